"""The levels of a board on the command line: as its chart calls them, or floors by number over heights."""

import typer

from companion.board.model import Board
from companion.cli.voice import Voice
from companion.kit.called import hex_called
from companion.sight.chart import load_chart
from companion.sight.result import GROUND, Position

_GROUND = "ground"
_MOST_FLOORS = 20


def level_id(board: Board, level: int) -> str | int:
    """How a level is called in files."""
    return level if board.has_heights else load_chart(board.id).levels[level]


def level_words(voice: Voice, board: Board, level: int) -> str:
    """How a level is called in words."""
    if board.has_heights and level != GROUND:
        return voice.text("level-floor", level=level)
    return voice.text(f"level-{_GROUND if board.has_heights else load_chart(board.id).levels[level]}")


def typed_position(voice: Voice, board: Board, hex_: str, level: str) -> Position:
    """A hex and a level of it, as they are typed; a level that the board lacks is wrong usage."""
    hex_found = hex_called(board, hex_)
    if board.has_heights:
        return Position(hex_found, _floor(voice, level))
    levels = load_chart(board.id).levels
    if level not in levels:
        raise typer.BadParameter(voice.text("cli-level-unknown", level=level, levels=", ".join(levels)))
    return Position(hex_found, levels.index(level))


def _floor(voice: Voice, level: str) -> int:
    if level == _GROUND:
        return GROUND
    if not (level.isascii() and level.isdigit() and int(level) <= _MOST_FLOORS):
        known = f"{_GROUND}, 1, 2, 3"
        raise typer.BadParameter(voice.text("cli-level-unknown", level=level, levels=known))
    return int(level)
