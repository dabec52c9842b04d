"""The Now strip: who is to act, turn and phase, what is to be done next, and the way on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QToolBar,
    QToolButton,
    QWidget,
)

from companion.kit.panels import Choice
from ui import operations
from ui.operations.play import GOING_ON
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import ALWAYS
from ui.session.at_table import other_due, seat_to_come, waits_for_seat
from ui.session.bridge import Change
from ui.session.panel_data import now_of, panel_of, pick_of
from ui.shell.kinds import of_kind
from ui.shell.now_words import NowWords, hindrance, onward_words, words_of
from ui.shell.way_button import WayButton
from ui.widgets.greyed import grey
from ui.widgets.layouts import clear, widgets_in
from ui.widgets.literal import literal
from ui.widgets.menu import Menu
from ui.widgets.one_press import press_once
from ui.widgets.spoken import speak
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QResizeEvent

    from companion.kit.now import Due, Now
    from ui.session.bridge import SessionBridge
    from ui.session.message import Message

_ROW = 2.7  # text sizes
_LEAST, _LEAST_IN_TABLE_MODE = 48, 56  # pixels: what a finger hits, and its frame
_AROUND = 6
_EDGES = 26  # pixels that the style sheet puts left and right of a button's words
_ONE_ROW = 66  # pixels of a window a point of text; in narrower ones there are two rows
_TO_PRESENT = ("come-forward", "leave-past")


class NowStrip(QToolBar):
    """A line under the toolbar, over the whole window, while there is a session; in large type it has two.

    Its height changes with the text's size and the window's width alone. What is due is never cut: turn
    and phase are shortened before it, and buttons left out that its menu has too. What leads on stands at
    the end, always at the same place, greyed with its reason while nothing does; while the window asks
    whether to go on all the same, *Stay* stands there.

    `unfold_wanted` asks for the whole sequence of play, `answer_wanted` for what waits for an answer,
    `action_wanted` for one of ui.shell.actions by its id, `due_wanted` for a panel of
    the game and what is due there.
    """

    unfold_wanted = Signal()
    answer_wanted = Signal()
    action_wanted = Signal(str)
    due_wanted = Signal(str, object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.setObjectName("now-strip")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._bridge = bridge
        self._now: Now | None = None
        self._is_asked = self._is_left_out = False
        self._is_in_one = True
        self._said, self._due_words = NowWords(), ""  # what is due as far as there is room for it
        self._onward_words: Sequence[str] = ()  # what stands at the end of the row, what may stand there else
        self.acting, self.where = QLabel(), QLabel()
        self.beside = QLabel()  # who is connected, where only the second row has room for it
        self.due, self.more, self.onward = QPushButton(), QToolButton(), QPushButton()
        self._lay_out()
        bridge.changed.connect(self._on_changed)
        self._refresh()

    @property
    def height_wanted(self) -> int:
        """Pixels: none without a session, else a row, or two where one has too little room."""
        return self._row_height * (1 if self._is_one_row else 2) if self._now else 0

    @property
    def _row_height(self) -> int:
        least = _LEAST_IN_TABLE_MODE if self._bridge.is_table_mode else _LEAST
        return max(least, round(self._bridge.text_size * _ROW))

    def event(self, event: QEvent) -> bool:
        """New words and another look change what fits."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def set_message(self, message: Message | None) -> None:
        """What the window tells or asks just now."""
        is_asked = message is not None and message.slot == GOING_ON
        if is_asked != self._is_asked:
            self._is_asked = is_asked
            self._show_onward()

    # ---- putting together --------------------------------------------------------------------

    def _lay_out(self) -> None:
        for label, look in ((self.acting, "seat"), (self.beside, "seat"), (self.where, "subheading")):
            label.setObjectName(look)
        self.due.setObjectName("due")
        self.due.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a tap leads back to the line that it came from
        self.more.setObjectName("more")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(Menu(self.more))
        self._buttons = QHBoxLayout()
        self._frame = TapFrame()
        self._frame.setObjectName("now")
        self._frame.tapped.connect(self.unfold_wanted)
        self._head, self._tail = (
            _row(self.acting, self.where),
            _row(self.due, self._buttons, self.more, self.beside),
        )
        grid = self._grid = QGridLayout(self._frame)
        grid.setContentsMargins(8, 0, 5, 0)
        grid.setVerticalSpacing(0)
        grid.addWidget(self._head, 0, 0)
        grid.addWidget(self._tail, 0, 1)
        grid.addWidget(self.onward, 0, 2)
        grid.setColumnStretch(1, 1)
        self.addWidget(self._frame)
        self.more.menu().aboutToShow.connect(self._fill_menu)
        self.due.clicked.connect(self._do_next)
        self.onward.clicked.connect(self._go_on)
        press_once(self.due, self.onward, self._frame)

    # ---- what is shown -----------------------------------------------------------------------

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & (PLAY_CHANGES | ALWAYS | {Change.TABLE}):
            self._refresh()

    def _refresh(self) -> None:
        self._now = now_of(self._bridge)
        if self._now is not None:
            self._show(self._now)
        self.setVisible(self._now is not None)

    def _show(self, now: Now) -> None:
        said = self._said = words_of(self._bridge, now)
        self._due_words = said.next
        self.due.setAccessibleName(said.next)
        self.due.setVisible(bool(said.next))
        whole = f"{said.moment}: {said.next}" if said.next else said.moment
        if whole != self._frame.accessibleName():
            speak(self._frame, whole)
        self._frame.setAccessibleName(whole)
        self._frame.setToolTip(self._bridge.text("action-show-tracker"))
        clear(self._buttons)
        for button in self._ways(now):
            self._buttons.addWidget(button)
        self.more.setAccessibleName(self._more_words(self._behind(now)))
        self.more.setToolTip(self.more.accessibleName())
        self.more.setText(self._bridge.text("now-more-sign"))
        self._show_onward()

    def _more_words(self, others: Sequence[Due]) -> str:
        """What the menu holds: how a game ended, for one, is only to be looked at."""
        if not others:
            return self._bridge.text("now-ways")
        key = "now-more-told" if all(due.is_quiet and due.panel for due in others) else "now-more"
        return self._bridge.text(key, count=len(others))

    def _show_onward(self) -> None:
        now = self._now
        if now is None or self._bridge.session is None:  # put away, which the strip is told next
            return
        self._onward_words = onward_words(self._bridge, now, is_asked=self._is_asked)
        self.onward.setText(literal(self._onward_words[0]))
        why = None if self._is_asked else hindrance(self._bridge, now)
        grey(self._bridge, self.onward, why, tried=self._go_on if now.onward else None)
        self._place()

    def _ways(self, now: Now) -> Iterator[WayButton]:
        """What does the next thing without more ado, or leads out of the past."""
        if operations.past_of(self._bridge):
            yield from (self._to_present(action_id) for action_id in _TO_PRESENT)
            return
        if (due := self._done_beside(now)) is not None:
            yield self._button(of_kind(Choice, due.choice), due.what.rule)

    def _done_beside(self, now: Now) -> Due | None:
        """What a button beside the next thing does; nothing before an answer, or where that is the act."""
        due = now.done_beside
        if due is None or due.request or other_due(self._bridge.session, due):
            return None
        is_named = due is now.next and _is_act(due)
        return due if due.choice and due.choice.is_plain and not is_named else None

    def _to_present(self, action_id: str) -> WayButton:
        button = WayButton([self._bridge.text(f"action-{action_id}")])
        button.clicked.connect(lambda: self.action_wanted.emit(action_id))
        return button

    def _button(self, choice: Choice, rule: str) -> WayButton:
        """A choice beside what it does, which names the rule already."""
        label = replace(choice.label, rule="") if choice.label.rule == rule else choice.label
        button = WayButton([self._bridge.reason_text(one) for one in (label, choice.short) if one])
        button.clicked.connect(lambda: operations.do_choice(self._bridge, choice))
        return button

    # ---- what is done ------------------------------------------------------------------------

    def _do_next(self) -> None:
        if operations.past_of(self._bridge):
            self.action_wanted.emit(_TO_PRESENT[0])
        elif self._now is not None and self._now.next is not None:
            self._do(self._now.next)
        elif seat_to_come(self._bridge.session):
            self.action_wanted.emit("hand-over")
        else:
            self._go_on()  # which says all that may be done about it

    def _do(self, due: Due) -> None:
        """Bring what the due thing is done with; what is named by its act is done."""
        data = panel_of(self._bridge, due.panel) if due.panel else None
        if due.choice and _is_act(due):
            operations.do_choice(self._bridge, due.choice)
        elif waits_for_seat(self._bridge.session, due):
            self.action_wanted.emit("hand-over")
        elif due.request or pick_of(self._bridge):
            self.answer_wanted.emit()
        elif data is not None and data.procedure is not None:
            self.action_wanted.emit("procedure")
        elif data is not None:
            self.due_wanted.emit(data.id, due)
        else:
            self.unfold_wanted.emit()

    def _go_on(self) -> None:
        if self._is_asked:
            self._bridge.unsay(GOING_ON)
        elif self._now is not None and self._now.onward is not None:
            operations.go_on(self._bridge, self._now.onward)

    # ---- what fits ---------------------------------------------------------------------------

    @property
    def _is_one_row(self) -> bool:
        return self.width() >= self._bridge.text_size * _ONE_ROW

    def _place(self) -> None:
        """One row or two, and in them what has room."""
        if self._now is None:
            return
        of_kind(QLayout, self.layout()).setContentsMargins(0, 0, 0, 0)  # a new look sets others
        is_one = self._is_one_row
        if is_one != self._is_in_one:  # putting it there once more would ask for another layout
            self._is_in_one = is_one
            self._grid.addWidget(self._tail, *((0, 1) if is_one else (1, 0, 1, 3)))
        self._frame.setFixedHeight(self.height_wanted)
        self._fit_buttons()
        around = self._grid.contentsMargins()
        whole = self.width() - around.left() - around.right()
        room = whole - self.onward.width() - self._gap
        buttons = [of_kind(WayButton, one) for one in widgets_in(self._buttons)]
        if is_one:
            self._choose_who(whole)
        head = self._least_head() if is_one else 0
        self._choose_due((room if is_one else whole) - head)
        has_room = self._choose_ways(buttons, (room if is_one else whole) - head)
        tail = self._tail_width(buttons if has_room else ())
        if not is_one:
            self._choose_who(room, whole - tail)
        self._show_moment(room - tail if is_one else room)
        who = self._acting_width + 2 * self._gap if is_one else 0
        self._show_due((room if is_one else whole) - who - tail + self._due_width)
        for button in buttons:
            button.setVisible(has_room)
        self._is_left_out = bool(buttons) and not has_room
        self.more.setVisible(self._is_left_out or bool(self._others))

    def _fit_buttons(self) -> None:
        """A finger hits each; the last is as wide as all that may stand there, so that it never moves."""
        em, measure = self.fontMetrics().height(), self.onward.fontMetrics().horizontalAdvance
        beside = max(em, _EDGES) + 2  # a font may round up
        wide = max(measure(words) for words in self._onward_words) + beside
        self.onward.setFixedWidth(wide)
        for part in (self.onward, self.due, self.more, self.beside, *widgets_in(self._buttons)):
            part.setFixedHeight(self._row_height - _AROUND)

    def _choose_ways(self, buttons: Sequence[WayButton], room: int) -> bool:
        """Say what the buttons do as fully as there is room for; false where there is too little."""
        others = self._tail_width(buttons) - sum(one.sizeHint().width() for one in buttons)
        for at in (0, -1):
            said = [(one, one.ways[at]) for one in buttons]
            if others + sum(one.width_of(words) for one, words in said) <= room:
                for one, words in said:
                    one.say(words)
                return True
        return False

    def _tail_width(self, buttons: Sequence[QWidget]) -> int:
        """What is due, these buttons, and that of the menu where it has more to do or the others."""
        due = 0 if self.due.isHidden() else self._due_width + self._gap
        has_more = self._now is not None and bool(self._behind(self._now))
        more = (self.more,) if has_more or len(buttons) < self._buttons.count() else ()
        widths: list[int] = [one.sizeHint().width() + self._gap for one in (*more, *buttons)]
        return due + sum(widths)

    @property
    def _due_width(self) -> int:
        """How wide all of what is due is, with the edges of its button."""
        measure = self.due.fontMetrics().horizontalAdvance
        return self.due.sizeHint().width() - measure(self.due.text()) + measure(literal(self._due_words))

    @property
    def _ways_to_say_who(self) -> Sequence[str]:
        """Who is to act and seated, and who is connected; the same for ever less room."""
        said, join = self._said, self._bridge.text("title-parts").join
        return [join(filter(None, (said.acting, table))) for table in (*said.table, "")]

    def _choose_who(self, room: int, room_beside: int = 0) -> None:
        """Say who is connected as fully as leaves what is due its room, in this row or beside that."""
        ways = self._ways_to_say_who
        words, beside = next(self._fitting(room, room_beside))
        for label, text in ((self.acting, words), (self.beside, beside)):
            if label.text() != text:
                label.setText(text)
            label.setVisible(bool(text))
        is_whole = ways[0] in (words, beside) or beside in self._said.table[:1]
        for tell in (self.acting.setToolTip, self.acting.setAccessibleName):  # a lone sign says nothing
            tell("" if is_whole else ways[0])

    def _fitting(self, room: int, room_beside: int) -> Iterator[tuple[str, str]]:
        """What has room in this row and beside what is due, the fullest first."""
        measure = self.acting.fontMetrics().horizontalAdvance
        around = self.acting.sizeHint().width() - measure(self.acting.text()) + self._gap
        least = self._least_head() - self._acting_width
        taken = least + (self._tail_width(()) + self.onward.width() if self._is_one_row else 0)
        *ways, alone = self._ways_to_say_who
        for words, table in zip(ways, self._said.table, strict=True):
            if taken + around + measure(words) <= room:
                yield words, ""
            if around + measure(table) <= room_beside:
                yield alone, table
        if taken + around + measure(alone) <= room or self._is_one_row:
            yield alone, ""
        if around + measure(alone) <= room_beside:
            yield "", alone
        yield self._said.acting_short, ""

    def _choose_due(self, room: int) -> None:
        """Say what is due as fully as there is room for."""
        for words in self._said.due:
            self._due_words = words
            if self._tail_width(()) <= room:
                return

    def _show_due(self, room: int) -> None:
        """What is due in full; only where a whole row cannot hold it what is left of it."""
        words, lacking = self._due_words, self._due_width - room
        if lacking > 0:
            metrics = self.due.fontMetrics()
            least = metrics.horizontalAdvance(words) - lacking
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(least, 0))
        self.due.setText(literal(words))
        self.due.setToolTip("" if words == self._said.next else self._said.next)

    @property
    def _gap(self) -> int:
        return max(self._grid.horizontalSpacing(), 0)

    @property
    def _acting_width(self) -> int:
        return 0 if self.acting.isHidden() else self.acting.sizeHint().width() + self._gap

    def _least_head(self) -> int:
        """How wide turn and phase are in short, and who is to act."""
        measure = self.where.fontMetrics().horizontalAdvance
        least = min(map(measure, (self._said.moment, self._said.short)))
        return self._acting_width + least + 2 * self._gap  # one before what is due, one before the way on

    def _show_moment(self, room: int) -> None:
        """Turn and phase in full, in short, or what is left of that."""
        measure, left = self.where.fontMetrics(), max(room - self._acting_width - self._gap, 0)
        said = self._said
        has_room = measure.horizontalAdvance(said.moment) < left  # a pixel is lost in rounding
        words = said.moment if has_room else said.short
        words = measure.elidedText(words, Qt.TextElideMode.ElideRight, left)
        if self.where.text() != words:
            self.where.setText(words)
        self.where.setToolTip("" if words == said.moment else said.moment)

    @property
    def _others(self) -> Sequence[Due]:
        """What is due besides, and what the button beside it does where that has no room."""
        if self._now is None:
            return ()
        if self._is_left_out or operations.past_of(self._bridge):
            return self._now.due
        return self._behind(self._now)

    def _behind(self, now: Now) -> Sequence[Due]:
        beside = self._done_beside(now)
        return [due for due in now.due[1:] if due is not beside]

    def _fill_menu(self) -> None:
        menu = of_kind(QMenu, self.more.menu())
        menu.clear()
        for action_id in _TO_PRESENT if operations.past_of(self._bridge) else ():
            entry = menu.addAction(self._bridge.text(f"action-{action_id}"))
            entry.triggered.connect(partial(self.action_wanted.emit, action_id))
        for due in self._others:
            self._add_entry(menu, due)

    def _add_entry(self, menu: QMenu, due: Due) -> None:
        entry = menu.addAction(literal(self._bridge.reason_text(due.what)))
        choice = due.choice
        if choice is not None and choice.is_plain:
            entry.triggered.connect(lambda: operations.do_choice(self._bridge, choice))
        else:
            entry.triggered.connect(lambda: self._do(due))


def _row(*parts: QWidget | QHBoxLayout) -> QWidget:
    widget = QWidget()
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        row.addLayout(part) if isinstance(part, QHBoxLayout) else row.addWidget(part)
    row.addStretch(1)
    return widget


def _is_act(due: Due) -> bool:
    """Whether it goes by the name of the one act that does it: a button beside it would say the same."""
    return due.choice is not None and due.choice.is_plain and due.choice.label == due.what
