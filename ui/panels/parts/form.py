"""What a choice still needs from the player: hexes from the map or typed, numbers, texts, options."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from companion.kit.facts import Fact
from companion.kit.panels import InputKind
from companion.kit.placed import FieldError
from companion.kit.questions import NO, YES
from companion.reason import CompanionError, Reason
from companion.sight.result import RAISED
from ui.cards.ring import is_marked, mark
from ui.look.style import text_font
from ui.panels.levels import has_raised
from ui.panels.parts.field_value import tell_in, told_in
from ui.panels.parts.forecast import forecast_words
from ui.panels.parts.several import Several
from ui.panels.parts.suggested_line import SuggestedLine
from ui.session.bridge import SessionBridge
from ui.session.message import Message, Severity
from ui.session.names import roster_completions
from ui.session.words import own_words
from ui.shell.aiming import Aiming, Chances
from ui.widgets.beside import Beside
from ui.widgets.field_note import FieldNote, on_change
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.in_view import Scrolled, bring_into_view
from ui.widgets.layouts import scrolling
from ui.widgets.name_list import list_names
from ui.widgets.segments import Segments
from ui.widgets.standing_foot import StandingFoot
from ui.widgets.steady import FoldedList
from ui.widgets.stepper import Stepper
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.yes_chip import YesChip

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from companion.hexes.coordinates import HexCoord
    from companion.kit.panels import Choice, Forecast, Input, Suggestion
    from ui.panels.drafts import Draft

_MOST = 99
_ODDS_LINES = 4  # have their room from the start: nothing moves as odds come
_YES_NO = {YES, NO}
_GAP = 12  # pixels between what is asked and the answers beside it
_IN_SIGHT = 8  # options that are buttons; more of them are a list


class ChoiceForm(QFrame):
    """Asks for the inputs of a choice. `given(values)` when the player is done, `cancelled` when not.

    While it shows, a hex that it needs may be tapped on the map. Where the choice has odds, they are told
    of what is filled in so far, and `way_wanted` asks for their way on the map. `kept` holds what was
    taken last in fields that keep it, `draft` what was told before and not given. As it opens it lets the
    player type at once, unless it was left begun (`takes_keyboard`). Where what it gave was taken back
    (`is_back`), no Enter alone gives that again.
    """

    given = Signal(object)
    cancelled = Signal()
    aim_wanted = Signal(object)
    way_wanted = Signal(object)
    takes_keyboard = True
    is_back = False

    def __init__(
        self,
        bridge: SessionBridge,
        choice: Choice,
        chances: Chances | None = None,
        kept: dict[str, str] | None = None,
        draft: Draft | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("form")
        self._bridge, self._choice, self._kept = bridge, choice, {} if kept is None else kept
        self.odds = WrappedLabel()
        self.odds.setObjectName("small")
        self._many = {one.name for one in choice.inputs if one.kind is InputKind.HEXES}
        self._goals = frozenset(hex_ for one in choice.inputs for hex_ in one.goals)
        self._optional = {one.name for one in choice.inputs if one.may_be_left}
        self.inputs = {one.name: self._input(one) for one in choice.inputs}
        self.notes = {name: FieldNote(bridge, field) for name, field in self.inputs.items()}
        for name, field in self.inputs.items():
            if isinstance(field, HexLineEdit):
                field.note = self.notes[name]
                self._follow_level(field)
        self._is_giving = self._is_refused = self._is_begun = False
        self._draft: Draft = {} if draft is None else draft
        self.before: Draft = {}  # what was told when it was given, or before the tap that gave it
        self._scrolled: Scrolled | None = None
        bridge.message.connect(self._note)
        self.accept = QPushButton(self._bridge.text("form-accept"), default=True)
        self.refuse = QPushButton(self._bridge.text("form-cancel"))
        self._lay_out(choice)
        self.accept.clicked.connect(self.submit)
        self.refuse.clicked.connect(self._give_up)
        self._chances = chances
        self._take_up()
        self._follow_draft()
        for field in self.inputs.values():
            on_change(field, lambda *_: self._take_back())
        self.odds.setVisible(choice.odds is not None)
        if choice.odds is not None:
            self.odds.setMinimumHeight(_ODDS_LINES * self.odds.fontMetrics().lineSpacing())
            self._follow_inputs()
            self._show_odds()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.takes_keyboard:
            area = scrolling(self)
            before = area.verticalScrollBar().value() if area is not None else 0
            QTimer.singleShot(0, self, lambda: self._let_type(before))
        if any(isinstance(widget, HexLineEdit) for widget in self.inputs.values()):
            self.aim_wanted.emit(Aiming(self.take_hex, self._chances, self.type_text, self._goals))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives it up, as in a line for a hex."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.aim_wanted.emit(None)
        if self._choice.odds is not None:
            self.way_wanted.emit(())

    def submit(self) -> None:
        """Hand over what was given; what is missing or wrong is told at its field."""
        self._submit(dict(self._draft))

    def _submit(self, typed: Draft) -> None:
        self.before = typed
        try:
            values = self._values()
        except FieldError as wrong:
            self.notes[wrong.field].tell(wrong.reason)
            return
        self._keep(values)
        self._is_giving, scrolled = True, self._scrolled
        self.given.emit(values)
        self._is_giving = False
        if isValid(self) and self.isVisible():
            self._mark_typed()
        if scrolled is not None and not (isValid(self) and self.isVisible()):
            scrolled.go_back(though_moved=True)  # what was in sight tells what came of it

    def _give_up(self) -> None:
        """Cancel forgets what was told, which Escape leaves to be found again."""
        self._draft.clear()
        self._leave()

    def _leave(self) -> None:
        """What was refused goes with what is given up, and all is scrolled as before."""
        scrolled = self._scrolled
        self._bridge.unsay("refusal")
        self.cancelled.emit()
        if scrolled is not None:
            QTimer.singleShot(0, scrolled.bar, scrolled.go_back)

    def _enter(self, one: Input, *, is_told: bool) -> None:
        """Enter where the player has told nothing now, nor need tell, rings what gives; then it gives."""
        may_slip = self.is_back if is_told else one.may_be_left
        if self._is_begun or not may_slip or is_marked(self.accept):
            self.submit()
        else:
            mark(self.accept, is_on=True, told=self._bridge.text("ring-enter-gives"))

    def _mark_typed(self) -> None:
        """What would not do as a whole is typed anew over what stands in the line under the keyboard."""
        line = self.focusWidget()
        if isinstance(line, QLineEdit):
            line.selectAll()

    def _note(self, message: Message) -> None:
        """What comes of what was given stands at the field that it concerns."""
        note = self.notes.get(message.place.field)
        if self._is_giving and note is not None:
            note.tell(message.reason)
        self._is_refused = self._is_giving and message.severity is Severity.ERROR

    def _take_back(self) -> None:
        """What was refused is changed: why goes, and with it the offer to insist; and so does the ring."""
        self._is_begun = True
        mark(self.accept, is_on=False)
        if self._is_refused:
            self._is_refused = False
            self._bridge.unsay("refusal")

    def _let_type(self, before: int) -> None:
        """Come into view and let the player type at once, unless it has been given or left meanwhile.

        What it came in place of has gone by then: `before` that all was scrolled so far.
        """
        if not self.isVisible():
            return
        self._come_into_view(before)
        if line := next(iter(self.findChildren(QLineEdit)), None):
            line.setFocus()
            line.selectAll()
        elif folded := next(iter(self.findChildren(FoldedList)), None):
            folded.setFocus()  # its first letters choose from it
        elif segments := next(iter(self.findChildren(Segments)), None):
            segments.setFocus()  # arrows choose from them, Enter leads on

    def _come_into_view(self, before: int) -> None:
        """From its top; where that has no room, with the first that is asked whole."""
        asked = next(iter(self.inputs.values()), None)
        known, scrolled = self._scrolled, bring_into_view(self, asked)
        self._scrolled = None if scrolled is None else replace(scrolled, before=before)
        if known is None and scrolled is not None:
            scrolled.bar.rangeChanged.connect(self._stay_in_view)

    def _stay_in_view(self) -> None:
        """What grows as it is laid out is in view whole, until the player tells or scrolls."""
        scrolled = self._scrolled
        if self.isVisible() and not self._is_begun and scrolled is not None and scrolled.is_as_left:
            self._come_into_view(scrolled.before)

    def take_hex(self, hex_: HexCoord) -> None:
        """Take a hex tapped on the map: for the first line still empty, else for the last.

        A line of many hexes takes one after the other. One that the rules allow is given at once where
        nothing else is asked.
        """
        before = dict(self._draft)
        lines = {name: widget for name, widget in self.inputs.items() if isinstance(widget, HexLineEdit)}
        empty = [name for name, line in lines.items() if not line.text()]
        if lines:
            name = (empty or list(lines)[-1:])[0]
            kept = f"{lines[name].text()} " if name in self._many and name not in empty else ""
            lines[name].setText(f"{kept}{self._bridge.hex_name(hex_)}")
        if len(self.inputs) == 1 and hex_ in self._goals:
            self._submit(before)
        elif len(empty) <= 1:
            self.accept.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_tap(self, line: SuggestedLine, one: Suggestion) -> None:
        """What was tapped is given at once where nothing else is asked or told; else the keyboard goes on."""
        if len(self.inputs) == 1 and not one.is_added and self._choice.odds is None:
            self._submit({})
            return
        empty = [other for other in self._lines() if not other.text()]
        following = line.line if one.is_added else next(iter(empty), line.line)
        following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lines(self) -> Iterator[QLineEdit]:
        fields = (field.line if isinstance(field, SuggestedLine) else field for field in self.inputs.values())
        return (field for field in fields if isinstance(field, QLineEdit))

    def type_text(self, text: str) -> None:
        """Take what is typed on the map, as the first line for a hex that is still empty, else the last."""
        lines = [widget for widget in self.inputs.values() if isinstance(widget, HexLineEdit)]
        line = next((one for one in lines if not one.text()), lines[-1])
        line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        line.type_text(text)

    def _values(self) -> dict[str, Any]:
        """Of each field; of several that lack something the one with the keyboard says so, and keeps it."""
        fields = sorted(self.inputs.items(), key=lambda one: self.focusWidget() not in _within(one[1]))
        values = {name: self._read(name, widget) for name, widget in fields}
        return {name: value for name, value in values.items() if value is not None}

    def _read(self, name: str, widget: QWidget) -> Any:
        """What stands in a field; FieldError for what cannot be read."""
        try:
            return self._value(name, widget)
        except CompanionError as wrong:
            raise FieldError(wrong.reason, name) from wrong

    def _value(self, name: str, widget: QWidget) -> Any:
        if isinstance(widget, HexLineEdit):
            hexes = widget.read() if widget.text().strip() else ()
            return hexes if name in self._many else self._one(name, hexes)
        value = told_in(widget)
        if isinstance(widget, Stepper):
            value = self._limited(name, value)
        if value is None and name not in self._optional:
            label = next(one.label for one in self._choice.inputs if one.name == name)
            raise CompanionError(Reason("form-incomplete", about=label))
        return value

    def _limited(self, name: str, number: int | None) -> int | None:
        """A number as typed; CompanionError where it lies beyond what there can be."""
        one = self._asked(name)
        refusal = Fact(name, one.label, lowest=one.lowest, highest=one.highest).refusal(number)
        if refusal:
            raise CompanionError(refusal)
        return number

    def _one(self, name: str, hexes: tuple[HexCoord, ...]) -> HexCoord:
        if (hex_ := self._asked(name).hex_of(hexes)) is None:
            raise CompanionError(Reason("form-wants-hex"))
        return hex_

    def _asked(self, name: str) -> Input:
        return next(one for one in self._choice.inputs if one.name == name)

    def _input(self, one: Input) -> QWidget:
        match one.kind:
            case InputKind.HEX | InputKind.HEXES:
                return self._hex_line(one)
            case InputKind.NUMBER:
                return self._stepper(one)
            case InputKind.OPTION:
                return self._options(one)
            case InputKind.SEVERAL:
                return Several(self._bridge, one)
        line = SuggestedLine(self._bridge, one) if one.suggestions else QLineEdit()
        typed = line.line if isinstance(line, SuggestedLine) else line
        if isinstance(line, SuggestedLine):
            line.tapped.connect(partial(self._follow_tap, line))
        elif one.names_counters:
            list_names(typed, self._counters)
        typed.returnPressed.connect(lambda: self._enter(one, is_told=bool(typed.text().strip())))
        if one.hint is not None:
            typed.setPlaceholderText(self._bridge.reason_text(one.hint))
        return line

    def _counters(self, text: str) -> list[str]:
        """What a line may become, the last counter on it completed."""
        begin, names = roster_completions(self._bridge, self._side(), text)
        return [f"{text[:begin]}{name}" for name in names]

    def _side(self) -> str:
        """Whose command it is; empty until the player has said so."""
        field, values = self.inputs.get("side"), self._choice.values
        told = field.value() if isinstance(field, Segments) else values.get("side", values.get("faction"))
        return str(getattr(told, "value", told or ""))

    def _stepper(self, one: Input) -> Stepper:
        """Steps keep within the limits; what is typed beyond them is told, never cut down (`_limited`)."""
        most = max(_MOST, one.highest or 0)
        stepper = Stepper(-most, most, start=max(one.lowest, 0), usual=(one.lowest, one.highest))
        stepper.submitted.connect(lambda: self._enter(one, is_told=stepper.value is not None))
        return stepper

    def _hex_line(self, one: Input) -> HexLineEdit:
        line = HexLineEdit(self._bridge, goals=one.goals)
        line.if_empty = partial(self._enter, one, is_told=False)
        line.setPlaceholderText(self._bridge.text("form-hex-hint"))
        line.hexes_entered.connect(lambda _hexes: self._enter(one, is_told=True))
        line.cancelled.connect(self._leave)
        return line

    def _follow_level(self, line: HexLineEdit) -> None:
        """Where a level is asked beside a hex, its name may say it, and most hexes have one alone."""
        level = self.inputs.get("level")
        if isinstance(level, Segments):
            line.takes_levels = True
            line.textChanged.connect(lambda: self._take_level(line, level))

    def _take_level(self, line: HexLineEdit, level: Segments) -> None:
        with suppress(CompanionError):
            for position in line.positions():
                if position.level == RAISED or not has_raised(self._bridge.board, position.hex):
                    level.set_value(str(position.level))
                    self._note_draft("level")

    def _options(self, one: Input) -> Segments | YesChip | QComboBox:
        options, usual = one.options, one.usual
        if one.needs_no_head and set(options) == _YES_NO:
            return YesChip(self._bridge.reason_text(one.label), is_yes=usual == YES)
        named = {each.text: each.label for each in one.suggestions}
        words = {option: named.get(option, Reason(f"option-{option}")) for option in options}
        texts = {option: own_words(self._bridge, label) for option, label in words.items()}
        if len(options) > _IN_SIGHT:
            folded = _list(texts, usual)
            folded.submitted.connect(lambda: self._enter(one, is_told=folded.currentIndex() >= 0))
            return folded
        segments = Segments(options, columns=2 if set(options) == _YES_NO else 0, may_be_left=one.may_be_left)
        for option, text in texts.items():
            segments.set_text(option, text)
        if usual:
            segments.set_value(usual)
        segments.takes_letters = True
        segments.submitted.connect(lambda: self._enter(one, is_told=True))
        if len(self._choice.inputs) == 1:
            segments.chosen.connect(lambda _: self.accept.setFocus())  # Enter gives what was picked
        return segments

    def _lay_out(self, choice: Choice) -> None:
        column = self.column = QVBoxLayout(self)
        column.addWidget(_titled(self._bridge.reason_text(choice.label)))
        for are_chips, some in groupby(choice.inputs, lambda one: isinstance(self.inputs[one.name], YesChip)):
            asked = list(some)
            if are_chips:
                self._add_chips([self.inputs[one.name] for one in asked])
            for one in asked:
                if not are_chips:
                    self._add_field(one)
                column.addWidget(self.notes[one.name])
        column.addWidget(StandingFoot(self, self.accept, self.refuse))
        column.addWidget(self.odds)
        for field in self.inputs.values():
            if isinstance(field, SuggestedLine) and field.are_many:
                column.addWidget(field.chips)

    def _add_chips(self, chips: Iterable[QWidget]) -> None:
        """Side by side, as many as a line holds: each says by itself what it asks."""
        view = QWidget()
        flow = FlowLayout(view)
        for chip in chips:
            flow.addWidget(chip)
        self.column.addWidget(view)

    def _add_field(self, one: Input) -> None:
        """Below what it is called; answers in sight beside it, where one line has room for all of that."""
        field, label = self.inputs[one.name], self._bridge.reason_text(one.label)
        field.setAccessibleName(label)
        if one.needs_no_head:
            self.column.addWidget(field)
            return
        head = WrappedLabel(label)
        head.setBuddy(field)  # what names a pull-down list for a screen reader
        if not isinstance(field, Segments):
            self.column.addWidget(head)
            self.column.addWidget(field)
            return
        view = QWidget()
        words = QFontMetrics(text_font(self._bridge.text_size)).horizontalAdvance(label)
        room = words + field.sizeHint().width() + _GAP
        row = Beside(view, room=room / self._bridge.text_size)
        row.addWidget(head, 1)
        row.addWidget(field)
        self.column.addWidget(view)

    # ---- what is kept ----

    def _take_up(self) -> None:
        """Who typed for a side is likely to type for it again."""
        for one in self._choice.inputs:
            field, last = self.inputs[one.name], self._kept.get(one.name)
            if one.is_kept and last in one.options and isinstance(field, Segments):
                field.set_value(last)

    def _keep(self, values: dict[str, Any]) -> None:
        names = (one.name for one in self._choice.inputs if one.is_kept and one.name in values)
        self._kept.update({name: str(values[name]) for name in names})

    def _follow_draft(self) -> None:
        """Show what was told before, and note what is told from now on."""
        for name, field in self.inputs.items():
            if name in self._draft:
                tell_in(field, self._draft[name])
            on_change(field, lambda *_, name=name: self._note_draft(name))

    def _note_draft(self, name: str) -> None:
        told = told_in(self.inputs[name])
        if told is None:
            self._draft.pop(name, None)
        else:
            self._draft[name] = told

    # ---- odds ----

    def _follow_inputs(self) -> None:
        for widget in self.inputs.values():
            on_change(widget, lambda *_: self._show_odds())

    def _show_odds(self) -> None:
        found = self._forecast()
        self.odds.setText(forecast_words(self._bridge, found) if found else "")
        self.way_wanted.emit(found.path if found else ())

    def _forecast(self) -> Forecast | None:
        """Of what is filled in; None while something is missing or cannot be read."""
        if self._choice.odds is None:
            return None
        try:
            return self._choice.odds(self._choice.build(**self._values()))
        except (CompanionError, ValueError):
            return None


def _within(field: QWidget) -> tuple[QWidget, ...]:
    return field, *field.findChildren(QWidget)


def _list(texts: dict[str, str], usual: str) -> FoldedList:
    box = FoldedList()
    for option, text in texts.items():
        box.addItem(text, option)
    box.setCurrentIndex(list(texts).index(usual) if usual else -1)
    return box


def _titled(text: str) -> QLabel:
    label = WrappedLabel(text)
    label.setObjectName("subheading")
    return label
