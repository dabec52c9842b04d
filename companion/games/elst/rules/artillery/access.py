"""Battery access: the chits, when one is drawn, what it brings and how long (2.2, 2.21, CG3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind
from companion.games.elst.rules.sequence import Phase
from companion.reason import Reason

REDS_TO_DENIAL = 2
PILE_EMPTY = "oba-pile-empty"


class Chit(StrEnum):
    """The chits of a battery's pile."""

    BLACK = "black"
    RED = "red"


def new_pile(chits: Mapping[str, int], kind: PileKind = PileKind.PHYSICAL) -> DrawPile:
    """A battery's own pile before anything is drawn (2.21a, 2.21c)."""
    return DrawPile(kind=kind, left=MappingProxyType(dict(chits)))


def access_request(battery: str, pile: str) -> DrawRequest:
    """One chit from the battery's pile (2.2b)."""
    return DrawRequest(
        purpose=ElstPurpose.ACCESS, rule="2.2b", args={"battery": battery}, subject=battery, pile=pile
    )


@dataclass(frozen=True, slots=True)
class AccessState:
    """What a draw depends on, after contact was made or maintained."""

    kind: BatteryKind
    has_contact: bool
    has_access: bool
    is_denied: bool
    has_drawn: bool  # in this player turn
    counter: ArtilleryCounter | None
    missions_fired: int = 0
    chits_left: int = 1


def draw_refusal(state: AccessState) -> Reason | None:
    """Why no chit is drawn; None when one must be, at once (2.2a, 2.2b, 2.2f, 2.34b, 2.9b)."""
    if not state.has_contact:
        return Reason("oba-no-contact", "2.1i")
    if state.is_denied:
        return Reason("oba-denied", "2.2f")
    if state.has_drawn:
        return Reason("oba-drawn-already", "2.2b")
    if spent := rocket_refusal(state):
        return spent
    if state.counter not in (None, ArtilleryCounter.FFEC):
        return Reason("oba-counter-on-map", "2.2a")
    if state.has_access and state.counter is None:
        return Reason("oba-has-access", "2.2a")
    if state.chits_left == 0:
        return Reason(PILE_EMPTY, "2.21b")
    return None


def rocket_refusal(state: AccessState) -> Reason | None:
    """Why a rocket battery begins nothing more: it fires one mission; None for any other (2.9b)."""
    is_fired = state.missions_fired > 0 or state.counter is not None
    return Reason("oba-rocket-spent", "2.9b") if state.kind is BatteryKind.ROCKET and is_fired else None


@dataclass(frozen=True, slots=True)
class DrawResult:
    """What a chit brings. The observer stays in contact whatever came out (2.2e)."""

    has_access: bool
    is_denied: bool
    ends_activity: bool


def draw_result(chit: Chit, reds_before: int) -> DrawResult:
    """Black gives access; red none now, and the scenario's second red none ever again (2.2c to 2.2f)."""
    if chit is Chit.BLACK:
        return DrawResult(has_access=True, is_denied=False, ends_activity=False)
    is_denied = is_denied_by(reds_before + 1)
    return DrawResult(has_access=False, is_denied=is_denied, ends_activity=True)


def is_denied_by(reds: int) -> bool:
    """Whether so many reds in one scenario deny access for good (2.2f)."""
    return reds >= REDS_TO_DENIAL


def access_after_phase(has_access: bool, ended: Phase, *, began_with_ffec: bool) -> bool:
    """Access at the end of a phase: lost with an RPh that began with the battery's FFE:C (2.2d)."""
    return has_access and not (ended is Phase.RALLY and began_with_ffec)
