"""One panel that a game describes as data, drawn without knowing the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ui.panels.panel import Panel
from ui.panels.parts.fact_field import focus_fact, focused_fact
from ui.panels.parts.still import StillParts
from ui.session.bridge import Change
from ui.session.panel_data import panel_of
from ui.session.roll_call import judged_by_panel, unconfirmed_words
from ui.widgets.dim_line import dim_line
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from companion.kit.panels import Panel as PanelData
    from ui.session.bridge import SessionBridge

PLAY_CHANGES = frozenset(
    {Change.SESSION, Change.UNITS, Change.PILES, Change.PHASE, Change.REQUESTS, Change.SETTINGS}
)


class GamePanel(Panel):
    """Draws the session's panel of one id; empty while the session has none of it.

    `title_look` names the look of its title; empty where the title shows anyway.
    """

    listens_to = PLAY_CHANGES
    title_look = "title"

    def __init__(self, bridge: SessionBridge, panel_id: str, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._panel_id = panel_id
        self._parts = StillParts(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)

    def refresh(self) -> None:
        held = focused_fact(self)
        clear(self._column, but=self._parts.begin())
        try:
            if (data := self._data()) is not None:
                self._show(data)
        finally:
            self._parts.end()
        focus_fact(self, held)

    def _data(self) -> PanelData | None:
        return panel_of(self.bridge, self._panel_id)

    def _show(self, data: PanelData) -> None:
        if self.title_look:
            title = QLabel(self.bridge.reason_text(data.title), wordWrap=True)
            title.setObjectName(self.title_look)
            self._column.addWidget(title)
        for place, part in enumerate(data.parts):
            self._column.addWidget(self._parts.view(part, key=f"{data.id}-{place}"))
        if words := unconfirmed_words(self.bridge, judged_by_panel(self.bridge, data.id)):
            self._column.addWidget(dim_line(words))
        self._column.addStretch(1)
        show_now(self._column)
