"""Layouts whose widgets come and go."""

from PySide6.QtWidgets import QLayout


def clear(layout: QLayout) -> None:
    """Take every widget out of a layout; they are gone from the screen at once."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def show_now(layout: QLayout) -> None:
    """Show what was put into a layout at once: otherwise it is laid out anew in several later turns."""
    for place in range(layout.count()):
        if (widget := layout.itemAt(place).widget()) is not None:
            widget.show()
    layout.activate()
    layout.parentWidget().updateGeometry()
