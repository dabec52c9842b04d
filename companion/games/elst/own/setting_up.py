"""Setting up a scenario of one's own: names of sides, batteries as its card gives them, counters."""

from collections.abc import Iterator, Sequence

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.commands import (
    LEAST_CALIBRE,
    MOST_CALIBRE,
    MOST_CHITS,
    BringOwnBattery,
    MoveOwnPieces,
    NameOwnCounters,
    NameSide,
    TakePieces,
)
from companion.games.elst.own.lines import named_pieces, own_name
from companion.games.elst.own.setting_up_events import PiecesMoved, PiecesPut, PiecesTaken, SideNamed
from companion.games.elst.own.state import OwnGame
from companion.games.elst.procedures.artillery.choices import YES_NO, first_free
from companion.games.elst.procedures.artillery.contacting import change_observer
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.artillery.table_step import bring_in, new_battery_id
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.step import Handlers, never_refuses
from companion.games.elst.rules.artillery.access import Chit, new_pile
from companion.games.elst.rules.artillery.radio import Observer, ObserverKind
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_OBSERVER = "observer/"
_LETTERS = {OwnSide.FIRST: "A", OwnSide.SECOND: "B"}


def own_game(scene: Scene) -> OwnGame:
    """The game with what it has besides."""
    if not isinstance(scene.game, OwnGame):
        raise TypeError("a scenario of Elst")
    return scene.game


def _name(course: Course, command: NameSide) -> None:
    course.add(SideNamed(side=command.side, name=own_name(command.name)))


def _bring(course: Course, command: BringOwnBattery) -> None:
    battery = Battery(
        id=new_battery_id(course.scene, command.battery),
        faction=command.side,
        kind=command.kind,
        calibre=command.calibre,
        may_fire_smoke=command.may_fire_smoke,
        accuracy_number=command.accuracy_number,
        contact_number=command.contact_number,
        observer=Observer(kind=command.observer),
    )
    bring_in(course, battery, new_pile({Chit.BLACK: command.black, Chit.RED: command.red}))


def _put(course: Course, command: NameOwnCounters) -> None:
    course.add(PiecesPut(pieces=named_pieces(command.text, command.side, course.scene.field.board)))


def observer_id(battery: str) -> str:
    """The id of a battery's observer among the counters."""
    return f"{_OBSERVER}{battery}"


def _observers(scene: Scene, ids: Sequence[str]) -> tuple[str, ...]:
    """The batteries of the observers among some counters; IllegalCommandError for a counter that is gone."""
    named = tuple(id_.removeprefix(_OBSERVER) for id_ in ids if id_.startswith(_OBSERVER))
    pieces = {id_ for id_ in ids if not id_.startswith(_OBSERVER)}
    if not pieces <= {*own_game(scene).pieces} or not {*named} <= {*scene.game.artillery.batteries}:
        raise IllegalCommandError(Reason("own-pieces-gone"))
    return named


def _place(course: Course, ids: Sequence[str], hex_: HexCoord | None, level: int = 0) -> None:
    """Observers go where the counters beside them go."""
    for battery in _observers(course.scene, ids):
        observer = course.scene.battery(battery).observer
        change_observer(course, battery, observer.model_copy(update={"hex": hex_, "level": level}))


def _move_refusal(scene: Scene, command: MoveOwnPieces) -> Reason | None:
    if command.hex not in scene.field.board:
        return Reason("own-off-map", hexes=(command.hex,))
    if not scene.field.has(command.hex, command.level):
        return Reason("own-no-such-floor", hexes=(command.hex,), args={"level": command.level})
    return None


def _move(course: Course, command: MoveOwnPieces) -> None:
    _place(course, command.ids, command.hex, command.level)
    course.add(PiecesMoved(ids=command.ids, hex=command.hex, level=command.level))


def _take(course: Course, command: TakePieces) -> None:
    _place(course, command.ids, None)
    course.add(PiecesTaken(ids=command.ids))


HANDLERS: Handlers = {
    NameSide: (never_refuses, _name),
    BringOwnBattery: (never_refuses, _bring),
    NameOwnCounters: (never_refuses, _put),
    MoveOwnPieces: (_move_refusal, _move),
    TakePieces: (never_refuses, _take),
}


# ---- choices ----


def setting_up_choices(scene: Scene) -> Sequence[Choice]:
    """Names and batteries."""
    return (*naming_choices(scene), *battery_choices(scene))


def naming_choices(scene: Scene) -> Iterator[Choice]:
    """What each side is called."""
    for side in OwnSide:
        label = Reason("own-choice-name-side", args={"side": side.value})
        name = Input("name", InputKind.TEXT, Reason("input-own-name"))
        yield Choice(label, NameSide, {"side": side}, (name,))


def battery_choices(scene: Scene) -> Iterator[Choice]:
    """A battery for each side, with what its card and its radio say."""
    for side in OwnSide:
        label = Reason("own-choice-bring-battery", args={"side": side.value})
        values = {"battery": first_free(scene, _LETTERS[side]), "side": side}
        yield Choice(label, BringOwnBattery, values, tuple(_battery_inputs()))


def _battery_inputs() -> Iterator[Input]:
    kinds = tuple(kind.value for kind in BatteryKind)
    observers = (ObserverKind.LEADER.value, ObserverKind.OFFBOARD.value)
    yield Input("kind", InputKind.OPTION, Reason("input-own-kind"), kinds)
    yield _number("calibre", LEAST_CALIBRE, MOST_CALIBRE)
    yield Input("may_fire_smoke", InputKind.OPTION, Reason("input-own-smoke"), YES_NO)
    yield Input("observer", InputKind.OPTION, Reason("input-own-observer"), observers)
    yield _number("contact_number", 2, 12, may_be_left=True)
    yield _number("black", 1, MOST_CHITS)
    yield _number("red", 0, MOST_CHITS)
    yield _number("accuracy_number", 1, 2, may_be_left=True)


def _number(name: str, lowest: int, highest: int, *, may_be_left: bool = False) -> Input:
    label = Reason(f"input-own-{name.replace('_', '-')}")
    return Input(name, InputKind.NUMBER, label, lowest=lowest, highest=highest, may_be_left=may_be_left)
