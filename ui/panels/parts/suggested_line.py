"""A line of text with what may be tapped in place of typing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui.widgets.flow_layout import FlowLayout
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from companion.kit.panels import Input, Suggestion
    from ui.session.bridge import SessionBridge

_MOST_BESIDE = 8  # that are seen at a look


class SuggestedLine(QWidget):
    """A line of text, typed or tapped. More `chips` than are seen at a look stand below the whole form.

    What is `tapped` stands in the line, behind what stood there if it is added.
    """

    changed = Signal()
    tapped = Signal(object)

    def __init__(self, bridge: SessionBridge, one: Input) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.textChanged.connect(self.changed)
        completer = QCompleter([suggestion.text for suggestion in one.suggestions], self.line)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.line.setCompleter(completer)
        self.chips = QWidget()
        flow = FlowLayout(self.chips)
        for suggestion in one.suggestions:
            chip = QPushButton(literal(bridge.reason_text(suggestion.label)))
            chip.clicked.connect(lambda _checked=False, one=suggestion: self._take(one))
            flow.addWidget(chip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)
        self.are_many = len(one.suggestions) > _MOST_BESIDE
        if not self.are_many:
            column.addWidget(self.chips)

    def _take(self, one: Suggestion) -> None:
        before = self.line.text().strip().rstrip(",") if one.is_added else ""
        self.line.setText(f"{before}, {one.text}" if before else one.text)
        self.tapped.emit(one)

    def setAccessibleName(self, name: str) -> None:
        """What is typed into is the line, so that goes by the name too."""
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)
