"""Plain lines of a game's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.panels.rule_words import reason_lines
from ui.widgets.reason_list import ReasonList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.reason import Reason
    from ui.panels.panel import Panel


def lines_view(panel: Panel, reasons: Iterable[Reason]) -> ReasonList:
    """A list of reasons that lights their hexes up and shows them, or the words of a rule, when tapped."""
    view = ReasonList()
    view.hexes_pointed.connect(panel.highlight)
    view.hexes_tapped.connect(panel.show_on_map)
    view.rule_tapped.connect(panel.rule_wanted)
    show_reasons(panel, view, reasons)
    return view


def show_reasons(panel: Panel, view: ReasonList, reasons: Iterable[Reason]) -> None:
    """Tell other reasons in a list, or the same in another language."""
    view.show_lines(reason_lines(panel.bridge, reasons))
