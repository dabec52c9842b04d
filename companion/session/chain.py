"""The chain of a session's history: what shows that it was changed, and a short head to write down.

Each record's digest covers all before it, so a changed or lost byte is seen by anyone. Whoever can take
the file apart can compute the digests anew; three things then still tell. A sum of each digest under a
key that lies outside the file. What this machine knew last. And the head that a player has written down.
"""

import hmac
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path

from pydantic import NonNegativeInt, ValidationError

from companion.reason import Reason
from companion.saved import Frozen
from companion.session.letters import as_typed, in_groups, letters_of
from companion.session.store import Head, SessionStore
from companion.session.stores.record import Mac

_HEAD_BYTES = 5  # eight letters
_ROOM = 160  # bytes of a file; what it held before is written over


def short_head(digest: bytes) -> str:
    """Eight characters that stand for a history: two groups of four, without I, L, O and U.

    >>> short_head(bytes(5))
    '0000-0000'
    """
    return in_groups(letters_of(digest[:_HEAD_BYTES]))


def find_head(store: SessionStore, typed: str) -> int | None:
    """The latest entry up to which the history has this head, as a player types it; None for none."""
    wanted = as_typed(typed)
    found = None
    for seq, digest, _ in store.heads():
        if letters_of(digest[:_HEAD_BYTES]) == wanted:
            found = seq
    return found


def mac_with(key: bytes | None) -> Mac | None:
    """What vouches for a digest, under a session's key; None without one."""
    return (lambda digest: hmac.digest(key, digest, "sha256")) if key else None


class KnownHead(Frozen):
    """How far a machine knew a history, and the digest there, in hexadecimal."""

    seq: NonNegativeInt
    digest: str


class KnownHeads:
    """What this machine knew last of each session, in small files of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, session: str) -> KnownHead | None:
        """The head of a session; None when it was never played here or the file is broken."""
        try:
            return KnownHead.model_validate_json(self._path(session).read_bytes())
        except (OSError, ValidationError):
            return None

    def note(self, session: str, head: Head) -> None:
        """Remember a head. One that cannot be written is no reason not to play."""
        known = KnownHead(seq=head.seq, digest=head.digest.hex()).model_dump_json().encode()
        path = self._path(session)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            # In place: a rename makes the disk wait.
            with path.open("r+b" if path.exists() else "wb") as file:
                file.write(known.ljust(_ROOM))

    def _path(self, session: str) -> Path:
        return self._folder / f"{session}.json"


def doubts(store: SessionStore, known: KnownHead | None, mac: Mac | None) -> tuple[Reason, ...]:
    """What shows that a history is not the one that was written; nothing when all is as it should be.

    `mac` is what this machine vouches with, None where nobody is to be guarded against.
    """
    return (*_unknown(store, known), *_unvouched(store, mac))


def _unknown(store: SessionStore, known: KnownHead | None) -> Iterator[Reason]:
    """Whether it is another history than this machine knew, or ends before."""
    if known is None or known.seq == 0:
        return
    last = store.head.seq
    if last < known.seq:
        yield Reason("history-cut", args={"entry": last, "known": known.seq})
    elif next((d.hex() for seq, d, _ in store.heads() if seq == known.seq), "") != known.digest:
        yield Reason("history-changed", args={"known": known.seq})


def _unvouched(store: SessionStore, mac: Mac | None) -> Iterator[Reason]:
    """Which entries were not written with this machine's key."""
    if mac is None:
        return
    runs = groupby(store.heads(), lambda row: hmac.compare_digest(mac(row[1]), row[2]))
    for is_ours, rows in runs:
        seqs = [row[0] for row in rows]
        if not is_ours:
            yield Reason("history-unvouched", args={"first": seqs[0], "last": seqs[-1]})
