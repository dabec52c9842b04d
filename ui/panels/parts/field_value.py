"""What stands in a field of a form, and how it comes to stand there again."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from ui.panels.parts.several import Several
from ui.panels.parts.suggested_line import SuggestedLine
from ui.shell.kinds import of_kind
from ui.widgets.segments import Segments
from ui.widgets.stepper import Stepper
from ui.widgets.yes_chip import YesChip


def told_in(field: QWidget) -> Any:
    """What was told in a field, a line as its text; None for nothing."""
    match field:
        case Stepper():
            return field.value
        case Segments() | YesChip():
            return field.value()
        case QComboBox():
            return field.currentData()
        case Several():
            return field.taken or None
    return _line(field).text().strip() or None


def tell_in(field: QWidget, told: Any) -> None:
    """Put something that was told in a field before there again, where it may still be told."""
    match field:
        case Stepper():
            field.set_value(told)
        case Segments() | YesChip():
            if told in field.values():
                field.set_value(told)
        case QComboBox():
            field.setCurrentIndex(field.findData(told))
        case Several():
            field.take(told)
        case _:
            _line(field).setText(told)


def _line(field: QWidget) -> QLineEdit:
    return of_kind(QLineEdit, field.line if isinstance(field, SuggestedLine) else field)
