import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import TakeControl, TellControl
from companion.games.elst.rules.refit.ground import prepared_ground
from companion.games.elst.rules.scenario.control_words import ControlReader
from companion.games.elst.shown.forces.panel import forces_panel
from companion.kit.panels import ChoiceList
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.forces.tracking.forces_table import BOARD, BRITISH, GERMAN, ForcesTable, at

GROUND = prepared_ground(BOARD)
FOUR = ("L6", "M6", "H15", "M15")


def columns(first: str, last: str) -> set:
    low, high = (BOARD.numbering.column_row(at(name))[0] for name in (first, last))
    return {hex_ for hex_ in GROUND.buildings if low <= BOARD.numbering.column_row(hex_)[0] <= high}


WEST, EAST = columns("A3", "M20"), columns("N20", "TT8")


def read(text: str) -> dict:
    return ControlReader(BOARD, GROUND).read(text)


@pytest.mark.parametrize(
    "text",
    [
        "British A-M but L6, M6, H15, M15 (German); German N east",
        "British A-M, German L6 M6 H15 M15, German N-",
        "A–M British, N–TT German, L6 M6 H15 M15 German",
        "every building hex in hexrows A to M is British, except L6, M6, H15, M15 (German); N east German",
        "British a..m except L6, M6, H15, M15. Germans hold the rest",
        "英軍 A〜M。独軍 N以東。L6、M6、H15、M15 独軍",
        "英軍 A〜M; 独軍 Nより東; L6およびM6、H15、M15も独軍",
        "イギリス軍 A-M、ただしL6、M6、H15、M15（ドイツ軍）；ドイツ軍 N以東",
        "いぎりす軍 A-M,ただしL6,M6,H15,M15(どいつ軍);どいつ軍 N以東",
        "英軍はA〜M、ただしL6、M6、H15、M15は独軍。N以東は独軍",
        "British A-M, but L6, M6, H15, M15 are German; N east German",
    ],
)
def test_whole_hexrows_and_what_is_left_out_of_them(text: str) -> None:
    four = set(map(at, FOUR))
    assert read(text) == dict.fromkeys(WEST - four, BRITISH) | dict.fromkeys(EAST | four, GERMAN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_line_shows_as_an_example_is_understood(language: str) -> None:
    told = read(Catalogue(language).text("input-control-hint"))
    assert told == dict.fromkeys(WEST, BRITISH) | dict.fromkeys(EAST, GERMAN)


def test_the_step_that_told_it_is_known_by_both_sides() -> None:
    table = ForcesTable()
    table.do(TellControl(text="British A3; German A12"))
    told = [(reason.args["side"], reason.hexes) for reason in table.session.undo_detail]
    assert told == [("british", (at("A3"),)), ("german", (at("A12"),))]


def test_what_is_taken_out_without_a_side_is_not_told() -> None:
    assert set(read("British A-M but L6")) == WEST - {at("L6")}
    assert set(read("英軍 A-M、L6を除く")) == WEST - {at("L6")}
    assert set(read("British all but NN8")) == GROUND.buildings - {at("NN8")}


def test_single_hexes_places_and_nobody() -> None:
    assert read("British A3, A12; nobody TT6") == {at("A3"): BRITISH, at("A12"): BRITISH, at("TT6"): None}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("British fnord", "control-words-unknown"),
        ("British ZZ", "control-words-unknown"),
        ("英軍 A-F; 独軍 Gあたり", "control-words-unknown"),
        ("A-M", "control-words-no-side"),
        ("British", "control-words-nothing"),
        ("British M21", "control-not-strategic"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, key: str) -> None:
    assert ForcesTable().refusal(TellControl(text=text)) == key


def test_all_others_are_those_of_which_nothing_is_told() -> None:
    table = ForcesTable()
    table.do(TakeControl(side=BRITISH, hexes=(at("M20"),)))
    lists = [part for part in forces_panel(table.scene).parts if isinstance(part, ChoiceList)]
    rest = [one for part in lists for one in part.choices if one.label.key == "forces-choice-control-rest"]
    assert [choice.label.args["side"] for choice in rest] == [side.value for side in Faction]
    table.do(rest[list(Faction).index(GERMAN)].build())
    assert table.forces.controlled_by(BRITISH) == {at("M20")}
    assert table.forces.controlled_by(GERMAN) == GROUND.buildings - {at("M20")}
    table.session.undo()
    assert table.forces.controlled_by(GERMAN) == frozenset()
