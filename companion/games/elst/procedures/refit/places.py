"""Places by any name that players have for them: an area also by a hex of it, or as the texts call it."""

import re
import unicodedata
from collections.abc import Mapping
from typing import TypeVar

from companion.board.model import UnknownHexError
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.step import Do, Refuse
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.scenario.control_words import SIDES
from companion.games.elst.table.scene import Scene
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
    """The name of an area of the side that is called as the texts do, or of one that a hex lies in."""
    shown = _SHOWN.fullmatch(unicodedata.normalize("NFKC", text).strip().casefold())
    if shown and SIDES.get(shown["side"], side) is side:
        return shown["area"] or ENTRY_NAME
    if scene.areas is None:
        return text
    try:
        area = scene.areas.area_at(scene.field.board.parse_hex(text))
    except UnknownHexError:
        return text
    return area.name if area else text


def by_any_name(refuse: Refuse, do: Do) -> tuple[Refuse, Do]:
    """A handler that takes places by any name."""

    def refused(scene: Scene, command: Command) -> Reason | None:
        return refuse(scene, placed(scene, command))

    return refused, lambda course, command: do(course, placed(course.scene, command))
