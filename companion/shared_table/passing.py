"""Keys of secrets passed on where no host's machine is: through the record, sealed for their seat alone.

Who begins a session deals, and has the keys of all seats until then. At a club's table nobody's machine
meets another one's: a seat asks in the record with a key of its own, and the machine that has what was
sealed to it answers there. The server, and whoever reads along, sees bytes.
"""

import base64
import binascii
from collections.abc import Mapping

from pydantic import Base64UrlBytes, TypeAdapter, ValidationError

from companion.session.secrets.sealing import KEY_BYTES, seal, unseal

_KEYS = TypeAdapter(dict[str, Base64UrlBytes])
_BOUND = b"wargame keys passed on"


def public_of(seed: str) -> str:
    """What a seat asks with, in hexadecimal; `seed` (32 bytes, so too) is known to its machine alone."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    return X25519PrivateKey.from_private_bytes(bytes.fromhex(seed)).public_key().public_bytes_raw().hex()


def passed_to(public: str, session: str, keys: Mapping[str, bytes]) -> str:
    """Keys sealed for who asked, in Base64; nothing where what was asked with is no key."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

    once = X25519PrivateKey.generate()
    try:
        shared = once.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(public)))
    except ValueError:
        return ""
    here = once.public_key().public_bytes_raw()
    key = _derived(shared, here, public)
    return base64.b64encode(here + seal(key, _KEYS.dump_json(dict(keys)), _bound(session))).decode()


def opened(passed: str, seed: str, session: str) -> Mapping[str, bytes]:
    """The keys that were passed to the seat of this seed; none where they were for another one."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

    try:
        sent = base64.b64decode(passed, validate=True)
        here = sent[:KEY_BYTES]
        private = X25519PrivateKey.from_private_bytes(bytes.fromhex(seed))
        shared = private.exchange(X25519PublicKey.from_public_bytes(here))
        plain = unseal(_derived(shared, here, public_of(seed)), sent[KEY_BYTES:], _bound(session))
        return _KEYS.validate_json(plain) if plain else {}
    except (ValueError, binascii.Error, ValidationError):
        return {}


def _derived(shared: bytes, once: bytes, public: str) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), KEY_BYTES, salt=None, info=_BOUND + once + bytes.fromhex(public)).derive(shared)


def _bound(session: str) -> bytes:
    return _BOUND + session.encode()
