"""A finger that bounces presses once: a second press at once after the first is none."""

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

BOUNCE_MS = 250  # slower ones are meant
_NEAR = 8  # pixels


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
        """Whether a press follows at once, at the same place, and would hit another widget or switch back."""
        if not self.is_at(event.globalPosition()):
            return False
        is_another = pressed is not self._pressed
        return event.timestamp() - self.ms < BOUNCE_MS and (is_another or _is_switch(pressed))


def _is_switch(pressed: QWidget | None) -> bool:
    return isinstance(pressed, QAbstractButton) and pressed.isCheckable()


LAST_PRESS = LastPress()


class NotesPresses(QObject):
    """For what is gone once it is pressed, on a window of its own: the second tap is for nothing below it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            LAST_PRESS.note(watched if isinstance(watched, QWidget) else None, event)
        return False


class OnePress(QObject):
    """For buttons whose second press would do a second thing, or take back the first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pressed_ms = 0
        self._is_bounce = False  # of the press: its lifting is none either, for what lies under the button

    def watch(self, *buttons: QWidget) -> None:
        """From now on their double press is one press."""
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        if event.type() == QEvent.Type.MouseButtonDblClick:
            since, self._pressed_ms = event.timestamp() - self._pressed_ms, event.timestamp()
            self._is_bounce = since < BOUNCE_MS
            return self._is_bounce
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed_ms, self._is_bounce = event.timestamp(), False
        return event.type() == QEvent.Type.MouseButtonRelease and self._is_bounce
