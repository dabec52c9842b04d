"""How near the British are to victory, and who has won once the campaign is over (4.4b)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.departing import british_points
from companion.games.elst.rules.scenario.victory import VictoryWatch, victory_watch
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def watch(scene: Scene) -> VictoryWatch:
    """How near the British are to victory, by what is tracked (4.4b)."""
    forces = scene.game.forces
    held = forces.controlled_by(Faction.BRITISH)
    return victory_watch(scene.field.board, british_points(forces), held)


def verdict(scene: Scene) -> tuple[Reason, ...]:
    """Who has won a campaign that is over: whom the other side conceded it to, or by what it came to."""
    if not scene.campaign.is_over:
        return ()
    if loser := scene.campaign.conceded_by:
        return (Reason("victory-conceded", "4.2c", args={"side": loser.opponent.value}),)
    found = watch(scene)
    winner = Faction.BRITISH if found.is_british_win else Faction.GERMAN
    return (Reason("victory-won", "4.4b", args={"side": winner.value}), *found.reasons())
