"""The campaign between its scenarios: what both players know, and each side's secret purse."""

from collections.abc import Mapping
from enum import StrEnum

from pydantic import Field

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.refit.die_tables import Condition
from companion.games.elst.procedures.refit.stock import Stock, at
from companion.games.elst.rules.campaign_dates import FIRST_DATE, CampaignDate
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.refit.areas import AreaMap, Holding, SetupArea
from companion.games.elst.rules.refit.fixing import AreaStages
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.refit.groups import GroupId
from companion.games.elst.rules.refit.initiative import BRITISH_ATTACKS, Chit, ScenarioType
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.purchases import Purchase
from companion.games.elst.rules.refit.records import PurchaseLine, RosterLine
from companion.games.elst.rules.refit.terms import RollKind, ShiftResult
from companion.hexes.coordinates import HexCoord
from companion.saved import Frozen, FrozenMap, SavedReason

Hexes = tuple[HexCoord, ...]


class SavedArea(Frozen):
    """A Setup Area as it was fixed."""

    faction: Faction
    number: int
    hexes: Hexes
    strategic: Hexes = ()
    isolated: Hexes = ()


class SavedAreas(Frozen):
    """All areas as they were fixed; a later version of the rules does not change them."""

    areas: tuple[SavedArea, ...]
    no_mans_land: Hexes
    control: FrozenMap[Faction, Hexes]
    usable_entry: FrozenMap[Faction, Hexes]

    @classmethod
    def of(cls, stages: AreaStages) -> "SavedAreas":
        """The result of the stages."""
        found = stages.result
        areas = (
            SavedArea(
                faction=area.faction,
                number=area.number,
                hexes=tuple(sorted(area.hexes)),
                strategic=tuple(sorted(area.strategic)),
                isolated=tuple(sorted(area.isolated)),
            )
            for area in found.areas
        )
        return cls(
            areas=tuple(areas),
            no_mans_land=tuple(sorted(found.no_mans_land)),
            control={faction: tuple(sorted(hexes)) for faction, hexes in stages.marked.items()},
            usable_entry={faction: tuple(sorted(hexes)) for faction, hexes in found.usable_entry.items()},
        )

    def on(self, ground: RefitGround) -> AreaMap:
        """The areas on their ground."""
        areas = tuple(
            SetupArea(a.faction, a.number, frozenset(a.hexes), frozenset(a.strategic), frozenset(a.isolated))
            for a in self.areas
        )
        no_mans_land = frozenset(self.no_mans_land)
        taken = no_mans_land.union(*(area.hexes for area in areas))
        control = {hex_: faction for faction, hexes in self.control.items() for hex_ in hexes}
        entry = {faction: frozenset(hexes) for faction, hexes in self.usable_entry.items()}
        return AreaMap(areas, no_mans_land, ground.hexes - taken, control, entry, ground)


class Trial(Frozen):
    """Infantry or a vehicle on its way while a DR waits: an Escape, or (with losses) a Shift."""

    units: tuple[str, ...]  # type ids, one for each unit
    wounded: int = 0  # how many of the leaders, those named first
    equipment: tuple[Pieces, ...] = ()
    side: Faction | None = None
    hex: HexCoord | None = None
    is_stunned: bool = False


class Arrival(Frozen):
    """Counters that came out of a hex and still choose between places, named as areas are, or "entry"."""

    side: Faction
    hex: HexCoord
    lots: Stock
    goals: tuple[str, ...]
    are_alone: bool = False  # of a side that told of nobody besides


class TableTrial(Frozen):
    """What dice on a table wait for: counters of a side in a place, one row each.

    `told` is what was typed of all of them, `unknown` what was asked and nobody could tell. `units`, by
    type id, stand for `kind` and `lots` where these were not kept yet.
    """

    side: Faction
    place: str
    units: tuple[str, ...] = ()
    kind: RollKind | None = None
    lots: Stock = ()
    told: Condition = Condition()
    unknown: tuple[str, ...] = ()


class GroundTold(Frozen):
    """What players told for the Setup Areas: mobile armed vehicles, and hexes seen otherwise (by hand)."""

    vehicles: FrozenMap[Faction, Hexes] = Field(default_factory=dict)
    edits: FrozenMap[Holding, Hexes] = Field(default_factory=dict)


class PlayArea(Frozen):
    """The part of the map used in a German attack, by two opposite corners (4.5171b)."""

    first: HexCoord
    last: HexCoord


class StepStart(Frozen):
    """What stood when the step under way began, for the difference that it makes."""

    stock: Stock = ()
    losses: FrozenMap[Faction, FrozenMap[str, int]] = Field(default_factory=dict)


class Campaign(Frozen):
    """What both players know. `step` None: a scenario is being played.

    `scenario` is the one being played or prepared, `following` what comes after it on the same date,
    `played` the date of the scenario before. `losses` is the pool of MMC lost and not replenished yet,
    `losses_before` what of it earlier scenarios brought, `ready` lists the sides whose secret work of the
    date is done. `stock` is what players tell to be Retained, `counted` the sides that told what they have:
    of another those alone are in it whom its dice brought there,
    `results` what the step under way has brought. `lost_before` are the eliminated of earlier scenarios.
    """

    date: CampaignDate = FIRST_DATE
    step: RefitStep | None = None
    scenario: ScenarioType = ScenarioType.BRITISH_ATTACK
    following: tuple[ScenarioType, ...] = ()
    attacks_used: FrozenMap[Faction, int] = Field(default_factory=dict)
    attacks_before: int = Field(0, ge=0, le=BRITISH_ATTACKS)  # of the British, before the table was tracked
    told: GroundTold = GroundTold()
    areas: SavedAreas | None = None
    losses: FrozenMap[Faction, FrozenMap[str, int]] = Field(default_factory=dict)
    losses_before: FrozenMap[Faction, FrozenMap[str, int]] = Field(default_factory=dict)
    trial: Trial | None = None
    arrivals: tuple[Arrival, ...] = ()
    table_trial: TableTrial | None = None
    ready: tuple[Faction, ...] = ()
    chits_up: FrozenMap[Faction, Chit] = Field(default_factory=dict)  # turned up by their own side
    owing: tuple[Faction, ...] = ()  # sides that turned up Idle with Shifts or squads still to be shown
    shown: tuple[Faction, ...] = ()  # the sides whose Shifts and squads of the date everybody has seen
    play_area: PlayArea | None = None
    conceded_by: Faction | None = None
    is_over: bool = False
    played: CampaignDate | None = None
    stock: Stock = ()
    counted: tuple[Faction, ...] = ()
    batteries: tuple[Battery, ...] = ()  # kept out of play
    lost_before: FrozenMap[Faction, tuple[Pieces, ...]] = Field(default_factory=dict)
    repair_numbers: FrozenMap[str, int] = Field(default_factory=dict)  # by weapon, as told
    immobile: Stock = ()  # vehicles that ended the scenario so, in their hexes (4.504)
    began: StepStart = StepStart()
    results: tuple[SavedReason, ...] = ()

    def attacks_by(self, faction: Faction) -> int:
        """How many Attack chits a side has used (4.517a)."""
        return self.attacks_used.get(faction, 0) + self.attacks_before * (faction is Faction.BRITISH)

    @property
    def still_owing(self) -> tuple[Faction, ...]:
        """The sides that have yet to show what no set-up will, if the date is an Idle Date (4.517b)."""
        return tuple(side for side in self.owing if side not in self.shown)

    def is_counted(self, side: Faction, place: str) -> bool:
        """Whether a side told what it has in a place, so that nobody else is there."""
        return side in self.counted and any(at(self.stock, side, place))

    def losses_of(self, faction: Faction) -> Mapping[str, int]:
        """A side's pool, by type id."""
        return self.losses.get(faction, {})

    def are_losses_told(self, faction: Faction) -> bool:
        """Whether anything has been told of what a side lost in the scenario that is just over."""
        return self.losses_of(faction) != self.losses_before.get(faction, {})


class ShiftPlan(Frozen):
    """A Shift whose DR waits; places are area names, or "entry"."""

    origin: str
    goal: str
    units: tuple[str, ...]

    @property
    def pieces(self) -> tuple[Pieces, ...]:
        """The counters, each type once."""
        return gathered(Pieces(type=id_, count=1) for id_ in self.units)


class ShiftOutcome(Frozen):
    """How a Shift came out; `survivors` in their words, after one with losses only."""

    plan: ShiftPlan
    result: ShiftResult
    survivors: tuple[str, ...] | None = None


class PurseStep(StrEnum):
    """How far a side's secret work of a date has come."""

    REPLENISHMENT = "replenishment"
    POINTS = "points"
    PURCHASE = "purchase"
    ROLLS = "rolls"
    CHIT = "chit"
    DONE = "done"


class Purse(Frozen):
    """What a side keeps to itself. `date` is that of the work in hand; of an earlier one only `left`,
    `roster`, `record` and `earlier`, the groups bought before the table was tracked, still count."""

    date: CampaignDate | None = None
    step: PurseStep = PurseStep.REPLENISHMENT
    left: int = 0
    gained: int = 0
    replenished: tuple[Pieces, ...] = ()
    replenished_to: str = ""
    order: tuple[Purchase, ...] = ()
    chit: Chit | None = None
    shift: ShiftPlan | None = None
    shifted: tuple[ShiftPlan, ...] = ()
    moves: tuple[ShiftOutcome, ...] = ()
    roster: tuple[RosterLine, ...] = ()
    record: tuple[PurchaseLine, ...] = ()
    earlier: tuple[GroupId, ...] = ()
    results: tuple[SavedReason, ...] = ()

    def on(self, date: CampaignDate) -> "Purse":
        """The purse as it stands on a date."""
        if self.date is date:
            return self
        kept = ("left", "roster", "record", "earlier")
        return Purse(date=date, **{name: getattr(self, name) for name in kept})

    def bought_before(self, date: CampaignDate) -> Mapping[str, int]:
        """How many groups of each id were bought on other dates, also before the table was tracked."""
        ids = [*self.earlier, *(line.group for line in self.record if line.date is not date)]
        return {id_: ids.count(id_) for id_ in dict.fromkeys(ids)}

    def has_bought(self, group: str, date: CampaignDate) -> bool:
        """Whether a group was bought on a date."""
        return any((line.group, line.date) == (group, date) for line in self.record)
