"""Words as long as there is room for."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


class FittingLabel(QLabel):
    """Shows the first of several wordings, longest first, that fits into its line; else none of them.

    The longest is heard by who listens, and stands in the tip.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._wordings: Sequence[str] = ()

    def tell(self, *wordings: str) -> None:
        """Say something else."""
        self._wordings = wordings
        whole = next(iter(wordings), "")
        self.setAccessibleName(whole)
        self.setToolTip(whole)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        measured, room = self.fontMetrics().horizontalAdvance, self.contentsRect().width()
        self.setText(next((one for one in self._wordings if measured(one) <= room), ""))
