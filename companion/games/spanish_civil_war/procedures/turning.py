"""From phase to phase; initiative and weather (5)."""

from collections.abc import Sequence

from companion.chance.answers import Outcome
from companion.chance.requests import Modifier, RollRequest, RollRow
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.duties import left_refusal
from companion.games.spanish_civil_war.procedures.ending import end_done, unfinished
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.scenario.initiative import (
    NATIONALIST_DRM,
    rolled_initiative,
    settled_initiative,
)
from companion.games.spanish_civil_war.rules.scenario.weather import (
    is_weather_rolled,
    weather,
    weather_row,
)
from companion.games.spanish_civil_war.rules.sequence import (
    PHASES,
    Moment,
    Phase,
    next_moment,
    previous_moment,
)
from companion.games.spanish_civil_war.table.commands import NextPhase, PreviousPhase, SetWeather
from companion.games.spanish_civil_war.table.events import (
    BattleEnded,
    FirstPlayerSettled,
    PhaseBegan,
    WeatherSettled,
)
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.kit.handling import EventCourse, Handlers
from companion.kit.panels import Choice
from companion.reason import Reason


def initiative_request(turn: int) -> RollRequest:
    """A die each; the Nationalists add 1 (B.1c)."""
    bonus = Modifier(value=NATIONALIST_DRM, reason=Reason("scw-drm-nationalist-initiative", "B.1c"))
    rows = tuple(
        RollRow(
            subject=side.value,
            title=Reason("scw-side", args={"side": side.value}),
            modifiers=(bonus,) if side is Faction.NATIONALIST else (),
        )
        for side in (Faction.NATIONALIST, Faction.REPUBLICAN)
    )
    return RollRequest(
        purpose=SpanishPurpose.INITIATIVE,
        rule="B.1c",
        args={"turn": str(turn)},
        subject=str(turn),
        dice=1,
        rows=rows,
    )


def weather_request(battle: Battle, turn: int) -> RollRequest:
    """The die for the weather of a turn (J.20)."""
    rule, args = weather_row(battle, turn).rule, {"turn": str(turn)}
    return RollRequest(purpose=SpanishPurpose.WEATHER, rule=rule, args=args, subject=str(turn), dice=1)


def settle_phase(course: EventCourse[Scene]) -> None:
    """What a phase has to settle at its beginning: first player, a weather that nobody rolls for."""
    clock = course.scene.game.clock
    if is_first_player_open(course.scene):
        course.ask(initiative_request(clock.moment.turn))
    elif clock.moment.phase is Phase.WEATHER and not is_weather_rolled(course.scene.battle):
        course.add(WeatherSettled(weather=Weather.CLEAR))
        begin_phase(course, next_moment(clock.moment))
    elif is_weather_due(course.scene):
        course.ask(weather_request(course.scene.battle, clock.moment.turn))


def initiative_rolled(course: EventCourse[Scene], rolled: Sequence[Outcome]) -> None:
    """The first player, or another roll for a tie."""
    nationalist, republican = (outcome.natural for outcome in rolled)
    first = rolled_initiative(nationalist, republican)
    if first is None:
        course.ask(initiative_request(course.scene.game.clock.moment.turn))
    else:
        course.add(FirstPlayerSettled(side=first))


def weather_rolled(course: EventCourse[Scene], die: int) -> None:
    """The weather of the die."""
    battle, turn = course.scene.battle, course.scene.game.clock.moment.turn
    course.add(WeatherSettled(weather=weather(battle, turn, die), rule=weather_row(battle, turn).rule))


def is_first_player_open(scene: Scene) -> bool:
    """Whether dice have still to tell who is first player (B.1c)."""
    clock = scene.game.clock
    return clock.moment.phase is Phase.INITIATIVE and clock.first_player is None


def is_weather_open(scene: Scene) -> bool:
    """Whether a die has still to tell the weather of the turn, in its phase or once it is past (5.0B)."""
    clock = scene.game.clock
    is_early = clock.moment.phase is Phase.INITIATIVE
    return is_weather_rolled(scene.battle) and clock.weather is None and not is_early and not clock.is_over


def is_weather_due(scene: Scene) -> bool:
    """Whether the phase under way is that of the die for the weather, not rolled yet (5.0B)."""
    return scene.game.clock.moment.phase is Phase.WEATHER and is_weather_open(scene)


# ---- commands ----


def next_refusal(scene: Scene, _: NextPhase | None = None) -> Reason | None:
    """Why the next phase does not begin; combats that are left out are for the table to insist on (11.0)."""
    if scene.game.clock.is_over:
        return Reason("scw-battle-over")
    return unfinished(scene) or left_refusal(scene)


def _next(course: EventCourse[Scene], _: NextPhase) -> None:
    clock = course.scene.game.clock
    if is_first_player_open(course.scene):
        course.ask(initiative_request(clock.moment.turn))
        return
    if is_weather_due(course.scene):
        course.ask(weather_request(course.scene.battle, clock.moment.turn))
        return
    following = next_moment(clock.moment)
    end_done(course)
    if following.turn > clock.last_turn:
        course.add(BattleEnded())
        return
    begin_phase(course, following)


def begin_phase(course: EventCourse[Scene], moment: Moment) -> None:
    """Begin a phase; a new turn's first player is open unless the scenario names it."""
    scene = course.scene
    clock = scene.game.clock
    is_new = moment.phase is PHASES[0]
    first = settled_initiative(scene.battle, moment.turn) if is_new else clock.first_player
    course.add(PhaseBegan(moment=moment, first_player=first, weather=None if is_new else clock.weather))
    settle_phase(course)


def _moment_before(scene: Scene) -> Moment | None:
    """The phase to go back to; a weather phase that passes by itself is none."""
    before = previous_moment(scene.game.clock.moment)
    if before and before.phase is Phase.WEATHER and not is_weather_rolled(scene.battle):
        return previous_moment(before)
    return before


def previous_refusal(scene: Scene, _: PreviousPhase | None = None) -> Reason | None:
    """Why the clock cannot be put back."""
    if refusal := unfinished(scene):
        return refusal
    return None if previous_moment(scene.game.clock.moment) else Reason("scw-clock-at-start")


def _previous(course: EventCourse[Scene], _: PreviousPhase) -> None:
    """Back by a phase; of the turn before only a first player that the scenario names is known again."""
    scene = course.scene
    clock, before = scene.game.clock, _moment_before(scene)
    if before is None:
        return
    end_done(course)
    first, sky = clock.first_player, clock.weather
    if before.turn < clock.moment.turn:
        first, sky = settled_initiative(scene.battle, before.turn) or first, None
    course.add(PhaseBegan(moment=before, first_player=first, weather=sky))


def _any_weather(scene: Scene, _: SetWeather) -> Reason | None:
    return None


def _set_weather(course: EventCourse[Scene], command: SetWeather) -> None:
    course.add(WeatherSettled(weather=command.weather))


HANDLERS: Handlers = {
    SetWeather: (_any_weather, _set_weather),
    NextPhase: (next_refusal, _next),
    PreviousPhase: (previous_refusal, _previous),
}


def _is_time_of_weather(scene: Scene) -> bool:
    """Whether the weather may have to be put right: in its own phase, and where nobody told it since."""
    is_phase = scene.game.clock.moment.phase is Phase.WEATHER and is_weather_rolled(scene.battle)
    return is_phase or is_weather_open(scene)


def clock_choices(scene: Scene) -> Sequence[Choice]:
    """On and back; the weather as the table has it."""
    skies = (
        Choice(Reason("scw-choice-weather", args={"weather": sky.value}), SetWeather, {"weather": sky})
        for sky in Weather
        if sky is not scene.game.clock.weather
    )
    return (
        Choice(Reason("scw-choice-next-phase"), NextPhase, refusal=next_refusal(scene), goes_on=True),
        Choice(Reason("scw-choice-previous-phase"), PreviousPhase, refusal=previous_refusal(scene)),
        *(skies if _is_time_of_weather(scene) else ()),
    )
