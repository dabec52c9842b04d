"""The board: all facts of one map, and the questions asked of it."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from companion.board.facts import Area, EdgeExit, HexFacts, HexsideFacts, Line, Mark, Place, Point
from companion.board.formats.writer import board_text
from companion.board.joined.names import JoinedNames
from companion.hexes.coordinates import Direction, HexCoord, HexNameError, Hexside, Numbering, Orientation
from companion.reason import CompanionError, Reason

LEVELS = "levels"  # the sight chart of boards with heights
BARE = "open-ground"  # the terrain there where nothing else is


class UnknownHexError(CompanionError):
    """A hex number that is mistyped or not on this board."""


@dataclass(frozen=True)
class Board:
    """One map, frozen: facts by hex and hexside, shapes, lines, places and edges.

    `hexes` keeps the file's order, which is the row and column order of every table made from it.
    `extent` is the printed map's south-west and north-east corner, which cut its half hexes. `origin` are
    the columns and rows by which the numbers of the player's map differ from the board's own. The hexes of a
    map of several boards are called as `joined` has it. `source` is the player's file that it was read from,
    if any, and says nothing of the map.
    """

    id: str
    title: str
    numbering: Numbering
    hexes: Mapping[HexCoord, HexFacts]
    hexsides: Mapping[Hexside, HexsideFacts]
    areas: tuple[Area, ...] = ()
    lines: tuple[Line, ...] = ()
    places: tuple[Place, ...] = ()
    exits: tuple[EdgeExit, ...] = ()
    marks: tuple[Mark, ...] = ()
    values: Mapping[str, object] = field(default_factory=dict)
    extent: tuple[Point, Point] | None = None
    origin: tuple[int, int] = (0, 0)
    joined: JoinedNames | None = None
    source: Path | None = field(default=None, compare=False)

    @property
    def orientation(self) -> Orientation:
        """How the hexes stand."""
        return self.numbering.orientation

    def __contains__(self, hex_: object) -> bool:
        return hex_ in self.hexes

    def __iter__(self) -> Iterator[HexCoord]:
        return iter(self.hexes)

    def __len__(self) -> int:
        return len(self.hexes)

    def parse_hex(self, text: str) -> HexCoord:
        """Read a hex number of the player's map; UnknownHexError when it is mistyped or off this board."""
        if text not in self._read:
            hex_ = self._parse(text, self.origin)
            if self.hex_name(hex_) != text:
                return hex_
            self._read[text] = hex_
        return self._read[text]

    def parse_beyond(self, text: str) -> HexCoord:
        """As `parse_hex`, of a hex that may lie off the map, by numbers that go on from it."""
        return self._parse(text, self.origin) if self.joined else self._numbered(text, self.origin)

    @cached_property
    def _read(self) -> dict[str, HexCoord]:
        """The hexes whose numbers were read, as they are printed: rules name the same ones at every act."""
        return {}

    def hex_name(self, hex_: HexCoord) -> str:
        """The number printed or implied in a hex of the player's map; far off it, its column and row."""
        if self.joined is not None:
            return self.joined.shown(hex_)
        column, row = self.numbering.column_row(hex_)
        try:
            return self.numbering.number(column + self.origin[0], row + self.origin[1])
        except HexNameError as error:
            return f"({error.text})"

    def parse_own(self, text: str) -> HexCoord:
        """Read one of the board's own numbers, as files have them; errors as `parse_hex`."""
        return self._parse(text, (0, 0))

    def own_name(self, hex_: HexCoord) -> str:
        """The board's own number of a hex, by which files keep it."""
        return self.numbering.hex_name(hex_) if self.joined is None else self.joined.shown(hex_)

    def _parse(self, text: str, origin: tuple[int, int]) -> HexCoord:
        if self.joined is not None:
            return self._called(self.joined, text)
        hex_ = self._numbered(text, origin)
        if hex_ not in self.hexes:
            raise UnknownHexError(Reason("hex-off-board", args={"text": text, "board": self.title}))
        return hex_

    def _numbered(self, text: str, origin: tuple[int, int]) -> HexCoord:
        try:
            column, row = self.numbering.parse_number(text)
        except HexNameError:
            raise UnknownHexError(Reason("hex-not-a-number", args={"text": text})) from None
        return self.numbering.from_column_row(column - origin[0], row - origin[1])

    def _called(self, names: JoinedNames, text: str) -> HexCoord:
        hexes = names.meant(text)
        if not hexes:
            key = "hex-off-board" if text.strip() else "hex-not-a-number"
            raise UnknownHexError(Reason(key, args={"text": text, "board": self.title}))
        if len(hexes) > 1:
            args = {"text": text, "names": ", ".join(map(names.shown, hexes))}
            raise UnknownHexError(Reason("hex-on-several-boards", args=args))
        return hexes[0]

    @property
    def has_heights(self) -> bool:
        """Whether it is one of levels, all of whose ground is drawn: each hex is of one terrain."""
        return self.values.get("sight") == LEVELS

    def terrain(self, hex_: HexCoord) -> frozenset[str]:
        """The terrain keys of a hex; empty for open ground."""
        return self.hexes[hex_].terrain

    def neighbours(self, hex_: HexCoord) -> Iterator[HexCoord]:
        """The adjacent hexes that are on the board, clockwise from direction 1."""
        return (n for n in hex_.neighbours() if n in self.hexes)

    def is_at_edge(self, hex_: HexCoord) -> bool:
        """Whether a neighbour of a hex is off the board."""
        return any(there not in self.hexes for there in hex_.neighbours())

    def links(self, hex_: HexCoord, network: str) -> Mapping[Direction, str]:
        """Which hexsides of a hex a network crosses, with its kind on this side of each."""
        return self.hexes[hex_].links.get(network, {})

    def hexside_features(self, side: Hexside) -> frozenset[str]:
        """The feature keys of a hexside; empty for none."""
        facts = self.hexsides.get(side)
        return facts.features if facts else frozenset()

    def areas_of(self, kind: str) -> tuple[Area, ...]:
        """The areas of one kind, in file order."""
        return tuple(a for a in self.areas if a.kind == kind)

    @cached_property
    def digest(self) -> str:
        """Identifies the facts, with any overlay applied: SHA-256 of the canonical file."""
        return hashlib.sha256(board_text(self).encode()).hexdigest()

    @cached_property
    def areas_by_hex(self) -> Mapping[HexCoord, tuple[Area, ...]]:
        """The areas that reach into each hex, as the board file lists them."""
        found: dict[HexCoord, list[Area]] = {}
        for area in self.areas:
            for hex_ in area.hexes:
                found.setdefault(hex_, []).append(area)
        return {hex_: tuple(areas) for hex_, areas in found.items()}
