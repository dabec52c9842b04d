"""The program under test: a process with a home of its own, which closes and opens as a player does it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from time import monotonic, sleep

_START = "from ui.cli import main; main()"
_KEPT = ("PATH", "LD_LIBRARY_PATH", "PYTHONDONTWRITEBYTECODE", "FONTCONFIG_FILE")
_PATIENCE_S = 60.0


class ProgramError(Exception):
    """It did not start, or ended on its own."""


class Program:
    """Starts the companion on a display with a temporary home."""

    def __init__(self, python: str, root: Path, home: Path, display: str) -> None:
        self._command = [python, "-c", _START, "app"]
        self._root = root
        self.socket = home / "listing"
        self._errors = home / "errors.txt"
        self._environment = _environment(root, home, display, self.socket)
        self._process: subprocess.Popen[bytes] | None = None

    def bring(self, module: str) -> None:
        """Let a module of the tests put what the player owns into his folder."""
        command = [self._command[0], "-m", module, self._environment["HOME"]]
        subprocess.run(command, cwd=self._root, env=self._environment, check=True)

    def start(self) -> None:
        """Start it, and wait until it can be read."""
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                self._command, cwd=self._root, env=self._environment, stderr=errors, stdout=errors
            )
        until = monotonic() + _PATIENCE_S
        while not self.socket.exists():
            self.check()
            if monotonic() > until:
                raise ProgramError("no window came")
            sleep(0.05)

    def check(self) -> None:
        """ProgramError if it has ended."""
        if self._process is not None and self._process.poll() is not None:
            raise self._ended(self._process.returncode)

    def wait_for_end(self) -> None:
        """Wait until its window is closed and all is kept; ProgramError if it does not end well."""
        assert self._process is not None
        try:
            code = self._process.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired as error:
            raise ProgramError("it does not end") from error
        finally:
            self.kill()
        if code:
            raise self._ended(code)
        self._process = None

    def kill(self) -> None:
        """End it whatever it does."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def _ended(self, code: int) -> ProgramError:
        return ProgramError(f"ended with {code}: {self._errors.read_text('utf-8')[-2000:]}")


def _environment(root: Path, home: Path, display: str, socket: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return kept | {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_RUNTIME_DIR": str(home),
        "LANG": "C.UTF-8",
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(root),
        "COMPANION_LISTING": str(socket),
    }
