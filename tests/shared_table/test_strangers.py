"""Bad messages, foreign servers and forged records: one clear line each, and the table plays on."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import serve

from companion.session.store import Record
from companion.shared_table import limits
from companion.shared_table.errors import AwayError, TableError
from companion.shared_table.link import Phase, reach
from companion.shared_table.signing import SeatKey, SeatKeys
from companion.shared_table.wire import WireHead, WireRecord
from tests.session.tiny_game import AskWind
from tests.shared_table.conftest import HERE, TableOfTests, until


@asynccontextmanager
async def line_to(table: TableOfTests) -> AsyncIterator[ClientConnection]:
    line = await reach(HERE, table.table.port, table.table.certificate.fingerprint)
    try:
        yield line
    finally:
        await line.close()


def hello(
    table: TableOfTests, seat: str = "blue", key: SeatKey | None = None, **fields: Any
) -> dict[str, Any]:
    ticket = table.ticket(seat)
    return {
        "type": "hello",
        "number": 1,
        "protocol": limits.PROTOCOL,
        "app": "test",
        "session": ticket.session,
        "seat": seat,
        "token": base64.b64encode(ticket.token).decode(),
        "public_key": base64.b64encode(key.public if key else bytes(32)).decode(),
        **fields,
    }


def said(table: TableOfTests, *messages: str | bytes | dict[str, Any]) -> list[dict[str, Any]]:
    """What the server says to messages, one answer each, until it hangs up."""

    async def talk() -> list[dict[str, Any]]:
        answers = []
        async with line_to(table) as line:
            for message in messages:
                await line.send(json.dumps(message) if isinstance(message, dict) else message)
                answers.append(json.loads(await line.recv()))
        return answers

    return asyncio.run(talk())


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[1]",
        "null",
        b"\xff\x00",
        '{"type": "hello"}',
        '{"type": "drop-tables", "number": 1}',
        "[" * 5000,
        '{"type": "since", "number": -1, "after": 0}',
        '{"type": "since", "number": 1e400, "after": 0}',
    ],
)
def test_what_is_no_message_is_told_in_one_line(table: TableOfTests, message: str | bytes) -> None:
    (answer,) = said(table, message)
    assert (answer["type"], answer["key"]) == ("refused", "shared-message-unreadable")


def test_nothing_is_answered_before_a_greeting(table: TableOfTests) -> None:
    (answer,) = said(table, {"type": "since", "number": 1, "after": 0})
    assert answer["key"] == "shared-greet-first"


def test_another_version_is_told_with_both(table: TableOfTests) -> None:
    (answer,) = said(table, hello(table, protocol=99))
    assert answer["key"] == "shared-other-version"
    assert answer["args"] == {"theirs": 99, "ours": limits.PROTOCOL}


def test_a_message_beyond_all_bounds_ends_the_line_only(table: TableOfTests) -> None:
    blue, _ = table.join()
    with pytest.raises(Exception, match="1009"):
        said(table, "x" * (limits.MOST_MESSAGE + 1))
    blue.execute(AskWind())


def test_a_flood_is_stopped(table: TableOfTests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 5.0)
    asking = [{"type": "since", "number": number, "after": 0} for number in range(2, 9)]
    with pytest.raises(Exception, match=r"1000|closed"):
        said(table, hello(table), *asking, *asking)


@pytest.fixture
def forged(table: TableOfTests) -> tuple[SeatKey, Record, Record]:
    """A key of blue's, a record that it signed, and the same unsigned."""
    key, head = SeatKey.new(), table.table.store.head
    plain = Record(head.seq + 1, "", 2, next(table.table.store.read()).seal, b"{}", "act", 0, "blue", 1)
    return key, key.sign(table.table.session, plain, head.digest), plain


def appended(table: TableOfTests, record: Record, key: SeatKey, seat: str = "blue") -> dict[str, Any]:
    head = WireHead.of(table.table.store.head).model_dump(mode="json")
    wire = WireRecord.of(record).model_dump(mode="json")
    request = {"type": "append", "number": 2, "after": head, "records": [wire]}
    return said(table, hello(table, seat, key if seat else None), request)[1]


def test_a_record_counts_only_with_the_signature_of_its_seat(
    table: TableOfTests, forged: tuple[SeatKey, Record, Record]
) -> None:
    key, signed, plain = forged
    before = table.table.store.head
    table.session.note(1, "red signs from now on")
    head = table.table.store.head
    again = key.sign(table.table.session, replace(plain, seq=head.seq + 1), head.digest)
    assert signed.seq == before.seq + 1
    for record, why in (
        (replace(again, body=b"{} "), "shared-record-forged"),
        (replace(again, faction="blue"), "shared-record-forged"),
        (replace(again, signature=b"", public_key=b""), "shared-record-unsigned"),
        (replace(again, seat="red"), "shared-record-of-other-seat"),
        (replace(again, seat="nobody"), "shared-seat-not-yet-here"),
        (replace(again, epoch=7), "shared-record-of-other-epoch"),
        (replace(again, seq=again.seq + 1), "shared-record-misplaced"),
    ):
        answer = appended(table, record, key)
        assert (answer["type"], answer["key"]) == ("refused", why)
    assert appended(table, again, key, seat="")["key"] == "shared-seat-only-looks"
    assert table.table.store.head == head
    assert appended(table, again, key)["type"] == "appended"


def test_a_server_that_is_none_of_ours_is_told(table: TableOfTests) -> None:
    async def meet() -> str:
        context = table.table.certificate.server_context()
        async with serve(lambda line: line.wait_closed(), HERE, 0, ssl=context) as other:
            port = next(iter(other.sockets)).getsockname()[1]
            with pytest.raises(TableError) as told:
                await reach(HERE, port, table.table.certificate.fingerprint)
            return told.value.reason.key

    assert asyncio.run(meet()) == "shared-foreign-server"


def test_a_server_that_is_not_ready_is_away_only(table: TableOfTests) -> None:
    """A port that is passed on answers though nobody is behind it; a server that closes says 503."""

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    async def meet() -> None:
        context, seen = table.table.certificate.server_context(), table.table.certificate.fingerprint
        options: dict[str, Any] = {"process_request": lambda line, _: line.respond(503, "")}
        async with (
            await asyncio.start_server(hang_up, HERE, 0, ssl=context) as nobody,
            serve(lambda line: line.wait_closed(), HERE, 0, ssl=context, **options) as closing,
        ):
            for server in (nobody, closing):
                port = next(iter(server.sockets)).getsockname()[1]
                with pytest.raises(AwayError):
                    await reach(HERE, port, seen)

    asyncio.run(meet())


def test_a_server_that_forges_an_act_is_not_believed(
    table: TableOfTests, forged: tuple[SeatKey, Record, Record]
) -> None:
    """Its owner writes into the host's file in the name of a seat."""
    blue, store = table.join()
    blue.note(1, "blue was here")
    head = table.table.store.head
    key = SeatKey.new()
    fake = replace(forged[2], seq=head.seq + 1)
    table.table.log.store.append([key.sign(table.table.session, fake, head.digest)])
    table.table.log.tell()
    until(lambda: store.standing.phase is Phase.BARRED)
    assert store.standing.reason is not None
    assert store.standing.reason.key == "shared-record-of-other-seat"
    assert store.head == head


def test_what_is_forged_in_the_middle_of_a_long_history_is_found_soon(table: TableOfTests) -> None:
    """A host writes an act in the name of another, who goes on after it with a machine that did not look."""
    blue, store = table.join()
    blue.note(1, "blue was here")
    store.close()
    genuine, head = list(table.table.store.read())[-1], table.table.store.head
    table.table.log.store.append([replace(genuine, seq=head.seq + 1, body=b"{}")])
    key = SeatKeys(table.folder / "blue").obtain(table.table.session, "blue")
    for seq in range(head.seq + 2, head.seq + 102):
        plain = replace(genuine, seq=seq, act=str(seq))
        table.table.log.store.append([key.sign(table.table.session, plain, table.table.store.head.digest)])
    third = table.store(table.ticket(""), "third")
    third.wait_until_there()
    until(lambda: third.doubt is not None)
    assert third.doubt is not None
    assert third.doubt.key == "shared-record-forged"
    assert third.doubt.args["entry"] == str(head.seq + 1)
