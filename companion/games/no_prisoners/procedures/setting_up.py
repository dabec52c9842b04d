"""Set-up that leaves no choice: a garrison of each place, a unit with one place only (25.3 to 26.4)."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.arriving import place
from companion.games.no_prisoners.procedures.entering import entering_refusal
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.scenario_data import FrontSetUp, SetUpArea, SetUpGroup
from companion.games.no_prisoners.table.commands import PlaceCounter, PlaceFixed
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.terms import Faction
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def fixed_refusal(scene: Scene, command: PlaceFixed) -> Reason | None:
    """Why a faction has nothing to set up where it must; None when it has."""
    is_left = any(fixed_places(scene, command.side))
    return None if is_left else Reason("np-nothing-fixed", scene.scenario.set_up_rule(command.side))


def place_fixed(course: Course, command: PlaceFixed) -> None:
    """Each where it must stand."""
    for one in tuple(fixed_places(course.scene, command.side)):
        place(course, one)


def fixed_places(scene: Scene, faction: Faction) -> Iterator[PlaceCounter]:
    """Who of a faction waits, and has one place only to be set up in; those of an absent command apart."""
    fronts = scene.scenario.set_up if scene.game.moment.phase is Phase.SET_UP else ()
    for own in (own for own in fronts if own.faction is faction):
        for group in filter(_is_fixed, own.groups):
            waiting = (one for one in _waiting(scene, own) if one.group == group.id)
            for counter, hex_ in zip(waiting, _open_hexes(scene, group), strict=False):
                if entering_refusal(scene, counter, hex_) is None:
                    yield PlaceCounter(unit=counter.id, hex=hex_)


def _is_fixed(group: SetUpGroup) -> bool:
    is_in_places = group.area is SetUpArea.PLACES and group.within == 0
    return is_in_places and (group.one_a_place or len(group.places) == 1)


def _waiting(scene: Scene, own: FrontSetUp) -> Iterator[Counter]:
    for counter in scene.game.at(Spot.TO_SET_UP, own.faction, own.front):
        if scene.is_commanded_here(counter) and not scene.hides(counter):
            yield counter


def _open_hexes(scene: Scene, group: SetUpGroup) -> Iterator[HexCoord]:
    """A hex for each counter: of each place one, where nobody of the group stands yet."""
    hexes = [scene.field.named[name] for name in group.places]
    if not group.one_a_place:
        yield from hexes * len(group.units)
        return
    held = {one.hex for one in scene.game.on_map if one.group == group.id}
    yield from (hex_ for hex_ in hexes if hex_ not in held)
