"""Setup Areas by what players tell: control swept on the map, vehicles, corrections by hand (4.505)."""

from collections import Counter
from collections.abc import Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.tally_events import BritishAreaTold
from companion.games.elst.procedures.refit.commands import (
    CorrectAreas,
    CountLosses,
    FixAreas,
    TellLosses,
    TellVehicles,
)
from companion.games.elst.procedures.refit.events import (
    AreasCorrected,
    AreasFixed,
    LossesEmptied,
    LossesTold,
    VehiclesTold,
)
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.state import SavedAreas
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import Edits
from companion.games.elst.rules.refit.fixing import AreaStages
from companion.games.elst.rules.refit.procedure import BETWEEN_SCENARIOS, RefitStep
from companion.games.elst.rules.refit.readings import Pool
from companion.games.elst.rules.refit.replenishment import LossCause, counts_for_pool
from companion.games.elst.rules.refit.strategic import Control, is_mobile_and_armed, strategic_control
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered, Answers
from companion.kit.questions import Question
from companion.reason import Reason

_LOSS_STEPS = (*BETWEEN_SCENARIOS, RefitStep.NEW_DATE, RefitStep.SHIFT, RefitStep.REPAIR)


def told_control(scene: Scene) -> Control:
    """Who controls each Strategic Location by the sweeps and vehicles told."""
    strategic = scene.ground.strategic
    held = {h: side for h, side in scene.game.forces.controllers.items() if h in strategic}
    return strategic_control(held, scene.campaign.told.vehicles, scene.ground)


def mobile_armed(scene: Scene, side: Faction) -> tuple[HexCoord, ...]:
    """The hexes of a side's tracked vehicles that move and have a functioning MA (4.2ad)."""
    own = (one for one in scene.game.forces.holdings if one.faction is side)
    hexes = (one.place.hex for one in own if one.place.hex and is_mobile_and_armed(one.pieces))
    return tuple(dict.fromkeys(hexes))


def tracks_vehicles(scene: Scene, side: Faction) -> bool:
    """Whether any vehicle of a side is tracked, wherever it is."""
    own = (one for one in scene.game.forces.holdings if one.faction is side)
    return any(one.piece_type.kind is PieceKind.VEHICLE for one in own)


def stood_in(scene: Scene, side: Faction) -> tuple[HexCoord, ...]:
    """The enemy's building hexes, as far as told, in which units of a side's MMC alone stand (4.503)."""
    held = scene.game.forces.controlled_by(side.opponent) & scene.ground.buildings
    units = [one for one in scene.game.forces.holdings if one.place.hex in held and one.piece_type.is_unit]
    own = {one.place.hex for one in units if one.faction is side and one.piece_type.is_mmc}
    return tuple(sorted(held & own - {one.place.hex for one in units if one.faction is not side}))


def told_edits(scene: Scene) -> Edits:
    """The corrections told, by hex."""
    return {hex_: holding for holding, hexes in scene.campaign.told.edits.items() for hex_ in hexes}


def told_stages(scene: Scene) -> AreaStages:
    """The Setup Areas stage by stage, as they would be fixed now."""
    return scene.field.area_stages(told_control(scene), told_edits(scene), scene.refit_readings)


def _at_areas(scene: Scene, _: object) -> Reason | None:
    return step_refusal(scene.campaign, RefitStep.SETUP_AREAS)


def _tell_vehicles(course: Course, command: TellVehicles) -> None:
    course.scene.require_on_map(command.hexes)
    course.add(VehiclesTold(side=command.side, hexes=tuple(dict.fromkeys(command.hexes))))


def _correct(course: Course, command: CorrectAreas) -> None:
    course.scene.require_on_map(command.hexes)
    course.add(AreasCorrected(hexes=tuple(dict.fromkeys(command.hexes)), holding=command.holding))


def untold_sides(scene: Scene) -> tuple[Faction, ...]:
    """The sides of which nobody has told a building, so that their areas may come out too small or empty."""
    holders = {side for hex_, side in told_control(scene).items() if hex_ in scene.ground.buildings}
    return tuple(side for side in Faction if side not in holders)


def _fix(course: Course, _: FixAreas) -> None:
    """Areas follow from control: where none was told, the table says first whether there is none."""
    untold = untold_sides(course.scene)
    if untold:
        sides = untold[0].value if len(untold) == 1 else "both"
        purpose, args = ElstPurpose.CONTROL_UNTOLD, {"sides": sides}
        course.ask(Question(purpose=purpose, rule="4.505", args=args, can_be_unknown=False))
    else:
        _fix_as_told(course)


def _control_answered(course: Course, told: Answered) -> None:
    """The areas as told; nothing when the table would tell control first."""
    if told.is_yes:
        _fix_as_told(course)


def _fix_as_told(course: Course) -> None:
    """The British areas close entry hexes to the Germans from now on (CG7)."""
    found = told_stages(course.scene)
    course.add(AreasFixed(areas=SavedAreas.of(found)))
    hexes = tuple(sorted(found.result.hexes_of(Faction.BRITISH)))
    if hexes != course.scene.game.forces.british_area:
        course.add(BritishAreaTold(hexes=hexes))


def _losses_refusal(scene: Scene, command: TellLosses) -> Reason | None:
    """Losses are told until the secret work begins; only MMC count (4.513a)."""
    if refusal := step_refusal(scene.campaign, *_LOSS_STEPS):
        return refusal
    others = [some for some in scene.pieces(command.text, command.side) if not _counts(some.type)]
    return Reason("refit-only-mmc", "4.513a", args={"unit": others[0].piece_type.name}) if others else None


def _counts(type_: str) -> bool:
    return counts_for_pool(piece_type(type_), LossCause.PLAY)


def _tell_losses(course: Course, command: TellLosses) -> None:
    pieces = course.scene.pieces(command.text, command.side)
    pool = {some.type: some.count for some in pieces if _counts(some.type)}
    course.add(LossesTold(side=command.side, pool=pool))


def with_losses_before(scene: Scene, side: Faction, lost: Mapping[str, int]) -> dict[str, int]:
    """The pool with what a side lost in a scenario: two of one date are replenished together (4.5171a)."""
    return dict(Counter(scene.campaign.losses_before.get(side, {})) + Counter(lost))


def counted_losses(scene: Scene, side: Faction) -> dict[str, int]:
    """MMC in a side's tracked pile of eliminated counters that were not there when the scenario began."""
    before = {some.type: some.count for some in scene.campaign.lost_before.get(side, ())}
    pile = scene.game.forces.pile(side, Spot.ELIMINATED)
    lost = {some.type: some.count - before.get(some.type, 0) for some in pile if _counts(some.type)}
    return {type_: count for type_, count in lost.items() if count > 0}


def lost_in_scenario(scene: Scene, side: Faction) -> Mapping[str, int]:
    """What a side lost, by type id: as it was told, else as its pile is tracked (4.513a)."""
    campaign = scene.campaign
    if campaign.are_losses_told(side):
        return campaign.losses_of(side)
    return with_losses_before(scene, side, counted_losses(scene, side))


def _count_refusal(scene: Scene, command: CountLosses) -> Reason | None:
    if refusal := step_refusal(scene.campaign, *_LOSS_STEPS):
        return refusal
    if counted_losses(scene, command.side):
        return None
    return Reason("refit-none-eliminated", "4.513a", args={"side": command.side.value})


def _count_losses(course: Course, command: CountLosses) -> None:
    lost = counted_losses(course.scene, command.side)
    pool = with_losses_before(course.scene, command.side, lost)
    course.add(LossesTold(side=command.side, pool=pool))


def drop_old_losses(course: Course) -> None:
    """As a scenario ends, those of earlier dates count no more, unless a reading keeps them (K-12)."""
    campaign, is_kept = course.scene.campaign, course.scene.refit_readings.replenishment_pool
    is_second = campaign.played is campaign.date
    if campaign.losses and not is_second and is_kept is Pool.LAST_SCENARIO:
        course.add(LossesEmptied())


def empty_losses(course: Course) -> None:
    """After replenishing, unless losses are kept by one of the readings (A-34, K-12)."""
    readings = course.scene.refit_readings
    is_kept = readings.replenishment_pool is Pool.WHOLE_CAMPAIGN or not readings.pool_is_emptied
    if not is_kept and any(course.scene.campaign.losses_of(side) for side in Faction):
        course.add(LossesEmptied())


HANDLERS: Handlers = {
    TellVehicles: (_at_areas, _tell_vehicles),
    CorrectAreas: (_at_areas, _correct),
    FixAreas: (_at_areas, _fix),
    TellLosses: (_losses_refusal, _tell_losses),
    CountLosses: (_count_refusal, _count_losses),
}
ANSWERS: Answers = {ElstPurpose.CONTROL_UNTOLD: _control_answered}
