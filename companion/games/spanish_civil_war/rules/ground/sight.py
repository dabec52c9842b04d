"""Line of sight for a barrage, from the gun or from a spotter (12.4.1, B.12)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from companion.board.model import Board
from companion.games.spanish_civil_war.rules.scenario.weather import spotting_range
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.hexes.coordinates import HexCoord, distance
from companion.hexes.line import hexes_crossed
from companion.reason import Reason

ELEVATION = "elevation_change"  # a hex's value on a board: its ground rises or falls (N71)
_BLOCKING = {
    Battle.STANDARD: frozenset({"woods", "town", "city", ELEVATION}),
    Battle.JARAMA: frozenset({"woods", "town", "city", ELEVATION}),
    Battle.BRUNETE: frozenset({"woods"}),
}


@dataclass(frozen=True, slots=True)
class Spotter:
    """A unit that may spot for a gun (12.4.1.1a)."""

    is_in_command: bool = True
    is_same_formation: bool = True


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
    weather: Weather = Weather.CLEAR
    spotter: Spotter | None = None  # None: the gun itself looks
    hexes: tuple[tuple[HexCoord, ...], ...] = ()


def sight_refusal(line: Sightline) -> Reason | None:
    """Why a barrage fails for want of sight; None when it does not. Support fire needs none (12.4.1g)."""
    return next(_refusals(line), None)


def _refusals(line: Sightline) -> Iterator[Reason]:
    if line.spotter is not None:
        yield from _spotter_refusals(line, line.spotter)
    if line.distance <= 1:
        return  # 12.4.1f
    for crossed, hexes in zip_longest(line.crossed, line.hexes, fillvalue=()):
        blocking = [_BLOCKING[line.battle] & terrain for terrain in crossed]
        if all(blocking):  # along a hexside one open hex is enough (12.4.1d)
            args = {"terrain": min(blocking[0]).replace("_", "-")}
            yield Reason("scw-los-blocked", "12.4.1c", hexes, args)


def _spotter_refusals(line: Sightline, spotter: Spotter) -> Iterator[Reason]:
    if not spotter.is_same_formation:
        yield Reason("scw-spotter-other-formation", "12.4.1.1a")
    if not spotter.is_in_command:
        yield Reason("scw-spotter-out-of-command", "12.4.1.1a")
    most = spotting_range(line.weather)
    if line.distance > most:
        yield Reason("scw-spotter-too-far", "12.4.1.1d", args={"far": line.distance, "most": most})


def sightline(
    board: Board,
    origin: HexCoord,
    target: HexCoord,
    battle: Battle,
    weather: Weather = Weather.CLEAR,
    spotter: Spotter | None = None,
) -> Sightline:
    """The line between two hexes of a board."""
    between = hexes_crossed(origin, target, board.orientation)
    hexes = tuple(held for group in between if (held := tuple(hex_ for hex_ in group if hex_ in board)))
    crossed = tuple(tuple(_sight_keys(board, hex_) for hex_ in group) for group in hexes)
    return Sightline(battle, distance(origin, target), crossed, weather, spotter, hexes=hexes)


def _sight_keys(board: Board, hex_: HexCoord) -> frozenset[str]:
    facts = board.hexes[hex_]
    return facts.terrain | ({ELEVATION} if facts.values.get(ELEVATION) else frozenset())
