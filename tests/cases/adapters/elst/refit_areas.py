from dataclasses import dataclass, replace
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import AreaMap
from companion.games.elst.rules.refit.disposition import (
    Disposition,
    Fate,
    RemnantKind,
    Whereabouts,
    disposition,
    whereabouts,
)
from companion.games.elst.rules.refit.escape import Escaper, EscapeStack, escape_drm, escape_place
from companion.games.elst.rules.refit.fixing import enclosed_hexes, fix_areas
from companion.games.elst.rules.refit.paths import retention_destinations
from companion.games.elst.rules.refit.retention import retention_choices
from companion.games.elst.rules.refit.shift import ENTRY, Place, is_automatic, shift_path
from companion.games.elst.rules.refit.strategic import printed_kind, vehicle_control
from companion.hexes.coordinates import HexCoord
from tests.cases.adapters.elst.refit_words import BLANK, BOARD, FACTION_NAMES, GROUND, faction_of, piece
from tests.cases.case_files import Values
from tests.cases.comparing import AtLeast
from tests.cases.operations import operation
from tests.games.elst.refit import worked_example

STATUSES = {
    "OWN_SETUP_AREA": Whereabouts.OWN_AREA,
    "ENEMY_SETUP_AREA": Whereabouts.ENEMY_AREA,
    "ENEMY_STRATEGIC": Whereabouts.ENEMY_STRATEGIC,
    "NML": Whereabouts.NO_MANS_LAND,
    "UNCONTROLLED": Whereabouts.UNCONTROLLED,
    "UNCONTROLLED_NO_PATH": Whereabouts.UNCONTROLLED,
    "UNCONTROLLED_WITH_PATH": Whereabouts.UNCONTROLLED,
}
KINDS = {
    "personnel": RemnantKind.PERSONNEL,
    "mobile vehicle": RemnantKind.MOBILE_VEHICLE,
    "immobile vehicle": RemnantKind.IMMOBILE_VEHICLE,
    "unpossessed equipment": RemnantKind.UNPOSSESSED,
}
ACTIONS = {
    Fate.RETAINED_IN_AREA: "RETAIN_IN_AREA",
    Fate.MAY_ESCAPE: "MAY_ESCAPE_OR_RETAIN",
    Fate.MUST_ESCAPE: "MUST_ESCAPE",
    Fate.RETAINED_NEAREST: "RETAIN_NEAREST",
    Fate.RETAINED_IN_PLACE: "RETAIN_IN_PLACE",
    Fate.CAPTURED_OR_DESTROYED: "ENEMY_CAPTURES_OR_DESTROYS",
    Fate.STAYS_UNPOSSESSED: "STAYS_UNPOSSESSED",
    Fate.WRECK: "WRECK",
}


def _hexes(names: list[str]) -> frozenset[HexCoord]:
    return frozenset(map(BOARD.parse_hex, names))


def _names(hexes: frozenset[HexCoord]) -> set[str]:
    return set(map(BOARD.hex_name, hexes))


@operation("elst", "reph.setup_areas")
def setup_areas(given: Values, inputs: Values) -> Values:
    control = dict.fromkeys(_hexes(given["british_strategic"]), Faction.BRITISH)
    control.update(dict.fromkeys(_hexes(given["german_strategic"]), Faction.GERMAN))
    areas = fix_areas(BLANK, control).result
    german = areas.of_faction(Faction.GERMAN)
    by_hex = {name: _names(area.hexes) for area in german for name in _names(area.hexes)}
    return {
        "british_area": _names(areas.hexes_of(Faction.BRITISH)),
        "count": len(areas.hexes_of(Faction.BRITISH)),
        "german_components": len(german),
        **{f"german_component_of_{name}": hexes for name, hexes in by_hex.items()},
        **_kinds(areas, control),
    }


def _kinds(areas: AreaMap, control: dict[HexCoord, Faction]) -> dict[str, Any]:
    """Every hex by what it is; sets whose parts cases name are given as answers to these parts."""
    no_mans_land, uncontrolled = _names(areas.no_mans_land), _names(areas.uncontrolled)
    front = {name for faction in Faction for name in _names(areas.front_line(faction))}
    everywhere = _names(areas.ground.hexes)
    return {
        "nml": no_mans_land,
        "nml_includes": AtLeast(no_mans_land),
        "uncontrolled_includes": AtLeast(uncontrolled),
        "uncontrolled_excludes": AtLeast(everywhere - uncontrolled),
        "front_line_includes": AtLeast(front),
        "front_line_excludes": AtLeast(everywhere - front),
        **{f"{BOARD.hex_name(hex_)}_is_nml": hex_ in areas.no_mans_land for hex_ in control},
    }


@operation("elst", "reph.enclosed")
def enclosed(given: Values, inputs: Values) -> Values:
    """The side that encloses some hexes; where not all neighbours are German, one of them is not."""
    patch = _hexes(given["uncontrolled_hexes"])
    around = frozenset(n for hex_ in patch for n in BLANK.neighbours[hex_]) - patch
    is_british = given.get("all_neighbours_british_or_west_edge", False)
    german = around if given.get("neighbours_all_german", False) else around - {min(around)}
    cut = {Faction.BRITISH: around if is_british else frozenset()}
    cut[Faction.GERMAN] = frozenset() if is_british else german
    joined = dict(enclosed_hexes(BLANK, frozenset(), cut))
    sides = {joined.get(hex_) for hex_ in patch}
    return {"join": FACTION_NAMES.get(sides.pop()) if len(sides) == 1 else None}  # type: ignore[arg-type]


@operation("elst", "reph.isolated")
def isolated(given: Values, inputs: Values) -> Values:
    """A German area on a map where nothing else can be entered, or that no side can enter."""
    control = {BOARD.parse_hex("M15"): Faction.GERMAN}
    ground = BLANK
    if not given["enterable_path_of_uncontrolled_or_own_area_exists"]:
        ground = replace(ground, enterable=ground.near[BOARD.parse_hex("M15")])
    if not given["entry_area_usable"]:
        ground = replace(ground, entry={**ground.entry, Faction.GERMAN: frozenset()})
    return {"isolated": fix_areas(ground, control).result.areas[0].is_isolated}


@operation("elst", "reph.enterable")
def enterable(given: Values, inputs: Values) -> Values:
    return {"enterable": BOARD.parse_hex(given["hex"]) in GROUND.enterable}


@operation("elst", "reph.areas_frozen")
def areas_frozen(given: Values, inputs: Values) -> Values:
    """Control that passes to the Germans once the areas are fixed."""
    control = dict(worked_example.control())
    areas = fix_areas(GROUND, control).result
    before = areas.areas, dict(areas.control)
    control.update(dict.fromkeys(control, Faction.GERMAN))
    return {"areas_change": (areas.areas, dict(areas.control)) != before}


@operation("elst", "reph.area_controller")
def area_controller(given: Values, inputs: Values) -> Values:
    """Who controls an area of the worked example, which knows of no units."""
    areas = worked_example.areas().areas
    controllers = {area.faction for area in areas if area.name == given["area_left_empty_by_shift"]}
    last = {name: faction for faction, name in FACTION_NAMES.items()}[given["last_controller"]]
    return {"controller": FACTION_NAMES[last] if last in controllers else None}


@operation("elst", "strategic.is")
def strategic_is(given: Values, inputs: Values) -> Values:
    """What a case does not tell of its hex is as it is on the map; one that names none means an open one."""
    hex_ = BOARD.parse_hex(given["hex"]) if "hex" in given else min(GROUND.hexes - GROUND.strategic)
    ground = replace(
        GROUND,
        buildings=_as_told(GROUND.buildings, hex_, given.get("building")),
        edge_roads=_as_told(GROUND.edge_roads, hex_, given.get("road_hex_on_edge")),
    )
    return {"strategic": printed_kind(ground, hex_) is not None}


def _as_told(hexes: frozenset[HexCoord], hex_: HexCoord, is_one: bool | None) -> frozenset[HexCoord]:
    """The hexes of a kind, with what is told of one of them."""
    if is_one is None:
        return hexes
    return hexes | {hex_} if is_one else hexes - {hex_}


@operation("elst", "strategic.vehicle_hex")
def strategic_vehicle_hex(given: Values, inputs: Values) -> Values:
    sides = {Faction.BRITISH: given["own_vehicle"], Faction.GERMAN: given["enemy_vehicle_in_hex"]}
    hex_ = BOARD.parse_hex("M14")
    # those that are told of are mobile and have a functioning MA
    able = {side: told and told["mobile"] and told["functioning_ma"] for side, told in sides.items()}
    vehicles = {side: (hex_,) for side, is_able in able.items() if is_able}
    return {"strategic": vehicle_control(vehicles, BLANK).get(hex_) is Faction.BRITISH}


@operation("elst", "reph.disposition")
def reph_disposition(given: Values, inputs: Values) -> Values:
    place = STATUSES[given["status"]]
    if place is Whereabouts.OWN_AREA and given.get("isolated"):
        place = Whereabouts.ISOLATED
    found = disposition(
        KINDS[given["kind"]],
        place,
        can_trace=given["status"] == "UNCONTROLLED_WITH_PATH",
        has_working_main_armament=given.get("functioning_ma", False),
    )
    return {"action": ACTIONS[found.fate]}


@dataclass(frozen=True)
class Option:
    """A place as cases describe it."""

    name: str
    distance: int
    is_isolated: bool = False
    enemy_hexes: int = 0


@operation("elst", "reph.nearest_retention")
def nearest_retention(given: Values, inputs: Values) -> Values:
    told = given["areas"]
    options = [Option(one["area"], one["path_length"], one.get("isolated", False)) for one in told]
    full = {one["area"] for one in told if one.get("would_overstack")}
    return {"area": {option.name for option in retention_choices(options, lambda one: one.name in full)}}


@operation("elst", "reph.escape_status")
def escape_status(given: Values, inputs: Values) -> Values:
    """A unit of the worked example in its hex."""
    areas, faction = worked_example.areas(), faction_of(given["unit"])
    hex_ = BOARD.parse_hex(given["hex"])
    near = retention_choices(retention_destinations(areas, faction, hex_), lambda _: False)
    found = disposition(RemnantKind.PERSONNEL, whereabouts(areas, faction, hex_), can_trace=bool(near))
    stack = EscapeStack((Escaper(piece(given["unit"])),), escape_place(areas, faction, hex_))
    return {**_status(found), "drm": escape_drm(stack), "retained_in": near[0].area.name if near else None}


def _status(found: Disposition) -> Values:
    must_escape = found.fate is Fate.MUST_ESCAPE
    return {"must_escape": must_escape, "may_escape": must_escape or found.fate is Fate.MAY_ESCAPE}


@operation("elst", "reph.shift_drm")
def shift_drm(given: Values, inputs: Values) -> Values:
    """A Shift of the worked example from the area of a hex to the area that it names."""
    areas, faction = worked_example.areas(), faction_of(given["unit"])
    origin = areas.area_at(BOARD.parse_hex(given["hex"]))
    goal = areas.area_at(BOARD.parse_hex("M15"))
    path = shift_path(areas, faction, Place(origin), Place(goal))
    return {"drm": path.drm if path else None, "to": goal.name if goal else None}


@operation("elst", "reph.shift_automatic")
def shift_automatic(given: Values, inputs: Values) -> Values:
    """A Shift of the worked example out of the British area."""
    areas = worked_example.areas()
    (origin,) = areas.of_faction(Faction.BRITISH)
    return {"automatic": is_automatic(areas, Faction.BRITISH, Place(origin), ENTRY)}
