"""Handlers of this game's commands: for each why it is refused and what it does, gathered in a table."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.play.messages import Command
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.scene import Scene

Refuse = Callable[[Scene, Any], Reason | None]
Do = Callable[[Course, Any], None]
Handlers = Mapping[type[Command], tuple[Refuse, Do]]


def never_refuses(scene: Scene, command: Command) -> Reason | None:
    """Players may do this at any time."""
    return None
