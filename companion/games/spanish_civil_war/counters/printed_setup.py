"""What the set-up prints of a side, as lines of counters: names, hexes, values only where they are given."""

from collections.abc import Collection, Iterator

from companion.board.model import Board
from companion.games.spanish_civil_war.counters.lines import kind_of
from companion.games.spanish_civil_war.counters.notation import ARM_WORDS, SIZE_WORDS, Typed
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.ground.hierarchy import headquarters, hq_of
from companion.games.spanish_civil_war.scenario_data import Formation, Placement, order_of_battle
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.names import Name
from companion.latest import Latest

_BOX = "Madrid box"
_towns: Latest[tuple[Name[HexCoord], ...]] = Latest()


def setup_lines(battle: Battle, side: Faction, told: Collection[str], *, are_placed: bool) -> str:
    """A line for each formation that is set up and of which nothing is told yet.

    Where the rulebook does not say how many there are, one stands for them. With `are_placed` those stand
    in their hexes that have no choice of another.
    """
    formations = (one for one in order_of_battle(battle).formations if one.faction is side)
    wanted = (one for one in formations if one.setup and one.id not in told)
    return "\n".join(f"{one.id}: {', '.join(_items(battle, one, are_placed))}" for one in wanted)


def named_towns(battle: Battle, board: Board) -> tuple[Name[HexCoord], ...]:
    """The towns that counters are named after, as those spell them: Vcastillo is 2805 (B.2a)."""
    return _towns.of((battle, board), lambda: tuple(_named_towns(battle, board)))


def _named_towns(battle: Battle, board: Board) -> Iterator[Name[HexCoord]]:
    for placement in (one for formation in order_of_battle(battle).formations for one in formation.setup):
        is_number = any(map(str.isdecimal, placement.name))  # 2/71 stands in no town of that name
        if placement.name and len(placement.hexes) == 1 and not is_number:
            yield Name(board.parse_hex(placement.hexes[0]), (), (placement.name, *placement.names))


def _items(battle: Battle, formation: Formation, are_placed: bool) -> Iterator[str]:
    for placement in formation.setup:
        item, places = _item(formation, placement), _places(placement) if are_placed else ""
        yield f"{item} @ {places}" if places else item
    if hq_of(formation.id) in headquarters(battle) and not _has_hq(formation):
        yield f"hq @ {_BOX}" if are_placed and formation.setup[0].box else "hq"


def _has_hq(formation: Formation) -> bool:
    return any(kind_of(formation, placement).arm is Arm.HEADQUARTERS for placement in formation.setup)


def _item(formation: Formation, placement: Placement) -> str:
    count = len(placement.hexes) if placement.each else placement.count or 1
    kind = kind_of(formation, placement)
    name = f'"{placement.name}"' if placement.name else ""
    return " ".join(filter(None, (f"{count}x", *_words(kind), name)))


def _words(kind: Typed) -> Iterator[str]:
    yield next(word for word, arm in ARM_WORDS.items() if arm is kind.arm)
    yield next((word for word, size in SIZE_WORDS.items() if size is kind.size), "")


def _places(placement: Placement) -> str:
    """The hexes that leave no choice; the box of the reserve."""
    if placement.box:
        return _BOX
    return " ".join(placement.hexes) if placement.each or len(placement.hexes) == 1 else ""
