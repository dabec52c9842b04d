"""What is tracked of the batteries: contact, access, counters on the map, and the phase under way."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt

from companion.games.elst.factions import Side
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.access import is_denied_by
from companion.games.elst.rules.artillery.accuracy import USUAL_NUMBER
from companion.games.elst.rules.artillery.radio import FireCounter, Observer
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind, Mission
from companion.games.elst.rules.sequence import Moment
from companion.hexes.coordinates import HexCoord
from companion.saved import Frozen, FrozenMap, HexKey


class Attempt(StrEnum):
    """What became of a battery's contact in its owner's fire phase."""

    NONE = "none"
    MADE = "made"
    FAILED = "failed"
    DECLINED = "declined"


class TargetSight(Frozen):
    """Whether the observer sees a hex, and the hindrance on the way; None where nobody has said."""

    is_seen: bool
    hindrance: int | None = None


class Aim(Frozen):
    """An AR on the map, until its round has landed.

    `mission` is what its counter becomes FFE:1 with, or goes on with as FFE:2; None for an SR.
    `correction` is the distance in hexes, None for a new AR; `is_blind`: because the blast height is
    out of sight.
    """

    action: Action
    ar: HexCoord
    mission: Mission | None = None
    correction: int | None = None
    is_blind: bool = False


class Target(Frozen):
    """One hex under attack. `tem` is None while the table has not said; `negative` sums FFMO, FFNAM
    and Air Burst; `level` 1 means a unit that climbs into the steeple.
    """

    hex: HexCoord
    is_attacked: bool = True
    tem: int | None = None
    negative: int = 0
    has_gunshield: bool = False
    level: int = 0


class Activity(Frozen):
    """What a battery has done in one phase. It counts in that phase only.

    `enemies`, `sights` and `blast_sight` keep what the table has said about Known enemies and sight;
    None for "don't know". `barrage` lists the hexes of an HE FFE that waits to be resolved, `entry` the
    unit that has entered a blast area, `repair_die` a repair dr that failed.
    """

    moment: Moment | None = None
    attempt: Attempt = Attempt.NONE
    has_drawn: bool = False
    is_continued: bool = False
    is_over: bool = False
    has_fired: bool = False
    enemies: FrozenMap[HexKey, bool | None] = Field(default_factory=dict)
    sights: FrozenMap[HexKey, TargetSight] = Field(default_factory=dict)
    blast_sight: BlastVerdict | None = None
    aim: Aim | None = None
    barrage: tuple[Target, ...] | None = None
    entry: Target | None = None
    has_tried_repair: bool = False
    repair_die: int | None = None

    @property
    def has_attempted(self) -> bool:
        """Whether a contact or maintenance DR was made."""
        return self.attempt in (Attempt.MADE, Attempt.FAILED)


class Battery(Frozen):
    """One battery with its observer. `calibre` in millimetres; the draw pile has the battery's id.

    `reds` counts the red chits of this scenario, `missions` the missions that have put an FFE on the
    map in it. `began_rally_with_ffec` is about the RPh under way.
    """

    id: str
    faction: Side
    kind: BatteryKind
    calibre: PositiveInt
    may_fire_smoke: bool = True
    accuracy_number: PositiveInt = USUAL_NUMBER
    contact_number: Annotated[int, Field(ge=2, le=12)] | None = None
    repair_number: Annotated[int, Field(ge=1, le=6)] | None = None
    observer: Observer = Observer()
    has_contact: bool = False
    has_had_contact: bool = False
    was_lost_in_mid_turn: bool = False
    has_access: bool = False
    reds: NonNegativeInt = 0
    counter: ArtilleryCounter | None = None
    hex: HexCoord | None = None
    mission: Mission | None = None
    missions: NonNegativeInt = 0
    began_rally_with_ffec: bool = False
    fire_counter: FireCounter | None = None
    activity: Activity = Activity()

    @property
    def is_denied(self) -> bool:
        """Whether access can never be gained again in this scenario (2.2f)."""
        return is_denied_by(self.reds)

    @property
    def is_rocket(self) -> bool:
        """Whether the rocket rules apply (2.9)."""
        return self.kind is BatteryKind.ROCKET

    @property
    def on_map(self) -> ArtilleryCounter | None:
        """Its counter; None also where nobody has said in which hex it stands."""
        return self.counter if self.hex is not None else None

    @property
    def has_ffe(self) -> bool:
        """Whether it has a blast area."""
        return self.on_map is not None and self.on_map.is_ffe

    @property
    def is_out(self) -> bool:
        """Whether it does nothing more in this scenario: no radio calls it, or no access comes (2c, 2.2f)."""
        burns = self.counter is not None and self.counter.is_ffe
        return (self.observer.has_lost_radio or (self.is_denied and not self.has_access)) and not burns

    @property
    def fires(self) -> Mission:
        """The mission of its FFE; HE where nobody has said."""
        return self.mission or Mission.HE


class FirePhase(Frozen):
    """What has happened in one fire phase besides artillery."""

    moment: Moment | None = None
    is_ordnance_smoke_done: bool = False
    is_other_fire_begun: bool = False


class Artillery(Frozen):
    """All batteries, by id.

    `tems` keeps what the table has read off the base game's chart, by terrain; None for "don't know".
    `hex_tems` are those told of single hexes, `repair_fates` whether a failed repair dr eliminates a radio.
    """

    batteries: FrozenMap[str, Battery] = Field(default_factory=dict)
    fire_phase: FirePhase = FirePhase()
    tems: FrozenMap[str, int | None] = Field(default_factory=dict)
    hex_tems: FrozenMap[HexKey, int] = Field(default_factory=dict)
    repair_fates: FrozenMap[int, bool] = Field(default_factory=dict)
