"""A checklist of a game's panel: what is done, what comes now, what lies ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from companion.kit.panels import Progress
from ui.look.icons import pixmap
from ui.panels.rule_words import linked_reasons

if TYPE_CHECKING:
    from companion.kit.panels import Checklist, ChecklistItem
    from companion.reason import Reason
    from ui.panels.panel import Panel

_ICONS = {Progress.DONE: "confirm", Progress.CURRENT: "play"}


def checklist_view(panel: Panel, checklist: Checklist) -> QFrame:
    """The steps in order; the current one is lit, and each is marked by a sign too."""
    view = QFrame()
    grid = QGridLayout(view)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(1, 1)
    for row, item in enumerate(checklist.items):
        grid.addWidget(_sign(panel, item.progress), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(_words(panel, item), row, 1)
    return view


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
    column.setSpacing(3)
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
