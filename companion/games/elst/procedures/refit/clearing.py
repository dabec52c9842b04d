"""The end of a scenario: Melees left, counters off the map, batteries kept or lost, AFV in trouble
(4.501, 4.502, 4.504)."""

from collections import Counter
from collections.abc import Iterator
from functools import reduce

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.contact_events import BatteryRemoved
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.ailing import losing
from companion.games.elst.procedures.forces.events import PiecesMarked, PiecesMoved
from companion.games.elst.procedures.forces.radio_counters import is_captured_radio, own_radios, place_of
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.forces.weakening import ELIMINATED
from companion.games.elst.procedures.marking import AllSmokeChanged, MarkerPut, MarkerTaken
from companion.games.elst.procedures.refit.arriving import take_from_map
from companion.games.elst.procedures.refit.commands import ClearMarkers, EndPlight
from companion.games.elst.procedures.refit.kept_radios import cut_off_captured
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.scenario_events import BatteryKept, MarkersCleared
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.procedures.refit.stock_events import PlightEnded, VehiclesImmobilized
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.artillery.campaign import AfterScenario, after_scenario
from companion.games.elst.rules.forces.counted import Pieces, by_type, found_among
from companion.games.elst.rules.forces.marks import Mark, Marks
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.closing import AILING, ENDINGS, PASSING, AfvPlight, AfvRecovery
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.events import PileRemoved
from companion.session.messages import Event
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import SmokeKind


def melees(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes where units of both sides are tracked on one level (4.501a)."""
    sides: dict[Place, set[Faction]] = {}
    for held in scene.game.forces.holdings:
        type_ = held.piece_type
        if type_.is_unit:
            sides.setdefault(held.place, set()).add(held.faction)
    return tuple(sorted({place.hex for place, there in sides.items() if place.hex and len(there) > 1}))


def batteries_after(scene: Scene) -> Iterator[tuple[Battery, AfterScenario]]:
    """What becomes of each battery in play (CG3c, 2c)."""
    for battery in scene.game.artillery.batteries.values():
        yield battery, after_scenario(battery.missions, has_lost_radio=battery.observer.has_lost_radio)


def _clear_refusal(scene: Scene, _: ClearMarkers) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.MARKERS):
        return refusal
    return None if any(_cleared(scene)) else Reason("refit-nothing-to-clear", "4.502")


def _cleared(scene: Scene) -> Iterator[Event]:
    """Batteries with their counters, radios of those that are lost, smoke, FFE laid by hand."""
    yield from _lost_radios(scene)
    for battery, fate in batteries_after(scene):
        if fate is AfterScenario.RETAINED:
            yield BatteryKept(battery=battery)
        yield BatteryRemoved(battery=battery.id)
        if fate is not AfterScenario.RETAINED:
            yield PileRemoved(name=battery.id)
    yield from _cleared_markers(scene)
    yield from freed_of(scene, PASSING)


def _lost_radios(scene: Scene) -> Iterator[Event]:
    """The tracked radios of batteries that placed an FFE (CG3c, 4.502): where their observers stand, else
    off the map or in enemy hands, if no other battery's can be there."""
    lost = (battery for battery, fate in batteries_after(scene) if fate is AfterScenario.ELIMINATED)
    posts = Counter((battery.faction, _post(scene, battery)) for battery in lost)
    for (side, post), count in posts.items():
        if not isinstance(side, Faction):
            continue
        for holder, place, there in _radios_at(scene, side, post, count):
            if radios := found_among(there, (some.counting(count) for some in by_type(there))):
                yield PiecesMoved(side=holder, start=place, end=ELIMINATED, pieces=radios)


def _radios_at(
    scene: Scene, side: Faction, post: Place | None, lost: int
) -> Iterator[tuple[Faction, Place, tuple[Pieces, ...]]]:
    """In whose hands, where and which the radios of so many lost batteries of a post are."""
    if post is not None:
        yield side, post, own_radios(scene, side, post)
        return
    for place in _off_map(scene, side, lost):
        yield side, place, own_radios(scene, side, place)
    if _are_all_lost(scene, side, lost):
        for held in scene.game.forces.of(side.opponent):
            if is_captured_radio(held.pieces):
                yield side.opponent, held.place, (held.pieces,)


def _post(scene: Scene, battery: Battery) -> Place | None:
    """Where an observer stands with a tracked radio; None where he has left, or is not tracked."""
    place, side = place_of(battery.observer), battery.faction
    return place if place and isinstance(side, Faction) and own_radios(scene, side, place) else None


def _off_map(scene: Scene, side: Faction, lost: int) -> tuple[Place, ...]:
    """Where the radios of so many lost batteries without a post lie; nowhere while others lack one too."""
    spots = (Spot.RETAINED, Spot.OFFBOARD) if _are_all_lost(scene, side, lost) else ()
    return tuple(Place(spot=spot) for spot in spots)


def _are_all_lost(scene: Scene, side: Faction, lost: int) -> bool:
    """Whether so many lost batteries are all of a side that have no post."""
    batteries = (one for one in scene.game.batteries.values() if one.faction is side)
    return sum(_post(scene, one) is None and not one.observer.is_offboard for one in batteries) == lost


def freed_of(scene: Scene, marks: Marks) -> Iterator[Event]:
    """Counters that are rid of some of what ails them, also those that have left the map."""
    for held in scene.game.forces.holdings:
        yield from losing(held.faction, held.place, (held.pieces,), marks)


def _cleared_markers(scene: Scene) -> Iterator[Event]:
    markers = scene.game.markers
    present = {smoke.kind for smoke in markers.smoke}
    yield from (AllSmokeChanged(old=kind, new=None) for kind in SmokeKind if kind in present)
    for hex_ in scene.field.board:
        if markers.blasts_over(hex_):
            yield MarkerTaken(kind=MarkerKind.BLAST_AREA, hex=hex_)


def clear_map(course: Course) -> None:
    """Take off what does not outlast the scenario, as far as it is still there (4.502)."""
    gone = [b.id for b, fate in batteries_after(course.scene) if fate is not AfterScenario.RETAINED]
    cleared = tuple(_cleared(course.scene))
    for event in cleared:
        course.add(event)
    if cleared:
        course.add(MarkersCleared(batteries_lost=tuple(gone)))
        cut_off_captured(course)


def _clear(course: Course, _: ClearMarkers) -> None:
    clear_map(course)


# ---- Shock, UK, bog ----


def _plight_refusal(scene: Scene, command: EndPlight) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SHOCK_AND_BOG):
        return refusal
    scene.require_on_map((command.hex,))
    if any(some.piece_type.kind is not PieceKind.VEHICLE for some in _vehicles(scene, command)):
        return Reason("refit-only-vehicles", "4.504")
    return None


def _vehicles(scene: Scene, command: EndPlight) -> tuple[Pieces, ...]:
    return scene.pieces(command.text, command.side)


def _end_plight(course: Course, command: EndPlight) -> None:
    scene = course.scene
    scene.require_on_map((command.hex,))
    pieces = _vehicles(scene, command)
    course.add(PlightEnded(side=command.side, pieces=pieces, hex=command.hex, ending=command.ending))
    for event in _marks_ended(scene, command, pieces):
        course.add(event)
    if command.ending is AfvRecovery.CONFIRMED_KILL:
        take_from_map(course, command.side, command.hex, (), pieces, are_lost=True)
        course.add(MarkerPut(kind=MarkerKind.WRECK, hex=command.hex))
    elif command.ending is AfvRecovery.IMMOBILIZED:
        course.add(VehiclesImmobilized(lots=tuple(_stuck(command, some) for some in pieces)))


def _marks_ended(scene: Scene, command: EndPlight, pieces: tuple[Pieces, ...]) -> Iterator[Event]:
    """What a tracked counter is rid of by it; one that stays bogged is immobile from now on."""
    side, place = command.side, Place(spot=Spot.MAP, hex=command.hex)
    ailing = AILING[next(plight for plight, ends in ENDINGS.items() if command.ending in ends)]
    lying = (some for some in scene.game.forces.lying(side, place) if {*ailing} & {*some.marks})
    found = found_among(tuple(lying), pieces)
    for some in found:
        yield from losing(side, place, (some,), ailing)
    if found and command.ending is AfvRecovery.IMMOBILIZED:
        freed = tuple(reduce(Pieces.without, ailing, some) for some in found)
        yield PiecesMarked(side=side, place=place, pieces=freed, mark=Mark.IMMOBILE)


def in_plight(scene: Scene, plight: AfvPlight) -> Iterator[tuple[Faction, HexCoord, Pieces]]:
    """The tracked vehicles that must roll until it ends, each for itself (4.504)."""
    for held in scene.game.forces.holdings:
        if held.place.hex is not None and {*AILING[plight]} & {*held.marks}:
            one = held.pieces.model_copy(update={"count": 1})
            yield from [(held.faction, held.place.hex, one)] * held.count


def _stuck(command: EndPlight, some: Pieces) -> Retained:
    """Vehicles that stay in their hex; they are Retained in no place yet."""
    return Retained(
        side=command.side,
        place="",
        type=some.type,
        count=some.count,
        marks=(Mark.IMMOBILE,),
        hex=command.hex,
    )


HANDLERS: Handlers = {
    ClearMarkers: (_clear_refusal, _clear),
    EndPlight: (_plight_refusal, _end_plight),
}
