"""Two histories that parted, side by side: the players choose one, and the other is kept beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from companion.session.recap import recap
from companion.session.table_events import TableEvent
from ui import operations
from ui.operations.core import LINE
from ui.operations.shared_table import HISTORY_OFFERED
from ui.pages.page import Page
from ui.session.at_table import is_guest, line_of, offered_to
from ui.session.bridge import Change
from ui.session.words import faction_name, line_words, where_words
from ui.widgets.reason_list import Line, ReasonList

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.session.log import LogLine
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge
    from ui.session.parting import Parting

_LAST = 5


class HistoriesPage(Page):
    """At a seat that went another way its own and the table's; at the host's its own and the one offered."""

    id = "histories"
    listens_to = frozenset({Change.SESSION, Change.TABLE, Change.LOG, Change.SECRETS})

    def __init__(self, bridge: SessionBridge, parting: Parting) -> None:
        super().__init__(bridge)
        self.parting = parting
        self.own, self.other = _Way(bridge), _Way(bridge)
        self.told = self.label("histories-told", "dim")
        self._seen: tuple[object, str] | None = None  # what was looked at
        self._lay_out()
        parting.changed.connect(self._show)
        self.own.choose.clicked.connect(self._ask_for_own)
        self.other.choose.clicked.connect(self._take_other)

    def refresh(self) -> None:
        session = self.bridge.session
        if session is None or not self.parting.is_here:
            self.parting.forget()
            self._seen = None
        elif self._seen != (session, session.head):
            self._seen = session, session.head
            for told in (LINE, HISTORY_OFFERED):
                self.bridge.unsay(told)
            self.parting.look()
        self._show()

    def _show(self) -> None:
        session, other = self.bridge.session, self.parting.other
        if session is None:
            return
        trouble, guest = self.parting.trouble, is_guest(session)
        self.own.show_history(session, self.parting.common if other else session.journal.next_seq)
        self.own.title.setText(self.bridge.text("histories-own"))
        can_ask = other is not None and guest and self._has_host(session)
        self.own.let_choose(self.bridge.text("histories-ask") if can_ask else "")
        self.other.show_history(other, self.parting.common)
        self.other.title.setText(self._other_name(session))
        taking = self.bridge.text("histories-take" if guest else "histories-agree")
        self.other.let_choose(taking if other else "")
        if other is None:
            key = "histories-none" if not self.parting.is_here else "histories-under-way"
            self.other.where.setText(self.bridge.reason_text(trouble) if trouble else self.bridge.text(key))

    def _other_name(self, session: Session) -> str:
        offer = offered_to(session)
        if offer is None:
            return self.bridge.text("histories-table")
        return self.bridge.text("histories-of", who=faction_name(self.bridge, offer.seat))

    @staticmethod
    def _has_host(session: Session) -> bool:
        """Whether somebody sits where the table is kept, who can be asked."""
        line = line_of(session)
        return line is not None and bool(line.host)

    def _ask_for_own(self) -> None:
        if self.parting.other is not None:
            operations.offer_branch(self.bridge, self.parting.other)

    def _take_other(self) -> None:
        other = self.parting.other
        if other is not None and operations.choose_history(self.bridge, other.store):
            self.parting.forget()
            self.closed.emit()

    def _lay_out(self) -> None:
        self.column.addWidget(self.told)
        row = QHBoxLayout()
        for way in (self.own, self.other):
            card, column = self.card()
            column.addWidget(way)
            row.addWidget(card, 1)
        self.column.addLayout(row)
        self.column.addStretch(1)


class _Way(QWidget):
    """One history: what it is called, where it stands, its last acts, and the button that chooses it."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.title, self.where = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.count, self.lines = QLabel(wordWrap=True), ReasonList()
        self.choose = QPushButton(autoDefault=True)
        self.title.setObjectName("subheading")
        self.count.setObjectName("dim")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.title, self.where, self.choose, self.count, self.lines):
            column.addWidget(part)
        column.addStretch(1)

    def show_history(self, session: Session | None, common: int) -> None:
        """Turn and phase, how much was done since both parted, and the last of it, the newest first."""
        done = list(_done_since(session, common)) if session else []
        self.where.setText(where_words(self._bridge, recap(session)) if session else "")
        self.count.setText(self._bridge.text("histories-count", count=len(done)) if session else "")
        self.lines.show_lines([Line(line_words(self._bridge, line)) for line in reversed(done[-_LAST:])])

    def let_choose(self, words: str) -> None:
        """What its button says; nothing to have no button."""
        self.choose.setVisible(bool(words))
        self.choose.setText(words)


def _done_since(session: Session, common: int) -> Iterator[LogLine]:
    """What was done after an entry, without what is of the table itself."""
    for line in session.log(common + 1):
        body = session.journal.entries[line.seq - 1].body
        events = body.events if body else ()
        if not line.is_undone and not any(isinstance(one, TableEvent) for one in events):
            yield line
