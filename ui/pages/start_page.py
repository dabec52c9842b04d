"""The start page: the games there are, the sessions, and the calculators of the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.pages.calculators import Calculators
from ui.pages.columns_page import ColumnsPage
from ui.pages.game_card import GameCard
from ui.pages.game_strip import GameStrip
from ui.pages.join_card import JoinCard
from ui.pages.recent_card import RecentCard
from ui.panels.levels import has_sight
from ui.session.bridge import Change, SessionBridge
from ui.widgets.layouts import turn

if TYPE_CHECKING:
    from ui.shell.action_set import ActionSet

_EDGES = (28, 8, 28, 14)
_GAP = 12
_LEAST = 21  # of the column beside the calculators, in text sizes


class StartPage(ColumnsPage):
    """What the player sees first. `line_wanted` asks to see the calculator's line on the map."""

    line_wanted = Signal()

    def __init__(self, bridge: SessionBridge, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._page = QWidget(self.viewport())
        self.games = GameStrip(bridge)
        self.calculators = Calculators(bridge, self._page)
        self.calculator = self.calculators.sight
        self.recent = RecentCard(bridge, actions)
        self.join = JoinCard(bridge)
        self.card = GameCard(bridge, actions)
        self.calculator.line_wanted.connect(self.line_wanted)
        self._build()
        bridge.changed.connect(self._on_changed)

    def type_text(self, text: str) -> None:
        """Take characters typed anywhere on the page into the sight calculator, or into the game's own."""
        if not has_sight(self._bridge.base_board):
            self.calculators.type_text(text)
            return
        self.calculators.show_one("sight")
        self.calculator.entry.pair.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.calculator.entry.pair.type_text(text)

    def _place_columns(self) -> None:
        """Side by side where neither is cut; in large type sessions stand first, then the calculators."""
        room = self.viewport().width() - _EDGES[0] - _EDGES[2]
        self.games.set_room(room)
        self.calculators.fit(room)
        lefts = self._left.minimumSize().width(), self.recent.minimumSizeHint().width()
        columns = max(*lefts, round(_LEAST * self._bridge.text_size)) + self._right.minimumSize().width()
        is_wide = columns + self._body.spacing() <= room
        turn(self._body, QBoxLayout.Direction.BottomToTop, is_wide=is_wide)
        self._place_sessions(self._left if is_wide else self._column)

    def _place_sessions(self, column: QVBoxLayout) -> None:
        """Below what comes first in a column: in large type all that begins a session is in sight so."""
        if column.indexOf(self.recent) < 0:
            column.insertWidget(1, self.recent)

    def _build(self) -> None:
        page = self._page
        page.setObjectName("page")
        column = self._column = QVBoxLayout(page)
        column.setContentsMargins(*_EDGES)
        column.setSpacing(_GAP)
        column.addWidget(self.games)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(_GAP)
        column.addLayout(self._body)
        self._left, self._right = self._half(3), self._half(4)
        _fill(self._left, self.calculators.answers, self.recent, self.join)
        _fill(self._right, self.calculators)
        column.addWidget(self.card)
        column.addWidget(self.calculator.answer_card)
        column.addStretch(1)
        self._texts.bind("start-title", page.setAccessibleName, self.setAccessibleName)
        self.setWidget(page)

    def _half(self, stretch: int) -> QVBoxLayout:
        """A column of the two, empty yet.

        Of what is in it as it is put into the page Python would keep the items, and those of widgets that go
        from one column to another are gone: see `least_widths`.
        """
        column = QVBoxLayout()
        column.setSpacing(_GAP)
        self._body.addLayout(column, stretch)
        return column

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()


def _fill(column: QVBoxLayout, *parts: QWidget | QLayout) -> None:
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            column.addWidget(part)
    column.addStretch(1)
