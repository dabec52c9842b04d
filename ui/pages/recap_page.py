"""Coming back to a session: where it stands, what waits, what was done last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel

from companion.session.recap import recap
from ui.pages.history_head import HistoryHead
from ui.pages.page import Page
from ui.session.at_table import is_to_open
from ui.session.bridge import Change
from ui.session.words import line_words, session_title, when_words, where_words
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.reason_list import Line, ReasonList

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_LAST_LINES = 8
_MORE = ("pack-up", "set-facts", "readings")


class RecapPage(Page):
    """Shows the public recap and the last lines of the log that may be seen, the last one first.

    `closed` goes on to the map, as Enter does the second time.
    """

    id = "recap"
    listens_to = frozenset({Change.SESSION, Change.LOG, Change.SECRETS})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.scenario, self.where, self.when = QLabel(), QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.lines = ReasonList()
        self.doubts = ReasonList("subheading")
        self.head = HistoryHead(bridge)
        self.go_on = self.button("recap-go-on", is_default=True)
        self.go_on.clicked.connect(self.closed)
        self.host = self.button("recap-host")  # those who played along come back by themselves, but only then
        self.host.clicked.connect(lambda: self.action_wanted.emit("host-table"))
        self._lay_out()

    def refresh(self) -> None:
        session = self.bridge.session
        if session is None:
            return
        now = recap(session)
        self.scenario.setText(session_title(self.bridge, session))
        self.where.setText(where_words(self.bridge, now))
        path = self.bridge.session_path
        file = path.name if path else ""
        time = when_words(self.bridge, now)
        self.when.setText(self.bridge.text("recap-when", time=time, file=file) if time else file)
        self.doubts.show_lines([Line(self.bridge.reason_text(doubt)) for doubt in session.doubts()])
        self.host.setVisible(is_to_open(session))
        self.head.refresh()
        lines = session.log(max(1, session.journal.next_seq - 3 * _LAST_LINES))
        shown = [line for line in lines if line.time and not line.is_undone][-_LAST_LINES:]
        self.lines.show_lines([Line(line_words(self.bridge, line)) for line in reversed(shown)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter rings the button that goes on, which a second one then presses."""
        if self.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        card, column = self.card()
        self.scenario.setObjectName("title")
        self.where.setObjectName("subheading")
        self.when.setObjectName("dim")
        for label in (self.scenario, self.where, self.when):
            column.addWidget(label)
        column.addWidget(self.doubts)
        row = FlowLayout()
        row.addWidget(self.standing(self.go_on))
        row.addWidget(self.host)
        for action_id in _MORE:
            button = self.button(f"action-{action_id}")
            button.clicked.connect(lambda _=False, wanted=action_id: self.action_wanted.emit(wanted))
            row.addWidget(button)
        column.addLayout(row)
        column.addWidget(self.head)
        self.column.addWidget(card)
        log, column = self.card("recap-last")
        column.addWidget(self.lines)
        self.column.addWidget(log)
        self.column.addStretch(1)
