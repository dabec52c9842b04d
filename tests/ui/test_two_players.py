"""Two players at one machine, in the real window: what one keeps to himself is nowhere for the other."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from companion.kit.now import Now, acting_now
from companion.kit.system import Players
from companion.paths import settings_dir
from companion.reason import Reason
from companion.session.backups import backup_folder
from tests.ui.shared_window import SharedWindow
from tests.ui.shown import everything_shown
from ui import operations
from ui.pages.hand_over_page import HandOverPage
from ui.shell.main_window import MainWindow

CANARY = "Blinker77"
POINTS = 731
PHRASE = "rommel"


class Duel:
    """The players' hands: the hand-over page and the facts page."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.bridge = window, window.bridge

    @property
    def page(self) -> HandOverPage:
        return self.window.desk.pages["hand-over"]

    def run(self, action_id: str) -> None:
        self.window.actions_by_id[action_id].trigger()

    def press(self, text: str) -> None:
        QApplication.processEvents()
        buttons = self.page.findChildren(QPushButton)
        next(one for one in buttons if one.text() == text and one.isVisible()).click()

    def hand_over_to(self, faction: str) -> None:
        """Every secret is closed; the faction sits down, still locked."""
        self.run("hand-over")
        self.page.factions.button(faction).click()

    def is_open(self, faction: str) -> bool:
        return self.bridge.session.secrecy.is_open(faction)

    def write_secret(self) -> None:
        """Set the open faction's points, with a note in words found nowhere else."""
        self.run("set-facts")
        page = self.window.desk.pages["facts"]
        line = page.editors["left"].field.line
        line.setText(str(POINTS))
        line.editingFinished.emit()
        page.note.setText(CANARY)
        page.set_them()


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def duel(window: MainWindow, qtbot: QtBot) -> Duel:
    """A session of two players, begun on its page, in which the Germans have written a secret."""
    duel = Duel(window)
    duel.run("new-session")
    page = window.desk.pages["new-session"]
    page.players.button("two").click()
    page.begin_button.click()
    qtbot.waitUntil(lambda: window.is_dock_shown("tracker"))
    duel.hand_over_to("german")
    duel.press("Open my secrets")
    duel.write_secret()
    return duel


def every_byte(path: Path) -> bytes:
    """The session with its write-ahead log and backups, and all that the settings folder holds."""
    folders = (path.parent, backup_folder(path), settings_dir())
    files = {file for folder in folders for file in folder.rglob("*") if file.is_file()}
    return b"\0".join(file.read_bytes() for file in sorted(files))


@pytest.mark.long
def test_two_players_begin_on_the_new_session_page(duel: Duel) -> None:
    assert duel.bridge.session.started.start.players is Players.TWO
    assert duel.bridge.session.state.secrets["german"].game.left == POINTS


@pytest.mark.long
def test_the_owner_reads_the_secret_in_the_log(duel: Duel) -> None:
    duel.window.docks.bring("log")
    QApplication.processEvents()
    shown = everything_shown(duel.window)
    assert CANARY in shown
    assert str(POINTS) in shown


@pytest.mark.long
def test_the_strip_says_who_is_seated(duel: Duel) -> None:
    duel.window.show_map()
    QApplication.processEvents()
    assert "German seated" in everything_shown(duel.window.now_strip)
    duel.hand_over_to("british")
    duel.press("Open my secrets")
    duel.window.show_map()
    QApplication.processEvents()
    assert "British seated" in everything_shown(duel.window.now_strip)


@pytest.mark.long
def test_the_strip_says_once_who_acts_and_is_seated(duel: Duel, monkeypatch: pytest.MonkeyPatch) -> None:
    now = Now(Reason("prompt-nothing"), Reason("prompt-nothing"), acting_now("german"))
    monkeypatch.setattr(duel.bridge.in_play.system, "now", lambda _state: now)
    operations.set_facts(duel.bridge, {"clock/moment/turn": 2})  # so that it is looked at anew
    duel.window.show_map()
    QApplication.processEvents()
    assert duel.window.now_strip.acting.text() == "German seated"


@pytest.mark.long
def test_nothing_of_it_is_left_when_the_machine_is_handed_over(duel: Duel) -> None:
    for action_id in ("set-facts", "recap", "pack-up", "readings", "hand-over"):
        duel.run(action_id)  # every page has been seen with the secret open
    duel.hand_over_to("british")
    duel.press("Open my secrets")
    for dock in ("log", "tracker", "batteries"):
        duel.window.docks.bring(dock)
    for action_id in ("set-facts", "recap", "pack-up"):
        duel.run(action_id)
        QApplication.processEvents()
        shown = everything_shown(duel.window)
        assert CANARY not in shown
        assert str(POINTS) not in shown


@pytest.mark.long
def test_nor_in_exports_title_or_undo(duel: Duel, tmp_path: Path) -> None:
    duel.hand_over_to("british")
    for suffix in (".txt", ".csv", ".html"):
        operations.export_log(duel.bridge, tmp_path / f"log{suffix}")
        assert CANARY not in (tmp_path / f"log{suffix}").read_text(encoding="utf-8")
    assert CANARY not in duel.window.windowTitle()
    assert duel.window.actions_by_id["undo"].text() == "Undo: Done in secret"
    duel.run("undo")
    assert duel.window.message_bar.current.reason.key == "undo-locked"


@pytest.mark.long
def test_nor_in_the_bytes_of_any_file(duel: Duel, tmp_path: Path) -> None:
    operations.back_up_session(duel.bridge)
    path = duel.bridge.session_path
    assert path.stat().st_size
    written = every_byte(path)
    assert b"facts-set" not in written
    assert CANARY.encode() not in written
    operations.save_session_as(duel.bridge, tmp_path / "copy.wargame")
    duel.run("close-session")
    assert CANARY.encode() not in every_byte(path) + every_byte(tmp_path / "copy.wargame")


@pytest.mark.long
def test_a_pass_phrase_its_code_and_a_wrong_one(duel: Duel) -> None:
    duel.run("hand-over")
    duel.page.factions.button("german").click()
    duel.press("Open my secrets")
    duel.page.line.setText(PHRASE)
    duel.press("Guard by this pass phrase")
    code = duel.page.code
    duel.press("I have written it down")
    assert code.encode() not in every_byte(duel.bridge.session_path)
    assert code not in everything_shown(duel.window)
    duel.hand_over_to("german")
    duel.page.line.setText("monty")
    duel.press("Open my secrets")
    assert duel.window.message_bar.current.reason.key == "secret-wrong-passphrase"
    assert not duel.is_open("german")
    duel.page.line.setText("AAAA-BBBB")
    duel.press("Open with the recovery code")
    assert not duel.is_open("german")
    duel.page.line.setText(PHRASE)
    duel.press("Open my secrets")
    assert duel.is_open("german")
    duel.hand_over_to("german")
    duel.page.line.setText(code)
    duel.press("Open with the recovery code")
    assert duel.bridge.session.state.secrets["german"].game.left == POINTS


@pytest.mark.long
def test_the_secret_is_still_closed_after_coming_back(duel: Duel) -> None:
    path = duel.bridge.session_path
    duel.run("close-session")
    duel.window.desk.open(path)
    duel.window.docks.bring("log")
    QApplication.processEvents()
    assert CANARY not in everything_shown(duel.window)
    duel.hand_over_to("german")
    duel.press("Open my secrets")
    assert duel.bridge.session.state.secrets["german"].game.left == POINTS


@pytest.mark.long
def test_what_is_revealed_after_a_question_is_there_for_both(duel: Duel) -> None:
    duel.hand_over_to("german")
    duel.press("Open my secrets")
    duel.press("Reveal all my secrets")
    duel.press("Cancel")
    duel.press("Reveal all my secrets")
    duel.press("Reveal everything now")
    duel.hand_over_to("british")
    duel.window.show_map()
    duel.window.docks.bring("log")
    QApplication.processEvents()
    assert CANARY in everything_shown(duel.window)


@pytest.mark.long
def test_nobody_gives_up_a_key_that_is_there(duel: Duel) -> None:
    duel.hand_over_to("german")
    QApplication.processEvents()
    shown = [button.text() for button in duel.page.findChildren(QPushButton) if button.isVisible()]
    assert "Open my secrets" in shown
    assert "Begin a new key" not in shown


@pytest.mark.long
def test_a_lost_key_is_given_up_after_a_question(duel: Duel) -> None:
    duel.run("hand-over")
    for kept in (settings_dir() / "keys").iterdir():
        kept.unlink()
    duel.page.factions.button("german").click()
    duel.press("Begin a new key")
    duel.press("Give it up and begin a new key")
    assert duel.is_open("german")
    assert duel.bridge.session.state.secrets["german"].game.left == 0


@pytest.mark.long
def test_a_check_code_written_down_is_found_until_the_end_is_cut_off(duel: Duel, qtbot: QtBot) -> None:
    """The page that a session opens with says so, and takes the code as it was written."""
    path, window = duel.bridge.session_path, duel.window
    code = duel.bridge.session.head
    duel.run("close-session")
    window.desk.open(path)
    page = window.desk.pages["recap"]
    assert page.doubts.texts() == ()
    qtbot.keyClicks(page.head.line, code.lower().replace("-", " "))
    qtbot.keyClick(page.head.line, Qt.Key.Key_Return)
    assert page.head.found.text().startswith("It is the code of entry")
    duel.run("close-session")
    connection = sqlite3.connect(path)
    connection.execute("DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)")
    connection.commit()
    connection.close()
    window.desk.open(path)
    (doubt,) = page.doubts.texts()
    assert doubt.startswith("The history ends at entry")
    qtbot.keyClick(page.head.line, Qt.Key.Key_Return)
    assert page.head.found.text().startswith("No entry of this history has that code")
