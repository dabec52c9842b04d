"""Scenarios set up counter by counter, optional units sent in (19.6, 19.7, 25.3 to 26.5, variants)."""

import pytest

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.scenario_data import optional_units, sample_set_up
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import NpGame
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.kit.news import news_since
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.no_prisoners.campaign.jumping import at_phase, begin
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import LONG, SHORT, Table, hex_of

WEST, EAST = Front.WEST, Front.EAST


class Fresh(Table):
    """A scenario with every counter still to be set up."""

    def __init__(self, scenario: str) -> None:
        self.session = Session.create(SYSTEM, MemoryStore(), Start(scenario=scenario))

    def tries(self, unit: str, number: str) -> str:
        """Why a counter may not be set up in a hex, with the rule; empty where it was."""
        try:
            self.do(cmd.PlaceCounter(unit=unit, hex=hex_of(number)))
        except IllegalCommandError as error:
            return f"{error.reason.key} {error.reason.rule}"
        return ""


def _spots(game: NpGame, faction: Faction, front: Front, spot: Spot) -> set[str]:
    return {counter.id for counter in game.at(spot, faction, front)}


def test_the_central_powers_set_up_before_the_allies() -> None:
    """25.3 and 25.4; once all stand, or play began, nobody sets up."""
    table = Fresh(SHORT)
    seen = []
    for unit, number in sorted(sample_set_up(SHORT).items(), key=lambda one: one[0].startswith("al")):
        seen.append(SYSTEM.sets_up_next(table.session.state))
        table.do(cmd.PlaceCounter(unit=unit, hex=hex_of(number)))
    assert list(dict.fromkeys(seen)) == ["central-powers", "allied"]
    assert SYSTEM.sets_up_next(table.session.state) == ""
    table.do(cmd.NextPhase())
    assert SYSTEM.sets_up_next(table.session.state) == ""


@pytest.mark.parametrize("scenario", [SHORT, LONG])
def test_every_counter_is_set_up_in_its_area_by_the_rules(scenario: str) -> None:
    table = Fresh(scenario)
    for unit, number in sample_set_up(scenario).items():
        table.do(cmd.PlaceCounter(unit=unit, hex=hex_of(number)))
    assert table.game.at(Spot.TO_SET_UP) == ()
    table.do(cmd.NextPhase())


@pytest.mark.parametrize(
    ("scenario", "unit", "inside", "outside"),
    [
        (SHORT, "cp-w-27", "1109", "1304"),  # a hex from El Arish, Kalaat or Audja
        (SHORT, "cp-w-44", "1402", "1008"),  # a hex from Beersheba, Jerusalem, Jaffa, Haifa, Tyre or Gaza
        (SHORT, "cp-e-kb", "2018", "1511"),  # a town of the railway from Tabuk to Medina
        (SHORT, "cp-e-gar-1", "1604", "1715"),  # one of eight towns
        (SHORT, "cp-e-rashid", "2407", "2119"),  # the desert
        (SHORT, "cp-e-1p", "1715", "1606"),  # Ma'an or Tabuk
        (SHORT, "al-w-murray", "0208", "0808"),  # west of the canal
        (SHORT, "al-w-52", "0808", "0909"),  # beside the canal in the east
        (LONG, "cp-w-23", "1309", "1008"),  # a hex from Gaza or Beersheba
        (LONG, "cp-w-8", "1305", "1308"),  # a hex from Jerusalem, Jaffa, Haifa or Tyre
        (LONG, "cp-e-42", "1511", "1606"),  # a town of the railway from Ma'an to Medina
        (LONG, "cp-e-1p", "1511", "2018"),
        (LONG, "cp-e-gar-8", "2423", "2018"),
        (LONG, "cp-e-rashid", "2407", "2119"),
        (LONG, "al-w-42", "0511", "0510"),  # Cairo
        (LONG, "al-w-10ind", "0709", "0809"),
    ],
)
def test_each_group_keeps_to_its_area(scenario: str, unit: str, inside: str, outside: str) -> None:
    table = Fresh(scenario)
    rule = f"{25 if scenario == SHORT else 26}.{3 if unit.startswith('cp') else 4}"
    assert table.tries(unit, outside) == f"np-outside-set-up {rule}"
    assert table.tries(unit, inside) == ""


def test_in_mid_game_a_counter_is_placed_where_the_table_has_it() -> None:
    table = Fresh(SHORT)
    table.by_hand({"moment/turn": 12})
    assert table.tries("cp-w-arabcav", "1407") == table.tries("al-w-53", "1108") == ""


@pytest.mark.parametrize(
    ("turn", "player_turn", "phase", "range_"),
    [
        (11, PlayerTurn.WEST_ALLIED, Phase.RANDOM_EVENT, None),
        (11, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT, 3),
        (12, PlayerTurn.WEST_CP, Phase.RANDOM_EVENT, 3),
    ],
)
def test_in_mid_game_the_commander_of_that_time_is_there(
    turn: int, player_turn: PlayerTurn, phase: Phase, range_: int | None
) -> None:
    """19.2, 2.4: the rulebook prints the range of Allenby alone."""
    table = Fresh(SHORT)
    clock = {"turn": turn, "player_turn": player_turn.value, "phase": phase.value}
    table.by_hand({f"moment/{field}": value for field, value in clock.items()})
    assert table.game.counters["al-w-murray"].range == range_


def test_one_garrison_goes_to_each_town_and_one_division_to_each_hex_beyond_the_canal() -> None:
    table = Fresh(SHORT)
    table.do(cmd.PlaceCounter(unit="cp-e-gar-1", hex=hex_of("1604")))
    assert table.tries("cp-e-gar-2", "1604") == "np-set-up-full 25.3"
    table.do(cmd.PlaceCounter(unit="al-w-52", hex=hex_of("0809")))
    assert table.tries("al-w-53", "0809") == "np-set-up-full 25.4"


_GARRISONED = ("Kiswe", "Dera", "Amman", "Ma'an", "Aqaba", "Wejh", "Yenbo", "Medina")


@pytest.mark.parametrize(
    ("scenario", "faction", "already", "names"),
    [
        (SHORT, Faction.CENTRAL_POWERS, {"cp-e-gar-5": "Dera"}, _GARRISONED),
        (LONG, Faction.CENTRAL_POWERS, {}, _GARRISONED),
        (LONG, Faction.ALLIED, {}, ("Cairo",)),
    ],
)
def test_what_has_one_place_only_is_set_up_by_one_act(
    scenario: str, faction: Faction, already: dict[str, str], names: tuple[str, ...]
) -> None:
    table = Fresh(scenario)
    for unit, name in already.items():
        table.do(cmd.PlaceCounter(unit=unit, hex=SYSTEM.field.named[name]))
    table.do(cmd.PlaceFixed(side=faction))
    there = [counter.hex for counter in table.game.on_map]
    assert sorted(there) == sorted(SYSTEM.field.named[name] for name in names)
    with pytest.raises(IllegalCommandError, match="np-nothing-fixed"):
        table.do(cmd.PlaceFixed(side=faction))


def test_counters_wait_in_the_order_of_the_rulebook_s_lists() -> None:
    """26.3: the 25th is set up with the first group, though no other scenario has it there."""
    table = Fresh(LONG)
    waiting = [one.id for one in SYSTEM.counters(table.session.state) if one.box == "to-set-up"]
    groups = [set(group.units) for own in table.scene.scenario.set_up for group in own.groups]
    first, second = groups[0], groups[1]
    assert set(waiting[: len(first)]) == first
    assert set(waiting[len(first) : len(first) + len(second)]) == second


def _offered_fixed_places(table: Table) -> list[str]:
    choices = table.session.choices()
    return [choice.values["side"] for choice in choices if choice.command is cmd.PlaceFixed]


def test_the_allies_are_offered_their_fixed_places_once_the_central_powers_stand() -> None:
    table = Fresh(LONG)
    assert _offered_fixed_places(table) == [Faction.CENTRAL_POWERS]
    for unit, number in sample_set_up(LONG).items():
        if unit.startswith("cp"):
            table.do(cmd.PlaceCounter(unit=unit, hex=SYSTEM.field.board.parse_own(number)))
    assert _offered_fixed_places(table) == [Faction.ALLIED]


@pytest.mark.parametrize(
    ("scenario", "points"),
    [(SHORT, {PlayerTurn.WEST_CP: 9, PlayerTurn.WEST_ALLIED: 6}), (LONG, {})],
)
def test_victory_points_at_the_start(scenario: str, points: dict[PlayerTurn, int]) -> None:
    table = Table(scenario)
    table.do(cmd.NextPhase())
    assert {turn: vp for turn, vp in table.game.vp.items() if vp} == points


def test_the_boxes_of_the_short_scenario() -> None:
    game = Table(SHORT).game
    assert _spots(game, Faction.CENTRAL_POWERS, WEST, Spot.AVAILABLE) == {"cp-w-psh1air"}
    assert _spots(game, Faction.CENTRAL_POWERS, WEST, Spot.REPLACEABLE) == {"cp-w-3"}
    assert _spots(game, Faction.CENTRAL_POWERS, WEST, Spot.GONE) == {"cp-w-8", "cp-w-10", "cp-w-25"}
    assert _spots(game, Faction.ALLIED, WEST, Spot.AVAILABLE) == {"al-w-5air", "al-w-emed"}
    assert _spots(game, Faction.ALLIED, WEST, Spot.GONE) == {"al-w-10ind", "al-w-11ind", "al-w-anzacinf"}
    assert game.railhead == hex_of("0709")
    assert not [c for c in game.on_map if (c.faction, c.front) == (Faction.ALLIED, EAST)]


def test_the_boxes_of_the_long_scenario() -> None:
    game = Table(LONG).game
    assert {c.id for c in game.at(Spot.AVAILABLE)} == {"al-w-emed"}
    assert (game.at(Spot.REPLACEABLE), game.at(Spot.GONE), game.railhead) == ((), (), None)


def test_units_marked_with_the_first_turn_come_in_its_reinforcement_phase() -> None:
    table = Table(LONG)
    table.set(**{"counters__cp-w-3__due": 1})
    table.do(cmd.NextPhase())
    assert table.game.counters["cp-w-3"].spot is Spot.ASIDE
    table.go_to(PlayerTurn.WEST_CP, Phase.REINFORCEMENT)
    assert table.game.counters["cp-w-3"].spot is Spot.ARRIVING
    table.do(cmd.PlaceCounter(unit="cp-w-3", hex=hex_of("1501")))


# ---- optional units ----


@pytest.mark.parametrize(
    ("unit", "player_turn", "turn"),
    [
        ("al-w-aus1", PlayerTurn.WEST_ALLIED, 1),
        ("al-w-aus2", PlayerTurn.WEST_ALLIED, 5),
        ("al-e-cf", PlayerTurn.EAST_ALLIED, 13),
        ("cp-w-alpk", PlayerTurn.WEST_CP, 6),
        ("cp-w-2cav", PlayerTurn.WEST_CP, 6),
        ("cp-w-111", PlayerTurn.WEST_CP, 13),
        ("cp-e-armcar", PlayerTurn.EAST_CP, 6),
        ("cp-e-11rj", PlayerTurn.EAST_CP, 11),
        ("var-sa", PlayerTurn.WEST_ALLIED, 5),
        ("var-sb", PlayerTurn.WEST_CP, 1),
        ("var-gallipoli", PlayerTurn.WEST_ALLIED, 7),
        ("var-ok", PlayerTurn.WEST_CP, 13),
        ("var-ok", PlayerTurn.EAST_CP, 13),
    ],
)
def test_optional_units_come_from_their_turn_on_to_their_front(
    unit: str, player_turn: PlayerTurn, turn: int
) -> None:
    sent = cmd.SendOptional(unit=unit, front=player_turn.front)
    if turn > 2:
        early = at_phase(turn - 1, player_turn, Phase.REINFORCEMENT)
        early.set(revolted_on=1)
        assert early.refused(sent) == "np-optional-too-early"
    table = at_phase(max(turn, 2), player_turn, Phase.REINFORCEMENT)
    table.set(revolted_on=1)
    others = [front for front in Front if front is not player_turn.front]
    assert table.refused(sent.model_copy(update={"front": others[0]})) == "np-optional-own-phase"
    table.do(sent)
    assert table.game.sent == (unit,)


def test_who_stands_on_the_map_leaves_it_where_the_table_insists_that_he_is_still_to_come() -> None:
    table = at_phase(9, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.put("al-w-aus1", "0511")
    for late in (
        cmd.SendOptional(unit="al-w-aus1", front=EAST),
        cmd.ReadArrival(unit="al-w-42", after_revolt=3),
    ):
        table.session.overrule(late, "the table is right")
    counters = table.game.counters
    assert [(counters[unit].spot, counters[unit].hex) for unit in ("al-w-aus1", "al-w-42")] == [
        (Spot.ARRIVING, None),
        (Spot.DUE, None),
    ]
    with pytest.raises(IllegalCommandError) as caught:
        table.session.overrule(cmd.SendOptional(unit="al-w-nobody", front=WEST), "the table is right")
    assert not caught.value.can_overrule


def test_the_orient_corps_stays_on_the_front_to_which_it_was_sent() -> None:
    table = at_phase(13, PlayerTurn.EAST_CP, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-ok", front=EAST))
    assert table.refused(cmd.PlaceCounter(unit="var-ok", hex=hex_of("1501"))) == "np-other-front"
    table.do(cmd.PlaceCounter(unit="var-ok", hex=hex_of("2101")))
    assert table.game.counters["var-ok"].front is EAST


def test_gallipoli_again_happens_once_and_three_units_leave_by_sea_on_one_later_turn() -> None:
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-gallipoli", front=WEST))
    table.do(cmd.PlaceCounter(unit="var-rn", hex=hex_of("1305")))
    again = cmd.SendOptional(unit="var-gallipoli", front=WEST)
    assert table.refused(again) == "np-gallipoli-used"
    begin(table, 8, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    units = ("al-w-10ind", "al-w-11ind", "al-w-iscb")
    table.put_all(dict.fromkeys(units, "1305"))
    assert hex_of("1305") in table.scene.ezoc(Faction.ALLIED, WEST)
    table.put("al-e-cf", "1720")
    to_the_east = cmd.MoveCounters(units=("var-rn",), hex=hex_of("1720"), how="landing")
    assert table.refused(to_the_east) == "np-landing-other-front"
    home = hex_of("0708")  # Port Said, which a brigade holds
    for unit in ("var-rn", *units[:2]):
        table.do(cmd.MoveCounters(units=(unit,), hex=home, how="landing"))
    assert table.game.landings == {"gallipoli": 1, "evacuation-8": 3}, "the landing of the year is left"
    news = [reason for reason in news_since(table.session.journal, 1).reasons if "box" in reason.args]
    assert [(one.args["box"], one.rule) for one in news] == [
        ("gallipoli", "VAR-GAL2"),
        ("evacuation", "VAR-GAL3"),
    ]
    fourth = cmd.MoveCounters(units=units[2:], hex=home, how="landing")
    assert table.refused(fourth) == "np-landing-starts-in-ezoc"
    table.put("var-rn", "0511")  # Port Said is full
    begin(table, 9, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    assert table.refused(fourth) == "np-landing-starts-in-ezoc", "the evacuation is over"


def test_once_the_landing_of_the_year_is_made_a_sea_move_after_gallipoli_is_the_evacuation() -> None:
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-gallipoli", front=WEST))
    begin(table, 8, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    units = ("al-w-10ind", "al-w-11ind")
    table.put_all(dict.fromkeys(units, "0308"))
    first, second = (cmd.MoveCounters(units=(unit,), hex=hex_of("0508"), how="landing") for unit in units)
    table.do(first)
    assert table.refused(second) == "np-evacuation-places"


def test_the_evacuation_begins_and_ends_on_the_coast() -> None:
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-gallipoli", front=WEST))
    begin(table, 8, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    home = hex_of("0708")  # Port Said, which a brigade holds
    away = cmd.MoveCounters(units=("al-w-10ind",), hex=home, how="landing")
    table.put("al-w-10ind", "0409")
    assert table.refused(away) == "np-landing-start"
    table.put_all({"al-w-10ind": "0508", "al-w-29ind": "0511"})  # a brigade in Cairo
    assert table.refused(away.model_copy(update={"hex": hex_of("0511")})) == "np-landing-target"
    table.do(away)
    assert table.game.landings == {"evacuation-8": 1}


def test_who_did_not_land_at_gallipoli_is_not_evacuated() -> None:
    """VAR-GAL3: the Allies alone."""
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-gallipoli", front=WEST))
    begin(table, 8, PlayerTurn.WEST_CP, Phase.MOVEMENT)
    table.put("cp-w-8", "0508")
    away = cmd.MoveCounters(units=("cp-w-8",), hex=hex_of("0708"), how="landing")
    assert table.refused(away) == "np-landing-allied-only"


def test_no_town_that_the_enemy_holds_takes_in_the_evacuation() -> None:
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-gallipoli", front=WEST))
    begin(table, 8, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    table.put("al-w-ga", "0409")  # who held Port Said
    table.put("cp-w-8", "0708")
    table.put("al-w-10ind", "0508")
    away = cmd.MoveCounters(units=("al-w-10ind",), hex=hex_of("0708"), how="landing")
    assert table.refused(away) == "np-landing-enemy"


@pytest.mark.parametrize("player_turn", list(PlayerTurn))
def test_a_player_is_offered_the_optional_units_of_his_side_and_front(player_turn: PlayerTurn) -> None:
    table = at_phase(8, player_turn, Phase.REINFORCEMENT)
    choices = [choice for choice in table.session.choices() if choice.command is cmd.SendOptional]
    own = [unit for unit in optional_units() if unit.faction is player_turn.faction]
    wanted = {unit.id for unit in own if player_turn.front in unit.fronts}
    assert {choice.values["unit"] for choice in choices} == wanted
