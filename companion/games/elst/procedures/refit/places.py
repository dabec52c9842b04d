"""Places by any name that players have for them: an area also by a hex of it, or as the texts call it."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

from companion.board.model import Board, UnknownHexError
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.step import Do, Refuse
from companion.games.elst.rules.refit.areas import ENTRY_NAME, AreaMap
from companion.games.elst.rules.scenario.control_words import SIDES
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.called import hex_called
from companion.kit.names import Name, Names, NameUnclearError
from companion.reason import Reason
from companion.session.messages import Command

_PLACES = ("place", "origin", "goal")
_SHOWN = re.compile(
    r"(?:(?P<side>\w+)\s*[,、・]\s*)?(?:(?:area|エリア)\s*(?P<area>#\d+)|entry area|進入エリア)"
)
C = TypeVar("C", bound=Command)


def placed(scene: Scene, command: C) -> C:
    """The command with each of its places called as the areas were named."""
    told: Mapping[str, object] = {name: getattr(command, name, None) for name in _PLACES}
    side = getattr(command, "side", None) or getattr(command, "faction", None)
    named = {name: _named(scene, side, text) for name, text in told.items() if isinstance(text, str)}
    changed = {name: area for name, area in named.items() if area != told[name]}
    return command.model_copy(update=changed) if changed else command


def _named(scene: Scene, side: Faction | None, text: str) -> str:
    """The name of an area of the side that is called as texts or map do, or of one that a hex lies in."""
    shown = _SHOWN.fullmatch(unicodedata.normalize("NFKC", text).strip().casefold())
    if shown and SIDES.get(shown["side"], side) is side:
        return shown["area"] or ENTRY_NAME
    if scene.areas is None:
        return text
    on_map = _on_map(scene.areas, side, text) if side else set()
    found = on_map or _around(scene.areas, scene.field.board, text)
    return found.pop() if len(found) == 1 else text


def _on_map(areas: AreaMap, side: Faction, text: str) -> set[str]:
    """The areas of a side whose sign on the map says so, in any language: Br #1, 独#2・孤立."""
    keys = ("areas-name", "areas-name-isolated")
    signs = Names(
        Name(area.name, tuple(Reason(key, args={"side": side.value, "name": area.name}) for key in keys))
        for area in areas.of_faction(side)
    )
    return {sign.means for sign in signs.exact(text)}


def _around(areas: AreaMap, board: Board, text: str) -> set[str]:
    """The areas that a hex lies in, or the hexes of a place of the map."""
    try:
        hexes: Iterable[object] = (hex_called(board, text),)
    except NameUnclearError as unclear:
        hexes = unclear.means if unclear.is_several else ()
    except UnknownHexError:
        return set()
    found = (areas.area_at(hex_) for hex_ in hexes if isinstance(hex_, HexCoord))
    return {area.name for area in found if area}


def by_any_name(refuse: Refuse, do: Do) -> tuple[Refuse, Do]:
    """A handler that takes places by any name."""

    def refused(scene: Scene, command: Command) -> Reason | None:
        return refuse(scene, placed(scene, command))

    return refused, lambda course, command: do(course, placed(course.scene, command))
