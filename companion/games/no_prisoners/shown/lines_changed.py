"""What an act did to railways, command and supply: lines cut, the last HQ lost, who is in supply no more."""

from collections.abc import Iterator

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.tracing import supply_change
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import Faction, PlayerTurn
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def lines_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Railways cut or open again, command gone, supply lost or found; of what lies face down nothing is told.

    Nor of a set-up: nobody rests on a line before all stand.
    """
    if after.game.moment.phase is Phase.SET_UP or after.supplies is before.supplies:
        return  # nobody and no line has changed, as where a phase only goes on
    for faction in Faction:
        was, is_ = (_cut(scene, faction) for scene in (before, after))
        yield from (_rail("np-rail-cut", hex_, faction) for hex_ in sorted(is_ - was))
        still = after.rail_nets.of_faction[faction]
        yield from (_rail("np-rail-open", hex_, faction) for hex_ in sorted((was - is_) & still))
    for turn in PlayerTurn:
        if _has_hq(before, turn) and not _has_hq(after, turn):
            yield Reason("np-hq-none-left", "7.0a", args={"player": turn.value})
    change = supply_change(before, after)
    yield from _supply(after, "np-supply-lost", change.lost)
    yield from _supply(after, "np-supply-found", change.gained)


def _cut(scene: Scene, faction: Faction) -> set[HexCoord]:
    """The hexes of a faction's net that enemy units hold (8.8, 15.6)."""
    return {hex_ for hex_ in scene.rail_nets.of_faction[faction] if scene.has_enemy(hex_, faction)}


def _has_hq(scene: Scene, turn: PlayerTurn) -> bool:
    side = turn.faction, turn.front
    return any(one.type and one.type.is_hq and (one.faction, one.front) == side for one in scene.game.on_map)


def _rail(key: str, hex_: HexCoord, faction: Faction) -> Reason:
    return Reason(key, "15.6", (hex_,), {"faction": faction.value})


def _supply(scene: Scene, key: str, units: tuple[str, ...]) -> Iterator[Reason]:
    """One line a side, however many they are: a name for one, the hexes for more."""
    for faction in Faction:
        counters = [one for unit in units if (one := scene.game.counters[unit]).faction is faction]
        if counters:
            hexes = tuple(sorted({one.hex for one in counters if one.hex}))
            args = {"count": len(counters), "faction": faction.value}
            yield Reason(key, "15.0", hexes, args, named(counters[0]))
