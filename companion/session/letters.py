"""Bytes as letters that are read aloud and typed: Crockford's, without I, L, O and U."""

import secrets
import unicodedata
from base64 import b32decode, b32encode

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_USUAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_TO_READ_WELL = str.maketrans(_USUAL, LETTERS)
_AS_USUAL = str.maketrans(LETTERS, _USUAL)
_MISREAD = str.maketrans("ILO", "110")
_IN_BASE32 = 8  # letters to which a text is filled up


def letters_of(data: bytes) -> str:
    """The letters of bytes, five bits each.

    >>> letters_of(bytes(5))
    '00000000'
    """
    return b32encode(data).decode().rstrip("=").translate(_TO_READ_WELL)


def bytes_of(letters: str) -> bytes:
    """The bytes of letters; ValueError for what `letters_of` does not make."""
    if not set(letters) <= set(LETTERS):
        raise ValueError(letters)
    usual = letters.translate(_AS_USUAL)
    return b32decode(usual + "=" * (-len(usual) % _IN_BASE32))


def as_typed(text: str) -> str:
    """Letters as somebody typed them: without dashes and blanks, misread ones mended."""
    plain = unicodedata.normalize("NFKC", text).upper()
    return "".join(c for c in plain if c.isalnum()).translate(_MISREAD)


def random_letters(count: int) -> str:
    """Letters that nobody can guess, five bits each."""
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def in_groups(letters: str, size: int = 4) -> str:
    """Letters in groups, as they are shown."""
    return "-".join(letters[k : k + size] for k in range(0, len(letters), size))
