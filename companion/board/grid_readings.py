"""Other ways in which the grid of a reconstructed board may lie: the same hex numbers, other neighbours."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from companion.board.facts import (
    Confidence,
    EdgeExit,
    HexFacts,
    HexsideFacts,
    Mark,
    Place,
    Provenance,
    Source,
    link_fact,
)
from companion.board.library import board_folder
from companion.board.model import Board
from companion.files import at, read_json
from companion.files import reading as reading_file
from companion.hexes.coordinates import (
    Direction,
    HexCoord,
    Hexside,
    Numbering,
    Orientation,
    Shift,
    direction_between,
)
from companion.saved import Frozen, FrozenMap

FILE = "grid_readings.json"
_ROAD = "road"
_SURE_KIND = "main"  # roads of this kind are known better than others
_ROUGH = Provenance(Source.RECONSTRUCTED, Confidence.LOW)
_FAIR = Provenance(Source.RECONSTRUCTED, Confidence.MEDIUM)


class MarkChange(Frozen):
    """The hexes that a mark gains and loses, as numbers in a row."""

    added: str = ""
    dropped: str = ""


class GridReading(Frozen):
    """How the grid may lie, and all that runs between hexes on it; other facts where they differ.

    Hexes are numbers in a row, hexsides pairs of them with a hyphen; `rivers` are by name.
    """

    id: str
    orientation: Orientation
    shift: Shift
    terrain: FrozenMap[str, str]
    roads: FrozenMap[str, tuple[str, ...]]
    rivers: FrozenMap[str, str]
    bridges: str
    places: FrozenMap[str, str]
    marks: FrozenMap[str, MarkChange]

    def numbering(self, board: Board) -> Numbering:
        """The board's numbers on this grid."""
        return replace(board.numbering, orientation=self.orientation, shift=self.shift)


class Likelier(Frozen):
    """The reading that fits the rules better than the others do; `why` is a key of the catalogues."""

    reading: str
    why: str


class GridReadings(Frozen):
    """The whole file beside a board: its other readings, and which is the likeliest if not the one drawn."""

    format: Literal["wargame-companion-grid-readings"]
    version: Literal[1]
    board: str
    likelier: Likelier | None = None
    readings: tuple[GridReading, ...]


def grid_readings(board: str) -> tuple[GridReading, ...]:
    """The other readings of a board that comes with the program; none for one whose grid is known."""
    file = _file(board)
    return file.readings if file else ()


def likelier_reading(board: str) -> Likelier | None:
    """The reading that the rules speak for more than for the grid as drawn; None where there is none."""
    file = _file(board)
    return file.likelier if file else None


@cache
def _file(board: str) -> GridReadings | None:
    path = board_folder(board) / FILE
    return read_readings(path) if path.is_file() else None


def read_readings(path: Path) -> GridReadings:
    """The readings in a file; FileError says in one line what is wrong and where."""
    with reading_file(path.name):
        return GridReadings.model_validate(read_json(path))


def regrid(board: Board, reading: GridReading) -> Board:
    """The board with its grid lying as a reading says; FileError for one that does not fit it."""
    with reading_file(FILE), at(reading.id):
        return _Regrid(board, reading).board()


class _Regrid:
    """Moves every fact to the hex of the same number."""

    def __init__(self, board: Board, reading: GridReading) -> None:
        self._old, self._reading = board, reading
        self._numbering = reading.numbering(board)
        self._parse = self._numbering.parse_hex

    def board(self) -> Board:
        """The board on the new grid."""
        links = self._links()
        hexes = (self._hex(facts, links) for facts in self._old.hexes.values())
        return replace(
            self._old,
            numbering=self._numbering,
            hexes=MappingProxyType({facts.coord: facts for facts in hexes}),
            hexsides=MappingProxyType(self._hexsides()),
            places=tuple(map(self._place, self._old.places)),
            exits=tuple(map(self._exit, self._old.exits)),
            marks=tuple(map(self._mark, self._old.marks)),
        )

    def _moved(self, hex_: HexCoord) -> HexCoord:
        return self._parse(self._old.hex_name(hex_))

    def _all_moved(self, hexes: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
        return tuple(map(self._moved, hexes))

    def _row(self, numbers: str) -> tuple[HexCoord, ...]:
        return tuple(map(self._parse, numbers.split()))

    def _pairs(self, hexsides: str) -> Iterator[Hexside]:
        for pair in hexsides.split():
            here, there = map(self._parse, pair.split("-"))
            yield Hexside.between(here, there)

    def _links(self) -> dict[HexCoord, dict[Direction, str]]:
        """The roads by hex; where two share a hexside the main road counts."""
        links: dict[HexCoord, dict[Direction, str]] = {}
        for kind, roads in sorted(self._reading.roads.items(), reverse=True):
            for here, there in (step for road in roads for step in pairwise(self._row(road))):
                links.setdefault(here, {})[direction_between(here, there)] = kind
                links.setdefault(there, {})[direction_between(there, here)] = kind
        return links

    def _hex(self, facts: HexFacts, links: Mapping[HexCoord, Mapping[Direction, str]]) -> HexFacts:
        coord, name = self._moved(facts.coord), self._old.hex_name(facts.coord)
        terrain = self._reading.terrain.get(name)
        ways = dict(sorted(links.get(coord, {}).items()))
        surer = {link_fact(_ROAD, way): _FAIR for way, kind in ways.items() if kind == _SURE_KIND}
        kept = {fact: its for fact, its in facts.exceptions.items() if not fact.startswith("link:")}
        return replace(
            facts,
            coord=coord,
            terrain=facts.terrain if terrain is None else frozenset(terrain.split()),
            links=MappingProxyType({_ROAD: MappingProxyType(ways)} if ways else {}),
            exceptions=MappingProxyType({**kept, **surer}),
        )

    def _hexsides(self) -> dict[Hexside, HexsideFacts]:
        bridged = set(self._pairs(self._reading.bridges))
        return {
            side: HexsideFacts(side, frozenset({"river", *(["bridge"] * (side in bridged))}), name, _ROUGH)
            for name, hexsides in self._reading.rivers.items()
            for side in self._pairs(hexsides)
        }

    def _place(self, place: Place) -> Place:
        told = self._reading.places.get(place.name)
        return replace(place, hexes=self._all_moved(place.hexes) if told is None else self._row(told))

    def _exit(self, exit_: EdgeExit) -> EdgeExit:
        return replace(exit_, hex=self._moved(exit_.hex))

    def _mark(self, mark: Mark) -> Mark:
        change = self._reading.marks.get(mark.id, MarkChange())
        dropped = set(self._row(change.dropped))
        kept = (hex_ for hex_ in self._all_moved(mark.hexes) if hex_ not in dropped)
        return replace(mark, hexes=(*kept, *self._row(change.added)))
