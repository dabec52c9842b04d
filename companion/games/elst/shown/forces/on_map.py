"""The tracked counters as a map shows them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from companion.games.elst.procedures.forces.entering import waiting_to_be_placed
from companion.games.elst.procedures.forces.moved import moved_in
from companion.games.elst.procedures.forces.state import Holding, Place, Spot
from companion.games.elst.procedures.forces.under_own_fire import own_fire_on
from companion.games.elst.procedures.forces.words import place_in_words
from companion.games.elst.rules.forces.marks import Mark, mark_in_words
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.piece_words import piece_facts
from companion.games.elst.table.scene import Scene
from companion.kit.map_items import CounterMark, MapCounter, Motion, Style, Symbol
from companion.latest import Latest, LatestOfEach
from companion.reason import Reason

_SHOWN = (Spot.HAND, Spot.OFFBOARD, Spot.MAP)
_SYMBOLS = {
    PieceKind.SQUAD: Symbol.INFANTRY,
    PieceKind.HALF_SQUAD: Symbol.INFANTRY,
    PieceKind.CREW: Symbol.INFANTRY,
    PieceKind.LEADER: Symbol.LEADER,
    PieceKind.WEAPON: Symbol.WEAPON,
    PieceKind.RADIO: Symbol.RADIO,
    PieceKind.GUN: Symbol.ARTILLERY,
    PieceKind.VEHICLE: Symbol.ARMOUR,
}
_MOVING_PHASES = (Phase.MOVEMENT, Phase.ADVANCE)


@dataclass(frozen=True, slots=True)
class Stacked:
    """A counter shown, with what is tracked of it."""

    shown: MapCounter
    holding: Holding


_all: Latest[tuple[Stacked, ...]] = Latest(most=2)
_kept: LatestOfEach[tuple[Stacked, ...]] = LatestOfEach()
_tidied: Latest[None] = Latest()


def stacked_counters(scene: Scene) -> tuple[Stacked, ...]:
    """Every counter on the map, in hand and about to enter, one by one."""
    return _all.of((scene,), lambda: tuple(_every(scene)))


def _every(scene: Scene) -> Iterator[Stacked]:
    game = scene.game
    changing = (game.artillery, game.forces.broken_morale, scene.force_readings, scene.field)
    moved = moved_in(game.forces, game.moment)
    shown = [holding for holding in game.forces.holdings if holding.place.spot in _SHOWN]
    shown += _about_to_be_placed(scene)
    for holding in shown:
        gone = moved[(holding.faction, holding.place, holding.type, holding.marks)] if moved else 0
        motion = _motion(scene, holding)
        of = (holding, gone, *changing)
        # of each motion by itself: phase by phase the same counters wait again
        yield from _kept.of((id(holding), motion), of, partial(_stack, scene, holding, gone, motion))
    _tidied.of((game.forces.holdings,), partial(_tidy, shown))


def _about_to_be_placed(scene: Scene) -> Iterator[Holding]:
    """Those Retained who may be placed off the map in this phase (CG8b)."""
    waiting = waiting_to_be_placed(scene, Spot.RETAINED)
    for holding in scene.game.forces.of(scene.game.moment.player) if waiting else ():
        count = sum(some.count for some in waiting if some.kind == holding.pieces.kind)
        if holding.place.spot is Spot.RETAINED and count:
            yield holding if count == holding.count else holding.model_copy(update={"count": count})


def _tidy(shown: Iterable[Holding]) -> None:
    """Forget counters that are no longer there."""
    _kept.keep_only(set(product(map(id, shown), Motion)))


def _stack(scene: Scene, holding: Holding, gone: int, motion: Motion) -> tuple[Stacked, ...]:
    """The counters of a holding, those that have moved first."""
    motions = (Motion.DONE if number < gone else motion for number in range(holding.count))
    return tuple(_stacked(scene, holding, number, one) for number, one in enumerate(motions))


def _stacked(scene: Scene, holding: Holding, number: int, motion: Motion) -> Stacked:
    type_, place = holding.piece_type, holding.place
    shown = MapCounter(
        id="/".join((_place_id(holding), holding.type, *holding.marks, str(number))),
        faction=holding.faction.value,
        name=Reason("forces-packed", args={"side": holding.faction.value, "name": printed_name(type_)}),
        hex=place.hex,
        box=_box(place),
        place=place_in_words(place) if _box(place) else None,
        label=type_.name,
        title="SS" if type_.is_ss else "",
        symbol=_SYMBOLS[type_.kind],
        size=_size(type_),
        marks=(*((_STEEPLE,) if place.level else ()), *map(_mark, holding.marks)),
        motion=motion,
        facts=(*piece_facts(type_.id, holding.faction, scene.force_readings), *own_fire_on(scene, holding)),
    )
    return Stacked(shown, holding)


_STEEPLE = CounterMark(Reason("forces-mark-steeple"), Reason("forces-packed-steeple"))


def _mark(mark: Mark) -> CounterMark:
    letter = Reason("forces-mark-letter", args={"mark": mark.value})
    return CounterMark(letter, mark_in_words(mark), Style.BAD)


def _box(place: Place) -> str:
    """A steeple stacks apart from the ground below it (1.1h)."""
    if place.hex is None:
        return place.spot.value
    return "steeple" if place.level else ""


def _place_id(holding: Holding) -> str:
    place = holding.place
    where = f"{place.hex.q},{place.hex.r},{place.level}" if place.hex else place.spot.value
    return f"{holding.faction.value}/{where}"


def _size(type_: PieceType) -> str:
    return {PieceKind.HALF_SQUAD: "½", PieceKind.CREW: "c"}.get(type_.kind, "")


def _motion(scene: Scene, holding: Holding) -> Motion:
    """Counters in hand wait to be set up, others to be placed; units move in their own phases."""
    if holding.place.spot in (Spot.HAND, Spot.RETAINED):
        return Motion.DUE
    moment, type_ = scene.game.moment, holding.piece_type
    if moment.player is not holding.faction or moment.phase not in _MOVING_PHASES:
        return Motion.FREE
    moves = type_.is_infantry or (type_.kind is PieceKind.VEHICLE and moment.phase is Phase.MOVEMENT)
    return Motion.DUE if moves else Motion.FREE
