"""Starts a stranger in a process of its own, and hears what he tells in the end."""

import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
FORM = () if os.environ.get("COMPANION_EVENINGS") else ("short",)


def drive(script: str, file: Path, *words: str, seconds: float) -> Any:
    """What a script of this folder tells of the evening in a file; skips the test where no screen can be."""
    if not (shutil.which("Xvfb") and _has_library("libXtst.so.6")):
        pytest.skip("needs Xvfb and libXtst")
    command = [sys.executable, str(HERE / script), sys.executable, str(file), *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        printed, errors = process.communicate(timeout=seconds)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # whatever became of it, no screen and no program stays
    assert process.returncode == 0, errors
    return json.loads(printed)


def _has_library(name: str) -> bool:
    """Whether a library of the system is there."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
