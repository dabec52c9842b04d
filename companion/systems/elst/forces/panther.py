"""The Panther's stall: a DR each time it starts, and the MP that a stall wastes (VN-Pz VG b, c)."""

from dataclasses import dataclass

from companion.chance.requests import Goal, RollRequest
from companion.reason import Reason

START_MP = 1
STALL_DR = 12


def is_stall(start_dr: int) -> bool:
    """Whether the DR at the start stalls the Panther."""
    return start_dr == STALL_DR


@dataclass(frozen=True, slots=True)
class Start:
    """What a start comes to: MP spent on it (all of them wasted in a stall) and MP left."""

    is_stalled: bool
    spent: int
    left: int

    @property
    def wasted(self) -> int:
        """MP gone for nothing."""
        return self.spent if self.is_stalled else 0

    @property
    def may_retry(self) -> bool:
        """Whether it may try to start again, with a new DR."""
        return self.is_stalled and self.left > 0

    @property
    def is_over(self) -> bool:
        """Whether the stall has used up its MPh."""
        return self.is_stalled and self.left == 0


def start(mp_left: int, start_dr: int, delay_dr: int | None) -> Start:
    """A start with so many MP left; `delay_dr` is the second DR, made after a stall only.

    The delay is added to the MP of the start and includes stopping. What exceeds the MP left is ignored.
    """
    if not is_stall(start_dr):
        return Start(is_stalled=False, spent=START_MP, left=mp_left - START_MP)
    if delay_dr is None:
        raise ValueError("a stall takes a second DR")
    spent = min(START_MP + delay_dr, mp_left)
    return Start(is_stalled=True, spent=spent, left=mp_left - spent)


@dataclass(frozen=True, slots=True)
class TargetStatus:
    """How a vehicle that has tried to start may be fired at."""

    may_be_first_fired_at: bool
    is_moving_target: bool


def target_status(*, has_entered_new_hex: bool) -> TargetStatus:
    """A stalled Panther has begun its MPh, but moved only if it entered a new hex in it."""
    return TargetStatus(may_be_first_fired_at=True, is_moving_target=has_entered_new_hex)


def stall_request(panther: str) -> RollRequest:
    """The DR of a start; the opponent may demand it while the Panther still moves."""
    return RollRequest(
        title=Reason("panther-stall-roll", "VN-Pz VG b"),
        subject=panther,
        dice=2,
        goal=Goal(at_most=STALL_DR - 1),
    )


def delay_request(panther: str) -> RollRequest:
    """The second DR after a stall: the MP of the delay."""
    return RollRequest(title=Reason("panther-delay-roll", "VN-Pz VG b"), subject=panther, dice=2)
