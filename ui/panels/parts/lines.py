"""Plain lines of a game's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.widgets.reason_list import Line, ReasonList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.reason import Reason
    from ui.panels.panel import Panel


def lines_of(panel: Panel, reasons: Iterable[Reason]) -> tuple[Line, ...]:
    """Reasons in words, each with the hexes it is about."""
    return tuple((panel.bridge.reason_text(reason), reason.hexes) for reason in reasons)


def lines_view(panel: Panel, reasons: Iterable[Reason]) -> ReasonList:
    """A list of reasons that lights their hexes up and shows them when tapped."""
    view = ReasonList()
    view.hexes_pointed.connect(panel.highlight)
    view.hexes_tapped.connect(lambda hexes: panel.hex_wanted.emit(hexes[0]))
    view.show_lines(lines_of(panel, reasons))
    return view
