"""A checklist of a game's panel: what is done, what comes now, what lies ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.kit.panels import Progress
from ui.look.icons import pixmap
from ui.panels.parts.still import Item, StillColumn
from ui.panels.rule_words import linked_reasons

if TYPE_CHECKING:
    from companion.kit.panels import Checklist, ChecklistItem
    from companion.reason import Reason
    from ui.panels.panel import Panel

_SPACING = 3
_ICONS = {Progress.DONE: "confirm", Progress.CURRENT: "play"}


class ChecklistView(QFrame):
    """The steps in order; the current one is lit, and each is marked by a sign too."""

    def __init__(self, panel: Panel, checklist: Checklist) -> None:
        super().__init__()
        self._panel, self._shown = panel, StillColumn(panel)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_SPACING)
        self.show_steps(checklist)

    def show_steps(self, checklist: Checklist) -> None:
        """Show the steps as they are now; rows that tell the same stay."""
        self._shown.show(self._column, map(self._item, checklist.items))

    def _item(self, item: ChecklistItem) -> Item:
        return Item(item, lambda: _row(self._panel, item))


def _row(panel: Panel, item: ChecklistItem) -> QWidget:
    row = QWidget()
    across = QHBoxLayout(row)
    across.setContentsMargins(0, 0, 0, 0)
    across.addWidget(_sign(panel, item.progress), alignment=Qt.AlignmentFlag.AlignTop)
    across.addWidget(_words(panel, item), 1)
    return row


def _sign(panel: Panel, progress: Progress) -> QLabel:
    side = round(panel.bridge.text_size * 1.4)
    sign = QLabel()
    sign.setFixedSize(side, side)
    if name := _ICONS.get(progress):
        colour = panel.bridge.palette.accent
        sign.setPixmap(pixmap(name, colour, side, panel.devicePixelRatioF()))
    return sign


def _words(panel: Panel, item: ChecklistItem) -> QWidget:
    """The item's name; what to keep in mind then stands under it in small type."""
    name = {Progress.CURRENT: "lit", Progress.DONE: "dim"}.get(item.progress, "")
    label = _label(panel, item.label, name)
    if not item.reminders:
        return label
    view = QWidget()
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(_SPACING)
    column.addWidget(label)
    for reminder in item.reminders:
        column.addWidget(_reminder(panel, reminder))
    return view


def _reminder(panel: Panel, reason: Reason) -> QLabel:
    """What to keep in mind; its rule's number leads to the rule."""
    label = QLabel(linked_reasons(panel.bridge, (reason,)), wordWrap=True)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setObjectName("small")
    label.linkActivated.connect(panel.rule_wanted)
    return label


def _label(panel: Panel, reason: Reason, name: str) -> QLabel:
    label = QLabel(panel.bridge.reason_text(reason), wordWrap=True)
    label.setObjectName(name)
    return label
