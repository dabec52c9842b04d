"""Every calculator of the game, in the order in which they are offered."""

from companion.games.elst.calculators.artillery import CONTACT, FIRE, ROUND
from companion.games.elst.calculators.escape import ESCAPE
from companion.games.elst.calculators.polder import POLDER_ATTACK
from companion.games.elst.calculators.purchase import PURCHASE
from companion.games.elst.calculators.ways import ON_FOOT, STEEPLE, VEHICLE
from companion.games.elst.calculators.weapon import WEAPON
from companion.kit.calculators import Calculator


def of_artillery() -> tuple[Calculator, ...]:
    """What holds on any board: artillery."""
    return CONTACT, ROUND, FIRE


def calculators() -> tuple[Calculator, ...]:
    """Artillery, the Refit Phase, then ways over polder and up the steeple, and weapons."""
    return *of_artillery(), ESCAPE, PURCHASE, ON_FOOT, VEHICLE, POLDER_ATTACK, STEEPLE, WEAPON
