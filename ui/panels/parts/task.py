"""One task: what is known, the odds, what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from ui.look.icons import pixmap
from ui.widgets.fold import remembered_fold
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from companion.kit.panels import Task
    from ui.panels.panel import Panel

_SIGN = 1.4  # in text sizes


class TaskView(QFrame):
    """Its title, and its parts under that, made when they are seen; what stands beside the work is folded."""

    def __init__(self, panel: Panel, task: Task, parts: Iterable[QWidget]) -> None:
        super().__init__()
        self.setObjectName("work-card")
        column = QVBoxLayout(self)
        title = panel.bridge.reason_text(task.title)
        if task.is_folded:
            sides = column.contentsMargins()
            column.setContentsMargins(sides.left(), 0, sides.right(), 0)  # many stand under one another
            column.addWidget(remembered_fold(title, lambda: parts, f"task-{task.id}", panel.unfolded))
            return
        if not task.is_named_above:
            column.addLayout(_heading(panel, title, is_done=task.is_done))
        for view in parts:
            column.addWidget(view)


def _heading(panel: Panel, title: str, *, is_done: bool) -> QHBoxLayout:
    """The title, with a sign before it once the task is done."""
    row = QHBoxLayout()
    heading = WrappedLabel(title)
    heading.setObjectName("subheading")
    if is_done:
        side = round(panel.bridge.text_size * _SIGN)
        sign = QLabel(pixmap=pixmap("confirm", panel.bridge.palette.accent, side, panel.devicePixelRatioF()))
        sign.setAccessibleName(panel.bridge.text("task-done"))
        sign.setToolTip(panel.bridge.text("task-done"))
        row.addWidget(sign, alignment=Qt.AlignmentFlag.AlignTop)
    row.addWidget(heading, 1)
    return row
