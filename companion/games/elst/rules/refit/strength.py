"""What a bought group brings: strength, units, support weapons, leaders (4.516)."""

from collections.abc import Iterator
from enum import StrEnum

from companion.chance.requests import Modifier
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.refit.groups import Group, LeaderTable, group_data
from companion.games.elst.rules.refit.readings import CompanyWeapon, RefitReadings
from companion.games.elst.rules.refit.tables import table_result
from companion.reason import Reason


class Strength(StrEnum):
    """How strong a group is."""

    FULL = "full"
    DEPLETED = "depleted"


def strength_of(dr: int) -> Strength:
    """The strength that a DR gives; no modifiers are printed (4.5161, A-46)."""
    return Strength.FULL if dr <= group_data().full_strength_at_most else Strength.DEPLETED


def units_of(group: Group, strength: Strength) -> tuple[Pieces, ...]:
    """The counters of a group at a strength, without what comes with them (4.5161)."""
    is_full = strength is Strength.FULL
    return tuple(
        Pieces(type=part.piece, count=part.full if is_full else part.depleted) for part in group.parts
    )


def companions_of(group: Group, units: tuple[Pieces, ...]) -> tuple[Pieces, ...]:
    """The crews and half-squads that come with weapons (footnote b)."""
    with_each = {part.piece: part.with_each for part in group.parts if part.with_each}
    return tuple(
        Pieces(type=with_each[some.type], count=some.count) for some in units if some.type in with_each
    )


def weapons_of(group: Group, readings: RefitReadings) -> tuple[Pieces, ...]:
    """The support weapons listed for a group (4.5162b)."""
    return tuple(Pieces(type=_weapon(group, id_, readings), count=n) for id_, n in group.weapons.items())


def _weapon(group: Group, id_: str, readings: RefitReadings) -> str:
    """A listed weapon, as the British company's last figure is read."""
    is_disputed = group.faction is Faction.BRITISH and id_ == CompanyWeapon.DEMOLITION_CHARGE.value
    return readings.british_company_weapon.value if is_disputed else id_


def single_weapons(group: Group, readings: RefitReadings) -> tuple[str, ...]:
    """The listed weapons one by one: a Depleted group rolls for each (4.5162a)."""
    return tuple(some.type for some in weapons_of(group, readings) for _ in range(some.count))


def is_weapon_received(strength: Strength, dr: int | None) -> bool:
    """Whether a listed weapon comes: always at full strength, else on a low die (4.5162a)."""
    if strength is Strength.FULL:
        return True
    return dr is not None and dr <= group_data().weapon_received_at_most


def leader_modifiers(table: LeaderTable, own: int, strength: Strength) -> tuple[Modifier, ...]:
    """The DRM of a group's leader DR; `own` is that of its troops (4.5163)."""
    return tuple(_leader_modifiers(table, own, strength))


def _leader_modifiers(table: LeaderTable, own: int, strength: Strength) -> Iterator[Modifier]:
    rule = "4.5163a" if table is LeaderTable.COMPANY else "4.5163b"
    if strength is Strength.DEPLETED:
        drm = group_data().depleted_leader_drm
        yield Modifier(value=drm, reason=Reason("refit-drm-depleted", rule))
    if own:
        key = "refit-drm-volksgrenadier" if table is LeaderTable.COMPANY else "refit-drm-ss-platoon"
        yield Modifier(value=own, reason=Reason(key, rule))


def leaders_of(table: LeaderTable, final: int) -> tuple[str, ...]:
    """The leaders that a final DR gives, as printed on their counters (4.5163)."""
    return table_result(group_data().leaders[table], final)


def first_appearance_refusal(is_first_scenario: bool, is_with_own_group: bool) -> Reason | None:
    """Why a group's support weapon may not be put with other units; None when it may (4.5162c)."""
    if is_first_scenario and not is_with_own_group:
        return Reason("refit-weapon-with-own-group", "4.5162c")
    return None
