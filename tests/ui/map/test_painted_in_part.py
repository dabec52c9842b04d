"""What is painted anew in part looks as if all of the map were."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from companion.games.elst.procedures.forces.commands import AddRoster
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import StackKey
from tests.ui.session_table import begin
from ui import operations
from ui.map.canvas import Canvas
from ui.map.layers.counters import CounterLayer
from ui.map.tools.move import MoveTool
from ui.map.view import MapView

At = Callable[[str], HexCoord]


@pytest.fixture(autouse=True)
def steady_cursor(qapp: QApplication) -> Iterator[None]:
    """A cursor that came and went between two looks would be taken for a part left out."""
    usual = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(usual)


@pytest.fixture
def view(view: MapView) -> MapView:
    """Two stacks and a few counters in the British player's movement phase."""
    bridge = view.bridge
    begin(bridge)
    for side, text in (
        ("british", "4-5-7 @ KK10\n4-5-7 @ KK10\n4-5-7 @ MM9\n4-5-7 @ OO12"),
        ("german", "4-4-7 @ FF10\n9-1 @ FF10"),
    ):
        assert operations.execute(bridge, AddRoster(side=side, text=text))
    phase = {"turn": 1, "player": "british", "phase": "mph"}
    operations.set_facts(bridge, {f"clock/moment/{name}": value for name, value in phase.items()})
    view.settle()
    QCoreApplication.processEvents()
    return view


@pytest.fixture
def painted(view: MapView, monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """What parts of the map are painted."""
    parts: list[QRectF] = []
    paint = CounterLayer.paint

    def note(layer: CounterLayer, canvas: Canvas) -> None:
        parts.append(QRectF(canvas.rect))
        paint(layer, canvas)

    monkeypatch.setattr(CounterLayer, "paint", note)
    return parts


def on_screen(view: MapView) -> QImage:
    """What the screen shows once all that waits to be painted is."""
    QCoreApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage()


def assert_is_whole(view: MapView) -> None:
    shown = on_screen(view)
    assert shown == view.grab().toImage().convertToFormat(shown.format())


def is_partial(view: MapView, painted: list[QRectF]) -> bool:
    whole = view.mapToScene(view.viewport().rect()).boundingRect()
    return bool(painted) and all(part.width() < 0.9 * whole.width() for part in painted)


@pytest.mark.long
def test_a_hex_lit_up_and_put_out(view: MapView, painted: list[QRectF], at: At) -> None:
    plain = on_screen(view)
    for hexes in (("KK10", "KK11"), ("KK11", "OO12"), ("OO12",)):
        view.highlight(map(at, hexes))
        assert_is_whole(view)
    painted.clear()
    view.highlight(())
    on_screen(view)
    assert is_partial(view, painted)
    assert on_screen(view) == plain


@pytest.mark.long
def test_counters_that_move_and_are_taken_back(view: MapView, at: At) -> None:
    view.set_tool(MoveTool.id)
    moving = view.tool_of(MoveTool).moving
    assert_is_whole(view)
    moving.pick_in(at("MM9"))
    assert_is_whole(view)
    for goal in ("MM10", "OO11"):
        assert moving.move_to(at(goal))
        assert_is_whole(view)
    for _ in range(2):
        assert operations.undo(view.bridge)
        assert_is_whole(view)
    assert operations.redo(view.bridge)
    assert_is_whole(view)


@pytest.mark.long
def test_a_stack_spread_out_over_its_neighbours(view: MapView, at: At) -> None:
    for key in (StackKey("british", at("KK10")), StackKey("german", at("FF10")), None):
        view.spread_stack(key)
        assert_is_whole(view)


@pytest.mark.long
def test_a_spread_stack_that_another_joins_and_leaves(view: MapView, at: At) -> None:
    view.set_tool(MoveTool.id)
    moving = view.tool_of(MoveTool).moving
    moving.pick_in(at("MM9"))
    assert moving.move_to(at("KK10"))
    view.spread_stack(StackKey("british", at("KK10")))
    assert_is_whole(view)
    assert operations.undo(view.bridge)
    assert_is_whole(view)
