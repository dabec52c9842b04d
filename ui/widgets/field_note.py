"""What is wrong with what was typed into a field, told right under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from ui.session.bridge import Change
from ui.widgets.spoken import speak

if TYPE_CHECKING:
    from companion.reason import Reason
    from ui.session.bridge import SessionBridge

_SIGNALS = ("textChanged", "changed", "chosen", "currentIndexChanged")  # one of them: a field was set


def on_change(field: QWidget, work: object) -> None:
    """Do some work whenever a field is set."""
    signals = (getattr(field, name) for name in _SIGNALS if hasattr(field, name))
    next(signals).connect(work)


class FieldNote(QLabel):
    """Stands under its field until that is set anew; whoever hears the field hears the note."""

    def __init__(self, bridge: SessionBridge, field: QWidget) -> None:
        super().__init__(wordWrap=True)
        self.setObjectName("field-note")
        self._bridge, self._field = bridge, field
        self._told: Reason | None = None
        on_change(field, lambda *_: self.take_back())
        self.hide()

    def tell(self, reason: Reason, *, takes_keyboard: bool = True) -> None:
        """Say what is wrong; the field takes the keyboard, what was typed marked, unless it was left."""
        if self._told is None:  # few notes ever tell anything
            self._bridge.changed.connect(self._on_changed)
        self._told = reason
        self._put_into_words(reason)
        self.show()
        line = self._field if isinstance(self._field, QLineEdit) else self._field.findChild(QLineEdit)
        speak(line or self._field, self.text(), is_urgent=True)  # who is there already hears nothing of it
        if not takes_keyboard:
            return
        (line or self._field).setFocus(Qt.FocusReason.OtherFocusReason)
        if line is not None:
            line.selectAll()

    def take_back(self) -> None:
        """Say nothing any more."""
        self.hide()
        self._field.setAccessibleDescription("")

    def _put_into_words(self, reason: Reason) -> None:
        self.setText(self._bridge.reason_text(reason))
        self._field.setAccessibleDescription(self.text())

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes and self._told is not None and not self.isHidden():
            self._put_into_words(self._told)
