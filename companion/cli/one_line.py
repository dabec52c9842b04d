"""What a terminal shows of a text: one line, no signs that steer it."""

import sys
import unicodedata

from companion.text.arguments import shortened

_STEERING = frozenset({"Cc", "Cf", "Zl", "Zp"})  # control and format signs, ends of lines and paragraphs


def tell_refusal(line: str) -> None:
    """One line on standard error, whatever was typed into it."""
    sys.stderr.write(shortened(without_signs(line)) + "\n")


def without_signs(text: str) -> str:
    """The text with a blank for everything that would begin a line anew or steer the terminal."""
    return "".join(" " if unicodedata.category(sign) in _STEERING else sign for sign in text)
