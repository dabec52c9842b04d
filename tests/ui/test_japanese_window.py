"""The window in Japanese, walked from page to page: no id, no key, no English where a text belongs."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke, MoveObserver
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.refit.commands import FixAreas, NextRefitStep
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.kit.questions import YES, Reply
from companion.kit.system import Players
from tests.ui.session_table import begin
from tests.ui.shown import everything_shown
from ui import operations
from ui.map.tools.tool import Pointer
from ui.shell.docks import DOCKS
from ui.shell.main_window import MainWindow

_KEY = re.compile(r"(?<![\w/.\\-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/.\\-])")
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]+")
_ENGLISH = re.compile(r"\b[A-Za-z]?[a-z]{2,}(?: [a-z]{2,})+\b")  # words in a row
_PAGES = (
    "recap",
    "set-facts",
    "readings",
    "pack-up",
    "new-session",
    "settings",
    "rules",
    "start-page",
    "palette",
)
_NAMES = ("Decision at Elst", "War in the Desert", "The Last Crusade", "Wargame Companion")


def strange(window: MainWindow, *, is_seen: bool = False) -> set[str]:
    """What is shown and reads like a key or like English, the names of games apart."""
    shown = everything_shown(window, is_seen=is_seen)
    for name in (*_NAMES, window.bridge.text("action-language")):  # which is English in both languages
        shown = shown.replace(name, "")
    return set(_KEY.findall(shown)) | {match for match in _ENGLISH.findall(shown) if match.isascii()}


def _japanese(window: MainWindow, *, is_seen: bool) -> set[str]:
    """What is shown in Japanese, the ways to that language apart."""
    shown = everything_shown(window, is_seen=is_seen)
    for key in ("action-language", "language-ja"):
        shown = shown.replace(window.bridge.text(key), "")
    return {line for line in shown.splitlines() if _JAPANESE.search(line)}


@pytest.fixture
def japanese(window: MainWindow) -> MainWindow:
    window.resize(1366, 768)
    operations.set_language(window.bridge, "ja")
    return window


def run(window: MainWindow, action_id: str) -> None:
    window.actions_by_id[action_id].trigger()
    QApplication.processEvents()


@pytest.mark.long
def test_every_page_and_panel_of_a_scenario(japanese: MainWindow, qtbot: QtBot) -> None:
    """Solo: counters, a battery in contact, a round asked; then every page and every panel.

    All of them change their language while seen, and once more while others are.
    """
    bridge = japanese.bridge
    begin(bridge)
    japanese.show_map()
    assert operations.execute(
        bridge, AddRoster(side="german", text="3x 4-4-7, 9-1, 2 LMG @ NN8\nTiger @ H10")
    )
    operations.set_facts(bridge, {"clock/moment/player": "german", "clock/moment/phase": "pfph"})
    operations.execute(bridge, MoveObserver(battery="G1", hex=bridge.board.parse_hex("NN8"), level=1))
    operations.set_facts(bridge, {"artillery/batteries/G1/contact_number": 8})
    operations.execute(bridge, EndOrdnanceSmoke())
    operations.execute(bridge, AttemptContact(battery="G1"))
    operations.answer_request(bridge, bridge.session.state.waiting[0].id, RollAnswer.physical(7))
    assert not strange(japanese)
    operations.answer_request(bridge, bridge.session.state.waiting[0].id, DrawAnswer.physical("red"))
    japanese.map_view.tool.tap(Pointer(bridge.board.parse_hex("NN8"), True, QPoint()))
    found = {where: strange(japanese) for where in _walk(japanese)}
    assert not {where: words for where, words in found.items() if words}
    for language in ("en", "ja"):
        for where in _walk(japanese):
            operations.set_language(bridge, language)
            QApplication.processEvents()
            assert not (_japanese if language == "en" else strange)(japanese, is_seen=True), where


def _walk(window: MainWindow) -> Iterator[str]:
    """Every panel, then every page, by name as it is shown."""
    for spec in DOCKS:
        window.show_map()
        window.docks.bring(spec.id)
        QApplication.processEvents()
        yield spec.id
    for action_id in _PAGES:
        run(window, action_id)
        yield action_id


@pytest.mark.long
def test_every_step_of_the_refit_phase(japanese: MainWindow, qtbot: QtBot) -> None:
    """Two players, up to the secret work of one of them."""
    bridge = japanese.bridge
    begin(bridge, Players.TWO)
    operations.set_facts(bridge, {"clock/is_over": True})
    run(japanese, "procedure")
    japanese.desk.pages["procedure"].next.on.click()
    found = {}
    while (step := bridge.session.state.game.campaign.step) is not RefitStep.REPLENISHMENT:
        QApplication.processEvents()
        found[step.value] = strange(japanese)
        if step is RefitStep.SETUP_AREAS:
            assert operations.execute(bridge, FixAreas())
            for request in bridge.session.state.waiting:  # nobody told control
                found["control"] = strange(japanese)
                operations.answer_request(bridge, request.id, Reply(value=YES))
        assert operations.execute(bridge, NextRefitStep())
    operations.unlock(bridge, Faction.BRITISH.value, "")
    QApplication.processEvents()
    found["secret"] = strange(japanese)
    run(japanese, "records")
    found["records"] = strange(japanese)
    assert not {where: words for where, words in found.items() if words}


@pytest.mark.long
def test_the_same_search_finds_english_in_an_english_window(window: MainWindow, qtbot: QtBot) -> None:
    assert "new session" in " ".join(strange(window)).casefold()
    window.now_strip.where.setText("not-a-word")
    assert "not-a-word" in strange(window)
