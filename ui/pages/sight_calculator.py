"""The sight calculator on the start page: two hexes typed, one verdict, no map needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui import operations
from ui.panels.panel import Texts
from ui.panels.sight_entry import SightEntry
from ui.panels.sight_words import badge_words, margin_words, verdict_colour, verdict_icon, why_words
from ui.session.bridge import Change, SessionBridge
from ui.session.words import basis_words
from ui.widgets.beside import Beside
from ui.widgets.reason_list import Line, ReasonList
from ui.widgets.verdict_badge import VerdictBadge
from ui.widgets.when_seen import WhenSeen
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from companion.sight.result import LosResult

_MOST_REASONS = 4  # the map's panel shows them all
_MARGINS = (18, 14, 18, 14)  # within a card
_WORD_SCALE = 1.2  # of the verdict: what begins a session stands below it


class SightCalculator(QFrame):
    """Asks for two hexes and tells how one sees the other. `line_wanted` asks for the line on the map.

    The verdict stands below the fields, in the room of the hint, beside it why: it pushes nothing of the page
    away. The `answer_card` tells the rest, where the page places it, only while there is an answer.
    """

    line_wanted = Signal()

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page-card")
        self._bridge = bridge
        self._texts = Texts(bridge)
        self.entry = SightEntry(bridge, self._texts)
        self.badge, self.why, self.reasons = VerdictBadge(_WORD_SCALE), WrappedLabel(), ReasonList()
        self.badge.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.why.setObjectName("small")
        self._declare, self._show_map = QPushButton(), QPushButton()
        self._is_wanted = False  # while another calculator is in sight
        self.answer_card = QFrame()
        self.answer_card.setObjectName("page-card")
        self._build()
        self._declare.clicked.connect(lambda: operations.declare_sight(bridge))
        self._show_map.clicked.connect(self.line_wanted)
        self._seen = WhenSeen(self, self._refresh)
        self._worded = WhenSeen(self, self._texts.retranslate)
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def show_answer(self, *, is_wanted: bool) -> None:
        """Show the answer as far as there is one, or not."""
        self._is_wanted = is_wanted
        check = self._bridge.sight
        self.answer_card.setVisible(is_wanted and check is not None and check.result is not None)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        self._hint, self._told = QLabel(wordWrap=True), self._row()
        self._hint.setObjectName("dim")
        self._texts.bind("calculator-hint", self._hint.setText)
        column.addWidget(self.entry)
        column.addWidget(self._hint)
        column.addWidget(self._told)
        column.addStretch(1)
        answer = QVBoxLayout(self.answer_card)
        answer.setContentsMargins(*_MARGINS)
        answer.addWidget(self.reasons)
        self.basis = QLabel(wordWrap=True)
        self.basis.setObjectName("dim")
        answer.addWidget(self.basis)

    def _row(self) -> QWidget:
        """The verdict, else the button that asks for it, and the way to the map."""
        self._texts.bind("calculator-show-map", self._show_map.setText)
        self._texts.bind("action-declare", self._declare.setText)
        told, verdict, buttons = QWidget(), QHBoxLayout(), QHBoxLayout()
        verdict.addWidget(self.badge)
        verdict.addWidget(self.why, 1)
        for button in (self._declare, self._show_map):
            buttons.addWidget(button)
        row = Beside(told)
        row.addLayout(verdict, 1)
        row.addLayout(buttons)
        return told

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._worded.draw()
        if changes & {Change.SIGHT, Change.LANGUAGE, Change.PREFERENCES, Change.SESSION}:
            self._seen.draw()

    def _refresh(self) -> None:
        check = self._bridge.sight
        self.entry.dress()
        self.entry.show_line(check.source if check else None, check.target if check else None)
        self._hint.setVisible(check is None)
        self._told.setVisible(check is not None)
        self._declare.setVisible(check is not None and not check.declared)
        self.show_answer(is_wanted=self._is_wanted)
        self.basis.setVisible(self._bridge.session is not None)
        self.basis.setText(basis_words(self._bridge, self._bridge.session))
        self._show_result(check.result if check else None)

    def _show_result(self, result: LosResult | None) -> None:
        self.badge.setVisible(result is not None)
        self.why.setVisible(result is not None)
        self.reasons.setVisible(result is not None)
        if result is None:
            return
        palette = self._bridge.palette
        colour = verdict_colour(palette, result.verdict)
        words = badge_words(self._bridge, result)
        self.badge.show_verdict(verdict_icon(result.verdict), words, colour, palette)
        self.why.setText(why_words(self._bridge, result))
        why = [self._bridge.reason_text(reason) for reason in result.reasons[:_MOST_REASONS]]
        self.reasons.show_lines([Line(line) for line in (*why, margin_words(self._bridge, result))])
