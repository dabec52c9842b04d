"""A line of words to look for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QToolButton

from ui.widgets.marked_line import MarkedLine


class SearchLine(MarkedLine):
    """A tap on its cross empties it and gives it the keyboard: undo brings the words back.

    Who left it finds what was looked for as it was; what is typed next takes its place.
    """

    def __init__(self) -> None:
        super().__init__(clearButtonEnabled=True)
        self.is_emptied_by_hand = False
        self._within: object = None
        self.textChanged.connect(lambda _text: self._note(by_hand=False))
        self._cross = self.findChild(QToolButton)
        if self._cross is not None:  # its own slot, which empties the line, comes first
            self._cross.clicked.connect(self._on_cross)

    def name_cross(self, words: str) -> None:
        """What is heard of the cross, and shown beside it."""
        if self._cross is not None:
            self._cross.setAccessibleName(words)
            self._cross.setToolTip(words)

    def look_in(self, whole: object) -> None:
        """What is looked through: nothing is looked for yet in another than before."""
        if whole is not self._within:
            self._within = whole
            self.clear()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.selectAll()  # not as it goes: the keyboard leaves it after that, and unmarks it

    def _on_cross(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._note(by_hand=True)

    def _note(self, *, by_hand: bool) -> None:
        self.is_emptied_by_hand = by_hand
