"""Reasons, one under another; pointing at one tells which hexes it is about."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.hexgrid import HexCoord
from ui.widgets.layouts import clear
from ui.widgets.tap_frame import TapFrame

Line = tuple[str, tuple[HexCoord, ...]]  # the words, the hexes they are about


class ReasonList(QWidget):
    """Shows lines of text; `hexes_pointed` and `hexes_tapped` carry the hexes of a line.

    `look` names how the style sheet dresses the text ("small").
    """

    hexes_pointed = Signal(object)
    hexes_tapped = Signal(object)

    def __init__(self, look: str = "") -> None:
        super().__init__()
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines in place of the former ones."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        clear(self._column)
        for text, hexes in lines:
            self._column.addWidget(self._row(text, hexes) if hexes else self._label(text))

    def texts(self) -> tuple[str, ...]:
        """What is shown, line by line."""
        return tuple(text for text, _ in self._lines)

    def _row(self, text: str, hexes: tuple[HexCoord, ...]) -> TapFrame:
        row = TapFrame(self)
        row.setObjectName("line")
        box = QVBoxLayout(row)
        box.setContentsMargins(0, 2, 0, 2)
        box.addWidget(self._label(text))
        row.pointed.connect(lambda is_on: self.hexes_pointed.emit(hexes if is_on else ()))
        row.tapped.connect(lambda: self.hexes_tapped.emit(hexes))
        return row

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, wordWrap=True)
        label.setObjectName(self._look)
        return label
