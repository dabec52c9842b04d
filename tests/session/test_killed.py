"""Killing the app at any moment loses no acknowledged command."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

import pytest

from companion.kit.system import Start
from companion.session.files import begin_session, open_session
from tests.forms import IS_LONG
from tests.session.tiny_game import TinyGame, systems

ROOT = Path(__file__).parents[2]
KILLS = 2000 if IS_LONG else 20


@pytest.mark.fuzz
@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked processes")
def test_every_acknowledged_command_survives_a_kill(tmp_path: Path) -> None:
    """Killed at random moments, with sealed entries, shuffled piles and undo among the commands."""
    command = [sys.executable, "-m", "tests.session.killing", str(tmp_path), str(KILLS), "44"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    assert seen["kills"] == KILLS
    assert seen["acknowledged"] > KILLS
    assert seen["before_any"] > 0


@pytest.mark.fuzz
@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked processes")
def test_a_begin_killed_at_any_moment_leaves_a_session_or_none(tmp_path: Path) -> None:
    """Nothing that is refused as foreign later, and nothing in the way of beginning again."""
    random, start = Random(3), Start(scenario="regatta")
    for number in range(KILLS // 10):
        path = tmp_path / f"{number}.wargame"
        child = os.fork()
        if child == 0:
            begin_session(path, TinyGame(), start)
            os._exit(0)
        sleep(random.uniform(0, 0.03))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        session = open_session(path, systems) if path.exists() else begin_session(path, TinyGame(), start)
        session.close()
    assert {file.suffix for file in tmp_path.iterdir()} <= {".wargame", ".backups"}
