"""Reasons: why a verdict is what it is, as a text key with rule number, hexes and figures."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.hexes.coordinates import HexCoord

_NOTHING: Mapping[str, str | int | float] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Reason:
    """One line of an explanation, put into words by `companion.text`.

    `key` names the catalogue message, `rule` the rulebook section ("12.3k"; empty for none), `hexes`
    the hexes concerned, `args` what the message shows (figures as numbers, ids as strings). `about` names
    in words of its own what the message speaks of: its `$about`.
    """

    key: str
    rule: str = ""
    hexes: tuple[HexCoord, ...] = ()
    args: Mapping[str, str | int | float] = field(default_factory=lambda: _NOTHING)
    about: "Reason | None" = None

    def __hash__(self) -> int:
        return hash((self.key, self.rule, self.hexes, frozenset(self.args.items()), self.about))


class CompanionError(Exception):
    """A refusal with a reason: bad input or an illegal command, told in one line."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.args)}")
        self.reason = reason
