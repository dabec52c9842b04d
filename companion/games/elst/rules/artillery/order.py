"""Who goes first in a fire phase: smoke missions before HE, artillery before other fire (2.1j, 2.33j)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.elst.rules.artillery.terms import Mission
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Turn:
    """Where one battery of the side that fires stands in the phase."""

    battery: str
    mission: Mission | None
    is_over: bool  # nothing is left for it to do
    has_fired: bool = False  # its mission has acted in this phase


def in_order(turns: Iterable[Turn]) -> tuple[str, ...]:
    """The batteries in the order they should act: smoke missions, then open ones, then HE (2.33j)."""
    ranks = {Mission.SMOKE: 0, None: 1, Mission.HE: 2}
    return tuple(turn.battery for turn in sorted(turns, key=lambda turn: ranks[turn.mission]))


def order_refusal(battery: str, mission: Mission | None, turns: Iterable[Turn]) -> Reason | None:
    """Why a battery must wait with an action of such a mission, or comes too late; None when neither.

    An open mission (None) may act at any time.
    """
    others = [turn for turn in turns if turn.battery != battery]
    if mission is Mission.HE:
        smoke = next((t for t in others if t.mission is Mission.SMOKE and not t.is_over), None)
        if smoke:
            return Reason("oba-smoke-goes-first", "2.33j", args={"battery": smoke.battery})
    if mission is Mission.SMOKE:
        fired = next((t for t in others if t.mission is Mission.HE and t.has_fired), None)
        if fired:
            return Reason("oba-he-has-fired", "2.33j", args={"battery": fired.battery})
    return None


def other_fire_refusal(turns: Iterable[Turn]) -> Reason | None:
    """Why no other fire may begin; None when every battery has finished (2.1j, 2.5b)."""
    busy = next((turn for turn in turns if not turn.is_over), None)
    if busy is None:
        return None
    return Reason("oba-before-other-fire", "2.1j", args={"battery": busy.battery})
