"""One crossed hex: what it adds and why, with a toggle for each marker that may stand in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from companion.hexes.coordinates import HexCoord
from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.result import Crossing
from ui.look.colour_icons import colour_icon
from ui.panels.panel import size_icons
from ui.panels.rule_words import linked_reasons
from ui.panels.sight_words import crossing_words
from ui.session.bridge import SessionBridge
from ui.widgets.buttons import staying_down
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel

TOGGLES = (MarkerKind.VEHICLE, MarkerKind.WRECK, MarkerKind.SMOKE, MarkerKind.BLAST_AREA)
_BESIDE, _BELOW = (0, 2, 2, 1), (3, 0, 1, 3)  # row, column and how many of each: where the markers stand
_EDGES = 26  # pixels around and between


class CrossingRow(TapFrame):
    """Shows a crossing; `toggled(hex, kind)` when a marker is put on or taken off. Pressed, it unfolds.

    `rule_tapped` carries the number of a rule tapped in its reasons.
    """

    toggled = Signal(object, object)
    rule_tapped = Signal(str)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.hex: HexCoord | None = None
        self._amount = QLabel()
        self._amount.setObjectName("amount")
        self._name, self._terrain, self._reasons = (WrappedLabel() for _ in range(3))
        self._name.setObjectName("subheading")
        self._terrain.setObjectName("small")
        self._reasons.setObjectName("small")
        self._reasons.setTextFormat(Qt.TextFormat.RichText)
        self._reasons.linkActivated.connect(self.rule_tapped)
        self.toggles = {kind: self._toggle(kind) for kind in TOGGLES}
        self._lay_out()
        self.tapped.connect(lambda: self.set_unfolded(self._reasons.isHidden()))

    def show_crossing(self, crossing: Crossing, *, is_blocker: bool) -> None:
        """Show a crossing of the line."""
        self.hex = crossing.hex
        name = self._bridge.hex_name(crossing.hex)
        self._name.setText(self._bridge.text("crossing-name", hex=name, range=crossing.range))
        self._terrain.setText(crossing_words(self._bridge, crossing))
        self._amount.setText(self._amount_words(crossing))
        self._show_reasons(crossing)
        self.set_mark("blocker", is_blocker)
        self._show_markers(crossing.hex)
        self._place_markers()
        self.setAccessibleName(f"{self._name.text()} {self._terrain.text()} {self._amount.text()}")

    def set_unfolded(self, is_unfolded: bool) -> None:
        """Show or hide the reasons in full."""
        self._reasons.setVisible(is_unfolded and bool(self._reasons.text()))

    def _toggle(self, kind: MarkerKind) -> QToolButton:
        button = staying_down(QToolButton(self))
        button.setObjectName("toggle")
        button.clicked.connect(lambda: self._on_toggled(kind))
        return button

    def _on_toggled(self, kind: MarkerKind) -> None:
        self.toggled.emit(self.hex, kind)
        if self.hex is not None:
            self._show_markers(self.hex)  # a refused toggle springs back

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(6, 4, 4, 4)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(0)
        self._grid, self._marks, self._are_beside = grid, QWidget(), True
        buttons = QHBoxLayout(self._marks)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(2)
        for button in self.toggles.values():
            buttons.addWidget(button)
        align = Qt.AlignmentFlag
        grid.addWidget(self._amount, 0, 0, 2, 1, align.AlignCenter)
        grid.addWidget(self._name, 0, 1)
        grid.addWidget(self._terrain, 1, 1)
        grid.addWidget(self._marks, *_BESIDE)
        grid.addWidget(self._reasons, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self._terrain.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._reasons.hide()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the words or the markers, which stand under them where there is no more room."""
        least = max(self._words_width, self._marks.sizeHint().width()) + _EDGES
        return QSize(least, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_markers()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._place_markers()

    def _place_markers(self) -> None:
        """Beside the words where these stand whole, else under them; amounts have a column of their own."""
        self._grid.setColumnMinimumWidth(0, self._amount_width)
        are_beside = self.width() >= self._words_width + self._marks.sizeHint().width() + _EDGES
        if are_beside != self._are_beside:
            self._are_beside = are_beside
            self._grid.addWidget(self._marks, *(_BESIDE if are_beside else _BELOW))

    @property
    def _amount_width(self) -> int:
        return max(self._amount.sizeHint().width(), self.fontMetrics().horizontalAdvance("+00"))

    @property
    def _words_width(self) -> int:
        words = max(label.minimumSizeHint().width() for label in (self._name, self._terrain))
        return self._amount_width + words

    def _amount_words(self, crossing: Crossing) -> str:
        if crossing.blocks:
            return self._bridge.text("crossing-blocks")
        return self._bridge.text("crossing-adds", amount=crossing.adds) if crossing.adds else ""

    def _show_reasons(self, crossing: Crossing) -> None:
        self._reasons.setText(linked_reasons(self._bridge, crossing.reasons))
        self.set_unfolded(not self._reasons.isHidden())

    def _show_markers(self, hex_: HexCoord) -> None:
        """Buttons down for what lies there; a trial marker's says so in its name."""
        bridge = self._bridge
        name = bridge.hex_name(hex_)
        size_icons(bridge, *self.toggles.values(), scale=2)
        for kind, button in self.toggles.items():
            sets = (bridge.markers, bridge.trial_markers)
            button.setChecked(any(has_marker(markers, hex_, kind) for markers in sets))
            button.setIcon(colour_icon(f"marker-{kind.value}", bridge.palette))
            words = bridge.text("crossing-toggle", hex=name, kind=bridge.text(f"marker-{kind.value}"))
            button.setToolTip(words)
            button.setAccessibleName(words)
