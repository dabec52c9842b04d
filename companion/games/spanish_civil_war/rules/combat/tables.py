"""The combat results table, the air bombardment table and the terrain chart's defence column."""

from functools import cache
from typing import Literal

from companion.files import scenario_json
from companion.games.spanish_civil_war.rules.combat.river import Crossing
from companion.saved import Frozen, FrozenMap

# Columns of (label, highest difference or strength), from left to right; the last has no highest.
Columns = tuple[tuple[str, int | None], ...]


class ResultsTable(Frozen):
    """The CRT: a row of codes for each die from 1 to 6 (and more)."""

    columns: Columns
    rows: tuple[tuple[str, ...], ...]


class BombardmentTable(Frozen):
    """By column the highest die that hits; `covered` terrain adds 1 to the die (13.3b)."""

    columns: Columns
    highest_hit: tuple[int, ...]
    covered: frozenset[str]


class CombatTables(Frozen):
    """The whole file. `defence` is by terrain key, `river` by how many attackers cross one."""

    format: Literal["wargame-companion-scw-combat"]
    version: Literal[1]
    crt: ResultsTable
    bombardment: BombardmentTable
    defence: FrozenMap[str, int]
    river: FrozenMap[Crossing, int]


@cache
def combat_tables() -> CombatTables:
    """The file, read once."""
    return CombatTables.model_validate(scenario_json("spanish_civil_war/combat.json"))


def column_of(columns: Columns, value: int) -> int:
    """The place, from 0, of the column that a value falls into; the first takes all lower ones."""
    return next(place for place, (_, most) in enumerate(columns) if most is None or value <= most)
