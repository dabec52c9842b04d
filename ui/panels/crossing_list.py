"""The hexes a line touches, in order, each with its toggles; rows and map light one another up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from companion.hexes.coordinates import HexCoord
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import LosResult
from ui import operations
from ui.look.icons import icon
from ui.panels.crossing_row import CrossingRow
from ui.panels.panel import Texts
from ui.session.bridge import SessionBridge
from ui.widgets.buttons import staying_down
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import laid_out_once


class CrossingList(QWidget):
    """Rows for all crossings. Markers put down here count for this check, or stay when "keep" is on."""

    hexes_pointed = Signal(object)
    hexes_tapped = Signal(object)
    rule_tapped = Signal(str)

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self.rows: list[CrossingRow] = []
        self._title = QLabel()
        self._title.setObjectName("subheading")
        self.keep_switch = staying_down(QPushButton())
        self.keep_trial = QPushButton()
        texts.bind("crossing-title", self._title.setText)
        texts.bind("crossing-keep", self.keep_switch.setText)
        texts.bind("crossing-keep-hint", self.keep_switch.setToolTip)
        texts.bind("crossing-keep-trial", self.keep_trial.setText)
        self.keep_trial.clicked.connect(lambda: operations.keep_trial_markers(self._bridge))
        self._lay_out()

    def show_result(self, result: LosResult) -> None:
        """Show the crossings of a judged line."""
        with laid_out_once(self._column):
            for place, crossing in enumerate(result.crossings):
                row = self._row(place)
                row.show_crossing(crossing, is_blocker=crossing.blocks)
                row.show()
            for row in self.rows[len(result.crossings) :]:
                row.hide()
        self._title.setVisible(bool(result.crossings))
        self.keep_switch.setVisible(bool(result.crossings))
        self.keep_trial.setVisible(bool(self._bridge.trial_markers))

    def light(self, hex_: HexCoord | None) -> None:
        """Light the row of the hex pointed at on the map; None puts all out."""
        for row in self.rows:
            row.set_lit(hex_ is not None and row.hex == hex_)

    def dress(self) -> None:
        """Take the icons of the palette in use."""
        self.keep_switch.setIcon(icon("pin", self._bridge.palette))

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        header = FlowLayout(even=True)
        self._column.addLayout(header)
        header.addWidget(self._title)
        header.addWidget(self.keep_switch)
        self._column.addWidget(self.keep_trial)

    def _row(self, place: int) -> CrossingRow:
        """The row at a place; rows are made once and kept, since a drag shows many lines a second."""
        while place >= len(self.rows):
            row = CrossingRow(self._bridge)
            row.pointed.connect(lambda is_on, row=row: self._on_pointed(row, is_on))
            row.tapped.connect(lambda row=row: self.hexes_tapped.emit((row.hex,)))
            row.toggled.connect(self._on_toggled)
            row.rule_tapped.connect(self.rule_tapped)
            self._column.addWidget(row)
            self.rows.append(row)
        return self.rows[place]

    def _on_pointed(self, row: CrossingRow, is_on: bool) -> None:
        self.hexes_pointed.emit((row.hex,) if is_on else ())

    def _on_toggled(self, hex_: HexCoord, kind: MarkerKind) -> None:
        operations.toggle_marker(self._bridge, hex_, kind, self.keep_switch.isChecked())
