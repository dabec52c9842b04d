"""Settings folders full of garbage: the program starts with every one of them, and loses no file."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.paths import settings_dir
from companion.text import STRICT_VARIABLE
from tests.forms import IS_LONG
from tests.fuzz.garbage import put_garbage
from tests.ui.conftest import nothing_left_over  # noqa: F401 - 300 windows are three gigabytes
from ui.app import Application

STARTS = 300 if IS_LONG else 2
PREFERENCES = {
    "language": "ja",
    "theme": "dark",
    "text_size": 14,
    "map_scale": 1.0,
    "layer_opacities": {"terrain": 0.5},
    "hidden_layers": ["labels"],
    "shown_overlays": ["x"],
    "scans": {
        "elst": {"path": "x.png", "width": 11, "height": 11, "points": [{"x": 1.0, "y": 1.0, "hex": "A1"}]}
    },
    "checked_grids": ["elst"],
    "shortcuts": {"undo": "Ctrl+1"},
    "window_geometry": "AdnQywADAAAAAAAA",
    "place_sizes": {"left": 11.0},
    "open_panels": ["log", "hex"],
}
TIME = "2026-11-11T11:11:11Z"
CORRECTIONS = {
    "format": "wargame-companion-overlay",
    "version": 1,
    "board": "elst",
    "board_digest": "1",
    "grid": "",
    "origin": [1, 1],
    "entries": [
        {"fact": "confirmed", "hex": "NN8", "at": TIME, "note": "1"},
        {"fact": "terrain", "hex": "NN9", "at": TIME, "key": "orchard", "present": True},
        {"fact": "building", "hex": "A1", "at": TIME, "material": "stone"},
        {"fact": "link", "hex": "B2", "at": TIME, "direction": 0, "network": "roads", "kind": "paved"},
        {"fact": "feature", "hex": "C3", "at": TIME, "direction": 1, "feature": "hedge", "present": True},
        {"fact": "value", "hex": "D4", "at": TIME, "key": "steeple", "value": 1},
    ],
}


def _recent(folder: Path) -> list[dict[str, Any]]:
    where = [{"key": "value-hex", "hexes": [{"q": 1, "r": 1}], "args": {"count": 1}}]
    entry = {"game": "elst", "scenario": "initial", "players": "solo", "where": where, "time": TIME}
    (folder / "one.wargame").touch()
    return [{"path": str(folder / "one.wargame"), **entry}] * 2


@pytest.mark.parametrize("seed", range(STARTS))
def test_the_program_starts_whatever_its_files_hold(
    seed: int, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(STRICT_VARIABLE)  # a list of recent sessions may name anything
    random, folder = Random(seed), settings_dir()
    put_garbage(random, folder / "preferences.json", PREFERENCES)
    put_garbage(random, folder / "corrections" / "elst.json", CORRECTIONS)
    put_garbage(random, folder / "recent_sessions.json", _recent(tmp_path))
    put_garbage(random, folder / "rosters" / "elst-german.txt", "4-5-7")
    put_garbage(random, folder / "keys" / "1.json", {"german": "1"})
    application = Application()
    try:
        application.show()
        application.window.show_map()
        QApplication.processEvents()
    finally:
        application.close()
