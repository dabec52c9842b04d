"""Supply, depots, rail nets and Damascus on the map as a campaign judges them (15.0, 16.0, 17.0, 21.3)."""

import pytest

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, UnitType
from companion.hexes.coordinates import HexCoord
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from tests.games.no_prisoners.campaign.jumping import at_phase, begin
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import SHORT, Table, hex_of

WEST_ALLIED, WEST_CP = PlayerTurn.WEST_ALLIED, PlayerTurn.WEST_CP
EAST_ALLIED, EAST_CP = PlayerTurn.EAST_ALLIED, PlayerTurn.EAST_CP
CAIRO, EL_ARISH, JAFFA, QANTARA, WEJH, DAMASCUS = "0511", "1008", "1306", "0709", "1720", "1602"


def _map(*, phase: Phase = Phase.MOVEMENT, player_turn: PlayerTurn = WEST_ALLIED, **places: str) -> Table:
    """A phase of 1917 II after the revolt with no counters on the map but these."""
    table = at_phase(10, player_turn, Phase.RANDOM_EVENT)
    while table.session.state.waiting:
        table.answer_quietly()
    _stand_alone(table, **places)
    table.set(revolted_on=6, tribes_in_cup=9)
    begin(table, 10, player_turn, phase)
    return table


def _stand_alone(table: Table, **places: str) -> None:
    """Every other counter is taken off the map."""
    facts: dict[str, str | None] = {}
    for counter in table.game.on_map:
        facts |= {f"counters/{counter.id}/hex": None, f"counters/{counter.id}/spot": "gone"}
    table.do(SetFacts(facts=facts))
    _put(table, **places)


def _put(table: Table, **places: str) -> None:
    table.put_all({unit.replace("_", "-"): number for unit, number in places.items()})


def _supplied(table: Table, unit: str) -> bool:
    return table.scene.is_supplied(table.game.counters[unit])


# ---- supply ----


@pytest.mark.parametrize(
    ("depot", "unit", "near", "far"),
    [
        (EL_ARISH, "al-w-52", "1013", "1014"),  # five hexes, by land
        (CAIRO, "al-w-52", "1009", "1307"),  # five hexes from the railway that leads to Cairo
        ("1308", "cp-w-16", "0910", "0912"),  # Beersheba: four hexes from the railway
    ],
)
def test_a_line_is_five_or_four_hexes_long_to_a_garrisoned_depot_or_its_railway(
    depot: str, unit: str, near: str, far: str
) -> None:
    garrison = "al-w-42" if unit.startswith("al") else "cp-w-8"
    table = _map(**{garrison.replace("-", "_"): depot, unit.replace("-", "_"): near})
    assert _supplied(table, unit)
    table.put(unit, far)
    assert not _supplied(table, unit)
    table.put(unit, near)
    table.set(**{f"counters__{garrison}__hex": None, f"counters__{garrison}__spot": "gone"})
    assert not _supplied(table, unit), "nobody holds the depot"


def test_a_depot_serves_its_own_side_only_and_again_when_it_is_retaken() -> None:
    table = _map(cp_w_8=JAFFA, cp_w_16="1307")
    black = SYSTEM.field.printed_depots[Faction.CENTRAL_POWERS]
    assert hex_of(JAFFA) not in black
    assert not _supplied(table, "cp-w-16"), "no black depot is held"
    _stand_alone(table, al_w_42=JAFFA, al_w_52="1307")
    assert _supplied(table, "al-w-52"), "a port behind the enemy's front serves who takes it"
    _stand_alone(table, cp_w_8=JAFFA, al_w_52="1307")
    assert not _supplied(table, "al-w-52")
    _stand_alone(table, al_w_42=JAFFA, al_w_52="1307")
    assert _supplied(table, "al-w-52")


def test_enemies_and_their_zones_cut_a_line_and_bar_it_from_going_through() -> None:
    """Far from any railway of their own: a division at the end of a line from El Arish."""
    table = _map(al_w_42=EL_ARISH, al_w_52="1012")
    assert _supplied(table, "al-w-52")
    _put(table, cp_w_8="1010", cp_w_16="1210", cp_w_24="0810")
    assert not _supplied(table, "al-w-52")
    _stand_alone(table, al_w_42=EL_ARISH, al_w_52="1009", cp_w_8="1010")
    assert hex_of("1009") in table.scene.ezoc(Faction.ALLIED, PlayerTurn.WEST_ALLIED.front)
    assert _supplied(table, "al-w-52"), "a line may start in EZOC"


def test_a_depot_in_a_zone_of_the_enemy_serves_its_own_hex_only() -> None:
    table = _map(al_w_42=EL_ARISH, al_w_52="0908", cp_w_8="1109")
    assert _supplied(table, "al-w-42")
    assert not _supplied(table, "al-w-52")


def test_lines_keep_to_their_front() -> None:
    table = _map(cp_w_8="1406", cp_w_16="1405", cp_e_42="1607")
    assert _supplied(table, "cp-w-16")
    assert not _supplied(table, "cp-e-42"), "Jerusalem is another front's depot"


def test_lawrence_and_the_tribes_that_began_with_him_are_always_in_supply() -> None:
    table = _map(player_turn=EAST_ALLIED, phase=Phase.REINFORCEMENT)
    table.roll(2)
    with_him, apart = (counter.id for counter in table.game.at(Spot.ARRIVING))
    _put(table, al_e_lawrence="2119")
    table.put(with_him, "2119")
    table.put(apart, "2403")
    table.do(cmd.NextPhase())
    assert [_supplied(table, unit) for unit in ("al-e-lawrence", with_him, apart)] == [True, True, False]
    table.put(apart, "2119")
    assert not _supplied(table, apart), "it was not with him when the phase began"


def test_a_tribe_set_beside_lawrence_in_a_phase_that_was_set_has_begun_it_with_him() -> None:
    """15.5b: a game taken up in the middle, its clock set before its counters."""
    table = Sketch(EAST_ALLIED, Phase.REINFORCEMENT, turn=8)
    table.do(cmd.MakeCounter(side=Faction.ALLIED, front=Front.EAST, name="Howeitat", kind=UnitType.CAMEL))
    table.set(moment__phase="movement", revolted_on=6)
    table.set(**{"counters__made-1__is_tribal": True})
    table.stand(made_1="2022", al_e_lawrence="2022")
    assert _supplied(table, "made-1")
    table.print("made-1", movement=4)
    table.do(table.march("made-1", "2021"))
    table.stand(made_1="2020")
    assert _supplied(table, "made-1"), "as it was with him when the phase began"


def test_out_of_supply_there_is_no_strategic_move_and_no_rail_move() -> None:
    table = _map(al_w_52="0909")
    table.set(**{"counters__al-w-52__movement": 4})
    for how, refusal in (("strategic", "np-strategic-needs-supply"), ("rail", "np-rail-needs-supply")):
        number = "1010" if how == "strategic" else QANTARA
        move = cmd.MoveCounters(units=("al-w-52",), hex=hex_of(number), how=how)
        with pytest.raises(IllegalCommandError) as caught:
            table.do(move)
        reason = caught.value.reason
        assert (reason.key, reason.hexes) == (refusal, (hex_of("0909"),))
    table.do(cmd.MoveCounters(units=("al-w-52",), hex=hex_of("1010"), how="normal"))


# ---- forward supply depots ----


def _depot_phase(**places: str) -> Table:
    table = _map(player_turn=EAST_ALLIED, phase=Phase.REINFORCEMENT, **places)
    table.roll(1)
    return table


def test_a_forward_depot_needs_a_held_town_within_twelve_hexes_of_a_port() -> None:
    table = _depot_phase(al_e_cf="1715")
    assert table.refused(cmd.PlaceDepot(hex=hex_of("1511"))) == "np-fsd-not-held"
    assert table.refused(cmd.PlaceDepot(hex=hex_of("1716"))) == "np-fsd-where"
    assert not _supplied(table, "al-e-cf")
    table.do(cmd.PlaceDepot(hex=hex_of("1715")))
    assert _supplied(table, "al-e-cf")
    assert table.refused(cmd.PlaceDepot(hex=hex_of("1715"))) == "np-depot-there"


def test_a_forward_depot_is_out_of_reach_beyond_twelve_hexes_or_where_the_enemy_holds_the_ports() -> None:
    table = _depot_phase(al_e_cf="1604", cp_e_42="1312")
    assert table.refused(cmd.PlaceDepot(hex=hex_of("1604"))) == "np-fsd-too-far", "Wejh is the next port"
    _put(table, cp_e_55=WEJH, cp_e_160="2024")
    with pytest.raises(IllegalCommandError) as caught:
        table.session.execute(cmd.PlaceDepot(hex=hex_of("1604")))
    reason = caught.value.reason
    assert (reason.key, hex_of("1312") in reason.hexes) == ("np-fsd-barred", True), "who bars it is named"
    assert table.game.depots == ()


def test_a_forward_depot_stays_when_the_enemy_takes_it() -> None:
    table = _depot_phase(al_e_cf="1715")
    table.do(cmd.PlaceDepot(hex=hex_of("1715")))
    _stand_alone(table, cp_e_42="1715", al_e_cf="1716")
    assert table.game.depots == (hex_of("1715"),)
    assert not _supplied(table, "al-e-cf")
    _stand_alone(table, al_e_cf="1715")
    assert _supplied(table, "al-e-cf")


def test_a_forward_depot_is_placed_in_the_eastern_reinforcement_phase_only() -> None:
    table = _map(al_e_cf="1715")
    assert table.refused(cmd.PlaceDepot(hex=hex_of("1715"))) == "np-fsd-when"


# ---- the railhead ----


def test_the_marker_comes_in_1916_on_the_west_bank_away_from_the_enemy() -> None:
    early = at_phase(4, WEST_ALLIED, Phase.REINFORCEMENT)
    assert early.refused(cmd.MoveRailhead(hex=hex_of(QANTARA))) == "np-railhead-too-early"
    table = at_phase(5, WEST_ALLIED, Phase.REINFORCEMENT)
    assert table.refused(cmd.MoveRailhead(hex=hex_of(CAIRO))) == "np-railhead-west-bank"
    table.put("cp-w-8", "0809")
    assert table.refused(cmd.MoveRailhead(hex=hex_of(QANTARA))) == "np-railhead-enemy"
    table.put("cp-w-8", "1306")
    table.do(cmd.MoveRailhead(hex=hex_of(QANTARA)))
    assert table.game.laid == (hex_of(QANTARA),)


def test_the_marker_moves_two_railway_hexes_in_supply_and_its_line_is_the_allies_for_good() -> None:
    table = at_phase(10, WEST_ALLIED, Phase.MOVEMENT, SHORT)
    _stand_alone(table, al_w_42=CAIRO)
    ahead = _ahead(table, 3)
    assert table.refused(cmd.MoveRailhead(hex=ahead[2])) == "np-railhead-too-far"
    table.do(cmd.MoveRailhead(hex=ahead[1]))
    assert table.game.laid == (hex_of(QANTARA), *ahead[:2])
    assert set(ahead[:2]) <= table.scene.sources.rail[Faction.ALLIED]
    assert table.refused(cmd.MoveRailhead(hex=ahead[2])) == "np-railhead-too-far"
    assert table.refused(cmd.MoveRailhead(hex=ahead[1])) == "np-railhead-there"


def _ahead(table: Table, hexes: int) -> list[HexCoord]:
    """The next railway hexes beyond the marker on the projected line."""
    way = [hex_of("0708"), table.game.railhead or hex_of(QANTARA)]
    while len(way) < hexes + 2:
        nexts = [to for to, kind in SYSTEM.field.links(way[-1], "rail") if kind != "allied"]
        way.append(next(to for to in nexts if to not in way))
    return way[2:]


def test_a_marker_put_farther_by_the_table_has_laid_the_line_in_between() -> None:
    table = at_phase(10, WEST_ALLIED, Phase.MOVEMENT, SHORT)
    _stand_alone(table, al_w_42=CAIRO)
    ahead = _ahead(table, 4)
    table.set(railhead={"q": ahead[2].q, "r": ahead[2].r})
    assert set(ahead[:3]) <= table.scene.sources.rail[Faction.ALLIED]
    assert ahead[3] not in table.scene.sources.rail[Faction.ALLIED]
    table.do(cmd.MoveRailhead(hex=ahead[3]))
    assert set(ahead) <= table.scene.sources.rail[Faction.ALLIED]
    table.set(railhead={"q": ahead[0].q, "r": ahead[0].r})
    rail = table.scene.sources.rail
    assert not {*ahead[1:]} & (rail[Faction.ALLIED] | rail[Faction.CENTRAL_POWERS])


def test_the_marker_stands_still_out_of_supply_and_before_the_enemy() -> None:
    table = at_phase(10, WEST_ALLIED, Phase.MOVEMENT, SHORT)
    _stand_alone(table, al_w_52="0809")
    first, second = _ahead(table, 2)
    assert table.refused(cmd.MoveRailhead(hex=first)) == "np-railhead-supply"
    _stand_alone(table, al_w_42=CAIRO, cp_w_8=SYSTEM.field.board.hex_name(_ahead(table, 3)[2]))
    assert table.refused(cmd.MoveRailhead(hex=second)) == "np-railhead-enemy"
    table.do(cmd.MoveRailhead(hex=first))


# ---- Damascus ----


def _into_damascus(table: Table, player_turn: PlayerTurn, unit: str, number: str) -> cmd.MoveCounters:
    """The movement phase of a player turn, with a unit beside Damascus that would go there."""
    begin(table, 10, player_turn, Phase.MOVEMENT)
    table.put(unit, number)
    table.set(**{f"counters__{unit}__movement": 6})
    return cmd.MoveCounters(units=(unit,), hex=hex_of(DAMASCUS))


def test_damascus_takes_the_allies_of_one_front_at_a_time_and_no_central_powers() -> None:
    table = _map()
    assert table.refused(_into_damascus(table, WEST_CP, "cp-w-8", "1601")) == "np-damascus-closed"
    _stand_alone(table)
    table.do(_into_damascus(table, WEST_ALLIED, "al-w-42", "1501"))
    assert table.refused(_into_damascus(table, EAST_ALLIED, "al-e-cf", "1603")) == "np-damascus-held"
    table.put("al-w-42", "1501")
    table.do(_into_damascus(table, EAST_ALLIED, "al-e-cf", "1603"))
    on_to_the_west = cmd.MoveCounters(units=("al-e-cf",), hex=hex_of("1501"))
    begin(table, 11, EAST_ALLIED, Phase.MOVEMENT)
    assert table.refused(on_to_the_west) == "np-minimum-boundary"


def test_no_line_of_the_central_powers_runs_through_damascus() -> None:
    table = _map(cp_e_42="1701", cp_e_55="1603")
    assert _supplied(table, "cp-e-42"), "past it on the east"
    table.set(**{"counters__al-e-cf__is_starred": True})
    _put(table, al_e_cf="1703")
    assert not _supplied(table, "cp-e-42")


@pytest.mark.parametrize(
    ("player_turn", "unit", "number"), [(WEST_CP, "cp-w-8", "1601"), (EAST_CP, "cp-e-42", "1603")]
)
def test_central_powers_of_both_fronts_attack_damascus_each_by_themselves(
    player_turn: PlayerTurn, unit: str, number: str
) -> None:
    """Neither goes into it afterwards."""
    table = _map(al_e_cf=DAMASCUS, cp_w_8="1601", cp_e_42="1603", cp_w_16="1306", cp_e_gar_4="1511")
    table.read(al_e_cf=1, cp_w_8=9, cp_e_42=9)
    begin(table, 10, player_turn, Phase.COMBAT_1)
    both = cmd.Attack(hex=hex_of(DAMASCUS), crt=Crt.RAID, attackers=("cp-w-8", "cp-e-42"))
    assert table.refused(both) == "np-fronts-attack-apart"
    table.do(cmd.Attack(hex=hex_of(DAMASCUS), crt=Crt.MAIN_OFFENSIVE, attackers=(unit,)))
    table.roll(6)  # DC
    assert table.game.counters["al-e-cf"].spot is Spot.REPLACEABLE
    assert table.game.combat is None
    assert table.refused(cmd.PursueWith(unit=unit, hex=hex_of(DAMASCUS))) == "np-not-pursuing"
    assert table.game.counters[unit].hex == hex_of(number)
