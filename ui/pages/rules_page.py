"""The rules of the game in our own words: searched, by chapter, with the readings that may be chosen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from companion.known_games import game_on, rulebook_on
from companion.rulebook import Chapter, Rule, Rulebook, is_about, is_found, is_of_number
from ui.pages.rule_card import RuleCard
from ui.panels.panel import Texts
from ui.session.bridge import Change, SessionBridge
from ui.widgets.beside import Beside
from ui.widgets.footed import upright
from ui.widgets.layouts import keep_gutter
from ui.widgets.search_line import SearchLine
from ui.widgets.wrapped_lines import WrappedLines
from ui.widgets.wrapping_check import WrappingCheck

if TYPE_CHECKING:
    from companion.kit.game import AnyGame
    from companion.kit.system import Setting

_RULE = Qt.ItemDataRole.UserRole
_PADDING = 8 + 8 + 4  # pixels beside a line, as in rules.qss: left, right, the chosen line's edge
_ROOM_FOR_SEARCH = 50  # text sizes


class RulesPage(QWidget):
    """Every rule of the game of the board; `closed` asks to go back to where the player was."""

    closed = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.setObjectName("page")
        self._bridge = bridge
        self._texts = Texts(bridge)
        self._title, self._count = QLabel(), QLabel()
        self.back = QPushButton()
        self.search, self.disputed_only = SearchLine(), WrappingCheck()
        self.list, self.card = QListWidget(), RuleCard(bridge)
        self._is_stale = True
        self._lay_out()
        self._name()
        self._connect()

    def show_rule(self, number: str) -> None:
        """Bring a rule into view; a number the list does not have is searched for in the words."""
        rule = self._book.find(number) if self._book is not None else None
        self.disputed_only.setChecked(False)
        self.search.setText("" if rule is not None else number)
        self._fill_if_stale()
        for item in self._items():
            if rule is not None and item.data(_RULE) == rule:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item, QListWidget.ScrollHint.PositionAtCenter)

    def shown_rules(self) -> list[str]:
        """The numbers of the rules listed, in order."""
        return [item.data(_RULE).id for item in self._items() if item.data(_RULE) is not None]

    def type_text(self, text: str) -> None:
        """Go on with the search by what is typed anywhere on the page."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.insert(text)

    # ---- the list ----------------------------------------------------------------------------

    @cached_property
    def _book(self) -> Rulebook | None:
        return rulebook_on(self._bridge.board)

    @cached_property
    def _settings(self) -> tuple[Setting, ...]:
        """The readings of the game, which its tables are not."""
        settings = self._game.settings if self._game is not None else ()
        return tuple(setting for setting in settings if not isinstance(setting.default, dict))

    @cached_property
    def _game(self) -> AnyGame | None:
        game = game_on(self._bridge.board)
        return game.make(self._bridge.base_board) if game is not None else None

    def _settings_of(self, rule: Rule) -> tuple[Setting, ...]:
        return tuple(setting for setting in self._settings if is_about(setting.rule, rule))

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _fill_if_stale(self) -> None:
        if self._is_stale:
            self._fill()

    def _fill(self) -> None:
        """List what the search finds, under the chapters it is in; the chosen rule stays chosen."""
        self._is_stale = False
        item = self.list.currentItem()
        chosen = item.data(_RULE) if item is not None else None
        self.list.clear()
        for is_numbered in (True, False):  # rules of a number that is typed before those that name it
            for chapter in self._book.chapters if self._book is not None else ():
                self._add_chapter(chapter, is_numbered=is_numbered)
        found = len(self.shown_rules())
        self._count.setText(self._bridge.text("rules-count", count=found))
        again = [item for item in self._items() if item.data(_RULE) is not None]
        same = [item for item in again if item.data(_RULE) == chosen]
        for item in (same or again)[:1]:
            self.list.setCurrentItem(item)
        self._show_chosen()

    def _add_chapter(self, chapter: Chapter, *, is_numbered: bool) -> None:
        wanted = (rule for rule in chapter.rules if is_of_number(self.search.text(), rule) is is_numbered)
        found = [rule for rule in wanted if self._is_wanted(rule)]
        if not found or self._book is None:
            return
        heading = QListWidgetItem(self._bridge.text(self._book.title_key(chapter)), self.list)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self.list.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setForeground(self._bridge.palette.accent)
        for rule in found:
            self._add_rule(rule)

    def _add_rule(self, rule: Rule) -> None:
        key = "rules-line-disputed" if self._settings_of(rule) else "rules-line"
        item = QListWidgetItem(self._bridge.text(key, id=rule.id, text=self._words(rule)), self.list)
        item.setData(_RULE, rule)

    def _is_wanted(self, rule: Rule) -> bool:
        if self.disputed_only.isChecked() and not self._settings_of(rule):
            return False
        return is_found(self.search.text(), rule, f"{self._words(rule)} {self._title_of(rule)}")

    def _title_of(self, rule: Rule) -> str:
        """What the game calls the step that a rule belongs to."""
        titles = self._game.rule_titles if self._game is not None else {}
        key = next((key for number, key in titles.items() if rule.id.startswith(number)), "")
        return self._bridge.text(key) if key else ""

    def _words(self, rule: Rule) -> str:
        return self._bridge.text(self._book.text_key(rule)) if self._book is not None else ""

    def _show_chosen(self, *_: object) -> None:
        item = self.list.currentItem()
        rule = item.data(_RULE) if item is not None else None
        self.card.show_rule(rule, self._settings_of(rule) if rule is not None else ())

    # ---- putting together --------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._title.setObjectName("page-title")
        self._count.setObjectName("dim")
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WrappedLines(_PADDING, self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setObjectName("rule-list")
        self.list.setMinimumSize(QSize(320, 200))
        keep_gutter(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 14, 28, 14)
        column.setSpacing(10)
        column.addLayout(_row(self._title, self.back))
        column.addWidget(self._search_row())
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.list, 3)
        body.addWidget(upright(self.card), 2)
        column.addLayout(body, 1)

    def _search_row(self) -> QWidget:
        """What is searched for, and how much of it is shown: below where the field would be a stub."""
        view = QWidget()
        row = Beside(view, room=_ROOM_FOR_SEARCH)
        row.addWidget(self.search, 1)
        row.addLayout(_row(self.disputed_only, self._count))
        return view

    def _name(self) -> None:
        self._texts.bind("page-rules", self._title.setText)
        self._texts.bind("page-back", self.back.setText)
        self._texts.bind("rules-search", self.search.setPlaceholderText, self.search.setAccessibleName)
        self._texts.bind("search-empty", self.search.name_cross)
        self._texts.bind("rules-disputed-only", self.disputed_only.setText)
        self._texts.bind("page-rules", self.list.setAccessibleName)

    def _connect(self) -> None:
        self.back.clicked.connect(self.closed)
        self.search.textChanged.connect(self._fill)
        self.disputed_only.toggled.connect(self._fill)
        self.list.currentItemChanged.connect(self._show_chosen)
        self._bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._is_stale = True
        if self.isVisible():
            self._fill_if_stale()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill_if_stale()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _row(stretched: QWidget, *others: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(stretched, 1)
    for widget in others:
        row.addWidget(widget)
    return row
