"""Air support sent to hexes at the start of a combat phase, the defence first (5.0E2, 5.0E3)."""

from collections.abc import Collection, Iterator

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.pairing import has_begun
from companion.games.spanish_civil_war.procedures.support import air_refusal, flying
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.table.commands import AllotAir
from companion.games.spanish_civil_war.table.fight_events import AirAllotted
from companion.games.spanish_civil_war.table.fights import AirAllotment, Helpers
from companion.games.spanish_civil_war.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason


def allotted_to(scene: Scene, side: Faction, hexes: Collection[HexCoord]) -> Helpers:
    """All that a side has sent to some hexes in this phase."""
    help_ = Helpers()
    for allotment in scene.game.declared_now.air:
        if allotment.side is side and allotment.hex in hexes:
            help_ = help_.with_more(allotment.help)
    return help_


def time_refusal(scene: Scene, side: Faction) -> Reason | None:
    """Why a side does not allot air support now; None when it does."""
    clock = scene.game.clock
    if clock.moment.phase not in COMBAT:
        return Reason("scw-allot-not-now", "5.0E2")
    if scene.game.fight or has_begun(scene):
        return Reason("scw-allot-too-late", "5.0E3")
    is_after_attack = any(allotment.side is clock.phasing for allotment in scene.game.declared_now.air)
    if side is not clock.phasing and is_after_attack:
        return Reason("scw-defence-allots-first", "5.0E2")
    return None


def _allot_refusal(scene: Scene, command: AllotAir) -> Reason | None:
    return next(_allot_refusals(scene, command), None)


def _allot_refusals(scene: Scene, command: AllotAir) -> Iterator[Reason]:
    is_attack = command.side is scene.game.clock.phasing
    defender = command.side.opponent if is_attack else command.side
    refusals = (time_refusal(scene, command.side), air_refusal(scene, command.side, command.help))
    yield from (refusal for refusal in refusals if refusal)
    if not command.aircraft and not command.air_points:
        yield Reason("scw-no-aircraft", "13.2c")
    if not scene.at(command.hex, defender):
        yield Reason("scw-nobody-defends-there", "13.1e", (command.hex,))


def _allot(course: EventCourse[Scene], command: AllotAir) -> None:
    allotment = AirAllotment(side=command.side, hex=command.hex, help=command.help)
    for event in flying(course.scene, command.side, allotment.help):
        course.add(event)
    course.add(AirAllotted(allotment=allotment))


ALLOTTING: Handlers = {AllotAir: (_allot_refusal, _allot)}
