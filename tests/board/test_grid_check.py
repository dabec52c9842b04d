"""The other readings of a reconstructed grid: sound boards, told apart by a few hexes of the printed map."""

from datetime import UTC, datetime

import pytest

from companion.board.check import check_board
from companion.board.entries import TerrainCorrection
from companion.board.formats.geojson import dump_board
from companion.board.grid_check import (
    AS_DRAWN,
    Question,
    Sighting,
    do_touch,
    fitting,
    grids_of,
    next_question,
    seen_around,
)
from companion.board.grid_readings import GridReading, grid_readings, likelier_reading, regrid
from companion.board.library import open_board
from companion.board.model import Board, UnknownHexError
from companion.board.overlay import Overlay, apply_overlay, overlay_remarks
from companion.hexes.coordinates import Numbering, distance
from tests.board.board_files import board_from_json
from tests.forms import few, tried_with

BOARDS = ("jarama", "brunete")
ALL = [(name, reading) for name in BOARDS for reading in grid_readings(name)]
IDS = [f"{name} {reading.id}" for name, reading in ALL]


def test_each_board_has_three_other_readings_and_a_known_grid_none() -> None:
    assert [len(grid_readings(name)) for name in (*BOARDS, "elst", "no_prisoners")] == [3, 3, 0, 0]
    assert len({reading.numbering(open_board(name)) for name, reading in ALL}) == 6


@pytest.mark.long
@tried_with(("name", "reading"), ALL, 3, ids=few(IDS, 3))
def test_a_board_on_another_grid_is_sound(name: str, reading: GridReading) -> None:
    board = regrid(open_board(name), reading)
    assert check_board(board) == ()
    assert board_from_json(dump_board(board)) == board


@pytest.mark.parametrize(("name", "reading"), ALL, ids=IDS)
def test_numbers_stay_with_their_hexes(name: str, reading: GridReading) -> None:
    old = open_board(name)
    new = regrid(old, reading)
    assert list(map(old.hex_name, old)) == list(map(new.hex_name, new))
    same = [number for number in map(old.hex_name, old) if number not in reading.terrain]
    assert all(old.terrain(old.parse_hex(one)) == new.terrain(new.parse_hex(one)) for one in same)
    assert [place.name for place in old.places] == [place.name for place in new.places]


@pytest.mark.parametrize(("name", "reading"), ALL, ids=IDS)
def test_rivers_are_bridged_where_roads_cross_on_every_grid(name: str, reading: GridReading) -> None:
    board = regrid(open_board(name), reading)
    for side, facts in board.hexsides.items():
        crossed = any(there in side.hexes for there in linked(board, side.hexes[0]))
        assert ("bridge" in facts.features) == crossed


def linked(board: Board, hex_: object) -> list[object]:
    return [hex_.step(way) for way in board.links(hex_, "road")]  # type: ignore[attr-defined,arg-type]


def asked(board: Board, truth: Numbering) -> tuple[tuple[str, ...], int]:
    """Answer every question by a true grid: the readings left, and how many questions it took."""
    grids, seen = grids_of(board, grid_readings(board.id)), []
    while (question := next_question(board, grids, seen)) is not None:
        touches = do_touch(truth, question.hex, question.other)
        seen.append(Sighting(question.hex, question.other, touches))
    return fitting(grids, seen), len(seen)


@pytest.mark.parametrize("name", BOARDS)
def test_two_questions_find_the_grid(name: str) -> None:
    board = open_board(name)
    grids = grids_of(board, grid_readings(name))
    for id_, truth in grids.items():
        assert asked(board, truth) == ((id_,), 2)


def test_questions_are_about_places_that_are_easy_to_find() -> None:
    board = open_board("jarama")
    question = next_question(board, grids_of(board, grid_readings("jarama")), [])
    assert question is not None
    assert board.parse_hex(question.hex) in board.places[0].hexes


def test_who_does_not_know_is_asked_of_other_hexes() -> None:
    board = open_board("brunete")
    grids = grids_of(board, grid_readings("brunete"))
    first = next_question(board, grids, [])
    assert first is not None
    unknown = [Sighting(first.hex, first.other, None)]
    assert fitting(grids, unknown) == tuple(grids)
    second = next_question(board, grids, unknown)
    assert second not in (None, first)


def test_a_full_list_of_neighbours_settles_it() -> None:
    board = open_board("brunete")
    grids = grids_of(board, grid_readings("brunete"))
    seen = seen_around(board, grids, "2112", ["2111", "2212", "2213", "2113", "2013", "2012"])
    assert fitting(grids, seen) == (AS_DRAWN,)
    assert next_question(board, grids, seen) is None
    with pytest.raises(UnknownHexError):
        seen_around(board, grids, "2112", ["nowhere"])
    assert Sighting("2133", "2134", True) in seen_around(board, grids, "2133", ["2134"])  # off the board


def test_contradictions_fit_no_reading() -> None:
    board = open_board("brunete")
    grids = grids_of(board, grid_readings("brunete"))
    seen = [Sighting("2112", "2111", False)]  # these touch however the grid lies
    assert fitting(grids, seen) == ()
    assert next_question(board, grids, seen) is None


def test_a_board_with_one_reading_needs_no_question() -> None:
    board = open_board("elst")
    assert next_question(board, grids_of(board, ()), []) is None
    assert Sighting("A1", "A2", None).question == Question("A1", "A2")


def test_the_grid_found_is_kept_with_the_corrections() -> None:
    board, reading = open_board("brunete"), grid_readings("brunete")[0]
    overlay = Overlay.of(board).with_grid(reading.id)
    assert not overlay.is_empty
    assert Overlay.of(board).is_empty
    laid = apply_overlay(board, overlay)
    assert laid.numbering == reading.numbering(board)
    assert apply_overlay(board, overlay.with_grid(AS_DRAWN)) == board
    assert overlay_remarks(board, overlay) == ()


def test_corrections_follow_their_hex_numbers_to_another_grid() -> None:
    board, reading = open_board("brunete"), grid_readings("brunete")[0]
    wood = TerrainCorrection(hex="2113", at=datetime.now(UTC), key="woods", present=True)
    laid = apply_overlay(board, Overlay.of(board).with_entries([wood]).with_grid(reading.id))
    assert "woods" in laid.terrain(laid.parse_hex("2113"))


def test_a_grid_that_is_not_known_leaves_the_board_as_drawn() -> None:
    board = open_board("brunete")
    overlay = Overlay.of(board).with_grid("round")
    assert apply_overlay(board, overlay) == board
    assert [remark.key for remark in overlay_remarks(board, overlay)] == ["overlay-grid-gone"]


def test_the_set_up_of_the_jarama_speaks_for_one_reading() -> None:
    """There alone the foremost battalion of the Nationalist 1st Brigade is within 6 hexes of its HQ."""
    board = open_board("jarama")
    grids = grids_of(board, grid_readings("jarama"))
    near = [
        id_ for id_, grid in grids.items() if distance(grid.parse_hex("3532"), grid.parse_hex("3028")) <= 6
    ]
    likelier = likelier_reading("jarama")
    assert likelier is not None
    assert near == [likelier.reading]
    assert likelier_reading("brunete") is None
