"""Boards of the player's own in the window: opened, kept on the shelf, drawn, looked along."""

import zipfile
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from companion.board.formats.writer import board_text
from companion.board.joined.plan import PlacedBoard, load_plan
from companion.board.shelf import read_shelf
from companion.files import write_text
from companion.sight.marker_kinds import MarkerKind
from companion.sight.relief.prepared import prepared_relief
from companion.sight.relief.profile import profile_over_heights
from companion.sight.result import Position, Verdict
from tests.board.archives.made_archives import WOODS, disc, made_archive
from tests.forms import tried_with
from tests.ui.running import settle
from ui import operations
from ui.app import Application
from ui.map.correct_hand import CorrectHand
from ui.map.painter import Look, painter_of
from ui.operations.sight import End
from ui.pages.boards_page import BoardsPage
from ui.pages.join_boards_page import JoinBoardsPage
from ui.panels.check_words import check_pair
from ui.panels.sight_panel import SightPanel
from ui.shell.actions import is_offered
from ui.shell.main_window import MainWindow
from ui.widgets.wrapping_button import WrappingButton

_UNKNOWN = 250


def _hill(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(codes, 2, 2, 28, WOODS)
    disc(codes, 4, 1, 24, 42)  # a stone building of two upper levels
    disc(levels, 6, 2, 60, 1)
    disc(codes, 1, 4, 10, _UNKNOWN)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return made_archive(tmp_path / "bdmade", _hill)


def page_of(window: MainWindow) -> BoardsPage:
    """The shelf, asked for as the player does."""
    if window.page != "boards":
        window.actions_by_id["boards"].trigger()
    return window.desk.page(BoardsPage)


def opened(application: Application, qtbot: QtBot, file: Path) -> MainWindow:
    """Open a file from the shelf's page; the window that shows its board."""
    page_of(application.window).board_wanted.emit(file)
    qtbot.waitUntil(lambda: application.bridge.base_board.title == "made", timeout=20_000)
    qtbot.waitUntil(lambda: application.window.page == "map")
    return application.window


@pytest.mark.long
def test_an_archive_is_opened_and_looked_over(
    application: Application, qtbot: QtBot, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getOpenFileName", lambda *_: (str(archive), ""))
    page = page_of(application.window)
    page.file_button.click()
    qtbot.waitUntil(lambda: application.window.page == "map", timeout=20_000)
    window, board = application.window, application.bridge.board
    assert window.message_bar.current is not None
    assert window.message_bar.current.reason.key == "boards-remarked"
    assert is_offered("new-session", board)
    assert is_offered("markers", board)
    panel = _looked_along(window, ("E1", 2), ("E3", 0))
    assert window.bridge.sight is not None
    assert window.bridge.sight.result is not None
    assert window.bridge.sight.result.verdict is Verdict.CLEAR
    assert _offered(panel, "source") == [0, 1, 2]
    assert _offered(panel, "target") == []
    assert not panel.profile.isHidden()
    smoke = board.parse_hex("E2")
    operations.toggle_marker(window.bridge, smoke, MarkerKind.SMOKE)
    assert window.bridge.sight.result.hindrance == 3
    operations.undo(window.bridge)
    assert window.bridge.sight.result.hindrance == 0
    panel.entry.levels["source"].button(1).click()
    assert window.bridge.sight.source.level == 1
    operations.step_level(window.bridge, "source", 2)
    assert window.message_bar.current.reason.key == "sight-no-level"
    window.show_viewshed()
    seen = window.bridge.viewshed
    assert seen is not None
    for hex_, verdict in list(zip(seen.hexes, seen.verdict.tolist(), strict=True))[::7]:
        if hex_ != seen.position.hex:
            operations.check_sight(window.bridge, seen.position, Position(hex_))
            assert window.bridge.sight.result.verdict.code == verdict
    _looked_along(window, ("E3", 0), ("E1", 2))
    window.show_viewshed()
    seen = window.bridge.viewshed
    assert seen is not None
    assert (seen.floor, window.map_view.legend.accessibleName()) == (
        2,
        "Seen from E3: hexes on upper level 2 or their highest",
    )
    place = seen.hexes.index(board.parse_hex("E1"))
    assert seen.verdict[place] == window.bridge.sight.result.verdict.code
    assert check_pair(window.bridge, window.bridge.checks[-1]).endswith("upper level 2 or their highest")
    assert [text.split(" on ")[0] for text in page_of(window).remarks.texts()] == [
        "Not understood: terrain fa"
    ]


def _looked_along(window: MainWindow, source: tuple[str, int], target: tuple[str, int]) -> SightPanel:
    window.use_tool("sight")
    ends = (Position(window.bridge.board.parse_hex(name), level) for name, level in (source, target))
    operations.check_sight(window.bridge, *ends)
    return window.docks.panel("sight", SightPanel)


def _offered(panel: SightPanel, end: End) -> list[int]:
    chooser = panel.entry.levels[end]
    return [] if chooser.isHidden() else [v for v in chooser.values() if not chooser.button(v).isHidden()]


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_long_names_of_terrain_stand_whole_where_a_hex_is_corrected(
    application: Application, qtbot: QtBot, archive: Path, language: str
) -> None:
    window = opened(application, qtbot, archive)
    operations.set_language(window.bridge, language)
    operations.select_hex(window.bridge, window.bridge.board.parse_hex("E1"))
    window.correct_selected()
    settle()
    shown = [one for one in window.findChildren(WrappingButton) if one.isVisible()]
    assert any(one.heightForWidth(one.width()) > one.heightForWidth(1000) for one in shown)
    assert all(one.height() >= one.heightForWidth(one.width()) for one in shown)


@pytest.mark.long
def test_the_shelf_keeps_what_was_opened(
    application: Application, qtbot: QtBot, archive: Path, tmp_path: Path
) -> None:
    window = opened(application, qtbot, archive)
    (kept,), trouble = read_shelf()
    assert (kept.file, kept.low, kept.high, trouble) == (archive, 0, 1, None)
    assert kept.picture.is_file()
    own = tmp_path / "own.geojson"
    write_text(own, board_text(window.bridge.base_board))
    opened(application, qtbot, own)
    page = page_of(application.window)
    assert list(page.cards) == [str(own), str(archive)]
    page.window().show()
    qtbot.waitUntil(
        lambda: all(card.height() >= card.heightForWidth(card.width()) for card in page.cards.values())
    )
    archive.unlink()
    page.cards[str(archive)].tapped.emit()
    qtbot.waitUntil(lambda: application.window.desk.boards.job is None)
    assert application.window.message_bar.current is not None
    assert application.window.message_bar.current.reason.key == "file-unreadable"
    page.cards[str(archive)].findChildren(QToolButton)[0].click()
    assert list(page.cards) == [str(own)]


def test_a_folder_is_taken_whole_or_given_up(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    folder.mkdir()
    desk, page = window.desk.boards, page_of(window)
    desk.open(folder)
    qtbot.waitUntil(lambda: desk.job is None)
    assert window.message_bar.current is not None
    assert window.message_bar.current.reason.key == "boards-none-in-folder"
    for name in ("bda", "bdb"):
        made_archive(folder / name, _hill)
    (folder / "bdc").write_bytes(b"PK no archive")
    desk.open(folder)
    assert window.message_bar.current.actions == ("cancel-boards",)
    window.run_action("cancel-boards")
    assert window.message_bar.current.reason.key == "boards-cancelled"
    assert desk.job is None
    desk.open(folder)
    qtbot.waitUntil(lambda: desk.job is None, timeout=20_000)
    assert dict(window.message_bar.current.reason.args) == {"boards": 2, "refused": 1}
    assert len(page.cards) == 2
    assert page.refusals.isVisible()


def test_levels_show_on_the_map_and_from_the_side(
    application: Application, qtbot: QtBot, archive: Path
) -> None:
    window = opened(application, qtbot, archive)
    board, bridge = window.bridge.board, window.bridge
    painter = painter_of(board)
    image = painter.picture(painter.geometry.board_rect.size().toSize(), Look(bridge.palette))
    aside = QPointF(12, 12) - painter.geometry.board_rect.topLeft()  # beside the hex's dot
    spots = (painter.geometry.centre(board.parse_hex(name)) + aside for name in ("B2", "F2", "C2"))
    low, high, woods = (image.pixelColor(spot.toPoint()).name() for spot in spots)
    assert len({low, high, woods}) == 3
    _looked_along(window, ("A2", 0), ("G2", 0))
    assert bridge.sight is not None
    assert bridge.sight.result is not None
    profile = profile_over_heights(prepared_relief(board), bridge.sight.result)
    assert (profile.source_level, profile.target_level) == (0, 1)
    assert {part.height for part in profile.ground} == {0.0, 1.0}
    assert {(part.kind, part.height) for part in profile.parts} == {("woods", 1.0)}
    # Behind the woods the ground is hidden from the one end, and the panel says so.
    hidden = {board.hex_name(hex_) for hex_ in profile.hidden}
    assert "D2" in hidden
    assert "B1" not in hidden
    panel = window.docks.panel("sight", SightPanel)
    assert panel.blind.text() == "Hatched: ground on the way that A2 does not see."
    assert not panel.blind.isHidden()
    operations.set_preference(bridge, fair_play=True)  # which hides looks ahead
    _looked_along(window, ("A2", 0), ("F2", 0))
    operations.declare_sight(bridge)
    assert panel.blind.isHidden()


def test_the_picture_in_an_archive_lies_under_its_map(
    application: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    archive = made_archive(tmp_path / "bdmade", _hill, attributes='boardImageFileName="made.png"')
    picture = QImage(338, 258, QImage.Format.Format_RGB32)
    picture.fill("red")
    assert picture.save(str(tmp_path / "made.png"))
    with zipfile.ZipFile(archive, "a") as members:
        members.write(tmp_path / "made.png", "made.png")
    window = opened(application, qtbot, archive)
    scan = window.map_view.scan
    qtbot.waitUntil(lambda: scan.is_there)
    assert scan.picture is not None
    assert scan.placement is not None
    assert (scan.placement.path, scan.picture.size.width()) == (archive, 338)
    middle = scan.pixel_at(window.map_view.board_geometry.centre(window.bridge.board.parse_hex("C2")))
    assert (round(middle.x()), round(middle.y())) == (113, 97)
    layer = next(layer for layer in window.map_view.layers if layer.id == "scan")
    assert layer.strength == 0  # until it is wanted
    operations.set_preference(window.bridge, layer_opacities={"scan": 0.6})
    assert layer.strength == 0.6


def test_boards_of_the_shelf_are_put_together(
    application: Application, qtbot: QtBot, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(application, qtbot, archive)
    window.actions_by_id["join-boards"].trigger()
    page = window.desk.page(JoinBoardsPage)
    assert [row.board(0, 0) for row in page.rows] == [PlacedBoard(file=str(archive))]  # what is on the table
    page.offered[str(archive)].click()
    first, second = page.rows
    second.turn.click()
    second.crop.setText("c1-x")
    page.lay_button.click()
    assert not second.note.isHidden()
    assert window.page == "join-boards"
    second.crop.setText("ａ1-e4")
    second.earlier.click()
    assert page.rows == [second, first]
    page.changes["woods-are-brush"].click()
    operations.set_language(window.bridge, "ja")
    assert second.turn.toolTip() == "madeを180度回す"
    file = tmp_path / "evening"
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(file), ""))
    page.save_button.click()
    qtbot.waitUntil(lambda: application.bridge.base_board.joined is not None, timeout=20_000)
    window, board = application.window, application.bridge.base_board
    assert board.title == "made + made.2"
    assert board.hex_name(board.parse_hex("made-a4")) == "made-A4"
    plan = load_plan(tmp_path / "evening.boards")
    assert [(one.file, one.turned, one.first) for one in plan.boards] == [
        ("bdmade", True, "A1"),
        ("bdmade", False, ""),
    ]
    assert [kept.file.name for kept in read_shelf()[0]] == ["evening.boards", "bdmade"]
    operations.check_sight(
        window.bridge, *(Position(board.parse_hex(name)) for name in ("made.2C1", "made.2C3"))
    )
    assert window.bridge.sight is not None
    assert window.bridge.sight.result is not None
    assert window.bridge.sight.result.verdict is Verdict.HINDERED
    window.actions_by_id["join-boards"].trigger()
    page = window.desk.page(JoinBoardsPage)
    assert [(row.turn.isChecked(), row.crop.text()) for row in page.rows] == [(True, "A1-E4"), (False, "")]
    page.rows[0].away.click()
    page.changes["woods-are-brush"].click()
    page.lay_button.click()  # which is the archive as it is
    qtbot.waitUntil(lambda: application.bridge.base_board.joined is None, timeout=20_000)


@pytest.mark.long
def test_a_text_size_that_changes_as_the_page_first_shows_is_that_of_all_its_buttons(
    application: Application, qtbot: QtBot, archive: Path
) -> None:
    window = opened(application, qtbot, archive)
    window.actions_by_id["join-boards"].trigger()
    operations.set_preference(window.bridge, text_size=28)
    settle()
    page = window.desk.page(JoinBoardsPage)
    buttons = [page.lay_button, page.shelf_button, *page.offered.values()]
    assert [one.font().pointSizeF() for one in buttons] == [28] * 3


@pytest.mark.long
def test_the_table_over_heights_is_written_or_given_up(
    application: Application, qtbot: QtBot, archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, file = opened(application, qtbot, archive), tmp_path / "all.npz"
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(file), ""))
    for is_given_up in (True, False):
        window.actions_by_id["sight-table"].trigger()
        if is_given_up:
            window.cancel_table()
        qtbot.waitUntil(lambda: window.table_job is None, timeout=20_000)
        assert file.is_file() is not is_given_up


@pytest.mark.long
def test_a_long_name_of_terrain_to_draw_takes_two_lines(
    application: Application, qtbot: QtBot, archive: Path
) -> None:
    window = opened(application, qtbot, archive)
    window.resize(1024, 700)
    operations.set_preference(window.bridge, text_size=28)
    window.docks.bring("hex")
    window.use_tool("correct")
    settle()
    (hand,) = [one for one in window.findChildren(CorrectHand) if one.isVisible()]
    chips = [one for one in hand.chips.values() if one.isVisible()]
    assert any("\n" in one.text() for one in chips)
    assert all(one.width() >= one.sizeHint().width() for one in chips)
