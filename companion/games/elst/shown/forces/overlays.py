"""What the map shows over its ground: control, where the sides enter, what wins the campaign."""

from collections.abc import Collection, Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Forces
from companion.games.elst.rules.scenario.entering import usable_entry
from companion.games.elst.rules.scenario.victory import victory_building, victory_edge
from companion.games.elst.table.play_area import is_german_attack, play_area
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import Hatch, MapMark, MapShade, Overlay, Style
from companion.reason import Reason

PLAY_AREA = "elst-play-area"
_STYLES = {Faction.BRITISH: Style.FIRST, Faction.GERMAN: Style.SECOND}


def forces_overlays(scene: Scene) -> tuple[Overlay, ...]:
    """All layers of a scenario."""
    forces = scene.game.forces
    return (
        Overlay("elst-control", Reason("overlay-elst-control", "4.2ad"), tuple(_control(forces))),
        Overlay("elst-road", Reason("overlay-elst-road", "CG10a"), tuple(_passed(forces))),
        Overlay("elst-entry", Reason("overlay-elst-entry", "CG7"), tuple(_entry(scene, forces))),
        Overlay("elst-victory", Reason("overlay-elst-victory", "4.4b"), *_victory(scene, forces)),
        *_unused(scene),
    )


def _unused(scene: Scene) -> Iterator[Overlay]:
    """What lies outside the play area of a German attack."""
    if is_german_attack(scene) and (used := play_area(scene)):
        shade = MapShade(frozenset(scene.field.board.hexes) - used, Style.PLAIN, hatch=Hatch.SLANTED)
        yield Overlay(PLAY_AREA, Reason("overlay-elst-play-area", "4.5171b"), (shade,))


def side_letter(faction: Faction) -> Reason:
    """The letter of a side."""
    return Reason("overlay-elst-side", args={"side": faction.value})


def _sided(faction: Faction, hexes: Collection[HexCoord]) -> MapShade:
    return MapShade(frozenset(hexes), _STYLES[faction], side_letter(faction))


def _control(forces: Forces) -> Iterator[MapShade]:
    return (_sided(faction, forces.controlled_by(faction)) for faction in Faction)


def _passed(forces: Forces) -> Iterator[MapShade]:
    """The hexes round edge roads that Good Order MMC have passed."""
    return (_sided(faction, forces.passed.get(faction, ())) for faction in Faction)


def _entry(scene: Scene, forces: Forces) -> Iterator[MapShade]:
    ground, british_area = scene.ground, frozenset(forces.british_area)
    return (_sided(faction, usable_entry(ground, faction, british_area)) for faction in Faction)


def _victory(scene: Scene, forces: Forces) -> tuple[tuple[MapShade, ...], tuple[()], tuple[MapMark, ...]]:
    """The church building, held or not, and the edge by which the British leave for points."""
    board = scene.field.board
    building, held = victory_building(board), forces.controlled_by(Faction.BRITISH)
    edge = MapShade(victory_edge(board), Style.GOAL, Reason("overlay-elst-exit"))
    holders = forces.controllers
    marks = tuple(
        MapMark(hex_, side_letter(holders[hex_]), _STYLES[holders[hex_]])
        for hex_ in building
        if hex_ in holders
    )
    shades = (MapShade(building & held, Style.GOOD), MapShade(building - held, Style.GOAL), edge)
    return shades, (), marks
