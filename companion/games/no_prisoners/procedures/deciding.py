"""Whose decision the game waits for, where that is one command's alone (9.6)."""

from collections.abc import Sequence

from companion.games.no_prisoners.procedures import enemy_choice
from companion.games.no_prisoners.procedures.attacking import defenders
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.terms import Faction, Front

Side = tuple[Faction, Front]


def deciding(scene: Scene) -> Side | None:
    """That of the player turn, but where its enemy names units or a combat waits for either."""
    turn = scene.game.player_turn
    if combat := scene.game.combat:
        return _side_of(_deciding_in(scene, combat))
    if turn is None:
        return None
    is_enemy = enemy_choice.is_open(scene) and any(True for _ in enemy_choice.naming_choices(scene))
    return turn.faction.opponent if is_enemy else turn.faction, turn.front


def _deciding_in(scene: Scene, combat: Combat) -> Sequence[Counter]:
    """The units whose owner goes on with a combat; none where anybody answers: what fights lies open."""
    match combat.stage:
        case Stage.REVEAL:
            return defenders(scene, combat.target)
        case Stage.CHOICE if combat.chooser:
            ids = combat.units(combat.chooser)
        case Stage.LOSSES if combat.owed:
            ids = combat.units(combat.owed[0])
        case Stage.RETREAT:
            ids = combat.retreating
        case Stage.PURSUIT:
            ids = combat.pursuing
        case _:
            ids = ()
    return [scene.game.counters[id_] for id_ in ids if id_ in scene.game.counters]


def _side_of(counters: Sequence[Counter]) -> Side | None:
    return (counters[0].faction, counters[0].front) if counters else None
