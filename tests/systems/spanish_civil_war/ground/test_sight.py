"""Lines of sight on the boards: what they cross, exactly, and what blocks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hexgrid import HexCoord, Orientation, distance
from companion.systems.spanish_civil_war.ground.sight import (
    Spotter,
    hexes_crossed,
    sight_refusal,
    sightline,
)
from companion.systems.spanish_civil_war.terms import Battle, Weather
from companion.text import LANGUAGES, Catalogue
from tests.systems.spanish_civil_war.ground.forces import battle_map

FLAT, POINTY = Orientation
coordinates = st.builds(HexCoord, st.integers(-6, 6), st.integers(-6, 6))


def test_a_straight_row_is_crossed_hex_by_hex() -> None:
    assert hexes_crossed(HexCoord(0, 0), HexCoord(3, 0), FLAT) == ((HexCoord(1, 0),), (HexCoord(2, 0),))
    assert hexes_crossed(HexCoord(0, 0), HexCoord(1, 0), POINTY) == ()


@pytest.mark.parametrize("orientation", Orientation)
def test_a_line_along_a_hexside_runs_between_two_hexes(orientation: Orientation) -> None:
    assert hexes_crossed(HexCoord(0, 0), HexCoord(1, 1), orientation) == ((HexCoord(0, 1), HexCoord(1, 0)),)


@given(coordinates, coordinates, st.sampled_from(Orientation))
def test_a_line_is_the_same_from_both_ends(a: HexCoord, b: HexCoord, orientation: Orientation) -> None:
    there = hexes_crossed(a, b, orientation)
    back = hexes_crossed(b, a, orientation)
    assert {frozenset(hexes) for hexes in there} == {frozenset(hexes) for hexes in back}
    assert all(0 < distance(a, hex_) < distance(a, b) for hexes in there for hex_ in hexes)
    assert len(there) >= distance(a, b) - 1 or distance(a, b) < 2


def refusal(battle: Battle, a: str, b: str, spotter: Spotter | None = None) -> str:
    board = battle_map(battle).board
    line = sightline(board, board.parse_hex(a), board.parse_hex(b), battle, Weather.CLEAR, spotter)
    found = sight_refusal(line)
    if found is None:
        return ""
    for language in LANGUAGES:
        assert Catalogue(language).reason(found, board.hex_name)
    return found.rule


def test_a_town_blocks_at_the_jarama_and_not_at_brunete() -> None:
    """3846 is Vacia Madrid, 2112 Brunete."""
    assert refusal(Battle.JARAMA, "3844", "3848") == "12.4.1c"
    assert refusal(Battle.BRUNETE, "2110", "2114") == ""


def test_a_spotter_sees_eight_hexes_far() -> None:
    assert refusal(Battle.BRUNETE, "2120", "2129", Spotter()) == "12.4.1.1d"
    assert refusal(Battle.BRUNETE, "2120", "2121", Spotter(is_in_command=False)) == "12.4.1.1a"
