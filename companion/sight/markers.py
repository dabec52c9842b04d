"""What stands on the map and affects sight: smoke, vehicles, wrecks and blast areas."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from pydantic import Field

from companion.hexes.coordinates import HexCoord, disk
from companion.saved import Frozen, FrozenMap


class SmokeKind(StrEnum):
    """A smoke counter as it lies on the map."""

    SMOKE = "smoke"
    DISPERSED = "dispersed-smoke"
    WHITE_PHOSPHORUS = "white-phosphorus"


@dataclass(frozen=True, slots=True)
class Smoke:
    """One smoke counter. `level` is the ground's or the one above it (a smoke grenade).

    `amount` is the hindrance the player has read off the counter; None takes the sight chart's, which
    has none for white phosphorus.
    """

    hex: HexCoord
    kind: SmokeKind = SmokeKind.SMOKE
    level: int = 0
    amount: int | None = None


_NO_AREAS: Mapping[str, frozenset[HexCoord]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Markers:
    """All markers, frozen. `blasts` has the hexes of each blast area, by its id."""

    smoke: frozenset[Smoke] = frozenset()
    vehicles: frozenset[HexCoord] = frozenset()
    wrecks: frozenset[HexCoord] = frozenset()
    blasts: FrozenMap[str, frozenset[HexCoord]] = field(default_factory=lambda: _NO_AREAS)

    @staticmethod
    def none() -> "Markers":
        """No markers at all."""
        return _NONE

    def __bool__(self) -> bool:
        return bool(self.smoke or self.vehicles or self.wrecks or self.blasts)

    def with_smoke(
        self,
        hex_: HexCoord,
        kind: SmokeKind = SmokeKind.SMOKE,
        *,
        level: int = 0,
        amount: int | None = None,
    ) -> "Markers":
        """With a smoke counter; one of the same kind at the same place is replaced."""
        others = self.without_smoke(hex_, kind, level=level).smoke
        return replace(self, smoke=others | {Smoke(hex_, kind, level, amount)})

    def without_smoke(self, hex_: HexCoord, kind: SmokeKind, *, level: int = 0) -> "Markers":
        """Without the smoke counter of one kind at one place."""
        place = (hex_, kind, level)
        return replace(self, smoke=frozenset(s for s in self.smoke if (s.hex, s.kind, s.level) != place))

    def with_vehicle(self, hex_: HexCoord) -> "Markers":
        """With a vehicle in a hex."""
        return replace(self, vehicles=self.vehicles | {hex_})

    def without_vehicle(self, hex_: HexCoord) -> "Markers":
        """Without vehicles in a hex."""
        return replace(self, vehicles=self.vehicles - {hex_})

    def with_wreck(self, hex_: HexCoord) -> "Markers":
        """With a wreck in a hex."""
        return replace(self, wrecks=self.wrecks | {hex_})

    def without_wreck(self, hex_: HexCoord) -> "Markers":
        """Without wrecks in a hex."""
        return replace(self, wrecks=self.wrecks - {hex_})

    def with_blast(self, area: str, hexes: Iterable[HexCoord]) -> "Markers":
        """With a blast area under an id; one of that id is replaced."""
        return replace(self, blasts=MappingProxyType({**self.blasts, area: frozenset(hexes)}))

    def without_blast(self, area: str) -> "Markers":
        """Without the blast area of an id."""
        return replace(self, blasts=MappingProxyType({k: v for k, v in self.blasts.items() if k != area}))

    def merged(self, other: "Markers") -> "Markers":
        """With another set of markers laid on top."""
        under = self
        for smoke in other.smoke:
            under = under.without_smoke(smoke.hex, smoke.kind, level=smoke.level)
        return Markers(
            under.smoke | other.smoke,
            self.vehicles | other.vehicles,
            self.wrecks | other.wrecks,
            MappingProxyType({**self.blasts, **other.blasts}),
        )

    @property
    def hexes(self) -> frozenset[HexCoord]:
        """Where any lies."""
        smoke = (one.hex for one in self.smoke)
        return self.vehicles.union(smoke, self.wrecks, *self.blasts.values())

    def lie_on(self, hexes: Iterable[HexCoord]) -> bool:
        """Whether any lies on one of some hexes."""
        return not self.hexes.isdisjoint(hexes)

    def smoke_in(self, hex_: HexCoord) -> tuple[Smoke, ...]:
        """The smoke counters in a hex, on every level."""
        return tuple(sorted((s for s in self.smoke if s.hex == hex_), key=lambda s: (s.level, s.kind)))

    def blasts_over(self, hex_: HexCoord) -> tuple[str, ...]:
        """The ids of the blast areas over a hex."""
        return tuple(sorted(area for area, hexes in self.blasts.items() if hex_ in hexes))


_NONE = Markers()


class KeptMarkers(Frozen):
    """Markers as events hold them: in an order that is always the same."""

    smoke: tuple[Smoke, ...] = ()
    vehicles: tuple[HexCoord, ...] = ()
    wrecks: tuple[HexCoord, ...] = ()
    blasts: FrozenMap[str, tuple[HexCoord, ...]] = Field(default_factory=dict)

    @classmethod
    def of(cls, markers: Markers) -> Self:
        """Some markers, to be kept."""
        return cls(
            smoke=tuple(sorted(markers.smoke, key=lambda one: (one.hex, one.level, one.kind))),
            vehicles=tuple(sorted(markers.vehicles)),
            wrecks=tuple(sorted(markers.wrecks)),
            blasts={area: tuple(sorted(hexes)) for area, hexes in sorted(markers.blasts.items())},
        )

    @property
    def laid(self) -> Markers:
        """They as they lay."""
        blasts = MappingProxyType({area: frozenset(hexes) for area, hexes in self.blasts.items()})
        return Markers(frozenset(self.smoke), frozenset(self.vehicles), frozenset(self.wrecks), blasts)


def hand_area(centre: HexCoord) -> str:
    """The id of a blast area laid by hand, which tells its centre."""
    return f"{centre.q},{centre.r}"


def is_laid_by_hand(area: str) -> bool:
    """Whether a blast area was laid by hand, not by the game in play."""
    return "," in area


def hand_laid(areas: Iterable[str]) -> list[HexCoord]:
    """The centres of those blast areas, by their ids, that were laid by hand; in order."""
    parts = (area.split(",") for area in areas if is_laid_by_hand(area))
    return sorted(HexCoord(int(q), int(r)) for q, r in parts)


def blast_area(centre: HexCoord) -> frozenset[HexCoord]:
    """The hexes of a blast area: the counter's hex and its neighbours."""
    return frozenset(disk(centre, 1))
