"""Choosing what crosses the six hexsides of a hex: pick a road or channel, then tap hexsides."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.board.hex_draft import HexDraft
from companion.board.legend import Brush, Sort, legend_of
from companion.hexes.coordinates import Direction
from ui.panels.brush_words import brush_colour, brush_name
from ui.panels.panel import Texts
from ui.session.bridge import SessionBridge
from ui.widgets.hex_diagram import HexDiagram, SideLook
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

_CROSSING = frozenset({Sort.WAY, Sort.FEATURE})


class HexsideChoices(QWidget):
    """Emits `changed(HexDraft)` with the draft as the player altered it."""

    changed = Signal(object)

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._draft: HexDraft | None = None
        legend = legend_of(bridge.base_board)
        self._brushes = [brush for brush in legend.brushes() if brush.sort in _CROSSING]
        self.brush = Segments(self._brushes, columns=2)
        if self._brushes:
            self.brush.set_value(self._brushes[0])
        self.diagram = HexDiagram()
        self._lay_out(texts)
        self.diagram.side_tapped.connect(self._on_side_tapped)

    def show_draft(self, draft: HexDraft) -> None:
        """Show a draft of a hex."""
        self._draft = draft
        bridge = self._bridge
        self.diagram.show_hex(
            bridge.hex_name(draft.hex),
            {direction: self._look(draft, direction) for direction in Direction},
            bridge.palette,
            bridge.board.orientation,
            is_flipped=bridge.preferences.is_flipped,
        )

    def retranslate(self) -> None:
        """Name everything anew."""
        for brush in self._brushes:
            self.brush.set_text(brush, brush_name(self._bridge, brush))

    def _lay_out(self, texts: Texts) -> None:
        hint = WrappedLabel()
        texts.bind("editor-hexsides", hint.setText)
        texts.bind("editor-hexsides", self.diagram.setAccessibleName)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (hint, self.brush, self.diagram):
            column.addWidget(widget)
        if not self._brushes:
            self.hide()
        self.retranslate()

    def _look(self, draft: HexDraft, direction: Direction) -> SideLook:
        beyond = draft.hex.step(direction)
        name = self._bridge.hex_name(beyond) if beyond in self._bridge.board else ""
        crossing = [brush for brush in self._brushes if _crosses(draft, direction, brush)]
        colours = tuple(brush_colour(self._bridge.palette, brush) for brush in crossing)
        names = (brush_name(self._bridge, brush) for brush in crossing)
        return SideLook(name, colours, self._bridge.catalogue.join(names))

    def _on_side_tapped(self, direction: Direction) -> None:
        """Put what is picked on the hexside; where it is already, take it off."""
        brush = self.brush.value()
        if self._draft is None or brush is None:
            return
        has_it = _crosses(self._draft, direction, brush)
        if brush.sort is Sort.WAY:
            self.changed.emit(self._draft.with_way(brush.network, direction, None if has_it else brush.key))
        else:
            self.changed.emit(self._draft.with_feature(direction, brush.key, not has_it))


def _crosses(draft: HexDraft, direction: Direction, brush: Brush) -> bool:
    if brush.sort is Sort.WAY:
        return draft.ways.get((brush.network, direction)) == brush.key
    return (direction, brush.key) in draft.features
