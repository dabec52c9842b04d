"""Counters told, with the hexes in which they stand, told anew and struck."""

from collections import Counter as Tally
from collections.abc import Iterable, Iterator

from companion.games.spanish_civil_war.counters.cells import with_cells
from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.lists import Known, LineError, ReadCounters, read_counters
from companion.games.spanish_civil_war.counters.notation import NotationError
from companion.games.spanish_civil_war.counters.sheet import CounterSheet
from companion.games.spanish_civil_war.counters.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.procedures.arriving import receive
from companion.games.spanish_civil_war.procedures.entering import told_refusal
from companion.games.spanish_civil_war.procedures.setting_up import is_to_set_up, place, place_refusal
from companion.games.spanish_civil_war.procedures.taking import settle_places
from companion.games.spanish_civil_war.table.commands import (
    CopyDown,
    PlaceUnits,
    RewriteCounters,
    StrikeCounters,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.counter_events import CountersStruck, CountersTold, UnitsSetOut
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot
from companion.kit.handling import EventCourse, Handlers
from companion.latest import Latest
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_last_read: Latest[ReadCounters] = Latest()


def sheet_of(scene: Scene) -> CounterSheet:
    """The counters told so far, as a sheet that can be kept for the next game."""
    counters = tuple(unit.counter for unit in scene.game.units.values())
    return CounterSheet(battle=scene.battle, counters=counters)


def _read(scene: Scene, command: TypeCounters) -> ReadCounters:
    """What was typed, read once to judge it and to do it; errors as `_read_in`."""
    return _last_read.of((scene.game, scene.map.board, command), lambda: _read_in(scene, command))


def _read_in(scene: Scene, command: TypeCounters) -> ReadCounters:
    """What was typed; IllegalCommandError names the first line that cannot be read."""
    units = scene.game.units.values()
    known = Known(
        sheet_of(scene),
        frozenset(unit.id for unit in units if unit.stand.spot is Spot.HAND),
        {unit.id: unit.stand.hex for unit in units if unit.stand.hex},
        scene.map.board,
    )
    read = read_counters(command.text, known, command.side)
    if read.errors:
        raise IllegalCommandError(_named(read.errors[0], command.text))
    return read


def _named(error: LineError, text: str) -> Reason:
    """Why a line cannot be read, with its number where there are several."""
    if "\n" not in text.rstrip():
        return error.reason
    return Reason("scw-counters-line", args={"line": str(error.line)}, about=error.reason)


def _told(scene: Scene, counters: Iterable[Counter]) -> CountersTold:
    """Counters as told; all that bear one name in a formation are marked, those told before too."""
    given = {counter.id: counter for counter in counters}
    sheet = sheet_of(scene).adding(given.values()).counters
    names = Tally((one.formation, one.name) for one in sheet if one.name)
    shared = {one.id: names[one.formation, one.name] > 1 for one in sheet}
    changed = (one for one in sheet if one.id in given or one.shares_name is not shared[one.id])
    marked = (one.model_copy(update={"shares_name": shared[one.id]}) for one in changed)
    return CountersTold(counters=tuple(marked))


def _tell_refusal(scene: Scene, command: TypeCounters) -> Reason | None:
    read = _read(scene, command)
    others = [c for c in read.added if c.faction is not command.side]
    if others:
        return Reason("scw-counters-other-side", about=formation_in_words(others[0].formation))
    course = EventCourse(scene)
    course.add(_told(course.scene, read.added))
    for wish in _wishes(read):
        if refusal := _arrival_refusal(course.scene, wish) or place_refusal(course.scene, wish):
            return refusal
        place(course, wish)
    return None


def _arrival_refusal(scene: Scene, wish: PlaceUnits) -> Reason | None:
    """Why those who wait off the map do not come onto it where they are said to stand."""
    if wish.hex is None:
        return None
    units = (unit for unit in scene.units(wish.units) if unit.stand.returns is None)
    waiting = (unit for unit in units if unit.stand.spot is Spot.HAND)
    return next(filter(None, (told_refusal(scene, unit, wish.hex) for unit in waiting)), None)


def _tell(course: EventCourse[Scene], command: TypeCounters) -> None:
    read = _read(course.scene, command)
    course.add(_told(course.scene, read.added))
    if read.places:
        for formation in dict.fromkeys(course.scene.unit(id_).counter.formation for id_ in read.places):
            receive(course, formation)
        begun = tuple(id_ for id_ in read.places if is_to_set_up(course.scene, course.scene.unit(id_)))
        course.add(UnitsSetOut(places=read.places, set_up=begun))
        settle_places(course)


def _wishes(read: ReadCounters) -> Iterator[PlaceUnits]:
    """Where counters are said to stand, hex by hex."""
    for spot in dict.fromkeys(read.places.values()):
        units = tuple(id_ for id_, where in read.places.items() if where == spot)
        yield PlaceUnits(units=units, spot=Spot.MAP if spot else Spot.MADRID, hex=spot)


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
    course.add(_told(course.scene, _rewritten(course.scene, command)))


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


HANDLERS: Handlers = {
    TypeCounters: (_tell_refusal, _tell),
    StrikeCounters: (_strike_refusal, _strike),
    RewriteCounters: (_rewrite_refusal, _rewrite),
    CopyDown: (_copy_refusal, _copy),
}
