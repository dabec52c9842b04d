"""Counters Retained set up in their areas (4.5181, 4.5182, CG8, CG9a)."""

from collections import Counter
from collections.abc import Iterator, Set
from itertools import takewhile

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PiecesAdded, PiecesMarked, PiecesMoved
from companion.games.elst.procedures.forces.moving import arrival_refusal
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.refit.beginning import setup_sides
from companion.games.elst.procedures.refit.commands import SetUpPieces
from companion.games.elst.procedures.refit.kept_radios import RADIO, radios_to_come
from companion.games.elst.procedures.refit.new_groups import group_pieces, new_groups
from companion.games.elst.procedures.refit.outside import IN_PLACE
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.scenario_events import PiecesSetUp
from companion.games.elst.procedures.refit.stock import Retained, Stock, at, of_type, pieces_at
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.refit.stock_words import absence_reason
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces, found_among, missing_among
from companion.games.elst.rules.forces.marks import LASTING, Mark, Marks, in_order, lasting
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.groups import Group, group_of
from companion.games.elst.rules.refit.later_setup import (
    SetupTurn,
    begins_with_low_ammo,
    immobile_refusal,
    in_place_refusal,
    setup_refusal,
    setup_turns,
)
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.strength import first_appearance_refusal, weapons_of
from companion.games.elst.rules.scenario import guns
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason


def _refusal(scene: Scene, command: SetUpPieces) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SETUP):
        return refusal
    scene.require_on_map((command.hex,))
    pieces = scene.pieces(command.text, command.side)
    if command.place == ENTRY_NAME:
        return Reason("entry-placed-first", "4.5182")
    if command.place != IN_PLACE:
        area = scene.area(command.place, command.side)
        if refusal := setup_refusal(scene.fixed_areas, area, command.hex):
            return _apart_refusal(scene, command, pieces) or refusal
    return (
        _absence(scene, command, pieces)
        or _standing_refusal(scene, command, pieces)
        or _steeple_refusal(scene, command, pieces)
    )


def _steeple_refusal(scene: Scene, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Why counters do not fit into the steeple of a hex (1.1b, 1.1h)."""
    return arrival_refusal(scene, command.side, command.end, pieces) if command.level else None


def _apart_refusal(scene: Scene, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Why what came with a new group does not set up away from the place of all of it (CG8, 4.5151b)."""
    group = next((lot.group for lot in _chosen(scene, command, pieces) if lot.group), "")
    if not group:
        return None
    args = {"group": group, "side": command.side.value, "place": command.place}
    return Reason("refit-group-apart", "CG8", (command.hex,), args)


def _absence(scene: Scene, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Why counters are not there to be set up: nobody can be in two places.

    Where nobody counted, that is known of groups just bought only.
    """
    stock, side = scene.campaign.stock, command.side
    there = Counter({some.type: some.count for some in pieces_at(stock, side, command.place)})
    there += Counter({RADIO: radios_to_come(scene, side)})
    wanted = {some.type: some.count for some in pieces}
    if refusal := _group_refusal(scene, command, wanted.keys() - there):
        return refusal
    if side not in scene.campaign.counted or all(lot.group for lot in at(stock, side, command.place)):
        wanted = {type_: count for type_, count in wanted.items() if type_ in there}
    return absence_reason(wanted, there, command.place, "4.5182")


def _group_refusal(scene: Scene, command: SetUpPieces, types: Set[str]) -> Reason | None:
    """Why counters that came with a group do not set up here: it is elsewhere, or nowhere yet (CG8)."""
    side = command.side
    for lot in scene.campaign.stock:
        if lot.side is side and lot.group and lot.type in types:
            args = {"group": lot.group, "side": side.value, "place": lot.place}
            return Reason("refit-group-elsewhere", "CG8", args=args)
    for line in new_groups(scene, side):
        if any(some.type in types for some in group_pieces(scene, side, line)):
            return Reason("refit-group-first", "CG8", args={"group": line.group})
    return None


def _standing_refusal(scene: Scene, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Immobile vehicles keep their hex, Guns stay near it, new weapons are with their group."""
    for lot in _chosen(scene, command, pieces):
        if refusal := _lot_refusal(scene, lot, command):
            return refusal
    return None


def _chosen(scene: Scene, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> Stock:
    """The counters that set up: of those alike, first such as may stand in the hex."""
    stock = sorted(scene.campaign.stock, key=lambda lot: _lot_refusal(scene, lot, command) is not None)
    return tuple(lot for some in pieces for lot in of_type(tuple(stock), command.side, command.place, some))


def _lot_refusal(scene: Scene, lot: Retained, command: SetUpPieces) -> Reason | None:
    if lot.group:
        return _weapon_refusal(scene, lot, command)
    if lot.hex is None:
        return None
    if Mark.IMMOBILE in lot.marks:
        return immobile_refusal(lot.hex, command.hex, scene.is_isolated(lot.side, lot.place))
    if lot.place == IN_PLACE:
        return in_place_refusal(lot.hex, command.hex)
    return _gun_refusal(scene, lot, lot.hex, command) if lot.piece_type.kind is PieceKind.GUN else None


def _gun_refusal(scene: Scene, lot: Retained, last: HexCoord, command: SetUpPieces) -> Reason | None:
    """Why a Gun may not set up in the hex, by the one where it last stood (CG9a)."""
    nearest = min(distance(last, hex_) for hex_ in scene.area(lot.place, lot.side).hexes)
    is_free = scene.refit_readings.gun_beyond_reach_is_free
    return guns.setup_refusal(distance(last, command.hex), nearest, is_free_beyond=is_free)


def _weapon_refusal(scene: Scene, lot: Retained, command: SetUpPieces) -> Reason | None:
    """Why a support weapon received with a new group may not stand in the hex (4.5162c)."""
    group = group_of(lot.side, lot.group)
    received = {some.type for some in weapons_of(group, scene.refit_readings)}
    return first_appearance_refusal(lot.type in received, _is_with_group(scene, group, command))


def _is_with_group(scene: Scene, group: Group, command: SetUpPieces) -> bool:
    """Whether Infantry stands or sets up in the hex that may be the group's: of its types, or a leader."""
    place = command.end
    there = (*scene.pieces(command.text, command.side), *scene.game.forces.at(command.side, place))
    own = {part.piece for part in group.parts}
    return any(some.piece_type.is_smc or some.type in own for some in there)


def _comes_first(scene: Scene, command: SetUpPieces) -> SetupTurn | None:
    """Whose set-up, of what is Isolated or of all else, is not done though it comes before this one."""
    own = SetupTurn(command.side, scene.is_isolated(command.side, command.place))
    due = _turns_of_lots(scene)
    earlier = takewhile(lambda turn: turn != own, setup_turns(next(setup_sides(scene))))
    return next((turn for turn in earlier if turn in due), None)


def next_to_set_up(scene: Scene) -> Faction | None:
    """Whose counters are set up next, groups that have no place yet with those that are not Isolated."""
    groups = {SetupTurn(side, isolated=False) for side in scene.purses if new_groups(scene, side)}
    due = _turns_of_lots(scene) | groups
    turns = setup_turns(next(setup_sides(scene)))
    return next((turn.faction for turn in turns if turn in due), None)


def _turns_of_lots(scene: Scene) -> set[SetupTurn]:
    return {SetupTurn(lot.side, scene.is_isolated(lot.side, lot.place)) for lot in _on_map(scene)}


def _on_map(scene: Scene) -> Iterator[Retained]:
    """What is Retained where it sets up."""
    return (lot for lot in scene.campaign.stock if lot.place != ENTRY_NAME)


def sets_up(scene: Scene, side: Faction) -> bool:
    """Whether anything of a side is still to be set up on the map."""
    return any(lot.side is side for lot in _on_map(scene))


def _set_up(course: Course, command: SetUpPieces) -> None:
    scene = course.scene
    before = _comes_first(scene, command)
    scene.require_on_map((command.hex,))
    pieces = scene.pieces(command.text, command.side)
    came = scene.game.forces.found(command.side, Place(spot=Spot.RETAINED), pieces)
    taken = _chosen(scene, command, pieces)
    if taken:
        course.add(StockChanged(taken=taken, is_told=False))
    _put_on_map(course, command, pieces)
    _mark_as_retained(course, command, taken, (*came, *missing_among(came, pieces)))
    is_isolated = scene.is_isolated(command.side, command.place)
    has_low_ammo = begins_with_low_ammo(is_isolated) and any(
        some.piece_type.kind is PieceKind.VEHICLE for some in pieces
    )
    if has_low_ammo:
        _mark_low_ammo(course, command, pieces)
    course.add(
        PiecesSetUp(
            side=command.side,
            place=command.place,
            pieces=pieces,
            has_low_ammo=has_low_ammo,
            hex=command.hex,
            level=command.level,
            before=before.faction if before else None,
            before_isolated=bool(before and before.isolated),
        )
    )


def _mark_low_ammo(course: Course, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> None:
    """AFV of an Isolated area begin under Low Ammo, which the next Refit Phase may end (4.5181, 4.5126)."""
    side, place, mark = command.side, command.end, Mark.LOW_AMMO
    there = (some for some in course.scene.game.forces.lying(side, place) if mark not in some.marks)
    vehicles = (some for some in pieces if some.piece_type.kind is PieceKind.VEHICLE)
    for some in found_among(there, vehicles):
        course.add(PiecesMarked(side=side, place=place, pieces=(some,), mark=mark))


def _put_on_map(course: Course, command: SetUpPieces, pieces: tuple[Pieces, ...]) -> None:
    """Tracked counters leave the pile of those Retained; others come onto the map as new."""
    end, retained = command.end, Place(spot=Spot.RETAINED)
    known = {some.type: some.count for some in course.scene.game.forces.at(command.side, retained)}
    moved = tuple(_at_most(some, known.get(some.type, 0)) for some in pieces if known.get(some.type))
    if moved:
        course.add(PiecesMoved(side=command.side, start=retained, end=end, pieces=moved, is_told=False))
    new = tuple(
        Pieces(type=some.type, count=some.count - known.get(some.type, 0))
        for some in pieces
        if some.count > known.get(some.type, 0)
    )
    if new:
        course.add(PiecesAdded(side=command.side, place=end, pieces=new, is_told=False))


def _mark_as_retained(course: Course, command: SetUpPieces, taken: Stock, came: tuple[Pieces, ...]) -> None:
    """What ails counters by what the Refit Phase made of them; they came as they were tracked before it."""
    place = command.end
    for type_ in dict.fromkeys(lot.type for lot in taken):
        wanted = sorted(lasting(lot.marks) for lot in taken if lot.type == type_ for _ in range(lot.count))
        marked = sorted(some.marks for some in came if some.type == type_ for _ in range(some.count))
        for before, after in zip(marked, wanted, strict=False):
            for event in _marking(command.side, place, Pieces(type=type_, count=1, marks=before), after):
                course.add(event)


def _marking(side: Faction, place: Place, some: Pieces, after: Marks) -> Iterator[PiecesMarked]:
    """What a counter is rid of and what ails it anew, one after the other."""
    for mark in LASTING:
        if (is_on := mark in after) != (mark in some.marks):
            yield PiecesMarked(side=side, place=place, pieces=(some,), mark=mark, is_on=is_on)
            some = some.model_copy(update={"marks": in_order({*some.marks} ^ {mark})})


def _at_most(some: Pieces, most: int) -> Pieces:
    return Pieces(type=some.type, count=min(some.count, most))


def isolated_lots(scene: Scene, side: Faction) -> Stock:
    """What a side sets up first: all that is Retained in Isolated areas (4.5181)."""
    stock = scene.campaign.stock
    return tuple(lot for lot in stock if lot.side is side and scene.is_isolated(side, lot.place))


HANDLERS: Handlers = {SetUpPieces: (_refusal, _set_up)}
