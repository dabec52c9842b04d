"""Undo and redo of markers and corrections: frozen snapshots, each named by the step that left it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.board.overlay import Overlay
    from companion.reason import Reason
    from companion.sight.markers import Markers


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What stood on the table before the step called `label`, and how many acts of a session held."""

    label: Reason
    overlay: Overlay
    markers: Markers
    trial_markers: Markers
    acts: int = 0


@dataclass(frozen=True, slots=True)
class History:
    """The snapshots that undo and redo lead to, the nearest one last."""

    done: tuple[Snapshot, ...] = ()
    undone: tuple[Snapshot, ...] = ()

    @property
    def undo_label(self) -> Reason | None:
        """The name of the step that undo takes back."""
        return self.done[-1].label if self.done else None

    @property
    def redo_label(self) -> Reason | None:
        """The name of the step that redo brings back."""
        return self.undone[-1].label if self.undone else None

    def recorded(self, present: Snapshot) -> History:
        """With one more step to undo; what was undone before can no longer be redone."""
        return History((*self.done, present))

    def after_undo(self, present: Snapshot) -> History:
        """With the last step moved to redo, where `present` waits under that step's name."""
        waiting = replace(present, label=self.done[-1].label)
        return History(self.done[:-1], (*self.undone, waiting))

    def after_redo(self, present: Snapshot) -> History:
        """With the step undone last moved back to undo."""
        waiting = replace(present, label=self.undone[-1].label)
        return History((*self.done, waiting), self.undone[:-1])
