"""A damaged, cut or tampered session file opens, or is refused in one line; never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.forms import IS_LONG
from tests.fuzz.tried import Tell, tell_tried

ROOT = Path(__file__).parents[2]
FILES = 10_000 if IS_LONG else 4
AT_ONCE = 8 if IS_LONG else 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="opens files in forked processes")
@pytest.mark.parametrize("seed", range(AT_ONCE))
def test_a_damaged_file_opens_or_is_refused_in_one_line(
    seed: int, tmp_path: Path, record_property: Tell
) -> None:
    command = [sys.executable, "-m", "tests.fuzz.opening", str(tmp_path), str(FILES // AT_ONCE), str(seed)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    tell_tried(record_property, "damaged files", {"faults": 0, **seen["counts"]})
    assert seen["faults"] == {}
    assert seen["counts"]["opened"] > 0
    assert seen["counts"]["refused"] > 0
