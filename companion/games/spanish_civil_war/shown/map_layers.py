"""The layers over the map of a battle."""

from collections.abc import Iterator
from functools import partial

from companion.games.spanish_civil_war.rules.ground.overlays import (
    COMMAND,
    STYLES,
    SUPPLY,
    ZONES,
    command_overlay,
    supply_overlay,
    zones_overlay,
)
from companion.games.spanish_civil_war.rules.scoring import holders
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.shown.map_aftermath import RETREATS, aftermath_overlay
from companion.games.spanish_civil_war.shown.map_pontoons import PONTOONS, pontoon_overlay
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.hexes.line import hexes_crossed
from companion.kit.map_items import MapMark, MapPath, MapShade, Overlay, Style
from companion.kit.overlay_set import OverlaySet
from companion.reason import Reason

_SIGHT, _PLACES = "scw-sight", "scw-places"


def map_overlays(scene: Scene) -> OverlaySet:
    """Zones of control, supply and command as things stand, a barrage's sight, the victory places."""
    bridged = {PONTOONS: partial(pontoon_overlay, scene)} if scene.battle is Battle.JARAMA else {}
    return OverlaySet(
        {
            ZONES: lambda: zones_overlay(scene.situation),
            SUPPLY: lambda: supply_overlay(scene.situation),
            COMMAND: lambda: command_overlay(scene.situation),
            _SIGHT: partial(_sight, scene),
            RETREATS: partial(aftermath_overlay, scene),
            **bridged,
            _PLACES: partial(_places, scene),
        }
    )


def _places(scene: Scene) -> Overlay:
    return Overlay(_PLACES, Reason("scw-layer-places"), marks=tuple(_place_marks(scene)))


def _sight(scene: Scene) -> Overlay:
    """The lines along which the guns of a barrage, or their spotter, see; the hexes on the way (12.4.1)."""
    fight, name = scene.game.fight, Reason("scw-layer-sight", "12.4.1")
    if fight is None or fight.kind is not AttackKind.BARRAGE:
        return Overlay(_SIGHT, name)
    target, orientation = fight.hexes[0], scene.map.board.orientation
    seers = (fight.spotter,) if fight.spotter else fight.attack_help.guns
    starts = [unit.stand.hex for unit in scene.game.on_map() if unit.id in seers and unit.stand.hex]
    ways = [hexes_crossed(start, target, orientation) for start in starts]
    crossed = frozenset(hex_ for way in ways for hexes in way for hex_ in hexes)
    return Overlay(
        _SIGHT,
        name,
        (MapShade(crossed, Style.GOOD), MapShade(frozenset({target}), Style.GOAL)),
        tuple(MapPath((start, target), Style.GOOD) for start in starts),
    )


def _place_marks(scene: Scene) -> Iterator[MapMark]:
    """What each place brings, and the letter of the side that scores it."""
    held = holders(scene)
    for place in scenario(scene.battle).places:
        holder = held.get(place.id)
        args = {"points": str(place.points), "faction": holder.value if holder else "nobody"}
        for name in place.hexes:
            style = STYLES[holder] if holder else Style.GOAL
            yield MapMark(scene.map.board.parse_hex(name), Reason("scw-place-mark", args=args), style)
