"""What is left in the settings folder by a program that was killed."""

import os
from pathlib import Path
from time import time

from companion.settings_file import sweep


def test_leftovers_of_an_earlier_evening_go_and_nothing_else(tmp_path: Path) -> None:
    kept = ("preferences.json", "rosters/elst-german.txt", "keys/1.new", ".other", "fresh/.a.json.abcd1234")
    left = (".preferences.json.abcd_123", "recent_sessions.new", "rosters/.elst-german.txt.a1b2c3d4")
    for name in (*kept, *left):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
        os.utime(tmp_path / name, (0, 0))
    (tmp_path / ".preferences.json.justnow1").write_text("another program writes this")
    sweep(tmp_path, time())
    there = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file()}
    assert there == {*kept, ".preferences.json.justnow1"}
