"""Where reinforcements may be placed (6.3-5, 18.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class EntryHex:
    """A hex at which a reinforcement is due. EZOC does not matter.

    `is_port`: a port of the East, in which Allied units arrive only while Allied units hold it (18.4).
    """

    has_enemy: bool = False
    is_ezoc: bool = False
    is_port: bool = False
    is_held: bool = False


def entry_refusal(hex_: EntryHex) -> Reason | None:
    """Why a reinforcement may not be placed in a hex; None when it may."""
    if hex_.has_enemy:
        return Reason("np-entry-enemy", "6.3-5e")
    return Reason("np-port-not-held", "18.4b") if hex_.is_port and not hex_.is_held else None


def is_delayed(hexes: Sequence[EntryHex]) -> bool:
    """Whether entry waits: only while every entry hex is closed (6.3-5, A37)."""
    return all(entry_refusal(hex_) for hex_ in hexes)
