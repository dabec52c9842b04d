"""The turn and phase tracker: turns with their dates, the sequence of play, arrivals of the turn."""

from collections.abc import Iterator
from functools import partial

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.reserves import call_reminders
from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.procedures.turning import clock_choices
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar, date_in_words
from companion.games.spanish_civil_war.rules.scenario.reinforcements import arrivals, entry_hexes
from companion.games.spanish_civil_war.rules.scenario.weather import is_weather_rolled
from companion.games.spanish_civil_war.rules.scoring import score_of
from companion.games.spanish_civil_war.rules.sequence import BOMBARDMENT, PHASES, Phase, moment_in_words
from companion.games.spanish_civil_war.scenario_data import Arrival, ArrivingUnits
from companion.games.spanish_civil_war.shown.air import air_reminders, bomb_choices
from companion.games.spanish_civil_war.shown.combat import asked_now
from companion.games.spanish_civil_war.shown.forces import due_calls
from companion.games.spanish_civil_war.shown.schedule import earlier_untold, settling_choices
from companion.games.spanish_civil_war.shown.status import status_choices
from companion.games.spanish_civil_war.shown.victory import summary
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.terms import Weather
from companion.kit.panels import (
    Checklist,
    ChoiceList,
    Gauge,
    Lines,
    Panel,
    Part,
)
from companion.kit.phases import phase_list
from companion.reason import Reason

CLOCK_PANEL = "scw-clock"
_REMINDERS = {
    Phase.FIRST_MOVEMENT: ("scw-remind-movement", "5.0D"),
    Phase.SECOND_MOVEMENT: ("scw-remind-movement", "5.0D"),
    Phase.FIRST_COMBAT: ("scw-remind-combat", "5.0E1"),
    Phase.SECOND_COMBAT: ("scw-remind-combat", "5.0E1"),
}


def clock_panel(scene: Scene) -> Panel:
    """Turns, phases, what the turn brings, and the ways on."""
    clock = scene.game.clock
    days = calendar(scene.battle, scene.readings).days_of(clock.moment.turn)
    sky = clock.weather or (None if is_weather_rolled(scene.battle) else Weather.CLEAR)
    weather = Reason("scw-weather-now", args={"weather": sky.value if sky else "open"})
    parts: tuple[Part, ...] = (
        *_end(scene),
        *asked_now(scene),
        ChoiceList(
            (
                *status_choices(scene),
                *bomb_choices(scene),
                *due_calls(scene),
                *settling_choices(scene),
                *clock_choices(scene),
            )
        ),
        Gauge(Reason("scw-fact-turn"), clock.moment.turn, clock.last_turn),
        Lines((date_in_words(days), weather, *overstacked(scene), *call_reminders(scene))),
        *_untold(scene),
        _phases(scene),
        Lines(tuple(arrival_lines(scene))),
    )
    return Panel(CLOCK_PANEL, moment_in_words(clock), parts)


def _end(scene: Scene) -> Iterator[Part]:
    """That the battle is over, and who won it."""
    if scene.game.clock.is_over:
        yield Lines((Reason("scw-battle-over"), *summary(score_of(scene))))


def _untold(scene: Scene) -> Iterator[Part]:
    """Whom the choice above is about that settles them together: by name, before the phases."""
    if left := earlier_untold(scene):
        yield Lines(left)


def _phases(scene: Scene) -> Checklist:
    clock = scene.game.clock

    def name(phase: Phase) -> Reason:
        moment = clock.model_copy(update={"moment": clock.moment.model_copy(update={"phase": phase})})
        player = moment.phasing.value if moment.phasing else "both"
        return Reason("scw-phase-listed", args={"phase": phase.value, "player": player})

    return phase_list(PHASES, clock.moment.phase, name, partial(_reminders, scene))


def _reminders(scene: Scene, phase: Phase) -> tuple[Reason, ...]:
    if phase in BOMBARDMENT:
        return tuple(air_reminders(scene))
    return (Reason(*_REMINDERS[phase]),) if phase in _REMINDERS else ()


# ---- arrivals ----


def arrival_lines(scene: Scene) -> Iterator[Reason]:
    """What arrives this turn, and where."""
    turn = scene.game.clock.moment.turn
    for side in Faction:
        for arrival in arrivals(scene.battle, side, turn, scene.readings):
            yield from (_line(scene, arrival, units) for units in arrival.units)


def _line(scene: Scene, arrival: Arrival, units: ArrivingUnits) -> Reason:
    hexes = entry_hexes(scene.battle, arrival.entry, scene.readings)
    args: dict[str, str | int | float] = {
        "count": units.count or 0,
        "part": units.part or "all",
        "hexes": ", ".join(hexes) or "-",
        "how": _how(arrival),
    }
    about = formation_in_words(units.formation)
    return Reason("scw-arrival", "15.1a", args=args, about=about)


def _how(arrival: Arrival) -> str:
    entry = arrival.entry
    if entry.for_withdrawal:
        return "withdrawal"
    return "box" if entry.box else "road" if entry.by_road else "hexes"
