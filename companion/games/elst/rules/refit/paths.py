"""Ways from hex to area: the nearest place to be Retained in, and the path of a Shift."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import ENTRY_NAME, AreaMap, SetupArea
from companion.games.elst.rules.refit.ground import Hexes
from companion.games.elst.rules.refit.readings import PRINTED, RefitReadings
from companion.hexes.coordinates import HexCoord

Cost = tuple[int, int]
StepCost = Callable[[HexCoord], Cost]


@dataclass(frozen=True, slots=True)
class Destination:
    """A place to go to: an area, or the Entry Area off the map (`area` None).

    `path` runs from the first hex to the last, in the area or on the map's edge. `distance` counts its
    steps, the one off the map included; `enemy_hexes` those of enemy Setup Areas on it.
    """

    area: SetupArea | None
    path: tuple[HexCoord, ...]
    enemy_hexes: int = 0

    @property
    def name(self) -> str:
        """The area's name, or that of the Entry Area."""
        return self.area.name if self.area else ENTRY_NAME

    @property
    def distance(self) -> int:
        """How far it is, in hexes."""
        return len(self.path) - 1 if self.area else len(self.path)

    @property
    def is_isolated(self) -> bool:
        """Whether whoever arrives is Isolated there."""
        return self.area is not None and self.path[-1] in self.area.isolated


def cheapest_paths(
    starts: Iterable[HexCoord],
    passable: Hexes,
    around: Mapping[HexCoord, tuple[HexCoord, ...]],
    cost: StepCost,
) -> Mapping[HexCoord, tuple[Cost, HexCoord | None]]:
    """For each hex that can be got to, its cost and the hex before it.

    A hex costs what `cost` says when it is entered, the starts included; costs add up by element and are
    compared in order.
    """
    found: dict[HexCoord, tuple[Cost, HexCoord | None]] = {}
    waiting: list[tuple[Cost, HexCoord, HexCoord | None]] = []
    for start in starts:
        heappush(waiting, (cost(start), start, None))
    while waiting:
        spent, hex_, before = heappop(waiting)
        if hex_ in found:
            continue
        found[hex_] = spent, before
        for n in around[hex_]:
            if n in passable and n not in found:
                first, second = cost(n)
                heappush(waiting, ((spent[0] + first, spent[1] + second), n, hex_))
    return found


def path_to(hex_: HexCoord, found: Mapping[HexCoord, tuple[Cost, HexCoord | None]]) -> tuple[HexCoord, ...]:
    """The path that leads to a hex."""
    path, here = [], hex_
    while True:
        path.append(here)
        before = found[here][1]
        if before is None:
            return tuple(reversed(path))
        here = before


def retention_destinations(
    areas: AreaMap,
    faction: Faction,
    hex_: HexCoord,
    *,
    is_vehicle: bool = False,
    readings: RefitReadings = PRINTED,
) -> tuple[Destination, ...]:
    """Where a unit in Uncontrolled Territory may be Retained, along such territory only (4.5053a, K-09)."""
    enterable = areas.ground.enterable_by(is_vehicle=is_vehicle)
    through, targets = areas.uncontrolled & enterable, areas.hexes_of(faction) & enterable
    # Whoever comes to an area of his own goes no further.
    around = {**areas.ground.neighbours, **dict.fromkeys(targets - {hex_}, ())}
    found = cheapest_paths([hex_], through | targets, around, lambda _: (1, 0))
    places = _destinations(areas, faction, found)
    return tuple(place for place in places if place.area or readings.entry_area_retains)


def escape_destinations(
    areas: AreaMap, faction: Faction, hex_: HexCoord, *, is_vehicle: bool = False
) -> tuple[Destination, ...]:
    """Where a unit may Escape to, through any hexes it can enter (4.5061a); its present area is left out."""
    enemy = areas.hexes_of(faction.opponent)
    enterable = areas.ground.enterable_by(is_vehicle=is_vehicle)
    found = cheapest_paths([hex_], enterable, areas.ground.neighbours, lambda h: (1, int(h in enemy)))
    here = areas.area_at(hex_)
    return tuple(d for d in _destinations(areas, faction, found) if d.area is None or d.area is not here)


def _destinations(
    areas: AreaMap, faction: Faction, found: Mapping[HexCoord, tuple[Cost, HexCoord | None]]
) -> Iterator[Destination]:
    """The best way to each area of a side and to its Entry Area, of those found."""
    targets: list[tuple[SetupArea | None, Hexes]] = [(a, a.hexes) for a in areas.of_faction(faction)]
    targets.append((None, areas.usable_entry[faction]))
    for area, hexes in targets:
        arrived = [hex_ for hex_ in hexes if hex_ in found]
        if arrived:
            last = min(arrived, key=lambda h: (found[h][0], h))
            yield Destination(area, path_to(last, found), found[last][0][1])
