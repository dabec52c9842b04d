"""The guide: every task has its lines and its picture in every language, and F1 finds the one at hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from companion.guide import Task, common_tasks, guide_of, picture_folder
from companion.known_games import GAMES
from companion.text import LANGUAGES, catalogue_in
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.pages.guide_page import GuidePage
from ui.panels.game_pages import GamePages
from ui.shell.dock_specs import DOCKS
from ui.shell.main_window import MainWindow
from ui.tour.stops import GUIDE_STOPS
from ui.tour.tour import write_guide

GUIDES = {game.id: guide_of(game.folder, game.id) for game in GAMES.values()}
TASKS = {task.id: task for tasks in GUIDES.values() for task in tasks}
MOST_LINES, MOST_BYTES = 10, 60_000
ALIKE = 14  # of 255: text of another system's fonts, not another picture


@pytest.mark.long
@pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_has_its_lines_and_its_picture(task: Task, language: str) -> None:
    texts = catalogue_in(language)
    assert texts.text(task.title_key)
    assert 4 <= len(texts.text(task.text_key).splitlines()) <= MOST_LINES
    picture = task.picture(language)
    assert picture.stat().st_size < MOST_BYTES
    assert QImage(str(picture)).width() == 960


def test_every_picture_is_a_stop_of_the_tour_and_none_is_left_over() -> None:
    stops = {stop.id for stop in GUIDE_STOPS}
    assert {task.stop for task in TASKS.values()} == stops
    made = {file.name for file in picture_folder().glob("*.webp")}
    assert made == {f"{stop}-{language}.webp" for stop in stops for language in LANGUAGES}


def test_every_game_has_tasks_of_its_own_before_those_of_all() -> None:
    common = {task.id for task in common_tasks()}
    for tasks in GUIDES.values():
        assert tasks[0].id not in common
        assert common <= {task.id for task in tasks}


@pytest.mark.slow
@pytest.mark.long
def test_the_pictures_show_what_the_window_shows_today(qapp: object, tmp_path: Path) -> None:
    """In few large squares, since another system draws its letters otherwise."""
    write_guide(tmp_path)
    stale = [file.name for file in tmp_path.iterdir() if differs(file, picture_folder() / file.name)]
    assert stale == [], "companion tour --guide --out resources/guide"


def differs(one: Path, other: Path) -> bool:
    first, second = ([*squares(file)] for file in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) > ALIKE


def squares(file: Path) -> list[int]:
    """How light the parts of a picture are."""
    mode = Qt.TransformationMode.SmoothTransformation
    small = QImage(str(file)).scaled(48, 27, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    return [QColor(small.pixel(x, y)).lightness() for x in range(48) for y in range(27)]


# ---- in the window ----


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


def shown(window: MainWindow) -> str:
    page = window.desk.pages["guide"]
    assert isinstance(page, GuidePage)
    return page.heading.text()


def help_at(window: MainWindow) -> str:
    window.run_action("guide")
    assert window.page == "guide"
    heading = shown(window)
    window.run_action("guide")
    assert window.page != "guide"
    return heading


def test_it_is_reached_from_the_start_page_and_leads_back_there(window: MainWindow, qtbot: QtBot) -> None:
    assert help_at(window) == "Begin an evening, or go on with one"
    assert window.page == "start"
    window.run_action("guide")
    qtbot.keyClick(window.desk.pages["guide"], Qt.Key.Key_Escape)
    assert window.page == "start"


@pytest.mark.long
def test_in_a_panel_it_opens_at_the_task_of_that_panel(window: MainWindow) -> None:
    window.show_map()
    for dock, task in (
        ("sight", "sight"),
        ("markers", "what-if"),
        ("hex", "correct-map"),
        ("forces", "counters"),
    ):
        window.docks.bring(dock)
        assert help_at(window) == window.bridge.text(f"guide-{task}-title")
        assert window.page == "map"
    window.use_tool("move")
    assert help_at(window) == "Move counters"


def test_the_title_of_a_panel_leads_to_its_task(window: MainWindow) -> None:
    window.show_map()
    window.docks.bring("layers")
    help_button, _close = window.docks.by_id["layers"].titleBarWidget().findChildren(QToolButton)
    help_button.click()
    assert shown(window) == "Choose what the map shows"


def test_a_page_of_a_game_has_a_task_of_its_own(shared: SharedWindow) -> None:
    window = shared.on("no_prisoners")
    window.desk.show("new-session")
    window.desk.pages["new-session"].begin()
    window.show_map()
    window.docks.bring("game")
    window.docks.panel("game", GamePages).show_part("np-combat")
    assert help_at(window) == "Fight a combat"


@pytest.mark.long
def test_every_panel_has_a_task(window: MainWindow) -> None:
    for dock in DOCKS:
        games = [game for game in GAMES.values() if game.id != "brunete"]
        assert any(dock.id in task.at for game in games for task in GUIDES[game.id]), dock.id


@pytest.mark.long
def test_a_long_task_is_scrolled_in_its_card_and_the_page_is_not(window: MainWindow) -> None:
    window.resize(1024, 700)
    window.run_action("guide")
    settle()
    assert window.desk.pages["guide"].verticalScrollBar().maximum() == 0
    window.run_action("guide")


def test_the_rules_are_a_button_away(window: MainWindow) -> None:
    window.run_action("guide")
    window.desk.pages["guide"].action_wanted.emit("rules")
    assert window.page == "rules"
    assert window.actions_by_id["rules"].shortcut().toString() == "Shift+F1"


@pytest.mark.long
def test_it_speaks_the_language_in_use_and_keeps_its_task(window: MainWindow) -> None:
    window.run_action("guide")
    page = window.desk.pages["guide"]
    page.list.setCurrentRow(2)
    operations.set_language(window.bridge, "ja")
    assert page.heading.text() == catalogue_in("ja").text("guide-what-if-title")
    lines = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any(line.startswith("1. 「マーカー」") for line in lines)
