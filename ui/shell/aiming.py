"""What a panel wants from the map: a hex, and what to show while the player looks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord

Chances = Callable[["HexCoord"], Mapping["HexCoord", Fraction]]


@dataclass(frozen=True, slots=True)
class Aiming:
    """Asks for a hex. `take` gets each hex that is tapped, until another panel asks or nobody does.

    `chances` tells where something aimed at a hex may land; None where nothing flies. `type_text` gets
    what is typed meanwhile beside any field. `goals` are drawn as what may be taken.
    """

    take: Callable[[HexCoord], object]
    chances: Chances | None = None
    type_text: Callable[[str], object] | None = None
    goals: frozenset[HexCoord] = frozenset()
