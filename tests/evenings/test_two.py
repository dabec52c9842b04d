"""Evenings of two players as strangers play them: two programs on two screens, joined by the real line.

Under ./run test their short forms, under ./run evenings the whole ones.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.evenings.test_evenings import has_library

HERE = Path(__file__).parent
FORM = () if os.environ.get("COMPANION_EVENINGS") else ("short",)
EVENINGS = sorted(
    file.stem
    for file in (HERE / "two").glob("*.toml")
    if not FORM or "short = true" in file.read_text("utf-8")
)
PATIENCE_S = 180 if FORM else 1200


@pytest.mark.xwindow
@pytest.mark.parametrize("evening", EVENINGS)
def test_neither_of_two_players_stumbles(evening: str) -> None:
    if not (shutil.which("Xvfb") and has_library("libXtst.so.6")):
        pytest.skip("needs Xvfb and libXtst")
    file = HERE / "two" / f"{evening}.toml"
    command = [sys.executable, str(HERE / "drive_two.py"), sys.executable, str(file), *FORM]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        printed, errors = process.communicate(timeout=PATIENCE_S)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # whatever became of it, no screen and no program stays
    assert process.returncode == 0, errors
    rows = json.loads(printed)
    assert {row["row"]: row["stumble"] for row in rows if row["stumble"]} == {}
    assert rows
