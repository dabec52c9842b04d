"""Places that units may have passed, and so taken: nobody tells by which way they move (B.6a, B.15b)."""

from collections.abc import Iterable, Iterator, Mapping

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.marching import Reach
from companion.games.spanish_civil_war.procedures.taking import take_passed
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.scenario.objectives import own_objectives
from companion.games.spanish_civil_war.scenario_data import Place, scenario
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered
from companion.kit.handling import EventCourse
from companion.kit.questions import Question


def passing_questions(
    scene: Scene, units: Iterable[Unit], to: HexCoord, ways: Mapping[str, Reach]
) -> Iterator[Question]:
    """Whether units about to move pass a place on one of their cheapest ways, where that takes it."""
    stack, board = tuple(units), scene.map.board
    for place in scenario(scene.battle).places if scene.battle is Battle.BRUNETE else ():
        hex_ = board.parse_hex(place.hexes[0])
        passing = [unit for unit in stack if _takes(scene, unit, place) and ways[unit.id].may_pass(hex_, to)]
        if passing:
            yield Question(
                purpose=SpanishPurpose.PASSED,
                rule="B.15b",
                hexes=(hex_,),
                args={"hex": board.hex_name(hex_), "to": board.hex_name(to)},
                about=unit_in_words(passing[0].counter),
                subject=board.own_name(hex_),
                details={"units": " ".join(unit.id for unit in passing)},
                can_be_unknown=False,
            )


def _takes(scene: Scene, unit: Unit, place: Place) -> bool:
    """Whether a place comes into a unit's hands as it enters, or its division captures an objective there."""
    division, name = unit.counter.formation, place.hexes[0]
    is_own = unit.faction is Faction.REPUBLICAN and name in own_objectives(division)
    is_captured = name in scene.game.captured_by(division)
    return scene.game.holders.get(place.id) is not unit.faction or (is_own and not is_captured)


def passed_told(course: EventCourse[Scene], told: Answered) -> None:
    """Take what was passed."""
    if told.is_yes:
        take_passed(course, told.request.hexes[0], told.request.details["units"].split(" "))
