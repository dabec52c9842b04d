"""Whether something belongs to the step under way (4.5, 4.2c)."""

from companion.games.elst.procedures.refit.state import Campaign
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.reason import Reason


def over_refusal(campaign: Campaign) -> Reason | None:
    """Why nothing more is done in a campaign that is over."""
    return Reason("refit-campaign-over", "4.2c") if campaign.is_over else None


def step_refusal(campaign: Campaign, *steps: RefitStep) -> Reason | None:
    """Why something that belongs to some steps is not done now; None at one of these."""
    if refusal := over_refusal(campaign):
        return refusal
    if campaign.step in steps:
        return None
    return Reason("refit-not-at-step", "4.5", args={"step": steps[0].value})
