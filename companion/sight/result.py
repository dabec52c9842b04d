"""What a line of sight check answers: verdict, crossings in order, hindrance, margin, reasons."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason

UnitPoint = tuple[float, float]  # hex units, y north


class SightError(CompanionError):
    """A position that no line of sight can be drawn from."""


class Verdict(StrEnum):
    """How one position sees another."""

    CLEAR = "clear"
    HINDERED = "hindered"
    BLOCKED = "blocked"
    TOO_CLOSE = "too-close"  # the outlines as drawn do not decide it; the string on the map must

    @property
    def code(self) -> int:
        """0 clear, 1 hindered, 2 blocked, 3 too close: as tables hold it."""
        return _VERDICTS.index(self)

    @classmethod
    def of_code(cls, code: int) -> "Verdict":
        """The verdict that a table holds as a number."""
        return _VERDICTS[code]


_VERDICTS = tuple(Verdict)

NO_MARKERS = "sight-assumes-no-markers"
MAP_AS_READ = "sight-assumes-map-as-read"  # the assumption that names the doubtful hexes
GROUND = 0
RAISED = 1
"""The one level above the ground, in hexes that have it: a sight chart says which."""


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """Where somebody stands: a hex and a level, GROUND or RAISED."""

    hex: HexCoord
    level: int = GROUND


@dataclass(frozen=True, slots=True)
class Crossing:
    """One hex that the line touches, as the map draws it: nothing grown or shrunk.

    `range` counts hexes from the source. `enters` and `leaves` are equal where the line only touches
    a vertex. `terrain` holds the hex's terrain keys, `areas` the ids of the outlines touched in it.
    `adds` is this hex's part of the hindrance; what a range step or blast area has added already is
    not added again, so the parts sum to the whole.
    """

    hex: HexCoord
    range: int
    enters: UnitPoint
    leaves: UnitPoint
    along_hexside: bool = False
    terrain: frozenset[str] = frozenset()
    areas: tuple[str, ...] = ()
    adds: int = 0
    blocks: bool = False
    reasons: tuple[Reason, ...] = ()


def hindered_in(crossings: Iterable[Crossing]) -> tuple[HexCoord, ...]:
    """The hexes of a line that add to its hindrance, nearest first."""
    return tuple(crossing.hex for crossing in crossings if crossing.adds)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A place where the line is blocked: hex, area (empty for a whole hex or for hindrance), point."""

    hex: HexCoord
    area: str
    point: UnitPoint


@dataclass(frozen=True, slots=True)
class LosResult:
    """The answer to one check; from the other end it is the same, in the opposite order.

    `nominal` is the verdict by the outlines as drawn; `verdict` is TOO_CLOSE instead where outlines
    grown and shrunk by the tolerance give different answers. `hindrance` is the sum along the whole
    line, `by_range` its part at each range 0, 1, ... up to the target's, `blast_areas` the ids of the
    areas that added something each. `obstacles` lists all that blocks, nearest to the source first: whatever
    obstructs, and the place where hindrance becomes too much. `margin` is the least growing or shrinking
    of all outlines, in hexes, that would change verdict or hindrance; None when none within half a hex
    would.
    """

    source: HexCoord
    target: HexCoord
    source_level: int
    target_level: int
    verdict: Verdict
    nominal: Verdict
    hindrance: int
    by_range: tuple[int, ...]
    crossings: tuple[Crossing, ...]
    blast_areas: tuple[str, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    first_hindrance_point: UnitPoint | None = None
    margin: float | None = None
    reasons: tuple[Reason, ...] = ()
    assumptions: tuple[Reason, ...] = ()

    @property
    def doubtful_hexes(self) -> tuple[HexCoord, ...]:
        """The hexes whose facts nobody is sure of and the verdict takes for granted."""
        return next((one.hexes for one in self.assumptions if one.key == MAP_AS_READ), ())

    @property
    def ends(self) -> tuple[Position, Position]:
        """Source and target."""
        return Position(self.source, self.source_level), Position(self.target, self.target_level)

    @property
    def range(self) -> int:
        """Hexes from source to target."""
        return len(self.by_range) - 1

    @property
    def block_point(self) -> UnitPoint | None:
        """Where the line is blocked first."""
        return self.obstacles[0].point if self.obstacles else None
