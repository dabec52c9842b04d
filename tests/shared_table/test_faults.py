"""Whatever happens to server and line: nothing acknowledged is lost, nothing is done twice, all is told."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import NoReturn

import pytest
from websockets.asyncio.client import ClientConnection

from companion.reason import Reason
from companion.session.entries import ENTRY_VERSION
from companion.session.errors import ActSecondError, StoreError
from companion.session.secrets.sealing import Seal
from companion.session.stores.memory import MemoryStore
from companion.session.stores.record import Record
from companion.shared_table import link
from companion.shared_table.copy import Copy
from companion.shared_table.errors import AwayError, TableError
from companion.shared_table.joined import JoinedStore, set_aside
from companion.shared_table.link import Link, Phase
from companion.shared_table.ticket import Ticket
from tests.session.tiny_game import AskWind, EndPhase, Sail
from tests.shared_table.conftest import HERE, TableOfTests, until
from tests.shared_table.proxy import Proxy


@pytest.fixture
def proxy(table: TableOfTests) -> Iterator[Proxy]:
    proxy = Proxy(table.table.port)
    yield proxy
    proxy.close()


def through(table: TableOfTests, proxy: Proxy) -> JoinedStore:
    store = table.store(replace(table.ticket(), port=proxy.port))
    store.wait_until_there()
    return store


def test_a_server_that_was_killed_is_found_again_without_a_question(table: TableOfTests) -> None:
    blue, store = table.join()
    port, epoch = table.table.port, store.epoch
    table.table.close()
    until(lambda: store.standing.phase is Phase.AWAY)
    assert blue.state == table.session.state  # alone it reads on
    store.patience = 0.2
    with pytest.raises(AwayError):
        blue.execute(AskWind())
    assert not blue.state.waiting
    store.patience = 10
    table.table.open("127.0.0.1", port)
    blue.execute(AskWind())  # waits for the table by itself
    table.session.catch_up()
    assert table.session.state.waiting
    assert store.epoch == epoch


def test_a_host_that_is_asleep_is_away_once_an_act_has_waited_in_vain(
    table: TableOfTests, proxy: Proxy
) -> None:
    """Its line stays up, so that every act waited as long until twenty seconds had told."""
    store = through(table, proxy)
    blue = table.open(store)
    proxy.holds_answers = True
    store.patience = 0.2
    with pytest.raises(AwayError):
        blue.execute(AskWind())
    until(lambda: store.standing.phase is Phase.AWAY)
    proxy.holds_answers = False
    proxy.cut()
    store.wait_until_there()
    until(lambda: bool(blue.catch_up() or blue.state.waiting))  # it had come through


def test_acts_tried_while_a_seat_comes_back_do_not_hold_it_up(table: TableOfTests, proxy: Proxy) -> None:
    store = through(table, proxy)
    blue = table.open(store)
    proxy.delay, store.patience = 0.1, 0.02
    proxy.cut()
    until(lambda: store.standing.phase is Phase.AWAY)

    def is_there_after_another_try() -> bool:
        with suppress(AwayError, ActSecondError):  # one whose answer was late may have come first
            blue.execute(AskWind())
        return store.standing.is_there

    until(is_there_after_another_try)


def test_an_act_whose_answer_was_lost_counts_once(table: TableOfTests, proxy: Proxy) -> None:
    store = through(table, proxy)
    blue = table.open(store)
    proxy.holds_answers = True
    acting = Thread(target=blue.execute, args=(AskWind(),))
    acting.start()
    until(lambda: table.table.store.head.seq > store.head.seq)  # it came through; its answer did not
    proxy.holds_answers = False
    proxy.cut()
    acting.join()
    assert store.head == table.table.store.head
    table.session.catch_up()
    assert len(table.session.journal.entries) == len(blue.journal.entries) == store.head.seq
    assert blue.state == table.session.state


def test_an_act_sent_twice_counts_once(table: TableOfTests) -> None:
    blue, store = table.join()
    expected = store.head
    blue.execute(AskWind())
    sent = list(store.read(expected.seq))
    outcome = table.table.log.append_at(expected, sent, "blue")
    assert not outcome.is_second
    assert outcome.head == table.table.store.head == store.head


def test_what_the_server_lost_is_given_back_as_it_was(table: TableOfTests, tmp_path: Path) -> None:
    """The host's disk died after an act was acknowledged; it goes on from a copy of before."""
    blue, store = table.join()
    older = tmp_path / "older.wargame"
    table.session.store.backup(older)
    blue.execute(Sail(boat="blue"))
    head, port = store.head, table.table.port
    table.table.close()
    table.session.close()
    until(lambda: store.standing.phase is Phase.AWAY)
    table.host(older, port)
    store.wait_until_there()
    assert table.table.store.head == head
    assert store.standing.brought == (head.seq,)
    table.session.catch_up()
    assert table.session.state == blue.state


def test_two_histories_are_told_apart_and_neither_is_changed(table: TableOfTests, tmp_path: Path) -> None:
    blue, store = table.join()
    older = tmp_path / "older.wargame"
    table.session.store.backup(older)
    common = store.head.seq
    blue.execute(Sail(boat="blue"))
    head, port = store.head, table.table.port
    table.table.close()
    table.session.close()
    until(lambda: store.standing.phase is Phase.AWAY)
    table.host(older)  # and on this one something else happens first
    table.session.execute(EndPhase())
    other = table.table.store.head
    table.table.close()
    table.table.open("127.0.0.1", port)
    until(lambda: store.standing.phase is Phase.APART)
    assert store.standing.common == common
    assert (store.head, table.table.store.head) == (head, other)
    with pytest.raises(AwayError, match="shared-apart"):
        blue.note(1, "whose game is it?")
    assert [line.label.key for line in blue.log(common + 1)] == ["do-sail"]
    store.close()
    kept = set_aside(table.folder / "blue.wargame")  # the players choose the table's
    again, _ = table.join()
    assert kept.exists()
    assert again.state == table.session.state


class CutLine(Link):
    """A line that was cut and refuses all, and whose `run` has not come to hear of it."""

    def __init__(self) -> None:
        self.refused = 0
        super().__init__(Ticket((), 1, b"", "a session", "blue", b""), Copy(MemoryStore(), "a session"), b"")
        self._there.set()

    async def _ask(self, request: object) -> NoReturn:
        self.refused += 1
        assert self.refused < 100, "the others never come to their turn"
        raise AwayError(Reason("shared-away"))


def test_an_act_on_a_line_just_cut_lets_the_line_hear_of_it() -> None:
    """A line refuses at once what is said after its end: nothing else would ever run beside the trying."""
    line = CutLine()
    act = Record(1, "", ENTRY_VERSION, Seal.NONE, b"{}")
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(line.append(line._copy.head, [act]), 0.02))
    assert line.refused


def test_a_seat_is_only_for_the_key_that_has_it(table: TableOfTests) -> None:
    blue, store = table.join()
    blue.execute(AskWind())
    thief = table.store(table.ticket(), "thief")
    with pytest.raises(TableError, match="shared-seat-taken"):
        thief.wait_until_there()
    assert store.standing.phase is Phase.THERE


@pytest.mark.parametrize(
    ("addresses", "phase"),
    [
        (("another's", HERE), Phase.THERE),
        (("nobody's", "another's"), Phase.AWAY),
        (("another's", "nobody's"), Phase.AWAY),
        (("another's",), Phase.BARRED),
    ],
)
def test_who_else_answers_at_an_address_of_a_table_hides_it_nowhere_else(
    table: TableOfTests, monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...], phase: Phase
) -> None:
    reach = link.reach

    async def reach_any(address: str, port: int, fingerprint: bytes) -> ClientConnection:
        if address == "nobody's":
            raise AwayError(Reason("shared-away"))
        return await reach(HERE, port, fingerprint if address == HERE else bytes(32))

    monkeypatch.setattr(link, "reach", reach_any)
    store = table.store(replace(table.ticket(), addresses=addresses))
    until(lambda: store.standing.phase is phase)


def test_a_wrong_code_is_refused(table: TableOfTests) -> None:
    for ticket, why in (
        (replace(table.ticket(), token=bytes(16)), "shared-code-refused"),
        (replace(table.ticket(), seat=""), "shared-code-refused"),
        (replace(table.ticket(), session="another"), "shared-no-such-session"),
        (replace(table.ticket(), fingerprint=bytes(32)), "shared-other-certificate"),
    ):
        store = table.store(ticket, f"wrong {why} {ticket.seat}")
        with pytest.raises(StoreError, match=why):
            store.wait_until_there()
        assert not store.head.seq
        assert store.path is not None
        assert not store.path.exists()
