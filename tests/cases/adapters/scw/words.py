"""The words of the cases and what they mean."""

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Arm, AttackKind, Battle

ARMS = {
    "infantry": Arm.INFANTRY,
    "cavalry": Arm.CAVALRY,
    "engineer": Arm.ENGINEER,
    "armour": Arm.ARMOUR,
    "lightTank": Arm.LIGHT_ARMOUR,
    "armouredCar": Arm.LIGHT_ARMOUR,
    "antiTank": Arm.ANTI_TANK,
    "artillery": Arm.ARTILLERY,
    "hq": Arm.HEADQUARTERS,
    "truck": Arm.TRUCK,
    "air": Arm.AIR,
}
ATTACKS = {kind.value: kind for kind in AttackKind} | {"airBombardment": AttackKind.BOMBARDMENT}


def battle(told: object) -> Battle:
    """The battle of a case; without one the standard rules hold."""
    return Battle(told or "standard")


def faction(told: object) -> Faction:
    """The side of a case; where it does not matter, the Republicans."""
    return Faction(told or "republican")
