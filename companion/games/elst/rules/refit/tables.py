"""Result tables and fixed hexes of the Refit Phase: scenarios/elst/tables.json."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeVar

from companion.files import scenario_json
from companion.games.elst.rules.refit.terms import (
    EscapeResult,
    ImmobileResult,
    ShiftResult,
    StunResult,
    WeaponResult,
    WoundResult,
)
from companion.saved import Frozen

R = TypeVar("R")

# Rows of (highest final number, result), in ascending order; the last has no highest number.
Rows = tuple[tuple[int | None, R], ...]


class EscapeTable(Frozen):
    """The two columns of the Escape table (4.506f)."""

    infantry: Rows[EscapeResult]
    vehicle: Rows[EscapeResult]


class RefitTables(Frozen):
    """The whole file. `entry_arrows` bound the German Entry Area, north-west and south-east (CG7b)."""

    format: Literal["wargame-companion-elst-refit-tables"]
    version: Literal[1]
    edge_roads: tuple[str, ...]
    always_open_entry: tuple[str, ...]
    entry_arrows: tuple[str, str]
    escape: EscapeTable
    shift: Rows[ShiftResult]
    wounded: Rows[WoundResult]
    immobile: Rows[ImmobileResult]
    stun: Rows[StunResult]
    weapon: Rows[WeaponResult]
    captured_lost_from: int
    shift_lost_from: int


@cache
def refit_tables() -> RefitTables:
    """The file, read once."""
    return RefitTables.model_validate(scenario_json("elst/tables.json"))


def table_result(rows: Sequence[tuple[int | None, R]], final: int) -> R:
    """The result of a final number, dice and modifiers added."""
    return next(result for most, result in rows if most is None or final <= most)
