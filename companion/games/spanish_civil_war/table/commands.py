"""What players may wish in a battle."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.table.fights import Helpers
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import AttackKind, Weather
from companion.hexes.coordinates import HexCoord
from companion.saved import FrozenMap, Once
from companion.session.messages import Command


class NextPhase(Command):
    """Go on to the next phase."""

    type = "scw-next-phase"


class PreviousPhase(Command):
    """Put the clock back by a phase; nothing else changes."""

    type = "scw-previous-phase"


class SetWeather(Command):
    """The weather is what the table shows."""

    type = "scw-set-weather"
    weather: Weather

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"weather": self.weather.value}


class TypeCounters(Command):
    """Tell counters of a side by formation, as in `48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6`."""

    type = "scw-type-counters"
    side: Faction
    text: str


class RewriteCounters(Command):
    """Type the printed values of counters anew: size, front, back and name by counter."""

    type = "scw-rewrite-counters"
    cells: FrozenMap[str, tuple[str, str, str, str]] = Field(min_length=1)

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"count": len(self.cells)}


class CopyDown(Command):
    """Give a counter's size and values to those after it in its formation that are of its branch."""

    type = "scw-copy-down"
    unit: str


class UnitsCommand(Command):
    """A command about units, at least one."""

    units: tuple[str, ...] = Field(min_length=1)

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"count": len(self.units)}


class StrikeCounters(UnitsCommand):
    """Strike off counters that were told by mistake."""

    type = "scw-strike-counters"


class PlaceUnits(UnitsCommand):
    """Set units up, or put them where the table shows them; `hex` for those on the map."""

    type = "scw-place-units"
    spot: Spot = Spot.MAP
    hex: HexCoord | None = None


class MoveUnits(UnitsCommand):
    """Move units of one stack to a hex, or bring reinforcements onto the map there."""

    type = "scw-move-units"
    hex: HexCoord


class LeaveMap(Command):
    """Take units off the map by its edge (16): from where they stand, or moving `by` a hex of it first."""

    type = "scw-leave-map"
    units: tuple[str, ...] = Field(min_length=1)
    by: HexCoord | None = None


class JudgeStatus(Command):
    """Positions are right: judge supply and command now, for the whole phase (9.3c)."""

    type = "scw-judge-status"


class BuildPontoon(Command):
    """An engineer that did not move bridges the river towards a hex (J.16)."""

    type = "scw-build-pontoon"
    unit: str
    hex: HexCoord


class PairUnits(Command):
    """Declare at the start of a combat phase which units will attack which hexes (11.1b)."""

    type = "scw-pair-units"
    attackers: Once[str] = Field(min_length=1)
    hexes: Once[HexCoord] = Field(min_length=1)


class AirCommand(Command):
    """What a side does with aircraft or air points at a hex."""

    side: Faction
    hex: HexCoord
    aircraft: Once[str] = ()
    air_points: int = Field(default=0, ge=0)

    @property
    def help(self) -> Helpers:
        """The aircraft and points."""
        return Helpers(aircraft=self.aircraft, air_points=self.air_points)


class AllotAir(AirCommand):
    """Send aircraft or air points to a hex at the start of a combat phase, in support of either side there.

    The side that defends does so first (5.0E2).
    """

    type = "scw-allot-air"


class DeclareFight(Command):
    """Attack enemy hexes, normally or by assault, with guns and aircraft in support (11, 12.3.1).

    `charge_to` names the division whose assault point independent units use.
    """

    type = "scw-declare-fight"
    attackers: Once[str] = Field(min_length=1)
    hexes: Once[HexCoord] = Field(min_length=1)
    kind: Literal[AttackKind.NORMAL, AttackKind.ASSAULT] = AttackKind.NORMAL
    charge_to: str | None = None
    help: Helpers = Helpers()


class JoinFight(Command):
    """More units take part in the combat under way: attackers, or guns and aircraft of either side."""

    type = "scw-join-fight"
    units: Once[str] = Field(min_length=1)


class SpendAir(Command):
    """A side spends air points on the combat under way, all told (13.2)."""

    type = "scw-spend-air"
    side: Faction
    points: int = Field(ge=0)


class StayInFight(Command):
    """The attacker retreats nobody before the die: the defender may decide now (11.61)."""

    type = "scw-stay-in-fight"


class RollFight(Command):
    """Nobody retreats any more: roll the die of the combat."""

    type = "scw-roll-fight"


class RetreatUnit(Command):
    """Retreat units by a hex: before the die by choice, after it as the result says (11.6, 11.61)."""

    type = "scw-retreat-unit"
    version = 2
    units: tuple[str, ...] = Field(min_length=1)
    hex: HexCoord


class LoseUnit(Command):
    """A unit that has no way to retreat is eliminated (11.6d)."""

    type = "scw-lose-unit"
    unit: str


class LoseStep(Command):
    """A unit takes a step loss of the combat under way (11.4f)."""

    type = "scw-lose-step"
    unit: str


class AdvanceUnit(Command):
    """A unit advances into a hex emptied by a retreat (11.7)."""

    type = "scw-advance-unit"
    unit: str
    hex: HexCoord


class EndFight(Command):
    """Nobody advances any more: the combat is over."""

    type = "scw-end-fight"


class FireBarrage(Command):
    """Guns fire at a hex by themselves, one of them or a spotter seeing it (12.4)."""

    type = "scw-fire-barrage"
    guns: Once[str] = Field(min_length=1)
    hex: HexCoord
    spotter: str = ""


class BombHex(AirCommand):
    """Aircraft or air points bomb a hex (13.3)."""

    type = "scw-bomb-hex"


class RebuildHq(Command):
    """Roll for the return of an HQ that was lost in combat (10.5)."""

    type = "scw-rebuild-hq"
    unit: str


class ReceiveDivision(Command):
    """Receive a division for one whose units have all left (B.16)."""

    type = "scw-receive-division"
    division: str
    leaving: str


class SettleArrivals(Command):
    """What earlier turns brought a side and nobody told has come, or is lost: ask for it no more (15.1)."""

    type = "scw-settle-arrivals"
    side: Faction


class CallReserve(Command):
    """The Nationalists have come near enough: the reserve comes out of Madrid (J.18).

    `is_whole`: all of it, else any two units.
    """

    type = "scw-call-reserve"
    is_whole: bool = False


def _retreat_upgraded(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 named one unit."""
    return {name: value for name, value in fields.items() if name != "unit"} | {"units": [fields["unit"]]}


COMMAND_UPGRADES = {(RetreatUnit.type, 1): _retreat_upgraded}
