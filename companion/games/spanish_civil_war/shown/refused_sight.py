"""The line of sight for want of which a barrage is refused, as the map shows it (12.4.1)."""

from companion.games.spanish_civil_war.procedures.firing import barrage_refusal, unseen_by
from companion.games.spanish_civil_war.table.commands import FireBarrage
from companion.games.spanish_civil_war.table.scene import Scene
from companion.kit.map_items import RefusedLine
from companion.session.messages import Command


def refused_line(scene: Scene, command: Command) -> RefusedLine | None:
    """From the gun that sees nothing, or its spotter, to the target; None where sight is not what lacks."""
    if not isinstance(command, FireBarrage):
        return None
    refusal = barrage_refusal(scene, command)
    for gun in command.guns:
        unseen = unseen_by(scene, gun, command.hex, command.spotter)
        if unseen and unseen == refusal:
            _, start = scene.placed(command.spotter or gun)
            return RefusedLine(start, command.hex, unseen.hexes)
    return None
