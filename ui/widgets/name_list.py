"""The names that what is typed may become, listed below its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCompleter, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Complete = Callable[[str], Iterable[str]]
    """What a whole line may become."""

_EDGE = 10  # pixels beside the longest name
_RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

Field = QLineEdit | QPlainTextEdit


class NameList(QCompleter):
    """None is taken until it is chosen, by arrows or a tap; `take` puts it into the field.

    Where they are shown elsewhere, as above keys on the screen, the list itself stays away.
    """

    def __init__(self, field: Field, take: Callable[[str], object]) -> None:
        super().__init__(field)
        self._found, self._nothing = QStringListModel(field), QStringListModel(field)
        self.take = take
        self.setModel(self._found)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)

    @property
    def names(self) -> list[str]:
        """The names listed now."""
        return self._found.stringList()

    def show_names(self, names: Iterable[str]) -> None:
        """List other names."""
        self._found.setStringList(list(names))

    @property
    def is_away(self) -> bool:
        """Whether somebody else shows the names."""
        return self.model() is self._nothing

    def stay_away(self, *, is_away: bool) -> None:
        """Whether somebody else shows the names."""
        self.setModel(self._nothing if is_away else self._found)


class _PassesOn(QObject):
    """A press beside the list closes it and is a tap on what lies there: nobody has to tap a button twice.

    The finger's own release goes with the list, whatever was passed on. The wheel beside it scrolls on.
    """

    def __init__(self, popup: QWidget) -> None:
        super().__init__(popup)
        self._popup = popup

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() == QEvent.Type.MouseButtonPress
        if not isinstance(event, QWheelEvent) and not (is_press and isinstance(event, QMouseEvent)):
            return False
        if self._popup.rect().contains(event.position().toPoint()):
            return False
        self._popup.hide()
        if isinstance(event, QWheelEvent):
            _turn(event)
        else:
            self._tap(event)
        return True

    def _tap(self, event: QMouseEvent) -> None:
        there = event.globalPosition()
        pressed = QApplication.widgetAt(there.toPoint())
        _give_keyboard(pressed)
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            if pressed is not None and isValid(pressed):
                held = event.buttons() if kind is event.type() else Qt.MouseButton.NoButton
                at, button, keys = pressed.mapFromGlobal(there), event.button(), event.modifiers()
                QApplication.sendEvent(pressed, QMouseEvent(kind, at, there, button, held, keys))


def _turn(event: QWheelEvent) -> None:
    """Turn the wheel over what lies there, else over what around it scrolls."""
    there = event.globalPosition()
    below = QApplication.widgetAt(there.toPoint())
    how = event.pixelDelta(), event.angleDelta(), event.buttons(), event.modifiers()
    while below is not None:
        turn = QWheelEvent(below.mapFromGlobal(there), there, *how, event.phase(), event.inverted())
        if QApplication.sendEvent(below, turn) and turn.isAccepted():
            return
        below = None if below.isWindow() else below.parentWidget()


def _give_keyboard(pressed: QWidget | None) -> None:
    """As a press that comes from the screen does: to what is pressed, or to what around it takes it."""
    while pressed is not None and not pressed.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        pressed = None if pressed.isWindow() else pressed.parentWidget()
    if pressed is not None:
        pressed.setFocus(Qt.FocusReason.MouseFocusReason)


class _TakesFirst(QObject):
    """Return takes the name that the arrows stand on, and does no more: a second one is for the line.

    With none chosen it is for the line at once. Of Qt's own list the one that goes on as typed would be put
    there even after the line was refused.
    """

    def __init__(self, names: NameList) -> None:
        super().__init__(names)
        self._names = names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        popup, field = self._names.popup(), self._names.widget()
        if event.key() not in _RETURNS or popup is None or field is None:
            return False
        # the one that goes on as typed is current all the same, but selected only by the arrows
        chosen = popup.selectionModel().selectedIndexes()
        name = chosen[0].data() if chosen else ""
        popup.hide()  # keys that come meanwhile would go with the list
        if name:
            self._names.take(name)
        else:
            QApplication.sendEvent(field, event)
        return True


class _NamesOfLine(NameList):
    """Those of a line. Their list is made when there is first something in it: most lines never have one."""

    _is_made = False

    def popup(self) -> QAbstractItemView | None:
        popup = super().popup()
        if popup is not None and not self._is_made:
            self._is_made = True
            popup.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)  # some platforms pass it on themselves
            popup.installEventFilter(_PassesOn(popup))
            popup.installEventFilter(_TakesFirst(self))
        return popup


def list_names(line: QLineEdit, complete: Complete) -> NameList:
    """Complete a line as it is typed."""
    names = _NamesOfLine(line, line.setText)
    line.setCompleter(names)

    def follow(text: str) -> None:
        names.show_names(complete(text))
        if names.names and (popup := names.popup()) is not None:
            popup.setMinimumWidth(popup.sizeHintForColumn(0) + _EDGE)  # a hex stands at the end of its name

    line.textEdited.connect(follow)
    return names
