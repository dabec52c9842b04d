"""What players may wish in a campaign."""

from collections.abc import Mapping

from companion.games.no_prisoners.terms import Crt, Faction, Front, MoveHow, Nation, ResultCode, UnitType
from companion.hexes.coordinates import HexCoord
from companion.saved import Once
from companion.session.messages import Command

Units = Once[str]  # a counter named twice is one counter


class NextPhase(Command):
    """Go on to the next phase."""

    type = "np-next-phase"


class BeginPhase(Command):
    """Do what a phase begins with that was set by hand."""

    type = "np-begin-phase"


class PlaceCounter(Command):
    """Set up a counter, or place a reinforcement."""

    type = "np-place-counter"
    unit: str
    hex: HexCoord


class PlaceFixed(Command):
    """Set up a faction's counters that have one place only."""

    type = "np-place-fixed"
    side: Faction


class BringCounter(Command):
    """Bring in a counter that the printed track makes due now."""

    type = "np-bring-counter"
    unit: str


class ReadArrival(Command):
    """Tell the figure of "AR+#" that is printed on a counter."""

    type = "np-read-arrival"
    unit: str
    after_revolt: int


class MakeCounter(Command):
    """Bring in a counter that the rules do not name; `due` is its turn, 0 for now.

    `after_revolt`: the figure of "AR+#" printed on it, 0 for none. `nation`: of a counter of the Central
    Powers, where a player told.
    """

    type = "np-make-counter"
    side: Faction
    front: Front
    name: str
    kind: UnitType
    due: int = 0
    after_revolt: int = 0
    nation: Nation | None = None


class MoveCounters(Command):
    """Move counters."""

    type = "np-move-counters"
    units: Units
    hex: HexCoord
    how: MoveHow = "normal"

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"count": len(self.units)}


class MoveRailhead(Command):
    """Place the railhead marker, or move it to a hex."""

    type = "np-move-railhead"
    hex: HexCoord


class PlaceDepot(Command):
    """Place a forward supply depot."""

    type = "np-place-depot"
    hex: HexCoord


class SendOptional(Command):
    """Send in an optional unit."""

    type = "np-send-optional"
    unit: str
    front: Front


class MeetTask(Command):
    """Name the units for what an event demands."""

    type = "np-meet-task"
    units: Units


class NameWithdrawal(Command):
    """Name a unit out of supply that the enemy has to withdraw."""

    type = "np-name-withdrawal"
    unit: str


class DropTask(Command):
    """There is no unit for what an event demands."""

    type = "np-drop-task"


class Attack(Command):
    """Attack a hex; without named attackers, with every unit that can."""

    type = "np-attack"
    hex: HexCoord
    crt: Crt
    attackers: Units = ()
    air: bool = False
    naval: bool = False
    command: bool = False


class RevealDefence(Command):
    """Show what stands in the hex that is attacked."""

    type = "np-reveal-defence"
    is_by_itself = True


class ChooseResult(Command):
    """Choose among the results of NP or OP."""

    type = "np-choose-result"
    code: ResultCode


class TakeLosses(Command):
    """Remove units as the result demands."""

    type = "np-take-losses"
    units: Units


class RetreatUnit(Command):
    """Retreat a unit to a hex."""

    type = "np-retreat-unit"
    unit: str
    hex: HexCoord


class LoseTrapped(Command):
    """Eliminate a unit that cannot retreat."""

    type = "np-lose-trapped"
    unit: str


class PursueWith(Command):
    """Pursue with a unit to a hex."""

    type = "np-pursue-with"
    unit: str
    hex: HexCoord


class PursueTogether(Command):
    """Pursue to a hex with all units that may end there."""

    type = "np-pursue-together"
    hex: HexCoord


class EndCombat(Command):
    """Pursue no further; the combat is over."""

    type = "np-end-combat"


class RemoveExcess(Command):
    """Remove a unit that overstacks its hex."""

    type = "np-remove-excess"
    unit: str


class TryReplacement(Command):
    """Roll for the replacement of a unit."""

    type = "np-try-replacement"
    unit: str
