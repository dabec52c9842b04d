"""What only counters and tracks give is asked for when it first matters; "don't know" refuses nothing."""

import pytest

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.procedures.retreating import retreat_ends
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.panels import panels
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, UnitType
from companion.kit.panels import Checklist
from companion.kit.questions import like_numbers
from companion.reason import Reason
from companion.session.commands import Overrule
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from tests.games.no_prisoners.campaign.jumping import at_phase, remove
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketched_units import facing
from tests.games.no_prisoners.campaign.test_campaign import LONG, SHORT, Table, hex_of


@pytest.fixture
def table() -> Table:
    """The West Allied movement phase; a division stands at Qantara."""
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    table.put("al-w-42", "0709")
    return table


def _march(number: str) -> cmd.MoveCounters:
    return cmd.MoveCounters(units=("al-w-42",), hex=hex_of(number))


def _told(table: Table) -> list[str]:
    return [reason.key for group in table.session.log()[-1].details for reason in group]


def test_a_move_waits_for_the_allowance_and_is_judged_by_it(table: Table) -> None:
    table.do(_march("0208"))  # Alexandria
    assert table.session.state.waiting[0].purpose == NpPurpose.MOVEMENT
    assert table.game.counters["al-w-42"].hex == hex_of("0709")
    table.reply(1)
    assert table.game.counters["al-w-42"].movement == 1
    assert table.game.counters["al-w-42"].hex == hex_of("0709")
    assert "np-move-not-made" in _told(table)
    table.do(_march("0708"))
    assert table.game.counters["al-w-42"].hex == hex_of("0708")


def test_undo_takes_a_move_back_and_the_allowance_that_it_waited_for_stays_known(table: Table) -> None:
    table.do(_march("0708"))
    assert table.session.undo_label == Reason("do-np-move-counters", args={"count": 1})
    table.reply(4)
    assert table.session.undo_label == Reason("do-np-move-counters", args={"count": 1})
    after = table.game
    table.session.undo()
    division = table.game.counters["al-w-42"]
    assert (division.hex, division.movement, table.session.state.waiting) == (hex_of("0709"), 4, ())
    table.session.redo()
    assert (table.game, table.session.redo_label) == (after, None)


def test_the_next_undo_takes_the_allowance_back_and_both_come_again(table: Table) -> None:
    before = table.game
    table.do(_march("0708"))
    table.reply(4)
    after = table.game
    table.session.undo()
    assert table.session.undo_label == Reason("do-keep-printed", args={"count": 1})
    table.session.undo()
    assert table.game == before
    table.session.redo()
    assert table.game.counters["al-w-42"].movement == 4
    table.session.redo()
    assert (table.game, table.session.redo_label) == (after, None)
    table.session.undo()
    table.session.undo()
    assert table.game == before


def test_what_stays_known_is_read_again_from_the_file(table: Table) -> None:
    table.do(_march("0708"))
    table.reply(4)
    table.session.undo()
    again = Session.open(table.session.store, lambda _: SYSTEM)
    assert again.redo_label == Reason("do-np-move-counters", args={"count": 1})
    again.redo()
    assert again.state.game.counters["al-w-42"].hex == hex_of("0708")


def test_of_an_act_that_had_done_something_one_undo_takes_back_what_was_told_last() -> None:
    table = at_phase(7, PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    remove(table, "al-w-42", spot=Spot.REPLACEABLE)
    table.do(cmd.NextPhase())
    asked = table.session.state.waiting
    table.reply(2)
    table.session.undo()
    assert table.session.state.waiting == asked
    assert table.game.moment.phase is Phase.REPLACEMENT


def test_an_allowance_that_nobody_knows_refuses_nothing_and_is_said(table: Table) -> None:
    table.do(_march("0208"))
    table.reply(None)
    assert table.game.counters["al-w-42"].hex == hex_of("0208")
    assert "np-movement-unknown" in _told(table)
    table.put("al-w-gb", "0709")
    table.do(cmd.MoveCounters(units=("al-w-gb",), hex=hex_of("0708")))
    assert [request.subject for request in table.session.state.waiting] == ["al-w-gb"]


def test_rail_movement_over_the_capacity_that_was_just_read_is_not_made(table: Table) -> None:
    table.do(cmd.MoveCounters(units=("al-w-42",), hex=hex_of("0708"), how="rail"))
    table.reply(0)
    assert table.game.counters["al-w-42"].hex == hex_of("0709")
    assert table.game.phase.rail_used == 0
    assert "np-move-not-made" in _told(table)


def test_a_move_that_the_table_insists_on_asks_for_nothing(table: Table) -> None:
    beyond = _march("1312")  # on the other front
    assert table.refused(beyond) == "np-minimum-boundary"
    dumped = SYSTEM.commands.dump(beyond)
    table.do(Overrule(command=dumped, note="the table is right"))
    assert table.session.state.waiting == ()
    assert table.game.counters["al-w-42"].hex == hex_of("1312")


def _routed_by_unknown(reply: str | None) -> Table:
    """A tribe-like unit of no known type beats a division and may want to pursue."""
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    table.put("cp-w-27", "0909")
    table.put("al-w-53", "0809")
    table.put("al-w-52", "0709")
    table.set(**{"counters__al-w-53__type": None})
    table.read(cp_w_27=3, al_w_53=6)
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID, attackers=("al-w-53",)))
    table.roll(5)  # 200%: DW
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1008")))
    assert table.game.combat is not None
    assert table.game.combat.stage is Stage.TYPES
    assert list(SYSTEM.panels(table.session.state))
    table.reply(reply)
    return table


def test_only_the_types_of_those_who_may_pursue_are_asked_for() -> None:
    table = facing()
    table.print("al-w-42", type=None)
    table.print("cp-w-27", type=None)
    table.do(table.attack("0909"))
    table.roll(5)  # 200%: DW
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=min(retreat_ends(table.scene, "cp-w-27"))))
    assert [request.subject for request in table.session.state.waiting] == ["al-w-42"]


def test_the_type_is_asked_for_before_a_pursuit() -> None:
    table = _routed_by_unknown("cavalry")
    assert table.game.counters["al-w-53"].type is UnitType.CAVALRY
    assert table.game.combat is not None
    assert table.game.combat.pursuing == ("al-w-53",)


def test_a_type_that_never_pursues_ends_the_combat() -> None:
    assert _routed_by_unknown("artillery").game.combat is None


def test_a_type_that_nobody_knows_forbids_no_pursuit() -> None:
    combat = _routed_by_unknown(None).game.combat
    assert combat is not None
    assert combat.pursuing == ("al-w-53",)


def test_a_city_of_unknown_value_is_told_and_not_counted() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    while table.game.moment.phase is not Phase.VP_CHECK:
        table.do(cmd.NextPhase())
        while table.session.state.waiting and table.game.moment.phase is not Phase.VP_CHECK:
            table.answer_quietly()
    while table.session.state.waiting:
        table.reply(None)
    assert "np-city-unknown" in _told(table)


def test_figures_entered_beforehand_are_not_asked_for() -> None:
    table = Table(LONG)
    table.set(**{"sheet__rail_capacity__1-west-allied": 1})
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    table.do(cmd.MoveCounters(units=("al-w-42",), hex=hex_of("0709"), how="rail"))
    assert table.session.state.waiting == ()
    assert table.game.counters["al-w-42"].hex == hex_of("0709")


def test_a_figure_that_nobody_knows_is_asked_for_once(table: Table) -> None:
    table.do(cmd.MoveCounters(units=("al-w-42",), hex=hex_of("0708"), how="rail"))
    table.reply(None)
    table.do(cmd.MoveCounters(units=("al-w-gb",), hex=hex_of("0709"), how="rail"))
    assert table.session.state.waiting == ()


def test_a_reinforcement_comes_on_the_turn_that_was_entered() -> None:
    table = Table(LONG)
    table.set(**{"counters__al-w-murray__due": 2, "counters__al-w-aus1__due": 2})
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    assert table.game.counters["al-w-murray"].spot is Spot.ASIDE
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    assert table.game.moment.turn == 2
    assert table.game.counters["al-w-murray"].spot is Spot.ARRIVING
    assert table.game.counters["al-w-aus1"].spot is Spot.ASIDE, "optional units are sent, not due"


def _claimed(reply: str) -> Table:
    """Race for Damascus, 1918 I: the West Central Powers claim the Orient Corps."""
    table = Table(LONG, **{"np-race-for-damascus": True})
    table.do(cmd.NextPhase())
    table.set(moment__turn=13)
    table.go_to(PlayerTurn.WEST_CP, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-ok", front=Front.WEST))
    assert table.game.sent == ()
    table.reply(reply)
    return table


def test_the_first_to_claim_the_orient_corps_gets_it() -> None:
    table = _claimed("no")
    assert table.game.sent == ("var-ok",)
    assert table.game.counters["var-ok"].front is Front.WEST


def test_a_coin_decides_between_two_claims_on_the_orient_corps() -> None:
    table = _claimed("yes")
    table.roll(2)
    assert table.game.counters["var-ok"].front is Front.EAST
    assert table.game.counters["var-ok"].spot is Spot.ARRIVING
    log = [reason for group in table.session.log()[-1].details for reason in group]
    assert Reason("np-log-optional-front", "VAR-OK1", args={"front": "east"}) in log


def test_a_unit_is_replaced_on_its_own_front_only() -> None:
    table = Table(LONG)
    table.set(**{"counters__cp-e-42__spot": "replaceable", "counters__cp-e-42__hex": None})
    table.set(**{"counters__cp-w-8__spot": "replaceable", "counters__cp-w-8__hex": None})
    table.do(cmd.NextPhase())
    while table.game.moment.phase is not Phase.REPLACEMENT:
        table.do(cmd.NextPhase())
    table.reply(2)
    with pytest.raises(IllegalCommandError) as caught:
        table.do(cmd.TryReplacement(unit="cp-e-42"))
    assert caught.value.reason.rule.startswith("17.0")


def test_undo_of_a_replacement_says_its_die_and_that_of_a_correction_both() -> None:
    table = Table(LONG)
    table.set(**{"counters__cp-w-8__spot": "replaceable"})
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_CP, Phase.REPLACEMENT)
    table.set(**{"sheet__replacement_rate__1-west-cp": 2})
    table.do(cmd.TryReplacement(unit="cp-w-8"))
    table.roll(2)
    label, detail = table.session.undo_label, table.session.undo_detail
    assert label is not None
    assert label.about == Reason("np-unit-cp-w-8")
    assert detail[0] == Reason("dice-rolled", args={"dice": "2", "final": 2, "source": "physical"})
    table.session.correct(len(table.session.journal.entries), RollAnswer.physical(3))
    assert table.session.undo_label == Reason("correction-of", about=label)
    assert table.session.undo_detail == (Reason("dice-corrected", args={"was": "2", "now": "3"}),)


def test_optional_units_give_the_enemy_points_at_the_end() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="al-w-aus1", front=Front.WEST))
    before = table.game.vp[PlayerTurn.WEST_CP]
    table.set(moment__turn=16)
    while not table.game.is_over:
        table.do(cmd.NextPhase())
        while table.session.state.waiting and not table.game.is_over:
            table.answer_quietly()
    assert table.game.vp[PlayerTurn.WEST_CP] == before + 3


def _reminders(table: Table) -> list[Reason]:
    """What the clock says beside its phase."""
    checklist = panels(table.scene)[0].parts[-1]
    assert isinstance(checklist, Checklist)
    return [reason for item in checklist.items for reason in item.reminders]


def _commander(table: Table) -> list[str]:
    """Who the clock says commands, by its reminders."""
    return [str(one.args["player"]) for one in _reminders(table) if one.key == "np-race-commander"]


@pytest.mark.parametrize(("scenario", "more"), [(LONG, {"26.5c"}), (SHORT, set[str]())])
def test_before_play_the_cup_is_filled_and_the_first_reinforcements_wait(
    scenario: str, more: set[str]
) -> None:
    assert {one.rule for one in _reminders(Table(scenario))} == {"2.4d", "18.0b"} | more


@pytest.mark.parametrize(("is_foggy", "rules"), [(False, ["9.6"]), (True, [])])
def test_who_moves_is_told_not_to_look_into_stacks_that_lie_open(is_foggy: bool, rules: list[str]) -> None:
    table = at_phase(2, PlayerTurn.WEST_CP, Phase.MOVEMENT, **{"np-fog-of-war": is_foggy})
    assert [one.rule for one in _reminders(table)] == rules


def test_in_the_race_the_clock_says_who_commands() -> None:
    table = Table(LONG, **{"np-race-for-damascus": True})
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_CP, Phase.MOVEMENT)
    assert _commander(table) == ["east-allied-player"]
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    assert _commander(table) == ["west-allied-player"]


def test_reinforcements_wait_while_enemies_hold_every_entry_hex() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.set(**{"counters__al-w-42__spot": "arriving", "counters__al-w-42__hex": None})
    entries = sorted(SYSTEM.field.entry_hexes(Faction.ALLIED, Front.WEST))
    enemies = [c.id for c in table.game.on_map if c.faction is Faction.CENTRAL_POWERS][: len(entries)]
    table.put_all(dict(zip(enemies, map(SYSTEM.field.board.hex_name, entries), strict=True)))
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    assert "np-entry-delayed" in _told(table)
    assert table.game.counters["al-w-42"].spot is Spot.ARRIVING


def _bonus_claimed(range_: int | None) -> Table:
    """An attack with command bonus, Murray near by, his range unread; `range_` is the answer."""
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    table.put("cp-w-27", "0909")
    table.put("al-w-53", "0809")
    table.put("al-w-52", "0709")
    table.put("al-w-murray", "0708")
    table.read(cp_w_27=3, al_w_53=6)
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID, attackers=("al-w-53",), command=True))
    assert [request.purpose for request in table.session.state.waiting] == [NpPurpose.RANGE]
    assert table.game.combat is None
    assert table.session.undo_detail == (Reason("np-log-attack-held", "11.10", (hex_of("0909"),)),)
    table.reply(range_)
    return table


def test_a_command_range_that_nobody_read_is_asked_for() -> None:
    combat = _bonus_claimed(3).game.combat
    assert combat is not None
    assert combat.hq == "al-w-murray"


def test_a_command_range_too_short_makes_no_attack() -> None:
    table = _bonus_claimed(0)
    assert table.game.combat is None
    assert table.game.phase.attacked == ()
    assert "np-attack-not-made" in _told(table)


def test_a_command_range_that_nobody_knows_forbids_no_bonus() -> None:
    table = _bonus_claimed(None)
    combat = table.game.combat
    assert combat is not None
    assert combat.hq == "al-w-murray"
    assert "np-range-unknown" in _told(table)


def test_the_strengths_of_an_attack_are_asked_one_behind_the_other_as_like_numbers() -> None:
    table = facing()
    for unit in ("al-w-42", "al-w-yeocav", "cp-w-27"):
        table.print(unit, strength=None)
    table.do(table.attack("0909"))
    assert [one.subject for one in like_numbers(table.session.state.waiting)] == ["al-w-yeocav", "cp-w-27"]
