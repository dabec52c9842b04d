"""A line of text with what may be tapped in place of typing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from companion.kit.names import Name, Names
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.literal import literal
from ui.widgets.name_list import list_names
from ui.widgets.one_press import press_once

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
        self._bridge = bridge
        self._names = Names(
            Name(self._written(each), (each.label,), (each.text,)) for each in one.suggestions
        )
        list_names(self.line, self._completions)
        self.chips = Chips()
        flow = FlowLayout(self.chips)
        for suggestion in one.suggestions:
            chip = QPushButton(literal(bridge.reason_text(suggestion.label)))
            chip.clicked.connect(lambda _checked=False, one=suggestion: self._take(one))
            press_once(chip)  # a bouncing finger names one counter more
            flow.addWidget(chip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)
        self.are_many = len(one.suggestions) > _MOST_BESIDE
        if not self.are_many:
            column.addWidget(self.chips)

    def _completions(self, text: str) -> list[str]:
        """What a line may become, the last name on it completed, in whichever language it is typed."""
        before, comma, last = text.rpartition(",")
        head = f"{before}{comma} " if comma else ""
        return [f"{head}{name}" for name in dict.fromkeys(one.means for one in self._names.fitting(last))]

    def _take(self, one: Suggestion) -> None:
        before = self.line.text().strip().rstrip(",") if one.is_added else ""
        written = self._written(one)
        self.line.setText(f"{before}, {written}" if before else written)
        self.tapped.emit(one)

    def _written(self, one: Suggestion) -> str:
        return self._bridge.reason_text(one.written) if one.written else one.text

    def setAccessibleName(self, name: str) -> None:
        """What is typed into is the line, so that goes by the name too; and so does what may be tapped."""
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)
        self.chips.setAccessibleName(name)


class Chips(QWidget):
    """What may be tapped, heard as a group: the next line of a form may have the same."""
