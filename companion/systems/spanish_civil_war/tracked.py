"""Facts that can be set directly, and what is packed up."""

from collections.abc import Iterator

from companion.play.facts import Fact
from companion.play.system import PackedItem
from companion.reason import Reason
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.scenario_data import scenario
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.sequence import Phase
from companion.systems.spanish_civil_war.state import SpanishGame, Spot
from companion.systems.spanish_civil_war.words import formation_in_words, unit_in_words

_PACKED = frozenset({Spot.MAP, Spot.MADRID})
MOST_UNITS = 280


def battle_facts(scene: Scene) -> Iterator[Fact]:
    """Clock, points, holders of places, and each unit's strength side."""
    sides = tuple(side.value for side in Faction)
    last, has_reserve = scene.game.clock.last_turn, scenario(scene.battle).reserve is not None
    yield Fact("clock/moment/turn", Reason("scw-fact-turn"), lowest=1, highest=last)
    yield Fact("clock/moment/phase", Reason("scw-fact-phase"), tuple(phase.value for phase in Phase))
    yield Fact("clock/first_player", Reason("scw-fact-first-player"), sides)
    yield Fact("clock/is_over", Reason("scw-fact-is-over"), (True, False))
    yield Fact("exits_scored", Reason("scw-fact-exits"), lowest=-MOST_UNITS, highest=MOST_UNITS)
    for division in scene.game.assault_points:
        about = formation_in_words(division)
        most = scenario(scene.battle).assault_points[division]
        label = Reason("scw-fact-assault-points", about=about)
        yield Fact(f"assault_points/{division}", label, lowest=0, highest=most)
    for place in scene.game.holders:
        label = Reason("scw-fact-holder", about=Reason(f"scw-place-{place}"))
        yield Fact(f"holders/{place}", label, sides)
    for unit in scene.game.units.values():
        label = Reason("scw-fact-reduced", about=unit_in_words(unit.counter))
        yield Fact(f"units/{unit.id}/stand/is_reduced", label, (True, False))
        if has_reserve and unit.faction is Faction.REPUBLICAN and unit.stand.spot is Spot.MAP:
            held = Reason("scw-fact-held", "J.18e", about=unit_in_words(unit.counter))
            yield Fact(f"units/{unit.id}/stand/is_held", held, (True, False))


def packed_units(game: SpanishGame) -> Iterator[PackedItem]:
    """Every unit on the map or in the box, with its reduced side."""
    for unit in game.units.values():
        if unit.stand.spot in _PACKED:
            is_boxed = unit.stand.spot is Spot.MADRID
            yield PackedItem(
                unit_in_words(unit.counter),
                unit.stand.hex,
                Reason("scw-spot-madrid") if is_boxed else None,
                marks=(Reason("scw-reduced"),) if unit.stand.is_reduced else (),
            )
