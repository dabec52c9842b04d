"""A line of words to look for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QToolButton

from ui.widgets.marked_line import MarkedLine


class SearchLine(MarkedLine):
    """A tap on its cross empties it and gives it the keyboard: undo brings the words back.

    Who left it finds what was looked for as it was; what is typed next takes its place.
    """

    def __init__(self) -> None:
        super().__init__(clearButtonEnabled=True)
        self.is_emptied_by_hand = False
        self.textChanged.connect(lambda _text: self._note(by_hand=False))
        self._cross = self.findChild(QToolButton)
        if self._cross is not None:  # its own slot, which empties the line, comes first
            self._cross.clicked.connect(self._on_cross)

    def name_cross(self, words: str) -> None:
        """What is heard of the cross, and shown beside it."""
        if self._cross is not None:
            self._cross.setAccessibleName(words)
            self._cross.setToolTip(words)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.selectAll()

    def _on_cross(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._note(by_hand=True)

    def _note(self, *, by_hand: bool) -> None:
        self.is_emptied_by_hand = by_hand
