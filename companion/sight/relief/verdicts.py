"""Verdicts on many lines without their reasons.

Most lines are blocked by something that plainly stands above both ends. Those are found first, near the
source before far from it. The rules are asked only of the lines that are left.
"""

from dataclasses import dataclass

import numpy as np

from companion.hexes.lattice import IntArray
from companion.sight.grid import BoolArray
from companion.sight.judging import Codes
from companion.sight.relief.fan import Fan, sector_pairs
from companion.sight.relief.judging import judge
from companion.sight.result import Verdict

_RINGS = (4, 10, 1 << 30)  # ranges from the source up to which obstacles are looked for in turn


@dataclass(frozen=True, eq=False)
class Verdicts:
    """Of a fan's lines (T): verdict codes by all outlines and by those drawn, hindrance (0 where blocked)."""

    verdict: Codes
    nominal: Codes
    hindrance: IntArray


def verdicts_of(fan: Fan) -> Verdicts:
    """What `judge` says of all lines of a fan."""
    is_blocked = _plainly_blocked(fan)
    rest = np.flatnonzero(~is_blocked)
    verdict = np.full(len(is_blocked), Verdict.BLOCKED.code, dtype=np.int8)
    nominal, hindrance = verdict.copy(), np.zeros(len(is_blocked), dtype=np.int64)
    judged = judge(fan.chosen(rest))
    verdict[rest], nominal[rest] = judged.verdict, judged.nominal
    hindrance[rest] = np.where(judged.nominal == Verdict.BLOCKED.code, 0, judged.hindrance)
    return Verdicts(verdict, nominal, hindrance)


def _plainly_blocked(fan: Fan) -> BoolArray:
    """Which lines something between their ends blocks whatever else there is."""
    pieces = fan.terrain.plain.pieces
    is_blocked = np.zeros(len(fan.places), dtype=np.bool_)
    nearest = 0
    for farthest in _RINGS:
        lines = np.flatnonzero(~is_blocked & (fan.ranges > nearest + 1))
        hexes = fan.crosses(lines) & (fan.near > nearest) & (fan.near <= farthest)
        chosen = np.flatnonzero(hexes[pieces.places])
        line, piece = sector_pairs(fan, lines, pieces.taken(chosen))
        piece = chosen[piece]
        is_between = fan.near[pieces.places[piece]] < fan.ranges[line]
        line, piece = line[is_between], piece[is_between]
        is_blocked[line[_rises(fan, line, piece)]] = True
        nearest = farthest
    return is_blocked


def _rises(fan: Fan, line: IntArray, piece: IntArray) -> BoolArray:
    """Which plain pieces stand above both ends, or as high as the higher one of two (A6.2).

    Next to the higher end one may look down over one's own crest: that is left to the rules.
    """
    plain, levels = fan.terrain.plain, fan.levels[line]
    high, near = np.maximum(fan.level, levels), fan.near[plain.pieces.places[piece]]
    from_high = np.where(fan.level >= levels, near, fan.ranges[line] - near)
    is_as_high = (plain.full[piece] == high) & (levels != fan.level)
    is_as_high &= plain.is_obstacle[piece] | (from_high > 1)
    if fan.terrain.has_slopes:
        is_as_high &= ~fan.is_up_slope[line]
    result: BoolArray = is_as_high | (plain.tops[piece] > 2 * high)
    return result
