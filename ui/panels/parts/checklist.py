"""A checklist of a game's panel: what is done, what comes now, what lies ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.kit.panels import Progress
from ui.look.icons import pixmap
from ui.panels.rule_words import linked_reasons
from ui.widgets.layouts import laid_out_once
from ui.widgets.look_like import look_like
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kit.panels import Checklist, ChecklistItem
    from companion.reason import Reason
    from companion.text import Catalogue
    from ui.panels.panel import Panel

_SPACING = 3
_ICONS = {Progress.DONE: "confirm", Progress.CURRENT: "here"}
_LOOKS = {Progress.CURRENT: "here", Progress.DONE: "dim"}


class ChecklistView(QFrame):
    """The steps in order; the current one is lit, and each is marked by a sign too."""

    def __init__(self, panel: Panel, checklist: Checklist) -> None:
        super().__init__()
        self._panel = panel
        self._rows: list[_Row] = []
        self._column = _column()
        self.setLayout(self._column)
        self.show_steps(checklist)

    def show_steps(self, checklist: Checklist) -> None:
        """Show the steps as they are now; rows stay, and tell what has changed."""
        with laid_out_once(self._column):
            while len(self._rows) > len(checklist.items):
                self._drop(self._rows.pop())
            for place, item in enumerate(checklist.items):
                row = self._rows[place] if place < len(self._rows) else self._new_row()
                row.show_step(item)
                row.show()
        self.updateGeometry()

    def _drop(self, row: _Row) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _new_row(self) -> _Row:
        row = _Row(self._panel)
        self._rows.append(row)
        self._column.addWidget(row)
        return row


class _Row(QWidget):
    """A step's sign and name; what to keep in mind then stands under it in small type."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self._panel = panel
        self._told: tuple[ChecklistItem, Catalogue] | None = None
        self._side = round(panel.bridge.text_size * 1.4)
        self._sign, self._name = QLabel(), WrappedLabel()
        self._sign.setFixedSize(self._side, self._side)
        self._reminders: list[QLabel] = []
        self._column = _column()
        self._column.addWidget(self._name)
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(0, 0, 0, 0)
        self._across.addWidget(self._sign, alignment=Qt.AlignmentFlag.AlignTop)
        self._across.addLayout(self._column, 1)

    def show_step(self, item: ChecklistItem) -> None:
        """Tell another step, how far this one is now, or the same in another language."""
        told = item, self._panel.bridge.catalogue
        if told != self._told:
            self._told = told
            self._sign.setPixmap(self._picture(item.progress))
            self._name.setText(self._panel.bridge.reason_text(item.label))
            look_like(self._name, _LOOKS.get(item.progress, ""))
            if item.reminders or self._reminders:
                with laid_out_once(self._across):
                    self._remind(item.reminders)

    def _picture(self, progress: Progress) -> QPixmap:
        name, bridge = _ICONS.get(progress), self._panel.bridge
        ratio = self._panel.devicePixelRatioF()
        return pixmap(name, bridge.palette.accent, self._side, ratio) if name else QPixmap()

    def _remind(self, reasons: Sequence[Reason]) -> None:
        """Say what to keep in mind; a rule's number leads to the rule."""
        while len(self._reminders) < len(reasons):
            self._column.addWidget(self._new_reminder())
        for label, reason in zip(self._reminders, reasons, strict=False):
            label.setText(linked_reasons(self._panel.bridge, (reason,)))
        for place, label in enumerate(self._reminders):
            label.setVisible(place < len(reasons))

    def _new_reminder(self) -> QLabel:
        label = WrappedLabel()
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setObjectName("small")
        label.linkActivated.connect(self._panel.rule_wanted)
        self._reminders.append(label)
        return label


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(_SPACING)
    return column
