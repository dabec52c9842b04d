"""The counters of the game in play: stacks in their hexes, the picked one spread out."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from companion.latest import Latest
from ui.map.art.counter_pictures import CounterPictures, Laid, Shown, look
from ui.map.canvas import copy_pictures, faint
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer
from ui.session.bridge import Change
from ui.session.counters import Stack, faction_place, stacks_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping

    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapCounter, StackKey
    from companion.text import Catalogue
    from ui.map.canvas import Canvas
    from ui.map.geometry import SceneGeometry
    from ui.session.bridge import SessionBridge

ByHex = dict["HexCoord", list[Stack]]

_SIDE = 0.62 * HEX
_SHARED = 0.46 * HEX  # a side where two factions share a hex
_APART = 0.23 * HEX
_LIFT = 0.045 * HEX  # from counter to counter of a stack
_SEEN_EDGES = 2  # of the counters under the top one
_EDGES_FROM = 30.0  # pixels to a hex: smaller, the number on the stack says enough
_FAN = 4  # counters in a row of a stack spread out


class CounterLayer(Layer):
    """Every stack on the map; `spread` is the one shown counter by counter."""

    id = "counters"
    changed_by = frozenset({Change.SESSION, Change.UNITS, Change.PHASE, Change.LANGUAGE})
    spread: StackKey | None = None
    _by_hex: ByHex

    def __init__(self, bridge: SessionBridge, geometry: SceneGeometry) -> None:
        super().__init__(bridge, geometry)
        self._pictures = CounterPictures(bridge.reason_text)
        self._stacks: Latest[ByHex] = Latest(most=2)
        self._looks: dict[Catalogue, dict[HexCoord, tuple[list[Stack], Hashable]]] = {}
        self._looks_by_hex: Latest[Mapping[HexCoord, Hashable]] = Latest(most=2)
        self._laid_for: tuple[object, ...] = ()
        self._laid_hexes: dict[HexCoord, tuple[Hashable, tuple[Laid, ...]]] = {}
        self._laid: Latest[tuple[Laid, ...]] = Latest(most=2)
        self._seen: tuple[Laid, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self._by_hex

    @property
    def is_fanned(self) -> bool:
        """Whether a stack is shown counter by counter, far beyond its hex."""
        return len(self._spread_stack) > 1

    @property
    def drawn(self) -> tuple[Hashable, Hashable, Mapping[HexCoord, Hashable]]:
        return self.geometry, self.bridge.session and self.bridge.session.system, self._every_look()

    def hexes_otherwise(self, before: Any, now: Any) -> Iterable[HexCoord] | None:
        *drawn_for, looks = before
        *drawn_for_now, looks_now = now
        if drawn_for != drawn_for_now:
            return None
        return [hex_ for hex_ in {*looks, *looks_now} if looks.get(hex_) != looks_now.get(hex_)]

    def refresh(self) -> None:
        stacks, board = stacks_of(self.bridge), self.bridge.board
        self._by_hex = self._stacks.of((stacks, board), lambda: _by_hex(stacks, board))

    def paint(self, canvas: Canvas) -> None:
        self._pictures.paint(canvas, self._all_laid(canvas))
        if self.is_fanned:
            self._paint_spread(canvas, self._spread_stack)

    def _all_laid(self, canvas: Canvas) -> tuple[Laid, ...]:
        """What is seen of every stack, wherever it lies: the same from frame to frame.

        Two are kept: a table of two goes to and fro between its languages, and undo goes back.
        """
        laid_for = (canvas.is_flipped, canvas.hex_pixels >= _EDGES_FROM)
        return self._laid.of(
            (*laid_for, self._by_hex, self.bridge.catalogue), lambda: self._lay(canvas, laid_for)
        )

    def _lay(self, canvas: Canvas, laid_for: tuple[object, ...]) -> tuple[Laid, ...]:
        """The same as before where nothing looks otherwise, as counters that wait do not."""
        drawn_for = (*laid_for, self.geometry, self.bridge.in_play.system)
        if drawn_for != self._laid_for:
            self._laid_for, self._laid_hexes = drawn_for, {}
        looks = self._every_look().items()
        laid = tuple(chain.from_iterable(self._laid_in(canvas, hex_, look) for hex_, look in looks))
        if laid != self._seen:
            self._seen = laid
        return self._seen

    def _laid_in(self, canvas: Canvas, hex_: HexCoord, looks: Hashable) -> tuple[Laid, ...]:
        """What is seen in a hex: the same as before where others lie there that look like them."""
        before = self._laid_hexes.get(hex_)
        if before is None or before[0] != looks:
            laid = tuple(self._stacks_at(canvas, hex_, self._by_hex[hex_]))
            before = self._laid_hexes[hex_] = looks, laid
        return before[1]

    def _every_look(self) -> Mapping[HexCoord, Hashable]:
        """What is seen of the stacks in each hex, in the words of the language in use."""
        words = self.bridge.catalogue
        return self._looks_by_hex.of((self._by_hex, words), lambda: dict(self._looks_in(words)))

    def _looks_in(self, words: Catalogue) -> Iterator[tuple[HexCoord, Hashable]]:
        """Hex by hex; the same object where the same counters lie."""
        kept = self._looks.setdefault(words, {})
        for hex_, there in self._by_hex.items():
            before = kept.get(hex_)
            if before is None or before[0] != there:
                before = kept[hex_] = there, tuple(map(self._stack_look, there))
            yield hex_, before[1]

    def _stack_look(self, stack: Stack) -> Hashable:
        return stack[0].faction, len(stack), *map(self._look, stack)

    def _look(self, counter: MapCounter) -> Hashable:
        return look(counter, self.bridge.reason_text)

    def _stacks_at(self, canvas: Canvas, hex_: HexCoord, there: list[Stack]) -> Iterator[Laid]:
        centre, side = self.geometry.centre(hex_), _SIDE if len(there) == 1 else _SHARED
        for place, stack in enumerate(there):
            aside = (place - (len(there) - 1) / 2) * 2 * _APART
            yield from self._piled(canvas, centre + QPointF(aside, 0) * _down(canvas), stack, side)

    def _piled(self, canvas: Canvas, centre: QPointF, stack: Stack, side: float) -> Iterator[Laid]:
        """A stack from what is seen of its lowest counter to its top."""
        edges = _SEEN_EDGES if canvas.hex_pixels >= _EDGES_FROM else 0
        for depth in range(min(len(stack) - 1, edges), -1, -1):
            spot = centre + QPointF(-depth, depth) * _LIFT * _down(canvas)
            yield self._shown(stack[depth], side, 1 if depth else len(stack)), spot

    def _shown(self, counter: MapCounter, side: float, count: int = 1) -> Shown:
        faction = faction_place(self.bridge, counter.faction)
        return Shown(counter, side, faction, count, self._look(counter))

    @property
    def _spread_stack(self) -> Stack:
        key = self.spread
        there = self._by_hex.get(key.hex, []) if key is not None and key.hex is not None else []
        return next((stack for stack in there if stack[0].stack == key), ())

    def _paint_spread(self, canvas: Canvas, stack: Stack) -> None:
        """All counters of a stack side by side above their hex; one alone is seen as it is."""
        hex_ = stack[0].hex
        if hex_ is None:
            return
        spots = _spots(canvas, self.geometry.centre(hex_), stack)
        ground = QPainterPath()
        for spot in spots:
            ground.addRect(spot.x() - 0.36 * HEX, spot.y() - 0.36 * HEX, 0.72 * HEX, 0.72 * HEX)
        veil = faint(canvas.palette.panel, 0.88)
        canvas.fill(ground.simplified(), veil)
        canvas.stroke(ground.simplified(), canvas.pen(canvas.palette.selection, 0, 2))
        shown = [self._shown(counter, _SIDE) for counter in stack]
        copy_pictures(canvas, self._pictures.place(canvas, zip(shown, spots, strict=True)))


def _by_hex(stacks: Mapping[StackKey, Stack], board: Board) -> ByHex:
    found: ByHex = {}
    for key, stack in stacks.items():
        if key.hex is not None and key.hex in board:
            found.setdefault(key.hex, []).append(stack)
    return found


def _spots(canvas: Canvas, base: QPointF, stack: Stack) -> list[QPointF]:
    rows = [stack[start : start + _FAN] for start in range(0, len(stack), _FAN)]
    spots = []
    for number, row in enumerate(rows):
        up = -0.86 - 0.7 * (len(rows) - 1 - number)
        across = [0.7 * (place - (len(row) - 1) / 2) for place in range(len(row))]
        spots += [base + QPointF(x, up) * HEX * _down(canvas) for x in across]
    return spots


def _down(canvas: Canvas) -> int:
    """1 where down on the screen is down in the scene."""
    return -1 if canvas.is_flipped else 1
