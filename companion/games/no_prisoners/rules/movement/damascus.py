"""Damascus, on the front boundary (21.3)."""

from companion.games.no_prisoners.terms import Faction, Front
from companion.reason import Reason


def damascus_refusal(faction: Faction, front: Front, holder: Front | None) -> Reason | None:
    """Why a unit may not enter; None when it may. `holder`: the front of the Allied units there.

    A unit that could only retreat into it is eliminated.
    """
    if faction is Faction.CENTRAL_POWERS:
        return Reason("np-damascus-closed", "21.3b")
    if holder not in (None, front):
        return Reason("np-damascus-held", "21.3e", args={"front": holder or ""})
    return None
