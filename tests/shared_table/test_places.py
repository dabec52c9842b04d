"""A session at a table that goes on in a copy elsewhere: it stays the seat that it was."""

from contextlib import closing
from pathlib import Path

from companion.kit.system import Start
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.hosted import host_session
from companion.shared_table.joined import JoinedStore
from companion.shared_table.places import save_as
from tests.session.tiny_game import AskWind, TinyGame
from tests.shared_table.conftest import TableOfTests


def test_what_a_host_does_in_its_copy_is_signed(tmp_path: Path) -> None:
    file = SqliteStore.create(tmp_path / "host.wargame")
    with closing(Session.create(TinyGame(), file, Start(scenario="regatta"))) as session:
        host_session(session, "red")
        save_as(session, tmp_path / "copy.wargame")
        session.set_facts({"phase": "sail"})
        last = [*session.store.read()][-1]
        assert (last.seat, bool(last.signature)) == ("red", True)
        assert host_session(session, "red").is_open


def test_a_guest_s_copy_goes_on_at_the_table(table: TableOfTests, tmp_path: Path) -> None:
    blue, _ = table.join()
    save_as(blue, tmp_path / "copy.wargame")
    table.ends.callback(blue.close)
    store = blue.store
    assert isinstance(store, JoinedStore)
    store.wait_until_there()
    blue.execute(AskWind())
    assert store.head == table.session.store.head
