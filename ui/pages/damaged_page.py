"""A session that could not be read whole: how far it goes, and the ways to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from companion.reason import Reason
from companion.session.backups import backups
from companion.session.recap import recap
from ui.pages.page import Page
from ui.session.bridge import Change
from ui.session.words import when_words, where_words, words_of
from ui.widgets.greyed import grey
from ui.widgets.layouts import clear

if TYPE_CHECKING:
    from companion.session.backups import Backup
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


class DamagedPage(Page):
    """Tells the last readable step and what each backup holds. `closed` only looks on.

    `going_on_wanted` asks to play on from the last readable step, `backup_wanted(path)` from a backup.
    """

    going_on_wanted = Signal()
    backup_wanted = Signal(object)
    id = "damaged"
    listens_to = frozenset({Change.SESSION})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.why, self.last = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.go_on = self.button("damaged-go-on", is_default=True)
        self.go_on.clicked.connect(self.going_on_wanted)
        self.rows: list[QPushButton] = []
        self._list = QVBoxLayout()
        self._lay_out()

    def refresh(self) -> None:
        session, path = self.bridge.session, self.bridge.session_path
        if session is None or session.damage is None or path is None:
            return
        self.why.setText(self.bridge.reason_text(session.damage))
        self.last.setText(self._last_step(session))
        clear(self._list)
        found = backups(path)
        self.rows = [self._add_row(backup) for backup in found]
        if not found:
            self._list.addWidget(QLabel(self.bridge.text("damaged-no-backups"), wordWrap=True))

    def _last_step(self, session: Session) -> str:
        now = recap(session)
        where, when = where_words(self.bridge, now), when_words(self.bridge, now)
        upto = " · ".join(filter(None, (where, when)))
        return self.bridge.text("damaged-last", entries=len(session.journal.entries), upto=upto)

    def _add_row(self, backup: Backup) -> QPushButton:
        """A line on a backup and the way to it; a damaged one is only named."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(QLabel(self._words(backup), wordWrap=True), 1)
        button = QPushButton(self.bridge.text("damaged-open-backup"))
        grey(self.bridge, button, None if backup.is_whole else Reason("damaged-backup-too"))
        button.clicked.connect(lambda: self.backup_wanted.emit(backup.path))
        line.addWidget(button)
        self._list.addWidget(row)
        return button

    def _words(self, backup: Backup) -> str:
        time = words_of(self.bridge).time
        key = "damaged-backup" if backup.is_whole else "damaged-backup-broken"
        last = time(backup.last_played) if backup.last_played else "–"
        return self.bridge.text(key, time=time(backup.time), entries=backup.entries, last=last)

    def _lay_out(self) -> None:
        card, column = self.card("damaged-read")
        for label in (self.why, self.last):
            column.addWidget(label)
        column.addWidget(self.label("damaged-left", "dim"))
        row = QHBoxLayout()
        row.addWidget(self.go_on)
        row.addStretch(1)
        column.addLayout(row)
        self.column.addWidget(card)
        below, column = self.card("damaged-backups")
        column.addLayout(self._list)
        self.column.addWidget(below)
        self.column.addStretch(1)
