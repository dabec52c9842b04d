"""What happened in the Refit Phase before everybody's eyes."""

from functools import cache

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import names_text, pieces_in_words, roster_text
from companion.games.elst.procedures.refit.event import CampaignEvent
from companion.games.elst.procedures.refit.state import (
    Campaign,
    GroundTold,
    Hexes,
    PlayArea,
    SavedAreas,
    StepStart,
    Trial,
)
from companion.games.elst.procedures.refit.stock import untried
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.pieces import piece_type, piece_types, printed_name
from companion.games.elst.rules.forces.quality import replacement
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import EscapeResult
from companion.reason import Reason
from companion.saved import FrozenMap, with_entry
from companion.session.changes import Barrier
from companion.session.messages import Event


def date_in_words(key: str, date: CampaignDate, rule: str = "") -> Reason:
    """A message about a date, by its day and time of day."""
    return Reason(key, rule, args={"day": date.value.split("-")[0], "time": date.time.value})


def at_step(campaign: Campaign, step: RefitStep) -> Campaign:
    """The campaign at the beginning of a step."""
    stock = untried(campaign.stock)
    began = StepStart(stock=stock, losses=campaign.losses)
    return campaign.model_copy(update={"step": step, "stock": stock, "began": began, "results": ()})


class RefitStepBegan(CampaignEvent):
    """A step of the Refit Phase began."""

    type = "elst-refit-step-began"
    step: RefitStep

    def changed(self, campaign: Campaign) -> Campaign:
        """At that step, with nothing done in it; areas of an earlier date are no areas any more (4.505)."""
        played = campaign.date if self.step is RefitStep.MELEE else campaign.played
        areas = None if self.step is RefitStep.SETUP_AREAS else campaign.areas
        immobile = () if self.step is RefitStep.MELEE else campaign.immobile
        before = campaign.losses if self.step is RefitStep.MELEE else campaign.losses_before
        changes = {"played": played, "areas": areas, "immobile": immobile, "losses_before": before}
        return at_step(campaign.model_copy(update=changes), self.step)

    def outcome(self) -> tuple[Reason, ...]:
        """None of the step's own."""
        return ()

    def log(self) -> tuple[Reason, ...]:
        return (Reason(self.step.text_key, self.step.value),)


class NewDateBegan(CampaignEvent):
    """The next date began; the side's secret work begins anew (4.510)."""

    type = "elst-new-date-began"
    date: CampaignDate

    def changed(self, campaign: Campaign) -> Campaign:
        changes = {"date": self.date, "ready": (), "chits_up": {}, "owing": (), "shown": ()}
        return campaign.model_copy(update=changes)

    def log(self) -> tuple[Reason, ...]:
        return (date_in_words("refit-log-date", self.date, "4.510"),)


class VehiclesTold(CampaignEvent):
    """It was told where a side's mobile vehicles with a functioning MA stand."""

    type = "elst-vehicles-told"
    side: Faction
    hexes: Hexes

    def changed(self, campaign: Campaign) -> Campaign:
        """With them in place of those told before."""
        vehicles = with_entry(campaign.told.vehicles, self.side, self.hexes)
        return _with_told(campaign, vehicles=vehicles)

    def log(self) -> tuple[Reason, ...]:
        """Whose, and where."""
        args = {"side": self.side.value}
        return (Reason("refit-areas-vehicles", hexes=self.hexes, args=args),) if self.hexes else ()

    def outcome(self) -> tuple[Reason, ...]:
        """Nothing: they stand beside what was asked."""
        return ()


class AreasCorrected(CampaignEvent):
    """The table sees some hexes otherwise."""

    type = "elst-areas-corrected"
    hexes: Hexes
    holding: Holding | None

    def changed(self, campaign: Campaign) -> Campaign:
        """With them so; each hex counts once."""
        edits = {
            holding: tuple(hex_ for hex_ in hexes if hex_ not in self.hexes)
            for holding, hexes in campaign.told.edits.items()
        }
        if self.holding:
            edits[self.holding] = (*edits.get(self.holding, ()), *self.hexes)
        return _with_told(campaign, edits=edits)

    def log(self) -> tuple[Reason, ...]:
        """Which, and whose they are."""
        args = {"holding": self.holding.value if self.holding else "none"}
        return (Reason("refit-log-corrected", hexes=self.hexes, args=args),) if self.hexes else ()

    def outcome(self) -> tuple[Reason, ...]:
        """Nothing: the map shows them."""
        return ()


def _with_told(campaign: Campaign, **changes: object) -> Campaign:
    told = GroundTold.model_validate({**dict(campaign.told), **changes})
    return campaign.model_copy(update={"told": told})


class AreasFixed(CampaignEvent):
    """The Setup Areas were fixed (4.5055)."""

    type = "elst-areas-fixed"
    areas: SavedAreas

    def changed(self, campaign: Campaign) -> Campaign:
        """With these areas; corrections were for them alone."""
        told = GroundTold(vehicles=campaign.told.vehicles)
        return campaign.model_copy(update={"areas": self.areas, "told": told})

    def log(self) -> tuple[Reason, ...]:
        """How many areas each side has."""
        counts = {side: sum(area.faction is side for area in self.areas.areas) for side in Faction}
        args = {side.value: counts[side] for side in Faction}
        return (Reason("refit-log-areas", "4.505", args=args),)


class LossesTold(CampaignEvent):
    """It was told which MMC a side lost in the scenario; counts by type id."""

    type = "elst-losses-told"
    side: Faction
    pool: FrozenMap[str, int]

    def changed(self, campaign: Campaign) -> Campaign:
        """With this pool."""
        return campaign.model_copy(update={"losses": with_entry(campaign.losses, self.side, self.pool)})

    def log(self) -> tuple[Reason, ...]:
        """Whose, and which."""
        pieces = pieces_in_words(Pieces(type=id_, count=count) for id_, count in self.pool.items())
        return (Reason("refit-log-lost", args={"side": self.side.value}, about=pieces),) if self.pool else ()

    def outcome(self) -> tuple[Reason, ...]:
        """Nothing: they stand in the pool."""
        return ()


class LossesEmptied(CampaignEvent):
    """The pools of losses were emptied (4.513a, A-34)."""

    type = "elst-losses-emptied"

    def changed(self, campaign: Campaign) -> Campaign:
        """Without losses."""
        return campaign.model_copy(update={"losses": {}, "losses_before": {}})


class EscapeDeclared(CampaignEvent):
    """Units are about to try an Escape."""

    type = "elst-escape-declared"
    trial: Trial

    def changed(self, campaign: Campaign) -> Campaign:
        """While the DR waits."""
        return campaign.model_copy(update={"trial": self.trial})

    def log(self) -> tuple[Reason, ...]:
        return (pieces_in_words(gathered(Pieces(type=id_, count=1) for id_ in self.trial.units)),)

    def outcome(self) -> tuple[Reason, ...]:
        """Nothing: the DR is yet to come."""
        return ()


@cache
def _ss_names() -> frozenset[str]:
    return frozenset(printed_name(type_) for type_ in piece_types().values() if type_.is_ss)


def _not_replaced(type_id: str) -> Reason:
    type_ = piece_type(type_id)
    return Reason("refit-escape-ss", "4.506g") if type_.is_ss else replacement(type_).reason


class EscapeMade(CampaignEvent):
    """An Escape came out; `survivors` names what each unit became, in its words, `lost` those that died.

    `spared`, by type id, are those that the table would have Replaced, and nothing takes the place of.
    """

    type = "elst-escape-made"
    result: EscapeResult
    survivors: tuple[str, ...]
    lost: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing waits."""
        return campaign.model_copy(update={"trial": None})

    def log(self) -> tuple[Reason, ...]:
        """The result, and who is left; nobody where Casualty Reduction has taken all (4.5061b)."""
        if not self.survivors and self.result in (EscapeResult.REDUCED, EscapeResult.REPLACED_AND_REDUCED):
            return (Reason("refit-escape-none-left", "4.506f"),)
        left = names_text(self.survivors)
        told = Reason(f"refit-escape-{self.result.value}", "4.506f", args={"units": left})
        is_replaced = self.result in (EscapeResult.REPLACED, EscapeResult.REPLACED_AND_REDUCED)
        are_ss = is_replaced and not _ss_names().isdisjoint(self.survivors)
        lines = [told, *dict.fromkeys(map(_not_replaced, self.spared))]
        if are_ss and not self.spared:  # as it was kept before
            lines.append(Reason("refit-escape-ss", "4.506g"))
        if self.survivors and self.lost:
            lines.append(Reason("refit-escape-lost", "4.506f", args={"units": names_text(self.lost)}))
        return tuple(lines)


class TableRolled(CampaignEvent):
    """A table gave its results, one for each case; each is a message key. Older sessions tell no `rule`."""

    type = "elst-table-rolled"
    results: tuple[str, ...]
    rule: str = ""

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing that is tracked."""
        return campaign

    def log(self) -> tuple[Reason, ...]:
        return tuple(Reason(f"refit-result-{result}", self.rule) for result in self.results)


class HalfSquadsCombined(CampaignEvent):
    """Like half-squads of a place combined into squads (4.509)."""

    type = "elst-half-squads-combined"
    side: Faction
    place: str
    gone: tuple[Pieces, ...]
    come: tuple[Pieces, ...]

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing by itself."""
        return campaign

    def log(self) -> tuple[Reason, ...]:
        """What became what."""
        args = {"gone": roster_text(self.gone), "come": roster_text(self.come)}
        return (Reason("refit-log-combined", "4.509", args=args),)


class SideReady(CampaignEvent):
    """A side has done its secret work of the date."""

    type = "elst-side-ready"
    side: Faction

    def changed(self, campaign: Campaign) -> Campaign:
        """With it ready."""
        return campaign.model_copy(update={"ready": (*campaign.ready, self.side)})

    def log(self) -> tuple[Reason, ...]:
        return (Reason("refit-log-ready", "4.517", args={"side": self.side.value}),)


class ChitTurnedUp(CampaignEvent):
    """A side showed the initiative chit that it had sealed (4.517).

    `owes`: on an Idle Date it has Shifts or squads to show besides, which it alone can.
    """

    type = "elst-chit-turned-up"
    side: Faction
    chit: Chit
    owes: bool = False

    @property
    def barrier(self) -> Barrier:
        """What was seen was seen."""
        return Barrier.REVEAL

    def changed(self, campaign: Campaign) -> Campaign:
        """With it beside the other side's."""
        owing = (*campaign.owing, self.side) if self.owes else campaign.owing
        chits_up = {**campaign.chits_up, self.side: self.chit}
        return campaign.model_copy(update={"chits_up": chits_up, "owing": owing})

    def log(self) -> tuple[Reason, ...]:
        """Whose, and which."""
        args = {"side": self.side.value, "chit": self.chit.value}
        return (Reason("refit-log-chit-up", "4.517", args=args),)


class ChitsRevealed(CampaignEvent):
    """Both initiative chits were shown; Attack chits are used up (4.517a)."""

    type = "elst-chits-revealed"
    chits: FrozenMap[Faction, Chit]

    @property
    def barrier(self) -> Barrier:
        """What was seen was seen."""
        return Barrier.REVEAL

    def changed(self, campaign: Campaign) -> Campaign:
        """With the chits counted."""
        used = {
            side: campaign.attacks_used.get(side, 0) + (chit is Chit.ATTACK)
            for side, chit in self.chits.items()
        }
        return at_step(campaign.model_copy(update={"attacks_used": used}), RefitStep.INITIATIVE)

    def log(self) -> tuple[Reason, ...]:
        args = {side.value: chit.value for side, chit in self.chits.items()}
        return (Reason("refit-log-chits", "4.517b", args=args),)


def _to_set_up(campaign: Campaign, scenarios: tuple[ScenarioType, ...]) -> Campaign:
    """With the first of some scenarios to be set up, its play area not yet marked."""
    first, *others = scenarios
    changes = {"scenario": first, "following": tuple(others), "play_area": None}
    return at_step(campaign.model_copy(update=changes), RefitStep.SETUP)


class ScenariosPlanned(CampaignEvent):
    """The scenarios of the date are known; none on an Idle Date (4.517b)."""

    type = "elst-scenarios-planned"
    scenarios: tuple[ScenarioType, ...]

    def changed(self, campaign: Campaign) -> Campaign:
        """With the first to be set up."""
        if not self.scenarios:
            return campaign
        return _to_set_up(campaign, self.scenarios)

    def log(self) -> tuple[Reason, ...]:
        """Each, or that there is none."""
        found = tuple(Reason(f"refit-scenario-{type_.value}", "4.5171") for type_ in self.scenarios)
        return found or (Reason("refit-idle-date", "4.5171d"),)


class SecondScenarioDue(CampaignEvent):
    """The first of two scenarios of a date is over, and areas are fixed anew: the second is set up."""

    type = "elst-second-scenario-due"

    def changed(self, campaign: Campaign) -> Campaign:
        return _to_set_up(campaign, campaign.following)


class PlayAreaMarked(CampaignEvent):
    """The Germans marked the play area of their attack, perhaps too early (4.5171b)."""

    type = "elst-play-area-marked"
    area: PlayArea
    is_early: bool = False  # older sessions do not tell

    def changed(self, campaign: Campaign) -> Campaign:
        return campaign.model_copy(update={"play_area": self.area})

    def log(self) -> tuple[Reason, ...]:
        """From corner to corner."""
        return (Reason("refit-log-play-area", "4.5171b", (self.area.first, self.area.last)),)

    def news(self) -> tuple[Reason, ...]:
        """That it is early, which the table may have seen otherwise."""
        return (Reason("refit-play-area-after-setup", "4.5171b"),) if self.is_early else ()


class PlayBegan(CampaignEvent):
    """Everything is set up, and the scenario is played."""

    type = "elst-play-began"

    def changed(self, campaign: Campaign) -> Campaign:
        """No step is under way."""
        return campaign.model_copy(update={"step": None})


class CampaignEnded(CampaignEvent):
    """The campaign is over: its last date is, or a side conceded it (4.2c)."""

    type = "elst-campaign-ended"
    conceded_by: Faction | None = None

    def changed(self, campaign: Campaign) -> Campaign:
        return campaign.model_copy(update={"is_over": True, "step": None, "conceded_by": self.conceded_by})

    def log(self) -> tuple[Reason, ...]:
        by = self.conceded_by.value if self.conceded_by else "nobody"
        return (Reason("refit-log-over", "4.2c", args={"side": by}),)


CAMPAIGN_EVENTS: tuple[type[Event], ...] = (
    RefitStepBegan,
    NewDateBegan,
    VehiclesTold,
    AreasCorrected,
    AreasFixed,
    LossesTold,
    LossesEmptied,
    EscapeDeclared,
    EscapeMade,
    TableRolled,
    HalfSquadsCombined,
    SideReady,
    ChitTurnedUp,
    ChitsRevealed,
    ScenariosPlanned,
    SecondScenarioDue,
    PlayAreaMarked,
    PlayBegan,
    CampaignEnded,
)
