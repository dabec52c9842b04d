"""What all events of the campaign, and all of a side's purse, have in common."""

from abc import ABC, abstractmethod

from companion.games.elst.procedures.refit.state import Campaign, Purse
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Event


class CampaignEvent(ElstEvent, ABC):
    """An event that changes the campaign and nothing else."""

    touches = Changes.PHASE

    @abstractmethod
    def changed(self, campaign: Campaign) -> Campaign:
        """The campaign after it."""

    def apply(self, game: ElstGame) -> ElstGame:
        """The game after it; what the log says is a result of the step under way."""
        campaign = self.changed(game.campaign)
        told = campaign.model_copy(update={"results": (*campaign.results, *self.outcome())})
        return game.model_copy(update={"campaign": told})

    def outcome(self) -> tuple[Reason, ...]:
        """What the step shows of it."""
        return self.log()


class PurseEvent(Event, ABC):
    """An event that changes a side's purse; `secret_to` names the side."""

    touches = Changes.PHASE

    @abstractmethod
    def changed(self, purse: Purse) -> Purse:
        """The purse after it."""
