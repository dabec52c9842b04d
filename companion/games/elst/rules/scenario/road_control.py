"""Control of the road hexes at the map's edges (CG10)."""

from collections.abc import Set

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.scenario.initial import formation_of, setup_refusal
from companion.hexes.coordinates import HexCoord, Numbering


def hexes_to_pass(ground: RefitGround, road: HexCoord) -> frozenset[HexCoord]:
    """What a side's Good Order MMC must have passed through: the road hex and all around it (CG10a)."""
    return frozenset((road, *ground.neighbours[road]))


def has_passed(ground: RefitGround, road: HexCoord, passed: Set[HexCoord]) -> bool:
    """Whether the passes of a side's MMC, all together, give it the road hex (CG10a, A-54)."""
    return hexes_to_pass(ground, road) <= passed


def roads_in_area(ground: RefitGround, area: Set[HexCoord]) -> frozenset[HexCoord]:
    """The edge road hexes that a side controls when a scenario starts, by its Setup Areas (CG10b)."""
    return ground.edge_roads & area


def roads_at_first(ground: RefitGround, side: Faction, numbering: Numbering) -> frozenset[HexCoord]:
    """Those of the first scenario, where the columns of its set-up stand for Setup Areas (CG10b, 4.43)."""
    formation = formation_of(side, has_vehicles=False)
    area = {hex_ for hex_ in ground.edge_roads if setup_refusal(formation, hex_, numbering) is None}
    return roads_in_area(ground, area)
