"""The railhead marker and forward supply depots at the table (15.8, 16.2)."""

from collections.abc import Mapping

from companion.games.no_prisoners.rules.network.pieces import Piece
from companion.games.no_prisoners.rules.network.supply import Supply
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import MoveRailhead, PlaceDepot
from companion.games.no_prisoners.table.game_events import DepotPlaced, RailheadMoved
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.trace.reach import Arrival, reach, way_to
from companion.trace.reach import Step as ReachStep

LINE = 99  # longer than any line on the map
RAILHEAD_FROM_TURN, RAILHEAD_HEXES = 5, 2
DEPOT_RANGE = 12


def railhead_refusal(scene: Scene, command: MoveRailhead) -> Reason | None:
    """Why the marker may not be placed or moved there; None when it may (16.2)."""
    if refusal := railhead_time_refusal(scene):
        return refusal
    if scene.game.railhead is None:
        return _arrival_refusal(scene, command.hex)
    return _laying_refusal(scene, scene.game.railhead, command.hex)


def railhead_arrivals(scene: Scene) -> frozenset[HexCoord]:
    """Where the marker may be placed now; empty at any other time, and once it is on the map (16.2a)."""
    if scene.game.railhead is not None or railhead_time_refusal(scene):
        return frozenset()
    return frozenset(hex_ for hex_ in scene.field.board if _arrival_refusal(scene, hex_) is None)


def railhead_time_refusal(scene: Scene) -> Reason | None:
    """Why the marker is neither placed nor moved now, wherever to; None when it may be (16.2)."""
    moment, is_there = scene.game.moment, scene.game.railhead is not None
    wanted = Phase.MOVEMENT if is_there else Phase.REINFORCEMENT
    if moment.player_turn is not PlayerTurn.WEST_ALLIED or moment.phase is not wanted:
        return Reason("np-railhead-when", "16.2")
    is_early = not is_there and moment.turn < RAILHEAD_FROM_TURN
    return Reason("np-railhead-too-early", "16.2a") if is_early else None


def railhead_held(scene: Scene) -> Reason | None:
    """Why the marker on the map moves nowhere in its phase: the Senussi; None where they do not hold it."""
    is_held = scene.game.railhead is not None and scene.game.is_senussi
    return Reason("np-railhead-senussi", "RE-WAL-4") if is_held else None


def _arrival_refusal(scene: Scene, hex_: HexCoord) -> Reason | None:
    """Why the marker does not come in a hex; None when it does (16.2a)."""
    is_west_bank = scene.field.value(hex_, "canal_bank") == "west"
    if not (is_west_bank and scene.field.has_rail(hex_, "allied")):
        return Reason("np-railhead-west-bank", "16.2a")
    return Reason("np-railhead-enemy", "16.2a") if _meets_enemy(scene, hex_) else None


def _laying_refusal(scene: Scene, start: HexCoord, hex_: HexCoord) -> Reason | None:
    """Why the marker does not move to a hex; None when it does (16.2b, 16.2c, RE-WAL-4)."""
    if hex_ == start:
        return Reason("np-railhead-there", "16.2b", (hex_,))
    if held := railhead_held(scene):
        return held
    if not _is_supplied(scene, start):
        return Reason("np-railhead-supply", "16.2b")
    return _way_refusal(scene, start, hex_)


def _way_refusal(scene: Scene, start: HexCoord, hex_: HexCoord) -> Reason | None:
    if refusal := _boundary_refusal(scene, hex_):
        return refusal
    open_, any_ = (_ways(scene, start, is_open=is_open) for is_open in (True, False))
    ways = open_ if hex_ in open_ else any_
    hexes = len(way_to(ways, hex_)) - 1 if hex_ in ways else 1
    if scene.game.phase.railhead_moved + hexes > RAILHEAD_HEXES:
        return Reason("np-railhead-too-far", "16.2b", args={"most": RAILHEAD_HEXES})
    if hex_ not in ways:
        return Reason("np-railhead-off-rail", "16.2b")
    return None if hex_ in open_ else Reason("np-railhead-enemy", "16.2c")


def railhead_astray(scene: Scene, hex_: HexCoord) -> Reason | None:
    """Why the marker lies in a hex against the rules; None on a railway of the West (16.2b, 17.0)."""
    is_on_rail = scene.field.has_rail(hex_)
    return _boundary_refusal(scene, hex_) if is_on_rail else Reason("np-railhead-off-rail", "16.2b")


def _boundary_refusal(scene: Scene, hex_: HexCoord) -> Reason | None:
    """Why the marker of the West does not come to a hex: nothing crosses the boundary (17.0)."""
    is_beyond = scene.field.front(hex_) is Front.EAST
    return Reason("np-other-front", "17.0a", (hex_,)) if is_beyond else None


def _meets_enemy(scene: Scene, hex_: HexCoord) -> bool:
    return scene.has_enemy(hex_, Faction.ALLIED) or hex_ in scene.ezoc(Faction.ALLIED, Front.WEST)


def _ways(scene: Scene, start: HexCoord, *, is_open: bool = True) -> dict[HexCoord, Arrival]:
    """The ways along railway hexes of the West, dotted lines included; open ones meet no enemy, no EZOC."""

    def step(here: HexCoord, there: HexCoord) -> ReachStep | None:
        is_linked = any(to == there for to, _ in scene.field.links(here, "rail"))
        is_way = is_linked and _boundary_refusal(scene, there) is None
        return None if not is_way or (is_open and _meets_enemy(scene, there)) else ReachStep(1)

    return dict(reach(start, LINE, step))


def _is_supplied(scene: Scene, hex_: HexCoord) -> bool:
    """The marker traces like a unit in its hex (A70)."""
    piece = Piece("railhead", Faction.ALLIED, Front.WEST, hex_)
    supply = scene.supplies[Faction.ALLIED, Front.WEST]
    return supply.is_supplied(piece)


def move_railhead(course: Course, command: MoveRailhead) -> None:
    """The marker moved along the railway, every hex laid."""
    start = course.scene.game.railhead
    if start is None:
        course.add(RailheadMoved(hexes=(command.hex,)))
        return
    ways = _ways(course.scene, start)
    hexes = way_to(ways, command.hex)[1:] if command.hex in ways else (command.hex,)
    course.add(RailheadMoved(hexes=hexes or (command.hex,)))


# ---- forward supply depots ----


def depot_place_refusal(scene: Scene, command: PlaceDepot) -> Reason | None:
    """Why a forward supply depot may not be placed; None when it may (15.8)."""
    moment = scene.game.moment
    if (moment.player_turn, moment.phase) != (PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT):
        return Reason("np-fsd-when", "15.8a")
    if refusal := depot_off_town(scene, command.hex):
        return refusal
    if not _is_held(scene, command.hex):
        return Reason("np-fsd-not-held", "15.8a")
    if command.hex in scene.sources.depots[Faction.ALLIED]:
        return Reason("np-depot-there", "15.8", (command.hex,))
    return _line_refusal(scene, command.hex)


def depot_off_town(scene: Scene, hex_: HexCoord) -> Reason | None:
    """Why no depot lies in a hex, however it came there; None in a city or town."""
    return None if hex_ in scene.field.towns else Reason("np-fsd-where", "15.8a")


def _line_refusal(scene: Scene, hex_: HexCoord) -> Reason | None:
    """Why no line leads from a hex to a depot, or too long a one; None when one does."""
    hexes = depot_distance(scene, hex_)
    if hexes is None:
        barred = _barred(scene, hex_)
        return Reason("np-fsd-barred" if barred else "np-fsd-no-line", "15.8a", barred)
    args = {"distance": hexes, "range": DEPOT_RANGE}
    return Reason("np-fsd-too-far", "15.8a", args=args) if hexes > DEPOT_RANGE else None


def _is_held(scene: Scene, hex_: HexCoord) -> bool:
    return any(counter.is_eastern_ally for counter in scene.game.in_hex(hex_))


def depot_distance(scene: Scene, hex_: HexCoord) -> int | None:
    """The hexes to the nearest printed Allied depot of the East, past no enemy and no EZOC (A71)."""
    found = _lines_from(scene, hex_)
    return min((int(found[goal].cost) for goal in _eastern_depots(scene) if goal in found), default=None)


def _eastern_depots(scene: Scene) -> frozenset[HexCoord]:
    return scene.field.printed_depots[Faction.ALLIED] & scene.field.hexes_of(Front.EAST)


def _barred(scene: Scene, hex_: HexCoord) -> tuple[HexCoord, ...]:
    """The hexes that bar the shortest of the lines which no enemy would let pass."""
    found = _lines_from(scene, hex_, past_enemies=True)
    goals = sorted((int(found[goal].cost), goal) for goal in _eastern_depots(scene) if goal in found)
    if not goals:
        return ()
    supply = scene.supplies[Faction.ALLIED, Front.EAST]
    way = way_to(found, goals[0][1])[1:]
    return tuple(one for one in way if supply.enemy.obstructed[supply.ground.net.numbers[one]])


def _lines_from(scene: Scene, hex_: HexCoord, *, past_enemies: bool = False) -> Mapping[HexCoord, Arrival]:
    supply = scene.supplies[Faction.ALLIED, Front.EAST]
    return reach(hex_, LINE, lambda here, there: _line_step(supply, here, there, past_enemies=past_enemies))


def _line_step(supply: Supply, here: HexCoord, there: HexCoord, *, past_enemies: bool) -> ReachStep | None:
    numbers, ways = supply.ground.net.numbers, supply.ground.passable[supply.faction, supply.front]
    if there not in numbers or numbers[there] not in ways[numbers[here]]:
        return None
    return None if not past_enemies and supply.enemy.obstructed[numbers[there]] else ReachStep(1)


def place_depot(course: Course, command: PlaceDepot) -> None:
    """The depot, for the rest of the game."""
    course.add(DepotPlaced(hex=command.hex))
