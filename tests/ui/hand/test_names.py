"""What is typed for a hex in the real window: numbers and every name that the map shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.kit.called import place_names
from companion.kit.names import Name
from companion.reason import CompanionError
from companion.sight.result import Position
from companion.text import LANGUAGES
from tests.ui.artillery_table import Table
from tests.ui.running import settle
from ui import operations
from ui.shell.main_window import MainWindow
from ui.widgets.hex_entry import HexLineEdit

ENTER = Qt.Key.Key_Return


def _enter(window: MainWindow, text: str) -> str:
    """The hex that the map goes to when something is typed there; empty while the line stays."""
    window.open_go_to()
    line = window.go_to_bar.line
    line.clear()
    QTest.keyClicks(line, text)
    line.completer().popup().hide()
    QTest.keyClick(line, ENTER)
    settle()
    return "" if window.go_to_bar.isVisible() else window.bridge.hex_name(window.bridge.selected)


@pytest.mark.long
def test_a_number_comes_first_then_a_whole_name_then_the_only_one_so_begun(
    window: MainWindow, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several are listed with their hexes, and Enter takes none of them; a number is typed whole."""
    system, plain = window.bridge.in_play.system, window.bridge.in_play.system.names
    called = {"NN8": "C10", "Blinker": "C11", "Blinker 77": "C12", "Oak": "C13"}
    more = [Name(table.hex(hex_), (), (name,)) for name, hex_ in called.items()]
    monkeypatch.setattr(system, "names", lambda state: (*plain(state), *more))
    table.set(contact_number=7)  # so that names are looked at anew
    assert _enter(window, "nn8") == "NN8"
    assert _enter(window, "blinker") == "C11"
    assert _enter(window, "blinker 77") == "C12"
    assert _enter(window, "oa") == "C13"
    assert _enter(window, "blinker 7") == ""
    assert _enter(window, "blink") == ""
    line = window.go_to_bar.line
    assert line.completer().model().stringList() == ["Blinker C11", "Blinker 77 C12"]
    assert all(name in line.note.text() for name in ("Blinker C11", "Blinker 77 C12"))
    window.go_to_bar.dismiss()
    monkeypatch.undo()
    table.set(contact_number=6)


def _taken(line: HexLineEdit, name: str) -> bool:
    """Whether a line understands a name, or lists the several hexes that are called so."""
    line.setText(name)
    try:
        return bool(line.read())
    except CompanionError as unclear:
        return unclear.reason.key == "name-several"


def test_every_place_that_the_map_names_is_taken_in_either_language(window: MainWindow, table: Table) -> None:
    line = window.go_to_bar.line
    places = place_names(window.bridge.board)
    names: set[str] = {name for place in places for name in place.printed}
    for language in LANGUAGES:
        operations.set_language(window.bridge, language)
        names |= {window.bridge.reason_text(text) for place in places for text in place.texts}
    assert len(names) > 6
    assert {name for name in names if not _taken(line, name)} == set()
    operations.set_language(window.bridge, "en")
    assert {name for name in names if not _taken(line, name)} == set()
    line.clear()


@pytest.mark.long
@pytest.mark.parametrize(
    "typed",
    [
        *("NN8 steeple to Town Hall", "from the steeple to town hall", "尖塔から市庁舎", "教会の尖塔→BB13"),
        *("LOS from the church steeple to the Town Hall", "Does the steeple see BB13 ground?"),
        *("from the steeple of NN8 to BB13", "the belfry to BB13", "NN8の上の階から市庁舎"),
        *(
            "尖塔からBB13の地上への視線",
            "視線：NN8の尖塔→市庁舎",
            "尖塔から市庁舎が見えるか",
            "尖塔から市庁舎がみえるか",
        ),
    ],
)
def test_the_only_steeple_needs_no_hex(window: MainWindow, table: Table, typed: str) -> None:
    window.open_go_to()
    line = window.go_to_bar.line
    line.setText(typed)
    assert line.positions() == (Position(table.hex("NN8"), 1), Position(table.hex("BB13")))
    window.go_to_bar.dismiss()


@pytest.mark.parametrize(
    "typed", ["steeple to ground", "NN8 steeple to the ground", "尖塔から地上", "尖塔から地上への視線"]
)
def test_a_level_alone_at_the_far_end_is_that_of_the_same_hex(
    window: MainWindow, table: Table, typed: str
) -> None:
    """1.1: the steeple and the ground level below see each other."""
    window.open_go_to()
    line = window.go_to_bar.line
    line.setText(typed)
    assert line.positions() == (Position(table.hex("NN8"), 1), Position(table.hex("NN8")))
    window.go_to_bar.dismiss()


@pytest.mark.parametrize(
    "typed",
    [
        *("LOS from BB13 to the steeple", "BB13 to steeple", "Town Hall ground to NN8 (steeple)"),
        *(
            "BB13から尖塔への視線",
            "市庁舎地上からNN8の尖塔",
            "line of sight between town hall and church steeple",
        ),
    ],
)
def test_a_level_is_named_at_the_far_end_too(window: MainWindow, table: Table, typed: str) -> None:
    window.open_go_to()
    line = window.go_to_bar.line
    line.setText(typed)
    assert line.positions() == (Position(table.hex("BB13")), Position(table.hex("NN8"), 1))
    window.go_to_bar.dismiss()


@pytest.mark.parametrize(
    "typed", ["pond to the Town Hall", "Can S28 see BB13?", "池から市庁舎", "S28と市庁舎の間"]
)
def test_terrain_that_one_hex_has_is_its_name(window: MainWindow, table: Table, typed: str) -> None:
    window.open_go_to()
    line = window.go_to_bar.line
    line.setText(typed)
    assert line.read() == (table.hex("S28"), table.hex("BB13"))
    window.go_to_bar.dismiss()


def test_of_several_names_the_one_that_is_none_is_told(window: MainWindow, table: Table) -> None:
    assert _enter(window, "lighthouse to town hall") == ""
    assert window.go_to_bar.line.note.text() == "Nothing here is called “LIGHTHOUSE”."
    window.go_to_bar.dismiss()


def test_a_name_that_is_none_is_told_with_the_nearest(window: MainWindow, table: Table) -> None:
    assert _enter(window, "town hill") == ""
    assert "Town Hall" in window.go_to_bar.line.note.text()
    window.go_to_bar.dismiss()


def test_a_line_that_will_not_do_stays_as_it_was_typed(window: MainWindow, table: Table) -> None:
    """Qt would put the one name that goes on so in its place, below a note about another."""
    operations.set_language(window.bridge, "ja")
    window.open_go_to()
    line = window.go_to_bar.line
    line.clear()
    for letter in "灯台から市庁":
        QTest.sendKeyEvent(QTest.KeyAction.Click, line, Qt.Key.Key_A, letter, Qt.KeyboardModifier.NoModifier)
    assert line.completer().names == ["灯台から市庁舎 BB13"]
    QTest.keyClick(line.completer().popup(), ENTER)
    assert line.text() == "灯台から市庁"
    assert "灯台" in line.note.text()
    window.go_to_bar.dismiss()
    operations.set_language(window.bridge, "en")
