"""Air, naval and command support of an attack (11.8 to 11.11)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from companion.games.no_prisoners.terms import Faction
from companion.reason import Reason

AIR_RANGE = 6
_USED = Reason("np-support-used", "11.11c")


@dataclass(frozen=True, slots=True)
class Commitment:
    """A marker of his own front that the attacker would commit."""

    faction: Faction = Faction.ALLIED
    is_used: bool = False  # in this combat phase


@dataclass(frozen=True, slots=True)
class AirBase:
    """The best base for an air group: a city or town held by an own supplied ground unit of the front."""

    is_city_or_town: bool
    is_held_in_supply: bool
    distance: int


def air_refusal(commitment: Commitment, base: AirBase | None) -> Reason | None:
    """Why an air group may not support an attack; None when it may (11.8)."""
    if commitment.is_used:
        return _USED
    if base is None or not (base.is_city_or_town and base.is_held_in_supply):
        return Reason("np-air-needs-base", "11.8b")
    if base.distance > AIR_RANGE:
        return Reason("np-air-too-far", "11.8b", args={"distance": base.distance, "range": AIR_RANGE})
    return None


def naval_refusal(commitment: Commitment, *, is_coastal: bool, is_beside_canal: bool) -> Reason | None:
    """Why a flotilla may not support an attack; None when it may (11.9)."""
    if commitment.faction is not Faction.ALLIED:
        return Reason("np-naval-allied-only", "11.9a")
    if commitment.is_used:
        return _USED
    return None if is_coastal or is_beside_canal else Reason("np-naval-needs-coast", "11.9b")


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
