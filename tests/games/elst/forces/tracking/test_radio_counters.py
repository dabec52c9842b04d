"""A radio, its counter and the leader who has it: what befalls one is seen on the other (2.1e, 2.1h, 2c)."""

import pytest

from companion.games.elst.procedures.artillery.commands import AttemptContact, RepairRadio, SetRadio
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import AddRoster, MarkPieces, MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.artillery.radio import Observer, ObserverStatus, Radio
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.sequence import Phase
from companion.kit.questions import NO, YES
from tests.games.elst.table import BATTERY, Table, at

GERMAN_MAP = {"side": "german", "spot": Spot.MAP, "hex": at("P22")}


def tracked(text: str = "8-1, radio, SS 4-4-7 @ P22") -> Table:
    """G1 in its owner's PFPh, its observer a tracked leader."""
    table = Table()
    table.do(AddRoster(side="german", text=text))
    table.set({"contact_number": 8, "repair_number": 2})
    table.go_to(Phase.PREP_FIRE)
    return table


def radios(table: Table) -> list[tuple[Spot, tuple[Mark, ...]]]:
    """Where the radios are, and what ails them."""
    held = table.game.forces.holdings
    return [(one.place.spot, one.marks) for one in held if one.type == "radio"]


def observer(table: Table) -> Observer:
    return table.battery.observer


def broken_radio() -> Table:
    table = tracked()
    table.do(AttemptContact(battery=BATTERY, ends_ordnance_smoke=True))
    table.answer(12)
    return table


def test_a_radio_that_breaks_is_marked_and_one_that_is_repaired_no_more() -> None:
    table = broken_radio()
    assert radios(table) == [(Spot.MAP, (Mark.MALFUNCTIONED,))]
    table.go_to(Phase.RALLY)
    table.do(RepairRadio(battery=BATTERY))
    table.answer(2)
    assert radios(table) == [(Spot.MAP, ())]
    assert observer(table).radio is Radio.WORKING


def test_a_radio_that_a_failed_repair_eliminates_leaves_the_map() -> None:
    table = broken_radio()
    table.go_to(Phase.RALLY)
    table.do(RepairRadio(battery=BATTERY))
    table.answer(6)
    table.answer(YES)
    assert radios(table) == [(Spot.ELIMINATED, ())]
    table.session.undo()
    assert radios(table) == [(Spot.MAP, (Mark.MALFUNCTIONED,))]


def test_what_is_told_of_the_radio_is_seen_on_its_counter_and_on_no_other() -> None:
    table = tracked("8-1, radio @ P22; 8-0, radio @ P24")
    table.do(SetRadio(battery=BATTERY, radio=Radio.MALFUNCTIONED))
    assert sorted(radios(table)) == [(Spot.MAP, ()), (Spot.MAP, (Mark.MALFUNCTIONED,))]


def test_a_battery_whose_radio_counter_is_eliminated_is_cut_off_until_it_is_put_back() -> None:
    """2c"""
    table = tracked()
    table.do(MovePieces(text="radio", **GERMAN_MAP, to_spot=Spot.ELIMINATED))
    assert observer(table).radio is Radio.LOST
    assert [(line.key, line.rule) for line in table.session.undo_detail][-1] == ("oba-log-radio-gone", "2c")
    table.do(AddRoster(side="german", text="9-1, radio @ P24"))
    assert observer(table).radio is Radio.LOST, "another radio calls another battery"
    back = {"side": "german", "text": "radio", "spot": Spot.ELIMINATED, "hex": None}
    table.overrule(MovePieces(**back, to_spot=Spot.MAP, to_hex=at("P22")))
    assert (observer(table).radio, observer(table).hex) == (Radio.WORKING, at("P22"))


# ---- several leaders ----


@pytest.mark.parametrize(("reply", "has_contact"), [(YES, False), (NO, True)])
def test_of_two_leaders_one_breaks_and_it_is_asked_whose_the_radio_was(reply: str, has_contact: bool) -> None:
    """2.1h"""
    table = tracked("9-1, 8-0, radio @ P22")
    table.set({"has_contact": True})
    table.do(MarkPieces(text="9-1", **GERMAN_MAP, mark=Mark.BROKEN))
    assert table.purpose == "oba-ask-radio-holder"
    table.answer(reply)
    assert table.battery.has_contact is has_contact
    table.do(MarkPieces(text="9-1", **GERMAN_MAP, mark=Mark.BROKEN, is_on=False))
    assert observer(table).status is ObserverStatus.GOOD_ORDER


@pytest.mark.parametrize(("reply", "has_radio"), [(YES, False), (NO, True)])
def test_of_two_leaders_one_is_lost(reply: str, has_radio: bool) -> None:
    table = tracked("9-1, 8-0, radio @ P22")
    table.do(MovePieces(text="9-1", **GERMAN_MAP, to_spot=Spot.ELIMINATED))
    assert table.purpose == "oba-ask-radio-holder"
    table.answer(reply)
    assert observer(table).has_radio is has_radio


def test_nothing_is_asked_where_one_goes_away_or_the_last_breaks() -> None:
    table = tracked("9-1, 8-0, radio @ P22")
    table.do(MovePieces(text="9-1", **GERMAN_MAP, to_spot=Spot.MAP, to_hex=at("P23")))
    table.do(MarkPieces(text="8-0", **GERMAN_MAP, mark=Mark.BROKEN))
    assert table.asked is None
    assert observer(table).status is ObserverStatus.BROKEN


# ---- Melee ----


def in_melee(enemy: str = "4-5-7 @ P22") -> Table:
    """The CCPh of a player turn has ended, the enemy still in the observer's hex."""
    table = tracked()
    table.set({"has_contact": True})
    table.do(AddRoster(side="british", text=enemy))
    table.go_to(Phase.CLOSE_COMBAT)
    table.do(NextPhase())
    return table


def test_an_observer_who_is_still_in_cc_as_the_ccph_ends_is_in_melee() -> None:
    """2.1h"""
    table = in_melee()
    assert observer(table).status is ObserverStatus.IN_MELEE
    assert not table.battery.has_contact
    table.do(MovePieces(side="british", text="4-5-7", spot=Spot.MAP, hex=at("P22"), to_spot=Spot.ELIMINATED))
    assert observer(table).status is ObserverStatus.GOOD_ORDER


@pytest.mark.parametrize("enemy", ["4-5-7 @ P23", "hidden 4-5-7 @ P22", "Sherman V @ P22"])
def test_others_hold_nobody(enemy: str) -> None:
    table = in_melee(enemy)
    assert observer(table).status is ObserverStatus.GOOD_ORDER
    assert table.battery.has_contact


def test_a_melee_that_the_table_alone_knows_of_is_left_by_its_word_alone() -> None:
    table = tracked()
    table.set({"observer/status": ObserverStatus.IN_MELEE})
    table.do(AddRoster(side="german", text="4-4-7 @ P22"))
    assert observer(table).status is ObserverStatus.IN_MELEE
