"""The player's own picture of the map, showing through the drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.map.layers.layer import Layer, Stage

if TYPE_CHECKING:
    from ui.map.canvas import Canvas
    from ui.map.geometry import SceneGeometry
    from ui.map.scan import MapScan
    from ui.session.bridge import SessionBridge


class ScanLayer(Layer):
    """Drawn with the board's own drawing. At full opacity it hides all of it but the lettering.

    A picture at 40 % over the drawing looks as one beneath a drawing at 60 %, and one slider does it.
    """

    id = "scan"
    stage = Stage.BOARD
    first_opacity = 0.5

    def __init__(self, bridge: SessionBridge, geometry: SceneGeometry, scan: MapScan) -> None:
        super().__init__(bridge, geometry)
        self._scan = scan

    @property
    def opacity(self) -> float:
        """The picture of a board archive waits to be wanted: Space shows it, or the slider."""
        is_chosen = self.id in self.bridge.preferences.layer_opacities
        return 0.0 if self._scan.is_of_archive and not is_chosen else super().opacity

    @property
    def is_empty(self) -> bool:
        return not self._scan.is_there

    @property
    def look(self) -> tuple[object, ...]:
        """All that decides how the layer looks: equal looks draw alike."""
        return self._scan.picture, self._scan.placed, 0.0 if self.is_empty else self.strength

    def paint(self, canvas: Canvas) -> None:
        if self._scan.picture is not None:
            self._scan.picture.paint(canvas.painter, self._scan.placed)
