"""The public state of a game of Decision at Elst, and the base of its events."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from pydantic import Field

from companion.games.elst.factions import Faction, Side
from companion.games.elst.procedures.artillery.state import Activity, Artillery, Battery, FirePhase
from companion.games.elst.procedures.forces.state import Forces
from companion.games.elst.procedures.refit.state import Campaign
from companion.games.elst.rules.sequence import Length, Moment, Phase
from companion.saved import Frozen, with_entry
from companion.session.messages import Event
from companion.sight.markers import Markers


class Clock(Frozen):
    """Where the scenario stands in its sequence of play."""

    moment: Moment = Moment(turn=1, player=Faction.BRITISH, phase=Phase.RALLY)
    first_player: Side = Faction.BRITISH
    length: Length = Length(circled={}, last_turn=8)
    is_over: bool = False


class ElstGame(Frozen):
    """Everything tracked in public: clock, artillery, forces, and the campaign around them.

    `markers` are those laid by hand or by smoke missions, without blast areas.
    """

    scenario: str = ""
    clock: Clock = Clock()
    artillery: Artillery = Artillery()
    markers: Markers = Field(default_factory=Markers.none)
    forces: Forces = Forces()
    campaign: Campaign = Campaign()

    @property
    def moment(self) -> Moment:
        """The phase under way."""
        return self.clock.moment

    @property
    def batteries(self) -> Mapping[str, Battery]:
        """All batteries by id, as they stand in the phase under way."""
        return {id_: self.battery(id_) for id_ in self.artillery.batteries}

    def battery(self, id_: str) -> Battery:
        """One battery; what it did in an earlier phase no longer counts."""
        battery = self.artillery.batteries[id_]
        if battery.activity.moment == self.moment:
            return battery
        return battery.model_copy(update={"activity": Activity(moment=self.moment)})

    @property
    def fire_phase(self) -> FirePhase:
        """The fire phase under way."""
        known = self.artillery.fire_phase
        return known if known.moment == self.moment else FirePhase(moment=self.moment)

    def with_battery(self, battery: Battery) -> "ElstGame":
        """With a battery put in or replaced."""
        batteries = with_entry(self.artillery.batteries, battery.id, battery)
        return self.with_artillery(batteries=batteries)

    def with_artillery(self, **changes: object) -> "ElstGame":
        """With fields of the artillery replaced."""
        return self.model_copy(update={"artillery": self.artillery.model_copy(update=changes)})

    def with_clock(self, **changes: object) -> "ElstGame":
        """With fields of the clock replaced."""
        return self.model_copy(update={"clock": self.clock.model_copy(update=changes)})


class ElstEvent(Event, ABC):
    """An event of this game: it says itself what it changes."""

    @abstractmethod
    def apply(self, game: ElstGame) -> ElstGame:
        """The game after it."""
