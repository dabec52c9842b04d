"""Whatever a file of the settings folder holds, the program starts, says so in one line and loses nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.kit.system import Start
from companion.paths import settings_dir
from companion.session.recent import recent_sessions, remember
from companion.text import STRICT_VARIABLE
from tests.forms import tried_with
from ui import operations
from ui.app import Application
from ui.look.preferences import Preferences, load_preferences, preferences_file, save_preferences
from ui.session.bridge import SessionBridge
from ui.session.files import fresh_file
from ui.session.overlay_store import load_own_overlay, save_own_overlay
from ui.session.roster_store import keep_roster, kept_roster, roster_file

DIGITS = "9" * 5000
ODD_RECENT = '[{"path": "%s", "game": "elst", "scenario": "initial", "players": "solo", "time": "%s"}]'


def write(file: Path, content: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())


@pytest.fixture
def start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    """Starts the program, shows its window and map, and gives the lines of the message bar."""
    monkeypatch.delenv(STRICT_VARIABLE)  # a list of recent sessions may name anything
    begun: list[Application] = []

    def begin() -> list[str]:
        application = Application()
        begun.append(application)
        application.show()
        qtbot.waitExposed(application.window)
        application.window.show_map()
        bar = application.window.message_bar
        return [application.bridge.reason_text(one.reason) for one in bar._messages]

    yield begin
    for application in begun:
        application.close()


def recent_file() -> Path:
    return settings_dir() / "recent_sessions.json"


def overlay() -> Path:
    return settings_dir() / "corrections" / "elst.json"


BROKEN: dict[str, tuple[Callable[[], Path], str | bytes]] = {
    "a number of 5,000 digits among the preferences": (preferences_file, f'{{"text_size": {DIGITS}}}'),
    "brackets without end among the preferences": (preferences_file, "[" * 100_000),
    "half a letter among the preferences": (preferences_file, '{"projector": "\\ud800"}'),
    "no text among the preferences": (preferences_file, b"\xff\xfe\x00"),
    "a number of 5,000 digits among the corrections": (overlay, f'{{"version": {DIGITS}}}'),
    "no corrections": (overlay, b"\xff\xfe\x00"),
    "a number of 5,000 digits among the recent sessions": (recent_file, f"[{DIGITS}]"),
    "no recent sessions": (recent_file, '{"path": 1}'),
    "no roster": (lambda: roster_file("elst", "german"), b"4-5-7\n\xff"),
}


@pytest.mark.long
@tried_with("name", BROKEN, 4)
def test_a_broken_file_is_told_in_one_line_and_the_program_starts(name: str, start) -> None:
    place, content = BROKEN[name]
    file = place()
    write(file, content)
    (told,) = start()
    assert file.name in told
    assert "\n" not in told
    assert len(told) < 400


@pytest.mark.long
def test_folders_in_place_of_files_are_told_each_by_name(start) -> None:
    files = [place() for place, _content in BROKEN.values()]
    for file in files:
        file.mkdir(parents=True, exist_ok=True)
    told = start()
    assert len(told) == 4
    assert all(any(file.name in line for line in told) for file in files)


@pytest.mark.long
def test_a_window_place_in_letters_of_another_script_is_passed_over(start) -> None:
    save_preferences(Preferences(window_geometry="画面の場所"))
    assert start() == []


def test_a_session_of_the_first_year_is_listed(start, tmp_path: Path) -> None:
    write(tmp_path / "old.wargame", "")
    write(recent_file(), ODD_RECENT % (tmp_path / "old.wargame", "0001-01-01T00:00:00+14:00"))
    assert start() == []
    assert len(recent_sessions()) == 1


@pytest.mark.long
def test_what_could_not_be_read_is_never_overwritten(bridge: SessionBridge) -> None:
    for round_ in ("first", "second"):
        for place, _content in BROKEN.values():
            write(place(), f"{round_} \xff".encode("latin-1"))
        save_preferences(Preferences(theme="dark"))
        elst = open_board("elst")
        save_own_overlay(load_own_overlay(elst)[0])
        keep_roster("elst", "german", "4-5-7")
        assert operations.begin_session(bridge, fresh_file("Elst"), Start(scenario="initial"))
        remember(bridge.session, bridge.session_path)
        operations.close_session(bridge)
    aside = sorted(settings_dir().rglob("*-unreadable*"))
    assert len(aside) == 2 * len({place() for place, _content in BROKEN.values()})
    assert {file.read_bytes() for file in aside} == {b"first \xff", b"second \xff"}
    assert load_preferences() == (Preferences(theme="dark"), None)
    assert kept_roster("elst", "german") == "4-5-7"
