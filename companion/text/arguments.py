"""Arguments of messages that the message format cannot take: figures and texts beyond all measure."""

import re
from collections.abc import Mapping

from companion.text.direction import among_others

Argument = str | int | float

_LARGEST = 10**15  # figures beyond go by their digits alone
_LONG = 200  # signs of a text; a message of more than 2,500 is refused whole
_HEAD, _TAIL = 400, 200  # of a line that is too long to read: what it is about, and why
_STAND_IN = re.compile("\ue000([^\ue000]+)\ue000")  # signs that nobody types


def shown(args: Mapping[str, Argument]) -> dict[str, Argument]:
    """The arguments as a message takes them, a sign of its own in place of each long text."""
    return {name: _shown(name, argument) for name, argument in args.items()}


def with_long(message: str, args: Mapping[str, Argument]) -> str:
    """The message with its long texts in their places."""
    if "\ue000" not in message:
        return message
    return _STAND_IN.sub(lambda found: among_others(str(args.get(found[1], found[0]))), message)


def shortened(text: str) -> str:
    """A line to be read at once: its middle left out where nobody would read it."""
    return text if len(text) <= _HEAD + _TAIL else f"{text[:_HEAD]} … {text[-_TAIL:]}"


def _shown(name: str, argument: Argument) -> Argument:
    if isinstance(argument, str):
        return among_others(argument) if len(argument) <= _LONG else f"\ue000{name}\ue000"
    return argument if abs(argument) < _LARGEST else _digits(argument)


def _digits(figure: float) -> str:
    try:
        return str(figure)
    except ValueError:  # more digits than Python writes
        return "∞"
