"""The player's own picture under the map: laying, fitting, peeking."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QThreadPool
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.board.model import Board
from companion.board.scan_placement import ScanPoint
from companion.hexes.coordinates import HexCoord
from ui import operations
from ui.look.preferences import Preferences, load_preferences, save_preferences
from ui.map.scan_card import ScanCard
from ui.map.scan_picture import ScanPictureError, read_picture
from ui.map.view import MapView
from ui.session.bridge import SessionBridge
from ui.session.message import Message

At = Callable[[str], HexCoord]
PLAIN = QColor(10, 200, 90)
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def picture(tmp_path: Path, qapp: QApplication) -> Path:
    """A picture of one colour, as large as a modest scan of the map."""
    image = QImage(1303, 919, QImage.Format.Format_RGB32)
    image.fill(PLAIN)
    path = tmp_path / "my map.png"
    assert image.save(str(path))
    return path


@pytest.fixture
def laid(view: MapView, picture: Path) -> MapView:
    """The map with the picture under it, near the church."""
    lay(view, picture)
    view.reset_zoom()
    view.centre_on(view.bridge.board.parse_hex("KK10"))
    return view


@pytest.fixture
def card(laid: MapView) -> ScanCard:
    laid.set_tool("scan")
    return laid.findChild(ScanCard)


def lay(view: MapView, path: Path) -> None:
    view.scan.lay(path)
    wait_for_reading()


def wait_for_reading() -> None:
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()


def colour_at(view: MapView, hex_: HexCoord) -> QColor:
    view.settle()
    spot = view.mapFromScene(view.board_geometry.centre(hex_)) + QPoint(-16, 14)
    return view.grab().toImage().pixelColor(spot)


def tap(qtbot: QtBot, view: MapView, spot: QPointF) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(spot))


def pin(qtbot: QtBot, view: MapView, card: ScanCard, spot: QPointF, name: str) -> None:
    tap(qtbot, view, spot)
    qtbot.keyClicks(card.line, name)
    qtbot.keyClick(card.line, Qt.Key.Key_Return)


# ---- laying -------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_laid_picture_shows_through_the_drawing_as_far_as_its_layer_says(
    view: MapView, bridge: SessionBridge, picture: Path, at: At
) -> None:
    view.reset_zoom()
    view.centre_on(at("KK10"))
    drawn = colour_at(view, at("KK11"))
    lay(view, picture)
    half = colour_at(view, at("KK11"))
    assert half.green() == pytest.approx((drawn.green() + PLAIN.green()) / 2, abs=3)
    operations.set_preference(bridge, layer_opacities={"scan": 1.0})
    assert colour_at(view, at("KK11")) == PLAIN
    operations.set_preference(bridge, hidden_layers=("scan",))
    assert colour_at(view, at("KK11")) == drawn
    operations.take_scan_away(bridge)
    assert not view.scan.is_there
    assert bridge.preferences.scans == {}


@pytest.mark.long
def test_the_fit_comes_back_with_the_program_and_the_picture_stays_where_it_is(
    laid: MapView, bridge: SessionBridge, picture: Path, qtbot: QtBot, elst: Board
) -> None:
    operations.nudge_scan(bridge, 0.25, 0.0)
    save_preferences(bridge.preferences)
    read, unreadable = load_preferences()
    assert unreadable is None
    assert read.scans["elst"].path == picture
    again = MapView(SessionBridge(elst, read))
    qtbot.addWidget(again)
    wait_for_reading()
    assert again.scan.placed == laid.scan.placed


@pytest.mark.long
def test_a_picture_that_is_gone_at_the_start_is_told_in_one_line(
    laid: MapView, bridge: SessionBridge, picture: Path, qtbot: QtBot, elst: Board
) -> None:
    picture.unlink()
    next_bridge = SessionBridge(elst, bridge.preferences)
    heard: list[Message] = []
    next_bridge.message.connect(heard.append)
    again = MapView(next_bridge)
    qtbot.addWidget(again)
    wait_for_reading()
    operations.flip_board(next_bridge)
    wait_for_reading()
    assert [(one.reason.key, one.reason.args["cause"]) for one in heard] == [("scan-unusable", "missing")]
    assert not again.scan.is_there
    assert "elst" in next_bridge.preferences.scans


@pytest.mark.long
@pytest.mark.parametrize(
    ("content", "cause"),
    [(b"no picture", "format"), (b"GIF89a\x01\x00\x01\x00\x00\x00\x00;", "format"), (None, "missing")],
)
def test_what_is_no_picture_is_refused_and_the_laid_one_stays(
    laid: MapView, messages: list[Message], tmp_path: Path, content: bytes | None, cause: str
) -> None:
    before = laid.bridge.preferences.scans
    wrong = tmp_path / "wrong.png"
    if content is not None:
        wrong.write_bytes(content)
    lay(laid, wrong)
    assert [(one.reason.key, one.reason.args["cause"]) for one in messages] == [("scan-unusable", cause)]
    assert laid.bridge.preferences.scans == before
    assert laid.scan.is_there


def test_a_picture_cut_off_is_refused(picture: Path) -> None:
    picture.write_bytes(picture.read_bytes()[:200])
    with pytest.raises(ScanPictureError) as refused:
        read_picture(picture)
    assert refused.value.reason.args["cause"] == "broken"


def test_a_huge_picture_is_kept_smaller_and_fitted_by_its_own_pixels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.map.scan_picture._KEPT_PIXELS", 400_000)
    image = QImage(2000, 1000, QImage.Format.Format_RGB32)
    image.fill(PLAIN)
    assert image.save(str(tmp_path / "large.jpg"))
    read = read_picture(tmp_path / "large.jpg")
    assert read.size == QSize(2000, 1000)
    assert [kept.width() for kept in read.images] == [894, 447]


# ---- fitting ------------------------------------------------------------------------------------


@pytest.mark.long
def test_tapped_spots_and_typed_hexes_make_the_fit(
    laid: MapView, card: ScanCard, bridge: SessionBridge, qtbot: QtBot, at: At
) -> None:
    geometry = laid.board_geometry
    spots = {name: geometry.centre(at(name)) + QPointF(40, -30) for name in ("NN12", "JJ13", "LL8")}
    pixels = {name: laid.scan.pixel_at(spot) for name, spot in spots.items()}
    for name in spots:
        pin(qtbot, laid, card, laid.scan.placed.map(pixels[name]), name.lower())
    assert [point.hex for point in bridge.preferences.scans["elst"].points] == list(spots)
    for name, pixel in pixels.items():
        off = laid.scan.placed.map(pixel) - geometry.centre(at(name))
        assert off.manhattanLength() < 4  # hundredths of a hex: a tap hits whole pixels of the screen
    assert card.points.count() == 3
    assert card.points.item(0).text().startswith("NN12: 0.0")


@pytest.mark.long
def test_a_spot_can_be_dragged_to_its_hex(
    laid: MapView, card: ScanCard, bridge: SessionBridge, qtbot: QtBot, at: At
) -> None:
    start = laid.board_geometry.centre(at("LL10")) + QPointF(60, 20)
    pixel = laid.scan.pixel_at(start)
    spots = [laid.mapFromScene(start), laid.mapFromScene(laid.board_geometry.centre(at("LL10")))]
    qtbot.mousePress(laid.viewport(), LEFT, pos=spots[0])
    qtbot.mouseMove(laid.viewport(), (spots[0] + spots[1]) / 2)
    qtbot.mouseMove(laid.viewport(), spots[1])
    qtbot.mouseRelease(laid.viewport(), LEFT, pos=spots[1])
    (point,) = bridge.preferences.scans["elst"].points
    assert point.hex == "LL10"
    assert (QPointF(point.x, point.y) - pixel).manhattanLength() < 1
    off = laid.scan.placed.map(pixel) - laid.board_geometry.centre(at("LL10"))
    assert off.manhattanLength() < 3


@pytest.mark.long
def test_a_hex_off_the_board_is_told_and_the_spot_goes_on_waiting(
    laid: MapView, card: ScanCard, qtbot: QtBot, at: At
) -> None:
    pin(qtbot, laid, card, laid.board_geometry.centre(at("LL10")), "zz40")
    assert card.line.note is not None
    assert "ZZ40" in card.line.note.text()
    assert not card.line.note.isHidden()
    assert laid.tools["scan"].spot is not None
    assert card.line.text() == "ZZ40"


def test_points_that_tell_nothing_are_refused_and_change_nothing(
    laid: MapView, card: ScanCard, bridge: SessionBridge, messages: list[Message]
) -> None:
    operations.pin_scan(bridge, ScanPoint(x=10, y=10, hex="B5"))
    before = bridge.preferences.scans
    assert not operations.pin_scan(bridge, ScanPoint(x=10.3, y=10, hex="C9"))
    assert messages[-1].reason.key == "scan-points-coincide"
    operations.pin_scan(bridge, ScanPoint(x=600, y=10, hex="T5"))
    card.lock.click()
    assert messages[-1].reason.key == "scan-points-in-line"
    assert card.lock.isChecked()
    assert before["elst"].points == bridge.preferences.scans["elst"].points[:1]


def test_arrow_keys_nudge_by_a_pixel_of_the_screen_even_while_a_line_is_shown(
    laid: MapView, card: ScanCard, bridge: SessionBridge, qtbot: QtBot
) -> None:
    before = laid.mapFromScene(laid.scan.placed.map(QPointF(600, 400)))
    qtbot.keyClick(laid, Qt.Key.Key_Right, SHIFT)
    qtbot.keyClick(laid, Qt.Key.Key_Up, SHIFT)
    card.nudges["north"].click()
    after = laid.mapFromScene(laid.scan.placed.map(QPointF(600, 400)))
    assert (after - before).x() == pytest.approx(10, abs=1)
    assert (after - before).y() == pytest.approx(-11, abs=1)


@pytest.mark.long
def test_on_a_turned_map_nudges_go_as_the_player_sees_it(
    laid: MapView, card: ScanCard, bridge: SessionBridge, qtbot: QtBot
) -> None:
    operations.flip_board(bridge)
    before = laid.mapFromScene(laid.scan.placed.map(QPointF(600, 400)))
    qtbot.keyClick(laid, Qt.Key.Key_Right, SHIFT)
    after = laid.mapFromScene(laid.scan.placed.map(QPointF(600, 400)))
    assert (after - before).x() == pytest.approx(10, abs=1)


def test_a_point_can_be_taken_back(
    laid: MapView, card: ScanCard, bridge: SessionBridge, qtbot: QtBot, at: At
) -> None:
    pin(qtbot, laid, card, laid.board_geometry.centre(at("LL10")), "LL10")
    assert not card.drop.isVisible()
    card.points.setCurrentRow(0)
    card.drop.click()
    assert bridge.preferences.scans["elst"].points == ()
    assert card.points.count() == 0


@pytest.mark.long
def test_escape_leaves_the_spot_that_waits_then_the_tool(
    laid: MapView, card: ScanCard, qtbot: QtBot, at: At
) -> None:
    assert not card.isHidden()
    tap(qtbot, laid, laid.board_geometry.centre(at("KK10")))
    tool = laid.tool
    assert tool.spot is not None
    for tool_id in ("scan", "select"):
        qtbot.keyClick(laid, Qt.Key.Key_Escape)
        assert (tool.spot, laid.tool.id) == (None, tool_id)


def test_taking_the_picture_away_lays_the_tool_down(laid: MapView, card: ScanCard) -> None:
    card.away.click()
    assert laid.tool.id == "select"
    assert not card.isVisible()


@pytest.mark.long
def test_the_card_speaks_every_language(laid: MapView, card: ScanCard, bridge: SessionBridge) -> None:
    operations.set_language(bridge, "ja")
    assert card.done.text() == "完了"


# ---- peeking ------------------------------------------------------------------------------------


@pytest.mark.long
def test_space_shows_the_picture_alone_while_held(
    laid: MapView, bridge: SessionBridge, qtbot: QtBot, at: At
) -> None:
    operations.select_hex(bridge, at("KK11"))
    laid.settle()
    before = laid.grab().toImage()
    qtbot.keyPress(laid, Qt.Key.Key_Space)
    laid.settle()
    shown = laid.viewport().grab().toImage()
    middle = shown.rect().adjusted(60, 60, -120, -60)  # beside hint and buttons
    spots = [QPoint(x, y) for x in range(60, middle.right(), 40) for y in range(60, middle.bottom(), 40)]
    assert {shown.pixelColor(spot).name() for spot in spots} == {PLAIN.name()}
    qtbot.keyRelease(laid, Qt.Key.Key_Space)
    laid.settle()
    assert laid.grab().toImage() == before


@pytest.mark.long
def test_the_button_on_the_map_does_the_same_for_a_finger(laid: MapView, qtbot: QtBot, at: At) -> None:
    button = laid.findChild(object, "map-peek")
    drawn = colour_at(laid, at("KK11"))
    qtbot.mousePress(button, LEFT)
    assert colour_at(laid, at("KK11")) == PLAIN
    qtbot.mouseRelease(button, LEFT)
    assert colour_at(laid, at("KK11")) == drawn


def test_without_a_picture_space_says_how_to_lay_one_as_long_as_it_is_held(
    view: MapView, messages: list[Message], qtbot: QtBot
) -> None:
    unsaid: list[str] = []
    view.bridge.unsaid.connect(unsaid.append)
    assert not view.findChild(object, "map-peek").isVisible()
    qtbot.keyPress(view, Qt.Key.Key_Space)
    assert [(one.reason.key, one.actions) for one in messages] == [("scan-none", ("lay-scan",))]
    assert unsaid == []
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert unsaid == [messages[0].slot]


def test_a_broken_placement_in_the_preferences_leaves_the_map_usable(
    picture: Path, elst: Board, qtbot: QtBot
) -> None:
    scan = {"path": picture, "width": 10, "height": 10, "points": ({"x": 1, "y": 1, "hex": "ZZ60"},)}
    bridge = SessionBridge(elst, Preferences.model_validate({"language": "en", "scans": {"elst": scan}}))
    heard: list[Message] = []
    bridge.message.connect(heard.append)
    view = MapView(bridge)
    qtbot.addWidget(view)
    wait_for_reading()
    assert [one.reason.key for one in heard] == ["hex-off-board"]
    assert not view.scan.is_there
