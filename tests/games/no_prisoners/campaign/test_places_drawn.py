"""Cities and towns that players drew or rubbed out on their map: the rules go by them (9.0, 23.0, TEC)."""

from datetime import UTC, datetime

import pytest

from companion.board.corrections import Draft
from companion.board.entries import PlaceCorrection
from companion.games.no_prisoners.game import NoPrisoners
from companion.games.no_prisoners.procedures.attacking import combat_odds
from companion.games.no_prisoners.procedures.replacing import cities
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.rules.turn.victory import City
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.terms import Crt, Faction, Front
from tests.games.no_prisoners.campaign.sketched_units import facing
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, LONG, Table, hex_of

DESERT, TOWN = "0809", "0709"


def drawn(**kinds: str | None) -> NoPrisoners:
    """The game on a map where the players said what stands in hexes ("h0809")."""
    draft = Draft(BOARD)
    for name, kind in kinds.items():
        number = name.removeprefix("h")
        draft.apply(PlaceCorrection(hex=number, at=datetime.now(UTC), kind=kind), hex_of(number))
    return NoPrisoners(draft.board())


def on(system: NoPrisoners, table: Table) -> Table:
    table.system = system
    table.session.play_on(system)
    return table


def crowd(where: str) -> Sketch:
    table = Sketch()
    table.stand(al_w_42=where, al_w_52=where, al_w_gb="0708")
    return table


def test_a_city_drawn_in_the_desert_holds_three() -> None:
    table = crowd(DESERT)
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"
    on(drawn(h0809="city"), table)
    table.do(cmd.NextPhase())


def test_a_town_rubbed_out_holds_what_its_ground_does() -> None:
    table = crowd(TOWN)
    table.stand(al_w_53=TOWN)  # on the railway its desert holds two
    on(drawn(h0709=None), table)
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"
    on(drawn(), table)
    table.do(cmd.NextPhase())


@pytest.mark.parametrize(("kind", "multiplier"), [("town", 1.5), ("city", 2.0), ("city_red", 2.0)])
def test_what_is_drawn_under_the_defender_multiplies_his_strength(kind: str, multiplier: float) -> None:
    table = facing()
    on(drawn(h0909=kind), table)
    table.do(table.attack("0909", "al-w-42"))
    assert float(combat_odds(table.scene, table.combat).multiplier.value) == multiplier


def test_a_red_city_drawn_is_safe_from_the_main_offensive_table() -> None:
    table = facing()
    on(drawn(h0909="city_red"), table)
    assert table.refused(table.attack("0909", "al-w-42", crt=Crt.MAIN_OFFENSIVE)) == "np-no-offensive-on-city"


def test_a_city_drawn_counts_for_its_holder_with_the_value_that_is_asked_or_set() -> None:
    table = Table(LONG)
    on(drawn(h0512=None, h0809="city"), table)
    table.set(sheet__city_value__0809=5)
    assert table.game.sheet.city_value["0809"] == 5
    held = {town.name for town in table.scene.field.towns.values() if town.is_city}
    assert "0809" in held
    table.put("al-w-42", "0809")
    assert City("0809", 5, Faction.ALLIED, False, Front.WEST) in set(cities(table.scene))


def test_an_air_group_flies_from_a_town_drawn_and_from_none_rubbed_out() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1009", cp_w_27="1110", al_w_gb="0708")
    on(drawn(h0708=None), table)
    attack = table.attack("1110", "al-w-42", air=True)
    assert table.refused(attack) == "np-air-needs-base"
    on(drawn(h0708="town"), table)
    table.do(attack)
