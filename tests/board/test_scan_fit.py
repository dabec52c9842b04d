"""The fit of the player's own picture to the board."""

from math import cos, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.library import open_board
from companion.board.model import Board, UnknownHexError
from companion.board.scan_fit import PointPair, ScanFit, ScanFitError, fit_scan
from companion.board.scan_placement import MeasuredScan, ScanPlacement, ScanPoint, first_guess
from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Orientation

FLAT = Orientation.FLAT_TOP
HEXES = st.builds(HexCoord, st.integers(-40, 40), st.integers(-40, 40))
TRIANGLE = (HexCoord(0, 0), HexCoord(30, -10), HexCoord(4, -28))


@pytest.fixture(scope="module")
def elst() -> Board:
    return open_board("elst")


def centre(hex_: HexCoord) -> tuple[float, float]:
    x, y = lattice.to_units(lattice.centre(hex_, FLAT), FLAT)
    return float(x), float(y)


def shot(hex_: HexCoord, scale: float, turn: float, stretch: float = 1.0) -> PointPair:
    """Where a hex's centre lies on a picture taken at this scale (pixels a hex) and turn."""
    x, y = centre(hex_)
    across = cos(turn) * x - sin(turn) * y
    up = sin(turn) * x + cos(turn) * y
    return PointPair(700 + scale * across, 900 - scale * stretch * up, hex_)


@given(st.lists(HEXES, min_size=2, max_size=8, unique=True), st.floats(5, 300), st.floats(-3, 3))
def test_points_of_a_turned_picture_are_fitted_exactly(
    hexes: list[HexCoord], scale: float, turn: float
) -> None:
    pairs = [shot(hex_, scale, turn) for hex_ in hexes]
    fit = fit_scan(pairs, FLAT)
    unseen = shot(HexCoord(11, 7), scale, turn)
    assert all(fit.residual(pair, FLAT) < 1e-6 for pair in (*pairs, unseen))


def test_a_stretched_picture_needs_the_aspect_unlocked() -> None:
    pairs = [shot(hex_, 60, 0.2, stretch=1.08) for hex_ in TRIANGLE]
    locked = fit_scan(pairs, FLAT)
    free = fit_scan(pairs, FLAT, is_aspect_locked=False)
    assert max(locked.residual(pair, FLAT) for pair in pairs) > 0.3
    assert free.residual(shot(HexCoord(11, 7), 60, 0.2, stretch=1.08), FLAT) < 1e-6


def test_a_misplaced_point_shows_in_its_residual() -> None:
    hexes = (*TRIANGLE, HexCoord(30, -30), HexCoord(15, -16))
    pairs = [shot(hex_, 60, 0.0) for hex_ in hexes]
    wrong = pairs[-1]._replace(x=pairs[-1].x + 60)
    fit = fit_scan([*pairs[:-1], wrong], FLAT)
    off = [fit.residual(pair, FLAT) for pair in (*pairs[:-1], wrong)]
    assert off.index(max(off)) == 4
    assert 0.5 < off[4] < 1


@pytest.mark.parametrize(
    ("pairs", "is_aspect_locked", "key"),
    [
        ([PointPair(1, 1, TRIANGLE[0])], True, "scan-needs-two-points"),
        ([PointPair(1, 1, TRIANGLE[0]), PointPair(1.2, 1, TRIANGLE[1])], True, "scan-points-coincide"),
        ([PointPair(1, 1, TRIANGLE[0]), PointPair(90, 1, TRIANGLE[0])], True, "scan-points-coincide"),
        ([PointPair(1, 1, TRIANGLE[0]), PointPair(90, 1, TRIANGLE[1])], False, "scan-points-in-line"),
        ([shot(HexCoord(q, 0), 60, 0.3) for q in (0, 4, 9)], False, "scan-points-in-line"),
        (
            [PointPair(10.0 * k, 10.0 * k, hex_) for k, hex_ in enumerate(TRIANGLE)],
            False,
            "scan-points-in-line",
        ),
    ],
)
def test_points_that_do_not_tell_are_refused(
    pairs: list[PointPair], is_aspect_locked: bool, key: str
) -> None:
    with pytest.raises(ScanFitError) as refused:
        fit_scan(pairs, FLAT, is_aspect_locked=is_aspect_locked)
    assert refused.value.reason.key == key


# ---- placements ---------------------------------------------------------------------------------


def placement(**fields: object) -> ScanPlacement:
    return ScanPlacement.model_validate({"path": "map.png", "width": 2606, "height": 1838, **fields})


def test_the_first_guess_is_how_the_boards_own_source_lay(elst: Board) -> None:
    measured = MeasuredScan.model_validate(elst.values["scan"])
    x, y = centre(elst.parse_hex("U14"))
    pixel = (measured.x_at_origin + measured.x_per_unit * x, measured.y_at_origin - measured.y_per_unit * y)
    assert placement().fit(elst).to_units(*pixel) == pytest.approx((x, y))
    doubled = first_guess(elst, 2606 * 2, 1838 * 2)
    assert doubled.to_units(pixel[0] * 2, pixel[1] * 2) == pytest.approx((x, y))


def test_without_measured_values_the_picture_lies_over_the_board(elst: Board) -> None:
    from dataclasses import replace

    plain = replace(elst, values={})
    fit = first_guess(plain, 1000, 500)
    (west, south), (east, north) = lattice.to_units(elst.extent, elst.orientation)
    left, top = fit.to_units(0, 0)
    right, bottom = fit.to_units(1000, 500)
    assert (left, right) == pytest.approx((west, east))
    assert (top + bottom) / 2 == pytest.approx((south + north) / 2)
    assert first_guess(replace(plain, extent=None), 1000, 500).a == pytest.approx(fit.a, rel=0.05)


def test_one_point_moves_the_guess_and_a_second_makes_the_fit(elst: Board) -> None:
    one = placement().with_point(ScanPoint(x=100, y=100, hex="D5"))
    assert one.fit(elst).to_units(100, 100) == pytest.approx(centre(elst.parse_hex("D5")))
    assert one.fit(elst).a == placement().fit(elst).a
    two = one.with_point(ScanPoint(x=900, y=100, hex="D15"))
    assert max(two.residuals(elst)) < 1e-9
    assert two.fit(elst).to_units(900, 100) == pytest.approx(centre(elst.parse_hex("D15")))


def test_a_hex_shown_again_takes_the_new_spot_and_can_be_dropped() -> None:
    points = placement().with_point(ScanPoint(x=1, y=1, hex="D5")).with_point(ScanPoint(x=2, y=2, hex="D5"))
    assert [(point.x, point.hex) for point in points.points] == [(2, "D5")]
    assert points.without_point("D5").points == ()


def test_nudges_move_the_picture_and_show_in_the_residuals(elst: Board) -> None:
    two = placement(points=({"x": 100, "y": 100, "hex": "D5"}, {"x": 900, "y": 500, "hex": "M15"}))
    moved = two.nudged(0.03, 0.0).nudged(0.0, -0.04)
    assert moved.residuals(elst) == pytest.approx((0.05, 0.05))
    assert moved.with_point(ScanPoint(x=900, y=510, hex="M15")).nudge == (0.0, 0.0)


def test_a_point_in_a_hex_off_the_board_is_refused(elst: Board) -> None:
    with pytest.raises(UnknownHexError):
        placement(points=({"x": 1, "y": 1, "hex": "ZZ60"},)).fit(elst)


def test_a_fit_shifts_in_hexes() -> None:
    assert ScanFit(1, 0, 0, 0, -1, 0).shifted(2, 3).to_units(1, 1) == (3, 2)
