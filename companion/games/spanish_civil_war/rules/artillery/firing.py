"""Whether a gun may fire: support for an attack or a defence, or a barrage (12)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.reason import Reason


class FireUse(StrEnum):
    """What a gun's fire is for."""

    SUPPORT = "support"
    BARRAGE = "barrage"


@dataclass(frozen=True, slots=True)
class Fire:
    """A gun, what it wants to do and how things stand around it.

    `distances` are those to every attacked hex, one in range is enough (12.3.4). `is_independent` says
    that the gun is of no division or corps: it may support any unit (12.3b), in command like all (N89).
    """

    use: FireUse
    range: int
    distances: tuple[int, ...]
    is_supplied: bool = True
    is_in_command: bool = True
    has_fired: bool = False  # in this combat phase
    is_own_phase: bool = True
    is_same_formation: bool = True
    is_independent: bool = False
    is_helped_in_command: bool = True  # of the units that it may support, one is in command (12.2d)
    is_target_own_hex: bool = False
    is_target_attacked: bool = False  # by a normal attack or an assault, in this phase
    is_under_attack: bool = False  # the gun itself, by a normal attack or an assault


def fire_refusal(fire: Fire) -> Reason | None:
    """Why the gun may not fire so; None when it may."""
    return next(_refusals(fire), None)


def _refusals(fire: Fire) -> Iterator[Reason]:
    if not fire.is_supplied:
        yield Reason("scw-gun-unsupplied", "12.2b")
    if not fire.is_in_command:
        yield Reason("scw-gun-out-of-command", "12.2a")
    if fire.has_fired:
        yield Reason("scw-gun-has-fired", "12.1a")
    if min(fire.distances) > fire.range:
        yield Reason("scw-gun-out-of-range", "12.0a", args={"range": fire.range, "far": min(fire.distances)})
    yield from _support_refusals(fire) if fire.use is FireUse.SUPPORT else _barrage_refusals(fire)


def _support_refusals(fire: Fire) -> Iterator[Reason]:
    if fire.is_target_own_hex:
        yield Reason("scw-gun-own-hex", "12.5g")
    if fire.is_under_attack:
        yield Reason("scw-gun-under-attack", "12.5b")
    if not fire.is_independent and not fire.is_same_formation:
        yield Reason("scw-gun-other-formation", "12.3a")
    if not fire.is_helped_in_command:
        yield Reason("scw-gun-formation-out-of-command", "12.2d")


def _barrage_refusals(fire: Fire) -> Iterator[Reason]:
    if not fire.is_own_phase:
        yield Reason("scw-barrage-enemy-phase", "12.0b")
    if fire.is_target_attacked:
        yield Reason("scw-barrage-attacked-hex", "12.4a")
