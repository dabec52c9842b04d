"""How a session of the campaign begins: with its first scenario, or between two for a table that tracked
nothing of it (4.41, 4.5)."""

from collections.abc import Sequence

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.choices import free_name
from companion.games.elst.procedures.artillery.commands import AddBattery
from companion.games.elst.procedures.artillery.table_step import add_battery
from companion.games.elst.procedures.clock import ScenarioBegan
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.tally_events import BalanceChosen, ControlChanged
from companion.games.elst.procedures.refit.events import NewDateBegan, RefitStepBegan
from companion.games.elst.rules.campaign_dates import LAST_DATE, CampaignDate
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.scenario import initial
from companion.games.elst.rules.scenario.road_control import roads_at_first
from companion.games.elst.scenario_data import BatteryType, Scenario, scenario_data
from companion.games.elst.table.field import Field
from companion.games.elst.table.scene import Scene
from companion.kit.system import Start, StartOption
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Event

REFIT_AFTER = "refit-after"
_BALANCE = "balance"
_DATES = tuple(date.value for date in CampaignDate if date is not LAST_DATE)


def start_options(scenario: str) -> tuple[StartOption, ...]:
    """What may be chosen of a scenario: in the first one its balance, or the Refit Phase after a date."""
    if scenario != initial.SCENARIO:
        return ()
    sides = tuple(side.value for side in Faction)
    return StartOption(_BALANCE, sides, "4.4d"), StartOption(REFIT_AFTER, _DATES, "4.5")


def refit_title(start: Start) -> Reason | None:
    """What a session that begins with a Refit Phase is called; None for any other."""
    date = start.options.get(REFIT_AFTER)
    if date is None:
        return None
    return Reason("elst-title-refit", about=Reason(f"start-option-{REFIT_AFTER}-{date}"))


def opening(start: Start, scene: Scene) -> Sequence[Event]:
    """The scenario's sequence of play, its batteries, its balance (4.4d) and its edge roads (CG10b).

    `start.options["batteries"]` lists battery types in place of the scenario's own, "balance" names the
    side that it favours in the first scenario, "refit-after" a date: then its Refit Phase comes first.
    Raises IllegalCommandError for what none of them may be.
    """
    favoured = _favoured(start)
    course = Course(scene)
    scenario = _scenario(start.scenario)
    length = scenario_data().length(scenario)
    course.add(ScenarioBegan(scenario=scenario.id, first_player=scenario.first_player, length=length))
    for type_ in _battery_types(
        start, initial.initial_batteries(favoured) if favoured else scenario.batteries
    ):
        add_battery(course, _add_command(course.scene, type_))
    if favoured:
        course.add(BalanceChosen(favoured=favoured))
    return (*course.events, *_campaign_opening(start, scene.field))


def _favoured(start: Start) -> Faction | None:
    favoured = start.options.get(_BALANCE)
    if favoured is None:
        return None
    if start.scenario != initial.SCENARIO or favoured not in tuple(Faction):
        raise IllegalCommandError(Reason("forces-no-such-balance", "4.4d", args={"side": str(favoured)}))
    return Faction(str(favoured))


def _scenario(id_: str) -> Scenario:
    try:
        return scenario_data().scenario(id_)
    except KeyError:
        raise IllegalCommandError(Reason("elst-unknown-scenario", args={"scenario": id_})) from None


def _battery_types(start: Start, usual: Sequence[str]) -> list[BatteryType]:
    wanted = start.options.get("batteries", usual)
    names = [str(name) for name in wanted] if isinstance(wanted, (list, tuple)) else [str(wanted)]
    return [_battery_type(name) for name in names]


def _battery_type(name: str) -> BatteryType:
    try:
        return scenario_data().battery_type(name)
    except KeyError:
        raise IllegalCommandError(Reason("oba-unknown-battery-type", args={"name": name})) from None


def _add_command(scene: Scene, type_: BatteryType) -> AddBattery:
    return AddBattery(
        battery=free_name(scene, type_.faction),
        side=type_.faction,
        kind=type_.kind,
        calibre=type_.calibre,
        may_fire_smoke=type_.may_fire_smoke,
    )


def _campaign_opening(start: Start, field: Field) -> Sequence[Event]:
    if REFIT_AFTER in start.options:
        return _refit_opening(start)
    return _roads(field) if start.scenario == initial.SCENARIO else ()


def _roads(field: Field) -> Sequence[Event]:
    ground, numbering = field.ground, field.board.numbering
    held = {side: roads_at_first(ground, side, numbering) for side in Faction}
    return tuple(ControlChanged(side=side, hexes=tuple(sorted(roads))) for side, roads in held.items())


def _refit_opening(start: Start) -> Sequence[Event]:
    after = start.options.get(REFIT_AFTER)
    if after is None:
        return ()
    if after not in _DATES:
        raise IllegalCommandError(Reason("refit-no-phase-after", "4.5", args={"date": str(after)}))
    return (NewDateBegan(date=CampaignDate(str(after))), RefitStepBegan(step=RefitStep.MELEE))
