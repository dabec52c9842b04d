"""A session on a board of the player's own in the real window, from opening it to the fire for effect."""

from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.board.archives.opening import open_file
from companion.games.elst.own.game import SCENARIO
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from companion.games.elst.rules.sequence import Phase
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.session.recent import recent_sessions
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.codes import code_of
from companion.shared_table.hosted import host_session
from tests.board.archives.made_archives import WOODS, disc, made_archive
from tests.ui.artillery_player import Player
from tests.ui.running import settle
from tests.ui.shared_tables import HERE
from ui.app import Application
from ui.cards.question_pad import QuestionPad
from ui.pages.boards_page import BoardsPage
from ui.pages.new_session import NewSessionPage
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.shell.kinds import of_kind
from ui.widgets.fold import Fold
from ui.widgets.stepper import Stepper

ENTER = Qt.Key.Key_Return
_PICK = "PySide6.QtWidgets.QFileDialog.getOpenFileName"


def _hill(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(levels, 2, 3, 60, 2)
    disc(codes, 7, 3, 30, WOODS)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return made_archive(tmp_path / "bd7", _hill, columns=11, rows=6)


@pytest.fixture
def player(application: Application, qtbot: QtBot, archive: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    """With the board open and a session of two turns begun on it, by buttons and keys."""
    monkeypatch.setattr(_PICK, lambda *_: (str(archive), ""))
    application.window.actions_by_id["boards"].trigger()
    qtbot.mouseClick(application.window.desk.page(BoardsPage).file_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: application.window.page == "map", timeout=20_000)
    window = application.window
    player = Player(window, qtbot, "A1")
    window.actions_by_id["boards"].trigger()
    player.press(window.desk.page(BoardsPage).begin_button)
    player.press(window.desk.page(NewSessionPage).begin_button)
    _type_answer(player, "2")
    player.press(player.prompt.pad.buttons["no"])
    return player


def _type_answer(player: Player, text: str) -> None:
    player.type(text)
    player.qtbot.keyClick(player.prompt.pad.line, ENTER)
    settle()


def _open_fold(player: Player, inside: QWidget, title: str) -> None:
    player.press(next(fold for fold in inside.findChildren(Fold) if fold.head.text().startswith(title)).head)


def _fill(player: Player, inputs: dict[str, QWidget], **told: str) -> None:
    """Type into fields, press options."""
    for name, text in told.items():
        field = inputs[name]
        if isinstance(field, Stepper):
            if not field.line.hasFocus():  # Tab goes from number to number
                player.qtbot.mouseClick(field.line, Qt.MouseButton.LeftButton)
            player.qtbot.keyClicks(field.line, text)
            player.qtbot.keyClick(field.line, Qt.Key.Key_Tab)
        else:
            player.press(field.button(text))


def _form_of(player: Player, inside: QWidget, text: str) -> ChoiceForm:
    """The form that a button opens."""
    lists = inside.findChildren(ChoiceListView)
    view, button = next((view, one) for view in lists for one in view.buttons if one.text() == text)
    player.press(button)
    return of_kind(ChoiceForm, view.form)


def _bring_battery(player: Player) -> None:
    panel = player.window.docks.panels["batteries"]
    _open_fold(player, panel, "Add a battery")
    form = _form_of(player, panel, "Battery of the first side")
    _fill(player, form.inputs, kind="normal", calibre="105", may_fire_smoke="yes", observer="leader")
    _fill(player, form.inputs, contact_number="8", black="6", red="3")
    player.press(form.accept)


def _place_observer(player: Player, hex_: str) -> None:
    _open_fold(player, player.card, "Observer and radio")
    form = _form_of(player, player.card, "Where the observer is")
    player.tap(hex_)
    player.press(form.accept)


@pytest.mark.long
def test_from_opening_a_board_to_the_fire_for_effect(player: Player, archive: Path) -> None:
    window = player.window
    window.docks.bring("batteries")
    settle()
    _bring_battery(player)
    _place_observer(player, "C3")
    game = window.bridge.in_play.state.game
    assert game.battery("A1").observer.hex == window.bridge.board.parse_hex("C3")
    _go_on_to(player, Phase.PREP_FIRE)
    player.choose("Smoke over: try for contact")
    player.roll(8)
    player.press(player.prompt.pad.buttons["black"])
    player.choose("Place an AR")
    player.tap("H3")
    player.press(player.card.choices.form.accept)
    player.roll(2)
    _go_on_to(player, Phase.DEFENSIVE_FIRE, of_second=True)
    player.choose("Smoke over: maintain contact")
    player.roll(9)
    player.press(player.prompt.pad.buttons["yes"])
    player.choose("Convert the SR to HE here")
    player.choose("Resolve: 7 hexes")
    while isinstance(player.prompt.pad, QuestionPad):  # the TEM of woods
        _type_answer(player, "1")
    for total in (2, 7, 9, 5, 11, 4, 8):
        player.roll(total)
    player.press(player.prompt.pad.accept)
    battery = window.bridge.in_play.state.game.battery("A1")
    assert (battery.counter, battery.hex) == (ArtilleryCounter.FFE2, window.bridge.board.parse_hex("H3"))
    assert recent_sessions()[0].board == "made"


def _go_on_to(player: Player, phase: Phase, *, of_second: bool = False) -> None:
    """By the key that goes on."""
    window = player.window
    for _ in range(20):
        moment = window.bridge.in_play.state.game.moment
        if moment.phase is phase and (moment.player.value == "second-side") is of_second:
            return
        player.qtbot.keyClick(
            QApplication.focusWidget() or window,
            ENTER,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
        settle()
    raise AssertionError(f"no {phase}")


def test_a_session_whose_board_was_moved_goes_on_once_the_player_points_to_it(
    application: Application, player: Player, archive: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, path = player.window, player.window.bridge.session_path
    assert path is not None
    window.desk.close()
    moved = archive.rename(archive.with_name("bd7 elsewhere"))
    window.desk.open(path)
    qtbot.waitUntil(lambda: window.message_bar.current is not None)
    assert (
        window.message_bar.text
        == f"made, the board of this session, is neither at {archive} nor on your shelf."
    )
    monkeypatch.setattr(_PICK, lambda *_: (str(moved), ""))
    window.message_bar.confirm()
    qtbot.waitUntil(lambda: application.bridge.session is not None, timeout=20_000)
    there = application.bridge.in_play
    assert there.standing.source is not None
    assert there.standing.source.file == str(moved)


@pytest.mark.long
def test_a_guest_whose_machine_does_not_find_the_board_points_to_it_and_is_at_the_table(
    application: Application, tmp_path: Path, archive: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = open_file(archive).board
    game = next(game for game in GAMES.values() if game.is_for_any_board).make(board)
    with ExitStack() as ends:
        host = Session.create(game, SqliteStore.create(tmp_path / "host.wargame"), Start(scenario=SCENARIO))
        table = host_session(host, "first-side")
        ends.callback(host.close)
        code = code_of(table.ticket("second-side", [HERE]))
        moved = archive.rename(archive.with_name("bd7 elsewhere"))
        card = application.window.start_page.join
        card.line.setText(code)
        card.button.click()
        qtbot.waitUntil(card.note.isVisible, timeout=20_000)
        assert "neither at" in card.note.text()
        assert card.point.isVisible()
        monkeypatch.setattr(_PICK, lambda *_: (str(moved), ""))
        qtbot.mouseClick(card.point, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: application.bridge.session is not None, timeout=20_000)
        session = application.bridge.in_play
        assert session.store.seat == "second-side"
        assert session.system.board.source == moved
        assert session.head == host.head
        application.window.desk.close()
