"""Counters that leave the map for where they are Retained, by choice where there are several places."""

from collections.abc import Iterable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PiecesMoved, PiecesRemoved
from companion.games.elst.procedures.forces.state import Place, Spot, places_in
from companion.games.elst.procedures.refit.commands import SendTo
from companion.games.elst.procedures.refit.progress import over_refusal
from companion.games.elst.procedures.refit.state import Arrival
from companion.games.elst.procedures.refit.stock import Stock
from companion.games.elst.procedures.refit.stock_events import ArrivalDue, ArrivalSettled, StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces, gathered, missing_among
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def begin_arrival(course: Course, arrival: Arrival) -> None:
    """They go to the only place there is, or wait until their side has chosen one."""
    if len(arrival.goals) == 1:
        retain(course, arrival.lots, arrival.goals[0], are_alone=arrival.are_alone)
    else:
        course.add(ArrivalDue(arrival=arrival))


def retain(course: Course, lots: Stock, place: str, *, are_alone: bool = False) -> None:
    """They are Retained in a place; off the map no hex of theirs counts any more."""
    off_map: dict[str, None] = {"hex": None} if place == ENTRY_NAME else {}
    going = tuple(lot.model_copy(update={"place": place, **off_map}) for lot in lots)
    course.add(StockChanged(added=going, are_alone=are_alone))


def take_from_map(
    course: Course,
    side: Faction,
    hex_: HexCoord,
    units: Iterable[str],
    equipment: Iterable[Pieces],
    *,
    are_lost: bool = False,
    are_captured: bool = False,
) -> None:
    """Tracked counters leave their hex, as many as are tracked there; what is captured is theirs no more."""
    named = gathered((*(Pieces(type=id_, count=1) for id_ in units), *equipment))
    end = Place(spot=Spot.ELIMINATED if are_lost else Spot.RETAINED)
    for start in places_in(hex_):
        going = course.scene.game.forces.found(side, start, named)
        named = missing_among(going, named)
        if going and are_captured:
            course.add(PiecesRemoved(side=side, place=start, pieces=going))
        elif going:
            course.add(PiecesMoved(side=side, start=start, end=end, pieces=going))


def _waiting(scene: Scene, command: SendTo) -> Arrival:
    """Those who choose; IllegalCommandError when nobody from there does."""
    key = command.side, command.hex
    found = next((a for a in scene.campaign.arrivals if (a.side, a.hex) == key), None)
    if found is None:
        raise IllegalCommandError(Reason("refit-nobody-arrives", "4.5061a", (command.hex,)))
    return found


def _send_refusal(scene: Scene, command: SendTo) -> Reason | None:
    if refusal := over_refusal(scene.campaign):
        return refusal
    arrival = _waiting(scene, command)
    scene.require_place(command.goal, command.side, "goal")
    if command.goal in arrival.goals or not arrival.goals:
        return None
    return Reason("refit-other-destination", "4.5061a", args={"goals": ", ".join(arrival.goals)})


def _send(course: Course, command: SendTo) -> None:
    scene = course.scene
    arrival = _waiting(scene, command)
    scene.require_place(command.goal, command.side, "goal")
    course.add(ArrivalSettled(side=command.side, hex=command.hex))
    retain(course, arrival.lots, command.goal, are_alone=arrival.are_alone)


HANDLERS: Handlers = {SendTo: (_send_refusal, _send)}
