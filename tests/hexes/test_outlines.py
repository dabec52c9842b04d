"""The outline of many hexes: each border once, the hexes on its right."""

from companion.hexes.coordinates import HexCoord, disk, hexside_joining, ring
from companion.hexes.coordinates import Vertex as Corner
from companion.hexes.outlines import outlines

MIDDLE = HexCoord(3, -2)


def test_a_hex_has_its_six_corners() -> None:
    (one,) = outlines([MIDDLE])
    assert len(one) == 6
    assert all(MIDDLE in Corner(*corner).hexes for corner in one)


def test_hexes_side_by_side_have_one_outline_and_those_apart_two() -> None:
    assert [len(found) for found in outlines(disk(MIDDLE, 1))] == [18]
    assert [len(found) for found in outlines([MIDDLE, HexCoord(9, 9)])] == [6, 6]


def test_a_hole_has_an_outline_of_its_own_the_other_way_round() -> None:
    outer, hole = sorted(outlines(ring(MIDDLE, 1)), key=len, reverse=True)
    assert (len(outer), len(hole)) == (18, 6)
    assert _area(outer) * _area(hole) < 0


def test_an_outline_runs_along_hexsides_between_the_hexes_and_the_others() -> None:
    hexes = {*disk(MIDDLE, 1), *disk(HexCoord(8, -1), 2)}
    for found in outlines(hexes):
        for start, end in zip(found, (*found[1:], found[0]), strict=True):
            side = hexside_joining(Corner(*start), Corner(*end))
            assert len(hexes.intersection(side.hexes)) == 1


def _area(ring_: list[tuple[int, int]]) -> int:
    pairs = zip(ring_, (*ring_[1:], ring_[0]), strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)
