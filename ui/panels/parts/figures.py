"""Gauges, tracks and tables of a game's panel."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QProgressBar, QWidget

from companion.kit.facts import Fact
from ui.look.style import text_font
from ui.panels.parts.fact_field import fact_field, field_width, narrow_width
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from companion.kit.panels import Cell, Gauge, Table, Track
    from ui.panels.panel import Panel

_BAR = 0.5  # how high a gauge's bar is, in text sizes
_ROOM = 20  # in text sizes: how wide a panel is at least
_LEAST, _MOST = 0.6, 0.7  # of that, in a small window: the most where words are long
_NARROWEST = 270  # pixels that any column has for it, however small the text
_BREAKS = re.compile(r"[\s\u3000-\u9fff\uff00-\uffef]+|(?<=[-–/])")  # where a line may break
_LIT_EDGES = 22  # pixels beside the words of the lit row
_ROUNDED = 2  # pixels that a label takes beside its words
_APART, _CLOSE = 6, 2  # pixels between columns, and where words would be cut
_SMALLER = 0.86  # of the text, where words would be cut even so


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
        flow = FlowLayout(self, spacing=0)
        for place, label in enumerate(self._labels):
            flow.addWidget(_named(label, "box-lit" if place == track.position else "box"))

    def show_words(self) -> None:
        """Name the boxes in the language in use."""
        for label, box in zip(self._labels, self._boxes, strict=True):
            label.setText(self._panel.bridge.reason_text(box))


def table_view(panel: Panel, table: Table) -> QWidget:
    """Rows under headings, each column as wide as its texts ask; the current row is lit."""
    looks = ["subheading", *("lit" if place == table.current else "" for place in range(len(table.rows)))]
    columns = [[*zip(cells, looks, strict=True)] for cells in zip(table.columns, *table.rows, strict=True)]
    widest = [max(_width(panel, cell, look) for cell, look in cells) for cells in columns]
    words = [max(_word(panel, cell, look) for cell, look in cells) for cells in columns]
    fields = {column for row in table.rows for column, cell in enumerate(row) if isinstance(cell, Fact)}
    view = _TableView(widest, words, fields, panel.bridge.text_size)
    grid = view.grid
    for row, look in zip((table.columns, *table.rows), looks, strict=True):
        _add_row(panel, grid, row, look)
    view.fit(view.room)
    return view


class _TableView(QFrame):
    """Columns as wide as their words, as far as the room goes.

    No word is broken while there is room for all `words`, the longest single one of each column, be it in
    smaller type. Both widths are those of the usual `points`.
    """

    def __init__(
        self, widest: Sequence[int], words: Sequence[int], fields: Collection[int], points: float
    ) -> None:
        super().__init__()
        self._widest, self._words, self._fields = widest, words, fields
        self._points, self._part, self.room = points, 1.0, round(_ROOM * points)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        unbroken = sum(self._words) + _APART * (len(self._widest) - 1)
        least = min(max(round(_LEAST * self.room), unbroken), max(round(_MOST * self.room), _NARROWEST))
        return QSize(min(hint.width(), least), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit(event.size().width())
        super().resizeEvent(event)

    def fit(self, width: int) -> None:
        """Share a width out among the columns."""
        gaps, unbroken = len(self._widest) - 1, sum(self._words)
        is_close = unbroken + gaps * _APART > width
        self.grid.setHorizontalSpacing(_CLOSE if is_close else _APART)
        self._write(_SMALLER if unbroken + gaps * _CLOSE > width else 1.0)
        words = self._sized(self._words)
        room = max(width - gaps * _APART, sum(words) if not is_close else 0)
        widest = self._widest_in(room)
        for column, least in enumerate(column_widths(widest, words, room)):
            self.grid.setColumnMinimumWidth(column, least)
            self.grid.setColumnStretch(column, 0 if column in self._fields else widest[column] - least)

    def _write(self, part: float) -> None:
        """In a part of the usual type."""
        if part != self._part:
            self._part = part
            for label in self.findChildren(QLabel):
                label.setFont(text_font(part * self._points))

    def _sized(self, widths: Sequence[int]) -> list[int]:
        """As wide as words are in the type in use."""
        return [round(width * self._part) for width in widths]

    def _widest_in(self, room: int) -> Sequence[int]:
        """Fields are wider than they must be only where all words have their room."""
        widest = self._sized(self._widest)
        if sum(widest) <= room:
            return widest
        both = enumerate(zip(widest, self._sized(self._words), strict=True))
        return [least if column in self._fields else whole for column, (whole, least) in both]


def column_widths(widest: Sequence[int], words: Sequence[int], room: int) -> list[int]:
    """How wide columns are that stand in a room: as wide as one another, but none wider than its texts ask.

    Each holds its longest word; where there is no room for the words, these share it.
    """

    def even(width: int) -> list[int]:
        return [max(word, min(whole, width)) for word, whole in zip(words, widest, strict=True)]

    if sum(words) > room:
        uncut = uncut_width(words, room)
        return [min(word, uncut) for word in words]
    return even(bisect_right(range(room + 1), room, key=lambda width: sum(even(width))) - 1)


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


def _width(panel: Panel, cell: Cell, look: str) -> int:
    if isinstance(cell, Fact):
        return field_width(panel)
    return _measured(panel, panel.bridge.reason_text(cell), look)


def _word(panel: Panel, cell: Cell, look: str) -> int:
    """How wide the longest word of a cell is, or its field at least."""
    if isinstance(cell, Fact):
        return narrow_width(panel, cell)
    words = _BREAKS.split(panel.bridge.reason_text(cell))
    return max((_measured(panel, word, look) for word in words if word), default=0)


def _measured(panel: Panel, words: str, look: str) -> int:
    font = text_font(panel.bridge.text_size)  # a panel not yet shown has another font
    font.setBold(bool(look))
    edges = _LIT_EDGES if look == "lit" else _ROUNDED
    return QFontMetrics(font).horizontalAdvance(words) + edges


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
