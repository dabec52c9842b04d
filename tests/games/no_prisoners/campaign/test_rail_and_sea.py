"""Movement by rail and sea, and armoured trains, played (10.0, 19.4, 20.0)."""

import pytest

from companion.games.no_prisoners.procedures.moving import turn_refusal
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import Faction, PlayerTurn
from companion.session.errors import IllegalCommandError
from tests.games.no_prisoners.campaign.sketched_units import is_half_of_four, reminders, train
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import hex_of

EAST_CP, WEST_CP, EAST_ALLIED = PlayerTurn.EAST_CP, PlayerTurn.WEST_CP, PlayerTurn.EAST_ALLIED


# ---- by rail ----


def test_rail_movement_costs_no_points_and_leaves_the_other_movement() -> None:
    table = train()
    table.do(table.march("al-w-42", "0709", "rail"), table.march("al-w-42", "0608"))
    assert table.at("al-w-42") == "0608"
    assert table.game.phase.rail_used == 1
    assert table.why_not("al-w-42", "0709", "rail") in ("np-rail-once", "np-rail-other-net")


def test_rail_movement_over_the_capacity_is_refused_and_changes_nothing() -> None:
    table = train(capacity=1, al_w_52="0510")
    both = cmd.MoveCounters(units=("al-w-42", "al-w-52"), hex=hex_of("0709"), how="rail")
    with pytest.raises(IllegalCommandError) as caught:
        table.do(both)
    reason = caught.value.reason
    assert (reason.key, reason.rule) == ("np-rail-capacity-together", "8.10b")
    assert reason.args == {"left": 1, "wanted": 2}, "what is left now, not behind the first of the two"
    assert caught.value.can_overrule
    assert (table.at("al-w-42"), table.at("al-w-52"), table.game.phase.rail_used) == ("0511", "0510", 0)
    table.overrule(both)
    assert (table.at("al-w-42"), table.at("al-w-52"), table.game.phase.rail_used) == ("0709", "0709", 2)


def test_rail_movement_needs_supply_unless_players_read_it_otherwise() -> None:
    for needs_supply in (True, False):
        table = Sketch(**{"np-rail-needs-supply": needs_supply})
        table.stand(al_w_42="0510")
        table.set(**{"sheet__rail_capacity__6-west-allied": 2})
        if needs_supply:
            assert table.why_not("al-w-42", "0709", "rail") == "np-rail-needs-supply"
    table.do(table.march("al-w-42", "0709", "rail"))
    assert table.at("al-w-42") == "0709"


def test_trains_run_beside_the_enemy_but_stop_in_ezoc() -> None:
    table = train(al_w_52="0711", cp_w_27="0809")
    assert table.why_not("al-w-42", "0708", "rail") == "np-rail-ezoc"  # beyond 0710 and 0709, in EZOC
    table.do(table.march("al-w-42", "0710", "rail"))
    assert table.why_not("al-w-42", "0610") == "np-stop-in-ezoc"


@pytest.mark.parametrize(
    ("enemy", "key", "where"), [("0609", "np-rail-enemy", "0609"), ("0809", "np-rail-ezoc", "0710")]
)
def test_what_bars_the_railway_is_named_with_its_hex(enemy: str, key: str, where: str) -> None:
    table = train(cp_w_27=enemy)
    with pytest.raises(IllegalCommandError) as caught:
        table.do(table.march("al-w-42", "0708", "rail"))
    reason = caught.value.reason
    assert (reason.key, reason.rule, reason.hexes) == (key, "8.8c", (hex_of(where),))


def test_no_train_runs_straight_from_ezoc_to_ezoc() -> None:
    table = train(al_w_52="0710", cp_w_27="0809")
    assert table.why_not("al-w-52", "0709", "rail") == "np-rail-ezoc"
    table.print("al-w-52", movement=4)
    table.do(table.march("al-w-52", "0609", "rail"))
    assert is_half_of_four(table, "al-w-52")
    assert table.why_not("al-w-52", "0409", "strategic") == "np-strategic-starts-in-ezoc"


def test_the_railhead_limits_both_sides() -> None:
    table = train(cp_w_27="1306", cp_w_8="1406")
    assert table.game.railhead == hex_of("0709")
    assert table.why_not("al-w-42", "0808", "rail") == "np-rail-other-net"  # not laid yet
    table.set(railhead={"q": hex_of("0808").q, "r": hex_of("0808").r})
    assert table.why_not("al-w-42", "1307", "rail") == "np-railhead-limit"
    table.set(railhead=None)
    assert table.why_not("al-w-42", "1307", "rail") == "np-rail-other-net", "8.9 speaks of a marker"


def test_the_hejaz_railway_is_the_other_net_and_knows_no_railhead() -> None:
    """8.9 is of the West front: in the East 16.3a alone bars the Allies."""
    table = Sketch(PlayerTurn.EAST_ALLIED)
    table.set(revolted_on=6)
    table.stand(al_e_lawrence="1605", cp_e_42="1715")
    assert table.game.railhead is not None
    assert table.why_not("al-e-lawrence", "1607", "rail") == "np-rail-other-net"


def test_the_railhead_does_not_cross_the_front_boundary() -> None:
    """17.0: from Nazareth the railway leads on to Irbid, in the East."""
    table = Sketch(turn=14)
    table.stand(al_w_42="1404", al_w_gb="1304")
    table.set(railhead={"q": hex_of("1404").q, "r": hex_of("1404").r})
    assert table.refused(cmd.MoveRailhead(hex=hex_of("1505"))) == "np-other-front"
    table.do(cmd.MoveRailhead(hex=hex_of("1405")))
    assert table.game.railhead == hex_of("1405")


def test_a_railhead_set_in_the_east_is_told_to_be_and_lays_nothing_on_the_way_there() -> None:
    table = Sketch(turn=14)
    table.set(railhead={"q": hex_of("1404").q, "r": hex_of("1404").r})
    state, before = table.session.state, table.scene.rail_nets.of_faction[Faction.CENTRAL_POWERS]
    table.set(railhead={"q": hex_of("1605").q, "r": hex_of("1605").r})
    told = [one.about for one in table.system.came_of(state, table.session.state)]
    assert "np-other-front" in [about.key for about in told if about]
    after = table.scene.rail_nets.of_faction[Faction.CENTRAL_POWERS]
    assert before - after == {hex_of("1605")}


def test_the_log_tells_where_the_railhead_has_come_to() -> None:
    table = Sketch()
    table.stand(al_w_gb="0708")
    for number in ("0808", "0909"):
        table.do(cmd.MoveRailhead(hex=hex_of(number)))
        (line,) = table.last_lines()
        assert (line.key, line.hexes) == ("np-log-railhead", (hex_of(number),))


def test_what_the_allies_laid_never_serves_the_central_powers() -> None:
    table = Sketch()
    table.stand(al_w_gb="0708")
    table.do(cmd.MoveRailhead(hex=hex_of("0808")))
    cp = Sketch(WEST_CP)
    cp.stand(cp_w_27="1307", cp_w_8="1406")
    cp.set(**{"sheet__rail_capacity__6-west-cp": 2})
    assert hex_of("0808") in table.scene.rail_nets.of_faction[table.unit("al-w-gb").faction]
    refusal = table.scene.rail_nets.reach_refusal(hex_of("0808"), cp.unit("cp-w-27").faction)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("np-railhead-limit", "8.9b")
    cp.do(cp.march("cp-w-27", "1306", "rail"))
    assert cp.at("cp-w-27") == "1306"


# ---- armoured trains ----


def test_an_armoured_train_keeps_to_its_rails_ignores_ezoc_and_uses_no_capacity() -> None:
    table = train(capacity=0, al_w_52="0711", cp_w_27="0809")
    table.print("al-w-42", type="armoured-train")
    assert table.why_not("al-w-42", "0512") == "np-train-keeps-to-rail"
    table.do(table.march("al-w-42", "0708", "rail"))
    assert table.at("al-w-42") == "0708"
    assert table.game.phase.rail_used == 0
    assert table.why_not("al-w-52", "0510", "rail") in ("np-rail-capacity", "np-rail-ezoc")


def test_a_train_that_nothing_supplies_still_marches_along_its_rails_past_zones() -> None:
    table = train(al_w_gb="0310", cp_w_27="0809", al_w_42="0710")
    table.print("al-w-42", type="armoured-train", movement=1)
    assert not table.supplied("al-w-42")
    assert table.why_not("al-w-42", "0708", "rail") == "np-rail-needs-supply"
    assert table.why_not("al-w-42", "0611") == "np-train-keeps-to-rail"
    table.do(table.march("al-w-42", "0708"))
    assert table.at("al-w-42") == "0708"


def test_no_capacity_is_asked_for_where_only_a_train_moves() -> None:
    table = Sketch()
    table.stand(al_w_42="0511", al_w_gb="0708")
    table.print("al-w-42", type="armoured-train")
    table.do(table.march("al-w-42", "0709", "rail"))
    assert table.session.state.waiting == ()
    assert table.at("al-w-42") == "0709"


# ---- by sea ----


def sailor(**places: str) -> Sketch:
    """An Allied division on the coast of the delta, in no supply."""
    table = Sketch()
    table.stand(al_w_42="0308", **places)
    return table


def test_a_landing_needs_no_supply_enters_ezoc_and_may_attack() -> None:
    table = sailor(cp_w_27="1405")
    assert not table.supplied("al-w-42")
    table.do(table.march("al-w-42", "1305", "landing"))
    assert table.game.landings == {"1916-west": 1}
    assert table.why_not("al-w-42", "1304") == "np-has-landed"
    refusal = turn_refusal(table.scene, table.unit("al-w-42"))
    assert refusal is not None
    assert refusal.about == named(table.unit("al-w-42"))
    table.do(cmd.NextPhase())
    assert [choice.values["hex"] for choice in table.choices(cmd.Attack)] == [hex_of("1405")]


@pytest.mark.parametrize(
    ("number", "why", "rule"),
    [
        ("1312", "np-landing-other-front", "20.0b"),
        ("1403", "np-landing-enemy", "20.0b"),
        ("1307", "", ""),
        ("1501", "np-landing-target", "20.0b"),  # rough
        ("1404", "np-landing-target", "20.0b"),  # not on the coast
    ],
)
def test_where_a_landing_may_go(number: str, why: str, rule: str) -> None:
    table = sailor(cp_w_27="1403")
    if not why:
        table.do(table.march("al-w-42", number, "landing"))
        assert table.at("al-w-42") == number
        return
    with pytest.raises(IllegalCommandError) as caught:
        table.do(table.march("al-w-42", number, "landing"))
    assert (caught.value.reason.key, caught.value.reason.rule) == (why, rule)
    assert caught.value.can_overrule
    assert (table.at("al-w-42"), table.game.landings) == ("0308", {})


def test_the_second_landing_of_a_year_may_be_overruled() -> None:
    table = sailor(al_w_52="0308")
    table.do(table.march("al-w-42", "1305", "landing"))
    second = table.march("al-w-52", "1306", "landing")
    assert table.refused(second) == "np-landing-limit"
    assert table.at("al-w-52") == "0308"
    table.overrule(second)
    assert (table.at("al-w-52"), table.game.landings) == ("1306", {"1916-west": 2})


def test_the_landing_is_reminded_of_until_it_is_made() -> None:
    """20.0c: and in the East not before the revolt."""
    table = Sketch()
    table.stand(al_w_42="0708", al_w_gb="0711")
    assert "np-remind-landing" in reminders(table)
    table.do(table.march("al-w-42", "1305", "landing"))
    assert "np-remind-landing" not in reminders(table)
    table.set(moment__player_turn="east-allied")
    assert "np-remind-landing" not in reminders(table)
    table.set(revolted_on=6)
    assert "np-remind-landing" in reminders(table)


def test_two_units_that_would_land_together_are_not_told_that_one_has_landed_before() -> None:
    table = sailor(al_w_52="0308")
    both = cmd.MoveCounters(units=("al-w-42", "al-w-52"), hex=hex_of("1306"), how="landing")
    assert table.refused(both) == "np-landing-one"
    table.do(table.march("al-w-42", "1305", "landing"))
    assert table.refused(table.march("al-w-52", "1306", "landing")) == "np-landing-limit"


def test_a_landing_starts_on_the_coast_and_out_of_ezoc() -> None:
    table = sailor(cp_w_27="0309")
    assert table.why_not("al-w-42", "1305", "landing") == "np-landing-starts-in-ezoc"
    table.stand(al_w_42="0511")
    assert table.why_not("al-w-42", "1305", "landing") == "np-landing-start"


def test_the_central_powers_land_nowhere() -> None:
    table = Sketch(WEST_CP)
    table.stand(cp_w_27="1306")
    assert table.why_not("cp-w-27", "1304", "landing") == "np-landing-allied-only"


def test_a_unit_that_came_by_rail_does_not_land_on_top_of_it() -> None:
    table = train()
    table.do(table.march("al-w-42", "0208", "rail"))
    assert table.why_not("al-w-42", "1305", "landing") == "np-moved-already"


def test_the_senussi_hold_up_moves_over_the_canal_not_landings_nor_pursuit() -> None:
    """RE-WAL-4: what goes by sea, or follows a combat, is no move across the canal."""
    table = Sketch()
    table.set(senussi_on=6)
    table.stand(al_w_42="0708", al_w_52="0709", cp_w_27="0809")
    table.print_all({"al-w-52": {"strength": 6, "movement": 4}, "cp-w-27": {"strength": 2, "movement": 4}})
    table.print("al-w-42", movement=4)
    assert table.why_not("al-w-42", "0808") == "np-senussi-forbids"
    table.do(table.march("al-w-42", "1305", "landing"))
    table.do(cmd.NextPhase(), table.attack("0809", "al-w-52"))
    table.roll(5)
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("0909")))
    table.do(cmd.PursueWith(unit="al-w-52", hex=hex_of("0809")))
    assert table.at("al-w-42") == "1305"
    assert table.at("al-w-52") == "0809"
