"""Killing the app at any moment loses no acknowledged command."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KILLS = 2000 if os.environ.get("COMPANION_FUZZ") else 200


@pytest.mark.fuzz
@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked processes")
def test_every_acknowledged_command_survives_a_kill(tmp_path: Path) -> None:
    """Killed at random moments, with sealed entries, shuffled piles and undo among the commands."""
    command = [sys.executable, "-m", "tests.play.killing", str(tmp_path), str(KILLS), "44"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    assert seen["kills"] == KILLS
    assert seen["acknowledged"] > KILLS
    assert seen["before_any"] > 0
