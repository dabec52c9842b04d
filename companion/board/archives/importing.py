"""From an archive to a board of our own: every fact with its source, what was not understood by name."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

import numpy as np

from companion.board.archives.colours import UNKNOWN
from companion.board.archives.container import Container, open_container
from companion.board.archives.ground_file import FILE as GROUND
from companion.board.archives.ground_file import GroundFile, ground_of
from companion.board.archives.metadata import Metadata, metadata_of
from companion.board.archives.outlines import ground_areas, key_of
from companion.board.archives.pictured import pictured
from companion.board.archives.placing import Placing
from companion.board.archives.sides import hexside_facts
from companion.board.archives.terrain_codes import key_of_code
from companion.board.facts import HexFacts, Point, Value
from companion.board.model import LEVELS, Board
from companion.board.shapes import as_points
from companion.files import in_one_line, reading, refuse
from companion.hexes.coordinates import HexCoord, Orientation
from companion.hexes.lattice import SCALE, outline
from companion.reason import Reason

METADATA = "BoardMetadata.xml"
_MOST_METADATA = 2_000_000
_MOST_GROUND = 20_000_000
_MOST_NAMES = 12
_LOOKED_AT = 2_000  # pixels, of all that are not understood


@dataclass(frozen=True, eq=False)
class Imported:
    """A board out of an archive, and what in the archive was not understood."""

    board: Board
    remarks: tuple[Reason, ...]


def import_board(path: Path) -> Imported:
    """Read an archive; FileError says in one line why it cannot be read."""
    container = open_container(path)
    with reading(path.name):
        return _imported(container)


def _imported(container: Container) -> Imported:
    metadata = told_metadata(container)
    if not container.has(GROUND):
        return _from_picture(container, metadata)
    if metadata is None:
        refuse("archive-no-metadata", METADATA)
    ground = ground_of(container.read(GROUND, _MOST_GROUND))
    if (ground.columns, ground.rows) != (metadata.layout.columns, metadata.layout.rows):
        refuse("archive-bad-layout", GROUND)
    return imported_from(container.file, metadata, ground)


def told_metadata(container: Container) -> Metadata | None:
    """What the archive says of its board; None in older ones, which say nothing."""
    if not container.has(METADATA):
        return None
    return metadata_of(container.read(METADATA, _MOST_METADATA))


def _from_picture(container: Container, metadata: Metadata | None) -> Imported:
    """The ground as the picture's colours tell it, which is said."""
    seen = pictured(container, metadata)
    imported = imported_from(container.file, seen.metadata, seen.ground)
    board = imported.board
    remarks = [Reason("archive-from-colours"), *imported.remarks]
    if stairs := [hex_ for hex_, facts in board.hexes.items() if facts.values.get("stairway")]:
        remarks.append(Reason("archive-floors-untold", args={"hexes": _names(board, stairs)}))
    values = MappingProxyType({**board.values, "scan": seen.scan})
    return Imported(replace(board, values=values), tuple(remarks))


def imported_from(file: str, metadata: Metadata, ground: GroundFile) -> Imported:
    """The board of a ground that is laid out so; `file` is what the board says it is from."""
    return _Importer(file, metadata, ground).imported()


@dataclass
class _Importer:
    file: str
    metadata: Metadata
    ground: GroundFile
    placing: Placing = field(init=False)
    remarks: list[Reason] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.placing = Placing(self.metadata.layout)

    def imported(self) -> Imported:
        name = self.metadata.name or self.file
        board = Board(
            id=as_id(name),
            title=name,
            numbering=self.placing.numbering,
            hexes=MappingProxyType(
                {hex_: self._hex(hex_, place) for place, hex_ in enumerate(self.placing.hexes)}
            ),
            hexsides=MappingProxyType(hexside_facts(self.placing, self.ground, self.metadata.slopes)),
            areas=ground_areas(self.placing, self.ground),
            values=MappingProxyType(
                {"sight": LEVELS, "version": self.metadata.version, "archive": self.file}
            ),
            extent=self._extent(),
        )
        return Imported(board, tuple(self._remarks(board)))

    def _hex(self, hex_: HexCoord, place: int) -> HexFacts:
        x, y = self._pixel(hex_)
        key = key_of(int(self.ground.codes[y, x]))
        values: dict[str, Value] = {"level": int(self.ground.levels[y, x])}
        if place < len(self.ground.stairways) and self.ground.stairways[place]:
            values["stairway"] = True
        return HexFacts(hex_, frozenset((key,)), is_half=self._is_half(hex_), values=MappingProxyType(values))

    def _pixel(self, hex_: HexCoord) -> tuple[int, int]:
        height, width = self.ground.codes.shape
        x, y = self.placing.pixel_of(hex_)
        return min(max(x, 0), width - 1), min(max(y, 0), height - 1)

    def _is_half(self, hex_: HexCoord) -> bool:
        """Whether the picture's edge cuts a hex."""
        (low, high), corners = self._extent(), outline(hex_, Orientation.FLAT_TOP)
        slack = SCALE // 4
        return bool((corners < np.array(low) - slack).any() or (corners > np.array(high) + slack).any())

    def _extent(self) -> tuple[Point, Point]:
        """South-west and north-east corner of the picture."""
        height, width = self.ground.codes.shape
        corners = self.placing.to_lattice(np.array([[0.0, height], [width, 0.0]]))
        low, high = as_points(corners)
        return low, high

    def _remarks(self, board: Board) -> Iterator[Reason]:
        """What the reader cannot make use of, by name."""
        for name in self.metadata.unknown:
            yield Reason("archive-unknown-element", args={"name": in_one_line(name)})
        for code in np.unique(self.ground.codes).tolist():
            if code not in key_of_code():
                y, x = np.nonzero(self.ground.codes == code)
                hexes = self.placing.hexes_at(np.stack([x, y], axis=1)[:: 1 + len(x) // _LOOKED_AT] + 0.5)
                args: dict[str, str | int | float] = {
                    "code": f"{code:02x}",
                    "pixels": len(x),
                    "hexes": _names(board, hexes),
                }
                yield Reason(
                    "archive-unknown-colours" if code == UNKNOWN else "archive-unknown-terrain", args=args
                )


def _names(board: Board, hexes: Iterable[HexCoord]) -> str:
    """Hexes of a board by name, each once; of very many the first."""
    wanted = set(hexes)
    names = [board.hex_name(hex_) for hex_ in board if hex_ in wanted]
    return ", ".join(names[:_MOST_NAMES]) + (" …" if len(names) > _MOST_NAMES else "")


def as_id(name: str) -> str:
    """A name as the id of a board, by which files are called."""
    clean = re.sub(r"[^\w .-]", "", name).strip()[:80]
    return clean if re.match(r"\w", clean) else "board"
