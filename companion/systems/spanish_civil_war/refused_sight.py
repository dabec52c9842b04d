"""The line of sight for want of which a barrage is refused, as the map shows it (12.4.1)."""

from companion.hexgrid import HexCoord
from companion.play.map_items import RefusedLine
from companion.play.messages import Command
from companion.reason import Reason
from companion.systems.spanish_civil_war.commands import FireBarrage
from companion.systems.spanish_civil_war.ground.sight import hexes_crossed
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.steps.firing import barrage_refusal, unseen_by


def refused_line(scene: Scene, command: Command) -> RefusedLine | None:
    """From the gun that sees nothing, or its spotter, to the target; None where sight is not what lacks."""
    if not isinstance(command, FireBarrage):
        return None
    refusal = barrage_refusal(scene, command)
    for gun in command.guns:
        unseen = unseen_by(scene, gun, command.hex, command.spotter)
        if unseen and unseen == refusal:
            _, start = scene.placed(command.spotter or gun)
            return RefusedLine(start, command.hex, _blocking(scene, start, command.hex, unseen))
    return None


def _blocking(scene: Scene, start: HexCoord, target: HexCoord, refusal: Reason) -> tuple[HexCoord, ...]:
    """The hex that blocks the line, or the two between which it runs."""
    board, place = scene.map.board, refusal.args.get("at")
    crossed = hexes_crossed(start, target, board.orientation)
    on_board = [there for hexes in crossed if (there := tuple(hex_ for hex_ in hexes if hex_ in board))]
    return on_board[place - 1] if isinstance(place, int) else ()
