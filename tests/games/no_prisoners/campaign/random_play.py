"""Players that play No Prisoners at random, on the sample set-up, from the first phase to the end."""

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any

from companion.board.library import open_board
from companion.chance.sources import AppSource
from companion.games.no_prisoners.game import NoPrisoners
from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.questions import AnyRequest, Question, Reply, ReplyKind
from companion.kit.system import Players, Start
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command, Event
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SessionStore
from companion.session.stores.memory import MemoryStore

SYSTEM = NoPrisoners(open_board("no_prisoners"))
# What carries play on is done more often than what only adds to it.
WEIGHTS = {
    cmd.NextPhase: 2.0,
    cmd.Attack: 3.0,
    cmd.PlaceCounter: 2.0,
    cmd.BringCounter: 0.3,
    cmd.SendOptional: 0.1,
    cmd.MakeCounter: 0.02,
}


def begin(
    scenario: str,
    random: Random,
    players: Players = Players.SOLO,
    keys: OutsideKeys | None = None,
    system: NoPrisoners = SYSTEM,
    **settings: Any,
) -> Session:
    """A session with the sample set-up; two players need a place for their `keys`."""
    start = Start(scenario=scenario, players=players, options={SET_UP: SAMPLE}, settings=settings)
    return Session.create(system, MemoryStore(), start, random=random, keys=keys)


def by_hand(scene: Scene, facts: Mapping[str, Any], note: str = "") -> list[SetFacts]:
    """Facts of counters by their ids as the state keeps them, what is secret in commands of its own."""
    found: dict[str, dict[str, Any]] = {}
    for path, value in facts.items():
        kept, whose = _kept(scene, path)
        found.setdefault(whose, {})[kept] = value
    return [SetFacts(facts=own, note=note, secret_to=whose) for whose, own in found.items()]


def _kept(scene: Scene, path: str) -> tuple[str, str]:
    """Where the state keeps a fact, and whose secret it is."""
    sort, _, rest = path.partition("/")
    unit, _, field = rest.partition("/")
    counter = scene.game.counters.get(unit) if sort == "counters" else None
    if counter is None:
        return path, ""
    kept, whose = f"counters/{scene.back(counter)}", ""
    if field not in ("spot", "hex", "due", "after_revolt"):
        kept, whose = scene.card_of(counter) or (kept, "")
    return f"{kept}/{field}", whose


def with_every_key(session: Session, keys: OutsideKeys) -> Scene:
    """A session of two as it is, opened again with the keys of all seats."""
    again = Session.open(MemoryStore(session.store.read()), lambda _: SYSTEM, keys=keys)
    for seat in again.secrecy.seats:
        again.secrecy.unlock(seat)
    return Scene.of(again.state, SYSTEM.field)


class _AsUntilNow(NoPrisoners):
    """Begins sessions in which fog that is agreed on in play seals what is done whole."""

    def opening(self, start: Start) -> Sequence[Event]:
        return as_until_now(super().opening(start))


def as_until_now(opening: Sequence[Event]) -> Sequence[Event]:
    """An opening as sessions have it that know of no hands."""
    began, *others = opening
    return began.model_copy(update={"is_of_two": False}), *others


_AS_UNTIL_NOW = _AsUntilNow(SYSTEM.board)


class Fog(StrEnum):
    """How fog comes to a session of two."""

    HANDS = "cards in hand"
    LATER = "fog agreed on later"
    WHOLE = "sealed whole as until now"


def in_the_fog(
    start: Start, store: SessionStore, keys: OutsideKeys, fog: Fog = Fog.HANDS, *, is_agreed: bool = True
) -> Session:
    """A session of two in the fog, from the beginning or agreed on by both (or not yet) when it has begun."""
    settings = {**start.settings, FOG_OF_WAR: fog is Fog.HANDS}
    system = _AS_UNTIL_NOW if fog is Fog.WHOLE else SYSTEM
    session = Session.create(system, store, start.model_copy(update={"settings": settings}), keys=keys)
    if fog is not Fog.HANDS and is_agreed:
        for seat in session.secrecy.seats:
            session.secrecy.unlock(seat)
        session.choose_setting(FOG_OF_WAR, True)
        for seat in session.secrecy.seats:
            session.secrecy.lock(seat)
    return session


class Player:
    """Plays one scenario at random."""

    def __init__(self, random: Random, scenario: str = "the-last-crusade") -> None:
        self.random = random
        settings = {
            setting.key: random.choice(setting.options)
            for setting in SYSTEM.settings
            if setting.options and random.random() < 0.3
        }
        self.session = begin(scenario, random, **settings)
        self.seen: Tally[str] = Tally()

    @property
    def game(self) -> NpGame:
        """The table as those at the machine see it."""
        return self.scene.game

    @property
    def scene(self) -> Scene:
        return Scene.of(self.session.state, SYSTEM.field)

    def play(self, most: int = 6000) -> None:
        """To the end of the game."""
        for _ in range(most):
            if self.game.is_over:
                return
            self.act()
        raise AssertionError(f"no end after {most} acts: {self.game.moment}")

    def act(self) -> None:
        """One answer or one command."""
        if waiting := self.session.state.waiting:
            self._answer(waiting[0])
        elif self.game.moment.phase is Phase.MOVEMENT and self.random.random() < 0.85:
            self._move()
        else:
            self._choose()

    # ---- answers ----

    def _answer(self, request: AnyRequest) -> None:
        if not isinstance(request, Question):
            self.session.answer_from(request.id, AppSource(self.random))
            return
        self.session.answer(request.id, Reply(value=self._reply(request)))

    def _reply(self, question: Question) -> Any:
        if question.can_be_unknown and self.random.random() < 0.1:
            return None
        if question.wants is ReplyKind.NUMBER:
            return self.random.randint(question.lowest or 0, min(question.highest or 6, 6))
        return self.random.choice(question.options)

    # ---- commands ----

    def _move(self) -> None:
        turn = self.game.player_turn
        own = [
            c for c in self.game.at(Spot.MAP) if turn and (c.faction, c.front) == (turn.faction, turn.front)
        ]
        if not own or self.random.random() < 0.1:
            self._execute(cmd.NextPhase(), is_sure=False)
            return
        counter = self.random.choice(own)
        how = self.random.choice(("normal", "normal", "strategic", "rail", "landing"))
        if goal := self._goal(counter, how):
            self._execute(cmd.MoveCounters(units=(counter.id,), hex=goal, how=how), is_sure=False)

    def _goal(self, counter: Counter, how: str) -> HexCoord | None:
        if how in ("normal", "strategic"):
            scene = self.scene
            near = sorted(reachable(scene, counter, MoveKind(how)))
            ezoc = scene.ezoc(counter.faction, counter.front)
            close = [hex_ for hex_ in near if hex_ in ezoc]
            hexes = close if close and self.random.random() < 0.6 else near
            return self.random.choice(hexes) if hexes else None
        hexes = SYSTEM.field.towns if how == "landing" else self.scene.sources.rail[counter.faction]
        return self.random.choice(sorted(hexes))

    def _choose(self) -> None:
        choices = [choice for choice in self.session.choices() if choice.is_legal]
        assert choices, f"dead end at {self.game.moment}: {self.game.tasks} {self.game.combat}"
        weights = [WEIGHTS.get(choice.command, 1.0) for choice in choices]
        choice = self.random.choices(choices, weights)[0]
        command = self._build(choice)
        if command is not None:
            self._execute(command, is_sure=not choice.inputs)

    def _execute(self, command: Command, *, is_sure: bool) -> None:
        try:
            self.session.execute(command)
            self.seen[command.type] += 1
        except IllegalCommandError as error:
            self.seen[error.reason.key] += 1
            if is_sure:
                raise AssertionError(f"{command} was offered as legal") from error

    def _build(self, choice: Choice) -> Command | None:
        given = {input_.name: self._give(input_, choice) for input_ in choice.inputs}
        return None if None in given.values() else choice.build(**given)

    def _give(self, input_: Input, choice: Choice) -> Any:
        match input_.kind:
            case InputKind.HEX:
                return self._hex(choice)
            case InputKind.NUMBER:
                return self.random.randint(0, 16)
            case InputKind.OPTION:
                return self.random.choice(input_.options)
            case InputKind.TEXT:
                return f"unit {self.random.randint(1, 999)}"

    def _hex(self, choice: Choice) -> HexCoord | None:
        """Where the rules let the counter go, if anywhere."""
        scene, field = self.scene, SYSTEM.field
        unit = choice.values.get("unit", "")
        match choice.command:
            case cmd.RetreatUnit:
                hexes = retreat_ends(scene, unit)
            case cmd.PursueWith:
                hexes = pursuit_ends(scene, unit, pursuit_allowance(scene, unit))
            case cmd.MoveRailhead:
                hexes = frozenset(hex_ for hex_ in field.board if field.has_rail(hex_))
            case cmd.PlaceDepot:
                hexes = frozenset(field.towns)
            case _:
                counter = scene.game.counters[unit]
                hexes = field.entry_hexes(counter.faction, counter.front) | field.south_edge
        return self.random.choice(sorted(hexes)) if hexes else None
