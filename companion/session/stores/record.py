"""What a store keeps: records in the order of their numbers, each with a digest over all before."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from struct import Struct
from typing import NamedTuple, Protocol

from companion.reason import Reason
from companion.session.secrets.sealing import Seal

Mac = Callable[[bytes], bytes]  # the keyed check of a digest

_FIGURES = Struct(">11q")  # five numbers, then the lengths of all that follows


@dataclass(frozen=True, slots=True)
class Record:
    """One entry as stored. Everything but the body stays clear when the body is sealed.

    The records of one command share the id of its `act` and count their `part` in it from 0. `seat`,
    `epoch`, `signature` and `public_key` are for tables with several machines: empty at one alone.
    Records of version 1 have none of these.
    """

    seq: int
    faction: str
    version: int
    seal: Seal
    body: bytes
    act: str = ""
    part: int = 0
    seat: str = ""
    epoch: int = 0
    signature: bytes = b""
    public_key: bytes = b""

    @property
    def is_sealed(self) -> bool:
        """Whether the body can be read only with a key."""
        return self.seal is not Seal.NONE

    def digest(self, before: bytes) -> bytes:
        """The check sum of this record and, through `before`, of all earlier ones."""
        if self.version == 1:
            clear = f"{self.seq}/{self.faction}/{self.version}/{int(self.seal)}/"
            return sha256(before + clear.encode() + self.body).digest()
        faction, act, seat = self.faction.encode(), self.act.encode(), self.seat.encode()
        key, signature, body = self.public_key, self.signature, self.body
        lengths = len(faction), len(act), len(seat), len(key), len(signature), len(body)
        figures = _FIGURES.pack(self.seq, self.version, self.seal, self.part, self.epoch, *lengths)
        return sha256(b"".join((before, figures, faction, act, seat, key, signature, body))).digest()


class Head(NamedTuple):
    """How far a store goes: the number of its last record (0 when it is empty) and the digest there."""

    seq: int
    digest: bytes


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Folded state after the record `seq`, in a form that its reader knows. Only ever a shortcut."""

    seq: int
    form: str
    body: bytes


class SessionStore(Protocol):
    """Where a session is kept. What `append` returned from is there to stay."""

    @property
    def name(self) -> str:
        """What to call this place in a message."""

    @property
    def path(self) -> Path | None:
        """Where it lies now; None in memory. A game whose file was moved is kept at another path."""

    @property
    def is_read_only(self) -> bool:
        """Whether it is only looked at."""

    @property
    def seat(self) -> str:
        """The seat of a shared table that this machine has; empty at one alone."""

    @property
    def head(self) -> Head:
        """Its last record."""

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record as stored, empty before the first; None when there is no such record."""

    def heads(self) -> Iterator[tuple[int, bytes, bytes]]:
        """Number, digest and keyed check of every record as stored, unverified, in order."""

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number, in order; StoreError at the first that is damaged or missing."""

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add records, all or none; StoreError when they cannot be written."""

    def snapshot(self, form: str, upto: int | None = None) -> Snapshot | None:
        """The newest kept snapshot of a form, up to a number, that fits the record it was made after."""

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot if that can be done."""

    def news(self) -> Reason | None:
        """What happened to the place since this was last asked: told once."""

    def backup(self, path: Path) -> None:
        """Write a whole copy to a path, over what is there; StoreError when it cannot."""

    def close(self) -> None:
        """Let go of the place."""
