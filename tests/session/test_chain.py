"""History that shows tampering: cut tails, changed entries, heads written down, shuffles proved."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.chance.sources import AppSource
from companion.kit.system import Players
from companion.session.chain import short_head
from companion.session.secrets.sealing import Seal
from companion.session.session import Session
from companion.session.store import Record, SqliteStore
from tests.session.test_undo import sail
from tests.session.tiny_game import LookOut, systems

Reopen = Callable[[Session], Session]


def forge(path: Path, change: Callable[[sqlite3.Connection], object]) -> None:
    """Change a closed file as somebody would who computes all digests anew."""
    connection = sqlite3.connect(path)
    change(connection)
    connection.commit()
    connection.close()
    before = b""
    digests = []
    connection = sqlite3.connect(path)
    for row in connection.execute(
        "SELECT seq, faction, version, sealed, body, act, part, seat, epoch, signature, public_key"
        " FROM entries ORDER BY seq"
    ):
        before = record_of(row).digest(before)
        digests.append((before, row[0]))
    connection.executemany("UPDATE entries SET digest = ? WHERE seq = ?", digests)
    connection.commit()
    connection.close()


def record_of(row: tuple[Any, ...]) -> Record:
    return Record(row[0], row[1], row[2], Seal(row[3]), *row[4:])


def change_a_die(connection: sqlite3.Connection) -> None:
    connection.execute("""UPDATE entries SET body = CAST(replace(body, '"total":4', '"total":5') AS BLOB)""")


def cut_the_tail(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)")


def test_an_honest_history_raises_no_doubt(session: Session, reopen: Reopen) -> None:
    sail(session, "red", 4)
    assert reopen(session).doubts() == ()


@pytest.mark.parametrize(
    ("change", "key"), [(change_a_die, "history-changed"), (cut_the_tail, "history-cut")]
)
def test_a_history_that_this_machine_knew_otherwise_is_told(
    session: Session, session_file: Path, change: Callable[[sqlite3.Connection], object], key: str
) -> None:
    sail(session, "red", 4)
    session.close()
    forge(session_file, change)
    again = Session.open(SqliteStore.open(session_file), systems)
    assert [doubt.key for doubt in again.doubts()] == [key]
    again.close()


def test_a_forger_without_the_key_is_told_though_the_machine_forgot(
    make_session: Callable[..., Session], session_file: Path, settings_folder: Path
) -> None:
    duel = make_session(players=Players.TWO)
    duel.set_facts({"phase": "sail"})
    first = sail(duel, "red", 4)
    duel.close()
    forge(session_file, change_a_die)
    for file in (settings_folder / "heads").iterdir():
        file.unlink()
    again = Session.open(SqliteStore.open(session_file), systems)
    (doubt,) = again.doubts()
    assert (doubt.key, doubt.args["first"]) == ("history-unvouched", first)
    again.close()


def test_a_head_written_down_is_found_again_until_history_changes(
    session: Session, session_file: Path, reopen: Reopen
) -> None:
    noted_at = sail(session, "red", 4)
    head = session.head
    sail(session, "blue", 2)
    session = reopen(session)
    typed = head.lower().replace("-", " ").replace("0", "o")
    assert session.find_head(typed) == noted_at
    session.close()
    forge(session_file, change_a_die)
    assert reopen(session).find_head(head) is None


def test_a_head_avoids_letters_that_are_misread() -> None:
    heads = {short_head(bytes([k] * 5)) for k in range(256)}
    assert not set("".join(heads)) & set("ILOU")


def test_the_log_says_that_a_shuffle_was_checked(session: Session) -> None:
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    session.undo(confirmed=True)
    told = [reason.key for line in session.log() for group in line.details for reason in group]
    assert "shuffle-proved" in told
    assert "shuffle-disproved" not in told
