"""Every calculator of the game, in the order in which they are offered."""

from companion.play.calculators import Calculator
from companion.systems.elst.calculators.artillery import CONTACT, FIRE, ROUND
from companion.systems.elst.calculators.escape import ESCAPE
from companion.systems.elst.calculators.purchase import PURCHASE
from companion.systems.elst.calculators.ways import ON_FOOT, STEEPLE, VEHICLE


def calculators() -> tuple[Calculator, ...]:
    """Artillery, the Refit Phase, then the ways over polder and up the steeple."""
    return CONTACT, ROUND, FIRE, ESCAPE, PURCHASE, ON_FOOT, VEHICLE, STEEPLE
