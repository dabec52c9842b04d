"""What the Arab Revolt sets going: units marked AR+# come so many turns later (18.0)."""

import pytest

from companion.games.no_prisoners.procedures.choices import phase_choices
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.now import now
from companion.games.no_prisoners.shown.on_map import map_counters
from companion.games.no_prisoners.shown.reach import reach_shades
from companion.games.no_prisoners.shown.track_page import track_page
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.kit.map_items import MapCounter, Motion
from companion.kit.panels import Table as PageTable
from companion.reason import Reason
from companion.text import Catalogue
from tests.games.no_prisoners.campaign.test_campaign import LONG, Table, hex_of


@pytest.fixture
def table() -> Table:
    """The phase before the historical revolt; a unit marked AR+2 waits for it."""
    table = Table(LONG, **{"np-historical-revolt": True})
    table.do(_regulars(after_revolt=2), cmd.NextPhase())
    table.set(moment__turn=6)
    return table


def _regulars(**values: int) -> cmd.MakeCounter:
    return cmd.MakeCounter(
        name="Regulars", side=Faction.ALLIED, front=Front.EAST, kind=UnitType.INFANTRY, **values
    )


def _counter(table: Table) -> Counter:
    return table.game.counters["made-1"]


def _told(table: Table) -> list[str]:
    return [reason.key for entry in table.session.log() for group in entry.details for reason in group]


def _dates(table: Table) -> list[str]:
    """What the table of units on the track says in its first column."""
    tables = [part for part in track_page(table.scene).parts if isinstance(part, PageTable)]
    (dates,) = (one for one in tables if [column.key for column in one.columns][1:] == ["np-column-unit"])
    return [row[0].key for row in dates.rows if isinstance(row[0], Reason)]


def test_the_historical_revolt_comes_at_once_where_it_was_chosen_after_its_date(table: Table) -> None:
    table.set(moment__turn=8)
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    assert table.game.revolted_on == 8


def test_a_unit_marked_ar_comes_so_many_turns_after_the_revolt(table: Table) -> None:
    assert table.game.due_turn(_counter(table)) is None
    assert _dates(table) == ["np-due-after-revolt"]
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    assert table.game.revolted_on == 6
    assert table.game.due_turn(_counter(table)) == 8
    assert "np-ar-comes" in _told(table)
    assert _dates(table) == ["np-due"]
    table.set(moment__turn=7)
    table.go_to(PlayerTurn.WEST_CP, Phase.MOVEMENT)
    assert _counter(table).spot is Spot.DUE
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    assert (table.game.moment.turn, _counter(table).spot) == (8, Spot.ARRIVING)


def test_a_unit_that_would_come_after_the_end_never_comes(table: Table) -> None:
    table.set(**{"counters__made-1__after_revolt": 11})
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    assert table.game.due_turn(_counter(table)) is None
    assert "np-ar-too-late" in _told(table)


def test_a_unit_whose_figure_is_read_after_the_revolt_is_refused_until_its_turn(table: Table) -> None:
    table.set(**{"counters__al-e-lawrence__after_revolt": 1})
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    assert table.refused(cmd.BringCounter(unit="al-e-lawrence")) == "np-ar-comes"


def test_only_allies_of_the_east_are_marked_ar(table: Table) -> None:
    west = _regulars(after_revolt=1).model_copy(update={"front": Front.WEST, "name": "Others"})
    assert table.refused(west) == "np-ar-east-allied"


def test_the_figure_is_read_off_a_named_unit_once_the_arabs_have_revolted(table: Table) -> None:
    read = cmd.ReadArrival(unit="al-e-lawrence", after_revolt=1)
    assert table.refused(read) == "np-before-revolt"
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    assert offered(table) == ["al-e-lawrence"]
    table.do(read)
    assert offered(table) == []
    assert "np-ar-comes" in _told(table)
    assert table.game.due_turn(table.game.counters["al-e-lawrence"]) == 7
    assert "turn 7 (1916 III)" in Catalogue("en").reason(
        Reason("np-ar-comes", args={"turn": "7"}, about=Reason("np-unit-al-e-lawrence")), str
    )
    assert table.refused(read) == "np-not-aside"


def test_a_unit_whose_turn_has_come_waits_for_a_port_and_holds_nobody_up(table: Table) -> None:
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.ReadArrival(unit="al-e-lawrence", after_revolt=0))
    assert table.game.counters["al-e-lawrence"].spot is Spot.ARRIVING
    (due,) = (one for one in now(table.scene).due if one.what.key == "np-now-shut-out")
    assert not due.is_owed  # no port of the East is held (A37)
    assert _lawrence(table).motion is Motion.FREE
    table.put_all({"al-e-cf": "1312", "cp-e-gar-5": "1313"})
    assert _lawrence(table).motion is Motion.DUE  # Aqaba takes him
    table.do(cmd.NextPhase())
    assert _lawrence(table).motion is Motion.FREE  # nor in any other phase


def test_where_no_port_is_held_a_unit_may_still_make_the_landing_of_the_year(table: Table) -> None:
    table.put_all({"cp-e-gar-6": "1313"})  # Wejh is empty
    table.go_to(PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.ReadArrival(unit="al-e-lawrence", after_revolt=0))
    (due,) = (one for one in now(table.scene).due if "al-e-lawrence" in one.counters)
    assert (due.what.key, due.what.rule, due.is_owed) == ("np-now-landing", "20.3", False)
    assert _lawrence(table).motion is Motion.DUE
    (goals,) = reach_shades(table.scene, ["al-e-lawrence"])
    assert hex_of("1720") in goals.hexes
    table.do(cmd.PlaceCounter(unit="al-e-lawrence", hex=hex_of("1720")))
    assert table.game.landings == {"1916-east": 1}


def _lawrence(table: Table) -> MapCounter:
    return next(one for one in map_counters(table.scene) if one.id == "al-e-lawrence")


def offered(table: Table) -> list[str]:
    choices = [one for one in phase_choices(table.scene) if one.command is cmd.ReadArrival]
    return [str(one.values["unit"]) for one in choices]
