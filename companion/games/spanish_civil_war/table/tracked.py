"""Facts that can be set directly, and what is packed up."""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain

from pydantic import JsonValue

from companion.games.spanish_civil_war.counters.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.initiative import settled_initiative
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import NOT_TOLD, SpanishGame, Spot, Unit
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.kit.facts import Fact, found_at, is_other_moment
from companion.kit.system import PackedItem
from companion.reason import Reason

_PACKED = frozenset({Spot.MAP, Spot.MADRID})
MOST_UNITS = 280
_EITHER = (True, False)


def battle_facts(scene: Scene) -> Iterator[Fact]:
    """Clock, points, holders of places, and how each unit stands."""
    yield from _facts_of_battle(scene)
    for unit in scene.game.units.values():
        yield from _unit_facts(scene, unit)


def battle_facts_at(scene: Scene, paths: Collection[str]) -> Iterator[Fact]:
    """Those of some paths; no more is put together than until all are found."""
    named = {part for path in paths for part in path.split("/")}
    units = (unit for id_, unit in scene.game.units.items() if id_ in named)
    found = chain(_facts_of_battle(scene), *(_unit_facts(scene, unit) for unit in units))
    return found_at(found, paths)


def _facts_of_battle(scene: Scene) -> Iterator[Fact]:
    sides = tuple(side.value for side in Faction)
    last = scene.game.clock.last_turn
    yield Fact("clock/moment/turn", Reason("scw-fact-turn"), lowest=1, highest=last)
    yield Fact("clock/moment/phase", Reason("scw-fact-phase"), tuple(phase.value for phase in Phase))
    yield Fact("clock/first_player", Reason("scw-fact-first-player"), sides)
    skies = tuple(sky.value for sky in Weather)
    yield Fact("clock/weather", Reason("scw-fact-weather"), skies, sort="weather")
    yield Fact("clock/is_over", Reason("scw-fact-is-over"), _EITHER)
    yield _exits_fact(scene.battle)
    for side in Faction:
        yield Fact(f"points_by_hand/{side.value}", Reason("scw-fact-points", args={"side": side.value}))
    yield from _reserve_facts(scene)
    for division in scene.game.assault_points:
        about = formation_in_words(division)
        most = scenario(scene.battle).assault_points[division]
        label = Reason("scw-fact-assault-points", about=about)
        yield Fact(f"assault_points/{division}", label, lowest=0, highest=most)
    for place in scene.game.holders:
        label = Reason("scw-fact-holder", about=Reason(f"scw-place-{place}"))
        yield Fact(f"holders/{place}", label, sides)
    yield from _captured_facts(scene.game)
    board = scene.map.board
    for name in scene.game.slopes:
        where = {"hex": board.hex_name(board.parse_own(name))}
        label, options = Reason("scw-fact-slope", "12.4.1c", args=where), (*_EITHER, NOT_TOLD)
        yield Fact(f"slopes/{name}", label, options, sort="slope")


def facts_of_turn(scene: Scene, facts: Mapping[str, JsonValue]) -> Mapping[str, JsonValue]:
    """First player (5.0A) and weather (5.0B) of another turn that is set; None is open.

    Later in a turn the scenario still names the first player of some (B.1c), else it stays who it was; the
    weather is another turn's. A battle that was over goes on.
    """
    is_back = scene.game.clock.is_over and is_other_moment(scene.game, facts)
    found: dict[str, JsonValue] = {"clock/is_over": False} if is_back else {}
    turn = facts.get("clock/moment/turn")
    if not isinstance(turn, int):
        return found
    if turn != scene.game.clock.moment.turn:
        found["clock/weather"] = None
    first = settled_initiative(scene.battle, turn)
    if facts.get("clock/moment/phase", scene.game.clock.moment.phase) == Phase.INITIATIVE:
        return found | {"clock/first_player": first, "clock/weather": None}
    return found | ({"clock/first_player": first} if first else {})


def _exits_fact(battle: Battle) -> Fact:
    """What the table counts besides of units that left, or at Jarama stand at the east edge."""
    is_jarama = battle is Battle.JARAMA
    key, rule = ("scw-fact-exits", "J.7e") if is_jarama else ("scw-fact-exits-brunete", "B.6b")
    return Fact("exits_scored", Reason(key, rule), lowest=-MOST_UNITS, highest=MOST_UNITS)


def _captured_facts(game: SpanishGame) -> Iterator[Fact]:
    """Whether each division that was told holds its objectives captured (B.15b)."""
    told = game.told_formations
    for division in game.captured:
        for hex_ in game.captured[division] if division in told else ():
            label = Reason("scw-fact-captured", "B.15b", (), {"hex": hex_}, formation_in_words(division))
            yield Fact(f"captured/{division}/{hex_}", label, _EITHER)


def _reserve_facts(scene: Scene) -> Iterator[Fact]:
    """How much of the reserve is out, where the battle has one (J.18)."""
    if scenario(scene.battle).reserve is not None:
        yield Fact("is_reserve_called", Reason("scw-fact-reserve-called", "J.18c"), _EITHER)
        yield Fact("is_reserve_free", Reason("scw-fact-reserve-free", "J.18b"), _EITHER)


def _unit_facts(scene: Scene, unit: Unit) -> Iterator[Fact]:
    """Its strength side; its supply and command as judged for the phase; whether it stays in reserve."""
    about = unit_in_words(unit.counter)
    yield Fact(f"units/{unit.id}/stand/is_reduced", Reason("scw-fact-reduced", about=about), _EITHER)
    if unit.stand.spot is not Spot.MAP:
        return
    if unit.faction is Faction.REPUBLICAN and scenario(scene.battle).reserve is not None:
        held = Reason("scw-fact-held", "J.18e", about=about)
        yield Fact(f"units/{unit.id}/stand/is_held", held, _EITHER)
    if unit.id in scene.game.judged_now:
        _, hex_ = scene.placed(unit.id)
        path, where = f"judged/statuses/{unit.id}", {"hex": scene.map.board.hex_name(hex_)}
        yield Fact(f"{path}/is_supplied", Reason("scw-fact-supplied", "9.3c", (), where, about), _EITHER)
        yield Fact(f"{path}/is_in_command", Reason("scw-fact-in-command", "9.3c", (), where, about), _EITHER)


def packed_units(game: SpanishGame) -> Iterator[PackedItem]:
    """Every unit on the map or in the box, with its reduced side."""
    for unit in game.units.values():
        if unit.stand.spot in _PACKED:
            is_boxed = unit.stand.spot is Spot.MADRID
            yield PackedItem(
                unit_in_words(unit.counter),
                unit.stand.hex,
                Reason("scw-spot-madrid") if is_boxed else None,
                marks=tuple(_packed_marks(game, unit)),
            )


def packed_points(game: SpanishGame) -> Iterator[PackedItem]:
    """The assault points that divisions have left."""
    for division, left in game.assault_points.items():
        if left:
            yield PackedItem(formation_in_words(division), place=Reason("scw-packed-points"), count=left)


def packed_objectives(scene: Scene) -> Iterator[PackedItem]:
    """The objectives that divisions hold captured (B.15b)."""
    for division in scene.game.captured:
        for number in scene.game.captured_by(division):
            piece = Reason("scw-packed-captured", "B.15b", about=formation_in_words(division))
            yield PackedItem(piece, scene.map.board.parse_hex(number))


def _packed_marks(game: SpanishGame, unit: Unit) -> Iterator[Reason]:
    """Its reduced side; the hex to which its pontoon leads."""
    if unit.stand.is_reduced:
        yield Reason("scw-reduced")
    if pontoon := game.standing_pontoons.get(unit.id):
        yield Reason("scw-packed-pontoon", "", (pontoon.end,))
