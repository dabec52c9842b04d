"""Gauges, tracks and tables of a game's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QProgressBar, QWidget

from ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from companion.play.panels import Gauge, Table, Track
    from companion.reason import Reason
    from ui.panels.panel import Panel

_BAR = 0.5  # how high a gauge's bar is, in text sizes
_BOLD = 1.1  # how much wider than the rest the headings are
_UNCUT = 5  # in text sizes: what is no wider is never broken into lines


def gauge_view(panel: Panel, gauge: Gauge) -> QWidget:
    """A number with its name; where there is a largest one a bar under both, so that the name has room."""
    view = QWidget()
    grid = QGridLayout(view)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(0, 1)
    grid.addWidget(QLabel(panel.bridge.reason_text(gauge.label), wordWrap=True), 0, 0)
    shown = str(gauge.value) if gauge.maximum is None else f"{gauge.value} / {gauge.maximum}"
    grid.addWidget(_named(QLabel(shown), "amount"), 0, 1)
    if gauge.maximum is not None:
        bar = QProgressBar(maximum=max(gauge.maximum, 1), value=gauge.value, textVisible=False)
        bar.setFixedHeight(round(_BAR * panel.bridge.text_size))
        grid.addWidget(bar, 1, 0, 1, 2)
    return view


def track_view(panel: Panel, track: Track) -> QWidget:
    """Boxes in a row, as many lines as they need; the marker's box is lit."""
    view = QWidget()
    flow = FlowLayout(view)
    for place, box in enumerate(track.boxes):
        label = QLabel(panel.bridge.reason_text(box), alignment=Qt.AlignmentFlag.AlignCenter)
        flow.addWidget(_named(label, "box-lit" if place == track.position else "box"))
    return view


def table_view(panel: Panel, table: Table) -> QWidget:
    """Rows under headings, each column as wide as its texts ask; the current row is lit."""
    view = QFrame()
    grid = QGridLayout(view)
    grid.setContentsMargins(0, 0, 0, 0)
    for column, reasons in enumerate(zip(table.columns, *table.rows, strict=True)):
        widest = max(_width(view, panel.bridge.reason_text(reason)) for reason in reasons)
        grid.setColumnStretch(column, widest)
        grid.setColumnMinimumWidth(column, min(widest, round(_UNCUT * panel.bridge.text_size)))
    _add_row(panel, grid, table.columns, "subheading")
    for place, row in enumerate(table.rows):
        _add_row(panel, grid, row, "lit" if place == table.current else "")
    return view


def _width(view: QWidget, text: str) -> int:
    return round(view.fontMetrics().horizontalAdvance(text) * _BOLD)


def _add_row(panel: Panel, grid: QGridLayout, texts: tuple[Reason, ...], name: str) -> None:
    row = grid.rowCount()
    for column, text in enumerate(texts):
        label = QLabel(panel.bridge.reason_text(text), wordWrap=True)
        grid.addWidget(_named(label, name), row, column)


def _named(label: QLabel, name: str) -> QLabel:
    label.setObjectName(name)
    return label
