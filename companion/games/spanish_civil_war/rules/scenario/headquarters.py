"""HQs that were lost and come back (10.5)."""

from companion.chance.requests import RollRequest
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.reason import Reason


def return_turn(lost_turn: int, die: int) -> int:
    """The turn on which a lost HQ returns as a reinforcement; it may be after the last one (10.5a)."""
    return lost_turn + die


def rebuild_request(hq: str, name: Reason) -> RollRequest:
    """The roll for an HQ that was lost in combat."""
    return RollRequest(purpose=SpanishPurpose.REBUILD, rule="10.5a", about=name, subject=hq, dice=1)
