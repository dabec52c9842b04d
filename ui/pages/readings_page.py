"""The readings and tables that the session in play goes by; a change counts for what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui import operations
from ui.pages.page import Page
from ui.session_bridge import Change
from ui.widgets.setting_list import SettingList

if TYPE_CHECKING:
    from ui.session_bridge import SessionBridge


class ReadingsPage(Page):
    """Every setting of the session, changed at once; each change is a step that can be undone."""

    id = "readings"
    listens_to = frozenset({Change.SESSION, Change.SETTINGS})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.settings = SettingList(bridge)
        self.settings.chosen.connect(lambda key, value: operations.choose_setting(bridge, key, value))
        card, column = self.card()
        column.addWidget(self.label("readings-during", "dim"))
        column.addWidget(self.settings)
        self.column.addWidget(card)
        self.column.addStretch(1)

    def refresh(self) -> None:
        session = self.bridge.session
        if session is not None:
            self.settings.show_settings(session.system.settings, session.state.settings)
