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
from tests.ui.running import running
from ui import operations
from ui.look.language import catalogue_in
from ui.panels.parts.choices import ChoiceListView
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
