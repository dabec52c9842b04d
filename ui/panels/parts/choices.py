"""Choices of a game's panel: buttons for what may be done now, and the rest greyed with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from ui import operations
from ui.panels.parts.form import ChoiceForm
from ui.widgets.filled_rows import FilledRows
from ui.widgets.fold import Fold, remembered_fold
from ui.widgets.greyed import grey_while_asked
from ui.widgets.layouts import clear
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from companion.kit.panels import Choice
    from ui.panels.panel import Panel
    from ui.shell.aiming import Chances

_APART = 5

ChancesOf = Callable[["Choice"], "Chances | None"]


def refused_of(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Those that may not be done, and why."""
    return tuple(choice for choice in choices if not choice.is_legal)


def _no_chances(_choice: Choice) -> Chances | None:
    return None


class ChoiceListView(QWidget):
    """Legal choices as buttons, refused ones folded away, each with why.

    A choice that needs more opens a form in place of the buttons. A refused one may be tried all the
    same: the message bar then tells why not and offers to overrule. `chances_of` gives what the map
    shows while the player aims.
    """

    def __init__(
        self, panel: Panel, choices: Sequence[Choice], *, key: str = "", chances_of: ChancesOf = _no_chances
    ) -> None:
        super().__init__()
        self._panel, self.choices, self._key, self._chances_of = panel, choices, key, chances_of
        self.buttons: list[WrappingButton] = []
        self._folds: list[Fold] = []
        self.form: ChoiceForm | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_APART)
        self._show_choices()
        self._open_begun()

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Offer the same in words and with odds of now; a form that was left empty is put away."""
        self.choices = choices
        if self.form is not None:
            self._show_choices()
            return
        for button, choice in zip(self.buttons, self._legal, strict=True):
            words = self._panel.bridge.reason_text(choice.label)
            if words != button.words:
                button.set_words(words)
            grey_while_asked(self._panel.bridge, button)
        for fold in self._folds:
            fold.set_title(self._refused_title)

    def choose(self, choice: Choice) -> None:
        """Do what a choice says, asking first for what it needs."""
        if choice.inputs:
            self._panel.drafts.take_up(choice)
            self._open_form(choice)
        else:
            operations.do_choice(self._panel.bridge, choice)

    def _open_begun(self) -> None:
        """The form that is open for the next or once more, or one that something was typed into."""
        drafts, forms = self._panel.drafts, [choice for choice in self.choices if choice.inputs]
        if following := [choice for choice in forms if drafts.is_next(choice) or drafts.is_back(choice)]:
            self._open_form(following[0])
        elif begun := [choice for choice in forms if drafts.of(choice)]:
            self._open_form(begun[0], is_again=True)

    def _show_choices(self) -> None:
        self.form = None
        clear(self._column)
        self.buttons = [self._button(place, choice) for place, choice in enumerate(self._legal)]
        self._folds = [self._refused_fold()] if refused_of(self.choices) else []
        rows = FilledRows(spacing=_APART)
        for button in self.buttons:
            rows.addWidget(button)
        self._column.addLayout(rows)
        for fold in self._folds:
            self._column.addWidget(fold)

    @property
    def _legal(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.is_legal]

    @property
    def _refused_title(self) -> str:
        return self._panel.bridge.text("choices-not-now", count=len(refused_of(self.choices)))

    def _button(self, place: int, choice: Choice) -> WrappingButton:
        """It does the legal choice that stands in its place as it is pressed."""
        button = WrappingButton(self._panel.bridge.reason_text(choice.label))
        button.clicked.connect(lambda: self.choose(self._legal[place]))
        grey_while_asked(self._panel.bridge, button)
        return button

    def _refused_fold(self) -> Fold:
        return remembered_fold(
            self._refused_title,
            lambda: map(self._refused_row, refused_of(self.choices)),
            self._key,
            self._panel.unfolded,
        )

    def _refused_row(self, choice: Choice) -> TapFrame:
        bridge = self._panel.bridge
        row = TapFrame()
        row.setObjectName("refused")
        lines = QVBoxLayout(row)
        lines.setContentsMargins(8, 3, 8, 3)
        lines.setSpacing(0)
        name = bridge.reason_text(choice.label)
        why = bridge.reason_text(choice.refusal) if choice.refusal else ""
        for text, look in ((name, "greyed"), (why, "small")):
            label = WrappedLabel(text)
            label.setObjectName(look)
            lines.addWidget(label)
        row.setAccessibleName(f"{name}: {why}")
        row.tapped.connect(lambda: self.choose(choice))
        return row

    def _open_form(self, choice: Choice, *, is_again: bool = False) -> None:
        clear(self._column)
        self.buttons, self._folds = [], []
        form = self.form = ChoiceForm(
            self._panel.bridge,
            choice,
            self._chances_of(choice),
            kept=self._panel.kept,
            draft=self._panel.drafts.of(choice),
        )
        form.given.connect(lambda values: self._do(choice, values))
        form.cancelled.connect(lambda: self._drop(choice))
        form.aim_wanted.connect(self._panel.aim_wanted)
        form.way_wanted.connect(self._panel.way_wanted)
        form.takes_keyboard, form.is_back = not is_again, self._panel.drafts.is_back(choice)
        self._column.addWidget(form)
        form.show()  # now, while all is scrolled as it was

    def _drop(self, choice: Choice) -> None:
        """What opened it has the keyboard again; a tap gives it on (`ButtonKeys`)."""
        self._panel.drafts.drop(choice)
        self._show_choices()
        if choice in self._legal:
            self.buttons[self._legal.index(choice)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _do(self, choice: Choice, values: dict[str, Any]) -> None:
        """What is given is no draft any more, unless it is refused; a list that nothing drew anew goes on."""
        draft, form, at = self._panel.drafts.of(choice), self.form, self._panel.bridge.in_play.last_step
        typed, before = dict(draft), form.before if form is not None else {}

        def insisted_on() -> None:
            if draft:
                draft.clear()
                if isValid(self):
                    self._show_choices()

        draft.clear()
        self._panel.drafts.begin_next(choice if choice.is_repeated else None)
        if not operations.execute(self._panel.bridge, choice.build(**values), given=values, then=insisted_on):
            draft.update(typed)
            return
        self._panel.drafts.note_given(choice, before, at)
        if isValid(self) and form is not None and self.form is form:
            self._show_choices()
            self._open_begun()
