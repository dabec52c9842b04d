"""The hexes of the tracked counters on which a panel's verdicts rest, for the roll-call."""

from collections.abc import Iterator, Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.refit.clearing import in_plight, melees
from companion.games.elst.procedures.refit.grounds import mobile_armed
from companion.games.elst.procedures.refit.outside import tracked_by_hex
from companion.games.elst.rules.artillery.own_fire import is_under_own_fire
from companion.games.elst.rules.artillery.struck import struck_hexes
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.closing import AfvPlight
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.artillery.card import battery_panel_id
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.games.elst.shown.refit.panel import REFIT_PANEL
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord

_EVERYBODY = (
    RefitStep.ESCAPE,
    RefitStep.POSSESSION,
)  # who is home is Retained, who is not may have to Escape


def judged_hexes(scene: Scene) -> Mapping[str, tuple[HexCoord, ...]]:
    """By the id of a panel, the hexes on whose counters rests what it says."""
    batteries = scene.game.batteries.values()
    return {
        **{battery_panel_id(one.id): tuple(_of_battery(scene, one)) for one in batteries},
        FORCES_PANEL: tuple(_of_forces(scene)),
        REFIT_PANEL: tuple(_of_step(scene)),
    }


def _of_battery(scene: Scene, battery: Battery) -> Iterator[HexCoord]:
    """Where its observer stands; whom its FFE attacks or would attack."""
    if battery.observer.hex is not None:
        yield battery.observer.hex
    yield from struck_hexes(scene, battery)


def _of_forces(scene: Scene) -> Iterator[HexCoord]:
    """Who may rally, who is in CC in a steeple hex, who is under his own fire."""
    phase = scene.game.moment.phase
    for held in scene.game.forces.holdings:
        hex_ = held.place.hex
        if hex_ is None:
            continue
        is_rallying = phase is Phase.RALLY and Mark.BROKEN in held.marks
        is_fighting = phase is Phase.CLOSE_COMBAT and hex_ in scene.field.steeples
        if is_rallying or is_fighting or is_under_own_fire(scene, held.faction, hex_):
            yield hex_


def _of_step(scene: Scene) -> Iterator[HexCoord]:
    """What a step of the end of the scenario reads off the counters on the map."""
    step = scene.campaign.step
    if step is RefitStep.MELEE:
        yield from melees(scene)
    elif step is RefitStep.SHOCK_AND_BOG:
        yield from (hex_ for plight in AfvPlight for _, hex_, _ in in_plight(scene, plight))
    elif step is RefitStep.SETUP_AREAS:
        yield from (hex_ for side in Faction for hex_ in mobile_armed(scene, side))
    elif step in _EVERYBODY:
        yield from (hex_ for side in Faction for hex_ in tracked_by_hex(scene, side))
