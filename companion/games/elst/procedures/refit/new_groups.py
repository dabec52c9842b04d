"""Groups bought that have not appeared yet: each is Retained as a whole in one place (4.5151b, CG6, CG8)."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.choices import free_name
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.entering import moment_refusal
from companion.games.elst.procedures.forces.events import PiecesAdded
from companion.games.elst.procedures.forces.following import take_only_post
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.refit.beginning import bring, room_refusal
from companion.games.elst.procedures.refit.commands import BringGroup
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.purse_events import GroupBrought
from companion.games.elst.procedures.refit.scenario_events import BatteryKept
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.artillery.access import new_pile
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.groups import group_of
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.records import PurchaseLine
from companion.games.elst.scenario_data import BatteryType, scenario_data
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.events import PileSet


def new_groups(scene: Scene, side: Faction) -> tuple[PurchaseLine, ...]:
    """A side's groups with counters or a battery, Retained nowhere yet or in secret.

    None while its purse is locked. Those of earlier dates that are nowhere count only if no scenario has
    been played since.
    """
    if side not in scene.purses:
        return ()
    date, played = scene.campaign.date, scene.campaign.played
    lines = (line for line in scene.purse(side).record if line.is_hidden or not line.retained_in)
    fresh = (line for line in lines if line.is_hidden or line.date is date or line.date.is_after(played))
    return tuple(line for line in fresh if line.units or group_of(side, line.group).battery)


def hidden_groups(scene: Scene, side: Faction) -> tuple[PurchaseLine, ...]:
    """Those of which the other side learns when they are about to enter (4.515, 4.5182)."""
    return tuple(line for line in new_groups(scene, side) if line.is_hidden)


def group_pieces(scene: Scene, side: Faction, line: PurchaseLine) -> tuple[Pieces, ...]:
    """Everything that a group brings: units, support weapons, leaders."""
    leaders = (piece for name in line.leaders for piece in scene.pieces(name, side))
    return gathered((*line.units, *line.received, *leaders))


def open_places(scene: Scene, side: Faction, line: PurchaseLine) -> Iterator[str]:
    """Where a group may be Retained: areas that are open to it, and always the Entry Area.

    A battery is off the map; its radio sets up with whom its side likes (4.515-Gb, 4.515-Bb).
    """
    is_setup = scene.campaign.step is not None and line.units
    areas = scene.areas.of_faction(side) if scene.areas and is_setup else ()
    for name in (*(area.name for area in areas), ENTRY_NAME):
        if _place_refusal(scene, side, line, name) is None:
            yield name


def _place_refusal(scene: Scene, side: Faction, line: PurchaseLine, place: str) -> Reason | None:
    """On map only on its own date, if bought so, and in no Isolated area; Guns on any (4.515-Gb).

    What waited off the map through a scenario, in secret, only enters.
    """
    if place == ENTRY_NAME:
        return None
    has_waited = line.is_hidden and not line.date.is_after(scene.campaign.played)
    is_isolated = scene.area(place, side).is_isolated
    is_due = line.on_map and line.date is scene.campaign.date
    if has_waited or (not is_due and group_of(side, line.group).kind.pays_for_map):
        return _enters(line)
    return Reason("refit-area-isolated", "4.5151b") if is_isolated else None


def too_late_for_map(scene: Scene, side: Faction, line: PurchaseLine) -> Reason | None:
    """That a group enters though it was paid for to set up on map: no scenario was played on its date."""
    is_late = line.on_map and line.date is not scene.campaign.date
    return _enters(line) if is_late and group_of(side, line.group).kind.pays_for_map else None


def _enters(line: PurchaseLine) -> Reason:
    return Reason("refit-group-enters", "4.5151b", args={"group": line.group})


def _line(scene: Scene, command: BringGroup) -> PurchaseLine:
    """The group; IllegalCommandError when there is none such that is Retained nowhere yet."""
    wanted = command.group, command.bought
    for line in new_groups(scene, command.faction):
        if (line.group, line.bought) == wanted:
            return line
    raise IllegalCommandError(Reason("refit-no-new-group", "CG8", args={"group": command.group}))


def _refusal(scene: Scene, command: BringGroup) -> Reason | None:
    if refusal := _moment_refusal(scene, command):
        return refusal
    if command.is_secret and command.place != ENTRY_NAME:
        return Reason("refit-secret-group-enters", "4.515", args={"group": command.group})
    return _place_refusal(scene, command.faction, _line(scene, command), command.place)


def _moment_refusal(scene: Scene, command: BringGroup) -> Reason | None:
    """What waits in secret is shown in an RPh of its side too, to be placed off the map (4.5182)."""
    campaign, side = scene.campaign, command.faction
    hidden = [(line.group, line.bought) for line in hidden_groups(scene, side)]
    if campaign.step is None and not campaign.is_over and (command.group, command.bought) in hidden:
        return moment_refusal(scene, side) or _radio_refusal(scene, command)
    return step_refusal(campaign, RefitStep.SETUP, RefitStep.SHIFT)


def _radio_refusal(scene: Scene, command: BringGroup) -> Reason | None:
    """A radio that is shown in play comes into play at once, where there is room for it (CG3a)."""
    side = command.faction
    if command.is_secret or not group_of(side, command.group).battery:
        return None
    return room_refusal(scene, side, free_name(scene, side))


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
            is_hidden=command.is_secret,
            date=scene.campaign.date,
            secret_to=side.value,
        )
    )
    if command.is_secret:
        return
    if type_ := group_of(side, line.group).battery:
        _keep_battery(course, scenario_data().battery_type(type_))
        return
    course.add(StockChanged(added=tuple(lots)))
    course.add(PiecesAdded(side=side, place=Place(spot=Spot.RETAINED), pieces=pieces))


def _keep_battery(course: Course, type_: BatteryType) -> None:
    """A battery bought has its radio and a full pile, and may be used in the scenario (CG3)."""
    name = free_name(course.scene, type_.faction)
    battery = Battery(
        id=name,
        faction=type_.faction,
        kind=type_.kind,
        calibre=type_.calibre,
        may_fire_smoke=type_.may_fire_smoke,
    )
    course.add(BatteryKept(battery=battery))
    course.add(PileSet(name=name, pile=new_pile(scenario_data().chits)))
    if course.scene.campaign.step is None and not room_refusal(course.scene, type_.faction, name):
        bring(course, battery)
        take_only_post(course, battery.faction)


HANDLERS: Handlers = {BringGroup: (_refusal, _bring)}
