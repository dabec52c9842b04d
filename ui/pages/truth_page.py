"""At the end of a game of two: whether both played true, and each entry that is not what it should be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel

from ui.pages.page import Page
from ui.session.bridge import Change
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.reason_list import Line, ReasonList

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge
    from ui.session.truth_check import TruthCheck


class TruthPage(Page):
    """What is checked, the way to reveal one's own secrets, and what was found."""

    id = "truth"
    listens_to = frozenset({Change.SESSION, Change.LOG, Change.SECRETS})

    def __init__(self, bridge: SessionBridge, check: TruthCheck) -> None:
        super().__init__(bridge)
        self.check = check
        self.begin, self.reveal = self.button("truth-begin", is_default=True), self.button("truth-reveal")
        self.state, self.lines = QLabel(wordWrap=True), ReasonList()
        self._lay_out()
        check.changed.connect(self.refresh)
        self.begin.clicked.connect(check.begin)
        self.reveal.clicked.connect(lambda: self.action_wanted.emit("hand-over"))

    def refresh(self) -> None:
        session = self.bridge.session
        if session is None:
            self.check.forget()
            return
        if self.check.head and self.check.head != session.head and not self.check.is_under_way:
            self.check.forget()  # it was of another history
        secrecy = session.secrecy
        self.reveal.setVisible(secrecy.is_kept and not all(map(secrecy.has_revealed_all, secrecy.seats)))
        is_under_way = self.check.is_under_way
        self.begin.setEnabled(not is_under_way)
        self.state.setVisible(not self.check.found)
        self.state.setText(self.bridge.text("truth-under-way" if is_under_way else "truth-not-yet"))
        self.lines.show_lines([Line(self.bridge.reason_text(one), one.hexes) for one in self.check.found])

    def _lay_out(self) -> None:
        card, column = self.card()
        column.addWidget(self.label("truth-means"))
        row = FlowLayout()
        for button in (self.begin, self.reveal):
            row.addWidget(button)
        column.addLayout(row)
        self.column.addWidget(card)
        card, column = self.card("truth-found")
        self.state.setObjectName("dim")
        column.addWidget(self.state)
        column.addWidget(self.lines)
        self.column.addWidget(card)
        self.column.addStretch(1)
