"""Whether a unit off the map may come onto it: its turn, its entry hexes, the enemy (10.5, 15, J.18)."""

from collections.abc import Iterator

from companion.hexgrid import HexCoord
from companion.reason import Reason
from companion.systems.spanish_civil_war.ground.edges import EntryHex
from companion.systems.spanish_civil_war.scenario.reinforcements import arrival_turn, entry_hexes
from companion.systems.spanish_civil_war.scenario.reserve import scheduled_release
from companion.systems.spanish_civil_war.scenario_data import Arrival, scenario
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.state import Spot, Unit
from companion.systems.spanish_civil_war.words import unit_in_words


def entry_refusal(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit off the map may not enter in a hex; None when it may."""
    return next(_refusals(scene, unit, hex_), None)


def _refusals(scene: Scene, unit: Unit, hex_: HexCoord) -> Iterator[Reason]:
    name, turn = unit_in_words(unit.counter), scene.game.clock.moment.turn
    if unit.stand.spot in {Spot.EXITED, Spot.ELIMINATED}:
        yield Reason("scw-never-returns", "16.0d", about=name)
    if unit.stand.spot is Spot.MADRID and not _is_released(scene, unit):
        yield Reason("scw-reserve-held", "J.18a", about=name)
    back = unit.stand.returns
    if back is not None and back > turn:
        yield Reason("scw-not-rebuilt-yet", "10.5a", args={"turn": str(back)}, about=name)
    waiting = _waiting_refusal(scene, unit)
    if waiting:
        yield waiting
    if back is None and unit.stand.spot is Spot.HAND:
        yield from _schedule_refusals(scene, unit, hex_)
    has_enemy = bool(scene.game.at(hex_, unit.faction.opponent))
    is_in_zone = scene.is_in_zone(hex_, unit.faction)
    closed = EntryHex(scene.map.board.hex_name(hex_), has_enemy, is_in_zone).refusal
    if closed:
        yield closed


def _is_released(scene: Scene, unit: Unit) -> bool:
    """Whether the Madrid box lets a unit go: by threat or by the schedule (J.18)."""
    game = scene.game
    turns = range(1, game.clock.moment.turn + 1)
    scheduled = {formation for turn in turns for formation in scheduled_release(turn)}
    return game.is_reserve_free or game.is_reserve_called or unit.counter.formation in scheduled


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
    if scene.map.board.hex_name(hex_) not in hexes:
        yield Reason(
            "scw-not-an-entry-hex", "15.1a", args={"hexes": " ".join(dict.fromkeys(hexes))}, about=name
        )


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
