"""The layers of a game over its map, each made when somebody looks at it: an act redraws those shown."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import overload

from companion.kit.map_items import Overlay


class OverlaySet(Sequence[Overlay]):
    """Layers in order, by id, each made once."""

    def __init__(self, makers: Mapping[str, Callable[[], Overlay]]) -> None:
        self._makers = makers
        self._made: dict[str, Overlay] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """Those of all; none is made for that."""
        return tuple(self._makers)

    def named(self, ids: Collection[str]) -> tuple[Overlay, ...]:
        """Those of some ids, in the order of all; no other is made for that."""
        return tuple(map(self._one, (id_ for id_ in self._makers if id_ in ids)))

    @overload
    def __getitem__(self, at: int) -> Overlay: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Overlay, ...]: ...

    def __getitem__(self, at: int | slice) -> Overlay | tuple[Overlay, ...]:
        ids = tuple(self._makers)[at]
        return self._one(ids) if isinstance(ids, str) else tuple(map(self._one, ids))

    def __len__(self) -> int:
        return len(self._makers)

    def _one(self, id_: str) -> Overlay:
        if id_ not in self._made:
            self._made[id_] = self._makers[id_]()
        return self._made[id_]
