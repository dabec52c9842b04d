"""What happens to batteries. Each event changes its battery and is told in the log."""

from abc import abstractmethod
from typing import Any

from companion.hexgrid import Direction, HexCoord
from companion.play.changes import Changes
from companion.play.messages import Event
from companion.reason import Reason
from companion.saved import with_entry, without_entry
from companion.sight.blast import BlastVerdict
from companion.systems.elst.batteries.state import Aim, Attempt, Battery, Target, TargetSight
from companion.systems.elst.game import ElstEvent, ElstGame
from companion.systems.elst.oba.radio import FireCounter, Observer, Radio
from companion.systems.elst.oba.terms import Mission, ObaCounter

Args = dict[str, str | int | float]


class BatteryEvent(ElstEvent):
    """Something that happened to one battery."""

    touches = Changes.UNITS
    battery: str

    def apply(self, game: ElstGame) -> ElstGame:
        """The game with the battery changed."""
        return game.with_battery(self.change(game.battery(self.battery)))

    @abstractmethod
    def change(self, battery: Battery) -> Battery:
        """The battery after it."""

    def _line(
        self, key: str, rule: str = "", hex_: HexCoord | None = None, **args: Any
    ) -> tuple[Reason, ...]:
        """One line of the log, about this battery."""
        places = () if hex_ is None else (hex_,)
        return (Reason(key, rule, places, {"battery": self.battery, **args}),)


def _with(battery: Battery, **changes: Any) -> Battery:
    return battery.model_copy(update=changes)


def _doing(battery: Battery, **changes: Any) -> Battery:
    """The battery with its present activity changed."""
    return _with(battery, activity=battery.activity.model_copy(update=changes))


def _off_map(battery: Battery, **changes: Any) -> Battery:
    return _with(battery, counter=None, hex=None, **changes)


# ---- batteries and their observers ----


class BatteryAdded(ElstEvent):
    """A battery came into play."""

    type = "oba-battery-added"
    touches = Changes.UNITS
    battery: Battery

    def apply(self, game: ElstGame) -> ElstGame:
        """The game with the battery."""
        return game.with_battery(self.battery)


class BatteryRemoved(ElstEvent):
    """A battery went out of play."""

    type = "oba-battery-removed"
    touches = Changes.UNITS
    battery: str

    def apply(self, game: ElstGame) -> ElstGame:
        """The game without the battery."""
        return game.with_artillery(batteries=without_entry(game.artillery.batteries, self.battery))


class ObserverChanged(BatteryEvent):
    """The observer moved, or his state or his radio's changed."""

    type = "oba-observer-changed"
    observer: Observer

    def change(self, battery: Battery) -> Battery:
        """What was said of sight holds for the old place only."""
        changed = _with(battery, observer=self.observer)
        if (self.observer.hex, self.observer.level) == (battery.observer.hex, battery.observer.level):
            return changed
        return _doing(changed, sights={}, enemies={}, blast_sight=None)


class ContactNumberTold(BatteryEvent):
    """The number printed on the radio became known."""

    type = "oba-contact-number-told"
    number: int

    def change(self, battery: Battery) -> Battery:
        """With the number."""
        return _with(battery, contact_number=self.number)


class RepairNumberTold(BatteryEvent):
    """The radio's repair number became known."""

    type = "oba-repair-number-told"
    number: int

    def change(self, battery: Battery) -> Battery:
        """With the number."""
        return _with(battery, repair_number=self.number)


# ---- contact ----


class ContactMade(BatteryEvent):
    """Contact was made or maintained."""

    type = "oba-contact-made"
    is_maintenance: bool = False
    fire_counter: FireCounter | None = None

    def change(self, battery: Battery) -> Battery:
        """In contact."""
        changed = _with(battery, has_contact=True, has_had_contact=True, fire_counter=self.fire_counter)
        return _doing(changed, attempt=Attempt.MADE)

    def log(self) -> tuple[Reason, ...]:
        """That it was."""
        if self.is_maintenance:
            return self._line("oba-log-contact-maintained", "2.11a")
        return self._line("oba-log-contact-made", "2.1d")


class ContactFailed(BatteryEvent):
    """A contact or maintenance DR failed."""

    type = "oba-contact-failed"
    breaks_radio: bool = False
    fire_counter: FireCounter | None = None

    def change(self, battery: Battery) -> Battery:
        """Out of contact, the radio perhaps broken."""
        radio = Radio.MALFUNCTIONED if self.breaks_radio else battery.observer.radio
        observer = battery.observer.model_copy(update={"radio": radio})
        changed = _with(battery, has_contact=False, fire_counter=self.fire_counter, observer=observer)
        return _doing(changed, attempt=Attempt.FAILED)

    def log(self) -> tuple[Reason, ...]:
        """That it did, and why."""
        if self.breaks_radio:
            return self._line("oba-log-radio-malfunctions", "2.1e")
        return self._line("oba-log-contact-failed", "2.1g")


class ContactDeclined(BatteryEvent):
    """The owner made no attempt in his fire phase."""

    type = "oba-contact-declined"

    def change(self, battery: Battery) -> Battery:
        """Out of contact."""
        return _doing(_with(battery, has_contact=False), attempt=Attempt.DECLINED)


class ContactBroken(BatteryEvent):
    """Contact went because there is no observer any more; counters follow later (2.1h, 2.11c)."""

    type = "oba-contact-broken"

    def change(self, battery: Battery) -> Battery:
        """Out of contact, the consequences still to come."""
        return _with(battery, has_contact=False, was_lost_in_mid_turn=True)

    def log(self) -> tuple[Reason, ...]:
        """That it did."""
        return self._line("oba-log-contact-broken", "2.1h")


class LossSettled(BatteryEvent):
    """The counters have followed the loss of contact."""

    type = "oba-loss-settled"

    def change(self, battery: Battery) -> Battery:
        """Nothing more to come."""
        return _with(battery, was_lost_in_mid_turn=False)


# ---- access ----


class AccessGained(BatteryEvent):
    """A black chit: the battery may fire; a new mission begins (2.2c, 2.34b)."""

    type = "oba-access-gained"

    def change(self, battery: Battery) -> Battery:
        """With access, the mission's type open."""
        return _doing(_with(battery, has_access=True, mission=None), has_drawn=True)

    def log(self) -> tuple[Reason, ...]:
        """That it was."""
        return self._line("oba-log-access-gained", "2.2c")


class AccessRefused(BatteryEvent):
    """A red chit: no access now, and none ever after the second; an FFE:C goes (2.2e, 2.2f, 2.34b)."""

    type = "oba-access-refused"
    is_denied: bool

    def change(self, battery: Battery) -> Battery:
        """Without access and counter."""
        changed = _off_map(battery, has_access=False, mission=None, reds=battery.reds + 1)
        return _doing(changed, has_drawn=True)

    def log(self) -> tuple[Reason, ...]:
        """Which red it was."""
        if self.is_denied:
            return self._line("oba-log-access-denied", "2.2f")
        return self._line("oba-log-access-refused", "2.2e")


class AccessExpired(BatteryEvent):
    """An RPh ended that began with the battery's FFE:C on the map (2.2d)."""

    type = "oba-access-expired"

    def change(self, battery: Battery) -> Battery:
        """Without access."""
        return _with(battery, has_access=False)

    def log(self) -> tuple[Reason, ...]:
        """That it did."""
        return self._line("oba-log-access-expired", "2.2d")


# ---- what the table says ----


class EnemyTold(BatteryEvent):
    """The table said whether a Known enemy is in or next to a hex; None for "don't know"."""

    type = "oba-enemy-told"
    hex: HexCoord
    is_known: bool | None

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase."""
        return _doing(battery, enemies=with_entry(battery.activity.enemies, self.hex, self.is_known))

    def log(self) -> tuple[Reason, ...]:
        """What was said."""
        known = {True: "yes", False: "no", None: "unknown"}[self.is_known]
        return self._line("oba-log-enemy-told", "2.33b", self.hex, known=known)


class SightTold(BatteryEvent):
    """The table said whether the observer sees a hex, and through how much hindrance."""

    type = "oba-sight-told"
    hex: HexCoord
    sight: TargetSight

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase."""
        return _doing(battery, sights=with_entry(battery.activity.sights, self.hex, self.sight))

    def log(self) -> tuple[Reason, ...]:
        """What was said."""
        if not self.sight.is_seen:
            return self._line("oba-log-hex-unseen", "2.3a", self.hex)
        hindrance = self.sight.hindrance or 0
        return self._line("oba-log-hex-seen", "2.3a", self.hex, hindrance=hindrance)


class BlastSightTold(BatteryEvent):
    """The table said whether the observer sees the blast height of his counter."""

    type = "oba-blast-sight-told"
    sight: BlastVerdict

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase."""
        return _doing(battery, blast_sight=self.sight)

    def log(self) -> tuple[Reason, ...]:
        """What was said."""
        return self._line("oba-log-blast-sight", "2.32b", sight=self.sight.value)


# ---- the AR and where its round lands ----


class ArPlaced(BatteryEvent):
    """An AR was put on the map, its purpose declared (2.33k)."""

    type = "oba-ar-placed"
    aim: Aim

    def change(self, battery: Battery) -> Battery:
        """Aiming."""
        return _doing(battery, aim=self.aim)

    def log(self) -> tuple[Reason, ...]:
        """Where."""
        return self._line("oba-log-ar-placed", "2.3a", self.aim.ar)


class ArRemoved(BatteryEvent):
    """The AR left the map without a round: out of sight, or nobody there to correct to."""

    type = "oba-ar-removed"
    hex: HexCoord
    is_unseen: bool

    def change(self, battery: Battery) -> Battery:
        """Not aiming."""
        return _doing(battery, aim=None)

    def log(self) -> tuple[Reason, ...]:
        """Why."""
        if self.is_unseen:
            return self._line("oba-log-ar-unseen", "2.3b", self.hex)
        return self._line("oba-log-ar-no-enemy", "2.4b", self.hex)


class RoundLanded(BatteryEvent):
    """A round came down: on the AR, or so many hexes from it in a direction (2.3d, 2.3e)."""

    type = "oba-round-landed"
    ar: HexCoord
    direction: Direction | None = None
    distance: int = 0

    def change(self, battery: Battery) -> Battery:
        """The AR is off the map."""
        return _doing(battery, aim=None)

    def log(self) -> tuple[Reason, ...]:
        """How far off."""
        if self.direction is None:
            return self._line("oba-log-on-target", "2.3d", self.ar)
        return self._line(
            "oba-log-off-target", "2.31a", self.ar, direction=self.direction.value, distance=self.distance
        )


# ---- counters and missions ----


class CounterPlaced(BatteryEvent):
    """The battery's SR or FFE was put into a hex, which may be off the map."""

    type = "oba-counter-placed"
    counter: ObaCounter
    hex: HexCoord
    is_on_map: bool = True

    def change(self, battery: Battery) -> Battery:
        """With the counter there. An FFE:1 begins a mission's fire."""
        is_new_fire = self.counter is ObaCounter.FFE1
        missions = battery.missions + is_new_fire
        changed = _with(battery, counter=self.counter, hex=self.hex, missions=missions)
        return changed if self.hex == battery.hex else _doing(changed, blast_sight=None)

    def log(self) -> tuple[Reason, ...]:
        """What stands where."""
        if self.is_on_map:
            return self._line("oba-log-counter-placed", "", self.hex, counter=self.counter.printed)
        return self._line("oba-log-counter-off-map", "2.32c", counter=self.counter.printed)


class CounterFlipped(BatteryEvent):
    """The counter was exchanged for another kind where it stands."""

    type = "oba-counter-flipped"
    counter: ObaCounter

    def change(self, battery: Battery) -> Battery:
        """Of the other kind."""
        return _with(battery, counter=self.counter)

    def log(self) -> tuple[Reason, ...]:
        """Into what."""
        return self._line("oba-log-counter-flipped", counter=self.counter.printed)


class CounterRemoved(BatteryEvent):
    """The counter left the map; access stays (2.35c, 2.34d, 2.11c)."""

    type = "oba-counter-removed"
    counter: ObaCounter

    def change(self, battery: Battery) -> Battery:
        """Without a counter; with an FFE:C its mission is over."""
        mission = None if self.counter is ObaCounter.FFEC else battery.mission
        return _off_map(battery, mission=mission)

    def log(self) -> tuple[Reason, ...]:
        """Which."""
        return self._line("oba-log-counter-removed", counter=self.counter.printed)


class MissionCancelled(BatteryEvent):
    """The mission is over: the counter leaves the map and access is lost (2.35, 2.11e)."""

    type = "oba-mission-cancelled"

    def change(self, battery: Battery) -> Battery:
        """Without counter and access."""
        return _off_map(battery, has_access=False, mission=None)

    def log(self) -> tuple[Reason, ...]:
        """That it is."""
        return self._line("oba-log-mission-cancelled", "2.35")


class MissionDeclared(BatteryEvent):
    """HE or smoke was declared, for as long as the mission lasts (2.7b)."""

    type = "oba-mission-declared"
    mission: Mission

    def change(self, battery: Battery) -> Battery:
        """With a mission of this type."""
        return _with(battery, mission=self.mission)

    def log(self) -> tuple[Reason, ...]:
        """Which."""
        return self._line("oba-log-mission-declared", "2.7b", mission=self.mission.value)


class Continued(BatteryEvent):
    """The SR was made of an FFE:C and may still be corrected in this phase (2.34c)."""

    type = "oba-continued"

    def change(self, battery: Battery) -> Battery:
        """Free to keep or correct it."""
        return _doing(battery, is_continued=True)


class ActivityEnded(BatteryEvent):
    """The battery does nothing more in this phase (2.321)."""

    type = "oba-activity-ended"

    def change(self, battery: Battery) -> Battery:
        """Finished."""
        return _doing(battery, is_over=True, aim=None)


# ---- fire ----


class BarrageBegan(BatteryEvent):
    """An HE FFE is to be resolved: one attack on each hex of its blast area (2.5c)."""

    type = "oba-barrage-began"
    targets: tuple[Target, ...]

    def change(self, battery: Battery) -> Battery:
        """With the list of hexes."""
        return _doing(battery, barrage=self.targets)

    def log(self) -> tuple[Reason, ...]:
        """Which hexes."""
        hexes = tuple(target.hex for target in self.targets)
        return (Reason("oba-log-barrage", "2.5c", hexes, {"battery": self.battery}),)


class TargetSet(BatteryEvent):
    """The table said more about a hex under attack: whether it is attacked, its modifiers."""

    type = "oba-target-set"
    target: Target

    def change(self, battery: Battery) -> Battery:
        """With the hex's row replaced."""
        barrage = battery.activity.barrage or ()
        rows = (self.target if row.hex == self.target.hex else row for row in barrage)
        return _doing(battery, barrage=tuple(rows))


class FfeResolved(BatteryEvent):
    """The FFE has fired and was exchanged for its next counter; the battery is done (2.5a, 2.S6)."""

    type = "oba-ffe-resolved"
    counter: ObaCounter | None

    def change(self, battery: Battery) -> Battery:
        """With the next counter."""
        changed = _with(battery, counter=self.counter)
        return _doing(changed, barrage=None, is_over=True, has_fired=True)

    def log(self) -> tuple[Reason, ...]:
        """That it has."""
        return self._line("oba-log-ffe-resolved", "2.5a")


class EntryDeclared(BatteryEvent):
    """A unit entered the blast area (2.51a)."""

    type = "oba-entry-declared"
    target: Target

    def change(self, battery: Battery) -> Battery:
        """About to attack it."""
        return _doing(battery, entry=self.target)


class AttackMade(BatteryEvent):
    """One DR against one Location. `drm`, `final` and `effect` are None while its TEM is unknown."""

    type = "oba-attack-made"
    hex: HexCoord
    level: int
    original: int
    is_critical: bool
    column: int
    drm: int | None = None
    final: int | None = None
    effect: str | None = None

    def change(self, battery: Battery) -> Battery:
        """The unit that entered has been attacked."""
        return _doing(battery, entry=None)

    def log(self) -> tuple[Reason, ...]:
        """Column, DR and result."""
        args: Args = {"level": self.level, "original": self.original, "column": self.column}
        args["critical"] = "yes" if self.is_critical else "no"
        if self.final is None:
            return self._line("oba-log-attack-open", "2.5c", self.hex, **args)
        args |= {"drm": f"{self.drm:+d}", "final": self.final, "effect": self.effect or "none"}
        return self._line("oba-log-attack", "2.5c", self.hex, **args)


BATTERY_EVENTS: tuple[type[Event], ...] = (
    BatteryAdded,
    BatteryRemoved,
    ObserverChanged,
    ContactNumberTold,
    RepairNumberTold,
    ContactMade,
    ContactFailed,
    ContactDeclined,
    ContactBroken,
    LossSettled,
    AccessGained,
    AccessRefused,
    AccessExpired,
    EnemyTold,
    SightTold,
    BlastSightTold,
    ArPlaced,
    ArRemoved,
    RoundLanded,
    CounterPlaced,
    CounterFlipped,
    CounterRemoved,
    MissionCancelled,
    MissionDeclared,
    Continued,
    ActivityEnded,
    BarrageBegan,
    TargetSet,
    FfeResolved,
    EntryDeclared,
    AttackMade,
)
