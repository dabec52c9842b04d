"""The line of a seat to the table's server: kept up by itself, whatever happens to either end.

After every connection the copy is brought up to date before anything else is said, and then follows. What is
appended waits for that; whether an act that was under way came through shows by itself.
"""

import asyncio
import base64
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from random import uniform
from typing import TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException
from websockets.typing import Subprotocol

import companion
from companion.program_log import LOG
from companion.reason import Reason
from companion.saved import Frozen
from companion.session.errors import StoreError
from companion.session.store import Head, Record
from companion.shared_table import limits
from companion.shared_table.certificate import client_context, fingerprint_of
from companion.shared_table.copy import Copy
from companion.shared_table.errors import AwayError, TableError
from companion.shared_table.lines import ClientLine
from companion.shared_table.seat_store import act_second
from companion.shared_table.server import QUIET
from companion.shared_table.ticket import Ticket
from companion.shared_table.wire import (
    Append,
    Appended,
    CameSecond,
    Follow,
    Hello,
    News,
    Page,
    Pointed,
    Present,
    Refused,
    Since,
    Told,
    Welcome,
    WireHead,
    WireRecord,
    dump,
    read_told,
)

T = TypeVar("T", bound=Frozen)

_SOON, _LATEST = 0.1, 5.0  # seconds until it is tried again
_SECONDS_TO_CONNECT = 5.0
_SECONDS_TO_ANSWER = 20.0
_PING = 10.0
_UNREADY = 500  # HTTP's answers from here on: a server that closes, one behind another that is away
_FINAL = frozenset(
    {
        "shared-other-version",
        "shared-no-such-session",
        "shared-code-refused",
        "shared-other-certificate",
        "shared-foreign-server",
        "shared-other-history",
        "shared-address-malformed",
    }
)  # nothing that time mends


class Phase(StrEnum):
    """How a seat stands to its table."""

    COMING = "coming"  # not there yet
    THERE = "there"
    AWAY = "away"  # the line was cut; it comes back by itself
    BARRED = "barred"  # refused, as `reason` says
    APART = "apart"  # this copy and the table's have gone different ways
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands to its table, and who is there.

    `common`: how much of the history both hold, where they are apart. `brought` are the numbers of records
    that this copy had, the server lacked, and has again. `asking` are keys, by seat, that ask to be let in.
    """

    phase: Phase = Phase.COMING
    reason: Reason | None = None
    present: tuple[str, ...] = ()
    asking: tuple[tuple[str, str], ...] = ()
    common: int = 0
    brought: tuple[int, ...] = ()

    @property
    def is_there(self) -> bool:
        """Whether this seat is at the table."""
        return self.phase is Phase.THERE

    @property
    def is_final(self) -> bool:
        """Whether no time mends that it is not."""
        return self.phase in (Phase.BARRED, Phase.APART)


class Link:
    """Keeps a copy and the table's server together. Everything here runs on one event loop."""

    def __init__(self, ticket: Ticket, copy: Copy, public_key: bytes) -> None:
        self.standing = Standing()
        self.on_change: Callable[[], None] = lambda: None
        self.on_pointed: Callable[[str, str], None] = lambda seat, at: None
        self.on_keys: Callable[[Mapping[str, bytes]], None] = lambda keys: None
        self._ticket = ticket
        self._copy = copy
        self._public_key = public_key
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Told]] = {}
        self._line: ClientConnection | None = None
        self._there = asyncio.Event()

    async def run(self) -> None:
        """Keep the line up until cancelled, or refused for good."""
        pause = _SOON
        while True:
            try:
                async with self._connected() as line:
                    pause = _SOON
                    await self._stay(line)
            except AwayError as error:
                self._stand(Phase.AWAY, error.reason)
            except StoreError as error:
                self._stand(Phase.BARRED, error.reason)
            except Exception:
                LOG.exception("the line to a table failed")
                self._stand(Phase.AWAY, Reason("shared-away"))
            if self._is_final():
                return
            await asyncio.sleep(pause * uniform(0.7, 1.0))
            pause = min(pause * 2, _LATEST)

    async def append(self, expected: Head, records: Sequence[Record], *, is_alone: bool = False) -> None:
        """Add the records of an act at the table and here; ActSecondError when another came first.

        Cut off under way, it is looked whether it came through, and else it is sent again. `is_alone`: with
        no line to the table it is added here only.
        """
        wire = tuple(map(WireRecord.of, records))
        while True:
            if is_alone and self._line is None:
                self._copy.take(records)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(_SOON):
                    await self._there.wait()
            if not self._there.is_set():
                continue
            if self._holds(records):
                return
            if self._copy.head != expected:
                raise act_second()
            request = Append(number=next(self._numbers), after=WireHead.of(expected), records=wire)
            try:
                answer = await self._ask(request)
            except AwayError:  # at once, where it was just cut: the rest of this loop has to hear of it
                await asyncio.sleep(_SOON)
                continue
            if isinstance(answer, CameSecond):
                self._copy.take([one.record for one in answer.records])
                raise act_second()
            _require(answer, Appended)
            self._copy.take(records)
            return

    async def hang_up(self) -> None:
        """Cut the line of a seat that is there and that nobody answers: it is away at once, and tried anew.

        One that is being brought up to date goes on: each act tried meanwhile would begin that again.
        """
        if self._line is not None and self._there.is_set():
            self._line.transport.abort()

    def leave(self) -> None:
        """Say that this seat comes no more."""
        self._stand(Phase.LEFT)

    async def point(self, at: str) -> None:
        """Tell the others where this seat points; nothing is kept of it, and a cut line loses it."""
        if self._there.is_set():
            with suppress(TableError):
                await self._ask(Follow(number=next(self._numbers), after=self._copy.head.seq, pointing=at))

    async def read(self, after: int) -> list[Record]:
        """The table's records after a number, whatever this copy holds; AwayError when the line is cut."""
        records: list[Record] = []
        while True:
            asked = Since(number=next(self._numbers), after=after + len(records))
            page = _require(await self._ask(asked), Page)
            records += [one.record for one in page.records]
            if not page.records or after + len(records) >= page.head.seq:
                return records

    async def say(self, after: Head, records: Sequence[Record]) -> None:
        """Add the records of an act at the table alone; ActSecondError when another came first."""
        wire = tuple(map(WireRecord.of, records))
        answer = await self._ask(Append(number=next(self._numbers), after=WireHead.of(after), records=wire))
        if isinstance(answer, CameSecond):
            raise act_second()
        _require(answer, Appended)

    def _holds(self, records: Sequence[Record]) -> bool:
        found = self._copy.store.read(records[0].seq - 1) if self._copy.head.seq >= records[-1].seq else ()
        return [record for record, _ in zip(found, records, strict=False)] == list(records)

    # ---- one connection ------------------------------------------------------------------------

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[ClientConnection]:
        line = await self._reach()
        try:
            yield line
        finally:
            self._there.clear()
            self._line = None
            self._give_up_waiting()
            await line.close()

    async def _reach(self) -> ClientConnection:
        """A connection to the first address that answers with the right certificate.

        Others may answer at some of them; where the table was away at one, it is looked for again.
        """
        trouble = TableError.of("shared-away")
        for address in self._ticket.addresses:
            try:
                return await reach(address, self._ticket.port, self._ticket.fingerprint)
            except TableError as error:
                trouble = trouble if isinstance(trouble, AwayError) else error
        raise trouble

    async def _stay(self, line: ClientConnection) -> None:
        """From the greeting on: what comes is heard beside what is asked."""
        self._line = line
        hearing, greeting = asyncio.create_task(self._hear(line)), asyncio.create_task(self._greet())
        try:
            await asyncio.wait({hearing, greeting}, return_when=asyncio.FIRST_COMPLETED)
            if greeting.done():
                greeting.result()
            await hearing  # where both went different ways too: the table may take the way of this copy
        finally:
            hearing.cancel()
            greeting.cancel()
            await asyncio.gather(hearing, greeting, return_exceptions=True)

    async def _greet(self) -> None:
        heads = tuple(map(WireHead.of, self._copy.known_heads()))
        hello = Hello(
            number=next(self._numbers),
            protocol=limits.PROTOCOL,
            app=companion.__version__,
            session=self._ticket.session,
            seat=self._ticket.seat,
            token=base64.b64encode(self._ticket.token).decode(),
            public_key=base64.b64encode(self._public_key).decode(),
            heads=heads,
        )
        welcome = _require(await self._ask(hello), Welcome)
        if welcome.keys:
            self.on_keys({name: base64.b64decode(key) for name, key in welcome.keys.items()})
        here = self._copy.head
        if welcome.common < here.seq and not await self._bring_back(welcome):
            return
        await self._catch_up(welcome.head.head)
        _require(await self._ask(Follow(number=next(self._numbers), after=self._copy.head.seq)), Page)
        self._stand(Phase.THERE)
        self._there.set()

    async def _catch_up(self, head: Head) -> None:
        while self._copy.head.seq < head.seq:
            page = _require(
                await self._ask(Since(number=next(self._numbers), after=self._copy.head.seq)), Page
            )
            records = [one.record for one in page.records]
            if not records:
                raise TableError.of("shared-message-unreadable")
            await asyncio.to_thread(self._copy.take, records, head)

    async def _bring_back(self, welcome: Welcome) -> bool:
        """Give the server what it lacks, as it was written; whether both are then one again."""
        common = await self._common(welcome)
        if common != welcome.head.seq:
            self._stand_apart(common)
            return False
        brought: list[int] = []
        for after, records in self._acts_after(common):
            while (answer := await self._offer(after, records)) is None:
                self._stand_apart(after.seq)
                await asyncio.sleep(_LATEST)
            if isinstance(answer, CameSecond):
                self._stand_apart(after.seq)
                return False
            _require(answer, Appended)
            brought += [record.seq for record in records]
        self.standing = replace(self.standing, brought=tuple(brought))
        return True

    async def _offer(self, after: Head, records: Sequence[Record]) -> Told | None:
        """What the table says to an act that it lacks; None while it has that seat with another key."""
        wire = tuple(map(WireRecord.of, records))
        try:
            return await self._ask(Append(number=next(self._numbers), after=WireHead.of(after), records=wire))
        except TableError as error:
            if error.reason.key == "shared-seat-of-other-key":
                return None
            raise

    def _stand_apart(self, common: int) -> None:
        self.standing = replace(self.standing, common=common)
        self._stand(Phase.APART, Reason("shared-apart", args={"entry": str(common)}))

    async def _common(self, welcome: Welcome) -> int:
        """The last record that both hold; the heads that were told leave it open by a little."""
        head = welcome.head.head
        if self._copy.store.digest_at(head.seq) == head.digest:
            return head.seq
        common, digest = welcome.common, self._copy.digest_at(welcome.common)
        while True:
            page = _require(await self._ask(Since(number=next(self._numbers), after=common)), Page)
            if not page.records:
                return common
            for record in (one.record for one in page.records):
                digest = record.digest(digest)
                if self._copy.store.digest_at(record.seq) != digest:
                    return common
                common = record.seq

    def _acts_after(self, seq: int) -> list[tuple[Head, list[Record]]]:
        """What the copy has after a number, an act at a time, each with the head before it."""
        acts: list[tuple[Head, list[Record]]] = []
        for record in self._copy.store.read(seq):
            if acts and acts[-1][1][0].act == record.act:
                acts[-1][1].append(record)
            else:
                acts.append((Head(record.seq - 1, self._copy.digest_at(record.seq - 1)), [record]))
        return acts

    async def _hear(self, line: ClientConnection) -> None:
        """What the server says, until it hangs up."""
        try:
            async for text in line:
                await self._take(read_told(text))
        except ConnectionClosed:
            pass
        raise AwayError(Reason("shared-away"))

    async def _take(self, told: Told) -> None:
        match told:
            case News():
                await asyncio.to_thread(self._copy.take, [one.record for one in told.records])
            case Present():
                self.standing = replace(self.standing, present=told.seats, asking=told.asking)
                self.on_change()
            case Pointed():
                self.on_pointed(told.seat, told.at)
            case Refused(to=None):
                raise told.error
            case _:
                waiting = self._waiting.pop(told.to or 0, None)
                if waiting and not waiting.done():
                    waiting.set_result(told)

    async def _ask(self, request: Hello | Append | Since | Follow) -> Told:
        """What the server answers to a request; AwayError when the line is cut before."""
        line = self._line
        if line is None:
            raise AwayError(Reason("shared-away"))
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[request.number] = answer
        try:
            await line.send(dump(request))
            async with asyncio.timeout(_SECONDS_TO_ANSWER):
                told = await answer
        except (ConnectionClosed, TimeoutError) as error:
            raise AwayError(Reason("shared-away")) from error
        finally:
            self._waiting.pop(request.number, None)
            answer.cancel()
        if isinstance(told, Refused):
            raise told.error
        return told

    def _give_up_waiting(self) -> None:
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(AwayError(Reason("shared-away")))
        self._waiting.clear()

    def _stand(self, phase: Phase, reason: Reason | None = None) -> None:
        present = self.standing.present if phase is Phase.THERE else ()
        self.standing = replace(self.standing, phase=phase, reason=reason, present=present)
        self.on_change()

    def _is_final(self) -> bool:
        reason = self.standing.reason
        return self.standing.phase is Phase.BARRED and reason is not None and reason.key in _FINAL


def _require(told: Told, kind: type[T]) -> T:
    if not isinstance(told, kind):
        raise TableError.of("shared-message-unreadable")
    return told


async def reach(address: str, port: int, fingerprint: bytes | None, path: str = "/") -> ClientConnection:
    """A line to a table's server; AwayError when nobody answers, TableError for another than was meant."""
    host = f"[{address}]" if ":" in address else address
    try:
        line = await connect(
            f"wss://{host}:{port}{path}",
            create_connection=ClientLine,
            ssl=client_context(),
            subprotocols=[Subprotocol(limits.SUBPROTOCOL)],
            max_size=limits.MOST_MESSAGE * 2,
            compression=None,
            open_timeout=_SECONDS_TO_CONNECT,
            ping_interval=_PING,
            ping_timeout=_PING,
            close_timeout=limits.SECONDS_TO_HANG_UP,
            proxy=None,
            logger=QUIET,
        )
    except (OSError, TimeoutError) as error:
        raise AwayError(Reason("shared-away")) from error
    except (ValueError, InvalidURI) as error:
        raise TableError.of("shared-address-malformed", address=f"{address}:{port}") from error
    except WebSocketException as error:
        if _was_cut(error):
            raise AwayError(Reason("shared-away")) from error
        raise TableError.of("shared-foreign-server", address=address) from error
    if fingerprint is not None and fingerprint_of(certificate_of(line)) != fingerprint:
        await line.close()
        raise TableError.of("shared-other-certificate", address=address)
    if line.subprotocol != limits.SUBPROTOCOL:
        await line.close()
        raise TableError.of("shared-foreign-server", address=address)
    return line


def _was_cut(error: WebSocketException) -> bool:
    """Whether who answers is not ready only: it hung up within its first words, or says so."""
    is_unready = isinstance(error, InvalidStatus) and error.response.status_code >= _UNREADY
    return is_unready or isinstance(error.__cause__, EOFError)


def certificate_of(line: ClientConnection) -> bytes:
    """The certificate of who answers."""
    found = line.transport.get_extra_info("ssl_object").getpeercert(binary_form=True)
    return bytes(found)
