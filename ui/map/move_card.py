"""The card beside the map while counters are moved: the stack in hand, what of it goes, and where to."""

from __future__ import annotations

from functools import reduce
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from companion.reason import Reason
from ui import operations
from ui.cards.ring import is_marked, mark
from ui.map.corners import MARGIN
from ui.map.kind_chips import KindChips
from ui.map.move_line import MoveLine
from ui.map.tool_card import ToolCard
from ui.map.tools.select import SelectTool
from ui.map.uncovering import Uncovering
from ui.panels.drafts import Drafts
from ui.panels.parts.form import ChoiceForm
from ui.session.bridge import Change
from ui.session.counters import Stack, counters_of, place_name
from ui.session.message import Severity
from ui.shell.focus_keeper import give_keyboard
from ui.widgets.broken_lines import break_words
from ui.widgets.buttons import staying_down, text_button
from ui.widgets.fitted_scroll import FittedScroll
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.greyed import grey
from ui.widgets.layouts import height_in
from ui.widgets.literal import literal
from ui.widgets.menu import Menu
from ui.widgets.one_press import press_once
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import StackKey
    from companion.kit.panels import Choice
    from ui.map.tools.move import MoveTool
    from ui.map.view import MapView
    from ui.panels.drafts import Draft


_BELOW, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_WIDTH = 22  # text sizes
_LEAST_WIDTH = 290  # pixels: small text makes no finger smaller
_SIDES = 12  # pixels beside what it holds
_LEAST_KINDS = 2.6  # text sizes: a part of a row, which shows that there is more
_MOST_OFFERED = 4
_TOLD_BESIDE_FORM = 4  # the part of the map that what is told keeps from a form
_KINDS = 0.4  # of the height of the map: the most that the counters of a stack take
_WIDE, _FEW_KINDS = 0.4, 0.15  # of its width, and that most beside a card wider than this


class MoveCard(ToolCard):
    """Stands in an upper corner of the map while the tool for moving is in hand, off the stack picked.

    What is to be done besides may need more: a form then takes the place of the line for the hex.
    """

    def __init__(self, view: MapView, tool: MoveTool) -> None:
        super().__init__(view)
        self._tool, self._moving = tool, tool.moving
        self.title, self.place_label = WrappedLabel(), WrappedLabel()
        self.aside_label = WrappedLabel()
        self._is_given = False  # nothing was typed since a hex was, be the counter moved or set aside
        self.line, self.kinds = MoveLine(view.bridge, self._moving.call), KindChips(view.bridge, self._moving)
        self.move_button, self.stay_button, self.more = QPushButton(), QPushButton(), QPushButton()
        self.ask = staying_down(QPushButton())
        self.offers = tuple(QPushButton() for _ in range(_MOST_OFFERED))
        self.back, self.on, self.done = text_button("◀"), text_button("▶"), QPushButton()
        self.form: ChoiceForm | None = None
        self._asked: Choice | None = None  # what the form is for, and what stands in it
        self._draft: Draft = {}
        self._drafts = Drafts(view.bridge)
        self._shown: StackKey | None = None
        self._uncovering = Uncovering(view)
        self._offered: tuple[Choice, ...] = ()
        self._rest = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self._around: tuple[object, ...] = ()
        self._heights: dict[object, int] = {}  # of what was told around there, by what it was
        self._lay_out()
        self._name()
        self._connect()

    def place(self) -> None:
        """Stand in the upper left corner, or in the other where the stack in hand lies under this one.

        On a map too low for it what is told stands beside what is done, not above it, or is scrolled.
        """
        view, edges = self._view, self._column.contentsMargins()
        one, most = max(round(self._bridge.text_size * _WIDTH), _LEAST_WIDTH), view.width() - 2 * MARGIN
        least = round(_LEAST_KINDS * self._bridge.text_size)
        rim = 2 * self.frameWidth()
        sides, ends = edges.left() + edges.right() + rim, edges.top() + edges.bottom() + rim
        room, gap = view.height() - 2 * MARGIN - ends, self._column.spacing()
        inside = min(one, most) - sides
        self._break_offers(inside)
        left = room - min(self._told_height(inside) + gap, room // _TOLD_BESIDE_FORM)
        beside = self._told_height(inside) + gap + self._doing_height(inside, left)
        fits = beside + least <= room
        is_low = not fits and most > one
        if is_low:
            width = min(2 * one, most)
            inside = (width - sides - gap) // 2
            self._break_offers(inside)
            left = room
            kinds = room - self._told_height(inside)
            fits = kinds >= least
        else:
            width = min(one, most)
            top = view.overlay_bar.top_edge - 2 * MARGIN - ends
            kinds = min(round(view.height() * self._most_kinds(width)), top - beside)
            kinds = max(kinds, min(self.kinds.row_and_part, room - beside))
            kinds = self._within_steady(inside, kinds)
        self._column.setDirection(_BESIDE if is_low else _BELOW)
        self._head.setDirection(self._head_way(inside))
        self.setFixedWidth(width)
        self.kinds.break_words(inside - self.kinds.gutter)  # scrolled or not: twice asks for a layout
        self._fit_told(inside, max(kinds, least) if fits else None)
        self._stay_steady(inside, is_beside=is_low or not fits)
        doing = self._doing_height(inside, left)
        self._form_scroll.fit(inside, doing - self._others_height(inside))
        self._scrolled.fit(inside, room if is_low else room - gap - doing)
        self.resize(width, self._column.totalHeightForWidth(width))
        self.stand(seen=self._to_be_seen)
        if not self.isHidden():
            self._uncovering.uncover(self._moving.key, self._to_be_seen, self.geometry())

    @property
    def told_places(self) -> tuple[QRect, ...]:
        """Below the head, with its arrows, and above the counters; else all that is not to be done."""
        labels = (one.geometry() for one in (self.place_label, self.aside_label) if one.isVisible())
        told = reduce(QRect.united, labels, QRect()).translated(self._scrolled.pos())
        return told.translated(self.pos()), self._scrolled.geometry().translated(self.pos())

    def _most_kinds(self, width: int) -> float:
        """Which part of the height of the map the counters may take: a wide card leaves little map."""
        return _FEW_KINDS if width > _WIDE * self._view.width() else _KINDS

    def call(self, is_called: bool) -> None:
        """Come, or go: then the map lies as before, but where the player moved it since."""
        super().call(is_called)
        if not is_called:
            self._uncovering.put_back()

    def _doing_height(self, width: int, room: int) -> int:
        """Of what is done: an open form is scrolled where it is too high for what the others leave."""
        others = self._others_height(width)
        form = 0 if self.form is None else min(self._form_scroll.needs(width), max(room - others, 0))
        return others + form

    def _others_height(self, width: int) -> int:
        """Of what is done beside a form."""
        form = 0 if self._form_scroll.isHidden() else self._form_scroll.minimumHeight()
        return height_in(self._doing, width) - form

    def _within_steady(self, width: int, kinds: int) -> int:
        """A refusal told takes its room from the counters, before it moves what is done."""
        if self.aside_label.isHidden():
            return kinds
        steady = max(self._heights.values(), default=0)
        told = self._told_height(width)
        return min(kinds, steady - told) if steady > told else kinds

    def _stay_steady(self, width: int, *, is_beside: bool) -> None:
        """While counters come onto the map what is done stays where it is, whoever is in hand."""
        stack, rest = self._moving.stack, 0
        is_placing = not is_beside and bool(stack) and stack[0].hex is None
        around = width, self._view.height(), self._bridge.text_size, self._bridge.catalogue
        if not is_placing or around != self._around:
            self._heights = {}
        self._around = around
        if is_placing:
            told = self._told_height(width) + (0 if self.kinds.isHidden() else self.kinds.height())
            self._heights[self._moving.key, self.aside_label.text(), self.kinds.flow.count()] = told
            rest = max(self._heights.values()) - told
        if rest != self._rest.sizeHint().height():
            self._rest.changeSize(0, rest, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            self._told.invalidate()

    @property
    def _to_be_seen(self) -> Collection[HexCoord]:
        """Where what is in hand stands, or may come onto the map."""
        stack = self._moving.stack
        if stack and (hex_ := stack[0].hex) is not None:
            return (hex_,)
        return frozenset().union(*(shade.hexes for shade in self._moving.reach()))

    def _break_offers(self, room: int) -> None:
        for button in self.offers:
            if not button.isHidden():
                break_words(button, button.accessibleName(), room)

    def _fit_told(self, width: int, kinds: int | None) -> None:
        """Scroll the counters, or with None all that is told as one: what is done stands whole."""
        if kinds is None:
            width, kinds = width - self._scrolled.gutter, self._view.height()
        self.kinds.fit(width, kinds)

    def _told_height(self, width: int) -> int:
        """Of what is told in a width, without the counters."""
        kinds = 0 if self.kinds.isHidden() else self.kinds.height()
        head = self._head_height(width, self._head.direction())
        told = height_in(self._told, width) - kinds - self._rest.sizeHint().height()
        return told - head + self._head_height(width, self._head_way(width))

    def _head_way(self, width: int) -> QBoxLayout.Direction:
        """The arrows stand beside the title, or below it where it would break into a column of words."""
        return min((_BESIDE, _BELOW), key=lambda way: self._head_height(width, way))

    def _head_height(self, width: int, way: QBoxLayout.Direction) -> int:
        arrows, gap = self._arrows.sizeHint(), self._head.spacing()
        if way == _BESIDE:
            return max(self.title.heightForWidth(width - arrows.width() - gap), arrows.height())
        return self.title.heightForWidth(width) + gap + arrows.height()

    def type_text(self, text: str) -> bool:
        """Give typed characters to the line; False when no stack is in hand."""
        if self.isHidden() or not self._moving.stack or self.form is not None:
            return False
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.type_text(text)
        return True

    # ---- putting together ----

    def _lay_out(self) -> None:
        self.title.setObjectName("subheading")
        self.more.setMenu(Menu(self.more))
        told = QWidget()
        self._column, self._told, self._doing = QBoxLayout(_BELOW, self), QVBoxLayout(told), QVBoxLayout()
        self._column.setContentsMargins(_SIDES, 8, _SIDES, 10)
        self._told.setContentsMargins(0, 0, 0, 0)
        self._scrolled = FittedScroll(told)
        held = QWidget()
        self._form_column = QVBoxLayout(held)
        self._form_column.setContentsMargins(0, 0, 0, 0)
        self._form_scroll = FittedScroll(held)
        self._form_scroll.hide()
        self._column.addWidget(self._scrolled, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(self._doing, 1)
        self._head, self._arrows = QBoxLayout(_BESIDE), QHBoxLayout()
        self._arrows.addStretch()
        for arrow in (self.back, self.on):
            self._arrows.addWidget(arrow)
        self._head.addWidget(self.title, 1)
        self._head.addLayout(self._arrows)
        self._told.addLayout(self._head)
        self.aside_label.setObjectName("small")
        for widget in (self.place_label, self.aside_label, self.kinds):
            self._told.addWidget(widget)
        offers, entry = FlowLayout(), QHBoxLayout()
        for button in self.offers:
            offers.addWidget(button)
        self._told.addLayout(offers)
        self._told.addSpacerItem(self._rest)
        entry.addWidget(self.line, 1)
        entry.addWidget(self.move_button)
        self._doing.addLayout(entry)
        self._doing.addWidget(self.ask)
        self._doing.addWidget(self._form_scroll)
        others = FlowLayout(even=True)  # half of a small map may be narrower than all three
        for button in (self.stay_button, self.more, self.done):
            others.addWidget(button)
        self._doing.addLayout(others)
        self._doing.addStretch()

    def _name(self) -> None:
        bind = self._texts.bind
        bind("move-to", self.line.setPlaceholderText, self.line.setAccessibleName)
        bind("move-do", self.move_button.setText)
        bind("move-stay", self.stay_button.setText)
        bind("move-more", self.more.setText)
        bind("move-ask", self.ask.setText)
        bind("move-ask-tip", self.ask.setToolTip)
        bind("move-done", self.done.setText)
        bind("move-back", self.back.setToolTip, self.back.setAccessibleName)
        bind("move-next", self.on.setToolTip, self.on.setAccessibleName)

    def _connect(self) -> None:
        self._view.tool_changed.connect(self._follow_tool)
        self._bridge.changed.connect(self._on_changed)
        self._moving.changed.connect(self._show)
        self.kinds.chosen.connect(self._keep_form)
        self.line.hexes_entered.connect(self._on_entered)
        self.line.refused.connect(self._on_refused)
        self.line.left_empty.connect(self._on_left_empty)
        self.line.textEdited.connect(self._on_typed)
        self.line.cancelled.connect(self._leave)
        self.move_button.clicked.connect(self.line.submit)
        for place, button in enumerate(self.offers):
            button.clicked.connect(lambda _=False, place=place: self._do(self._offered[place]))
        self.stay_button.clicked.connect(self._moving.stay)
        # each takes another stack in hand
        press_once(*self.offers, self.stay_button, self.back, self.on)
        self.back.clicked.connect(lambda: self._moving.step(-1))
        self.on.clicked.connect(lambda: self._moving.step(1))
        self.done.clicked.connect(self._leave)
        self._moving.put_down.connect(self._put_tool_down)
        self.ask.toggled.connect(self._moving.let_ask)
        self.more.menu().aboutToShow.connect(self._fill_menu)

    # ---- what it shows ----

    def _follow_tool(self, tool_id: str) -> None:
        self.call(tool_id == self._tool.id)
        self._is_given = False
        if self.is_called:
            self._show()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if self.is_called and changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._keep_form(self._show)

    def _show(self) -> None:
        if not self._moving.is_on:
            return
        self._close_form()
        mark(self.stay_button, is_on=False)
        stack, waiting = self._moving.stack, self._moving.due
        self._offered = self._moving.offered
        # what is in hand moves no more
        leads = not waiting and (self._is_led or not self._moving.is_business)
        self.title.setText(self._words(stack) if leads else self._title(stack, len(waiting)))
        self.place_label.setText(self._words(stack))
        self.place_label.setVisible(not leads)
        refused = self.aside_label.text()
        self._show_aside()
        scrolled, scrolled_all = self._scrolled_to(is_told_more=self.aside_label.text() != refused)
        self.kinds.show_stack(stack)
        self.kinds.setVisible(bool(stack))
        self._show_rows(bool(stack))
        is_asked = self._moving.key in waiting
        grey(self._bridge, self.stay_button, None if is_asked else Reason("move-stays-anyway"))
        nobody = None if self._moving.going else Reason("move-nobody-goes")
        for button in (self.move_button, self.more):
            grey(self._bridge, button, nobody)
        for arrow in (self.back, self.on):
            why = None if waiting else Reason("move-none-waits")
            grey(self._bridge, arrow, why, arrow.accessibleName())
            arrow.setHidden(leads)
        if stack and self.is_called:
            self.line.setText("")
            self._take_keyboard()
        self._open_again()
        self.place()
        self.kinds.scroll_to(scrolled)
        self._scrolled.verticalScrollBar().setValue(scrolled_all)

    def _open_again(self) -> None:
        """What a form gave was taken back: it stands open as it was."""
        if self._drafts.has_back:
            back = next((one for one in self._moving.choices() if self._drafts.is_back(one)), None)
            if back is not None:
                self._open_form(back, self._drafts.of(back))

    def _scrolled_to(self, *, is_told_more: bool) -> tuple[int, int]:
        """How far the counters of a stack, and all that is told, were scrolled while it stays in hand.

        Another begins at its top, and so does what is told of a refusal.
        """
        before, self._shown = self._shown, self._moving.key
        if before != self._shown:
            return 0, 0
        counters, told = (one.verticalScrollBar().value() for one in (self.kinds, self._scrolled))
        return counters, 0 if is_told_more else told

    def _take_keyboard(self) -> None:
        """What is asked owns the keyboard until it is answered."""
        if self.isVisible() and not self._bridge.in_play.state.waiting:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _title(self, stack: Stack, waiting: int) -> str:
        """How much is left to do; a box holds all its counters as one stack, so there they are counted."""
        if stack and stack[0].hex is None:
            return self._bridge.text("move-placing", count=len(stack))
        return self._bridge.text("move-waiting", count=waiting)

    @property
    def _is_led(self) -> bool:
        """Whether buttons stand open for what the phase is for."""
        return any(choice.leads for choice in self._offered)

    def _show_rows(self, are_shown: bool) -> None:
        for widget in (self.line, self.move_button, self.stay_button, self.more):
            widget.setVisible(are_shown)
        stack = self._moving.stack
        can_ask = self._moving.can_ask and bool(stack) and stack[0].hex is not None
        self.ask.setVisible(are_shown and can_ask and not (self._is_led and not self._moving.due))
        self.ask.setChecked(self._moving.is_asking)
        shown = self._offered if are_shown else ()
        for button, choice in zip_longest(self.offers, shown[:_MOST_OFFERED]):
            button.setAccessibleName(self._bridge.reason_text(choice.label) if choice else "")
            button.setVisible(choice is not None)

    def _words(self, stack: Stack) -> str:
        if not stack and all(one.hex is None for one in counters_of(self._bridge)):
            return self._bridge.text("move-none-on-map", panel=self._bridge.text("dock-forces"))
        if not stack:
            return self._bridge.text("move-pick")
        top = stack[0]
        where, faction = place_name(self._bridge, top), self._bridge.text(f"faction-{top.faction}")
        return self._bridge.text("move-stack", where=where, faction=faction)

    def _show_aside(self) -> None:
        """Why what is in hand was refused before, or how many come again."""
        refusal, count = self._moving.refusal, self._moving.aside
        again = self._bridge.text("move-aside", count=count)
        words = self._bridge.reason_text(refusal) if refusal else again
        self.aside_label.setText(words)
        self.aside_label.setVisible(count > 0)

    def _fill_menu(self) -> None:
        menu = self.more.menu()
        menu.clear()
        choices = self._moving.choices()
        for choice in sorted(choices, key=lambda choice: not choice.is_legal):
            label = literal(self._bridge.reason_text(choice.label))
            action = menu.addAction(label)
            action.triggered.connect(lambda *_, choice=choice: self._do(choice))
            if choice.refusal is not None:  # may be tried all the same: the bar offers to overrule
                action.setText(self._bridge.text("move-refused", choice=label))
                action.setToolTip(self._bridge.reason_text(choice.refusal))

    # ---- what the player does ----

    def _do(self, choice: Choice) -> None:
        if choice.inputs:
            self._open_form(choice)
        else:
            self._moving.do(choice)

    def _keep_form(self, change: Callable[[], None]) -> None:
        """Other counters of the stack go, or all looks otherwise: an open form stays so, for those who go."""
        asked, draft = self._asked, self._draft
        change()
        same = (one for one in self._moving.choices() if asked and one.label == asked.label)
        if choice := next(same, None):
            self._open_form(choice, draft)

    def _open_form(self, choice: Choice, draft: Draft | None = None) -> None:
        self._close_form()
        self._asked, self._draft = choice, {} if draft is None else draft
        form = self.form = ChoiceForm(self._bridge, choice, draft=self._draft)
        form.is_back = self._drafts.is_back(choice)
        form.aim_wanted.connect(self._tool.aim)
        form.given.connect(lambda values: self._give(choice, form, values))
        form.cancelled.connect(lambda: self._drop(choice))
        self._show_rows(False)
        self._form_column.addWidget(form)
        self._form_scroll.show()
        form.show()
        self.place()

    def _give(self, choice: Choice, form: ChoiceForm, values: dict[str, Any]) -> None:
        before, at = form.before, self._bridge.in_play.last_step
        if operations.execute(self._bridge, choice.build(**values), given=values):
            self._drafts.note_given(choice, before, at)

    def _drop(self, choice: Choice) -> None:
        self._drafts.drop(choice)
        self._show()

    def _close_form(self) -> None:
        if self.form is not None:
            form, self.form, self._asked = self.form, None, None
            self._form_scroll.hide()
            form.hide()
            form.deleteLater()

    def _on_entered(self, hexes: tuple[HexCoord, ...]) -> None:
        typed = self.line.text()
        if len(hexes) != 1:
            self._bridge.say(Reason("form-wants-hex"), Severity.ERROR, slot="refusal")
            self.line.refuse()
        elif self._moving.takes(hexes[0]) or self._moving.move_to(hexes[0]):
            self._is_given = True
        else:
            self.line.setText(typed)  # a second refusal shows the stack anew
            self.line.refuse()

    def _on_refused(self) -> None:
        """The next line typed is for the next counter; alone in hand it stays, with what was typed."""
        if self._moving.is_asking or (self._moving.is_instead and not self._moving.due):
            return
        typed, held = self.line.text(), (self._moving.key, self._moving.chosen)
        self._moving.set_aside()
        if (self._moving.key, self._moving.chosen) == held:
            self.line.setText(typed)
            self.line.selectAll()
        else:
            self.line.begin_another()
            self._is_given = True

    def _on_typed(self, text: str) -> None:
        """A blank begins nothing."""
        mark(self.stay_button, is_on=False)
        self._is_given = self._is_given and not text.strip()

    def _on_left_empty(self) -> None:
        """Enter rings *Stays*; another gives it and rings it for the next stack. One too many passes none."""
        was_ringed = is_marked(self.stay_button)
        if was_ringed:
            self._moving.stay()
        key = self._moving.key
        may_stay = key is not None and key.hex is not None and key in self._moving.due
        mark(self.stay_button, is_on=may_stay, told=self._bridge.text("ring-enter-gives"))
        is_one_too_many = self._is_given  # which leaves what the hex brought to be read
        if not (was_ringed or may_stay or is_one_too_many):
            self.line.tell(Reason("nothing-typed"))

    def _put_tool_down(self) -> None:
        self._view.set_tool(SelectTool.id)

    def _leave(self) -> None:
        self._put_tool_down()
        give_keyboard(self._view)
        self._bridge.unsay("refusal")
