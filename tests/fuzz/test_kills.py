"""Killing the program at any moment loses nothing acknowledged, whatever the game and the work under way."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.forms import IS_LONG
from tests.fuzz.tried import Tell, tell_tried

ROOT = Path(__file__).parents[2]
KILLS = 2000 if IS_LONG else 2  # the first may come before any act
AT_ONCE = 4 if IS_LONG else 1


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked processes")
@pytest.mark.parametrize("seed", range(AT_ONCE))
def test_nothing_acknowledged_is_lost_to_a_kill(seed: int, tmp_path: Path, record_property: Tell) -> None:
    command = [sys.executable, "-m", "tests.fuzz.killing", str(tmp_path), str(KILLS // AT_ONCE), str(seed)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    assert seen["kills"] == KILLS // AT_ONCE
    assert seen["acts acknowledged"] > 0
    tell_tried(record_property, "kills", {**seen, "lost": 0})
