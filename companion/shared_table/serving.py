"""A club's server: the tables of a folder or a database, on one port."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol
from urllib.parse import unquote

from companion.session.secrets.keys import default_keys
from companion.shared_table.background import Background
from companion.shared_table.certificate import Certificate
from companion.shared_table.errors import TableError
from companion.shared_table.folder import FolderShelf
from companion.shared_table.grants import Grants
from companion.shared_table.handover import KeptHandover
from companion.shared_table.hosted import table_folder
from companion.shared_table.nearby import own_addresses
from companion.shared_table.server import TableServer
from companion.shared_table.tables import Shelf
from companion.shared_table.ticket import Ticket

_SQLITE, _POSTGRES = "sqlite:///", ("postgresql://", "postgres://")


class ClubShelf(Shelf, Protocol):
    """A shelf to which sessions are brought."""

    @property
    def secret(self) -> bytes | None:
        """What tokens are given by, where several servers share it; None where this machine keeps it."""

    def bring(self, file: Path) -> str:
        """Copy a session file there; its session."""

    def close(self) -> None:
        """Let go of everything."""


def shelf_at(place: str) -> ClubShelf:
    """The shelf at a URL: a folder of session files, or a database; TableError for anything else."""
    if place.startswith(_SQLITE):
        return FolderShelf(Path(unquote(place.removeprefix(_SQLITE))))
    if place.startswith(_POSTGRES):
        from companion.shared_table.database import DatabaseShelf  # needs the extra `club`

        return DatabaseShelf(place)
    raise TableError.of("shared-store-unknown", store=place.partition("://")[0])


class Club:
    """Serves a shelf until it is closed."""

    def __init__(self, shelf: ClubShelf) -> None:
        self._shelf = shelf
        self._certificate = Certificate.obtain(table_folder() / "certificate.pem")
        secret = shelf.secret
        self._grants = Grants(secret) if secret else Grants.obtain(table_folder() / "grants.secret")
        self.server = TableServer(shelf, self._grants, self._certificate)
        self.server.handover = lambda session: KeptHandover(default_keys(), session)
        self._background: Background | None = None
        self.port = 0
        self.addresses: tuple[str, ...] = ()

    def open(self, host: str | None = None, port: int = 0) -> int:
        """Serve from now on; the port. TableError when it is taken."""
        self._background = Background("table server")
        self.addresses = (host,) if host else own_addresses()
        self.port = self._background.start(self.server.start(host, port)).result()
        return self.port

    def bring(self, file: Path) -> str:
        """Take a session file in, to be played on here; the session."""
        return self._shelf.bring(file)

    def ticket(self, session: str, seat: str, addresses: Sequence[str] = ()) -> Ticket:
        """The way to a seat."""
        token, fingerprint = self._grants.token(session, seat), self._certificate.fingerprint
        return Ticket(tuple(addresses) or self.addresses, self.port, fingerprint, session, seat, token)

    def close(self) -> None:
        """Hang up and let go of the shelf."""
        if self._background:
            self._background.start(self.server.stop()).result()
            self._background.stop()
        self._shelf.close()
