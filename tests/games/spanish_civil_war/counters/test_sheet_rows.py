"""The sheet of counters: rows typed anew, copied down, added and struck, each undone as one step."""

import pytest

from companion.games.spanish_civil_war.counters.counter import UNKNOWN, PrintedValues
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import BuildPontoon, StrikeCounters
from companion.games.spanish_civil_war.terms import Battle, Size
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FIRST, SECOND, GUN, HQ = (f"J-R-48-{name}" for name in ("infantry-1", "infantry-2", "artillery-1", "hq-1"))


@pytest.fixture
def table() -> Table:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "A: HQ 0-1-6\n48: 3x inf, HQ, art 4(8)6")
    table.tell(REPUBLICAN, "69: 3-3-6 II")
    return table


def rows(table: Table) -> dict[str, tuple[str, ...]]:
    return {row.id: row.cells for row in table.system.sheet_rows(table.session.state, "republican")}


def rewrite(table: Table, id_: str, *cells: str) -> None:
    table.do(*table.system.rewrite_rows(table.session.state, {id_: cells}))


def test_each_side_has_its_rows_formation_by_formation(table: Table) -> None:
    table.tell(NATIONALIST, "1: HQ")
    table.tell(REPUBLICAN, "48: inf")
    found = table.system.sheet_rows(table.session.state, "republican")
    groups = [row.group for row in found]
    assert len(found) == 8
    assert groups.count("J-R-48") == 6
    runs = [group for place, group in enumerate(groups) if groups[place - 1 : place] != [group]]
    assert len(runs) == len(set(groups))  # each lies together
    assert {row.id for row in found if not row.is_complete} >= {FIRST, HQ}


def test_a_row_is_whole_with_what_its_branch_has_printed(table: Table) -> None:
    """Aircraft have a strength alone, guns a range in place of a defence (2.1f)."""
    table.tell(REPUBLICAN, "SB2: 2x air 4\n18: art 4(8)6/-, art, 3-4-6/-, 3-4-6")
    rewrite(table, "J-R-SB2-air-1", "", "4", "-", "")
    found = table.system.sheet_rows(table.session.state, "republican")
    unfinished = {row.id for row in found if row.group in ("J-R-SB2", "J-R-18") and not row.is_complete}
    assert unfinished == {"J-R-18-artillery-2", "J-R-18-infantry-2"}
    table.tell(REPUBLICAN, "SB2: air")
    found = table.system.sheet_rows(table.session.state, "republican")
    air = [row.is_complete for row in found if row.group == "J-R-SB2"]
    assert air == [True, True, False]  # no back to be told; the strength is


def test_what_is_typed_into_a_row_is_known(table: Table) -> None:
    rewrite(table, FIRST, "ii", "3-4-6", "２-２-６", "Dabrowski")
    counter = table.unit(FIRST).counter
    assert counter.front == PrintedValues(attack=3, defence=4, movement=6)
    assert counter.back == PrintedValues(attack=2, defence=2, movement=6)
    assert (counter.size, counter.name) == (Size.BATTALION, "Dabrowski")
    assert rows(table)[FIRST] == ("II", "3-4-6", "2-2-6", "Dabrowski")
    rewrite(table, FIRST, "", "", "-", "")
    assert table.unit(FIRST).counter.front == UNKNOWN
    assert table.unit(FIRST).counter.back is None
    assert rows(table)[FIRST] == ("", "", "-", "")


@pytest.mark.parametrize(
    ("id_", "cells"),
    [
        (FIRST, ("II", "3_4_6", "", "")),
        (FIRST, ("much", "3-4-6", "", "")),
        (FIRST, ("II", "4(8)6", "", "")),  # only guns have a range
        (GUN, ("", "4-4-6", "", "")),
        (FIRST, ("II", "-", "", "")),  # no unit is without a front
    ],
)
def test_a_cell_that_cannot_be_read_names_its_counter_and_changes_nothing(
    table: Table, id_: str, cells: tuple[str, ...]
) -> None:
    before = table.game
    refusal = table.refused(*table.system.rewrite_rows(table.session.state, {id_: cells}))
    assert (refusal.key, refusal.args["unit"]) == ("scw-sheet-row", id_)
    assert refusal.about is not None
    assert refusal.about.key == "scw-counter-not-read"
    assert table.game is before


def test_values_are_copied_down_the_formation_to_those_of_the_branch(table: Table) -> None:
    rewrite(table, SECOND, "II", "3-4-6", "2-2-6", "Dabrowski")
    table.do(*table.system.copy_down(table.session.state, SECOND))
    below = ("II", "3-4-6", "2-2-6", "")  # a name is one counter's own
    assert rows(table)["J-R-48-infantry-3"] == below
    others = (FIRST, HQ, GUN, "J-R-69-infantry-1")
    told = [("", "", "", ""), ("", "", "", ""), ("", "4(8)6", "", ""), ("II", "3-3-6", "", "")]
    assert [rows(table)[id_] for id_ in others] == told
    table.session.undo()
    assert rows(table)["J-R-48-infantry-3"] == ("", "", "", "")


def test_with_nothing_below_there_is_nothing_to_copy_to(table: Table) -> None:
    assert (
        table.refused(*table.system.copy_down(table.session.state, "J-R-48-infantry-3")).key
        == "scw-nothing-below"
    )
    assert table.refused(*table.system.copy_down(table.session.state, GUN)).key == "scw-nothing-below"


def test_one_more_is_like_the_row_it_is_added_to(table: Table) -> None:
    rewrite(table, FIRST, "II", "3-4-6", "-", "")
    table.do(table.system.add_like(table.session.state, FIRST))
    assert rows(table)["J-R-48-infantry-4"] == ("II", "3-4-6", "-", "")
    table.do(table.system.add_like(table.session.state, HQ))
    assert rows(table)["J-R-48-hq-2"] == ("", "", "", "")


def test_what_is_struck_off_is_named_in_the_log_and_comes_back_with_undo(table: Table) -> None:
    table.put(J_R_48_infantry_1="3533")
    table.do(table.system.strike_rows([FIRST, GUN]))
    assert FIRST not in rows(table)
    told = table.session.journal.entries[-1].body
    assert told is not None
    assert [reason.args["arm"] for event in told.events for reason in event.log()] == [
        "infantry",
        "artillery",
    ]
    table.session.undo()
    assert table.where(FIRST) == "3533"
    assert rows(table)[GUN][1] == "4(8)6"


def test_the_card_beside_the_map_strikes_off_what_is_in_hand(table: Table) -> None:
    choices = table.system.counter_choices(table.session.state, [FIRST, SECOND])
    strike = next(choice for choice in choices if choice.label.key == "scw-choice-strike")
    table.do(strike.build())
    assert FIRST not in table.game.units
    assert SECOND not in table.game.units


def test_a_pontoon_goes_with_the_engineer_that_kept_it(table: Table) -> None:
    table.tell(NATIONALIST, "1: eng 4-4-6 II")
    engineer, board = "J-N-1-engineer-1", table.system.map.board
    bank, other = next(
        (hex_, there)
        for hex_ in board
        for there in board.neighbours(hex_)
        if table.system.map.ground(hex_, there).has_river
    )
    table.put(**{engineer.replace("-", "_"): board.hex_name(bank)})
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(BuildPontoon(unit=engineer, hex=other))
    assert table.game.standing_pontoons
    table.do(StrikeCounters(units=(engineer,)))
    assert not table.game.pontoons
