"""What a tracked game shows: its panel, facts, inventory, log; and what a file keeps of it."""

import json

import pytest

from companion.play.events import SCOPE_EVENTS
from companion.play.evolve import evolve_all
from companion.play.panels import Checklist, ChoiceList, Gauge, Lines, Table
from companion.play.state import PlayState, Scope
from companion.reason import Reason
from companion.systems.elst.forces.tracking.commands import (
    CountPanzerfausts,
    LeaveMap,
    MovePieces,
    PassRoad,
    TakeControl,
    TellBritishArea,
    TrySelfRally,
    UseStairs,
    Weakening,
    WeakenUnit,
)
from companion.systems.elst.forces.tracking.panel import FORCES_PANEL
from companion.systems.elst.forces.tracking.state import Spot
from companion.systems.elst.sequence import Phase
from companion.text import LANGUAGES, Catalogue
from tests.systems.elst.forces.tracking.forces_table import (
    BOARD,
    BRITISH,
    GERMAN,
    SYSTEM,
    ForcesTable,
    at,
    hexes,
)


def played() -> ForcesTable:
    """A table where something of everything has happened."""
    table = ForcesTable()
    table.go_to(Phase.RALLY)
    table.do(TrySelfRally())
    table.add("2x SS 4-4-7, 9-1, Panther @ NN8\nSS 4-4-7 @ TT3\n6-5-8")
    table.add("4-5-7, 8-1 @ TT10", BRITISH)
    table.do(CountPanzerfausts())
    table.do(UseStairs(side=GERMAN, text="SS 4-4-7", hex=at("NN8"), goes_up=True))
    table.do(LeaveMap(side=BRITISH, text="8-1", hex=at("TT10")))
    table.do(LeaveMap(side=GERMAN, text="SS 4-4-7", hex=at("TT3"), is_broken=True))
    table.answer(11)
    table.do(
        WeakenUnit(
            side=GERMAN, text="SS 4-4-7", how=Weakening.CASUALTY_REDUCTION, spot=Spot.MAP, hex=at("NN8")
        )
    )
    table.do(MovePieces(side=GERMAN, text="6-5-8", to_spot=Spot.OFFBOARD))
    table.do(TakeControl(side=BRITISH, hexes=hexes("OO8 A12")))
    table.do(PassRoad(side=GERMAN, hexes=hexes("A12 A11 A13 B11 B12")))
    table.do(TellBritishArea(hexes=hexes("TT6")))
    return table


def parts(table: ForcesTable, class_: type) -> list:
    (panel,) = (panel for panel in SYSTEM.panels(table.state) if panel.id == FORCES_PANEL)
    return [part for part in panel.parts if isinstance(part, class_)]


def test_events_survive_the_file_and_fold_to_the_same() -> None:
    table = played()
    registry = SCOPE_EVENTS | SYSTEM.events
    copies = [registry.load(json.loads(json.dumps(registry.dump(event)))) for event in table.events]
    assert copies == table.events
    again = evolve_all(SYSTEM, PlayState(Scope(SYSTEM.initial_state())), copies)
    assert again.game == table.state.game


def test_the_panel_shows_points_shots_and_places() -> None:
    table = played()
    gauges = {gauge.label.key: (gauge.value, gauge.maximum) for gauge in parts(table, Gauge)}
    assert gauges == {
        "forces-gauge-points": (2, 20),
        "forces-gauge-panzerfausts": (4, None),
        "forces-gauge-self-rally": (1, 2),
    }
    german = next(t for t in parts(table, Table) if t.columns[0].args["side"] == "german")
    places = [(BOARD.hex_name(*row[0].hexes) if row[0].hexes else row[0].args["spot"]) for row in german.rows]
    counters = [row[1].args["pieces"] for row in german.rows]
    assert dict(zip(places[1:], counters[1:], strict=True)) == {
        "NN8": "SS 4-4-7",  # in the steeple
        "retained": "SS 2-3-7",
        "offboard": "6-5-8",
    }
    assert (places[0], counters[0]) == ("NN8", "9-1, Pz VG, SS 2-3-7")


def test_reminders_go_by_phase_player_and_what_is_on_the_map() -> None:
    table = ForcesTable()
    table.go_to(Phase.MOVEMENT, GERMAN)
    assert "remind-panther" in keys(table)  # nothing is tracked, so all are told
    table.add("4-4-7 @ NN8")
    assert "remind-panther" not in keys(table)
    table.add("Panther @ NN8")
    assert "remind-panther" in keys(table)
    table.go_to(Phase.MOVEMENT, BRITISH)
    assert "remind-panther" not in keys(table)


def keys(table: ForcesTable) -> list[str]:
    (checklist,) = parts(table, Checklist)
    return [item.label.key for item in checklist.items]


def test_vehicles_on_the_map_bring_their_notes() -> None:
    table = ForcesTable()
    table.add("Tiger @ NN8\nStuG")
    (checklist,) = parts(table, Checklist)
    notes = {item.label.args["pieces"]: len(item.reminders) for item in checklist.items if item.reminders}
    assert notes == {"Pz VIE": 2}


def test_moves_are_offered_once_counters_are_named() -> None:
    table = ForcesTable()
    (bare,) = parts(table, ChoiceList)
    table.add("4-4-7")
    (full,) = parts(table, ChoiceList)
    assert len(full.choices) > len(bare.choices)
    assert "forces-choice-add" in {choice.label.key for choice in bare.choices}
    set_up = next(choice for choice in full.choices if choice.label.key == "forces-choice-set-up")
    table.do(set_up.build(side="german", text="4-4-7", to_hex=at("NN8")))
    assert table.there("NN8") == "4-4-7"


def test_the_inventory_lists_hexes_and_piles() -> None:
    packed = {
        (item.piece.args.get("name"), item.hex, item.count) for item in SYSTEM.inventory(played().state)
    }
    assert ("9-1", at("NN8"), 1) in packed
    assert ("6-5-8", None, 1) in packed


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_has_words(language: str) -> None:
    table, catalogue = played(), Catalogue(language)
    lines = [reason for event in table.events for reason in event.log()]
    lines += [fact.label for fact in SYSTEM.facts(table.state) if fact.path.startswith("forces")]
    lines += [item.piece for item in SYSTEM.inventory(table.state)]
    for part in (*parts(table, Lines),):
        lines += part.lines
    for checklist in parts(table, Checklist):
        lines += [reason for item in checklist.items for reason in (item.label, *item.reminders)]
    for choices in parts(table, ChoiceList):
        lines += [choice.label for choice in choices.choices]
        lines += [choice.refusal for choice in choices.choices if choice.refusal]
        lines += [field.label for choice in choices.choices for field in choice.inputs]
    lines += [cell for t in parts(table, Table) for cells in (t.columns, *t.rows) for cell in cells]
    lines += [gauge.label for gauge in parts(table, Gauge)]
    assert all(isinstance(reason, Reason) and catalogue.reason(reason, BOARD.hex_name) for reason in lines)
