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
    """The words, the hexes they are about, the number of their rule and what that is called in them."""

    text: str
    hexes: tuple[HexCoord, ...] = ()
    rule: str = ""
    rule_name: str = ""


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
        self._labels: list[QLabel] = []

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines in place of the former ones."""
        before, self._lines = self._lines, tuple(lines)
        if self._lines == before:
            return
        if [bool(line.hexes) for line in before] != [bool(line.hexes) for line in self._lines]:
            self._make_anew()
        for label, line in zip(self._labels, self._lines, strict=True):
            if line.rule:
                label.setTextFormat(Qt.TextFormat.RichText)
                label.setText(with_rule_link(line.text, line.rule, line.rule_name))
            else:  # without a link it takes a third of the time
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setText(line.text)

    def texts(self) -> tuple[str, ...]:
        """What is shown, line by line."""
        return tuple(line.text for line in self._lines)

    def _make_anew(self) -> None:
        clear(self._column)
        self._labels = [self._label() for _ in self._lines]
        for place, label in enumerate(self._labels):
            self._column.addWidget(self._row(place) if self._lines[place].hexes else label)

    def _row(self, place: int) -> TapFrame:
        row = TapFrame(self)
        row.setObjectName("line")
        box = QVBoxLayout(row)
        box.setContentsMargins(0, 2, 0, 2)
        box.addWidget(self._labels[place])
        row.pointed.connect(lambda is_on: self.hexes_pointed.emit(self._lines[place].hexes if is_on else ()))
        row.tapped.connect(lambda: self.hexes_tapped.emit(self._lines[place].hexes))
        return row

    def _label(self) -> QLabel:
        label = WrappedLabel()
        label.setObjectName(self._look)
        label.linkActivated.connect(self.rule_tapped)
        return label
