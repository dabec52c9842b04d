"""Words of the rules that every part of them uses."""

from enum import StrEnum


class Battle(StrEnum):
    """Whose rules hold: a battle's own overrule the standard ones (1.0b)."""

    STANDARD = "standard"  # the rules of the series alone
    JARAMA = "jarama"
    BRUNETE = "brunete"


class Weather(StrEnum):
    """The weather of a turn (17.0a)."""

    CLEAR = "clear"
    RAIN = "rain"  # with mud


class Arm(StrEnum):
    """The branch of a unit by its symbol (2.1a)."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ENGINEER = "engineer"
    ARMOUR = "armour"
    LIGHT_ARMOUR = "light-armour"  # one symbol for armoured cars and light tanks
    ANTI_TANK = "anti-tank"
    ANTI_AIRCRAFT = "anti-aircraft"  # the German F/88, also an anti-tank gun (J.12b)
    ARTILLERY = "artillery"
    HEADQUARTERS = "hq"
    TRUCK = "truck"
    AIR = "air"

    @property
    def is_vehicle(self) -> bool:
        """Whether anti-tank guns shift an attack of such units (J.12a)."""
        return self in _VEHICLES

    @property
    def is_mechanized(self) -> bool:
        """Whether it moves by the mechanized columns of the terrain chart (6.4)."""
        return self in _VEHICLES or self in {Arm.ANTI_AIRCRAFT, Arm.TRUCK}

    @property
    def is_mobile(self) -> bool:
        """Whether it has attack, defence and movement values (2.1f)."""
        return self not in {Arm.ARTILLERY, Arm.AIR}


_VEHICLES = frozenset({Arm.ARMOUR, Arm.LIGHT_ARMOUR})


class Size(StrEnum):
    """The size of a unit by its symbol (2.1b)."""

    COMPANY = "company"
    BATTALION = "battalion"
    REGIMENT = "regiment"
    BRIGADE = "brigade"
    DIVISION = "division"
    CORPS = "corps"


class AttackKind(StrEnum):
    """The kinds of attack (2.1c)."""

    NORMAL = "normal"
    ASSAULT = "assault"
    BARRAGE = "barrage"
    BOMBARDMENT = "bombardment"
