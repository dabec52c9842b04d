"""Chances and modifiers in words."""

from fractions import Fraction

from companion.chance.requests import Modifier
from companion.reason import Reason


def chance_in_words(chance: Fraction) -> Reason:
    """A chance in per cent and exactly: "58.3 % (7/12)"."""
    return Reason("chance-exact", args={"percent": percent(chance), "fraction": str(chance)})


def percent(chance: Fraction) -> str:
    """A chance in per cent, to one decimal place: "58.3"."""
    return f"{float(100 * chance):.1f}"


def with_minus(value: int) -> str:
    """A number with a true minus for a hyphen: "−4"."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A number with its sign, a true minus for a hyphen: "+0"."""
    return f"{value:+d}".replace("-", "−")


def modifier_in_words(modifier: Modifier) -> Reason:
    """A modifier with its sign and why it counts."""
    return Reason("modifier-and-why", args={"value": signed(modifier.value)}, about=modifier.reason)
