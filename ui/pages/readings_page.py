"""The readings and tables that the session in play goes by; a change counts for what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from companion.session.events import setting_in_words
from ui import operations
from ui.pages.page import Page
from ui.session.at_table import hand_over_key
from ui.session.bridge import Change
from ui.session.words import faction_name
from ui.shell.fuzzy import holds
from ui.widgets.layouts import clear
from ui.widgets.search_line import SearchLine
from ui.widgets.setting_list import SettingList

if TYPE_CHECKING:
    from pydantic import JsonValue

    from companion.kit.system import Setting
    from companion.session.session import Session
    from companion.session.state import Proposal
    from ui.session.bridge import SessionBridge


class ReadingsPage(Page):
    """Every setting of the session, changed at once; each change is a step that can be undone.

    What touches the secrets of two players is only proposed; the other answers it here.
    """

    id = "readings"
    listens_to = frozenset({Change.SESSION, Change.SETTINGS, Change.SECRETS})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.settings = SettingList(bridge)
        self.settings.chosen.connect(self._choose)
        self.search = SearchLine()
        self.texts.bind("readings-search", self.search.setPlaceholderText, self.search.setAccessibleName)
        self.texts.bind("search-empty", self.search.name_cross)
        self.search.textChanged.connect(lambda _text: self.refresh())
        self.answers: list[QPushButton] = []
        self._proposals, self._proposal_column = self.card()
        card, column = self.card()
        head = QHBoxLayout()
        head.addWidget(self.label("readings-during", "dim"), 1)
        head.addWidget(self.search, 1)
        column.addLayout(head)
        self._consent = self.label("readings-consent", "dim")
        column.addWidget(self._consent)
        self._none = self.label("readings-none-found")
        column.addWidget(self._none)
        column.addWidget(self.settings)
        for one in (self._proposals, card):
            self.column.addWidget(one)
        self.column.addStretch(1)

    def refresh(self) -> None:
        session = self.bridge.session
        if session is None:
            return
        self.search.look_in(session)
        self._show_proposals(session)
        needs_consent = any(setting.needs_consent for setting in session.system.settings)
        self._consent.setVisible(needs_consent and session.secrecy.is_kept)
        found = [one for one in session.system.settings if self._is_found(one)]
        self.settings.show_settings(found, session.state.settings)
        self._none.setVisible(not found)

    def type_text(self, text: str) -> None:
        """What is typed beside any value looks for a reading."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.insert(text)

    def _is_found(self, setting: Setting) -> bool:
        query = self.search.text()
        return not query.strip() or holds(query, self.settings.words_of(setting))

    def _choose(self, key: str, value: JsonValue) -> None:
        if not operations.choose_setting(self.bridge, key, value):
            self.refresh()  # what holds, not what was refused

    def _show_proposals(self, session: Session) -> None:
        clear(self._proposal_column)
        self.answers = []
        proposed = session.state.public.proposed
        for key, proposal in proposed.items():
            self._show_proposal(session, key, proposal)
        self._proposals.setVisible(bool(proposed))

    def _show_proposal(self, session: Session, key: str, proposal: Proposal) -> None:
        """What is proposed, and what those may do about it who sit here."""
        bridge, seat = self.bridge, session.secrecy.seated
        faction = faction_name(bridge, proposal.faction)
        wish = bridge.reason_text(setting_in_words(key, proposal.value))
        self._proposal_column.addWidget(
            QLabel(bridge.text("readings-proposed", faction=faction, wish=wish), wordWrap=True)
        )
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        holds = session.state.settings.get(key)
        if not seat:
            row.addWidget(self._hand_over())
        elif seat == proposal.faction:
            row.addWidget(self._answer("readings-withdraw", key, holds))
        else:
            row.addWidget(self._answer("readings-agree", key, proposal.value))
            row.addWidget(self._answer("readings-decline", key, holds))
        row.addStretch(1)
        self._proposal_column.addWidget(line)

    def _answer(self, text: str, key: str, value: JsonValue) -> QPushButton:
        button = QPushButton(self.bridge.text(text))
        button.clicked.connect(lambda: self._choose(key, value))
        self.answers.append(button)
        return button

    def _hand_over(self) -> QPushButton:
        button = QPushButton(self.bridge.text(hand_over_key(self.bridge.session)))
        button.clicked.connect(lambda: self.action_wanted.emit("hand-over"))
        return button
