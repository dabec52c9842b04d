"""Replacement phase, scoring and the end of the game (14.0, 23.0)."""

from collections.abc import Iterator

from companion.chance.words import signed
from companion.games.no_prisoners.procedures.asking import CITY, RATE, ask_unit_roll, rate_of, unfilled
from companion.games.no_prisoners.procedures.entering import counter_of
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.pools.optional import awards
from companion.games.no_prisoners.rules.pools.replacement import Fate, picks, replacement, replacement_refusal
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.rules.turn.victory import (
    City,
    city_points,
    points,
    race_outcome,
    scoring_refusal,
    victory,
)
from companion.games.no_prisoners.table.commands import TryReplacement
from companion.games.no_prisoners.table.counter_events import CounterDue, CounterGone
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.field import Town
from companion.games.no_prisoners.table.game_events import (
    GameEnded,
    ReplacementTried,
    Told,
    VpScored,
)
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import turn_key
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, player_turn_of
from companion.kit.printed import ask_lacking
from companion.kit.questions import Question
from companion.reason import Reason


def replaceable(scene: Scene) -> tuple[Counter, ...]:
    """The units that the player turn under way may try to replace."""
    player_turn = scene.game.player_turn
    if player_turn is None:
        return ()
    units = scene.game.at(Spot.REPLACEABLE, player_turn.faction, player_turn.front)
    return tuple(counter for counter in units if counter.is_ground)


def begin_replacements(course: Course) -> None:
    """The rate is asked for where there is a unit to replace and nobody has entered it."""
    game = course.scene.game
    if replaceable(course.scene):
        ask_lacking(course, unfilled(game, RATE, [turn_key(game.moment)]))


def lacks_rate(scene: Scene) -> bool:
    """Whether a unit may be replaced, and nobody has been asked for the rate."""
    rates = unfilled(scene.game, RATE, [turn_key(scene.game.moment)])
    return bool(replaceable(scene)) and any(True for _ in rates)


def tries_left(scene: Scene) -> int | None:
    """How many units may still be tried; None while the rate is not known."""
    rate, player_turn = rate_of(scene.game), scene.game.player_turn
    if rate is None or player_turn is None:
        return None
    tried = scene.game.phase.tried
    return picks(rate, len(replaceable(scene)) + tried, _change(scene)) - tried


def rate_in_words(scene: Scene) -> dict[str, str | int | float]:
    """The rate of the player turn, and what morale changes of it this turn or "none", for a text."""
    rate, change = rate_of(scene.game), _change(scene)
    if rate is None or not change:
        return {"rate": str(rate), "change": "none"}
    return {"rate": str(rate), "change": signed(change)}


def _change(scene: Scene) -> int:
    player_turn = scene.game.player_turn
    return scene.game.rate_changes.get(player_turn, 0) if player_turn else 0


def trying_refusal(scene: Scene, command: TryReplacement) -> Reason | None:
    """Why a unit may not be tried; None when it may (14.2-3)."""
    counter = counter_of(scene, command.unit)
    if isinstance(counter, Reason):
        return counter
    player_turn = scene.game.player_turn
    if player_turn is None or scene.game.moment.phase is not Phase.REPLACEMENT:
        return Reason("np-replacement-phase-only", "14.2-3b")
    if counter.faction is not player_turn.faction:
        return Reason("np-not-your-counter", "4.0")
    if refusal := replacement_refusal(counter.front, player_turn.front):
        return refusal
    if counter.spot is not Spot.REPLACEABLE or not counter.is_ground:
        return Reason("np-not-replaceable", "14.2-3a")
    left = tries_left(scene)
    is_spent = left is not None and left <= 0
    return Reason("np-replacement-rate-spent", "14.2-3b", args=rate_in_words(scene)) if is_spent else None


def try_replacement(course: Course, command: TryReplacement) -> None:
    """One try used, its die asked for."""
    course.add(ReplacementTried())
    ask_unit_roll(course, NpPurpose.REPLACEMENT, "14.2-3c", course.scene.game.counters[command.unit])


def replacement_rolled(course: Course, unit: str, die: int) -> None:
    """Gone for good, or on the turn record track."""
    game, counter = course.scene.game, course.scene.game.counters[unit]
    found = replacement(die, game.moment.turn, is_tribal=counter.is_tribal, last_turn=game.last_turn)
    course.add(Told(reason=found.reason))
    if found.fate is Fate.GONE or found.turn is None:
        course.add(CounterGone(unit=unit, name=counter.name))
    else:
        course.add(CounterDue(unit=unit, name=counter.name, turn=found.turn))


# ---- victory points ----


def cities(scene: Scene) -> Iterator[City]:
    """Every city with its holder, those of unknown value left out."""
    for town in scene.field.towns.values():
        value = scene.game.sheet.city_value.get(town.name)
        holders = [c for c in scene.game.in_hex(town.hex) if c.is_ground]
        if town.is_city and value is not None and holders:
            is_damascus = town.hex == scene.field.damascus
            yield City(town.name, value, holders[0].faction, is_damascus, holders[0].front)


def begin_scoring(course: Course) -> None:
    """The values of held cities are asked for, then the points are counted."""
    if not ask_lacking(course, _unread_cities(course.scene)):
        score(course)


def _held_cities(scene: Scene) -> Iterator[str]:
    """The names of the cities that count for anybody now: those held on a front that scores."""
    for town in scene.field.towns.values():
        holders = [c for c in scene.game.in_hex(town.hex) if c.is_ground]
        if town.is_city and any(_scores(scene, holder, town) for holder in holders[:1]):
            yield town.name


def _scores(scene: Scene, holder: Counter, town: Town) -> bool:
    """Whether a city counts for who holds it: his front scores, and Damascus serves Allies only (23.7)."""
    turn, has_revolted = scene.game.moment.game_turn, scene.game.has_revolted
    city = City(town.name, 1, holder.faction, town.hex == scene.field.damascus, holder.front)
    is_open = scoring_refusal(turn, holder.front, has_revolted=has_revolted) is None
    return is_open and city_points(city, holder.faction, holder.front) > 0


def _unread_cities(scene: Scene) -> Iterator[Question]:
    """The held cities whose value nobody has entered or left open."""
    return unfilled(scene.game, CITY, _held_cities(scene))


def _unknown_cities(scene: Scene) -> list[str]:
    """The held cities of which nobody knows the value."""
    return [name for name in _held_cities(scene) if scene.game.sheet.city_value.get(name) is None]


def begin_scoring_again(course: Course) -> None:
    """A value was answered; with the last one the points are counted."""
    if course.scene.game.moment.phase is Phase.VP_CHECK and not any(_unread_cities(course.scene)):
        score(course)


def score(course: Course) -> None:
    """Both factions' points on both fronts; the East's once the Arabs have revolted (23.0)."""
    scene = course.scene
    held = tuple(cities(scene))
    for name in _unknown_cities(scene):
        course.add(Told(reason=Reason("np-city-unknown", "23.0b", args={"box": name})))
    for player_turn in PlayerTurn:
        turn, front = scene.game.moment.game_turn, player_turn.front
        if refusal := scoring_refusal(turn, front, has_revolted=scene.game.has_revolted):
            if player_turn.faction is Faction.ALLIED:
                course.add(Told(reason=refusal))
            continue
        on_front = [city for city in held if city.is_damascus or _front_of(scene, city) is front]
        course.add(VpScored(player_turn=player_turn, gained=points(on_front, player_turn.faction, front)))


def _front_of(scene: Scene, city: City) -> Front | None:
    return scene.field.front(scene.field.named[city.name])


# ---- the end ----


def end_game(course: Course) -> None:
    """Awards for optional units, the level of each front, and the race where it is run (23.0, 24.3)."""
    scene = course.scene
    totals = final_totals(scene)
    levels = {front: victory({f: totals[player_turn_of(f, front)] for f in Faction}) for front in Front}
    lines = [
        Reason("np-front-outcome", "23.0c", args={"front": front.value}, about=level.reason)
        for front, level in levels.items()
    ]
    if scene.options.race_for_damascus:
        lines.append(race_outcome(levels, scene.readings))
    course.add(GameEnded(vp=totals, lines=tuple(lines)))


def final_totals(scene: Scene) -> dict[PlayerTurn, int]:
    """The totals with what optional units give the enemy, on the front they were sent to (A62)."""
    gained = awards({unit: scene.game.sent_front(unit) for unit in scene.game.sent})
    return {turn: scene.game.vp.get(turn, 0) + gained[turn] for turn in PlayerTurn}
