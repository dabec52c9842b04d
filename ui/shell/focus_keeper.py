"""Who has the keyboard next when its holder goes: never whatever Qt's tab order comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)
from shiboken6 import isValid

from ui.shell.kinds import of_kind
from ui.shell.tab_order import neighbour
from ui.shell.tab_scroll import TabScroll

if TYPE_CHECKING:
    from collections.abc import Callable

ASKS = "asks"  # the property of a card that owns the keyboard while it asks something
_FIELDS = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox, QCheckBox)
_WORK_LIES_IN = (QDockWidget, QStackedWidget, QGraphicsView)


@dataclass(frozen=True, slots=True)
class _Place:
    """Which field of a piece of work it is, so that it is found again when the work is drawn anew."""

    work: QWidget
    field: QWidget
    number: int

    @property
    def field_now(self) -> QWidget | None:
        """The field itself, or the like one that stands there now."""
        if isValid(self.field) and _can_take(self.field):
            return self.field
        fields = fields_of(self.work) if isValid(self.work) and self.work.isVisible() else []
        found = fields[self.number] if self.number < len(fields) else None
        return found if type(found) is type(self.field) else None


class FocusKeeper(QObject):
    """Hands the keyboard on: to what is asked, else to the next field of the same work, else to the page.

    It never goes to a button by itself. `asked` is the card of what is asked, as far as it is in sight;
    `ground` the page shown.
    """

    def __init__(
        self, window: QWidget, asked: Callable[[], QWidget | None], ground: Callable[[], QWidget]
    ) -> None:
        super().__init__(window)
        self._window, self._asked, self._ground = window, asked, ground
        self._place: _Place | None = None  # of the field that has the keyboard
        self._before: _Place | None = None  # of the field that had it before the card
        self._due: _Place | None = None  # to be found again once its work is drawn
        self._left: dict[str, _Place | None] = {}  # by the page left
        self._led: dict[str, QWidget | None] = {}  # the same, where keys led
        self._last: QWidget | None = None
        of_kind(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    @property
    def is_in_field(self) -> bool:
        """Whether a field of the page shown has the keyboard."""
        holder = QApplication.focusWidget()
        return isinstance(holder, _FIELDS) and _can_take(holder)

    def give(self) -> None:
        """Give the keyboard to what is asked, else to the page; a field of the card keeps it."""
        holder = QApplication.focusWidget()
        if isinstance(holder, _FIELDS) and is_in_card(holder) and _can_take(holder):
            return
        (self._asked() or self._ground()).setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_button(self) -> None:
        """A button was tapped, or Qt picked one as another page was shown: no key presses it by itself."""
        if isinstance(QApplication.focusWidget(), QAbstractButton):
            self.give()

    def leave(self, page: str, *, is_led: bool) -> None:
        """Another page is about to be shown; keys, and no tap, led to who has the keyboard."""
        holder = QApplication.focusWidget()
        self._left[page] = _place_of(holder) if holder is not None else None
        self._led[page] = holder if is_led else None

    def come_back(self, page: str) -> None:
        """A page is shown again as it was left: its field has the keyboard again, or what keys led to."""
        place, led = self._left.get(page), self._led.get(page)
        if self._asked() is not None:
            return
        if place is not None and (field := place.field_now) is not None:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif led is not None and isValid(led) and _can_take(led):
            led.setFocus(Qt.FocusReason.OtherFocusReason)

    def hand_on(self, holder: QWidget) -> None:
        """The holder is hidden or greyed: settle who is next, once its work is drawn anew."""
        place = self._before if is_in_card(holder) else self._place
        if self._asked() is None and self._due is None:
            self._due = place
        due = self._due
        self.give()
        if due is not None:
            self._ground().installEventFilter(self)
            QTimer.singleShot(0, self, self.settle)

    def settle(self) -> None:
        """Find the field again, unless somebody took the keyboard meanwhile."""
        due, self._due = self._due, None
        if due is not None and QApplication.focusWidget() is self._ground() and (field := due.field_now):
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(field, QLineEdit):
                field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that comes before the field is found is the field's; one that a field left over is not."""
        is_own = event.type() == QEvent.Type.KeyPress and QApplication.focusWidget() is watched
        if not is_own or self._due is None:
            return False
        self.settle()
        holder = QApplication.focusWidget()
        if holder is not None and holder is not watched:
            QApplication.sendEvent(holder, event)
            return True
        return False

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if not isValid(self._window):
            return  # Qt is taking the window apart and tells of the keyboard it had
        if new is None:
            if old is not None and self._window.isActiveWindow():
                self.give()
        elif new.window() is self._window:
            self._note(new)
            if old is None and self._came_by_itself(new):
                self.give()
            self._last = new

    def _note(self, holder: QWidget) -> None:
        place = self._place = _place_of(holder)
        if self._due is None and not is_in_card(holder):
            self._before = place

    def _came_by_itself(self, holder: QWidget) -> bool:
        """Whether Qt picked a button as the window came to the front."""
        is_tapped = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        return isinstance(holder, QAbstractButton) and holder is not self._last and not is_tapped


class KeptWindow(QMainWindow):
    """A window whose keyboard is kept by a FocusKeeper."""

    focus_keeper: FocusKeeper
    tab_scroll: TabScroll

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab goes on as one reads; when the holder of the keyboard has gone, the keeper says who is next."""
        holder = self.focusWidget()
        if holder is None or (holder.isVisible() and holder.isEnabled()):
            reason = Qt.FocusReason.TabFocusReason if is_next else Qt.FocusReason.BacktabFocusReason
            entered = neighbour(self, holder or self, is_next=is_next)
            entered.setFocus(reason)
            self.tab_scroll.follow(entered)
            return True
        self.focus_keeper.hand_on(holder)
        return True


def give_keyboard(ground: QWidget) -> None:
    """A tool is put down: the keyboard goes to what is asked in its window, else to the page it was on."""
    window = ground.window()
    if isinstance(window, KeptWindow):
        window.focus_keeper.give()
    else:
        ground.setFocus()


def fields_of(work: QWidget) -> list[QWidget]:
    """What can be typed into or ticked in a piece of work, in order."""
    return [one for one in work.findChildren(QWidget) if isinstance(one, _FIELDS) and _can_take(one)]


def next_field(field: QWidget) -> QWidget | None:
    """The next field of the same kind in the same work; None after the last."""
    place = _place_of(field)
    following = fields_of(place.work)[place.number + 1 :] if place else []
    return next((one for one in following if type(one) is type(field)), None)


def _place_of(holder: QWidget) -> _Place | None:
    work = _work_of(holder)
    fields = fields_of(work) if work is not None and isinstance(holder, _FIELDS) else []
    return _Place(work, holder, fields.index(holder)) if work and holder in fields else None


def _work_of(widget: QWidget) -> QWidget | None:
    """The panel, the page or the card on the map that a widget is part of; None for a window's bars."""
    work, around = widget, widget.parentWidget()
    while around is not None and not isinstance(around, (*_WORK_LIES_IN, QMainWindow)):
        work, around = around, around.parentWidget()
    return None if isinstance(around, QMainWindow) else work


def _can_take(field: QWidget) -> bool:
    return field.isVisible() and field.isEnabled() and bool(field.focusPolicy() & Qt.FocusPolicy.TabFocus)


def is_in_card(widget: QWidget | None) -> bool:
    """Whether it belongs to a card that asks something."""
    while widget is not None and not widget.property(ASKS):
        widget = widget.parentWidget()
    return widget is not None
