"""Gauges, tracks and tables of a game's panel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QProgressBar, QWidget

from companion.kit.facts import Fact
from ui.look.style import text_font
from ui.panels.parts.fact_field import fact_field, field_width
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from companion.kit.panels import Cell, Gauge, Table, Track
    from ui.panels.panel import Panel

_BAR = 0.5  # how high a gauge's bar is, in text sizes
_BOLD = 1.1  # how much wider than the rest the headings are
_ROOM = 20  # in text sizes: how wide a panel is at least
_LEAST, _MOST = 0.6, 0.7  # of that, in a small window: the most where words are long
_NARROWEST = 270  # pixels that any column has for it, however small the text
_WIDE = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")  # a line of these breaks anywhere
_LIT_EDGES = 26  # pixels beside the words of the lit row


class GaugeView(QWidget):
    """A number with its name; where there is a largest one a bar under both, so that the name has room."""

    def __init__(self, panel: Panel, gauge: Gauge) -> None:
        super().__init__()
        self._panel = panel
        self._label, self._amount = WrappedLabel(), _named(QLabel(), "amount")
        self._bar = QProgressBar(textVisible=False)
        self._bar.setFixedHeight(round(_BAR * panel.bridge.text_size))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self._amount, 0, 1)
        grid.addWidget(self._bar, 1, 0, 1, 2)
        self.show_gauge(gauge)

    def show_gauge(self, gauge: Gauge) -> None:
        """Tell how it stands now, in the language in use."""
        words = self._panel.bridge.reason_text(gauge.label)
        if words != self._label.text():
            self._label.setText(words)
        self._amount.setText(
            str(gauge.value) if gauge.maximum is None else f"{gauge.value} / {gauge.maximum}"
        )
        self._bar.setMaximum(max(gauge.maximum or 0, 1))
        self._bar.setValue(gauge.value)
        self._bar.setVisible(gauge.maximum is not None)


class TrackView(QWidget):
    """Boxes in a row, as many lines as they need; the marker's box is lit."""

    def __init__(self, panel: Panel, track: Track) -> None:
        super().__init__()
        self._panel, self._boxes = panel, track.boxes
        self._labels = [QLabel(alignment=Qt.AlignmentFlag.AlignCenter) for _ in track.boxes]
        self.show_words()
        flow = FlowLayout(self)
        for place, label in enumerate(self._labels):
            flow.addWidget(_named(label, "box-lit" if place == track.position else "box"))

    def show_words(self) -> None:
        """Name the boxes in the language in use."""
        for label, box in zip(self._labels, self._boxes, strict=True):
            label.setText(self._panel.bridge.reason_text(box))


def table_view(panel: Panel, table: Table) -> QWidget:
    """Rows under headings, each column as wide as its texts ask; the current row is lit."""
    columns = [*zip(table.columns, *table.rows, strict=True)]
    lit = None if table.current is None else table.current + 1  # below the headings
    widest = [max(_width(panel, cell, row == lit) for row, cell in enumerate(cells)) for cells in columns]
    fields = {column for row in table.rows for column, cell in enumerate(row) if isinstance(cell, Fact)}
    unbroken = sum(max(_word(panel, cell) for cell in cells) for cells in columns)
    view = _TableView(widest, fields, round(_ROOM * panel.bridge.text_size), unbroken)
    grid = view.grid
    _add_row(panel, grid, table.columns, "subheading")
    for place, row in enumerate(table.rows):
        _add_row(panel, grid, row, "lit" if place == table.current else "")
    return view


class _TableView(QFrame):
    """Columns as wide as their words, as far as the room goes that a panel usually has.

    `unbroken` is how wide the longest single words are together.
    """

    def __init__(self, widest: Sequence[int], fields: Collection[int], room: int, unbroken: int) -> None:
        super().__init__()
        self._widest, self._fields, self._room, self._unbroken = widest, fields, room, unbroken
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self._fit(room)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        unbroken = self._unbroken + self.grid.horizontalSpacing() * (len(self._widest) - 1)
        least = min(max(round(_LEAST * self._room), unbroken), max(round(_MOST * self._room), _NARROWEST))
        return QSize(min(hint.width(), least), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit(min(event.size().width(), self._room))
        super().resizeEvent(event)

    def _fit(self, width: int) -> None:
        uncut = uncut_width(self._widest, width - self.grid.horizontalSpacing() * (len(self._widest) - 1))
        for column, words in enumerate(self._widest):
            least = min(words, uncut)
            self.grid.setColumnMinimumWidth(column, least)
            self.grid.setColumnStretch(column, 0 if column in self._fields else words - least)


def uncut_width(widths: Sequence[int], room: int) -> int:
    """How wide the words of a column may be and still stand in one line, all columns within the room.

    Narrow columns leave what they do not need to the others; the widest are broken into lines first.
    """
    left = room
    for place, width in enumerate(sorted(widths)):
        share = left // (len(widths) - place)
        if width > share:
            return share
        left -= width
    return max(widths, default=0)


def _width(panel: Panel, cell: Cell, is_lit: bool) -> int:
    if isinstance(cell, Fact):
        return field_width(panel)
    return (_LIT_EDGES if is_lit else 0) + _measured(panel, panel.bridge.reason_text(cell))


def _word(panel: Panel, cell: Cell) -> int:
    """How wide the longest word of a cell is."""
    if isinstance(cell, Fact):
        return field_width(panel)
    words = panel.bridge.reason_text(cell).split()
    return max((_measured(panel, word) for word in words if not _WIDE.search(word)), default=0)


def _measured(panel: Panel, words: str) -> int:
    measure = QFontMetrics(text_font(panel.bridge.text_size))  # a panel not yet shown has another font
    return round(measure.horizontalAdvance(words) * _BOLD)


def _add_row(panel: Panel, grid: QGridLayout, cells: Sequence[Cell], name: str) -> None:
    row = grid.rowCount()
    for column, cell in enumerate(cells):
        if isinstance(cell, Fact):
            grid.addWidget(fact_field(panel, cell), row, column)
        else:
            label = WrappedLabel(panel.bridge.reason_text(cell))
            grid.addWidget(_named(label, name), row, column)


def _named(label: QLabel, name: str) -> QLabel:
    label.setObjectName(name)
    return label
