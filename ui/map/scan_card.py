"""The card beside the fit of the player's own picture: the waiting spot's hex, the points, the nudges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
)

from companion.hexes.coordinates import HexCoord
from ui import operations
from ui.map.corners import MARGIN
from ui.map.tool_card import ToolCard
from ui.session.bridge import Change
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.when_seen import WhenSeen
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from ui.map.tools.scan import ScanTool
    from ui.map.view import MapView

_WIDTH = 25  # text sizes
_LIST_HEIGHT = 9
_HEX = Qt.ItemDataRole.UserRole
_NUDGES = {
    "west": (Qt.ArrowType.LeftArrow, -1, 0),
    "north": (Qt.ArrowType.UpArrow, 0, 1),
    "south": (Qt.ArrowType.DownArrow, 0, -1),
    "east": (Qt.ArrowType.RightArrow, 1, 0),
}


class ScanCard(ToolCard):
    """Stands in the map's upper left corner while the tool for the fit is in hand."""

    def __init__(self, view: MapView, tool: ScanTool) -> None:
        super().__init__(view)
        self._tool = tool
        self._title, self._hint = QLabel(), WrappedLabel()
        self.line, self.points = HexLineEdit(view.bridge), QListWidget()
        self.drop, self.lock = QPushButton(), QCheckBox()
        self.away, self.done = QPushButton(), QPushButton()
        self.nudges = {name: self._nudge_button(*spec) for name, spec in _NUDGES.items()}
        self._lay_out()
        self._name()
        self._connect()
        self._show_points()

    def place(self) -> None:
        """Stand in the upper left corner, no higher than the map."""
        self.setFixedWidth(round(self._bridge.text_size * _WIDTH))
        self.points.setMaximumHeight(round(self._bridge.text_size * _LIST_HEIGHT))
        self.adjustSize()
        room = self._view.height() - 2 * MARGIN
        self.resize(self.width(), min(self.sizeHint().height(), max(room, 50)))
        self.stand()

    # ---- putting together --------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._title.setObjectName("title")
        self._hint.setObjectName("small")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        shown = (self._title, self._hint, self.line, self.line.noted(), self.points, self.drop, self.lock)
        for widget in shown:
            column.addWidget(widget)
        column.addLayout(_row(*self.nudges.values()))
        column.addLayout(_row(self.away, self.done))

    def _name(self) -> None:
        self._texts.bind("scan-title", self._title.setText)
        self._texts.bind("scan-drop", self.drop.setText)
        self._texts.bind("scan-lock", self.lock.setText)
        self._texts.bind("action-remove-scan", self.away.setText)
        self._texts.bind("scan-done", self.done.setText)
        self._texts.bind("scan-hex", self.line.setPlaceholderText, self.line.setAccessibleName)
        self._texts.bind("scan-points", self.points.setAccessibleName)
        for name, button in self.nudges.items():
            self._texts.bind(f"scan-nudge-{name}", button.setToolTip, button.setAccessibleName)

    def _connect(self) -> None:
        tool, view = self._tool, self._view
        tool.told.turned.connect(self._turn)
        tool.told.changed.connect(self._show_spot)
        view.scan.changed.connect(self._show_points)
        self._worded = WhenSeen(self, self._word)
        view.bridge.changed.connect(self._on_changed)
        self.line.hexes_entered.connect(self._on_entered)
        self.line.cancelled.connect(tool.cancel)
        self.points.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.points.currentItemChanged.connect(self._on_chosen)
        self.drop.clicked.connect(self._on_dropped)
        self.lock.clicked.connect(self._on_locked)
        self.away.clicked.connect(lambda: operations.take_scan_away(self._bridge))
        self.done.clicked.connect(lambda: view.set_tool("select"))

    def _nudge_button(self, arrow: Qt.ArrowType, right: int, up: int) -> QToolButton:
        button = QToolButton()
        button.setAutoRepeat(True)
        button.setArrowType(arrow)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self._tool.nudge(right, up))
        return button

    # ---- what it shows -----------------------------------------------------------------------

    def _turn(self, is_on: bool) -> None:
        self.call(is_on)
        if is_on:
            self._show_spot()
            self._show_points()

    def _show_spot(self) -> None:
        """Ask for the hex of the spot that waits for one."""
        is_waiting = self._tool.spot is not None
        if self.line.hasFocus() and not is_waiting:
            self._view.setFocus()  # the arrow keys go on nudging
        self.line.setEnabled(is_waiting)
        if is_waiting:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.line.text():
            self.line.clear()
        self._show_hint()

    def _show_hint(self) -> None:
        laid = self._view.scan.placement
        left = 2 - len(laid.points) if laid is not None else 2
        key = "scan-name-spot" if self._tool.spot is not None else "scan-tap-spot"
        words = self._bridge.text(key)
        missing = self._bridge.text("scan-points-missing", count=left) if left > 0 else ""
        self._hint.setText(" ".join(part for part in (words, missing) if part))

    def _show_points(self) -> None:
        """The points with how far each is off."""
        laid = self._view.scan.placement
        if not self._view.scan.is_there or laid is None:
            self._leave()
            return
        self.points.clear()
        for point, off in zip(laid.points, laid.residuals(self._bridge.board), strict=True):
            name = self._bridge.hex_name(self._bridge.board.parse_own(point.hex))
            item = QListWidgetItem(self._bridge.text("scan-point", hex=name, off=f"{off:.2f}"))
            item.setData(_HEX, point.hex)
            self.points.addItem(item)
        self.points.setVisible(bool(laid.points))
        self.lock.setChecked(laid.is_aspect_locked)
        self._on_chosen()
        self._show_hint()

    def _leave(self) -> None:
        if self._view.tool is self._tool:
            self._view.set_tool("select")

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._worded.draw()
        if Change.PREFERENCES in changes:
            self.place()

    def _word(self) -> None:
        self._texts.retranslate()
        self._show_points()

    # ---- what the player does ----------------------------------------------------------------

    def _on_entered(self, hexes: tuple[HexCoord, ...]) -> None:
        self._tool.pin(hexes[0])

    def _on_chosen(self, *_: object) -> None:
        item = self.points.currentItem()
        self.drop.setVisible(item is not None)
        if item is not None:
            self._view.ensure_visible_hex(self._bridge.board.parse_own(item.data(_HEX)))

    def _on_dropped(self) -> None:
        item = self.points.currentItem()
        if item is not None:
            operations.unpin_scan(self._bridge, item.data(_HEX))

    def _on_locked(self, is_locked: bool) -> None:
        if not operations.lock_scan_aspect(self._bridge, is_locked):
            self.lock.setChecked(not is_locked)  # refused: it springs back


def _row(*widgets: QToolButton | QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    return row
