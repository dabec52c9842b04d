"""From the set-up to play: play area, batteries carried over, control at the start (4.518, CG3, CG10b)."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction, Side
from companion.games.elst.procedures.artillery.contact_events import BatteryAdded, BatteryRemoved
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.clock import ScenarioBegan
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.following import take_only_post
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.tally_events import ControlChanged, RoadTaken
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BringBattery,
    KeepBattery,
    MarkPlayArea,
)
from companion.games.elst.procedures.refit.events import PlayAreaMarked, PlayBegan
from companion.games.elst.procedures.refit.outside import IN_PLACE
from companion.games.elst.procedures.refit.progress import over_refusal, step_refusal
from companion.games.elst.procedures.refit.scenario_events import (
    BatteryBrought,
    BatteryKept,
    ExitPointsCarried,
)
from companion.games.elst.procedures.refit.state import PlayArea
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.procedures.refit.stock_events import LossesNoted
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.artillery.access import new_pile
from companion.games.elst.rules.artillery.campaign import radio_refusal
from companion.games.elst.rules.artillery.radio import Observer
from companion.games.elst.rules.refit.initiative import GERMAN_ATTACK, ScenarioType, play_area_refusal
from companion.games.elst.rules.refit.initiative import planned_scenarios as planned
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.scenario.road_control import hexes_to_pass, roads_in_area
from companion.games.elst.rules.scenario.victory import exit_points
from companion.games.elst.scenario_data import scenario_data
from companion.games.elst.table.play_area import is_german_attack
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.events import PileSet

# ---- the play area of a German attack ----


def _area_refusal(scene: Scene, command: MarkPlayArea) -> Reason | None:
    if is_german_attack(scene):
        return play_area_refusal(*_size(scene, command))
    if refusal := step_refusal(scene.campaign, RefitStep.SETUP):
        return refusal
    if scene.campaign.scenario is not ScenarioType.GERMAN_ATTACK:
        return Reason("refit-whole-map", "4.5171c")
    return play_area_refusal(*_size(scene, command))


def not_set_up(scene: Scene, side: Faction) -> Iterator[Retained]:
    """What is Retained in a side's areas or in its hex: those of the Entry Area need not enter (CG8b)."""
    areas = {area.name for area in scene.areas.of_faction(side)} if scene.areas else set()
    return (lot for lot in scene.campaign.stock if lot.side is side and lot.place in {*areas, IN_PLACE})


def _size(scene: Scene, command: MarkPlayArea) -> tuple[int, int]:
    """Hexrows across and hexes down (A-52)."""
    scene.require_on_map((command.first, command.last))
    corners = [scene.field.board.numbering.column_row(hex_) for hex_ in (command.first, command.last)]
    (column, row), (other_column, other_row) = corners
    return abs(column - other_column) + 1, abs(row - other_row) + 1


def _mark_area(course: Course, command: MarkPlayArea) -> None:
    course.scene.require_on_map((command.first, command.last))
    scene = course.scene
    is_early = not is_german_attack(scene) and any(not_set_up(scene, Faction.BRITISH))
    course.add(PlayAreaMarked(area=PlayArea(first=command.first, last=command.last), is_early=is_early))


# ---- batteries ----


def _kept(scene: Scene, name: str) -> Battery:
    """A battery that is kept; IllegalCommandError when there is none of that name."""
    found = next((one for one in scene.campaign.batteries if one.id == name), None)
    if found is None:
        raise IllegalCommandError(Reason("refit-battery-not-kept", "CG3", args={"battery": name}))
    return found


def _in_play(scene: Scene, side: Side) -> list[str]:
    return [one.id for one in scene.game.artillery.batteries.values() if one.faction is side]


def _bring_refusal(scene: Scene, command: BringBattery) -> Reason | None:
    if refusal := over_refusal(scene.campaign):
        return refusal
    battery = _kept(scene, command.battery)
    return room_refusal(scene, battery.faction, battery.id)


def room_refusal(scene: Scene, side: Side, name: str) -> Reason | None:
    """Why the radio of one more battery does not come into play (CG3a)."""
    return radio_refusal(name, _in_play(scene, side), scenario_data().batteries_a_side)


def _bring(course: Course, command: BringBattery) -> None:
    battery = _kept(course.scene, command.battery)
    bring(course, battery)
    take_only_post(course, battery.faction)


def bring(course: Course, battery: Battery) -> None:
    """A battery comes into play as new, its pile as drawn down unless the reading refills it (A-36)."""
    course.add(BatteryBrought(battery=battery.id))
    course.add(BatteryAdded(battery=renewed(battery)))
    if course.scene.refit_readings.pile_is_refilled:
        course.add(PileSet(name=battery.id, pile=new_pile(scenario_data().chits)))


def renewed(battery: Battery) -> Battery:
    """A battery at the start of a scenario: its reds and missions count anew, nobody has contact."""
    fields = ("id", "faction", "kind", "calibre", "may_fire_smoke", "accuracy_number")
    numbers = ("contact_number", "repair_number")
    observer = Observer(kind=battery.observer.kind, radio=battery.observer.radio)
    return Battery(**{name: getattr(battery, name) for name in (*fields, *numbers)}, observer=observer)


def _keep_refusal(scene: Scene, command: KeepBattery) -> Reason | None:
    """Its radio has come into play once it was used (CG3a)."""
    battery = _present(scene, command.battery)
    if battery.has_had_contact or battery.missions or battery.reds:
        return Reason("refit-battery-in-use", "CG3a", args={"battery": command.battery})
    return None


def _present(scene: Scene, name: str) -> Battery:
    if name not in scene.game.artillery.batteries:
        raise IllegalCommandError(Reason("oba-unknown-battery", args={"battery": name}))
    return scene.game.artillery.batteries[name]


def _keep(course: Course, command: KeepBattery) -> None:
    course.add(BatteryKept(battery=_present(course.scene, command.battery)))
    course.add(BatteryRemoved(battery=command.battery))


def _carry_batteries_over(course: Course) -> None:
    """Kept batteries come into play at once where no choice is to be made between them (CG3a).

    So does the leader who set up with the only radio observe for the only battery.
    """
    scene = course.scene
    for side in Faction:
        kept = [one for one in scene.campaign.batteries if one.faction is side]
        if len(kept) + len(_in_play(scene, side)) <= scenario_data().batteries_a_side:
            for battery in kept:
                bring(course, battery)
        take_only_post(course, side)


# ---- play begins ----


def _begin_refusal(scene: Scene, _: BeginScenario) -> Reason | None:
    campaign = scene.campaign
    if refusal := step_refusal(campaign, RefitStep.SETUP):
        return refusal
    return Reason("refit-play-area-first", "4.5171b") if lacks_marked_area(scene) else None


def lacks_marked_area(scene: Scene) -> bool:
    """Whether a German attack is prepared whose play area nobody has marked."""
    campaign = scene.campaign
    return campaign.scenario is GERMAN_ATTACK.type and campaign.play_area is None


def _begin(course: Course, _: BeginScenario) -> None:
    """Play begins, and the clock with it."""
    campaign = course.scene.campaign
    _carry_batteries_over(course)
    _note_losses(course)
    _take_roads(course)
    _carry_points(course)
    course.add(PlayBegan())
    scenario = scenario_data().scenario(campaign.scenario.value)
    first = planned(campaign.scenario)[0].moves_first
    length = scenario_data().length(scenario)
    course.add(ScenarioBegan(scenario=scenario.id, first_player=first, length=length))


def _note_losses(course: Course) -> None:
    """Who is eliminated already counts for no later scenario (4.513a)."""
    forces = course.scene.game.forces
    piles = {side: forces.pile(side, Spot.ELIMINATED) for side in Faction}
    if any(piles.values()):
        course.add(LossesNoted(piles=piles))


def _take_roads(course: Course) -> None:
    """Each side controls the edge road hexes in its areas and what is around them, whoever passed there
    before (CG10b)."""
    scene = course.scene
    if scene.areas is None:
        return
    for side in Faction:
        roads = roads_in_area(scene.ground, scene.areas.hexes_of(side))
        if gained := roads - scene.game.forces.controlled_by(side):
            course.add(ControlChanged(side=side, hexes=tuple(sorted(gained))))
        passed = frozenset(scene.game.forces.passed.get(side.opponent, ()))
        for road in sorted(roads):
            around = hexes_to_pass(scene.ground, road)
            if around & passed:
                course.add(RoadTaken(side=side, road=road, around=tuple(sorted(around))))


def _carry_points(course: Course) -> None:
    """Points of earlier exits no longer count where a reading says so (A-40)."""
    scene = course.scene
    forces = scene.game.forces
    gone = exit_points(forces.pile(Faction.BRITISH, Spot.EXITED))
    if scene.force_readings.exit_points_reset and gone + forces.points_adjusted:
        course.add(ExitPointsCarried(points_adjusted=-gone))


def setup_sides(scene: Scene) -> Iterator[Faction]:
    """Who sets up first, and who last, who then moves first (4.5171, 4.6)."""
    first = planned(scene.campaign.scenario)[0].sets_up_first
    yield from (first, first.opponent)


HANDLERS: Handlers = {
    BeginScenario: (_begin_refusal, _begin),
    MarkPlayArea: (_area_refusal, _mark_area),
    BringBattery: (_bring_refusal, _bring),
    KeepBattery: (_keep_refusal, _keep),
}
