"""What one press of a key brings: what is pressed by it, opened, told and done; and how all is put back."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget
from shiboken6 import isValid

from tests.layout.shown import name
from tests.ui.controls import outside
from tests.ui.running import settle
from ui import operations
from ui.cards.ring import is_marked
from ui.shell.main_window import MainWindow
from ui.widgets.field_note import FieldNote
from ui.widgets.tap_frame import TapFrame

_WINDOWS = (QMenu, QDialog, MainWindow)


@dataclass
class Brought:
    """What one press brought; `loose` is what stood for a moment as a window of its own."""

    pressed: list[QWidget] = field(default_factory=list, repr=False)
    names: list[str] = field(default_factory=list)
    opened: list[object] = field(default_factory=list)
    loose: list[str] = field(default_factory=list)
    ringed: set[str] = field(default_factory=set)
    is_told: bool = False
    is_elsewhere: bool = False
    acts: int = 0


class Watch(QObject):
    """Presses keys in a window, and notes what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self._brought = Brought()
        self._known: set[QWidget] = set()

    def press(self, window: MainWindow, stop: QWidget, key: Qt.Key) -> Brought:
        """A key on what has the keyboard."""
        self._listen(window)
        self._brought = brought = Brought()
        before, told = acts(window), told_in(window)
        with outside() as opened:
            QTest.keyClick(stop, key)
            settle()
        brought.opened = opened
        if (popup := QApplication.activePopupWidget()) is not None:
            opened.append(popup)
            popup.close()
        if isValid(window) and window.isVisible():
            brought.acts = acts(window) - before
            brought.is_told = told_in(window) - told != set()
            brought.ringed = {name(one) for one in window.findChildren(QAbstractButton) if is_marked(one)}
            brought.is_elsewhere = QApplication.focusWidget() is not stop
        return brought

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            is_popup = watched.windowType() in (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
            if not is_popup and not isinstance(watched, _WINDOWS):
                self._brought.loose.append(f"{type(watched).__name__} {watched.objectName()}")
        return False

    def _listen(self, window: MainWindow) -> None:
        for one in window.findChildren(QWidget):
            if isinstance(one, QAbstractButton | TapFrame) and one not in self._known:
                self._known.add(one)
                signal = one.clicked if isinstance(one, QAbstractButton) else one.tapped
                signal.connect(lambda *_, one=one: self._note(one))

    def _note(self, pressed: QWidget) -> None:
        self._brought.pressed.append(pressed)
        self._brought.names.append(name(pressed))


def acts(window: MainWindow) -> int:
    """How many entries the session in play has."""
    session = window.bridge.session
    return session.journal.next_seq if session else 0


def told_in(window: MainWindow) -> set[str]:
    """What the message bar and the notes of fields say."""
    message = window.message_bar.current
    notes = {note.text() for note in window.findChildren(FieldNote) if note.isVisible()}
    return notes | ({str(message.reason)} if message else set())


class Standing:
    """How a window stood, to be put back after a press."""

    def __init__(self, window: MainWindow) -> None:
        self._window, self._page, self._acts = window, window.page, acts(window)
        self._docks = window.docks.remembered()

    def put_back(self) -> bool:
        """Take back what was done and show what was shown; False where that cannot be."""
        window = self._window
        if not isValid(window) or not window.isVisible():
            return False
        while window.message_bar.current is not None:
            window.message_bar.close_current()
        window.palette_widget.give_up()
        window.go_to_bar.dismiss()
        if acts(window) != self._acts:
            operations.undo(window.bridge)
        if window.page != self._page:
            return False
        window.docks.remember(self._docks)
        window.docks.arrange()
        settle()
        return True
