"""The layers over the map: zones of control, supply, command, rail nets, depots."""

from functools import partial
from itertools import chain

from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.rules.network.command import commanded_hexes
from companion.games.no_prisoners.rules.network.pieces import Piece
from companion.games.no_prisoners.rules.network.supply import Supply
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Faction, Front
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapMark, MapShade, Overlay, Style
from companion.kit.overlay_set import OverlaySet
from companion.latest import LatestOfEach
from companion.reason import Reason

DEPOTS = "np-depots"
_supplied: LatestOfEach[Overlay] = LatestOfEach()
_STYLES = {Faction.ALLIED: Style.FIRST, Faction.CENTRAL_POWERS: Style.SECOND}


def overlays(scene: Scene) -> OverlaySet:
    """Every layer, also those with nothing in them; of what lies hidden no more than its faces tell."""
    seen = scene.seen
    sided = {"zoc": _zones, "supply": _supply, "command": _command}
    return OverlaySet(
        {
            f"np-{kind}-{faction}": partial(trace, seen, faction)
            for kind, trace in sided.items()
            for faction in Faction
        }
        | {
            "np-rail": partial(_rail, seen),
            DEPOTS: partial(_depots, seen),
            "np-goals": partial(_goals, scene),
        }
    )


def _named(kind: str, faction: Faction) -> Reason:
    return Reason(f"np-overlay-{kind}-{faction.value}")


def _zones(scene: Scene, faction: Faction) -> Overlay:
    hexes = frozenset(hex_ for front in Front for hex_ in scene.ezoc(faction.opponent, front))
    return Overlay(f"np-zoc-{faction}", _named("zoc", faction), _shades(hexes, _STYLES[faction]))


def _shades(hexes: frozenset[HexCoord], style: Style) -> tuple[MapShade, ...]:
    return (MapShade(hexes, style),) if hexes else ()


def _supply(scene: Scene, faction: Faction) -> Overlay:
    """The hexes in which a unit of the faction would be in supply (15.2, 15.3): as long as its lines stay."""
    lines = [scene.supplies[faction, front].lines for front in Front]
    return _supplied.of(faction, (scene.field, *chain(*lines)), lambda: _new_supply(scene, faction))


def _new_supply(scene: Scene, faction: Faction) -> Overlay:
    hexes = frozenset(
        hex_
        for front in Front
        for hex_ in scene.field.hexes_of(front)
        if not scene.field.is_closed(hex_) and _would_be_supplied(scene.supplies[faction, front], hex_)
    )
    return Overlay(f"np-supply-{faction}", _named("supply", faction), _shades(hexes, Style.GOOD))


def _would_be_supplied(supply: Supply, hex_: HexCoord) -> bool:
    return supply.is_supplied(Piece("", supply.faction, supply.front, hex_))


def _command(scene: Scene, faction: Faction) -> Overlay:
    """The hexes within the range of an HQ (7.0)."""
    hqs = (scene.piece(c) for c in scene.game.on_map if c.faction is faction and c.type and c.type.is_hq)
    hexes = frozenset(hex_ for hq in hqs for hex_ in commanded_hexes(scene.ground, hq))
    return Overlay(f"np-command-{faction}", _named("command", faction), _shades(hexes, _STYLES[faction]))


def _rail(scene: Scene) -> Overlay:
    """Both rail nets."""
    shades = tuple(
        MapShade(scene.sources.rail[faction], _STYLES[faction])
        for faction in Faction
        if scene.sources.rail[faction]
    )
    return Overlay("np-rail", Reason("np-overlay-rail"), shades)


def _goals(scene: Scene) -> Overlay:
    """The hexes in which units of the combat under way may end their retreat or pursuit."""
    combat = scene.game.combat
    hexes: set[HexCoord] = set()
    for unit in combat.retreating if combat else ():
        hexes |= retreat_ends(scene, unit)
    for unit in combat.pursuing if combat else ():
        hexes |= pursuit_ends(scene, unit, pursuit_allowance(scene, unit))
    return Overlay("np-goals", Reason("np-overlay-goals"), _shades(frozenset(hexes), Style.GOAL))


def _depots(scene: Scene) -> Overlay:
    """The railhead, and every depot: those that a garrison keeps working and those that serve nobody."""
    working = {
        hex_ for faction in Faction for front in Front for hex_ in scene.supplies[faction, front].garrisoned
    }
    marks = tuple(
        MapMark(hex_, Reason("np-mark-depot"), _STYLES[faction] if hex_ in working else Style.DOUBTFUL)
        for faction in Faction
        for hex_ in sorted(scene.sources.depots[faction])
    )
    head = scene.game.railhead
    railhead = (MapMark(head, Reason("np-mark-railhead"), Style.FIRST),) if head else ()
    return Overlay(DEPOTS, Reason("np-overlay-depots"), marks=(*marks, *railhead))
