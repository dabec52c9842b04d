"""More squads of a side in a hex than the base game lets stack: hinted at, refused nowhere."""

from companion.games.elst.procedures.forces.commands import AddRoster, MovePieces
from companion.games.elst.procedures.forces.crowding import crowded_lines
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.shown.forces.hex_help import hex_help
from companion.games.elst.shown.forces.panel import forces_panel
from companion.kit.panels import Lines
from tests.games.elst.table import SYSTEM, Table, at


def _add(table: Table, text: str, side: str = "british") -> list[str]:
    """What is told of naming counters, each with its squads."""
    before = table.state
    table.do(AddRoster(side=side, text=text))
    return [str(line.args["squads"]) for line in SYSTEM.came_of(before, table.state)]


def test_five_squads_in_a_hex_are_told_when_they_come_and_where_they_lie() -> None:
    table = Table("british-attack")
    assert _add(table, "3x 4-5-7, 2x 8-0, MMG @ M20") == []
    assert _add(table, "SS 4-4-7 @ M20", "german") == []  # each side by itself
    assert _add(table, "2x 4-5-7 @ M20") == ["5"]
    assert _add(table, "2-4-7 @ M20") == ["5.5"]
    assert _add(table, "4-5-7 @ A3") == []  # told once
    assert "forces-crowded" in [line.key for line in hex_help(table.scene, at("M20"))]
    assert "forces-crowded" not in [line.key for line in hex_help(table.scene, at("A3"))]
    lines = [
        line for part in forces_panel(table.scene).parts if isinstance(part, Lines) for line in part.lines
    ]
    assert [line.hexes for line in lines if line.key == "forces-crowded"] == [(at("M20"),)]


def test_who_moves_away_ends_it_and_who_comes_brings_it() -> None:
    table = Table("british-attack")
    _add(table, "4x 4-5-7 @ M20\n4-5-7 @ M21")
    before = table.state
    move = {"side": "british", "spot": Spot.MAP, "to_spot": Spot.MAP}
    table.do(MovePieces(text="2x 4-5-7", hex=at("M20"), to_hex=at("M21"), **move))
    assert SYSTEM.came_of(before, table.state) == ()
    assert list(crowded_lines(table.scene)) == []
    before = table.state
    table.do(MovePieces(text="4-5-7", hex=at("M20"), to_hex=at("M21"), **move))
    (told,) = SYSTEM.came_of(before, table.state)
    assert (told.hexes, dict(told.args)) == ((at("M21"),), {"side": "british", "squads": "4", "most": 3})


def test_the_limit_is_the_table_s_own() -> None:
    table = Table("british-attack")
    table.choose("forces-stacking-squads", 0)
    assert _add(table, "9x 4-5-7 @ M20") == []
    table.choose("forces-stacking-squads", 8)
    assert [line.args["most"] for line in crowded_lines(table.scene)] == [8]
