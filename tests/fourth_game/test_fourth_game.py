"""A game is one folder in the games folder, one scenario folder and its texts: it is found and shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from companion import games as systems
from companion import known_games as games
from companion import paths, text
from companion.board.library import open_board
from companion.text import catalogue_in
from tests.ui.running import running
from ui import operations
from ui.pages.procedure_page import ProcedurePage
from ui.panels.parts.choices import ChoiceListView
from ui.session.told_map import stage_shown
from ui.shell.main_window import MainWindow

HERE = Path(__file__).parent


def link_all(source: Path, target: Path) -> None:
    """Links to everything of a folder, beside what is there already."""
    target.mkdir(parents=True, exist_ok=True)
    for one in source.iterdir():
        if not (target / one.name).exists():
            (target / one.name).symlink_to(one)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program with the fourth game beside the others."""
    root = tmp_path / "installed"
    for language in text.LANGUAGES:
        link_all(HERE / "text" / language, root / "resources" / "text" / language)
        link_all(paths.resources_dir() / "text" / language, root / "resources" / "text" / language)
    link_all(paths.resources_dir(), root / "resources")
    link_all(HERE / "scenarios", root / "scenarios")
    link_all(paths.scenarios_dir(), root / "scenarios")
    monkeypatch.setattr(paths, "_data_root", lambda: root)
    monkeypatch.setattr(systems, "__path__", [*systems.__path__, str(HERE / "games")])
    games.forget_games()
    catalogue_in.cache_clear()
    yield
    games.forget_games()
    catalogue_in.cache_clear()
    open_board.cache_clear()


@pytest.fixture
def window(installed: None, qtbot: QtBot) -> Iterator[MainWindow]:
    with running(qtbot, "pond") as application:
        yield application.window
    # At once: a window that is still there would look for this game's texts, which go next.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def visible(window: MainWindow) -> str:
    return "\n".join(label.text() for label in window.findChildren(QLabel) if label.isVisible())


def begin(window: MainWindow) -> None:
    window.desk.show("new-session")
    window.desk.pages["new-session"].begin_button.click()
    assert window.page == "map"


def test_the_start_page_names_it_and_its_calculator(window: MainWindow) -> None:
    assert "A pond of six lilies." in visible(window)
    assert window.start_page.calculators.names == ("pond-reach",)
    assert "1 lilies away" in visible(window)


def test_it_is_begun_and_played_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    tracker = window.docks.panels["tracker"]
    window.docks.bring("tracker")
    assert "Turn 2" in visible(window)
    choices = next(one for one in tracker.findChildren(ChoiceListView) if one.isVisible())
    choices.buttons[0].click()
    choices.form.take_hex(window.bridge.board.parse_hex("A2"))
    choices.form.accept.click()
    assert window.bridge.session.state.game.frog == window.bridge.board.parse_hex("A2")
    operations.undo(window.bridge)
    assert window.bridge.session.state.game.frog == window.bridge.board.parse_hex("A1")


def test_its_page_and_its_layer_are_shown(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    window.docks.bring("game")
    assert "Lilies left" in visible(window)
    window.docks.bring("forces")
    qtbot.waitUntil(lambda: "A1: Frog" in visible(window))
    operations.show_overlay(window.bridge, "pond-reach", True)
    operations.set_language(window.bridge, "ja")
    window.docks.bring("game")
    assert "残りの睡蓮" in visible(window)


def page_shown(window: MainWindow) -> ProcedurePage:
    """The page on which its procedure is walked."""
    window.actions_by_id["procedure"].trigger()
    page = window.desk.pages["procedure"]
    assert isinstance(page, ProcedurePage)
    return page


def test_its_procedure_is_walked_on_a_page(window: MainWindow) -> None:
    begin(window)
    page = page_shown(window)
    assert page.title.text() == "Night at the pond"
    assert page.rail.current.text() == "Hop"
    assert not page.records.isVisible()  # it keeps none
    choices = page.step.findChild(ChoiceListView)
    choices.choose(choices.choices[0])
    assert choices.form.odds.text() == ""  # nothing is told yet
    choices.form.take_hex(window.bridge.board.parse_hex("A2"))
    assert choices.form.odds.text() == "The frog stays dry: 83.3 % (5/6)"
    choices.form.accept.click()
    assert page.rail.current.text() == "Rest"
    assert not page.map.isVisible()
    window.now_strip.onward.click()
    assert window.bridge.session.state.game.turn == 3
    assert page.rail.current.text() == "Hop"


def test_what_only_one_side_may_see_stands_under_its_name(window: MainWindow) -> None:
    begin(window)
    page = page_shown(window)
    assert {"Herons", "The herons are hungry."} <= set(visible(window).splitlines())
    assert page.step.shown_step.id == "1"


def test_taps_on_its_map_are_told_to_the_session_and_without_one_to_a_sketch(window: MainWindow) -> None:
    window.show_map()
    at = window.bridge.board.parse_hex
    assert operations.tell_on_map(window.bridge, "frog", "here", [at("A2")])
    assert window.bridge.areas.sketch.game.frog == at("A2")
    assert not operations.tell_on_map(window.bridge, "frog", "here", [at("A1")])  # it has hopped
    begin(window)
    assert operations.tell_on_map(window.bridge, "frog", "here", [at("A2")])
    assert window.bridge.session.state.game.frog == at("A2")
    assert stage_shown(window.bridge).id == "reach"
