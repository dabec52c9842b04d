"""Pages that the tour does not stop at, each as a player first sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tests.ui import session_table
from tests.ui.shared_tables import hosting
from ui.tour.guide import Guide


def _show(page_id: str) -> Callable[[Guide], object]:
    return lambda guide: guide.window.desk.show(page_id)


def _in_play(page_id: str) -> Callable[[Guide], object]:
    def visit(guide: Guide) -> None:
        session_table.begin(guide.bridge)
        guide.window.desk.show(page_id)

    return visit


PAGES: Mapping[str, Callable[[Guide], object]] = MappingProxyType(
    {
        "boards-page": _show("boards"),
        "grid-page": _show("grid-check"),
        "guide-page": lambda guide: guide.window.desk.show_guide(),
        "sheet-page": _in_play("counter-sheet"),
        "truth-page": _in_play("truth"),
        "hosting-page": lambda guide: hosting(guide.window),
    }
)
