"""Every board that comes with the program, opened from the start page and by its sessions."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from companion.board.library import board_folder, open_board
from companion.kit.system import Players, Start
from companion.known_games import GAMES
from companion.reason import Reason
from companion.session.recent import RecentSession, recent_sessions
from companion.text import LANGUAGES, catalogue_in
from tests.forms import tried_with
from ui import operations
from ui.app import Application
from ui.look.preferences import Preferences, save_preferences
from ui.session.bridge import SessionBridge
from ui.session.files import fresh_file
from ui.session.words import hex_names_of, where_words
from ui.shell.actions import ACTIONS
from ui.shell.main_window import MainWindow

ON_OWN_BOARDS = [game for game in GAMES.values() if not game.is_for_any_board]
CARDS = [(game.board, game.id, scenario) for game in ON_OWN_BOARDS for scenario in game.cards]


def choose(application: Application, qtbot: QtBot, board: str) -> None:
    """Tap another game on the start page."""
    application.window.start_page.games.cards[board].tapped.emit()
    qtbot.waitUntil(lambda: application.bridge.base_board.id == board)


def turn_to(application: Application, qtbot: QtBot, board: str, scenario: str) -> None:
    """Choose a game and be about to begin a scenario of it."""
    choose(application, qtbot, board)
    application.window.start_page.card.scenarios[scenario].click()


def test_every_board_has_a_card_with_picture_and_words() -> None:
    for board, game, scenario in CARDS:
        for theme in ("light", "dark"):
            assert QImage(str(board_folder(board) / f"board-{theme}.png")).width() > 100
        for language in LANGUAGES:
            texts, name = catalogue_in(language), board.replace("_", "-")
            assert texts.text(f"start-{game}-{scenario}")
            assert texts.text(f"start-{game}-{scenario}-length")
            assert all(texts.text(f"card-{name}-{part}") for part in ("title", "about", "helps"))


def test_the_start_page_has_every_game_by_name_that_on_the_table_first(
    application: Application, qtbot: QtBot
) -> None:
    choose(application, qtbot, "jarama")
    cards = application.window.start_page.games.cards
    assert set(cards) == {game.board for game in ON_OWN_BOARDS}
    assert next(iter(cards)) == "jarama"
    assert [card.accessibleName() for card in cards.values()][:2] == ["Jarama", "Decision at Elst"]
    assert [board for board, card in cards.items() if card.property("lit") == "true"] == ["jarama"]


@pytest.mark.long
def test_the_game_chosen_shows_its_calculators_without_a_session(
    application: Application, qtbot: QtBot
) -> None:
    choose(application, qtbot, "no_prisoners")
    window = application.window
    assert window.page == "start"
    assert window.bridge.session is None
    assert window.start_page.calculators.names == ("np-combat", "np-events")
    window.start_page.games.cards["no_prisoners"].tapped.emit()
    assert window.page == "start"  # who chooses what is chosen goes on from there as with any other
    assert window.message_bar.text.startswith("No Prisoners is on the table already")


@pytest.mark.long
def test_what_is_read_across_the_table_is_so_with_another_game(
    application: Application, qtbot: QtBot
) -> None:
    operations.toggle_table_mode(application.bridge)
    points = application.bridge.text_size
    choose(application, qtbot, "jarama")
    assert application.bridge.is_table_mode
    assert application.window.font().pointSizeF() == points
    operations.toggle_table_mode(application.bridge)
    assert application.window.font().pointSizeF() < points


@pytest.mark.long
@tried_with(("board", "game", "scenario"), [one for one in CARDS if one[0] != "elst"], 2)
def test_a_scenario_leads_to_a_new_session_of_it(
    application: Application, qtbot: QtBot, board: str, game: str, scenario: str
) -> None:
    turn_to(application, qtbot, board, scenario)
    window = application.window
    settle_grid(window)
    assert window.isVisible()
    assert window.page == "new-session"
    assert window.desk.pages["new-session"].scenario.value() == scenario
    turn_to(application, qtbot, "elst", "initial")
    assert application.window.desk.pages["new-session"].scenario.value() == "initial"


@pytest.mark.long
@pytest.mark.parametrize("board", ["jarama", "no_prisoners"])
def test_a_board_shows_what_its_game_knows(application: Application, qtbot: QtBot, board: str) -> None:
    """No lines of sight, batteries or fair play where the rules know none; nor a session's empty panels."""
    turn_to(application, qtbot, board, next(one[2] for one in CARDS if one[0] == board))
    window = application.window
    settle_grid(window)
    left_out = {spec.id for spec in ACTIONS if not window.actions_by_id[spec.id].isVisible()}
    assert {"sight", "viewshed", "show-batteries", "show-checks", "fair-play", "procedure"} <= left_out
    page = window.desk.pages["new-session"]
    assert page.fair_play.isHidden()
    page.begin()
    window.show_map()
    assert not window.docks.open_ids() & {"sight", "batteries", "checks", "markers"}
    window.open_palette()
    assert not set(window.palette_widget.shown_ids()) & left_out


def settle_grid(window: MainWindow) -> None:
    """Leave the grid as it is drawn, where a board may lie in other ways."""
    if window.page == "grid-check":
        window.desk.pages["grid-check"].skip.click()


@pytest.mark.long
def test_a_session_is_opened_on_its_own_board(application: Application, qtbot: QtBot) -> None:
    turn_to(application, qtbot, "jarama", "jarama")
    path = fresh_file("Jarama")
    assert operations.begin_session(application.bridge, path, Start(scenario="jarama"))
    application.window.desk.open(path)
    assert application.bridge.base_board.id == "jarama"
    turn_to(application, qtbot, "elst", "initial")
    assert application.bridge.session is None
    application.window.desk.open(recent_sessions()[0].path)
    qtbot.waitUntil(lambda: application.window.page == "recap")
    assert application.bridge.base_board is open_board("jarama")
    assert application.bridge.session is not None


@pytest.mark.long
def test_the_program_begins_with_the_board_that_was_on_the_table_last(
    application: Application, qtbot: QtBot
) -> None:
    turn_to(application, qtbot, "brunete", "brunete")
    application.window.close()
    again = Application()
    assert again.bridge.base_board.id == "brunete"
    again.close()


@pytest.mark.long
def test_a_board_that_is_gone_gives_way_to_the_first_one(qtbot: QtBot) -> None:
    save_preferences(Preferences(board="atlantis"))
    application = Application()
    assert application.bridge.base_board.id == next(iter(GAMES.values())).board
    application.close()


@pytest.mark.long
def test_preferences_go_along_to_another_board(application: Application, qtbot: QtBot) -> None:
    operations.set_language(application.bridge, "ja")
    application.window.resize(780, 600)
    turn_to(application, qtbot, "brunete", "brunete")
    assert application.bridge.preferences.language == "ja"
    assert application.window.width() == 780


def test_a_recent_session_names_hexes_as_its_own_board_does(bridge: SessionBridge, tmp_path: Path) -> None:
    hex_ = open_board("elst").parse_hex("NN8")
    where = (Reason("board-check-lone-hex", hexes=(hex_,)),)
    session = RecentSession(
        path=tmp_path / "evening", game="elst", scenario="initial", players=Players.SOLO, where=where
    )
    desert = SessionBridge(open_board("no_prisoners"), bridge.preferences)
    assert "NN8" in where_words(desert, session, hex_names_of(desert, session))
