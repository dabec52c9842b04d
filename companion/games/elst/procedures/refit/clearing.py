"""The end of a scenario: counters off the map, batteries kept or lost, AFV in trouble (4.502, 4.504)."""

from collections.abc import Iterator

from companion.games.elst.procedures.artillery.contact_events import BatteryRemoved
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.marking import AllSmokeChanged, MarkerKind, MarkerPut, MarkerTaken
from companion.games.elst.procedures.refit.arriving import take_from_map
from companion.games.elst.procedures.refit.commands import ClearMarkers, EndPlight
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.scenario_events import BatteryKept, MarkersCleared
from companion.games.elst.procedures.refit.stock_events import PlightEnded
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.artillery.campaign import AfterScenario, after_scenario
from companion.games.elst.rules.forces.roster import Pieces
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.closing import AfvRecovery
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.events import PileRemoved
from companion.session.messages import Event
from companion.sight.markers import SmokeKind


def batteries_after(scene: Scene) -> Iterator[tuple[Battery, AfterScenario]]:
    """What becomes of each battery in play (CG3c)."""
    for battery in scene.game.artillery.batteries.values():
        yield battery, after_scenario(battery.missions)


def _clear_refusal(scene: Scene, _: ClearMarkers) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.MARKERS):
        return refusal
    return None if any(_cleared(scene)) else Reason("refit-nothing-to-clear", "4.502")


def _cleared(scene: Scene) -> Iterator[Event]:
    """Batteries with their counters, smoke, FFE laid by hand."""
    for battery, fate in batteries_after(scene):
        if fate is AfterScenario.RETAINED:
            yield BatteryKept(battery=battery)
        yield BatteryRemoved(battery=battery.id)
        if fate is AfterScenario.ELIMINATED:
            yield PileRemoved(name=battery.id)
    yield from _cleared_markers(scene)


def _cleared_markers(scene: Scene) -> Iterator[Event]:
    markers = scene.game.markers
    present = {smoke.kind for smoke in markers.smoke}
    yield from (AllSmokeChanged(old=kind, new=None) for kind in SmokeKind if kind in present)
    for hex_ in scene.field.board:
        if markers.ffe_over(hex_):
            yield MarkerTaken(kind=MarkerKind.FFE, hex=hex_)


def _clear(course: Course, _: ClearMarkers) -> None:
    gone = [b.id for b, fate in batteries_after(course.scene) if fate is AfterScenario.ELIMINATED]
    for event in tuple(_cleared(course.scene)):
        course.add(event)
    course.add(MarkersCleared(batteries_lost=tuple(gone)))


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
    if command.ending is AfvRecovery.CONFIRMED_KILL:
        take_from_map(course, command.side, command.hex, (), pieces, are_lost=True)
        course.add(MarkerPut(kind=MarkerKind.WRECK, hex=command.hex))


HANDLERS: Handlers = {
    ClearMarkers: (_clear_refusal, _clear),
    EndPlight: (_plight_refusal, _end_plight),
}
