"""Kills seats, servers and database of a shared table at random while they play, and troubles the lines.

    python -m tests.shared_table.breaking FOLDER KILLS SEED [FOLDER_OF_A_DATABASE]

Forks every process from this one warm one; each has a clock of its own, wrong by years. Two seats write notes
as fast as they can and tell here which were acknowledged. Prints what was seen as JSON; stops with an error
where an acknowledged note is gone, one is there twice, the copies differ, or somebody waits for ever.
"""

import json
import os
import resource
import select
import signal
import socket
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from types import FrameType

from companion.kit.system import Start
from companion.paths import SETTINGS_VARIABLE
from companion.session.errors import StoreError
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import Record, SqliteStore
from companion.shared_table import link
from companion.shared_table.joined import JoinedStore, join_table
from companion.shared_table.serving import Club, shelf_at
from companion.shared_table.signing import SeatKeys
from companion.shared_table.ticket import Ticket
from tests.postgres import Server, find_binaries
from tests.session.tiny_game import TinyGame, systems
from tests.shared_table.proxy import Proxy

HERE = "127.0.0.1"
SEATS = ("red", "blue")
PATIENCE = 2.0  # seconds that an act waits for the table
LONGEST_PLAY = 1.0  # seconds between two kills
LONGEST = 60.0  # seconds until somebody waits for ever, on a machine that stalls
KILLS_A_ROUND = 25  # after which all must be well again
_YEARS = 20 * 365 * 86400


@dataclass(slots=True)
class Process:
    """What runs in a process of its own, begun anew whenever it was killed."""

    work: Callable[[], None]
    id: int = 0

    def start(self) -> None:
        self.id = os.fork()
        if self.id == 0:
            try:
                offset = Random().uniform(-_YEARS, _YEARS)
                real = time.time
                time.time = lambda: real() + offset
                self.work()
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)

    def kill(self) -> None:
        os.kill(self.id, signal.SIGKILL)
        _, status = os.waitpid(self.id, 0)
        assert os.WIFSIGNALED(status), "it stopped by itself"


def _fill_disk(number: int, frame: FrameType | None) -> None:
    """No file takes a byte any more."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


def _free_disk(number: int, frame: FrameType | None) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


# ---- the processes -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """Where everything lies, and how the seats come to the table."""

    folder: Path
    store: str
    tickets: dict[str, Ticket] = field(default_factory=dict)

    def serve(self, port: int) -> None:
        os.environ[SETTINGS_VARIABLE] = str(self.folder / "club-settings")
        while True:
            try:
                Club(shelf_at(self.store)).open(HERE, port)
                break
            except StoreError:  # the database is away
                time.sleep(0.05)
        while True:
            signal.pause()

    def pass_on(self, door: socket.socket, port: int, orders: int) -> None:
        proxy = Proxy(port, door)
        for order in iter(lambda: os.read(orders, 1), b""):
            match order:
                case b"c":
                    proxy.cut()
                case b"d":
                    proxy.is_doubling = True
                case b"s":
                    proxy.delay = 0.05
                case b"h":
                    proxy.holds_answers = True
                case b".":
                    proxy.delay, proxy.holds_answers = 0.0, False

    def play(self, seat: str, acks: int) -> None:
        os.environ[SETTINGS_VARIABLE] = str(self.folder / seat)
        outside = OutsideKeys(self.folder / seat / "secrets")
        store = self._join(seat, outside)
        store.patience = PATIENCE
        store.open()
        while not store.head.seq:
            time.sleep(0.005)
        session = Session.open(store, systems, keys=outside)
        for number in count():
            name = f"{seat} {os.getpid()} {number}"
            signal.setitimer(signal.ITIMER_REAL, LONGEST)
            with suppress(StoreError):
                session.note(1, name)
                os.write(acks, f"{name}\n".encode())
            session.catch_up()

    def _join(self, seat: str, outside: OutsideKeys) -> JoinedStore:
        """As a player does who is told that the disk is full: again, once there is room."""
        while True:
            with suppress(StoreError):
                return join_table(self.tickets[seat], self.copy(seat), SeatKeys(self.folder / seat), outside)
            time.sleep(0.02)

    def copy(self, seat: str) -> Path:
        return self.folder / f"{seat}.wargame"


# ---- who breaks things -------------------------------------------------------------------------


class Evening:
    """Everything that runs, and what was acknowledged."""

    def __init__(self, folder: Path, seed: int, database: Server | None) -> None:
        self.random, self.seen, self.database = Random(seed), Counter[str](), database
        self.place = Place(folder, database.url if database else f"sqlite:///{folder / 'club'}")
        os.environ[SETTINGS_VARIABLE] = str(folder / "club-settings")
        self.session, ports = self._begin()
        self.acknowledged: dict[str, set[str]] = {seat: set() for seat in SEATS}
        self.reading, self.writing = os.pipe()
        self.servers = [Process(lambda port=port: self.place.serve(port)) for port in ports]  # type: ignore[misc]
        self.lines: list[Process] = []
        self.orders: list[int] = []
        self.seats = [Process(lambda seat=seat: self.place.play(seat, self.writing)) for seat in SEATS]  # type: ignore[misc]
        for seat, port in zip(SEATS, ports * 2, strict=False):
            self._lay_line(seat, port)
        for process in (*self.servers, *self.lines, *self.seats):
            process.start()

    def _begin(self) -> tuple[str, list[int]]:
        """A session at the club, and the ports of its servers: one, or before a database two."""
        path = self.place.folder / "race.wargame"
        session = Session.create(TinyGame(), SqliteStore.create(path), Start(scenario="regatta"))
        session.close()
        with closing(Club(shelf_at(self.place.store))) as club:
            id_ = club.bring(path)
            for seat in SEATS:
                self.place.tickets[seat] = club.ticket(id_, seat, [HERE])
        return id_, [_free_port() for _ in range(2 if self.database else 1)]

    def _lay_line(self, seat: str, port: int) -> None:
        door = socket.create_server((HERE, 0))
        reading, writing = os.pipe()
        self.place.tickets[seat] = replace(self.place.tickets[seat], port=door.getsockname()[1])
        self.lines.append(Process(lambda: self.place.pass_on(door, port, reading)))
        self.orders.append(writing)

    def play(self, kills: int) -> None:
        for number in range(kills):
            self._trouble()
            self._kill_one()
            if number % KILLS_A_ROUND == KILLS_A_ROUND - 1:
                self._require_well()
        self._require_well()
        for process in (*self.seats, *self.servers):
            process.kill()
        self._hear(0.0)
        self._judge()

    def close(self) -> None:
        for process in (*self.seats, *self.servers, *self.lines):
            with suppress(OSError):
                os.kill(process.id, signal.SIGKILL)

    def _kill_one(self) -> None:
        who = self.random.choices(("a seat", "a server", "the database"), (6, 6, bool(self.database)))[0]
        self._let_play(self.random.randint(0, 4))
        if self.database and who == "the database":
            self.database.kill()
            self._hear(self.random.uniform(0, 0.5))
            self.database.start()
        else:
            process = self.random.choice(self.seats if who == "a seat" else self.servers)
            process.kill()
            self._hear(self.random.choice((0.0, 0.0, 0.1)))
            process.start()
        self.seen[f"killed {who}"] += 1

    def _trouble(self) -> None:
        """What happens to lines and disks."""
        line = self.random.choice(self.orders)
        match self.random.randrange(8):
            case 0 | 1:
                os.write(line, b"c")
                self.seen["lines cut"] += 1
            case 2:
                os.write(line, b"d")
                self.seen["doubled"] += 1
            case 3:
                os.write(line, b"s")
                self.seen["delayed"] += 1
            case 4:
                os.write(line, b"h")
                self._hear(self.random.uniform(0, 0.3))
                os.write(line, b".c")
                self.seen["answers lost"] += 1
            case 5:
                os.write(line, b".")
            case 6:
                process = self.random.choice((*self.seats, *self.servers))
                self._fill(process)

    def _fill(self, process: Process) -> None:
        os.kill(process.id, signal.SIGUSR1)
        self._hear(self.random.uniform(0.05, 0.3))
        os.kill(process.id, signal.SIGUSR2)
        self.seen["disks full"] += 1

    def _let_play(self, acts: int) -> None:
        """Until so many more are acknowledged, but no longer than a while, and a moment more."""
        end = time.monotonic() + LONGEST_PLAY
        while acts > 0 and time.monotonic() < end:
            acts -= len(self._hear(0.01))
        time.sleep(self.random.uniform(0, 0.03))

    def _hear(self, seconds: float) -> list[str]:
        """Whose notes were acknowledged within some time."""
        end, told = time.monotonic() + seconds, b""
        while select.select([self.reading], [], [], max(end - time.monotonic(), 0.0))[0]:
            told += os.read(self.reading, 65536)
            if time.monotonic() >= end and told.endswith(b"\n"):
                break
        names = told.decode().splitlines()
        for name in names:
            self.acknowledged[name.split()[0]].add(name)
        return [name.split()[0] for name in names]

    def _require_well(self) -> None:
        """Left in peace, both seats act again."""
        for line in self.orders:
            os.write(line, b".")
        waiting, end = set(SEATS), time.monotonic() + LONGEST
        while waiting:
            waiting -= set(self._hear(0.05))
            assert time.monotonic() < end, f"{waiting} wait for ever"
            for process in (*self.seats, *self.servers, *self.lines):
                assert os.waitpid(process.id, os.WNOHANG) == (0, 0), "a process stopped by itself"

    def _judge(self) -> None:
        with closing(shelf_at(self.place.store)) as shelf:
            log = shelf.find(self.session)
            assert log
            records = list(log.read())
        names = _names(records)
        assert max(names.values()) == 1, "a note is there twice"
        for seat in SEATS:
            with closing(SqliteStore.open(self.place.copy(seat))) as kept:
                own = list(kept.read())
            assert own == records[: len(own)], f"the copy of {seat} is another"
            acknowledged = self.acknowledged[seat]
            assert acknowledged <= _names(own).keys(), f"{seat} lost what was acknowledged"
            assert acknowledged <= names.keys(), "the table lost what was acknowledged"
            self.seen["acts acknowledged"] += len(acknowledged)


def _names(records: list[Record]) -> Counter[str]:
    bodies = (json.loads(record.body) for record in records)
    return Counter(event["text"] for body in bodies for event in body["events"] if "text" in event)


def _free_port() -> int:
    with closing(socket.create_server((HERE, 0))) as door:
        return int(door.getsockname()[1])


def main(folder: Path, kills: int, seed: int, database: Server | None) -> Counter[str]:
    """That many kills in one evening; what was seen."""
    link._LATEST = 0.2
    signal.signal(signal.SIGUSR1, _fill_disk)  # for the processes that are forked
    signal.signal(signal.SIGUSR2, _free_disk)
    evening = Evening(folder, seed, database)
    try:
        evening.play(kills)
    finally:
        evening.close()
    return evening.seen


@contextmanager
def database_in(folder: Path, *, flushes: bool = False) -> Iterator[Server]:
    """A database server in a folder, for as long as it is needed."""
    binaries = find_binaries()
    assert binaries, "no PostgreSQL here"
    server = Server(binaries, folder, flushes=flushes)
    server.make()
    server.start()
    try:
        yield server
    finally:
        server.stop()


if __name__ == "__main__":
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    with database_in(Path(sys.argv[4])) if len(sys.argv) > 4 else nullcontext() as database:
        sys.stdout.write(json.dumps(main(folder, kills, seed, database)))
