"""What a trace says: whether the line holds, which way it runs, what cuts it and what would mend it."""

from dataclasses import dataclass
from enum import StrEnum

from companion.board.facts import Provenance
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


class ObstacleKind(StrEnum):
    """What may bar a hex to a line."""

    ENEMY = "enemy"
    ZONE = "zone"  # of control


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What bars one hex; `by`: the hexes of the enemies whose zone of control covers it."""

    hex: HexCoord
    kind: ObstacleKind
    by: tuple[HexCoord, ...] = ()


class MendKind(StrEnum):
    """What would restore a line."""

    FREE = "free"  # the hexes named become free of enemy units and zones of control
    LONGER = "longer"  # the limit were `amount` hexes longer
    NEARER = "nearer"  # no single change: too far away and barred besides, or no way leads there


@dataclass(frozen=True, slots=True)
class Mend:
    """One of the smallest changes that would restore a line."""

    kind: MendKind
    hexes: tuple[HexCoord, ...] = ()
    amount: int = 0


@dataclass(frozen=True, slots=True)
class UncertainFact:
    """A fact of the board that a verdict rests on and that nobody has seen on the printed map.

    `fact` is named as in `HexFacts.exceptions`.
    """

    hex: HexCoord
    fact: str
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class TraceResult:
    """One line judged.

    `path` runs from the unit's hex to the goal and is empty when there is no line; `cost` counts the
    hexes entered. `frontier` holds what bars the hexes where the search from the unit stopped, `mends`
    the smallest changes that would restore the line. `rests_on` are facts that are only reconstructed.
    """

    ok: bool
    path: tuple[HexCoord, ...] = ()
    cost: int = 0
    reasons: tuple[Reason, ...] = ()
    frontier: tuple[Obstacle, ...] = ()
    mends: tuple[Mend, ...] = ()
    rests_on: tuple[UncertainFact, ...] = ()

    @property
    def to_free(self) -> tuple[HexCoord, ...]:
        """The hexes that the smallest changes are about, each once."""
        return tuple(dict.fromkeys(hex_ for mend in self.mends for hex_ in mend.hexes))

    @property
    def is_barred(self) -> bool:
        """Whether only enemies cut the line, which is near enough."""
        return any(mend.kind is MendKind.FREE for mend in self.mends)
