"""What a step has brought so far: results, and the difference that they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout

from companion.kit.panels import Table
from companion.kit.questions import value_in_words
from companion.reason import Reason
from ui.panels.parts.figures import table_view
from ui.panels.parts.lines import lines_view
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from companion.kit.panels import Change, Diff
    from ui.panels.panel import Panel
    from ui.session.bridge import SessionBridge

_COLUMNS = (Reason("diff-subject"), Reason("diff-before"), Reason("diff-after"))
_NOTHING = "–"


def diff_view(panel: Panel, diff: Diff) -> QFrame:
    """Results line by line, changes as before and after; what is wrong is undone, not edited."""
    view = QFrame()
    view.setObjectName("work-card")
    column = QVBoxLayout(view)
    title = WrappedLabel(panel.bridge.reason_text(diff.title))
    title.setObjectName("subheading")
    column.addWidget(title)
    if diff.results:
        column.addWidget(lines_view(panel, [one.line for one in diff.results]))
    if diff.changes:
        rows = tuple(_row(panel.bridge, change) for change in diff.changes)
        column.addWidget(table_view(panel, Table(_COLUMNS, rows)))
    return view


def _row(bridge: SessionBridge, change: Change) -> tuple[Reason, ...]:
    sides = (_cell(bridge, words) for words in (change.before, change.after))
    return (change.subject, *sides)


def _cell(bridge: SessionBridge, words: tuple[Reason, ...]) -> Reason:
    return value_in_words("\n".join(map(bridge.reason_text, words)) or _NOTHING)
