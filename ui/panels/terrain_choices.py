"""Choosing what stands in a hex: a switch for each terrain of the board, and what its building is made of."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.board.entries import BUILDING_PREFIX
from companion.board.hex_draft import HexDraft
from ui.panels.levels import raised_level
from ui.panels.panel import Texts
from ui.panels.terrain_words import known_terrain, terrain_name
from ui.session.bridge import SessionBridge
from ui.widgets.buttons import staying_down
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from collections.abc import Callable

_COLUMNS = 2


class TerrainChoices(QWidget):
    """Emits `changed(HexDraft)` with the draft as the player altered it."""

    changed = Signal(object)

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._draft: HexDraft | None = None
        known = known_terrain(bridge.base_board)
        materials = [key.removeprefix(BUILDING_PREFIX) for key in known if key.startswith(BUILDING_PREFIX)]
        self.building = Segments((None, *materials))
        self.switches = {key: self._switch() for key in known if not key.startswith(BUILDING_PREFIX)}
        self.raised = self._switch()
        level = raised_level(bridge.base_board)
        self._raised_key = level.value if level else ""
        if level is None:  # shown with its panel: alone it would be a window
            self.raised.hide()
        self._lay_out(texts)
        self._connect()

    def show_draft(self, draft: HexDraft) -> None:
        """Show a draft of a hex."""
        self._draft = draft
        self.building.set_value(draft.building)
        self.raised.setChecked(self._raised_key in draft.values)
        for key, switch in self.switches.items():
            switch.setChecked(key in draft.terrain)

    def retranslate(self) -> None:
        """Name everything anew."""
        catalogue = self._bridge.catalogue
        for key, switch in self.switches.items():
            switch.set_words(terrain_name(catalogue, key))
        for material in self.building.values():
            if material is not None:
                self.building.set_text(material, self._bridge.text(f"material-{material}"))

    def _switch(self) -> WrappingButton:
        return staying_down(WrappingButton())

    def _lay_out(self, texts: Texts) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        label, has_buildings = WrappedLabel(), len(self.building.values()) > 1
        texts.bind("editor-building", label.setText)
        texts.bind("editor-no-building", partial(self.building.set_text, None))
        if self._raised_key:
            texts.bind(f"level-{self._raised_key}", self.raised.set_words)
        for part in (label, self.building):  # a board without buildings asks for none
            column.addWidget(part)
            if not has_buildings:
                part.hide()
        grid = QGridLayout()
        for place, switch in enumerate((*self.switches.values(), self.raised)):
            grid.addWidget(switch, *divmod(place, _COLUMNS))
        column.addLayout(grid)
        self.retranslate()

    def _connect(self) -> None:
        self.building.chosen.connect(lambda material: self._alter(HexDraft.with_building, material))
        self.raised.clicked.connect(lambda is_on: self._alter(HexDraft.with_value, self._raised_key, is_on))
        for key, switch in self.switches.items():
            switch.clicked.connect(lambda is_on, key=key: self._alter(HexDraft.with_terrain, key, is_on))

    def _alter(self, change: Callable[..., HexDraft], *args: object) -> None:
        if self._draft is not None:
            self.changed.emit(change(self._draft, *args))
