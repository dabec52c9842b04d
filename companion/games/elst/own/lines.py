"""Counters named by typing, line by line: `3x 4-6-7, 9-1 @ K5`. Any name is one."""

import re
from collections.abc import Iterator

from companion.board.model import Board
from companion.games.elst.factions import OwnSide
from companion.games.elst.own.state import LONGEST_NAME, Piece
from companion.games.elst.rules.forces.roster import roster_lines
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_BETWEEN = re.compile(r"[,;、，；]")
_COUNTED = re.compile(r"(\d{1,3})\s*[x×ｘ]\s*(\S.*)", re.IGNORECASE)
_MOST = 500  # counters of one paste


def named_pieces(text: str, side: OwnSide, board: Board) -> tuple[Piece, ...]:
    """The counters of some lines; IllegalCommandError, or that of the hex, for a line that is none."""
    found: list[Piece] = []
    for line in filter(None, map(str.strip, roster_lines(text))):
        found += _of_line(line, side, board)
        if len(found) > _MOST:
            raise IllegalCommandError(Reason("own-too-many-counters", args={"most": _MOST}))
    if not found:
        raise IllegalCommandError(Reason("own-name-needed"))
    return tuple(found)


def _of_line(line: str, side: OwnSide, board: Board) -> Iterator[Piece]:
    names, at, where = line.rpartition("@")
    if not at:
        raise IllegalCommandError(Reason("own-line-without-hex", args={"line": line[:LONGEST_NAME]}))
    hex_ = board.parse_hex(where.strip())
    for words in filter(None, map(str.strip, _BETWEEN.split(names))):
        counted = _COUNTED.fullmatch(words)
        count, name = (int(counted[1]), counted[2]) if counted else (1, words)
        for _ in range(min(count, _MOST + 1)):
            yield Piece(side=side, name=own_name(name), hex=hex_)


def own_name(text: str) -> str:
    """A name as it is kept; IllegalCommandError for one that is none, or that no counter has room for."""
    name = text.strip()
    if not name:
        raise IllegalCommandError(Reason("own-name-needed"))
    if len(name) > LONGEST_NAME:
        raise IllegalCommandError(Reason("own-name-too-long", args={"most": LONGEST_NAME}))
    return name
