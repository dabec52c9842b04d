"""Naming counters by typing or pasting: a line for each place, as `3x 4-5-7, 9-1, 2 LMG @ NN8`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextCursor
from PySide6.QtWidgets import QListView, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from companion.reason import Reason
from ui.session.message import Severity
from ui.widgets.name_list import NameList

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ui.panels.panel import Texts
    from ui.session.bridge import SessionBridge

    Complete = Callable[[str], tuple[int, list[str]]]
    """Where on a line its last name begins, and what that may become."""

_MOST_LINES = 8
_BLANKS = " \N{IDEOGRAPHIC SPACE}"
_FRAME = 14  # pixels about the lines
_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RosterLines(QPlainTextEdit):
    """As high as its lines; Return emits `submitted`, Shift+Return begins another line.

    Names are completed as they are typed, and none is taken until the arrows choose it. They may be typed
    in kana, so the input method stays on.
    """

    submitted = Signal()

    def __init__(self, complete: Complete) -> None:
        super().__init__()
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferLatin)
        self._complete, self._begin, self._is_taking = complete, 0, False
        self._completer, self._names = NameList(self, self.take_name), QListView()
        self._completer.setWidget(self)
        self._completer.setPopup(self._names)  # after the widget, which keeps the keyboard
        self._completer.activated.connect(self.take_name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabChangesFocus(True)
        self.textChanged.connect(self.updateGeometry)
        self.textChanged.connect(self._list_names)

    def sizeHint(self) -> QSize:
        lines = min(max(self.blockCount(), 2), _MOST_LINES)
        return QSize(80, lines * self.fontMetrics().lineSpacing() + _FRAME)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def listed(self) -> list[str]:
        """The names that what was typed last may become."""
        return self._completer.names

    def take_name(self, name: str) -> None:
        """A name in place of what was typed of it."""
        cursor, here = self.textCursor(), self.textCursor().positionInBlock()
        cursor.movePosition(
            QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, here - self._begin
        )
        self._is_taking = True
        cursor.insertText(name)
        self._is_taking = False

    def drop_blanks(self) -> None:
        """Take off the blanks behind all that was typed."""
        text, cursor = self.toPlainText(), self.textCursor()
        if blanks := len(text) - len(text.rstrip(_BLANKS)):
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, blanks)
            cursor.removeSelectedText()

    def _take_back(self) -> None:
        """Undo what was typed; that blanks were typed behind it and taken off again is no step of its own."""
        before = self.toPlainText().rstrip(_BLANKS)
        while self.document().isUndoAvailable():
            self.undo()
            if self.toPlainText().rstrip(_BLANKS) != before:
                return

    def _list_names(self) -> None:
        cursor, found = self.textCursor(), list[str]()
        if self.hasFocus() and not self._is_taking and cursor.atBlockEnd():
            self._begin, found = self._complete(cursor.block().text())
        self._completer.show_names(found)
        if not found or self._completer.is_away:
            self._names.hide()
            return
        box = self.cursorRect()
        box.setWidth(self._names.sizeHintForColumn(0) + self._names.verticalScrollBar().sizeHint().width())
        self._completer.complete(box)
        self._names.setCurrentIndex(QModelIndex())  # Qt chooses the first

    @property
    def _has_chosen(self) -> bool:
        """Whether the arrows stand on a name of the list: Return takes that one."""
        return self._names.isVisible() and self._names.currentIndex().isValid()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _RETURN and self._has_chosen:
            event.ignore()
            return
        is_more = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in _RETURN and not is_more:
            self._names.hide()
            self.submitted.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self._take_back()
        else:
            super().keyPressEvent(event)


class RosterEntry(QWidget):
    """Emits `named(text)`: whoever takes it clears the lines, or leaves them to be put right.

    Its `button` stands where its holder puts it.
    """

    named = Signal(str)

    def __init__(self, bridge: SessionBridge, texts: Texts, complete: Complete) -> None:
        super().__init__()
        self._bridge = bridge
        self.lines, self.button, self.again = RosterLines(complete), QPushButton(), QPushButton()
        self._kept = ""
        self._given = ""  # lines that were handed over; empty once something else is typed
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        column.addWidget(self.again)
        self.again.hide()
        texts.bind("roster-name", self.button.setText, self.lines.setAccessibleName)
        texts.bind("roster-tip", self.lines.setToolTip)
        self.lines.submitted.connect(self.submit)
        self.lines.textChanged.connect(self._begin)
        self.button.clicked.connect(self.submit)
        self.again.clicked.connect(lambda: self.named.emit(self._kept))
        texts.bind("roster-again", self.again.setText)
        texts.bind("roster-again-tip", self.again.setToolTip)

    def _begin(self) -> None:
        """Something is typed anew; blanks are no beginning, nor that those are taken off."""
        if self.lines.toPlainText().strip() not in ("", self._given):
            self._given = ""

    def take_keyboard(self) -> None:
        """Name something else: what an earlier naming left is typed over, as no player goes on from there."""
        self.lines.setFocus()
        self.lines.selectAll()

    def offer(self, kept: str) -> None:
        """Offer the lines of an earlier session; none for an empty text."""
        self._kept = kept
        self.again.setVisible(bool(kept))

    def add(self, text: str) -> None:
        """Hand over lines typed elsewhere, and with them what stands here already."""
        self.lines.moveCursor(QTextCursor.MoveOperation.End)
        self.lines.insertPlainText(f"\n{text}" if self.lines.toPlainText().strip() else text)
        self.submit()

    def submit(self) -> None:
        """Hand over the lines, without the blanks of a thumb: they would stay behind what is refused."""
        self.lines.drop_blanks()
        if lines := self.lines.toPlainText().strip():
            self.named.emit(self.lines.toPlainText())
            self._given = lines
        elif not self._given:  # an Enter too many leaves what the lines brought to be read
            self._bridge.say(Reason("nothing-typed"), Severity.ERROR, slot="refusal")
        self.lines.setFocus()

    def mark(self, refused: Iterable[str]) -> None:
        """Mark the words of the lines that would not do, to be typed anew; none that stand there twice."""
        text = self.lines.toPlainText()
        found = [words for words in refused if words and text.count(words) == 1]
        if not found:
            return
        words, cursor = max(found, key=len), self.lines.textCursor()
        at = text.index(words)
        cursor.setPosition(at)
        cursor.setPosition(at + len(words), QTextCursor.MoveMode.KeepAnchor)
        self.lines.setTextCursor(cursor)
