"""A finger that bounces presses once: a second press at once after the first is none."""

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

BOUNCE_MS = 250  # slower ones are meant
_NEAR = 8  # pixels
_ONCE = "pressed-once"
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class LastPress:
    """The press before, on whatever window: a menu goes with it, and a second tap would hit another one."""

    def __init__(self) -> None:
        self._pressed: QWidget | None = None
        self._at, self.ms = QPointF(), -BOUNCE_MS

    def forget(self) -> None:
        """Nothing was pressed yet."""
        self._pressed, self.ms = None, -BOUNCE_MS

    def note(self, pressed: QWidget | None, event: QMouseEvent) -> None:
        """It is this one from now on."""
        self._pressed, self._at, self.ms = pressed, event.globalPosition(), event.timestamp()

    def is_at(self, place: QPointF) -> bool:
        """Whether it was at a place on the screen."""
        return (place - self._at).manhattanLength() < _NEAR

    def is_bounced_by(self, pressed: QWidget | None, event: QMouseEvent) -> bool:
        """Whether a press follows at once, at the same place, for another widget or a second time."""
        if not self.is_at(event.globalPosition()):
            return False
        since = event.timestamp() - self.ms
        if pressed is self._pressed:  # at the same moment a double press is told besides the press that it is
            return 0 < since < BOUNCE_MS and _is_pressed_once(pressed)
        return since < BOUNCE_MS


def press_once(*widgets: QWidget) -> None:
    """A second press at once would do a second thing, so it does none; what is switched needs no telling."""
    for widget in widgets:
        widget.setProperty(_ONCE, True)


def _is_pressed_once(pressed: QWidget | None) -> bool:
    if isinstance(pressed, QAbstractButton):
        return pressed.isCheckable() or bool(pressed.property(_ONCE))
    while pressed is not None and not pressed.property(_ONCE):
        pressed = pressed.parentWidget()
    return pressed is not None


LAST_PRESS = LastPress()


class NotesPresses(QObject):
    """For what is gone once it is pressed, on a window of its own: the second tap is for nothing below it.

    Nor is that of the tap which brought it for what lies under it there.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        pressed = watched if isinstance(watched, QWidget) else None
        if LAST_PRESS.is_bounced_by(pressed, event):
            return True
        LAST_PRESS.note(pressed, event)
        return False
