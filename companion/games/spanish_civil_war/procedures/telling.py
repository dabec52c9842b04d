"""Counters told, told anew and struck, units set up or put to what the table shows."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.cells import with_cells
from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.lists import ReadCounters, read_counters
from companion.games.spanish_civil_war.counters.notation import NotationError
from companion.games.spanish_civil_war.counters.sheet import CounterSheet
from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.procedures.stacking import stack_fault
from companion.games.spanish_civil_war.procedures.taking import settle_places
from companion.games.spanish_civil_war.rules.sequence import PHASES, Phase
from companion.games.spanish_civil_war.table.commands import (
    CopyDown,
    PlaceUnits,
    RewriteCounters,
    StrikeCounters,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.events import CountersStruck, CountersTold, UnitsPlaced
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def sheet_of(scene: Scene) -> CounterSheet:
    """The counters told so far, as a sheet that can be kept for the next game."""
    counters = tuple(unit.counter for unit in scene.game.units.values())
    return CounterSheet(battle=scene.battle, counters=counters)


def _read(scene: Scene, command: TypeCounters) -> ReadCounters:
    """What was typed; IllegalCommandError names the first line that cannot be read."""
    read = read_counters(command.text, sheet_of(scene), command.side)
    if read.errors:
        error = read.errors[0]
        args = {"line": str(error.line)}
        raise IllegalCommandError(Reason("scw-counters-line", args=args, about=error.reason))
    return read


def _tell_refusal(scene: Scene, command: TypeCounters) -> Reason | None:
    others = [c for c in _read(scene, command).added if c.faction is not command.side]
    return Reason("scw-counters-other-side", args={"formation": others[0].formation}) if others else None


def _tell(course: EventCourse[Scene], command: TypeCounters) -> None:
    course.add(CountersTold(counters=_read(course.scene, command).added))


def _strike_refusal(scene: Scene, command: StrikeCounters) -> Reason | None:
    scene.units(command.units)
    return None


def _strike(course: EventCourse[Scene], command: StrikeCounters) -> None:
    counters = tuple(unit.counter for unit in course.scene.units(command.units))
    course.add(CountersStruck(units=command.units, counters=counters))


# ---- telling anew ----


def _rewritten(scene: Scene, command: RewriteCounters) -> Iterator[Counter]:
    """The counters as typed anew; IllegalCommandError names the counter that cannot be read."""
    for id_, cells in command.cells.items():
        counter = scene.unit(id_).counter
        try:
            yield with_cells(counter, cells)
        except NotationError as error:
            args = {"unit": counter.id}
            raise IllegalCommandError(Reason("scw-sheet-row", args=args, about=error.reason)) from error


def _rewrite_refusal(scene: Scene, command: RewriteCounters) -> Reason | None:
    tuple(_rewritten(scene, command))
    return None


def _rewrite(course: EventCourse[Scene], command: RewriteCounters) -> None:
    course.add(CountersTold(counters=tuple(_rewritten(course.scene, command))))


def rows_below(scene: Scene, id_: str) -> tuple[Counter, ...]:
    """The counters told after one, of its formation and branch: copying down reaches these."""
    model = scene.unit(id_).counter
    counters = [unit.counter for unit in scene.game.units.values()]
    following = counters[counters.index(model) + 1 :]
    return tuple(c for c in following if (c.formation, c.arm) == (model.formation, model.arm))


def _copy_refusal(scene: Scene, command: CopyDown) -> Reason | None:
    if rows_below(scene, command.unit):
        return None
    about = unit_in_words(scene.unit(command.unit).counter)
    raise IllegalCommandError(Reason("scw-nothing-below", about=about))


def _copy(course: EventCourse[Scene], command: CopyDown) -> None:
    model = course.scene.unit(command.unit).counter
    values = {"size": model.size, "front": model.front, "back": model.back}
    below = rows_below(course.scene, command.unit)
    course.add(CountersTold(counters=tuple(counter.model_copy(update=values) for counter in below)))


# ---- placing ----


def _place_refusal(scene: Scene, command: PlaceUnits) -> Reason | None:
    units = scene.units(command.units)
    if (command.spot is Spot.MAP) != (command.hex is not None):
        raise IllegalCommandError(Reason("scw-place-needs-hex"))
    if command.hex is None:
        return None
    if command.hex not in scene.map.board:
        raise IllegalCommandError(Reason("scw-hex-off-map"))
    if any(unit.counter.arm is Arm.AIR for unit in units):
        return Reason("scw-air-off-map", "13.1b")
    if scene.at(command.hex, units[0].faction.opponent):
        return Reason("scw-enemy-there", hexes=(command.hex,))
    if all(_is_set_up_there(scene, unit, command.hex) for unit in units):
        return None  # the set-up itself piles them up; the tracker tells it (N62)
    return stack_fault(scene, units, command.hex)


def _place(course: EventCourse[Scene], command: PlaceUnits) -> None:
    units = course.scene.units(command.units)
    is_setup = command.spot is Spot.MAP and all(_is_to_set_up(course.scene, unit) for unit in units)
    course.add(UnitsPlaced(units=command.units, spot=command.spot, hex=command.hex, is_setup=is_setup))
    settle_places(course)


def _is_set_up_there(scene: Scene, unit: Unit, hex_: HexCoord) -> bool:
    """Whether the scenario sets a unit's formation up in a hex."""
    name = scene.map.board.hex_name(hex_)
    placements = scene.formation(unit).setup
    is_named = any(name in (*placement.hexes, placement.centre) for placement in placements)
    return is_named and _is_to_set_up(scene, unit)


def _is_to_set_up(scene: Scene, unit: Unit) -> bool:
    """Whether a unit is put onto the map, or put right there, before anyone has moved."""
    moment, began = scene.game.clock.moment, unit.stand.began_in
    if moment.turn > 1:
        return False
    if began is None:
        return unit.stand.spot is Spot.HAND
    return PHASES.index(moment.phase) < PHASES.index(Phase.FIRST_MOVEMENT)


HANDLERS: Handlers = {
    TypeCounters: (_tell_refusal, _tell),
    StrikeCounters: (_strike_refusal, _strike),
    RewriteCounters: (_rewrite_refusal, _rewrite),
    CopyDown: (_copy_refusal, _copy),
    PlaceUnits: (_place_refusal, _place),
}
