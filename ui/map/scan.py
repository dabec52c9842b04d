"""The player's own picture of the map as the view has it: read beside the window's work, and placed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QTransform

from companion.reason import CompanionError
from ui import operations
from ui.map.geometry import HEX
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Severity
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from pathlib import Path

    from companion.board.scan_fit import ScanFit
    from companion.board.scan_placement import ScanPlacement
    from ui.map.scan_picture import ScanPicture

    _Wanted = tuple[Path, Callable[[ScanPicture], None]]  # what to read, and what to do with it

_SLOT = "scan"


class MapScan(QObject):
    """Follows the placement in the preferences; without a picture that can be used there is none.

    A kept picture that can no longer be used is told once, and the program goes on without it.
    """

    changed = Signal()

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.picture: ScanPicture | None = None
        self.placement: ScanPlacement | None = None
        self.placed = QTransform()  # from the picture's pixels to the scene
        self._wanted: _Wanted | None = None
        bridge.changed.connect(self._on_changed)
        self._follow()

    @property
    def is_there(self) -> bool:
        """Whether there is a picture to show."""
        return self.picture is not None and self.placement is not None

    @property
    def is_of_archive(self) -> bool:
        """Whether the picture came with the board, in its archive."""
        return self.picture is not None and self.picture.is_of_archive

    def lay(self, path: Path) -> None:
        """Read a picture and lay it under the map; one line tells what is wrong with it."""
        self._read(path, self._lay)

    def pixel_at(self, spot: QPointF) -> QPointF:
        """The picture's pixel at a point of the scene."""
        return self.placed.inverted()[0].map(spot)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.PREFERENCES, Change.BOARD}:
            self._follow()

    def _follow(self) -> None:
        """Take over the placement of the preferences; another picture is read first."""
        laid = operations.scan_of(self._bridge)
        if laid == self.placement:
            return
        self.placement = laid
        if laid is None or self.picture is None or self.picture.path != laid.path:
            self.picture = None
        if laid is not None and self.picture is None:
            self._read(laid.path, self._show)
        else:
            self._show(self.picture)

    def _read(self, path: Path, then: Callable[[ScanPicture], None]) -> None:
        wanted = self._wanted = (path, then)
        from ui.map.scan_picture import read_picture  # with all that reads archives

        worker = Worker(lambda _worker: (wanted, read_picture(path)))
        worker.done.connect(self._on_read)  # a method, so that nothing comes once this is gone
        worker.refused.connect(lambda reason: self._bridge.say(reason, Severity.WARNING, slot=_SLOT))
        worker.start()

    def _on_read(self, read: tuple[_Wanted, ScanPicture]) -> None:
        wanted, picture = read
        if wanted == self._wanted:  # else another one was picked meanwhile
            _path, then = wanted
            then(picture)

    def _lay(self, picture: ScanPicture) -> None:
        """Keep a picture the player has just picked."""
        self.picture = picture
        operations.lay_scan(self._bridge, picture.path, picture.size.width(), picture.size.height())
        self._show(picture)

    def _show(self, picture: ScanPicture | None) -> None:
        self.picture = picture
        if picture is not None and self.placement is not None:
            self._place(self.placement)
        self.changed.emit()

    def _place(self, laid: ScanPlacement) -> None:
        try:
            self.placed = _to_scene(laid.fit(self._bridge.board))
        except CompanionError as refusal:
            self.picture = None
            self._bridge.say(refusal.reason, Severity.WARNING, slot=_SLOT)


def _to_scene(fit: ScanFit) -> QTransform:
    """The scene counts downward, in hundredths of a hex."""
    return QTransform(fit.a, -fit.d, fit.b, -fit.e, fit.c, -fit.f) * QTransform.fromScale(HEX, HEX)
