from pathlib import Path
from typing import Any

import pytest

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind
from companion.games.elst.settings import ARTILLERY
from companion.hexes.coordinates import HexCoord
from companion.kit.facts import Fact, fact_at
from companion.kit.system import Start
from companion.session.commands import ChooseSetting, SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from tests.as_json import as_json
from tests.games.elst.table import BATTERY, SYSTEM, Table, at, refusal_of


@pytest.mark.parametrize(
    ("scenario", "first", "last_turn", "batteries"),
    [
        ("initial", Faction.BRITISH, 8, ["G1"]),
        ("british-attack", Faction.BRITISH, 8, []),
        ("german-attack", Faction.GERMAN, 3, []),
    ],
)
def test_scenarios_open_with_their_order_and_batteries(
    scenario: str, first: Faction, last_turn: int, batteries: list[str]
) -> None:
    """4.42, 4.43a, CG2"""
    table = Table(scenario)
    clock = table.game.clock
    assert (clock.first_player, clock.moment.player, clock.length.last_turn) == (first, first, last_turn)
    assert list(table.game.batteries) == batteries


def test_the_initial_german_battery_is_one_of_100_mm_or_by_balance_of_80() -> None:
    """4.43a, 4.4d"""
    assert (Table().battery.calibre, Table().battery.may_fire_smoke) == (100, True)
    balanced = Table(batteries=["german-field-gun-balance"])
    assert balanced.battery.calibre == 80


@pytest.mark.parametrize(
    ("start", "key"),
    [
        (Start(scenario="the last crusade"), "elst-unknown-scenario"),
        (Start(scenario="initial", options={"batteries": ["bazooka"]}), "oba-unknown-battery-type"),
    ],
)
def test_an_unknown_scenario_or_battery_is_told(start: Start, key: str) -> None:
    with pytest.raises(IllegalCommandError) as refused:
        SYSTEM.opening(start)
    assert refused.value.reason.key == key


# ---- facts ----


def another_value(fact: Fact, old: Any) -> Any:
    if fact.is_hex:
        return HexCoord(3, 3)
    if fact.options:
        return next(option for option in fact.options if option != old)
    if isinstance(old, tuple):
        return ("I1",)
    usual = range(fact.lowest or 0, (fact.highest or 9) + 1)
    return next(number for number in usual if number != old)


def test_every_tracked_fact_can_be_set() -> None:
    table = Table()
    for fact in SYSTEM.facts(table.state):
        value = another_value(fact, fact_at(_game(table, fact), fact.path))
        table.do(SetFacts(facts=as_json({fact.path: value}), secret_to=fact.secret_to))
        assert fact_at(_game(table, fact), fact.path) == value


def _game(table: Table, fact: Fact) -> Any:
    """What a fact is a fact of: the table's, or a side's own."""
    return table.state.scope(fact.secret_to).game


@pytest.mark.parametrize(
    ("field", "value"),
    [("reds", -1), ("contact_number", 13), ("observer/level", 2), ("hex", "LL16"), ("counter", "sr-1")],
)
def test_an_impossible_fact_is_refused(field: str, value: Any) -> None:
    table = Table()
    path = f"artillery/batteries/{BATTERY}/{field}"
    assert refusal_of(table, SetFacts(facts={path: value})) == "value-impossible"
    assert refusal_of(table, SetFacts(facts={"clock/moment/turn": 0})) == "value-impossible"


def test_a_session_can_start_in_mid_game() -> None:
    """An SR in JJ11, access, ten chits left; German PFPh of turn 3."""
    table = Table()
    table.set({"counter": ArtilleryCounter.SR, "hex": at("JJ11"), "has_contact": True, "has_access": True})
    table.set_pile(black=7, red=3)
    table.set({"contact_number": 8})
    facts = {"clock/moment/turn": 3, "clock/moment/player": "german", "clock/moment/phase": "pfph"}
    table.do(SetFacts(facts=facts))
    table.do(EndOrdnanceSmoke())
    table.do(AttemptContact(battery=BATTERY))
    table.answer(9)
    assert table.battery.has_contact


# ---- settings ----


def test_every_reading_has_its_default_and_names_its_rule() -> None:
    assert (
        ARTILLERY.chosen({setting.key: setting.default for setting in SYSTEM.settings}) == ArtilleryReadings()
    )
    assert all(setting.rule for setting in SYSTEM.settings if setting.key.startswith("oba-"))


@pytest.mark.parametrize("setting", [s for s in SYSTEM.settings if s.options], ids=lambda s: s.key)
def test_every_reading_can_be_chosen(setting: Any) -> None:
    table = Table()
    for option in setting.options:
        table.do(ChooseSetting(key=setting.key, value=option))
        assert table.state.settings[setting.key] == option
        assert table.scene.readings is not None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("elst-fire-table", {"columns": {"20": "all die"}, "calibres": {"100": 20}}),
        ("elst-fire-table", {}),
        ("elst-fire-table", {"columns": {"20": ["2KIA", "oops"]}, "calibres": {"100": 20}}),
        ("elst-terrain-modifiers", {"orchard": "thick"}),
        ("sight-tolerance", 5.0),
        ("oba-steeple-critical", "perhaps"),
        ("oba-smoke-is-renewed", None),
    ],
)
def test_a_value_that_a_setting_cannot_have_is_refused(key: str, value: Any) -> None:
    table = Table()
    expected = "setting-table-impossible" if isinstance(value, dict) else "value-impossible"
    assert refusal_of(table, ChooseSetting(key=key, value=value)) == expected
    with pytest.raises(IllegalCommandError, match=expected):
        Session.create(SYSTEM, MemoryStore(), Start(scenario="initial", settings={key: value}))


def test_an_edited_fire_table_counts_for_later_attacks() -> None:
    table = Table()
    edited = {**table.scene.fire_table.model_dump(mode="json"), "calibres": {"100": 24}}
    table.choose("elst-fire-table", edited)
    assert table.scene.fire_table.firepower(100) == 24


# ---- a whole session ----


def test_a_session_goes_on_where_its_file_was_closed(tmp_path: Path) -> None:
    path = tmp_path / "elst.wargame"
    session = Session.create(SYSTEM, SqliteStore.create(path), Start(scenario="initial"))
    for _ in range(3):
        session.execute(NextPhase())
    session.set_facts({f"artillery/batteries/{BATTERY}/contact_number": 8})
    session.execute(EndOrdnanceSmoke())
    session.execute(AttemptContact(battery=BATTERY))
    before = session.state
    session.close()
    again = Session.open(SqliteStore.open(path), {SYSTEM.id: SYSTEM}.get)
    assert again.state == before
    again.answer(f"{ElstPurpose.CONTACT}:{BATTERY}", RollAnswer.physical(8))
    assert again.state.game.battery(BATTERY).has_contact
    again.close()


def test_a_recap_tells_turn_and_phase_and_the_inventory_what_lies_where() -> None:
    session = Session.create(SYSTEM, MemoryStore(), Start(scenario="initial"))
    facts = {
        "counter": "sr",
        "hex": {"q": 1, "r": -5},
        "observer/hex": {"q": 2, "r": -5},
        "observer/level": 1,
    }
    session.set_facts({f"artillery/batteries/{BATTERY}/{name}": value for name, value in facts.items()})
    assert [line.key for line in SYSTEM.recap(session.state)] == ["refit-date", "elst-moment"]
    packed = {item.piece.key: item for item in SYSTEM.inventory(session.state)}
    assert packed["oba-packed-counter"].hex == HexCoord(1, -5)
    observer = packed["oba-packed-observer"]
    assert observer.hex == HexCoord(2, -5)
    assert [mark.key for mark in observer.marks] == ["oba-packed-steeple"]


def test_kinds_of_battery_are_what_each_side_may_buy() -> None:
    table = Table(batteries=["german-battalion-mortar", "german-rocket", "british-battalion-mortar"])
    kinds = {battery.id: (battery.kind, battery.calibre) for battery in table.game.batteries.values()}
    assert kinds == {
        "G1": (BatteryKind.BATTALION_MORTAR, 80),
        "G2": (BatteryKind.ROCKET, 150),
        "B1": (BatteryKind.BATTALION_MORTAR, 70),
    }
