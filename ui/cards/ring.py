"""The answers of a question as keys reach them: none is ringed at first, Enter gives the one that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QAbstractButton

_TOLD = "ring-told"
STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Ring(QObject):
    """A button is ringed by having the keyboard: an arrow, its letter or its number gives it that.

    `keys` are the letters and digits of the first buttons, of which one may be empty.
    """

    def __init__(self, pad: QWidget, buttons: Sequence[QAbstractButton], keys: Sequence[str] = ()) -> None:
        super().__init__(pad)
        self._buttons = tuple(buttons)
        self._keys = tuple(keys)
        self._typed = ""
        for button in self._buttons:
            button.installEventFilter(self)

    def take(self, text: str) -> bool:
        """Ring the answer of one letter or number; False when it names none."""
        place = self._place(text.upper())
        if place is None or not self._buttons[place].isEnabled():
            return False
        self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self._typed = text
        return True

    def let_go(self) -> str:
        """The letter that rings an answer, which is ringed no more; empty where none does."""
        typed, self._typed = self._typed, ""
        return typed if any(button.hasFocus() for button in self._buttons) else ""

    def step(self, by: int) -> None:
        """Ring the next answer that can be given, or the one before."""
        self._typed = ""
        open_ = [button for button in self._buttons if button.isEnabled()]
        at = next((place for place, button in enumerate(open_) if button.hasFocus()), -1 if by > 0 else 0)
        if open_:
            open_[(at + by) % len(open_)].setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in STEPS:
            self.step(STEPS[event.key()])
            return True
        return False

    def _place(self, text: str) -> int | None:
        if text.isdecimal():
            return int(text) - 1 if 0 < int(text) <= len(self._buttons) else None
        return self._keys.index(text) if text and text in self._keys else None


def lettered(text: str, key: str) -> str:
    """A text that tells its key, where it does not begin with it: neither 15 nor 1st begins with 1."""
    begins_so = text.upper().startswith(key) and not (
        key.isdigit() and text[len(key) : len(key) + 1].isalnum()
    )
    return text if begins_so or not key else f"{text} ({key})"


def is_marked(button: QWidget) -> bool:
    """Whether it is ringed by what is typed elsewhere."""
    return bool(button.property("ringed"))


def mark(button: QWidget, *, is_on: bool, told: str = "") -> None:
    """Ring a button that what is typed elsewhere means; screen readers are `told` what the ring says."""
    if is_marked(button) != is_on:
        button.setProperty("ringed", is_on)
        button.style().unpolish(button)
        button.style().polish(button)
    words = told if is_on else ""
    if words != (button.property(_TOLD) or ""):  # what others tell of it stays
        button.setProperty(_TOLD, words)
        button.setAccessibleDescription(words)
