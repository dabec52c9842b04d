"""Air, naval and command support of an attack (11.8 to 11.11)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from companion.games.no_prisoners.terms import Faction, Role
from companion.reason import Reason

AIR_RANGE = 6


@dataclass(frozen=True, slots=True)
class Commitment:
    """A marker that a player would commit to a combat."""

    faction: Faction = Faction.ALLIED
    role: Role = Role.ATTACKER
    is_same_front: bool = True
    is_used: bool = False  # in this combat phase
    already_committed: int = 0  # of its kind in this attack


@dataclass(frozen=True, slots=True)
class AirBase:
    """The best base for an air group: a city or town held by an own supplied ground unit of the front."""

    is_city_or_town: bool
    is_held_in_supply: bool
    distance: int


def air_refusal(commitment: Commitment, base: AirBase | None) -> Reason | None:
    """Why an air group may not support an attack; None when it may (11.8)."""
    if refusal := _common_refusal(commitment, "11.8"):
        return refusal
    if base is None or not (base.is_city_or_town and base.is_held_in_supply):
        return Reason("np-air-needs-base", "11.8b")
    if base.distance > AIR_RANGE:
        return Reason("np-air-too-far", "11.8b", args={"distance": base.distance, "range": AIR_RANGE})
    return None


def naval_refusal(commitment: Commitment, *, is_coastal: bool, is_beside_canal: bool) -> Reason | None:
    """Why a flotilla may not support an attack; None when it may (11.9)."""
    if commitment.faction is not Faction.ALLIED:
        return Reason("np-naval-allied-only", "11.9a")
    if refusal := _common_refusal(commitment, "11.9"):
        return refusal
    return None if is_coastal or is_beside_canal else Reason("np-naval-needs-coast", "11.9b")


def _common_refusal(commitment: Commitment, rule: str) -> Reason | None:
    if commitment.role is Role.DEFENDER:
        return Reason("np-support-attacker-only", "11.11b")
    if not commitment.is_same_front:
        return Reason("np-support-other-front", rule)
    if commitment.is_used:
        return Reason("np-support-used", "11.11c")
    return Reason("np-support-one-each", "11.11a") if commitment.already_committed else None


def command_bonus_refusal(
    in_range_of: Sequence[Collection[str]], used: Mapping[str, bool], *, is_spent: bool = False
) -> Reason | None:
    """Why the command bonus may not be claimed; None when it may (11.10).

    `in_range_of` names for each attacker the HQs that command it, `used` tells which HQs were used in this
    phase. `is_spent`: a reading that allows one bonus a phase has had it.
    """
    if is_spent:
        return Reason("np-command-spent", "11.10")
    common = set(used).intersection(*in_range_of) if in_range_of else set()
    if not common:
        return Reason("np-command-no-hq", "11.10")
    return None if any(not used[hq] for hq in common) else Reason("np-command-hq-used", "11.11c")
