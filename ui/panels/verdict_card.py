"""The answer to a check: the verdict and why, and what is noted of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from companion.hexes.coordinates import HexCoord, distance
from companion.sight.result import NO_MARKERS, LosResult, Verdict
from ui import operations
from ui.look.icons import icon
from ui.panels.rule_words import reason_lines
from ui.panels.sight_words import badge_words, margin_words, nominal_words, verdict_colour, verdict_icon
from ui.panels.tracked_vehicles import tracked_vehicles, vehicle_lines
from ui.panels.what_if import one_more_words
from ui.session.bridge import SessionBridge, SightCheck
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.reason_list import Line, ReasonList
from ui.widgets.verdict_badge import VerdictBadge
from ui.widgets.wrapped_label import WrappedLabel


class VerdictCard(QWidget):
    """The verdict and why; a check that is not declared under fair play shows no answer."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.badge = VerdictBadge()
        self.why = ReasonList()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.badge)
        column.addWidget(self.why)

    def show_check(self, check: SightCheck) -> None:
        """Show a check of sight."""
        if check.result is None:
            self._show_undeclared()
        else:
            self._show_result(check.result)

    def _show_undeclared(self) -> None:
        palette = self._bridge.palette
        word = self._bridge.text("badge-undeclared")
        self.badge.show_verdict("verdict-undeclared", word, palette.outline, palette)
        self.why.show_lines([Line(self._bridge.text("line-undeclared"))])

    def _show_result(self, result: LosResult) -> None:
        palette = self._bridge.palette
        colour, words = verdict_colour(palette, result.verdict), badge_words(self._bridge, result)
        aside = self._bridge.text("line-range", range=distance(result.source, result.target))
        self.badge.show_verdict(verdict_icon(result.verdict), words, colour, palette, aside=aside)
        why = reason_lines(self._bridge, result.reasons[:1])
        if result.verdict is Verdict.TOO_CLOSE:
            why.append(Line(nominal_words(self._bridge, result)))
        self.why.show_lines(why)


class VerdictNotes(QWidget):
    """Further reasons, how near the verdict is to another one, and what it takes for granted.

    What nobody is sure of on the map is confirmed on the spot, or put right: `fix_wanted` names its hex.
    """

    fix_wanted = Signal(object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.margin = WrappedLabel()
        self.margin.setObjectName("small")
        self.reasons, self.assumptions = ReasonList("small"), ReasonList("small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.reasons)
        column.addWidget(self.assumptions)
        column.addWidget(self.margin)
        column.addWidget(self._checking())

    def _checking(self) -> QWidget:
        self._doubts = QWidget()
        self._doubtful: tuple[HexCoord, ...] = ()
        self.same, self.fix = QPushButton(), QPushButton()
        self.same.clicked.connect(lambda: operations.confirm_hexes(self._bridge, self._doubtful))
        self.fix.clicked.connect(lambda: self.fix_wanted.emit(next(iter(self._doubtful))))
        row = FlowLayout(self._doubts, even=True)
        row.addWidget(self.same)
        row.addWidget(self.fix)
        return self._doubts

    def _show_doubts(self, hexes: tuple[HexCoord, ...]) -> None:
        self._doubtful = hexes
        self._doubts.setVisible(bool(hexes))
        for button, key, picture in ((self.same, "trace-same", "confirm"), (self.fix, "trace-fix", "edit")):
            button.setText(self._bridge.text(key))
            button.setIcon(icon(picture, self._bridge.palette))

    def show_result(self, result: LosResult) -> None:
        """Show what is noted of an answer."""
        words = margin_words(self._bridge, result)
        self.margin.setText(words)
        self.margin.setVisible(bool(words))
        self.reasons.show_lines(reason_lines(self._bridge, result.reasons[1:]))
        self._show_doubts(result.doubtful_hexes)
        vehicles, more = tracked_vehicles(self._bridge, result), one_more_words(self._bridge, result)
        taken = (one for one in result.assumptions if not vehicles or one.key != NO_MARKERS)
        lines = [*vehicle_lines(self._bridge, vehicles), *reason_lines(self._bridge, taken)]
        self.assumptions.show_lines([Line(more), *lines] if more else lines)
