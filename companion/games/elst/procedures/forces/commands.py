"""What players tell of their forces. Counters are named as in a roster: `3x 4-5-7, 9-1`."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Hexes, Place, Spot
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command


class SideCommand(Command):
    """A command about the counters of one side."""

    side: Faction

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"side": self.side.value}


def place(spot: Spot, hex_: HexCoord | None, level: int) -> Place:
    """The place that fields of a command name; IllegalCommandError when a hex is missing or too much."""
    if (spot is Spot.MAP) != (hex_ is not None):
        raise IllegalCommandError(Reason("forces-place-needs-hex", args={"spot": spot.value}))
    return Place(spot=spot, hex=hex_, level=level)


class AddRoster(SideCommand):
    """Name counters of a side, line by line; a line without hex means counters in hand."""

    type = "elst-add-roster"
    text: str


class PlacedCommand(SideCommand):
    """A command about counters in one place: in hand, unless another is named."""

    text: str
    spot: Spot = Spot.HAND
    hex: HexCoord | None = None
    level: int = 0

    @property
    def place(self) -> Place:
        """Where they are; IllegalCommandError for a place that cannot be."""
        return place(self.spot, self.hex, self.level)


class RemovePieces(PlacedCommand):
    """Strike off counters that were named by mistake."""

    type = "elst-remove-pieces"


class MovePieces(PlacedCommand):
    """Move counters to a place: set up, enter, move, eliminate, Retain. `again`: who of them has moved."""

    type = "elst-move-pieces"
    to_spot: Spot
    to_hex: HexCoord | None = None
    to_level: int = 0
    again: str = ""

    @property
    def end(self) -> Place:
        """Where they go; IllegalCommandError for a place that cannot be."""
        return place(self.to_spot, self.to_hex, self.to_level)

    def label_args(self) -> Mapping[str, str | int | float]:
        """Whose and where to."""
        return {"side": self.side.value, "spot": self.to_spot.value}


class UseStairs(SideCommand):
    """Counters climb into the steeple of their hex, or come down (1.1b). `again`: who of them has moved."""

    type = "elst-use-stairs"
    text: str
    hex: HexCoord
    goes_up: bool
    again: str = ""

    @property
    def start(self) -> Place:
        """Where they are."""
        return Place(spot=Spot.MAP, hex=self.hex, level=GROUND if self.goes_up else STEEPLE)

    @property
    def end(self) -> Place:
        """Where they go."""
        return Place(spot=Spot.MAP, hex=self.hex, level=STEEPLE if self.goes_up else GROUND)

    def label_args(self) -> Mapping[str, str | int | float]:
        """Whose, and up or down."""
        return {"side": self.side.value, "way": "up" if self.goes_up else "down"}


class FireAt(SideCommand):
    """Counters fire at a hex, `at_level` of it where it is said; a steeple is at one end (1.1d-1.1j).

    `is_area`: with the Area Target Type, where the weapon has it.
    """

    type = "elst-fire-at"
    text: str
    hex: HexCoord
    level: int = GROUND
    weapon: WeaponKind
    is_area: bool = False
    at: HexCoord
    at_level: int | None = None

    @property
    def start(self) -> Place:
        """Where they fire from."""
        return Place(spot=Spot.MAP, hex=self.hex, level=self.level)

    def label(self) -> Reason:
        """Whose fire, and where."""
        return Reason(f"do-{self.type}", hexes=(self.at,), args={"side": self.side.value})


class PlaceGrenade(SideCommand):
    """A squad has placed a smoke grenade (1.1n). `amount` is the hindrance printed on the counter."""

    type = "elst-place-grenade"
    text: str
    hex: HexCoord
    level: int = GROUND
    at: HexCoord
    at_level: int = GROUND
    amount: int | None = None

    @property
    def start(self) -> Place:
        """Where the squad is."""
        return Place(spot=Spot.MAP, hex=self.hex, level=self.level)


class StartVehicle(SideCommand):
    """A vehicle that may stall spends 1 MP to start; the opponent may demand the DR (VN-Pz VG b, c)."""

    type = "elst-start-vehicle"
    text: str
    hex: HexCoord


class Weakening(StrEnum):
    """How a unit is made less."""

    CASUALTY_REDUCTION = "casualty-reduction"
    REPLACEMENT = "replacement"


class WeakenUnit(PlacedCommand):
    """One unit suffers Casualty Reduction or is replaced for exceeding its ELR."""

    type = "elst-weaken-unit"
    how: Weakening

    def label_args(self) -> Mapping[str, str | int | float]:
        """Whose and how."""
        return {"side": self.side.value, "how": self.how.value}


class MarkPieces(PlacedCommand):
    """Counters are broken, stunned, captured, or so no more: what the table shows."""

    type = "elst-mark-pieces"
    mark: Mark
    is_on: bool = True


class CapturePieces(PlacedCommand):
    """The enemy who is there takes equipment; what he had captured comes back to whose it was."""

    type = "elst-capture-pieces"

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"side": self.side.opponent.value}


class TellRoll(PlacedCommand):
    """Dice that counters have thrown at the table: `total`, what they fire `at`, what it was for."""

    type = "elst-tell-roll"
    total: Annotated[int, Field(ge=1, le=12)]
    at: HexCoord | None = None
    note: str = ""

    def label_args(self) -> Mapping[str, str | int | float]:
        """Whose, and what they show."""
        return {"side": self.side.value, "total": self.total}


class RallyPieces(PlacedCommand):
    """Broken Infantry has thrown its rally DR: it is in Good Order again, or not. An MMC by itself (CG4)?"""

    type = "elst-rally-pieces"
    total: Annotated[int, Field(ge=2, le=12)]
    is_rallied: bool
    is_self_rally: bool = False

    def label_args(self) -> Mapping[str, str | int | float]:
        """Whose, and how it went."""
        return {"side": self.side.value, "result": "yes" if self.is_rallied else "no"}


class LeaveMap(SideCommand):
    """Counters leave the map at the hex where they stand (CG11)."""

    type = "elst-leave-map"
    text: str
    hex: HexCoord
    is_broken: bool = False
    leader_drm: int = 0


class TakeControl(Command):
    """Hexes come under a side's control, or nobody's (None): tapped or swept."""

    type = "elst-take-control"
    side: Faction | None
    hexes: Hexes

    def label(self) -> Reason:
        """Whose they become."""
        side = self.side.value if self.side else "none"
        return Reason("do-elst-take-control", args={"side": side, "count": len(self.hexes)})


class TellControl(Command):
    """Tell in words who controls what: "British A-M but L6; German N east"."""

    type = "elst-tell-control"
    text: str


class PassRoad(SideCommand):
    """Good Order MMC of a side pass through hexes at an edge road (CG10a)."""

    type = "elst-pass-road"
    hexes: Hexes


class TellBritishArea(Command):
    """Tell which hexes lie in British Setup Areas, as far as they matter to entry (CG7)."""

    type = "elst-tell-british-area"
    hexes: Hexes


class CountPanzerfausts(Command):
    """Count the Germans' first shots. `squads` on the map, None for those tracked there (CG5a)."""

    type = "elst-count-panzerfausts"
    squads: int | None = None


class FirePanzerfaust(Command):
    """A Panzerfaust shot is used up."""

    type = "elst-fire-panzerfaust"


class TrySelfRally(Command):
    """An MMC of the player whose turn it is tries self rally (CG4)."""

    type = "elst-try-self-rally"
