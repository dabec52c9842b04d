"""The notes on terrain say what the module's rules print, and no more."""

import pytest

from companion.board.facts import HexFacts
from companion.board.library import open_board
from companion.board.model import Board
from companion.board.terrain_notes import Topic, terrain_notes
from companion.hexes.coordinates import HexCoord
from companion.text import LANGUAGES, Catalogue


@pytest.fixture
def elst() -> Board:
    return open_board("elst")


def _keys(board: Board, name: str, topic: Topic) -> list[str]:
    facts = board.hexes[board.parse_hex(name)]
    return [reason.key for reason in terrain_notes(board.id).about(facts, topic)]


def test_the_steeple_hex_tells_of_stairs_cover_and_stacking(elst: Board) -> None:
    assert _keys(elst, "NN8", Topic.MOVEMENT) == ["note-infantry-enters", "note-steeple-stairs"]
    assert _keys(elst, "NN8", Topic.COVER) == ["note-steeple-cover"]
    assert _keys(elst, "NN8", Topic.OTHER) == ["note-steeple-stacking"]


def test_polder_tells_what_leaving_costs_on_foot_and_on_wheels(elst: Board) -> None:
    assert {"note-polder-infantry-leaves", "note-polder-vehicle-leaves"} <= set(
        _keys(elst, "M14", Topic.MOVEMENT)
    )


def test_the_pond_bars_everybody(elst: Board) -> None:
    assert _keys(elst, "S28", Topic.MOVEMENT) == ["note-impassable"]


def test_open_ground_has_no_price_in_the_module() -> None:
    """It stands on the base game's terrain chart alone, so nothing is said of it."""
    notes, open_ground = terrain_notes("elst"), HexFacts(HexCoord(0, 0))
    assert not notes.settles_entry(open_ground)
    assert notes.about(open_ground, Topic.MOVEMENT) == ()


def test_a_board_without_notes_has_none() -> None:
    assert terrain_notes("no-such-board").notes == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_can_be_put_into_words(elst: Board, language: str) -> None:
    catalogue = Catalogue(language)
    for note in terrain_notes(elst.id).notes:
        shown = catalogue.reason(note.reason(HexFacts(HexCoord(0, 0))), elst.hex_name)
        assert note.rule in shown
