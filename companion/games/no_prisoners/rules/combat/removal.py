"""Which pieces a result touches, and which sets of units satisfy it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from companion.games.no_prisoners.rules.combat.crt import Losses
from companion.games.no_prisoners.terms import ResultCode, UnitType
from companion.reason import Reason

_AT_LEAST_HALF = frozenset({ResultCode.AD, ResultCode.DD, ResultCode.BB})


def is_immune(type_: UnitType | None) -> bool:
    """Whether results do not touch a piece: air and naval; None is a unit."""
    return type_ is not None and not type_.is_ground


@dataclass(frozen=True, slots=True)
class Removal:
    """The units that an owner would remove, out of his units in the combat by id with strengths."""

    units: Mapping[str, int]
    removed: Collection[str]

    @property
    def strength(self) -> int:
        """The strength removed."""
        return sum(self.units[id_] for id_ in self.removed)


def removal_refusal(demand: Losses, removal: Removal, code: ResultCode | None = None) -> Reason | None:
    """Why a choice of units does not satisfy a demand; None when it does.

    More than the demand may be given up freely only where the result says "at least"; elsewhere each
    unit removed must be needed.
    """
    if strange := sorted(set(removal.removed) - removal.units.keys()):
        return Reason("np-loss-not-in-combat", "11.3", args={"unit": strange[0]})
    if demand.is_all:
        is_complete = set(removal.removed) == removal.units.keys()
        return None if is_complete else Reason("np-loss-all", "11.3")
    if demand.units:
        return _wrong_count(min(demand.units, len(removal.units)), len(set(removal.removed)))
    return _wrong_strength(demand.strength, removal, code)


def _wrong_count(wanted: int, got: int) -> Reason | None:
    return None if wanted == got else Reason("np-loss-count", "11.3", args={"wanted": wanted, "got": got})


def _wrong_strength(wanted: int, removal: Removal, code: ResultCode | None) -> Reason | None:
    wanted = min(wanted, sum(removal.units.values()))
    if removal.strength < wanted:
        return Reason("np-loss-strength", "11.3", args={"wanted": wanted, "got": removal.strength})
    spare = removal.strength - wanted
    is_too_much = code not in _AT_LEAST_HALF and any(removal.units[id_] <= spare for id_ in removal.removed)
    return Reason("np-loss-too-much", "11.3", args={"wanted": wanted}) if is_too_much else None
