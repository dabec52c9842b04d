"""The Panther's stall: a DR each time it starts, and the MP that a stall wastes (VN-Pz VG b, c)."""

from companion.chance.requests import Goal, RollRequest
from companion.games.elst.purposes import ElstPurpose

START_MP = 1
STALL_DR = 12


def wasted_by_stall(mp_left: int | None, delay_dr: int) -> int:
    """The MP that a stall wastes: that of the start and the delay, stopping included.

    What exceeds the MP left before the start (None: nobody has said) is ignored.
    """
    wasted = START_MP + delay_dr
    return wasted if mp_left is None else min(wasted, mp_left)


def stall_request(panther: str) -> RollRequest:
    """The DR of a start; the opponent may demand it while the Panther still moves."""
    return RollRequest(
        purpose=ElstPurpose.PANTHER_START,
        rule="VN-Pz VG b",
        subject=panther,
        dice=2,
        goal=Goal(at_most=STALL_DR - 1),
    )


def delay_request(panther: str) -> RollRequest:
    """The second DR after a stall: the MP of the delay."""
    return RollRequest(purpose=ElstPurpose.PANTHER_DELAY, rule="VN-Pz VG b", subject=panther, dice=2)
