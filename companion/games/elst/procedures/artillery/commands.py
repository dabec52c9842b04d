"""What players may wish of batteries."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from pydantic import Field, PositiveInt

from companion.chance.pile import PileKind
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.radio import MOST_LEVEL, ObserverKind, ObserverStatus, Radio
from companion.games.elst.rules.artillery.terms import Action, BatteryKind
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.messages import Command

Args = Mapping[str, str | int | float]


class BatteryCommand(Command):
    """A wish about one battery, named by its id."""

    battery: str

    def label_args(self) -> Args:
        return {"battery": self.battery}


class PlacedCommand(BatteryCommand):
    """A wish about one battery and a hex."""

    hex: HexCoord

    def label(self) -> Reason:
        return Reason(f"do-{self.type}", hexes=(self.hex,), args=self.label_args())


# ---- before and between ----


class AddBattery(BatteryCommand):
    """Bring a battery into play, with a new pile of chits. `calibre` in millimetres."""

    type = "oba-add-battery"
    side: Faction
    kind: BatteryKind
    calibre: PositiveInt
    may_fire_smoke: bool = True
    observer: ObserverKind = ObserverKind.LEADER
    pile: PileKind = PileKind.PHYSICAL


class RemoveBattery(BatteryCommand):
    """Take a battery out of play."""

    type = "oba-remove-battery"


class MoveObserver(PlacedCommand):
    """Say where the observer stands; `level` 1 is a steeple, on boards with floors one of those."""

    type = "oba-move-observer"
    level: Annotated[int, Field(ge=0, le=MOST_LEVEL)] = 0

    def label_args(self) -> Args:
        """With the level."""
        return {**super().label_args(), "level": self.level}


class SetObserverStatus(BatteryCommand):
    """Say how the observer fares."""

    type = "oba-set-observer-status"
    status: ObserverStatus


class SetRadio(BatteryCommand):
    """Say whether the radio works."""

    type = "oba-set-radio"
    radio: Radio


class SetPossession(BatteryCommand):
    """Say whether a leader has the radio."""

    type = "oba-set-possession"
    has_radio: bool


class RepairRadio(BatteryCommand):
    """Try to repair the radio in an RPh."""

    type = "oba-repair-radio"


# ---- what the table sees ----


class TellEnemy(PlacedCommand):
    """Say whether a Known enemy is in or next to a hex."""

    type = "oba-tell-enemy"
    is_known: bool


class TellSight(PlacedCommand):
    """Say whether the observer sees a hex, whatever the companion has traced."""

    type = "oba-tell-sight"
    is_seen: bool
    hindrance: int = 0


class TellBlastSight(BatteryCommand):
    """Say whether the observer sees the blast height of his counter."""

    type = "oba-tell-blast-sight"
    sight: BlastVerdict


# ---- the fire phase ----


class EndOrdnanceSmoke(Command):
    """All ordnance smoke of this phase has been fired."""

    type = "oba-end-ordnance-smoke"


class AttemptContact(BatteryCommand):
    """Make the contact or maintenance DR; it may say that all ordnance smoke has been fired (2.1c)."""

    type = "oba-attempt-contact"
    ends_ordnance_smoke: bool = False


class DeclineContact(BatteryCommand):
    """Make no attempt in this phase."""

    type = "oba-decline-contact"


class TakeAction(BatteryCommand):
    """Do one of the things an observer in contact may do. `ar` is the hex of the AR, where one is placed."""

    type = "oba-take-action"
    action: Action
    ar: HexCoord | None = None

    def label(self) -> Reason:
        """Names the action itself."""
        places = () if self.ar is None else (self.ar,)
        key = f"do-oba-{self.action}" if self.ar is None else f"do-oba-{self.action}-at"
        return Reason(key, hexes=places, args=self.label_args())


class SetTarget(PlacedCommand):
    """Say more about a hex of the blast area: whether it is attacked, its modifiers.

    `negative` sums FFMO, FFNAM and Air Burst. What is None stays as it is.
    """

    type = "oba-set-target"
    is_attacked: bool | None = None
    tem: int | None = None
    negative: int | None = None
    has_gunshield: bool | None = None


class ResolveAttacks(BatteryCommand):
    """Roll for the hexes under attack."""

    type = "oba-resolve-attacks"


class BeginOtherFire(Command):
    """Artillery is finished; other units fire."""

    type = "oba-begin-other-fire"


# ---- movement phases ----


class Exposure(StrEnum):
    """How a unit moves in the MPh, as far as it makes the attack on it easier (2.51b)."""

    NONE = "no-ffmo-ffnam"
    FFMO = "ffmo"
    FFNAM = "ffnam"
    BOTH = "ffmo-and-ffnam"


class EnterBlastArea(PlacedCommand):
    """A unit enters a hex of the battery's blast area, or climbs into the steeple there (`level` 1).

    `tem` is what the unit has in that hex; None for what the tables say.
    """

    type = "oba-enter-blast-area"
    level: int = 0
    exposure: Exposure = Exposure.NONE
    tem: int | None = None
