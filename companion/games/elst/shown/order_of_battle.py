"""Each side's counters, each of them once: what is Retained by its place, what is tracked elsewhere."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Holding, Spot
from companion.games.elst.procedures.forces.words import place_in_words
from companion.games.elst.procedures.refit.following import PILE, as_pieces
from companion.games.elst.procedures.refit.new_groups import group_pieces, hidden_groups
from companion.games.elst.procedures.refit.stock import at, places_of
from companion.games.elst.procedures.refit.stock_words import place_in_words as retained_in
from companion.games.elst.rules.forces.counted import Pieces, by_type, missing_among
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.table.scene import Scene
from companion.games.elst.table.state import ElstGame
from companion.kit.system import PackedItem
from companion.reason import Reason

Lot = tuple[Faction, str, tuple[Pieces, ...]]


def retained_by_place(game: ElstGame) -> Iterator[Lot]:
    """What is Retained, by the name of its place; without one what is known of the tracked pile alone.

    While a scenario is played that pile tells who is off the map: places only name who is tracked nowhere.
    """
    is_played = game.campaign.step is None
    for side in Faction:
        known = [held.pieces for held in game.forces.of(side)] if is_played else []
        placed: list[Pieces] = []
        for place in places_of(game.campaign.stock, side):
            if pieces := missing_among(known, as_pieces(at(game.campaign.stock, side, place))):
                placed += pieces
                yield side, place, pieces
        if others := missing_among([] if is_played else placed, game.forces.lying(side, PILE)):
            yield side, "", others


def tracked_elsewhere(game: ElstGame) -> Iterator[Holding]:
    """What is tracked on the map and in all piles but that of those Retained."""
    return (held for held in game.forces.holdings if held.place.spot is not Spot.RETAINED)


def packed_counters(game: ElstGame) -> Iterator[PackedItem]:
    """Every counter on the map, in an area, in the piles."""
    for side, place, pieces in retained_by_place(game):
        where = retained_in(side, place) if place else place_in_words(PILE)
        yield from (
            PackedItem(_packed(side, some), place=where, count=some.count) for some in by_type(pieces)
        )
    for held in tracked_elsewhere(game):
        piece = _packed(held.faction, held.pieces)
        if held.place.spot is Spot.MAP:
            marks = (Reason("forces-packed-steeple"),) if held.place.level else ()
            yield PackedItem(piece, hex=held.place.hex, count=held.count, marks=marks)
        else:
            yield PackedItem(piece, place=place_in_words(held.place), count=held.count)


def packed_in_secret(scene: Scene) -> Iterator[PackedItem]:
    """What waits in Entry Areas in secret, of the sides whose purses are in sight."""
    for side in scene.purses:
        where = retained_in(side, ENTRY_NAME)
        for line in hidden_groups(scene, side):
            for some in group_pieces(scene, side, line):
                yield PackedItem(_packed(side, some), place=where, count=some.count)


def _packed(side: Faction, some: Pieces) -> Reason:
    args = {"side": side.value, "name": printed_name(some.piece_type)}
    return Reason("forces-packed", args=args)
