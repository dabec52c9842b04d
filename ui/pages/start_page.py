"""The start page: the games there are, the sight calculator, and how the evening is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from companion.text import LANGUAGES
from ui import operations
from ui.look.language import language_of
from ui.pages.board_cards import BoardCards
from ui.pages.calculators import Calculators
from ui.pages.game_card import GameCard
from ui.pages.recent_card import RecentCard
from ui.panels.levels import has_sight
from ui.panels.panel import Texts
from ui.session.bridge import Change, SessionBridge
from ui.shell.actions import is_offered
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ui.shell.action_set import ActionSet

_SOLO, _TWO = "solo", "two"
_THEMES = ("system", "light", "dark")


class StartPage(QScrollArea):
    """What the player sees first. `line_wanted` asks to see the calculator's line on the map."""

    line_wanted = Signal()

    def __init__(self, bridge: SessionBridge, actions: ActionSet) -> None:
        super().__init__()
        self._bridge = bridge
        self._texts = Texts(bridge)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.card = GameCard(bridge, actions)
        self.boards = BoardCards(bridge)
        self.calculators = Calculators(bridge)
        self.calculator = self.calculators.sight
        self.recent = RecentCard(bridge, actions)
        self.calculator.line_wanted.connect(self.line_wanted)
        self._build()
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def type_text(self, text: str) -> None:
        """Take characters typed anywhere on the page into the sight calculator, or into the game's own."""
        if not has_sight(self._bridge.base_board):
            self.calculators.type_text(text)
            return
        self.calculators.show_one("sight")
        self.calculator.entry.pair.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.calculator.entry.pair.type_text(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The scroll area watches its page: what the columns ask for has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_columns()
        return super().eventFilter(watched, event)

    def _place_columns(self) -> None:
        """Side by side where neither is cut; in large type the calculators stand above the rest."""
        edges = self._page_column.contentsMargins()
        columns = self._left.minimumSize().width() + self._right.minimumSize().width()
        asked = edges.left() + columns + self._body.spacing() + edges.right()
        is_wide = asked <= self.viewport().width()
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.BottomToTop
        if way != self._body.direction():
            self._body.setDirection(way)

    def _build(self) -> None:
        page = QWidget()
        page.setObjectName("page")
        column = self._page_column = QVBoxLayout(page)
        column.setContentsMargins(28, 12, 28, 14)
        column.setSpacing(14)
        column.addLayout(self._header())
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(18)
        self._left, self._right = self._left_column(), self._right_column()
        self._body.addLayout(self._left, 3)
        self._body.addLayout(self._right, 4)
        column.addLayout(self._body, 1)
        column.addWidget(self.boards)
        self.setWidget(page)

    def _header(self) -> QHBoxLayout:
        title = self._label("start-title", "page-title")
        tagline = self._label("start-tagline", "dim")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(tagline)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addLayout(words, 1)
        for choice in (self._theme_row(), self._language_row()):
            choice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            row.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)
        return row

    @property
    def _is_card_short(self) -> bool:
        """Whether the game's card leaves room for what a calculator answers, in sight beside its fields."""
        return not has_sight(self._bridge.base_board)

    def _left_column(self) -> QVBoxLayout:
        column, answers = QVBoxLayout(), QVBoxLayout()
        column.setSpacing(14)
        if self._is_card_short:
            column.addLayout(answers)
            column.addWidget(self.recent)
            self.calculators.put_answers(answers)
        column.addWidget(self.card, 1)
        return column

    def _right_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(14)
        if not self._is_card_short:
            column.addWidget(self.recent)
        column.addWidget(self.calculators)
        column.addWidget(self._play_card())
        column.addStretch(1)
        return column

    def _play_card(self) -> QFrame:
        card = QFrame()
        card.setObjectName("page-card")
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 14, 18, 14)
        self._players = Segments((_SOLO, _TWO))
        self._players.chosen.connect(self._choose_players)
        self._fair_play = QCheckBox()
        self._fair_play.toggled.connect(lambda on: operations.set_preference(self._bridge, fair_play=on))
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self._players, 1)
        row.addWidget(self._fair_play)
        column.addLayout(row)
        means = self._label("start-fair-play-means", "dim")
        column.addWidget(means)
        for widget in (self._fair_play, means):
            widget.setVisible(is_offered("fair-play", self._bridge.base_board))
        self._texts.bind("start-solo", self._players.button(_SOLO).setText)
        self._texts.bind("start-two-players", self._players.button(_TWO).setText)
        self._texts.bind("start-fair-play", self._fair_play.setText)
        return card

    def _theme_row(self) -> Segments:
        self._themes = Segments(_THEMES)
        self._themes.chosen.connect(lambda theme: operations.set_preference(self._bridge, theme=theme))
        for theme in _THEMES:
            self._texts.bind(f"theme-{theme}", self._themes.button(theme).setText)
        return self._themes

    def _language_row(self) -> Segments:
        self._languages = Segments(LANGUAGES)
        self._languages.chosen.connect(lambda chosen: operations.set_language(self._bridge, chosen))
        for language in LANGUAGES:
            self._texts.bind(f"language-{language}", self._languages.button(language).setText)
        return self._languages

    def _label(self, key: str, name: str) -> QLabel:
        label = QLabel(wordWrap=True)
        label.setObjectName(name)
        self._texts.bind(key, label.setText)
        return label

    def _choose_players(self, choice: str) -> None:
        operations.set_preference(self._bridge, two_players=choice == _TWO)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if Change.PREFERENCES in changes:
            self._refresh()

    def _refresh(self) -> None:
        preferences = self._bridge.preferences
        self._languages.set_value(language_of(preferences))
        self._players.set_value(_TWO if preferences.two_players else _SOLO)
        self._themes.set_value(preferences.theme)
        self._fair_play.setChecked(preferences.fair_play)
