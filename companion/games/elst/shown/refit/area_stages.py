"""The Setup Areas on the map, in the stages in which players mark theirs (4.505)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.grounds import told_stages
from companion.games.elst.rules.refit.areas import AreaMap, SetupArea
from companion.games.elst.rules.refit.fixing import AreaStages
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.strategic import LocationKind, printed_kind
from companion.games.elst.table.play_area import play_area
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import Hatch, MapMark, MapShade, Style
from companion.kit.told_map import MapStage
from companion.latest import Latest
from companion.reason import Reason

Hexes = frozenset[HexCoord]
_STYLES = {Faction.BRITISH: Style.FIRST, Faction.GERMAN: Style.SECOND}
_ORDER = tuple(RefitStep)
_fixed = Latest[MapStage]()


def map_stages(scene: Scene) -> tuple[MapStage, ...]:
    """The areas as they follow from what is told now; as they were fixed once that step is done."""
    if scene.campaign.areas is not None and _is_past_areas(scene.campaign.step):
        return (_as_fixed(scene),)
    frame = play_area(scene)
    found = told_stages(scene)
    marks = _marks(found.result)
    drawn = {
        "marked": _sided(found.marked, is_strong=True),
        "reached": _sided(found.reached),
        "no-mans-land": (*_sided(found.cut), _neutral(found.no_mans_land)),
        "joined": (*_sided(found.cut), _neutral(found.no_mans_land), *_joined(found)),
    }
    before = (MapStage(id_, _name(id_), shades, marks, frame) for id_, shades in drawn.items())
    return (*before, _result(found.result, frame))


def _as_fixed(scene: Scene) -> MapStage:
    """The same for as long as they stay: each map asks for it after each act."""
    campaign = scene.campaign
    drawn_of = campaign.areas, campaign.play_area, scene.ground
    return _fixed.of(drawn_of, lambda: _result(scene.fixed_areas, play_area(scene)))


def _is_past_areas(step: RefitStep | None) -> bool:
    """Whether what is told now moves the areas no more (4.5055f)."""
    return step is not None and _ORDER.index(step) > _ORDER.index(RefitStep.SETUP_AREAS)


def _name(id_: str) -> Reason:
    return Reason(f"areas-stage-{id_}")


def _sided(hexes: Mapping[Faction, Iterable[HexCoord]], *, is_strong: bool = False) -> tuple[MapShade, ...]:
    return tuple(MapShade(frozenset(hexes[side]), _STYLES[side], is_strong=is_strong) for side in Faction)


def _neutral(hexes: Hexes) -> MapShade:
    return MapShade(hexes, Style.PLAIN, hatch=Hatch.SLANTED)


def _joined(found: AreaStages) -> tuple[MapShade, ...]:
    by_side = {side: [hex_ for hex_, joins in found.joined.items() if joins is side] for side in Faction}
    return _sided(by_side, is_strong=True)


def _result(areas: AreaMap, frame: Hexes) -> MapStage:
    """The finished areas by name, with what lies between them and what is Isolated."""
    between = MapShade(areas.uncontrolled, Style.PLAIN, hatch=Hatch.SPARSE), _neutral(areas.no_mans_land)
    shades = (*between, *(shade for area in areas.areas for shade in _area(area)))
    names = (_named(area) for area in areas.areas)
    return MapStage("result", _name("result"), shades, (*_marks(areas), *names), frame)


def _area(area: SetupArea) -> Iterator[MapShade]:
    yield MapShade(area.hexes, _STYLES[area.faction])
    if area.isolated:
        yield MapShade(area.isolated, _STYLES[area.faction], hatch=Hatch.UPRIGHT)


def _named(area: SetupArea) -> MapMark:
    key = "areas-name-isolated" if area.is_isolated else "areas-name"
    name = Reason(key, args={"side": area.faction.value, "name": area.name})
    return MapMark(_middle(area.hexes), name, _STYLES[area.faction])


def _middle(hexes: Hexes) -> HexCoord:
    """The hex of an area nearest to its middle."""
    q = sum(hex_.q for hex_ in hexes) / len(hexes)
    r = sum(hex_.r for hex_ in hexes) / len(hexes)

    def off(hex_: HexCoord) -> float:
        across, down = hex_.q - q, hex_.r - r
        return across * across + across * down + down * down

    return min(sorted(hexes), key=off)


def _marks(areas: AreaMap) -> tuple[MapMark, ...]:
    """B, R or V in every Strategic Location, faint where nobody controls it (4.5055a)."""
    return tuple(_mark(areas, hex_) for hex_ in sorted(areas.ground.strategic | frozenset(areas.control)))


def _mark(areas: AreaMap, hex_: HexCoord) -> MapMark:
    kind = printed_kind(areas.ground, hex_) or LocationKind.VEHICLE
    holder = areas.control.get(hex_)
    return MapMark(hex_, _letter(kind), _STYLES[holder] if holder else Style.PLAIN, is_bare=True)


@cache
def _letter(kind: LocationKind) -> Reason:
    return Reason("areas-mark", args={"letter": kind.mark})
