"""The log of checks keeps every answer, can be searched, annotated, copied and shown again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from companion.session.standing import SightChecked
from companion.sight.result import RAISED, LosResult, Verdict
from ui import operations
from ui.panels.checks_panel import ChecksPanel
from ui.session.bridge import SessionBridge
from ui.session.message import Message


def _told(bridge: SessionBridge, source: str, target: str, verdict: Verdict, hindrance: int = 0) -> LosResult:
    ends = [bridge.board.parse_hex(name) for name in (source, target)]
    return LosResult(*ends, 0, 0, verdict, verdict, hindrance, (0, 0, 0), ())


@pytest.fixture
def panel(bridge: SessionBridge, qtbot: QtBot, at) -> ChecksPanel:
    """A log of three: a hindered line, a blocked one under smoke, and a look round from the steeple."""
    smoke = bridge.markers.with_smoke(at("B7"))
    for told in (
        SightChecked.of(_told(bridge, "NN8", "II12", Verdict.HINDERED, 2), bridge.markers),
        SightChecked.of(_told(bridge, "BB13", "A5", Verdict.BLOCKED), smoke),
        SightChecked(source=at("NN8"), source_level=RAISED),
    ):
        bridge.free_table.record_sight(told)
    panel = ChecksPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def _cell(panel: ChecksPanel, row: int, column: int) -> str:
    return panel.model.index(row, column).data()


def _column(panel: ChecksPanel, column: int) -> list[str]:
    return [_cell(panel, row, column) for row in range(panel.model.rowCount())]


def test_the_newest_check_comes_first(panel: ChecksPanel) -> None:
    assert _column(panel, 1) == ["all seen from NN8 steeple", "BB13 → A5", "NN8 → II12"]
    assert _column(panel, 2) == ["", "BLOCKED", "HINDERED +2"]
    assert _column(panel, 3) == ["no markers", "Smoke B7", "no markers"]


def test_in_a_low_panel_the_headings_leave_their_place_to_lines(panel: ChecksPanel) -> None:
    for height, has_headings in ((160, False), (400, True)):
        panel.resize(700, height)
        assert panel.table.horizontalHeader().isVisible() is has_headings


@pytest.mark.long
@pytest.mark.parametrize(("words", "rows"), [("nn8", 2), ("nn8 ii12", 1), ("SMOKE", 1), ("nothing", 0)])
def test_search_keeps_rows_with_every_word(panel: ChecksPanel, words: str, rows: int) -> None:
    panel.search.setText(words)
    assert panel.model.rowCount() == rows


def test_a_note_is_written_in_the_table(panel: ChecksPanel, bridge: SessionBridge) -> None:
    note = panel.model.index(2, 4)
    assert note.flags() & Qt.ItemFlag.ItemIsEditable
    panel.model.setData(note, " StuG fires ")
    assert bridge.checks[0].note == "StuG fires"
    assert _cell(panel, 2, 4) == "StuG fires"
    assert not panel.model.index(2, 1).flags() & Qt.ItemFlag.ItemIsEditable


def test_pressing_a_row_shows_its_line_again(
    panel: ChecksPanel, bridge: SessionBridge, at, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(panel.hexes_highlighted) as lit:
        panel.table.clicked.emit(panel.model.index(2, 1))
    assert lit.args == [(at("NN8"), at("II12"))]
    assert (bridge.sight.source.hex, bridge.sight.target.hex) == lit.args[0]
    assert len(bridge.checks) == 3


def test_pressing_a_note_only_edits_it(panel: ChecksPanel, bridge: SessionBridge) -> None:
    panel.table.clicked.emit(panel.model.index(2, 4))
    panel.table.clicked.emit(QModelIndex())
    assert bridge.sight is None


def test_copy_gives_what_is_found_oldest_first(panel: ChecksPanel) -> None:
    panel.search.setText("a5")
    panel.copy_button.click()
    time = panel.model.check(0).time.astimezone().strftime("%H:%M:%S")
    assert QGuiApplication.clipboard().text() == f"{time}\tBB13 → A5\tBLOCKED\tSmoke B7\n"


def test_the_log_can_be_saved_as_text(panel: ChecksPanel, tmp_path: Path) -> None:
    panel.export_to(tmp_path / "log.txt")
    assert (tmp_path / "log.txt").read_text("utf-8") == panel.text()


def test_a_place_that_takes_no_file_is_told_in_one_line(
    panel: ChecksPanel, tmp_path: Path, messages: list[Message]
) -> None:
    (tmp_path / "file").write_text("in the way")
    panel.export_to(tmp_path / "file" / "log.txt")
    assert [message.reason.key for message in messages] == ["file-unwritable"]


def test_an_empty_log_says_so(bridge: SessionBridge, qtbot: QtBot) -> None:
    panel = ChecksPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    assert panel._none.isVisible()
    assert not panel.table.isVisible()
    assert not panel.copy_button.isEnabled()


def test_the_table_speaks_japanese_at_once(panel: ChecksPanel, bridge: SessionBridge) -> None:
    operations.set_language(bridge, "ja")
    assert _column(panel, 2) == ["", "遮断", "妨害 +2"]
    assert panel.model.headerData(0, Qt.Orientation.Horizontal) == "時刻"
