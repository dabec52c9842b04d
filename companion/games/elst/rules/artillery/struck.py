"""What an FFE strikes of its blast area: the hexes that play uses (2.5f, 2.32d, 4.5171b)."""

from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.rules.artillery.blast import blast_area
from companion.games.elst.table.play_area import in_play
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord


def struck_hexes(scene: Scene, battery: Battery) -> tuple[HexCoord, ...]:
    """The hexes under a battery's FFE, the counter's own first; none where it has no FFE on the map."""
    if battery.hex is None or not battery.has_ffe:
        return ()
    return in_play(scene, blast_area(scene.field.board, battery.hex, battery.kind))
