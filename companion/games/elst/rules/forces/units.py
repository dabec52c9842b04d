"""What the counters are: squads, half-squads, crews, leaders, support weapons, radios (3, 4.2)."""

from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.saved import Frozen


class PieceKind(StrEnum):
    """What kind of counter it is."""

    SQUAD = "squad"
    HALF_SQUAD = "half-squad"
    CREW = "crew"
    LEADER = "leader"
    WEAPON = "weapon"  # a support weapon
    RADIO = "radio"
    GUN = "gun"
    VEHICLE = "vehicle"


class UnitClass(StrEnum):
    """How good an MMC's troops are."""

    ELITE = "elite"
    FIRST_LINE = "first-line"
    SECOND_LINE = "second-line"
    GREEN = "green"
    CONSCRIPT = "conscript"


class Source(StrEnum):
    """Who vouches for a type: the module's own rules, or the base game's charts."""

    RULEBOOK = "rulebook"
    BASE_GAME = "base-game"


_HALF_SQUADS = {PieceKind.SQUAD: 2, PieceKind.HALF_SQUAD: 1, PieceKind.CREW: 1}
_CARRIERS_OF_OWN_WEIGHT = (PieceKind.WEAPON, PieceKind.RADIO)


class PieceType(Frozen):
    """A type of counter. `name` is as printed: "4-5-7", "9-1", "LMG"; `faction` None for either side's.

    `half_squad`, `replaced_by` (beyond ELR) and `returns_as` (4.513b, where it differs) name other types
    by id. `portage`, in PP, and `unit_class` are None where only the counter tells them.
    """

    id: str
    kind: PieceKind
    name: str
    faction: Faction | None = None
    aliases: tuple[str, ...] = ()
    is_ss: bool = False
    has_assault_fire: bool = False  # 3.2d
    unit_class: UnitClass | None = None
    half_squad: str | None = None
    replaced_by: str | None = None
    returns_as: str | None = None
    portage: int | None = None
    source: Source = Source.RULEBOOK

    @property
    def is_mmc(self) -> bool:
        """Whether it is a squad, half-squad or crew."""
        return self.kind in _HALF_SQUADS

    @property
    def is_smc(self) -> bool:
        """Whether it is a leader."""
        return self.kind is PieceKind.LEADER

    @property
    def is_infantry(self) -> bool:
        """Whether it is personnel on foot."""
        return self.is_mmc or self.is_smc

    @property
    def is_unit(self) -> bool:
        """Whether it acts by itself: Infantry or a vehicle."""
        return self.is_infantry or self.kind is PieceKind.VEHICLE

    @property
    def is_equipment(self) -> bool:
        """Whether it is a support weapon, radio, Gun or vehicle (4.2)."""
        return not self.is_infantry

    @property
    def is_carried(self) -> bool:
        """Whether Infantry carries it by its portage points."""
        return self.kind in _CARRIERS_OF_OWN_WEIGHT

    @property
    def half_squads(self) -> int:
        """How many half-squad-equivalents it counts: 2 for a squad, 1 for HS and crew (A-33, A-35)."""
        return _HALF_SQUADS.get(self.kind, 0)

    @property
    def morale(self) -> int | None:
        """The unbroken morale level of Infantry; None for equipment."""
        if self.is_smc:
            return int(self.name.replace("+", "-").split("-")[0])
        return int(self.name.split("-")[2]) if self.is_mmc else None

    @property
    def leadership(self) -> int | None:
        """A leader's DRM, negative for a good one; None for other pieces."""
        if not self.is_smc:
            return None
        sign = 1 if "+" in self.name else -1
        return sign * int(self.name.replace("+", "-").split("-")[1])

    def serves(self, faction: Faction) -> bool:
        """Whether a side may have it in its order of battle."""
        return self.faction is None or self.faction is faction


def squad_equivalents(half_squads: int) -> float:
    """Half-squad-equivalents as squad-equivalents."""
    return half_squads / 2
