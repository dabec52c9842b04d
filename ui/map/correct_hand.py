"""What the tool for corrections has in hand, the eraser, and a line for hex numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from companion.board.legend import Brush, Sort
from ui.look.icons import icon
from ui.map.tools.select import SelectTool
from ui.panels.brush_words import brush_colour, brush_name
from ui.panels.panel import Texts
from ui.session.bridge import Change
from ui.shell.focus_keeper import give_keyboard
from ui.widgets.broken_lines import break_words
from ui.widgets.buttons import staying_down
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QResizeEvent

    from companion.hexes.coordinates import HexCoord
    from ui.map.tools.correct import CorrectTool

_SWATCH, _ROOM = 0.9, 0.4  # text sizes: a chip's colour, and what parts it from the name
_GROUPS = {Sort.WAY: "ways", Sort.FEATURE: "hexsides", Sort.VALUE: "marks", Sort.SEEN: "seen"}
_GROUND = "ground"


class CorrectHand(QWidget):
    """A row of groups, a chip for each thing of the one shown, and what a drag then does."""

    def __init__(self, tool: CorrectTool) -> None:
        super().__init__()
        self._tool, self._bridge, self._texts = tool, tool.bridge, Texts(tool.bridge)
        brushes = list(tool.legend.brushes())
        self.groups = Segments(tuple(dict.fromkeys(map(_group, brushes))), columns=2)
        self.chips = {brush: self._chip(brush) for brush in brushes}
        self.hint, self.line = WrappedLabel(), HexLineEdit(tool.bridge)
        self.eraser, self.done = staying_down(QPushButton()), QPushButton()
        self._lay_out()
        self._name()
        self._connect()
        self.refresh()

    def type_text(self, text: str) -> bool:
        """Give typed characters to the line; False while it does not show."""
        if not self.isVisible():
            return False
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.type_text(text)
        return True

    def refresh(self) -> None:
        """Show what the tool has in hand."""
        group = _group(self._tool.brush)
        self.groups.set_value(group)
        for brush, chip in self.chips.items():
            chip.setVisible(_group(brush) == group)
            chip.setChecked(brush == self._tool.brush)
            # Tab comes to the one in hand: Qt sees to that only where it was tapped.
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus if chip.isChecked() else Qt.FocusPolicy.NoFocus)
        self.hint.setText(self._bridge.text(self._tool.status_key))
        self.eraser.setVisible(self._tool.can_erase)
        self.eraser.setChecked(self._tool.is_erasing)

    # ---- putting together ----

    def _chip(self, brush: Brush) -> QToolButton:
        chip = staying_down(QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon))
        chip.setObjectName("chip")
        chip.setAutoExclusive(True)  # heard as one of several; their group decides
        chip.clicked.connect(lambda: self._tool.take(brush))
        return chip

    def _lay_out(self) -> None:
        self._title, hand = QLabel(), QWidget()
        self._title.setObjectName("subheading")
        self.hint.setObjectName("small")
        chips, one_of = FlowLayout(hand), QButtonGroup(self)
        for chip in self.chips.values():
            chips.addWidget(chip)
            one_of.addButton(chip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self.groups, hand, self.hint, self.line, self.line.noted()):
            column.addWidget(widget)
        ends = QHBoxLayout()
        ends.addWidget(self.eraser)
        ends.addWidget(self.done)
        column.addLayout(ends)

    def _name(self) -> None:
        bind = self._texts.bind
        bind("correct-title", self._title.setText)
        bind("correct-line", self.line.setPlaceholderText, self.line.setAccessibleName)
        bind("correct-eraser", self.eraser.setText)
        bind("correct-eraser-tip", self.eraser.setToolTip)
        bind("correct-done", self.done.setText)
        for group in self.groups.values():
            bind(f"correct-group-{group}", self.groups.button(group).setText)
        self._name_chips()

    def _name_chips(self) -> None:
        """Names and swatches, in the language and colours in use."""
        palette, side = self._bridge.palette, round(self._bridge.text_size * _SWATCH)
        self.eraser.setIcon(icon("eraser", palette))
        for brush, chip in self.chips.items():
            size = QSize(round(side * (1 + _ROOM)), side)
            chip.setIcon(_swatch(brush_colour(palette, brush), size))
            chip.setIconSize(size)
            chip.setAccessibleName(brush_name(self._bridge, brush))
        self._break_names()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_names()

    def _break_names(self) -> None:
        """A name too long for a line of the panel takes several."""
        for chip in self.chips.values():
            break_words(chip, chip.accessibleName(), max(self.width(), 1))

    def _connect(self) -> None:
        self._bridge.changed.connect(self._on_changed)
        self._tool.told.changed.connect(self.refresh)
        self.groups.chosen.connect(self._open_group)
        self.line.hexes_entered.connect(self._on_entered)
        self.line.cancelled.connect(self._tool.view.setFocus)
        self.eraser.clicked.connect(self._tool.erase)
        self.done.clicked.connect(self._leave)

    # ---- following, and what the player does ----

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._name_chips()
            self.refresh()

    def _open_group(self, group: str) -> None:
        self._tool.take(next(brush for brush in self.chips if _group(brush) == group))

    def _on_entered(self, hexes: tuple[HexCoord, ...]) -> None:
        if self._tool.draw_through(hexes):
            self.line.clear()
        else:
            self.line.selectAll()

    def _leave(self) -> None:
        self._tool.view.set_tool(SelectTool.id)
        give_keyboard(self._tool.view)


def _group(brush: Brush) -> str:
    return _GROUPS.get(brush.sort, _GROUND)


def _swatch(colour: QColor, size: QSize) -> QIcon:
    """A square of a colour, with room beside it."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.fillRect(QRect(0, 0, size.height(), size.height()), colour)
    painter.end()
    return QIcon(pixmap)
