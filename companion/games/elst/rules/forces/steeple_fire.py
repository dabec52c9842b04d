"""Fire at, from and within a steeple hex (1.1c-1.1g, 1.1i, 1.1j)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.artillery.attack import STEEPLE_GROUND_EXTRA, STEEPLE_TEM
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.reason import Reason


class AttackKind(StrEnum):
    """How a hex is attacked."""

    SMALL_ARMS = "small-arms"
    DIRECT_ORDNANCE = "direct-ordnance"
    AREA_TARGET = "area-target"  # ordnance with the Area Target Type, mortars excepted
    MORTAR = "mortar"
    ARTILLERY = "oba"

    @property
    def is_whole_hex(self) -> bool:
        """Whether it hits every Location of the hex (1.1i)."""
        return self in (AttackKind.AREA_TARGET, AttackKind.MORTAR, AttackKind.ARTILLERY)

    @property
    def falls_from_above(self) -> bool:
        """Whether it needs no LOS to a Location and meets the roof of the church (1.1c, 1.1i)."""
        return self in (AttackKind.MORTAR, AttackKind.ARTILLERY)


class WeaponKind(StrEnum):
    """A weapon, as far as a steeple limits its fire."""

    SMALL_ARMS = "small-arms"  # inherent firepower and MG
    GUN = "gun"
    PANZERFAUST = "pf"
    PANZERSCHRECK = "psk"
    PIAT = "piat"
    LIGHT_MORTAR = "light-mortar"
    VEHICLE_WEAPON = "vehicle-weapon"


_BY_KIND = {PieceKind.GUN: WeaponKind.GUN, PieceKind.VEHICLE: WeaponKind.VEHICLE_WEAPON}
_BY_TYPE = {
    "lmg": WeaponKind.SMALL_ARMS,
    "mmg": WeaponKind.SMALL_ARMS,
    "hmg": WeaponKind.SMALL_ARMS,
    "piat": WeaponKind.PIAT,
    "psk": WeaponKind.PANZERSCHRECK,
    "mortar-51mm": WeaponKind.LIGHT_MORTAR,
}
HAS_AREA_TYPE = (WeaponKind.GUN, WeaponKind.VEHICLE_WEAPON)  # besides mortars, which know no other


def weapons_of(side: Faction, types: Iterable[PieceType]) -> tuple[WeaponKind, ...]:
    """The weapons with which counters of a stack may fire; German Infantry may have a PF (CG5)."""
    found = {weapon for type_ in types for weapon in _weapons_of(side, type_)}
    return tuple(weapon for weapon in WeaponKind if weapon in found)


def _weapons_of(side: Faction, type_: PieceType) -> Iterator[WeaponKind]:
    """A leader has no firepower of his own."""
    if type_.is_mmc:
        yield WeaponKind.SMALL_ARMS
    if type_.is_infantry and side is Faction.GERMAN:
        yield WeaponKind.PANZERFAUST
    if weapon := _BY_KIND.get(type_.kind) or _BY_TYPE.get(type_.id):
        yield weapon


def attack_kind(weapon: WeaponKind, *, is_area: bool) -> AttackKind:
    """How a weapon attacks: by the Area Target Type where it has one and the firer wants it."""
    if weapon is WeaponKind.LIGHT_MORTAR:
        return AttackKind.MORTAR
    if weapon is WeaponKind.SMALL_ARMS:
        return AttackKind.SMALL_ARMS
    is_area = is_area and weapon in HAS_AREA_TYPE
    return AttackKind.AREA_TARGET if is_area else AttackKind.DIRECT_ORDNANCE


_BARRED_UPWARD = (
    WeaponKind.GUN,
    WeaponKind.PANZERFAUST,
    WeaponKind.PANZERSCHRECK,
    WeaponKind.VEHICLE_WEAPON,
)
_BACKBLASTING = (WeaponKind.PANZERFAUST, WeaponKind.PANZERSCHRECK)


def fire_refusal(weapon: WeaponKind, firer: int, target: int, distance: int) -> Reason | None:
    """Why a weapon may not fire from one level at another, so many hexes away; None if it may.

    At distance 0 the levels are those of one steeple hex. Judges 1.1b, 1.1e and 1.1f only.
    """
    if firer == STEEPLE and weapon in (WeaponKind.GUN, WeaponKind.VEHICLE_WEAPON):
        return Reason("steeple-infantry-only", "1.1b", args={"kind": weapon.value})
    if (firer, target, distance) == (GROUND, STEEPLE, 0) and weapon in _BARRED_UPWARD:
        return Reason("steeple-no-fire-up", "1.1e", args={"weapon": weapon.value})
    if weapon is WeaponKind.PIAT and firer == STEEPLE and distance <= 1:
        return Reason("steeple-piat-too-near", "1.1f")
    return None


@dataclass(frozen=True, slots=True)
class RangeBonus:
    """Whether fire counts as Point Blank or Triple Point Blank."""

    is_point_blank: bool
    is_triple: bool


def range_bonus(firer: int, target: int, distance: int, readings: ForceReadings) -> RangeBonus:
    """PBF in the next hex, TPBF in the same one, but never out of or into a steeple (1.1d)."""
    if STEEPLE in (firer, target) and not (distance == 1 and readings.adjacent_steeple_fire_is_close):
        return RangeBonus(is_point_blank=False, is_triple=False)
    return RangeBonus(is_point_blank=distance == 1, is_triple=distance == 0)


def suffers_backblast(weapon: WeaponKind, firer: int) -> bool:
    """Whether the +2 TH DRM of SK4.4.3 may not be taken instead of backblast: in a steeple (1.1g)."""
    return weapon in _BACKBLASTING and firer == STEEPLE


def must_name_level(attack: AttackKind, *, has_unmoving: bool) -> bool:
    """Whether the firer must first say which level he fires at (1.1j)."""
    return has_unmoving and not attack.is_whole_hex


def steeple_hex_tem(level: int, attack: AttackKind) -> int:
    """+3 on both levels, +4 on the ground against mortars and artillery (1.1c)."""
    extra = STEEPLE_GROUND_EXTRA if level == GROUND and attack.falls_from_above else 0
    return STEEPLE_TEM + extra


def levels_attacked(attack: AttackKind, named: int | None, sees: frozenset[int]) -> frozenset[int]:
    """Which levels of a steeple hex an attack affects, each with its own TEM and one DR for all (1.1i).

    `named` is the level fired at, that of a moving target included (None for an attack on the whole
    hex), `sees` those that the firer has a LOS to.
    """
    if not attack.is_whole_hex:
        return frozenset(level for level in sees if level == named)
    return frozenset({GROUND, STEEPLE}) if attack.falls_from_above else sees
