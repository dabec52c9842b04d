"""Where reinforcements may be placed (6.3-5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class EntryHex:
    """A hex at which a reinforcement is due. EZOC does not matter."""

    has_enemy: bool = False
    is_ezoc: bool = False


def entry_refusal(hex_: EntryHex) -> Reason | None:
    """Why a reinforcement may not be placed in a hex; None when it may."""
    return Reason("np-entry-enemy", "6.3-5e") if hex_.has_enemy else None


def is_delayed(hexes: Sequence[EntryHex]) -> bool:
    """Whether entry waits: only while enemies hold every entry hex."""
    return all(entry_refusal(hex_) for hex_ in hexes)
