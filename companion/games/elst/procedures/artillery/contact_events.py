"""What happens to batteries and their observers: contact, access."""

from companion.games.elst.procedures.artillery.event import BatteryEvent, doing, off_map, with_
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.rules.artillery.radio import FireCounter, Observer, Radio
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.reason import Reason
from companion.saved import with_entry, without_entry
from companion.session.changes import Changes
from companion.session.messages import Event

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
        changed = with_(battery, observer=self.observer)
        if (self.observer.hex, self.observer.level) == (battery.observer.hex, battery.observer.level):
            return changed
        return doing(changed, sights={}, enemies={}, blast_sight=None)


class RadioTried(ObserverChanged):
    """The repair dr of the radio was thrown: it works again, or is lost (2.1e)."""

    type = "oba-radio-tried"
    tells = True

    def log(self) -> tuple[Reason, ...]:
        """What became of it."""
        return self.line("oba-log-radio-tried", "2.1e", radio=self.observer.radio.value)


class RadioGone(ObserverChanged):
    """The counter of the radio was eliminated: nobody calls the battery any more (2c)."""

    type = "oba-radio-gone"
    tells = True
    is_setback = True

    def log(self) -> tuple[Reason, ...]:
        """That nobody does."""
        return self.line("oba-log-radio-gone", "2c")


class RepairFailed(BatteryEvent):
    """The repair dr did not mend the radio (2.1e). `die` is None where the table judged it.

    What the base rules make of it is asked, or was told: news is only that all is as before.
    """

    type = "oba-repair-failed"
    is_setback = True
    die: int | None = None
    changes_nothing: bool = False

    def change(self, battery: Battery) -> Battery:
        """Tried in this phase."""
        return doing(battery, has_tried_repair=True, repair_die=self.die)

    def log(self) -> tuple[Reason, ...]:
        """That it did not."""
        return self.line("oba-log-repair-failed", "2.1e")

    def news(self) -> tuple[Reason, ...]:
        """The same, where nothing more is asked or told of it."""
        return self.log() if self.changes_nothing else ()


class RepairFateTold(ElstEvent):
    """The table has told whether the base rules eliminate a radio for a failed repair dr (2.1e)."""

    type = "oba-repair-fate-told"
    touches = Changes.UNITS
    die: int
    is_eliminated: bool

    def apply(self, game: ElstGame) -> ElstGame:
        """Remembered for the whole game."""
        fates = with_entry(game.artillery.repair_fates, self.die, self.is_eliminated)
        return game.with_artillery(repair_fates=fates)


class ContactNumberTold(BatteryEvent):
    """The number printed on the radio became known."""

    type = "oba-contact-number-told"
    number: int

    def change(self, battery: Battery) -> Battery:
        """With the number."""
        return with_(battery, contact_number=self.number)


class RepairNumberTold(BatteryEvent):
    """The radio's repair number became known."""

    type = "oba-repair-number-told"
    number: int

    def change(self, battery: Battery) -> Battery:
        """With the number."""
        return with_(battery, repair_number=self.number)


# ---- contact ----


class ContactMade(BatteryEvent):
    """Contact was made or maintained, without a DR by an offboard observer (2.8b)."""

    type = "oba-contact-made"
    is_maintenance: bool = False
    is_offboard: bool = False
    fire_counter: FireCounter | None = None

    def change(self, battery: Battery) -> Battery:
        changed = with_(battery, has_contact=True, has_had_contact=True, fire_counter=self.fire_counter)
        return doing(changed, attempt=Attempt.MADE)

    def log(self) -> tuple[Reason, ...]:
        if self.is_maintenance:
            return self.line("oba-log-contact-maintained", "2.8b" if self.is_offboard else "2.11a")
        return self.line("oba-log-contact-made", "2.8b" if self.is_offboard else "2.1d")


class ContactFailed(BatteryEvent):
    """A contact or maintenance DR failed."""

    type = "oba-contact-failed"
    tells = True
    is_setback = True
    breaks_radio: bool = False
    fire_counter: FireCounter | None = None

    def change(self, battery: Battery) -> Battery:
        """Out of contact, the radio perhaps broken."""
        radio = Radio.MALFUNCTIONED if self.breaks_radio else battery.observer.radio
        observer = battery.observer.model_copy(update={"radio": radio})
        changed = with_(battery, has_contact=False, fire_counter=self.fire_counter, observer=observer)
        return doing(changed, attempt=Attempt.FAILED)

    def log(self) -> tuple[Reason, ...]:
        """That it did, and why."""
        if self.breaks_radio:
            return self.line("oba-log-radio-malfunctions", "2.1e")
        return self.line("oba-log-contact-failed", "2.1g")


class ContactDeclined(BatteryEvent):
    """The owner made no attempt in his fire phase."""

    type = "oba-contact-declined"

    def change(self, battery: Battery) -> Battery:
        """Out of contact."""
        return doing(with_(battery, has_contact=False), attempt=Attempt.DECLINED)


class ContactBroken(BatteryEvent):
    """Contact went because there is no observer any more; counters follow later (2.1h, 2.11c)."""

    type = "oba-contact-broken"
    tells = True
    is_setback = True

    def change(self, battery: Battery) -> Battery:
        """Out of contact, the consequences still to come."""
        return with_(battery, has_contact=False, was_lost_in_mid_turn=True)

    def log(self) -> tuple[Reason, ...]:
        return self.line("oba-log-contact-broken", "2.1h")


class LossSettled(BatteryEvent):
    """The counters have followed the loss of contact."""

    type = "oba-loss-settled"
    tells = True
    is_setback = True

    def change(self, battery: Battery) -> Battery:
        """Nothing more to come."""
        return with_(battery, was_lost_in_mid_turn=False)

    def log(self) -> tuple[Reason, ...]:
        """Why a counter changes in a phase in which nobody has touched it."""
        return self.line("oba-log-loss-settled", "2.11c")


# ---- access ----


class AccessGained(BatteryEvent):
    """A black chit: the battery may fire; a new mission begins (2.2c, 2.34b)."""

    type = "oba-access-gained"

    def change(self, battery: Battery) -> Battery:
        """With access, the mission's type open."""
        return doing(with_(battery, has_access=True, mission=None), has_drawn=True)

    def log(self) -> tuple[Reason, ...]:
        return self.line("oba-log-access-gained", "2.2c")


class AccessRefused(BatteryEvent):
    """A red chit: no access now, and none ever after the second; an FFE:C goes (2.2e, 2.2f, 2.34b)."""

    type = "oba-access-refused"
    tells = True
    is_setback = True
    is_denied: bool

    def change(self, battery: Battery) -> Battery:
        """Without access and counter."""
        changed = off_map(battery, has_access=False, mission=None, reds=battery.reds + 1)
        return doing(changed, has_drawn=True)

    def log(self) -> tuple[Reason, ...]:
        """Which red it was."""
        if self.is_denied:
            return self.line("oba-log-access-denied", "2.2f")
        return self.line("oba-log-access-refused", "2.2e")


class AccessExpired(BatteryEvent):
    """An RPh ended that began with the battery's FFE:C on the map (2.2d)."""

    type = "oba-access-expired"
    tells = True
    is_setback = True

    def change(self, battery: Battery) -> Battery:
        """Without access."""
        return with_(battery, has_access=False)

    def log(self) -> tuple[Reason, ...]:
        return self.line("oba-log-access-expired", "2.2d")


CONTACT_EVENTS: tuple[type[Event], ...] = (
    BatteryAdded,
    BatteryRemoved,
    ObserverChanged,
    RadioTried,
    RadioGone,
    RepairFailed,
    RepairFateTold,
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
)
