"""What a line must be like: its legs one after the other, and where it must end."""

from dataclasses import dataclass

from companion.trace.net import Net, Ways

UNREACHED = -1


@dataclass(frozen=True, slots=True)
class Leg:
    """A stretch of a line. `limit` counts the hexes entered in it; None: any number.

    `joins` marks the hexes in which the next leg may begin; None for the last leg.
    """

    ways: Ways
    limit: int | None = None
    joins: bytearray | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """The legs of a line and its goals. The hex it begins in is no part of it.

    With `ends_anyhow` the goal itself may be obstructed: a line that may not pass through a hex may
    still end there.
    """

    net: Net
    legs: tuple[Leg, ...]
    goals: bytearray
    ends_anyhow: bool = False
