"""The game's printed tables: scenarios/no_prisoners/tables.json."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Literal

from pydantic import Field, field_validator

from companion.files import scenario_json
from companion.games.no_prisoners.terms import Crt, Front, ResultCode, Role, UnitType
from companion.saved import Frozen, FrozenMap

FOLDER = "no_prisoners"
CrtRows = FrozenMap[int, tuple[ResultCode, ...]]


def read_data(name: str) -> Any:
    """A data file of this game as JSON."""
    return scenario_json(f"{FOLDER}/{name}")


class LossKind(StrEnum):
    """What a result costs."""

    NONE = "none"
    ONE_UNIT = "one-unit"
    HALF = "half"
    BLOODY = "bloody"
    ALL = "all"


class SideResult(Frozen):
    """What a result does to one party. `retreat` in hexes; "die" is a roll of one die."""

    loss: LossKind = LossKind.NONE
    retreat: int | Literal["die"] = 0


class Result(Frozen):
    """A result that needs no choice."""

    attacker: SideResult = SideResult()
    defender: SideResult = SideResult()
    pursuit: Role | None = None

    def of(self, role: Role) -> SideResult:
        """What it does to one party."""
        return self.attacker if role is Role.ATTACKER else self.defender


class WinterRow(Frozen):
    """What winter changes of a terrain row; None leaves it as it is."""

    move: int | None = None
    stack: int | None = None


class TerrainRow(Frozen):
    """A row of the Terrain Effects Chart: movement points, stacking limit, defence multiplier."""

    move: int
    stack: int
    defence: float
    winter: WinterRow = WinterRow()
    stack_on_own_supplied_rail: int | None = None


class Extra(Frozen):
    """A feature that changes the row of its hex; `move` of a river is added."""

    move: int
    defence: float
    stack: int | None = None


class VictoryLevel(Frozen):
    """A level and the least difference of victory points that gives it."""

    level: str
    least: int


class Tables(Frozen):
    """Everything. `columns` are the lowest percentages of the columns."""

    format: Literal["wargame-companion-np-tables"]
    version: Literal[1]
    columns: tuple[int, ...]
    crt: FrozenMap[Crt, CrtRows]
    results: FrozenMap[ResultCode, Result]
    terrain: FrozenMap[str, TerrainRow]
    entrenchment: Extra
    pass_: Extra = Field(alias="pass")
    river: Extra
    pursuit: FrozenMap[UnitType, int]
    victory: tuple[VictoryLevel, ...]
    history: FrozenMap[Front, str]  # the level that the Allies reached

    @field_validator("crt", mode="before")
    @classmethod
    def _split(cls, tables: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, list[str]]]:
        return {crt: {die: row.split() for die, row in rows.items()} for crt, rows in tables.items()}


@cache
def tables() -> Tables:
    """The file, read once."""
    return Tables.model_validate(read_data("tables.json"))
