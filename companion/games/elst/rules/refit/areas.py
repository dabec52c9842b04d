"""Setup Areas and the ground between them, as 4.505 leaves them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.ground import Hexes, RefitGround
from companion.games.elst.rules.refit.strategic import Control
from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason


class Holding(StrEnum):
    """Whose a hex is when the areas are fixed."""

    BRITISH = "british"
    GERMAN = "german"
    NO_MANS_LAND = "no-mans-land"
    UNCONTROLLED = "uncontrolled"

    @classmethod
    def of(cls, faction: Faction) -> "Holding":
        """A hex of a side's Setup Area."""
        return cls(faction.value)

    @property
    def faction(self) -> Faction | None:
        """The side whose Setup Area it is; None outside of every area."""
        return Faction(self.value) if self in (Holding.BRITISH, Holding.GERMAN) else None


class AreaError(CompanionError):
    """A change of the areas that names a hex off the map."""


ENTRY_NAME = "entry"  # the place off the map; areas go by their names

Edits = Mapping[HexCoord, Holding]  # hexes that the table sees otherwise


@dataclass(frozen=True, slots=True)
class SetupArea:
    """One Setup Area: connected hexes of a side. `number` counts from 1 within the side (#1, #2, ...)."""

    faction: Faction
    number: int
    hexes: Hexes
    strategic: Hexes
    isolated: Hexes = frozenset()

    @property
    def name(self) -> str:
        """Its id on the map."""
        return f"#{self.number}"

    @property
    def is_isolated(self) -> bool:
        """Whether MMC would be Isolated wherever Infantry can stand in it (4.2r)."""
        return bool(self.isolated) and self.isolated >= self.strategic


@dataclass(frozen=True)
class AreaMap:
    """The finished areas (4.5055e). `usable_entry` are the entry hexes from which each side may come.

    Frozen once fixed: control that changes later in the Refit Phase does not move them (4.5055f).
    """

    areas: tuple[SetupArea, ...]
    no_mans_land: Hexes
    uncontrolled: Hexes
    control: Control
    usable_entry: Mapping[Faction, Hexes]
    ground: RefitGround = field(repr=False)

    def of_faction(self, faction: Faction) -> tuple[SetupArea, ...]:
        """A side's areas in order of their number."""
        return tuple(area for area in self.areas if area.faction is faction)

    def hexes_of(self, faction: Faction) -> Hexes:
        """All Setup Area hexes of a side."""
        return frozenset().union(*(area.hexes for area in self.of_faction(faction)))

    @cached_property
    def area_by_hex(self) -> Mapping[HexCoord, SetupArea]:
        """The Setup Area of each hex that is in one."""
        return {hex_: area for area in self.areas for hex_ in area.hexes}

    def area_at(self, hex_: HexCoord) -> SetupArea | None:
        """The Setup Area that a hex belongs to."""
        return self.area_by_hex.get(hex_)

    def holding(self, hex_: HexCoord) -> Holding:
        """Whose a hex is."""
        if area := self.area_at(hex_):
            return Holding.of(area.faction)
        return Holding.NO_MANS_LAND if hex_ in self.no_mans_land else Holding.UNCONTROLLED

    def passable(self, faction: Faction, *, is_vehicle: bool = False) -> Hexes:
        """The hexes that a path to or from a side's areas may use (4.5052, 4.511b, A-42)."""
        open_hexes = self.uncontrolled | self.hexes_of(faction) | self.ground.always_open[faction]
        return open_hexes & self.ground.enterable_by(is_vehicle=is_vehicle)

    def is_isolated(self, hex_: HexCoord) -> bool:
        """Whether an MMC in a Setup Area hex is Isolated there; never outside of areas (4.2r)."""
        area = self.area_at(hex_)
        return area is not None and hex_ in area.isolated

    def front_line(self, faction: Faction) -> Hexes:
        """A side's area hexes beside any hex that is not in one of its areas (4.2n)."""
        own, around = self.hexes_of(faction), self.ground.neighbours
        return frozenset(hex_ for hex_ in own if any(n not in own for n in around[hex_]))

    def is_beside_area(self, hex_: HexCoord, faction: Faction) -> bool:
        """Whether a hex adjoins a Setup Area of a side."""
        own = self.hexes_of(faction)
        return any(n in own for n in self.ground.neighbours[hex_])

    def can_enter_north(self) -> bool:
        """Whether the Germans have any usable entry hex on the north edge (4.5152)."""
        north = {hex_ for hex_ in self.usable_entry[Faction.GERMAN] if hex_ in self.ground.north_edge}
        return bool(north)


def check_edits(edits: Edits, ground: RefitGround) -> None:
    """Refuse changes that name a hex off the map."""
    strange = tuple(hex_ for hex_ in edits if hex_ not in ground.hexes)
    if strange:
        raise AreaError(Reason("refit-hex-off-map", args={"count": len(strange)}))
