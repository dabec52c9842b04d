"""Plays and records both scenarios of No Prisoners to their end: `python -m tests.golden.whole_campaigns`.

By a seed, on the sample set-up with figures made up as they are asked for. Units march on the nearest enemy
or town, everybody attacks where it may be done, and what has never been done is done as soon as it may be.
"""

import sys
from collections import Counter as Tally
from pathlib import Path
from random import Random
from typing import Any

from companion.chance.answers import Roll, RollAnswer
from companion.chance.requests import RollRequest
from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.panels import Choice, Input
from companion.kit.questions import AnyRequest, Question, ReplyKind
from companion.kit.system import Start
from companion.session.messages import Command
from tests.games.no_prisoners.campaign.random_play import SYSTEM, WEIGHTS, Player
from tests.golden.deciding import unused
from tests.golden.lean import write_lean
from tests.golden.recording import Recording

SEEDS = {"war-in-the-desert": 24, "the-last-crusade": 18}
SETTINGS = {"war-in-the-desert": {"np-historical-revolt": True}}
FEW = 4  # units that a table may have lost without telling
NEW = 30.0  # how much rather something is done that was not done before
KEEN = 8.0  # how much rather somebody comes or attacks


class WholeCampaign(Player):
    """A scenario played to its end by players who choose at random."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.random, self.seen = Random(seed), Tally[str]()
        start = Start(scenario=scenario, options={SET_UP: SAMPLE}, settings=SETTINGS.get(scenario, {}))
        self.recording = Recording(SYSTEM, start)
        self.session = self.recording.session
        self._turn, self._told_on = self.game.moment.turn, 0

    def play(self, most: int = 6000) -> None:
        """To the end, every game turn bookmarked; a table that puts something right now and then."""
        while not self.game.is_over:
            self.act()
            if self.game.moment.turn > self._turn:
                self._turn = self.game.moment.turn
                self.recording.mark(f"turn {self._turn}")
        assert self.session.journal.next_seq < most

    # ---- answers ----

    def _answer(self, request: AnyRequest) -> None:
        """Dice as they are typed at a table."""
        if not isinstance(request, RollRequest):
            super()._answer(request)
            return
        rolls = [self._roll(request) for _ in range(len(request.rows) or 1)]
        self.session.answer(request.id, RollAnswer.physical(*rolls))

    def _reply(self, question: Question) -> Any:
        """Figures as they may well be printed."""
        if question.wants is not ReplyKind.NUMBER:
            return super()._reply(question)
        return self.random.randint(4 if question.purpose is NpPurpose.MOVEMENT else 1, 6)

    def _roll(self, request: RollRequest) -> Roll:
        return Roll.of(*(self.random.randint(1, request.faces) for _ in range(request.dice)))

    # ---- commands ----

    def act(self) -> None:
        """One answer or one command; a task that can be met no more is dropped."""
        if self._is_time_for_arabs():
            self._tell_an_arab_column()
            return
        if self.game.tasks and not self.session.state.waiting and not self.seen[cmd.DropTask.type]:
            self._lose_all_for_the_task()
        super().act()

    def _is_time_for_arabs(self) -> bool:
        """Whether a unit is due of which only its counter tells: one on each turn of the revolt."""
        game, is_busy = self.game, self.session.state.waiting or self.game.tasks
        is_now = (game.player_turn, game.moment.phase) == (PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
        return is_now and game.has_revolted and not is_busy and game.moment.turn != self._told_on

    def _tell_an_arab_column(self) -> None:
        turn = self._told_on = self.game.moment.turn
        column = {"name": f"Arab column {turn}", "kind": UnitType.CAVALRY}
        self._execute(cmd.MakeCounter(side=Faction.ALLIED, front=Front.EAST, **column), is_sure=True)

    def _lose_all_for_the_task(self) -> None:
        """The table has lost the very units that an event asks for: few enough to have been overlooked."""
        named = {unit for choice in self._offered(cmd.MeetTask) for unit in choice.values.get("units", ())}
        standing = [unit for unit in sorted(named) if self.game.counters[unit].is_on_map]
        if 0 < len(named) == len(standing) <= FEW:
            facts = {f"counters/{unit}/hex": None for unit in standing}
            facts |= {f"counters/{unit}/spot": Spot.REPLACEABLE.value for unit in standing}
            self.session.set_facts(facts, "they had been lost")

    def _offered(self, command: type[Command]) -> list[Choice]:
        return [choice for choice in self.session.choices() if choice.command is command and choice.is_legal]

    def _choose(self) -> None:
        """What was never done first; attacks rather than anything else."""
        choices = [choice for choice in self.session.choices() if choice.is_legal]
        choice = self.random.choices(choices, [self._weight(choice) for choice in choices])[0]
        command = self._build(choice)
        if command is not None:
            self._execute(command, is_sure=not choice.inputs)

    def _weight(self, choice: Choice) -> float:
        kind = choice.command
        if kind in (cmd.Attack, cmd.PursueWith, cmd.PlaceCounter):
            return KEEN
        return WEIGHTS.get(kind, 1.0) if self.seen[kind.type] else NEW

    def _give(self, input_: Input, choice: Choice) -> Any:
        """Supports now and then."""
        if input_.name in ("air", "naval", "command") and self.random.random() < 0.7:
            return "no"
        return super()._give(input_, choice)

    def _hex(self, choice: Choice) -> HexCoord | None:
        """A depot where somebody is to hold it, the railhead a hex further, Arabs by their ports."""
        if choice.command is cmd.PlaceCounter and choice.values["unit"] in self._arabs:
            ports = SYSTEM.field.printed_depots[Faction.ALLIED] & SYSTEM.field.hexes_of(Front.EAST)
            return self.random.choice(sorted(ports))
        if choice.command is cmd.MoveRailhead and self.game.railhead:
            near = [hex_ for hex_ in self.game.railhead.neighbours() if SYSTEM.field.has_rail(hex_)]
            return self.random.choice(near)
        if choice.command is not cmd.PlaceDepot:
            return super()._hex(choice)
        held = [c.hex for c in self.game.on_map if c.faction is Faction.ALLIED and c.front is Front.EAST]
        towns = [hex_ for hex_ in held if hex_ in self._free_towns(Front.EAST)]
        return self.random.choice(towns) if towns else None

    def _move(self) -> None:
        """On foot most often; who wants a depot goes first."""
        own = [
            c for c in self.game.at(Spot.MAP) if self.scene.is_own(c) and c.id not in self.game.phase.moved
        ]
        if not own or self.random.random() < 0.15:
            self._execute(cmd.NextPhase(), is_sure=False)
            return
        counter = self.random.choice(list(filter(self._seeks_depot, own)) or own)
        how = self.random.choices(("normal", "strategic", "rail", "landing"), (8, 1, 2, 0.5))[0]
        if goal := self._goal(counter, how):
            self._execute(cmd.MoveCounters(units=(counter.id,), hex=goal, how=how), is_sure=False)

    def _places(self, counter: Counter) -> list[HexCoord]:
        """The towns of a unit's front; Arabs want one for a depot first."""
        if self._seeks_depot(counter):
            return self._free_towns(counter.front)
        return [hex_ for hex_ in SYSTEM.field.towns if SYSTEM.field.front(hex_) is counter.front]

    def _seeks_depot(self, counter: Counter) -> bool:
        return counter.id in self._arabs and not self.seen[cmd.PlaceDepot.type]

    @property
    def _arabs(self) -> frozenset[str]:
        """The columns that were told."""
        return frozenset(c.id for c in self.game.counters.values() if c.name.startswith("Arab column"))

    def _free_towns(self, front: Front) -> list[HexCoord]:
        """Those of a front where no depot is printed."""
        field = SYSTEM.field
        printed = frozenset[HexCoord]().union(*field.printed_depots.values())
        return [hex_ for hex_ in field.towns if field.front(hex_) is front and hex_ not in printed]

    def _goal(self, counter: Counter, how: str) -> HexCoord | None:
        """The open hex nearest to an enemy or a town of the front."""
        if how not in ("normal", "strategic") or self.random.random() < 0.2:
            return super()._goal(counter, how)
        others = (c for c in self.game.on_map if c.front is counter.front)
        enemies = [c.hex for c in others if c.hex and c.faction is not counter.faction]
        is_for_place = self._seeks_depot(counter) or self.random.random() < 0.5
        wanted = self._places(counter) if is_for_place else enemies
        near = sorted(reachable(self.scene, counter, MoveKind(how)))
        if not near or not wanted:
            return None
        return min(near, key=lambda hex_: (min(distance(hex_, goal) for goal in wanted), hex_))


def recording_of(scenario: str) -> Path:
    """The file of a scenario's recording."""
    return Path(__file__).with_name(f"{scenario.replace('-', '_')}_whole.jsonl")


def write() -> None:
    """Record both scenarios anew."""
    for scenario, seed in SEEDS.items():
        player = WholeCampaign(scenario, seed)
        player.play()
        sys.stdout.write(f"{scenario}: never used {sorted(unused(player.session))}\n")
        write_lean(recording_of(scenario), player.recording.store.read())


if __name__ == "__main__":
    write()
