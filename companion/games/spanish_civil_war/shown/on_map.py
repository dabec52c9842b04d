"""The counters of a battle on its map, and what the ground of a hex gives."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.words import (
    formation_in_words,
    size_mark,
    unit_in_words,
    values_text,
)
from companion.games.spanish_civil_war.procedures.entering import is_due
from companion.games.spanish_civil_war.procedures.reserves import is_called
from companion.games.spanish_civil_war.rules.combat.terrain import terrain_bonus
from companion.games.spanish_civil_war.rules.ground.overlays import status_marks
from companion.games.spanish_civil_war.rules.ground.situation import Status
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.shown.map_pontoons import pontoon_lines, pontoon_marks
from companion.games.spanish_civil_war.shown.schedule import comes_with, hq_back, waiting_of
from companion.games.spanish_civil_war.shown.traits import traits_of
from companion.games.spanish_civil_war.table.fight_events import slope_in_words
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import IN_ORDER, Spot, Unit
from companion.games.spanish_civil_war.table.state import Status as TableStatus
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import (
    CounterMark,
    MapCounter,
    Motion,
    Symbol,
)
from companion.latest import LatestOfEach
from companion.reason import Reason

_SYMBOLS = {
    Arm.INFANTRY: Symbol.INFANTRY,
    Arm.CAVALRY: Symbol.CAVALRY,
    Arm.ENGINEER: Symbol.ENGINEER,
    Arm.ARMOUR: Symbol.ARMOUR,
    Arm.LIGHT_ARMOUR: Symbol.ARMOUR,
    Arm.ANTI_TANK: Symbol.WEAPON,
    Arm.ANTI_AIRCRAFT: Symbol.WEAPON,
    Arm.ARTILLERY: Symbol.ARTILLERY,
    Arm.HEADQUARTERS: Symbol.HEADQUARTERS,
    Arm.TRUCK: Symbol.TRANSPORT,
    Arm.AIR: Symbol.AIR,
}
_BESIDE = (Spot.HAND, Spot.MADRID)  # the map
_SHOWN = (Spot.MAP, *_BESIDE)
_LONGEST_NAME = 12
_looks: LatestOfEach[MapCounter] = LatestOfEach()
_schedules: LatestOfEach[Reason] = LatestOfEach()
_traits: dict[str, tuple[Reason, ...]] = {}


def map_counters(scene: Scene) -> Iterator[MapCounter]:
    """Every unit on the map, to be set up, or in the reserve's box."""
    game, judged, twins = scene.game, scene.game.judged_now, _twins(scene)
    for id_, unit in game.units.items():
        if unit.stand.spot in _SHOWN:
            traits = _told_apart_by(scene, unit) if id_ in twins else ()
            yield _looking_as(scene, unit, judged.get(id_, IN_ORDER), traits)


def _twins(scene: Scene) -> frozenset[str]:
    """Those in whose place others show the same values: only these are to be told apart by more."""
    units = scene.game.units.values()
    beside = [tuple(unit for unit in units if unit.stand.spot is spot) for spot in _BESIDE]
    together = (place for place in (*scene.stacks.values(), *beside) if len(place) > 1)
    return frozenset(id_ for place in together for id_ in _alike(place))


def _alike(units: Sequence[Unit]) -> Iterator[str]:
    """Those of some units that show the same as another."""
    alike: dict[Hashable, list[str]] = {}
    for unit in units:
        alike.setdefault((unit.counter.arm, unit.face), []).append(unit.id)
    return (id_ for ids in alike.values() if len(ids) > 1 for id_ in ids)


def _told_apart_by(scene: Scene, unit: Unit) -> tuple[Reason, ...]:
    """The same object for as long as it says the same: else no twin would look as before."""
    traits = tuple(traits_of(scene, unit))
    if _traits.get(unit.id) != traits:
        _traits[unit.id] = traits
    return _traits[unit.id]


def _looking_as(scene: Scene, unit: Unit, status: TableStatus, traits: tuple[Reason, ...]) -> MapCounter:
    """The same object for as long as it looks the same: a new phase leaves most as they are."""
    motion, is_supplied, is_in_command = _motion(scene, unit), status.is_supplied, status.is_in_command
    is_bridge = bool(scene.game.pontoons) and unit.id in scene.game.standing_pontoons
    looks = (unit, is_supplied, is_in_command, is_bridge, _schedule(scene, unit), traits)
    # of each motion by itself: phase by phase the same units wait again
    return _looks.of((unit.id, motion), looks, partial(_counter, scene, unit, status, motion, traits))


def _counter(
    scene: Scene, unit: Unit, status: TableStatus, motion: Motion, traits: tuple[Reason, ...]
) -> MapCounter:
    counter, stand = unit.counter, unit.stand
    is_on_map = stand.spot is Spot.MAP
    return MapCounter(
        id=unit.id,
        faction=unit.faction.value,
        name=unit_in_words(counter),
        hex=stand.hex if is_on_map else None,
        box="" if is_on_map else _box(scene, unit),
        place=None if is_on_map else _place(scene, unit),
        label=values_text(unit.face, counter.arm),
        title=_designation(counter),
        symbol=_SYMBOLS[counter.arm],
        size=size_mark(counter),
        marks=_marks(scene, unit, status),
        is_reduced=stand.is_reduced,
        motion=motion,
        formation=counter.formation,
        likeness=counter.model_copy(update={"id": ""}),
        traits=traits,
    )


def _designation(counter: Counter) -> str:
    """What is printed on a counter, if it finds room on it; else its formation for short."""
    is_short = 0 < len(counter.name) <= _LONGEST_NAME
    return counter.name if is_short else counter.formation.split("-", 2)[2]


def _box(scene: Scene, unit: Unit) -> str:
    """What waits off the map lies formation by formation, as it is set up and arrives; a lost HQ alone."""
    spot, back = unit.stand.spot, unit.stand.returns
    if spot is not Spot.HAND:
        return spot.value
    return f"{spot.value}-{comes_with(scene, unit).id if back is None else unit.id}"


def _place(scene: Scene, unit: Unit) -> Reason:
    if unit.stand.spot is not Spot.HAND:
        return Reason(f"scw-spot-{unit.stand.spot.value}")
    schedule = _schedule(scene, unit)
    if schedule is not None:
        return schedule
    return hq_back(unit)


def _schedule(scene: Scene, unit: Unit) -> Reason | None:
    """When and where a unit's formation comes; None for one that the schedule does not bring."""
    if unit.stand.spot is not Spot.HAND or unit.stand.returns is not None:
        return None
    formation = comes_with(scene, unit)

    def told() -> Reason:
        args = waiting_of(scene, formation)
        return Reason("scw-waiting", args=args, about=formation_in_words(formation.id))

    return _schedules.of(formation.id, (scene.game.clock, scene.readings), told)


def _marks(scene: Scene, unit: Unit, status: TableStatus) -> tuple[CounterMark, ...]:
    """The status as judged for the phase, not as it would be now; a pontoon."""
    marks = status_marks(Status(status.is_supplied, status.is_in_command))
    return (*marks, *pontoon_marks(scene, unit.id))


def _motion(scene: Scene, unit: Unit) -> Motion:
    clock, stand = scene.game.clock, unit.stand
    if stand.spot is not Spot.MAP:
        is_awaited = is_to_set_up(scene, unit) or is_due(scene, unit) or is_called(scene, unit)
        return Motion.DUE if is_awaited else Motion.FREE
    if not clock.is_of(unit.faction, MOVEMENT):
        return Motion.FREE
    may_go_on = stand.may_go_on and stand.arrived == clock.moment  # trucks need not be asked again
    return Motion.DONE if stand.moved == clock.moment and not may_go_on else Motion.DUE


def is_to_set_up(scene: Scene, unit: Unit) -> bool:
    """Whether a unit waits to be placed before the first turn (4.0)."""
    is_waiting = unit.stand.spot is Spot.HAND and scene.is_setup
    return is_waiting and bool(scene.formation(unit).setup) and unit.counter.arm is not Arm.AIR


def hex_lines(scene: Scene, hex_: HexCoord) -> tuple[Reason, ...]:
    """What the ground of a hex gives a defence, what was told of its elevation, where pontoons lead."""
    bonus = terrain_bonus(scene.terrain((hex_,)))
    args = {"value": f"{bonus.points:+d}"}
    ground = (Reason("scw-hex-defence", args=args, about=bonus.reason),) if bonus.reason else ()
    told, name = scene.game.slopes_told, scene.map.board.own_name(hex_)
    slope = (slope_in_words(hex_, told[name]),) if name in told else ()
    return (*ground, *slope, *pontoon_lines(scene, hex_))
