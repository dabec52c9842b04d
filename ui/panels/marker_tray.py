"""The marker tray: take a marker in hand and tap the map, or drag it there; see what lies where."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.marker_kinds import MarkerKind
from ui import operations
from ui.look.colour_icons import colour_icon
from ui.look.icons import icon
from ui.map.tools.marker import MARKER_MIME, MarkerTool
from ui.panels.marker_line import MarkerLine
from ui.panels.marker_words import Standing, kind_words, standing, standing_words
from ui.panels.panel import Panel, size_icons
from ui.session.bridge import Change, SessionBridge
from ui.widgets.broken_lines import break_words
from ui.widgets.finger_scroll import OWN_DRAG
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.greyed import grey
from ui.widgets.layouts import clear
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel

_COLUMNS = 2


class MarkerTray(Panel):
    """Emits `marker_taken(kind)` when the player takes a marker in hand.

    While one is, what is typed beside any field is a hex for it: `put_wanted(kind, hexes)`. A kind named with
    the hex is taken in hand first.
    """

    listens_to = frozenset({Change.MARKERS, Change.BOARD})
    marker_taken = Signal(object)
    put_wanted = Signal(object, object)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.buttons = {kind: TrayButton(kind, self) for kind in MarkerKind}
        self._group = QButtonGroup(self)
        self._taken_last, self._typed = MarkerKind.SMOKE, ""
        self._hint, self._title = WrappedLabel(), WrappedLabel()
        self._hint.setObjectName("dim")
        self._title.setObjectName("subheading")
        self.clear_button = QPushButton()
        self.line = MarkerLine(bridge)
        self._rows, self._grid = QVBoxLayout(), QGridLayout()
        self._lay_out()
        self._name()

    def show_tool(self, tool_id: str) -> None:
        """Show which marker is in hand: the last one taken while the marker tool is, else none."""
        self._group.setExclusive(False)
        for kind, button in self.buttons.items():
            button.setChecked(tool_id == MarkerTool.id and kind is self._taken_last)
        self._group.setExclusive(True)

    def type_text(self, text: str) -> bool:
        """Take typed characters as a hex for the marker in hand; False without one, or out of sight."""
        if not (self.isVisible() and self._group.checkedButton()):
            return False
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.type_text(text)
        return True

    def refresh(self) -> None:
        size_icons(self.bridge, *self.buttons.values(), scale=2.8)
        for kind, button in self.buttons.items():
            button.setIcon(colour_icon(f"marker-{kind.value}", self.bridge.palette))
            button.setAccessibleName(kind_words(self.bridge, kind))
        self._stand_in_columns()
        self.clear_button.setIcon(icon("remove", self.bridge.palette))
        kept = standing(self.bridge.markers)
        trial = standing(self.bridge.trial_markers)
        self._title.setText(self.bridge.text("tray-standing", count=len(kept) + len(trial)))
        grey(self.bridge, self.clear_button, None if kept or trial else Reason("needs-markers"))
        clear(self._rows)
        for one in kept:
            self._rows.addWidget(self._row(one, standing_words(self.bridge, one)))
        for one in trial:
            words = self.bridge.text("tray-this-check", marker=standing_words(self.bridge, one))
            self._rows.addWidget(self._row(one, words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_in_columns()

    def _stand_in_columns(self) -> None:
        """Side by side as far as their words have room: on two lines before each has a row of its own."""
        edges, gap = self._column.contentsMargins(), self._grid.spacing()
        whole = self.width() - edges.left() - edges.right()
        room = (whole - (_COLUMNS - 1) * gap) // _COLUMNS
        self._break_words(room)
        has_room = all(button.sizeHint().width() <= room for button in self.buttons.values())
        if not has_room:
            self._break_words(whole)
        for place, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, *divmod(place, _COLUMNS if has_room else 1))

    def _break_words(self, room: int) -> None:
        for kind, button in self.buttons.items():
            break_words(button, kind_words(self.bridge, kind), room)

    def _row(self, one: Standing, words: str) -> TapFrame:
        row = TapFrame(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(8, 2, 2, 2)
        line.addWidget(WrappedLabel(words), 1)
        line.addWidget(self._remove_button(one, words))
        row.setAccessibleName(words)
        row.pointed.connect(lambda is_on: self.highlight(one.hexes if is_on else ()))
        row.tapped.connect(lambda: self.hex_wanted.emit(one.hex))
        return row

    def _remove_button(self, one: Standing, words: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon("close", self.bridge.palette))
        size_icons(self.bridge, button)
        button.setToolTip(self.bridge.text("tray-remove"))
        name = self.bridge.text("action-with-label", action=button.toolTip(), label=words)
        button.setAccessibleName(name)
        button.clicked.connect(
            lambda: operations.toggle_marker(self.bridge, one.hex, one.kind, level=one.level)
        )
        return button

    def _lay_out(self) -> None:
        for kind, button in self.buttons.items():
            self._group.addButton(button)
            button.clicked.connect(lambda _is_on, kind=kind: self._take(kind))
        header = FlowLayout(even=True)
        header.addWidget(self._title)
        header.addWidget(self.clear_button)
        self.line.hexes_entered.connect(self._put)
        self.clear_button.clicked.connect(lambda: operations.clear_markers(self.bridge))
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._hint)
        column.addLayout(self._grid)
        column.addWidget(self.line)
        column.addLayout(header)
        column.addLayout(self._rows)
        column.addStretch(1)

    def put_back(self) -> None:
        """What was typed last and refused stands in the line again, to be mended."""
        self.line.setText(self._typed)

    def _put(self, hexes: tuple[HexCoord, ...]) -> None:
        self._typed = self.line.text()
        self.line.clear()
        if self.line.kind not in (None, self._taken_last):
            self.buttons[self.line.kind].click()
        self.put_wanted.emit(self._taken_last, tuple(dict.fromkeys(hexes)))

    def _take(self, kind: MarkerKind) -> None:
        self._taken_last = kind
        self.marker_taken.emit(kind)

    def _name(self) -> None:
        self.texts.bind("tray-hint", self._hint.setText)
        self.texts.bind("tray-hex", self.line.setPlaceholderText, self.line.setAccessibleName)
        self.texts.bind("tray-clear", self.clear_button.setText)


class TrayButton(QToolButton):
    """One kind of marker, to be tapped or dragged."""

    def __init__(self, kind: MarkerKind, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # heard as one of several; the tray's group decides
        self._kind = kind
        self._pressed_at: QPoint | None = None
        self.setProperty(OWN_DRAG, True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        moved = event.position().toPoint() - (self._pressed_at or event.position().toPoint())
        if moved.manhattanLength() >= QApplication.startDragDistance():
            self._pressed_at = None
            self.setDown(False)
            self._drag()

    def _drag(self) -> None:
        data = QMimeData()
        data.setData(MARKER_MIME, self._kind.value.encode("ascii"))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self.icon().pixmap(self.iconSize()))
        drag.setHotSpot(QPoint(self.iconSize().width() // 2, self.iconSize().height() // 2))
        drag.exec(Qt.DropAction.CopyAction)
