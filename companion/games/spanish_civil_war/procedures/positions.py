"""Whether units may stand in a hex: stacking, corps boundaries, objectives of others."""

from collections import Counter as Count
from collections.abc import Iterable, Iterator

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.reserves import closed_area
from companion.games.spanish_civil_war.rules.ground.edges import boundary_refusal
from companion.games.spanish_civil_war.rules.ground.stacking import Stack, stack_refusal
from companion.games.spanish_civil_war.rules.scenario.objectives import objective_refusal
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.scene import Scene, size_of
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_UNCOUNTED = frozenset({Arm.HEADQUARTERS, Arm.TRUCK, Arm.AIR})
_LARGE = (Size.REGIMENT, Size.BRIGADE, Size.DIVISION, Size.CORPS)


def stack_fault(scene: Scene, coming: Iterable[Unit], hex_: HexCoord) -> Reason | None:
    """Why units may not stand together with those in a hex (7); None when they may."""
    units = {unit.id: unit for unit in (*coming, *scene.at(hex_))}
    mine = next(iter(units.values())).faction
    stack = stack_of(scene, (unit for unit in units.values() if unit.faction is mine))
    is_road, is_built_up = scene.map.has_road(hex_), scene.map.is_built_up(hex_)
    return stack_refusal(stack, scene.battle, is_road=is_road, is_built_up=is_built_up)


def stack_of(scene: Scene, units: Iterable[Unit]) -> Stack:
    """The units that count, by size."""
    counted = [unit for unit in units if unit.counter.arm not in _UNCOUNTED]
    sizes = Count(size_of(unit.counter, scene.battle) for unit in counted)
    tanks = sum(_is_tank_company(scene, unit) for unit in counted)
    return Stack(
        battalions=sizes[Size.BATTALION],
        large=sum(sizes[size] for size in _LARGE),
        tank_companies=tanks,
        other_companies=sizes[Size.COMPANY] - tanks,
    )


def _is_tank_company(scene: Scene, unit: Unit) -> bool:
    return unit.counter.arm.is_vehicle and size_of(unit.counter, scene.battle) is Size.COMPANY


def overstacked(scene: Scene) -> Iterator[Reason]:
    """Every stack over the limit, for the end of a phase (7.2a)."""
    stacks: dict[tuple[Faction, HexCoord], Unit] = {}
    for unit in scene.game.on_map():
        if unit.stand.hex is not None:
            stacks.setdefault((unit.faction, unit.stand.hex), unit)
    for (_, hex_), unit in stacks.items():
        fault = stack_fault(scene, (unit,), hex_)
        if fault:
            yield Reason("scw-overstacked", "7.2a", (hex_,), about=fault)


def place_fault(scene: Scene, units: Iterable[Unit], hex_: HexCoord) -> Reason | None:
    """Why units may not be in a hex: corps boundaries and objectives of others (B.15)."""
    faults = (_fault(scene, unit, hex_) for unit in units)
    return next((fault for fault in faults if fault), None)


def _fault(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    if _is_corps_hq(unit):
        column = int(scene.map.board.hex_name(hex_)[:2])
        return boundary_refusal(unit.counter.formation.removeprefix("B-R-"), column)
    return objective_fault(scene, unit, hex_)


def _is_corps_hq(unit: Unit) -> bool:
    return unit.counter.arm is Arm.HEADQUARTERS and unit.counter.formation in {"B-R-V", "B-R-XVIII"}


def objective_fault(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit's division may neither enter nor attack a hex; None when it may (B.15c)."""
    if scene.battle is not Battle.BRUNETE or unit.faction is not Faction.REPUBLICAN:
        return None
    formation = unit.counter.formation
    captured = scene.game.captured_by(formation)
    return objective_refusal(formation, scene.map.board.hex_name(hex_), captured)


def closed_hexes(scene: Scene, unit: Unit) -> frozenset[HexCoord]:
    """The hexes that a unit may not even pass, whatever it pays (B.15c, B.15f, J.18e)."""
    board = scene.map.board
    names = (name for own in scenario(scene.battle).objectives.values() for name in own)
    near: Iterable[HexCoord] = board if _is_corps_hq(unit) else map(board.parse_hex, names)
    return frozenset(hex_ for hex_ in near if _fault(scene, unit, hex_)) | closed_area(scene, unit)
