"""Clock, tribes, replacements and points of a campaign as they are played (4.0, 14.0, 18.0, 22.0, 23.0)."""

from typing import Any

import pytest

from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.calendar import GameTurn, Season
from companion.games.no_prisoners.rules.turn.sequence import PHASES, PLAYER_TURNS, Phase
from companion.games.no_prisoners.shown.event_page import task_lines
from companion.games.no_prisoners.shown.panels import panels
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.kit.system import Start
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import Catalogue
from tests.due_now import now_of
from tests.games.no_prisoners.campaign.jumping import at_phase, begin, end_of_turn, remove, told
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import LONG, SHORT, Table, hex_of

WEST_CP, WEST_ALLIED, EAST_ALLIED = PlayerTurn.WEST_CP, PlayerTurn.WEST_ALLIED, PlayerTurn.EAST_ALLIED
EAST_CP = PlayerTurn.EAST_CP


# ---- the clock ----


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_a_turn_runs_through_the_phases_of_its_season(turn: int) -> None:
    """Four player turns in order; in summer one combat phase, after the last quarter the points."""
    table = at_phase(turn, WEST_CP, Phase.RANDOM_EVENT)
    seen = []
    while table.game.moment.turn == turn:
        seen.append((table.game.player_turn, table.game.moment.phase))
        while table.session.state.waiting:
            table.answer_quietly()
        before = table.session.state
        table.do(cmd.NextPhase())
    told = {reason.key: dict(reason.args) for reason in SYSTEM.came_of(before, table.session.state)}
    season = GameTurn(turn + 1).season
    assert told.get("np-new-season", {"season": Season.NORMAL})["season"] == season
    phases = [p for p in PHASES if p is not Phase.COMBAT_2 or GameTurn(turn).quarter != 3]
    expected: list[tuple[PlayerTurn | None, Phase]] = [(pt, p) for pt in PLAYER_TURNS for p in phases]
    check: list[tuple[PlayerTurn | None, Phase]] = [(None, Phase.VP_CHECK)] if turn == 4 else []
    assert seen == expected + check
    assert table.game.moment.turn == turn + 1


@pytest.mark.parametrize(
    ("scenario", "first", "player_turn", "year"), [(SHORT, 6, WEST_ALLIED, 1916), (LONG, 1, WEST_CP, 1915)]
)
def test_each_scenario_runs_from_its_first_player_turn_to_the_end_of_1918(
    scenario: str, first: int, player_turn: PlayerTurn, year: int
) -> None:
    table = Table(scenario)
    table.do(cmd.NextPhase())
    moment = table.game.moment
    assert (moment.turn, moment.player_turn, moment.phase) == (first, player_turn, Phase.RANDOM_EVENT)
    assert (moment.game_turn.year, table.game.last_turn) == (year, 16)


def test_the_game_ends_after_the_last_turn_and_not_before() -> None:
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    end_of_turn(table, 15)
    assert (table.game.moment.turn, table.game.is_over) == (16, False)
    while table.session.state.waiting:
        table.answer_quietly()
    end_of_turn(table, 16)
    assert table.game.moment.phase is Phase.VP_CHECK
    while table.session.state.waiting:
        table.reply(1)
    table.do(cmd.NextPhase())
    assert (table.game.moment.turn, table.game.is_over) == (16, True)
    assert {due.what.key for due in now_of(table.session).due} == {"np-front-outcome"}
    assert table.refused(cmd.NextPhase()) == "np-game-over"


def test_desert_and_wadis_hold_more_units_in_winter_only() -> None:
    table = at_phase(9, WEST_CP, Phase.MOVEMENT)
    table.put_all({"cp-w-23": "0310", "cp-w-25": "0310", "cp-w-8": "1110", "cp-w-16": "1110"})
    table.do(cmd.NextPhase())
    table.set(moment__turn=10)
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"
    table.do(cmd.RemoveExcess(unit="cp-w-23"), cmd.RemoveExcess(unit="cp-w-8"), cmd.NextPhase())


# ---- reinforcements ----


def test_reinforcements_keep_to_entry_hexes_that_no_enemy_holds() -> None:
    table = at_phase(2, WEST_ALLIED, Phase.REINFORCEMENT)
    remove(table, "al-w-42", spot=Spot.ARRIVING)
    table.put("cp-w-8", "0110")
    assert table.refused(cmd.PlaceCounter(unit="al-w-42", hex=hex_of("0110"))) == "np-entry-enemy"
    assert table.refused(cmd.PlaceCounter(unit="al-w-42", hex=hex_of("0410"))) == "np-outside-entry"
    assert hex_of("0109") in table.scene.ezoc(Faction.ALLIED, Front.WEST)
    table.do(cmd.PlaceCounter(unit="al-w-42", hex=hex_of("0109")))  # EZOC does not matter


def test_allies_come_to_the_east_by_a_port_they_hold_or_from_the_sea() -> None:
    table = at_phase(9, EAST_ALLIED, Phase.MOVEMENT)
    table.set(revolted_on=8, tribes_in_cup=9)
    remove(table, "al-e-lawrence", "al-e-cf", spot=Spot.ARRIVING)
    begin(table, 10, EAST_ALLIED, Phase.REINFORCEMENT)
    assert "np-ports-not-held" in told(table)
    table.roll(1)
    wejh, yenbo = hex_of("1720"), hex_of("2024")
    assert table.refused(cmd.PlaceCounter(unit="al-e-lawrence", hex=wejh)) == "np-entry-enemy"
    remove(table, "cp-e-gar-6", "cp-e-gar-7")
    table.do(cmd.PlaceCounter(unit="al-e-lawrence", hex=wejh))  # nobody holds it: the landing of the year
    assert table.game.landings == {"1917-east": 1}
    assert table.refused(cmd.PlaceCounter(unit="al-e-cf", hex=yenbo)) == "np-port-not-held"
    table.do(cmd.PlaceCounter(unit="al-e-cf", hex=wejh))
    assert table.game.landings == {"1917-east": 1}, "by a port is no landing"


def test_the_allies_have_nobody_in_the_east_before_the_revolt() -> None:
    table = at_phase(13, EAST_ALLIED, Phase.REINFORCEMENT)
    assert table.refused(cmd.SendOptional(unit="al-e-cf", front=Front.EAST)) == "np-before-revolt"
    assert table.refused(cmd.BringCounter(unit="al-e-lawrence")) == "np-before-revolt"
    remove(table, "al-e-lawrence", spot=Spot.ARRIVING)
    assert table.refused(cmd.PlaceCounter(unit="al-e-lawrence", hex=hex_of("1720"))) == "np-before-revolt"


def test_an_air_group_that_is_due_is_available_at_once() -> None:
    table = at_phase(2, WEST_ALLIED, Phase.REINFORCEMENT)
    west = {"side": Faction.ALLIED, "front": Front.WEST}
    table.do(cmd.MakeCounter(name="X Flight", kind=UnitType.AIR, due=3, **west))
    begin(table, 3, WEST_ALLIED, Phase.REINFORCEMENT)
    assert (table.game.counters["made-1"].spot, table.game.counters["made-1"].due) == (Spot.AVAILABLE, None)


def test_what_cannot_be_done_yet_is_not_offered() -> None:
    """The railhead before 1916, forward depots before the revolt; the Central Powers set up first."""

    def commands(table: Table) -> set[type]:
        return {choice.command for choice in table.session.choices()}

    assert cmd.MoveRailhead not in commands(at_phase(4, WEST_ALLIED, Phase.REINFORCEMENT))
    assert cmd.MoveRailhead in commands(at_phase(5, WEST_ALLIED, Phase.REINFORCEMENT))
    table = at_phase(4, EAST_ALLIED, Phase.REINFORCEMENT)
    assert cmd.PlaceDepot not in commands(table)
    table.set(revolted_on=3)
    assert cmd.PlaceDepot in commands(table)
    fresh = Session.create(SYSTEM, MemoryStore(), Start(scenario=LONG))
    placed = [choice.values["unit"] for choice in fresh.choices() if choice.command is cmd.PlaceCounter]
    sides = [fresh.state.game.counters[unit].faction for unit in placed]
    assert sides == sorted(sides, reverse=True)


def test_in_the_east_of_the_race_the_orient_corps_comes_unasked() -> None:
    """Who commands the West has had his turn for a claim already."""
    table = at_phase(13, EAST_CP, Phase.REINFORCEMENT, **{"np-race-for-damascus": True})
    table.do(cmd.SendOptional(unit="var-ok", front=Front.EAST))
    assert table.session.state.waiting == ()
    assert table.game.counters["var-ok"].spot is Spot.ARRIVING


def test_commanders_change_in_the_summer_of_1917_and_their_figures_are_read_anew() -> None:
    table = at_phase(10, WEST_CP, Phase.MOVEMENT)
    table.set(**{"counters__al-w-murray__range": 2, "counters__al-w-murray__strength": 1})
    table.set(**{"counters__cp-w-sxf__range": 2, "counters__cp-w-sxf__movement": 4})
    begin(table, 11, WEST_CP, Phase.REINFORCEMENT)
    begin(table, 11, WEST_ALLIED, Phase.REINFORCEMENT)
    murray, sxf = (table.game.counters[unit] for unit in ("al-w-murray", "cp-w-sxf"))
    assert (murray.range, murray.strength) == (3, None)
    assert (sxf.range, sxf.movement) == (None, None)


# ---- the cup ----


def _revolted(turn: int, on: int) -> Table:
    """The eastern reinforcement phase of a turn, the Arabs up since another; nine tribes in the cup."""
    table = at_phase(turn, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(4)
    table.set(revolted_on=on, tribes_in_cup=9)
    return table


def test_two_dice_draw_on_the_turn_of_the_revolt_and_one_die_later() -> None:
    table = at_phase(5, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(5)  # in winter: nobody goes home on this turn
    table.do(cmd.NextPhase())
    assert [request.purpose for request in table.session.state.waiting] == [NpPurpose.CUP]
    table.reply(4)
    table.roll(7)
    assert (table.game.tribes_in_cup, len(table.game.at(Spot.ARRIVING))) == (0, 4)
    later = _revolted(6, on=5)
    later.do(cmd.NextPhase())
    later.roll(3)
    assert (later.game.tribes_in_cup, len(later.game.at(Spot.ARRIVING))) == (6, 3)


def test_a_cup_that_nobody_has_counted_is_counted_once_before_it_is_drawn_from() -> None:
    """18.0, 18.3: also where the game is taken up after the revolt; "don't know" is kept."""
    table = _revolted(6, on=5)
    table.set(tribes_in_cup=None)
    table.do(cmd.NextPhase())
    assert [request.purpose for request in table.session.state.waiting] == [NpPurpose.CUP]
    table.reply(None)
    assert [request.purpose for request in table.session.state.waiting] == [NpPurpose.TRIBES]
    assert table.game.is_cup_unreadable


def test_out_of_a_cup_that_is_empty_nothing_is_rolled_for() -> None:
    table = _revolted(6, on=5)
    table.set(tribes_in_cup=0)
    table.do(cmd.NextPhase())
    assert table.session.state.waiting == ()
    lines = [reason for group in table.session.log()[-1].details for reason in group]
    (drawn,) = (Catalogue("en").reason(one, str) for one in lines if one.key == "np-log-tribes-drawn")
    assert drawn == "The cup holds no tribe: none comes out. (18.3)"


@pytest.mark.parametrize(("counted", "asked"), [(0, []), (1, [NpPurpose.TRIBES])])
def test_a_cup_just_counted_is_rolled_for_where_it_holds_a_tribe(
    counted: int, asked: list[NpPurpose]
) -> None:
    table = _revolted(6, on=5)
    table.set(tribes_in_cup=None)
    table.do(cmd.NextPhase())
    table.reply(counted)
    assert [request.purpose for request in table.session.state.waiting] == asked


def test_in_winter_tribes_go_home_into_the_cup() -> None:
    table = _revolted(8, on=6)
    table.do(cmd.NextPhase())
    table.roll(3)
    tribes = [counter.id for counter in table.game.at(Spot.ARRIVING)]
    for tribe, number in zip(tribes, ("2425", "2325", "2525"), strict=True):
        table.do(cmd.PlaceCounter(unit=tribe, hex=hex_of(number)))
    begin(table, 9, EAST_ALLIED, Phase.REINFORCEMENT)
    assert table.session.state.waiting[0].purpose == NpPurpose.HOME
    table.roll(2)
    offered = [one.values["units"] for one in table.session.choices() if one.command is cmd.MeetTask]
    assert {len(set(units)) for units in offered} == {2}
    assert [(one.key, one.rule) for one in task_lines(table.scene)] == [("np-task-homeward", "22.3a")]
    assert table.refused(cmd.NextPhase()) == "np-homeward-first"
    assert table.refused(cmd.MeetTask(units=tribes[:1])) == "np-task-count"
    table.do(cmd.MeetTask(units=tribes[:2]))
    assert (table.game.tribes_in_cup, [c.id for c in table.game.on_map if c.is_tribal]) == (8, tribes[2:])
    begin(table, 13, EAST_ALLIED, Phase.REINFORCEMENT)
    table.roll(6)
    assert (table.game.tribes_in_cup, table.game.tasks) == (9, ())


def test_where_no_tribe_is_on_the_map_no_die_is_asked_for_the_way_home() -> None:
    table = _revolted(9, on=6)
    table.put_all({"al-e-cf": "2425"})
    table.do(cmd.NextPhase())
    assert table.session.state.waiting == ()
    lines = [reason for group in table.session.log()[-1].details for reason in group]
    (home,) = (Catalogue("en").reason(one, str) for one in lines if one.key == "np-log-tribes-home")
    assert home == "No tribe is on the map: none goes home. (22.3a)"


def test_tribes_arrive_near_the_south_edge_or_other_allies_and_away_from_the_enemy() -> None:
    table = _revolted(7, on=6)
    table.do(cmd.NextPhase())
    table.roll(3)
    first, second, third = (counter.id for counter in table.game.at(Spot.ARRIVING))
    assert table.refused(cmd.PlaceCounter(unit=first, hex=hex_of("2423"))) == "np-enemy-there"
    assert table.refused(cmd.PlaceCounter(unit=first, hex=hex_of("2422"))) == "np-tribe-enemy"
    assert table.refused(cmd.PlaceCounter(unit=first, hex=hex_of("1207"))) == "np-other-front"
    assert table.refused(cmd.PlaceCounter(unit=first, hex=hex_of("2219"))) == "np-tribe-too-far"
    table.do(cmd.PlaceCounter(unit=first, hex=hex_of("2520")))
    table.do(cmd.PlaceCounter(unit=second, hex=hex_of("2219")))  # six hexes from the first
    assert table.refused(cmd.PlaceCounter(unit=third, hex=hex_of("1908"))) == "np-tribe-too-far"


# ---- replacements ----


def test_a_replaced_unit_comes_so_many_turns_later_or_never() -> None:
    table = at_phase(11, WEST_CP, Phase.MOVEMENT)
    units = ("cp-w-8", "cp-w-16", "cp-w-24", "cp-w-26")
    remove(table, *units, spot=Spot.REPLACEABLE)
    table.set(**{"sheet__replacement_rate__11-west-cp": 3, "sheet__replacement_rate__12-west-cp": 1})
    begin(table, 11, WEST_CP, Phase.REPLACEMENT)
    for unit, die in zip(units, (6, 5, 1), strict=False):
        table.do(cmd.TryReplacement(unit=unit))
        table.roll(die)
    spots = [(table.game.counters[unit].spot, table.game.counters[unit].due) for unit in units]
    assert spots == [(Spot.GONE, None), (Spot.DUE, 16), (Spot.DUE, 12), (Spot.REPLACEABLE, None)]
    assert table.refused(cmd.TryReplacement(unit=units[3])) == "np-replacement-rate-spent"
    begin(table, 12, WEST_CP, Phase.REINFORCEMENT)
    assert table.game.counters["cp-w-24"].spot is Spot.ARRIVING
    begin(table, 12, WEST_CP, Phase.REPLACEMENT)
    table.do(cmd.TryReplacement(unit=units[3]))
    table.roll(5)  # turn 17
    assert table.game.counters[units[3]].spot is Spot.GONE


def test_an_air_group_lost_is_no_unit_to_replace() -> None:
    """14.2-3a: nobody asks for the rate where nothing else was lost."""
    table = at_phase(11, WEST_CP, Phase.MOVEMENT)
    away = [c.id for c in table.game.at(Spot.REPLACEABLE, WEST_CP.faction, WEST_CP.front)]
    remove(table, *away, spot=Spot.GONE)
    air = next(
        c.id for c in table.game.counters.values() if c.id.startswith("cp-w") and c.type is UnitType.AIR
    )
    remove(table, air, spot=Spot.REPLACEABLE)
    begin(table, 11, WEST_CP, Phase.REPLACEMENT)
    assert table.session.state.waiting == ()
    assert table.refused(cmd.TryReplacement(unit=air)) == "np-not-replaceable"


def test_a_replaced_tribe_goes_to_the_cup_on_its_turn() -> None:
    table = _revolted(10, on=6)
    table.do(cmd.NextPhase())
    table.roll(1)
    tribe = table.game.at(Spot.ARRIVING)[0].id
    remove(table, tribe, spot=Spot.REPLACEABLE)
    table.set(**{"sheet__replacement_rate__10-east-allied": 1})
    begin(table, 10, EAST_ALLIED, Phase.REPLACEMENT)
    table.do(cmd.TryReplacement(unit=tribe))
    table.roll(2)
    assert table.game.counters[tribe].due == 12
    begin(table, 12, EAST_ALLIED, Phase.REINFORCEMENT)
    assert tribe not in table.game.counters
    assert table.game.tribes_in_cup == 9
    lines = [reason for entry in table.session.log() for group in entry.details for reason in group]
    assert ("np-log-to-cup", "18.5") in {(line.key, line.rule) for line in lines}


def test_units_of_the_other_front_or_side_and_units_not_eliminated_are_not_tried() -> None:
    table = at_phase(3, WEST_CP, Phase.REPLACEMENT)
    remove(table, "cp-e-42", spot=Spot.REPLACEABLE)
    refused = {
        unit: table.refused(cmd.TryReplacement(unit=unit)) for unit in ("cp-e-42", "al-w-42", "cp-w-8")
    }
    assert refused == {
        "cp-e-42": "np-replacement-other-front",
        "al-w-42": "np-not-your-counter",
        "cp-w-8": "np-not-replaceable",
    }


# ---- victory points ----


def _scored(turn: int, *, revolted_on: int | None = None, **holders: str) -> Table:
    """The check of a turn, each named unit in a hex, every value asked for answered with 3."""
    table = Table(LONG)
    table.do(cmd.NextPhase())
    remove(table, *(counter.id for counter in table.game.on_map))
    table.put_all({unit.replace("_", "-"): number for unit, number in holders.items()})
    table.set(revolted_on=revolted_on)
    end_of_turn(table, turn)
    while table.session.state.waiting:
        table.reply(3)
    return table


def _points(table: Table) -> tuple[int, ...]:
    return tuple(table.game.vp[turn] for turn in (WEST_CP, WEST_ALLIED, EAST_CP, EAST_ALLIED))


def test_cities_count_in_the_last_quarter_for_those_who_stand_in_them() -> None:
    """Gaza and El Arish: a town counts nothing, nor does a city that nobody holds."""
    table = _scored(4, cp_w_8="1207", al_w_42="0511", al_w_52="0711", cp_w_16="1008")
    assert _points(table) == (3, 6, 0, 0)
    end_of_turn(table, 8)  # values are known now
    assert _points(table) == (6, 12, 0, 0)


def test_no_other_quarter_counts_points() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    end_of_turn(table, 3)
    assert (table.game.moment.turn, _points(table)) == (4, (0, 0, 0, 0))


def test_the_east_counts_once_the_arabs_have_revolted_and_is_asked_for_then_only() -> None:
    before = _scored(4, cp_e_42="1511")
    assert _points(before) == (0, 0, 0, 0)
    assert before.game.sheet.city_value["Ma'an"] is None
    assert _points(_scored(8, revolted_on=6, cp_e_42="1511", al_e_cf="1720")) == (0, 0, 3, 3)


def test_damascus_counts_for_the_front_of_the_allies_in_it_and_never_for_the_central_powers() -> None:
    assert _points(_scored(12, revolted_on=6, al_e_cf="1602")) == (0, 0, 0, 3)
    assert _points(_scored(12, revolted_on=6, al_w_42="1602")) == (0, 3, 0, 0)
    held = _scored(12, revolted_on=6, cp_w_8="1602")
    assert _points(held) == (0, 0, 0, 0)
    assert held.game.sheet.city_value["Damascus"] is None


def _outcome(west: tuple[int, int], east: tuple[int, int], **settings: Any) -> list[str]:
    """How a game ends whose totals are Allied, then Central Powers."""
    table = Table(LONG, **settings)
    table.do(cmd.NextPhase())
    for counter in table.game.on_map:
        remove(table, counter.id)
    totals = {"west-allied": west[0], "west-cp": west[1], "east-allied": east[0], "east-cp": east[1]}
    table.set(**{f"vp__{turn}": value for turn, value in totals.items()})
    end_of_turn(table, 16)
    table.do(cmd.NextPhase())
    assert table.game.is_over
    lines = [reason for group in table.session.log()[-1].details for reason in group]
    fronts = [line.about for line in lines if line.key == "np-front-outcome"]
    told = [f"{about.args['winner']} {about.args['level']}" for about in fronts if about]
    race = [line for line in lines if line.key == "np-race"]
    page = next(panel for panel in panels(table.scene) if panel.id == "np-victory-points")
    shown = page.parts[1].lines  # type: ignore[union-attr]
    assert [line for line in shown if line.key == "np-race"] == race
    assert [due.what for due in now_of(table.session).due if due.what.key == "np-race"] == race
    return told + [str(line.args["winner"]) for line in race]


def test_the_difference_on_each_front_gives_its_level() -> None:
    assert _outcome((30, 0), (9, 0)) == ["allied strategic", "nobody draw"]
    assert _outcome((0, 10), (25, 5)) == ["central-powers limited", "allied operational"]


def test_the_race_goes_to_the_allies_with_the_higher_level() -> None:
    race: dict[str, Any] = {"np-race-for-damascus": True}
    assert _outcome((12, 0), (20, 0), **race)[-1] == "east-allied-player"
    assert _outcome((0, 12), (5, 0), **race)[-1] == "east-allied-player"
    assert _outcome((12, 0), (15, 0), **race)[-1] == "tie"
    race["np-central-powers-win"] = "as-a-draw"
    assert _outcome((0, 12), (5, 0), **race)[-1] == "tie"


def test_the_page_tells_who_would_win_a_race_under_way() -> None:
    """24.3."""
    table = Table(LONG, **{"np-race-for-damascus": True})
    table.do(cmd.NextPhase())
    table.set(**{"vp__west-allied": 35, "vp__east-cp": 12})
    page = next(panel for panel in panels(table.scene) if panel.id == "np-victory-points")
    (now,) = (line for line in page.parts[1].lines if line.key == "np-race-now")  # type: ignore[union-attr]
    assert now.about
    assert (now.about.rule, now.about.args["winner"]) == ("24.3", "west-allied-player")


def test_the_page_compares_each_front_with_history() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.set(**{"vp__west-allied": 35, "vp__east-cp": 12})
    page = next(panel for panel in panels(table.scene) if panel.id == "np-victory-points")
    lines = page.parts[1].lines  # type: ignore[union-attr]
    compared = [line.args["than"] for line in lines if line.key == "np-level-history"]
    assert compared == ["better", "worse"]


def test_what_an_optional_unit_pays_is_not_counted_before_the_end() -> None:
    """Eighteen against thirteen is a draw by five, whatever the Australians will bring the enemy (19.6)."""
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.set(**{"vp__west-cp": 18, "vp__west-allied": 13})
    table.do(cmd.SendOptional(unit="al-w-aus1", front=Front.WEST))
    page = next(panel for panel in panels(table.scene) if panel.id == "np-victory-points")
    level = next(line for line in page.parts[1].lines if line.key == "np-level-now")  # type: ignore[union-attr]
    assert level.about is not None
    assert level.about.args["difference"] == 5


def test_an_optional_unit_pays_once_and_on_its_front() -> None:
    table = at_phase(13, EAST_CP, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-ok", front=Front.EAST))
    remove(table, "var-ok", spot=Spot.REPLACEABLE)
    assert table.refused(cmd.SendOptional(unit="var-ok", front=Front.EAST)) == "np-optional-sent"
    for counter in table.game.on_map:
        remove(table, counter.id)
    end_of_turn(table, 16)
    table.do(cmd.NextPhase())
    assert _points(table) == (0, 0, 0, 2)


def test_a_counter_of_the_players_own_may_be_a_division() -> None:
    table = at_phase(2, WEST_CP, Phase.REINFORCEMENT)
    west_cp = {"side": Faction.CENTRAL_POWERS, "front": Front.WEST, "kind": UnitType.INFANTRY}
    table.do(cmd.MakeCounter(name="11th Division", **west_cp))
    table.put("made-1", "1306")
    begin(table, 3, WEST_CP, Phase.RANDOM_EVENT)
    table.roll(2, 1)
    table.do(cmd.MeetTask(units=("made-1",)))
    assert table.game.counters["made-1"].spot is Spot.GONE


def test_allenby_takes_over_from_murray_in_the_third_quarter_of_1917() -> None:
    for turn, names in ((10, []), (11, ["allenby"]), (12, [])):
        table = at_phase(turn, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
        lines = [reason for group in table.session.log()[-1].details for reason in group]
        assert [line.args["name"] for line in lines if line.key == "np-commander"] == names
        assert (table.game.counters["al-w-murray"].range == 3) is (turn > 10)
