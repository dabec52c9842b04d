"""The Setup Areas on the map: what taps tell, and the stages in which players mark their maps (4.505)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.refit.commands import CorrectAreas, TellVehicles
from companion.games.elst.procedures.refit.grounds import told_control, told_edits
from companion.games.elst.rules.refit.areas import AreaMap, Edits, Holding, SetupArea
from companion.games.elst.rules.refit.fixing import AreaStages, fix_areas
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.refit.strategic import Control, LocationKind, printed_kind
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import Hatch, MapMark, MapShade, Style
from companion.kit.told_map import HandOption, MapHand, MapStage
from companion.reason import Reason
from companion.session.messages import Command

Hexes = frozenset[HexCoord]
_CONTROL, _VEHICLES, _CORRECTIONS = "control", "vehicles", "corrections"
_NOBODY, _BY_RULES = "nobody", "by-rules"
_STYLES = {Faction.BRITISH: Style.FIRST, Faction.GERMAN: Style.SECOND}
_ORDER = tuple(RefitStep)


def _options(*ids: str) -> tuple[HandOption, ...]:
    return tuple(HandOption(id_, Reason(f"areas-hand-{id_}")) for id_ in ids)


_SIDES = _options(*(side.value for side in Faction), _NOBODY)
_HOLDINGS = _options(*(holding.value for holding in Holding), _BY_RULES)
_BRITISH, _NEUTRAL = Faction.BRITISH.value, Holding.NO_MANS_LAND.value
HANDS = (
    MapHand(_CONTROL, Reason("areas-hand-control"), Reason("map-tool-control"), _SIDES, _BRITISH),
    MapHand(_VEHICLES, Reason("areas-hand-vehicles"), Reason("areas-vehicles-hint"), _SIDES, _BRITISH),
    MapHand(
        _CORRECTIONS, Reason("areas-hand-corrections"), Reason("areas-corrections-hint"), _HOLDINGS, _NEUTRAL
    ),
)


# ---- what taps tell ----


def told(scene: Scene, hand: str, option: str, hexes: Sequence[HexCoord]) -> tuple[Command, ...]:
    """The commands of a tap or a sweep."""
    swept = tuple(hexes)
    if hand == _CORRECTIONS:
        return (CorrectAreas(hexes=swept, holding=None if option == _BY_RULES else Holding(option)),)
    side = None if option == _NOBODY else Faction(option)
    return (
        tuple(_vehicles(scene, side, swept)) if hand == _VEHICLES else (TakeControl(side=side, hexes=swept),)
    )


def _vehicles(scene: Scene, side: Faction | None, hexes: tuple[HexCoord, ...]) -> Iterator[TellVehicles]:
    """Mobile AFV of a side with a working MA stand there; told again, or of nobody, they do not."""
    for one in Faction:
        before = tuple(scene.campaign.told.vehicles.get(one, ()))
        is_taken_off = one is not side or set(hexes) <= set(before)
        kept = tuple(hex_ for hex_ in before if hex_ not in hexes)
        now = kept if is_taken_off else (*kept, *hexes)
        if now != before:
            yield TellVehicles(side=one, hexes=now)


# ---- what follows ----


def map_stages(scene: Scene) -> tuple[MapStage, ...]:
    """The areas as they follow from what is told now; as they were fixed once that step is done."""
    frame = _play_area(scene)
    if scene.areas is not None and _is_past_areas(scene.campaign.step):
        return (_result(scene.areas, frame),)
    found = _stages_kept.of(scene)
    marks = _marks(found.result)
    drawn = {
        "marked": _sided(found.marked, is_strong=True),
        "reached": _sided(found.reached),
        "no-mans-land": (*_sided(found.cut), _neutral(found.no_mans_land)),
        "joined": (*_sided(found.cut), _neutral(found.no_mans_land), *_joined(found)),
    }
    before = (MapStage(id_, _name(id_), shades, marks, frame) for id_, shades in drawn.items())
    return (*before, _result(found.result, frame))


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


def _play_area(scene: Scene) -> Hexes:
    """What the Germans have marked for their attack (4.5171b); no hexes without one."""
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


class _LastStages:
    """Keeps the stages looked at last: most changes leave them as they are."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[RefitGround, Control, Edits, RefitReadings], AreaStages] | None = None

    def of(self, scene: Scene) -> AreaStages:
        """The stages that follow from control and corrections."""
        seen = scene.ground, dict(told_control(scene)), dict(told_edits(scene)), scene.refit_readings
        if self._kept is None or self._kept[0][0] is not seen[0] or self._kept[0][1:] != seen[1:]:
            self._kept = seen, fix_areas(*seen)
        return self._kept[1]


_stages_kept = _LastStages()
