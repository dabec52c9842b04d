"""A line of small account under what it belongs to."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from ui.widgets.wrapped_label import WrappedLabel


def dim_line(words: str) -> QLabel:
    """A wrapped label in dim letters."""
    label = WrappedLabel(words)
    label.setObjectName("dim")
    return label
