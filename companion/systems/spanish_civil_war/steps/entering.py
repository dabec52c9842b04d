"""Whether a unit off the map may come onto it: its turn, its entry hexes, the enemy (10.5, 15, J.18)."""

from collections.abc import Iterator, Sequence

from companion.hexgrid import HexCoord
from companion.reason import Reason
from companion.systems.spanish_civil_war.ground.battle_map import edges_at
from companion.systems.spanish_civil_war.ground.edges import EntryHex
from companion.systems.spanish_civil_war.scenario.reinforcements import arrival_turn, entry_hexes
from companion.systems.spanish_civil_war.scenario.reserve import scheduled_release
from companion.systems.spanish_civil_war.scenario_data import Arrival, scenario
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.state import Spot, Unit
from companion.systems.spanish_civil_war.steps.marching import entry_lack
from companion.systems.spanish_civil_war.words import unit_in_words


def entry_refusal(scene: Scene, unit: Unit, hex_: HexCoord, *, is_riding: bool = False) -> Reason | None:
    """Why a unit off the map may not enter in a hex; None when it may."""
    return next(_refusals(scene, unit, hex_, is_riding), None)


def _refusals(scene: Scene, unit: Unit, hex_: HexCoord, is_riding: bool) -> Iterator[Reason]:
    name, turn = unit_in_words(unit.counter), scene.game.clock.moment.turn
    if unit.stand.spot in {Spot.EXITED, Spot.ELIMINATED}:
        yield Reason("scw-never-returns", "16.0d", about=name)
    if unit.stand.spot is Spot.MADRID:
        yield from _reserve_refusals(scene, unit)
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
    closed = _closed(scene, unit, hex_)
    if closed:
        yield closed
    lack = None if is_riding else entry_lack(scene, unit, hex_)
    if lack:
        yield lack


def _closed(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why nobody of a unit's side enters in a hex (15.1b)."""
    has_enemy = bool(scene.at(hex_, unit.faction.opponent))
    is_in_zone = scene.is_in_zone(hex_, unit.faction)
    return EntryHex(scene.map.board.hex_name(hex_), has_enemy, is_in_zone).refusal


def _is_source(scene: Scene, unit: Unit, hex_: HexCoord) -> bool:
    """Whether a hex, or the map edge that it lies on, is a supply source of a unit's side (10.5b)."""
    board, sources = scene.map.board, scene.map.sources(unit.faction)
    return board.hex_name(hex_) in sources.hexes or bool(sources.edges & edges_at(board, hex_))


def _reserve_refusals(scene: Scene, unit: Unit) -> Iterator[Reason]:
    """Why the Madrid box does not let a unit go: neither threat nor schedule, or two are out (J.18)."""
    game, turn = scene.game, scene.game.clock.moment.turn
    rule = scenario(scene.battle).reserve
    if game.is_reserve_free or rule is None or _is_scheduled(unit, turn):
        return
    name = unit_in_words(unit.counter)
    if not game.is_reserve_called:
        yield Reason("scw-reserve-held", "J.18a", about=name)
    elif called_out(scene) >= rule.units:
        yield Reason("scw-reserve-enough", "J.18c", args={"units": rule.units}, about=name)


def called_out(scene: Scene) -> int:
    """How many units of the reserve have come because of a threat, not by the schedule (J.18c)."""
    return sum(_came_by_call(scene, unit) for unit in scene.game.units.values())


def _came_by_call(scene: Scene, unit: Unit) -> bool:
    arrived = unit.stand.arrived
    is_reserve = any(placement.box for placement in scene.formation(unit).setup)
    return is_reserve and arrived is not None and not _is_scheduled(unit, arrived.turn)


def _is_scheduled(unit: Unit, turn: int) -> bool:
    """Whether the schedule has released a unit by a turn."""
    return any(unit.counter.formation in scheduled_release(one) for one in range(1, turn + 1))


def _schedule_refusals(scene: Scene, unit: Unit, hex_: HexCoord) -> Iterator[Reason]:
    """Units of the schedule come on their turn or later, in their hexes; others as players set them up."""
    listed = [arrival for arrival in scenario(scene.battle).arrivals if _brings(scene, arrival, unit)]
    if not listed:
        return
    turns = {arrival_turn(scene.battle, arrival, scene.readings) for arrival in listed}
    name, now = unit_in_words(unit.counter), scene.game.clock.moment.turn
    if min(turns) > now:
        yield Reason("scw-arrives-later", "15.1a", args={"turn": str(min(turns))}, about=name)
    hexes = [hex_ for arrival in listed for hex_ in entry_hexes(scene.battle, arrival.entry, scene.readings)]
    if not _is_entry(scene, unit, hex_, hexes):
        yield Reason(
            "scw-not-an-entry-hex", "15.1a", args={"hexes": " ".join(dict.fromkeys(hexes))}, about=name
        )
    elif all(arrival.entry.by_road for arrival in listed) and not scene.map.has_road(hex_):
        yield Reason("scw-entry-needs-road", "J.5c", (hex_,), about=name)


def _is_entry(scene: Scene, unit: Unit, hex_: HexCoord, names: Sequence[str]) -> bool:
    """One of a unit's entry hexes, or while all of them are closed another of the same edge (15.2a)."""
    board = scene.map.board
    hexes = [board.parse_hex(name) for name in names]
    if hex_ in hexes:
        return True
    same_edge = frozenset[str]().union(*(edges_at(board, one) for one in hexes)) & edges_at(board, hex_)
    return bool(same_edge) and all(_closed(scene, unit, one) for one in hexes)


def _brings(scene: Scene, arrival: Arrival, unit: Unit) -> bool:
    is_listed = any(units.formation == unit.counter.formation for units in arrival.units)
    return is_listed and not arrival.entry.box


def _waiting_refusal(scene: Scene, unit: Unit) -> Reason | None:
    """Why a division that comes for another is not here yet (B.16)."""
    rule = scenario(scene.battle).withdrawal
    formation = unit.counter.formation
    if rule is None or formation not in rule.replacements or formation in scene.game.replacements:
        return None
    return Reason("scw-not-received", "B.16a", about=unit_in_words(unit.counter))
