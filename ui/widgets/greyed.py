"""A control that is greyed says why: in its tip, to screen readers, and when it is tapped all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent

from companion.kit.questions import answer_first
from companion.reason import Reason
from ui.session.message import Severity
from ui.widgets.one_press import BOUNCE_MS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

    from ui.session.bridge import SessionBridge

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


def grey_while_asked(bridge: SessionBridge, widget: QWidget) -> None:
    """Disable a widget while an answer comes first."""
    waiting = bridge.session.state.waiting if bridge.session else ()
    grey(bridge, widget, answer_first(waiting[0]) if waiting else None)


def grey(
    bridge: SessionBridge,
    widget: QWidget,
    why: Reason | None,
    tip: str = "",
    tried: Callable[[], object] | None = None,
) -> None:
    """Disable a widget for a reason, or let it be used again for none; then it has its own `tip`.

    A tap says why, or does what is `tried` all the same: what refuses that may be overruled by the table.
    """
    widget.setEnabled(why is None)
    words = bridge.reason_text(why) if why else ""
    widget.setToolTip(words or tip)
    widget.setAccessibleDescription(words)
    tap = widget.findChild(_Tap) or _Tap(bridge, widget)
    tap.why, tap.tried = why, tried


def press(button: QAbstractButton) -> None:
    """Press a button of a form by Enter in one of its fields; a greyed one says why, as it does to a tap."""
    tap = button.findChild(_Tap)
    if button.isEnabled() or tap is None:
        button.click()
    else:
        tap.answer()


def grey_while_empty(
    bridge: SessionBridge, lines: Iterable[QLineEdit], *buttons: QAbstractButton
) -> Callable[[], None]:
    """Disable what takes or changes lines as long as nothing stands in any; else a tip names the button.

    Call what is returned when the language is another.
    """
    lines = tuple(lines)

    def refresh() -> None:
        why = None if any(line.text() for line in lines) else Reason("nothing-typed")
        for button in buttons:
            grey(bridge, button, why)
            button.setToolTip(button.toolTip() or button.accessibleName())

    for line in lines:
        line.textChanged.connect(refresh)
    refresh()
    return refresh


class _Tap(QObject):
    """Hears the taps that Qt keeps from a disabled widget.

    A finger that bounces has not asked why: its first press was done, and may have greyed what it pressed.
    """

    def __init__(self, bridge: SessionBridge, widget: QWidget) -> None:
        super().__init__(widget)
        self._bridge = bridge
        self.why: Reason | None = None
        self.tried: Callable[[], object] | None = None
        self._pressed_ms, self._is_bounce = -BOUNCE_MS, False
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() in _PRESSES:
            self._is_bounce = event.timestamp() - self._pressed_ms < BOUNCE_MS
            self._pressed_ms = event.timestamp()
        if event.type() != QEvent.Type.MouseButtonRelease or self.why is None or self._is_bounce:
            return False
        self.answer()
        return True

    def answer(self) -> None:
        """Do what is tried all the same, else say why not."""
        if self.tried is not None:
            self.tried()
        elif self.why is not None:
            self._bridge.say(self.why, Severity.ERROR, slot="refusal")
