"""Pursuit and infiltration: how far they lead (13.0, 19.3)."""

from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Nation, UnitType

COMMAND_PURSUIT, NO_PRISONERS_PURSUIT = 1, 1
INFILTRATION_HEXES = 2
INFILTRATION_FROM_TURN = 13


def pursuit_hexes(type_: UnitType, *, has_command_bonus: bool = False, is_no_prisoners: bool = False) -> int:
    """How many hexes a unit may pursue (13.3, 13.5).

    `has_command_bonus`: the attack claimed it; nothing for Lawrence. `is_no_prisoners`: the DW of an NP
    result. Units that never pursue gain by neither.
    """
    printed = tables().pursuit[type_]
    if not printed:
        return 0
    has_bonus = has_command_bonus and type_ is not UnitType.LAWRENCE
    return printed + COMMAND_PURSUIT * has_bonus + NO_PRISONERS_PURSUIT * is_no_prisoners


def infiltration_hexes(
    type_: UnitType,
    nation: Nation | None,
    turn: int,
    *,
    is_sturm: bool,
    is_attacker: bool,
    is_hex_empty: bool,
) -> int:
    """How many hexes an attacker may advance whatever the result says (19.3): 2 or none.

    German infantry may, and of the Turks those marked Sturm.
    """
    is_infantry = type_ in (UnitType.INFANTRY, UnitType.ASSAULT_INFANTRY)
    may_infiltrate = is_infantry if nation is Nation.GERMAN else is_sturm
    is_due = turn >= INFILTRATION_FROM_TURN and is_attacker and is_hex_empty
    return INFILTRATION_HEXES if is_due and may_infiltrate else 0
