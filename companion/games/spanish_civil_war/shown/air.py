"""Bombs in a side's own part of the air bombardment phase (5.0C, 13.3)."""

from collections.abc import Iterable, Iterator

from companion.games.spanish_civil_war.counters.words import unit_for_short, values_text
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.ending import unfinished
from companion.games.spanish_civil_war.procedures.firing import harmed_at
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.rules.sequence import BOMBARDMENT
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.commands import BombHex
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.latest import LatestOfEach
from companion.reason import Reason

_goals: LatestOfEach[frozenset[HexCoord]] = LatestOfEach()  # strip, tracker and way on ask for the same


def hex_input(goals: Iterable[HexCoord]) -> Input:
    """Asks for a hex, the one of those that the rules allow."""
    return Input("hex", InputKind.HEX, Reason("scw-input-hex"), goals=frozenset(goals))


def hexes_of(scene: Scene, side: Faction) -> frozenset[HexCoord]:
    """The hexes in which units of a side stand."""
    return frozenset(unit.stand.hex for unit in scene.game.on_map(side) if unit.stand.hex)


def bomb_goals(scene: Scene, side: Faction) -> frozenset[HexCoord]:
    """The enemy hexes in which bombs of a side harm somebody (10.4, B.7e)."""
    now = (scene.map, scene.game.units, scene.game.clock.moment)

    def found() -> frozenset[HexCoord]:
        return frozenset(hex_ for hex_ in hexes_of(scene, side.opponent) if harmed_at(scene, side, hex_))

    return _goals.of(side, now, found)


def bomb_choices(scene: Scene) -> Iterator[Choice]:
    """Bombs on a hex: by air points, by all aircraft that are ready, by each of them."""
    side = scene.game.clock.phasing
    if side is None or scene.game.clock.moment.phase not in BOMBARDMENT or unfinished(scene):
        return
    asked = hex_input(bomb_goals(scene, side))
    yield from _by_points(scene, side, asked)
    ready = _ready(scene, side)
    if len(ready) > 1:
        label = Reason("scw-choice-bomb-all", args={"count": len(ready)})
        yield _by_aircraft(label, side, ready, asked)
    for unit in ready:
        label = Reason("scw-choice-bomb-with", args=_told(unit), about=unit_for_short(unit.counter))
        yield _by_aircraft(label, side, (unit,), asked)


def may_bomb(scene: Scene) -> Reason | None:
    """How much the side whose part it is may bomb with; None for nothing, and where that harms nobody."""
    side = scene.game.clock.phasing
    if side is None or not any(bomb_choices(scene)) or not bomb_goals(scene, side):
        return None
    points = air_points_left(scene, side)
    count = points or len(_ready(scene, side))
    means = "points" if points else "aircraft"
    return Reason("scw-now-may-bomb", "13.3a", args={"means": means, "count": count})


def _ready(scene: Scene, side: Faction) -> tuple[Unit, ...]:
    """The aircraft of a side that have not flown this turn (13.1a)."""
    return tuple(unit for unit in aircraft_of(scene, side) if unit.id not in scene.game.flown_now.units)


def _told(unit: Unit) -> dict[str, str | int | float]:
    """Its strength, as printed."""
    return {"strength": values_text(unit.face, Arm.AIR)}


def air_reminders(scene: Scene) -> Iterator[Reason]:
    """What the side whose part it is may bomb with; where it has to tell its aircraft, that too."""
    side = scene.game.clock.phasing
    if side is None:
        return
    args: dict[str, str | int | float] = {"side": side.value}
    if not scenario(scene.battle).has_air_points:
        yield Reason("scw-remind-bombard", "13.3a", args={"means": "aircraft"})
        if not any(True for _ in aircraft_of(scene, side)):
            yield Reason("scw-remind-no-aircraft", args=args)
    elif air_points_left(scene, side) > 0:
        yield Reason("scw-remind-bombard", "13.3a", args={"means": "points"})
    else:
        yield Reason("scw-remind-no-air-points", "13.2b", args=args)


def _by_points(scene: Scene, side: Faction, asked: Input) -> Iterator[Choice]:
    left = air_points_left(scene, side)
    if left > 0:
        points = Input("air_points", InputKind.NUMBER, Reason("scw-input-bomb-points"), lowest=1)
        label = Reason("scw-choice-bomb-points", args={"count": left})
        yield Choice(label, BombHex, {"side": side}, (asked, points))


def _by_aircraft(label: Reason, side: Faction, units: tuple[Unit, ...], asked: Input) -> Choice:
    values = {"side": side, "aircraft": tuple(unit.id for unit in units)}
    return Choice(label, BombHex, values, (asked,))


def aircraft_of(scene: Scene, side: Faction) -> Iterator[Unit]:
    """The aircraft of a side that were not struck from the battle."""
    for unit in scene.game.units.values():
        is_own = unit.faction is side and unit.counter.arm is Arm.AIR
        if is_own and unit.stand.spot is not Spot.ELIMINATED:
            yield unit
