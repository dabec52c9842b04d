"""What is shown of a scenario of one's own: panels, what is due, facts, counters on the map."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.asking import MOST_TURNS
from companion.games.elst.own.clock import clock_choices
from companion.games.elst.own.commands import (
    LEAST_CALIBRE,
    MOST_CALIBRE,
    MOST_CHITS,
    MoveOwnPieces,
    TakePieces,
)
from companion.games.elst.own.setting_up import (
    battery_choices,
    naming_choices,
    observer_id,
    own_game,
)
from companion.games.elst.own.state import LONGEST_NAME, Piece
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.artillery.tracked import (
    Bounds,
    battery_facts,
    packed_batteries,
    tem_facts,
)
from companion.games.elst.procedures.clock import moment_in_words
from companion.games.elst.procedures.marking_step import packed_markers
from companion.games.elst.shown.artillery.card import battery_panel, battery_panel_id
from companion.games.elst.shown.clock import (
    CLOCK_PANEL,
    MARKERS_PANEL,
    TABLE_PANEL,
    clock_facts,
    clock_panel,
    held_up,
    markers_panel,
)
from companion.games.elst.shown.now import scenario_under_way
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.facts import Fact
from companion.kit.map_items import CounterMark, MapCounter, Symbol
from companion.kit.now import Now
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Choice, ChoiceList, Input, InputKind, Lines, Panel
from companion.kit.system import PackedItem
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

COUNTERS_PANEL = "starter-kit-forces"


def panels(scene: Scene) -> PanelSet:
    """The clock, a card a battery, what may be brought onto the table, markers, counters."""
    batteries = {
        battery_panel_id(one.id): partial(battery_panel, battery=one) for one in scene.game.batteries.values()
    }
    makers: dict[str, Callable[..., Panel]] = {
        CLOCK_PANEL: _tracker,
        **batteries,
        TABLE_PANEL: _table_panel,
        MARKERS_PANEL: markers_panel,
        COUNTERS_PANEL: _counters_panel,
    }
    return PanelSet(makers, scene)


def _tracker(scene: Scene) -> Panel:
    return clock_panel(scene, held_up(scene, clock_choices(scene)))


def _table_panel(scene: Scene) -> Panel:
    choices = ChoiceList((*battery_choices(scene),))
    return Panel(TABLE_PANEL, Reason("elst-panel-table"), (choices,), has_own_place=True)


def _counters_panel(scene: Scene) -> Panel:
    game = own_game(scene)
    args = {"turns": game.clock.length.last_turn, "half": "yes" if game.ends_half else "no"}
    parts = ChoiceList((*naming_choices(scene),)), Lines((Reason("own-length", args=args),))
    return Panel(COUNTERS_PANEL, Reason("own-panel-counters"), parts, has_own_place=True)


def now(scene: Scene) -> Now:
    """The phase under way with what it asks; the end."""
    if scene.game.clock.is_over:
        over = Reason("own-scenario-is-over")
        return Now(over, over)
    return scenario_under_way(scene, held_up(scene, clock_choices(scene)))


def facts(scene: Scene) -> Iterator[Fact]:
    """Every tracked fact: of the clock, of each battery."""
    yield from clock_facts(scene.game.clock, tuple(side.value for side in OwnSide), MOST_TURNS)
    levels = tuple(range(scene.field.most_level + 1))
    bounds = Bounds(MOST_CHITS, MOST_CHITS, (LEAST_CALIBRE, MOST_CALIBRE), levels)
    yield Fact("ends_half", Reason("own-fact-ends-half"), (True, False))
    for battery in scene.game.batteries.values():
        yield from battery_facts(battery, bounds)
    yield from tem_facts(scene.game.artillery)


def packed(scene: Scene) -> Iterator[PackedItem]:
    """Counters and chits of the batteries, smoke on the map, counters."""
    yield from packed_batteries(scene)
    yield from packed_markers(scene.game.markers)
    for piece in own_game(scene).pieces.values():
        yield PackedItem(_name(piece), hex=piece.hex, marks=(*_floor(piece),))


def recap(scene: Scene) -> Sequence[Reason]:
    """Turn and phase."""
    is_over = scene.game.clock.is_over
    return (Reason("own-scenario-is-over") if is_over else moment_in_words(scene.game.moment),)


# ---- the map ----


def counters(scene: Scene) -> Iterator[MapCounter]:
    """Every counter and observer, those on a floor apart from those on the ground."""
    for id_, piece in _standing(scene).items():
        is_observer = id_ not in own_game(scene).pieces
        yield MapCounter(
            id=id_,
            faction=piece.side.value,
            name=_name(piece),
            hex=piece.hex,
            box=f"floor-{piece.level}" if piece.level else "",
            place=next(_floor(piece), None),
            label=piece.name,
            symbol=Symbol.RADIO if is_observer else Symbol.NONE,
            marks=(*_floor_mark(piece),),
        )


def _standing(scene: Scene) -> dict[str, Piece]:
    """What stands on the map, by its id: counters, and observers, called as their batteries."""
    batteries = scene.game.batteries.values()
    observers = {observer_id(one.id): there for one in batteries for there in _observer(scene, one)}
    return {**own_game(scene).pieces, **observers}


def _observer(scene: Scene, battery: Battery) -> Iterator[Piece]:
    hex_, level = battery.observer.hex, battery.observer.level
    if hex_ is not None and hex_ in scene.field.board:
        yield Piece(side=OwnSide(battery.faction), name=battery.id[:LONGEST_NAME], hex=hex_, level=level)


def _name(piece: Piece) -> Reason:
    return Reason("own-piece", args={"side": piece.side.value, "name": piece.name})


def _floor(piece: Piece) -> Iterator[Reason]:
    if piece.level:
        yield Reason("level-floor", args={"level": piece.level})


def _floor_mark(piece: Piece) -> Iterator[CounterMark]:
    for floor in _floor(piece):
        yield CounterMark(Reason("own-mark-floor", args={"level": piece.level}), floor)


def move_command(scene: Scene, ids: Sequence[str], to: HexCoord) -> MoveOwnPieces:
    """The command that moves counters of one stack to the ground of a hex."""
    _require_stack(scene, ids)
    return MoveOwnPieces(ids=tuple(ids), hex=to)


def piece_choices(scene: Scene, ids: Sequence[str]) -> tuple[Choice, ...]:
    """Counters of one stack go to a floor of their hex, or off the map."""
    hex_ = _require_stack(scene, ids)
    values = {"ids": tuple(ids)}
    take = Choice(Reason("own-choice-take-pieces"), TakePieces, values)
    most = max(scene.field.levels(hex_))
    if not most:
        return (take,)
    floor = Input("level", InputKind.NUMBER, Reason("input-floor"), highest=most)
    return (Choice(Reason("own-choice-floor"), MoveOwnPieces, {**values, "hex": hex_}, (floor,)), take)


def _require_stack(scene: Scene, ids: Sequence[str]) -> HexCoord:
    """The hex of a stack; IllegalCommandError when the counters are gone or apart."""
    pieces = _standing(scene)
    places = {(pieces[id_].side, pieces[id_].hex, pieces[id_].level) for id_ in ids if id_ in pieces}
    if len(places) != 1 or not {*ids} <= {*pieces}:
        raise IllegalCommandError(Reason("own-pieces-gone"))
    return places.pop()[1]
