"""The verbs with a window."""

from pathlib import Path

import pytest

from companion.cli.app import app
from companion.cli.app import run as run_line
from ui import cli


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        run_line(app, arguments)
    return int(end.value.code or 0)


def test_the_script_knows_the_verbs_without_a_window_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.app is app
    assert run("--help") == 0
    told = capsys.readouterr().out
    assert all(verb in told for verb in ("los", "view", "board", "app", "tour", "shots"))


def test_without_a_display_one_line_says_what_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert run("app") == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "companion tour --out DIR" in told


def test_a_folder_that_takes_no_pictures_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    (tmp_path / "file").write_text("mine")
    assert run("shots", "--out", str(tmp_path / "file" / "shots")) == 1
    assert capsys.readouterr().err.count("\n") == 1
