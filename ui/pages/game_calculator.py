"""A calculator that a game describes as data, drawn without knowing the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from companion.kit.panels import InputKind
from companion.kit.questions import NO, YES, option_in_words
from ui.look.style import text_font
from ui.pages.offer_list import GrowingField
from ui.panels.panel import Panel
from ui.panels.parts.make import part_views
from ui.session.bridge import Change
from ui.session.words import basis_words
from ui.shell.kinds import of_kind
from ui.widgets.hex_text import plain
from ui.widgets.layouts import clear, show_now
from ui.widgets.literal import literal
from ui.widgets.segments import Segments
from ui.widgets.stepper import Stepper

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.kit.calculators import Calculator, CalculatorField, Given
    from companion.kit.panels import Input, Part
    from ui.session.bridge import SessionBridge

_MOST = 999
_OPTION_COLUMNS = 4
_LONG_COLUMNS = 2
_COLUMNS_FOLDED = (_OPTION_COLUMNS, _LONG_COLUMNS, 1)  # the most, each time that its room proves too small
_OPTION_ROOM = 34  # in text sizes
_NAME_ROOM = 6  # in text sizes: the least of a name, whose words may break anywhere
_MARGINS = (18, 14, 18, 14)  # within a card
_WIDTH = 4  # columns of the grid: two names, each with its field


class GameCalculator(Panel):
    """Answers anew at every change of a field, in its `answer_card`, which stands beside it.

    Where a disputed rule bears on it, by the readings of the session in play; it says whose they are.
    """

    listens_to = frozenset({Change.SESSION, Change.SETTINGS})

    def __init__(self, bridge: SessionBridge, calculator: Calculator) -> None:
        super().__init__(bridge)
        self._calculator = calculator
        self._names: dict[str, QLabel] = {}
        self.fields: dict[str, QWidget] = {}
        self._begun: dict[str, int] = {}
        self._folds = 0  # how often its room proved too small
        self._fitted: tuple[object, ...] = ()  # what that was found for
        self._grid, self._answer = QGridLayout(), QVBoxLayout()
        self.answer_card = QFrame()
        self.answer_card.setObjectName("page-card")
        self.basis = QLabel(wordWrap=True)
        self._lay_out()
        for field in calculator.fields:
            self._add(field)
        self._place()

    def given(self) -> dict[str, Any]:
        """What the fields hold."""
        return {name: _value(widget) for name, widget in self.fields.items()}

    def type_text(self, text: str) -> None:
        """Begin with the first field: what was typed stands in it, and the next keys go on there."""
        first = next(iter(self.fields.values()), None)
        line = first.line if isinstance(first, Stepper) else first
        if isinstance(line, QLineEdit):
            line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            line.selectAll()
            line.insert(text)

    def refresh(self) -> None:
        for field in self._calculator.fields:
            self._name(field.input)
        self.basis.setText(basis_words(self.bridge, self.bridge.session))
        self.answer()

    def answer(self) -> None:
        """Show what the fields come to."""
        self._begin_anew()
        self._show_offers()
        clear(self._answer)
        for view in part_views(self, self._parts(), key="answer"):
            self._answer.addWidget(view)
        show_now(self._answer)

    def show_answer(self, *, is_wanted: bool) -> None:
        """Show the answer beside the fields, or not."""
        self.answer_card.setVisible(is_wanted)

    def fit(self, room: int) -> None:
        """Fold until nothing is wider than its room: one field a row, options in fewer columns."""
        asked = room, self.font().toString(), self.bridge.preferences.language
        if asked != self._fitted:
            self._fitted = asked
            self._fold(0)
        while self._folds + 1 < len(_COLUMNS_FOLDED) and self.minimumSizeHint().width() > room:
            self._fold(self._folds + 1)

    # ---- inside --------------------------------------------------------------------------------

    def _parts(self) -> tuple[Part, ...]:
        session, calculator = self.bridge.session, self._calculator
        if session is None or calculator.answer_by is None:
            return calculator.answer(self.given())
        return calculator.answer_by(self.given(), session.state.settings)

    def _begin_anew(self) -> None:
        """Numbers that begin by other fields do so where those come to another one."""
        for field in self._calculator.fields:
            if field.start_by is None:
                continue
            name, start = field.input.name, field.start_by(self.given())
            if start != self._begun.get(name):
                self._begun[name] = start
                _set(self.fields[name], start)

    def _show_offers(self) -> None:
        for field in self._calculator.fields:
            if field.grows is not None:
                given = self.given()
                grown = of_kind(GrowingField, self.fields[field.input.name])
                grown.show_offers(field.grows.offers(given), field.grows.listed(given))

    def _lay_out(self) -> None:
        card = QFrame()
        card.setObjectName("page-card")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(card)
        column = QVBoxLayout(card)
        column.setContentsMargins(*_MARGINS)
        self._around = column, outer
        column.addLayout(self._grid)
        column.addStretch(1)
        answer = QVBoxLayout(self.answer_card)
        answer.setContentsMargins(*_MARGINS)
        answer.addLayout(self._answer)
        answer.addWidget(self.basis)
        self.basis.setObjectName("dim")
        self.basis.setVisible(self._calculator.answer_by is not None)

    def _add(self, field: CalculatorField) -> None:
        widget = self.fields[field.input.name] = self._field(field)
        label = self._names[field.input.name] = QLabel(self, wordWrap=True)
        label.setHidden(isinstance(widget, QCheckBox | GrowingField) or field.fills is not None)

    def _fold(self, folds: int) -> None:
        if folds != self._folds:
            self._folds = folds
            self._place()
            for layout in self._around:  # each hears of what it holds as that is laid out
                layout.activate()

    def _place(self) -> None:
        """Numbers and ticks stand two in a row while there is room, options have a row of their own."""
        name_room = round(_NAME_ROOM * self.bridge.text_size)
        self._grid.setColumnMinimumWidth(0, name_room)
        self._grid.setColumnMinimumWidth(_WIDTH // 2, 0 if self._folds else name_room)
        row, is_free = -1, False  # beside the last one
        for field in self._calculator.fields:
            is_wide = isinstance(self.fields[field.input.name], Segments | QLineEdit | GrowingField)
            is_beside = is_free and not is_wide
            is_free = not (is_beside or is_wide or self._folds)
            row += not is_beside
            self._put(field, row, 2 * is_beside, is_wide=is_wide)

    def _put(self, field: CalculatorField, row: int, column: int, *, is_wide: bool) -> None:
        label, widget = self._names[field.input.name], self.fields[field.input.name]
        width = _WIDTH if is_wide or self._folds else _WIDTH // 2
        if isinstance(widget, Segments):
            widget.set_columns(min(self._columns(field.input), _COLUMNS_FOLDED[self._folds]))
        if label.isHidden():
            self._grid.addWidget(widget, row, column, 1, width)
        else:
            self._grid.addWidget(label, row, column)
            self._grid.addWidget(widget, row, column + 1, 1, width - 1)

    def _field(self, field: CalculatorField) -> QWidget:
        one = field.input
        if field.grows is not None:
            return self._growing()
        if one.kind is InputKind.NUMBER:
            most = _MOST if one.highest is None else one.highest
            stepper = Stepper(one.lowest, most, start=one.lowest, is_signed=one.lowest < 0)
            stepper.set_value(field.start if isinstance(field.start, int) else None)
            stepper.changed.connect(lambda _value: self.answer())
            return stepper
        if one.kind is InputKind.TEXT:
            return self._line(field)
        if one.options == (NO, YES):
            box = QCheckBox()
            box.setChecked(field.start == YES)
            box.toggled.connect(lambda _on: self.answer())
            return box
        segments = Segments(one.options, columns=_OPTION_COLUMNS)
        segments.set_value(field.start or one.options[0])
        segments.chosen.connect(lambda _value: self.answer())
        return segments

    def _growing(self) -> GrowingField:
        growing = GrowingField(self.bridge)
        growing.changed.connect(self.answer)
        return growing

    def _line(self, field: CalculatorField) -> QLineEdit:
        line = QLineEdit(str(field.start or ""))
        if field.fills is not None:
            line.returnPressed.connect(partial(self._fill, line, field.fills))
            line.textEdited.connect(lambda _text: self.bridge.unsay("refusal"))  # of what stood there before
        else:
            line.editingFinished.connect(self.answer)
        return line

    def _fill(self, line: QLineEdit, fills: Callable[[str], Given]) -> None:
        """What was typed stands in other fields from now on; a line that cannot be read changes nothing."""
        given = self.bridge.guard(lambda: fills(plain(line.text())))
        if given is None:
            line.selectAll()
            return
        for name, value in given.items():
            _set(self.fields[name], value)
        self.bridge.unsay("refusal")
        line.clear()
        self.answer()

    def _columns(self, one: Input) -> int:
        """Two where the widest words of each column are too long for one row together."""
        words = [self.bridge.reason_text(option_in_words(option)) for option in one.options]
        metrics = QFontMetrics(text_font(self.bridge.text_size))  # its own may be that before a change
        widths = [metrics.horizontalAdvance(word) for word in words]
        room = sum(max(widths[place::_OPTION_COLUMNS], default=0) for place in range(_OPTION_COLUMNS))
        is_long = room > _OPTION_ROOM * self.bridge.text_size
        return _LONG_COLUMNS if is_long else _OPTION_COLUMNS

    def _name(self, one: Input) -> None:
        label, widget = self.bridge.reason_text(one.label), self.fields[one.name]
        if isinstance(widget, QCheckBox):
            widget.setText(literal(label))
        if isinstance(widget, QLineEdit):
            widget.setPlaceholderText(label)
        self._names[one.name].setText(label)
        widget.setAccessibleName(label)
        if isinstance(widget, Segments):
            for option in one.options:
                widget.set_text(option, self.bridge.reason_text(option_in_words(option)))


def _value(widget: QWidget) -> Any:
    match widget:
        case Stepper():
            return widget.value
        case QCheckBox():
            return YES if widget.isChecked() else NO
        case QLineEdit():
            return widget.text().strip()
        case GrowingField():
            return widget.ids
    return of_kind(Segments, widget).value()


def _set(widget: QWidget, value: Any) -> None:
    if isinstance(widget, Stepper | Segments):
        widget.set_value(value)
