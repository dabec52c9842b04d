"""How far the units in hand may go, as the map shows it (6, 8.3, 9.3a, 10.3b)."""

from collections.abc import Collection, Iterator, Sequence

from companion.games.spanish_civil_war.procedures.entering import open_entry_hexes
from companion.games.spanish_civil_war.procedures.marching import Reach, reaches_of
from companion.games.spanish_civil_war.procedures.trucks import riding
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.shown.setting_up import setup_hexes
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapShade, Style
from companion.reason import Reason
from companion.trace.reach import Cost


def reach_shades(scene: Scene, ids: Sequence[str]) -> Iterator[MapShade]:
    """The hexes that all of some units reach, one shade for each cost; where they must stop, apart.

    Before the first turn, where their formations are set up; off the map, where they may enter now.
    """
    units = [scene.unit(id_) for id_ in ids]
    yield from _setup_shades(scene, units)
    riders = riding(units)
    yield from _entry_shades(scene, units, riders)
    ways = [way for id_, way in reaches_of(scene, units).items() if id_ not in riders]
    if not ways or not all(_may_move(scene, unit) for unit in units):
        return
    bands: dict[tuple[bool, Cost], set[HexCoord]] = {}
    for hex_, band in _costs(ways):
        bands.setdefault(band, set()).add(hex_)
    for (stops, cost), hexes in sorted(bands.items()):
        key = "scw-reach-stop" if stops else "scw-reach-cost"
        letter = Reason(key, args={"points": float(cost)})
        yield MapShade(frozenset(hexes), Style.DOUBTFUL if stops else Style.GOOD, letter)


def _setup_shades(scene: Scene, units: Sequence[Unit]) -> Iterator[MapShade]:
    """Where the scenario sets up counters that still wait off the map."""
    if scene.is_setup and all(unit.stand.spot is Spot.HAND for unit in units):
        hexes = {hex_ for unit in units for hex_ in setup_hexes(scene.map.board, scene.formation(unit))}
        if hexes:
            yield MapShade(frozenset(hexes), Style.GOAL)


def _entry_shades(scene: Scene, units: Sequence[Unit], riders: Collection[str]) -> Iterator[MapShade]:
    """Where all of some units may come onto the map in this phase."""
    if all(scene.game.clock.is_of(unit.faction, MOVEMENT) for unit in units):
        entries = [open_entry_hexes(scene, unit, is_riding=unit.id in riders) for unit in units]
        if hexes := entries[0].intersection(*entries[1:]):
            yield MapShade(hexes, Style.GOAL)


def _may_move(scene: Scene, unit: Unit) -> bool:
    clock, stand = scene.game.clock, unit.stand
    return clock.is_of(unit.faction, MOVEMENT) and (stand.moved != clock.moment or stand.may_go_on)


def _costs(ways: Sequence[Reach]) -> Iterator[tuple[HexCoord, tuple[bool, Cost]]]:
    """For each hex that all reach whether someone must stop there, and what the slowest pays."""
    for hex_ in ways[0].arrivals:
        arrivals = [way.arrivals.get(hex_) for way in ways]
        found = [arrival for arrival in arrivals if arrival is not None and arrival.before is not None]
        if len(found) == len(ways):
            yield hex_, (any(one.stops for one in found), max(one.cost for one in found))
