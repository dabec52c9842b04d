"""A choice whose fields stand open side by side with what keeps it from being done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton

from ui import operations
from ui.widgets.greyed import grey
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from companion.kit.panels import Cover, Form, Input
    from companion.reason import Reason
    from ui.panels.panel import Panel


class OpenForm(QFrame):
    """Options for each field, or why it is covered; the button says why it cannot be pressed yet."""

    def __init__(self, panel: Panel, form: Form) -> None:
        super().__init__()
        self.setObjectName("work-card")
        self._bridge, self._choice = panel.bridge, form.choice
        self.fields = {one.name: Segments(one.options) for one in form.choice.inputs}
        self.give = QPushButton(panel.bridge.reason_text(form.choice.label))
        self._lay_out(QGridLayout(self), panel.bridge.reason_text(form.title))
        self._is_refused = False
        self.give.clicked.connect(self._give)
        for field in self.fields.values():
            field.chosen.connect(lambda _one: self._take_back())

    def _lay_out(self, grid: QGridLayout, title: str) -> None:
        heading = WrappedLabel(title)
        heading.setObjectName("subheading")
        grid.addWidget(heading, 0, 0, 1, 2)
        for row, one in enumerate(self._choice.inputs, 1):
            grid.addWidget(QLabel(self._bridge.reason_text(one.label)), row, 0)
            grid.addWidget(self._field(one), row, 1)
        why = self._refusal()
        grey(self._bridge, self.give, why)
        self.give.setDefault(why is None)
        grid.addWidget(self.give, len(self._choice.inputs) + 1, 0, 1, 2)

    def _field(self, one: Input) -> QLabel | Segments:
        if cover := self._cover(one):
            words = WrappedLabel(self._bridge.reason_text(cover.words))
            words.setObjectName("dim")
            return words
        field = self.fields[one.name]
        for option in one.options:
            field.set_text(option, self._bridge.text(f"option-{option}"))
        if one.usual:
            field.set_value(one.usual)
        return field

    def _cover(self, one: Input) -> Cover | None:
        """What hides a field; where the key of its side is lost, the table may tell it."""
        side = one.cover.secret_to if one.cover else ""
        return None if side and self._bridge.in_play.secrecy.is_key_lost(side) else one.cover

    def _refusal(self) -> Reason | None:
        covers = (self._cover(one) for one in self._choice.inputs)
        return next((cover.refusal for cover in covers if cover), self._choice.refusal)

    def _give(self) -> None:
        told = {name: field.value() for name, field in self.fields.items()}
        if None not in told.values():
            self._is_refused = not operations.execute(self._bridge, self._choice.build(**told))

    def _take_back(self) -> None:
        """What was refused is changed: why goes."""
        if self._is_refused:
            self._is_refused = False
            self._bridge.unsay("refusal")
