"""Line of sight for a barrage, from the gun or from a spotter (12.4.1, B.12)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest

from companion.board.model import Board
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.hexes.line import hexes_crossed
from companion.reason import Reason

ELEVATION = "elevation_change"  # a hex's value on a board: its ground rises or falls (N71)
HILLS, UNTOLD = "hills", "untold"  # only the printed map tells which hexes of hills do
_BLOCKING = {
    Battle.STANDARD: frozenset({"woods", "town", "city", ELEVATION}),
    Battle.JARAMA: frozenset({"woods", "town", "city", ELEVATION}),
    Battle.BRUNETE: frozenset({"woods"}),
}


# The terrain keys of one hex that the line crosses, or of the two between which it runs.
Crossed = tuple[frozenset[str], ...]


@dataclass(frozen=True, slots=True)
class Sightline:
    """A line from gun or spotter to the target hex; its two ends are not in `crossed`.

    `hexes` are those of `crossed`, in the same order, where the line lies on a board.
    """

    battle: Battle
    distance: int
    crossed: tuple[Crossed, ...]
    hexes: tuple[tuple[HexCoord, ...], ...] = ()


def sight_refusal(line: Sightline) -> Reason | None:
    """Why a barrage fails for want of sight; None when it does not. Support fire needs none (12.4.1g)."""
    return next(_refusals(line), None)


def _refusals(line: Sightline) -> Iterator[Reason]:
    if line.distance <= 1:
        return  # 12.4.1f
    for crossed, hexes in zip_longest(line.crossed, line.hexes, fillvalue=()):
        blocking = [_BLOCKING[line.battle] & terrain for terrain in crossed]
        if all(blocking):  # along a hexside one open hex is enough (12.4.1d)
            args = {"terrain": min(blocking[0]).replace("_", "-")}
            yield Reason("scw-los-blocked", "12.4.1c", hexes, args)


def untold_slopes(line: Sightline) -> Iterator[HexCoord]:
    """The hexes of a line on whose elevation it hangs whether it is open, where nobody was asked for it."""
    for crossed, hexes in zip(line.crossed, line.hexes, strict=True) if line.distance > 1 else ():
        if all((_BLOCKING[line.battle] | {UNTOLD}) & terrain for terrain in crossed):
            yield from (hex_ for terrain, hex_ in zip(crossed, hexes, strict=True) if UNTOLD in terrain)


def sightline(
    board: Board, origin: HexCoord, target: HexCoord, battle: Battle, told: Mapping[str, bool | None]
) -> Sightline:
    """The line between two hexes of a board; `told` is in which hexes the ground rises or falls."""
    between = hexes_crossed(origin, target, board.orientation)
    hexes = tuple(held for group in between if (held := tuple(hex_ for hex_ in group if hex_ in board)))
    crossed = tuple(tuple(_sight_keys(board, hex_, battle, told) for hex_ in group) for group in hexes)
    return Sightline(battle, distance(origin, target), crossed, hexes=hexes)


def _sight_keys(
    board: Board, hex_: HexCoord, battle: Battle, told: Mapping[str, bool | None]
) -> frozenset[str]:
    facts, name = board.hexes[hex_], board.own_name(hex_)
    if facts.values.get(ELEVATION) or told.get(name):
        return facts.terrain | {ELEVATION}
    is_untold = HILLS in facts.terrain and name not in told and ELEVATION in _BLOCKING[battle]
    return facts.terrain | {UNTOLD} if is_untold else facts.terrain
