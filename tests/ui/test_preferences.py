"""Preferences: kept, salvaged, never lost, and told when they cannot be saved."""

import json
from pathlib import Path

import pytest

from companion.paths import SETTINGS_VARIABLE
from ui.look.preferences import (
    Preferences,
    PreferencesError,
    load_preferences,
    preferences_file,
    save_preferences,
)


def test_the_first_start_has_defaults_and_no_complaint() -> None:
    assert load_preferences() == (Preferences(), None)


def test_what_is_saved_is_read_back() -> None:
    chosen = Preferences(language="ja", theme="dark", text_size=20, hex_height_mm=19.5, fair_play=True)
    save_preferences(chosen)
    assert load_preferences() == (chosen, None)


def test_fields_of_a_newer_version_survive() -> None:
    preferences_file().parent.mkdir(parents=True)
    preferences_file().write_text('{"theme": "dark", "projector": true}')
    read, problem = load_preferences()
    assert problem is None
    save_preferences(read)
    assert json.loads(preferences_file().read_text())["projector"] is True


def test_a_key_chosen_for_an_action_that_was_renamed_is_kept() -> None:
    preferences_file().parent.mkdir(parents=True)
    preferences_file().write_text('{"shortcuts": {"refit": "Ctrl+7"}}')
    assert load_preferences()[0].shortcuts == {"procedure": "Ctrl+7"}


@pytest.mark.parametrize("text", ['{"theme": "dark', "[]", "\x00", '"dark"'])
def test_a_broken_file_gives_defaults_and_is_set_aside(text: str) -> None:
    preferences_file().parent.mkdir(parents=True)
    preferences_file().write_text(text)
    read, problem = load_preferences()
    assert read == Preferences()
    assert problem is not None
    assert problem.key == "preferences-not-read"
    save_preferences(Preferences(theme="light"))
    assert load_preferences()[0].theme == "light"
    assert preferences_file().with_name("preferences-unreadable.json").read_text() == text


def test_one_wrong_field_falls_back_alone() -> None:
    preferences_file().parent.mkdir(parents=True)
    preferences_file().write_text('{"theme": "dark", "text_size": 400}')
    read, problem = load_preferences()
    assert read == Preferences(theme="dark")
    assert problem is not None
    assert problem.args["where"] == "text_size"


def test_an_unwritable_place_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    monkeypatch.setenv(SETTINGS_VARIABLE, str(file / "settings"))
    assert load_preferences() == (Preferences(), None)
    with pytest.raises(PreferencesError) as refusal:
        save_preferences(Preferences())
    assert refusal.value.reason.args == {"folder": str(file / "settings"), "cause": "no-folder"}
    assert file.read_text() == "mine"
