"""Movement by land, stacking and bad moves, played (8.0, 9.0, 21.3)."""

import pytest

from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import PlayerTurn
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import Motion
from companion.kit.questions import Reply
from companion.session.errors import IllegalCommandError
from companion.trace.reach import way_to
from tests.due_now import now_of
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketched_units import is_half_of_four, marcher, reminders, train
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import LONG, Table, hex_of

EAST_CP, WEST_CP, EAST_ALLIED = PlayerTurn.EAST_CP, PlayerTurn.WEST_CP, PlayerTurn.EAST_ALLIED


# ---- allowances and kinds ----


def test_strategic_movement_goes_twice_as_far() -> None:
    table = Sketch(EAST_CP)
    table.stand(cp_e_42="1803", cp_e_gar_1="1603")
    table.print("cp-e-42", movement=2)
    assert table.why_not("cp-e-42", "2003") == "np-out-of-reach-but-strategic"  # two hexes of desert: 4 MP
    table.do(table.march("cp-e-42", "2003", "strategic"))
    assert table.at("cp-e-42") == "2003"
    assert table.why_not("cp-e-42", "2004") == "np-moved-already"


def test_a_unit_goes_on_with_what_it_has_left_by_the_same_kind_of_movement() -> None:
    """Along the road twice for half a point each; one hex is not always open to it again (8.4)."""
    table = marcher(3, "0510")
    table.do(table.march("al-w-42", "0511"))
    before = table.session.state
    table.do(table.march("al-w-42", "0510"))
    told, left = SYSTEM.came_of(before, table.session.state)
    assert (told.args["points"], told.args["of"]) == (1, 3)
    assert (left.key, left.rule, left.args["gives"]) == ("np-left-alone", "15.2", "both")  # Cairo
    assert table.why_not("al-w-42", "0511", "strategic") == "np-moved-already"
    table.print("al-w-42", movement=1)
    assert table.why_not("al-w-42", "0511") == "np-out-of-reach"


@pytest.mark.parametrize(
    ("unit", "number", "gives"),
    [
        ("cp-w-27", "1008", []),  # El Arish: an Allied depot, and no city
        ("cp-w-27", "1306", ["city"]),  # Jaffa: its depot never served who leaves
        ("al-w-42", "1306", ["both"]),
        ("al-w-42", "1308", []),  # Beersheba: a depot of the Central Powers
        ("cp-w-27", "1308", ["depot"]),
    ],
)
def test_a_depot_that_is_left_is_told_to_whom_it_served_alone(
    unit: str, number: str, gives: list[str]
) -> None:
    sketch = Sketch()
    sketch.stand(**{unit: number})
    before = sketch.session.state
    sketch.stand(**{unit: "1107"})
    came_of = SYSTEM.came_of(before, sketch.session.state)
    assert [told.args["gives"] for told in came_of if told.key == "np-left-alone"] == gives


def test_a_march_tells_what_it_paid_and_that_it_stops_in_ezoc() -> None:
    table = marcher(4, "0510", cp_w_27="0611")
    before = table.session.state
    table.do(table.march("al-w-42", "0511"))
    told = SYSTEM.came_of(before, table.session.state)
    assert [(reason.key, reason.rule) for reason in told] == [("np-paid", "8.0b"), ("np-stops-here", "10.0d")]
    assert (told[0].args["points"], told[0].args["of"]) == (0.5, 4)
    assert SYSTEM.came_of(table.session.state, table.session.state) == ()


def test_a_march_that_its_allowance_does_not_pay_for_tells_that_one_hex_is_always_possible() -> None:
    """8.4a: across the canal into desert for 4 MP."""
    table = marcher(1, "0709")
    before = table.session.state
    table.do(table.march("al-w-42", "0809"))
    paid, least = SYSTEM.came_of(before, table.session.state)[:2]
    assert (paid.args["points"], paid.args["of"]) == (4, 1)
    assert (least.key, least.rule) == ("np-minimum-move", "8.4a")


def test_a_march_tells_the_way_that_was_counted_where_it_is_a_way_round() -> None:
    """Along the road by 0609: straight over open ground would cost more."""
    table = marcher(4, "0510")
    before = table.session.state
    table.do(table.march("al-w-42", "0711"))
    paid, way = SYSTEM.came_of(before, table.session.state)[:2]
    assert (paid.key, paid.args["points"]) == ("np-paid", 1.5)
    assert (way.key, way.hexes) == ("np-way-counted", tuple(map(hex_of, ("0510", "0609", "0710", "0711"))))


def test_a_move_tells_the_stack_that_it_made() -> None:
    table = marcher(4, "0510", al_w_52="0511")
    before = table.session.state
    table.do(table.march("al-w-42", "0511"))
    told = {reason.key: dict(reason.args) for reason in SYSTEM.came_of(before, table.session.state)}
    assert told["np-stack-now"] == {"units": 2, "limit": 3}


def test_strategic_movement_needs_supply_where_it_starts_only() -> None:
    table = Sketch(EAST_CP)
    table.stand(cp_e_42="1803", cp_e_gar_1="1603")
    table.print("cp-e-42", movement=3)
    assert table.supplied("cp-e-42")
    table.do(table.march("cp-e-42", "2103", "strategic"))
    assert not table.supplied("cp-e-42")
    table.stand(cp_e_55="2104")
    assert table.why_not("cp-e-55", "2105", "strategic") == "np-strategic-needs-supply"


def test_strategic_movement_keeps_out_of_ezoc() -> None:
    table = marcher(4, "0409", cp_w_27="0611")
    assert table.why_not("al-w-42", "0511", "strategic") == "np-strategic-enters-ezoc"
    table.stand(al_w_42="0510")
    assert table.why_not("al-w-42", "0511", "strategic") == "np-strategic-enters-ezoc"
    table.stand(al_w_42="0511")
    assert table.why_not("al-w-42", "0510", "strategic") == "np-strategic-starts-in-ezoc"


def test_on_the_first_turn_the_southern_group_enters_ezoc_by_strategic_movement() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(WEST_CP, Phase.MOVEMENT)
    table.put("al-w-42", "1108")
    table.put_all({"cp-w-27": "1308", "cp-w-8": "1406", "cp-w-16": "1307"})  # Ramlah: beside Jaffa and Gaza
    table.set(**{f"counters__{unit}__movement": 6 for unit in ("cp-w-27", "cp-w-8", "cp-w-16")})
    into = hex_of("1208")
    northern = cmd.MoveCounters(units=("cp-w-8",), hex=into, how="strategic")
    assert table.refused(northern) == "np-strategic-enters-ezoc"
    table.do(cmd.MoveCounters(units=("cp-w-27",), hex=into, how="strategic"))
    table.do(cmd.MoveCounters(units=("cp-w-16",), hex=into, how="strategic"))
    assert {table.game.counters[unit].hex for unit in ("cp-w-27", "cp-w-16")} == {into}


def test_the_first_turn_reminds_of_strategic_movement_into_ezoc_those_who_may() -> None:
    """26.5b: the Central Powers in the West, in 1915 I."""
    table = Table(LONG)
    table.go_to(WEST_CP, Phase.MOVEMENT)
    assert "np-remind-strategic-into-ezoc" in reminders(table)
    table.set(moment__player_turn="west-allied")
    assert "np-remind-strategic-into-ezoc" not in reminders(table)
    table.set(moment__player_turn="west-cp", moment__turn=2)
    assert "np-remind-strategic-into-ezoc" not in reminders(table)


# ---- minimum move ----


def test_a_unit_may_always_move_one_hex() -> None:
    table = Sketch(EAST_CP)
    table.stand(cp_e_42="1703")
    table.print("cp-e-42", movement=1)
    table.do(table.march("cp-e-42", "1704"))  # lava: 3 MP
    assert table.at("cp-e-42") == "1704"


@pytest.mark.parametrize(
    ("number", "why"),
    [
        ("1603", "np-minimum-boundary"),  # the other front
        ("1402", "np-minimum-enemy"),
        ("1602", "np-damascus-closed"),
        ("1502", "np-minimum-ezoc"),
    ],
)
def test_what_bars_the_minimum_move(number: str, why: str) -> None:
    table = Sketch(WEST_CP)
    table.stand(cp_w_27="1503", al_w_42="1402")
    table.print("cp-w-27", movement=8)
    assert table.why_not("cp-w-27", number) == why


def test_the_sea_and_hexsides_of_the_sea_are_closed() -> None:
    table = marcher(1, "0712")
    assert table.why_not("al-w-42", "0811") == "np-minimum-terrain"
    table.stand(al_w_42="0308")
    sea = next(hex_ for hex_ in hex_of("0308").neighbours() if table.scene.field.is_closed(hex_))
    assert table.refused(cmd.MoveCounters(units=("al-w-42",), hex=sea)) == "np-minimum-terrain"


# ---- roads, rivers, passes ----


def test_roads_cost_half_a_point_whoever_holds_the_railway() -> None:
    table = Sketch(EAST_ALLIED)
    table.stand(al_e_cf="1604")
    table.print("al-e-cf", movement=1)
    assert "np-out-of-reach" in (table.why_not("al-e-cf", "1607"), table.why_not("al-e-cf", "1804"))
    table.do(table.march("al-e-cf", "1606"))  # two hexes along the Hejaz railway
    assert table.at("al-e-cf") == "1606"


def test_rivers_cost_two_points_more_but_bridges_nothing() -> None:
    table = marcher(4, "0408")
    reach = reachable(table.scene, table.unit("al-w-42"), MoveKind.NORMAL)
    assert reach[hex_of("0510")].cost == 1.5  # to the railway, and over its bridge
    table.stand(al_w_42="0413")
    reach = reachable(table.scene, table.unit("al-w-42"), MoveKind.NORMAL)
    assert reach[hex_of("0412")].cost == 3  # over the Nile


def test_vehicles_take_mountains_only_by_pass_and_only_where_players_read_it_so() -> None:
    for is_read, why in ((False, "np-vehicles-enter-mountain"), (True, "")):
        table = Sketch(EAST_CP, **{"np-passes-carry-vehicles": is_read})
        table.stand(cp_e_armcar="1511")
        table.print("cp-e-armcar", movement=8)
        assert hex_of("1412") not in reachable(table.scene, table.unit("cp-e-armcar"), MoveKind.NORMAL)
        if why:
            assert table.why_not("cp-e-armcar", "1411") == why
    table.do(table.march("cp-e-armcar", "1411"))
    assert table.at("cp-e-armcar") == "1411"


# ---- zones of control ----


def test_a_unit_stops_where_it_enters_ezoc_whatever_friends_stand_there() -> None:
    table = marcher(8, "0409", cp_w_27="0611", al_w_52="0511")
    assert table.why_not("al-w-42", "0513") == "np-stopped-on-the-way"
    table.do(table.march("al-w-42", "0511"))
    assert table.at("al-w-42") == "0511"


def test_a_starred_unit_has_no_zone_of_control() -> None:
    table = marcher(8, "0409", cp_w_27="0611")
    table.print("cp-w-27", is_starred=True)
    table.do(table.march("al-w-42", "0513"))
    assert table.at("al-w-42") == "0513"


def test_zones_of_control_reach_neither_across_water_nor_the_boundary() -> None:
    table = Sketch()
    table.stand(cp_w_27="0811", cp_e_42="1312")
    ezoc = table.scene.ezoc(table.unit("al-w-gb").faction, table.unit("al-w-gb").front)
    assert hex_of("0711") in ezoc  # over the canal
    assert hex_of("0712") not in ezoc  # over the sea
    assert hex_of("1311") not in ezoc  # over the boundary


def test_disengaging_takes_a_free_hex_first_and_half_the_allowance() -> None:
    table = marcher(4, "0511", cp_w_27="0611")
    assert table.why_not("al-w-42", "0512") == "np-minimum-ezoc"
    assert table.why_not("al-w-42", "0209") == "np-out-of-reach-by-half"  # 2 of 4, and why
    assert is_half_of_four(table, "al-w-42")
    table.do(table.march("al-w-42", "0510"))
    assert table.at("al-w-42") == "0510"


def test_a_unit_is_free_again_when_the_last_enemy_beside_it_is_gone() -> None:
    table = marcher(4, "0511", cp_w_27="0611")
    table.set(**{"counters__cp-w-27__spot": "gone", "counters__cp-w-27__hex": None})
    table.do(table.march("al-w-42", "0410", "strategic"))
    assert table.at("al-w-42") == "0410"


@pytest.mark.parametrize("kind", list(MoveKind))
def test_no_way_to_a_hex_in_reach_leads_on_through_ezoc(kind: MoveKind) -> None:
    for start in ("0511", "0510", "0409"):
        table = marcher(6, start, cp_w_27="0611", cp_w_8="0809")
        counter = table.unit("al-w-42")
        ezoc = table.scene.ezoc(counter.faction, counter.front)
        found = reachable(table.scene, counter, kind)
        ways = [way_to(found, goal)[1:] for goal in found]
        assert not any(hex_ in ezoc for way in ways for hex_ in way[:-1])
        if kind is MoveKind.STRATEGIC or counter.hex in ezoc:
            assert not any(way[0] in ezoc for way in ways if way)


# ---- bad input ----


def test_a_move_of_nothing_to_nowhere_cannot_even_be_overruled() -> None:
    table = marcher()
    nonsense = (
        cmd.MoveCounters(units=(), hex=hex_of("0409")),
        cmd.MoveCounters(units=("al-w-999",), hex=hex_of("0409")),
        cmd.MoveCounters(units=("al-w-53",), hex=hex_of("0409")),  # not on the map
        cmd.MoveCounters(units=("al-w-42",), hex=hex_of("0409")),  # there already
    )
    for command in nonsense:
        before = table.game
        with pytest.raises(IllegalCommandError) as caught:
            table.overrule(command)
        assert not caught.value.can_overrule
        assert table.game == before


def test_a_counter_named_twice_moves_once() -> None:
    table = train(capacity=1)
    table.do(cmd.MoveCounters(units=("al-w-42", "al-w-42"), hex=hex_of("0709"), how="rail"))
    assert table.game.phase.rail_used == 1


# ---- stacking ----


def crowd(where: str = "0809") -> Sketch:
    """Two divisions in a hex of desert, which holds one outside winter."""
    table = Sketch()
    table.stand(al_w_42=where, al_w_52=where, al_w_gb="0708")
    return table


def test_too_many_units_hold_up_the_phase_until_one_is_removed() -> None:
    table = crowd()
    with pytest.raises(IllegalCommandError) as caught:
        table.do(cmd.NextPhase())
    reason = caught.value.reason
    assert (reason.key, reason.rule, reason.hexes) == ("np-overstacked-at", "9.0", (hex_of("0809"),))
    assert now_of(table.session).next.pick is None, "one may move on yet"
    assert table.game.moment.phase is Phase.MOVEMENT
    assert {choice.values["unit"] for choice in table.choices(cmd.RemoveExcess)} == {"al-w-42", "al-w-52"}
    table.do(cmd.RemoveExcess(unit="al-w-52"), cmd.NextPhase())
    assert table.unit("al-w-52").spot is Spot.REPLACEABLE
    assert table.game.moment.phase is Phase.COMBAT_1


def test_the_table_may_leave_a_stack_too_high() -> None:
    table = crowd()
    table.overrule(cmd.NextPhase())
    assert table.game.moment.phase is Phase.COMBAT_1
    assert table.at("al-w-52") == "0809"


def test_starred_units_count_for_no_stack_and_are_not_the_ones_to_go() -> None:
    table = crowd()
    table.print("al-w-52", is_starred=True)
    table.stand(al_w_53="0809")
    assert table.refused(cmd.RemoveExcess(unit="al-w-52")) == "np-not-overstacked"
    table.do(cmd.RemoveExcess(unit="al-w-53"))
    assert table.refused(cmd.RemoveExcess(unit="al-w-42")) == "np-not-overstacked"
    table.do(cmd.NextPhase())


def test_a_desert_hex_on_the_own_working_railway_holds_two() -> None:
    table = crowd()
    table.stand(al_w_42="0808", al_w_52="0808")
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"
    table.stand(al_w_42="0709", al_w_52="0708")
    table.do(cmd.MoveRailhead(hex=hex_of("0808")))
    table.stand(al_w_42="0808", al_w_52="0808")
    table.do(cmd.NextPhase())
    assert table.game.moment.phase is Phase.COMBAT_1


def test_an_air_marker_is_no_unit_that_a_railway_supplies() -> None:
    table = crowd()
    table.stand(al_w_42="0808", al_w_52="0808", al_w_5air="0808", al_w_gb="0310")
    table.set(railhead={"q": hex_of("0808").q, "r": hex_of("0808").r})
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"


def test_winter_holds_two_in_the_desert() -> None:
    table = Sketch(turn=9)
    table.stand(al_w_42="0809", al_w_52="0809")
    table.do(cmd.NextPhase())
    assert table.game.moment.phase is Phase.COMBAT_1


def test_the_map_marks_who_may_still_move() -> None:
    table = Sketch(WEST_CP)
    table.stand(cp_w_27="1009", cp_w_8="1109", cp_e_42="2422", al_w_42="0511")
    table.print("cp-w-27", movement=3)
    table.do(table.march("cp-w-27", "1008"))
    motions = {counter.id: counter.motion for counter in SYSTEM.counters(table.session.state)}
    assert motions["cp-w-27"] is Motion.DONE
    assert motions["cp-w-8"] is Motion.DUE
    assert motions["cp-e-42"] is motions["al-w-42"] is Motion.FREE


def test_the_capacity_that_is_typed_decides_the_move_that_waited() -> None:
    table = Sketch()
    table.stand(al_w_42="0511", al_w_gb="0708")
    table.do(table.march("al-w-42", "0709", "rail"))
    request = table.session.state.waiting[0]
    assert (request.purpose, table.at("al-w-42")) == (NpPurpose.CAPACITY, "0511")
    table.session.answer(request.id, Reply(value=1))
    assert table.at("al-w-42") == "0709"


def test_hexes_off_the_map_are_refused_for_good() -> None:
    table = marcher(8)
    for command in (
        cmd.MoveCounters(units=("al-w-42",), hex=HexCoord(-9, -9)),
        cmd.RetreatUnit(unit="al-w-42", hex=HexCoord(-9, -9)),
        cmd.PlaceCounter(unit="al-w-42", hex=HexCoord(-9, -9)),
        cmd.MoveRailhead(hex=HexCoord(-9, -9)),
        cmd.PlaceDepot(hex=HexCoord(-9, -9)),
    ):
        with pytest.raises(IllegalCommandError) as caught:
            table.overrule(command)
        assert (caught.value.reason.key, caught.value.can_overrule) == ("np-off-map", False)


def test_tribes_do_not_land() -> None:
    table = Sketch(PlayerTurn.WEST_ALLIED, Phase.REPLACEMENT)
    table.do(cmd.NextPhase())
    table.roll(5)  # the Arab Revolt
    table.do(cmd.NextPhase())
    table.reply(9)
    table.roll(2)
    tribe = next(c.id for c in table.game.counters.values() if c.is_tribal)
    table.stand(**{tribe: "1720"})
    table.do(*(cmd.PlaceCounter(unit=c.id, hex=hex_of("2425")) for c in table.game.at(Spot.ARRIVING)))
    table.set(moment__phase="movement")
    assert table.why_not(tribe, "2024", "landing") == "np-landing-tribal"


def test_the_dotted_line_is_a_road_before_it_is_laid() -> None:
    table = Sketch(WEST_CP)
    table.stand(cp_w_27="1008")
    reach = reachable(table.scene, table.unit("cp-w-27"), MoveKind.NORMAL)
    assert reach[hex_of("0909")].cost == 0.5


def test_the_ottoman_border_is_nothing_to_a_unit() -> None:
    table = Sketch(WEST_CP)
    table.stand(cp_w_27="1209")
    table.print("cp-w-27", movement=2)
    reach = reachable(table.scene, table.unit("cp-w-27"), MoveKind.NORMAL)
    assert reach[hex_of("1309")].cost == 2  # rough, over the border
