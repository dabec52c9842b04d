"""Where a message belongs: at a field, at what waits for an answer, at a hex; else in the one slot."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason
from companion.session.errors import IllegalCommandError


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is told: a field by its name, a request by its id, a hex; nothing of it: the slot."""

    field: str = ""
    request: str = ""
    hex: HexCoord | None = None


SLOT = Place()


@dataclass(frozen=True, slots=True)
class Placed:
    """A message with its place."""

    reason: Reason
    place: Place = SLOT


class FieldError(CompanionError):
    """What is wrong with what stands in one field of several."""

    def __init__(self, reason: Reason, field: str) -> None:
        super().__init__(reason)
        self.field = field


def placed(refusal: CompanionError, given: Mapping[str, object]) -> Placed:
    """A refusal of what was filled in: at the field that it names, that holds its hex, or that is alone."""
    if isinstance(refusal, FieldError):
        return Placed(refusal.reason, Place(field=refusal.field))
    if isinstance(refusal, IllegalCommandError) and refusal.field in given:
        return Placed(refusal.reason, Place(field=refusal.field))
    reason = refusal.reason
    named = [name for name, value in given.items() if _hexes(value) & set(reason.hexes)]
    fields = named or (list(given) if len(given) == 1 else [])
    hex_ = next(iter(reason.hexes), None)
    return Placed(reason, Place(field=next(iter(fields), ""), hex=hex_))


def _hexes(value: object) -> set[HexCoord]:
    several = value if isinstance(value, tuple) and not isinstance(value, HexCoord) else (value,)
    return {one for one in several if isinstance(one, HexCoord)}
