"""What the style sheet draws a widget like, changed while it is shown."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget


def look_like(widget: QWidget, name: str) -> None:
    """Draw a widget as the style sheet has it for a name."""
    if widget.objectName() != name:
        widget.setObjectName(name)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))  # a frame keeps its padding else
