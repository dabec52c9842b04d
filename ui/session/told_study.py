"""What is shown of what players tell on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.kit.system import State


@dataclass(frozen=True, slots=True)
class ToldStudy:
    """What the map shows of it: the stage by its id, the last one where it is empty.

    `sketch` holds what is told where no session keeps it.
    """

    is_shown: bool = False
    stage: str = ""
    sketch: State | None = None
