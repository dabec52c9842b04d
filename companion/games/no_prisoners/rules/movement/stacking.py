"""Stacking limits (9.0)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.no_prisoners.rules.movement.costs import governing
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import UnitType
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class StackHex:
    """What a hex's limit depends on."""

    terrain: frozenset[str]
    is_winter: bool = False
    is_on_own_supplied_rail: bool = False
    has_pass: bool = False


def stacking_limit(hex_: StackHex) -> int:
    """How many units a hex holds; of several terrains the one that holds most (9.0, A63)."""
    limits = [_limit(key, hex_) for key in governing(hex_.terrain)]
    if hex_.has_pass and (passing := tables().pass_.stack) is not None:
        limits.append(passing)
    return max(limits)


def _limit(key: str, hex_: StackHex) -> int:
    row = tables().terrain[key]
    on_rail = row.stack_on_own_supplied_rail
    if hex_.is_on_own_supplied_rail and on_rail is not None:
        return on_rail
    return row.winter.stack if hex_.is_winter and row.winter.stack is not None else row.stack


def counts_for_stacking(type_: UnitType | None, *, is_starred: bool) -> bool:
    """Whether a piece counts: no starred unit, air group, flotilla or railhead (9.4)."""
    return not is_starred and (type_ is None or type_.is_ground)


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack against the limit of its hex."""

    limit: int
    counted: int

    @property
    def excess(self) -> int:
        """How many units too many."""
        return max(self.counted - self.limit, 0)

    @property
    def refusal(self) -> Reason | None:
        """Why it may not stay so; None when it may."""
        if not self.excess:
            return None
        args = {"counted": self.counted, "limit": self.limit, "excess": self.excess}
        return Reason("np-overstacked", "9.0", args=args)


def stack(hex_: StackHex, pieces: Iterable[tuple[UnitType | None, bool]]) -> Stack:
    """A stack of pieces, each its type and whether it is starred."""
    counted = sum(counts_for_stacking(type_, is_starred=starred) for type_, starred in pieces)
    return Stack(stacking_limit(hex_), counted)
