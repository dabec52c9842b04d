"""Several batteries at once: bringing them in, the order of the phase, rockets, repairs."""

import pytest

from companion.chance.errors import ImpossibleAnswerError
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    AttemptContact,
    EndOrdnanceSmoke,
    RemoveBattery,
    RepairRadio,
    ResolveAttacks,
    TakeAction,
)
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind, Mission
from companion.games.elst.rules.sequence import Phase
from companion.session.messages import Command
from tests.games.elst.table import BATTERY, Table, at, refusal_of

OTHER = "G2"


def two_batteries(mission: Mission, other: Mission | None) -> Table:
    """G1 and G2 in the German PFPh, each with an FFE:2 (G2 with an SR while its mission is open)."""
    table = Table(batteries=["german-field-gun", "german-battalion-mortar"])
    table.set({**_standing("KK16"), "counter": ArtilleryCounter.FFE2, "mission": mission})
    counter = ArtilleryCounter.FFE2 if other else ArtilleryCounter.SR
    table.set({**_standing("MM12"), "counter": counter, "mission": other}, battery=OTHER)
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    return table


def _standing(hex_: str) -> dict[str, object]:
    return {"contact_number": 9, "has_contact": True, "has_access": True, "hex": at(hex_)}


def make_contact(table: Table, battery: str) -> None:
    table.do(AttemptContact(battery=battery))
    table.answer(2)
    while table.purpose in (ElstPurpose.BLAST_SIGHT, ElstPurpose.ENEMY_NEAR):
        table.answer({ElstPurpose.BLAST_SIGHT: "clear", ElstPurpose.ENEMY_NEAR: "yes"}[table.purpose])


def test_an_ar_waits_for_no_smoke_since_its_mission_is_open() -> None:
    """2.33j"""
    table = two_batteries(Mission.HE, Mission.SMOKE)
    table.set({"counter": None, "hex": None, "mission": None})
    make_contact(table, OTHER)
    make_contact(table, BATTERY)
    table.do(TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at("KK16")))
    for reply in ("yes", 0):  # it is seen, with no hindrance
        table.answer(reply)
    assert table.purpose == ElstPurpose.ACCURACY


def test_an_he_mission_waits_for_a_smoke_mission_from_its_contact_on() -> None:
    """2.33j"""
    table = two_batteries(Mission.HE, Mission.SMOKE)
    assert refusal_of(table, AttemptContact(battery=BATTERY)) == "oba-smoke-goes-first"
    make_contact(table, OTHER)
    table.do(TakeAction(battery=OTHER, action=Action.RESOLVE_FFE2))
    make_contact(table, BATTERY)
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    table.do(NextPhase())


def test_once_he_has_fired_an_open_mission_can_no_longer_become_smoke() -> None:
    table = two_batteries(Mission.HE, None)
    make_contact(table, BATTERY)
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    make_contact(table, OTHER)
    smoke = TakeAction(battery=OTHER, action=Action.CONVERT_SR_SMOKE)
    assert refusal_of(table, smoke) == "oba-he-has-fired"
    table.do(TakeAction(battery=OTHER, action=Action.CONVERT_SR_HE))


def test_each_battery_has_its_own_pile() -> None:
    """2.21c"""
    table = Table(batteries=["german-field-gun", "german-battalion-mortar"])
    table.set_pile(black=1, red=1)
    assert table.state.piles[OTHER].size == 11


# ---- bringing in and taking out ----


def add(name: str, **changes: object) -> Command:
    fields = {"side": Faction.GERMAN, "kind": BatteryKind.NORMAL, "calibre": 100, **changes}
    return AddBattery(battery=name, **fields)


def test_a_third_battery_of_a_side_is_one_too_many() -> None:
    """CG3a"""
    table = Table()
    table.do(add("second"))
    assert refusal_of(table, add("third")) == "oba-too-many-batteries"
    table.overrule(add("third"))
    table.do(add("british", side=Faction.BRITISH))
    assert len(table.game.batteries) == 4


def test_the_british_have_no_rockets() -> None:
    """2.9a"""
    wish = add("R1", side=Faction.BRITISH, kind=BatteryKind.ROCKET)
    assert refusal_of(Table(), wish) == "oba-rocket-german-only"


@pytest.mark.parametrize("name", [BATTERY, "", "a/b"])
def test_a_battery_needs_a_name_of_its_own(name: str) -> None:
    assert refusal_of(Table(), add(name)) == "oba-battery-name-taken"


def test_a_battery_taken_out_takes_its_pile_along() -> None:
    table = Table()
    table.do(RemoveBattery(battery=BATTERY))
    assert not table.game.batteries
    assert not table.state.piles
    assert refusal_of(table, AttemptContact(battery=BATTERY)) == "oba-unknown-battery"


# ---- rockets ----


def rocket_battery(**facts: object) -> Table:
    table = Table(batteries=["german-rocket"])
    table.set({"contact_number": 9, **facts})
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    table.do(AttemptContact(battery=BATTERY))
    table.answer(9)
    return table


def test_rockets_go_straight_to_the_error_and_fire_over_nineteen_hexes() -> None:
    """2.9b, 2.9c, 2.9d"""
    table = rocket_battery()
    table.answer("black")
    table.do(TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at("KK16")))
    table.answer("yes")
    assert [why.rule for why in table.session.state.waiting[0].results] == ["2.9c"]
    table.answer((1, 3))
    assert (table.battery.counter, table.hex_name) == (ArtilleryCounter.FFE1, "KK13")
    assert len(table.battery.activity.barrage or ()) == 19
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    assert table.battery.counter is ArtilleryCounter.FFE2


def test_a_spent_rocket_battery_draws_no_more_and_its_ffec_goes() -> None:
    """2.9b"""
    table = rocket_battery(has_contact=True, counter=ArtilleryCounter.FFEC, hex=at("KK16"), missions=1)
    assert table.asked is None
    assert table.battery.counter is None
    assert table.battery.activity.is_over


def test_rockets_whose_ffec_went_before_their_access_ended_fire_no_second_time() -> None:
    """2.9b: contact takes the FFE:C off, not access, which ends with a Rally Phase that begins with one."""
    table = rocket_battery(has_access=True, counter=ArtilleryCounter.FFEC, hex=at("KK16"), missions=1)
    assert (table.battery.counter, table.battery.has_access) == (None, True)
    table.go_to(Phase.DEFENSIVE_FIRE, Faction.BRITISH)
    table.do(EndOrdnanceSmoke())
    table.do(AttemptContact(battery=BATTERY))
    table.answer(4)
    assert table.asked is None
    assert table.battery.activity.is_over
    again = TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at("KK16"))
    assert refusal_of(table, again) == "oba-activity-over"


def test_an_unseen_rocket_ffe2_must_be_cancelled() -> None:
    """2.9e"""
    table = rocket_battery(
        has_contact=True, has_access=True, counter=ArtilleryCounter.FFE2, hex=at("KK16"), missions=1
    )
    table.answer("blocked")
    resolve = TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2)
    assert refusal_of(table, resolve) == "oba-blast-unseen"
    table.do(TakeAction(battery=BATTERY, action=Action.CANCEL_FFE2))
    assert table.battery.counter is None


# ---- repairs ----


def broken_radio() -> Table:
    table = Table()
    table.set({"observer/radio": Radio.MALFUNCTIONED})
    return table


def radio_of(table: Table) -> Radio:
    battery: Battery = table.battery
    return battery.observer.radio


def test_a_radio_is_repaired_in_the_rph_at_its_repair_number() -> None:
    table = broken_radio()
    table.do(RepairRadio(battery=BATTERY))
    table.answer(1)
    assert table.purpose == ElstPurpose.REPAIR
    table.answer(1)
    assert radio_of(table) is Radio.WORKING


@pytest.mark.parametrize("number", [0, 7])
def test_no_radio_has_a_repair_number_that_no_die_shows(number: int) -> None:
    table = broken_radio()
    table.do(RepairRadio(battery=BATTERY))
    with pytest.raises(ImpossibleAnswerError):
        table.answer(number)


@pytest.mark.parametrize(
    ("reply", "radio"), [("yes", Radio.LOST), ("no", Radio.MALFUNCTIONED), (None, Radio.MALFUNCTIONED)]
)
def test_what_a_failed_repair_does_is_a_matter_of_the_base_rules(reply: str | None, radio: Radio) -> None:
    table = broken_radio()
    table.set({"repair_number": 1})
    table.do(RepairRadio(battery=BATTERY))
    table.answer(6)
    table.answer(reply)
    assert radio_of(table) is radio


def fail_repair(table: Table, die: int) -> None:
    """Try with a repair number that the die misses."""
    table.set({"repair_number": 1})
    table.do(RepairRadio(battery=BATTERY))
    table.answer(die)


def test_what_the_base_rules_make_of_a_repair_dr_is_asked_once() -> None:
    table = broken_radio()
    fail_repair(table, 4)
    table.answer("no")
    fail_repair(table, 3)
    assert not table.purpose
    fail_repair(table, 5)
    table.answer("yes")
    assert radio_of(table) is Radio.LOST
    table.set({"observer/radio": Radio.MALFUNCTIONED})
    fail_repair(table, 6)
    assert not table.purpose
    assert radio_of(table) is Radio.LOST


def test_a_table_that_does_not_know_the_repair_number_judges_the_die_itself() -> None:
    table = broken_radio()
    table.do(RepairRadio(battery=BATTERY))
    table.answer(None)
    table.answer("yes")
    assert radio_of(table) is Radio.WORKING


def test_repairs_have_their_time() -> None:
    table = broken_radio()
    table.go_to(Phase.MOVEMENT)
    assert refusal_of(table, RepairRadio(battery=BATTERY)) == "oba-repair-in-rally"
    assert refusal_of(Table(), RepairRadio(battery=BATTERY)) == "oba-radio-not-malfunctioned"
