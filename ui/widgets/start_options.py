"""What may be chosen before a scenario begins: for each option its values, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.reason import Reason
from ui.widgets.layouts import clear, show_now
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kit.system import StartOption
    from ui.session.bridge import SessionBridge

_NONE = "none"
_COLUMNS = 6


class StartOptions(QWidget):
    """Each option under its name, nothing chosen at first. Emits `chosen` when the player picks a value."""

    chosen = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._shown: tuple[StartOption, ...] = ()
        self._names: dict[str, QLabel] = {}
        self.choices: dict[str, Segments] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_options(self, options: Sequence[StartOption]) -> None:
        """Offer these options in place of those before."""
        self._shown = tuple(options)
        clear(self._column)
        self._names = {option.key: WrappedLabel() for option in options}
        self.choices = {one.key: Segments((_NONE, *one.values), columns=_COLUMNS) for one in options}
        for option in options:
            self._names[option.key].setObjectName("subheading")
            self.choices[option.key].set_value(_NONE)
            self.choices[option.key].chosen.connect(lambda _one: self.chosen.emit())
            self._column.addWidget(self._names[option.key])
            self._column.addWidget(self.choices[option.key])
        self.name()
        show_now(self._column)

    def name(self) -> None:
        """Word everything in the language in use."""
        for option in self._shown:
            key = f"start-option-{option.key}"
            self._names[option.key].setText(self._bridge.reason_text(Reason(key, option.rule)))
            for value in self.choices[option.key].values():
                self.choices[option.key].set_text(value, self._bridge.text(f"{key}-{value}"))

    def values(self) -> dict[str, str]:
        """What is chosen, by key."""
        chosen = {key: str(choice.value()) for key, choice in self.choices.items()}
        return {key: value for key, value in chosen.items() if value != _NONE}
