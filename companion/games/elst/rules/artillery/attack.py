"""The attack of an FFE on one hex: firepower, Critical Hit, modifiers, result (2.5, 2.52, 2.53, 1.1c)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.rules.artillery.readings import ArtilleryReadings, SteepleCritical
from companion.games.elst.rules.artillery.tables import FireTable
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

CRITICAL_DR = 2
MOST_FIREPOWER = 36
STEEPLE_TEM = 3
STEEPLE_GROUND_EXTRA = 1
GUNSHIELD = 1


class Occupants(StrEnum):
    """What a hex of the blast area holds; whose units they are makes no difference (2.5c)."""

    UNITS = "units"
    PERHAPS_HIDDEN = "perhaps-hidden"
    NOBODY = "nobody"


def is_attacked(occupants: Occupants) -> bool:
    """Whether a hex needs its DR: also an empty one that may hide somebody (2.5c, 2.5e)."""
    return occupants is not Occupants.NOBODY


def is_critical(original: int) -> bool:
    """Whether the DR before modifiers is a Critical Hit (2.5d)."""
    return original == CRITICAL_DR


def firepower_used(firepower: int, original: int) -> int:
    """The firepower against whatever is there, AFV and hidden units included: never halved (2.53, 2.55).

    A Critical Hit doubles it, to no more than 36 (2.5d).
    """
    return min(2 * firepower, MOST_FIREPOWER) if is_critical(original) else firepower


@dataclass(frozen=True, slots=True)
class Cover:
    """What modifies the DR against one Location.

    `tem` is the terrain's, `negative` the sum of FFMO, FFNAM and Air Burst. `is_steeple_ground` adds
    the +1 that counts against mortars and artillery only (1.1c). Height advantage and hindrance do not
    exist here: they are ignored (2.52).
    """

    tem: int
    negative: int = 0
    is_steeple_ground: bool = False
    has_gunshield: bool = False


def attack_drm(cover: Cover, original: int, readings: ArtilleryReadings) -> int:
    """The DRM: a Critical Hit turns positive TEM, and nothing else, negative (2.5d, 2.52)."""
    tem, extra = cover.tem, STEEPLE_GROUND_EXTRA if cover.is_steeple_ground else 0
    if is_critical(original):
        tem = -tem if tem > 0 else tem
        extra = extra if readings.steeple_critical is SteepleCritical.STILL_COUNTS else 0
    return tem + extra + cover.negative + (GUNSHIELD if cover.has_gunshield else 0)


@dataclass(frozen=True, slots=True)
class AttackResult:
    """What one DR does to one Location. `drm`, `final` and `effect` are None while the TEM is unknown."""

    original: int
    is_critical: bool
    firepower: int
    column: int
    drm: int | None = None
    final: int | None = None
    effect: str | None = None


def attack_result(
    firepower: int, cover: Cover | None, original: int, table: FireTable, readings: ArtilleryReadings
) -> AttackResult:
    """The result of the DR against a Location with this cover (None: the table has not said)."""
    used = firepower_used(firepower, original)
    result = AttackResult(original, is_critical(original), used, table.column(used))
    if cover is None:
        return result
    drm = attack_drm(cover, original, readings)
    effect = table.result(used, original + drm)
    return AttackResult(original, result.is_critical, used, result.column, drm, original + drm, effect)


@dataclass(frozen=True, slots=True)
class HexAttack:
    """One hex to be attacked, with a DR of its own (2.5c)."""

    hex: HexCoord
    firepower: int


def attack_list(
    area: Iterable[HexCoord], attacked: Iterable[HexCoord], firepower: int
) -> tuple[HexAttack, ...]:
    """One attack for each hex of the blast area that is to be attacked, in the area's order."""
    wanted = frozenset(attacked)
    return tuple(HexAttack(hex_, firepower) for hex_ in area if hex_ in wanted)


def reminders() -> tuple[Reason, ...]:
    """What the table must look after when an HE FFE is resolved."""
    return (
        Reason("oba-remind-everybody", "2.5c"),
        Reason("oba-remind-hidden", "2.5e"),
        Reason("oba-remind-tem", "2.52"),
        Reason("oba-remind-afv", "2.53"),
    )
