"""Hexes: directions, distances, hexsides, vertices, rows, and printed numbers of every map in use."""

import doctest
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import companion.hexes.coordinates
from companion.hexes.coordinates import (
    Direction,
    HexCoord,
    HexNameError,
    Hexside,
    Numbering,
    NumberStyle,
    Orientation,
    Shift,
    Vertex,
    direction_between,
    disk,
    distance,
    hex_line,
    hexside_joining,
    ring,
    vertex_line,
    vertices_of,
)
from tests.lines import rotated

FLAT, POINTY = Orientation.FLAT_TOP, Orientation.POINTY_TOP
ELST = Numbering(NumberStyle.LETTERS, FLAT, Shift.ODD_SOUTH)
JARAMA = Numbering(NumberStyle.ROW_COLUMN, POINTY, Shift.ODD_EAST, rows_northward=True)
JARAMA_FLAT = Numbering(NumberStyle.ROW_COLUMN, FLAT, Shift.ODD_NORTH, rows_northward=True)
BRUNETE = Numbering(NumberStyle.COLUMN_ROW, FLAT, Shift.ODD_SOUTH)
TOP_LEFT_0101 = Numbering(NumberStyle.COLUMN_ROW, FLAT, Shift.ODD_NORTH)  # even columns lower

FLAT_SHIFTS = (Shift.ODD_NORTH, Shift.ODD_SOUTH)
POINTY_SHIFTS = (Shift.ODD_EAST, Shift.ODD_WEST)
NUMBERINGS = [
    Numbering(style, orientation, shift, northward)
    for style in NumberStyle
    for orientation, shifts in ((FLAT, FLAT_SHIFTS), (POINTY, POINTY_SHIFTS))
    for shift in shifts
    for northward in (False, True)
]

hexes = st.builds(HexCoord, st.integers(-40, 40), st.integers(-40, 40))
directions = st.sampled_from(Direction)
ORIGIN = HexCoord(0, 0)


def test_docstring_examples() -> None:
    results = doctest.testmod(companion.hexes.coordinates)
    assert results.attempted > 0
    assert results.failed == 0


class TestDirections:
    @given(hexes, directions)
    def test_a_step_and_its_opposite_cancel(self, hex_: HexCoord, direction: Direction) -> None:
        assert hex_.step(direction).step(direction.opposite) == hex_

    @given(hexes, directions, st.integers(0, 12))
    def test_a_row_is_as_long_as_its_steps(self, hex_: HexCoord, direction: Direction, steps: int) -> None:
        assert distance(hex_, hex_.step(direction, steps)) == steps

    @given(hexes, directions)
    def test_the_direction_to_a_neighbour_is_the_step_taken(self, hex_: HexCoord, way: Direction) -> None:
        assert direction_between(hex_, hex_.step(way)) is way

    def test_there_is_no_direction_to_a_hex_further_away(self) -> None:
        with pytest.raises(ValueError, match="not adjacent"):
            direction_between(ORIGIN, HexCoord(2, 0))

    def test_neighbours_stand_clockwise(self) -> None:
        around = ORIGIN.neighbours()
        assert len(set(around)) == 6
        assert all(distance(a, b) == 1 for a, b in zip(around, (*around[1:], around[0]), strict=True))

    def test_six_sixths_are_a_full_turn(self) -> None:
        assert [Direction.N.turned(n) for n in range(7)] == [*Direction, Direction.N]
        assert Direction.N.turned(-1) is Direction.NW


class TestDistance:
    @given(hexes, hexes)
    def test_it_is_the_same_both_ways_and_zero_only_for_the_same_hex(self, a: HexCoord, b: HexCoord) -> None:
        assert distance(a, b) == distance(b, a)
        assert (distance(a, b) == 0) == (a == b)

    @given(hexes, hexes, hexes)
    def test_no_way_round_is_shorter(self, a: HexCoord, b: HexCoord, c: HexCoord) -> None:
        assert distance(a, c) <= distance(a, b) + distance(b, c)

    def test_it_counts_steps(self) -> None:
        """Against a search outward from one hex, step by step."""
        found = {ORIGIN: 0}
        frontier = [ORIGIN]
        for steps in range(1, 7):
            frontier = [
                n for n in dict.fromkeys(m for h in frontier for m in h.neighbours()) if n not in found
            ]
            found.update(dict.fromkeys(frontier, steps))
        assert all(distance(ORIGIN, hex_) == steps for hex_, steps in found.items())

    @given(hexes, st.integers(0, 6))
    def test_a_ring_holds_each_hex_at_its_radius_once(self, centre: HexCoord, radius: int) -> None:
        around = list(ring(centre, radius))
        assert len(around) == len(set(around)) == max(1, 6 * radius)
        assert {distance(centre, hex_) for hex_ in around} == {radius}

    @given(hexes, st.integers(0, 6))
    def test_a_disk_grows_ring_by_ring(self, centre: HexCoord, radius: int) -> None:
        within = list(disk(centre, radius))
        assert len(set(within)) == len(within) == 1 + 3 * radius * (radius + 1)
        assert [distance(centre, hex_) for hex_ in within] == sorted(
            distance(centre, hex_) for hex_ in within
        )


class TestTurning:
    @given(hexes, hexes, st.integers(-12, 12))
    def test_turning_keeps_the_distance(self, hex_: HexCoord, about: HexCoord, sixths: int) -> None:
        assert distance(about, rotated(hex_, sixths, about)) == distance(about, hex_)

    @given(hexes, hexes, st.integers(0, 6))
    def test_turning_back_brings_back(self, hex_: HexCoord, about: HexCoord, sixths: int) -> None:
        assert rotated(rotated(hex_, sixths, about), -sixths, about) == hex_

    @given(hexes, directions, st.integers(0, 5), st.integers(1, 9))
    def test_a_row_turns_with_its_direction(
        self, about: HexCoord, direction: Direction, sixths: int, steps: int
    ) -> None:
        turned = rotated(about.step(direction, steps), sixths, about)
        assert turned == about.step(direction.turned(sixths), steps)


class TestHexsides:
    @given(hexes, directions)
    def test_a_hexside_is_the_same_from_both_hexes(self, hex_: HexCoord, direction: Direction) -> None:
        beyond = hex_.step(direction)
        assert Hexside.of(hex_, direction) == Hexside.of(beyond, direction.opposite)
        assert Hexside.between(hex_, beyond) == Hexside.between(beyond, hex_)
        assert set(Hexside.of(hex_, direction).hexes) == {hex_, beyond}

    @given(hexes)
    def test_a_hex_has_six_hexsides(self, hex_: HexCoord) -> None:
        assert len({Hexside.of(hex_, direction) for direction in Direction}) == 6

    @given(hexes, directions)
    def test_its_ends_are_the_corners_that_both_hexes_have(self, hex_: HexCoord, way: Direction) -> None:
        ends = Hexside.of(hex_, way).vertices
        assert set(ends) == set(vertices_of(hex_)) & set(vertices_of(hex_.step(way)))

    def test_there_is_none_between_hexes_apart(self) -> None:
        with pytest.raises(ValueError, match="not adjacent"):
            Hexside.between(ORIGIN, HexCoord(2, -1))


class TestVertices:
    @given(hexes, directions)
    def test_a_vertex_is_the_same_from_its_three_hexes(self, hex_: HexCoord, way: Direction) -> None:
        vertex = Vertex.of(hex_, way)
        meeting = {hex_, hex_.step(way), hex_.step(way.turned(1))}
        assert set(vertex.hexes) == meeting
        assert all(vertex in vertices_of(other) for other in meeting)
        assert all(distance(a, b) == 1 for a, b in combinations(meeting, 2))

    @given(hexes)
    def test_a_hex_has_six_vertices(self, hex_: HexCoord) -> None:
        assert len(set(vertices_of(hex_))) == 6


class TestHexLine:
    @given(hexes, hexes)
    def test_it_goes_step_by_step_from_end_to_end(self, a: HexCoord, b: HexCoord) -> None:
        row = hex_line(a, b)
        assert (row[0], row[-1]) == (a, b)
        assert [distance(a, hex_) for hex_ in row] == list(range(distance(a, b) + 1))
        assert all(distance(x, y) == 1 for x, y in pairwise(row))

    @given(hexes, directions, st.integers(1, 12))
    def test_along_a_direction_it_is_the_row_of_hexes(self, a: HexCoord, way: Direction, steps: int) -> None:
        assert hex_line(a, a.step(way, steps)) == [a.step(way, k) for k in range(steps + 1)]


class TestNumbering:
    @pytest.mark.parametrize("numbering", NUMBERINGS, ids=str)
    @given(column=st.integers(0, 51), row=st.integers(0, 99))
    def test_numbers_round_trip(self, numbering: Numbering, column: int, row: int) -> None:
        hex_ = numbering.from_column_row(column, row)
        assert numbering.column_row(hex_) == (column, row)
        assert numbering.parse_hex(numbering.hex_name(hex_)) == hex_

    @pytest.mark.parametrize("numbering", NUMBERINGS, ids=str)
    def test_neighbouring_numbers_are_neighbouring_hexes(self, numbering: Numbering) -> None:
        """Along the straight lines of the grid, and between these lines two by two."""
        for column in range(4, 8):
            for row in range(4, 8):
                here = numbering.from_column_row(column, row)
                assert distance(here, numbering.from_column_row(column, row + 1)) == 1
                assert distance(here, numbering.from_column_row(column + 1, row)) == 1

    @pytest.mark.parametrize(
        ("numbering", "here", "around"),
        [
            # Clockwise from north, or from north-east where the hexes stand on a point.
            (ELST, "C5", "C4 D4 D5 C6 B5 B4"),
            (ELST, "D5", "D4 E5 E6 D6 C6 C5"),
            (ELST, "Z3", "Z2 AA3 AA4 Z4 Y4 Y3"),
            (JARAMA, "2040", "2140 2041 1940 1939 2039 2139"),
            (JARAMA, "2140", "2241 2141 2041 2040 2139 2240"),
            (JARAMA_FLAT, "2040", "2140 2041 1941 1940 1939 2039"),
            (JARAMA_FLAT, "2041", "2141 2142 2042 1941 2040 2140"),
            (BRUNETE, "2010", "2009 2109 2110 2011 1910 1909"),
            (BRUNETE, "2110", "2109 2210 2211 2111 2011 2010"),
            (TOP_LEFT_0101, "0202", "0201 0302 0303 0203 0103 0102"),
            (TOP_LEFT_0101, "0302", "0301 0401 0402 0303 0202 0201"),
        ],
    )
    def test_neighbours_are_those_of_the_map(self, numbering: Numbering, here: str, around: str) -> None:
        neighbours = numbering.parse_hex(here).neighbours()
        assert [numbering.hex_name(hex_) for hex_ in neighbours] == around.split()

    def test_columns_go_on_after_z(self) -> None:
        assert ELST.parse_hex("AA1").q == ELST.parse_hex("Z1").q + 1 == 26
        assert ELST.parse_hex("TT29").q == 45

    @pytest.mark.parametrize("typed", ["NN8", "nn8", " NN 8 ", "ＮＮ８", "ｎｎ 8", "nN08"])
    def test_typing_is_forgiven(self, typed: str) -> None:
        assert ELST.hex_name(ELST.parse_hex(typed)) == "NN8"

    @pytest.mark.parametrize("typed", ["", "8", "NN", "AB3", "NNN8", "N123", "N-1", "Ä3", "N٣", "N8 O9"])
    def test_what_is_no_letter_number_is_refused(self, typed: str) -> None:
        with pytest.raises(HexNameError) as refusal:
            ELST.parse_hex(typed)
        assert refusal.value.text == typed

    @pytest.mark.parametrize("typed", ["", "151", "15011", "A501", "15-01", "٠١٠١"])
    def test_what_is_no_digit_number_is_refused(self, typed: str) -> None:
        with pytest.raises(HexNameError):
            BRUNETE.parse_hex(typed)

    @pytest.mark.parametrize(("numbering", "column"), [(ELST, 52), (BRUNETE, 100), (ELST, -1)])
    def test_a_hex_beyond_the_style_has_no_number(self, numbering: Numbering, column: int) -> None:
        with pytest.raises(HexNameError):
            numbering.hex_name(numbering.from_column_row(column, 5))

    def test_a_shift_must_fit_the_way_the_hexes_stand(self) -> None:
        with pytest.raises(ValueError, match="does not fit"):
            Numbering(NumberStyle.LETTERS, FLAT, Shift.ODD_EAST)


def test_a_line_of_corners_runs_along_hexsides() -> None:
    start = Vertex.of(HexCoord(0, 0), Direction.N)
    for hex_ in disk(HexCoord(1, -2), 3):
        for goal in vertices_of(hex_):
            line = vertex_line(start, goal)
            assert (line[0], line[-1]) == (start, goal)
            assert len(set(line)) == len(line)
            for here, there in pairwise(line):
                assert set(hexside_joining(here, there).vertices) == {here, there}


def test_corners_that_no_hexside_joins_are_refused() -> None:
    here, _, there = vertices_of(HexCoord(0, 0))[:3]
    with pytest.raises(ValueError, match="not adjacent"):
        hexside_joining(here, there)
