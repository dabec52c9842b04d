"""Files the player names: in the folder of the last one, with an ending that opens them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ui.session.bridge import SessionBridge
from ui.widgets.ask_file import ask_folder, ask_where, ask_which

KINDS = "Text (*.txt);;Page (*.html)"
Ask = Callable[[str], Path | None]


class Dialog:
    """What the player answers, one after the other, and what was proposed each time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: str, kind: str = "Text (*.txt)") -> None:
        self.answers, self.kind, self.proposed = list(answers), kind, []
        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(
                QFileDialog, name, lambda _parent, _title, at, *_: (self._answer(at), self.kind)
            )
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda _parent, _title, at: self._answer(at))

    def _answer(self, at: str) -> str:
        self.proposed.append(at)
        return self.answers.pop(0)


@pytest.fixture
def where(bridge: SessionBridge, qtbot: QtBot) -> Ask:
    parent = QWidget()
    qtbot.addWidget(parent)
    return lambda name: ask_where(parent, bridge, "Save", name, KINDS)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_the_first_one_is_proposed_among_the_players_own_files(
    where: Ask, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = Dialog(monkeypatch, "", "")
    assert where("log.txt") is None
    (home / "Documents").mkdir()
    assert where("log.txt") is None
    assert dialog.proposed == [str(home / "log.txt"), str(home / "Documents" / "log.txt")]


def test_the_next_one_is_asked_for_in_the_same_folder(
    where: Ask, bridge: SessionBridge, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = home / "games"
    games.mkdir()
    dialog = Dialog(monkeypatch, str(games / "a.txt"), str(games / "b"), "", "")
    assert where("log.txt") == games / "a.txt"
    assert ask_which(QWidget(), bridge, "Open", "All (*)") == games / "b"
    assert ask_folder(QWidget(), bridge, "Open") is None
    games.rmdir()
    assert where("log.txt") is None
    assert dialog.proposed[1:] == [str(games), str(games), str(home / "log.txt")]


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("log", "Page (*.html)", "log.html"),
        ("log", "", "log.txt"),
        ("log.HTML", "", "log.HTML"),
        ("of 24.9", "", "of 24.9.txt"),
    ],
)
def test_a_name_without_an_ending_gets_that_of_the_kind(
    where: Ask, home: Path, monkeypatch: pytest.MonkeyPatch, typed: str, kind: str, written: str
) -> None:
    Dialog(monkeypatch, str(home / typed), kind=kind)
    assert where("log.txt") == home / written


def test_nothing_is_written_over_unasked(where: Ask, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "log.txt").touch()
    dialog = Dialog(monkeypatch, str(home / "log"), str(home / "log.txt"))
    assert where("log.txt") == home / "log.txt"
    assert dialog.proposed[1] == str(home / "log.txt")


def test_a_thumb_on_space_and_enter_names_no_file(
    where: Ask, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = Dialog(monkeypatch, str(home / " "), str(home / "log.txt"))
    assert where("log.txt") == home / "log.txt"
    assert dialog.proposed == [str(home / "log.txt")] * 2
