"""The campaign's reminders, told at the phase under way in the tracker."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.scenario.reminders import reminders_at
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Checklist, ChecklistItem, Panel, Part, Progress
from companion.reason import Reason


def with_reminders(clock: Panel, scene: Scene) -> Panel:
    """The tracker with the reminders under the phase that it lights; its first checklist are the phases."""
    holdings = scene.game.forces.holdings
    on_map = {h.type for h in holdings if h.place.spot is Spot.MAP} if holdings else None
    told = reminders_at(scene.game.moment, on_map)
    phases = next(place for place, part in enumerate(clock.parts) if isinstance(part, Checklist))
    return replace(clock, parts=tuple(_parts(clock.parts, phases, told)))


def _parts(parts: tuple[Part, ...], phases: int, told: tuple[Reason, ...]) -> Iterator[Part]:
    for place, part in enumerate(parts):
        yield _reminded(part, told) if place == phases and isinstance(part, Checklist) else part


def _reminded(phases: Checklist, told: tuple[Reason, ...]) -> Checklist:
    return Checklist(tuple(_with(item, told) for item in phases.items))


def _with(item: ChecklistItem, told: tuple[Reason, ...]) -> ChecklistItem:
    is_now = item.progress is Progress.CURRENT
    return replace(item, reminders=(*item.reminders, *told)) if is_now else item
