"""Seats, servers and database are killed while they play: nothing acknowledged is lost, nobody waits on."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.forms import IS_LONG
from tests.fuzz.tried import Tell, tell_tried
from tests.postgres import find_binaries

ROOT = Path(__file__).parents[2]
KILLS = 125 if IS_LONG else 2
STORES = ("a folder", "a database") * 4 if IS_LONG else ("a folder",)


@pytest.mark.fuzz
@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills forked processes")
@pytest.mark.parametrize(("seed", "store"), list(enumerate(STORES)))
def test_nothing_acknowledged_is_lost_to_a_kill(
    seed: int, store: str, tmp_path: Path, record_property: Tell
) -> None:
    command = [sys.executable, "-m", "tests.shared_table.breaking", str(tmp_path), str(KILLS), str(seed)]
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        if store == "a database":
            if find_binaries() is None:
                pytest.skip("no PostgreSQL here")
            command.append(folder)
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    assert seen["acts acknowledged"] > 0
    tell_tried(record_property, f"kills at a shared table in {store}", {**seen, "lost": 0})
