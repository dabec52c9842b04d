"""Tokens: who may sit where at a session. A server with its secret knows them all and keeps none."""

import hmac
import secrets
from dataclasses import dataclass
from pathlib import Path

from companion.files import write_whole
from companion.shared_table.errors import TableError

TOKEN_BYTES = 16
SPECTATOR = ""  # the seat that only looks
_SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Grants:
    """What a server gives and accepts by its secret."""

    secret: bytes

    @classmethod
    def obtain(cls, path: Path) -> "Grants":
        """By the secret at a path, made now if there is none; TableError when it cannot be kept."""
        try:
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, secrets.token_bytes(_SECRET_BYTES))
            return cls(path.read_bytes())
        except OSError as error:
            raise TableError.of("shared-certificate-not-kept", path=str(path)) from error

    def token(self, session: str, seat: str) -> bytes:
        """The token of a seat, or of those who look on (`SPECTATOR`)."""
        said = f"{session}\0{seat}".encode()
        return hmac.digest(self.secret, said, "sha256")[:TOKEN_BYTES]

    def is_of(self, token: bytes, session: str, seat: str) -> bool:
        """Whether a token is that of a seat."""
        return hmac.compare_digest(token, self.token(session, seat))
