"""The map: a view of the board that pans, zooms and flips, with layers over it and a tool in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from companion.reason import Reason
from ui.map.area_card import AreaCard
from ui.map.canvas import Canvas
from ui.map.controls import MapControls
from ui.map.corners import show_uncovered
from ui.map.correct_card import CorrectCard
from ui.map.framing import Outlook, bring, fitting_scale, frame_of, reach, rooms_of
from ui.map.geometry import HEX
from ui.map.held import Held, Outline
from ui.map.hex_menu import open_hex_menu
from ui.map.hint import ToolHint
from ui.map.layers.stack import LayerStack, Peek
from ui.map.legend import ViewshedLegend
from ui.map.marker_drop import MarkerDrop
from ui.map.move_card import MoveCard
from ui.map.overlay_bar import OverlayBar
from ui.map.painter import painter_of
from ui.map.pointer_input import PointerInput
from ui.map.roll_card import RollCard
from ui.map.scan import MapScan
from ui.map.scan_card import ScanCard
from ui.map.tools.aim import AimTool
from ui.map.tools.control import ControlTool
from ui.map.tools.correct import CorrectTool
from ui.map.tools.marker import MarkerTool
from ui.map.tools.move import MoveTool
from ui.map.tools.roll_call import RollCallTool
from ui.map.tools.scan import ScanTool
from ui.map.tools.select import SelectTool
from ui.map.tools.sight import SightTool
from ui.map.tools.tool import Tool
from ui.map.tools.what_if import WhatIfTool
from ui.session.bridge import Change
from ui.session.message import Message, Severity
from ui.shell.kinds import of_kind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from PySide6.QtGui import QAction

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import RefusedLine, StackKey
    from companion.sight.marker_kinds import MarkerKind
    from ui.map.layers.highlight import Pointer as OthersPointer
    from ui.map.layers.layer import Layer
    from ui.map.tool_card import ToolCard
    from ui.map.tools.tool import Pointer
    from ui.session.bridge import SessionBridge
    from ui.shell.aiming import Aiming

T = TypeVar("T", bound="Tool")
_TOOLS = (
    SelectTool,
    SightTool,
    MarkerTool,
    AimTool,
    ScanTool,
    ControlTool,
    MoveTool,
    CorrectTool,
    RollCallTool,
)
_ORDINARY = 72.0  # pixels to a hex at the ordinary size
_LARGEST = 320.0
_SLICE = 4  # milliseconds of drawing squares before the window is answered again
_PEEK_KEY = Qt.Key.Key_Space
_NO_SCAN = Message(Severity.INFO, Reason("scan-none"), ("lay-scan",), slot="scan", is_held=True)
# Of play and of words the layers know what they show; told of all of play, also of what a correction
# changed besides.
_PLAY = frozenset({Change.UNITS, Change.PHASE, Change.PILES, Change.LOG, Change.REQUESTS})
_WORDS = frozenset({Change.LANGUAGE, Change.LEFT_OPEN})
_TABLE = _PLAY | {Change.MARKERS, Change.SETTINGS, Change.SECRETS}
_MOST_ALONE = 60  # hexes: of more, all of the view is painted
_SETTLE = 90  # milliseconds after zooming until squares are drawn sharp


class MapView(QGraphicsView):
    """Shows the bridge's board. Tools tell by signals what the player means; operations do it.

    `layers` are listed bottom to top; `hex_menu_actions` are offered in a hex's menu for the hex that
    the menu selects. `typing` are asked in order who takes typed characters.
    """

    hex_tapped = Signal(object)
    hex_long_pressed = Signal(object)
    hex_hovered = Signal(object)
    hex_pressed = Signal(object)
    card_moved = Signal()
    tool_changed = Signal(str)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.bridge = bridge
        self.board_geometry = painter_of(bridge.board).geometry
        self.hex_menu_actions: list[QAction] = []
        self._is_fitted = True
        self.asked: QWidget | None = None  # what is asked, once it has stood over the map
        self.tool_cards: Sequence[ToolCard] = ()
        self.covered = 0  # pixels at an edge beyond which the map may be moved, off what covers it
        self._outline = Outline.of(
            self
        )  # one that comes back from behind a page is not told how large it was
        self._held: Held | None = None
        self._set_up()
        self.scan = MapScan(bridge, self)
        self._is_peeking = self._was_fanned = False
        self._asked_about: tuple[HexCoord, ...] = ()
        self._stack = LayerStack(bridge, self.board_geometry, self.scan)
        self.tools: dict[str, Tool] = {tool.id: tool(self) for tool in _TOOLS}
        self.tool: Tool = self.tools[SelectTool.id]
        self.what_if = WhatIfTool(self)
        self._input, self._drops = PointerInput(self), MarkerDrop(self)
        self.controls = MapControls(self)
        self.overlay_bar, self.hint = OverlayBar(self), ToolHint(self)
        self.legend = ViewshedLegend(self, self._stack.viewshed)
        self.scan_card = ScanCard(self, self.tool_of(ScanTool))
        self.area_card = AreaCard(self, self.tool_of(ControlTool))
        self.move_card = MoveCard(self, self.tool_of(MoveTool))
        self.correct_card = CorrectCard(self, self.tool_of(CorrectTool))
        self.roll_card = RollCard(self, self.tool_of(RollCallTool))
        others = self.area_card, self.correct_card, self.scan_card
        self.tool_cards = self.move_card, self.roll_card, *others
        self.tool_changed.connect(lambda _tool: show_uncovered(self))
        cards = self.move_card, self.correct_card, self.roll_card
        self.typing = [card.type_text for card in cards]
        self.hint.refresh()
        self.overlay_bar.placed.connect(lambda: show_uncovered(self))
        bridge.changed.connect(self._on_changed)
        self.scan.changed.connect(self._on_scan_changed)
        self.fit()

    # ---- layers and tools --------------------------------------------------------------------

    @property
    def layers(self) -> tuple[Layer, ...]:
        """Every layer, bottom to top; hiding and fading them is a matter of the preferences."""
        return self._stack.layers

    def tool_of(self, kind: type[T]) -> T:
        """The tool of a class."""
        return of_kind(kind, *self.tools.values())

    def set_tool(self, tool_id: str) -> None:
        """Take a tool in hand, by its id."""
        if tool_id == self.tool.id:
            return
        self.tool.deactivate()
        self.tool = self.tools[tool_id]
        self.tool.activate()
        self._choose_ground()
        self.setCursor(Qt.CursorShape.CrossCursor if self.tool.drags else Qt.CursorShape.ArrowCursor)
        self.hint.refresh()
        self.tool_changed.emit(tool_id)
        self.redraw()

    def take_marker(self, kind: MarkerKind, *, keep: bool = True) -> None:
        """Take a marker in hand; each tap on the map puts it down or takes it off."""
        tool = self.tool_of(MarkerTool)
        tool.kind, tool.keep = kind, keep
        self.set_tool(MarkerTool.id)

    def toggle_marker(self, hex_: HexCoord, kind: MarkerKind, global_pos: QPoint) -> None:
        """Put a marker on a hex or take it off; what must be asked is asked beside `global_pos`."""
        self.tool_of(MarkerTool).toggle(hex_, kind, global_pos)

    def toggle_markers(self, hexes: Sequence[HexCoord], kind: MarkerKind, global_pos: QPoint) -> bool:
        """As `toggle_marker` on each of several hexes, in one act as far as nothing is asked."""
        return self.tool_of(MarkerTool).toggle_all(hexes, kind, global_pos)

    def aim(self, aiming: Aiming | None) -> None:
        """Let the player tap a hex for a panel; with None, put the tool for it down again."""
        self.tool_of(AimTool).aim(aiming)
        if aiming is not None:
            self.set_tool(AimTool.id)
        elif self.tool.id == AimTool.id:
            self.set_tool(SelectTool.id)

    def look_from(self, hex_: HexCoord) -> None:
        """Begin a line of sight in a hex."""
        self.set_tool(SightTool.id)
        self.tool_of(SightTool).look_from(hex_)

    def move_from(self, hex_: HexCoord) -> None:
        """Take the counters in a hex in hand."""
        self.set_tool(MoveTool.id)
        self.tool_of(MoveTool).moving.pick_in(hex_)

    def take_stack(self, key: StackKey) -> None:
        """Take a stack in hand."""
        self.set_tool(MoveTool.id)
        self.tool_of(MoveTool).moving.pick(key)

    def spread_stack(self, key: StackKey | None) -> None:
        """Show a stack counter by counter, or none."""
        self._stack.counters.spread = key
        self.redraw(())

    def type_text(self, text: str) -> bool:
        """Give typed characters to who asks for a hex, or the tool in hand; False when nobody wants any."""
        return self.tool.type_text(text) or any(take(text) for take in self.typing)

    def highlight(self, hexes: Iterable[HexCoord]) -> None:
        """Light hexes up, and only these; none are those that a card asks about, while one does."""
        layer, lit = self._stack.highlight, tuple(dict.fromkeys(hexes)) or self._asked_about
        before, layer.lit = layer.lit, lit
        self.redraw({*before} ^ {*lit})

    def light_asked(self, hexes: Iterable[HexCoord]) -> None:
        """Light up what a card asks about, which stays lit behind whatever is pointed at meanwhile."""
        self._asked_about = tuple(hexes)
        self.highlight(())

    def show_pointers(self, others: Iterable[OthersPointer]) -> None:
        """Mark where players at other machines point, and only that."""
        self._stack.highlight.others = tuple(others)
        self.redraw()

    def show_line(self, line: RefusedLine | None) -> None:
        """Draw a line of sight that was lacking, what blocks it lit up; none to take it away."""
        self.show_way((line.start, line.end) if line else ())
        self.highlight(line.blocking if line else ())
        for hex_ in (line.start, line.end) if line else ():
            self.ensure_visible_hex(hex_)

    def show_way(self, hexes: Iterable[HexCoord]) -> None:
        """Draw the way through some hexes, and only this; none for no hexes."""
        self._stack.highlight.way = tuple(hexes)
        self.redraw()

    def point_at(self, at: Pointer | None) -> None:
        """Mark the hex under the unpressed pointer and tell the tool."""
        hex_ = at.hex if at is not None and at.is_on_board else None
        if hex_ != self._stack.highlight.pointed_at:
            before, self._stack.highlight.pointed_at = self._stack.highlight.pointed_at, hex_
            self.hex_hovered.emit(hex_)
            self.redraw([one for one in (before, hex_) if one is not None])
        self.tool.hover(at)

    def open_hex_menu(self, at: Pointer) -> None:
        """Offer what can be done with a hex."""
        if at.is_on_board:
            open_hex_menu(self, at)

    def peek(self, is_on: bool) -> None:
        """Show nothing but the player's own picture of the map while `is_on`, or that there is none."""
        self._is_peeking = is_on
        if not is_on:
            self.bridge.unsay(_NO_SCAN.slot)
        elif not self.scan.is_there:
            self.bridge.message.emit(_NO_SCAN)
        self._choose_ground()

    # ---- what part is shown ------------------------------------------------------------------

    @property
    def hex_pixels(self) -> float:
        """The height of a hex on screen, in pixels."""
        return abs(self.transform().m11()) * HEX

    @property
    def outlook(self) -> Outlook:
        """What part is shown, to be looked at again."""
        scrolled = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return Outlook(abs(self.transform().m11()), scrolled, self.covered, self._is_fitted)

    def look(self, outlook: Outlook) -> None:
        """Show what was shown before."""
        self.covered = outlook.covered
        self._set_scale(outlook.scale)
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        for bar, value in zip(bars, outlook.scrolled, strict=True):
            bar.setValue(value)
        self._is_fitted = outlook.is_fitted

    def fit(self) -> None:
        """Show the whole board; it stays so when the window is resized."""
        self.covered = 0
        self._set_scale(fitting_scale(self))
        self.centerOn(self.board_geometry.board_rect.center())
        self._is_fitted = True

    def reset_zoom(self) -> None:
        """Show the map at its ordinary size about the middle."""
        self.zoom(_ORDINARY * self.bridge.map_scale / self.hex_pixels)

    def zoom(self, factor: float) -> None:
        """Zoom about the middle of the view."""
        self.zoom_about(self.viewport().rect().center(), factor)

    def zoom_about(self, spot: QPoint, factor: float) -> None:
        """Zoom so that the point under `spot` (viewport pixels) stays there."""
        anchor = self.mapToScene(spot)
        smallest = min(fitting_scale(self) * 0.8, _ORDINARY / HEX)
        scale = min(max(abs(self.transform().m11()) * factor, smallest), _LARGEST / HEX)
        self._set_scale(scale)
        self._is_fitted = False
        self.pan(QPointF(spot - self.mapFromScene(anchor)))
        self._slices.stop()
        self._settling.start()

    def pan(self, way: QPointF) -> None:
        """Move the map by so many pixels."""
        if not way.isNull():
            self._is_fitted = False
        for bar, step in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - round(step))

    def pan_off(self, way: QPointF, covered: int) -> None:
        """Move the map off what covers so many pixels at one edge, beyond where it ends if need be."""
        middle = self.mapToScene(self.viewport().rect().center())
        self.covered = covered
        self._set_scale(abs(self.transform().m11()))
        self.centerOn(middle)
        self.pan(way)

    def flip(self) -> None:
        """Turn the map to suit the preference, keeping its middle."""
        middle = self.mapToScene(self.viewport().rect().center())
        self._set_scale(abs(self.transform().m11()))
        self.centerOn(middle)

    def centre_on(self, hex_: HexCoord) -> None:
        """Bring a hex to the middle."""
        self._is_fitted = False
        self.centerOn(self.board_geometry.centre(hex_))

    def ensure_visible_hex(self, hex_: HexCoord) -> None:
        """Bring a hex well into the view, unless it shows well inside it."""
        shown = self.viewport().rect()
        edge = min(shown.width(), shown.height()) // 8
        inner = shown.adjusted(edge, edge, -edge, -edge)
        if not inner.contains(self.mapFromScene(self.board_geometry.centre(hex_))):
            self._is_fitted = False
            bring(self, self.board_geometry.centre(hex_))

    # ---- pictures ----------------------------------------------------------------------------

    def render_image(self, size: QSize, layers: Iterable[str] | None = None) -> QImage:
        """A picture of the whole board, with the layers of these ids or all that show."""
        return self._stack.picture(size, layers)

    @property
    def is_drawing(self) -> bool:
        """Whether squares are still being made, for the screen or around it."""
        return self._slices.isActive() or self._settling.isActive()

    def settle(self) -> None:
        """Draw at once everything the screen shows, as sharp as it gets."""
        self._stack.render_all(frame_of(self))
        self.redraw()

    def redraw(self, hexes: Collection[HexCoord] | None = None) -> None:
        """Paint the view anew in the next frame, or some hexes of it; a stack spread out covers others."""
        is_fanned = self._was_fanned or self._stack.counters.is_fanned
        if hexes is None or len(hexes) > _MOST_ALONE or is_fanned:
            self.viewport().update()
            return
        for room in (*rooms_of(self, hexes), *self._under_cards()) if hexes else ():
            self.viewport().update(room)

    def _under_cards(self) -> Iterator[QRect]:
        """A pixel under each card shown: Qt then paints the map under it and the hexes in one go."""
        for card in self.tool_cards:
            if card.isVisible():
                yield QRect(card.geometry().center(), QSize(1, 1))

    # ---- Qt ----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        self._stack.set_ratio(self.devicePixelRatioF())
        if not self._stack.draw_squares(painter, frame_of(self)) and not self._settling.isActive():
            self._slices.start()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        canvas = self._canvas(painter, rect)
        self._stack.paint_live(canvas)
        self._was_fanned = self._stack.counters.is_fanned
        if self._stack.peek is not Peek.BARE:
            self.tool.paint(canvas)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._held is None or not self._held.is_waiting:
            self._held = Held(self, self._outline)
        held, self._outline = self._held, Outline.of(self)
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()
        else:
            self._set_scale(abs(self.transform().m11()))
            held.restore(self._outline)
        for floating in (self.controls, self.overlay_bar, self.legend):
            floating.place()
        for card in self.tool_cards:
            card.place()
        self.hint.place_soon()

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self.tool.wants_key(event.key()):
            event.accept()  # comes back as an ordinary key
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.tool.escape()
        if event.key() == _PEEK_KEY and not event.isAutoRepeat() and self.hasFocus():
            self.peek(True)
        event.setAccepted(self.tool.key(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == _PEEK_KEY and not event.isAutoRepeat():
            self.peek(False)
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._is_peeking:  # the key will be released elsewhere
            self.peek(False)

    # ---- inside ------------------------------------------------------------------------------

    def _set_up(self) -> None:
        self.setFrameShape(self.frameShape().NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a tap on its buttons leaves the keyboard where it is
        for part in (self, self.viewport()):
            part.setAccessibleName(self.bridge.board.title)
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._draw_slice)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settling.timeout.connect(self._slices.start)

    def _set_scale(self, scale: float) -> None:
        turned = -scale if self.bridge.preferences.is_flipped else scale
        self.setSceneRect(reach(self, scale))
        self.setTransform(QTransform.fromScale(turned, turned))

    def _canvas(self, painter: QPainter, rect: QRectF | QRect) -> Canvas:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_flipped, scale = self.bridge.preferences.is_flipped, abs(self.transform().m11())
        look = self.bridge.palette, is_flipped, self.bridge.map_scale
        return Canvas(painter, QRectF(rect), scale, *look, free=self._free)

    @property
    def _free(self) -> QRectF:
        """The part of the scene in view that lies left of the map's buttons and above those of its layers."""
        room = self.viewport().rect()
        if self.controls.isVisible():
            room.setRight(self.controls.x())
        if self.overlay_bar.isVisible():
            room.setBottom(self.overlay_bar.top_edge)
        return self.mapToScene(room).boundingRect()

    def _draw_slice(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        frame = frame_of(self)
        while clock.elapsed() < _SLICE:
            if not self._stack.render_next(frame):
                self._slices.stop()
                break
        self.redraw()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.BOARD in changes:
            self.board_geometry = painter_of(self.bridge.board).geometry
        self._stack.refresh(changes, self.board_geometry)
        self.legend.refresh()
        self.hint.refresh()
        if Change.PREFERENCES in changes and self._is_turned_otherwise():
            self.flip()
        if Change.SIGHT in changes and self.bridge.sight is None:
            self.tool.cancel()
        is_play = changes <= _PLAY or _PLAY <= changes <= _TABLE
        is_worded = changes <= _WORDS and type(self.tool).paint is Tool.paint
        if (is_play and self.tool.redraws_itself) or is_worded:
            if (hexes := self._stack.hexes_otherwise()) != frozenset():
                self.redraw(hexes)
        else:
            self._stack.forget_looks()
            self.redraw()

    def _on_scan_changed(self) -> None:
        self._stack.follow_scan()
        self._choose_ground()

    def _choose_ground(self) -> None:
        """Show the map, or the player's own picture in its place."""
        peek = Peek.NONE
        if self.scan.is_there and (self._is_peeking or self.tool.shows_scan):
            peek = Peek.BARE if self._is_peeking else Peek.GRID
        self._stack.show_scan(peek)
        self.redraw()

    def _is_turned_otherwise(self) -> bool:
        return (self.transform().m11() < 0) != self.bridge.preferences.is_flipped
