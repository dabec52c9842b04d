"""What a game tells beside its clock and its counters, a page for each of its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.panels.game_panel import GamePanel
from ui.session.panel_data import panels_of
from ui.widgets.layouts import clear
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from companion.kit.panels import Panel as PanelData
    from ui.session.bridge import SessionBridge


class GamePages(GamePanel):
    """One of the game's pages, and a button for each of them.

    When the phase turns to what a page is about, that page comes to the front.
    """

    title_look = ""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "", parent)
        self.pages = Segments(())
        self._due: list[str] = []
        self._none = WrappedLabel()
        self._none.setObjectName("dim")
        self.switch, page = QWidget(), QWidget()
        self._switch = QVBoxLayout(self.switch)
        self._switch.setContentsMargins(0, 0, 0, 0)
        outer = self._draw_in(page)
        for widget in (self.switch, self._none, page):
            outer.addWidget(widget)
        outer.addStretch(1)

    @property
    def page_id(self) -> str:
        """The page shown."""
        return self._panel_id

    def show_part(self, panel_id: str) -> None:
        """Show one of the game's pages."""
        self._panel_id = panel_id
        self.refresh()

    def refresh(self) -> None:
        found = {panel.id: panel for panel in pages_of(self.bridge)}
        due = [panel.id for panel in found.values() if panel.is_due]
        if self._panel_id not in found or (due and due != self._due):
            self._panel_id = next(iter([*due, *found]), "")
        self._due = due
        self._none.setText(self.bridge.text("game-no-pages"))
        self._none.setVisible(not found)
        self._show_switch(found)
        super().refresh()

    def _show_switch(self, found: dict[str, PanelData]) -> None:
        """The buttons are kept while the game has the same pages."""
        if self.pages.values() != tuple(found):
            clear(self._switch)
            self.pages = Segments(tuple(found), flows=True)
            self.pages.chosen.connect(self.show_part)
            self._switch.addWidget(self.pages)
            self.pages.show()  # at once, be the panel shown just now
        for panel_id, panel in found.items():
            self.pages.set_text(panel_id, self.bridge.reason_text(panel.title))
        if found:
            self.pages.set_value(self._panel_id)


def pages_of(bridge: SessionBridge) -> tuple[PanelData, ...]:
    """The panels of the game in play that have no other place in the window."""
    return tuple(panel for panel in panels_of(bridge)[1:] if not panel.has_own_place)
