"""Reasons, one under another; pointing at one tells which hexes it is about."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.hexes.coordinates import HexCoord
from ui.widgets.layouts import clear
from ui.widgets.rule_link import with_rule_link
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel


class Line(NamedTuple):
    """The words, the hexes they are about, and the number of their rule."""

    text: str
    hexes: tuple[HexCoord, ...] = ()
    rule: str = ""


class ReasonList(QWidget):
    """Shows lines of text; `hexes_pointed` and `hexes_tapped` carry the hexes of a line.

    A rule's number in a line is a link; `rule_tapped` carries it.

    `look` names how the style sheet dresses the text ("small").
    """

    hexes_pointed = Signal(object)
    hexes_tapped = Signal(object)
    rule_tapped = Signal(str)

    def __init__(self, look: str = "") -> None:
        super().__init__()
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines in place of the former ones."""
        shown = tuple(lines)
        if shown == self._lines:
            return
        self._lines = shown
        clear(self._column)
        for line in shown:
            self._column.addWidget(self._row(line) if line.hexes else self._label(line))

    def texts(self) -> tuple[str, ...]:
        """What is shown, line by line."""
        return tuple(line.text for line in self._lines)

    def _row(self, line: Line) -> TapFrame:
        row = TapFrame(self)
        row.setObjectName("line")
        box = QVBoxLayout(row)
        box.setContentsMargins(0, 2, 0, 2)
        box.addWidget(self._label(line))
        row.pointed.connect(lambda is_on: self.hexes_pointed.emit(line.hexes if is_on else ()))
        row.tapped.connect(lambda: self.hexes_tapped.emit(line.hexes))
        return row

    def _label(self, line: Line) -> QLabel:
        label = WrappedLabel(with_rule_link(line.text, line.rule))
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setObjectName(self._look)
        label.linkActivated.connect(self.rule_tapped)
        return label
