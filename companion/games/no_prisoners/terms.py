"""The words of the game: factions, fronts, player turns, types of unit."""

from enum import StrEnum
from functools import cached_property
from typing import Literal

MoveHow = Literal["normal", "strategic", "rail", "landing"]


class Faction(StrEnum):
    """The two alliances."""

    ALLIED = "allied"
    CENTRAL_POWERS = "central-powers"

    @property
    def opponent(self) -> "Faction":
        """The other one."""
        return Faction.CENTRAL_POWERS if self is Faction.ALLIED else Faction.ALLIED


class Front(StrEnum):
    """The two fronts, parted by the front boundary (17.0)."""

    WEST = "west"
    EAST = "east"


class PlayerTurn(StrEnum):
    """The four player turns, in their order (4.0)."""

    WEST_CP = "west-cp"
    WEST_ALLIED = "west-allied"
    EAST_ALLIED = "east-allied"
    EAST_CP = "east-cp"

    @cached_property
    def faction(self) -> Faction:
        """Whose it is."""
        is_allied = self in (PlayerTurn.WEST_ALLIED, PlayerTurn.EAST_ALLIED)
        return Faction.ALLIED if is_allied else Faction.CENTRAL_POWERS

    @cached_property
    def front(self) -> Front:
        """On which front."""
        is_west = self in (PlayerTurn.WEST_CP, PlayerTurn.WEST_ALLIED)
        return Front.WEST if is_west else Front.EAST

    @property
    def opponent(self) -> "PlayerTurn":
        """That of the enemy on the same front."""
        return player_turn_of(self.faction.opponent, self.front)


def player_turn_of(faction: Faction, front: Front) -> PlayerTurn:
    """The player turn of a faction on a front."""
    return next(turn for turn in PlayerTurn if (turn.faction, turn.front) == (faction, front))


class UnitType(StrEnum):
    """Types of piece as far as rules tell them apart."""

    INFANTRY = "infantry"
    ASSAULT_INFANTRY = "assault-infantry"
    COMPOSITE = "composite"
    CAVALRY = "cavalry"
    CAMEL = "camel"
    ARMOURED_CAR = "armoured-car"
    TANK = "tank"
    ARMOURED_TRAIN = "armoured-train"
    ARTILLERY = "artillery"
    MACHINE_GUN = "machine-gun"
    ENGINEER = "engineer"
    GARRISON = "garrison"
    HQ = "hq"
    LAWRENCE = "hq-lawrence"
    OTHER = "other"
    AIR = "air"
    NAVAL = "naval"
    MARKER = "marker"

    @property
    def is_vehicle(self) -> bool:
        """Whether mountains are closed to it."""
        return self in (UnitType.TANK, UnitType.ARMOURED_CAR)

    @cached_property
    def is_hq(self) -> bool:
        """Whether it has a command range (7.0)."""
        return self in (UnitType.HQ, UnitType.LAWRENCE)

    @cached_property
    def is_ground(self) -> bool:
        """Whether it is a unit; air groups, flotillas and the railhead are markers (19.2)."""
        return self not in (UnitType.AIR, UnitType.NAVAL, UnitType.MARKER)


class Nation(StrEnum):
    """Nations whose counters rules tell apart (19.3)."""

    GERMAN = "german"
    TURKISH = "turkish"


STURM = "sturm"
"""The mark of Turkish units that infiltrate as Germans do (19.3)."""


class Crt(StrEnum):
    """The two combat results tables."""

    RAID = "raid"
    MAIN_OFFENSIVE = "main-offensive"


class Role(StrEnum):
    """The two parts in a combat."""

    ATTACKER = "attacker"
    DEFENDER = "defender"

    @property
    def other(self) -> "Role":
        """The enemy's part."""
        return Role.DEFENDER if self is Role.ATTACKER else Role.ATTACKER


class ResultCode(StrEnum):
    """The results of both tables."""

    AA = "AA"
    AC = "AC"
    AD = "AD"
    AR = "AR"
    AW = "AW"
    BA = "BA"
    BB = "BB"
    DA = "DA"
    DC = "DC"
    DD = "DD"
    DR = "DR"
    DW = "DW"
    DX = "DX"
    NP = "NP"
    OP = "OP"
