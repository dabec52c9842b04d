"""Texts that players typed, so that among others they turn no line round."""

import re
from itertools import accumulate

# Signs of no shape: some turn round what is written behind them.
_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066\u2067]")
_FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_APART, _END_APART = "\u2068", "\u2069"  # what stands between turns nothing round before or behind it


def without_steering(text: str) -> str:
    """A text without the signs that turn round what stands behind it, or steer a machine."""
    plain = _STEERING.sub("", text)
    return plain if _is_closed(plain) else plain.replace(_APART, "").replace(_END_APART, "")


def _is_closed(text: str) -> bool:
    """Whether what is set apart in a text ends within it."""
    depths = [
        *accumulate((sign == _APART) - (sign == _END_APART) for sign in text if sign in _APART + _END_APART)
    ]
    return not depths or (depths[-1] == 0 and min(depths) == 0)


def among_others(text: str) -> str:
    """A text as it stands in a message: what is read from the right is set apart, else it turns the line."""
    plain = without_steering(text)
    return f"{_APART}{plain}{_END_APART}" if _FROM_RIGHT.search(plain) else plain
