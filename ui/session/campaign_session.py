"""The session in play as a campaign of Decision at Elst: where its Refit Phase stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.elst.session import elst_system

if TYPE_CHECKING:
    from companion.games.elst.procedures.refit.state import Campaign
    from companion.games.elst.rules.refit.procedure import RefitStep
    from companion.games.elst.table.scene import Scene
    from ui.session.bridge import SessionBridge


def refit_scene(bridge: SessionBridge) -> Scene | None:
    """The refit assistant's view of the session in play; None without one of this game."""
    system = elst_system(bridge)
    return system.scene(bridge.in_play.state) if system else None


def campaign_of(bridge: SessionBridge) -> Campaign | None:
    """The campaign in play; None where no session keeps one."""
    from companion.games.elst.table.state import ElstGame

    game = bridge.session.state.game if bridge.session else None
    return game.campaign if isinstance(game, ElstGame) else None


def awaits_refit(bridge: SessionBridge) -> bool:
    """Whether the scenario of a campaign is over, so that the Refit Phase comes next."""
    campaign = campaign_of(bridge)
    if campaign is None or campaign.is_over or campaign.step is not None:
        return False
    return bridge.session is not None and bridge.session.state.game.clock.is_over


def refit_step(bridge: SessionBridge) -> RefitStep | None:
    """The step of the Refit Phase under way; None while a scenario is played, and without a campaign."""
    campaign = campaign_of(bridge)
    return campaign.step if campaign else None
