"""Plays and records two dates of the campaign of Elst and more: `python -m tests.golden.whole_elst`.

By a seed, one player for both sides, the dice drawn: the first scenario with batteries of both sides and
counters that are tracked, a Refit Phase through every step, the next scenario, another Refit Phase. What is
done is chosen at random among what is legal; what was never done is done as soon as it may be.
"""

import sys
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    DeclineContact,
    RemoveBattery,
    SetObserverStatus,
    SetPossession,
    SetRadio,
)
from companion.games.elst.procedures.clock import AgreeToEnd, NextPhase
from companion.games.elst.procedures.forces.commands import (
    AddRoster,
    CapturePieces,
    CountPanzerfausts,
    FireAt,
    FirePanzerfaust,
    LeaveMap,
    MarkPieces,
    MovePieces,
    PassRoad,
    PlaceGrenade,
    RallyPieces,
    RemovePieces,
    StartVehicle,
    TakeControl,
    TellBritishArea,
    TellControl,
    TellRoll,
    TrySelfRally,
    UseStairs,
    Weakening,
    WeakenUnit,
)
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.marking import ChangeAllSmoke, PutMarker, TakeMarker
from companion.games.elst.procedures.refit.commands import (
    BringGroup,
    Concede,
    Consolidate,
    CorrectAreas,
    CountLosses,
    CountRetained,
    DropGroup,
    DropRetained,
    FinishScenario,
    FixAreas,
    LoseCaptured,
    MarkRetained,
    NextRefitStep,
    Possess,
    Resupply,
    SendTo,
    TellLosses,
    TellVehicles,
    TradeLmg,
    TryEscape,
    WithdrawTanks,
)
from companion.games.elst.rules.forces.marks import LASTING, Mark
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.refit.groups import groups_of
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import SmokeKind
from tests.games.elst import random_play
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.random_players import Players
from tests.games.elst.table import at
from tests.golden.deciding import unused
from tests.golden.lean import write_lean
from tests.golden.recording import Recording

RECORDING = Path(__file__).with_name("elst_whole.jsonl")
SEED = 41
REFITS = 2
BATTERIES = ["german-field-gun", "british-battalion-mortar"]
CHURCH, ROAD, EDGE = at("NN8"), at("KK15"), at("TT10")
OF_EXAMPLE = tuple(map(at, ("H17", "B16", "F14", "L12", "C13", "E16")))
AILING = tuple(mark for mark in LASTING if mark is not Mark.CAPTURED)
WELL = ("status", "radio", "has_radio")  # what is told of an observer, what lets him fire first

NEW = 30.0  # how much rather something is done that was not done before
AT_WILL = 0.01  # what may be told at any time
RARE = dict.fromkeys((SetPossession, SetRadio, SetObserverStatus), 0.005)
WEIGHTS = {NextPhase: 0.6, NextRefitStep: 1.0, DeclineContact: 0.5, RemoveBattery: 0.0, **RARE}

ROSTERS = {
    GERMAN: "3x SS 4-4-7, 9-1 @ NN8\nPanther @ KK15\n6-5-8, SS 2-3-7",
    BRITISH: "2x 4-5-7, 8-1 @ TT10\n4-5-7, HS 2-4-7, 9-1 @ OO8",
}
SS = {"side": GERMAN, "text": "SS 4-4-7"}
IN_CHURCH = SS | {"hex": CHURCH}
ON_EDGE = {"side": BRITISH, "text": "4-5-7", "spot": Spot.MAP, "hex": EDGE}
IN_EAST = {"side": GERMAN, "place": "#2"}


def _held(side: Faction) -> tuple[HexCoord, ...]:
    """The hexes that a side holds in the example."""
    ground = worked_example.ground().strategic
    return tuple(
        hex_ for hex_, holder in worked_example.control().items() if holder is side and hex_ in ground
    )


TOLD: tuple[Command, ...] = (
    *(AddRoster(side=side, text=text) for side, text in ROSTERS.items()),
    UseStairs(**IN_CHURCH, goes_up=True),
    FireAt(**IN_CHURCH, level=1, weapon=WeaponKind.SMALL_ARMS, at=at("OO8")),
    PlaceGrenade(**IN_CHURCH, at=CHURCH),
    StartVehicle(side=GERMAN, text="Panther", hex=ROAD),
    WeakenUnit(**IN_CHURCH, how=Weakening.CASUALTY_REDUCTION, spot=Spot.MAP),
    MarkPieces(**IN_CHURCH, spot=Spot.MAP, mark=Mark.PINNED),
    TellRoll(**IN_CHURCH, spot=Spot.MAP, total=9, at=at("OO8"), note="Prep Fire"),
    MarkPieces(**ON_EDGE, mark=Mark.BROKEN),
    RallyPieces(**ON_EDGE, total=5, is_rallied=True),
    LeaveMap(side=BRITISH, text="8-1", hex=EDGE),
    MovePieces(side=GERMAN, text="6-5-8", to_spot=Spot.ELIMINATED),
    MovePieces(side=BRITISH, text="4-5-7", spot=Spot.MAP, hex=EDGE, to_spot=Spot.ELIMINATED),
    RemovePieces(side=GERMAN, text="SS 2-3-7"),
    PassRoad(side=GERMAN, hexes=(at("A12"),)),
    TellControl(text="British OO8, A12"),
    TellBritishArea(hexes=(at("TT6"), at("TT8"))),
    CountPanzerfausts(),
    FirePanzerfaust(),
    TrySelfRally(),
    PutMarker(kind=MarkerKind.SMOKE, hex=at("M10")),
    ChangeAllSmoke(old=SmokeKind.SMOKE, new=SmokeKind.DISPERSED),
    PutMarker(kind=MarkerKind.VEHICLE, hex=at("M12")),
    TakeMarker(kind=MarkerKind.VEHICLE, hex=at("M12")),
)
AT_LAST: tuple[Command, ...] = (
    AddRoster(side=GERMAN, text="SS 4-4-7, LMG @ OO8"),
    AddRoster(side=BRITISH, text="4-5-7 @ OO8"),
    CapturePieces(side=GERMAN, text="LMG", spot=Spot.MAP, hex=at("OO8")),
)
# What is told of the first step that it belongs to, of the rulebook's example mostly.
AT_STEP: dict[RefitStep, tuple[Command, ...]] = {
    RefitStep.MELEE: (TellLosses(side=GERMAN, text="2x SS 4-4-7, SS 6-5-8, SS 2-3-7"),),
    RefitStep.SETUP_AREAS: (
        TakeControl(side=None, hexes=tuple(worked_example.ground().edge_roads)),
        *(TakeControl(side=side, hexes=_held(side)) for side in Faction),
        TellVehicles(side=BRITISH, hexes=tuple(map(at, worked_example.BRITISH_VEHICLES))),
    ),
    RefitStep.ESCAPE: (
        TryEscape(side=BRITISH, text="4-5-7, LMG", hex=at("H17")),
        TryEscape(side=GERMAN, text="SS 2-3-7", hex=at("B16")),
        SendTo(side=GERMAN, hex=at("B16"), goal="#2"),
    ),
    RefitStep.POSSESSION: (
        Possess(side=BRITISH, place="#1", text="LMG", built_for=GERMAN),
        CountRetained(**IN_EAST, text="Tiger", mark=Mark.DISABLED),
        CountRetained(**IN_EAST, text="2x LMG, 2x SS 2-3-7"),
        CountRetained(**IN_EAST, text="PaK40", mark=Mark.SPENT, hex=at("M15")),
    ),
    RefitStep.CONSOLIDATION: (Consolidate(**IN_EAST),),
    RefitStep.REPAIR: (
        CountRetained(side=BRITISH, place="#1", text="Sherman V"),
        CountRetained(**IN_EAST, text="Panther", mark=Mark.RECALLED),
        CountRetained(**IN_EAST, text="PIAT", mark=Mark.CAPTURED),
        MarkRetained(**IN_EAST, text="PIAT", mark=Mark.MALFUNCTIONED),
        LoseCaptured(),
        TradeLmg(**IN_EAST, text="Tiger"),
        Resupply(),
        WithdrawTanks(),
    ),
}


class RecordedTable(CampaignTable):
    """A campaign's table that keeps what is recorded, a second an entry."""

    def __init__(self, random: Random) -> None:
        start = Start(scenario="initial", options={"batteries": BATTERIES})
        self.recording = Recording(SYSTEM, start, random=random)
        self.session, self.store = self.recording.session, self.recording.store


class Gunner(random_play.Player):
    """Plays the artillery of a session that others play too."""

    def __init__(self, whole: "WholeElst") -> None:
        self.whole, self.random, self.session = whole, whole.random, whole.table.session
        self.phases = 1

    def _choose(self, choices: Sequence[Choice]) -> None:
        legal = [choice for choice in choices if choice.is_legal]
        self._execute(self.random.choices(legal, [self._weight(choice) for choice in legal])[0])

    def _weight(self, choice: Choice) -> float:
        """The second scenario ends by agreement, after two turns; a battery is taken out only then."""
        kind = choice.command
        if kind is RemoveBattery and not self.whole.refits:
            return 0.0
        if kind is AgreeToEnd:
            return NEW if self.whole.refits and self.session.state.game.moment.turn > 2 else 0.0
        if not self.whole.seen[kind.type]:
            return NEW
        is_played = kind in (*random_play.PLAYED, NextPhase)
        return WEIGHTS.get(kind, random_play.WEIGHTS.get(kind, 1.0 if is_played else AT_WILL))

    def _give(self, input_: Input, choice: Choice) -> Any:
        """What lets a battery fire, most often: an observer who is well, a radio that works."""
        if input_.name in WELL and self.random.random() < 0.7:
            return input_.options[0]
        return super()._give(input_, choice)

    def _execute(self, choice: Choice) -> None:
        self.whole.is_done(self.build(choice))


class WholeElst(Players):
    """A campaign played by somebody who chooses at random."""

    def __init__(self, seed: int) -> None:
        self.random, self.seen = Random(seed), Tally[str]()
        self.scenarios, self.refits = 0, 0
        self.table = RecordedTable(self.random)
        self.left = list(TOLD)

    def play(self) -> None:
        """Scenarios and the Refit Phases after them; then equipment is taken, and a side gives in."""
        while self.refits < REFITS:
            self._play_scenario()
            self._refit()
        for command in AT_LAST:
            self.table.session.overrule(command, "beyond the play area")
        self.table.do(Concede(side=GERMAN))

    def _mark(self, name: str) -> None:
        self.table.recording.mark(name)

    # ---- a scenario ----

    def _play_scenario(self) -> None:
        self.scenarios += 1
        gunner, turn = Gunner(self), 0
        while not gunner.is_over:
            now = self.table.state.game.clock.moment.turn
            if now > turn:
                turn = now
                self._mark(f"scenario {self.scenarios} turn {turn}")
            if not self.table.asked:
                self._tell()
            gunner.act()
        self.is_done(FinishScenario())

    def _tell(self) -> None:
        """The first of what is told that may be told now."""
        wish = next(filter(self.is_done, list(self.left)), None)
        if wish:
            self.left.remove(wish)

    # ---- the Refit Phase after it ----

    def _refit(self) -> None:
        """To the next scenario; between two of one date the phase is not whole (4.5171a)."""
        begun: list[RefitStep] = []
        while step := self.table.campaign.step:
            if step not in begun[-1:]:
                self._begin_step(step)
                begun.append(step)
            self._one_command()
        self.refits += RefitStep.NEW_DATE in begun

    def _begin_step(self, step: RefitStep) -> None:
        self._mark(f"refit {self.refits + 1} {step.value}")
        for wish in AT_STEP.get(step, ()):
            self.is_done(wish)
            self._answer_all()

    def _ground_wishes(self) -> Iterator[Command]:
        """As it was told; a hex that the table sees otherwise."""
        if not self.seen[CorrectAreas.type]:
            yield CorrectAreas(hexes=(at("M10"),), holding=Holding.UNCONTROLLED)
        yield FixAreas()

    def _one_command(self) -> None:
        """What was never done first; then whatever may be done."""
        wishes = sorted(self._wishes(), key=self._turn)
        assert any(map(self.is_done, wishes)), f"dead end at {self.table.campaign.step}"
        self._answer_all()

    def _answer_all(self) -> None:
        while request := self.table.asked:
            self._answer(request)

    def _turn(self, wish: Command) -> float:
        """The lower the sooner: by a lot, weighed."""
        weight = WEIGHTS.get(type(wish), 1.0 if self.seen[wish.type] else NEW)
        return -(self.random.random() ** (1 / weight))

    def is_done(self, wish: Command) -> bool:
        """Give a command, unless it is refused."""
        try:
            self.table.do(wish)
        except IllegalCommandError:
            return False
        self.seen[wish.type] += 1
        return True

    def _wishes(self) -> Iterator[Command]:
        yield from super()._wishes()
        yield from self._struck_off()

    def _hex(self) -> HexCoord:
        """A hex of which the rulebook's example tells, now and then."""
        return self.random.choice(OF_EXAMPLE) if self.random.random() < 0.5 else super()._hex()

    def _struck_off(self) -> Iterator[Command]:
        """Corrections of what was counted or bought; groups brought to where they are Retained."""
        side = self._side()
        yield CountLosses(side=side)
        for lot in self.table.campaign.stock:
            there = {"side": lot.side, "place": lot.place, "text": roster_text((lot.pieces,))}
            if self.random.random() < 0.1:
                yield MarkRetained(**there, mark=self.random.choice(AILING))
                yield DropRetained(**there)
        for group in groups_of(side):
            yield DropGroup(faction=side, group=group)
            yield BringGroup(faction=side, group=group, bought=1, place="entry")


def write() -> None:
    """Record the campaign anew."""
    player = WholeElst(SEED)
    player.play()
    sys.stdout.write(f"never used {sorted(unused(player.table.session))}\n")
    write_lean(RECORDING, player.table.store.read())


if __name__ == "__main__":
    write()
