"""A scenario's terrain: grain out of season, all woods brush and the like, as settings of a board."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from companion.board.archives.terrain_codes import terrain_rows
from companion.board.facts import HexFacts, HexsideFacts
from companion.board.model import BARE, Board
from companion.files import in_one_line, read_json
from companion.hexes.coordinates import Hexside
from companion.paths import resources_dir
from companion.reason import CompanionError, Reason

_FILE = resources_dir() / "terrain" / "changes.json"
_CHANGES = "changes"  # the board's value that names them
_BUILT = frozenset({"building", "factory", "marketplace"})

Becomes = Mapping[str, str]


class ChangeError(CompanionError):
    """A change of terrain that is not known."""


@cache
def terrain_changes() -> Mapping[str, Becomes]:
    """What each change makes of which terrain, in the order in which they are offered."""
    described = read_json(_FILE)["changes"]
    return MappingProxyType({key: MappingProxyType(_becomes(about)) for key, about in described.items()})


def _becomes(about: Mapping[str, dict[str, str]]) -> dict[str, str]:
    if "becomes" in about:
        return about["becomes"]
    before, after = about["prefix"]
    built = (key for key, row in terrain_rows().items() if row.get("category") in _BUILT)
    named = {key: after + key.removeprefix(before) for key in built if key.startswith(before)}
    return {key: other for key, other in named.items() if other in terrain_rows()}


def changes_of(board: Board) -> tuple[str, ...]:
    """The changes that a board has, in their order."""
    return tuple(str(board.values.get(_CHANGES, "")).split())


def changed(board: Board, changes: Iterable[str]) -> Board:
    """A board with terrain changed, one change after the other; ChangeError for one that is not known.

    What is a building's, a wood's or a hexside's becomes another's where it stands; its level stays.
    """
    wanted = tuple(dict.fromkeys(changes))
    for change in wanted:
        if change not in terrain_changes():
            args = {"change": in_one_line(change), "known": ", ".join(terrain_changes())}
            raise ChangeError(Reason("terrain-change-unknown", args=args))
        board = _changed(board, terrain_changes()[change])
    said = " ".join((*changes_of(board), *wanted))
    return replace(board, values=MappingProxyType({**board.values, _CHANGES: said})) if wanted else board


def _changed(board: Board, becomes: Becomes) -> Board:
    sides = {side: _side(facts, becomes) for side, facts in board.hexsides.items()}
    return replace(
        board,
        hexes=MappingProxyType({hex_: _hex(facts, becomes) for hex_, facts in board.hexes.items()}),
        hexsides=MappingProxyType(_bearing(sides)),
        areas=tuple(replace(a, kind=becomes[a.kind]) if a.kind in becomes else a for a in board.areas),
    )


def _hex(facts: HexFacts, becomes: Becomes) -> HexFacts:
    if becomes.keys().isdisjoint(facts.terrain):
        return facts
    return replace(facts, terrain=frozenset(becomes.get(key, key) for key in facts.terrain))


def _side(facts: HexsideFacts, becomes: Becomes) -> HexsideFacts:
    if becomes.keys().isdisjoint(facts.features):
        return facts
    return replace(facts, features=frozenset(becomes.get(key, key) for key in facts.features) - {BARE})


def _bearing(sides: Mapping[Hexside, HexsideFacts]) -> dict[Hexside, HexsideFacts]:
    return {side: facts for side, facts in sides.items() if facts.features}
