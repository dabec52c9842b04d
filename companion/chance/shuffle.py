"""The order of a pile that the app shuffled, and the commitment that proves it was not changed.

At the shuffle the app publishes a commitment: SHA-256 over a nonce of 32 random bytes followed by the
order, each chit id in UTF-8 ended by a line feed, the first to be drawn first. When the pile ends, or
is shuffled again, nonce and order are published too, and anyone can compute the sum again.
"""

import secrets
from hashlib import sha256
from random import Random
from typing import Self

from pydantic import Field

from companion.chance.pile import DrawPile, PileKind
from companion.saved import Frozen

NONCE_BYTES = 32


class Shuffle(Frozen):
    """The secret order of the chits left in a pile at one moment.

    `drawn_before` counts the chits that had been drawn from the pile by then.
    """

    order: tuple[str, ...]
    nonce: str = Field(min_length=2 * NONCE_BYTES, max_length=2 * NONCE_BYTES)  # hexadecimal
    drawn_before: int = 0

    @classmethod
    def of(cls, pile: DrawPile, random: Random | None = None) -> Self:
        """Shuffle what is left of a pile; `random` replaces the system's secure source in tests."""
        order = list(pile.chits())
        (random or secrets.SystemRandom()).shuffle(order)
        nonce = random.randbytes(NONCE_BYTES) if random else secrets.token_bytes(NONCE_BYTES)
        return cls(order=tuple(order), nonce=nonce.hex(), drawn_before=len(pile.drawn))

    @property
    def commitment(self) -> str:
        """SHA-256 over nonce and order, in hexadecimal."""
        listed = "".join(f"{chit}\n" for chit in self.order)
        return sha256(bytes.fromhex(self.nonce) + listed.encode()).hexdigest()

    def fits(self, pile: DrawPile) -> bool:
        """Whether the pile is what this order left of it: drawn in its order, nothing put in."""
        taken = len(pile.drawn) - self.drawn_before
        return (
            pile.kind is PileKind.ORDERED
            and 0 <= taken <= len(self.order)
            and pile.drawn[self.drawn_before :] == self.order[:taken]
            and sorted(pile.chits()) == sorted(self.order[taken:])
        )

    def next_chits(self, pile: DrawPile, count: int) -> tuple[str, ...]:
        """The chits that come out next; fewer when the pile runs out."""
        taken = len(pile.drawn) - self.drawn_before
        return self.order[taken : taken + count]
