"""The head of the history: to be written down by the other player, and checked when the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


class HistoryHead(QWidget):
    """Eight characters for the whole history of a session with two players, and a field to check some."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.shown = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.line = QLineEdit()
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhPreferUppercase)
        self.button = QPushButton()
        self.found = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.found.setObjectName("dim")
        self.line.returnPressed.connect(self._check)
        self.button.clicked.connect(self._check)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.shown)
        column.addLayout(row)
        column.addWidget(self.found)

    def refresh(self) -> None:
        """Show the head as it is now."""
        session = self._bridge.session
        self.setVisible(session is not None and session.secrecy.is_kept)
        if session is None:
            return
        text = self._bridge.text
        self.shown.setText(text("head-shown", head=session.head, entry=str(session.store.head.seq)))
        self.line.setPlaceholderText(text("head-field"))
        self.line.setAccessibleName(text("head-field"))
        self.button.setText(text("head-check"))
        self.found.setVisible(bool(self.found.text()))

    def _check(self) -> None:
        """Look for what was written down; the field keeps it, to be read again."""
        session, typed = self._bridge.session, self.line.text().strip()
        if session is None or not typed:
            return
        seq = session.find_head(typed)
        key, entry = ("head-found", str(seq)) if seq else ("head-not-found", "")
        self.found.setText(self._bridge.text(key, entry=entry))
        self.found.show()
