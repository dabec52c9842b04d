"""What becomes of counters and missions, and the fire of an FFE."""

from companion.games.elst.procedures.artillery.event import Args, BatteryEvent, doing, off_map, with_
from companion.games.elst.procedures.artillery.state import Battery, Target
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import with_entry
from companion.session.changes import Changes
from companion.session.messages import Event

# ---- counters and missions ----


class CounterPlaced(BatteryEvent):
    """The battery's SR or FFE was put into a hex, which may be off the map, or where play does not go."""

    type = "oba-counter-placed"
    tells = True
    counter: ArtilleryCounter
    hex: HexCoord
    is_on_map: bool = True
    is_in_play: bool = True

    def change(self, battery: Battery) -> Battery:
        """With the counter there. An FFE:1 begins a mission's fire."""
        is_new_fire = self.counter is ArtilleryCounter.FFE1
        missions = battery.missions + is_new_fire
        changed = with_(battery, counter=self.counter, hex=self.hex, missions=missions)
        return changed if self.hex == battery.hex else doing(changed, blast_sight=None)

    def log(self) -> tuple[Reason, ...]:
        """What stands where."""
        if self.is_on_map:
            placed = self.line("oba-log-counter-placed", "", self.hex, counter=self.counter.printed)
            outside = () if self.is_in_play else self.line("elst-outside-play-area", "4.5171b", self.hex)
            return (*placed, *outside)
        return self.line("oba-log-counter-off-map", "2.32c", counter=self.counter.printed)


class CounterFlipped(BatteryEvent):
    """The counter was exchanged for another kind where it stands."""

    type = "oba-counter-flipped"
    tells = True
    counter: ArtilleryCounter

    def change(self, battery: Battery) -> Battery:
        """Of the other kind."""
        return with_(battery, counter=self.counter)

    def log(self) -> tuple[Reason, ...]:
        return self.line("oba-log-counter-flipped", counter=self.counter.printed)


class CounterRemoved(BatteryEvent):
    """The counter left the map; access stays (2.35c, 2.34d, 2.11c)."""

    type = "oba-counter-removed"
    tells = True
    counter: ArtilleryCounter

    def change(self, battery: Battery) -> Battery:
        """Without a counter; with an FFE:C its mission is over."""
        mission = None if self.counter is ArtilleryCounter.FFEC else battery.mission
        return off_map(battery, mission=mission)

    def log(self) -> tuple[Reason, ...]:
        return self.line("oba-log-counter-removed", counter=self.counter.printed)


class MissionCancelled(BatteryEvent):
    """The mission is over: the counter leaves the map and access is lost (2.35).

    `is_unseen`: for want of sight and of contact (2.11e); older sessions do not tell.
    """

    type = "oba-mission-cancelled"
    tells = True
    is_setback = True
    is_unseen: bool = False

    def change(self, battery: Battery) -> Battery:
        """Without counter and access."""
        return off_map(battery, has_access=False, mission=None)

    def log(self) -> tuple[Reason, ...]:
        """That it is, and why where nobody chose it."""
        why = self.line("oba-log-unseen", "2.11e") if self.is_unseen else ()
        return (*why, *self.line("oba-log-mission-cancelled", "2.35"))


class MissionDeclared(BatteryEvent):
    """HE or smoke was declared, for as long as the mission lasts (2.7b)."""

    type = "oba-mission-declared"
    mission: Mission

    def change(self, battery: Battery) -> Battery:
        """With a mission of this type."""
        return with_(battery, mission=self.mission)

    def log(self) -> tuple[Reason, ...]:
        return self.line("oba-log-mission-declared", "2.7b", mission=self.mission.value)


class Continued(BatteryEvent):
    """The SR was made of an FFE:C and may still be corrected in this phase (2.34c)."""

    type = "oba-continued"

    def change(self, battery: Battery) -> Battery:
        """Free to keep or correct it."""
        return doing(battery, is_continued=True)


class ActivityEnded(BatteryEvent):
    """The battery does nothing more in this phase (2.321), perhaps as no chit is left to draw (2.21b)."""

    type = "oba-activity-ended"
    tells = True
    lacks_chits: bool = False

    def change(self, battery: Battery) -> Battery:
        return doing(battery, is_over=True, aim=None)

    def log(self) -> tuple[Reason, ...]:
        """Why access could not be drawn for; nothing of an end that the player chose."""
        return self.line("oba-log-pile-empty", "2.21b") if self.lacks_chits else ()


# ---- fire ----


class BarrageBegan(BatteryEvent):
    """An HE FFE is to be resolved: one attack on each hex of its blast area (2.5c)."""

    type = "oba-barrage-began"
    targets: tuple[Target, ...]

    def change(self, battery: Battery) -> Battery:
        """With the list of hexes."""
        return doing(battery, barrage=self.targets)

    def log(self) -> tuple[Reason, ...]:
        """Which hexes; nothing where nobody is seen in any."""
        hexes = tuple(target.hex for target in self.targets if target.is_attacked)
        return (Reason("oba-log-barrage", "2.5c", hexes, {"battery": self.battery}),) if hexes else ()


class TargetSet(BatteryEvent):
    """The table said more about a hex under attack: whether it is attacked, its modifiers."""

    type = "oba-target-set"
    target: Target

    def change(self, battery: Battery) -> Battery:
        """With the hex's row replaced."""
        barrage = battery.activity.barrage or ()
        rows = (self.target if row.hex == self.target.hex else row for row in barrage)
        return doing(battery, barrage=tuple(rows))


class TemTold(ElstEvent):
    """The table has told a TEM of the base game: of a terrain, or of one hex; None for "don't know"."""

    type = "oba-tem-told"
    touches = Changes.UNITS
    terrain: str = ""
    hex: HexCoord | None = None
    tem: int | None

    def apply(self, game: ElstGame) -> ElstGame:
        """Remembered for the whole game."""
        artillery = game.artillery
        if self.hex is None:
            return game.with_artillery(tems=with_entry(artillery.tems, self.terrain, self.tem))
        if self.tem is None:
            return game
        return game.with_artillery(hex_tems=with_entry(artillery.hex_tems, self.hex, self.tem))


class FfeResolved(BatteryEvent):
    """The FFE has fired and was exchanged for its next counter; the battery is done (2.5a, 2.S6)."""

    type = "oba-ffe-resolved"
    tells = True
    counter: ArtilleryCounter | None

    def change(self, battery: Battery) -> Battery:
        """With the next counter."""
        changed = with_(battery, counter=self.counter)
        return doing(changed, barrage=None, is_over=True, has_fired=True)

    def log(self) -> tuple[Reason, ...]:
        """That it has, and what stands there now."""
        resolved = self.line("oba-log-ffe-resolved", "2.5a")
        if self.counter is None:
            return resolved
        return (*resolved, *self.line("oba-log-counter-flipped", counter=self.counter.printed))


class EntryDeclared(BatteryEvent):
    """A unit entered the blast area (2.51a)."""

    type = "oba-entry-declared"
    target: Target

    def change(self, battery: Battery) -> Battery:
        """About to attack it."""
        return doing(battery, entry=self.target)


class EntryPassedOver(BatteryEvent):
    """Whoever came into the blast area is not attacked for it: the table has seen to it, or says so."""

    type = "oba-entry-passed-over"

    def change(self, battery: Battery) -> Battery:
        """With nobody to attack."""
        return doing(battery, entry=None)

    def log(self) -> tuple[Reason, ...]:
        """That nobody is."""
        return self.line("oba-log-entry-passed-over", "2.51a")


class AttackMade(BatteryEvent):
    """One DR against one Location. `drm`, `final` and `effect` are None while its TEM is unknown.

    `has_own_units`: units of the battery's own side are known to be there; `has_afv`: an AFV of either is.
    Older sessions tell neither.
    """

    type = "oba-attack-made"
    hex: HexCoord
    level: int
    original: int
    is_critical: bool
    column: int
    drm: int | None = None
    final: int | None = None
    effect: str | None = None
    has_own_units: bool = False
    has_afv: bool = False

    def change(self, battery: Battery) -> Battery:
        """The unit that entered has been attacked."""
        return doing(battery, entry=None)

    def log(self) -> tuple[Reason, ...]:
        """Column, DR and result."""
        key = "oba-log-attack-open" if self.final is None else "oba-log-attack"
        return (*self.line(key, "2.5c", self.hex, **self._args()), *self._of_who_is_there())

    def told(self) -> tuple[Reason, ...]:
        """DR and result alone, where the hex stands beside them; nothing while they are open."""
        if self.final is None:
            return ()
        return (Reason("oba-attack-told", args=self._args()), *self._of_who_is_there())

    def _of_who_is_there(self) -> tuple[Reason, ...]:
        """What a result means to an AFV, and to those of the battery's own side."""
        is_hit = self.effect is not None or self.final is None
        afv = (Reason("oba-afv-there", "2.53"),) if self.has_afv and is_hit else ()
        own = (Reason("oba-own-units-there", "2.54"),) if self.has_own_units and is_hit else ()
        return afv + own

    def _args(self) -> Args:
        args: Args = {"level": self.level, "original": self.original, "column": self.column}
        args["critical"] = "yes" if self.is_critical else "no"
        if self.final is not None:
            args |= {"drm": f"{self.drm:+d}", "final": self.final, "effect": self.effect or "none"}
        return args


class EntryAttacked(AttackMade):
    """The DR against who came into the blast area; no list of hexes shows what it does (2.51a)."""

    type = "oba-entry-attacked"
    tells = True


MISSION_EVENTS: tuple[type[Event], ...] = (
    CounterPlaced,
    CounterFlipped,
    CounterRemoved,
    MissionCancelled,
    MissionDeclared,
    Continued,
    ActivityEnded,
    BarrageBegan,
    TargetSet,
    TemTold,
    FfeResolved,
    EntryDeclared,
    EntryPassedOver,
    EntryAttacked,
    AttackMade,
)
