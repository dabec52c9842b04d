"""Yes or no as one button: it says what is meant, and stays down for yes."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from companion.kit.questions import NO, YES
from ui.widgets.buttons import staying_down
from ui.widgets.literal import literal


class YesChip(QPushButton):
    """Emits `changed` when it is pressed or set."""

    changed = Signal()

    def __init__(self, text: str, *, is_yes: bool) -> None:
        super().__init__(literal(text))
        self.setObjectName("chip")
        staying_down(self, is_down=is_yes)
        self.toggled.connect(self.changed)

    def value(self) -> str:
        """The answer that it stands for now."""
        return YES if self.isChecked() else NO

    def values(self) -> tuple[str, str]:
        """Both answers."""
        return NO, YES

    def set_value(self, value: object) -> None:
        """Show an answer."""
        self.setChecked(value == YES)
