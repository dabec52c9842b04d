"""A field of a form in which several of some things are taken: each a button that stays down."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from companion.kit.panels import Input
from ui.session.bridge import SessionBridge
from ui.widgets.buttons import staying_down
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.literal import literal


class Several(QWidget):
    """The suggestions of an input; `taken` are the texts of those that are down, in their order."""

    changed = Signal()

    def __init__(self, bridge: SessionBridge, one: Input) -> None:
        super().__init__()
        self.chips: dict[str, QPushButton] = {}
        flow = FlowLayout(self)
        for suggestion in one.suggestions:
            name = bridge.reason_text(suggestion.label)
            chip = staying_down(QPushButton(literal(suggestion.short or name)))
            chip.setObjectName("chip")
            chip.setToolTip(name)
            chip.setAccessibleName(name)
            chip.toggled.connect(self.changed)
            self.chips[suggestion.text] = chip
            flow.addWidget(chip)

    @property
    def taken(self) -> tuple[str, ...]:
        """What is taken now."""
        return tuple(text for text, chip in self.chips.items() if chip.isChecked())

    def take(self, texts: tuple[str, ...]) -> None:
        """Take some and no others."""
        for text, chip in self.chips.items():
            chip.setChecked(text in texts)
