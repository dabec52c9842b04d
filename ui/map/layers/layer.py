"""What a layer of the map is: a drawing with a name, which the player can hide or fade."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from ui.session.bridge import Change
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.geometry import SceneGeometry
    from ui.session.bridge import SessionBridge


class Stage(Enum):
    """How a layer comes to the screen."""

    BOARD = "board"  # part of the board's own drawing
    SHADE = "shade"  # over the board, in cached squares of its own
    LIVE = "live"  # drawn afresh in every frame: little, but often changed


class Layer:
    """One layer. `visible` and `opacity` follow the preferences; `paint` draws from the bridge's state.

    `changed_by` names the changes after which the layer looks different, `first_opacity` how far it
    shows until the player says otherwise.
    """

    id: str
    stage: ClassVar[Stage] = Stage.LIVE
    changed_by: ClassVar[frozenset[Change]] = frozenset()
    first_opacity: ClassVar[float] = 1.0

    dims_lettering: ClassVar[bool] = False  # of the board, in cached squares
    is_broken = False  # its last drawing failed: nothing of it until it is prepared anew

    def __init__(self, bridge: SessionBridge, geometry: SceneGeometry) -> None:
        self.bridge, self.geometry = bridge, geometry

    def prepare(self) -> None:
        """`refresh`, where a fault costs this layer alone."""
        self.attempt(self.refresh)

    def attempt(self, work: Callable[[], object]) -> None:
        """Prepare or draw the layer; one that fails is told once and left out."""
        self.is_broken = not asked(self.bridge, lambda: (work(), True)[1], otherwise=False)

    @property
    def text_key(self) -> str:
        """The catalogue key of the layer's name."""
        return f"map-layer-{self.id}"

    @property
    def visible(self) -> bool:
        """Whether the player lets the layer show."""
        return self.id not in self.bridge.preferences.hidden_layers

    @property
    def opacity(self) -> float:
        """How far the layer shows: above 0, up to 1."""
        return self.bridge.preferences.layer_opacities.get(self.id, self.first_opacity)

    @property
    def strength(self) -> float:
        """The opacity, 0 when hidden."""
        return self.opacity if self.visible else 0.0

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw at all."""
        return False

    @property
    def drawn(self) -> object:
        """All that `paint` goes by, but colours: the same is not drawn anew. None is never the same."""
        return () if self.is_empty else None

    def hexes_otherwise(self, _before: object, _now: object) -> Iterable[HexCoord] | None:
        """The hexes that differ between two of `drawn`, where nothing else does; None for anywhere."""
        return None

    def refresh(self) -> None:
        """Prepare anew what the layer draws, after one of `changed_by`."""

    def paint_under(self, canvas: Canvas) -> None:
        """Draw what belongs beneath all live layers: tints of whole hexes."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the layer's part of the canvas."""


class BoardLayer(Layer):
    """A layer of the board's own drawing, which `ui.map.painter` does."""

    stage = Stage.BOARD

    def __init__(self, bridge: SessionBridge, geometry: SceneGeometry, layer_id: str) -> None:
        super().__init__(bridge, geometry)
        self.id = layer_id
