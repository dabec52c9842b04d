"""Which pieces a result touches, and which sets of units satisfy it."""

from collections.abc import Collection, Mapping

from companion.games.no_prisoners.rules.combat.crt import Losses
from companion.games.no_prisoners.terms import ResultCode, UnitType
from companion.reason import Reason

_AT_LEAST_HALF = frozenset({ResultCode.AD, ResultCode.DD, ResultCode.BB})


def is_immune(type_: UnitType | None) -> bool:
    """Whether results do not touch a piece: air and naval; None is a unit."""
    return type_ is not None and not type_.is_ground


def removal_refusal(
    demand: Losses, units: Mapping[str, int], removed: Collection[str], code: ResultCode | None
) -> Reason | None:
    """Why those removed, out of an owner's units with their strengths, do not satisfy a demand; or None.

    More than the demand may be given up freely only where the result says "at least"; elsewhere each
    unit removed must be needed.
    """
    if strange := sorted(set(removed) - units.keys()):
        return Reason("np-loss-not-in-combat", "11.3", args={"unit": strange[0]})
    if demand.is_all:
        is_complete = set(removed) == units.keys()
        return None if is_complete else Reason("np-loss-all", "11.3")
    if demand.units:
        return _wrong_count(min(demand.units, len(units)), len(set(removed)))
    return _wrong_strength(demand.strength, units, removed, code)


def _wrong_count(wanted: int, got: int) -> Reason | None:
    return None if wanted == got else Reason("np-loss-count", "11.3", args={"wanted": wanted, "got": got})


def _wrong_strength(
    wanted: int, units: Mapping[str, int], removed: Collection[str], code: ResultCode | None
) -> Reason | None:
    wanted, got = min(wanted, sum(units.values())), sum(units[id_] for id_ in removed)
    if got < wanted:
        return Reason("np-loss-strength", "11.3", args={"wanted": wanted, "got": got})
    spare = got - wanted
    is_too_much = code not in _AT_LEAST_HALF and any(units[id_] <= spare for id_ in removed)
    return Reason("np-loss-too-much", "11.3", args={"wanted": wanted}) if is_too_much else None
