"""Rosters typed the fast way: `3x 4-5-7, 9-1, 2 LMG @ NN8`."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from companion.board.model import Board
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import find_piece, names_like, piece_type
from companion.games.elst.rules.forces.units import PieceType
from companion.hexes.coordinates import HexCoord
from companion.kit.names import hex_called
from companion.reason import CompanionError, Reason
from companion.saved import Frozen

MOST_OF_A_TYPE = 99
MOST_COUNTERS = 2000  # named at once: far beyond what the game has


class RosterError(CompanionError):
    """A roster line that cannot be read, with the part concerned."""


class Pieces(Frozen):
    """So many counters of a type."""

    type: str
    count: int

    @property
    def piece_type(self) -> PieceType:
        """What they are."""
        return piece_type(self.type)


class RosterLine(Frozen):
    """What one line says: counters, and the hex where they stand (None: not said)."""

    pieces: tuple[Pieces, ...]
    hex: HexCoord | None = None


_COUNTED = re.compile(r"(?P<count>[+-]?\d{1,99})\s*(?:[x×*]\s*|\s)(?P<name>\S.*)", re.IGNORECASE)
_SEPARATORS = re.compile(r"[,;、・\n]")


def parse_roster(text: str, faction: Faction, board: Board) -> tuple[RosterLine, ...]:
    """Read the lines of a roster; empty ones are passed over.

    Raises RosterError for a name, a count, a line that says nothing or too many counters in all,
    UnknownHexError or NameUnclearError for a hex or place.
    """
    lines = (parse_roster_line(line, faction, board) for line in text.splitlines() if line.strip())
    return tuple(_counted(lines))


def _counted(lines: Iterable[RosterLine]) -> Iterator[RosterLine]:
    """The lines, as long as no box could hold fewer counters than they name."""
    count = 0
    for line in lines:
        count += sum(some.count for some in line.pieces)
        if count > MOST_COUNTERS:
            raise RosterError(Reason("roster-too-many", args={"most": MOST_COUNTERS}))
        yield line


def parse_roster_line(text: str, faction: Faction, board: Board) -> RosterLine:
    """Read one line: counted names with commas between, then perhaps @ and a hex."""
    clean = unicodedata.normalize("NFKC", text)
    listed, at, place = clean.partition("@")
    parts = [part.strip() for part in _SEPARATORS.split(listed) if part.strip()]
    if not parts:
        raise RosterError(Reason("roster-nothing-named", args={"text": text.strip()}))
    pieces = gathered(_parse_part(part, faction) for part in parts)
    return RosterLine(pieces=pieces, hex=hex_called(board, place.strip()) if at else None)


@lru_cache(maxsize=1024)
def _parse_part(part: str, faction: Faction) -> Pieces:
    if type_ := find_piece(part, faction):
        return Pieces(type=type_.id, count=1)
    counted = _COUNTED.fullmatch(part)
    type_ = find_piece(counted["name"], faction) if counted else None
    if counted is None or type_ is None:
        name = counted["name"] if counted else part
        args = {"name": name, "faction": faction.value, "like": names_like(name, faction) or "none"}
        raise RosterError(Reason("roster-unknown-piece", args=args))
    return Pieces(type=type_.id, count=_parse_count(counted["count"], part))


def _parse_count(text: str, part: str) -> int:
    count = int(text)
    if not 1 <= count <= MOST_OF_A_TYPE:
        raise RosterError(
            Reason("roster-impossible-count", args={"count": count, "part": part, "most": MOST_OF_A_TYPE})
        )
    return count


def gathered(pieces: Iterable[Pieces]) -> tuple[Pieces, ...]:
    """The same counters, each type once, in the order of first mention."""
    told = tuple(pieces)
    counts: Counter[str] = Counter()
    for some in told:
        counts[some.type] += some.count
    if len(counts) == len(told):
        return told
    return tuple(Pieces(type=type_, count=count) for type_, count in counts.items())
