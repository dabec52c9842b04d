"""Victory points and levels as the map of a session has them (J.7, B.6)."""

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scoring import score_of
from companion.games.spanish_civil_war.shown.victory import victory_panel
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
# The places of the Jarama with their points, as the rules print them (J.7c, J.7d).
PLACES = {
    "3846": 20,
    "4445": 25,
    "3351": 20,
    "2439": 10,
    "1640": 10,
    "2551": 20,
    "2042": 5,
    "2847": 5,
    "3149": 5,
    "3544": 5,
    "3339": 5,
    "1735": 5,
}
# Those of Brunete that are worth five (B.6a).
FIVES = ("2112", "1920", "2913", "3213")
ONES = ("1006", "1213", "1506", "1907", "2403", "2414", "2706", "2707", "2708", "2712", "2806", "3008")


def jarama() -> Table:
    """A battalion of either side, and six more Republicans to cut a line with; nobody stands anywhere."""
    table = Table(JARAMA)
    table.tell(NATIONALIST, "1: 2x 7-4-6 II")
    table.tell(REPUBLICAN, "48: 7x 3-4-6 II")
    return table


def points(table: Table) -> tuple[int, int]:
    """Nationalist and Republican points."""
    score = score_of(table.scene)
    return score.points(NATIONALIST), score.points(REPUBLICAN)


@pytest.mark.parametrize(("hex_", "worth"), PLACES.items())
def test_a_place_scores_for_the_side_whose_unit_is_there(hex_: str, worth: int) -> None:
    table = jarama()
    assert points(table) == (0, 0)
    table.insist(table.placing("J-N-1-infantry-1", hex_))
    assert points(table) == (worth, 0)
    table.insist(table.placing("J-N-1-infantry-1", "2231"))
    table.insist(table.placing("J-R-48-infantry-1", hex_))
    assert points(table) == (0, worth)


def test_the_bridge_scores_when_both_its_banks_are_held() -> None:
    table = jarama()
    table.insist(table.placing("J-N-1-infantry-1", "3142"))
    assert points(table) == (0, 0)
    table.insist(table.placing("J-N-1-infantry-2", "3143"))
    assert points(table) == (10, 0)
    table.insist(table.placing("J-N-1-infantry-2", "2231"))
    table.insist(table.placing("J-R-48-infantry-1", "3143"))
    assert points(table) == (0, 0)


def test_aircraft_hold_no_place_where_the_table_puts_them() -> None:
    """They are always in supply (9.3e), but only over their target (13.1e)."""
    table = jarama()
    table.stand(REPUBLICAN, "SB2: air 4", "3846")
    assert points(table) == (0, 0)
    table.insist(table.placing("J-R-48-infantry-1", "3846"))
    assert points(table) == (0, PLACES["3846"])


def test_who_is_cut_off_scores_nothing_at_the_jarama() -> None:
    """J.7a."""
    table = jarama()
    table.insist(table.placing("J-N-1-infantry-1", "3339"))
    board = table.scene.map.board
    for number, beside in enumerate(board.neighbours(table.hex("3339")), start=1):
        table.insist(table.placing(f"J-R-48-infantry-{number}", board.hex_name(beside)))
    assert points(table) == (0, 0)


@pytest.mark.parametrize(
    ("difference", "level"),
    [
        (-145, "republican-victory"),
        (10, "republican-victory"),
        (11, "nationalist-limited"),
        (20, "nationalist-limited"),
        (21, "nationalist-substantial"),
        (30, "nationalist-substantial"),
        (31, "nationalist-decisive"),
    ],
)
def test_levels_of_the_jarama(difference: int, level: str) -> None:
    """J.7f."""
    assert level_at(Table(JARAMA), NATIONALIST, difference) == level


@pytest.mark.parametrize(
    ("difference", "level"),
    [
        (-32, "nationalist-victory"),
        (17, "nationalist-victory"),
        (18, "draw"),
        (23, "draw"),
        (24, "republican-victory"),
    ],
)
def test_levels_of_brunete(difference: int, level: str) -> None:
    """B.6c."""
    assert level_at(Table(BRUNETE), REPUBLICAN, difference) == level


def level_at(table: Table, side: Faction, difference: int) -> str:
    """The level that the page tells when a side is so many points before the other."""
    lead = score_of(table.scene).points(side) - score_of(table.scene).points(side.opponent)
    table.do(SetFacts(facts={f"points_by_hand/{side.value}": difference - lead}))
    return str(told(table)["scw-level"].args["level"])


def told(table: Table) -> dict[str, Reason]:
    """The lines of the page, by key."""
    parts = victory_panel(table.scene).parts
    return {reason.key: reason for part in parts for reason in getattr(part, "lines", ())}


@pytest.mark.parametrize(("hexes", "worth"), [(FIVES, 5), (ONES, 1)])
def test_an_objective_scores_for_the_last_to_have_been_there(hexes: tuple[str, ...], worth: int) -> None:
    """B.6a: all are Nationalist at the start, and a unit that has gone on keeps its place."""
    table = Table(BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6 III")
    assert points(table) == (32, 0)
    for held, hex_ in enumerate(hexes, start=1):
        table.insist(table.placing("B-R-34-infantry-1", hex_))
        assert points(table) == (32 - held * worth, held * worth)


def test_the_page_tells_points_difference_and_level() -> None:
    table = Table(BRUNETE)
    places = {f"holders/{hex_}": "republican" for hex_ in (*FIVES, *ONES[4:])}
    table.do(SetFacts(facts=places))
    lines = told(table)
    totals = lines["scw-score-totals"]
    assert (totals.rule, totals.args["republican"], totals.args["nationalist"]) == ("B.6c", 28, 4)
    assert totals.args["difference"] == "+24"
    assert lines["scw-level"].args["level"] == "republican-victory"
