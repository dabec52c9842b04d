"""The view: what part it shows, and that it follows the bridge."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from companion.sight.marker_kinds import MarkerKind
from ui import operations
from ui.map.geometry import HEX
from ui.map.layers.layer import Stage
from ui.map.view import MapView
from ui.session.bridge import SessionBridge


def middle(view: MapView) -> QPointF:
    return view.mapToScene(view.viewport().rect().center())


def shown(view: MapView) -> QRectF:
    return view.mapToScene(view.viewport().rect()).boundingRect()


def covered(view: MapView) -> float:
    """The part of the view that the board covers."""
    board = shown(view).intersected(view.board_geometry.board_rect)
    return board.width() * board.height() / (shown(view).width() * shown(view).height())


def image(view: MapView) -> QImage:
    view.settle()
    return view.grab().toImage()


def test_the_whole_board_is_shown_first_and_after_a_resize(view: MapView) -> None:
    for size in (QSize(900, 640), QSize(500, 700)):
        view.resize(size)
        shown = view.mapToScene(view.viewport().rect()).boundingRect()
        assert shown.contains(view.board_geometry.board_rect)
        assert shown.width() < view.board_geometry.board_rect.width() * 1.1 or size.width() > size.height()


def test_a_zoomed_view_keeps_its_middle_when_resized(view: MapView, bridge: SessionBridge) -> None:
    hex_ = bridge.board.parse_hex("NN8")
    view.reset_zoom()
    view.centre_on(hex_)
    view.resize(700, 500)
    assert view.board_geometry.hex_at(middle(view)) == hex_
    assert view.hex_pixels == pytest.approx(72)


def test_zooming_leaves_the_point_under_the_cursor_where_it_is(view: MapView) -> None:
    spot = QPoint(250, 130)
    before = view.mapToScene(spot)
    for factor in (1.2, 1.7, 0.6, 2.5):
        view.zoom_about(spot, factor)
        way = view.mapToScene(spot) - before
        assert (way.x() ** 2 + way.y() ** 2) ** 0.5 * view.hex_pixels / HEX <= 3


def test_zoom_has_limits(view: MapView) -> None:
    view.zoom(1e6)
    assert view.hex_pixels == pytest.approx(320)
    view.zoom(1e-6)
    assert view.mapToScene(view.viewport().rect()).boundingRect().contains(view.board_geometry.board_rect)


def test_panning_moves_the_map_with_the_pointer(view: MapView) -> None:
    view.reset_zoom()
    before = view.mapFromScene(QPointF(0, 0))
    view.pan(QPointF(-30, 12))
    assert view.mapFromScene(QPointF(0, 0)) - before == QPoint(-30, 12)


@pytest.mark.long
@pytest.mark.parametrize("name", ["A1", "TT28", "NN8"])
def test_any_hex_can_be_brought_to_the_middle(view: MapView, bridge: SessionBridge, name: str) -> None:
    hex_ = bridge.board.parse_hex(name)
    view.reset_zoom()
    view.centre_on(hex_)
    assert view.board_geometry.hex_at(middle(view)) == hex_


def test_a_hex_that_shows_well_is_left_where_it_is(view: MapView, bridge: SessionBridge) -> None:
    view.reset_zoom()
    view.centre_on(bridge.board.parse_hex("NN8"))
    before = middle(view)
    view.ensure_visible_hex(bridge.board.parse_hex("MM9"))
    assert middle(view) == before
    view.ensure_visible_hex(bridge.board.parse_hex("KK20"))
    assert view.board_geometry.hex_at(middle(view)) == bridge.board.parse_hex("KK20")


@pytest.mark.long
@pytest.mark.parametrize("name", ["A1", "TT28", "C20"])
def test_a_hex_at_the_edge_is_shown_without_a_view_of_the_table(
    view: MapView, bridge: SessionBridge, name: str
) -> None:
    hex_ = bridge.board.parse_hex(name)
    view.reset_zoom()
    view.ensure_visible_hex(hex_)
    assert view.viewport().rect().contains(view.mapFromScene(view.board_geometry.centre(hex_)))
    assert covered(view) > 0.8


@pytest.mark.parametrize("way", [QPointF(5000, 3000), QPointF(-5000, -3000)])
def test_a_board_shown_whole_cannot_be_pushed_away(view: MapView, way: QPointF) -> None:
    view.zoom(0.9)
    view.pan(way)
    board = view.board_geometry.board_rect
    inner = board.adjusted(board.width() / 8, board.height() / 8, -board.width() / 8, -board.height() / 8)
    assert shown(view).contains(inner)


def test_a_board_that_shrinks_comes_back_to_the_middle(view: MapView, bridge: SessionBridge) -> None:
    view.reset_zoom()
    view.centre_on(bridge.board.parse_hex("TT28"))
    view.zoom(0.01)
    away = shown(view).center() - view.board_geometry.board_rect.center()
    assert abs(away.x()) * view.hex_pixels / HEX <= 80
    assert abs(away.y()) * view.hex_pixels / HEX <= 80


def test_flipping_turns_the_map_about_its_middle(view: MapView, bridge: SessionBridge) -> None:
    view.reset_zoom()
    hex_ = bridge.board.parse_hex("NN8")
    view.centre_on(hex_)
    operations.flip_board(bridge)
    assert view.board_geometry.hex_at(middle(view)) == hex_
    north, south = (view.mapFromScene(view.board_geometry.centre(h)) for h in (hex_, hex_.step(4)))
    assert north.y() > south.y()
    operations.flip_board(bridge)
    assert view.mapFromScene(view.board_geometry.centre(hex_.step(4))).y() > north.y()


@pytest.mark.long
def test_a_hidden_layer_leaves_the_screen_and_comes_back(view: MapView, bridge: SessionBridge) -> None:
    whole = image(view)
    operations.set_preference(bridge, hidden_layers=("terrain",))
    assert image(view) != whole
    operations.set_preference(bridge, hidden_layers=())
    assert image(view) == whole


def test_the_colours_follow_the_theme_at_once(view: MapView, bridge: SessionBridge) -> None:
    operations.set_preference(bridge, theme="dark")
    corner = image(view).pixelColor(2, 300)
    assert corner == bridge.palette.table


def test_every_layer_has_a_name_in_every_language(view: MapView, bridge: SessionBridge) -> None:
    for language in ("en", "ja"):
        operations.set_language(bridge, language)
        names = [bridge.text(layer.text_key) for layer in view.layers]
        assert len(set(names)) == len(names)
        assert all(bridge.text(tool.status_key) for tool in view.tools.values())


def test_layers_tell_whether_and_how_far_they_show(view: MapView, bridge: SessionBridge) -> None:
    grid = next(layer for layer in view.layers if layer.id == "grid")
    assert (grid.visible, grid.opacity, grid.stage) == (True, 1.0, Stage.BOARD)
    operations.set_preference(bridge, hidden_layers=("grid",), layer_opacities={"grid": 0.4})
    assert (grid.visible, grid.opacity, grid.strength) == (False, 0.4, 0.0)


def test_lit_hexes_are_lit_until_others_are(view: MapView, bridge: SessionBridge) -> None:
    dull = image(view)
    view.highlight((bridge.board.parse_hex("NN8"),))
    assert image(view) != dull
    view.highlight(())
    assert image(view) == dull


def test_what_a_card_asks_about_stays_lit_behind_what_is_pointed_at(
    view: MapView, bridge: SessionBridge
) -> None:
    asked, pointed = (bridge.board.parse_hex(name) for name in ("NN8", "II12"))
    layer = view._stack.highlight
    view.light_asked((asked,))
    view.highlight((pointed,))
    assert layer.lit == (pointed,)
    view.highlight(())
    assert layer.lit == (asked,)
    view.light_asked(())
    assert layer.lit == ()


def test_the_selected_hex_is_framed(view: MapView, bridge: SessionBridge) -> None:
    plain = image(view)
    operations.select_hex(bridge, bridge.board.parse_hex("U14"))
    assert image(view) != plain


def test_a_picture_of_the_board_has_the_wanted_layers_only(view: MapView) -> None:
    size = QSize(400, 300)
    everything, nothing = view.render_image(size), view.render_image(size, ())
    assert everything.size() == size
    assert everything != view.render_image(size, ("terrain",)) != nothing
    assert nothing.pixelColor(200, 150) == view.bridge.palette.table


@pytest.mark.long
def test_squares_are_made_in_slices_until_the_picture_is_whole(view: MapView, qtbot: object) -> None:
    sharp = image(view)
    view.zoom(2.0)
    view.grab()
    qtbot.waitUntil(lambda: view.grab().toImage() == image(view), timeout=3000)
    view.fit()
    assert image(view) == sharp


@pytest.mark.long
def test_the_buttons_on_the_map_do_what_keys_and_wheel_do(view: MapView, bridge: SessionBridge) -> None:
    before = view.hex_pixels
    tap(view, "map-zoom-in")
    assert view.hex_pixels > before
    tap(view, "map-zoom-out")
    assert view.hex_pixels == pytest.approx(before)
    tap(view, "map-flip")
    assert bridge.preferences.is_flipped
    assert view.findChild(object, "map-flip").isChecked()  # which is heard, and shows why all is upside down
    tap(view, "map-zoom-in")
    tap(view, "map-fit")
    assert view.hex_pixels == pytest.approx(before)


def tap(view: MapView, name: str) -> None:
    button = view.findChild(object, name)
    assert button.accessibleName()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_hint_says_what_the_tool_waits_for_until_it_was_used(view: MapView, bridge: SessionBridge) -> None:
    hint = view.findChild(object, "tool-hint")
    assert hint.text() == bridge.text("map-tool-select")
    operations.select_hex(bridge, bridge.board.parse_hex("NN8"))
    assert not hint.isVisible()
    view.set_tool("sight")
    assert hint.isVisible()
    operations.set_language(bridge, "ja")
    assert hint.text() == bridge.text("map-tool-sight")
    view.set_tool("marker")
    view.toggle_marker(bridge.board.parse_hex("NN9"), MarkerKind.WRECK, QPoint())
    assert not hint.isVisible()


def test_a_hint_in_other_words_finds_its_place_once(
    view: MapView, bridge: SessionBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is drawn, however much the map's room changes meanwhile."""
    view.set_tool("sight")
    QApplication.processEvents()
    placed: list[QRect] = []
    find = view.hint._best
    monkeypatch.setattr(view.hint, "_best", lambda boxes: placed.append(find(boxes)) or placed[-1])
    operations.set_language(bridge, "ja")
    view.resize(view.width() - 4, view.height())
    QApplication.processEvents()
    assert placed == [view.hint.geometry()]


def test_the_hint_of_a_tool_stands_beside_the_board_and_goes_with_the_first_touch(
    view: MapView,
) -> None:
    view.resize(1500, 640)
    QApplication.processEvents()  # it finds its place when the map has its size
    box = view.hint.geometry()
    assert view.hint.isVisible()
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    assert not any(view.board_geometry.hex_at(view.mapToScene(spot)) for spot in corners)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1, 320))
    assert view.hint.isHidden()


def test_a_hint_stands_off_the_hexes_that_are_asked_for(
    view: MapView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.zoom(3)
    view.hint.place()
    before = view.hint.geometry()
    asked = view.board_geometry.hex_at(view.mapToScene(before.center()))
    assert asked is not None
    monkeypatch.setattr(type(view.tool), "goals", frozenset({asked}))
    view.hint.place()
    assert not view.hint.geometry().isEmpty()
    assert not view.hint.geometry().contains(view.mapFromScene(view.board_geometry.centre(asked)))


def test_a_hint_stands_nowhere_while_something_lies_over_its_place(view: MapView) -> None:
    QApplication.processEvents()
    place, other = view.hint.geometry(), QLabel(view)
    other.setGeometry(place.translated(0, place.height() // 2))
    other.show()
    view.hint.give_way(other)
    assert view.hint.geometry().isEmpty()
    view.hint.place()
    assert view.hint.geometry().isEmpty()
    other.hide()
    view.hint.give_way(other)
    assert view.hint.geometry() == place
