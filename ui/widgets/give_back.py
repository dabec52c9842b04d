"""The keyboard for who had it before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


def give_back(holder: QWidget | None) -> None:
    """Let a widget have the keyboard again, where it is still to be seen."""
    if holder is not None and isValid(holder) and holder.isVisible():
        holder.setFocus(Qt.FocusReason.OtherFocusReason)
