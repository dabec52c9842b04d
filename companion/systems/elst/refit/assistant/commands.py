"""What players do in the Refit Phase. Counters are named as in a roster: `3x 4-5-7, 9-1`."""

from collections.abc import Mapping
from enum import StrEnum

from pydantic import Field

from companion.hexgrid import HexCoord
from companion.play.messages import Command
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.areas import Holding
from companion.systems.elst.refit.assistant.state import Hexes
from companion.systems.elst.refit.initiative import Chit

MOST_ROLLS = 20


class FinishScenario(Command):
    """The last CCPh is over: the scenario's end and the Refit Phase begin."""

    type = "elst-finish-scenario"


class NextRefitStep(Command):
    """A step is done, or does not apply."""

    type = "elst-next-refit-step"


class TellVehicles(Command):
    """Tell where a side's mobile vehicles with a functioning MA stand."""

    type = "elst-tell-vehicles"
    side: Faction
    hexes: Hexes


class CorrectAreas(Command):
    """Tell whose some hexes are where the table sees it otherwise; `holding` None takes that back."""

    type = "elst-correct-areas"
    hexes: Hexes
    holding: Holding | None


class FixAreas(Command):
    """Fix the Setup Areas by what is told."""

    type = "elst-fix-areas"


class TellLosses(Command):
    """Name MMC that a side lost in the scenario; what was told before counts no longer."""

    type = "elst-tell-losses"
    side: Faction
    text: str


class TryEscape(Command):
    """Units of one Location, or a vehicle, try to Escape as one stack."""

    type = "elst-try-escape"
    side: Faction
    text: str
    hex: HexCoord
    wounded: int = Field(default=0, ge=0)
    is_stunned: bool = False
    has_gun: bool = False


class RollKind(StrEnum):
    """A table of the Refit Phase that wants one die for each case."""

    WOUNDED = "wounded"
    IMMOBILE = "immobile"
    STUN = "stun"
    WEAPON = "weapon"
    VEHICULAR_WEAPON = "vehicular-weapon"
    MAIN_ARMAMENT = "main-armament"
    CAPTURED = "captured"


class RollTable(Command):
    """Roll on a table for several like cases. `repair_number` matters for weapons only."""

    type = "elst-roll-table"
    kind: RollKind
    count: int = Field(default=1, ge=1, le=MOST_ROLLS)
    is_isolated: bool = False
    is_front_line: bool = False
    is_uncontrolled: bool = False
    lacks_crew: bool = False
    repair_number: int = Field(default=0, ge=0)

    def label_args(self) -> Mapping[str, str | int | float]:
        """Which table."""
        return {"kind": self.kind.value}


class PurseCommand(Command):
    """A secret command: `faction` is the side that gives it."""

    faction: Faction


class TryShift(PurseCommand):
    """Units of one place try to Shift to another: area names, or "entry"."""

    type = "elst-try-shift"
    text: str
    origin: str
    goal: str


class Replenish(PurseCommand):
    """Bring squads back from the losses; an empty text brings none."""

    type = "elst-replenish"
    text: str = ""


class RollPoints(PurseCommand):
    """Roll the secret die for CPP."""

    type = "elst-roll-points"


class BuyGroup(PurseCommand):
    """Put a Reinforcement Group on the order."""

    type = "elst-buy-group"
    group: str
    on_map: bool = False


class DropGroup(PurseCommand):
    """Take the last group of an id off the order."""

    type = "elst-drop-group"
    group: str


class CloseOrder(PurseCommand):
    """Pay for the order and roll for what it brings."""

    type = "elst-close-order"


class ChooseChit(PurseCommand):
    """Choose the initiative chit of the date."""

    type = "elst-choose-chit"
    chit: Chit


class RevealChits(Command):
    """Both chits are turned up."""

    type = "elst-reveal-chits"
    british: Chit
    german: Chit


class MarkPlayArea(Command):
    """The Germans mark the play area of their attack by two opposite corners."""

    type = "elst-mark-play-area"
    first: HexCoord
    last: HexCoord


class BeginScenario(Command):
    """Everything is set up; play begins."""

    type = "elst-begin-scenario"


class Concede(Command):
    """A side concedes the campaign."""

    type = "elst-concede"
    side: Faction
