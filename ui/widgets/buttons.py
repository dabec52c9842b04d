"""Buttons as most places want them: Qt's stubs know no inherited property as an argument."""

from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QToolButton

B = TypeVar("B", bound=QAbstractButton)


def staying_down(button: B, *, is_down: bool = False) -> B:
    """A button that stays down when pressed, and comes up when pressed again."""
    button.setCheckable(True)
    button.setChecked(is_down)
    return button


def text_button(text: str) -> QToolButton:
    """A tool button with a text."""
    button = QToolButton()
    button.setText(text)
    return button
