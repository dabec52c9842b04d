"""What a board knows: facts of hexes, hexsides, areas, lines, places and edges, each with its source."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from companion.hexes.coordinates import Direction, HexCoord, Hexside

Point = tuple[int, int]  # lattice steps
Value = str | int | float | bool | None
_NO_VALUES: Mapping[str, Value] = MappingProxyType({})
_NO_LINKS: Mapping[str, Mapping[Direction, str]] = MappingProxyType({})
_NO_SHARES: Mapping[HexCoord, float] = MappingProxyType({})


class Source(StrEnum):
    """Where a fact comes from."""

    PRINTED = "printed"
    RECONSTRUCTED = "reconstructed"
    CONFIRMED = "confirmed"  # by the player, on the map at the table
    CORRECTED = "corrected"  # by the player


class Confidence(StrEnum):
    """How sure the source is."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Source, confidence and a note of one fact: a text key of the board's, or the player's own words."""

    source: Source = Source.PRINTED
    confidence: Confidence = Confidence.HIGH
    note: str = ""


_ONE_SOURCE: Mapping[str, Provenance] = MappingProxyType({})


def terrain_fact(key: str) -> str:
    """The name under which the provenance of one terrain key of a hex is kept."""
    return f"terrain:{key}"


def link_fact(network: str, direction: Direction) -> str:
    """The name under which the provenance of one link of a hex is kept."""
    return f"link:{network}:{direction.value}"


def place_fact() -> str:
    """The name under which the provenance of the place in a hex is kept."""
    return "place"


def value_fact(key: str) -> str:
    """The name under which the provenance of one further value of a hex is kept."""
    return f"value:{key}"


@dataclass(frozen=True, slots=True)
class HexFacts:
    """One hex: terrain keys, links to neighbours by network, and further values.

    `terrain` holds every key that applies ("orchard", "road_paved", "building_stone"; empty: open).
    `links` maps a network ("road", "rail", "polder") to the hexsides it crosses and its kind on
    this hex's side of each. `values` keeps what else the board file says ("grain_frac", "tower").
    `provenance` is that of the whole hex, `exceptions` that of single facts which differ from it,
    absent facts ("no grain here") included.
    """

    coord: HexCoord
    terrain: frozenset[str] = frozenset()
    is_half: bool = False
    links: Mapping[str, Mapping[Direction, str]] = field(default_factory=lambda: _NO_LINKS)
    values: Mapping[str, Value] = field(default_factory=lambda: _NO_VALUES)
    provenance: Provenance = Provenance()
    exceptions: Mapping[str, Provenance] = field(default_factory=lambda: _ONE_SOURCE)

    def provenance_of(self, fact: str) -> Provenance:
        """The provenance of one fact, named by `terrain_fact`, `link_fact` or `value_fact`."""
        return self.exceptions.get(fact, self.provenance)


@dataclass(frozen=True, slots=True)
class HexsideFacts:
    """One hexside: feature keys ("river", "bridge", "cliff") and the feature's printed name.

    `exceptions` holds the provenance of single features, absent ones included, where it differs.
    """

    hexside: Hexside
    features: frozenset[str]
    name: str = ""
    provenance: Provenance = Provenance()
    exceptions: Mapping[str, Provenance] = field(default_factory=lambda: _ONE_SOURCE)

    def provenance_of(self, feature: str) -> Provenance:
        """The provenance of one feature, present or absent."""
        return self.exceptions.get(feature, self.provenance)


@dataclass(frozen=True, slots=True)
class Area:
    """A drawn shape: building, grain field, pond.

    Outline and holes are in lattice steps, counterclockwise, the first point not repeated at the end;
    `shapes.polygon_of` makes one shape of them. `shares` tells which part of the area lies in each hex,
    where the source says so. Out of `cut_hexes` the player took the area: it ends at their hexsides
    exactly, however roughly it is drawn elsewhere.
    """

    id: str
    kind: str
    outline: tuple[Point, ...]
    hexes: tuple[HexCoord, ...]
    holes: tuple[tuple[Point, ...], ...] = ()
    cut_hexes: tuple[HexCoord, ...] = ()
    shares: Mapping[HexCoord, float] = field(default_factory=lambda: _NO_SHARES)
    values: Mapping[str, Value] = field(default_factory=lambda: _NO_VALUES)  # material, area, ...
    provenance: Provenance = Provenance()


@dataclass(frozen=True, slots=True)
class Line:
    """A drawn line of a network: road, rail, channel. Points in lattice steps, width in units."""

    id: str
    network: str
    kind: str
    points: tuple[Point, ...]
    width: float = 0.0
    provenance: Provenance = Provenance()


@dataclass(frozen=True, slots=True)
class Place:
    """A named place, the hexes it stands for and where its label is printed (lattice boxes)."""

    name: str
    hexes: tuple[HexCoord, ...]
    kind: str = ""
    area: str = ""  # id of the area it names, if any
    label_boxes: tuple[tuple[Point, Point], ...] = ()
    values: Mapping[str, Value] = field(default_factory=lambda: _NO_VALUES)
    provenance: Provenance = Provenance()


def place_in(places: Iterable[Place], hex_: HexCoord) -> Place | None:
    """The place that stands in a hex alone."""
    return next((place for place in places if place.hexes == (hex_,)), None)


@dataclass(frozen=True, slots=True)
class EdgeExit:
    """A network leaving the board: which edge ("N", "E", "S", "W"), where, and its kind."""

    edge: str
    hex: HexCoord
    network: str
    kind: str
    at: Point | None = None
    provenance: Provenance = Provenance()


@dataclass(frozen=True, slots=True)
class Mark:
    """Anything else printed on the map: arrow, cross, turn track, compass, title.

    A `shape` of one point is a spot, of two points a stroke, of more an outline.
    """

    id: str
    kind: str
    hexes: tuple[HexCoord, ...] = ()
    shape: tuple[Point, ...] = ()
    text: str = ""
    values: Mapping[str, Value] = field(default_factory=lambda: _NO_VALUES)
    provenance: Provenance = Provenance()
