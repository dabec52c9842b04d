"""How many units a hex holds (7, J.9, B.8)."""

from collections import Counter as Count
from collections.abc import Collection, Iterable, Iterator, Sequence

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.table.scene import Scene, size_of
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_COMPANIES_IN_BATTALION = 3  # 7.1c
_LIMITS = {Battle.JARAMA: ("J.9", 2), Battle.BRUNETE: ("B.8", 3)}  # in battalions
_UNCOUNTED = frozenset({Arm.HEADQUARTERS, Arm.TRUCK, Arm.AIR})  # 7.1b, B.7d
_LARGE = (Size.REGIMENT, Size.BRIGADE, Size.DIVISION, Size.CORPS)


def stack_fault(
    scene: Scene, coming: Iterable[Unit], hex_: HexCoord, gone: Collection[str] = ()
) -> Reason | None:
    """Why units may not stand together with those in a hex (7); None when they may.

    Who may be `gone` when stacks are counted (6.2c) does not count, save in column on a road (6.3a).
    """
    joining = [unit for unit in coming if unit.counter.arm not in _UNCOUNTED]
    if not joining:  # however many are there already
        return None
    units = {unit.id: unit for unit in (*joining, *scene.at(hex_, joining[0].faction))}
    counted = [unit for unit in units.values() if unit.counter.arm not in _UNCOUNTED]
    is_column = scene.map.has_road(hex_) and not scene.map.is_built_up(hex_)  # 7.3
    if is_column and (column := _in_column(scene, counted)) > 1:
        return Reason("scw-stack-column", "7.3a", args={"units": column})
    comes = {unit.id for unit in joining}
    return next(_faults(scene, [one for one in counted if one.id in comes or one.id not in gone]), None)


def _in_column(scene: Scene, units: Sequence[Unit]) -> int:
    """Units in column on a road: three tank companies are one (7.1c)."""
    tanks = sum(_is_tank_company(scene, unit) for unit in units)
    return len(units) - tanks + -(-tanks // _COMPANIES_IN_BATTALION)


def _is_tank_company(scene: Scene, unit: Unit) -> bool:
    return unit.counter.arm.is_vehicle and size_of(unit.counter, scene.battle) is Size.COMPANY


def _faults(scene: Scene, units: Sequence[Unit]) -> Iterator[Reason]:
    """Brunete lets any number of companies join anything (N09, N85)."""
    rule, most = _LIMITS[scene.battle]
    sizes = Count(size_of(unit.counter, scene.battle) for unit in units)
    large, battalions = sum(sizes[size] for size in _LARGE), sizes[Size.BATTALION]
    are_free = scene.battle is Battle.BRUNETE
    companies, told = 0 if are_free else sizes[Size.COMPANY], "free" if are_free else "third"
    if large > 1:
        yield Reason("scw-stack-two-large", rule)
    if large and (battalions or companies):
        yield Reason("scw-stack-large-alone", rule, args={"companies": told})
    if battalions * _COMPANIES_IN_BATTALION + companies > most * _COMPANIES_IN_BATTALION:
        yield Reason("scw-stack-full", rule, args={"most": most, "companies": told})


def overstacked(scene: Scene) -> Iterator[Reason]:
    """Every stack over the limit, for the end of a phase (7.2a)."""
    for hex_, there in scene.stacks.items():
        for side in Faction if len(there) > 1 else ():
            units = scene.at(hex_, side)
            if len(units) > 1 and (fault := stack_fault(scene, units, hex_)):
                yield Reason("scw-overstacked", "7.2a", (hex_,), about=fault)
