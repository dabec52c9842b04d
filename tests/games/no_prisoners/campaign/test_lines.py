"""Supply and command as they stand on the map, played (7.0, 15.0, 16.3, 17.0)."""

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.terms import Crt, PlayerTurn
from tests.games.no_prisoners.campaign.sketches import Sketch

EAST_CP, WEST_CP, EAST_ALLIED = PlayerTurn.EAST_CP, PlayerTurn.WEST_CP, PlayerTurn.EAST_ALLIED


# ---- depots and railways ----


def test_a_line_runs_on_by_the_own_rail_net_however_long() -> None:
    table = Sketch()
    table.stand(cp_e_42="1917", cp_e_gar_1="1603")  # on the Hejaz railway, far from Kiswe
    assert table.supplied("cp-e-42")
    table.stand(al_e_cf="1614")  # its zone lies on the railway at 1613 and 1714
    assert not table.supplied("cp-e-42")


def test_the_rail_net_of_the_enemy_carries_nothing() -> None:
    table = Sketch()
    table.stand(al_e_cf="1604", cp_e_gar_1="2423")
    assert not table.supplied("al-e-cf")


def test_a_depot_serves_its_own_side_again_when_it_is_retaken() -> None:
    table = Sketch(WEST_CP)
    table.stand(cp_w_27="1207", cp_w_8="1308")  # a garrison at Beersheba
    assert table.supplied("cp-w-27")
    table.stand(cp_w_8="0810", al_w_42="1308")
    assert not table.supplied("cp-w-27")
    assert not table.supplied("al-w-42")  # a depot of the enemy
    table.set(**{"counters__al-w-42__spot": "gone", "counters__al-w-42__hex": None})
    table.stand(cp_w_8="1308")
    assert table.supplied("cp-w-27")


def test_markers_garrison_nothing() -> None:
    table = Sketch()
    table.stand(al_w_42="1305", al_w_52="1306")
    table.print("al-w-52", type="marker")
    assert not table.supplied("al-w-42")


# ---- what cuts a line ----


def corridor(**enemies: str) -> Sketch:
    """An Allied division at El Arish's neighbour, its depot at Port Said."""
    table = Sketch()
    table.stand(al_w_42="1009", al_w_gb="0708", **enemies)
    return table


def test_enemies_and_their_zones_cut_a_line_friends_do_not_mend_it() -> None:
    assert corridor().supplied("al-w-42")
    cut = corridor(cp_w_27="0809")
    assert not cut.supplied("al-w-42")
    cut.stand(al_w_52="0808")
    assert not cut.supplied("al-w-42")


def test_a_starred_enemy_bars_its_own_hex_only() -> None:
    table = corridor(cp_w_27="0809")
    table.print("cp-w-27", is_starred=True)
    assert table.supplied("al-w-42")


def test_a_unit_in_ezoc_traces_out_of_it_but_not_through_more() -> None:
    table = corridor(cp_w_27="1109")
    assert table.supplied("al-w-42")  # 1009 lies in the zone, 0909 does not
    table.stand(cp_w_8="0910")
    assert not table.supplied("al-w-42")


# ---- what supply allows ----


def test_supply_is_judged_when_a_unit_moves_and_when_it_fights() -> None:
    table = Sketch()
    table.stand(al_w_42="0809", al_w_gb="0708", cp_w_27="0910")
    offensive = table.attack("0910", "al-w-42", crt=Crt.MAIN_OFFENSIVE)
    table.set(moment__phase="combat-1")
    table.stand(al_w_gb="0609")
    assert table.refused(offensive) == "np-offensive-unsupplied"
    table.stand(al_w_gb="0708")
    table.do(offensive)
    assert table.combat.crt is Crt.MAIN_OFFENSIVE


def test_out_of_supply_there_is_still_the_raid() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="0809", cp_w_27="0910")
    table.do(table.attack("0910", "al-w-42"))
    assert table.combat.crt is Crt.RAID


# ---- command ----


def commanded(range_: int, **places: str) -> Sketch:
    table = Sketch()
    table.stand(**{"al_w_murray": "0809", "al_w_42": "1109", **places})
    table.print("al-w-murray", range=range_)
    return table


def commanders(table: Sketch, unit: str = "al-w-42") -> frozenset[str]:
    return table.scene.commanders(table.unit(unit))


def test_an_hq_commands_within_its_range_over_enemies_and_out_of_supply() -> None:
    assert commanders(commanded(3, cp_w_27="0909", cp_w_8="1010")) == {"al-w-murray"}
    assert commanders(commanded(2)) == frozenset()
    assert not commanded(3).supplied("al-w-murray")


def test_command_does_not_cross_the_boundary() -> None:
    table = commanded(3, al_w_murray="1311", al_w_42="1312")
    assert commanders(table) == frozenset()
    table.stand(al_w_42="1310")
    assert commanders(table) == {"al-w-murray"}
