"""How one club's server carries many seats: the real server in a process of its own, over TLS.

    python -m tests.shared_table.crowd FOLDER SEATS ACTS_A_SECOND SECONDS [FOLDER_OF_A_DATABASE]

Two seats sit at each table. One of them acts, and it is measured until the other one has heard of it: signed,
sent, checked, on the server's disk and told. Printed are the milliseconds, the memory of the server and the
load of the machine as JSON.
"""

import asyncio
import base64
import json
import os
import resource
import signal
import sys
import time
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles

import companion
from companion.kit.system import Start
from companion.paths import SETTINGS_VARIABLE
from companion.session.entries import ENTRY_VERSION
from companion.session.secrets.sealing import Seal
from companion.session.session import Session
from companion.session.store import SUFFIX, Head, Record, SqliteStore
from companion.shared_table import limits
from companion.shared_table.link import reach
from companion.shared_table.serving import Club, shelf_at
from companion.shared_table.signing import SeatKey, stamped
from companion.shared_table.ticket import Ticket
from companion.shared_table.wire import (
    Append,
    Follow,
    Hello,
    News,
    Welcome,
    WireHead,
    WireRecord,
    dump,
    read_told,
)
from tests.postgres import Server
from tests.session.tiny_game import TinyGame
from tests.shared_table.breaking import HERE, SEATS, database_in

BODY = json.dumps({"events": [], "filling": "x" * 300}).encode()  # as long as an act is
_AT_ONCE = 40  # seats that come at the same time


@dataclass
class Sat:
    """A seat that is connected."""

    ticket: Ticket
    key: SeatKey = field(default_factory=SeatKey.new)
    head: Head = field(default_factory=lambda: Head(0, b""))
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def come(self, port: int) -> None:
        """Greet and follow, and hear what is told from then on."""
        self._numbers = count(3)
        self._line = await reach(HERE, port, self.ticket.fingerprint)
        hello = Hello(
            number=1,
            protocol=limits.PROTOCOL,
            app=companion.__version__,
            session=self.ticket.session,
            seat=self.ticket.seat,
            token=base64.b64encode(self.ticket.token).decode(),
            public_key=base64.b64encode(self.key.public).decode(),
        )
        await self._line.send(dump(hello))
        welcome = read_told(await self._line.recv())
        assert isinstance(welcome, Welcome), welcome
        self.head = welcome.head.head
        await self._line.send(dump(Follow(number=2, after=self.head.seq)))
        self._hearing = asyncio.create_task(self._hear())

    async def act(self, act: str) -> None:
        """Sign and send an act after the last one that is known."""
        record = Record(self.head.seq + 1, "", ENTRY_VERSION, Seal.NONE, BODY, act)
        signed = self.key.sign(self.ticket.session, stamped(record, self.ticket.seat, 0), self.head.digest)
        request = Append(
            number=next(self._numbers), after=WireHead.of(self.head), records=(WireRecord.of(signed),)
        )
        await self._line.send(dump(request))

    async def leave(self) -> None:
        self._hearing.cancel()
        await self._line.close()

    async def _hear(self) -> None:
        async for text in self._line:
            told = read_told(text)
            if isinstance(told, News):
                for record in (one.record for one in told.records):
                    self.head = Head(record.seq, record.digest(self.head.digest))
                self.heard.set()


@dataclass
class Played:
    """What was measured."""

    seen: list[float] = field(default_factory=list)
    late: int = 0  # acts that were due while the table had not heard of the last one yet

    async def act(self, table: tuple[Sat, Sat], act: str) -> None:
        one, other = table
        if one.head != other.head:
            self.late += 1
            return
        other.heard.clear()
        begun = time.perf_counter()
        await one.act(act)
        async with asyncio.timeout(30):
            await other.heard.wait()
        self.seen.append(time.perf_counter() - begun)


async def play(tables: list[tuple[Sat, Sat]], port: int, acts: int, seconds: int) -> Played:
    """All come; then so many acts a second, at tables by chance."""
    seats = [seat for table in tables for seat in table]
    for k in range(0, len(seats), _AT_ONCE):
        await asyncio.gather(*(seat.come(port) for seat in seats[k : k + _AT_ONCE]))
    played, random, begun = Played(), Random(1), time.perf_counter()
    under_way: set[asyncio.Task[None]] = set()
    for number in range(acts * seconds):
        await asyncio.sleep(max(begun + number / acts - time.perf_counter(), 0))
        under_way.add(asyncio.create_task(played.act(random.choice(tables), f"{number:032x}")))
    await asyncio.gather(*under_way)
    await asyncio.gather(*(seat.leave() for seat in seats))
    return played


def _serve(store: str, told: int) -> None:
    """The club's process: tells its port, and serves until it is killed."""
    os.write(told, f"{Club(shelf_at(store)).open(HERE)}\n".encode())
    while True:
        signal.pause()


def _begun(folder: Path, store: str, tables: int) -> list[tuple[Ticket, Ticket]]:
    """The sessions, with their tickets."""
    club_folder = folder / "club"
    club_folder.mkdir(parents=True, exist_ok=True)
    tickets = []
    with closing(Club(shelf_at(store))) as club:
        for number in range(tables):
            path = folder / f"{number}{SUFFIX}"
            session = Session.create(TinyGame(), SqliteStore.create(path), Start(scenario="regatta"))
            id_ = session.started.session
            session.close()
            if store.startswith("sqlite"):
                path.rename(club_folder / f"{id_}{SUFFIX}")
            else:
                club.bring(path)
            tickets.append(tuple(club.ticket(id_, seat, [HERE]) for seat in SEATS))
    return tickets  # type: ignore[return-value]


def main(folder: Path, seats: int, acts: int, seconds: int, database: Server | None) -> dict[str, object]:
    """Measure once."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.environ[SETTINGS_VARIABLE] = str(folder / "settings")
    store = database.url if database else f"sqlite:///{folder / 'club'}"
    tickets = _begun(folder, store, seats // 2)
    reading, writing = os.pipe()
    server = os.fork()
    if server == 0:
        _serve(store, writing)
    try:
        port = int(os.read(reading, 20))
        tables = [(Sat(one), Sat(other)) for one, other in tickets]
        played = asyncio.run(play(tables, port, acts, seconds))
        status = Path(f"/proc/{server}/status").read_text()
    finally:
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)
    memory = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    parts = quantiles(played.seen, n=100)
    return {
        "seats": seats,
        "acts": len(played.seen),
        "late": played.late,
        "median_ms": round(parts[49] * 1000, 1),
        "p95_ms": round(parts[94] * 1000, 1),
        "p99_ms": round(parts[98] * 1000, 1),
        "server_mb": int(memory) // 1024,
        "load": os.getloadavg()[0],
    }


if __name__ == "__main__":
    folder, seats, acts, seconds = Path(sys.argv[1]), *map(int, sys.argv[2:5])
    with database_in(Path(sys.argv[5]), flushes=True) if len(sys.argv) > 5 else nullcontext() as database:
        sys.stdout.write(json.dumps(main(folder, seats, acts, seconds, database)) + "\n")
