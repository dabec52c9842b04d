"""What may be drawn on a board: the ways, hexside features, terrain and values that its map knows.

All that occurs on the board is known. What its printed map may show besides, which terrain stands alone
in a hex, what crosses what, and whether its hex numbers are not those printed, stands in `legend.json`
beside the board or in the folder above it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Literal

from pydantic import Field

from companion.board.entries import BUILDING_PREFIX
from companion.board.facts import HexFacts, Value
from companion.board.library import board_folder
from companion.board.model import BARE, Board
from companion.board.once import once_a_board
from companion.files import read_json, reading
from companion.hexes.coordinates import Direction, HexCoord
from companion.saved import Frozen, FrozenMap

FILE = "legend.json"
_ROAD = "road"


class Sort(StrEnum):
    """What a brush lays down."""

    WAY = "way"
    FEATURE = "feature"
    TERRAIN = "terrain"
    BUILDING = "building"
    PLACE = "place"
    VALUE = "value"
    OPEN = "open"  # no terrain and no building
    SEEN = "seen"  # nothing new: the map is right as it is drawn


@dataclass(frozen=True, slots=True)
class Brush:
    """One thing to draw with: a way's kind and network, a feature, terrain, material, place, value's key."""

    sort: Sort
    key: str = ""
    network: str = ""
    value: Value = None

    @property
    def is_laid_on_hexsides(self) -> bool:
        """Whether it is laid on hexsides rather than in hexes or from hex to hex."""
        return self.sort is Sort.FEATURE


class _LegendFile(Frozen):
    """`alone`: terrain that shares its hex with no other; `crossing`: features, and what they lead over.

    `bare` is what the game's rulebook calls a hex without terrain; empty: open ground.
    """

    format: Literal["wargame-companion-legend"] = "wargame-companion-legend"
    version: Literal[1] = 1
    features: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    values: FrozenMap[str, tuple[Value, ...]] = Field(default_factory=dict)
    alone: frozenset[str] = frozenset()
    bare: str = ""
    own_numbers: bool = False
    crossing: FrozenMap[str, frozenset[str]] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Legend:
    """All of it: `ways` as networks and kinds, roads first; `terrain` without what a way makes of its hex."""

    ways: tuple[tuple[str, str], ...]
    features: tuple[str, ...]
    terrain: tuple[str, ...]
    materials: tuple[str, ...]
    places: tuple[str, ...]
    values: Mapping[str, tuple[Value, ...]]
    alone: frozenset[str]
    crossing: Mapping[str, frozenset[str]]
    has_own_numbers: bool = False
    bare: str = ""

    def brushes(self) -> Iterator[Brush]:
        """Everything to draw with, in the order in which it is offered."""
        yield from (Brush(Sort.WAY, kind, network) for network, kind in self.ways)
        yield from (Brush(Sort.FEATURE, feature) for feature in self.features)
        yield from (Brush(Sort.TERRAIN, key) for key in self.terrain)
        yield from (Brush(Sort.BUILDING, material) for material in self.materials)
        yield from (Brush(Sort.PLACE, kind) for kind in self.places)
        yield Brush(Sort.OPEN)
        yield from (
            Brush(Sort.VALUE, key, value=one) for key, values in self.values.items() for one in values
        )
        yield Brush(Sort.SEEN)

    def knows(self, brush: Brush) -> bool:
        """Whether the board has what a brush lays down."""
        return brush in self.brushes()

    def water_under(self, feature: str) -> frozenset[str]:
        """What a crossing leads over; nothing for a feature that crosses none."""
        return self.crossing.get(feature, frozenset())


@once_a_board
def legend_of(board: Board) -> Legend:
    """What may be drawn on a board as it comes with the program."""
    file = _file(board.id)
    ways = {
        (n, kind) for facts in board.hexes.values() for n, its in facts.links.items() for kind in its.values()
    }
    made = {f"{network}_{kind}" for network, kind in ways} | {network for network, _ in ways}
    keys = {key for facts in board.hexes.values() for key in facts.terrain}
    built = {key for key in keys if key.startswith(BUILDING_PREFIX)}
    features = {feature for side in board.hexsides.values() for feature in side.features}
    return Legend(
        ways=tuple(sorted(ways, key=lambda way: (way[0] != _ROAD, way))),
        features=_joined(features, file.features),
        terrain=_joined(keys - built - made - {BARE}, file.terrain),  # which is drawn as open ground
        materials=tuple(sorted(key.removeprefix(BUILDING_PREFIX) for key in built)),
        places=file.places,
        values=file.values,
        alone=file.alone,
        crossing=file.crossing,
        has_own_numbers=file.own_numbers,
        bare=file.bare,
    )


def brush_of_fact(board: Board, legend: Legend, hex_: HexCoord, fact: str) -> Brush | None:
    """The brush for a fact of a hex ("link:road:3"), of the kind that the hex has; None without one."""
    sort, _, rest = fact.partition(":")
    brushes = [one for one in legend.brushes() if _is_about(one, sort, rest)]
    told = _told(board.hexes[hex_], sort, rest)
    return next((one for one in brushes if told in (one.key, one.value)), next(iter(brushes), None))


def _told(facts: HexFacts, sort: str, rest: str) -> Value:
    """A way's kind or a value as the hex has it; None where it has none."""
    if sort != "link":
        return facts.values.get(rest)
    network, _, direction = rest.partition(":")
    return facts.links.get(network, {}).get(Direction(int(direction)))


def _is_about(brush: Brush, sort: str, rest: str) -> bool:
    match brush.sort:
        case Sort.WAY:
            return sort == "link" and rest.partition(":")[0] == brush.network
        case Sort.TERRAIN | Sort.BUILDING:
            prefix = BUILDING_PREFIX if brush.sort is Sort.BUILDING else ""
            return sort == "terrain" and rest == prefix + brush.key
        case Sort.VALUE:
            return sort == "value" and rest == brush.key
    return False


def _joined(found: Iterable[str], told: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*found, *told}))


@cache
def _file(board: str) -> _LegendFile:
    folder = board_folder(board)
    path = next((at / FILE for at in (folder, folder.parent) if (at / FILE).is_file()), None)
    if path is None:
        return _LegendFile()
    with reading(path.name):
        return _LegendFile.model_validate(read_json(path))
