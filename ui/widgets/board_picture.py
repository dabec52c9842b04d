"""The small picture of a board that the shelf keeps, as it lies."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QLabel

_HALF_A_TURN = 180


class BoardPicture(QLabel):
    """As large as fits into a width and a height; empty where no picture is kept."""

    def __init__(self, file: Path | None, width: int, height: int, *, is_turned: bool = False) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.setFixedHeight(height)
        self.setMinimumWidth(width)
        pixels, ratio = QPixmap(str(file or "")), self.devicePixelRatioF()
        if pixels.isNull():
            return
        mode = Qt.TransformationMode.SmoothTransformation
        room = QSize(round(width * ratio), round(height * ratio))
        shown = pixels.scaled(room, Qt.AspectRatioMode.KeepAspectRatio, mode)
        if is_turned:
            shown = shown.transformed(QTransform().rotate(_HALF_A_TURN))
        shown.setDevicePixelRatio(ratio)
        self.setPixmap(shown)
