"""What the map shows of a situation: zones of control, supply lines, chains of command."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.ground.command import joined
from companion.games.spanish_civil_war.rules.ground.pieces import Piece
from companion.games.spanish_civil_war.rules.ground.situation import Situation, Status
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import CounterMark, MapMark, MapPath, MapShade, Overlay, Style
from companion.reason import Reason
from companion.trace.words import explain

ZONES, SUPPLY, COMMAND = "scw-zones", "scw-supply", "scw-command"
STYLES = {Faction.REPUBLICAN: Style.FIRST, Faction.NATIONALIST: Style.SECOND}
_UNSUPPLIED = CounterMark(Reason("scw-letter-unsupplied"), Reason("scw-mark-unsupplied"), Style.BAD)
_OUT_OF_COMMAND = CounterMark(Reason("scw-letter-uncommanded"), Reason("scw-mark-uncommanded"), Style.BAD)


def zones_overlay(situation: Situation) -> Overlay:
    """The zones of control of both sides."""
    return Overlay(ZONES, Reason("overlay-scw-zones", "8.1"), tuple(_zones(situation)))


def supply_overlay(situation: Situation) -> Overlay:
    """Every supply line, and who has none."""
    return Overlay(SUPPLY, Reason("overlay-scw-supply", "9.1"), *_supply(situation))


def command_overlay(situation: Situation) -> Overlay:
    """Every chain of command, and who is out of it."""
    return Overlay(COMMAND, Reason("overlay-scw-command", "10.1"), *_command(situation))


def status_marks(status: Status) -> tuple[CounterMark, ...]:
    """What lies on a counter out of supply or out of command."""
    unsupplied = () if status.is_supplied else (_UNSUPPLIED,)
    return unsupplied if status.is_in_command else (*unsupplied, _OUT_OF_COMMAND)


def supply_facts(situation: Situation, piece: Piece) -> tuple[Reason, ...]:
    """Why a piece is or is not in supply, and what would restore it."""
    supply = situation.supply(piece)
    if supply.ok:
        return explain(supply)
    return (*explain(supply), *_without(situation, situation.restoring_supply(piece), "9.1"))


def command_facts(situation: Situation, piece: Piece) -> tuple[Reason, ...]:
    """Why a piece is or is not in command, and what would restore it."""
    command = joined(situation.command(piece))
    if command.ok:
        return explain(command)
    return (*explain(command), *_without(situation, situation.restoring_command(piece), "10.1"))


def _without(situation: Situation, sets: tuple[tuple[str, ...], ...], rule: str) -> Iterator[Reason]:
    """The first of the sets of enemies that would have to go, by where they stand."""
    for units in sets[:1]:
        hexes = dict.fromkeys(situation.by_id[unit].hex for unit in units)
        yield Reason("scw-line-without", rule, tuple(hexes))


def _zones(situation: Situation) -> Iterator[MapShade]:
    """The hexes that one side controls, then those that both do."""
    hexes = situation.map.net.hexes
    zones = {
        faction: frozenset(hexes[number] for number in situation.presence(faction).zones.by)
        for faction in Faction
    }
    for faction, own in zones.items():
        letter = Reason("overlay-scw-side", args={"faction": faction.value})
        yield MapShade(own - zones[faction.opponent], STYLES[faction], letter)
    both = frozenset.intersection(*zones.values())
    yield MapShade(both, Style.BOTH, Reason("overlay-scw-both"))


Layer = tuple[tuple[MapShade, ...], tuple[MapPath, ...], tuple[MapMark, ...]]


def _supply(situation: Situation) -> Layer:
    """Every supply line, doubtful where the roads are not checked, and a mark where there is none."""
    paths, marks = [], []
    for hex_, piece in _one_a_hex(situation):
        if not situation.statuses[piece.id].is_supplied:
            marks.append(MapMark(hex_, _UNSUPPLIED.letter, Style.BAD))
            continue
        result = situation.supply(piece)
        if result.cost:
            paths.append(MapPath(result.path, Style.DOUBTFUL if result.rests_on else Style.GOOD))
    ends = (_ends(situation, faction) for faction in Faction)
    return tuple(ends), tuple(paths), tuple(marks)


def _ends(situation: Situation, faction: Faction) -> MapShade:
    """Where the supply lines of a side end."""
    letter = Reason("overlay-scw-side", args={"faction": faction.value})
    return MapShade(situation.map.source_hexes(faction), STYLES[faction], letter)


def _one_a_hex(situation: Situation) -> Iterator[tuple[HexCoord, Piece]]:
    """One piece of each stack, an unsupplied one before others; aircraft are nowhere."""
    stacks: dict[HexCoord, Piece] = {}
    for piece in situation.pieces:
        known = stacks.get(piece.hex)
        if known is None or not situation.statuses[piece.id].is_supplied:
            stacks[piece.hex] = piece
    yield from stacks.items()


def _command(situation: Situation) -> Layer:
    """Every chain that holds, and a mark where one fails."""
    paths, marks = {}, {}
    for piece in situation.pieces:
        if not situation.statuses[piece.id].is_in_command:
            marks[piece.hex] = MapMark(piece.hex, _OUT_OF_COMMAND.letter, Style.BAD)
            continue
        for link in situation.command(piece).links:
            if link.hexes and link.trace is not None:
                paths[link.trace.path] = MapPath(link.trace.path, STYLES[piece.faction])
    return (), tuple(paths.values()), tuple(marks.values())
