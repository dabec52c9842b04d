"""What a screen reader says by itself, though nobody has gone where it is shown."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def speak(widget: QWidget, words: str, *, is_urgent: bool = False) -> None:
    """Say words of a part of the window: after what is being said, or at once where something was refused."""
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    polite, at_once = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive
    event.setPoliteness(at_once if is_urgent else polite)
    QAccessible.updateAccessibility(event)
