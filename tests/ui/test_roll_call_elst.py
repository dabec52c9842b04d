"""Batteries, forces and the Refit Phase name the stacks they judge by that the roll has not confirmed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from companion.games.elst.procedures.forces.commands import AddRoster, MovePieces
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import Position
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.session.counters import stacks_of
from ui.shell.main_window import MainWindow

STARTS = "Not confirmed this turn: "


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def table(window: MainWindow, tmp_path: Path) -> Table:
    """An observer in the steeple, an FFE on JJ11 and JJ12, and a squad far from both."""
    table = Table(window.bridge, tmp_path)
    window.show_map()
    for side, text in {
        "german": "8-1, radio @ NN8 steeple",
        "british": "4-5-7 @ A3\n4-5-7 @ JJ11\n2-4-7 @ JJ12",
    }.items():
        table.do(AddRoster(side=side, text=text))
    return table


def _told(place: QWidget) -> list[str]:
    labels = (one.text() for one in place.findChildren(QLabel) if one.isVisible())
    return [text.removeprefix(STARTS).rstrip(".") for text in labels if text.startswith(STARTS)]


def _confirm(window: MainWindow, count: int = 1) -> None:
    """Enter alone for the first stacks in reading order, and back to what was looked at."""
    window.use_tool("roll-call")
    settle()
    for _ in range(count):
        QTest.keyClick(window.map_view.roll_card.line, Qt.Key.Key_Return)
        settle()
    window.use_tool("select")
    settle()


@pytest.mark.long
def test_attacks_of_an_ffe_rest_on_who_was_seen_in_its_blast_area(window: MainWindow, table: Table) -> None:
    table.with_barrage()
    window.docks.bring("batteries")
    settle()
    panel = window.docks.panels["batteries"]
    assert _told(panel) == []  # nobody ever called the roll
    _confirm(window)
    assert _told(panel) == ["NN8 German, JJ11 British, JJ12 British"]
    _confirm(window)
    assert _told(panel) == ["JJ11 British, JJ12 British"]
    _confirm(window, 2)
    assert _told(panel) == []
    operations.undo(window.bridge)
    assert _told(panel) == ["JJ12 British"]
    assert table.bridge.session.state.game.battery(GUN).activity.barrage


def test_who_may_rally_is_told_by_what_is_tracked(window: MainWindow, table: Table) -> None:
    table.do(AddRoster(side="british", text="4-5-7 broken @ JJ13"))
    _confirm(window)
    window.docks.bring("forces")
    window.docks.panels["forces"].show_faction("scenario")
    settle()
    assert _told(window.docks.panels["forces"]) == ["JJ13 British"]


@pytest.mark.long
def test_areas_and_stragglers_of_the_refit_name_what_is_unsure(window: MainWindow, table: Table) -> None:
    table.do(AddRoster(side="british", text="Sherman V @ C18"))
    _confirm(window)
    facts = {"clock/moment/turn": 5, "clock/moment/player": "german", "clock/moment/phase": "ccph"}
    assert operations.set_facts(window.bridge, facts)
    _confirm(window)
    assert operations.set_facts(window.bridge, {"campaign/step": RefitStep.SETUP_AREAS})
    window.actions_by_id["procedure"].trigger()
    settle()
    page = window.desk.pages["procedure"]
    assert _told(page) == ["C18 British"]
    assert operations.set_facts(window.bridge, {"campaign/step": RefitStep.POSSESSION})
    settle()
    assert _told(page) == ["NN8 German, JJ11 British, JJ12 British, C18 British"]


_LOOK_S, _KEY_S = 1.5, 0.2  # what a player takes to compare a stack with the table, and to press a key


@pytest.mark.long
def test_forty_stacks_of_which_five_stand_otherwise_take_ninety_seconds(
    window: MainWindow, tmp_path: Path
) -> None:
    """One key a stack that stands the same, whatever stands otherwise in one line."""
    table = Table(window.bridge, tmp_path)
    window.show_map()
    places = list(table.bridge.board.hexes)[::32][:40]
    text = "\n".join(f"4-5-7 @ {table.bridge.hex_name(hex_)}" for hex_ in places)
    table.do(AddRoster(side="british", text=text))
    window.use_tool("roll-call")
    settle()
    card = window.map_view.roll_card
    otherwise = {4: "2-4-7", 11: "4-5-7, 8-0", 19: "4-4-7", 27: "2x 4-5-7", 35: "-"}
    keys = 0
    for number in range(len(places)):
        QTest.keyClicks(card.line, words := otherwise.get(number, ""))
        QTest.keyClick(card.line, Qt.Key.Key_Return)
        settle()
        keys += len(words) + 1
    assert card.title.text() == "Confirmed: 39 of 39"
    assert keys == 40 + sum(map(len, otherwise.values()))
    assert len(places) * _LOOK_S + keys * _KEY_S < 90
    stacks = {key.hex: [str(one.label) for one in stack] for key, stack in stacks_of(window.bridge).items()}
    assert sorted(stacks.values()).count(["4-5-7"]) == 35


@pytest.mark.long
def test_a_line_past_a_tracked_vehicle_says_so_and_whether_it_is_confirmed(
    window: MainWindow, table: Table
) -> None:
    """It hinders as it is; by the other reading a marker laid on its hex counts, and nothing more is said."""
    table.do(AddRoster(side="british", text="Sherman V bogged @ K20\nSherman VC @ J19\n4-5-7 @ K21"))
    window.docks.bring("sight")
    panel = window.docks.panels["sight"]

    def told() -> list[str]:
        labels = panel.notes.assumptions.findChildren(QLabel)
        return [words for one in labels if one.isVisible() and "K20" in (words := one.text())]

    source, target = (Position(table.hex(name)) for name in ("J19", "Q28"))
    operations.check_sight(window.bridge, source, target)
    settle()
    assert told() == []
    assert window.bridge.sight.result.hindrance == 2
    away = {"spot": "map", "to_spot": "map", "to_hex": table.hex("A5")}
    table.do(MovePieces(side="british", text="Sherman V bogged", hex=table.hex("K20"), **away))
    assert window.bridge.sight.result.hindrance == 1
    operations.undo(window.bridge)
    assert window.bridge.sight.result.hindrance == 2
    operations.choose_setting(window.bridge, "forces-tracked-vehicles-hinder", False)
    settle()
    assert told() == ["Tracked on the line, not marked: vehicle in K20. Mark it where it hinders."]
    assert window.bridge.sight.result.hindrance == 1
    _confirm(window)
    assert told()[1:] == ["Not confirmed this turn: K20 British."]
    operations.toggle_marker(window.bridge, table.hex("K20"), MarkerKind.VEHICLE)
    settle()
    assert window.bridge.sight.result.hindrance == 2
    assert told() == []
    operations.check_sight(window.bridge, Position(table.hex("NN8"), 1), source)
    settle()
    assert told() == []  # nothing but smoke hinders the steeple
