"""What players do in the Refit Phase. Counters are named as in a roster: `3x 4-5-7, 9-1`."""

from collections.abc import Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.refit.state import Hexes
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.levels import GROUND
from companion.games.elst.rules.refit.areas import ENTRY_NAME, Holding
from companion.games.elst.rules.refit.closing import AfvRecovery
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.terms import RollKind
from companion.hexes.coordinates import HexCoord
from companion.session.messages import Command

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


class CountLosses(Command):
    """Take the MMC of a side that were eliminated in this scenario from the tracked pile."""

    type = "elst-count-losses"
    side: Faction


class TellLosses(Command):
    """Name MMC that a side lost in the scenario; what was told before counts no longer."""

    type = "elst-tell-losses"
    side: Faction
    text: str


class TryEscape(Command):
    """Units of one Location, or a vehicle, try to Escape as one stack with what they carry.

    `pp` is the load where counters do not tell it; `wounded` how many leaders are, those named first.
    """

    type = "elst-try-escape"
    side: Faction
    text: str
    hex: HexCoord
    wounded: int = 0
    is_stunned: bool = False
    has_gun: bool = False
    pp: int = 0


class TellOutside(Command):
    """Tell what ended the scenario in a hex and needs no Escape: it is Retained, captured, left, a wreck.

    Equipment without Infantry is unpossessed. `is_destroyed`: its captor does not want it.
    """

    type = "elst-tell-outside"
    side: Faction
    text: str
    hex: HexCoord
    is_immobile: bool = False
    lacks_main_armament: bool = False
    is_destroyed: bool = False


class SendTo(Command):
    """Choose where those go who came out of a hex: an area by its name, or "entry"."""

    type = "elst-send-to"
    side: Faction
    hex: HexCoord
    goal: str


class ClearMarkers(Command):
    """Take off the map what does not outlast the scenario (4.502)."""

    type = "elst-clear-markers"


class EndPlight(Command):
    """Tell how the rolls for an AFV in Shock, UK or a bog ended at last (4.504)."""

    type = "elst-end-plight"
    side: Faction
    text: str
    hex: HexCoord
    ending: AfvRecovery


class StockCommand(Command):
    """A command about counters that a side has Retained in a place."""

    side: Faction
    place: str
    text: str

    def label_args(self) -> Mapping[str, str | int | float]:
        """Whose and where."""
        return {"side": self.side.value, "place": self.place}


class CountRetained(StockCommand):
    """Count counters Retained in a place. `hex`: where a Gun or an immobile vehicle stands."""

    type = "elst-count-retained"
    mark: Mark | None = None
    hex: HexCoord | None = None


class DropRetained(StockCommand):
    """Strike off counters Retained in a place."""

    type = "elst-drop-retained"


class MarkRetained(StockCommand):
    """Tell that something ails counters Retained in a place, or no more."""

    type = "elst-mark-retained"
    mark: Mark
    is_on: bool = True


class CountTracked(Command):
    """Retain a side's tracked counters in the area where each of them stands (4.5056)."""

    type = "elst-count-tracked"
    side: Faction


class Possess(StockCommand):
    """A side takes equipment found in its area, or has it destroyed (4.507)."""

    type = "elst-possess"
    built_for: Faction
    is_destroyed: bool = False


class Consolidate(StockCommand):
    """Like half-squads of a place combine; an empty text means those counted there (4.509)."""

    type = "elst-consolidate"
    text: str = ""


class TradeLmg(StockCommand):
    """Give up an LMG of the place to repair a vehicle's Disabled MG (4.5123b)."""

    type = "elst-trade-lmg"


class Resupply(Command):
    """Special ammunition comes back and Low Ammo goes where nothing stands against it (4.5125, 4.5126)."""

    type = "elst-resupply"


class LoseCaptured(Command):
    """Captured weapons that malfunction are lost (4.5124)."""

    type = "elst-lose-captured"


class WithdrawTanks(Command):
    """British tanks leave the map for the night (4.5127)."""

    type = "elst-withdraw-tanks"


class LoseRecalled(Command):
    """AFV under Recall are lost (4.5128)."""

    type = "elst-lose-recalled"


class SetUpPieces(StockCommand):
    """Counters Retained in a place set up in a hex, on the ground or in its steeple (4.5181, 4.5182, 1.1)."""

    type = "elst-set-up-pieces"
    hex: HexCoord
    level: int = GROUND

    @property
    def end(self) -> Place:
        """Where they come to stand."""
        return Place(spot=Spot.MAP, hex=self.hex, level=self.level)


class RollTable(Command):
    """Roll on a table for several like cases: so many, or those of a side that are named with their place.

    The conditions are those that map and counters do not tell; `hex` says which of like counters is meant.
    """

    type = "elst-roll-table"
    kind: RollKind
    count: int = 1
    is_isolated: bool = False
    is_front_line: bool = False
    is_uncontrolled: bool = False
    lacks_crew: bool = False
    repair_number: int = 0
    side: Faction | None = None
    place: str = ""
    text: str = ""
    hex: HexCoord | None = None

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"kind": self.kind.value}


class PurseCommand(Command):
    """A secret command: `faction` is the side that gives it."""

    faction: Faction


class TryShift(PurseCommand):
    """Units of one place try to Shift to another: area names, or "entry". `pp`: as when they Escape."""

    type = "elst-try-shift"
    text: str
    origin: str
    goal: str
    pp: int = 0


class Replenish(PurseCommand):
    """Bring squads back from the losses to a place; an empty text brings none."""

    type = "elst-replenish"
    text: str = ""
    goal: str = ENTRY_NAME


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


class BringGroup(PurseCommand):
    """A group bought, the `bought`-th of its id, is Retained in a place: an area by its name, or "entry".

    `is_secret`: the other side learns nothing of it until it is brought there again, for all to see (4.515).
    """

    type = "elst-bring-group"
    group: str
    bought: int
    place: str
    is_secret: bool = False


class TurnUpChit(PurseCommand):
    """Show the side's own initiative chit, which nobody else can."""

    type = "elst-turn-up-chit"


class ShowWork(PurseCommand):
    """Show where Shifts and replenished squads have led, to set them up."""

    type = "elst-show-work"


class RevealChits(Command):
    """Both chits are turned up: those in sight, and those that their own side has turned up."""

    type = "elst-reveal-chits"
    british: Chit
    german: Chit


class BringBattery(Command):
    """A battery that was kept comes into play."""

    type = "elst-bring-battery"
    battery: str


class KeepBattery(Command):
    """A battery stays out of this scenario."""

    type = "elst-keep-battery"
    battery: str


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
