"""The part of the map that a German attack uses (4.5171b)."""

from collections.abc import Iterable

from companion.games.elst.rules.refit.initiative import ScenarioType
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def is_german_attack(scene: Scene) -> bool:
    """Whether a German attack is being played."""
    is_played = scene.campaign.step is None and not scene.game.clock.is_over
    return is_played and scene.game.scenario == ScenarioType.GERMAN_ATTACK.value


def play_area(scene: Scene) -> frozenset[HexCoord]:
    """What the Germans have marked for their attack, corner to corner; no hexes without it (A-52)."""
    if (area := scene.campaign.play_area) is None:
        return frozenset()
    board = scene.field.board
    place = board.numbering.column_row
    (left, top), (right, bottom) = place(area.first), place(area.last)
    columns, rows = sorted((left, right)), sorted((top, bottom))
    return frozenset(
        hex_
        for hex_ in board.hexes
        if columns[0] <= place(hex_)[0] <= columns[1] and rows[0] <= place(hex_)[1] <= rows[1]
    )


def in_play(scene: Scene, hexes: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
    """Those of some hexes that are used: in a German attack no others than the Germans have marked."""
    if scene.campaign.play_area is None or not is_german_attack(scene):
        return tuple(hexes)
    used = play_area(scene)
    return tuple(hex_ for hex_ in hexes if hex_ in used)


def outside_refusal(scene: Scene, hex_: HexCoord) -> Reason | None:
    """Why nobody comes to a hex: the attack under way does not use it; None where it does."""
    return None if in_play(scene, (hex_,)) else Reason("elst-outside-play-area", "4.5171b", (hex_,))
