"""Choosing what crosses the six hexsides of a hex: pick a road or channel, then tap hexsides."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.board.hex_draft import HexDraft
from companion.hexgrid import Direction
from ui.panels.hex_words import link_name
from ui.panels.panel import Texts
from ui.panels.terrain_words import known_features, known_ways, terrain_name
from ui.session_bridge import SessionBridge
from ui.style import Palette
from ui.widgets.hex_diagram import HexDiagram, SideLook
from ui.widgets.segments import Segments

Brush = tuple[str, str]  # a network and its kind, or ("", a hexside feature)


class HexsideChoices(QWidget):
    """Emits `changed(HexDraft)` with the draft as the player altered it."""

    changed = Signal(object)

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._draft: HexDraft | None = None
        board = bridge.base_board
        self._brushes: list[Brush] = [*known_ways(board), *(("", one) for one in known_features(board))]
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
            self.brush.set_text(brush, self._brush_name(brush))

    def _lay_out(self, texts: Texts) -> None:
        hint = QLabel(wordWrap=True)
        texts.bind("editor-hexsides", hint.setText)
        texts.bind("editor-hexsides", self.diagram.setAccessibleName)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (hint, self.brush, self.diagram):
            column.addWidget(widget)
        if not self._brushes:
            self.hide()
        self.retranslate()

    def _brush_name(self, brush: Brush) -> str:
        network, kind = brush
        if not network:
            return terrain_name(self._bridge.catalogue, kind)
        return link_name(self._bridge, network, kind)

    def _look(self, draft: HexDraft, direction: Direction) -> SideLook:
        beyond = draft.hex.step(direction)
        name = self._bridge.hex_name(beyond) if beyond in self._bridge.board else ""
        crossing = [brush for brush in self._brushes if _crosses(draft, direction, brush)]
        colours = tuple(_brush_colour(self._bridge.palette, brush) for brush in crossing)
        return SideLook(name, colours, self._bridge.catalogue.join(map(self._brush_name, crossing)))

    def _on_side_tapped(self, direction: Direction) -> None:
        """Put what is picked on the hexside; where it is already, take it off."""
        brush = self.brush.value()
        if self._draft is None or brush is None:
            return
        network, kind = brush
        has_it = _crosses(self._draft, direction, brush)
        if network:
            self.changed.emit(self._draft.with_way(network, direction, None if has_it else kind))
        else:
            self.changed.emit(self._draft.with_feature(direction, kind, not has_it))


def _crosses(draft: HexDraft, direction: Direction, brush: Brush) -> bool:
    network, kind = brush
    if network:
        return draft.ways.get((network, direction)) == kind
    return (direction, kind) in draft.features


def _brush_colour(palette: Palette, brush: Brush) -> QColor:
    """The map's colour for a network's kind, the network, or the feature."""
    network, kind = brush
    names = (f"{network}_{kind}", network, kind)
    return next((getattr(palette, name) for name in names if hasattr(palette, name)), palette.outline)
