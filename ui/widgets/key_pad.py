"""Keys on the screen, for who has no others: letters, digits, signs, kana, words of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from unicodedata import normalize

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.look.icons import icon
from ui.look.language import language_of
from ui.look.style import text_font
from ui.shell.kinds import of_kind
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.session.bridge import SessionBridge

_NUMBERS = ("123", "456", "789", "-0?")
_LETTERS = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm,@/", "():;\".+?'#")
_KANA = (
    "あかさたなはまやらわ",
    "いきしちにひみゆりを",
    "うくすつぬふむよるん",
    "えけせてねへめ\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}れー",
    "おこそとのほも\N{COMBINING KATAKANA-HIRAGANA SEMI-VOICED SOUND MARK}ろ・",
)
_WORDS = ("0123456",) * 5  # places of words, which the catalogue has
_SHOWN = {"\u3099": "゛", "\u309a": "゜"}  # a mark alone needs a letter to stand on
_KEY_PX, _KEY_PX_IN_TABLE_MODE = 44, 48
_KEY_SHARE = 1.9  # of the size of the text, at least: its height is that of the style
_LEAST_TEXT = 17  # points: a comma in smaller text is a speck on its key, in thin fonts above all
_GAP, _TIGHT_GAP = 4, 1
_MARGIN, _TIGHT_MARGIN = 8, 0
_TIGHT_COLUMNS = 5  # of words: no wider than the letters
_MOST_NAMES = 3
_HAS_KANA = "ja"


def press_key(key: int, text: str) -> None:
    """Type into whatever has the keyboard, as a keyboard would; a mark is a part of the kana before it."""
    marked = normalize("NFC", text_before_cursor()[-1:] + text) if text in _SHOWN else ""
    if len(marked) == 1:
        _press(Qt.Key.Key_Backspace, "\b")
    _press(key, marked if len(marked) == 1 else text)


def text_before_cursor() -> str:
    """What stands there in what has the keyboard, as an input method is told; nothing with words marked."""
    if (field := QApplication.focusWidget()) is None:
        return ""
    asked = Qt.InputMethodQuery
    what = (asked.ImSurroundingText, asked.ImCursorPosition, asked.ImAnchorPosition)
    text, at, anchor = map(field.inputMethodQuery, what)
    return text[:at] if text and at is not None and anchor == at else ""


def _press(key: int, text: str) -> None:
    if (holder := QApplication.focusWidget()) is not None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(holder, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))


class KeyPad(QFrame):
    """Emits `pressed(key, text)` as a keyboard would, `taken(name)` for a name tapped, `put_away`.

    `turned` as a tap has put another board in the place of one: it may be larger.

    The names that what is typed may become stand in a row of their own above the keys, which stay where
    they are.
    """

    pressed = Signal(int, str)
    taken = Signal(str)
    put_away = Signal()
    turned = Signal()

    def __init__(self, bridge: SessionBridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("key-pad")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # else the map would take its taps
        self._bridge = bridge
        boards: tuple[tuple[str, ...], ...] = (_NUMBERS, _LETTERS, _KANA, _WORDS)
        self._boards = {rows: _Board(self, rows) for rows in boards}
        self._shift, self._kana, self._words, self._close = _key(), _key(), _key(), _key()
        self._erase, self._enter = _key(), _key()
        self._space = _key()
        self.names = [_name() for _ in range(_MOST_NAMES)]
        self._named: tuple[str, ...] = ()
        self._rows: tuple[str, ...] = _LETTERS
        self._has_room, self._is_tight = True, False  # for names; close together
        self._words_key = ""
        self._lay_out()
        self._connect()
        self.dress()

    def serve(self, *, is_number: bool, words_key: str = "") -> None:
        """Show the keys that a field has a use for; without a key of its own its words are the game's."""
        self._words_key = words_key
        self._turn_to(_NUMBERS if is_number else _LETTERS)
        self.show_names(())

    def show_names(self, names: Sequence[str]) -> None:
        """Offer names to be taken by a tap: the first few, as many as stand whole beside one another."""
        self._named = tuple(names[:_MOST_NAMES])
        self._fit_names()

    def _fit_names(self) -> None:
        """The first is there in any case; of one wider than the keys as much as has room."""
        room = self._boards[self._rows].sizeHint().width()
        for place, button in enumerate(self.names):
            name = self._named[place] if place < len(self._named) else ""
            around = button.minimumSizeHint().width() - button.fontMetrics().horizontalAdvance(button.text())
            shown = button.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, max(room - around, 0))
            is_offered = bool(name) and (shown == name or not place)
            button.setText(literal(shown))
            button.setAccessibleName(name)
            button.setVisible(is_offered)
            room -= button.sizeHint().width() + _GAP if is_offered else room

    def take_form(self, *, has_names: bool, is_tight: bool) -> None:
        """Whether names have their row, and keys, which keep their size, stand close together."""
        if (has_names, is_tight) != (self._has_room, self._is_tight):
            self._has_room, self._is_tight = has_names, is_tight
            self.dress()

    def _lay_out(self) -> None:
        self._erase.setAutoRepeat(True)
        for switch in (self._shift, self._kana, self._words):
            switch.setCheckable(True)
        offered = self._offered = QWidget()
        row = QHBoxLayout(offered)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for button in self.names:
            row.addWidget(button)
        row.addStretch(1)
        foot = self._foot = QHBoxLayout()
        for key, stretch in (
            (self._close, 1),
            (self._shift, 1),
            (self._kana, 1),
            (self._words, 1),
            (self._space, 3),
            (self._erase, 1),
            (self._enter, 2),
        ):
            foot.addWidget(key, stretch)
        column = self._column = QVBoxLayout(self)
        column.addWidget(offered)
        for board in self._boards.values():
            column.addWidget(board)
        column.addLayout(foot)

    def _connect(self) -> None:
        for board in self._boards.values():
            for one in board.keys:
                one.key.clicked.connect(lambda _=False, one=one: self._press(one.types))
        for button in self.names:
            button.clicked.connect(lambda _=False, one=button: self.taken.emit(one.accessibleName()))
        self._space.clicked.connect(lambda: self.pressed.emit(Qt.Key.Key_Space, " "))
        self._erase.clicked.connect(lambda: self.pressed.emit(Qt.Key.Key_Backspace, "\b"))
        self._enter.clicked.connect(lambda: self.pressed.emit(Qt.Key.Key_Return, "\r"))
        self._close.clicked.connect(self.put_away)
        self._shift.toggled.connect(self.dress)
        self._kana.clicked.connect(lambda on: self._turn_to(_KANA if on else _LETTERS))
        self._words.clicked.connect(lambda on: self._turn_to(_WORDS if on else _LETTERS))
        for switch in (self._kana, self._words):
            switch.clicked.connect(self.turned)

    def _press(self, types: str) -> None:
        """A letter by its key; what is no letter of that alphabet, and a word, by its text alone."""
        text = types.upper() if self._shift.isChecked() else types
        is_letter = types.isascii() and len(types) == 1
        self.pressed.emit(ord(types.upper()) if is_letter else Qt.Key.Key_unknown, text)

    def _turn_to(self, rows: tuple[str, ...]) -> None:
        self._rows = rows
        self._kana.setChecked(rows is _KANA)
        self._words.setChecked(rows is _WORDS)
        self.dress()

    def dress(self) -> None:
        """Keys of the board in use, in the size of the text."""
        is_kana_read = language_of(self._bridge.preferences) == _HAS_KANA
        are_letters = self._rows is not _NUMBERS
        words = self._words_of_field() if is_kana_read else []
        for rows, board in self._boards.items():
            board.setVisible(rows is self._rows)
            board.dress(words if rows is _WORDS else (), is_shifted=self._shift.isChecked())
        self._offered.setVisible(are_letters and self._has_room)
        self._shift.setVisible(self._rows is _LETTERS)
        self._kana.setVisible(are_letters and is_kana_read)
        self._words.setVisible(are_letters and bool(words))
        self._name_keys()
        self._space_keys()
        self._size_keys()
        self._fit_names()
        self.adjustSize()

    def _words_of_field(self) -> list[str]:
        """Those of which its names are made, that no kana write; a game need not have any."""
        say = self._bridge.catalogue
        key = self._words_key or f"card-{self._bridge.base_board.id.replace('_', '-')}-words"
        return say.text(key).split() if key in say else []

    def _name_keys(self) -> None:
        say, palette = self._bridge.text, self._bridge.palette
        self.setAccessibleName(say("action-screen-keys"))
        self._space.setText(say("pad-space"))
        self._shift.setText(say("keys-capitals"))
        self._kana.setText(say("keys-kana"))
        self._words.setText(say("keys-words"))
        self._enter.setText(say("pad-go"))
        for key, picture, words in (
            (self._erase, "backspace", "pad-erase"),
            (self._close, "close", "keys-close"),
        ):
            key.setIcon(icon(picture, palette))
            key.setAccessibleName(say(words))

    def _space_keys(self) -> None:
        gap, margin = (_TIGHT_GAP, _TIGHT_MARGIN) if self._is_tight else (_GAP, _MARGIN)
        self._column.setContentsMargins(margin, margin, margin, margin)
        for row in (self._column, self._foot):
            row.setSpacing(gap)
        for rows, board in self._boards.items():
            columns = len(rows[0])
            board.stand(min(columns, _TIGHT_COLUMNS) if self._is_tight and rows is _WORDS else columns, gap)

    def _size_keys(self) -> None:
        least = _KEY_PX_IN_TABLE_MODE if self._bridge.is_table_mode else _KEY_PX
        width = max(least, round(_KEY_SHARE * self._bridge.text_size))
        font = text_font(max(self._bridge.text_size, _LEAST_TEXT))
        for key in self.findChildren(QPushButton):
            font.setBold(_is_sign(key.text()))
            key.setFont(font)
            key.ensurePolished()  # else it has no height of its own yet
            key.setMinimumWidth(width)
        board = self._boards[self._rows]
        wide = [one.key for one in board.keys] if self._rows is _WORDS else []
        for key in (self._shift, self._kana, self._words, self._space, self._enter, *wide):
            key.setMinimumWidth(max(width, key.fontMetrics().horizontalAdvance(key.text()) + 2 * _GAP))
        self._offered.setFixedHeight(self._enter.minimumHeight())
        of_kind(QLayout, board.layout()).activate()  # else the pad hears of its size later


@dataclass(slots=True)
class _Typed:
    """A key, and what it types."""

    key: QPushButton
    types: str


class _Board(QWidget):
    """Rows of keys of one kind."""

    def __init__(self, pad: QWidget, rows: Sequence[str]) -> None:
        super().__init__(pad)
        self.keys = [_Typed(_key(), character) for row in rows for character in row]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0
        self.stand(len(rows[0]), _GAP)

    def stand(self, columns: int, gap: int) -> None:
        """Stand in rows of so many."""
        self._grid.setSpacing(gap)
        if columns != self._columns:
            self._columns = columns
            for place, one in enumerate(self.keys):
                self._grid.addWidget(one.key, *divmod(place, columns))

    def dress(self, words: Sequence[str] = (), *, is_shifted: bool) -> None:
        """Say on each key what it types: words in place of characters, where there are any."""
        for one, word in zip(self.keys, words, strict=False):
            one.types = word
        for place, one in enumerate(self.keys):
            text = one.types.upper() if is_shifted else one.types
            one.key.setText(literal(_SHOWN.get(text, text)))
            one.key.setAccessibleName(_SHOWN.get(text, text))
            one.key.setVisible(not words or place < len(words))


def _is_sign(text: str) -> bool:
    """A comma, a dot or a mark: thin, it is next to nothing on its key."""
    return len(text) == 1 and not text.isalnum()


def _key() -> QPushButton:
    """Never takes the keyboard from the field."""
    key = QPushButton()
    key.setObjectName("pad-key")
    key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    key.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    return key


def _name() -> QPushButton:
    button = _key()
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return button
