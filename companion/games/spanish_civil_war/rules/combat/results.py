"""The combat results table: from a difference by shifts to a column, from a die to a result (11.4)."""

from dataclasses import dataclass

from companion.games.spanish_civil_war.rules.combat.tables import column_of, combat_tables

NO_EFFECT = "-"


@dataclass(frozen=True, slots=True)
class Effect:
    """What a result does to one side: steps that one unit loses, hexes that its stack retreats."""

    steps: int = 0
    retreat: int = 0

    @property
    def is_none(self) -> bool:
        """Whether the side goes free."""
        return not self.steps and not self.retreat


@dataclass(frozen=True, slots=True)
class CombatResult:
    """A result as printed (`code`) and what it does to both sides (11.4e)."""

    code: str
    attacker: Effect = Effect()
    defender: Effect = Effect()


def parse_result(code: str) -> CombatResult:
    """Read a printed code: attacker/defender, S a step, * a retreat, a dash nothing."""
    if code == NO_EFFECT:
        return CombatResult(code)
    attacker, defender = code.split("/")
    return CombatResult(code, _effect(attacker), _effect(defender))


def _effect(letters: str) -> Effect:
    return Effect(letters.count("S"), letters.count("*"))


def crt_column(difference: int, shift: int = 0) -> int:
    """The column of a difference, counted from 0, after all shifts: these end at the table's edge."""
    columns = combat_tables().crt.columns
    return min(max(column_of(columns, difference) + shift, 0), len(columns) - 1)


def column_label(column: int) -> str:
    """A column as it is headed."""
    return combat_tables().crt.columns[column][0]


def crt_result(column: int, die: int) -> CombatResult:
    """The result of a modified die; the last row serves for 6 or more."""
    rows = combat_tables().crt.rows
    row = rows[min(max(die, 1), len(rows)) - 1]
    return parse_result(row[column])
