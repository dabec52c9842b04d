"""Who hosts and who sits where may change: another machine hosts, a key is lost, a seat goes on alone."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from companion.session.errors import StoreError
from companion.session.secrets.sealing import Seal
from companion.session.store import Head, Record
from companion.session.table_events import EpochBegun, SeatKeyGranted
from companion.shared_table.errors import TableError
from companion.shared_table.joined import JoinedStore
from companion.shared_table.link import Phase
from companion.shared_table.signing import SeatKey, Signers
from tests.session.tiny_game import AskWind, EndPhase
from tests.shared_table.conftest import HERE, TableOfTests, until


def away(table: TableOfTests, store: JoinedStore) -> int:
    """The host is gone; the port at which it was."""
    port = table.table.port
    table.table.close()
    until(lambda: store.standing.phase is Phase.AWAY)
    return port


def _record(seat: str, body: bytes, seq: int = 1) -> Record:
    return Record(seq, "", 2, Seal.NONE, body, "act", 0, seat)


def test_another_machine_hosts_from_its_copy_in_a_new_epoch(table: TableOfTests) -> None:
    blue, store = table.join()
    blue.execute(AskWind())
    away(table, store)
    table.session.close()
    store.close()
    table.host(table.folder / "blue.wargame", seat="blue", keys="blue")
    assert table.table.store.epoch == 2
    begun = table.session.journal.entries[-1].body
    assert begun is not None
    assert begun.events == (EpochBegun(epoch=2, seat="blue"),)
    # Who was host before comes with its own file and key as any seat does, and signs in the new epoch.
    file = table.folder / "host.wargame"
    file.rename(table.folder / "red.wargame")
    red, _ = table.join("red", "red", keys="host")
    red.note(1, "I am here")
    signers = table.table.log.signers()
    assert signers.host == "blue"
    assert signers.signed_epoch == {"red": 2, "blue": 2}


def test_the_same_host_begins_no_epoch_anew(table: TableOfTests) -> None:
    table.table.close()
    table.session.close()
    table.host()
    assert table.table.store.epoch == 1


def test_a_seat_goes_on_alone_and_what_it_did_is_added_when_nobody_else_acted(table: TableOfTests) -> None:
    blue, store = table.join()
    port = away(table, store)
    store.is_alone = True
    blue.execute(AskWind())
    blue.note(1, "alone")
    head = store.head
    table.table.open(HERE, port)
    store.wait_until_there()
    assert table.table.store.head == head
    table.session.catch_up()
    assert table.session.state == blue.state


def test_a_seat_that_went_on_alone_while_another_acted_is_apart(table: TableOfTests) -> None:
    blue, store = table.join()
    common = store.head.seq
    port = away(table, store)
    store.is_alone = True
    blue.execute(AskWind())
    table.session.execute(EndPhase())
    table.table.open(HERE, port)
    until(lambda: store.standing.phase is Phase.APART)
    assert store.standing.common == common
    assert table.session.state.game.phase == "plan"
    assert blue.state.waiting


def served_from_an_older_copy(table: TableOfTests) -> tuple[JoinedStore, Head, Head]:
    """Red, with what blue first did, before a table that does not know blue's key; its head, and red's."""
    _, store = table.join()
    store.close()
    older = shutil.copy(table.folder / "blue.wargame", table.folder / "older.wargame")
    blue, store = table.join()
    before = store.head
    blue.execute(AskWind())
    acted = store.head
    away(table, store)
    store.close()
    table.session.close()
    table.file.rename(table.folder / "red.wargame")
    table.host(Path(older))
    red = table.store(table.ticket("red"), "red", keys="host")
    until(lambda: red.standing.phase is Phase.BARRED)
    assert red.standing.reason is not None
    assert red.standing.reason.key == "shared-seat-not-yet-here"
    return red, before, acted


def test_what_a_seat_did_elsewhere_is_taken_from_another_once_it_is_at_the_table(table: TableOfTests) -> None:
    red, _, acted = served_from_an_older_copy(table)
    _, again = table.join(name="blue anew", keys="blue")
    until(lambda: again.head == table.table.store.head == acted)
    until(lambda: red.standing.phase is Phase.THERE)


def test_what_a_seat_did_elsewhere_with_a_key_that_it_has_lost_is_another_way(table: TableOfTests) -> None:
    """Nobody waits for what cannot come."""
    red, before, _ = served_from_an_older_copy(table)
    table.join(name="blue anew")
    until(lambda: red.standing.phase is Phase.APART)
    assert red.standing.common == before.seq


def test_a_seat_that_lost_its_key_is_let_in_by_another(table: TableOfTests) -> None:
    blue, store = table.join()
    blue.execute(AskWind())
    store.close()
    new = table.store(table.ticket(), "blue again")
    with pytest.raises(TableError, match="shared-seat-taken"):
        new.wait_until_there()
    ((seat, new_key),) = table.table.present().asking
    table.session.catch_up()
    table.session.tell_table(SeatKeyGranted(seat=seat, key=new_key))
    until(lambda: new.standing.phase is Phase.THERE)
    again = table.open(new)
    again.note(1, "it is me")
    old = table.store(table.ticket())
    with pytest.raises(TableError, match="shared-seat-taken"):
        old.wait_until_there()


def test_no_seat_that_the_session_has_not_lets_anybody_in(table: TableOfTests) -> None:
    """The server's owner invents a third seat to hand out blue's key anew."""
    blue, store = table.join()
    blue.execute(AskWind())
    head, plain = store.head, next(store.read(store.head.seq - 1))
    ghost = SeatKey.new().sign(
        table.table.session, replace(plain, seat="ghost", seq=head.seq + 1), head.digest
    )
    with pytest.raises(TableError, match="shared-record-of-other-seat"):
        store._copy.take([ghost])
    assert store.head == head


def test_signers_are_not_confused_by_what_they_hear() -> None:
    body = b'{"events":[{"type":"seat-key-granted","seat":"red","key":"no key"},{"type":"epoch-begun"}]}'
    signers, key = Signers("s"), SeatKey.new()
    record = key.sign("s", _record("blue", body), b"")
    signers.check(record, b"")
    signers.take(record)
    assert signers.key_of("red") is None
    with pytest.raises(StoreError, match="shared-record-unsigned"):
        signers.check(_record("", b"{}"), b"")
