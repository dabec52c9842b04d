"""Fields and pads for typing hex numbers: any case, width and spacing, with an input method on or off."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from companion.reason import CompanionError, Reason
from ui.look.icons import icon
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Severity
from ui.session.names import completions, positions_in, whole_hexes_in
from ui.widgets.field_note import FieldNote
from ui.widgets.give_back import give_back
from ui.widgets.hex_text import plain
from ui.widgets.marked_line import MarkedLine
from ui.widgets.name_list import list_names

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from companion.hexes.coordinates import HexCoord
    from companion.sight.result import Position

_EDGE = 10  # pixels beside the bar


class HexLineEdit(MarkedLine):
    """A line for one or more hexes, by numbers or names; Return emits `hexes_entered` with those it names.

    Names are completed as they are typed: those that go on so are listed with their hexes, and none is taken
    until the arrows choose it; so are the numbers of `goals`, where one of these is wanted. An input method
    may be used, since names may be typed in kana; what it commits is made plain. A line that `takes_levels`
    hands over positions.
    """

    hexes_entered = Signal(object)
    cancelled = Signal()

    def __init__(
        self, bridge: SessionBridge, parent: QWidget | None = None, goals: Collection[HexCoord] = ()
    ) -> None:
        super().__init__(parent)
        self._bridge, self._goals = bridge, goals
        self.takes_levels = False
        self.otherwise: Callable[[str], bool] | None = None  # takes some lines that name more than hexes
        self.if_empty: Callable[[], object] = partial(self.tell, Reason("nothing-typed"))
        self.note: FieldNote | None = None
        self._is_given = False  # what is told of it stands until something else is typed
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferUppercase)
        self.textEdited.connect(self._make_plain)
        self.textEdited.connect(self._take_back)
        list_names(self, lambda text: completions(bridge, plain(text), goals))
        self.returnPressed.connect(self.submit)

    def is_replaced(self) -> bool:
        """One hex is; several are added to."""
        return len(self.text().split()) == 1

    def type_text(self, text: str) -> None:
        """Add text at the cursor as if it were typed."""
        self.insert(plain(text))

    def submit(self) -> None:
        """Read the line; what is wrong with it is told by its note, else in the message bar; it stays."""
        if not self.text().strip():
            self.if_empty()
            return
        self._is_given = True
        try:
            entered = self.positions() if self.takes_levels else self.read()
        except CompanionError as wrong:
            self._refuse_unless_taken(wrong)
        else:
            self.hexes_entered.emit(entered)

    def _refuse_unless_taken(self, wrong: CompanionError) -> None:
        """What names no hex may be meant for something else."""
        try:
            if self.otherwise is not None and self.otherwise(self.text()):
                return
        except CompanionError as nearer:
            wrong = nearer
        self.tell(wrong.reason)
        self.refuse()

    def read(self) -> tuple[HexCoord, ...]:
        """The hexes that the line names; CompanionError for what it does not."""
        return whole_hexes_in(self._bridge, self.text(), self._goals)

    def positions(self) -> tuple[Position, ...]:
        """The same with the level of each that is named."""
        return positions_in(self._bridge, self.text(), self._goals)

    def noted(self) -> FieldNote:
        """The note that tells what is wrong with it from now on, to be laid out under it."""
        self.note = FieldNote(self._bridge, self)
        return self.note

    def tell(self, wrong: Reason, *, is_left: bool = False) -> None:
        """Say what is wrong, until something else is typed; the keyboard comes back unless it was left.

        Left by a tap it says so in the message bar: a note would move what is under the finger.
        """
        is_tapped = is_left and QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if self.note is not None and not is_tapped:
            self._bridge.unsay("refusal")  # of the tap that left it
            self.note.tell(wrong, takes_keyboard=not is_left)
        else:
            self._bridge.say(wrong, Severity.ERROR, slot="refusal")
            self._is_given = True

    def refuse(self) -> None:
        """What was typed will not do: it stays, to be typed anew."""
        self.selectAll()

    def begin_another(self) -> None:
        """What is typed from now on has nothing to do with what was refused."""
        self._is_given = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._is_listing:
            self.cancelled.emit()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # it has done its work: whatever is around would do another one

    @property
    def _is_listing(self) -> bool:
        """Whether names are listed: Escape then puts them away."""
        popup = self.completer().popup()
        return popup is not None and popup.isVisible()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        if event.commitString():
            self.type_text(event.commitString())
            event.accept()
        else:
            super().inputMethodEvent(event)

    def _take_back(self) -> None:
        """What was given stands here no more: why it will not do goes with it, but not by a blank alone."""
        if self._is_given and not self.text().isspace():
            self._is_given = False
            self._bridge.unsay("refusal")

    def _make_plain(self, text: str) -> None:
        if (clean := plain(text)) != text:
            at = self.cursorPosition()
            self.setText(clean)
            self.setCursorPosition(min(at, len(clean)))


class GoToBar(QFrame):
    """The line that typing anywhere on the map goes to.

    One hex is gone to, two are checked for sight: `hexes_entered` hands over both alike, as positions;
    `given_up` where it was opened in vain, `placed` as it stands elsewhere. `keys_wanted` asks for keys on
    the screen.
    """

    hexes_entered = Signal(object)
    dismissed = Signal()
    given_up = Signal()
    placed = Signal()
    keys_wanted = Signal()

    def __init__(self, bridge: SessionBridge, ground: QWidget) -> None:
        super().__init__(ground.window())  # so that no card of the window covers it
        self.setObjectName("go-to-bar")
        self._bridge, self._ground = bridge, ground
        self._before: QWidget | None = None  # who had the keyboard
        self.line = HexLineEdit(bridge)
        self.line.takes_levels = True
        self._label = QLabel()
        self._keys_button, self._close_button = QToolButton(), QToolButton()
        self._build()
        self._connect()
        self._refresh()
        self.hide()
        ground.installEventFilter(self)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # what is wrong comes and goes
            self.place()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it stands on has another size."""
        if watched is self._ground and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def open(self, text: str = "") -> None:
        """Show the line, with the first typed characters in it.

        With none what stands there is marked; asked once more it goes, and what was wrong with it.
        """
        if not self.isVisible():
            self.line.clear()
            self._before = QApplication.focusWidget()
        is_marked = self.line.hasFocus() and self.line.selectedText() == self.line.text()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text:
            self.line.type_text(text)
        elif is_marked:
            self.line.backspace()
        else:
            self.line.selectAll()
        self.place()

    def place(self) -> None:
        """Stand at the top of the ground, in the middle; within it, as far as that goes."""
        before = self.geometry()
        self.adjustSize()
        ground = self._ground
        width = min(self.width(), max(ground.width() - 2 * _EDGE, self.minimumSizeHint().width()))
        wraps = self._column.hasHeightForWidth()  # while something is wrong
        self.resize(width, self._column.totalHeightForWidth(width) if wraps else self.sizeHint().height())
        left = max(0, (ground.width() - self.width()) // 2)
        self.move(ground.mapTo(self.window(), QPoint(left, 12)))
        if self.geometry() != before:
            self.placed.emit()

    def dismiss(self) -> None:
        """Hide; whoever shows the bar gives the keyboard back to the map."""
        self.hide()
        self.dismissed.emit()

    def leave(self) -> None:
        """Hide where nobody types into it any more: it would lie over what has come."""
        if not self.line.hasFocus():
            self.hide()

    @property
    def is_waiting(self) -> bool:
        """Whether nothing was typed into it yet."""
        return self.isVisible() and not self.line.text()

    def give_up(self) -> None:
        """Hide without a hex; who had the keyboard has it again."""
        self.given_up.emit()
        self.dismiss()
        give_back(self._before)

    def _build(self) -> None:
        row = QHBoxLayout()
        for widget in (self._label, self.line, self._keys_button, self._close_button):
            row.addWidget(widget)
        self.line.setMinimumWidth(140)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 8, 10, 8)
        self._column.addLayout(row)
        self._column.addWidget(self.line.noted())

    def _connect(self) -> None:
        self._keys_button.clicked.connect(self.keys_wanted)
        self._close_button.clicked.connect(self.give_up)
        self.line.cancelled.connect(self.give_up)
        self.line.hexes_entered.connect(self._on_entered)
        self._bridge.changed.connect(self._on_changed)

    def _on_entered(self, hexes: object) -> None:
        self.dismiss()
        self.hexes_entered.emit(hexes)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()
        if changes & {Change.SESSION, Change.PHASE, Change.REQUESTS}:
            self.leave()

    def _refresh(self) -> None:
        self._label.setText(self._bridge.text("go-to-label"))
        self.line.setAccessibleName(self._label.text())
        self.line.setPlaceholderText(self._bridge.text("go-to-hint"))
        self._keys_button.setIcon(icon("keyboard", self._bridge.palette))
        for key, button in (("action-screen-keys", self._keys_button), ("go-to-close", self._close_button)):
            button.setToolTip(self._bridge.text(key))
            button.setAccessibleName(button.toolTip())
        self._close_button.setIcon(icon("close", self._bridge.palette))
