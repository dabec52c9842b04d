"""Fog of war: enemy stacks may be looked at only while they are in combat (9.6)."""

from companion.systems.no_prisoners.campaign.counters import Counter
from companion.systems.no_prisoners.campaign.scene import Scene


def is_in_fog(scene: Scene, counter: Counter) -> bool:
    """Whether the player whose turn it is may not look at a counter."""
    player_turn, combat = scene.game.player_turn, scene.game.combat
    if not scene.options.fog_of_war or player_turn is None or counter.faction is player_turn.faction:
        return False
    is_in_combat = combat is not None and counter.id in (*combat.attackers, *combat.defenders)
    return not is_in_combat
