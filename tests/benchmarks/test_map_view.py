"""The map at 1366 by 768: what a frame costs. Wanted: at most 16 ms for a pan and for the sight tool."""

from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.board.model import Board
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.kit.map_items import StackKey
from companion.sight.result import Position
from tests.ui.session_table import begin
from ui import operations
from ui.look.preferences import Preferences
from ui.map.geometry import SceneGeometry
from ui.map.painter import BoardPainter
from ui.map.view import MapView
from ui.session.bridge import SessionBridge
from ui.session.counters import stacks_of


@pytest.fixture
def board() -> Board:
    return open_board("elst")


@pytest.fixture
def view(qtbot: QtBot, board: Board) -> MapView:
    """The map around the middle of the board, every square it needs made."""
    view = MapView(SessionBridge(board, Preferences(language="en", theme="light")))
    qtbot.addWidget(view)
    view.resize(1366, 768)
    view.show()
    view.reset_zoom()
    view.centre_on(board.parse_hex("U14"))
    rest(view)
    return view


def rest(view: MapView) -> None:
    """Let the view make all squares it wants, those around the screen too; it wants them once it is drawn."""
    view.viewport().repaint()
    while view.is_drawing:
        QTest.qWait(1)
    view.viewport().repaint()


def test_prepare_the_drawing(benchmark: BenchmarkFixture, qtbot: QtBot, board: Board) -> None:
    benchmark(lambda: BoardPainter(board, SceneGeometry(board)))


def test_paint_the_whole_view_afresh(benchmark: BenchmarkFixture, view: MapView) -> None:
    scales = cycle([1.0001, 1 / 1.0001])

    def paint() -> None:
        view.zoom(next(scales) * 1.00001)
        view.settle()
        view.viewport().repaint()

    benchmark(paint)


def test_pan_frame(benchmark: BenchmarkFixture, view: MapView) -> None:
    ways = cycle([QPointF(23, 9), QPointF(-23, -9)])

    def pan() -> None:
        view.pan(next(ways))
        view.viewport().repaint()

    benchmark(pan)


def test_pan_frame_into_new_ground(benchmark: BenchmarkFixture, view: MapView, board: Board) -> None:
    """Steady panning over the whole board: squares are made meanwhile, in slices."""
    ways = cycle([QPointF(-16, 0)] * 150 + [QPointF(16, 0)] * 150)
    view.centre_on(board.parse_hex("F14"))

    def pan() -> None:
        view.pan(next(ways))
        QTest.qWait(0)
        view.viewport().repaint()

    benchmark.pedantic(pan, rounds=300)


def test_zoom_frame(benchmark: BenchmarkFixture, view: MapView) -> None:
    factors = cycle([1.07, 1.07, 1.07, 1 / 1.07, 1 / 1.07, 1 / 1.07])

    def zoom() -> None:
        view.zoom_about(QPoint(500, 300), next(factors))
        view.viewport().repaint()

    benchmark(zoom)


def test_sight_tool_mouse_move_to_painted_frame(
    benchmark: BenchmarkFixture, view: MapView, board: Board
) -> None:
    """Dragging over the board: each move comes to another hex, is judged and painted."""
    view.set_tool("sight")
    spots = [view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in board]
    shown = view.viewport().rect().adjusted(20, 20, -20, -20)
    targets = cycle([spot for spot in spots if shown.contains(spot)])
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=shown.center())

    def move() -> None:
        QTest.mouseMove(view.viewport(), next(targets))
        view.viewport().repaint()

    benchmark(move)
    assert view.bridge.sight is not None


def test_frame_over_a_viewshed(benchmark: BenchmarkFixture, view: MapView, board: Board) -> None:
    operations.show_viewshed(view.bridge, Position(board.parse_hex("NN8"), 1))
    rest(view)
    ways = cycle([QPointF(23, 9), QPointF(-23, -9)])

    def pan() -> None:
        view.pan(next(ways))
        view.viewport().repaint()

    benchmark(pan)


@pytest.fixture
def scanned(view: MapView, tmp_path: Path) -> MapView:
    """The map with a picture of the player's own under it, as large as one is kept."""
    picture = QImage(4700, 3400, QImage.Format.Format_RGB32)
    picture.fill(0x808040)
    picture.save(str(tmp_path / "scan.jpg"))
    view.scan.lay(tmp_path / "scan.jpg")
    while not view.scan.is_there:
        QTest.qWait(1)
    rest(view)
    return view


def test_pan_frame_over_the_players_picture(benchmark: BenchmarkFixture, scanned: MapView) -> None:
    ways = cycle([QPointF(23, 9), QPointF(-23, -9)])

    def pan() -> None:
        scanned.pan(next(ways))
        scanned.viewport().repaint()

    benchmark(pan)


def test_peek_at_the_players_picture(benchmark: BenchmarkFixture, scanned: MapView) -> None:
    """The frame after Space goes down: from the second time on its squares are there."""

    def let_go() -> None:
        scanned.peek(False)
        scanned.viewport().repaint()

    def peek() -> None:
        scanned.peek(True)
        scanned.viewport().repaint()

    benchmark.pedantic(peek, setup=let_go, rounds=20)


@pytest.fixture
def crowded(view: MapView, board: Board) -> MapView:
    """The whole map with 80 stacks of two counters."""
    begin(view.bridge)
    hexes = [board.hex_name(hex_) for hex_ in board if "pond" not in board.terrain(hex_)][::16][:80]
    lines = "\n".join(f"2x 4-4-7 @ {name}" for name in hexes)
    assert operations.execute(view.bridge, AddRoster(side="german", text=lines))
    view.fit()
    rest(view)
    return view


def test_paint_a_frame_with_160_counters(benchmark: BenchmarkFixture, crowded: MapView) -> None:
    """Wanted: at most 16 ms."""
    benchmark(crowded.viewport().repaint)


def test_move_one_of_80_stacks(benchmark: BenchmarkFixture, crowded: MapView, board: Board) -> None:
    """The command with its commit, and the map after it."""
    moving = crowded.tools["move"].moving
    crowded.set_tool("move")
    moving.pick(next(iter(stacks_of(crowded.bridge))))
    ways = cycle([board.parse_hex("A2"), board.parse_hex("A3")])

    def move() -> None:
        place = next(ways)
        assert moving.move_to(place)
        moving.pick(StackKey("german", place))
        crowded.viewport().repaint()

    benchmark(move)
