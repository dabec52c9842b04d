"""Whether a unit off the map may come onto it: its turn, its entry hexes, the enemy (10.5, 15, J.18)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.procedures.arriving import left_for, not_left_yet
from companion.games.spanish_civil_war.procedures.marching import entry_cost, entry_lack
from companion.games.spanish_civil_war.procedures.positions import place_fault
from companion.games.spanish_civil_war.procedures.reserves import (
    box_refusals,
    is_in_box,
    is_released,
    reserve_area,
)
from companion.games.spanish_civil_war.rules.ground.battle_map import edge_hexes, edges_at
from companion.games.spanish_civil_war.rules.ground.edges import nearest_of_edge
from companion.games.spanish_civil_war.rules.scenario.reinforcements import (
    arrival_turn,
    entry_hexes,
    is_brought,
    reinforcements,
)
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import Arrival, scenario
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def entry_refusal(scene: Scene, unit: Unit, hex_: HexCoord, *, is_riding: bool = False) -> Reason | None:
    """Why a unit off the map may not enter in a hex, and by which it may while the enemy closes that."""
    refusal = next(_refusals(scene, unit, hex_, is_riding), None)
    return _with_open_ways(scene, unit, refusal) if refusal and refusal.rule == "15.1b" else refusal


def _with_open_ways(scene: Scene, unit: Unit, closed: Reason) -> Reason:
    """That a hex is closed, with those of its own that are open, else the nearest of the edge (15.2a)."""
    listed = _arrivals(scene, unit)
    own = _own_hexes(scene, listed) if unit.stand.returns is None else []
    open_ = [hex_ for hex_ in own if not _closed_refusal(scene, unit, hex_)]
    ways = open_ or (_nearest(scene, unit, own) if own else [])
    if not ways:
        return closed
    args = {**closed.args, "hexes": _listed(scene, ways)}
    rule = closed.rule if open_ else "15.2a"
    return Reason("scw-entry-elsewhere", rule, closed.hexes, args, replace(closed, rule=""))


def told_refusal(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a reinforcement does not stand in a hex that is told with it: too early, or no way onto the map.

    Who was due on an earlier turn may have moved on since, and so may they while nobody of theirs moves.
    """
    listed = _arrivals(scene, unit)
    is_of_setup = scene.formation(unit).setup and scene.game.clock.moment.turn == 1
    if not listed or is_of_setup:
        return None
    if early := _turn_refusal(scene, unit) or _waiting_refusal(scene, unit):
        return early
    clock = scene.game.clock
    turns = [arrival_turn(scene.battle, arrival, scene.readings) for arrival in listed]
    is_first_turn = min(turns) >= clock.moment.turn
    if not (is_first_turn and clock.is_of(unit.faction, MOVEMENT)):
        return None
    closed = _closed_refusal(scene, unit, hex_)
    return _place_refusal(scene, unit, hex_, listed) or (closed and _with_open_ways(scene, unit, closed))


def open_entry_hexes(scene: Scene, unit: Unit, *, is_riding: bool = False) -> frozenset[HexCoord]:
    """Where a unit may come onto the map now: its own hexes of the schedule, else those nearest to them.

    A rebuilt HQ at any supply source (10.5b).
    """

    def is_open(hex_: HexCoord) -> bool:
        return not any(_refusals(scene, unit, hex_, is_riding)) and not place_fault(scene, (unit,), hex_)

    def open_of(hexes: Iterable[HexCoord]) -> frozenset[HexCoord]:
        return frozenset(filter(is_open, hexes))

    if is_in_box(scene, unit):
        return open_of(reserve_area(scene))
    if unit.stand.spot is not Spot.HAND:
        return frozenset()
    if unit.stand.returns is not None:
        return open_of(hex_ for hex_ in scene.map.board if _is_source(scene, unit, hex_))
    listed = _arrivals(scene, unit)
    if not listed:
        return frozenset()
    own = _own_hexes(scene, listed)
    if (open_ := open_of(own)) or _turn_refusal(scene, unit) or _waiting_refusal(scene, unit):
        return open_
    return open_of(_free_of_edge(scene, unit, own))


def is_due(scene: Scene, unit: Unit) -> bool:
    """Whether a unit waits off the map that comes by now, as its side moves (15.1, 10.5a, J.18)."""
    if not scene.game.clock.is_of(unit.faction, MOVEMENT):
        return False
    if is_in_box(scene, unit):
        return is_released(scene, unit)
    if unit.stand.spot is not Spot.HAND:
        return False
    if unit.stand.returns is not None:
        is_relieved = unit.counter.formation in scene.game.relieved
        return unit.stand.returns <= scene.game.clock.moment.turn and not is_relieved
    return bool(_arrivals(scene, unit)) and not (_turn_refusal(scene, unit) or _waiting_refusal(scene, unit))


def _arrivals(scene: Scene, unit: Unit) -> list[Arrival]:
    """The lines of the schedule that bring a unit."""
    return [arrival for arrival in scenario(scene.battle).arrivals if _brings(scene, arrival, unit)]


def _own_hexes(scene: Scene, listed: Sequence[Arrival]) -> list[HexCoord]:
    entries = (entry_hexes(scene.battle, arrival.entry, scene.readings) for arrival in listed)
    return [scene.map.board.parse_hex(name) for name in dict.fromkeys(chain.from_iterable(entries))]


def _refusals(scene: Scene, unit: Unit, hex_: HexCoord, is_riding: bool) -> Iterator[Reason]:
    name, turn = unit_in_words(unit.counter), scene.game.clock.moment.turn
    if unit.stand.spot in {Spot.EXITED, Spot.ELIMINATED}:
        yield Reason("scw-never-returns", "16.0d", about=name)
    if unit.counter.formation in scene.game.relieved:
        yield Reason("scw-never-returns", "B.16c", about=name)
    if is_in_box(scene, unit):
        yield from box_refusals(scene, unit)
    back = unit.stand.returns
    if back is not None and back > turn:
        yield Reason("scw-not-rebuilt-yet", "10.5a", args={"turn": str(back)}, about=name)
    if back is not None and not _is_source(scene, unit, hex_):
        yield Reason("scw-not-a-source", "10.5b", (hex_,), about=name)
    waiting = _waiting_refusal(scene, unit)
    if waiting:
        yield waiting
    if back is None and unit.stand.spot is Spot.HAND:
        yield from _schedule_refusals(scene, unit, hex_)
    if closed := _closed_refusal(scene, unit, hex_):
        yield closed
    lack = None if is_riding else entry_lack(scene, unit, hex_)
    if lack:
        yield lack


def _closed_refusal(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why the enemy keeps a unit from entering in a hex; None when it is open (15.1b)."""
    args = {"hex": scene.map.board.hex_name(hex_)}
    if scene.at(hex_, unit.faction.opponent):
        return Reason("scw-entry-enemy", "15.1b", args=args)
    return Reason("scw-entry-zone", "15.1b", args=args) if scene.is_in_zone(hex_, unit.faction) else None


def _is_source(scene: Scene, unit: Unit, hex_: HexCoord) -> bool:
    """Whether a hex, or the map edge that it lies on, is a supply source of a unit's side (10.5b)."""
    board, sources = scene.map.board, scene.map.sources(unit.faction)
    return board.hex_name(hex_) in sources.hexes or bool(sources.edges & edges_at(board, hex_))


def _schedule_refusals(scene: Scene, unit: Unit, hex_: HexCoord) -> Iterator[Reason]:
    """Units of the schedule come on their turn or later, in their hexes; others as players set them up."""
    listed = _arrivals(scene, unit)
    if not listed:
        return
    for refusal in (_turn_refusal(scene, unit), _place_refusal(scene, unit, hex_, listed)):
        if refusal:
            yield refusal


def _turn_refusal(scene: Scene, unit: Unit) -> Reason | None:
    """Why a unit is not due yet: as many of its formation as the schedule has brought are here."""
    clock, name = scene.game.clock, unit_in_words(unit.counter)
    now = clock.moment.turn
    counts = [count for turn in range(1, now + 1) for count in _brought(scene, unit, turn)]
    others = (one for one in scene.game.units.values() if one.id != unit.id and one.stand.arrived)
    here = sum(one.counter.formation == unit.counter.formation for one in others)
    if None in counts or here < sum(filter(None, counts)):
        return None
    later = next((turn for turn in range(now + 1, clock.last_turn + 1) if _brought(scene, unit, turn)), None)
    if later is None:
        return Reason("scw-arrivals-all-here", "15.1a", args={"count": here}, about=name)
    return Reason("scw-arrives-later", "15.1a", args={"turn": str(later)}, about=name)


def _brought(scene: Scene, unit: Unit, turn: int) -> list[int | None]:
    """How many units of a unit's formation the schedule brings on a turn; None for all of them."""
    listed = reinforcements(scene.battle, unit.faction, turn, scene.readings)
    brought = (units for arrival in listed for units in arrival.units)
    return [units.count for units in brought if units.formation == unit.counter.formation]


def _place_refusal(scene: Scene, unit: Unit, hex_: HexCoord, listed: Sequence[Arrival]) -> Reason | None:
    """Why a unit does not enter in a hex: no entry hex of its own, nor while all are closed the nearest."""
    hexes = _own_hexes(scene, listed)
    by_road = all(arrival.entry.by_road for arrival in listed)
    own = [one for one in hexes if scene.map.has_road(one)] if by_road else hexes
    if hex_ in own:
        return None
    if not all(_closed_refusal(scene, unit, one) for one in own):
        needs_road = Reason("scw-entry-needs-road", "J.5c", (hex_,), about=unit_in_words(unit.counter))
        return needs_road if hex_ in hexes else _enters_at(scene, unit, own, "15.1a")
    nearest = _nearest(scene, unit, own)
    return None if hex_ in nearest else _enters_at(scene, unit, nearest or own, "15.2a")


def _enters_at(scene: Scene, unit: Unit, hexes: Iterable[HexCoord], rule: str) -> Reason:
    args = {"hexes": _listed(scene, hexes)}
    return Reason("scw-not-an-entry-hex", rule, args=args, about=unit_in_words(unit.counter))


def _listed(scene: Scene, hexes: Iterable[HexCoord]) -> str:
    return ", ".join(map(scene.map.board.hex_name, hexes))


def _nearest(scene: Scene, unit: Unit, own: Sequence[HexCoord]) -> list[HexCoord]:
    """The open hexes of the edge that lie nearest to some entry hexes, by their numbers (15.2a)."""
    nearest = nearest_of_edge(own, _free_of_edge(scene, unit, own))
    return sorted(nearest, key=scene.map.board.hex_name)


def _free_of_edge(scene: Scene, unit: Unit, own: Sequence[HexCoord]) -> Iterator[HexCoord]:
    """The hexes of the map edge of some entry hexes in which a unit may enter."""
    board = scene.map.board
    edges = frozenset[str]().union(*(edges_at(board, one) for one in own))
    for hex_ in frozenset[HexCoord]().union(*(edge_hexes(board, edge) for edge in edges)):
        if not _closed_refusal(scene, unit, hex_) and entry_cost(scene, unit, hex_).points is not None:
            yield hex_


def _brings(scene: Scene, arrival: Arrival, unit: Unit) -> bool:
    is_listed = any(is_brought(units, unit.counter) for units in arrival.units)
    return is_listed and not arrival.entry.box


def _waiting_refusal(scene: Scene, unit: Unit) -> Reason | None:
    """Why a division that comes for another is not here yet (B.16)."""
    rule = scenario(scene.battle).withdrawal
    formation = unit.counter.formation
    if rule is None or formation not in rule.replacements or formation in scene.game.replacements:
        return None
    return None if left_for(scene, formation) else not_left_yet(scene, formation)
