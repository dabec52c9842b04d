"""What an act came to: ways round, equal dice, split stacks, counters too many (6.1, B.1c, 11.1d)."""

from collections.abc import Iterator, Sequence

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.procedures.marching import reaches_of
from companion.games.spanish_civil_war.procedures.pairing import splits_stack
from companion.games.spanish_civil_war.procedures.reserves import has_left_area
from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import Formation
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import AnyRequest
from companion.reason import Reason
from companion.trace.reach import detour_to


def ways_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """The ways round that units on the map took in between, each once."""
    moved = tuple(_moved(before, after))
    found = reaches_of(before, [before.unit(unit.id) for unit in moved]) if moved else {}
    ways = (
        detour_to(found[unit.id].arrivals, unit.stand.hex)
        for unit in moved
        if unit.stand.hex and unit.stand.rode != after.game.clock.moment
    )
    for way in dict.fromkeys(ways):
        if way:
            yield Reason("scw-way-counted", "6.1b", way)


def crowded_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Stacks that a move has brought over the limit: they are counted as the phase ends (6.2c)."""
    if before.game.units is after.game.units or after.game.clock.moment.phase not in MOVEMENT:
        return
    known = {fault.hexes for fault in overstacked(before)}
    yield from (fault for fault in overstacked(after) if fault.hexes not in known)


def area_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Who has moved out of the reserve's area in which it was set up (J.18e)."""
    left = [unit for unit in _moved(before, after) if has_left_area(before, after, unit)]
    if left:
        args, about = {"more": len(left) - 1}, unit_in_words(left[0].counter)
        yield Reason("scw-reserve-area-left", "J.18e", (), args, about)


def tie_told(before: Sequence[AnyRequest], after: Sequence[AnyRequest]) -> Iterator[Reason]:
    """That the dice for the first player were equal: they are asked for anew (B.1c)."""
    asked, again = _initiative(before), _initiative(after)
    if asked and again and asked != again:
        yield Reason("scw-initiative-tied", "B.1c")


def splits_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """That units of one stack attack different hexes, where that is only told and not refused (11.1d)."""
    if after.readings.stack_attacks_one_hex or before.game is after.game:
        return
    for id_, hexes in _attacking(after).items() - _attacking(before).items():
        unit = after.unit(id_)
        if splits_stack(after, unit, hexes):
            yield Reason("scw-stack-split-told", "11.1d", about=unit_in_words(unit.counter))


def pairings_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """An attack that was declared ahead (11.1b)."""
    pairings = after.game.declared_now.pairings
    for pairing in pairings[len(before.game.declared_now.pairings) :]:
        yield Reason("scw-declared-left", "11.1b", pairing.hexes)


def waiting_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """How many counters were told without a place: aircraft, and what arrives later."""
    new = (unit for id_, unit in after.game.units.items() if id_ not in before.game.units)
    if count := sum(unit.stand.spot is Spot.HAND for unit in new):
        yield Reason("scw-told-off-map", args={"count": count})


def again_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Counters told that bear a name, or are an HQ, told before: another of each is on the table now."""
    known = {_sort(unit.counter): unit for unit in before.game.units.values()}
    for id_, unit in after.game.units.items():
        is_told_apart = unit.counter.name or unit.counter.arm is Arm.HEADQUARTERS
        if id_ not in before.game.units and is_told_apart and (like := known.get(_sort(unit.counter))):
            hexes = (like.stand.hex,) if like.stand.hex else ()
            yield Reason("scw-told-again", "", hexes, about=unit_in_words(like.counter))


def _sort(counter: Counter) -> tuple[str, ...]:
    """What tells a counter from all others of its formation."""
    return counter.formation, counter.arm.value, counter.name, counter.size or ""


def more_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Formations of which more counters were told than the order of battle has, and where they stand."""
    if before.game.units.keys() >= after.game.units.keys():
        return
    for formation in after.order.formations:
        units, known = _counted(after, formation), formation.count
        if known is not None and len(units) > max(known, len(_counted(before, formation))):
            hexes = tuple(dict.fromkeys(unit.stand.hex for unit in units if unit.stand.hex))
            args = {"told": len(units), "known": known}
            yield Reason("scw-more-told", "", hexes, args, formation_in_words(formation.id))


def _counted(scene: Scene, formation: Formation) -> list[Unit]:
    """The units told that its number in the order of battle speaks of: its own HQ is not among them."""
    units = (unit for unit in scene.game.units.values() if unit.counter.formation == formation.id)
    counts_hqs = formation.usual_arm is Arm.HEADQUARTERS
    return [unit for unit in units if counts_hqs or unit.counter.arm is not Arm.HEADQUARTERS]


def _attacking(scene: Scene) -> dict[str, tuple[HexCoord, ...]]:
    """Who attacks which hexes, now or as declared."""
    fight = scene.game.fight
    declared = {
        id_: pairing.hexes for pairing in scene.game.declared_now.pairings for id_ in pairing.attackers
    }
    attackers = fight.attackers if fight and fight.is_ground else ()
    return declared | {id_: fight.hexes for id_ in attackers if fight}


def _initiative(waiting: Sequence[AnyRequest]) -> str:
    ids = (request.id for request in waiting if request.purpose == SpanishPurpose.INITIATIVE)
    return next(ids, "")


def _moved(before: Scene, after: Scene) -> Iterator[Unit]:
    """Who stands elsewhere than before by a move of its own, or in a truck."""
    if before.game.units is after.game.units:
        return
    moment = after.game.clock.moment
    for unit in after.game.on_map():
        start = before.game.units.get(unit.id)
        if start is None or start.stand.spot is not Spot.MAP or start.stand.hex == unit.stand.hex:
            continue
        if unit.stand.moved == moment:
            yield unit
