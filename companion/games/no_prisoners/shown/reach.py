"""Where counters in hand may go: set-up areas, entry, marches by cost, retreats and pursuits."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from companion.games.no_prisoners.procedures.arriving import placing_refusal
from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.procedures.moving import turn_refusal
from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.table.commands import PlaceCounter
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Stage
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapShade, Style
from companion.reason import Reason

_Costs = Mapping[HexCoord, tuple[bool, Fraction]]
"""Whether the unit stops there, and what it pays."""


def reach_shades(scene: Scene, ids: Sequence[str]) -> Iterator[MapShade]:
    """The hexes that all of some counters may go to; marches one shade for each cost."""
    counters = [scene.game.counters[id_] for id_ in ids if id_ in scene.game.counters]
    if not counters or any(one.is_face or scene.hides(one) for one in counters):
        return
    goals = [found for counter in counters if (found := _goals(scene, counter)) is not None]
    if len(goals) == len(counters):
        yield MapShade(frozenset.intersection(*goals), Style.GOAL)
    else:
        yield from _marches(scene, counters)


def _goals(scene: Scene, counter: Counter) -> frozenset[HexCoord] | None:
    """Where a counter may be placed, retreat or pursue; None for one that does none of it now."""
    combat = scene.game.combat
    if counter.spot in (Spot.TO_SET_UP, Spot.ARRIVING):
        placed = ((hex_, PlaceCounter(unit=counter.id, hex=hex_)) for hex_ in scene.field.board)
        return frozenset(hex_ for hex_, one in placed if placing_refusal(scene, one) is None)
    if combat and combat.stage is Stage.RETREAT and counter.id in combat.retreating:
        return retreat_ends(scene, counter.id)
    if combat and combat.stage is Stage.PURSUIT and counter.id in combat.pursuing:
        return pursuit_ends(scene, counter.id, pursuit_allowance(scene, counter.id))
    return None


def _marches(scene: Scene, counters: Sequence[Counter]) -> Iterator[MapShade]:
    """Normal marches of units whose allowances are known."""
    if any(turn_refusal(scene, one) or one.movement is None or not one.is_on_map for one in counters):
        return
    bands: dict[tuple[bool, Fraction], set[HexCoord]] = {}
    for hex_, band in _together([_costs(scene, counter) for counter in counters]):
        bands.setdefault(band, set()).add(hex_)
    for (stops, cost), hexes in sorted(bands.items()):
        letter = Reason("np-reach-stop" if stops else "np-reach-cost", args={"points": float(cost)})
        yield MapShade(frozenset(hexes), Style.DOUBTFUL if stops else Style.GOOD, letter)


def _costs(scene: Scene, counter: Counter) -> _Costs:
    arrivals = reachable(scene, counter, MoveKind.NORMAL)
    return {hex_: (one.stops, Fraction(one.cost)) for hex_, one in arrivals.items() if hex_ != counter.hex}


def _together(reaches: Sequence[_Costs]) -> Iterator[tuple[HexCoord, tuple[bool, Fraction]]]:
    """The hexes in reach of all, each at the highest cost."""
    for hex_ in frozenset.intersection(*(frozenset(one) for one in reaches)):
        yield hex_, max(one[hex_] for one in reaches)
