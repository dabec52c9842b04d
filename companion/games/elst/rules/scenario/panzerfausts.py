"""How many Panzerfausts the Germans may still fire (CG5)."""

from companion.games.elst.rules.forces.readings import ForceReadings
from companion.reason import Reason


def first_panzerfausts(squads: int, readings: ForceReadings) -> int:
    """Shots at the start of a scenario: one and a half for each German squad set up on the map (CG5a)."""
    return 3 * squads // 2 if readings.first_panzerfaust_fraction_drops else (3 * squads + 1) // 2


def added_panzerfausts(squads: int) -> int:
    """Shots that squads bring which enter together, fractions dropped (CG5b)."""
    return 3 * squads // 2


def firing_refusal(left: int) -> Reason | None:
    """Why no Panzerfaust may be fired; None while there are some (CG5)."""
    return None if left > 0 else Reason("pf-none-left", "CG5")
