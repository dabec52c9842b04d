"""The board file: a GeoJSON FeatureCollection with a member `board`; what may stand where.

Coordinates are in hex units (flat-to-flat height 1), x east, y north, the centre of hex (0, 0) at
the origin. Hexes are named by their printed numbers, hexsides by a hex and a direction 1 to 6.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from companion.board.facts import Confidence, Provenance, Source, Value
from companion.hexes.coordinates import Direction, NumberStyle, Orientation, Shift

FORMAT = "wargame-companion-board"
VERSION = 1

_FARTHEST = 700  # hexes from the origin: beyond it, products of lattice coordinates lose exactness
Figure = Annotated[float, Field(ge=-_FARTHEST, le=_FARTHEST)]
Coordinate = tuple[Figure, Figure]
Names = tuple[str, ...]
Values = dict[str, Value]


class Record(BaseModel):
    """What all parts share: nothing unknown is let in, since it would be lost on saving."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)  # built once, within BoardFile


class PointShape(Record):
    """A GeoJSON Point."""

    type: Literal["Point"]
    coordinates: Coordinate


class LineShape(Record):
    """A GeoJSON LineString."""

    type: Literal["LineString"]
    coordinates: list[Coordinate]


class PolygonShape(Record):
    """A GeoJSON Polygon: an outline and, for an area, holes in it."""

    type: Literal["Polygon"]
    coordinates: list[list[Coordinate]]


class MultiPolygonShape(Record):
    """A GeoJSON MultiPolygon: the boxes of a name printed in several pieces."""

    type: Literal["MultiPolygon"]
    coordinates: list[list[list[Coordinate]]]


class ProvenanceRecord(Record):
    """Where a fact comes from and how sure it is."""

    source: Source = Source.PRINTED
    confidence: Confidence = Confidence.HIGH
    note: str = ""

    def provenance(self) -> Provenance:
        """The same as the board holds it."""
        return Provenance(self.source, self.confidence, self.note)


class HexRecord(ProvenanceRecord):
    """A hex: terrain keys, links by network and direction, further values."""

    kind: Literal["hex"]
    id: str
    half: bool = False
    names: tuple[tuple[str, str], ...] = ()  # on a map of several boards: each board's, and the number there
    terrain: Names = ()
    links: dict[str, dict[Direction, str]] = Field(default_factory=dict)
    values: Values = Field(default_factory=dict)
    exceptions: dict[str, ProvenanceRecord] = Field(default_factory=dict)


class HexsideRecord(ProvenanceRecord):
    """A hexside, named by a hex of the board and the direction it faces."""

    kind: Literal["hexside"]
    hex: str
    direction: Direction
    features: Names
    name: str = ""
    exceptions: dict[str, ProvenanceRecord] = Field(default_factory=dict)


class AreaRecord(ProvenanceRecord):
    """An area: what it is, the hexes it reaches into, its share in each."""

    kind: Literal["area"]
    id: str
    type: str
    hexes: Names
    cut_hexes: Names = ()
    shares: dict[str, float] = Field(default_factory=dict)
    values: Values = Field(default_factory=dict)


class LineRecord(ProvenanceRecord):
    """A line of a network."""

    kind: Literal["line"]
    id: str
    network: str
    type: str
    width: float = 0.0


class PlaceRecord(ProvenanceRecord):
    """A named place."""

    kind: Literal["place"]
    name: str
    type: str = ""
    hexes: Names
    area: str = ""
    values: Values = Field(default_factory=dict)


class ExitRecord(ProvenanceRecord):
    """A network leaving the board."""

    kind: Literal["exit"]
    edge: Literal["N", "E", "S", "W"]
    hex: str
    network: str
    type: str


class MarkRecord(ProvenanceRecord):
    """Anything else printed on the map."""

    kind: Literal["mark"]
    id: str
    type: str
    hexes: Names = ()
    text: str = ""
    values: Values = Field(default_factory=dict)


class Feature(Record):
    """One GeoJSON feature."""

    type: Literal["Feature"]
    properties: Any


class HexFeature(Feature):
    """A hex with its outline, which must be that of its number; null leaves it out."""

    geometry: PolygonShape | None
    properties: HexRecord


class HexsideFeature(Feature):
    """A hexside; its geometry is for other programs and not read."""

    geometry: LineShape | None
    properties: HexsideRecord


class AreaFeature(Feature):
    """An area with its outline."""

    geometry: PolygonShape
    properties: AreaRecord


class LineFeature(Feature):
    """A line with its points."""

    geometry: LineShape
    properties: LineRecord


class PlaceFeature(Feature):
    """A place with the boxes of its printed name, or null."""

    geometry: MultiPolygonShape | None
    properties: PlaceRecord


class ExitFeature(Feature):
    """An exit and the point where the network meets the edge, or null."""

    geometry: PointShape | None
    properties: ExitRecord


class MarkFeature(Feature):
    """A mark and its spot, stroke or outline, or null."""

    geometry: PointShape | LineShape | PolygonShape | None
    properties: MarkRecord


def _kind(feature: Any) -> str | None:
    """Which kind of feature to read; None when there is none."""
    try:
        kind = feature["properties"]["kind"]
    except (TypeError, KeyError, IndexError):
        return None
    return kind if isinstance(kind, str) else None


AnyFeature = Annotated[
    Annotated[HexFeature, Tag("hex")]
    | Annotated[HexsideFeature, Tag("hexside")]
    | Annotated[AreaFeature, Tag("area")]
    | Annotated[LineFeature, Tag("line")]
    | Annotated[PlaceFeature, Tag("place")]
    | Annotated[ExitFeature, Tag("exit")]
    | Annotated[MarkFeature, Tag("mark")],
    Discriminator(_kind),
]


class NumberingRecord(Record):
    """How the map prints its hex numbers, as `hexgrid.Numbering`."""

    style: NumberStyle
    orientation: Orientation
    shift: Shift
    rows_northward: bool = False


class Header(Record):
    """The member `board`: which file this is and what holds for the whole map."""

    format: str
    version: int
    id: Annotated[str, Field(pattern=r"^\w[\w .-]{0,79}$")]  # files are called by it
    title: str
    numbering: NumberingRecord
    extent: tuple[Coordinate, Coordinate] | None = None
    values: dict[str, Any] = Field(default_factory=dict)


class BoardFile(Record):
    """The whole file."""

    type: Literal["FeatureCollection"]
    board: Header
    features: list[AnyFeature]
