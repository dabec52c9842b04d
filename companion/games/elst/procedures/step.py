"""Handlers of this game's commands: for each why it is refused and what it does, gathered in a table."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.elst.procedures.course import Course
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.messages import Command

Refuse = Callable[[Scene, Any], Reason | None]
Do = Callable[[Course, Any], None]
Handlers = Mapping[type[Command], tuple[Refuse, Do]]


def never_refuses(scene: Scene, command: Command) -> Reason | None:
    """Players may do this at any time."""
    return None
