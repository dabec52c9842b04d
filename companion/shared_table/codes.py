"""The code of a seat: all that a machine needs to come to it, as one line to paste or a picture to scan."""

import io
import ipaddress
from collections.abc import Iterator
from hashlib import sha256

from companion.session.letters import as_typed, bytes_of, letters_of
from companion.shared_table.certificate import FINGERPRINT_BYTES
from companion.shared_table.errors import TableError
from companion.shared_table.grants import TOKEN_BYTES
from companion.shared_table.ticket import Ticket

_PREFIX = "WGT"
_VERSION = 1
_CHECK_BYTES = 3
_SESSION_BYTES = 16
_MOST_ADDRESSES = 8
_NAMED = 0  # an address that is a name, not a number


def code_of(ticket: Ticket) -> str:
    """The code of a ticket: capital letters and digits, which a QR code holds well."""
    parts = [
        ticket.port.to_bytes(2),
        ticket.fingerprint,
        ticket.token,
        bytes.fromhex(ticket.session),
        *_addresses(ticket.addresses[:_MOST_ADDRESSES]),
        ticket.seat.encode(),
    ]
    said = b"".join(parts)
    return _PREFIX + letters_of(bytes([_VERSION]) + _check(said) + said)


def read_code(text: str) -> Ticket:
    """The ticket of a code as pasted; TableError for what is none, or was not pasted whole."""
    typed = as_typed(text)
    if not typed.startswith(_PREFIX):
        raise TableError.of("shared-code-is-none")
    try:
        data = _Reader(bytes_of(typed.removeprefix(_PREFIX)))
        version, check = data.number(1), data.take(_CHECK_BYTES)
        if version != _VERSION:
            raise TableError.of("shared-code-newer")
        if check != _check(data.left):
            raise TableError.of("shared-code-cut")
        return Ticket(
            port=data.number(2),
            fingerprint=data.take(FINGERPRINT_BYTES),
            token=data.take(TOKEN_BYTES),
            session=data.take(_SESSION_BYTES).hex(),
            addresses=tuple(data.address() for _ in range(data.number(1))),
            seat=data.left.decode(),
        )
    except ValueError as error:
        raise TableError.of("shared-code-cut") from error


def picture_of(code: str) -> str:
    """A code to scan, in the letters of a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(code, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def svg_of(code: str) -> bytes:
    """A code to scan, as an SVG picture."""
    import segno

    drawn = io.BytesIO()
    segno.make(code, error="m", micro=False).save(drawn, kind="svg", border=4)
    return drawn.getvalue()


def is_whole(text: str) -> bool:
    """Whether something pasted or typed begins as a whole code does."""
    return as_typed(text).startswith(_PREFIX)


def _check(said: bytes) -> bytes:
    return sha256(said).digest()[:_CHECK_BYTES]


def _addresses(addresses: tuple[str, ...]) -> Iterator[bytes]:
    yield bytes([len(addresses)])
    for address in addresses:
        try:
            packed = ipaddress.ip_address(address).packed
            yield bytes([len(packed)]) + packed
        except ValueError:
            name = address.encode("idna")
            yield bytes([_NAMED, len(name)]) + name


class _Reader:
    """Bytes taken one after another; ValueError when there are too few."""

    def __init__(self, data: bytes) -> None:
        self.left = data

    def take(self, count: int) -> bytes:
        """The next ones."""
        if len(self.left) < count:
            raise ValueError(count)
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def number(self, count: int) -> int:
        """The next ones as a number."""
        return int.from_bytes(self.take(count))

    def address(self) -> str:
        """The next ones as an address."""
        size = self.number(1)
        if size == _NAMED:
            return self.take(self.number(1)).decode("idna")
        return str(ipaddress.ip_address(self.take(size)))
