"""What a terminal shows of a text: one line, no signs that steer it."""

import sys
import unicodedata

_STEERING = frozenset({"Cc", "Cf", "Zl", "Zp"})  # control and format signs, ends of lines and paragraphs
_HEAD, _TAIL = 400, 200  # of a line that is too long to read: what it is about, and why


def one_line(text: str) -> str:
    """The text without signs, its middle left out where nobody would read it."""
    plain = without_signs(text)
    return plain if len(plain) <= _HEAD + _TAIL else f"{plain[:_HEAD]} … {plain[-_TAIL:]}"


def without_signs(text: str) -> str:
    """The text with a blank for everything that would begin a line anew or steer the terminal."""
    return "".join(" " if unicodedata.category(sign) in _STEERING else sign for sign in text)


def tell_refusal(line: str) -> None:
    """One line on standard error, whatever was typed into it."""
    sys.stderr.write(one_line(line) + "\n")
