"""The sheet of counters in the real window: typed, copied down, pasted, struck; by key and by tap."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from companion.kit.called import hex_called
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player
from ui.pages.counter_sheet_page import CounterSheetPage
from ui.session.names import roster_completions
from ui.session.roster_store import kept_roster
from ui.widgets.cell_editor import CellEditor
from ui.widgets.sheet_table import SheetTable

FIRST, SECOND, THIRD = (f"J-R-48-infantry-{number}" for number in (1, 2, 3))
SIZE, FRONT, BACK, NAME = range(1, 5)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def player(shared: SharedWindow) -> Player:
    """Jarama, three battalions and a gun of a brigade told by number only, the sheet open."""
    player = Player(shared.on("jarama"))
    player.begin()
    player.tell("republican", "48: 3x inf, art 4(8)6")
    player.run("counter-sheet")
    return player


@pytest.fixture
def sheet(player: Player) -> CounterSheetPage:
    page = player.window.desk.pages["counter-sheet"]
    assert page.isVisible()
    page.show_faction("republican")
    return page


def cells(sheet: CounterSheetPage) -> dict[str, tuple[str, ...]]:
    return {row.id: row.cells for row in sheet.model.rows}


def go_to(sheet: CounterSheetPage, id_: str, column: int) -> None:
    place = [row.id for row in sheet.model.rows].index(id_)
    sheet.table.go_to(sheet.model.index(place, column))
    sheet.table.setFocus()


def type_cell(sheet: CounterSheetPage, text: str) -> None:
    """Type into the cell in hand, as into a spreadsheet: the first key opens it, Return takes it."""
    QTest.keyClicks(sheet.table, text[:1])
    editor = next(one for one in sheet.table.viewport().findChildren(QLineEdit) if one.isVisible())
    QTest.keyClicks(editor, text[1:])
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QCoreApplication.processEvents()  # what was typed is taken in the next turn


@pytest.mark.long
def test_cells_are_typed_one_under_the_other(sheet: CounterSheetPage, player: Player) -> None:
    go_to(sheet, FIRST, FRONT)
    type_cell(sheet, "3-4-6")
    type_cell(sheet, "3-5-6")
    found = cells(sheet)
    assert [found[id_][1] for id_ in (FIRST, SECOND, THIRD)] == ["3-4-6", "3-5-6", ""]
    assert player.game.units[FIRST].counter.front.defence == 4
    assert sheet.chosen == THIRD
    player.run("undo")
    assert cells(sheet)[SECOND][1] == ""
    assert sheet.chosen == SECOND, "what is typed next is for the row that was taken back"
    player.run("undo")
    assert (sheet.chosen, sheet.table.currentIndex().column()) == (FIRST, FRONT)
    type_cell(sheet, "3-6-6")
    assert [cells(sheet)[id_][1] for id_ in (FIRST, SECOND, THIRD)] == ["3-6-6", "", ""]
    assert sheet.chosen == SECOND


@pytest.mark.long
def test_what_cannot_be_read_is_told_and_changes_nothing(sheet: CounterSheetPage, player: Player) -> None:
    before = player.game
    go_to(sheet, FIRST, FRONT)
    type_cell(sheet, "3_4")
    assert FIRST in player.window.message_bar.text
    assert player.game is before
    assert cells(sheet)[FIRST][1] == ""


@pytest.mark.long
@pytest.mark.parametrize("by_key", [True, False])
def test_one_key_or_one_tap_copies_a_row_down_its_formation(
    sheet: CounterSheetPage, player: Player, by_key: bool
) -> None:
    player.tell("republican", "69: inf")
    sheet.type_cells({FIRST: ("II", "3-4-6", "2-2-6", "")})
    go_to(sheet, FIRST, FRONT)
    if by_key:
        QTest.keyClick(sheet.table, Qt.Key.Key_D, CONTROL)
    else:
        sheet.buttons["copy-down"].click()
    found = cells(sheet)
    assert found[SECOND] == found[THIRD] == ("II", "3-4-6", "2-2-6", "")
    assert found["J-R-48-artillery-1"] == ("", "4(8)6", "", "")
    assert found["J-R-69-infantry-1"] == ("", "", "", "")
    assert player.window.page == "counter-sheet"  # the key is not the map's here


def test_a_tap_on_a_button_of_the_rows_leaves_the_keyboard_with_them(
    sheet: CounterSheetPage, player: Player
) -> None:
    player.window.activateWindow()
    go_to(sheet, FIRST, FRONT)
    QTest.keyClicks(sheet.table, "3")
    QTest.keyClicks(editor(sheet), "-4-6")
    QTest.mouseClick(sheet.buttons["copy-down"], Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert [cells(sheet)[id_][1] for id_ in (FIRST, SECOND, THIRD)] == ["3-4-6"] * 3
    assert sheet.table.hasFocus()
    assert sheet.chosen == FIRST


@pytest.mark.long
def test_copying_down_takes_what_is_still_being_typed(sheet: CounterSheetPage, player: Player) -> None:
    go_to(sheet, FIRST, FRONT)
    QTest.keyClicks(sheet.table, "3")
    editor = next(one for one in sheet.table.viewport().findChildren(QLineEdit) if one.isVisible())
    QTest.keyClicks(editor, "-4-6")
    QTest.keyClick(editor, Qt.Key.Key_D, CONTROL)
    QCoreApplication.processEvents()
    assert [cells(sheet)[id_][1] for id_ in (FIRST, SECOND, THIRD)] == ["3-4-6"] * 3
    assert player.window.page == "counter-sheet"
    assert (sheet.chosen, sheet.table.currentIndex().column()) == (FIRST, FRONT)
    assert not [one for one in sheet.table.viewport().findChildren(QLineEdit) if one.isVisible()]


def editor(sheet: CounterSheetPage) -> QLineEdit | None:
    """The line of the cell that is open."""
    return next((one for one in sheet.table.viewport().findChildren(QLineEdit) if one.isVisible()), None)


@pytest.mark.long
def test_a_blank_is_no_value(sheet: CounterSheetPage) -> None:
    sheet.type_cells({FIRST: ("II", "3-4-6", "2-2-6", "")})
    go_to(sheet, FIRST, FRONT)
    QTest.keyClick(sheet.table, Qt.Key.Key_Space)
    assert editor(sheet) is None
    QTest.keyClick(sheet.table, Qt.Key.Key_Return)
    QTest.keyClick(editor(sheet), Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    assert cells(sheet)[FIRST][1] == "3-4-6"


@pytest.mark.long
def test_a_cell_is_typed_into_a_field_that_a_finger_hits(sheet: CounterSheetPage) -> None:
    assert isinstance(sheet.table.itemDelegate(), CellEditor)


def test_a_key_typed_as_soon_as_the_cell_in_hand_is_tapped_counts(sheet: CounterSheetPage) -> None:
    go_to(sheet, FIRST, FRONT)
    spot = sheet.table.visualRect(sheet.table.currentIndex()).center()
    QTest.mouseClick(sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.keyClicks(editor(sheet), "346")
    QTest.keyClick(editor(sheet), Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    assert cells(sheet)[FIRST][1] == "3-4-6"


def test_a_row_is_added_out_of_a_cell_that_is_open(sheet: CounterSheetPage, player: Player) -> None:
    go_to(sheet, FIRST, FRONT)
    QTest.keyClicks(sheet.table, "3")
    QTest.keyClicks(editor(sheet), "46")
    QTest.keyClick(editor(sheet), Qt.Key.Key_Return, CONTROL)
    QCoreApplication.processEvents()
    assert cells(sheet)[FIRST][1] == "3-4-6"
    assert "J-R-48-infantry-4" in player.game.units
    assert (sheet.chosen, editor(sheet)) == (FIRST, None)


def test_arrows_take_what_was_typed_and_lead_on(sheet: CounterSheetPage) -> None:
    go_to(sheet, FIRST, FRONT)
    QTest.keyClicks(sheet.table, "3")
    QTest.keyClicks(editor(sheet), "-4-6")
    QTest.keyClick(editor(sheet), Qt.Key.Key_Down)
    assert (cells(sheet)[FIRST][1], sheet.chosen, editor(sheet)) == ("3-4-6", SECOND, None)
    QTest.keyClick(sheet.table, Qt.Key.Key_Return)
    QTest.keyClick(editor(sheet), Qt.Key.Key_Right)  # nothing is typed yet
    assert (sheet.table.currentIndex().column(), editor(sheet)) == (BACK, None)
    QTest.keyClicks(sheet.table, "2")
    QTest.keyClick(editor(sheet), Qt.Key.Key_Left)
    assert editor(sheet).cursorPosition() == 0  # in what is typed they move the cursor


@pytest.mark.long
@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Return])
def test_the_rows_that_come_next_are_in_sight(sheet: CounterSheetPage, player: Player, key: Qt.Key) -> None:
    for brigade in ("11", "12", "14", "46"):
        player.tell("republican", f"{brigade}: 6x inf")
    table, rows = sheet.table, len(sheet.model.rows)
    table.go_to(sheet.model.index(0, NAME))
    table.setFocus()
    assert not is_in_sight(table, rows - 1)
    for row in range(1, rows):
        QTest.keyClick(table, key)
        if (open_one := editor(sheet)) is not None:
            QTest.keyClick(open_one, key)
            QCoreApplication.processEvents()
        assert table.currentIndex().row() == row
        assert all(is_in_sight(table, one) for one in range(row, min(row + 4, rows)))


def is_in_sight(table: SheetTable, row: int) -> bool:
    return table.viewport().rect().contains(table.visualRect(table.model().index(row, NAME)))


@pytest.mark.long
@pytest.mark.parametrize("by_key", [True, False])
def test_a_row_is_added_and_struck_off(sheet: CounterSheetPage, player: Player, by_key: bool) -> None:
    go_to(sheet, FIRST, FRONT)
    if by_key:
        QTest.keyClick(sheet.table, Qt.Key.Key_Return, CONTROL)
    else:
        sheet.buttons["add-like"].click()
    assert "J-R-48-infantry-4" in player.game.units
    assert (sheet.chosen, sheet.table.currentIndex().column()) == (FIRST, FRONT)  # to be typed on at once
    go_to(sheet, SECOND, NAME)
    if by_key:
        QTest.keyClick(sheet.table, Qt.Key.Key_Delete)
    else:
        sheet.buttons["strike"].click()
    assert SECOND not in player.game.units
    assert SECOND not in cells(sheet)
    assert (sheet.chosen, sheet.table.currentIndex().column()) == (
        THIRD,
        NAME,
    )  # what has come into its place
    assert "3x inf" in kept_roster("jarama", "republican")
    player.run("undo")
    assert SECOND in player.game.units


def test_a_block_of_a_spreadsheet_is_pasted_onto_the_cells_as_one_step(
    sheet: CounterSheetPage, player: Player
) -> None:
    QGuiApplication.clipboard().setText("3-4-6\t2-2-6\n3-5-6\t2-3-6\n4-4-6\t-\n")
    go_to(sheet, FIRST, FRONT)
    QTest.keyClick(sheet.table, Qt.Key.Key_V, CONTROL)
    found = cells(sheet)
    assert [found[id_][1:3] for id_ in (FIRST, SECOND, THIRD)] == [
        ("3-4-6", "2-2-6"),
        ("3-5-6", "2-3-6"),
        ("4-4-6", "-"),
    ]
    player.run("undo")
    assert cells(sheet)[FIRST][1] == ""


@pytest.mark.long
def test_lines_are_told_here_too_and_serve_in_the_next_session(
    sheet: CounterSheetPage, player: Player
) -> None:
    sheet.sides.button("nationalist").click()
    assert sheet.model.rows == ()
    sheet.roster.lines.setPlainText("1: 2x 7-4-6/3-3-6 II")
    sheet.roster.submit()
    assert len(sheet.model.rows) == 2
    assert kept_roster("jarama", "nationalist") == "J-N-1: 2x 7-4-6/3-3-6 II"
    sheet.type_cells({"J-N-1-infantry-2": ("II", "7-4-6", "-", "")})
    assert kept_roster("jarama", "nationalist") == "J-N-1: 7-4-6/3-3-6 II, 7-4-6/- II"


@pytest.mark.long
def test_behind_an_at_what_is_listed_is_understood(sheet: CounterSheetPage, player: Player) -> None:
    """Places of the map; no counter stands for the hex it stands in."""
    player.tell("republican", "48: inf @ 3633")
    assert roster_completions(player.bridge, "republican", "48: HQ @ 48th")[1] == []
    (place,) = roster_completions(player.bridge, "republican", "48: HQ @ arganda")[1]
    assert hex_called(player.bridge.board, place)
