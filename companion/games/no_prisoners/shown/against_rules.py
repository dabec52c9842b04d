"""Where counters stand that no rule lets stand there: the table is right, and is told what the rules say."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.entering import standing_refusal
from companion.games.no_prisoners.procedures.markers import depot_off_town, railhead_astray
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def against_rules(before: Scene, after: Scene) -> Iterator[Reason]:
    """What has come to stand where no rule puts it, only the table; of what lies face down nothing."""
    if after.by_hex is not before.by_hex:
        yield from _beside_enemies(before, after)
        yield from _out_of_place(before, after)
    head = after.game.railhead
    if head and head != before.game.railhead and (refusal := railhead_astray(after, head)):
        yield Reason("np-against-rules", refusal.rule, (head,), about=refusal)
    for hex_ in after.game.depots if after.game.depots is not before.game.depots else ():
        if hex_ not in before.game.depots and (refusal := depot_off_town(after, hex_)):
            yield Reason("np-against-rules", refusal.rule, (hex_,), about=refusal)


def _beside_enemies(before: Scene, after: Scene) -> Iterator[Reason]:
    """The hexes in which units of both sides have come to stand: no rule puts them so, only the table."""
    for hex_ in sorted(after.by_hex):
        if _is_mixed(after, hex_) and not _is_mixed(before, hex_):
            yield Reason("np-both-sides", hexes=(hex_,))


def _is_mixed(scene: Scene, hex_: HexCoord) -> bool:
    return len({one.faction for one in scene.by_hex.get(hex_, ()) if one.is_ground}) > 1


def _out_of_place(before: Scene, after: Scene) -> Iterator[Reason]:
    """Each hex once, with what keeps the first of them out of it."""
    moved = (one for one in after.game.on_map if one != before.game.counters.get(one.id))
    told: set[HexCoord] = set()
    for counter in (one for one in moved if one.is_ground and not one.is_face):
        if counter.hex is None or counter.hex in told or counter.hex == _was(before, counter):
            continue
        if refusal := standing_refusal(after, counter, counter.hex):
            told.add(counter.hex)
            yield Reason("np-against-rules", refusal.rule, (counter.hex,), about=refusal)


def _was(before: Scene, counter: Counter) -> HexCoord | None:
    was = before.game.counters.get(counter.id)
    return was.hex if was else None
