"""What a scenario counts: control, passes on edge roads, Panzerfausts, self rallies; its balance."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.event import ForcesEvent
from companion.games.elst.procedures.forces.state import Forces, Hexes, SelfRallies
from companion.games.elst.rules.sequence import Moment
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Event


class ControlChanged(ForcesEvent):
    """Hexes came under the control of a side, or of nobody."""

    type = "elst-control-changed"
    touches = Changes.UNITS
    side: Faction | None
    hexes: Hexes

    def changed(self, forces: Forces) -> Forces:
        """With that control."""
        return forces.with_control(self.side, self.hexes)

    def log(self) -> tuple[Reason, ...]:
        """Whose they are now."""
        side = self.side.value if self.side else "none"
        return (Reason("forces-log-control", hexes=self.hexes, args={"side": side}),)


class RoadPassed(ForcesEvent):
    """Good Order MMC of a side passed through hexes at an edge road (CG10a)."""

    type = "elst-road-passed"
    touches = Changes.UNITS
    side: Faction
    hexes: Hexes

    def changed(self, forces: Forces) -> Forces:
        """With these passes."""
        return forces.with_passed(self.side, self.hexes)


class RoadTaken(ForcesEvent):
    """A side has passed all that it takes to control an edge road hex (CG10a)."""

    type = "elst-road-taken"
    touches = Changes.UNITS
    side: Faction
    road: HexCoord
    around: Hexes

    def changed(self, forces: Forces) -> Forces:
        """Under control; everybody's passes there count anew."""
        return forces.with_control(self.side, (self.road,)).without_passes(self.around)

    def log(self) -> tuple[Reason, ...]:
        """Who took which."""
        return (Reason("forces-log-road", "CG10", (self.road,), {"side": self.side.value}),)


class BritishAreaTold(ForcesEvent):
    """The hexes of the British Setup Areas, which close entry hexes to the Germans (CG7)."""

    type = "elst-british-area-told"
    touches = Changes.UNITS
    hexes: Hexes

    def changed(self, forces: Forces) -> Forces:
        return forces.model_copy(update={"british_area": self.hexes})

    def log(self) -> tuple[Reason, ...]:
        return (Reason("forces-log-british-area", "CG7", self.hexes),) if self.hexes else ()


class PanzerfaustsCounted(ForcesEvent):
    """The Germans have so many Panzerfaust shots now; None where they are to be counted anew (CG5)."""

    type = "elst-panzerfausts-counted"
    touches = Changes.UNITS
    count: int | None

    def changed(self, forces: Forces) -> Forces:
        return forces.model_copy(update={"panzerfausts": self.count})

    def log(self) -> tuple[Reason, ...]:
        if self.count is None:
            return ()
        return (Reason("forces-log-panzerfausts", "CG5", args={"count": self.count}),)


class SelfRallyTried(ForcesEvent):
    """One more MMC tried self rally in this Rally Phase (CG4)."""

    type = "elst-self-rally-tried"
    touches = Changes.UNITS
    moment: Moment
    count: int

    def changed(self, forces: Forces) -> Forces:
        """With it counted."""
        tally = SelfRallies(moment=self.moment, count=self.count)
        return forces.model_copy(update={"self_rallies": tally})


class BalanceChosen(ForcesEvent):
    """The first scenario is played with a balance that favours a side (4.4d)."""

    type = "elst-balance-chosen"
    touches = Changes.UNITS
    favoured: Faction

    def changed(self, forces: Forces) -> Forces:
        return forces.model_copy(update={"favoured": self.favoured})

    def log(self) -> tuple[Reason, ...]:
        """Whom it favours, and how."""
        return (Reason("forces-log-balance", "4.4d", args={"side": self.favoured.value}),)


TALLY_EVENTS: tuple[type[Event], ...] = (
    ControlChanged,
    RoadPassed,
    RoadTaken,
    BritishAreaTold,
    PanzerfaustsCounted,
    SelfRallyTried,
    BalanceChosen,
)
