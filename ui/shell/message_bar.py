"""The message bar: one message at a time, whole, never in the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from companion.text.arguments import shortened
from ui import operations
from ui.look.icons import icon, pixmap
from ui.look.style import text_font
from ui.operations.play import GOING_ON
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Message, Severity
from ui.shell.kinds import of_kind
from ui.widgets.brief_label import BriefLabel
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.give_back import give_back
from ui.widgets.layouts import area_of, clear, widgets_in
from ui.widgets.spoken import speak

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.kit.map_items import RefusedLine

_INFO_MS = 8000
_SIGN = 1.5  # in text sizes
_MOST_WAITING = 20
_LINES = 2  # of words beside the buttons
_ALL = 1000  # lines
USUAL_POINTS = 14  # of words where there is no room for larger ones
_PARTS = (0.75, 0.5)  # of the size that the player chose, tried before
_AROUND, _EDGE, _GAP = 12, 4, 8  # pixels left of all, at the other edges, between icon, words and buttons
_PLAYED_ON = frozenset({Change.SESSION, Change.LOG})
_ENDS_TOLD = _PLAYED_ON | {Change.SECRETS}  # somebody else may sit there
_PASSING = frozenset({"refusal", "news", "roll", "drawn", GOING_ON})  # refused, asked or told until then

_UNTIL_PLAY = frozenset({"unchecked"})  # told as a session begins, over with the first thing done in it


class MessageBar(QFrame):
    """Shows the newest message; those it pushes aside return when it is closed.

    It lies over the foot of the page, in one of the `rooms` it is given, and moves nothing there; taps pass
    through it but for its buttons. They show the message's hexes (`hexes_wanted`) or run actions
    (`action_wanted`, with the action's id, where the window says that it `can_do` that). `line_wanted` asks
    the map for the line of sight of the message shown, or for none; `turned` tells which message is shown
    now, `placed` that it stands elsewhere or no longer. Mere information leaves by itself. A question is
    answered by its button; a refusal that the table may overrule takes a note first.
    """

    hexes_wanted = Signal(object)
    action_wanted = Signal(str)
    line_wanted = Signal(object)
    turned = Signal(object)
    placed = Signal()

    def __init__(
        self,
        bridge: SessionBridge,
        action_text: Callable[[str], str],
        page: QWidget,
        rooms: Callable[[], Sequence[QRect]],
        can_do: Callable[[str], bool] = bool,
    ) -> None:
        super().__init__(page)
        self.setObjectName("message-bar")
        self._bridge = bridge
        self._action_text, self._rooms, self._can_do = action_text, rooms, can_do
        self._messages: list[Message] = []
        self._offered: list[str] | None = None  # the words of the buttons
        self._works: list[Callable[[], object]] = []
        self._line: RefusedLine | None = None
        self._below: QWidget | None = None  # what was pressed through it
        self._seen: list[Message] = []
        self._said: Message | None = None
        self._aside: dict[str, list[Message]] = {}  # by the page left
        self._left_at = QElapsedTimer()
        self._is_stale = self._is_astray = False  # what is said, and where, until an act is over
        self._before: QWidget | None = None  # who had the keyboard, while a note is written
        self._timer = QTimer(self, singleShot=True, interval=_INFO_MS)
        self._timer.timeout.connect(self.close_current)
        self._build()
        bridge.message.connect(self.show_message)
        bridge.unsaid.connect(self.take_back)
        bridge.acted.connect(self._on_acted)
        bridge.changed.connect(self._on_changed)
        page.installEventFilter(self)
        self.hide()

    @property
    def current(self) -> Message | None:
        """The message shown."""
        return self._messages[-1] if self._messages else None

    def is_telling(self) -> bool:
        """Whether there is something to be read."""
        return bool(self._messages)

    @property
    def text(self) -> str:
        """What is shown, all of it; empty when nothing is."""
        return self._text.whole if self._messages else ""

    def show_message(self, message: Message) -> None:
        """Show a message in front of the others; it replaces an equal one or one of the same slot.

        What concerns a field alone stands at the field. Mere information that was seen comes back no more.
        """
        if message.is_at_field:
            return
        waiting = [one for one in self._messages if not _is_replaced(one, message)]
        if not message.is_held:
            waiting = [one for one in waiting if not self._is_told(one)]
        self._messages = [*waiting[-_MOST_WAITING:], message]
        self._refresh()

    def _is_told(self, message: Message) -> bool:
        return _is_mere(message) and message in self._seen

    def take_back(self, slot: str) -> None:
        """Take away the message of a slot, wherever it waits."""
        left = [one for one in self._messages if one.slot != slot]
        if len(left) < len(self._messages):
            self._messages = left
            self._refresh()

    def close_current(self) -> None:
        """Take the message away and show the one behind it, if any."""
        self._messages = self._messages[:-1]
        self._refresh()

    def turn_page(self, left: str, entered: str) -> None:
        """Mere information that was told goes with the page it was told on, and comes back with that.

        What takes its place or is done meanwhile ends it.
        """
        told = [one for one in self._messages if self._is_told(one)]
        others = [one for one in self._messages if one not in told]
        back = [] if self._left_at.hasExpired(_INFO_MS) else self._aside.get(entered, [])
        back = [one for one in back if not any(_is_replaced(one, other) for other in others)]
        self._aside = {left: told}
        self._left_at.start()
        if told or back:
            self._messages = [*back, *others]
            self._refresh()

    def ask_for_note(self) -> None:
        """Let the player say why the table overrules the refusal that is shown."""
        self._before = QApplication.focusWidget()
        for say in (self.note.setPlaceholderText, self.note.setAccessibleName):
            say(self._bridge.text("message-overrule-note"))
        self.note.show()
        self.place()
        self.note.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the note, which keeps what was typed; who had the keyboard has it again."""
        if event.key() == Qt.Key.Key_Escape and not self.note.isHidden():
            self.note.hide()
            self.place()
            give_back(self._before)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page has another size."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._seen = self._messages

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._below = self._under(event)
        self._pass_on(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pass_on(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pass_on(event)

    def place(self) -> None:
        """Stand at the foot of the first room that holds all of it, else of the largest, cut as it must be.

        Words larger than usual are smaller where no room holds them otherwise. An act may make
        other room yet: at its end.
        """
        if self.isHidden():
            return
        self._is_astray = self._bridge.is_acting
        if self._is_astray:
            return
        rooms = self._rooms()
        room, size = self._held_whole(rooms) or self._cut_to(max(rooms, key=area_of))
        top = max(room.bottom() + 1 - size.height(), 0)  # on the map whatever it covers
        self.setGeometry(QRect(QPoint(room.left(), top), size))
        QCoreApplication.removePostedEvents(self, QEvent.Type.LayoutRequest)  # of trying rooms: it stands
        self.raise_()
        self.placed.emit()

    def _held_whole(self, rooms: Sequence[QRect]) -> tuple[QRect, QSize] | None:
        """The first room that holds all of it, laid out there in the largest words that any of them holds."""
        full = self._bridge.text_size
        for points in dict.fromkeys((full, *(max(part * full, min(full, USUAL_POINTS)) for part in _PARTS))):
            self._text.setFont(text_font(points))
            for room in rooms:
                size = self._lay(room)
                if size.height() <= room.height():
                    return room, size
        return None

    def _cut_to(self, room: QRect) -> tuple[QRect, QSize]:
        """Laid out in a room with as many lines of words as it holds."""
        return room, self._lay(room, self._lines_in(room))

    def _lines_in(self, room: QRect) -> int:
        """How many lines of words a room holds."""
        height, line = self._lay(room).height(), self._text.fontMetrics().lineSpacing()
        return max((room.height() - height + self._text.height()) // line, 1)

    def _lay(self, room: QRect, most: int = _ALL) -> QSize:
        """Put all its parts in their places, as wide as the words or the room; how large that is.

        Where two lines hold less than is to be said, the buttons stand below, if so it is lower; so they do
        where a word would reach under them.
        """
        is_below = self._fit_words(room.width(), most)
        across = min(self._buttons.sizeHint().width(), room.width() - 2 * _EDGE)
        buttons = QSize(across, self._buttons.heightForWidth(across))
        words = self._left + self._text.width() + _EDGE
        width = max(words, across + 2 * _EDGE) if is_below else words + _GAP + across
        width = min(width, room.width())
        return QSize(width, self._stand(buttons, width, is_below=is_below))

    @property
    def _left(self) -> int:
        """Where the words begin."""
        return _AROUND + self._icon.sizeHint().width() + _GAP

    def _fit_words(self, room: int, most: int) -> bool:
        """Give the words their lines; whether the buttons stand below them."""
        inside = room - self._left - _EDGE
        beside = max(inside - self._buttons.sizeHint().width() - _GAP, 1)
        lines = self._text.needs(beside)
        spared = (lines - self._text.needs(inside)) * self._text.fontMetrics().lineSpacing()
        is_lower = lines > _LINES and spared > self._buttons.heightForWidth(room - 2 * _EDGE) + _EDGE
        is_below = is_lower or not self._text.holds_words(beside)
        self._text.fit(min(self._text.on_one_line, inside if is_below else beside), most)
        return is_below

    def _stand(self, buttons: QSize, width: int, *, is_below: bool) -> int:
        """Put all its parts in their places; how high that is."""
        words = self._text.height()
        row = words if is_below else max(words, buttons.height())
        top = row + 2 * _EDGE if is_below else _EDGE + (row - buttons.height()) // 2
        icon = QRect(QPoint(_AROUND, _EDGE), QSize(self._icon.sizeHint().width(), row))
        self._icon.setGeometry(icon)
        self._text.move(self._left, _EDGE + (row - words) // 2)
        self._actions.setGeometry(QRect(QPoint(width - buttons.width() - _EDGE, top), buttons))
        foot = max(_EDGE + row, top + buttons.height()) + _EDGE
        if self.note.isHidden():
            return foot
        self.note.setGeometry(_EDGE, foot, width - 2 * _EDGE, self.note.sizeHint().height())
        return foot + self.note.height() + _EDGE

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # new words, or another look
            self.place()
        return super().event(event)

    def _under(self, event: QMouseEvent) -> QWidget | None:
        """What lies under the bar where the pointer is."""
        page = of_kind(QWidget, self.parentWidget())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        below = page.childAt(self.mapToParent(event.position().toPoint()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        return below

    def _pass_on(self, event: QMouseEvent) -> None:
        """A tap between the buttons, or a drag that began there, is for what lay under it."""
        if self._below is None or not isValid(self._below):
            return
        spot = self._below.mapFromGlobal(event.globalPosition())
        passed = QMouseEvent(
            event.type(), spot, event.globalPosition(), event.button(), event.buttons(), event.modifiers()
        )
        QApplication.sendEvent(self._below, passed)

    def _build(self) -> None:
        self._icon, self._text, self._actions = QLabel(self), BriefLabel(self), QWidget(self)
        self._waiting, self._close = QLabel(self._actions), QToolButton(self._actions)
        self.note = QLineEdit(self)
        self._close.clicked.connect(self.close_current)
        self.note.returnPressed.connect(self._overrule)
        self._buttons = FlowLayout(self._actions)

    def _refresh(self) -> None:
        """Show what there is to say now; while an act is under way, which may say more, at its end."""
        self._is_stale = True
        if not self._bridge.is_acting:
            self._show_current()

    def _on_acted(self) -> None:
        if self._is_stale:
            self._show_current()
        elif self._is_astray:
            self.place()

    def _show_current(self) -> None:
        self._is_stale = False
        message = self.current
        self.turned.emit(message)
        self._ask_for_line(message.line if message else None)
        self.setVisible(message is not None)
        self._timer.stop()
        if message is None:
            self.placed.emit()
            return
        self._show_text(message)
        self._show_look(message)
        self._show_buttons(message)
        self.place()
        self._say(message)
        if _is_mere(message):
            self._timer.start()

    def _say(self, message: Message) -> None:
        """What is shown anew is said, once."""
        if message is not self._said:
            speak(self, self.text, is_urgent=message.severity is Severity.ERROR)
        self._said = message

    def _ask_for_line(self, line: RefusedLine | None) -> None:
        """Ask for a line, or for none after one: the map may show other ways meanwhile."""
        if line != self._line:
            self._line = line
            self.line_wanted.emit(line)

    def _show_text(self, message: Message) -> None:
        lines = (shortened(self._bridge.reason_text(line)) for line in message.lines)
        self._text.tell(self._bridge.catalogue.join(lines, "title-parts"))
        waiting = len(self._messages) - 1
        self._waiting.setText(self._bridge.text("message-waiting", count=waiting) if waiting else "")
        self._waiting.setVisible(bool(waiting))  # takes no room beside the buttons
        self._close.setToolTip(self._bridge.text("message-close"))
        self._close.setAccessibleName(self._close.toolTip())

    def _show_look(self, message: Message) -> None:
        palette, side = self._bridge.palette, round(_SIGN * self._bridge.text_size)
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(pixmap(message.severity.value, palette.on_severity, side, ratio))
        self._close.setIcon(icon("close", palette))
        if self.property("severity") != message.severity.value:
            self.setProperty("severity", message.severity.value)
            self.style().unpolish(self)
            self.style().polish(self)

    def _show_buttons(self, message: Message) -> None:
        """One that only shows hexes stays; all others come anew, so that no bouncing finger presses them.

        So does one that has the keyboard, which it gives back by going.
        """
        self.note.hide()
        self.note.clear()
        offers = list(self._offers(message))
        self._works = [work for _, work in offers]
        words, shown = [text for text, _ in offers], list(widgets_in(self._buttons))
        only_shows = len(words) == 1 and bool(message.hexes)
        if only_shows and words == self._offered and not any(widget.hasFocus() for widget in shown):
            return
        self._offered = words if only_shows else None
        clear(self._buttons, but=(self._waiting, self._close))
        for place, text in enumerate(words):
            button = self._add_button(text, place)
            if message.takes_keyboard and self._works[place] == self.confirm:
                QTimer.singleShot(0, button, button.setFocus)  # after whoever gives it back now
        for widget in (self._waiting, self._close):
            self._buttons.addWidget(widget)

    def _offers(self, message: Message) -> Iterator[tuple[str, Callable[[], object]]]:
        """What a message offers to do, and in what words."""
        if message.hexes:
            yield self._bridge.text("message-show"), lambda: self.hexes_wanted.emit(message.hexes)
        for action_id in filter(self._can_do, message.actions):
            yield self._action_text(action_id), partial(self._act, action_id)
        if message.confirms is not None:
            yield self._bridge.text(message.confirm_key), self.confirm
        if message.overrules is not None:
            yield self._bridge.text("message-overrule"), self._overrule

    def _add_button(self, text: str, place: int) -> QPushButton:
        """It does what the message that is shown as it is pressed offers in its place."""
        button = QPushButton(text)
        button.clicked.connect(lambda _is_checked: self._works[place]())
        self._buttons.addWidget(button)
        button.show()  # its width counts at once
        return button

    def confirm(self) -> None:
        """Do what the message asked about."""
        message = self.current
        self.close_current()
        if message is not None and message.confirms is not None:
            message.confirms()

    def _overrule(self) -> None:
        """Ask for a note; asked again, carry out the refused command with it."""
        if self.note.isHidden():
            self.ask_for_note()
            return
        message, note = self.current, self.note.text().strip()
        self.close_current()
        if message is not None and message.overrules is not None:
            operations.overrule(self._bridge, message.overrules, note, message.then)

    def _act(self, action_id: str) -> None:
        self.close_current()
        self.action_wanted.emit(action_id)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & _ENDS_TOLD:
            self._aside = {}
        over = _PASSING if changes & _PLAYED_ON else frozenset()
        over |= _UNTIL_PLAY if Change.LOG in changes and Change.SESSION not in changes else frozenset()
        left = [one for one in self._messages if one.slot not in over]
        if len(left) < len(self._messages):
            self._messages = left
            self._refresh()
        if changes & {Change.LANGUAGE, Change.PREFERENCES, Change.SESSION}:
            self._refresh()


def _is_mere(message: Message) -> bool:
    """Whether it only informs, and leaves by itself."""
    return message.severity is Severity.INFO and not message.actions and message.confirms is None


def _is_replaced(old: Message, new: Message) -> bool:
    return old == new or bool(new.slot and old.slot == new.slot)
