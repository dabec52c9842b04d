"""A line of small account under what it belongs to."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel


def dim_line(words: str) -> QLabel:
    """A wrapped label in dim letters."""
    label = QLabel(words, wordWrap=True)
    label.setObjectName("dim")
    return label
