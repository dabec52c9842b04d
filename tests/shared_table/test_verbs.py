"""`companion host` and `companion join`: two processes, each with settings of its own, and a game of Elst."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.board.library import open_board
from companion.kit.system import Start
from companion.known_games import GAMES, systems_with
from companion.paths import SETTINGS_VARIABLE
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table import entering
from companion.shared_table.codes import read_code
from companion.shared_table.joined import join_table
from tests.cli.conftest import Companion, companion  # noqa: F401
from tests.shared_table.conftest import SECONDS

pytestmark = pytest.mark.slow
_VERB = [sys.executable, "-c", "from companion.cli import run; run()"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = GAMES["elst"].make(open_board("elst"))
    path = tmp_path / "elst.wargame"
    Session.create(game, SqliteStore.create(path), Start(scenario="initial")).close()
    return path


@contextmanager
def hosting(file: Path, *options: str) -> Iterator["subprocess.Popen[str]"]:
    """A host in a process of its own."""
    environment = {**os.environ, SETTINGS_VARIABLE: str(file.parent / "host"), "LC_ALL": "C"}
    verb = [*_VERB, "host", str(file), "--listen", "127.0.0.1", *options]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(verb, env=environment, **pipes) as host:  # type: ignore[call-overload]
        try:
            yield host
        finally:
            host.terminate()
            host.communicate()
    assert host.returncode == 0


def test_a_session_is_hosted_joined_played_on_and_killed(
    file: Path,
    companion: Companion,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with hosting(file, "--letters", "german") as host:
        said = [next(host.stdout) for _ in range(8)]
        codes = re.findall(r"WGT[0-9A-Z]{40,}", "".join(said))
        letters = re.findall(r"[0-9A-Z]{4}-[0-9A-Z]{4}$", said[-1])[0]
        british, german, _ = map(read_code, codes)
        assert (british.seat, german.seat) == ("british", "german")
        host.stdin.write("y\n")
        host.stdin.flush()
        monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
        at = ("--at", f"127.0.0.1:{german.port}", "--file", str(file.parent / "german.wargame"))
        assert "does the other machine show the same?" in companion("join", letters, "--once", *at).out
        joined = companion("join", codes[0], "--once", "--json", "--file", str(file.parent / "copy.wargame"))
        assert json.loads(joined.out)["label"]["text"] == "The session began"
        aside = companion("join", codes[0], "--once", "--aside", "--file", str(file.parent / "copy.wargame"))
        assert "is kept as" in aside.out
        store = join_table(british, file.parent / "copy.wargame")
        store.open()
        store.wait_until_there(SECONDS)
        session = Session.open(store, systems_with(None))
        session.note(1, "over to you")
        host.kill()  # whatever was acknowledged is on its disk
        host.wait()
        host.returncode = 0
    kept = SqliteStore.open(file)
    assert kept.head == store.head
    assert Session.open(kept, systems_with(None)).standing.notes
    store.close()
    kept.close()


def test_letters_that_no_table_here_has_are_told_with_the_option(
    companion: Companion,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(entering, "look_for", lambda *_: iter(()))
    assert "--at" in companion("join", "ABCD-EFGH").err
    assert companion("join", "ABCD-EFGH", "--at", "127.0.0.1:9").err.startswith(
        "No table answers at 127.0.0.1:9."
    )


def test_a_wrong_code_is_one_line(companion: Companion) -> None:  # noqa: F811
    assert companion("join", "hello-you", "--at", "nowhere").err.startswith("--at nowhere")
    assert companion("join", "WGT123").err == "The code is not whole: paste all of it.\n"
