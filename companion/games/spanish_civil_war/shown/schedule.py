"""When and where counters that wait off the map come onto it, as arguments of words (4.0, 15, B.3, B.16)."""

from collections.abc import Sequence

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.procedures.untold import earlier_arrivals
from companion.games.spanish_civil_war.rules.scenario.reinforcements import arrival_turn, entry_hexes
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import Arrival, Formation, scenario
from companion.games.spanish_civil_war.shown.setting_up import setup_of
from companion.games.spanish_civil_war.table.commands import SettleArrivals
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.kit.panels import Choice
from companion.reason import Reason

MOST_HEXES = 8  # whole zones of entry hexes are no help in a line


def waiting_of(scene: Scene, formation: Formation) -> dict[str, str | int | float]:
    """A formation's set-up before the first turn; later, and without one, the arrival that is open, or last.

    Open is the first that has brought more than have come (15.2b): those due before may come still.
    """
    listed = [arrival for arrival in scenario(scene.battle).arrivals if _brings(arrival, formation)]
    if not listed or (formation.setup and scene.is_setup):
        return {**setup_of(formation), "turn": ""}
    turns = sorted({_turn(scene, arrival) for arrival in listed})
    turn = next((turn for turn in turns if _brought(scene, listed, formation, turn)), turns[-1])
    return _due(scene, turn, [arrival for arrival in listed if _turn(scene, arrival) == turn])


def _brought(scene: Scene, listed: Sequence[Arrival], formation: Formation, turn: int) -> bool:
    """Whether more of a formation are due by a turn than have come; who brings all of it brings more."""
    units = (units for arrival in listed if _turn(scene, arrival) <= turn for units in arrival.units)
    counts = [one.count for one in units if one.formation == formation.id]
    come = (unit for unit in scene.game.units.values() if unit.counter.formation == formation.id)
    return None in counts or sum(filter(None, counts)) > sum(unit.stand.arrived is not None for unit in come)


def comes_with(scene: Scene, unit: Unit) -> Formation:
    """The formation that a unit waits with: trucks with those whom they bring onto the map (B.3a)."""
    own = scene.formation(unit)
    if unit.counter.arm is not Arm.TRUCK:
        return own
    arrivals = (arrival for arrival in scenario(scene.battle).arrivals if _brings(arrival, own))
    return next((scene.order.formation(arrival.units[0].formation) for arrival in arrivals), own)


def hq_back(hq: Unit) -> Reason:
    """When a lost HQ is back, and where (10.5a)."""
    args = {"turn": str(hq.stand.returns)}
    return Reason("scw-waiting-hq", "10.5a", args=args, about=formation_in_words(hq.counter.formation))


def settling_choices(scene: Scene) -> tuple[Choice, ...]:
    """That what earlier turns brought the side that moves has come, though nobody told it (15.1)."""
    side, left = scene.game.clock.phasing, earlier_untold(scene)
    if side is None or not left:
        return ()
    label = Reason("scw-choice-settle-arrivals", "15.1a", args={"count": len(left)})
    return (Choice(label, SettleArrivals, {"side": side}),)


def earlier_untold(scene: Scene) -> tuple[Reason, ...]:
    """By name what earlier turns brought the side that moves and nobody told, as it moves."""
    clock = scene.game.clock
    if clock.phasing is None or clock.moment.phase not in MOVEMENT:
        return ()
    left = earlier_arrivals(scene, clock.phasing)
    return tuple(formation_in_words(one.formation.id) for one in left)


def _brings(arrival: Arrival, formation: Formation) -> bool:
    return not arrival.entry.box and any(units.formation == formation.id for units in arrival.units)


def _turn(scene: Scene, arrival: Arrival) -> int:
    return arrival_turn(scene.battle, arrival, scene.readings)


def _due(scene: Scene, turn: int, arrivals: Sequence[Arrival]) -> dict[str, str | int | float]:
    places = [entry_hexes(scene.battle, arrival.entry, scene.readings) for arrival in arrivals]
    is_short = sum(map(len, places)) <= MOST_HEXES
    is_relief = any(arrival.entry.for_withdrawal for arrival in arrivals)
    where = "relief" if is_relief else "due-at" if is_short else "due"
    return {"where": where, "turn": str(turn), "hexes": " / ".join(dict.fromkeys(map(" ".join, places)))}
