"""Zones of control: their reach, and what they do to movement (10.0, 8.1, 8.4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.games.no_prisoners.rules.combat.odds import Barrier
from companion.games.no_prisoners.rules.movement.costs import MoveKind, allowance
from companion.reason import Reason


def exerts_zoc(*, is_starred: bool, barrier: Barrier | None = None) -> bool:
    """Whether a unit's ZOC reaches through a hexside (10.0)."""
    return not is_starred and barrier is None


class Way(StrEnum):
    """Ways out of EZOC."""

    RETREAT = "retreat"
    PURSUIT = "pursuit"
    ENEMIES_REMOVED = "enemies-removed"
    DISENGAGEMENT = "disengagement"
    PLAIN_MOVE = "plain-move"


def leaving_refusal(way: Way, *, is_first_hex_free: bool = True) -> Reason | None:
    """Why a unit may not leave EZOC in a way; None when it may (10.5)."""
    if way is Way.PLAIN_MOVE:
        return Reason("np-leave-ezoc", "10.5")
    if way is Way.DISENGAGEMENT and not is_first_hex_free:
        return Reason("np-disengage-first-hex", "10.6a")
    return None


@dataclass(frozen=True, slots=True)
class ZocWalk:
    """What EZOC does to a move, step by step (8.1, 10.0, 10.6).

    `is_disengaging`: it starts in EZOC. `is_excepted`: it may enter EZOC strategically on the first turn, and
    still stops there (26.5).
    """

    kind: MoveKind
    is_disengaging: bool = False
    is_excepted: bool = False

    def step_refusal(self, *, enters_ezoc: bool, is_first: bool) -> Reason | None:
        """Why a step is barred; None when it is not."""
        if not enters_ezoc:
            return None
        if self.kind is MoveKind.STRATEGIC and not self.is_excepted:
            return Reason("np-strategic-enters-ezoc", "8.1a")
        is_leaving = self.is_disengaging and is_first
        return leaving_refusal(Way.DISENGAGEMENT, is_first_hex_free=False) if is_leaving else None

    def path_refusal(self, path: Sequence[bool]) -> Reason | None:
        """Why a path is barred; None when it is not. `path` tells of each hex entered whether it is EZOC."""
        for number, enters_ezoc in enumerate(path):
            if refusal := self.step_refusal(enters_ezoc=enters_ezoc, is_first=not number):
                return refusal
        return Reason("np-stop-in-ezoc", "10.0d") if any(path[:-1]) else None


def disengagement_refusal(path: Sequence[bool], spent: float, printed: int) -> Reason | None:
    """Why a unit may not disengage so; None when it may. One free hex is always in reach (8.4, 10.6, A24)."""
    if refusal := ZocWalk(MoveKind.NORMAL, is_disengaging=True).path_refusal(path):
        return refusal
    allowed = allowance(printed, MoveKind.NORMAL, starts_in_ezoc=True).points
    if spent <= allowed or len(path) == 1:
        return None
    return Reason("np-disengage-half", "10.6b", args={"spent": spent, "allowed": allowed})


def strategic_refusal(path: Sequence[bool], *, is_supplied: bool, is_excepted: bool = False) -> Reason | None:
    """Why a unit may not move strategically so; None when it may (8.1)."""
    if refusal := allowance(0, MoveKind.STRATEGIC, is_supplied=is_supplied).refusal:
        return refusal
    return ZocWalk(MoveKind.STRATEGIC, is_excepted=is_excepted).path_refusal(path)


@dataclass(frozen=True, slots=True)
class MinimumMove:
    """The one hex that a unit may always move, and what might bar it; every longer move is made of such."""

    is_ezoc_to_ezoc: bool = False
    has_enemy: bool = False
    is_forbidden: bool = False
    crosses_boundary: bool = False


def minimum_move_refusal(move: MinimumMove) -> Reason | None:
    """Why it is barred; None when it is not (8.4)."""
    if move.is_forbidden:
        return Reason("np-minimum-terrain", "8.4b")
    if move.crosses_boundary:
        return Reason("np-minimum-boundary", "8.4b")
    if move.has_enemy:
        return Reason("np-minimum-enemy", "8.4b")
    return Reason("np-minimum-ezoc", "8.4b") if move.is_ezoc_to_ezoc else None
