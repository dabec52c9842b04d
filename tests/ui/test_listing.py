"""What a screen reader hears of the window: every field and button has a name, and the listing tells it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import MoveObserver
from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.games.elst.batteries import BatteriesPanel
from ui.panels.parts.choices import ChoiceListView
from ui.shell.kinds import of_kind
from ui.shell.listing import Listing, Node, listing
from ui.shell.main_window import MainWindow

_USED = {"Button", "CheckBox", "RadioButton", "ComboBox", "EditableText", "SpinBox", "Slider", "ButtonMenu"}


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


def everything(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from everything(node.get("children", []))


def nameless() -> list[Node]:
    """What can be used and has no name."""
    QApplication.processEvents()
    shown = everything(listing())
    return [node for node in shown if node["role"] in _USED and not node["name"]]


def names() -> set[object]:
    return {node["name"] for node in everything(listing())}


@pytest.mark.long
@pytest.mark.parametrize("calculator", ["elst-fire", "elst-purchase"])
def test_every_field_of_a_calculator_has_its_name(window: MainWindow, calculator: str) -> None:
    window.start_page.calculators.show_one(calculator)
    assert nameless() == []


@pytest.mark.long
def test_the_line_that_typing_opens_has_its_name(window: MainWindow) -> None:
    window.show_map()
    window.open_go_to("BB13")
    window.screen_keys.switch()
    assert nameless() == []
    assert "Go to" in names()


def test_every_fact_that_can_be_set_has_its_name(window: MainWindow) -> None:
    begin(window.bridge)
    window.actions_by_id["set-facts"].trigger()
    assert nameless() == []
    assert "Turn" in names()


@pytest.mark.long
def test_a_list_of_values_answers_to_what_labels_it(window: MainWindow) -> None:
    begin(window.bridge)
    window.actions_by_id["set-facts"].trigger()
    settle()
    lists = {node["name"]: node["value"] for node in everything(listing()) if node["role"] == "ComboBox"}
    assert lists["Phase"] == "RPh"


@pytest.mark.long
def test_what_a_choice_asks_has_its_name(window: MainWindow) -> None:
    begin(window.bridge)
    operations.set_facts(window.bridge, {"clock/moment/player": "german", "clock/moment/phase": "pfph"})
    window.show_map()
    window.docks.bring("batteries")
    operations.execute(
        window.bridge, MoveObserver(battery="G1", hex=window.bridge.board.parse_hex("NN8"), level=1)
    )
    card = window.docks.panel("batteries", BatteriesPanel).cards["G1"]
    of_kind(ChoiceListView, card.choices).buttons[0].click()
    assert nameless() == []


@pytest.mark.long
def test_what_is_hidden_is_not_told(window: MainWindow) -> None:
    window.show_map()
    assert "New session" not in names()


def test_who_asks_on_the_socket_is_told_once_for_each_line(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    listening = Listing(str(tmp_path / "listing"))
    asker = QLocalSocket()
    asker.connectToServer(str(tmp_path / "listing"))
    asker.write(b"\n\n")
    told: list[list[Node]] = []

    def has_both() -> bool:
        while asker.canReadLine():
            told.append(json.loads(bytes(asker.readLine().data())))
        return len(told) == 2

    qtbot.waitUntil(has_both)
    listening.end()
    assert told[0] == told[1]
    assert told[0][0]["role"] == "Window"
