"""Who wrote a record: the Ed25519 key of its seat, over the record, its place and all before it.

A signature covers the session and the digest that the record has without it, which holds its number, epoch,
seat, key, act, body and, through the digest before, the whole history. So the last record of a seat vouches
for all that came before it. What was written before a table was shared is signed by nobody.
"""

import hmac
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from companion.files import write_whole
from companion.session.store import Record
from companion.shared_table.errors import TableError

KEY_BYTES = 32
_BOUND = b"wargame record\0"


class SeatKey:
    """The key of a seat, on this machine alone."""

    def __init__(self, private: bytes) -> None:
        """From its 32 bytes."""
        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes_raw()

    @classmethod
    def new(cls) -> "SeatKey":
        """A fresh one."""
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    @property
    def private(self) -> bytes:
        """Its 32 bytes, to be kept."""
        return self._key.private_bytes_raw()

    def seed(self, *told: str) -> str:
        """32 bytes that nobody else can tell, the same whenever they are asked for with the same words."""
        return hmac.digest(self.private, json.dumps(["seed", *told]).encode(), "sha256").hex()

    def sign(self, session: str, record: Record, before: bytes) -> Record:
        """The record with this key and its signature, as it stands after a digest."""
        named = replace(record, public_key=self.public, signature=b"")
        return replace(named, signature=self._key.sign(_signed(session, named, before)))


class SeatKeys:
    """The keys of the seats that play on this machine, a file a session and seat."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, session: str, seat: str) -> SeatKey | None:
        """The key of a seat; None when this machine has none."""
        try:
            return SeatKey(bytes.fromhex(self._path(session, seat).read_text("ascii")))
        except (OSError, ValueError):
            return None

    def obtain(self, session: str, seat: str) -> SeatKey:
        """The key of a seat, made now if there is none; TableError when it cannot be kept."""
        if key := self.load(session, seat):
            return key
        key, path = SeatKey.new(), self._path(session, seat)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, key.private.hex().encode())
        except OSError as error:
            raise TableError.of("shared-key-not-kept", folder=str(self._folder)) from error
        return key

    def _path(self, session: str, seat: str) -> Path:
        return self._folder / session / f"{seat.encode().hex()}.key"


@dataclass
class Signers:
    """Which key each seat signs with, and in which epoch, as a history tells; grows with its records.

    The first record of a seat names its key. A later key needs another seat's word (`SeatKeyGranted`), and a
    new epoch a record that begins it (`EpochBegun`).
    """

    session: str
    seats: frozenset[str] = frozenset()  # that the session has; any, as long as that is not known
    keys: dict[str, bytes] = field(default_factory=dict)
    granted: dict[str, bytes] = field(default_factory=dict)
    epoch: int = 0
    host: str = ""
    signed_epoch: dict[str, int] = field(default_factory=dict)  # the last epoch in which each seat wrote

    def copy(self) -> "Signers":
        """The same, to go on with."""
        return replace(
            self,
            keys=dict(self.keys),
            granted=dict(self.granted),
            signed_epoch=dict(self.signed_epoch),
        )

    def key_of(self, seat: str) -> bytes | None:
        """The key that a seat has to sign with; None while it has none."""
        return self.granted.get(seat) or self.keys.get(seat)

    def check(self, record: Record, before: bytes, *, is_signature_read: bool = True) -> None:
        """TableError when a record is not of whom it says, as far as is looked at. Then `take` it."""
        self._require_fitting(record)
        if record.signature and is_signature_read:
            self.require_true(self.session, record, before)

    @staticmethod
    def require_true(session: str, record: Record, before: bytes) -> None:
        """TableError unless a record bears its key's signature."""
        try:
            key = Ed25519PublicKey.from_public_bytes(record.public_key)
            key.verify(record.signature, _signed(session, record, before))
        except (InvalidSignature, ValueError) as error:
            raise TableError.of("shared-record-forged", entry=str(record.seq), seat=record.seat) from error

    def take(self, record: Record) -> None:
        """Go on after a record that fits."""
        if not record.signature:
            return
        self.keys[record.seat] = record.public_key
        self.granted.pop(record.seat, None)
        self.epoch = record.epoch
        self.signed_epoch[record.seat] = record.epoch
        for event in _table_events(record):
            self._hear(event, record.seat)

    def _require_fitting(self, record: Record) -> None:
        if not record.signature:
            if self.keys or record.seat or record.public_key or record.epoch:
                raise TableError.of("shared-record-unsigned", entry=str(record.seq))
            return
        known = self.key_of(record.seat)
        is_no_seat = not record.seat or (self.seats and record.seat not in self.seats)
        if is_no_seat or known not in (None, record.public_key):
            raise TableError.of("shared-record-of-other-seat", entry=str(record.seq), seat=record.seat)
        if record.epoch != self.epoch and not self._begins_epoch(record):
            raise TableError.of("shared-record-of-other-epoch", entry=str(record.seq))

    def _begins_epoch(self, record: Record) -> bool:
        begun = (event for event in _table_events(record) if event.get("type") == "epoch-begun")
        return any(event.get("epoch") == record.epoch == self.epoch + 1 for event in begun)

    def _hear(self, event: Mapping[str, Any], by: str) -> None:
        if event.get("type") == "epoch-begun":
            self.host = by
        elif event.get("seat") not in (None, by):
            with suppress(ValueError):
                self.granted[str(event["seat"])] = bytes.fromhex(str(event.get("key")))


def stamped(record: Record, seat: str, epoch: int) -> Record:
    """A record as its seat writes it, before it is signed."""
    return replace(record, seat=seat, epoch=epoch)


def _signed(session: str, record: Record, before: bytes) -> bytes:
    return _BOUND + session.encode() + b"\0" + replace(record, signature=b"").digest(before)


_TABLE_EVENTS = (b'"epoch-begun"', b'"seat-key-granted"')


def _table_events(record: Record) -> list[dict[str, Any]]:
    """What an open record says of the table itself."""
    if record.is_sealed or not any(name in record.body for name in _TABLE_EVENTS):
        return []
    try:
        events = json.loads(record.body)["events"]
        named = {"epoch-begun", "seat-key-granted"}
        return [event for event in events if isinstance(event, dict) and event.get("type") in named]
    except (ValueError, LookupError, TypeError, RecursionError):
        return []
