"""The sequence of play in a session: turns and dates, first player, weather, air points (5, 17)."""

from datetime import date

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.procedures.turning import clock_choices
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar, date_in_words
from companion.games.spanish_civil_war.rules.scenario.weather import is_weather_rolled, weather
from companion.games.spanish_civil_war.rules.sequence import PHASES, Phase
from companion.games.spanish_civil_war.shown.now import now
from companion.games.spanish_civil_war.table.commands import NextPhase, PreviousPhase, SetWeather
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_a_turn_goes_through_its_phases_in_order(battle: Battle) -> None:
    """5.0: initiative, weather, bombs of either, then movement and combat of the first and of the second."""
    table, first = Table(battle), NATIONALIST if battle is JARAMA else REPUBLICAN
    seen = []
    for phase in (phase for phase in PHASES if phase is not Phase.WEATHER or is_weather_rolled(battle)):
        table.go_to(phase)
        seen.append((phase.value, table.game.clock.phasing))
    assert seen == [
        ("initiative", None),
        *([("weather", None)] if is_weather_rolled(battle) else []),
        ("first-bombardment", first),
        ("second-bombardment", first.opponent),
        ("first-movement", first),
        ("first-combat", first),
        ("second-movement", first.opponent),
        ("second-combat", first.opponent),
    ]
    table.go_to(Phase.INITIATIVE, turn=2)
    assert (table.game.clock.moment.turn, table.game.clock.weather) == (2, None)


def test_the_clock_goes_back_to_the_first_player_of_the_turn_before() -> None:
    """The Republicans are first on turn 1 at Brunete, the Nationalists on turn 2."""
    table = Table(BRUNETE)
    table.go_to(Phase.INITIATIVE, turn=2)
    assert table.game.clock.first_player is NATIONALIST
    table.do(PreviousPhase())
    clock = table.game.clock
    assert (clock.moment.turn, clock.moment.phase) == (1, Phase.SECOND_COMBAT)
    assert (clock.first_player, clock.phasing) == (REPUBLICAN, NATIONALIST)
    table.do(PreviousPhase())
    assert table.game.clock.moment.phase is Phase.SECOND_MOVEMENT
    assert table.game.clock.first_player is REPUBLICAN


def test_the_nationalists_are_first_at_the_jarama_on_every_turn() -> None:
    table = Table(JARAMA)
    for turn in range(1, 22):
        table.go_to(Phase.FIRST_MOVEMENT, turn=turn)
        assert table.game.clock.first_player is NATIONALIST
    assert table.game.clock.last_turn == 21


def test_a_weather_that_nobody_rolls_for_stops_nobody() -> None:
    """B.14: always clear at Brunete; going back leads past its phase too."""
    table = Table(BRUNETE)
    table.do(NextPhase())
    clock = table.game.clock
    assert (clock.moment.phase, clock.weather) == (Phase.FIRST_BOMBARDMENT, Weather.CLEAR)
    table.do(PreviousPhase())
    assert table.game.clock.moment.phase is Phase.INITIATIVE


def rolled(nationalist: int, republican: int) -> Faction | None:
    """The first player of the third turn at Brunete; None when the dice are rolled again."""
    table = Table(BRUNETE)
    table.go_to(Phase.SECOND_COMBAT, turn=2)
    table.do(NextPhase())
    table.dice(nationalist, republican)
    return table.game.clock.first_player


@pytest.mark.parametrize(
    ("nationalist", "republican", "first"),
    [
        (4, 4, NATIONALIST),
        (1, 1, NATIONALIST),
        (6, 6, NATIONALIST),
        (3, 4, None),
        (5, 6, None),
        (1, 3, REPUBLICAN),
        (4, 6, REPUBLICAN),
        (6, 1, NATIONALIST),
    ],
)
def test_the_nationalists_add_one_to_their_die_for_the_initiative(
    nationalist: int, republican: int, first: Faction | None
) -> None:
    assert rolled(nationalist, republican) is first


@pytest.mark.parametrize(
    ("turn", "die", "sky"),
    [
        (1, 1, Weather.RAIN),
        (1, 4, Weather.RAIN),
        (1, 5, Weather.CLEAR),
        (11, 4, Weather.RAIN),
        (11, 6, Weather.CLEAR),
        (12, 2, Weather.RAIN),
        (12, 3, Weather.CLEAR),
        (21, 2, Weather.RAIN),
    ],
)
def test_the_weather_of_the_jarama_changes_its_dice_on_turn_12(turn: int, die: int, sky: Weather) -> None:
    table = Table(JARAMA)
    table.go_to(Phase.INITIATIVE, turn=turn)
    table.do(NextPhase())
    table.dice(die)
    assert table.game.clock.weather is sky
    table.do(NextPhase())
    assert table.game.clock.weather is sky


def test_a_weather_nobody_rolled_is_asked_before_the_phase_ends_and_told_after_it() -> None:
    """5.0B, J.20b: as where a battle is taken up at its weather, or in a later phase."""
    table = Table(JARAMA)
    table.do(SetFacts(facts={"clock/moment/turn": 20, "clock/moment/phase": Phase.WEATHER}))
    (due,) = now(table.scene).due
    assert (due.what.key, due.choice and due.choice.command) == ("scw-weather-open", NextPhase)
    table.do(NextPhase())
    (asked,) = table.session.state.waiting
    assert asked.rule == "J.20b"
    table.dice(3)
    assert (table.game.clock.moment.phase, table.game.clock.weather) == (Phase.WEATHER, Weather.CLEAR)
    table.do(SetFacts(facts={"clock/moment/turn": 21, "clock/moment/phase": Phase.FIRST_MOVEMENT}))
    assert [one.what.key for one in now(table.scene).due][-1] == "scw-weather-open"


def test_each_battle_has_its_own_weather_instead_of_the_standard_one() -> None:
    """1.0b, 17.0b: a 5 is mud by the standard rules, and clear in either battle."""
    found = [weather(battle, 1, 5) for battle in (Battle.STANDARD, JARAMA, BRUNETE)]
    assert found == [Weather.RAIN, Weather.CLEAR, Weather.CLEAR]
    assert [weather(Battle.STANDARD, 1, die) is Weather.CLEAR for die in range(1, 7)] == [True] * 4 + [
        False
    ] * 2


@pytest.mark.parametrize(("turn", "day"), [(1, 6), (9, 14), (14, 19), (21, 26)])
def test_the_days_of_the_jarama(turn: int, day: int) -> None:
    assert calendar(JARAMA).days_of(turn) == (date(1937, 2, day),)


def test_the_turns_of_brunete_bear_two_days_each() -> None:
    shown = [date_in_words(calendar(BRUNETE).days_of(turn)).args["days"] for turn in range(1, 11)]
    assert shown == ["5/6", "7/8", "9/10", "11/12", "13/14", "15/16", "17/18", "19/20", "21/22", "23/24"]


def air_points(table: Table, last: int) -> list[tuple[int, int]]:
    """The air points of Republicans and Nationalists at the start of each turn."""
    found = []
    for turn in range(1, last + 1):
        table.go_to(Phase.FIRST_BOMBARDMENT, turn=turn)
        found.append((air_points_left(table.scene, REPUBLICAN), air_points_left(table.scene, NATIONALIST)))
    return found


def test_air_points_come_by_the_calendar() -> None:
    """B.3c: thirty on July 11/12 alone, and from July 13/14 on 54; in turns of a day as well."""
    assert air_points(Table(BRUNETE), 6) == [(20, 0)] * 3 + [(20, 30)] + [(20, 54)] * 2
    days = Table(BRUNETE, **{"scw-brunete-turns": "one-day"})
    assert air_points(days, 10) == [(20, 0)] * 6 + [(20, 30), (20, 0)] + [(20, 54)] * 2


def test_in_its_phase_the_other_weather_is_offered() -> None:
    table = Table(JARAMA)
    table.go_to(Phase.WEATHER)
    assert _skies(table) == [Weather.RAIN]
    table.do(SetWeather(weather=Weather.RAIN))
    assert _skies(table) == [Weather.CLEAR]
    table.go_to(Phase.FIRST_MOVEMENT)
    assert _skies(table) == []


def _skies(table: Table) -> list[object]:
    choices = clock_choices(table.scene)
    return [choice.values["weather"] for choice in choices if choice.command is SetWeather]


def test_who_comes_back_to_a_phase_finds_what_was_judged_in_it() -> None:
    """9.3c: what was judged for the combat is judged anew after more moves; for the movement it holds."""
    table = Table(BRUNETE)
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    table.judge()
    for_movement = table.game.judged
    assert for_movement is not None
    table.go_to(Phase.FIRST_COMBAT, turn=2)
    table.judge()
    table.do(PreviousPhase())
    assert table.game.judged == for_movement
    table.go_to(Phase.FIRST_COMBAT, turn=2)
    assert table.game.judged == for_movement
    table.judge()
    table.do(PreviousPhase())
    table.judge()  # again, since it was wrong
    table.do(PreviousPhase())
    assert table.game.judged is None
