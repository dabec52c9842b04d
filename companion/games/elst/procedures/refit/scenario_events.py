"""What one scenario leaves to the next: batteries, points, the order of set-ups."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.forces.event import ForcesEvent
from companion.games.elst.procedures.forces.state import Forces, Place, Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.event import CampaignEvent
from companion.games.elst.procedures.refit.state import Campaign
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.levels import GROUND
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Event


class BatteryKept(CampaignEvent):
    """A battery that placed no FFE is Retained with its radio and its pile (CG3c, A-36)."""

    type = "elst-battery-kept"
    battery: Battery

    def changed(self, campaign: Campaign) -> Campaign:
        """With it among those kept."""
        others = tuple(one for one in campaign.batteries if one.id != self.battery.id)
        return campaign.model_copy(update={"batteries": (*others, self.battery)})

    def log(self) -> tuple[Reason, ...]:
        return (Reason("refit-log-battery-kept", "CG3c", args={"battery": self.battery.id}),)


class KeptRadioChanged(CampaignEvent):
    """The radio of a battery kept out of play malfunctions, works again, or is lost with its battery (2c)."""

    type = "elst-kept-radio-changed"
    battery: str
    radio: Radio

    def changed(self, campaign: Campaign) -> Campaign:
        """With it so, or without the battery."""
        after = (self._changed(one) for one in campaign.batteries)
        return campaign.model_copy(update={"batteries": tuple(one for one in after if one)})

    def _changed(self, battery: Battery) -> Battery | None:
        if battery.id != self.battery:
            return battery
        observer = battery.observer.model_copy(update={"radio": self.radio})
        return None if self.radio is Radio.LOST else battery.model_copy(update={"observer": observer})

    def log(self) -> tuple[Reason, ...]:
        """What it means to the battery."""
        if self.radio is Radio.LOST:
            return (Reason("refit-fact-battery-cut-off", "2c", args={"battery": self.battery}),)
        return (Reason("refit-log-kept-radio", args={"battery": self.battery, "radio": self.radio.value}),)


class BatteryBrought(CampaignEvent):
    """A battery kept came into play again."""

    type = "elst-battery-brought"
    battery: str

    def changed(self, campaign: Campaign) -> Campaign:
        """Without it among those kept."""
        others = tuple(one for one in campaign.batteries if one.id != self.battery)
        return campaign.model_copy(update={"batteries": others})

    def log(self) -> tuple[Reason, ...]:
        return (Reason("refit-log-battery-brought", "CG3", args={"battery": self.battery}),)


class MarkersCleared(CampaignEvent):
    """What does not outlast a scenario was taken off the map (4.502); used batteries are lost (CG3c)."""

    type = "elst-markers-cleared"
    touches = Changes.UNITS | Changes.PILES
    batteries_lost: tuple[str, ...] = ()

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing of the campaign's own."""
        return campaign

    def log(self) -> tuple[Reason, ...]:
        """That it was, and which batteries are lost."""
        cleared = Reason("refit-log-cleared", "4.502")
        if not self.batteries_lost:
            return (cleared,)
        args = {"batteries": ", ".join(self.batteries_lost)}
        return cleared, Reason("refit-log-batteries-lost", "CG3c", args=args)


class ExitPointsCarried(ForcesEvent):
    """Points of units gone for victory were set apart from the pile of these units (A-40, A-41)."""

    type = "elst-exit-points-carried"
    touches = Changes.UNITS
    points_adjusted: int

    def changed(self, forces: Forces) -> Forces:
        """With the adjustment."""
        return forces.model_copy(update={"points_adjusted": self.points_adjusted})


class RetainedFollowed(ForcesEvent):
    """The tracked pile of a side's counters Retained was made to follow what is counted place by place."""

    type = "elst-retained-followed"
    touches = Changes.UNITS
    side: Faction
    gone: tuple[Pieces, ...] = ()
    come: tuple[Pieces, ...] = ()

    def changed(self, forces: Forces) -> Forces:
        """With the pile so."""
        pile = Place(spot=Spot.RETAINED)
        return forces.taking(self.side, pile, self.gone).adding(self.side, pile, self.come)


class WorkShown(CampaignEvent):
    """A side has shown where its Shifts and its replenished squads have led (4.518)."""

    type = "elst-work-shown"
    side: Faction

    def changed(self, campaign: Campaign) -> Campaign:
        """With the side among those seen."""
        return campaign.model_copy(update={"shown": (*campaign.shown, self.side)})


class PiecesSetUp(CampaignEvent):
    """Counters set up for the scenario (4.518). `before`: the side that has yet to set up what is first."""

    type = "elst-pieces-set-up"
    side: Faction
    place: str
    pieces: tuple[Pieces, ...]
    has_low_ammo: bool = False
    hex: HexCoord | None = None  # older sessions do not tell
    level: int = GROUND
    before: Faction | None = None
    before_isolated: bool = False

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing by itself."""
        return campaign

    def news(self) -> tuple[Reason, ...]:
        """That it is another side's turn."""
        if self.before is None:
            return ()
        isolated = "yes" if self.before_isolated else "no"
        args: dict[str, str | int | float] = {"side": self.before.value, "isolated": isolated}
        return (Reason("refit-log-set-up-early", "4.518", args=args),)

    def log(self) -> tuple[Reason, ...]:
        """What; and AFV in an Isolated area under Low Ammo."""
        args: dict[str, str | int | float] = {"pieces": roster_text(self.pieces), "level": self.level}
        args |= {"side": self.side.value, "place": self.place}
        hexes = (self.hex,) if self.hex else ()
        key = "refit-log-set-up-in" if hexes else "refit-log-set-up"
        told = (Reason(key, "4.518", hexes, args), *self.news())
        return (*told, Reason("refit-log-low-ammo", "4.5181")) if self.has_low_ammo else told


SCENARIO_EVENTS: tuple[type[Event], ...] = (
    BatteryKept,
    KeptRadioChanged,
    BatteryBrought,
    MarkersCleared,
    ExitPointsCarried,
    RetainedFollowed,
    WorkShown,
    PiecesSetUp,
)
