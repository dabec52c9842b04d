"""The panels of a game, each made when somebody looks at it: an act redraws the few that show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

from companion.kit.panels import Lines, Panel
from companion.program_log import LOG
from companion.reason import Reason


class PanelSet(Sequence[Panel]):
    """Panels in order, by id; one that cannot be made costs no other. `walked` has the procedure."""

    def __init__(
        self, makers: Mapping[str, Callable[..., Panel]], *given: Any, walked: str | None = None
    ) -> None:
        """Each panel is made by itself out of `given`."""
        self._makers, self._given, self._walked = makers, given, walked
        self._made: dict[str, Panel] = {}

    @property
    def walked(self) -> Panel | None:
        """The panel that walks a procedure; None where the game has none."""
        return self.named(self._walked) if self._walked else None

    def has(self, id_: str) -> bool:
        """Whether there is a panel of an id; none is made for that."""
        return id_ in self._makers

    def named(self, id_: str) -> Panel | None:
        """The panel of an id; None where there is none of it."""
        if not self.has(id_):
            return None
        if id_ not in self._made:
            self._made[id_] = self._make(id_)
        return self._made[id_]

    @overload
    def __getitem__(self, at: int) -> Panel: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Panel, ...]: ...

    def __getitem__(self, at: int | slice) -> Panel | tuple[Panel, ...]:
        ids = tuple(self._makers)[at]
        found = tuple(panel for id_ in ([ids] if isinstance(ids, str) else ids) if (panel := self.named(id_)))
        return found[0] if isinstance(ids, str) else found

    def __len__(self) -> int:
        return len(self._makers)

    def _make(self, id_: str) -> Panel:
        try:
            return self._makers[id_](*self._given)
        except Exception:
            LOG.exception("the panel %s cannot be made", id_)
            return broken_panel(id_)


def broken_panel(id_: str = "") -> Panel:
    """What stands in for a panel that could not be made."""
    return Panel(id_, Reason("panel-broken"), (Lines((Reason("panel-broken-line"),)),))
