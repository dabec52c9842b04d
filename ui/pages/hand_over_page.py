"""Handing the machine over between two players: nothing of either shows until one has unlocked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout

from companion.session.secrets.strength import TRIES_HERE, strength
from ui import operations
from ui.pages.page import Page
from ui.session.at_table import awaits_key, own_seat, seat_here
from ui.session.bridge import Change
from ui.session.words import faction_name
from ui.widgets.layouts import clear
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


@dataclass(frozen=True, slots=True)
class _Question:
    """Something for good: the text that asks, the button that says yes, what it does to a faction."""

    asks: str
    sure: str
    work: Callable[[SessionBridge, str], object]


_REVEAL = _Question("hand-over-reveal-asks", "hand-over-reveal-sure", operations.reveal)
_GIVE_UP = _Question("hand-over-renew-asks", "hand-over-renew-sure", operations.renew_key)


class HandOverPage(Page):
    """Closes all secrets as it opens; then the faction at the machine opens its own.

    At a machine of one's own nobody else sits down: nothing is closed there, and nobody chosen.

    A pass phrase may be set once a faction is open; its recovery code is shown once, here. What cannot be
    taken back, revealing everything or giving a lost key up, is asked about first.
    """

    id = "hand-over"
    listens_to = frozenset({Change.SESSION, Change.SECRETS})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.factions = Segments(())
        self.line = _password_line()
        self.code: str | None = None
        self._question: _Question | None = None
        self._choice, self._card_column = QVBoxLayout(), QVBoxLayout()
        self._lay_out()

    @property
    def faction(self) -> str | None:
        """The faction that is to sit at the machine."""
        chosen = self.factions.value()
        return str(chosen) if chosen else None

    def begin(self) -> None:
        """Close all secrets and ask anew who sits down: of two the one who has not sat here just now."""
        self.code = self._question = None
        session = self.bridge.session
        left = session.secrecy.seated if session else ""
        if not own_seat(session):
            operations.lock_all(self.bridge)
        self._show_factions()
        others = [one for one in self.factions.values() if one != left]
        if left and len(others) == 1:
            self.factions.set_value(others[0])
        self.refresh()

    def refresh(self) -> None:
        own = own_seat(self.bridge.session)
        name = self.bridge.text("page-own-secrets" if own else "page-hand-over")
        for say in (self.title.setText, self.setAccessibleName):
            say(name)
        self._who.setVisible(not own)
        had_focus = self._card.isAncestorOf(self.focusWidget() or self)
        clear(self._card_column)
        self._fill_card()
        self._card.setVisible(self._card_column.count() > 0)
        if had_focus or self._asks_to_type:
            self._give_focus()

    def _fill_card(self) -> None:
        self.line = _password_line()  # the one that was shown is deleted with the rest
        session, faction = self.bridge.session, self.faction
        for one in self.factions.values():
            self.factions.set_text(one, faction_name(self.bridge, str(one)))
        if session is None or faction is None:
            return
        if self.code is not None:
            self._show_code(self.code)
        elif self._question is not None:
            self._show_question(self._question)
        elif not session.secrecy.is_open(faction):
            self._show_unlocking(faction, has_passphrase=session.secrecy.has_passphrase(faction))
        elif session.secrecy.has_revealed_all(faction):
            self._show_revealed()
        else:
            self._show_open(has_passphrase=session.secrecy.has_passphrase(faction))

    # ---- what is done --------------------------------------------------------------------------

    def _unlock(self, faction: str) -> None:
        if operations.unlock(self.bridge, faction, self.line.text()):
            self.line.clear()
            self.refresh()

    def _unlock_and_go(self, faction: str) -> None:
        self._unlock(faction)
        if self.bridge.in_play.secrecy.is_open(faction):
            self.closed.emit()

    def _close(self) -> None:
        """What was opened by a wrong tap is closed by one."""
        operations.lock_all(self.bridge)
        self.refresh()

    def _unlock_with_code(self, faction: str) -> None:
        if operations.unlock_with_code(self.bridge, faction, self.line.text()):
            self.line.clear()
            self.refresh()

    def _ask(self, question: _Question) -> None:
        self._question = question
        self.refresh()

    def _settle(self, work: Callable[[SessionBridge, str], object] | None = None) -> None:
        """Do what was asked about, or leave it."""
        self._question = None
        if work is not None and self.faction is not None:
            work(self.bridge, self.faction)
        self.refresh()

    def _protect(self) -> None:
        self.code = operations.protect(self.bridge, self.faction or "", self.line.text())
        self.line.clear()
        self.refresh()

    def _forget_code(self) -> None:
        self.code = None
        self.refresh()

    # ---- what is shown -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._who, column = self.card("hand-over-who")
        column.addLayout(self._choice)
        self.column.addWidget(self._who)
        self._card, column = self.card()
        column.addLayout(self._card_column)
        self.column.addWidget(self._card)
        self.column.addStretch(1)

    @property
    def _asks_to_type(self) -> bool:
        """Whether a pass phrase is asked for, not only offered."""
        session, faction = self.bridge.session, self.faction
        if session is None or faction is None or self._question is not None:
            return False
        return not session.secrecy.is_open(faction) and session.secrecy.has_passphrase(faction)

    def _give_focus(self) -> None:
        """To what is to be typed, else to who sits down: never on to a button."""
        if self._asks_to_type:
            self.line.setFocus()
        elif self.faction is not None and self._who.isVisible():
            self.factions.button(self.faction).setFocus()

    def _show_factions(self) -> None:
        clear(self._choice)
        session = self.bridge.session
        own = own_seat(session)
        self.factions = Segments((own,) if own else session.secrecy.seats if session else ())
        if own:
            self.factions.set_value(own)
        self.factions.chosen.connect(lambda _faction: self._settle())
        self._choice.addWidget(self.factions)

    def _show_unlocking(self, faction: str, *, has_passphrase: bool) -> None:
        name = faction_name(self.bridge, faction)
        session = self.bridge.in_play
        if session.is_closed and not has_passphrase:
            self._say("hand-over-closed", faction=name)
            return
        if session.secrecy.is_key_lost(faction):
            is_coming = awaits_key(session) and faction == seat_here(session)
            self._say("table-key-awaited" if is_coming else "hand-over-key-lost", faction=name)
            self._add_button("hand-over-renew", lambda: self._ask(_GIVE_UP))
            return
        self._say("hand-over-guarded" if has_passphrase else "hand-over-unguarded", faction=name)
        if has_passphrase:
            self._add_line("hand-over-passphrase", lambda: self._unlock_and_go(faction))
        self._add_button("hand-over-unlock-and-go", lambda: self._unlock_and_go(faction), is_default=True)
        self._add_button("hand-over-unlock", lambda: self._unlock(faction))
        if has_passphrase:
            self._add_button("hand-over-by-code", lambda: self._unlock_with_code(faction))
        if has_passphrase and not session.is_closed:
            self._add_button("hand-over-forgotten", lambda: self._ask(_GIVE_UP))

    def _show_open(self, *, has_passphrase: bool) -> None:
        self._say("own-secrets-open" if own_seat(self.bridge.session) else "hand-over-open")
        self._add_button("hand-over-go-on", self.closed.emit, is_default=True)
        self._add_button("action-close-secrets", self._close)
        self._say(self._phrase_words(has_passphrase=has_passphrase))
        if self.bridge.in_play.standing.is_shared:
            self._say("hand-over-phrase-here")
        self._add_line("hand-over-new-passphrase", self._protect)
        self._add_strength()
        self._add_button("hand-over-protect", self._protect)
        self._say("hand-over-reveal-means")
        self._add_button("hand-over-reveal", lambda: self._ask(_REVEAL))

    def _show_revealed(self) -> None:
        """Nothing is left to be guarded, or to be revealed again, until something more is done in secret."""
        self._say("truth-revealed")
        self._add_button("hand-over-go-on", self.closed.emit, is_default=True)
        self._add_button("action-truth", lambda: self.action_wanted.emit("truth"))

    def _phrase_words(self, *, has_passphrase: bool) -> str:
        session = self.bridge.in_play
        if session.secrecy.is_guessable(self.faction or ""):
            return "hand-over-phrase-guessable"
        if has_passphrase:
            return "hand-over-other-phrase"
        opens_anywhere = self.bridge.is_veiled and not session.standing.is_shared
        return "hand-over-set-phrase-fog" if opens_anywhere else "hand-over-set-phrase"

    def _show_question(self, question: _Question) -> None:
        self._say(question.asks)
        self._add_button(question.sure, lambda: self._settle(question.work))
        self._add_button("form-cancel", self._settle, is_default=True)

    def _show_code(self, code: str) -> None:
        self._say("hand-over-code-once")
        label = QLabel(code)
        label.setObjectName("page-title")
        label.setFont(QFont("monospace"))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._card_column.addWidget(label)
        self._add_button("hand-over-code-noted", self._forget_code, is_default=True)

    def _add_line(self, key: str, enter: Callable[[], None]) -> None:
        self.line.setPlaceholderText(self.bridge.text(key))
        self.line.setAccessibleName(self.bridge.text(key))
        self.line.returnPressed.connect(enter)
        self._card_column.addWidget(self.line)

    def _add_strength(self) -> None:
        """How long the pass phrase being typed lasts at least."""
        told = QLabel(self.bridge.text("hand-over-strength-hint"), wordWrap=True)
        told.setObjectName("dim")
        self.line.textChanged.connect(lambda text: told.setText(self._strength_of(text)))
        self._card_column.addWidget(told)

    def _strength_of(self, text: str) -> str:
        if not text.strip():
            return self.bridge.text("hand-over-strength-hint")
        found = strength(text)
        return self.bridge.text(
            "hand-over-strength", here=found.here.value, rented=found.rented.value, tries=TRIES_HERE
        )

    def _say(self, key: str, **args: str) -> None:
        self._card_column.addWidget(QLabel(self.bridge.text(key, **args), wordWrap=True))

    def _add_button(self, key: str, work: Callable[[], object], *, is_default: bool = False) -> None:
        button = QPushButton(self.bridge.text(key), default=is_default, autoDefault=True)  # Enter presses it
        button.clicked.connect(lambda _is_checked: work())
        self._card_column.addWidget(self.standing(button) if is_default else button)


def _password_line() -> QLineEdit:
    return QLineEdit(echoMode=QLineEdit.EchoMode.Password)
