"""Pages that the tour does not stop at, each as a player first sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.games.spanish_civil_war.rules.sequence import Phase
from tests.ui import session_table
from tests.ui.shared_tables import hosting
from tests.ui.spanish_table import Player, lay
from ui.tour.guide import Guide
from ui.tour.stops import STOPS


def _show(page_id: str) -> Callable[[Guide], object]:
    return lambda guide: guide.window.desk.show(page_id)


def _in_play(page_id: str) -> Callable[[Guide], object]:
    def visit(guide: Guide) -> None:
        session_table.begin(guide.bridge)
        guide.window.desk.show(page_id)

    return visit


def _filled_sheet(guide: Guide) -> None:
    next(stop for stop in STOPS if stop.id == "scw-set-up").visit(guide)
    guide.window.desk.show("counter-sheet")


def _attacker_in_hand(guide: Guide) -> None:
    """Between two enemies: four attacks, and more."""
    places = {"J_N_1_infantry_1": "3432", "J_R_48_infantry_1": "3531", "J_R_48_infantry_2": "3532"}
    laid = lay("jarama", **places)
    laid.go_to(Phase.FIRST_COMBAT)
    player = Player(guide.window)
    player.go_on_from(laid.session)
    guide.window.use_tool("move")
    guide.window.map_view.move_from(player.hex("3432"))


BOARDS = MappingProxyType({"sheet-page": "jarama", "attacker-in-hand": "jarama"})
"""Where a page is seen that is empty elsewhere."""

PAGES: Mapping[str, Callable[[Guide], object]] = MappingProxyType(
    {
        "boards-page": _show("boards"),
        "grid-page": _show("grid-check"),
        "guide-page": lambda guide: guide.window.desk.show_guide(),
        "sheet-page": _filled_sheet,
        "attacker-in-hand": _attacker_in_hand,
        "truth-page": _in_play("truth"),
        "hosting-page": lambda guide: hosting(guide.window),
    }
)
