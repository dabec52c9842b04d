"""A bare strip of hexes on which a case's abstract situation is set up for the sight rules."""

from collections.abc import Set

from companion.board.facts import Area, HexFacts
from companion.board.model import Board
from companion.hexes.coordinates import Direction, HexCoord, Numbering, NumberStyle, Orientation, Shift
from companion.hexes.lattice import outline
from companion.sight.chart import load_chart
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain

STEEPLE = HexCoord(0, 0)
LENGTH = 12


def north(steps: int) -> HexCoord:
    """The hex so many steps straight north of the steeple; the line to it runs through hex middles."""
    return STEEPLE.step(Direction.N, steps)


def strip(terrain: dict[HexCoord, str], steeples: Set[HexCoord] = frozenset({STEEPLE})) -> SightTerrain:
    """Open ground save for the terrain given, one kind a hex; a steeple at the south end by default."""
    hexes = {hex_: _facts(hex_, terrain.get(hex_), hex_ in steeples) for hex_ in map(north, range(LENGTH))}
    areas = tuple(_area(hex_, kind) for hex_, kind in terrain.items() if kind != "orchard")
    numbering = Numbering(NumberStyle.LETTERS, Orientation.FLAT_TOP, Shift.ODD_SOUTH)
    board = Board("strip", "Strip", numbering, hexes, {}, areas)
    return SightTerrain.of(board, load_chart("elst"), SightSettings())


def _facts(hex_: HexCoord, kind: str | None, has_steeple: bool) -> HexFacts:
    keys = {"building": "building_stone"}
    terrain = frozenset({keys.get(kind, kind)}) if kind else frozenset()
    return HexFacts(hex_, terrain, values={"steeple": True} if has_steeple else {})


def _area(hex_: HexCoord, kind: str) -> Area:
    """The whole hex as an outline: buildings and grain are judged by theirs."""
    corners = tuple((int(x), int(y)) for x, y in outline(hex_, Orientation.FLAT_TOP)[::-1])
    return Area(f"{kind}-{hex_.r}", kind, corners, (hex_,))
