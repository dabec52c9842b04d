"""The board corrected by real drags in the real window: roads, rivers, bridges, terrain, rails."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from companion.board.facts import Source, place_in
from companion.board.legend import Brush, Sort, legend_of
from companion.board.library import open_board
from companion.hexes.coordinates import Hexside, Vertex, direction_between
from companion.hexes.lattice import vertex_point
from companion.text import LANGUAGES, catalogue_in
from tests.forms import tried_with
from tests.ui.shared_window import SharedWindow
from tests.ui.test_map_room import map_share
from ui import operations
from ui.map.correct_hand import CorrectHand
from ui.map.tools.correct import CorrectTool
from ui.panels.brush_words import brush_reason
from ui.panels.correction_words import correction_words
from ui.panels.hex_words import describe_terrain
from ui.shell.main_window import MainWindow
from ui.shell.map_room import MAP_SHARE

LEFT = Qt.MouseButton.LeftButton
MAIN, MINOR = Brush(Sort.WAY, "main", "road"), Brush(Sort.WAY, "minor", "road")
RIVER, BRIDGE = Brush(Sort.FEATURE, "river"), Brush(Sort.FEATURE, "bridge")
WOODS, SEEN = Brush(Sort.TERRAIN, "woods"), Brush(Sort.SEEN)


class Drawer:
    """Draws on the map of a window, about a hex."""

    def __init__(self, window: MainWindow, about: str) -> None:
        self.window, self.bridge, self.view = window, window.bridge, window.map_view
        window.run_action("correct-map")
        self.view.reset_zoom()
        self.view.centre_on(self.hex(about))
        self.view.settle()

    @property
    def tool(self) -> CorrectTool:
        tool = self.view.tools["correct"]
        assert isinstance(tool, CorrectTool)
        return tool

    @property
    def hand(self) -> CorrectHand:
        return next(one for one in self.window.findChildren(CorrectHand) if one.isVisible())

    @property
    def board(self):
        return self.bridge.board

    def hex(self, name: str):
        return self.bridge.board.parse_hex(name)

    def take(self, brush: Brush) -> None:
        """Press the chip of a thing."""
        group = self.hand.chips[brush]
        if not group.isVisible():
            names = {Sort.WAY: "ways", Sort.FEATURE: "hexsides", Sort.VALUE: "marks", Sort.SEEN: "seen"}
            self.hand.groups.button(names.get(brush.sort, "ground")).click()
        self.hand.chips[brush].click()
        assert self.tool.brush == brush

    def spot(self, name: str) -> QPoint:
        return self.view.mapFromScene(self.view.board_geometry.centre(self.hex(name)))

    def corner(self, vertex: Vertex) -> QPoint:
        point = vertex_point(vertex, self.board.orientation)
        return self.view.mapFromScene(self.view.board_geometry.lattice_point(point))

    def drag(self, *names: str) -> None:
        self.drag_through(*map(self.spot, names))

    def drag_through(self, first: QPoint, *others: QPoint, drops: bool = True) -> None:
        viewport, at = self.view.viewport(), first
        QTest.mousePress(viewport, LEFT, pos=first)
        for spot in others:
            for step in range(1, 9):
                QTest.mouseMove(viewport, at + (spot - at) * step / 8)
            at = spot
        if drops:
            QTest.mouseRelease(viewport, LEFT, pos=at)

    def tap(self, spot: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=spot)

    def way(self, a: str, b: str, network: str = "road") -> str | None:
        here, there = self.hex(a), self.hex(b)
        return self.board.links(here, network).get(direction_between(here, there))

    def features(self, a: str, b: str) -> frozenset[str]:
        return self.board.hexside_features(Hexside.between(self.hex(a), self.hex(b)))

    def said(self) -> str:
        return self.window.message_bar.current.reason.key


@pytest.fixture
def drawer(shared: SharedWindow, request: pytest.FixtureRequest) -> Drawer:
    """At Jarama, unless the test names another board and hex."""
    board, about = getattr(request, "param", ("jarama", "4041"))
    window = shared.on(board)
    window.show_map()
    return Drawer(window, about)


# ---- Jarama ----


@pytest.mark.long
def test_a_road_is_dragged_from_hex_to_hex_and_undone_in_one_step(drawer: Drawer, qtbot: QtBot) -> None:
    drawer.take(MAIN)
    drawer.drag("4039", "4041", "4141")
    assert [drawer.way(*pair) for pair in (("4039", "4040"), ("4040", "4041"), ("4041", "4141"))] == [
        "main"
    ] * 3
    bar = drawer.window.message_bar
    assert bar.text == "main road drawn: 3 hexsides from 4039"
    undo = next(button for button in bar.findChildren(QPushButton) if button.text() == "Undo")
    qtbot.mouseClick(undo, LEFT)
    assert drawer.bridge.overlay.is_empty
    assert drawer.way("4039", "4040") is None
    assert bar.current is None


@pytest.mark.long
def test_going_back_in_the_drag_takes_back(drawer: Drawer) -> None:
    drawer.take(MAIN)
    drawer.drag("4039", "4042", "4040")
    assert drawer.way("4039", "4040") == "main"
    assert drawer.way("4040", "4041") is None


@pytest.mark.long
def test_the_eraser_takes_the_road_off(drawer: Drawer, qtbot: QtBot) -> None:
    drawer.take(MAIN)
    drawer.drag("4039", "4041")
    drawer.view.setFocus()
    qtbot.keyClick(drawer.view, Qt.Key.Key_Delete)
    assert drawer.hand.eraser.isChecked()
    drawer.drag("4041", "4040")
    assert drawer.way("4040", "4041") is None
    assert drawer.way("4039", "4040") == "main"
    drawer.hand.eraser.click()
    assert not drawer.tool.is_erasing


@pytest.mark.long
def test_a_river_is_dragged_along_hexsides_and_bridged_across(drawer: Drawer) -> None:
    first, second = Hexside.between(drawer.hex("4040"), drawer.hex("4041")).vertices
    third = next(v for v in second.neighbours if v != first)
    drawer.take(RIVER)
    drawer.drag_through(*map(drawer.corner, (first, second, third)))
    assert drawer.features("4040", "4041") == {"river"}
    assert len(drawer.bridge.overlay.entries) == 2
    drawer.take(BRIDGE)
    drawer.drag("4040", "4041")
    assert drawer.features("4040", "4041") == {"river", "bridge"}


@pytest.mark.long
def test_from_the_middle_of_a_hex_a_river_lies_between_the_two(drawer: Drawer) -> None:
    drawer.take(RIVER)
    drawer.drag("4040", "4041")
    assert drawer.features("4040", "4041") == {"river"}
    assert len(drawer.bridge.overlay.entries) == 1


@pytest.mark.long
def test_a_tap_on_a_hexside_puts_a_river_there(drawer: Drawer) -> None:
    drawer.take(RIVER)
    drawer.tap((drawer.spot("4040") + drawer.spot("4041")) / 2)
    assert drawer.features("4040", "4041") == {"river"}


def test_a_bridge_over_nothing_gets_one_line_and_changes_nothing(drawer: Drawer) -> None:
    drawer.take(BRIDGE)
    drawer.drag("4040", "4041")
    assert drawer.said() == "sweep-nothing-to-cross"
    assert drawer.bridge.overlay.is_empty


@pytest.mark.long
def test_terrain_is_painted_over_what_is_swept(drawer: Drawer) -> None:
    drawer.take(WOODS)
    drawer.drag("4040", "4042")
    for name in ("4040", "4041", "4042"):
        assert drawer.board.terrain(drawer.hex(name)) == {"woods"}
    drawer.take(Brush(Sort.OPEN))
    drawer.tap(drawer.spot("4041"))
    assert drawer.board.terrain(drawer.hex("4041")) == frozenset()


@pytest.mark.long
def test_what_is_drawn_is_confirmed_by_sweeping_it(drawer: Drawer) -> None:
    drawer.take(SEEN)
    drawer.drag("4040", "4041")
    sources = {drawer.board.hexes[drawer.hex(name)].provenance.source for name in ("4040", "4041")}
    assert sources == {Source.CONFIRMED}
    drawer.drag("4040", "4041")
    assert drawer.said() == "sweep-no-change"


def test_a_drag_off_the_board_gets_one_line(drawer: Drawer) -> None:
    drawer.take(WOODS)
    drawer.view.fit()
    corner = drawer.view.mapFromScene(drawer.view.board_geometry.board_rect.topLeft()) - QPoint(6, 6)
    drawer.drag_through(corner, corner - QPoint(0, 20))
    assert drawer.said() == "sweep-off-map"


@pytest.mark.long
def test_escape_gives_a_drag_up(drawer: Drawer, qtbot: QtBot) -> None:
    drawer.take(MAIN)
    drawer.drag_through(drawer.spot("4039"), drawer.spot("4041"), drops=False)
    qtbot.keyClick(drawer.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(drawer.view.viewport(), LEFT, pos=drawer.spot("4041"))
    assert drawer.bridge.overlay.is_empty


@pytest.mark.long
def test_the_sweep_shows_while_it_is_dragged(drawer: Drawer) -> None:
    drawer.take(MAIN)
    drawer.view.settle()
    before = drawer.view.grab().toImage()
    drawer.drag_through(drawer.spot("4039"), drawer.spot("4041"), drops=False)
    assert drawer.view.grab().toImage() != before
    assert drawer.bridge.overlay.is_empty
    QTest.mouseRelease(drawer.view.viewport(), LEFT, pos=drawer.spot("4041"))


def test_a_road_is_typed_from_hex_to_hex(drawer: Drawer, qtbot: QtBot) -> None:
    drawer.take(MINOR)
    drawer.view.setFocus()
    qtbot.keyClicks(drawer.view, "4039")
    line = drawer.hand.line
    qtbot.keyClicks(line, " 4041")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert [drawer.way("4039", "4040"), drawer.way("4040", "4041")] == ["minor", "minor"]
    assert line.text() == ""
    qtbot.keyClicks(line, "9999 4041")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert "9999" in line.note.text()
    assert line.note.isVisible()
    assert line.text() == "9999 4041"


def test_a_finger_draws_as_the_mouse_does(drawer: Drawer) -> None:
    screen: QPointingDevice = QTest.createTouchDevice()
    drawer.take(MAIN)
    viewport = drawer.view.viewport()
    QTest.touchEvent(viewport, screen).press(0, drawer.spot("4039"), viewport).commit()
    for name in ("4040", "4041"):
        QTest.touchEvent(viewport, screen).move(0, drawer.spot(name), viewport).commit()
    QTest.touchEvent(viewport, screen).release(0, drawer.spot("4041"), viewport).commit()
    assert [drawer.way("4039", "4040"), drawer.way("4040", "4041")] == ["main", "main"]


# ---- the other boards ----


@pytest.mark.long
@pytest.mark.parametrize("drawer", [("no_prisoners", "1009")], indirect=True)
def test_a_railway_is_laid_across_the_desert(drawer: Drawer) -> None:
    drawer.take(Brush(Sort.WAY, "central", "rail"))
    drawer.drag("1009", "1010", "1111")
    assert drawer.way("1009", "1010", "rail") == drawer.way("1010", "1111", "rail") == "central"


@pytest.mark.long
@pytest.mark.parametrize("drawer", [("no_prisoners", "1009")], indirect=True)
def test_a_depot_is_put_on_the_map(drawer: Drawer) -> None:
    drawer.take(Brush(Sort.VALUE, "depot", value="allied"))
    drawer.tap(drawer.spot("1010"))
    assert drawer.board.hexes[drawer.hex("1010")].values["depot"] == "allied"


@pytest.mark.long
@pytest.mark.parametrize("drawer", [("no_prisoners", "1009")], indirect=True)
@tried_with("language", ["ja", "en"])
def test_a_city_is_put_on_the_map_called_what_it_is_and_undone(drawer: Drawer, language: str) -> None:
    operations.set_language(drawer.bridge, language)
    hex_ = drawer.hex("1010")
    before = describe_terrain(drawer.bridge, hex_)
    for kind, word in (("town", "terrain-town"), ("city_red", "terrain-city-red"), ("city", "terrain-city")):
        brush = Brush(Sort.PLACE, kind)
        drawer.take(brush)
        assert drawer.hand.chips[brush].text() == drawer.bridge.text(word)
        drawer.tap(drawer.spot("1010"))
        assert drawer.bridge.text(word) in describe_terrain(drawer.bridge, hex_).lower()
        assert drawer.bridge.text(word) in correction_words(drawer.bridge, drawer.bridge.overlay.entries[-1])
    assert drawer.board.hexes[hex_].provenance_of("place").source is Source.CORRECTED
    drawer.hand.eraser.click()
    drawer.tap(drawer.spot("1010"))
    assert describe_terrain(drawer.bridge, hex_) == before
    said = correction_words(drawer.bridge, drawer.bridge.overlay.entries[-1])
    assert drawer.bridge.text("correction-no-place") in said
    for _ in range(4):
        operations.undo(drawer.bridge)
    assert drawer.bridge.overlay.is_empty
    assert place_in(drawer.board.places, hex_) is None


@pytest.mark.long
@pytest.mark.parametrize("drawer", [("elst", "M14")], indirect=True)
def test_roads_orchards_and_buildings_of_elst_are_drawn(drawer: Drawer) -> None:
    drawer.take(Brush(Sort.WAY, "dirt", "road"))
    drawer.drag("M10", "M12")
    assert drawer.way("M10", "M11") == drawer.way("M11", "M12") == "dirt"
    assert "road_dirt" in drawer.board.terrain(drawer.hex("M12"))
    drawer.take(Brush(Sort.TERRAIN, "orchard"))
    drawer.tap(drawer.spot("N11"))
    drawer.take(Brush(Sort.BUILDING, "stone"))
    drawer.tap(drawer.spot("N11"))
    assert {"orchard", "building_stone"} <= drawer.board.terrain(drawer.hex("N11"))
    assert not any(brush.sort is Sort.FEATURE for brush in drawer.hand.chips)


@pytest.mark.long
@pytest.mark.parametrize("drawer", [("brunete", "2020")], indirect=True)
def test_brunete_has_its_own_road_drawn(drawer: Drawer) -> None:
    drawer.take(MAIN)
    drawer.drag("2020", "2022")
    assert drawer.way("2020", "2021") == drawer.way("2021", "2022") == "main"


# ---- where it stands ----


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_the_map_keeps_its_share_with_the_tool_in_hand(drawer: Drawer, language: str, qtbot: QtBot) -> None:
    operations.set_language(drawer.bridge, language)
    drawer.take(MAIN)
    drawer.drag("4039", "4041")
    assert drawer.window.message_bar.isVisible()
    qtbot.waitUntil(lambda: map_share(drawer.window) >= MAP_SHARE)


@pytest.mark.long
def test_without_panels_the_hand_stands_on_the_map(drawer: Drawer) -> None:
    card = drawer.view.correct_card
    assert not card.isVisible()
    drawer.window.toggle_map_only()
    assert card.isVisible()
    assert drawer.hand is card.hand
    card.hand.done.click()
    assert drawer.view.tool.id == "select"
    assert not card.isVisible()


def test_the_editor_leads_to_the_map_and_the_hand_goes_with_the_tool(drawer: Drawer) -> None:
    drawer.hand.done.click()
    operations.select_hex(drawer.bridge, drawer.hex("4040"))
    drawer.window.run_action("correct-hex")
    panel = drawer.window.docks.panels["hex"]
    panel.editor.draw.click()
    assert drawer.view.tool.id == "correct"
    assert drawer.hand.isVisible()
    assert panel.editor.isHidden()


@pytest.mark.long
@pytest.mark.parametrize("board", ["elst", "jarama", "brunete", "no_prisoners"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_to_draw_with_has_a_name(board: str, language: str, bridge) -> None:
    catalogue = catalogue_in(language)
    reasons = [brush_reason(bridge, brush) for brush in legend_of(open_board(board)).brushes()]
    assert all(reason.key != "brush-by-key" for reason in reasons)
    assert all(catalogue.text(reason.key) for reason in reasons)
