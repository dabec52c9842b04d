"""The terrain chart of ground with heights: how high each terrain is, and what it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from typing import Annotated, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field

from companion.board.facts import HexFacts
from companion.files import read_json
from companion.hexes.lattice import IntArray
from companion.paths import resources_dir
from companion.sight.chart import Effect
from companion.sight.grid import BoolArray

_FILE = resources_dir() / "terrain" / "levels.json"


class Category(StrEnum):
    """Kinds of terrain that some rule speaks of."""

    OTHER = "other"
    ROAD = "road"
    WATER = "water"
    WOODS = "woods"
    BUILDING = "building"
    FACTORY = "factory"
    MARKETPLACE = "marketplace"
    PARTY_WALL = "party-wall"  # between houses of a row, or within a factory
    HEXSIDE = "hexside"
    BRIDGE = "bridge"
    DEPRESSION = "depression"
    ENTRENCHMENT = "entrenchment"


class Acts(IntEnum):
    """What terrain does to a line, in the order of how much."""

    NOTHING = 0
    HINDERS = 1
    BLOCKS = 2


_ACTS = {Effect.NONE: Acts.NOTHING, Effect.HINDRANCE: Acts.HINDERS, Effect.OBSTACLE: Acts.BLOCKS}


class TerrainRow(BaseModel):
    """One terrain: `height` in whole levels, `half` a level more, `amount` of its hindrance.

    `lower` is what its lower part alone does, where it differs: trunks below, crowns above. `inherent`
    terrain fills its hex. `floors` are those on which one can stand above its ground, `floors_by_stairs` the
    same where the hex has a stairway. `code` is its number in board archives.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    code: int
    effect: Effect = Effect.NONE
    lower: Effect | None = None
    height: Annotated[int, Field(ge=0, le=20)] = 0
    half: bool = False
    inherent: bool = False
    category: Category = Category.OTHER
    amount: int = 1
    floors: Annotated[int, Field(ge=0, le=20)] = 0
    floors_by_stairs: Annotated[int, Field(ge=0, le=20)] = 0


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["wargame-companion-terrain-levels"]
    version: Literal[1]
    rules: dict[str, str]
    terrain: dict[str, TerrainRow]


@dataclass(frozen=True, eq=False)
class LevelChart:
    """Terrain rows by key, and as arrays by their numbers; a key that the chart lacks is bare ground.

    `rules` holds the number of the rule by which something blocks, by family.
    """

    rows: Mapping[str, TerrainRow]
    rules: Mapping[str, str]

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """All keys; a terrain's number is its place among them. The first is bare ground."""
        return ("", *self.rows)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each key."""
        return {key: number for number, key in enumerate(self.keys)}

    def number(self, key: str) -> int:
        """A key's number; 0, bare ground, when the chart lacks it."""
        return self.numbers.get(key, 0)

    @cached_property
    def acts(self) -> IntArray:
        """What each terrain does as a whole (`Acts`)."""
        return self._column(lambda row: _ACTS[row.effect])

    @cached_property
    def lower_acts(self) -> IntArray:
        """What the lower part of each does."""
        return self._column(lambda row: _ACTS[row.effect if row.lower is None else row.lower])

    @cached_property
    def heights(self) -> IntArray:
        """Whole levels."""
        return self._column(lambda row: row.height)

    @cached_property
    def halves(self) -> IntArray:
        """1 where half a level comes on top."""
        return self._column(lambda row: int(row.half))

    def floors_in(self, facts: HexFacts) -> int:
        """How many floors a hex has above its ground."""
        row = self.rows.get(self.keys[max(map(self.number, facts.terrain), default=0)])
        if row is None:
            return 0
        return max(row.floors, row.floors_by_stairs if facts.values.get("stairway") else 0)

    @cached_property
    def amounts(self) -> IntArray:
        """How much each hinders, where it does."""
        return self._column(lambda row: row.amount)

    @cached_property
    def is_inherent(self) -> BoolArray:
        """Which fill their hex."""
        return self._column(lambda row: int(row.inherent)).astype(np.bool_)

    def is_of(self, *categories: Category) -> BoolArray:
        """Which are of some categories."""
        if categories not in self._of_several:
            found = [self._by_category[category] for category in categories]
            self._of_several[categories] = np.logical_or.reduce(found)
        return self._of_several[categories]

    @cached_property
    def _of_several(self) -> dict[tuple[Category, ...], BoolArray]:
        """What was asked before: a line asks for the same a dozen times."""
        return {}

    @cached_property
    def _by_category(self) -> dict[Category, BoolArray]:
        return {
            category: self._column(lambda row: int(row.category is category)).astype(np.bool_)  # noqa: B023
            for category in Category
        }

    def _column(self, of: Callable[[TerrainRow], int]) -> NDArray[np.int64]:
        return np.array([0, *map(of, self.rows.values())], dtype=np.int64)


@cache
def level_chart() -> LevelChart:
    """The chart that comes with the program."""
    file = _File.model_validate(read_json(_FILE))
    return LevelChart(file.terrain, file.rules)
