"""Every row of the four event tables, rolled in play and carried out (5.0, 6.6)."""

from typing import Any

import pytest

from companion.games.no_prisoners.procedures.choices import task_choices
from companion.games.no_prisoners.procedures.demands import enemy_chooses
from companion.games.no_prisoners.procedures.replacing import tries_left
from companion.games.no_prisoners.procedures.sets import any_units, units_choice
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.random_events import EffectKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.event_page import task_lines
from companion.games.no_prisoners.shown.panels import panels
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, UnitType
from companion.kit.cards import card_of
from companion.kit.panels import InputKind
from companion.kit.panels import Table as PanelTable
from companion.reason import Reason
from companion.session.commands import Overrule
from companion.session.errors import IllegalCommandError
from companion.text import Catalogue
from tests.games.no_prisoners.campaign.jumping import at_phase, begin, remove, told
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import SHORT, Table, hex_of

WEST_CP, WEST_ALLIED = PlayerTurn.WEST_CP, PlayerTurn.WEST_ALLIED
EAST_ALLIED, EAST_CP = PlayerTurn.EAST_ALLIED, PlayerTurn.EAST_CP
SPRING_1917 = 10
# Typed anew from the rulebook.
TABLES = {
    PlayerTurn.WEST_CP: "grand-offensive redeployment emergency-replacements attrition morale nothing",
    PlayerTurn.EAST_CP: "redeployment emergency-replacements attrition morale nothing nothing",
    PlayerTurn.WEST_ALLIED: "grand-offensive redeployment emergency-replacements senussi morale nothing",
    PlayerTurn.EAST_ALLIED: "redeployment tribes-go-home tribal-morale nothing arab-revolt late-arab-revolt",
}


def _event_phase(player_turn: PlayerTurn, turn: int = SPRING_1917, **settings: Any) -> Table:
    return at_phase(turn, player_turn, Phase.RANDOM_EVENT, **settings)


def test_without_a_task_none_can_be_insisted_on() -> None:
    table = at_phase(SPRING_1917, WEST_ALLIED, Phase.MOVEMENT)
    wish = SYSTEM.commands.dump(cmd.MeetTask(units=("al-w-42",)))
    assert table.refused(Overrule(command=wish, note="the table is right")) == "np-no-task"


def test_behind_a_task_the_table_insists_on_nothing_that_cannot_be_at_all() -> None:
    table = _event_phase(WEST_CP)
    table.roll(4)
    assert table.game.tasks
    away = next(one for one in table.game.counters.values() if not one.is_on_map)
    pursuit = cmd.PursueWith(unit=away.id, hex=hex_of("1308"))
    assert table.refused(pursuit) == "np-task-first"
    wish = SYSTEM.commands.dump(pursuit)
    assert table.refused(Overrule(command=wish, note="the table is right")) == "np-not-on-map"


def _joined_by_tribe(**settings: Any) -> tuple[Table, str]:
    """After the revolt, two tribes left in the cup; a tribal unit stands on the map."""
    table = at_phase(9, EAST_ALLIED, Phase.MOVEMENT, **settings)
    table.set(revolted_on=8, tribes_in_cup=3)
    begin(table, SPRING_1917, EAST_ALLIED, Phase.REINFORCEMENT)
    table.roll(1)
    tribe = table.game.at(Spot.ARRIVING, Faction.ALLIED, Front.EAST)[0].id
    table.do(cmd.PlaceCounter(unit=tribe, hex=hex_of("2425")))
    return table, tribe


def test_no_tribe_that_might_pursue_is_asked_whether_it_is_a_headquarters() -> None:
    table, tribe = _joined_by_tribe()
    table.put("cp-e-gar-7", "2326")
    begin(table, SPRING_1917, EAST_ALLIED, Phase.COMBAT_1)
    table.do(cmd.Attack(hex=hex_of("2326"), crt=Crt.RAID, attackers=(tribe,)))
    table.reply(12)
    table.reply(1)
    table.roll(5)  # 600%: DD
    (question,) = table.session.state.waiting
    assert question.purpose == NpPurpose.TYPE
    assert not {UnitType.HQ, UnitType.LAWRENCE}.intersection(question.options)


def _kinds(table: Table) -> list[EffectKind]:
    return [task.kind for task in table.game.tasks]


# ---- the tables ----


@pytest.mark.parametrize("player_turn", PlayerTurn)
def test_each_player_turn_begins_with_a_die_on_the_table_of_its_own_front_and_side(
    player_turn: PlayerTurn,
) -> None:
    """5.0: every row comes up as it is printed."""
    rows = []
    for die in range(1, 7):
        table = _event_phase(player_turn)
        assert table.refused(cmd.NextPhase()) == "answer-first"
        table.roll(die)
        while [one for one in table.session.state.waiting if one.purpose == NpPurpose.SECOND_EVENT]:
            table.roll(6)
        rows.append(table.game.phase.event)
    assert rows == TABLES[player_turn].split()


# ---- grand offensives ----


@pytest.mark.parametrize(("player_turn", "strength"), [(WEST_CP, 11), (WEST_ALLIED, 15)])
def test_a_grand_offensive_takes_strength_by_the_rule_of_withdrawals(
    player_turn: PlayerTurn, strength: int
) -> None:
    table = _event_phase(player_turn)
    table.roll(1)
    while table.session.state.waiting:
        table.reply(4)
    task = table.game.tasks[0]
    assert (task.kind, task.amount) == (EffectKind.WITHDRAW_STRENGTH, strength)
    assert table.refused(cmd.NextPhase()) == "np-task-first"
    units = task_choices(table.scene)[0].values["units"]
    assert table.refused(cmd.MeetTask(units=units[:-1])) == "np-withdraw-supplied-first"
    table.do(cmd.MeetTask(units=units))
    assert {table.game.counters[unit].spot for unit in units} == {Spot.GONE}
    begin(table, 14, player_turn, Phase.RANDOM_EVENT)
    table.roll(1)
    assert table.game.tasks == ()


def test_a_grand_offensive_finds_nothing_where_nobody_has_any_strength() -> None:
    table = _event_phase(WEST_ALLIED)
    table.roll(1)
    while table.session.state.waiting:
        table.reply(0)
    (choice,) = task_choices(table.scene)
    assert choice.command is cmd.DropTask
    table.do(choice.build())
    assert table.game.tasks == ()


def test_the_offer_for_a_grand_offensive_wastes_as_little_strength_as_may_be() -> None:
    table = _event_phase(WEST_CP)
    table.roll(1)
    strengths = iter((5, 5, 5, 1, 3, 2))
    while table.session.state.waiting:
        table.reply(next(strengths, 4))
    first = task_choices(table.scene)[0].values["units"]
    assert sum(table.game.counters[unit].strength or 0 for unit in first) == 11


@pytest.mark.parametrize("turn", [2, 8])
def test_the_allies_are_spared_a_grand_offensive_before_1917(turn: int) -> None:
    table = _event_phase(WEST_ALLIED, turn)
    table.roll(1)
    assert (table.game.tasks, sum(table.game.occurred.values())) == ((), 0)


def test_what_has_happened_can_be_set_to_what_the_table_shows() -> None:
    table = _event_phase(WEST_ALLIED)
    table.set(**{"occurred__west-allied-grand-offensive": 1, "occurred__west-allied-senussi": 1})
    table.roll(1)
    assert table.game.tasks == ()
    begin(table, SPRING_1917 + 1, WEST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(4)
    assert (table.game.is_senussi, table.game.occurred["west-allied-senussi"]) == (True, 2)
    begin(table, SPRING_1917 + 2, WEST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(4)
    assert not table.game.is_senussi


def test_the_short_scenario_ignores_the_allied_grand_offensive() -> None:
    table = _event_phase(WEST_CP, scenario=SHORT)
    table.roll(1)
    assert table.game.tasks == ()
    assert "np-event-ignored" in told(table)
    page = next(panel for panel in panels(table.scene) if panel.id == "np-events")
    happened = [row[1].args["event"] for row in page.parts[0].rows]  # type: ignore[union-attr]
    assert happened == ["senussi"]


def _lit_row(table: Table) -> tuple[str, str, int]:
    """Of the highlighted row of the events page: the event, what it came to, its figure."""
    page = next(panel for panel in panels(table.scene) if panel.id == "np-events")
    (shown,) = (part for part in page.parts if isinstance(part, PanelTable) and part.current is not None)
    row = shown.rows[shown.current or 0][1]
    assert isinstance(row, Reason)
    about = row.about or Reason("")
    figure = next(iter(about.args.values()), 0)
    return str(row.args["event"]), about.key, int(figure)


def test_the_row_of_an_event_in_force_tells_what_it_came_to() -> None:
    """Not what a further one of its kind would come to: the second revolt of the Senussi is the last."""
    table = _event_phase(WEST_ALLIED)
    table.set(**{"occurred__west-allied-senussi": 1})
    table.roll(4)
    assert table.game.is_senussi
    assert _lit_row(table) == ("senussi", "np-effect-senussi", 2)
    begin(table, SPRING_1917 + 1, WEST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(4)
    assert _lit_row(table) == ("senussi", "np-event-happened", 2)


def test_the_short_scenario_opens_on_the_senussi_revolt_and_its_page_says_so() -> None:
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    assert table.game.is_senussi
    assert _lit_row(table) == ("senussi", "np-effect-senussi", 2)


def test_the_arab_revolt_is_told_once() -> None:
    table = _event_phase(EAST_ALLIED, 8)
    table.roll(5)
    assert [key for key in told(table) if "revolt" in key] == ["np-effect-arab-revolt"]
    assert "np-event-name" not in told(table)


@pytest.mark.parametrize(("cup", "is_told_anew"), [(3, False), (0, True)])
def test_a_tribe_that_an_event_draws_is_told_once_but_where_the_cup_is_empty(
    cup: int, is_told_anew: bool
) -> None:
    table, _ = _joined_by_tribe()
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.set(tribes_in_cup=cup)
    table.roll(2, 5)
    assert "np-effect-draw-tribal" in told(table)
    assert ("np-log-tribes-drawn" in told(table)) == is_told_anew


def test_the_row_of_the_arab_revolt_says_that_it_breaks_out() -> None:
    table = _event_phase(EAST_ALLIED, 8)
    table.roll(5)
    assert table.game.has_revolted
    assert _lit_row(table)[:2] == ("arab-revolt", "np-effect-arab-revolt")


@pytest.mark.parametrize("reading", ["enemy-commander", "owner"])
def test_units_out_of_supply_go_when_those_in_supply_do_not_suffice(reading: str) -> None:
    table = _event_phase(WEST_CP, **{"np-withdrawal-chooser": reading})
    for counter in table.game.at(Spot.MAP, Faction.CENTRAL_POWERS, Front.WEST):
        if counter.id not in ("cp-w-23", "cp-w-27"):
            remove(table, counter.id, spot=Spot.GONE)
    table.put("cp-w-23", "1406")
    table.put("cp-w-27", "0512")  # far beyond Cairo
    table.read(cp_w_23=6, cp_w_27=7)
    supplied = [c.id for c in table.game.on_map if c.front is Front.WEST and table.scene.is_supplied(c)]
    assert "cp-w-23" in supplied
    assert "cp-w-27" not in supplied
    table.roll(1)
    assert enemy_chooses(table.scene, table.game.tasks[0]) is (reading == "enemy-commander")
    wanted = ("cp-w-23", "cp-w-27")
    assert [choice.values["units"] for choice in task_choices(table.scene)] == [wanted]
    assert table.refused(cmd.MeetTask(units=("cp-w-23",))) == "np-withdraw-more"
    table.do(cmd.MeetTask(units=wanted))
    assert table.game.at(Spot.MAP, Faction.CENTRAL_POWERS, Front.WEST) == ()


def test_nothing_is_said_of_who_withdraws_before_all_strengths_are_read() -> None:
    table = _event_phase(WEST_CP)
    table.roll(1)
    assert [reason.key for reason in task_lines(table.scene)] == ["np-task", "np-read-strengths-first"]
    assert task_choices(table.scene) == ()


def test_few_sets_are_offered_each_by_all_its_names_and_any_others_may_be_named() -> None:
    """RE-WCP-1: at least 11, so four divisions of 3 do as well as what comes to 11."""
    table = _event_phase(WEST_CP)
    units = table.game.at(Spot.MAP, Faction.CENTRAL_POWERS, Front.WEST)
    table.by_hand({f"counters/{unit.id}/strength": 3 for unit in units})
    table.read(cp_w_sxf=2)
    table.roll(1)
    *sets, any_ = task_choices(table.scene)
    assert len(sets) == 3
    assert len({choice.label.args["others"] for choice in sets}) == 3
    assert [one.kind for one in any_.inputs] == [InputKind.SEVERAL]
    wanted = ("cp-w-16", "cp-w-23", "cp-w-24", "cp-w-26")
    assert {*wanted} <= {suggestion.text for suggestion in any_.inputs[0].suggestions}
    table.do(any_.build(units=wanted))
    assert table.game.tasks == ()


def test_alike_units_are_told_apart_by_their_hexes_among_any_others() -> None:
    table = _event_phase(WEST_CP)
    table.put("cp-e-gar-1", "1606")
    pool = [table.game.counters[unit] for unit in ("cp-e-gar-1", "cp-e-42")]
    choice = any_units("np-choice-task-any", cmd.MeetTask, pool, SYSTEM.board)
    garrison, regiment = choice.inputs[0].suggestions
    words = Catalogue("en").reason(garrison.label, SYSTEM.board.hex_name)
    assert (words, garrison.short) == ("Garrison regiment 1 (1606)", "1606")
    assert regiment.short == "42"


def test_the_first_of_several_alike_has_its_hex_too_where_others_go_with_it() -> None:
    table = _event_phase(WEST_CP)
    table.put("cp-e-gar-1", "1606")
    table.put("cp-e-gar-2", "1604")
    choice = units_choice("np-choice-task", ("cp-e-gar-1", "cp-e-gar-2"), table.scene)
    assert (
        Catalogue("en").reason(choice.label, SYSTEM.board.hex_name) == "Take Garrison regiment 1 (1606), 1604"
    )
    lost = units_choice("np-choice-lose", ("cp-e-gar-1", "cp-e-gar-2"), table.scene)
    assert (
        Catalogue("en").reason(lost.label, SYSTEM.board.hex_name) == "Remove Garrison regiment 1 (1606), 1604"
    )


def test_without_enough_units_the_rest_of_the_demand_is_dropped() -> None:
    table = _event_phase(WEST_CP)
    for counter in table.game.at(Spot.MAP, Faction.CENTRAL_POWERS, Front.WEST):
        if counter.id != "cp-w-23":
            remove(table, counter.id, spot=Spot.GONE)
    table.read(cp_w_23=4)
    table.roll(1)
    table.do(cmd.MeetTask(units=("cp-w-23",)))
    assert table.game.tasks == ()
    table.do(cmd.NextPhase())


# ---- redeployment, emergencies, attrition ----


@pytest.mark.parametrize(("player_turn", "die"), [(WEST_CP, 2), (WEST_ALLIED, 2)])
def test_a_redeployment_in_the_west_takes_a_division(player_turn: PlayerTurn, die: int) -> None:
    table = _event_phase(player_turn)
    table.roll(die, 3)
    division, other = {WEST_CP: ("cp-w-8", "cp-w-g13"), WEST_ALLIED: ("al-w-42", "al-w-iscb")}[player_turn]
    assert table.refused(cmd.MeetTask(units=(other,))) == "np-not-of-task"
    table.do(cmd.MeetTask(units=(division,)))
    assert table.game.counters[division].spot is Spot.GONE


@pytest.mark.parametrize(
    ("player_turn", "die", "unit", "other"),
    [
        (WEST_CP, 2, "cp-w-8", "cp-e-42"),
        (WEST_ALLIED, 2, "al-w-42", "cp-w-8"),
        (EAST_CP, 1, "cp-e-42", "cp-w-8"),
    ],
)
def test_a_redeployment_brings_back_a_unit_of_its_front_at_once(
    player_turn: PlayerTurn, die: int, unit: str, other: str
) -> None:
    table = _event_phase(player_turn)
    remove(table, unit, spot=Spot.GONE)
    remove(table, other, spot=Spot.REPLACEABLE)
    table.roll(die, 4)
    is_own = table.game.counters[other].faction is player_turn.faction
    expected = "np-replacement-other-front" if is_own else "np-not-of-task"
    assert table.refused(cmd.MeetTask(units=(other,))) == expected
    table.do(cmd.MeetTask(units=(unit,)))
    assert table.game.counters[unit].spot is Spot.ARRIVING
    assert table.session.state.waiting == ()


def test_the_unit_that_comes_back_may_be_drawn_instead() -> None:
    table = _event_phase(WEST_CP, **{"np-extra-unit": "at-random"})
    remove(table, "cp-w-8", spot=Spot.GONE)
    remove(table, "cp-w-16", spot=Spot.REPLACEABLE)
    table.roll(2, 4)
    assert table.session.state.waiting[0].purpose == NpPurpose.UNIT
    table.roll(2)
    back = [unit for unit in ("cp-w-8", "cp-w-16") if table.game.counters[unit].spot is Spot.ARRIVING]
    assert (back, table.game.tasks) == (["cp-w-8"], ())


def test_who_is_drawn_has_a_number_on_the_card() -> None:
    table = _event_phase(WEST_CP, **{"np-extra-unit": "at-random"})
    remove(table, "cp-w-8", spot=Spot.GONE)
    remove(table, "cp-w-16", spot=Spot.REPLACEABLE)
    table.roll(2, 4)
    card = card_of(table.session.state.waiting[0])
    lines = [Catalogue("en").reason(line, str) for line in card.lines]
    assert lines == ["1: 16th Infantry Division", "2: 8th Infantry Division"]


def test_a_unit_set_elsewhere_before_the_draw_is_not_drawn() -> None:
    table = _event_phase(WEST_CP, **{"np-extra-unit": "at-random"})
    for unit in ("cp-w-8", "cp-w-16", "cp-w-23"):
        remove(table, unit, spot=Spot.GONE)
    table.roll(2, 4)
    drawn = table.session.state.waiting[0].details["3"]
    remove(table, drawn, spot=Spot.AVAILABLE)
    table.roll(3)
    left = table.session.state.waiting[0].details.values()
    assert len(left) == 2
    assert drawn not in left


def test_a_redeployment_in_the_east_takes_any_unit() -> None:
    table = _event_phase(EAST_CP)
    table.roll(1, 1)
    table.do(cmd.MeetTask(units=("cp-e-rashid",)))
    assert table.game.counters["cp-e-rashid"].spot is Spot.GONE


def test_where_no_unit_answers_a_demand_play_goes_on() -> None:
    table = _event_phase(WEST_CP)
    table.roll(2, 6)
    assert table.game.tasks == ()
    assert "np-log-task-dropped" in told(table)
    table.do(cmd.NextPhase())


@pytest.mark.parametrize(
    ("player_turn", "die", "intruder", "place", "unit"),
    [
        (WEST_CP, 3, "al-w-42", "1207", "cp-w-8"),  # Gaza
        (WEST_ALLIED, 3, "cp-w-8", "1008", "al-w-42"),  # El Arish, in Sinai
        (EAST_CP, 2, "al-e-cf", "1720", "cp-e-42"),  # Wejh
    ],
)
def test_an_emergency_brings_back_a_unit_while_the_enemy_holds_a_place_of_the_homeland(
    player_turn: PlayerTurn, die: int, intruder: str, place: str, unit: str
) -> None:
    quiet = _event_phase(player_turn)
    remove(quiet, unit, spot=Spot.REPLACEABLE)
    quiet.roll(die)
    assert quiet.game.tasks == ()
    table = _event_phase(player_turn)
    remove(table, unit, spot=Spot.REPLACEABLE)
    for holder in table.game.in_hex(hex_of(place)):
        remove(table, holder.id, spot=Spot.GONE)
    table.put(intruder, place)
    table.roll(die)
    table.do(cmd.MeetTask(units=(unit,)))
    assert table.game.counters[unit].spot is Spot.ARRIVING


@pytest.mark.parametrize(
    ("player_turn", "die", "unit"), [(WEST_CP, 4, "cp-w-g13"), (EAST_CP, 3, "cp-e-gar-1")]
)
def test_attrition_puts_a_unit_among_those_to_be_replaced(
    player_turn: PlayerTurn, die: int, unit: str
) -> None:
    table = _event_phase(player_turn)
    table.roll(die)
    alone = [choice.values["units"] for choice in task_choices(table.scene) if not choice.inputs]
    assert alone == [(one.id,) for one in table.game.at(Spot.MAP, player_turn.faction, player_turn.front)]
    table.do(cmd.MeetTask(units=(unit,)))
    assert table.game.counters[unit].spot is Spot.REPLACEABLE


# ---- morale ----


@pytest.mark.parametrize(("player_turn", "die"), [(WEST_CP, 5), (WEST_ALLIED, 5), (EAST_CP, 4)])
@pytest.mark.parametrize(("own", "tries"), [(5, 3), (4, 2), (-4, 2), (-5, 1)])
def test_morale_moves_the_rate_of_this_turn(player_turn: PlayerTurn, die: int, own: int, tries: int) -> None:
    table = _event_phase(player_turn)
    unit = next(iter(table.game.at(Spot.MAP, player_turn.faction, player_turn.front)))
    for counter in table.game.at(Spot.MAP, player_turn.faction, player_turn.front)[:4]:
        remove(table, counter.id, spot=Spot.REPLACEABLE)
    box = f"sheet__replacement_rate__{SPRING_1917}-{player_turn}"
    table.set(**{box: 2, f"vp__{player_turn}": 10 + own, f"vp__{player_turn.opponent}": 10})
    table.roll(die)
    begin(table, SPRING_1917, player_turn, Phase.REPLACEMENT)
    assert tries_left(table.scene) == tries
    table.do(cmd.TryReplacement(unit=unit.id))
    table.roll(6)
    assert tries_left(table.scene) == tries - 1
    begin(table, SPRING_1917 + 1, WEST_CP, Phase.RANDOM_EVENT)
    assert table.game.rate_changes == {}


def test_a_rate_that_morale_takes_away_is_not_called_spent() -> None:
    table = _event_phase(WEST_CP)
    remove(table, "cp-w-8", spot=Spot.REPLACEABLE)
    box = f"sheet__replacement_rate__{SPRING_1917}-{WEST_CP}"
    table.set(**{box: 1, f"vp__{WEST_CP}": 5, f"vp__{WEST_CP.opponent}": 10})
    table.roll(5)
    begin(table, SPRING_1917, WEST_CP, Phase.REPLACEMENT)
    with pytest.raises(IllegalCommandError) as caught:
        table.do(cmd.TryReplacement(unit="cp-w-8"))
    words = "The replacement rate is 1, −1 for morale: nobody else may be tried. (14.2-3b)"
    assert Catalogue("en").reason(caught.value.reason, str) == words


@pytest.mark.parametrize(
    ("player_turn", "dice"), [(WEST_CP, (6,)), (WEST_ALLIED, (6,)), (EAST_ALLIED, (4,)), (EAST_CP, (5, 6))]
)
def test_rows_without_an_event(player_turn: PlayerTurn, dice: tuple[int, ...]) -> None:
    for die in dice:
        table = _event_phase(player_turn)
        table.roll(die)
        assert (table.game.tasks, sum(table.game.occurred.values())) == ((), 0)
        table.do(cmd.NextPhase())


# ---- Allies of the East ----


@pytest.mark.parametrize("die", [1, 2, 3])
def test_before_the_revolt_the_rows_of_the_tribes_are_no_event(die: int) -> None:
    table = _event_phase(EAST_ALLIED)
    table.roll(die)
    assert (table.game.tasks, table.session.state.waiting) == ((), ())


def test_a_redeployment_of_the_arabs_spares_the_tribes() -> None:
    table, tribe = _joined_by_tribe()
    table.put("al-e-cf", "2025")
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(1, 2)
    assert table.refused(cmd.MeetTask(units=(tribe,))) == "np-not-of-task"
    table.do(cmd.MeetTask(units=("al-e-cf",)))
    assert table.game.counters["al-e-cf"].spot is Spot.GONE
    remove(table, tribe, spot=Spot.REPLACEABLE)
    begin(table, SPRING_1917 + 1, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(1, 5)
    assert table.refused(cmd.MeetTask(units=(tribe,))) == "np-event-no-tribes"
    table.do(cmd.MeetTask(units=("al-e-cf",)))
    assert table.game.counters["al-e-cf"].spot is Spot.ARRIVING


@pytest.mark.parametrize(("reading", "cup"), [("permanently-eliminated", 2), ("back-to-the-cup", 3)])
def test_tribes_go_home_or_come_by_the_second_die(reading: str, cup: int) -> None:
    table, tribe = _joined_by_tribe(**{"np-withdrawn-tribe-goes-to": reading})
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(2, 3)
    table.do(cmd.MeetTask(units=(tribe,)))
    left = table.game.counters.get(tribe)
    assert (left.spot if left else None) is (Spot.GONE if cup == 2 else None)
    assert table.game.tribes_in_cup == cup
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(2, 4)
    assert table.game.tribes_in_cup == cup - 1


def test_no_second_die_is_asked_where_neither_half_finds_a_unit() -> None:
    """Of the Arabs nobody but tribes is there, or not even these and none in the cup."""
    table, tribe = _joined_by_tribe()
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(1)
    assert (table.session.state.waiting, table.game.tasks) == ((), ())
    assert table.game.phase.came_to == Reason("np-log-task-dropped", "5.0a")
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(2)
    assert [one.purpose for one in table.session.state.waiting] == [NpPurpose.SECOND_EVENT]
    table.roll(5)
    remove(table, tribe, spot=Spot.REPLACEABLE)
    remove(table, "tribe-2", spot=Spot.REPLACEABLE)
    table.set(tribes_in_cup=0)
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(2)
    assert (table.session.state.waiting, table.game.tasks) == ((), ())


@pytest.mark.parametrize(("lead", "tasks", "cup"), [(5, 0, 1), (4, 0, 2), (-4, 0, 2), (-5, 1, 2)])
def test_tribes_follow_the_victory_points(lead: int, tasks: int, cup: int) -> None:
    table, _ = _joined_by_tribe()
    begin(table, SPRING_1917, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.set(**{"vp__east-allied": 10 + lead, "vp__east-cp": 10})
    table.roll(3)
    assert (len(table.game.tasks), table.game.tribes_in_cup) == (tasks, cup)


@pytest.mark.parametrize(("die", "turn", "revolts"), [(5, 2, True), (6, 4, False), (6, 5, True)])
def test_the_arabs_revolt_on_a_five_and_from_1916_on_a_six(die: int, turn: int, revolts: bool) -> None:
    table = _event_phase(EAST_ALLIED, turn)
    table.roll(die)
    assert table.game.has_revolted is revolts
    begin(table, turn + 1, EAST_ALLIED, Phase.RANDOM_EVENT)
    table.roll(die)
    assert table.game.revolted_on == (turn if revolts else turn + 1)


def test_with_the_historical_date_the_dice_bring_no_revolt() -> None:
    table = _event_phase(EAST_ALLIED, 5, **{"np-historical-revolt": True})
    table.roll(5)
    assert not table.game.has_revolted
    begin(table, 6, EAST_ALLIED, Phase.RANDOM_EVENT)
    assert table.game.revolted_on == 6
    table.roll(2, 6)  # other rows count beside it
    assert len(table.game.at(Spot.ARRIVING, Faction.ALLIED, Front.EAST)) == 1
