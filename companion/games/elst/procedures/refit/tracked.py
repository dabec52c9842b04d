"""The facts of the campaign, and of the purses in sight, for setting them directly."""

from collections.abc import Iterable, Iterator

from companion.games.elst.procedures.refit.rolling import HIGHEST_REPAIR
from companion.games.elst.procedures.refit.rolls_due import weapon_in_words
from companion.games.elst.procedures.refit.state import Campaign
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.initiative import BRITISH_ATTACKS
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.kit.facts import Fact
from companion.reason import Reason


def campaign_facts(campaign: Campaign, purses: Iterable[str]) -> Iterator[Fact]:
    """Date, step, repair numbers and Attack chits; of each side's purse its points and earlier groups."""
    yield Fact("campaign/date", Reason("refit-fact-date"), tuple(date.value for date in CampaignDate))
    yield Fact("campaign/step", Reason("refit-fact-step"), (None, *(step.value for step in RefitStep)))
    used = Reason("refit-fact-attacks-before")
    yield Fact("campaign/attacks_before", used, lowest=0, highest=BRITISH_ATTACKS)
    yield from map(_repair_number_fact, campaign.repair_numbers)
    for side in purses:
        yield _points_fact(side)
        yield Fact("earlier", Reason("refit-fact-earlier", args={"side": side}), secret_to=side)


def _repair_number_fact(weapon: str) -> Fact:
    label = Reason("refit-fact-repair-number", "4.5123a", about=weapon_in_words(weapon))
    return Fact(f"campaign/repair_numbers/{weapon}", label, lowest=0, highest=HIGHEST_REPAIR)


def _points_fact(side: str) -> Fact:
    return Fact("left", Reason("refit-fact-points", args={"side": side}), secret_to=side, lowest=0)
