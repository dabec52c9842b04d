"""A monkey at the real window of each game: nothing is raised, and the window never freezes."""

import os
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from companion.known_games import GAMES
from companion.paths import SETTINGS_VARIABLE
from tests.forms import IS_LONG
from tests.fuzz.tried import Tell, tell_tried

ROOT = Path(__file__).parents[2]
MINUTES = 20 / len(GAMES) if IS_LONG else 0  # for a game; one round at least
FEW = "elst", "np", "jarama"  # one of each program of play
TOGETHER = [[game] for game in GAMES] if IS_LONG else [[*FEW]]  # in one process: starting it takes longest
ACTIONS = 200 if IS_LONG else 8  # a round, in a window of its own


@pytest.mark.parametrize("games", TOGETHER, ids=" ".join)
def test_the_window_bears_whatever_is_done_to_it(
    games: list[str], tmp_path: Path, record_property: Tell
) -> None:
    ends = time.monotonic() + 60 * MINUTES
    for seed in count(1):
        folder = tmp_path / str(seed)
        folder.mkdir()
        command = [sys.executable, "-m", "tests.fuzz.monkey", str(folder), str(seed), str(ACTIONS), *games]
        environ = {**os.environ, SETTINGS_VARIABLE: str(folder / "settings")}
        ran = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
        last = "\n".join(ran.stdout.splitlines()[-5:])
        assert ran.returncode == 0, f"seed {seed}, {ACTIONS} actions:\n{last}\n{ran.stderr[-4000:]}"
        if time.monotonic() >= ends:
            break
    rounds = seed * len(games)
    told = {"rounds": rounds, "actions": rounds * ACTIONS, "raised": 0, "frozen": 0}
    tell_tried(record_property, "monkey in the window", told)
