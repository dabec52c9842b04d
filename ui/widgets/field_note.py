"""What is wrong with what was typed into a field, told right under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

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
        on_change(field, lambda *_: self.take_back())
        self.hide()

    def tell(self, reason: Reason) -> None:
        """Say what is wrong; the field takes the keyboard, what was typed marked."""
        self.setText(self._bridge.reason_text(reason))
        self._field.setAccessibleDescription(self.text())
        self.show()
        line = self._field if isinstance(self._field, QLineEdit) else self._field.findChild(QLineEdit)
        (line or self._field).setFocus(Qt.FocusReason.OtherFocusReason)
        if line is not None:
            line.selectAll()

    def take_back(self) -> None:
        """Say nothing any more."""
        self.hide()
        self._field.setAccessibleDescription("")
