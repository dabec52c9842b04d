"""A stroke takes in hexes or hexsides, and gives back what it goes back over."""

import pytest

from companion.board.legend import Brush, Legend, Sort, legend_of
from companion.board.library import open_board
from companion.board.model import Board
from companion.board.stroke import Spot, Stroke
from companion.hexes.coordinates import HexCoord, Hexside, Vertex
from companion.hexes.lattice import centre, to_units, vertex_point

ROAD, RIVER, BRIDGE = (
    Brush(Sort.WAY, "main", "road"),
    Brush(Sort.FEATURE, "river"),
    Brush(Sort.FEATURE, "bridge"),
)


@pytest.fixture
def board() -> Board:
    return open_board("jarama")


@pytest.fixture
def legend(board: Board) -> Legend:
    return legend_of(board)


def _centre(board: Board, name: str) -> Spot:
    x, y = to_units(centre(board.parse_hex(name), board.orientation), board.orientation)
    return float(x), float(y)


def _corner(board: Board, vertex: Vertex) -> Spot:
    x, y = to_units(vertex_point(vertex, board.orientation), board.orientation)
    return float(x), float(y)


def _between(a: Spot, b: Spot, share: float = 0.5) -> Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _side(board: Board, a: str, b: str) -> Hexside:
    return Hexside.between(board.parse_hex(a), board.parse_hex(b))


def _names(board: Board, hexes: tuple[HexCoord, ...]) -> list[str]:
    return [board.hex_name(hex_) for hex_ in hexes]


def test_a_fast_drag_takes_in_the_hexes_between(board: Board, legend: Legend) -> None:
    stroke = Stroke(board, legend, ROAD, _centre(board, "3030"))
    stroke.reach(_centre(board, "3034"))
    assert _names(board, stroke.sweep.hexes) == ["3030", "3031", "3032", "3033", "3034"]


def test_going_back_takes_back(board: Board, legend: Legend) -> None:
    stroke = Stroke(board, legend, ROAD, _centre(board, "3030"))
    for name in ("3033", "3031"):
        stroke.reach(_centre(board, name))
    assert _names(board, stroke.sweep.hexes) == ["3030", "3031"]
    stroke.reach(_centre(board, "3030"))
    assert _names(board, stroke.sweep.hexes) == ["3030"]


def test_spots_off_the_board_count_for_nothing(board: Board, legend: Legend) -> None:
    outside = (-50.0, -50.0)
    assert Stroke(board, legend, ROAD, outside).sweep.hexes == ()
    stroke = Stroke(board, legend, ROAD, _centre(board, "3030"))
    stroke.reach(outside)
    assert _names(board, stroke.sweep.hexes) == ["3030"]


def test_from_the_middle_of_a_hex_a_feature_lies_on_what_is_crossed(board: Board, legend: Legend) -> None:
    stroke = Stroke(board, legend, RIVER, _centre(board, "3030"))
    assert stroke.sweep.hexsides == ()
    stroke.reach(_centre(board, "3032"))
    assert stroke.sweep.hexsides == (_side(board, "3030", "3031"), _side(board, "3031", "3032"))


def test_a_tap_on_a_hexside_takes_that_hexside(board: Board, legend: Legend) -> None:
    spot = _between(_centre(board, "3030"), _centre(board, "3031"), 0.45)
    assert Stroke(board, legend, RIVER, spot).sweep.hexsides == (_side(board, "3030", "3031"),)


def test_a_tap_near_a_corner_takes_the_nearest_hexside(board: Board, legend: Legend) -> None:
    side = _side(board, "3030", "3031")
    spot = _between(
        _corner(board, side.vertices[0]), _between(*(_corner(board, v) for v in side.vertices)), 0.3
    )
    assert Stroke(board, legend, RIVER, spot).sweep.hexsides == (side,)


def test_from_a_corner_a_feature_runs_along_the_hexsides(board: Board, legend: Legend) -> None:
    first, second, third = _course(board)
    stroke = Stroke(board, legend, RIVER, _corner(board, first))
    stroke.reach(_corner(board, third))
    chain = stroke.sweep.hexsides
    assert len(chain) == 2
    assert set(chain[0].vertices) == {first, second}
    assert set(chain[1].vertices) == {second, third}


def test_a_chain_taken_back_to_its_corner_is_gone(board: Board, legend: Legend) -> None:
    first, second, third = _course(board)
    stroke = Stroke(board, legend, RIVER, _corner(board, first))
    for corner in (third, second):
        stroke.reach(_corner(board, corner))
    assert len(stroke.sweep.hexsides) == 1
    stroke.reach(_corner(board, first))
    assert stroke.sweep.hexsides == ()


@pytest.mark.parametrize("towards", [0, 1])
def test_a_chain_begun_on_a_hexside_keeps_it_either_way(board: Board, legend: Legend, towards: int) -> None:
    side = _side(board, "3030", "3031")
    ends = side.vertices
    stroke = Stroke(board, legend, RIVER, _between(_corner(board, ends[0]), _corner(board, ends[1]), 0.52))
    on = next(v for v in ends[towards].neighbours if v not in ends)
    for corner in (ends[1 - towards], ends[towards], on):
        stroke.reach(_corner(board, corner))
    assert stroke.sweep.hexsides[0] == side
    assert set(stroke.sweep.hexsides[1].vertices) == {ends[towards], on}


def test_a_bridge_is_always_drawn_across(board: Board, legend: Legend) -> None:
    near_side = _between(_centre(board, "3030"), _centre(board, "3031"), 0.4)
    stroke = Stroke(board, legend, BRIDGE, near_side)
    stroke.reach(_centre(board, "3031"))
    assert stroke.sweep.hexsides == (_side(board, "3030", "3031"),)


def test_hexsides_at_the_edge_of_the_board_are_left_alone(board: Board, legend: Legend) -> None:
    hex_ = next(one for one in board if any(other not in board for other in one.neighbours()))
    outside = next(other for other in hex_.neighbours() if other not in board)
    side = Hexside.between(hex_, outside)
    spot = _between(*(_corner(board, end) for end in side.vertices))
    assert Stroke(board, legend, RIVER, spot).sweep.hexsides == ()


def test_hexes_named_one_after_the_other_make_the_same_stroke(board: Board, legend: Legend) -> None:
    hexes = [board.parse_hex(name) for name in ("3030", "3033")]
    stroke = Stroke.through(board, legend, ROAD, hexes)
    assert _names(board, stroke.sweep.hexes) == ["3030", "3031", "3032", "3033"]


def _course(board: Board) -> tuple[Vertex, Vertex, Vertex]:
    """Three corners one after the other."""
    first, second = _side(board, "3030", "3031").vertices
    return first, second, next(v for v in second.neighbours if v != first)
