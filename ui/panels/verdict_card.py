"""The answer to a check: verdict, why, how near it is to another one, and what it takes for granted."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.sight.result import LosResult, Verdict
from ui.panels.sight_words import badge_words, margin_words, nominal_words, verdict_colour, verdict_icon
from ui.session_bridge import SessionBridge, SightCheck
from ui.widgets.reason_list import Line, ReasonList
from ui.widgets.verdict_badge import VerdictBadge


class VerdictCard(QWidget):
    """Shows a check; one that is not declared under fair play shows no answer."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.badge = VerdictBadge()
        self.why = ReasonList()
        self._margin = QLabel(wordWrap=True)
        self._margin.setObjectName("dim")
        self.assumptions = ReasonList()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.badge, self.why, self._margin, self.assumptions):
            column.addWidget(widget)

    def show_check(self, check: SightCheck) -> None:
        """Show a check of sight."""
        if check.result is None:
            self._show_undeclared()
        else:
            self._show_result(check.result, is_final=not check.live)

    def _show_undeclared(self) -> None:
        palette = self._bridge.palette
        word = self._bridge.text("badge-undeclared")
        self.badge.show_verdict("verdict-undeclared", word, palette.outline, palette)
        self.why.show_lines([(self._bridge.text("line-undeclared"), ())])
        self._margin.hide()
        self.assumptions.hide()

    def _show_result(self, result: LosResult, *, is_final: bool) -> None:
        palette = self._bridge.palette
        colour, words = verdict_colour(palette, result.verdict), badge_words(self._bridge, result)
        self.badge.show_verdict(verdict_icon(result.verdict), words, colour, palette)
        self.why.show_lines(self._why(result))
        self._margin.setText(margin_words(self._bridge, result))
        self._margin.setVisible(is_final)
        self.assumptions.setVisible(is_final)
        if is_final:
            self.assumptions.show_lines(self._assumptions(result))

    def _why(self, result: LosResult) -> list[Line]:
        lines = [(self._bridge.reason_text(reason), reason.hexes) for reason in result.reasons]
        if result.verdict is Verdict.TOO_CLOSE:
            lines.insert(0, (nominal_words(self._bridge, result), ()))
        return lines

    def _assumptions(self, result: LosResult) -> list[Line]:
        return [(self._bridge.reason_text(reason), reason.hexes) for reason in result.assumptions]
