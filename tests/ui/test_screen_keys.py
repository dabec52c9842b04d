"""Who has no keyboard types with keys on the screen, into whatever field he taps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.games.elst.procedures.forces.choices import typing_choices
from companion.games.elst.procedures.forces.event import Forces
from companion.reason import Reason
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player
from ui import operations
from ui.app import Application
from ui.pages.counter_sheet_page import CounterSheetPage
from ui.panels.forces import ForcesPanel
from ui.panels.parts.form import ChoiceForm
from ui.panels.roster_entry import RosterLines
from ui.session.message import Severity
from ui.shell.kinds import of_kind
from ui.shell.main_window import MainWindow
from ui.shell.message_rooms import message_rooms
from ui.widgets.ask_file import ask_where, ask_which
from ui.widgets.file_dialog import FileDialog
from ui.widgets.name_list import NameList
from ui.widgets.segments import Segments
from ui.widgets.stepper import Stepper


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    window = shared.on("elst")
    begin(window.bridge)
    window.show_map()
    operations.set_preference(window.bridge, screen_keys=True)
    return window


def tap(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def key(window: MainWindow, name: str) -> QPushButton:
    pad = window.screen_keys.pad
    assert pad is not None
    shown = [one for one in pad.findChildren(QPushButton) if one.isVisible()]
    return next(one for one in shown if name in (one.accessibleName(), one.text()))


def offered(window: MainWindow) -> list[str]:
    """The names above the keys."""
    pad = window.screen_keys.pad
    assert pad is not None
    return [one.accessibleName() for one in pad.names if one.isVisible()]


def place(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def write(window: MainWindow, text: str) -> None:
    for character in text:
        tap(key(window, "space" if character == " " else character))


@pytest.mark.long
def test_tab_leads_from_the_side_to_the_line_where_its_counters_are_named(window: MainWindow) -> None:
    window.docks.bring("forces")
    panel = window.docks.panel("forces", ForcesPanel)
    panel.show_faction("british")
    settle()
    panel.pages.button("british").setFocus()
    QTest.keyClick(panel.pages.button("british"), Qt.Key.Key_Tab)
    assert panel.roster.lines.hasFocus()


def test_a_hex_is_typed_by_fingers(window: MainWindow) -> None:
    window.actions_by_id["go-to"].trigger()
    write(window, "nn9")
    tap(key(window, "Erase"))
    write(window, "8")
    assert window.go_to_bar.line.text() == "NN8"
    assert window.go_to_bar.rect().contains(window.go_to_bar.line.geometry())
    tap(key(window, "Enter"))
    assert window.bridge.selected == window.bridge.board.parse_hex("NN8")
    assert window.screen_keys.place.isEmpty()


def test_they_come_to_a_field_that_is_tapped_and_lie_beside_it(window: MainWindow) -> None:
    window.docks.bring("forces")
    panel = window.docks.panel("forces", ForcesPanel)
    panel.show_faction("british")
    settle()
    lines = panel.roster.lines
    assert window.screen_keys.place.isEmpty(), "nobody tapped the line"
    tap(lines.viewport())
    assert not window.screen_keys.place.isEmpty()
    assert not window.screen_keys.place.intersects(place(window, lines))
    write(window, "sher")
    (name, *_) = offered(window)
    assert name.startswith("Sherman")
    assert QApplication.activePopupWidget() is None, "names are listed once"
    tap(key(window, name))
    assert lines.toPlainText() == name
    write(window, " @ c18")
    tap(key(window, "Enter"))
    assert lines.toPlainText() == ""
    assert not window.screen_keys.place.isEmpty(), "the next line is typed as well"


@pytest.mark.long
def test_they_come_back_to_a_field_that_is_tapped_again(window: MainWindow) -> None:
    window.docks.bring("forces")
    lines = window.docks.panel("forces", ForcesPanel).roster.lines
    for _ in range(2):
        tap(lines.viewport())
        assert not window.screen_keys.place.isEmpty()
        tap(key(window, "Put the keys away"))
        assert window.screen_keys.place.isEmpty()


@pytest.mark.long
def test_a_cell_of_the_sheet_is_typed_after_one_tap(shared: SharedWindow) -> None:
    player = Player(shared.on("jarama"))
    player.begin()
    player.tell("republican", "48: 3x inf")
    player.run("counter-sheet")
    window = player.window
    operations.set_preference(window.bridge, screen_keys=True)
    sheet = window.desk.page(CounterSheetPage)
    sheet.show_faction("republican")
    settle()
    for row, typed in enumerate(("346", "336")):
        cell = sheet.table.visualRect(sheet.model.index(row, 2))
        QTest.mouseClick(sheet.table.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
        settle()
        spot = QRect(sheet.table.viewport().mapTo(window, cell.topLeft()), cell.size())
        assert not window.screen_keys.place.isEmpty()
        assert not window.screen_keys.place.intersects(spot)
        write(window, typed)
        tap(key(window, "Enter"))
        assert sheet.model.rows[row].cells[1] == "-".join(typed)
        assert sheet.table.currentIndex().row() == row + 1
        assert not window.screen_keys.place.isEmpty(), "the next cell is typed as well"


@pytest.mark.long
def test_a_number_has_digits_alone(window: MainWindow) -> None:
    window.actions_by_id["set-facts"].trigger()
    settle()
    stepper = next(one for one in window.findChildren(Stepper) if one.isVisible())
    tap(stepper.line)
    write(window, "12")
    assert stepper.line.text() == "12"
    assert not any(one.isVisible() and one.text() == "q" for one in window.findChildren(QPushButton))


@pytest.mark.long
def test_what_a_field_is_given_by_the_program_brings_none(window: MainWindow) -> None:
    window.go_to_bar.open("n")
    settle()
    assert window.go_to_bar.line.hasFocus()
    assert window.screen_keys.place.isEmpty()


@pytest.mark.long
def test_messages_stand_above_them(window: MainWindow) -> None:
    window.actions_by_id["go-to"].trigger()
    window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    settle()
    assert window.message_bar.isVisible()
    assert not window.screen_keys.place.intersects(place(window, window.message_bar))


@pytest.mark.long
def test_no_message_is_so_long_that_it_lies_under_them(window: MainWindow) -> None:
    window.actions_by_id["go-to"].trigger()
    window.bridge.say(Reason("grid-skipped"), Severity.WARNING)
    settle()
    keys = window.screen_keys.place.translated(-window.message_bar.parentWidget().mapTo(window, QPoint()))
    rooms = message_rooms(window)
    assert not keys.isEmpty()
    assert rooms
    assert [room for room in rooms if room.intersects(keys)] == []


@pytest.mark.long
def test_a_message_stays_where_a_finger_presses_one_of_its_buttons(window: MainWindow, qtbot: QtBot) -> None:
    """The keys go with the field: the button would come down from under the finger."""
    window.actions_by_id["go-to"].trigger()
    window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    settle()
    close = next(one for one in window.message_bar.findChildren(QToolButton) if one.isVisible())
    pressed = place(window, close)
    QTest.mousePress(close, Qt.MouseButton.LeftButton)
    window.map_view.setFocus()
    QTest.qWait(100)
    assert place(window, close) == pressed
    QTest.mouseRelease(close, Qt.MouseButton.LeftButton)
    pad = window.screen_keys.pad
    assert pad is not None
    qtbot.waitUntil(pad.isHidden)


@pytest.mark.long
def test_the_command_search_ends_above_them_and_takes_the_place_of_go_to(window: MainWindow) -> None:
    window.resize(1024, 700)
    window.actions_by_id["go-to"].trigger()
    window.actions_by_id["palette"].trigger()
    settle()
    assert window.palette_widget.isVisible()
    assert window.go_to_bar.isHidden()
    assert not window.screen_keys.place.intersects(place(window, window.palette_widget))
    window.actions_by_id["go-to"].trigger()
    assert window.palette_widget.isHidden()


@pytest.mark.long
@pytest.mark.parametrize(("size", "points"), [((1024, 700), 14), ((1366, 690), 14), ((1024, 700), 28)])
def test_they_lie_in_the_window_below_its_bars(
    window: MainWindow, size: tuple[int, int], points: int
) -> None:
    window.resize(*size)
    operations.set_preference(window.bridge, text_size=points)
    settle()
    window.actions_by_id["go-to"].trigger()
    settle()
    assert window.typing_room.contains(window.screen_keys.place)
    assert not window.screen_keys.place.intersects(place(window, window.go_to_bar.line))


@pytest.mark.long
def test_they_stand_anew_in_a_window_that_grows_smaller(window: MainWindow) -> None:
    window.resize(1366, 900)
    window.actions_by_id["go-to"].trigger()
    settle()
    window.resize(1024, 700)
    settle()
    assert window.typing_room.contains(window.screen_keys.place)
    assert not window.screen_keys.place.intersects(place(window, window.go_to_bar.line))


@pytest.mark.long
def test_they_stand_anew_as_they_grow(window: MainWindow) -> None:
    window.resize(1024, 700)
    window.open_go_to()
    pad = window.screen_keys.pad
    pad.move(window.typing_room.right() - pad.width() - 8, pad.y())  # where a field on the left had put them
    width = pad.width()
    operations.toggle_table_mode(window.bridge)
    settle()
    assert pad.width() > width
    (points,) = {one.font().pointSizeF() for one in pad.findChildren(QPushButton)}
    assert points >= 17
    assert window.typing_room.contains(window.screen_keys.place)


@pytest.mark.long
def test_they_stand_anew_as_the_line_that_they_serve_moves(window: MainWindow) -> None:
    operations.toggle_table_mode(window.bridge)
    window.docks.bring("forces")
    window.open_go_to()
    settle()
    bar, pad = window.go_to_bar, window.screen_keys.pad
    pad.move(place(window, bar).bottomRight() + QPoint(20, 0))  # where another window had put them
    window.run_action("show-forces")
    settle()
    assert not window.is_dock_shown("forces")
    assert not window.screen_keys.place.isEmpty()
    assert not window.screen_keys.place.intersects(place(window, bar))


@pytest.mark.long
def test_names_that_have_no_room_beside_the_first_are_not_offered(window: MainWindow) -> None:
    window.open_go_to()
    pad = window.screen_keys.pad
    pad.show_names(("De Hoop", "Town Hall", "Station"))
    settle()
    widest = pad.width()
    assert [one.text() for one in pad.names if one.isVisible()] == ["De Hoop", "Town Hall", "Station"]
    pad.show_names(("Nijmegen-Arnhem Road", "Nijmegen-Arnhem Road west of the Town Hall", "De Hoop"))
    settle()
    assert [one.text() for one in pad.names if one.isVisible()] == ["Nijmegen-Arnhem Road"]
    pad.show_names(("From the Nijmegen-Arnhem Road west of the Town Hall to the church of Elst",))
    settle()
    (first, *_) = pad.names
    assert first.text().endswith("…")
    assert first.width() >= first.sizeHint().width()
    assert pad.width() == widest


@pytest.mark.long
def test_made_as_the_look_changes_they_have_their_own_text(application: Application) -> None:
    """However small that of the window is."""
    window = application.window
    window.show_map()
    operations.set_preference(window.bridge, text_size=9)
    window.open_go_to()
    assert window.screen_keys.pad is None
    operations.set_preference(window.bridge, screen_keys=True, text_size=10)
    settle()
    pad = window.screen_keys.pad
    assert {one.font().pointSizeF() for one in pad.findChildren(QPushButton)} == {17}


@pytest.mark.long
def test_they_lie_beside_what_is_asked(window: MainWindow) -> None:
    window.resize(1366, 768)
    operations.set_preference(window.bridge, text_size=28)
    window.docks.put_away("hex", "batteries", "sight")
    window.docks.bring("tracker")
    table = Table(window.bridge, None)
    table.ready_to_fire()
    settle()
    window.actions_by_id["go-to"].trigger()
    settle()
    pad = window.screen_keys.pad
    assert pad is not None
    pad.move(window.typing_room.right() - pad.width() - 8, pad.y())  # where a field on the left had put them
    QTest.keyClick(window.go_to_bar.line, Qt.Key.Key_Escape)
    table.do(AttemptContact(battery=GUN))
    settle()
    window.actions_by_id["go-to"].trigger()
    settle()
    asked, keys = window.asked_place, window.screen_keys.place
    assert not asked.isEmpty()
    assert not keys.isEmpty()
    assert not asked.intersects(keys)


@pytest.mark.long
def test_they_lie_beside_the_list_whose_line_they_serve_where_it_has_no_room_above_them(
    window: MainWindow,
) -> None:
    window.resize(1024, 700)
    operations.set_preference(window.bridge, text_size=22)
    window.docks.bring("markers")
    settle()
    window.actions_by_id["palette"].trigger()
    settle()
    assert not window.screen_keys.place.isEmpty()
    assert not window.screen_keys.place.intersects(place(window, window.palette_widget.list))


@pytest.mark.long
def test_in_table_mode_a_finger_hits_each_key(window: MainWindow) -> None:
    operations.toggle_table_mode(window.bridge)
    window.actions_by_id["go-to"].trigger()
    settle()
    letter = key(window, "q")
    assert min(letter.width(), letter.height()) >= 48


@pytest.mark.long
def test_kana_are_typed_with_their_marks(window: MainWindow) -> None:
    operations.set_preference(window.bridge, language="ja")
    window.actions_by_id["go-to"].trigger()
    tap(key(window, "かな"))
    write(window, "か\N{KATAKANA-HIRAGANA VOICED SOUND MARK}き")
    assert window.go_to_bar.line.text() == "がき"


@pytest.mark.long
def test_what_kana_do_not_write_is_typed_word_by_word(window: MainWindow) -> None:
    operations.set_language(window.bridge, "ja")
    window.docks.bring("forces")
    panel = window.docks.panel("forces", ForcesPanel)
    panel.show_faction("british")
    settle()
    tap(panel.roster.lines.viewport())
    for board, texts in (
        ("漢字", ["負傷"]),
        ("かな", "した"),
        ("かな", "8-0"),
        ("漢字", ["指揮官"]),
        ("漢字", "@n24"),
    ):
        tap(key(window, board))
        for text in texts:
            tap(key(window, text))
    assert panel.roster.lines.toPlainText() == "負傷した8-0指揮官@n24"
    tap(key(window, "決定"))
    assert panel.roster.lines.toPlainText() == ""
    assert "N24" in window.message_bar.text


def test_kana_are_offered_the_words_that_are_read_so(window: MainWindow) -> None:
    operations.set_language(window.bridge, "ja")
    window.actions_by_id["go-to"].trigger()
    tap(key(window, "かな"))
    write(window, "にせ\N{KATAKANA-HIRAGANA VOICED SOUND MARK}ん")
    assert offered(window)[0] == "全"
    tap(key(window, "全"))
    assert window.go_to_bar.line.text() == "に全"
    assert offered(window) == []
    window.docks.bring("forces")
    lines = window.docks.panel("forces", ForcesPanel).roster.lines
    tap(lines.viewport())
    tap(key(window, "かな"))
    write(window, "か\N{KATAKANA-HIRAGANA VOICED SOUND MARK}れき")
    assert lines.toPlainText() == "がれき"
    tap(key(window, "瓦礫"))
    assert lines.toPlainText() == "瓦礫"


def test_commands_are_searched_for_by_words_of_their_own(window: MainWindow) -> None:
    operations.set_language(window.bridge, "ja")
    window.actions_by_id["palette"].trigger()
    settle()
    for board, word in (("漢字", "直接"), ("漢字", "設定")):
        if not key(window, board).isChecked():
            tap(key(window, board))
        tap(key(window, word))
    assert window.palette_widget.line.text() == "直接設定"
    assert window.palette_widget.shown_ids()[0] == "set-facts"
    tap(key(window, "漢字"))
    window.palette_widget.give_up()
    window.actions_by_id["go-to"].trigger()
    settle()
    tap(key(window, "漢字"))
    assert key(window, "指揮官").isVisible()


@pytest.mark.long
@pytest.mark.parametrize("board", ["elst", "jarama"])
def test_they_stand_anew_as_a_larger_board_comes(shared: SharedWindow, board: str) -> None:
    """Words are wider than kana: those at the right edge of the window lay beyond it."""
    window = shared.on(board)
    operations.set_preference(window.bridge, screen_keys=True, language="ja")
    window.open_go_to()
    settle()
    pad = window.screen_keys.pad
    pad.move(window.typing_room.right() - pad.width() - 8, pad.y())
    for name in ("かな", "漢字"):
        tap(key(window, name))
        assert window.typing_room.contains(window.screen_keys.place)
        assert pad.rect().contains(key(window, "決定").geometry())


def test_in_table_mode_no_board_of_keys_hides_the_line_of_counters(shared: SharedWindow) -> None:
    """Beside the panel they hid what its line begins with, and what it was refused for lay under them."""
    player = Player(shared.on("brunete"))
    player.begin()
    window = player.window
    window.resize(1024, 700)
    operations.set_preference(window.bridge, screen_keys=True, language="ja")
    operations.toggle_table_mode(window.bridge)
    window.docks.bring("forces")
    settle()
    line = next(one for one in window.findChildren(RosterLines) if one.isVisible())
    tap(line.viewport())
    lowest = window.screen_keys.place.bottom()
    for name in ("", "かな", "漢字", "漢字"):
        if name:
            tap(key(window, name))
        assert not window.screen_keys.place.intersects(place(window, line)), name
        assert window.screen_keys.place.bottom() == lowest, name
        assert min(key(window, "決定").width(), key(window, "決定").height()) >= 48
        window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
        settle()
        assert not window.screen_keys.place.intersects(place(window, window.message_bar)), name


@pytest.mark.long
def test_a_language_without_kana_has_letters_alone(window: MainWindow) -> None:
    window.actions_by_id["go-to"].trigger()
    pad = window.screen_keys.pad
    assert pad is not None
    assert {"Kana", "Words"} & {
        one.text() for one in pad.findChildren(QPushButton) if one.isVisible()
    } == set()


@pytest.mark.long
def test_switched_off_they_stay_away_and_names_are_listed_below_their_line(window: MainWindow) -> None:
    window.actions_by_id["go-to"].trigger()
    write(window, "town h")
    assert offered(window)
    window.actions_by_id["screen-keys"].trigger()
    settle()
    assert window.screen_keys.place.isEmpty()
    QTest.keyClicks(window.go_to_bar.line, "a")
    popup = window.go_to_bar.line.completer().popup()
    assert popup.isVisible()
    popup.hide()
    tap(window.go_to_bar.line)
    assert window.screen_keys.place.isEmpty()


@pytest.mark.long
def test_a_line_of_a_form_that_names_counters_completes_those_of_its_side(window: MainWindow) -> None:
    (add, *_) = typing_choices(Forces())
    form = ChoiceForm(window.bridge, add)
    line, side = of_kind(QLineEdit, form.inputs["text"]), of_kind(Segments, form.inputs["side"])
    names = of_kind(NameList, line.completer())
    QTest.keyClicks(line, "9-1, pan")
    assert names.names == [], "nobody said whose"
    side.set_value("german")
    QTest.keyClicks(line, "t")
    assert "9-1, Panther" in names.names
    line.completer().popup().hide()
    form.deleteLater()
    settle()


def answer_with(deed: Callable[[FileDialog], None]) -> None:
    """Answer the file dialog to come; left open where that fails it would hold up every test behind it."""

    def answer() -> None:
        dialog = of_kind(FileDialog, QApplication.activeModalWidget())
        try:
            deed(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, answer)


@pytest.mark.long
@pytest.mark.parametrize(("size", "points"), [((1024, 700), 14), ((1366, 768), 22)])
def test_a_file_is_named_by_fingers(
    window: MainWindow, tmp_path: Path, size: tuple[int, int], points: int
) -> None:
    """The keys of the window do not come to another one."""
    window.resize(*size)
    operations.set_preference(window.bridge, files_folder=str(tmp_path), text_size=points)
    dialogs: list[FileDialog] = []

    def name_it(dialog: FileDialog) -> None:
        dialogs.append(dialog)
        keys = {one.accessibleName() or one.text(): one for one in dialog.pad.findChildren(QPushButton)}
        tap(keys["Put the keys away"])
        assert dialog.pad.isHidden()
        tap(of_kind(QLineEdit, dialog.focusWidget()))
        of_kind(QLineEdit, dialog.focusWidget()).selectAll()
        assert dialog.height() <= window.height()
        for name in (*"public", "Enter"):
            assert dialog.rect().contains(QRect(keys[name].mapTo(dialog, QPoint()), keys[name].size()))
            tap(keys[name])

    answer_with(name_it)
    assert ask_where(window, window.bridge, "Save", "log.txt", "Text (*.txt)") == tmp_path / "public.txt"
    assert len(dialogs) == 1


def test_a_file_that_is_there_is_opened_by_taps_alone(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Its row is as high as a finger; no keys take the room of the rows."""
    window.resize(1024, 700)
    (tmp_path / "board.zip").touch()
    operations.set_preference(window.bridge, files_folder=str(tmp_path), screen_keys=True)

    def tap_it(dialog: FileDialog) -> None:
        assert dialog.pad.isHidden()
        rows = next(one for one in dialog.findChildren(QTreeView) if one.isVisible())
        qtbot.waitUntil(lambda: rows.model().rowCount(rows.rootIndex()) == 1)
        row = rows.visualRect(rows.model().index(0, 0, rows.rootIndex()))
        assert row.height() >= 36
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
        opens = (one for one in dialog.findChildren(QPushButton) if one.isVisible() and one.isDefault())
        tap(next(opens))

    answer_with(tap_it)
    assert ask_which(window, window.bridge, "Open", "Boards (*)") == tmp_path / "board.zip"
