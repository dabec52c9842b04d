"""A way typed hex by hex, with what the terrain of each step costs beside the module's own rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from companion.board.model import Board
from companion.figures import whole_number
from companion.games.elst.rules.terrain import entry_refusal
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.typed import listed
from companion.reason import CompanionError, Reason

_MOST_COST = 99


class WayError(CompanionError):
    """A way that cannot be read or gone, with the part concerned."""


@dataclass(frozen=True, slots=True)
class Step:
    """One expenditure: into the next hex, or within the hex where `end` is `start`. `cot` in MF or MP."""

    start: HexCoord
    end: HexCoord
    cot: float


def typed_hexes(board: Board, text: str) -> tuple[HexCoord, ...]:
    """The hexes that a line names, with blanks or commas between; UnknownHexError for another word."""
    return tuple(board.parse_hex(word) for word in listed(text))


def typed_way(board: Board, hexes: str, costs: str, *, may_turn: bool = False) -> tuple[Step, ...]:
    """The steps from the first hex to the last; the last cost named holds for those that follow.

    A hex named twice is an expenditure within it, where that `may_turn`. Raises UnknownHexError for a
    hex, WayError for a step to no neighbour or into the pond (1.2a), or for a cost that is none.
    """
    way, paid = typed_hexes(board, hexes), typed_costs(costs)
    ends = list(pairwise(way))
    for start, end in ends:
        _check(board, start, end, may_turn=may_turn)
    return tuple(Step(start, end, paid[min(place, len(paid) - 1)]) for place, (start, end) in enumerate(ends))


def typed_costs(text: str) -> tuple[float, ...]:
    """The costs that a line names, "1 1.5 2"; 1 where it names none."""
    return tuple(_costs(listed(text))) or (1.0,)


def _costs(words: list[str]) -> Iterator[float]:
    for word in words:
        whole, _, part = word.partition(".")
        cost = whole_number(whole) if whole.isdecimal() else None
        if cost is None or (part or "0") not in ("0", "5") or cost > _MOST_COST:
            raise WayError(Reason("way-bad-cost", args={"text": word}))
        yield float(word)


def _check(board: Board, start: HexCoord, end: HexCoord, *, may_turn: bool) -> None:
    if distance(start, end) != 1 and not (may_turn and start == end):
        raise WayError(Reason("way-not-adjacent", hexes=(start, end)))
    if refusal := entry_refusal(board, end):
        raise WayError(refusal)
