"""How far a Spanish unit in hand may go, shaded on the map while it is moved."""

from functools import cache

import pytest

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.terms import AttackKind
from companion.session.session import Session
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table, lay


@cache
def laid() -> Session:
    """Jarama with two battalions near each other, in the first Nationalist movement phase."""
    hqs = {"J_N_1_hq_1": "3028", "J_N_VAR_hq_1": "2929"}
    table = lay("jarama", J_R_48_infantry_1="3533", J_N_1_infantry_1="3431", **hqs)
    table.go_to(Phase.FIRST_MOVEMENT)
    return table.session


@pytest.fixture
def table(shared: SharedWindow) -> Player:
    return at_laid_table(shared, laid())


def take(table: Player, id_: str) -> list[tuple[str, float, int]]:
    """Take a unit in hand; what is shaded: the letter's key, the points, how many hexes."""
    table.window.use_tool("move")
    (counter,) = (one for one in table.counters() if one.id == id_)
    table.window.map_view.take_stack(counter.stack)
    shades = table.window.map_view.tools["move"].moving.reach()
    return [(shade.letter.key, shade.letter.args["points"], len(shade.hexes)) for shade in shades]


@pytest.mark.long
def test_each_hex_in_reach_says_what_it_costs_and_where_a_zone_stops_the_unit(table: Player) -> None:
    shades = take(table, "J-N-1-infantry-1")
    assert {key for key, _, _ in shades} == {"scw-reach-cost", "scw-reach-stop"}
    assert max(points for _, points, _ in shades) <= 6
    assert sum(count for _, _, count in shades) > 20


@pytest.mark.long
def test_who_may_not_move_now_has_no_reach(table: Player) -> None:
    assert take(table, "J-R-48-infantry-1") == []


@pytest.mark.long
def test_the_reach_is_seen_on_the_map(table: Player) -> None:
    view = table.window.map_view
    view.centre_on(table.hex("3431"))
    view.settle()
    before = view.grab().toImage()
    take(table, "J-N-1-infantry-1")
    view.settle()
    assert view.grab().toImage() != before


def test_a_gun_sent_to_an_enemy_hex_is_offered_its_barrage_one_tap_away(shared: SharedWindow) -> None:
    laid = lay("jarama", J_N_1_artillery_1="3431", J_R_48_infantry_1="3533")
    laid.go_to(Phase.FIRST_COMBAT)
    table = at_laid_table(shared, laid.session)
    take(table, "J-N-1-artillery-1")
    table.type_hex("3533")
    card = table.window.map_view.move_card
    assert "3533" in card.offers[0].text()
    card.offers[0].click()
    fight = table.game.fight
    assert fight is not None
    assert fight.hexes == (table.hex("3533"),)
    assert card.offers[0].isHidden()


@pytest.mark.long
def test_who_stands_between_enemies_in_a_combat_is_offered_its_attacks(shared: SharedWindow) -> None:
    laid = lay("jarama", J_N_1_infantry_1="3432", J_R_48_infantry_1="3531", J_R_48_infantry_2="3532")
    laid.go_to(Phase.FIRST_COMBAT)
    table = at_laid_table(shared, laid.session)
    take(table, "J-N-1-infantry-1")
    card = table.window.map_view.move_card
    shown = [button.text() for button in card.offers if not button.isHidden()]
    assert shown == ["Attack 3532", "Assault 3532", "Attack 3531", "Assault 3531"]
    assert card.title.text() == "3432 · Nationalists"
    assert card.place_label.isHidden()
    assert card.ask.isHidden()
    card.offers[3].click()
    fight = table.game.fight
    assert fight is not None
    assert (fight.hexes, fight.kind) == ((table.hex("3531"),), AttackKind.ASSAULT)


@pytest.mark.long
def test_in_a_combat_phase_nothing_is_said_of_moving(shared: SharedWindow) -> None:
    """Neither of who has nothing to fight with, nor once an attack was declared."""
    laid = lay("jarama", J_N_1_infantry_1="3432", J_N_1_hq_1="3430", J_R_48_infantry_1="3531")
    laid.go_to(Phase.FIRST_COMBAT)
    table = at_laid_table(shared, laid.session)
    card = table.window.map_view.move_card
    take(table, "J-N-1-hq-1")
    assert card.title.text() == "3430 · Nationalists"
    take(table, "J-N-1-infantry-1")
    card.offers[0].click()
    assert table.game.fight is not None
    for id_, place in (("J-N-1-infantry-1", "3432"), ("J-N-1-hq-1", "3430")):
        take(table, id_)
        assert (card.title.text(), card.place_label.isHidden()) == (f"{place} · Nationalists", True)


@pytest.mark.long
def test_who_may_still_move_is_offered_no_attack(table: Player) -> None:
    take(table, "J-N-1-infantry-1")
    assert all(button.isHidden() for button in table.window.map_view.move_card.offers)
