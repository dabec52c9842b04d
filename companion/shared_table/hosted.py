"""The host's side: its session file behind a server, and the store on which its own window plays."""

from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from pathlib import Path

from companion.paths import settings_dir
from companion.session.chain import mac_with
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.secrets.vault import chain_key_of
from companion.session.session import Session
from companion.session.store import Record, SessionStore
from companion.session.stores.record import Mac
from companion.session.table_events import EpochBegun
from companion.shared_table.background import Background
from companion.shared_table.certificate import Certificate
from companion.shared_table.doorbell import PATH, Doorbell
from companion.shared_table.errors import TableError
from companion.shared_table.grants import Grants
from companion.shared_table.handover import Handover
from companion.shared_table.link import Phase, Standing
from companion.shared_table.log import StoreLog
from companion.shared_table.nearby import own_addresses
from companion.shared_table.seat_store import LineStore, Listener, SeatStore, act_second
from companion.shared_table.server import TableServer
from companion.shared_table.signing import SeatKey, SeatKeys, Signers
from companion.shared_table.tables import OneSession
from companion.shared_table.ticket import Ticket
from companion.shared_table.wire import Present

_FIRST_PORT, _PORTS = 49152, 16384  # those that nobody else has for good


def table_folder() -> Path:
    """Where this machine keeps what tables need: its certificate, its secret, the keys of its seats."""
    return settings_dir() / "table"


def seat_keys() -> SeatKeys:
    """The keys of the seats that play on this machine."""
    return SeatKeys(table_folder() / "seats")


def chain_mac(session: str, outside: OutsideKeys | None = None) -> Mac | None:
    """What this machine vouches with for a session's history; None where it has no key for it."""
    return mac_with(chain_key_of(outside or default_keys(), session))


class HostedStore(LineStore):
    """The store of the host's window: the file that the server serves. It signs, open to others or not."""

    def __init__(
        self, log: StoreLog, seat: str, key: SeatKey | None, table: "HostedTable | None" = None
    ) -> None:
        """Without a `table` nobody can come."""
        super().__init__(log.store, log.session, seat, key)
        self.table = table
        self._log = log

    @property
    def epoch(self) -> int:
        """The epoch in which is written now."""
        return self._log.signers().epoch

    @property
    def host(self) -> str:
        """This seat: it serves the others."""
        return self.seat

    @property
    def signed(self) -> Set[str]:
        """The seats that have done something at this table."""
        return self._log.signers().keys.keys()

    @property
    def is_open(self) -> bool:
        """Whether others can come."""
        return self.table is not None and self.table.is_open

    @property
    def standing(self) -> Standing:
        """At the table while others can come."""
        if self.table is None or not self.table.is_open:
            return Standing(Phase.LEFT)
        present = self.table.present()
        return Standing(Phase.THERE, present=present.seats, asking=present.asking)

    def listen(self, on_news: Listener, on_change: Listener) -> Callable[[], None]:
        """Call when acts were written here, and when somebody came or went; what is returned ends that."""
        end = self._log.listen(on_news)
        server = self.table.server if self.table else None
        if server is None:
            return end
        server.on_present = lambda _session, _present: on_change()
        server.on_pointed = self._tell_pointed

        def end_both() -> None:
            end()
            server.on_present = lambda _session, _present: None

        return end_both

    def close(self) -> None:
        """Hang up, and let go of the file."""
        if self.table:
            self.table.close()
        super().close()

    def point(self, at: str) -> None:
        """Tell the others where this seat points."""
        if self.table:
            self.table.point(at)

    def hosts(self, signers: Signers) -> bool:
        """Whether this seat, with this key, is the host; so it is said of a machine where nobody sits."""
        is_own_key = self._key is not None and signers.key_of(self.seat) == self._key.public
        return self._key is None or (is_own_key and signers.host == self.seat)

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add the records of an act; ActSecondError when another seat's came first."""
        expected, signed = self._signed(records)
        if self._log.append_at(expected, signed, self.seat).is_second:
            raise act_second()


class HostedTable:
    """A session in play on this machine, open to other seats until it is closed."""

    def __init__(self, kept: SessionStore, session: str, seat: str, *, keys: SeatKeys | None = None) -> None:
        """`seat` is the host's own, empty when nobody plays here."""
        self.session = session
        self.log = StoreLog(kept, session, chain_mac(session))
        key = (keys or seat_keys()).obtain(session, seat) if seat else None
        self.store = HostedStore(self.log, seat, key, self)
        self.port = 0
        folder = table_folder()
        self.certificate = Certificate.obtain(folder / "certificate.pem")
        self.grants = Grants.obtain(folder / "grants.secret")
        self.server = TableServer(OneSession(self.log), self.grants, self.certificate)
        handover = Handover(default_keys(), session, seat)
        self.server.handover = lambda _session: handover
        self.doorbell = Doorbell(self.certificate.fingerprint, lambda seat: self.ticket(seat, self.addresses))
        self.server.doors[PATH] = self.doorbell.meet
        self.addresses: tuple[str, ...] = ()
        self._background: Background | None = None

    @property
    def is_open(self) -> bool:
        """Whether others can come."""
        return self._background is not None

    def open(self, host: str | None = None, port: int = 0) -> int:
        """Let others come, at any free port by default; the port. TableError when it is taken."""
        self._background = Background("table server")
        try:
            self.addresses = (host,) if host else own_addresses()
            self.port = self._background.start(self.server.start(host, port)).result()
        except BaseException:
            self._background.stop()
            self._background = None
            raise
        return self.port

    def ticket(self, seat: str, addresses: Sequence[str] = ()) -> Ticket:
        """The way to a seat, by the addresses of this machine or others that lead to it."""
        token = self.grants.token(self.session, seat)
        return Ticket(
            tuple(addresses) or self.addresses,
            self.port,
            self.certificate.fingerprint,
            self.session,
            seat,
            token,
        )

    def present(self) -> Present:
        """Which other seats are connected, and who asks to be let in with another key."""
        return self.server.present(self.session)

    def point(self, at: str) -> None:
        """Tell those who are here where the host points."""
        if self._background:
            self._background.loop.call_soon_threadsafe(self.server.point, self.session, self.store.seat, at)

    def begin_epoch(self, session: Session) -> None:
        """Say that this seat hosts from now on, unless it did already. `session` is on this table's store."""
        signers = self.log.signers()
        self.log.require_seats(session.secrecy.seats)
        if not self.store.hosts(signers):
            session.tell_table(EpochBegun(epoch=signers.epoch + 1, seat=self.store.seat))

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call, on a thread of the server's, whenever an act was added; what is returned ends that."""
        return self.log.listen(listener)

    def close(self) -> None:
        """Hang up; the file stays open in the window."""
        background, self._background = self._background, None
        if background:
            background.start(self.server.stop()).result()
            background.stop()


def host_session(session: Session, seat: str) -> HostedTable:
    """Let others come to a session in play, at the port where it was last if that is free; `seat` is here.

    Raises TableError, and nothing is changed, when no port or key can be had.
    """
    table = take_seat(session, seat)
    with suppress(TableError):
        table.open(port=_usual_port(table.session))
    if not table.is_open:
        table.open()
    return table


def take_seat(session: Session, seat: str) -> HostedTable:
    """The table of a session that is written by this seat from now on."""
    store = session.store
    if isinstance(store, HostedStore) and store.seat == seat and store.table:
        return store.table
    kept = store.kept if isinstance(store, SeatStore) else store
    if isinstance(store, SeatStore):
        store.let_go()
    table = HostedTable(kept, session.started.session, seat)
    session.go_through(table.store)
    table.begin_epoch(session)
    return table


def _usual_port(session: str) -> int:
    """A port for a session, always the same: who was there before finds it again."""
    return _FIRST_PORT + int(session[:8], 16) % _PORTS


def go_on_signed(session: Session, keys: SeatKeys | None = None) -> None:
    """Let a session that was at a shared table go on signed when it is opened alone.

    What nobody signs is no part of a signed history any more. Of seats whose keys this machine has, it is the
    host's that goes on, or one that has signed before one that never did; without any it is only looked at.
    """
    log = StoreLog(session.store, session.started.session, chain_mac(session.started.session))
    signers = log.signers()
    signed = sorted(signers.keys, key=lambda seat: seat != signers.host)
    seats = dict.fromkeys((*signed, *session.secrecy.seats))
    found = ((seat, (keys or seat_keys()).load(log.session, seat)) for seat in seats)
    own = ((seat, key) for seat, key in found if key and signers.key_of(seat) in (None, key.public))
    seated = next(own, ("", None))
    if signers.keys or seated[0]:
        session.go_through(HostedStore(log, *seated))
