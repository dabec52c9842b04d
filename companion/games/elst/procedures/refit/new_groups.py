"""Groups bought that have not appeared yet: each is Retained as a whole in one place (4.5151b, CG6, CG8)."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PiecesAdded
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.refit.commands import BringGroup
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.purse_events import GroupBrought
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.roster import Pieces, gathered
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.records import PurchaseLine
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def new_groups(scene: Scene, side: Faction) -> tuple[PurchaseLine, ...]:
    """A side's groups with counters that are Retained nowhere yet; none while its purse is locked.

    Those of earlier dates count only if no scenario has been played since.
    """
    if side not in scene.purses:
        return ()
    date, played = scene.campaign.date, scene.campaign.played
    lines = (line for line in scene.purse(side).record if line.units and not line.retained_in)
    return tuple(line for line in lines if line.date is date or line.date.is_after(played))


def group_pieces(scene: Scene, side: Faction, line: PurchaseLine) -> tuple[Pieces, ...]:
    """Everything that a group brings: units, support weapons, leaders."""
    leaders = (piece for name in line.leaders for piece in scene.pieces(name, side))
    return gathered((*line.units, *line.received, *leaders))


def open_places(scene: Scene, side: Faction, line: PurchaseLine) -> Iterator[str]:
    """Where a group may be Retained: areas that are open to it, and always the Entry Area."""
    areas = scene.areas.of_faction(side) if scene.areas else ()
    for name in (*(area.name for area in areas), ENTRY_NAME):
        if _place_refusal(scene, side, line, name) is None:
            yield name


def _place_refusal(scene: Scene, side: Faction, line: PurchaseLine, place: str) -> Reason | None:
    """On map only on its own date, if bought so, and in no Isolated area."""
    if place == ENTRY_NAME:
        return None
    is_isolated = scene.area(place, side).is_isolated
    if not line.on_map or line.date is not scene.campaign.date:
        return Reason("refit-group-enters", "4.5151b", args={"group": line.group})
    return Reason("refit-area-isolated", "4.5151b") if is_isolated else None


def _line(scene: Scene, command: BringGroup) -> PurchaseLine:
    """The group; IllegalCommandError when there is none such that is Retained nowhere yet."""
    wanted = command.group, command.bought
    for line in new_groups(scene, command.faction):
        if (line.group, line.bought) == wanted:
            return line
    raise IllegalCommandError(Reason("refit-no-new-group", "CG8", args={"group": command.group}))


def _refusal(scene: Scene, command: BringGroup) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SETUP, RefitStep.SHIFT):
        return refusal
    return _place_refusal(scene, command.faction, _line(scene, command), command.place)


def _bring(course: Course, command: BringGroup) -> None:
    """All its parts at once, so that they first appear together (CG8c)."""
    scene, side = course.scene, command.faction
    line = _line(scene, command)
    scene.require_place(command.place, side)
    pieces = group_pieces(scene, side, line)
    lots = (
        Retained(side=side, place=command.place, type=some.type, count=some.count, group=line.group)
        for some in pieces
    )
    course.add(
        GroupBrought(
            group=line.group,
            bought=line.bought,
            place=command.place,
            date=scene.campaign.date,
            secret_to=side.value,
        )
    )
    course.add(StockChanged(added=tuple(lots)))
    course.add(PiecesAdded(side=side, place=Place(spot=Spot.RETAINED), pieces=pieces))


HANDLERS: Handlers = {BringGroup: (_refusal, _bring)}
