"""The reserve in Madrid: what brings it out, and the area that it keeps to until then (J.18)."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.reserve import scheduled_release
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.commands import CallReserve
from companion.games.spanish_civil_war.table.fight_events import ReserveCalled
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.handling import EventCourse
from companion.reason import Reason

# ---- coming out ----


def is_call_due(scene: Scene) -> bool:
    """Whether the enemy has come near enough for any of the reserve to be called (J.18b, J.18c)."""
    rule = scenario(scene.battle).reserve
    goals = map(scene.map.board.parse_hex, rule.near) if rule else ()
    hexes = [unit.stand.hex for unit in scene.game.on_map(Faction.NATIONALIST) if unit.stand.hex]
    is_near = rule and any(distance(hex_, goal) <= rule.distance for goal in goals for hex_ in hexes)
    return (bool(is_near) and not _is_schedule_over(scene)) or _is_all_due(scene)


def _is_schedule_over(scene: Scene) -> bool:
    """Whether the schedule has released every brigade of the box, so that two more are none (J.18d)."""
    clock = scene.game.clock
    return not any(map(scheduled_release, range(clock.moment.turn + 1, clock.last_turn + 1)))


def _is_all_due(scene: Scene) -> bool:
    """Whether a Nationalist has crossed the Manzanares, or come to row 41 west of it (J.18b)."""
    area = reserve_area(scene)
    return any(unit.stand.hex in area for unit in scene.game.on_map(Faction.NATIONALIST))


def call_refusal(scene: Scene, command: CallReserve) -> Reason | None:
    """Why the reserve does not come out; None when it does.

    While no Nationalist counter is on the map, the players see on their own whether the Manzanares was
    crossed, or row 41 reached west of it.
    """
    rule = scenario(scene.battle).reserve
    if rule is None:
        return Reason("scw-no-reserve", "J.18a")
    if scene.game.is_reserve_free or (scene.game.is_reserve_called and not command.is_whole):
        return Reason("scw-reserve-out", "J.18c")
    if command.is_whole:
        is_due = _is_all_due(scene) or not any(scene.game.on_map(Faction.NATIONALIST))
        return None if is_due else Reason("scw-reserve-not-crossed", "J.18b")
    if _is_schedule_over(scene):
        return Reason("scw-reserve-scheduled", "J.18d")
    if is_call_due(scene):
        return None
    return Reason("scw-reserve-not-near", "J.18c", args={"distance": rule.distance})


def call(course: EventCourse[Scene], command: CallReserve) -> None:
    """Two units or all of them may come."""
    course.add(ReserveCalled(is_whole=command.is_whole))


def call_reminders(scene: Scene) -> Iterator[Reason]:
    """That the reserve may be called, while nobody has; how many of those called are still to come."""
    game = scene.game
    if game.is_reserve_free:
        return
    if _is_all_due(scene):
        yield Reason("scw-reserve-all-due", "J.18b")
    elif game.is_reserve_called and not _is_schedule_over(scene):
        yield from _still_to_come(scene)
    elif is_call_due(scene):
        yield Reason("scw-reserve-two-due", "J.18c")


def _still_to_come(scene: Scene) -> Iterator[Reason]:
    """How many of the units called may still leave the box."""
    rule = scenario(scene.battle).reserve
    left = rule.units - called_out(scene) if rule else 0
    if left > 0:
        yield Reason("scw-reserve-two-left", "J.18c", args={"left": left})


# ---- in the box ----


def is_in_box(scene: Scene, unit: Unit) -> bool:
    """Whether a unit waits in the Madrid box: put there, or of the reserve and told without a place."""
    is_untold = unit.stand.spot is Spot.HAND and unit.stand.returns is None
    return unit.stand.spot is Spot.MADRID or (is_untold and is_of_reserve(scene, unit))


def is_called(scene: Scene, unit: Unit) -> bool:
    """Whether a unit in the box may be one of those that are called, while its side moves (J.18c)."""
    is_open = scene.game.is_reserve_called and scene.game.clock.is_of(unit.faction, MOVEMENT)
    is_held = is_open and is_in_box(scene, unit) and not is_released(scene, unit)
    return is_held and any(_still_to_come(scene))


def box_refusals(scene: Scene, unit: Unit) -> Iterator[Reason]:
    """Why the Madrid box does not let a unit go: neither threat nor schedule, or two are out (J.18)."""
    game, rule = scene.game, scenario(scene.battle).reserve
    if rule is None or is_released(scene, unit):
        return
    name = unit_in_words(unit.counter)
    if not game.is_reserve_called:
        yield Reason("scw-reserve-held", "J.18a", about=name)
    elif called_out(scene) >= rule.units:
        yield Reason("scw-reserve-enough", "J.18c", args={"units": rule.units}, about=name)


def is_released(scene: Scene, unit: Unit) -> bool:
    """Whether nothing holds a unit of the reserve in the box any more (J.18b, J.18d)."""
    return scene.game.is_reserve_free or _is_scheduled(unit, scene.game.clock.moment.turn)


def called_out(scene: Scene) -> int:
    """How many units of the reserve have come because of a threat, not by the schedule (J.18c)."""
    return sum(_came_by_call(scene, unit) for unit in scene.game.units.values())


def _came_by_call(scene: Scene, unit: Unit) -> bool:
    arrived = unit.stand.arrived
    return is_of_reserve(scene, unit) and arrived is not None and not _is_scheduled(unit, arrived.turn)


def is_of_reserve(scene: Scene, unit: Unit) -> bool:
    """Whether a unit begins the game in the box."""
    return any(placement.box for placement in scene.formation(unit).setup)


def _is_scheduled(unit: Unit, turn: int) -> bool:
    """Whether the schedule has released a unit by a turn."""
    return any(unit.counter.formation in scheduled_release(one) for one in range(1, turn + 1))


# ---- the area ----


def area_fault(scene: Scene, unit: Unit, hex_: HexCoord | None) -> Reason | None:
    """Why a unit of the reserve, or one set up with it, may not be in a hex, or None: off the map.

    It comes out of Madrid in its area, and stays there until the release (J.18e), after it off the far bank
    of the Henares (J.18b).
    """
    hexes, about = () if hex_ is None else (hex_,), unit_in_words(unit.counter)
    area = reserve_area(scene)
    if is_freed(scene, unit) and is_in_box(scene, unit) and area and hex_ not in area:
        return Reason("scw-reserve-appears", "J.18e", hexes, about=about)
    if is_kept(scene, unit) and hex_ not in area:
        return Reason("scw-reserve-stays", "J.18e", hexes, about=about)
    if is_freed(scene, unit) and hex_ in _barred(scene):
        return Reason("scw-reserve-henares", "J.18b", hexes, about=about)
    return None


def closed_area(scene: Scene, unit: Unit) -> frozenset[HexCoord]:
    """All hexes in which a unit may not be for that."""
    if is_kept(scene, unit):
        return frozenset(scene.map.board) - reserve_area(scene)
    return _barred(scene) if is_freed(scene, unit) else frozenset()


def is_freed(scene: Scene, unit: Unit) -> bool:
    """Whether the release of the whole reserve frees a unit, or its own where players read it so."""
    if scene.game.is_reserve_free:
        return unit.stand.is_held or is_of_reserve(scene, unit)
    return not (scene.readings.called_reserve_keeps_area or unit.stand.is_held) and is_of_reserve(scene, unit)


def _barred(scene: Scene) -> frozenset[HexCoord]:
    """South and east of the Henares: its far bank, and that of the Jarama below it."""
    rule = scenario(scene.battle).reserve
    if rule is None or not scene.readings.far_bank_bars_reserve:
        return frozenset()
    return scene.map.region(rule.barred)


def is_kept(scene: Scene, unit: Unit) -> bool:
    """Whether a unit has to stay in the reserve's area; nobody where the board does not mark it."""
    if scene.game.is_reserve_free or not reserve_area(scene):
        return False
    return unit.stand.is_held or (is_of_reserve(scene, unit) and not is_freed(scene, unit))


def has_left_area(before: Scene, after: Scene, unit: Unit) -> bool:
    """Whether a unit set up in the reserve's area has left it before the release (J.18e).

    Whether it is of the reserve the rules do not name: only what is held by hand, or of the box, is kept.
    """
    area, start = reserve_area(after), before.game.units.get(unit.id)
    if after.game.is_reserve_free or start is None or start.stand.hex not in area:
        return False
    is_set_up = unit.faction is Faction.REPUBLICAN and unit.stand.began_in in area
    return is_set_up and unit.stand.hex is not None and unit.stand.hex not in area


def reserve_area(scene: Scene) -> frozenset[HexCoord]:
    """Across the Manzanares, and west of it from row 41 on."""
    rule = scenario(scene.battle).reserve
    return scene.map.region(rule.across) | scene.map.region(rule.beyond_row) if rule else frozenset()
