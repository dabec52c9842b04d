"""Figures as players type them."""

import re

_WHOLE = re.compile(r"[+-]?\d{1,9}")


def whole_number(text: str) -> int | None:
    """The number typed; None for what is none, and for one of more digits than any game knows."""
    return int(text) if _WHOLE.fullmatch(text) else None
