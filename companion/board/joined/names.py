"""What the hexes of a map of several boards are called: each board's own numbers behind its name."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.hexes.coordinates import HexCoord

_UNSAID = re.compile(r"[\s\-‐-―−]")  # spaces and dashes make no difference


@dataclass(frozen=True, slots=True)
class OwnName:
    """A board by its name, and a hex as it is printed there."""

    board: str
    number: str

    @property
    def text(self) -> str:
        """Both as one word: 4E5; 10a-E5, where letters would run into one another."""
        return f"{self.board}{'-' if self.board[-1:].isalpha() else ''}{self.number}"


@dataclass(frozen=True, eq=False)
class JoinedNames:
    """The names of each hex; one where two boards meet has a name of each, the first of which is shown."""

    of_hex: Mapping[HexCoord, tuple[OwnName, ...]]

    def shown(self, hex_: HexCoord) -> str:
        """The name by which a hex is shown; far off the map its coordinates."""
        names = self.of_hex.get(hex_)
        return names[0].text if names else f"({hex_.q}, {hex_.r})"

    def meant(self, text: str) -> tuple[HexCoord, ...]:
        """The hexes that are called so; several where a number alone is typed that several boards have."""
        folded = _folded(text)
        return self._by_text.get(folded) or self._by_number.get(folded, ())

    @cached_property
    def _by_text(self) -> dict[str, tuple[HexCoord, ...]]:
        return _index((_folded(name.text), hex_) for hex_, names in self.of_hex.items() for name in names)

    @cached_property
    def _by_number(self) -> dict[str, tuple[HexCoord, ...]]:
        return _index((_folded(name.number), hex_) for hex_, names in self.of_hex.items() for name in names)


def _index(pairs: Iterable[tuple[str, HexCoord]]) -> dict[str, tuple[HexCoord, ...]]:
    found: dict[str, dict[HexCoord, None]] = {}
    for text, hex_ in pairs:
        found.setdefault(text, {})[hex_] = None
    return {text: tuple(hexes) for text, hexes in found.items()}


def _folded(text: str) -> str:
    return _UNSAID.sub("", unicodedata.normalize("NFKC", text)).upper()
