from fractions import Fraction

import pytest

from companion.games.elst.procedures.artillery.commands import MoveObserver, TakeAction, TellSight
from companion.games.elst.rules.artillery.radio import ObserverKind, Radio
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind
from companion.games.elst.shown.artillery.card import BatteryCard, battery_panel
from companion.hexes.coordinates import Direction, HexCoord
from companion.kit.panels import ChoiceList, Gauge
from companion.kit.system import PackedItem
from companion.reason import Reason
from companion.text import Catalogue
from tests.games.elst.table import (
    BATTERY,
    BOARD,
    SYSTEM,
    Table,
    at,
    in_contact,
    in_own_prep_fire,
)


def test_a_card_shows_pile_and_odds() -> None:
    """Contact number 8: 26 in 36; then 8 black of 11."""
    card = in_own_prep_fire().card
    assert dict(card.left) == {"black": 8, "red": 3}
    assert card.next_draw["black"] == Fraction(8, 11)
    assert card.contact == Fraction(26, 36)
    assert card.contact_and_access == Fraction(26, 36) * Fraction(8, 11)


@pytest.mark.parametrize(
    ("facts", "contact", "both"),
    [
        ({"contact_number": None}, None, None),
        ({"observer/radio": Radio.MALFUNCTIONED}, None, None),
        ({"observer/kind": ObserverKind.OFFBOARD}, Fraction(1), Fraction(8, 11)),
        ({"has_contact": True}, Fraction(30, 36), Fraction(30, 36) * Fraction(8, 11)),
        ({"has_access": True}, Fraction(26, 36), None),
        ({"reds": 2}, Fraction(26, 36), None),
    ],
)
def test_odds_are_told_where_there_are_any(
    facts: dict[str, object], contact: Fraction | None, both: Fraction | None
) -> None:
    card = in_own_prep_fire(**facts).card
    assert (card.contact, card.contact_and_access) == (contact, both)


def actions(card: BatteryCard) -> dict[Action, bool]:
    return {
        choice.values["action"]: choice.is_legal for choice in card.choices if choice.command is TakeAction
    }


def test_only_what_concerns_the_counter_is_offered_the_forbidden_with_its_reason() -> None:
    offered = actions(in_contact(ArtilleryCounter.FFE2, "KK16", mission="he").card)
    assert offered == {
        Action.RESOLVE_FFE2: True,
        Action.CORRECT_FFE2: True,
        Action.CANCEL_FFE2: True,
        Action.FFE2_TO_SR: False,
        Action.END_ACTIVITY: False,
    }


def test_a_card_out_of_its_fire_phase_offers_nothing() -> None:
    assert Table().card.choices == ()
    assert not Table().card.is_acting


def test_a_card_knows_what_stands_where() -> None:
    card = in_contact(ArtilleryCounter.FFE2, "KK16", mission="he").card
    assert (card.counter, card.hex) == (ArtilleryCounter.FFE2, at("KK16"))
    assert len(card.blast) == 7
    assert {reason.rule for reason in card.reminders} == {"2.5g", "2.51a", "2.51c", "2.6", "2.54"}


def test_a_panel_is_made_of_the_card() -> None:
    table = in_contact(ArtilleryCounter.SR, "KK16")
    panel = battery_panel(table.scene, table.battery)
    assert (panel.id, panel.has_own_place) == (f"elst-battery-{BATTERY}", True)
    assert [part.value for part in panel.parts if isinstance(part, Gauge)] == [8, 3]
    assert any(isinstance(part, ChoiceList) for part in panel.parts)


@pytest.mark.parametrize(("side", "guns"), [("german", "ドイツ軍 野砲"), ("british", "イギリス軍 中野砲")])
def test_field_guns_are_called_as_the_side_s_table_calls_them(side: str, guns: str) -> None:
    """4.515: O2 is 野砲 of the Germans, 中野砲 of the British."""
    title = Table().card.title
    told = Reason(title.key, args={**title.args, "side": side})
    assert guns in Catalogue("ja").reason(told, BOARD.hex_name)


@pytest.mark.parametrize(("told", "shown"), [(8, "8"), (None, "?")])
def test_the_card_shows_the_number_on_the_radio_once_it_is_told(told: int | None, shown: str) -> None:
    lines = {line.key: line.args for line in in_own_prep_fire(contact_number=told).card.status}
    assert lines["oba-card-no-contact"]["number"] == shown


@pytest.mark.parametrize(("has_access", "key"), [(True, "oba-card-access"), (False, "oba-card-no-access")])
def test_the_card_tells_whether_there_is_access(has_access: bool, key: str) -> None:
    assert key in {line.key for line in in_own_prep_fire(has_access=has_access).card.status}


# ---- where a round may land ----


def test_the_forecast_of_a_correction_in_sight() -> None:
    """JJ11 to LL16 is six hexes: two in six on target, else one or two hexes off."""
    table = in_contact(ArtilleryCounter.SR, "JJ11")
    table.do(MoveObserver(battery=BATTERY, hex=at("NN8"), level=1))
    forecast = SYSTEM.forecast(table.state, BATTERY, Action.CORRECT_SR, at("LL16"))
    assert forecast is not None
    assert (forecast.accurate, forecast.cap, forecast.hindrance) == (Fraction(1, 3), 2, 0)
    assert len(forecast.hexes) == 13
    assert sum(forecast.hexes.values()) == 1
    assert next(iter(forecast.hexes)) == at("LL16")


def test_a_hex_out_of_sight_has_no_forecast() -> None:
    table = in_contact(ArtilleryCounter.SR, "JJ11")
    table.do(TellSight(battery=BATTERY, hex=at("LL16"), is_seen=False))
    assert SYSTEM.forecast(table.state, BATTERY, Action.CORRECT_SR, at("LL16")) is None


def test_rockets_are_never_on_target_by_accuracy() -> None:
    """One die in six each way, so no hex is likelier than another."""
    table = Table(batteries=["german-rocket"])
    forecast = SYSTEM.forecast(table.state, BATTERY, Action.PLACE_AR, at("LL16"))
    assert table.battery.kind is BatteryKind.ROCKET
    assert forecast is not None
    assert set(forecast.hexes.values()) == {Fraction(1, 36)}
    assert at("LL16") not in forecast.hexes
    assert all(BOARD.hex_name(hex_) for hex_ in forecast.hexes if hex_ in BOARD)


# ---- packing up ----


def packed(table: Table) -> dict[str, PackedItem]:
    return {item.piece.key: item for item in SYSTEM.inventory(table.state)}


@pytest.mark.parametrize(
    ("hex_", "place"),
    [
        (at("LL16"), None),
        (at("A12").step(Direction.SW), "oba-packed-off-map"),
        (None, "oba-packed-off-map"),  # nobody has said where
    ],
)
def test_a_counter_is_packed_from_its_hex_or_from_off_the_map(
    hex_: HexCoord | None, place: str | None
) -> None:
    table = Table()
    table.set({"counter": ArtilleryCounter.SR, "hex": hex_})
    item = packed(table)["oba-packed-counter"]
    assert (item.hex, item.place and item.place.key) == (None if place else hex_, place)
    assert item.marks == ()
    table.set({"has_access": True})
    assert [mark.key for mark in packed(table)["oba-packed-counter"].marks] == ["oba-packed-access"]


def test_an_observer_is_packed_from_where_he_stands_with_his_marks() -> None:
    table = Table()
    assert not {"oba-packed-observer", "oba-packed-counter"} & packed(table).keys()
    table.set({"observer/hex": at("A12").step(Direction.SW)})
    assert "oba-packed-observer" not in packed(table)
    table.do(MoveObserver(battery=BATTERY, hex=at("LL16")))
    item = packed(table)["oba-packed-observer"]
    assert (item.hex, item.marks) == (at("LL16"), ())
    table.do(MoveObserver(battery=BATTERY, hex=at("NN8"), level=1))
    table.set({"has_contact": True})
    marks = [mark.key for mark in packed(table)["oba-packed-observer"].marks]
    assert marks == ["oba-packed-steeple", "oba-packed-contact"]
