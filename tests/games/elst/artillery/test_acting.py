from typing import Any

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    MoveObserver,
    ResolveAttacks,
    TakeAction,
    TellEnemy,
    TellSight,
)
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.hexes.coordinates import Direction
from companion.session.errors import IllegalCommandError
from tests.games.elst.table import (
    BATTERY,
    BOARD,
    Table,
    at,
    in_contact,
    in_own_prep_fire,
    refusal_of,
)


def act(table: Table, action: Action, ar: str | None = None) -> None:
    table.do(TakeAction(battery=BATTERY, action=action, ar=at(ar) if ar else None))


def standing(table: Table) -> tuple[ArtilleryCounter | None, str | None, bool]:
    """Counter, its hex, and whether the battery has finished."""
    return table.battery.counter, table.hex_name, table.battery.activity.is_over


# ---- a new AR ----


def test_an_accurate_round_puts_the_sr_on_the_ar() -> None:
    """2.3c, 2.3d, 2.321"""
    table = in_contact()
    act(table, Action.PLACE_AR, "KK16")
    table.answer("yes")
    table.answer(0)
    assert table.purpose == ElstPurpose.ACCURACY
    table.answer(2)
    assert standing(table) == (ArtilleryCounter.SR, "KK16", True)


def test_an_inaccurate_one_scatters_without_limit() -> None:
    """2.31a"""
    table = in_contact()
    act(table, Action.PLACE_AR, "LL16")
    table.answer("yes")
    table.answer(0)
    table.answer(3)
    assert table.purpose == ElstPurpose.ERROR
    table.answer((1, 6))
    assert standing(table) == (ArtilleryCounter.SR, "LL10", True)


def test_hindrance_that_no_die_can_make_good_goes_straight_to_the_error() -> None:
    """2.4x: with +2 it cannot be accurate."""
    table = in_contact()
    act(table, Action.PLACE_AR, "LL16")
    table.answer("yes")
    table.answer(2)
    assert table.purpose == ElstPurpose.ERROR
    (why,) = table.session.state.waiting[0].results
    assert (why.key, why.rule, why.args["drm"]) == ("oba-hindered-never-on-target", "2.3c", "+2")


def test_an_ar_out_of_sight_is_removed_and_access_kept() -> None:
    """2.3b"""
    table = in_contact()
    act(table, Action.PLACE_AR, "LL16")
    table.answer("no")
    assert standing(table) == (None, None, True)
    assert table.battery.has_access


def test_read_otherwise_another_ar_may_follow() -> None:
    table = in_contact()
    table.choose("oba-unseen-ar-ends-activity", False)
    act(table, Action.PLACE_AR, "LL16")
    table.answer("no")
    assert not table.battery.activity.is_over
    act(table, Action.PLACE_AR, "KK16")
    assert table.purpose == ElstPurpose.SEES_HEX


def test_sight_is_traced_where_the_observers_place_is_known() -> None:
    """From NN8's steeple OO13 is hidden behind buildings, LL16 is seen without hindrance."""
    table = in_contact()
    table.do(MoveObserver(battery=BATTERY, hex=at("NN8"), level=1))
    act(table, Action.PLACE_AR, "LL16")
    assert table.purpose == ElstPurpose.ACCURACY


def test_the_table_may_see_it_otherwise() -> None:
    table = in_contact()
    table.do(MoveObserver(battery=BATTERY, hex=at("NN8"), level=1))
    table.do(TellSight(battery=BATTERY, hex=at("LL16"), is_seen=False))
    act(table, Action.PLACE_AR, "LL16")
    assert table.battery.activity.aim is None
    assert table.battery.activity.is_over


def test_an_ar_goes_on_the_map_only() -> None:
    table = in_contact()
    off = at("A12").step(Direction.SW, 2)
    assert refusal_of(table, TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=off)) == "oba-ar-off-map"
    assert refusal_of(table, TakeAction(battery=BATTERY, action=Action.PLACE_AR)) == "oba-ar-hex-missing"


# ---- corrections ----


def test_the_worked_example_of_a_correction_without_conversion() -> None:
    """2.Sx1: JJ11 to LL16 is six hexes; the cap is two, so direction 2 and a white 6 give NN15."""
    table = in_contact(ArtilleryCounter.SR, "JJ11")
    act(table, Action.CORRECT_SR, "LL16")
    table.answer("yes")
    table.answer(0)
    table.answer(5)
    table.answer((2, 6))
    assert standing(table) == (ArtilleryCounter.SR, "NN15", True)


def test_the_worked_example_of_a_correction_with_conversion() -> None:
    """2.Sx2: MM15 to LL16 is two hexes; only a direction die, 6, gives KK16, and 20 FP on seven hexes."""
    table = in_contact(ArtilleryCounter.SR, "MM15")
    act(table, Action.CORRECT_SR_CONVERT_HE, "LL16")
    assert table.purpose == ElstPurpose.ENEMY_NEAR_AR
    table.answer("yes")
    table.answer("yes")
    table.answer(0)
    table.answer(4)
    assert table.purpose == ElstPurpose.ERROR_DIRECTION
    table.answer(6)
    targets = table.battery.activity.barrage or ()
    assert {BOARD.hex_name(target.hex) for target in targets} == {
        "KK16",
        "LL16",
        "LL15",
        "KK15",
        "JJ15",
        "JJ16",
        "KK17",
    }
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    assert standing(table) == (ArtilleryCounter.FFE2, "KK16", True)
    assert table.battery.mission is Mission.HE


def seen_from_the_steeple(roster: str, *, counter: str = "MM15", **facts: Any) -> Table:
    """G1 about to try for contact from NN8, its SR on the map, and British counters that are tracked."""
    standing = {"counter": ArtilleryCounter.SR, "hex": at(counter)}
    table = in_own_prep_fire(has_contact=True, has_access=True, **standing, **facts)
    table.do(AddRoster(side=Faction.BRITISH, text=roster))
    table.do(MoveObserver(battery=BATTERY, hex=at("NN8"), level=1))
    return table


def contact(table: Table) -> set[str]:
    """Keep contact; what the log says of it."""
    table.do(AttemptContact(battery=BATTERY))
    return {line.key for event in table.answer(2) for line in event.log()}


def test_a_tracked_enemy_in_sight_is_known_without_a_question() -> None:
    """2.33b: in the counter's hex or next to it; who it is stands in the log."""
    table = seen_from_the_steeple("4-5-7 @ MM16")
    assert "oba-log-enemy-seen" in contact(table)
    assert table.purpose != ElstPurpose.ENEMY_NEAR
    act(table, Action.CONVERT_SR_HE)
    assert table.battery.counter is not ArtilleryCounter.SR


def test_the_table_overrules_a_known_enemy_that_was_derived() -> None:
    table = seen_from_the_steeple("4-5-7 @ MM16")
    contact(table)
    table.do(TellEnemy(battery=BATTERY, hex=at("MM15"), is_known=False))
    wish = TakeAction(battery=BATTERY, action=Action.CONVERT_SR_HE)
    assert refusal_of(table, wish) == "oba-no-known-enemy-near"


@pytest.mark.parametrize(
    "roster", ["4-5-7 @ MM18", "hidden 4-5-7 @ MM16", "LMG @ MM16"], ids=["far", "HIP", "equipment"]
)
def test_who_is_no_known_enemy_is_asked_for(roster: str) -> None:
    table = seen_from_the_steeple(roster)
    assert "oba-log-enemy-seen" not in contact(table)
    assert table.purpose == ElstPurpose.ENEMY_NEAR


def test_a_tracked_enemy_out_of_sight_is_asked_for() -> None:
    table = seen_from_the_steeple("4-5-7 @ MM16")
    table.do(TellSight(battery=BATTERY, hex=at("MM16"), is_seen=False))
    contact(table)
    assert table.purpose == ElstPurpose.ENEMY_NEAR


def test_an_ar_beside_a_tracked_enemy_in_sight_is_aimed_at_once() -> None:
    """2.4b"""
    table = seen_from_the_steeple("4-5-7 @ KK16")
    contact(table)
    while table.purpose == ElstPurpose.ENEMY_NEAR:
        table.answer("no")
    act(table, Action.CORRECT_SR_CONVERT_HE, "LL16")
    assert table.purpose == ElstPurpose.ACCURACY


@pytest.mark.parametrize("reply", ["no", None])
def test_an_ar_without_known_enemy_is_withdrawn_and_another_choice_made(reply: str | None) -> None:
    """2.33e"""
    table = in_contact(ArtilleryCounter.SR, "MM15")
    act(table, Action.CORRECT_SR_CONVERT_HE, "LL16")
    table.answer(reply)
    assert (table.battery.activity.aim, table.battery.mission) == (None, None)
    act(table, Action.KEEP_SR)
    assert standing(table) == (ArtilleryCounter.SR, "MM15", True)


def test_a_hex_without_known_enemy_is_refused_from_the_start() -> None:
    table = in_contact(ArtilleryCounter.SR, "MM15", may_fire_smoke=False)
    table.do(TellEnemy(battery=BATTERY, hex=at("LL16"), is_known=False))
    wish = TakeAction(battery=BATTERY, action=Action.CORRECT_SR, ar=at("LL16"))
    assert refusal_of(table, wish) == "oba-no-known-enemy"


@pytest.mark.parametrize(
    ("ar", "key"),
    [("MM15", "oba-correction-to-itself"), ("RR1", None), ("TT25", None), ("A1", "oba-correction-too-far")],
)
def test_a_correction_keeps_to_its_reach(ar: str, key: str | None) -> None:
    table = in_contact(ArtilleryCounter.SR, "MM15")
    wish = TakeAction(battery=BATTERY, action=Action.CORRECT_SR, ar=at(ar))
    if key:
        assert refusal_of(table, wish) == key
    else:
        table.do(wish)


def test_a_correction_forced_by_lack_of_sight_is_never_accurate_nor_limited() -> None:
    """2.4c"""
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at("MM15"))
    table.do(AttemptContact(battery=BATTERY))
    table.answer(2)
    table.answer("blocked")
    act(table, Action.CORRECT_SR, "LL16")
    table.answer("yes")
    assert table.purpose == ElstPurpose.ERROR
    assert [why.rule for why in table.session.state.waiting[0].results] == ["2.4c"]
    table.answer((1, 6))
    assert table.hex_name == "LL10"


def test_a_corrected_ffe2_fires_where_it_lands() -> None:
    """2.4e"""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    act(table, Action.CORRECT_FFE2, "KK14")
    table.answer("yes")
    table.answer("yes")
    table.answer(0)
    table.answer(1)
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    assert standing(table) == (ArtilleryCounter.FFEC, "KK14", True)


def test_an_ffe2_whose_ar_is_out_of_sight_is_cancelled() -> None:
    """2.3b, 2.35"""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.SMOKE)
    act(table, Action.CORRECT_FFE2, "KK14")
    table.answer("no")
    assert standing(table) == (None, None, True)
    assert not table.battery.has_access


def test_an_sr_whose_ar_is_out_of_sight_stays() -> None:
    table = in_contact(ArtilleryCounter.SR, "KK16")
    act(table, Action.CORRECT_SR, "KK14")
    table.answer("no")
    assert standing(table) == (ArtilleryCounter.SR, "KK16", True)


def test_a_round_may_land_off_the_map_and_is_then_out_of_sight() -> None:
    """2.32c"""
    table = in_contact(ArtilleryCounter.SR, "A12")
    act(table, Action.CORRECT_SR, "A11")
    table.answer("yes")
    table.answer(0)
    table.answer(6)
    table.answer(6)
    assert table.battery.counter is ArtilleryCounter.SR
    assert table.battery.hex not in BOARD
    assert table.battery.hex == at("A11").step(Direction.NW)
    assert blast_sight(table.scene, table.battery) is BlastVerdict.BLOCKED
    assert "oba-card-counter-off-map" in [line.key for line in table.card.status]


# ---- converting, keeping, cancelling ----


def test_an_sr_may_become_smoke_where_it_stands_without_any_enemy() -> None:
    """2.33j, 2.7c, 2.7d"""
    table = in_contact(ArtilleryCounter.SR, "KK16")
    act(table, Action.CONVERT_SR_SMOKE)
    assert standing(table) == (ArtilleryCounter.FFE2, "KK16", True)
    assert len(table.game.markers.smoke) == 7
    assert table.battery.mission is Mission.SMOKE


def test_he_where_it_stands_wants_a_known_enemy() -> None:
    """2.33f"""
    table = in_contact(ArtilleryCounter.SR, "KK16")
    wish = TakeAction(battery=BATTERY, action=Action.CONVERT_SR_HE)
    assert refusal_of(table, wish) == "oba-no-known-enemy-near"
    table.do(TellEnemy(battery=BATTERY, hex=at("KK16"), is_known=True))
    table.do(wish)
    assert (table.battery.counter, table.battery.missions) == (ArtilleryCounter.FFE1, 1)


def test_a_cancelled_sr_makes_room_for_a_new_ar_in_the_same_phase() -> None:
    """2.33i, 2.35c"""
    table = in_contact(ArtilleryCounter.SR, "KK16")
    act(table, Action.CANCEL_SR_NEW_AR, "LL10")
    table.answer("yes")
    table.answer(0)
    table.answer(1)
    assert standing(table) == (ArtilleryCounter.SR, "LL10", True)
    assert table.battery.has_access


def test_a_cancelled_ffe2_costs_access() -> None:
    """2.35b"""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    act(table, Action.CANCEL_FFE2)
    assert standing(table) == (None, None, True)
    assert not table.battery.has_access


def test_what_is_forbidden_for_good_cannot_be_carried_out_even_when_overruled() -> None:
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    with pytest.raises(IllegalCommandError, match="oba-never-legal"):
        table.overrule(TakeAction(battery=BATTERY, action=Action.FFE2_TO_SR))


def test_the_table_may_overrule_a_refusal() -> None:
    table = in_contact(ArtilleryCounter.SR, "KK16")
    wish = TakeAction(battery=BATTERY, action=Action.CONVERT_SR_HE)
    assert refusal_of(table, wish) == "oba-no-known-enemy-near"
    events = table.overrule(wish)
    assert events[0].type == "refusal-overruled"
    assert table.battery.activity.barrage is not None


# ---- FFE:C ----


def after_black(counter_hex: str = "KK16", known: str = "yes") -> Table:
    """G1 with an FFE:C has just drawn black."""
    table = in_own_prep_fire(
        has_contact=True, counter=ArtilleryCounter.FFEC, hex=at(counter_hex), mission="smoke"
    )
    table.do(AttemptContact(battery=BATTERY))
    table.answer(8)
    table.answer("black")
    table.answer("clear")
    table.answer(known)
    return table


def test_a_new_chit_opens_the_type_of_the_mission_again() -> None:
    """2.7b, 2.34c"""
    table = after_black()
    assert table.battery.mission is None
    act(table, Action.FFEC_TO_FFE1_HE)
    assert (table.battery.counter, table.hex_name) == (ArtilleryCounter.FFE1, "KK16")


def test_an_ffec_made_an_sr_may_be_corrected_at_once() -> None:
    """2.34c"""
    table = after_black(known="no")
    act(table, Action.FFEC_TO_SR)
    assert standing(table) == (ArtilleryCounter.SR, "KK16", False)
    act(table, Action.CORRECT_SR, "LL16")
    table.answer("yes")
    table.answer(0)
    table.answer(1)
    assert standing(table) == (ArtilleryCounter.SR, "LL16", True)


@pytest.mark.parametrize("action", [Action.END_ACTIVITY, Action.PLACE_AR])
def test_an_ffec_that_nothing_was_made_of_goes(action: Action) -> None:
    """2.34d"""
    table = after_black()
    act(table, action, "LL16" if action is Action.PLACE_AR else None)
    assert table.battery.counter is None
    assert table.battery.has_access
