"""What a tracked game shows: its panel, facts, inventory, log; and what a file keeps of it."""

import pytest

from companion.games.elst.procedures.forces.commands import (
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
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.kit.panels import Checklist, Choice, ChoiceList, Gauge, Lines, Table
from companion.reason import Reason
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.forces.tracking.forces_table import (
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


def test_forces_are_there_again_when_the_session_is_opened() -> None:
    table = played()
    again = Session.open(table.session.store, lambda _: SYSTEM)
    assert again.state.game == table.state.game


def test_the_panel_shows_points_shots_and_places() -> None:
    table = played()
    gauges = {gauge.label.key: (gauge.value, gauge.maximum) for gauge in parts(table, Gauge)}
    assert gauges == {
        "forces-gauge-points": (2, 20),
        "forces-gauge-panzerfausts": (4, None),
        "forces-gauge-self-rally": (1, 2),
    }
    piles = {
        (t.columns[0].args["side"], row[0].args.get("spot", row[0].key)): row[1].args["pieces"]
        for t in parts(table, Table)
        for row in t.rows
    }
    assert piles == {("german", "forces-pile-out"): "SS 2-3-7", ("british", "exited"): "8-1"}


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
    """The reminders under the phase that the tracker lights."""
    clock = SYSTEM.panels(table.state)[0]
    phases = next(part for part in clock.parts if isinstance(part, Checklist))
    return [reason.key for item in phases.items for reason in item.reminders]


def facts_of(table: ForcesTable, label: str) -> list[str]:
    return [fact.key for one in SYSTEM.counters(table.state) if one.label == label for fact in one.facts]


def test_counters_bring_what_is_known_of_them() -> None:
    table = ForcesTable()
    table.add("Tiger, 6-5-8, LMG @ NN8\nSS 4-4-7")
    table.add("4-5-7", BRITISH)
    assert {"vehicle-crew-morale", "vehicle-close-defence"} <= set(facts_of(table, "Pz VIE"))
    assert {"piece-no-elr", "remind-assault-fire", "piece-half"} <= set(facts_of(table, "6-5-8"))
    assert {"piece-elr", "piece-steady", "piece-replaced"} <= set(facts_of(table, "4-5-7"))
    assert facts_of(table, "LMG") == ["piece-kind", "piece-portage"]


def test_the_first_scenario_says_who_sets_up_where_and_what_its_card_tells() -> None:
    table = ForcesTable("initial")
    assert {"initial-order", "initial-where", "initial-ask-pieces"} <= set(lines(table))
    table.add("4-4-7")
    asked = [line.args["formation"] for line in all_lines(table) if line.key == "initial-ask-pieces"]
    assert asked == ["wessex-214-brigade", "dragoon-guards"]
    table.go_to(Phase.MOVEMENT, BRITISH)
    assert "initial-where" not in lines(table)


def test_the_mortars_of_the_first_scenario_are_named_by_one_choice() -> None:
    table = ForcesTable("initial")
    known = counting(table)["forces-choice-known"]
    table.do(known.build())
    assert table.pile(Spot.HAND, BRITISH) == "2x 51mm MTR"
    assert "forces-choice-known" not in counting(table)
    assert "forces-choice-known" not in counting(ForcesTable("initial", balance="german"))


def counting(table: ForcesTable) -> dict[str, Choice]:
    first, _ = parts(table, ChoiceList)
    return {choice.label.key: choice for choice in first.choices}


def all_lines(table: ForcesTable) -> list[Reason]:
    return [line for told in parts(table, Lines) for line in told.lines]


def lines(table: ForcesTable) -> list[str]:
    return [line.key for line in all_lines(table)]


def test_moves_are_offered_once_counters_are_named() -> None:
    table = ForcesTable()
    _, bare = parts(table, ChoiceList)
    table.add("4-4-7")
    _, full = parts(table, ChoiceList)
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
    lines += [fact for one in SYSTEM.counters(table.state) for fact in (one.name, *one.facts)]
    for overlay in SYSTEM.overlays(table.state):
        lines += [overlay.name, *(shade.letter for shade in overlay.shades if shade.letter)]
    for choices in parts(table, ChoiceList):
        lines += [choice.label for choice in choices.choices]
        lines += [choice.refusal for choice in choices.choices if choice.refusal]
        lines += [field.label for choice in choices.choices for field in choice.inputs]
    lines += [cell for t in parts(table, Table) for cells in (t.columns, *t.rows) for cell in cells]
    lines += [gauge.label for gauge in parts(table, Gauge)]
    assert all(isinstance(reason, Reason) and catalogue.reason(reason, BOARD.hex_name) for reason in lines)
