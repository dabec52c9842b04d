"""Units set up, or put to what the table shows: where the set-up has them, how many a hex holds (4.0, 7)."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.lines import kind_of
from companion.games.spanish_civil_war.counters.words import own_names, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.positions import place_fault
from companion.games.spanish_civil_war.procedures.stacking import stack_fault
from companion.games.spanish_civil_war.procedures.taking import settle_places
from companion.games.spanish_civil_war.rules.sequence import PHASES, Phase
from companion.games.spanish_civil_war.scenario_data import Placement, scenario
from companion.games.spanish_civil_war.table.commands import PlaceUnits
from companion.games.spanish_civil_war.table.events import UnitsPlaced
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.handling import EventCourse, Handlers
from companion.kit.names import Name
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_RULES = {
    (Battle.JARAMA, Faction.REPUBLICAN): "J.2",
    (Battle.JARAMA, Faction.NATIONALIST): "J.3",
    (Battle.BRUNETE, Faction.NATIONALIST): "B.2",
    (Battle.BRUNETE, Faction.REPUBLICAN): "B.2",
}


def place_refusal(scene: Scene, command: PlaceUnits) -> Reason | None:
    """Why units are not put where they are wished; None when they are."""
    units = scene.units(command.units)
    if (command.spot is Spot.MAP) != (command.hex is not None):
        raise IllegalCommandError(Reason("scw-place-needs-hex"))
    if command.hex is None:
        return None
    if command.hex not in scene.map.board:
        raise IllegalCommandError(Reason("scw-hex-off-map"))
    return next(filter(None, _faults(scene, units, command.hex)), None)


def _faults(scene: Scene, units: tuple[Unit, ...], hex_: HexCoord) -> Iterator[Reason | None]:
    if any(unit.counter.arm is Arm.AIR for unit in units):
        yield Reason("scw-air-off-map", "13.1b")
    if scene.at(hex_, units[0].faction.opponent):
        yield Reason("scw-enemy-there", hexes=(hex_,))
    if not all(_is_put_there(scene, unit, hex_) for unit in units):
        yield _in_its_hex(stack_fault(scene, units, hex_), hex_)  # else the set-up itself piles them up (N62)
    if _is_set_up_time(scene):
        setting_up = [unit for unit in units if is_to_set_up(scene, unit)]
        yield from (setup_fault(scene, unit, hex_) for unit in setting_up)
        yield place_fault(scene, setting_up, hex_)


def _in_its_hex(fault: Reason | None, hex_: HexCoord) -> Reason | None:
    """A line may name many hexes: what is wrong is told with the one it is wrong in."""
    return fault and Reason("scw-stack-in", fault.rule, (hex_,), about=fault)


def place(course: EventCourse[Scene], command: PlaceUnits) -> None:
    """Put units somewhere; a hex in which they are set up is remembered as such."""
    units = course.scene.units(command.units)
    is_setup = command.spot is Spot.MAP and all(is_to_set_up(course.scene, unit) for unit in units)
    named = own_names(unit.counter for unit in units)
    course.add(
        UnitsPlaced(units=command.units, spot=command.spot, hex=command.hex, is_setup=is_setup, named=named)
    )
    settle_places(course)


# ---- the set-up ----


def sets_up_next(scene: Scene) -> Faction | None:
    """The side, in the order of the scenario, of which nothing was told; None when play began."""
    told = {unit.faction for unit in scene.game.units.values()}
    sides = scenario(scene.battle).setup_order if scene.is_setup else ()
    return next((side for side in sides if side not in told), None)


def setup_fault(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit is not set up in a hex; None when it is, or where the map does not show its area (4.0)."""
    placements = placements_of(scene, unit)
    if not placements or any(_may_stand(scene, placement, hex_) for placement in placements):
        return None
    rule = _RULES[scene.battle, unit.faction]
    return Reason("scw-not-its-setup", rule, (hex_,), _words(placements), unit_in_words(unit.counter))


def _words(placements: tuple[Placement, ...]) -> dict[str, str | int | float]:
    """Where units are set up: in hexes, around one of them, or in the reserve's box."""
    hexes = ", ".join(name for one in placements for name in one.hexes)
    around = next((one for one in placements if one.centre), None)
    args: dict[str, str | int | float] = {"place": "hexes" if hexes else "box", "hexes": hexes}
    if around is None:
        return args
    place = "both" if hexes else "around"
    return {**args, "place": place, "centre": around.centre, "radius": around.radius}


def placements_of(scene: Scene, unit: Unit) -> tuple[Placement, ...]:
    """What the set-up says of a unit: of what it is and is called, else of all units of its formation."""
    formation, counter = scene.formation(unit), unit.counter
    kinds = {placement: kind_of(formation, placement) for placement in formation.setup}
    own = [one for one, kind in kinds.items() if kind.arm is counter.arm]
    named = [one for one in own if counter.name and one.name == counter.name]
    return tuple(named or own or [one for one in formation.setup if one.what == "unit"])


def named_after_hexes(scene: Scene) -> Iterator[Name[HexCoord]]:
    """The hexes of counters that wait with the name of the place where they are set up (B.2a)."""
    for unit in scene.game.units.values():
        if unit.stand.spot is Spot.HAND and unit.counter.name:
            for placement in placements_of(scene, unit):
                if placement.name == unit.counter.name and len(placement.hexes) == 1:
                    hex_ = scene.map.board.parse_hex(placement.hexes[0])
                    yield Name(hex_, (), (placement.name, *placement.names))


def _may_stand(scene: Scene, placement: Placement, hex_: HexCoord) -> bool:
    board = scene.map.board
    if placement.centre:
        return distance(board.parse_hex(placement.centre), hex_) <= placement.radius
    return board.hex_name(hex_) in placement.hexes or not (placement.hexes or placement.box)


def _is_put_there(scene: Scene, unit: Unit, hex_: HexCoord) -> bool:
    """Whether the scenario itself puts a unit in a hex, alone or beside others that it puts there."""
    if not is_to_set_up(scene, unit):
        return False
    name, own = scene.map.board.hex_name(hex_), placements_of(scene, unit)
    if any(name == one.centre for one in own):
        formations = (one for one in scene.order.formations if one.faction is unit.faction)
        own = tuple(placement for one in formations for placement in one.setup)
    return any(name in one.hexes for one in own if one.each or len(one.hexes) == 1)


def _is_set_up_time(scene: Scene) -> bool:
    moment = scene.game.clock.moment
    return moment.turn == 1 and PHASES.index(moment.phase) < PHASES.index(Phase.FIRST_MOVEMENT)


def is_to_set_up(scene: Scene, unit: Unit) -> bool:
    """Whether a unit is put onto the map, or put right there, before anyone has moved."""
    began = unit.stand.began_in
    if scene.game.clock.moment.turn > 1:
        return False
    return unit.stand.spot is Spot.HAND if began is None else _is_set_up_time(scene)


HANDLERS: Handlers = {PlaceUnits: (place_refusal, place)}
