"""What the table sees, and an AR on its way to a round that lands."""

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.event import BatteryEvent, doing
from companion.games.elst.procedures.artillery.state import Aim, Battery, TargetSight
from companion.hexes.coordinates import Direction, HexCoord
from companion.reason import Reason
from companion.saved import with_entry
from companion.session.messages import Event

# ---- what the table says ----


class EnemyTold(BatteryEvent):
    """The table said whether a Known enemy is in or next to a hex; None for "don't know"."""

    type = "oba-enemy-told"
    hex: HexCoord
    is_known: bool | None

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase."""
        return doing(battery, enemies=with_entry(battery.activity.enemies, self.hex, self.is_known))

    def log(self) -> tuple[Reason, ...]:
        """What was said."""
        known = {True: "yes", False: "no", None: "unknown"}[self.is_known]
        return self.line("oba-log-enemy-told", "2.33b", self.hex, known=known)


class EnemySeen(BatteryEvent):
    """A tracked enemy in or next to a hex is in the observer's sight: nobody need be asked (2.33b)."""

    type = "oba-enemy-seen"
    tells = True
    hex: HexCoord
    place: HexCoord
    unit: str

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase, as if the table had said so."""
        return doing(battery, enemies=with_entry(battery.activity.enemies, self.hex, True))

    def log(self) -> tuple[Reason, ...]:
        """Who, and where."""
        return self.line("oba-log-enemy-seen", "2.33b", self.place, unit=self.unit)


class SightTold(BatteryEvent):
    """The table said whether the observer sees a hex, and through how much hindrance."""

    type = "oba-sight-told"
    hex: HexCoord
    sight: TargetSight

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase."""
        return doing(battery, sights=with_entry(battery.activity.sights, self.hex, self.sight))

    def log(self) -> tuple[Reason, ...]:
        """What was said."""
        if not self.sight.is_seen:
            return self.line("oba-log-hex-unseen", "2.3a", self.hex)
        hindrance = self.sight.hindrance or 0
        return self.line("oba-log-hex-seen", "2.3a", self.hex, hindrance=hindrance)


class BlastSightTold(BatteryEvent):
    """The table said whether the observer sees the blast height of his counter."""

    type = "oba-blast-sight-told"
    sight: BlastVerdict

    def change(self, battery: Battery) -> Battery:
        """Remembered for the phase."""
        return doing(battery, blast_sight=self.sight)

    def log(self) -> tuple[Reason, ...]:
        """What was said."""
        return self.line("oba-log-blast-sight", "2.32b", sight=self.sight.value)


# ---- the AR and where its round lands ----


class ArPlaced(BatteryEvent):
    """An AR was put on the map, its purpose declared (2.33k); what was done is called by its hex."""

    type = "oba-ar-placed"
    aim: Aim

    def change(self, battery: Battery) -> Battery:
        return doing(battery, aim=self.aim)


class ArRemoved(BatteryEvent):
    """The AR left the map without a round: out of sight, or nobody there to correct to."""

    type = "oba-ar-removed"
    tells = True
    is_setback = True
    hex: HexCoord
    is_unseen: bool

    def change(self, battery: Battery) -> Battery:
        return doing(battery, aim=None)

    def log(self) -> tuple[Reason, ...]:
        if self.is_unseen:
            return self.line("oba-log-ar-unseen", "2.3b", self.hex)
        return self.line("oba-log-ar-no-enemy", "2.4b", self.hex)


class RoundLanded(BatteryEvent):
    """A round came down: on the AR, or so many hexes from it in a direction (2.3d, 2.3e)."""

    type = "oba-round-landed"
    tells = True
    ar: HexCoord
    direction: Direction | None = None
    distance: int = 0

    def change(self, battery: Battery) -> Battery:
        """The AR is off the map."""
        return doing(battery, aim=None)

    def log(self) -> tuple[Reason, ...]:
        if self.direction is None:
            return self.line("oba-log-on-target", "2.3d", self.ar)
        return self.line(
            "oba-log-off-target", "2.31a", self.ar, direction=self.direction.value, distance=self.distance
        )


AIM_EVENTS: tuple[type[Event], ...] = (
    EnemyTold,
    EnemySeen,
    SightTold,
    BlastSightTold,
    ArPlaced,
    ArRemoved,
    RoundLanded,
)
