"""Zones of control: their reach, and what they do to movement (10.0, 8.1, 8.4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.reason import Reason
from companion.systems.no_prisoners.combat.odds import Barrier
from companion.systems.no_prisoners.movement.costs import MoveKind, allowance


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


def _stops_at(path: Sequence[bool]) -> bool:
    """Whether a path ends where it enters EZOC; `path` tells of each hex entered whether it is EZOC."""
    return not any(path[:-1])


def entering_ezoc_refusal(kind: MoveKind, *, is_disengaging: bool, is_excepted: bool) -> Reason | None:
    """Why a step into a hex in EZOC is barred; None when it is not (8.1, 10.6).

    `is_disengaging`: the step leaves EZOC, the first of its move. `is_excepted`: as in strategic_refusal.
    """
    if kind is MoveKind.STRATEGIC and not is_excepted:
        return Reason("np-strategic-enters-ezoc", "8.1a")
    return leaving_refusal(Way.DISENGAGEMENT, is_first_hex_free=False) if is_disengaging else None


def disengagement_refusal(path: Sequence[bool], spent: float, printed: int) -> Reason | None:
    """Why a unit may not disengage so; None when it may. One free hex is always in reach (8.4, 10.6, A24)."""
    if path and path[0]:
        return entering_ezoc_refusal(MoveKind.NORMAL, is_disengaging=True, is_excepted=False)
    if not _stops_at(path):
        return Reason("np-stop-in-ezoc", "10.0d")
    allowed = allowance(printed, MoveKind.NORMAL, starts_in_ezoc=True).points
    if spent <= allowed or len(path) == 1:
        return None
    return Reason("np-disengage-half", "10.6b", args={"spent": spent, "allowed": allowed})


def strategic_refusal(path: Sequence[bool], *, is_supplied: bool, is_excepted: bool = False) -> Reason | None:
    """Why a unit may not move strategically so; None when it may (8.1).

    `is_excepted`: it may enter EZOC on the first turn, and still stops there (26.5).
    """
    if refusal := allowance(0, MoveKind.STRATEGIC, is_supplied=is_supplied).refusal:
        return refusal
    if not any(path):
        return None
    if refusal := entering_ezoc_refusal(MoveKind.STRATEGIC, is_disengaging=False, is_excepted=is_excepted):
        return refusal
    return None if _stops_at(path) else Reason("np-stop-in-ezoc", "10.0d")


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
