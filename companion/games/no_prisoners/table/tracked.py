"""Facts that can be set directly, and what is packed up."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain

from pydantic import JsonValue

from companion.games.no_prisoners.rules.movement.landings import (
    GALLIPOLI_BOX,
    GALLIPOLI_UNITS,
    LANDINGS_A_YEAR,
    evacuation_box,
    year_box,
)
from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn
from companion.games.no_prisoners.rules.turn.sequence import (
    PHASES,
    PLAYER_TURNS,
    Moment,
    Phase,
    moment_refusal,
)
from companion.games.no_prisoners.scenario_data import Commander, scenario_data
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame, event_key
from companion.games.no_prisoners.table.words import box_in_words, counter_name, named
from companion.games.no_prisoners.terms import Faction, Front, Nation, PlayerTurn, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.facts import Fact, found_at
from companion.kit.placed import Place, Placed
from companion.kit.system import PackedItem
from companion.reason import Reason

_SPOTS = tuple(spot.value for spot in Spot)
_TYPES = (*(type_.value for type_ in UnitType), None)
_NATIONS = (*(nation.value for nation in Nation), None)
_CLOCK = "moment/"  # how the paths of the clock begin
_PARTS = ("phase", "player_turn", "turn")
MOST = {"strength": 30, "movement": 30, "range": 20}


def campaign_facts(scene: Scene) -> tuple[Fact, ...]:
    """Clock, points, revolt and markers; every counter; the boxes of the printed track and the cities."""
    return (*_campaign(scene), *_of_counters(scene, settable(scene)), *_sheet(scene))


def campaign_facts_at(scene: Scene, paths: Collection[str]) -> Iterator[Fact]:
    """Those of some paths; no more is put together than until all are found."""
    named = {path.split("/")[1] for path in paths if "/" in path}
    asked = (one for one in scene.game.counters.values() if not named.isdisjoint((one.id, scene.back(one))))
    counters = (one for one in asked if _is_settable(scene, one))
    found = chain(_campaign(scene), _of_counters(scene, counters), _sheet(scene))
    return found_at(found, paths)


def _of_counters(scene: Scene, counters: Iterable[Counter]) -> Iterator[Fact]:
    for counter in counters:
        yield from _place(scene, counter)
        yield from _values(scene, counter)


def printed_facts(scene: Scene) -> tuple[Fact, ...]:
    """What is printed on track, map and counters: the same in every game. Turns of arrival are among it."""
    counters = settable(scene)
    schedule = (_due(scene, counter) for counter in counters if counter.spot is Spot.ASIDE)
    return (*_sheet(scene), *schedule, *(fact for counter in counters for fact in _values(scene, counter)))


def settable(scene: Scene) -> list[Counter]:
    """The counters that those at the machine may set; where commands hold cards, each its own."""
    return [counter for counter in scene.game.counters.values() if _is_settable(scene, counter)]


def _is_settable(scene: Scene, counter: Counter) -> bool:
    is_ours = scene.is_commanded_here(counter) or not scene.game.has_hands
    return is_ours and not scene.hides(counter)


def _campaign(scene: Scene) -> Iterator[Fact]:
    turns = tuple(turn.value for turn in PlayerTurn)
    yield Fact(f"{_CLOCK}turn", Reason("np-fact-turn"), lowest=1, highest=scene.game.last_turn)
    yield Fact(f"{_CLOCK}player_turn", Reason("np-fact-player-turn"), (*turns, None))
    yield Fact(f"{_CLOCK}phase", Reason("np-fact-phase"), tuple(phase.value for phase in Phase))
    yield Fact("is_over", Reason("np-fact-is-over"), (True, False))
    for turn in scene.game.vp:
        yield Fact(f"vp/{turn}", Reason("np-fact-vp", args={"player": turn.value}), lowest=0)
    for field, name in {
        "revolted_on": "revolt",
        "senussi_on": "senussi",
        "gallipoli_on": "gallipoli",
    }.items():
        yield Fact(field, Reason(f"np-fact-{name}"), lowest=1, highest=scene.game.last_turn)
    yield from _landings(scene)
    for event in scene.game.occurred:
        yield Fact(f"occurred/{event}", _times(event), lowest=0)
    yield Fact("tribes_in_cup", Reason("np-fact-cup"), lowest=0)
    yield Fact("railhead", Reason("np-fact-railhead"), is_hex=True)
    yield from (_depot(place) for place in range(len(scene.game.depots) + 1))


def _depot(place: int) -> Fact:
    """A forward supply depot, or the next one: how many there are only the game box knows (15.8)."""
    return Fact(f"depots/{place}", Reason("np-fact-depot", args={"number": place + 1}), is_hex=True)


def _landings(scene: Scene) -> Iterator[Fact]:
    """What has come by sea, of each year and front, and what went by it once Gallipoli was tried (20.0)."""
    game = scene.game
    if not game.scenario:  # sealed whole
        return
    turns = [GameTurn(number) for number in range(scene.scenario.first_turn, game.last_turn + 1)]
    for box in dict.fromkeys(year_box(turn, front) for turn in turns for front in Front):
        yield _landing(box, LANDINGS_A_YEAR)
    if game.gallipoli_on is not None:
        evacuations = (evacuation_box(turn) for turn in turns if turn.number > game.gallipoli_on)
        for box in (GALLIPOLI_BOX, *evacuations):
            yield _landing(box, GALLIPOLI_UNITS)


def _landing(box: str, most: int) -> Fact:
    """How many units came or went by sea, as they are counted in a box."""
    sort, _, part = box.partition("-")
    args = {"sort": sort, "turn": part} if sort == "evacuation" else {"sort": sort, "front": part}
    label = Reason("np-fact-landings", args=args)
    return Fact(f"landings/{box}", label, lowest=0, highest=most, lacking=0)


def clock_refusal(moment: Moment, facts: Mapping[str, JsonValue]) -> Placed | None:
    """Why the clock cannot be set so, at the first part of it: parts set together are judged together."""
    told = moment_told(moment, facts)
    refusal = None if told == moment else moment_refusal(told)
    path = next((path for part in _PARTS if (path := f"{_CLOCK}{part}") in facts), "")
    return None if refusal is None else Placed(refusal, Place(field=path))


def moment_told(moment: Moment, facts: Mapping[str, JsonValue]) -> Moment:
    """The moment that facts set."""
    told = {path.removeprefix(_CLOCK): value for path, value in facts.items() if path.startswith(_CLOCK)}
    return Moment.model_validate({**moment.model_dump(), **told})


def where_told(game: NpGame, facts: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """What facts that put counters somewhere bring along: the map with a hex, no hex with a box off it."""
    told = dict[str, JsonValue]()
    for path, counter in _put(game, facts):
        spot, hex_ = f"{path}/spot", f"{path}/hex"
        if facts.get(hex_) is not None and spot not in facts and counter.spot is not Spot.MAP:
            told[spot] = Spot.MAP.value
        if facts.get(spot, Spot.MAP) != Spot.MAP and hex_ not in facts and counter.hex:
            told[hex_] = None
    return told


def where_refusal(game: NpGame, facts: Mapping[str, JsonValue]) -> Placed | None:
    """Why a counter cannot be put so, at its first fact: on the map without a hex, or in one off it."""
    told = {**facts, **where_told(game, facts)}
    for path, counter in _put(game, facts):
        paths = spot, hex_ = f"{path}/spot", f"{path}/hex"
        is_on_map = told.get(spot, counter.spot) == Spot.MAP
        if is_on_map != (told.get(hex_, counter.hex) is not None):
            reason = Reason("np-map-needs-hex" if is_on_map else "np-hex-off-map", about=named(counter))
            return Placed(reason, Place(field=next(one for one in paths if one in facts)))
    return None


def _put(game: NpGame, facts: Mapping[str, JsonValue]) -> Iterator[tuple[str, Counter]]:
    """The counters that facts put into a box or a hex, each with its path."""
    paths = dict.fromkeys(path.rpartition("/")[0] for path in facts if path.endswith(("/spot", "/hex")))
    found = ((path, game.counters.get(path.removeprefix("counters/"))) for path in paths)
    return ((path, counter) for path, counter in found if counter)


def commanders_told(scene: Scene, facts: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """What other commanders have printed, where facts set the clock past the moment of their coming (19.2).

    Nothing where commands hold their cards: those turn the HQ over themselves.
    """
    before, after, told = scene.game.moment, _clock_told(scene, facts), dict[str, JsonValue]()
    for one in scenario_data().commanders if not scene.game.has_hands else ():
        counter = scene.game.counters.get(one.unit)
        if counter and _has_come(one, after) and not _has_come(one, before):
            printed = {"strength": None, "movement": None, "range": one.range}
            news = {field: value for field, value in printed.items() if getattr(counter, field) != value}
            told |= {f"{_path(scene, counter)}/{field}": value for field, value in news.items()}
    return told


def first_event_told(scene: Scene, facts: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """That the event of the first turn has happened, where facts set the clock past it (25.5)."""
    before, after = scene.game.moment, _clock_told(scene, facts)
    fixed = scene.scenario.first_event if scene.game.scenario else None
    if fixed is None or before.phase is not Phase.SET_UP or after.phase is Phase.SET_UP:
        return {}
    at = Moment(turn=scene.scenario.first_turn, player_turn=fixed.player_turn, phase=Phase.RANDOM_EVENT)
    key = event_key(fixed.player_turn, fixed.event)
    times = scene.scenario.occurred_before(fixed.player_turn, fixed.event) + 1
    is_passed = after != at and scene.game.occurred.get(key, 0) < times
    return {f"occurred/{key}": times} if is_passed else {}


def _clock_told(scene: Scene, facts: Mapping[str, JsonValue]) -> Moment:
    """The moment that facts set; the one of now where they set none there is, which their check tells."""
    try:
        return moment_told(scene.game.moment, facts)
    except ValueError:
        return scene.game.moment


def _has_come(commander: Commander, moment: Moment) -> bool:
    """Whether the reinforcement phase in which he comes has begun."""
    if moment.turn != commander.from_turn:
        return moment.turn > commander.from_turn
    if moment.player_turn is None or moment.phase not in PHASES:
        return moment.phase is not Phase.SET_UP
    reached = PLAYER_TURNS.index(moment.player_turn), PHASES.index(moment.phase)
    return reached >= (PLAYER_TURNS.index(commander.player_turn), PHASES.index(Phase.REINFORCEMENT))


def _times(event: str) -> Reason:
    """How often an event of a player turn's table has happened."""
    turn = next(turn for turn in PlayerTurn if event.startswith(f"{turn}-"))
    args = {"player": turn.value, "event": event.removeprefix(f"{turn}-")}
    return Reason("np-fact-occurred", args=args)


def _sheet(scene: Scene) -> Iterator[Fact]:
    """The boxes of the printed track, and the cities, those among them that players drew."""
    drawn = [town.name for town in scene.field.towns.values() if town.is_city]
    for table, more in (("rail_capacity", ()), ("replacement_rate", ()), ("city_value", drawn)):
        for box in dict.fromkeys((*getattr(scene.game.sheet, table), *more)):
            yield sheet_fact(table, box)


@cache
def sheet_fact(table: str, box: str) -> Fact:
    """What is printed in a box of the track, or beside a city."""
    label = Reason("np-fact-sheet", args={"table": table.replace("_", "-")}, about=box_in_words(box))
    return Fact(f"sheet/{table}/{box}", label, lowest=0)


def _present(scene: Scene) -> Iterator[Counter]:
    return (counter for counter in scene.game.counters.values() if counter.spot is not Spot.ASIDE)


def _place(scene: Scene, counter: Counter) -> Iterator[Fact]:
    """Where it is, and the turn on which it comes."""
    path = _path(scene, counter)
    yield Fact(f"{path}/spot", _label(counter, "spot"), _SPOTS, sort="spot")
    yield Fact(f"{path}/hex", _label(counter, "hex"), is_hex=True)
    yield _due(scene, counter)


def stand_facts(scene: Scene, ids: Iterable[str], to: HexCoord | None) -> dict[str, JsonValue]:
    """What puts counters into a hex, or among those to be placed."""
    where: JsonValue = {"q": to.q, "r": to.r} if to else None
    return _standing(scene, ids, Spot.MAP if to else Spot.TO_SET_UP, where)


def box_facts(scene: Scene, ids: Iterable[str], spot: Spot) -> dict[str, JsonValue]:
    """What puts counters into a box off the map."""
    return _standing(scene, ids, spot, None)


def _standing(scene: Scene, ids: Iterable[str], spot: Spot, where: JsonValue) -> dict[str, JsonValue]:
    paths = [_path(scene, scene.game.counters[id_]) for id_ in ids]
    return {f"{path}/{field}": told for path in paths for field, told in (("spot", spot), ("hex", where))}


def _due(scene: Scene, counter: Counter) -> Fact:
    fact = Fact(
        f"{_path(scene, counter)}/due", _label(counter, "due"), lowest=1, highest=scene.game.last_turn
    )
    return replace(fact, kept_as=_kept_as(scene, counter, "due"))


def _kept_as(scene: Scene, counter: Counter, field: str) -> str:
    """A sheet knows counters by their ids, which say nothing where commands hold cards."""
    return f"counters/{counter.id}/{field}" if scene.game.has_hands else ""


def _path(scene: Scene, counter: Counter) -> str:
    """Where the state keeps what all know of a counter."""
    return f"counters/{scene.back(counter)}"


def _values(scene: Scene, counter: Counter) -> Iterator[Fact]:
    """What is printed on it."""
    yield from figures(scene, counter)
    is_eastern_ally = (counter.faction, counter.front) == (Faction.ALLIED, Front.EAST)
    if is_eastern_ally and not counter.is_tribal:
        path, kept_as = (f"{_path(scene, counter)}/after_revolt", _kept_as(scene, counter, "after_revolt"))
        label = _label(counter, "after-revolt")
        yield Fact(path, label, lowest=0, highest=LAST_TURN, kept_as=kept_as)
    if scene.card_of(counter):
        fact = _printed(scene, counter, "type", "type")
        yield replace(fact, options=_TYPES)
        yield star_fact(scene, counter)
        if is_eastern_ally and counter.name:  # those out of the cup are known as tribes
            yield replace(_printed(scene, counter, "is_tribal", "tribal"), options=(True, False))
        if counter.faction is Faction.CENTRAL_POWERS:
            yield from _of_nation(scene, counter)


def _of_nation(scene: Scene, counter: Counter) -> Iterator[Fact]:
    """What lets a unit of the Central Powers infiltrate: colours of infantry, else a mark (19.3)."""
    if counter.type in (UnitType.INFANTRY, UnitType.ASSAULT_INFANTRY, None):
        yield replace(_printed(scene, counter, "nation", "nation"), options=_NATIONS)
    if counter.nation is not Nation.GERMAN:
        yield replace(_printed(scene, counter, "is_sturm", "sturm"), options=(True, False))


def _printed(scene: Scene, counter: Counter, field: str, name: str) -> Fact:
    """Something printed on a counter: a secret of the command that holds its card (9.6)."""
    path, whose = scene.card_of(counter) or ("", "")
    kept_as = _kept_as(scene, counter, field)
    return Fact(f"{path}/{field}", _label(counter, name), secret_to=whose, kept_as=kept_as)


def figures(scene: Scene, counter: Counter) -> Iterator[Fact]:
    """Strength and movement, and of an HQ its range; none of a card that is lost."""
    for field, most in MOST.items() if scene.card_of(counter) else ():
        if field != "range" or (counter.type and counter.type.is_hq):
            yield replace(_printed(scene, counter, field, field), lowest=0, highest=most)


def star_fact(scene: Scene, counter: Counter) -> Fact:
    """Whether its strength has a star: such a unit exerts no ZOC and does not count for stacking."""
    return replace(_printed(scene, counter, "is_starred", "starred"), options=(True, False))


def _label(counter: Counter, field: str) -> Reason:
    return _field_in_words(counter.id, counter.name, field)


@lru_cache(maxsize=4096)
def _field_in_words(id_: str, name: str, field: str) -> Reason:
    return Reason("np-fact-counter", args={"field": field}, about=counter_name(id_, name))


def packed_counters(scene: Scene) -> tuple[PackedItem, ...]:
    """Counters on the map and on the tracks, the railhead and the depots."""
    counters = tuple(map(_packed, _present(scene.seen)))
    head = scene.game.railhead
    railhead = (PackedItem(counter_name("al-w-railhead"), hex=head),) if head else ()
    depots = tuple(PackedItem(counter_name("al-e-fsd"), hex=hex_) for hex_ in scene.game.depots)
    return (*counters, *railhead, *depots)


def _packed(counter: Counter) -> PackedItem:
    if counter.is_on_map:
        return PackedItem(named(counter), hex=counter.hex)
    return PackedItem(named(counter), place=Reason("np-spot", args={"spot": counter.spot.value}))
