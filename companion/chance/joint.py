"""A roll or a draw that two machines make together, so that neither can choose what comes up.

The first keeps a seed (32 bytes in hexadecimal) and publishes a commitment to it; then the second tells
a seed of its own, and only then the first shows its own. What comes up follows from both: SHA-256 over a
counter, the seeds and the name of the roll gives numbers, of which those that would favour some faces
are passed over.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

from companion.chance.answers import DrawAnswer, Roll, RollAnswer, Source
from companion.chance.pile import DrawPile
from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.shuffle import Shuffle

_NUMBERS = 2**64


def commitment_to(seed: str, roll: str) -> str:
    """What the first publishes of its seed for a roll: SHA-256, in hexadecimal."""
    return sha256(f"joint seed/{seed}/{roll}".encode()).hexdigest()


class JointSource:
    """Answers one request by two seeds."""

    def __init__(self, roll: str, first: str, second: str) -> None:
        """`roll` names it in the session."""
        self._numbers = _numbers(f"{first}/{second}/{roll}")

    def roll(self, request: RollRequest) -> RollAnswer:
        """Every die of every row, in their order."""
        dice = range(request.dice)
        rolls = tuple(Roll.of(*(1 + self._below(request.faces) for _ in dice)) for _ in request.rows)
        return RollAnswer(rolls=rolls, source=Source.JOINT)

    def draw(self, request: DrawRequest, pile: DrawPile, shuffle: Shuffle | None = None) -> DrawAnswer:
        """Chits out of what is left, none of which has a place before."""
        left = sorted(pile.chits())
        chits = tuple(left.pop(self._below(len(left))) for _ in range(min(request.count, len(left))))
        return DrawAnswer(chits=chits, source=Source.JOINT)

    def _below(self, limit: int) -> int:
        """A number from 0 up to a limit, each as likely."""
        fair = _NUMBERS - _NUMBERS % limit
        return next(number for number in self._numbers if number < fair) % limit


def _numbers(told: str) -> Iterator[int]:
    for number in count():
        yield int.from_bytes(sha256(f"{number}/{told}".encode()).digest()[:8], "big")
