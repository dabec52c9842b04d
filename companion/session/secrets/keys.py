"""Keys of factions: behind a pass phrase, or kept outside the session file.

With a pass phrase the master key stands in the session file, wrapped by the pass phrase and again by a
recovery code that is shown once. Without one a random key lies in a file of the player's settings
folder: it keeps secrets from a look at the session file, not from someone at this machine. A game that is
sealed whole, from before cards went into hands, has a key of its own there; every pass phrase takes it
along, so that the phrase and the file open the game on another machine.

A faction's keys are a ring, newest first: the first seals, all of them open. Every pass phrase begins a
new one, and its lock keeps the older ones sealed under it. An earlier copy of the outside file, or an
earlier pass phrase with an earlier copy of the lock, still opens what was sealed while it was in force;
it opens nothing that was sealed since.

At a table of several machines everybody has the locks of all. There a pass phrase opens only together with a
second part, a random one in the settings folder of the machine where it was set: whoever has the history
alone can try no phrase. On another machine the recovery code opens, which nobody guesses.

At a table of several machines a seat makes its key where it sits. What was sealed to it before, on the
machine where the session began, it opens with the key that was made there, older in its ring.
"""

import base64
import binascii
import os
import secrets
import unicodedata
from pathlib import Path
from typing import Self

from pydantic import Base64UrlBytes, TypeAdapter, ValidationError

from companion.paths import settings_dir
from companion.reason import Reason
from companion.saved import Frozen
from companion.session.errors import SecretError
from companion.session.letters import as_typed, in_groups, random_letters
from companion.session.secrets.sealing import KEY_BYTES, seal, unseal

COST = 1 << 17  # scrypt's N for new pass phrases: a third of a second, 128 MB
_CODE_COST = 1 << 14  # a code cannot be guessed whatever a guess costs
_COSTS = frozenset(1 << power for power in range(14, 21))  # what a file may ask this machine to spend
_MOST_SALT, _MOST_KEY = 64, 1024
_SALT_BYTES = 16
_CODE_LENGTH = 24  # 120 bits
_WRAPPED, _OLDER, _GAME = b"key", b"older keys", b"game key"
_IMPOSSIBLE = Reason("secret-lock-impossible")

Ring = tuple[bytes, ...]  # a faction's keys, newest first


def ring_of(keys: bytes) -> Ring:
    """Keys kept one after the other."""
    return tuple(keys[k : k + KEY_BYTES] for k in range(0, len(keys), KEY_BYTES))


class WrappedKey(Frozen):
    """A master key that only the right words unwrap. Salt and key in Base64; `cost` is scrypt's N."""

    salt: str
    key: str
    cost: int = 1 << 15

    @classmethod
    def of(cls, master: bytes, words: str, cost: int | None = None) -> Self:
        """Wrap a key."""
        wrapped = cls(salt=_text(secrets.token_bytes(_SALT_BYTES)), key="", cost=cost or COST)
        return wrapped.model_copy(update={"key": _text(seal(wrapped._derive(words), master, _WRAPPED))})

    def unwrap(self, words: str) -> bytes | None:
        """The master key; None for the wrong words. SecretError for a lock that no program made."""
        sealed = _bytes(self.key, _MOST_KEY)
        return unseal(self._derive(words), sealed, _WRAPPED)

    def _derive(self, words: str) -> bytes:
        from cryptography.hazmat.primitives.kdf.scrypt import Scrypt  # as in sealing: few starts need it

        if self.cost not in _COSTS:
            raise SecretError(_IMPOSSIBLE)
        try:
            kdf = Scrypt(salt=_bytes(self.salt, _MOST_SALT), length=KEY_BYTES, n=self.cost, r=8, p=1)
            return kdf.derive(words.encode())
        except MemoryError as error:
            raise SecretError(Reason("secret-lock-costly")) from error


class Lock(Frozen):
    """How a faction's keys are kept: with a pass phrase both wraps of the newest, none without.

    `older` are those before it, sealed under it, and `game` what opens the game in the fog, in Base64.
    `needs_part`: the pass phrase opens only with the second part that lies where it was set.
    """

    by_passphrase: WrappedKey | None = None
    by_code: WrappedKey | None = None
    older: str = ""
    game: str = ""
    needs_part: bool = False

    @classmethod
    def with_passphrase(
        cls, ring: Ring, passphrase: str, game_key: bytes = b"", part: bytes = b""
    ) -> tuple[Self, str]:
        """A lock for a pass phrase, and the recovery code to show once; `ring` is newest first.

        `part` is kept from the history: where there is one, the phrase opens nothing without it.
        """
        if not same_typing(passphrase):
            raise SecretError(Reason("secret-empty-passphrase"))
        master, *older = ring
        code = _new_code()
        by_passphrase = WrappedKey.of(master, _with_part(passphrase, part))
        by_code = WrappedKey.of(master, as_typed(code), _CODE_COST)
        sealed = _text(seal(master, b"".join(older), _OLDER)) if older else ""
        game = _text(seal(master, game_key, _GAME)) if game_key else ""
        lock = cls(
            by_passphrase=by_passphrase, by_code=by_code, older=sealed, game=game, needs_part=bool(part)
        )
        return lock, code

    @property
    def has_passphrase(self) -> bool:
        """Whether a pass phrase guards the key; otherwise this machine holds it."""
        return self.by_passphrase is not None

    @property
    def part_name(self) -> str:
        """By what name its second part is kept."""
        return f"part {self.by_passphrase.salt if self.by_passphrase else ''}"

    def open_with_passphrase(self, passphrase: str, part: bytes = b"") -> Ring:
        """The keys, newest first; SecretError for a wrong pass phrase, or where its second part is not."""
        if self.needs_part and not part:
            raise SecretError(Reason("secret-phrase-elsewhere"))
        words = _with_part(passphrase, part if self.needs_part else b"")
        master = self.by_passphrase and self.by_passphrase.unwrap(words)
        if not master:
            raise SecretError(Reason("secret-wrong-passphrase"))
        return self._ring(master)

    def open_with_code(self, code: str) -> Ring:
        """The keys, newest first; SecretError for a wrong recovery code."""
        master = self.by_code and self.by_code.unwrap(as_typed(code))
        if not master:
            raise SecretError(Reason("secret-wrong-code"))
        return self._ring(master)

    def game_key(self, ring: Ring) -> bytes:
        """What opens the game in the fog, by the keys that the lock opened; empty when it holds none."""
        key = unseal(ring[0], _bytes(self.game, _MOST_KEY), _GAME) if self.game else b""
        if key is None:
            raise SecretError(_IMPOSSIBLE)
        return key

    def _ring(self, master: bytes) -> Ring:
        if not self.older:
            return (master,)
        older = unseal(master, _bytes(self.older), _OLDER)
        if older is None or len(older) % KEY_BYTES:
            raise SecretError(_IMPOSSIBLE)
        return (master, *ring_of(older))


def same_typing(passphrase: str) -> str:
    """The same text whether an input method wrote full-width letters or composed accents."""
    return unicodedata.normalize("NFKC", passphrase).strip()


def _with_part(passphrase: str, part: bytes) -> str:
    return same_typing(passphrase) + (f"\0{part.hex()}" if part else "")


def _new_code() -> str:
    return in_groups(random_letters(_CODE_LENGTH))


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _bytes(text: str, most: int | None = None) -> bytes:
    """What a lock keeps in Base64; SecretError for anything else, and for more than any lock has."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise SecretError(_IMPOSSIBLE) from error
    if most is not None and len(data) > most:
        raise SecretError(_IMPOSSIBLE)
    return data


_KEYS = TypeAdapter(dict[str, Base64UrlBytes])


class OutsideKeys:
    """Random keys in files of a folder, one file a session, readable by its owner only; rings end to end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, session: str) -> dict[str, bytes]:
        """The keys of a session by faction; none when the file is gone or broken."""
        try:
            return _KEYS.validate_json(self._path(session).read_bytes())
        except (OSError, ValidationError):
            return {}

    def save(self, session: str, keys: dict[str, bytes]) -> None:
        """Replace the keys of a session; SecretError when the folder cannot be written."""
        path, fresh = self._path(session), self._path(session).with_suffix(".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(_KEYS.dump_json(keys))
                file.flush()
                os.fsync(handle)
            fresh.replace(path)
        except OSError as error:
            args = {"path": str(self._folder)}
            raise SecretError(Reason("secret-keys-not-saved", args=args)) from error

    def _path(self, session: str) -> Path:
        return self._folder / f"{session}.json"


def default_keys() -> OutsideKeys:
    """Keys in the player's settings folder."""
    return OutsideKeys(settings_dir() / "keys")
