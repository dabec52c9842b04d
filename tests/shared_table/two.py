"""Any game at two machines: a host and one who has joined, each with settings, keys and a file of its own."""

import base64
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from companion.kit.game import AnyGame
from companion.kit.system import Players, Start
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table import link, server, wire
from companion.shared_table.attending import attend
from companion.shared_table.hosted import HostedTable
from companion.shared_table.joined import JoinedStore, join_table
from companion.shared_table.signing import SeatKeys
from tests.shared_table.conftest import HERE, SECONDS, until

_BASE64 = re.compile(rb'"([A-Za-z0-9+/]{24,}={0,2})"')


class TwoMachines:
    """Two sessions of one game; `frames` holds all that went over the line, in the clear."""

    def __init__(self, folder: Path, system: AnyGame, start: Start, ends: ExitStack) -> None:
        self.folder, self.system, self._ends = folder, system, ends
        self.frames: list[bytes] = []
        kept = SqliteStore.create(folder / "host.wargame")
        first = Session.create(system, kept, start)
        self.id = first.started.session
        self.seats = first.secrecy.seats
        first.close()
        self.outside = OutsideKeys(folder / "guest" / "secrets")
        self.host_up()
        self.guest_up()

    def host_up(self, port: int = 0) -> None:
        """The host's machine starts, on what lies on its disk."""
        kept = SqliteStore.open(self.folder / "host.wargame")
        self.table = HostedTable(kept, self.id, self.seats[0], keys=SeatKeys(self.folder / "host" / "seats"))
        self.host = Session.open(self.table.store, lambda _: self.system)
        self.table.begin_epoch(self.host)
        self.table.open(HERE, port)
        self._ends.callback(self.host.close)
        self._ends.callback(self.table.close)

    def guest_up(self) -> None:
        """The guest's machine starts, on what lies on its disk."""
        ticket, keys = self.table.ticket(self.seats[1], [HERE]), SeatKeys(self.folder / "guest" / "seats")
        self.line: JoinedStore = join_table(ticket, self.folder / "guest.wargame", keys, self.outside)
        self._ends.callback(self.line.close)
        self.line.patience = SECONDS
        self.line.open()
        self.line.wait_until_there(SECONDS)
        self.guest = Session.open(self.line, lambda _: self.system, keys=self.outside)

    def sit(self) -> None:
        """Each player opens the secrets of his own seat at his own machine."""
        for session, seat in zip((self.host, self.guest), self.seats, strict=True):
            self.meet()
            session.secrecy.unlock(seat)
        self.meet()

    def meet(self) -> None:
        """Both have all that was written."""
        until(lambda: self.line.head == self.table.store.head)
        for session in (self.host, self.guest):
            session.catch_up()

    def settle(self) -> None:
        """Each machine does what the other waits for."""
        self.meet()
        while attend(self.host) | attend(self.guest):
            self.meet()

    def of(self, seat: str) -> Session:
        """The session of a seat."""
        return self.host if seat == self.seats[0] else self.guest

    @property
    def wire(self) -> bytes:
        """All that went over the line, what was written in Base64 as it was before."""
        frames = b"\n".join(self.frames)
        return frames + b"\n".join(base64.b64decode(found) for found in _BASE64.findall(frames))

    def disk(self, machine: str) -> bytes:
        """All that lies on a machine's disk, its settings left aside."""
        return b"".join(path.read_bytes() for path in sorted(self.folder.glob(f"{machine}.wargame*")))


@contextmanager
def two_machines(
    folder: Path, system: AnyGame, scenario: str, players: Players = Players.TWO, **start: object
) -> Iterator[TwoMachines]:
    """A game at two machines; everything is closed at the end."""
    with ExitStack() as ends:
        frames = _recorded(ends)
        begun = Start(scenario=scenario, players=players, **start)  # type: ignore[arg-type]
        two = TwoMachines(folder, system, begun, ends)
        two.frames = frames
        yield two
        assert not two.host.doubts()
        assert two.line.head != two.table.store.head or not two.guest.doubts()


def _recorded(ends: ExitStack) -> list[bytes]:
    """What both ends of any line say from now on."""
    frames: list[bytes] = []

    def dump(message: wire.Frozen) -> str:
        text = wire.dump(message)
        frames.append(text.encode())
        return text

    for end in (link, server):
        ends.callback(setattr, end, "dump", end.dump)
        end.dump = dump  # type: ignore[attr-defined]
    return frames
