"""What colours of board pictures stand for: those that boards share, and an archive's own."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from companion.board.archives.terrain_codes import terrain_rows
from companion.files import read_json
from companion.paths import resources_dir

FILE = "colors"  # the member by which an archive gives the shared names colours of its own
MOST_BYTES = 1_000_000
DRAWN = -1  # in place of a terrain code: grid, numbers and middles of hexes, drawn over the ground
_ROW = re.compile(r"(\w+)[\s,]+(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})")
_STAIRS = frozenset({"StoneStairwell", "WoodStairwell"})

Colour = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """A colour's name, its code of terrain, or `DRAWN`, and its level where the colour tells one."""

    name: str
    code: int
    level: int | None = None

    @property
    def is_stairs(self) -> bool:
        """Whether stairs of a building are drawn in it."""
        return self.name in _STAIRS


Meanings = Mapping[Colour, Meaning]


def meanings(own: bytes = b"") -> Meanings:
    """What each colour means; `own` is what the archive says itself, which counts first."""
    named = {meaning.name: meaning for meaning, _ in _shared()}
    said = (_ROW.match(line.strip()) for line in own.decode("latin-1").splitlines())
    rows = [(match[1], tuple(int(match[at]) for at in (2, 3, 4))) for match in said if match]
    found = {colour: meaning for meaning, colour in reversed(_shared())}  # of two the first counts
    found.update({colour: named[name] for name, colour in rows if name in named})
    return found


@cache
def _shared() -> tuple[tuple[Meaning, Colour], ...]:
    told = read_json(resources_dir() / "terrain" / "colours.json")["colours"]
    return tuple(row for key, by_level in told.items() for row in _of_terrain(key, by_level))


def _of_terrain(key: str, by_level: Mapping[str, Mapping[str, str]]) -> Iterable[tuple[Meaning, Colour]]:
    code = terrain_rows()[key]["code"] if key != "none" else DRAWN
    assert isinstance(code, int)
    for level, names in by_level.items():
        for name, colours in names.items():
            meaning = Meaning(name, code, None if level == "any" else int(level))
            yield from ((meaning, tuple(bytes.fromhex(colour))) for colour in colours.split())
