import pytest

from companion.games.elst.procedures.artillery.choices import battery_choices
from companion.games.elst.procedures.artillery.commands import AddBattery, MoveObserver, SetObserverStatus
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.forces.commands import CapturePieces, MarkPieces, MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.artillery.radio import Observer, ObserverStatus, Radio
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.forces.marks import Mark
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, ForcesTable, at


def at_war(*batteries: str) -> ForcesTable:
    table = ForcesTable("initial")  # the Germans have G1
    for name in batteries:
        table.do(AddBattery(battery=name, side=GERMAN, kind=BatteryKind.NORMAL, calibre=80))
    return table


def battery(table: ForcesTable, name: str = "G1") -> Battery:
    return table.scene.battery(name)


def observer(table: ForcesTable, name: str = "G1") -> Observer:
    return battery(table, name).observer


def move(table: ForcesTable, text: str, start: str, end: str, level: int = 0) -> None:
    where = {"side": GERMAN, "spot": Spot.MAP, "hex": at(start)}
    table.do(MovePieces(text=text, **where, to_spot=Spot.MAP, to_hex=at(end), to_level=level))


def test_a_leader_named_with_a_radio_is_the_observer() -> None:
    table = at_war()
    table.add("4-4-7 @ P23")
    assert observer(table).hex is None
    table.add("8-1, radio, 4-4-7 @ P22")
    assert observer(table).hex == at("P22")
    table.session.undo()
    assert observer(table).hex is None


def test_a_captured_radio_calls_no_battery_of_its_captor() -> None:
    """2b: each belongs to one battery."""
    table = at_war()
    table.add("8-1, captured radio @ P22")
    assert observer(table).hex is None
    table.add("9-1, radio @ P23")
    assert observer(table).hex == at("P23")


def test_he_takes_the_radio_along_into_the_steeple() -> None:
    table = at_war()
    table.add("8-1, radio @ NN9")
    move(table, "8-1, radio", "NN9", "NN8", level=1)
    assert (observer(table).hex, observer(table).level) == (at("NN8"), 1)


def test_he_breaks_and_the_radio_jams() -> None:
    table = at_war()
    table.add("8-1, radio @ P22")
    table.session.set_facts({"artillery/batteries/G1/has_contact": True})
    where = {"side": GERMAN, "spot": Spot.MAP, "hex": at("P22")}
    table.do(MarkPieces(text="radio", **where, mark=Mark.MALFUNCTIONED))
    assert observer(table).radio is Radio.MALFUNCTIONED
    table.do(MarkPieces(text="8-1", **where, mark=Mark.BROKEN))
    assert observer(table).status is ObserverStatus.BROKEN
    assert not battery(table).has_contact
    table.do(MarkPieces(text="8-1", **where, mark=Mark.BROKEN, is_on=False))
    assert observer(table).status is ObserverStatus.GOOD_ORDER


@pytest.mark.parametrize("lost", ["8-1", "radio"])
def test_contact_goes_at_once_with_the_leader_or_the_radio(lost: str) -> None:
    """2.1b, 2.1h, 2c: it was kept by nobody, and a maintenance DR was asked for."""
    table = at_war()
    table.add("8-1, radio, 4-4-7 @ P22")
    table.session.set_facts({"artillery/batteries/G1/has_contact": True})
    there = {"side": GERMAN, "spot": Spot.MAP, "hex": at("P22")}
    table.do(MovePieces(text=lost, **there, to_spot=Spot.ELIMINATED))
    assert not battery(table).has_contact
    assert observer(table).has_radio is (lost == "radio")
    table.add("8-0, radio @ P22")
    assert observer(table).has_radio


def test_a_radio_that_the_enemy_takes_calls_nobody_until_it_is_taken_back() -> None:
    """2b, 2c, 2.1h"""
    table = at_war()
    table.add("8-1, radio @ P22")
    table.add("4-5-7, 9-1 @ P22", BRITISH)
    table.do(AddBattery(battery="B1", side=BRITISH, kind=BatteryKind.NORMAL, calibre=80))
    table.session.set_facts({"artillery/batteries/G1/has_contact": True})
    where = {"spot": Spot.MAP, "hex": at("P22")}
    table.do(CapturePieces(side=GERMAN, text="radio", **where))
    assert (battery(table).has_contact, observer(table).has_radio) == (False, False)
    assert observer(table, "B1").hex is None, "it is no radio of his battery"
    table.do(CapturePieces(side=BRITISH, text="captured radio", **where))
    assert (battery(table).has_contact, observer(table).has_radio) == (False, True)


@pytest.mark.parametrize(
    ("text", "hex_", "key"),
    [
        ("8-1", "P22", "forces-no-equipment"),
        ("radio", "P23", "forces-no-taker"),
        ("LMG", "P22", "forces-not-there"),
    ],
)
def test_only_equipment_is_taken_and_only_by_who_is_there(text: str, hex_: str, key: str) -> None:
    table = at_war()
    table.add("8-1, radio @ P22")
    table.add("radio @ P23")
    table.add("4-5-7 @ P22", BRITISH)
    command = CapturePieces(side=GERMAN, text=text, spot=Spot.MAP, hex=at(hex_))
    assert table.refusal(command) == key


def test_a_leader_who_moves_ahead_of_his_radio_keeps_contact() -> None:
    table = at_war()
    table.add("8-1, radio @ P22")
    table.session.set_facts({"artillery/batteries/G1/has_contact": True})
    move(table, "8-1", "P22", "P23")
    move(table, "radio", "P22", "P23")
    assert battery(table).has_contact
    assert observer(table).hex == at("P23")


def test_what_the_table_says_of_him_stands_while_his_counters_do() -> None:
    table = at_war()
    table.add("8-1, radio @ P22")
    table.do(SetObserverStatus(battery="G1", status=ObserverStatus.IN_MELEE))
    table.do(MoveObserver(battery="G1", hex=at("P23")))
    table.add("4-4-7 @ P20")
    assert (observer(table).hex, observer(table).status) == (at("P23"), ObserverStatus.IN_MELEE)


def test_two_radios_are_two_batteries_and_each_follows_its_own() -> None:
    table = at_war("G2")
    table.add("8-1, radio @ P22\n9-1, radio @ O19")
    assert (observer(table).hex, observer(table, "G2").hex) == (at("P22"), at("O19"))
    move(table, "9-1, radio", "O19", "O18")
    assert (observer(table).hex, observer(table, "G2").hex) == (at("P22"), at("O18"))


def test_a_battery_told_after_its_leader_is_his() -> None:
    table = at_war()
    table.add("8-1, radio @ P22\n9-1, radio @ O19")
    add = AddBattery(battery="G2", side=GERMAN, kind=BatteryKind.NORMAL, calibre=80)
    table.do(add)
    assert (observer(table).hex, observer(table, "G2").hex) == (at("P22"), at("O19"))


def test_of_several_leaders_the_table_says_whose_a_battery_is_and_the_last_one_is_known() -> None:
    table = ForcesTable("british-attack")
    table.add("8-1, radio @ P22\n9-1, radio @ O19")
    for name in ("G1", "G2"):
        table.do(AddBattery(battery=name, side=GERMAN, kind=BatteryKind.NORMAL, calibre=80))
    assert (observer(table).hex, observer(table, "G2").hex) == (None, None)
    offered = [one for one in battery_choices(table.scene, battery(table)) if one.command is MoveObserver]
    assert [one.values["hex"] for one in offered] == [at("P22"), at("O19")]
    table.do(MoveObserver(**offered[0].values))
    assert (observer(table).hex, observer(table, "G2").hex) == (at("P22"), at("O19"))
    assert not [one for one in battery_choices(table.scene, battery(table)) if one.command is MoveObserver]
