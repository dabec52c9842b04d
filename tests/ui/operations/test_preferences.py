"""Operations on preferences and readings."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.paths import SETTINGS_VARIABLE
from companion.sight.result import Position, Verdict
from ui import operations
from ui.look.preference_saver import PreferenceSaver
from ui.look.preferences import MAX_TEXT_SIZE, Preferences, load_preferences
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Message


def test_a_preference_counts_at_once_and_is_saved(bridge: SessionBridge) -> None:
    heard: list[frozenset[Change]] = []
    bridge.changed.connect(heard.append)
    operations.set_preference(bridge, theme="dark")
    operations.set_preference(bridge, theme="dark")
    assert heard == [frozenset({Change.PREFERENCES})]
    assert bridge.preferences.theme == "dark"


def test_a_preference_is_saved_a_moment_later(bridge: SessionBridge, qtbot: QtBot) -> None:
    _saver = PreferenceSaver(bridge)
    operations.set_preference(bridge, theme="dark")
    assert load_preferences()[0].theme != "dark"
    qtbot.waitUntil(lambda: load_preferences()[0].theme == "dark")


def test_where_the_window_stood_is_saved_and_nothing_is_drawn_anew_for_it(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    heard: list[frozenset[Change]] = []
    bridge.changed.connect(heard.append)
    _saver = PreferenceSaver(bridge)
    operations.set_preference(bridge, window_geometry="AAAA", open_panels=("log",))
    assert heard == [frozenset({Change.LEFT_OPEN})]
    qtbot.waitUntil(lambda: load_preferences()[0].open_panels == ("log",))


def test_a_change_of_language_is_told_as_such(bridge: SessionBridge) -> None:
    heard: list[frozenset[Change]] = []
    bridge.changed.connect(heard.append)
    operations.next_language(bridge)
    assert heard == [frozenset({Change.LEFT_OPEN, Change.LANGUAGE})]
    assert bridge.text("action-undo") == "元に戻す"


def test_what_cannot_be_saved_counts_until_the_end_and_is_told_once(
    bridge: SessionBridge, messages: list[Message], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("mine")
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "file" / "settings"))
    saver = PreferenceSaver(bridge)
    operations.flip_board(bridge)
    saver.flush()
    saver.flush()
    assert bridge.preferences.is_flipped
    assert [message.reason.key for message in messages] == ["preferences-not-saved"]
    assert "a file stands where a folder should be" in bridge.reason_text(messages[0].reason)


def test_text_grows_within_bounds(bridge: SessionBridge) -> None:
    for _ in range(40):
        operations.change_text_size(bridge, 1)
    assert bridge.preferences.text_size == MAX_TEXT_SIZE
    bridge.update(is_table_mode=True)
    assert bridge.text_size == MAX_TEXT_SIZE


def test_table_mode_enlarges_text_and_lines_and_is_not_remembered(bridge: SessionBridge) -> None:
    size, scale = bridge.text_size, bridge.map_scale
    operations.toggle_table_mode(bridge)
    assert bridge.text_size > size
    assert bridge.map_scale > scale
    assert Preferences.model_validate(bridge.preferences.model_dump()) == Preferences(
        language="en", theme="light"
    )


def test_another_tolerance_judges_the_line_on_the_map_again(bridge: SessionBridge, at) -> None:
    operations.check_sight(bridge, Position(at("NN8")), Position(at("PP12")))
    assert bridge.sight.result.verdict is Verdict.TOO_CLOSE
    operations.set_reading(bridge, tolerance=0.0)
    assert bridge.sight.result.verdict is bridge.sight.result.nominal
