"""One task: what is known, the odds, what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from ui.widgets.fold import remembered_fold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from companion.kit.panels import Task
    from ui.panels.panel import Panel


class TaskView(QFrame):
    """Its title, and its parts under that, made when they are seen; what stands beside the work is folded."""

    def __init__(self, panel: Panel, task: Task, parts: Iterable[QWidget]) -> None:
        super().__init__()
        self.setObjectName("battery")
        column = QVBoxLayout(self)
        title = panel.bridge.reason_text(task.title)
        if task.is_folded:
            column.addWidget(remembered_fold(title, lambda: parts, f"task-{task.id}", panel.unfolded))
            return
        heading = QLabel(title, wordWrap=True)
        heading.setObjectName("subheading")
        column.addWidget(heading)
        for view in parts:
            column.addWidget(view)
