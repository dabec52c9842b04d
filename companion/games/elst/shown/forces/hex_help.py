"""What a hex means to those who stand in it: steeple, polder, edge roads, ways on and off the map."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.crowding import crowded_lines
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.forces.under_own_fire import own_fire_help
from companion.games.elst.rules.forces.polder import is_polder, polder_leg
from companion.games.elst.rules.forces.steeple import MOST_HALF_SQUADS, MOST_SMC, Stack
from companion.games.elst.rules.forces.steeple_fire import range_bonus
from companion.games.elst.rules.forces.units import squad_equivalents
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.games.elst.rules.scenario.entering import usable_entry
from companion.games.elst.rules.scenario.road_control import hexes_to_pass
from companion.games.elst.rules.scenario.victory import victory_building, victory_edge
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def hex_help(scene: Scene, hex_: HexCoord) -> tuple[Reason, ...]:
    """All of it for one hex of the board, save what its terrain alone tells."""
    return (
        *_control(scene, hex_),
        *(_steeple(scene, hex_) if scene.field.has(hex_, STEEPLE) else ()),
        *(_polder(scene, hex_) if is_polder(scene.field.board, hex_) else ()),
        *own_fire_help(scene, hex_),
        *(line for line in crowded_lines(scene) if hex_ in line.hexes),
        *_edge_roads(scene, hex_),
        *_ways(scene, hex_),
    )


def _control(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    holder = scene.game.forces.controllers.get(hex_)
    if holder is not None:
        yield Reason("help-control", "4.2ad", args={"side": holder.value})
    if hex_ in victory_building(scene.field.board):
        yield Reason("help-victory-building", "4.4b")


# ---- the steeple ----


def _steeple(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    for faction in Faction:
        yield _steeple_room(scene, hex_, faction)
    adjacent = range_bonus(STEEPLE, GROUND, 1, scene.force_readings)
    yield Reason(
        "help-steeple-range", "1.1d", args={"adjacent": "pbf" if adjacent.is_point_blank else "none"}
    )
    yield Reason("help-steeple-weapons", "1.1e")


def _steeple_room(scene: Scene, hex_: HexCoord, faction: Faction) -> Reason:
    """How much of a side is up there, of what has room (1.1h)."""
    stack = Stack.of(scene.game.forces.at(faction, Place(spot=Spot.MAP, hex=hex_, level=STEEPLE)))
    args = {
        "side": faction.value,
        "squads": f"{squad_equivalents(stack.half_squads):g}",
        "of-squads": f"{squad_equivalents(MOST_HALF_SQUADS):g}",
        "leaders": stack.smc,
        "of-leaders": MOST_SMC,
    }
    return Reason("help-steeple-room", "1.1h", args=args)


# ---- polder ----


def _polder(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    """Where its extra costs are not due."""
    by_road = tuple(sorted(_by_road(scene, hex_)))
    yield Reason("help-polder-road", "1.3o", by_road) if by_road else Reason("help-polder-no-road", "1.3o")


def _by_road(scene: Scene, hex_: HexCoord) -> Iterator[HexCoord]:
    """The neighbours to which a road leads."""
    board = scene.field.board
    for neighbour in hex_.neighbours():
        if neighbour in board and polder_leg(board, hex_, neighbour).is_by_road:
            yield neighbour


# ---- the map's edge ----


def _edge_roads(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    """For each edge road hex near by, how many of its hexes each side has passed (CG10a)."""
    ground, forces = scene.ground, scene.game.forces
    for road in sorted(ground.edge_roads):
        around = hexes_to_pass(ground, road)
        if hex_ in around:
            passed = {side: len(around & frozenset(forces.passed.get(side, ()))) for side in Faction}
            args = {"of": len(around), **{side.value: count for side, count in passed.items()}}
            yield Reason("help-edge-road", "CG10a", (road,), args)


def _ways(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    """Who may enter here and who leaves for points (CG7, CG11)."""
    british_area = frozenset(scene.game.forces.british_area)
    for faction in Faction:
        if hex_ in usable_entry(scene.ground, faction, british_area):
            yield Reason("help-entry", "CG7", args={"side": faction.value})
    if hex_ in victory_edge(scene.field.board):
        yield Reason("help-exit", "CG11d")
