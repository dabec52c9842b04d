"""The table server: WebSocket over TLS 1.3, four requests, nothing kept but in the sessions' stores."""

import asyncio
import base64
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from companion.program_log import LOG
from companion.reason import Reason
from companion.saved import Frozen
from companion.session.errors import StoreError
from companion.session.store import Record
from companion.shared_table import limits
from companion.shared_table.certificate import Certificate
from companion.shared_table.errors import REFUSALS, TableError
from companion.shared_table.grants import SPECTATOR, Grants
from companion.shared_table.handover import Handover
from companion.shared_table.lines import ServerLine
from companion.shared_table.log import common_with, page_of
from companion.shared_table.signing import KEY_BYTES
from companion.shared_table.tables import Guest, Shelf, Table
from companion.shared_table.wire import (
    Append,
    Appended,
    Asked,
    CameSecond,
    Follow,
    Hello,
    News,
    Page,
    Pointed,
    Present,
    Refused,
    Since,
    Welcome,
    WireHead,
    WireRecord,
    dump,
    read_asked,
)

QUIET = logging.Logger("table line", logging.CRITICAL + 1)  # strangers who hang up are no fault


class TableServer:
    """Serves the sessions of a shelf until it is stopped."""

    def __init__(self, shelf: Shelf, grants: Grants, certificate: Certificate) -> None:
        self.grants = grants
        self.certificate = certificate
        self.doors: dict[str, Callable[[ServerConnection], Awaitable[None]]] = {}  # by path, beside the table
        self.on_present: Callable[[str, Present], None] = lambda session, present: None
        self.on_pointed: Callable[[str, str], None] = lambda seat, at: None  # at any of its tables
        self.handover: Callable[[str], Handover | None] = lambda session: None  # keys of seats that lie here
        self._shelf = shelf
        self._tables: dict[str, Table] = {}
        self._server: Server | None = None
        self._connections = 0

    def present(self, session: str) -> Present:
        """Who is at a table."""
        table = self._tables.get(session)
        return table.present() if table else Present(seats=())

    def point(self, session: str, seat: str, at: str) -> None:
        """Tell those at a table where a seat points, as it does itself or who sits at this machine."""
        if table := self._tables.get(session):
            table.point(seat, at)

    async def start(self, host: str | None = None, port: int = 0) -> int:
        """Listen at an address (all by default) and port (any free one by default); the port."""
        writers = ThreadPoolExecutor(limits.WRITERS, "table writer")
        asyncio.get_running_loop().set_default_executor(writers)
        try:
            self._server = await serve(
                self._meet,
                host,
                port,
                create_connection=ServerLine,
                ssl=self.certificate.server_context(),
                subprotocols=[Subprotocol(limits.SUBPROTOCOL)],
                max_size=limits.MOST_MESSAGE,
                compression=None,
                close_timeout=limits.SECONDS_TO_HANG_UP,
                logger=QUIET,
                server_header=None,
            )
        except OSError as error:
            raise TableError.of("shared-port-taken", port=str(port)) from error
        return int(next(iter(self._server.sockets)).getsockname()[1])

    async def stop(self) -> None:
        """Hang up on everyone and listen no more."""
        if self._server:
            self._server.close()
            with suppress(TimeoutError):  # somebody came and has not said a word: cut as the loop ends
                async with asyncio.timeout(limits.SECONDS_TO_HANG_UP * 2):
                    await self._server.wait_closed()
        for table in self._tables.values():
            table.close()
        self._tables.clear()

    # ---- one connection ------------------------------------------------------------------------

    async def _meet(self, line: ServerConnection) -> None:
        """From the first word to the last; whatever is wrong is told in one line, to this guest alone."""
        with suppress(ConnectionClosed):
            try:
                async with self._counted():
                    await self._serving(line)(line)
            except TimeoutError:
                await _refuse(line, None, Reason("shared-greet-first"))
            except StoreError as error:
                await _refuse(line, None, _outward(error))
            except ConnectionClosed:
                raise
            except Exception:
                LOG.exception("a table's connection failed")
                await _refuse(line, None, Reason("shared-server-troubled"))

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        self._connections += 1
        try:
            if self._connections > limits.MOST_CONNECTIONS:
                raise TableError.of("shared-table-full")
            yield
        finally:
            self._connections -= 1

    def _serving(self, line: ServerConnection) -> Callable[[ServerConnection], Awaitable[None]]:
        path = line.request.path if line.request else "/"
        return self.doors.get(path, self._serve)

    async def _serve(self, line: ServerConnection) -> None:
        async with asyncio.timeout(limits.SECONDS_TO_GREET):
            hello = read_asked(await line.recv())
        if not isinstance(hello, Hello):
            raise TableError.of("shared-greet-first")
        guest = await self._admit(hello)
        table = await self._table(hello.session)
        table.enter(guest)
        try:
            await line.send(dump(await self._welcome(table, guest, hello)))
            await self._converse(line, table, guest)
        finally:
            table.leave(guest)
            self._clear(table)

    async def _converse(self, line: ServerConnection, table: Table, guest: Guest) -> None:
        pace = _Pace()
        beside = [asyncio.create_task(_hang_up_when(line, guest))]
        try:
            async for text in line:
                pace.count()
                asked = read_asked(text)
                if isinstance(asked, Follow) and not guest.is_following:
                    if handover := self.handover(table.log.session):  # who follows has kept what came
                        await asyncio.to_thread(handover.let_go, guest.seat)
                    guest.is_following = True
                    beside.append(asyncio.create_task(_push(line, table, guest, asked.after)))
                elif isinstance(asked, Follow) and guest.seat != SPECTATOR:
                    table.point(guest.seat, asked.pointing)
                    self.on_pointed(guest.seat, asked.pointing)
                await line.send(dump(await self._answer(table, guest, asked)))
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)

    def _clear(self, table: Table) -> None:
        """Listen no more for a table that everybody has left."""
        if not table.guests and self._tables.get(table.log.session) is table:
            del self._tables[table.log.session]
            table.close()

    async def _admit(self, hello: Hello) -> Guest:
        """The seat of who greets; TableError when it may not come in."""
        if hello.protocol != limits.PROTOCOL:
            raise TableError.of("shared-other-version", theirs=hello.protocol, ours=limits.PROTOCOL)
        table = await self._table(hello.session)
        seat = hello.seat
        if not self.grants.is_of(base64.b64decode(hello.token), hello.session, seat):
            raise TableError.of("shared-code-refused")
        if len(table.guests) >= limits.MOST_SEATS:
            raise TableError.of("shared-table-full")
        key = base64.b64decode(hello.public_key)
        if seat != SPECTATOR:
            if len(key) != KEY_BYTES:
                raise TableError.of("shared-message-unreadable")
            signers = await asyncio.to_thread(table.log.signers)
            known = signers.key_of(seat) or table.key_in_use(seat)
            if known not in (None, key):
                table.ask(seat, key)
                raise TableError.of("shared-seat-taken", seat=seat)
        return Guest(seat, key)

    async def _table(self, session: str) -> Table:
        if session not in self._tables:
            log = await asyncio.to_thread(self._shelf.find, session)
            if log is None:
                raise TableError.of("shared-no-such-session")
            if session not in self._tables:
                told = partial(self.on_present, session)
                self._tables[session] = Table(log, asyncio.get_running_loop(), told)
        return self._tables[session]

    async def _welcome(self, table: Table, guest: Guest, hello: Hello) -> Welcome:
        heads = [head.head for head in hello.heads]
        handover = self.handover(hello.session)

        def keys_for(seat: str) -> Mapping[str, bytes]:
            return handover.keys_for(seat) if handover else {}

        def look() -> Welcome:
            return Welcome(
                to=hello.number,
                seat=guest.seat,
                head=WireHead.of(table.log.head),
                common=common_with(table.log, heads),
                epoch=table.log.signers().epoch,
                keys={name: base64.b64encode(key).decode() for name, key in keys_for(guest.seat).items()},
            )

        return await asyncio.to_thread(look)

    # ---- requests ------------------------------------------------------------------------------

    async def _answer(self, table: Table, guest: Guest, asked: Asked) -> Frozen:
        """What is said to a request; a refusal is an answer too."""
        try:
            match asked:
                case Append():
                    return await asyncio.to_thread(_append, table, guest, asked)
                case Since() | Follow():
                    return await asyncio.to_thread(_page, table, asked)
            raise TableError.of("shared-message-unreadable")
        except StoreError as error:
            return Refused.of(asked.number, _outward(error))


def _append(table: Table, guest: Guest, asked: Append) -> Frozen:
    if guest.seat == SPECTATOR:
        raise TableError.of("shared-seat-only-looks")
    records = [one.record for one in asked.records]
    act = records[0].act
    for seq, record in enumerate(records, start=asked.after.seq + 1):
        if record.seq != seq or record.act != act:
            raise TableError.of("shared-record-misplaced", entry=str(record.seq))
    here = {one.seat for one in records if table.key_in_use(one.seat) == one.public_key}
    try:
        outcome = table.log.append_at(asked.after.head, records, guest.seat, *here)
    except TableError as error:
        raise _with_other_key(table, error) from error
    if outcome.is_second:
        return CameSecond(to=asked.number, act=act, records=_on_wire(outcome.others))
    return Appended(to=asked.number, act=act, head=WireHead.of(outcome.head))


def _with_other_key(table: Table, error: TableError) -> TableError:
    """In place of one that awaits a seat which is here already, since it lost the key of what it did."""
    seat = str(error.reason.args.get("seat", ""))
    if error.reason.key != "shared-seat-not-yet-here" or table.key_in_use(seat) is None:
        return error
    return TableError.of("shared-seat-of-other-key", entry=str(error.reason.args["entry"]), seat=seat)


def _page(table: Table, asked: Since | Follow) -> Page:
    if isinstance(asked, Follow):
        return Page(to=asked.number, records=(), head=WireHead.of(table.log.head))
    records = _page_after(table, asked.after)
    return Page(to=asked.number, records=_on_wire(records), head=WireHead.of(table.log.head))


async def _push(line: ServerConnection, table: Table, guest: Guest, after: int) -> None:
    """Send what is added, and who comes and goes, as fast as the seat takes it."""
    try:
        await _send_news(line, table, guest, after)
    except StoreError as error:
        await _refuse(line, None, _outward(error))


async def _send_news(line: ServerConnection, table: Table, guest: Guest, after: int) -> None:
    guest.tell(table.present())
    while True:
        await guest.moved.wait()
        guest.moved.clear()
        while not guest.outbox.empty():
            await line.send(dump(guest.outbox.get_nowait()))
        while guest.pointed:
            seat, at = guest.pointed.popitem()
            await line.send(dump(Pointed(seat=seat, at=at)))
        while records := await _next_page(table, after):
            after = records[-1].seq
            await line.send(dump(News(records=_on_wire(records))))


async def _next_page(table: Table, after: int) -> tuple[Record, ...]:
    page = table.log.page(after)
    return await asyncio.to_thread(_page_after, table, after) if page is None else page


def _page_after(table: Table, after: int) -> tuple[Record, ...]:
    page = table.log.page(after)
    return page_of(table.log.read(after)) if page is None else page


async def _hang_up_when(line: ServerConnection, guest: Guest) -> None:
    """The seat has come by another connection."""
    await guest.left.wait()
    await line.close()


def _on_wire(records: Sequence[Record]) -> tuple[WireRecord, ...]:
    return tuple(map(WireRecord.of, records))


def _outward(error: StoreError) -> Reason:
    """What a seat may know of a refusal: nothing of the server's folders."""
    if error.reason.key in REFUSALS:
        return error.reason
    LOG.warning("a table's store refused: %s", error)
    return Reason("shared-server-troubled")


async def _refuse(line: ServerConnection, to: int | None, reason: Reason) -> None:
    await line.send(dump(Refused.of(to, reason)))
    await line.close()


class _Pace:
    """How fast one connection may ask."""

    def __init__(self) -> None:
        self._left, self._at = limits.REQUESTS_AT_ONCE, monotonic()

    def count(self) -> None:
        """One request more; TableError when they come too fast."""
        now = monotonic()
        gained = (now - self._at) * limits.REQUESTS_A_SECOND
        self._left, self._at = min(self._left + gained, limits.REQUESTS_AT_ONCE) - 1, now
        if self._left < 0:
            raise TableError.of("shared-too-fast")
