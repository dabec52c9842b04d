"""Infiltration (19.3)."""

import pytest

from companion.games.no_prisoners.rules.combat.pursuit import infiltration_hexes
from companion.games.no_prisoners.terms import Nation, UnitType


@pytest.mark.parametrize(
    ("type_", "nation", "is_sturm", "hexes"),
    [
        (UnitType.INFANTRY, Nation.GERMAN, False, 2),
        (UnitType.ASSAULT_INFANTRY, Nation.GERMAN, False, 2),
        (UnitType.COMPOSITE, Nation.GERMAN, True, 0),
        (UnitType.INFANTRY, Nation.TURKISH, False, 0),
        (UnitType.COMPOSITE, Nation.TURKISH, True, 2),
        (UnitType.INFANTRY, None, False, 0),
    ],
)
def test_german_infantry_and_turkish_sturm_units_infiltrate(
    type_: UnitType, nation: Nation | None, is_sturm: bool, hexes: int
) -> None:
    def found(turn: int, *, is_attacker: bool = True, is_hex_empty: bool = True) -> int:
        flags = {"is_sturm": is_sturm, "is_attacker": is_attacker, "is_hex_empty": is_hex_empty}
        return infiltration_hexes(type_, nation, turn, **flags)

    assert found(13) == hexes
    assert found(12) == 0
    assert found(13, is_attacker=False) == 0
    assert found(13, is_hex_empty=False) == 0
