"""The line that a refused barrage lacks: from whom, to where, and what blocks it."""

import pytest

from companion.games.spanish_civil_war.rules.ground.sight import ELEVATION
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import FireBarrage, NextPhase
from companion.games.spanish_civil_war.terms import Battle
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

GUN, FOOT, FAR = "J-N-1-artillery-1", "J-N-1-infantry-1", "J-N-1-infantry-2"


@pytest.fixture
def table() -> Table:
    """A gun two hexes from a battalion, a town or wood between them; a friend far from both."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6/3(6)6")
    table.go_to(Phase.FIRST_COMBAT)
    return table


def ends(table: Table) -> tuple[str, str, str]:
    """A hex that blocks, between two that do not, in a row."""
    board = table.system.map.board

    def blocks(name: str) -> bool:
        facts = board.hexes[board.parse_hex(name)]
        return bool({"woods", "town", "city"} & facts.terrain or facts.values.get(ELEVATION))

    for row in range(12, 46):
        for column in range(30, 50):
            names = f"{row}{column}", f"{row}{column + 1}", f"{row}{column + 2}"
            if [blocks(name) for name in names] == [False, True, False]:
                return names
    raise AssertionError("no such row")


def test_the_line_of_the_gun_stops_at_what_blocks_it(table: Table) -> None:
    start, between, end = ends(table)
    table.put(J_N_1_artillery_1=start, J_R_48_infantry_1=end)
    wish = FireBarrage(guns=(GUN,), hex=table.hex(end))
    assert table.refused(wish).rule == "12.4.1c"
    line = table.system.refused_line(table.session.state, wish)
    assert line is not None
    assert (line.start, line.end) == (table.hex(start), table.hex(end))
    assert line.blocking == (table.hex(between),)


def test_the_line_of_a_spotter_too_far_off_is_blocked_by_nothing(table: Table) -> None:
    start, _, end = ends(table)  # the gun does not see for itself either
    table.put(J_N_1_artillery_1=start, J_R_48_infantry_1=end, J_N_1_infantry_2="4048")
    wish = FireBarrage(guns=(GUN,), hex=table.hex(end), spotter=FAR)
    refusal = table.refused(wish)
    line = table.system.refused_line(table.session.state, wish)
    assert refusal.rule == "12.4.1.1d"
    assert line is not None
    assert (line.start, line.blocking) == (table.hex("4048"), ())


def test_what_is_refused_for_something_else_has_no_line(table: Table) -> None:
    table.put(J_N_1_artillery_1="2530")
    wish = FireBarrage(guns=(GUN,), hex=table.hex("2533"))
    assert table.refused(wish).rule == "12.4a"  # nobody is there
    assert table.system.refused_line(table.session.state, wish) is None
    assert table.system.refused_line(table.session.state, NextPhase()) is None
