"""The sight panel: type or see a line, read its verdict and why, and try what markers would do."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import (
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.result import LosResult
from ui import operations
from ui.look.icons import icon
from ui.panels.crossing_list import CrossingList
from ui.panels.panel import Panel
from ui.panels.sight_entry import SightEntry
from ui.panels.sight_profile import is_raised, profile_picture
from ui.panels.verdict_card import VerdictCard, VerdictNotes
from ui.session.bridge import Change, SessionBridge
from ui.shell.kinds import of_kind
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.footed import upright
from ui.widgets.greyed import grey
from ui.widgets.profile_view import ProfileView
from ui.widgets.standing_foot import StandingFoot
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.wrapping_button import WrappingButton

_SPARE = 4  # pixels by which lines with links in them turn out higher than they said
_LEAST_DETAILS = 10  # height in text sizes
_SETTLE_MS = 80  # the list of crossings waits until a dragged line rests


class SightPanel(Panel):
    """Everything about the line of sight on the map."""

    listens_to = frozenset({Change.SIGHT, Change.MARKERS, Change.BOARD, Change.VIEWSHED, Change.UNITS})

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.entry = SightEntry(bridge, self.texts)
        self.card, self.notes = VerdictCard(bridge), VerdictNotes(bridge)
        self.crossings = CrossingList(bridge, self.texts)
        self.profile = ProfileView()
        self._hint, self.blind = WrappedLabel(), WrappedLabel()
        self._hint.setObjectName("dim")
        self.blind.setObjectName("small")
        self._declare, self._viewshed, self._clear = (WrappingButton() for _ in range(3))
        self._declare.setDefault(True)
        self._declaring = StandingFoot(self, self._declare)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._lay_out()
        self._name()
        self._connect()

    def light(self, hex_: HexCoord | None) -> None:
        """Light the crossing of the hex pointed at on the map."""
        self.crossings.light(hex_)
        self.profile.light(hex_)

    def show_rows(self, hexes: Iterable[HexCoord]) -> None:
        """The rows of hexes that a reason names come into sight, the first of them at least."""
        rows = [row for row in self.crossings.rows if row.isVisibleTo(self) and row.hex in {*hexes}]
        for row in reversed(rows):
            self._details.ensureWidgetVisible(row, 0, 0)

    def heightForWidth(self, width: int) -> int:
        """No less than what stands above the long part takes in lines that are wrapped."""
        least = self._column.totalMinimumHeightForWidth(width) + _SPARE
        return max(super().heightForWidth(width), least)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the long part beside its bar, which by itself would be cut."""
        edges, bar = self._column.contentsMargins(), self._details.verticalScrollBar()
        inside = of_kind(QWidget, self._details.widget()).minimumSizeHint().width() + bar.sizeHint().width()
        whole = inside + edges.left() + edges.right() if self._details.isVisibleTo(self) else 0
        return super().minimumSizeHint().expandedTo(QSize(whole, 0))

    def refresh(self) -> None:
        sight = self.bridge.sight
        self._dress()
        self.entry.show_line(sight.source if sight else None, sight.target if sight else None)
        self._hint.setVisible(sight is None)
        self.card.setVisible(sight is not None)
        self._declaring.setVisible(sight is not None and not sight.live and not sight.declared)
        has_hex = sight is not None or self.bridge.selected is not None
        grey(self.bridge, self._viewshed, None if has_hex else Reason("viewshed-needs-hex"))
        is_shown = sight is not None or self.bridge.viewshed is not None
        grey(self.bridge, self._clear, None if is_shown else Reason("needs-sight-shown"))
        if sight is not None:
            self.card.show_check(sight)
        if sight is not None and sight.live:
            self._details.setEnabled(False)
            self._settle.start()
        else:
            self._show_details()

    def _show_details(self) -> None:
        """The crossings and the side view, which a dragged line gets only where it rests."""
        result = self.bridge.sight.result if self.bridge.sight else None
        self._details.setVisible(result is not None)
        self._details.setEnabled(True)
        if result is not None:
            self.notes.show_result(result)
            self.crossings.show_result(result)
            self.profile.setVisible(is_raised(self.bridge, result))
            self.blind.hide()
            if is_raised(self.bridge, result):
                self._show_profile(result)
        self.updateGeometry()

    def _show_profile(self, result: LosResult) -> None:
        picture = profile_picture(self.bridge, result)
        self.profile.show_picture(picture)
        self.blind.setText(self.bridge.text("line-blind-hexes", hex=self.bridge.hex_name(result.source)))
        self.blind.setVisible(bool(picture.profile.hidden))

    def _dress(self) -> None:
        palette = self.bridge.palette
        self.entry.dress()
        self.crossings.dress()
        self._details.setMinimumHeight(round(self.bridge.text_size * _LEAST_DETAILS))
        self._viewshed.setIcon(icon("viewshed", palette))
        self._clear.setIcon(icon("eraser", palette))

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(6, 8, 6, 8)
        buttons = FlowLayout(even=True)
        self._details = self._scrolling(self.profile, self.blind, self.notes, self.crossings)
        for widget in (self.entry, self._hint, self.card, self._declaring):
            column.addWidget(widget)
        column.addWidget(self._details, 1)
        column.addStretch(0)
        column.addLayout(buttons)
        for button in (self._viewshed, self._clear):
            buttons.addWidget(button)

    @staticmethod
    def _scrolling(*widgets: QWidget) -> QScrollArea:
        """The long part scrolls by itself, so that the verdict stays in sight."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        area = upright(inner)
        area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        return area

    def _name(self) -> None:
        self.texts.bind("line-hint", self._hint.setText)
        self.texts.bind("line-declare", self._declare.set_words)
        self.texts.bind("line-all-seen", self._viewshed.set_words)
        self.texts.bind("line-clear", self._clear.set_words)

    def _fix(self, hex_: HexCoord) -> None:
        operations.select_hex(self.bridge, hex_)
        self.action_wanted.emit("correct-hex")

    def _connect(self) -> None:
        self.entry.keys_wanted.connect(lambda: self.action_wanted.emit("screen-keys"))
        self._declare.clicked.connect(lambda: operations.declare_sight(self.bridge))
        self._viewshed.clicked.connect(lambda: operations.show_viewshed(self.bridge))
        self._clear.clicked.connect(lambda: operations.clear_sight(self.bridge))
        self._settle.timeout.connect(self._show_details)
        self.notes.fix_wanted.connect(self._fix)
        for part in (self.card.why, self.notes.reasons, self.notes.assumptions, self.crossings, self.profile):
            part.hexes_pointed.connect(self.highlight)
            part.hexes_tapped.connect(self.show_on_map)
        for part in (self.card.why, self.notes.reasons, self.notes.assumptions, self.crossings):
            part.rule_tapped.connect(self.rule_wanted)
        for reasons in (self.card.why, self.notes.reasons, self.notes.assumptions):
            reasons.hexes_tapped.connect(self.show_rows)
