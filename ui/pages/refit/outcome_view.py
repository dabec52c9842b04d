"""What the step has brought so far: results, and the difference that they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from companion.kit.panels import Table
from companion.reason import Reason
from ui.panels.parts.figures import table_view
from ui.panels.parts.lines import lines_view
from ui.session.words import faction_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.games.elst.shown.refit.diffs import Change
    from companion.games.elst.shown.refit.pages import RefitPage
    from ui.pages.refit.step_panel import StepPanel
    from ui.session.bridge import SessionBridge

_COLUMNS = ("subject", "before", "after")


class OutcomeView(QFrame):
    """Results line by line, changes as before and after; what is wrong is undone, not edited."""

    def __init__(self, panel: StepPanel, page: RefitPage) -> None:
        super().__init__()
        self.setObjectName("battery")
        column = QVBoxLayout(self)
        title = QLabel(panel.bridge.text("refit-outcome"))
        title.setObjectName("subheading")
        column.addWidget(title)
        for view in _result_views(panel, page):
            column.addWidget(view)
        if page.changes:
            column.addWidget(table_view(panel, _table(panel.bridge, page.changes)))


def _result_views(panel: StepPanel, page: RefitPage) -> Iterator[QWidget]:
    """What everybody may see, then each side's own under its name."""
    for side in dict.fromkeys(one.secret_to for one in page.results):
        if side:
            name = QLabel(faction_name(panel.bridge, side))
            name.setObjectName("dim")
            yield name
        yield lines_view(panel, [one.line for one in page.results if one.secret_to == side])


def _table(bridge: SessionBridge, changes: tuple[Change, ...]) -> Table:
    columns = tuple(Reason(f"refit-outcome-{column}") for column in _COLUMNS)
    return Table(columns, tuple(_row(bridge, change) for change in changes))


def _row(bridge: SessionBridge, change: Change) -> tuple[Reason, ...]:
    sides = (_cell(bridge, words) for words in (change.before, change.after))
    return (change.subject, *sides)


def _cell(bridge: SessionBridge, words: tuple[Reason, ...]) -> Reason:
    text = "\n".join(map(bridge.reason_text, words))
    return Reason("refit-cell", args={"text": text or "–"})
