"""Retreats: where units may go, and whether they may go before the die is rolled (11.6, 11.61)."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Way:
    """A hex next to a unit that must retreat, as that unit finds it. Friends do not cancel a ZOC (11.6c)."""

    hex: str
    has_enemy: bool = False
    is_in_enemy_zoc: bool = False
    is_prohibited: bool = False  # the hex, or the hexside to it
    is_full: bool = False
    is_off_map: bool = False
    closed_by: Reason | None = None  # objectives of others, boundaries, the reserve's area (B.15, J.18e)


@dataclass(frozen=True, slots=True)
class WayOut:
    """A way with the reason why it is closed; None when it is open."""

    way: Way
    refusal: Reason | None


@dataclass(frozen=True, slots=True)
class RetreatOptions:
    """Every way out; without an open one the unit is eliminated (11.6d).

    `back` are the hexes of which it has to take the one that it came from.
    """

    ways: tuple[WayOut, ...]
    back: tuple[str, ...] = ()

    @property
    def open(self) -> tuple[str, ...]:
        """The hexes that the unit may retreat to."""
        return tuple(out.way.hex for out in self.ways if out.refusal is None)

    @property
    def is_eliminated(self) -> bool:
        """Whether there is none."""
        return not self.open

    @property
    def closed_back(self) -> tuple[str, ...]:
        """Those of several ways back that are closed: who came from one of them is eliminated (11.6d)."""
        return tuple(hex_ for hex_ in self.back if hex_ not in self.open) if len(self.back) > 1 else ()


def retreat_options(ways: Sequence[Way], back: tuple[str, ...] = ()) -> RetreatOptions:
    """Where a unit may retreat to.

    `back` are the hexes that it may have come from, where it has to go back to that or to none.
    """
    return RetreatOptions(tuple(WayOut(way, _way_refusal(way, back)) for way in ways), back)


def way_back(came_from: tuple[str, ...], *, is_attacker: bool, has_moved: bool) -> tuple[str, ...]:
    """The hexes of which a unit has to retreat to the one it came from (11.6f); none for a free choice.

    `came_from` are those that it may have left for one in an enemy ZOC, none where it entered none.
    """
    return came_from if is_attacker and has_moved else ()


def _way_refusal(way: Way, back: tuple[str, ...]) -> Reason | None:
    if back and way.hex not in back:
        return Reason("scw-retreat-not-back", "11.6f", args={"back": ", ".join(back)})
    flaws = (
        (way.is_off_map, "scw-retreat-off-map", "16.0c"),
        (way.has_enemy, "scw-enemy-there", "11.6c"),
        (way.is_in_enemy_zoc, "scw-retreat-zoc", "11.6c"),
        (way.is_prohibited, "scw-way-prohibited", "11.6c"),
        (way.is_full, "scw-retreat-full", "11.6e"),
    )
    return next((Reason(key, rule) for holds, key, rule in flaws if holds), way.closed_by)


def voluntary_refusal(*, is_barrage_only: bool = False, stands_fast: bool = False) -> Reason | None:
    """Why a unit may not retreat before the die is rolled; None when it may (11.61)."""
    if is_barrage_only:
        return Reason("scw-voluntary-barrage", "12.4.3a")
    return Reason("scw-voluntary-stand-fast", "B.15a") if stands_fast else None
