"""Which levels above the ground a hex has: by the game's sight chart, or by its floors over heights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.once import once_a_board
from companion.kit.names import every_word
from companion.kit.sighted import SightedGame
from companion.reason import Reason
from companion.sight.chart import RaisedLevel, SightChart, SightChartError, is_raised, load_chart
from companion.sight.relief.prepared import floors_on, most_floors
from companion.sight.result import GROUND, RAISED
from companion.text import LANGUAGES, catalogue_in

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


@once_a_board
def sight_chart(board: Board) -> SightChart | None:
    """The sight chart of a board's game; None without lines of sight, and over heights."""
    if board.has_heights:
        return None
    try:
        return load_chart(board.id)
    except SightChartError:
        return None


def has_sight(board: Board) -> bool:
    """Whether the game on a board knows lines of sight, or the board its heights."""
    return board.has_heights or sight_chart(board) is not None


def raised_level(board: Board) -> RaisedLevel | None:
    """The level above the ground that some hexes of a board have; None where its game knows none."""
    chart = sight_chart(board)
    return chart.raised if chart else None


def has_raised(board: Board, hex_: HexCoord) -> bool:
    """Whether a hex has a level above the ground."""
    return RAISED in levels_of(board, hex_)


def levels_of(board: Board, hex_: HexCoord) -> range:
    """The levels of a hex, from the ground up."""
    if board.has_heights:
        return floors_on(board, hex_)
    chart = sight_chart(board)
    return range(1 + (chart is not None and is_raised(chart, board.hexes[hex_])))


def level_at(bridge: SessionBridge, hex_: HexCoord) -> int:
    """The level on which those stand who are known to be in a hex; the ground where it is nobody's alone."""
    session = bridge.session
    if session is None or not isinstance(session.system, SightedGame):
        return GROUND
    return session.system.level_at(session.state, hex_)


def all_levels(board: Board) -> range:
    """The levels that some hex of a board may have."""
    return range((most_floors(board) if board.has_heights else RAISED) + 1)


def level_name(bridge: SessionBridge, level: int) -> str:
    """What a level is called on the board."""
    return bridge.reason_text(level_reason(bridge.board, level))


def level_words(board: Board, level: int) -> tuple[str, ...]:
    """What a level may be called by who types it, in every language."""
    reason = level_reason(board, level)
    also = Reason(f"{reason.key}-also")
    return every_word(reason, *(one for one in (also,) if one.key in catalogue_in(LANGUAGES[0])))


def level_reason(board: Board, level: int) -> Reason:
    """The same in no language yet."""
    if board.has_heights:
        return Reason("level-floor", args={"level": level}) if level > GROUND else Reason("level-ground")
    chart = sight_chart(board)
    return Reason(f"level-{chart.levels[level]}" if chart else "level-ground")
