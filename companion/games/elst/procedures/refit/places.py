"""Places by any name that players have for them: an area also by a hex of it."""

from collections.abc import Mapping
from typing import TypeVar

from companion.board.model import UnknownHexError
from companion.games.elst.procedures.step import Do, Refuse
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.messages import Command

_PLACES = ("place", "origin", "goal")
C = TypeVar("C", bound=Command)


def placed(scene: Scene, command: C) -> C:
    """The command with each of its places called as the areas were named."""
    told: Mapping[str, object] = {name: getattr(command, name, None) for name in _PLACES}
    named = {name: _area(scene, text) for name, text in told.items() if isinstance(text, str)}
    changed = {name: area for name, area in named.items() if area and area != told[name]}
    return command.model_copy(update=changed) if changed else command


def _area(scene: Scene, text: str) -> str:
    """The area that a hex lies in; empty for every other name."""
    if scene.areas is None:
        return ""
    try:
        area = scene.areas.area_at(scene.field.board.parse_hex(text))
    except UnknownHexError:
        return ""
    return area.name if area else ""


def by_any_name(refuse: Refuse, do: Do) -> tuple[Refuse, Do]:
    """A handler that takes places by any name."""

    def refused(scene: Scene, command: Command) -> Reason | None:
        return refuse(scene, placed(scene, command))

    return refused, lambda course, command: do(course, placed(course.scene, command))
