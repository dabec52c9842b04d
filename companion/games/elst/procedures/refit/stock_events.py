"""What becomes of counters Retained, and of those that no list names."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.event import CampaignEvent
from companion.games.elst.procedures.refit.state import Arrival, Campaign, TableTrial
from companion.games.elst.procedures.refit.stock import Stock, adding, taking
from companion.games.elst.procedures.refit.stock_words import lot_told
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.refit.closing import AfvRecovery
from companion.games.elst.rules.refit.disposition import Fate
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import FrozenMap, with_entry
from companion.session.changes import Changes
from companion.session.messages import Event


class StockChanged(CampaignEvent):
    """Counters Retained came, went, or changed their state or place.

    What came `are_alone` where nobody told what its side has: a die brought it there. Not `is_told`: what
    follows in the act tells it.
    """

    type = "elst-stock-changed"
    touches = Changes.PHASE | Changes.UNITS
    taken: Stock = ()
    added: Stock = ()
    are_alone: bool = False
    is_told: bool = True

    def changed(self, campaign: Campaign) -> Campaign:
        """With the stock so."""
        stock = adding(taking(campaign.stock, self.taken), self.added)
        is_told = not (self.are_alone or self.taken)
        told = (lot.side for lot in self.added if is_told and not lot.group)
        counted = tuple(dict.fromkeys((*campaign.counted, *told)))
        return campaign.model_copy(update={"stock": stock, "counted": counted})

    def log(self) -> tuple[Reason, ...]:
        """What is there now; where nothing came, what went."""
        if not self.is_told:
            return ()
        if self.added:
            return tuple(lot_told("refit-fact-retained", lot) for lot in self.added)
        return tuple(lot_told("refit-log-gone", lot) for lot in self.taken)


class FateTold(CampaignEvent):
    """It was told what ended the scenario in a hex, and so what becomes of it (4.5053-4.5057)."""

    type = "elst-fate-told"
    side: Faction
    hex: HexCoord
    pieces: tuple[Pieces, ...]
    fate: Fate
    is_destroyed: bool = False

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing by itself."""
        return campaign

    def log(self) -> tuple[Reason, ...]:
        fate = "destroyed" if self.is_destroyed else self.fate.value
        args: dict[str, str | int | float] = {"pieces": roster_text(self.pieces), "fate": fate}
        return (Reason("refit-log-fate", "4.5057", (self.hex,), args),)


class ArrivalDue(CampaignEvent):
    """Counters may choose where they go (4.5053a, 4.5061a)."""

    type = "elst-arrival-due"
    arrival: Arrival

    def changed(self, campaign: Campaign) -> Campaign:
        """While they choose."""
        return campaign.model_copy(update={"arrivals": (*campaign.arrivals, self.arrival)})


class ArrivalSettled(CampaignEvent):
    """Those from a hex have chosen."""

    type = "elst-arrival-settled"
    side: Faction
    hex: HexCoord

    def changed(self, campaign: Campaign) -> Campaign:
        """The first of them waits no more."""
        waiting = list(campaign.arrivals)
        place = next((n for n, a in enumerate(waiting) if (a.side, a.hex) == (self.side, self.hex)), None)
        if place is not None:
            del waiting[place]
        return campaign.model_copy(update={"arrivals": tuple(waiting)})


class PlightEnded(CampaignEvent):
    """The rolls for an AFV ended at last (4.504)."""

    type = "elst-plight-ended"
    side: Faction
    pieces: tuple[Pieces, ...]
    hex: HexCoord
    ending: AfvRecovery

    def changed(self, campaign: Campaign) -> Campaign:
        """Nothing that is tracked."""
        return campaign

    def log(self) -> tuple[Reason, ...]:
        args: dict[str, str | int | float] = {"pieces": roster_text(self.pieces), "ending": self.ending.value}
        return (Reason("refit-log-plight", "4.504", (self.hex,), args),)


class VehiclesImmobilized(CampaignEvent):
    """Bogged vehicles ended the scenario immobile (4.504): what becomes of them depends on it."""

    type = "elst-vehicles-immobilized"
    lots: Stock

    def changed(self, campaign: Campaign) -> Campaign:
        """With them, each in its hex."""
        return campaign.model_copy(update={"immobile": adding(campaign.immobile, self.lots)})


class TableDeclared(CampaignEvent):
    """Dice on a table wait for counters with a name and a place."""

    type = "elst-table-declared"
    trial: TableTrial | None

    def changed(self, campaign: Campaign) -> Campaign:
        """While the dice wait."""
        return campaign.model_copy(update={"table_trial": self.trial})


class RepairNumberTold(CampaignEvent):
    """It was told which repair number a weapon prints (4.5123a); it counts for the whole game."""

    type = "elst-repair-number-told"
    weapon: str
    number: int

    def changed(self, campaign: Campaign) -> Campaign:
        numbers = with_entry(campaign.repair_numbers, self.weapon, self.number)
        return campaign.model_copy(update={"repair_numbers": numbers})


class LossesNoted(CampaignEvent):
    """The piles of eliminated counters as the scenario begins: what comes on top is lost in it (4.513a)."""

    type = "elst-losses-noted"
    piles: FrozenMap[Faction, tuple[Pieces, ...]]

    def changed(self, campaign: Campaign) -> Campaign:
        return campaign.model_copy(update={"lost_before": self.piles})


STOCK_EVENTS: tuple[type[Event], ...] = (
    StockChanged,
    FateTold,
    ArrivalDue,
    ArrivalSettled,
    PlightEnded,
    VehiclesImmobilized,
    TableDeclared,
    RepairNumberTold,
    LossesNoted,
)
