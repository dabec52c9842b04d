"""A session in a window is shared and shared no more, and goes on signed when it is opened alone."""

from pathlib import Path

import pytest

from companion.session.errors import StoreError
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.hosted import HostedTable, go_on_signed
from companion.shared_table.signing import SeatKeys
from tests.session.tiny_game import AskWind, systems
from tests.shared_table.conftest import HERE, TableOfTests


def test_a_session_in_play_is_shared_and_shared_no_more(table: TableOfTests) -> None:
    table.table.close()
    table.session.close()
    session = Session.open(SqliteStore.open(table.file), systems)
    kept = session.store
    table.table = HostedTable(kept, session.started.session, "red", keys=SeatKeys(table.folder / "host"))
    session.go_through(table.table.store)
    table.table.begin_epoch(session)
    table.table.open(HERE)
    blue, _ = table.join()
    blue.execute(AskWind())
    session.catch_up()
    assert session.state == blue.state
    table.table.close()
    session.note(1, "the others have left")
    assert list(kept.read())[-1].seat == "red"
    session.close()


@pytest.fixture
def opened(table: TableOfTests) -> Session:
    """The host's file on another evening, opened as any other."""
    table.table.close()
    table.session.close()
    return Session.open(SqliteStore.open(table.file), systems)


def test_it_goes_on_signed_when_it_is_opened_alone(
    table: TableOfTests, opened: Session, tmp_path: Path
) -> None:
    go_on_signed(opened, SeatKeys(tmp_path / "host"))
    opened.execute(AskWind())
    opened.close()
    table.host()
    blue, _ = table.join()  # who finds everything signed
    assert blue.state.waiting


def test_without_a_key_of_its_seats_it_is_looked_at(opened: Session, tmp_path: Path) -> None:
    go_on_signed(opened, SeatKeys(tmp_path / "nobody"))
    assert opened.is_looking_on
    with pytest.raises(StoreError, match="session-looked-on"):
        opened.execute(AskWind())
    opened.close()


def test_one_that_was_never_shared_goes_on_as_ever(tmp_path: Path, table: TableOfTests) -> None:
    path = tmp_path / "unshared.wargame"
    kept = SqliteStore.create(path)
    kept.append([record for record in table.table.log.read() if not record.signature])
    session = Session.open(kept, systems)
    go_on_signed(session, SeatKeys(tmp_path / "nobody"))
    session.execute(AskWind())
    assert not list(kept.read())[-1].signature
    session.close()
