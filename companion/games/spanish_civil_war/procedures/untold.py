"""What the schedule has brought by now and nobody has told; what of it counts as come (15.1)."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.arriving import left_for
from companion.games.spanish_civil_war.rules.scenario.reinforcements import arrival_turn
from companion.games.spanish_civil_war.scenario_data import Entry, Formation, scenario
from companion.games.spanish_civil_war.table.commands import SettleArrivals
from companion.games.spanish_civil_war.table.fight_events import ArrivalsSettled
from companion.games.spanish_civil_war.table.scene import Scene
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason


class Untold(NamedTuple):
    """A formation of which `missing` counters were not told; `turn` brought the last of them."""

    formation: Formation
    turn: int
    missing: int


def untold_arrivals(scene: Scene) -> list[Untold]:
    """What came due for the side that moves and nobody has told, the latest first."""
    side = scene.game.clock.phasing
    return _untold(scene, side) if side else []


def earlier_arrivals(scene: Scene, side: Faction) -> list[Untold]:
    """Those of them that turns before this one brought."""
    return [one for one in _untold(scene, side) if one.turn < scene.game.clock.moment.turn]


def _untold(scene: Scene, side: Faction) -> list[Untold]:
    """Who was set up came with nobody: guns of a corps stand on the map before others of it arrive (B.4b)."""
    units = (unit for unit in scene.game.units.values() if unit.stand.began_in is None)
    come = Counter(unit.counter.formation for unit in units) + Counter(scene.game.settled_arrivals)
    brought: Counter[str] = Counter()
    latest: dict[str, int] = {}
    for formation, turn, count in _brought(scene):
        brought[formation] += count
        latest[formation] = max(turn, latest.get(formation, turn))
    own = (one for one in scene.order.formations if one.faction is side)
    found = [Untold(one, latest[one.id], brought[one.id] - come[one.id]) for one in own if one.id in latest]
    return sorted((one for one in found if one.missing > 0), key=lambda one: -one.turn)


def _brought(scene: Scene) -> Iterator[tuple[str, int, int]]:
    """Formation, turn and count of what has arrived by now; who comes for another may once that has left."""
    now = scene.game.clock.moment.turn
    for arrival in scenario(scene.battle).arrivals:
        entry, turn = arrival.entry, arrival_turn(scene.battle, arrival, scene.readings)
        for units in arrival.units if turn <= now and not entry.box else ():
            if _has_way(scene, entry, units.formation):
                yield units.formation, now if entry.for_withdrawal else turn, units.count or 1


def _has_way(scene: Scene, entry: Entry, formation: str) -> bool:
    """Whether another division has left for one that waits for that (B.16b); others wait for none."""
    return not entry.for_withdrawal or bool(left_for(scene, formation))


def _settle_refusal(scene: Scene, command: SettleArrivals) -> Reason | None:
    return None if earlier_arrivals(scene, command.side) else Reason("scw-all-arrivals-told", "15.1a")


def _settle(course: EventCourse[Scene], command: SettleArrivals) -> None:
    left = earlier_arrivals(course.scene, command.side)
    course.add(ArrivalsSettled(units={one.formation.id: one.missing for one in left}))


HANDLERS: Handlers = {SettleArrivals: (_settle_refusal, _settle)}
