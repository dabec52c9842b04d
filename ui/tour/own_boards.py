"""The stops of the tour on boards of the player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.sight.result import Position
from ui import operations
from ui.tour.guide import TourStop

if TYPE_CHECKING:
    from ui.tour.guide import Guide


def _line(guide: Guide) -> None:
    from ui.tour.made_boards import hill_board

    guide.lay_own(hill_board())
    guide.look("O4", "C5", 2)


def _viewshed(guide: Guide) -> None:
    from ui.tour.made_boards import hill_board

    guide.lay_own(hill_board())
    operations.show_viewshed(guide.bridge, Position(guide.hex("I5")))
    guide.run("fit")


def _joined(guide: Guide) -> None:
    from ui.tour.made_boards import joined_boards

    guide.lay_own(joined_boards())
    guide.look("1I5", "2G6")
    guide.run("fit")


def _putting_together(guide: Guide) -> None:
    from companion.board.joined.plan import PlacedBoard
    from ui.pages.join_boards_page import JoinBoardsPage

    guide.run("join-boards")
    page = guide.window.desk.page(JoinBoardsPage)
    while page.rows:
        page.rows[0].away.click()
    page.add(PlacedBoard(file="bd04"))
    page.add(PlacedBoard(file="bd10", turned=True, first="A1", last="Q10"))
    page.add(PlacedBoard(file="bd02"), begins_row=True)


OWN_BOARDS = tuple(
    TourStop(name, visit)
    for name, visit in (
        ("own-board", _line),
        ("own-board-seen", _viewshed),
        ("own-boards-joined", _joined),
        ("join-boards", _putting_together),
    )
)
