"""Sealing: turning an entry into bytes that only its faction can read.

Every faction has a master key of 32 bytes. Each entry is sealed with a key of its own, derived from it
(HKDF), so that one entry can be revealed by publishing its key and no other is given away. Sealed
bytes are AES-256-GCM over the entry, padded so that its length tells little; session, act, part and
faction are bound in, so that a sealed entry cannot be moved elsewhere. GCM alone can be made to open one
text under two keys: a commitment to the key stands before the text and is checked first. Entries of
version 1 have none and are bound to their number; they open as they were sealed.

A game of two in the fog keeps its cards in the commands' hands: what all may know lies open and names
backs only, what is printed is sealed with each command's own key. In sessions from before
there were hands, entries are sealed whole with a key of the session: the rules looked at the cards of
both. It lies outside the session file, as the factions' do; files of version 0.1.0 hold it, which keeps them
from a look, not from somebody who takes them apart.

The library of ciphers is loaded when something is sealed or opened: most starts need it not at all.
"""

import hmac
import json
import secrets
from dataclasses import dataclass
from enum import IntEnum

KEY_BYTES = 32
_NONCE_BYTES = 12
_COMMITMENT_BYTES = 32
_PADDED_TO = 256
_END = b"\x01"


class Seal(IntEnum):
    """Whose key an entry is sealed with."""

    NONE = 0
    FACTION = 1  # the one that the entry is of
    GAME = 2  # the session, whatever faction it is of


# What an entry is padded to at least. A player's own secrets are few and differ most in length; those of a
# game in the fog are many and short.
_LEAST = {Seal.FACTION: 4096, Seal.GAME: 2048}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a sealed entry stands; part of what is sealed. `version` is the entry's."""

    session: str
    seq: int
    faction: str
    version: int
    act: str = ""
    part: int = 0

    @property
    def bound(self) -> bytes:
        """The place as authenticated bytes: by number in version 1, by act since."""
        if self.version == 1:
            return f"{self.session}/{self.seq}/{self.faction}/{self.version}".encode()
        return json.dumps([self.session, self.act, self.part, self.faction, self.version]).encode()


def new_key() -> bytes:
    """A fresh random key."""
    return secrets.token_bytes(KEY_BYTES)


def entry_key(master: bytes, place: Place) -> bytes:
    """The key of one entry."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), KEY_BYTES, salt=None, info=b"entry " + place.bound).derive(master)


def seal_entry(key: bytes, plain: bytes, place: Place, whose: Seal = Seal.FACTION) -> bytes:
    """Seal an entry with its own key: the commitment, then the text. The length is one of few."""
    size = _LEAST[whose]
    while size <= len(plain):
        size *= 2
    cipher, commitment = _split(key, place)
    return commitment + seal(cipher, plain, place.bound, padded_to=size)


def unseal_entry(key: bytes, sealed: bytes, place: Place) -> bytes | None:
    """What `seal_entry` sealed, or the program before it in version 1; None when the key is another one."""
    if place.version == 1:
        return unseal(key, sealed, place.bound)
    cipher, commitment = _split(key, place)
    if not hmac.compare_digest(sealed[:_COMMITMENT_BYTES], commitment):
        return None
    return unseal(cipher, sealed[_COMMITMENT_BYTES:], place.bound)


def seal(key: bytes, plain: bytes, bound: bytes, padded_to: int = _PADDED_TO) -> bytes:
    """Seal bytes, with other bytes bound in."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    padded = plain + _END
    padded += bytes(-len(padded) % padded_to)
    nonce = secrets.token_bytes(_NONCE_BYTES)
    return nonce + AESGCM(key).encrypt(nonce, padded, bound)


def unseal(key: bytes, sealed: bytes, bound: bytes) -> bytes | None:
    """What `seal` sealed; None when the key is another one."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        padded = AESGCM(key).decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], bound)
    except (InvalidTag, ValueError):
        return None
    return padded.rstrip(b"\x00").removesuffix(_END)


def _split(key: bytes, place: Place) -> tuple[bytes, bytes]:
    """The key of the cipher, and the commitment to the entry's key at its place."""
    return (
        hmac.digest(key, b"cipher " + place.bound, "sha256"),
        hmac.digest(key, b"commitment " + place.bound, "sha256"),
    )
