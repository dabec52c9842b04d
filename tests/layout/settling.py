"""A window is judged only once it has settled: twice in a row every widget has the same place."""

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QRect, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ui.shell.kinds import of_kind

_PAUSE_MS = 20  # longer than any timer with which the window puts its panels in order
_EQUAL, _MOST = 3, 60
_AGAIN = 5


def settle(window: QWidget) -> None:
    """Let layouts, workers and late deletions come to rest; AssertionError for a window that never does."""
    before, equal = _places(window), 1
    for _ in range(_MOST):
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        _pause()
        now = _places(window)
        equal = equal + 1 if now == before else 1
        if equal == _EQUAL:
            return
        before = now
    raise AssertionError("the window does not settle")


class _Heard(QObject):
    """Who asks to be laid out again."""

    def __init__(self) -> None:
        super().__init__()
        self.of: set[QWidget] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and isinstance(watched, QWidget):
            self.of.add(watched)
        return False


def restless(window: QWidget) -> set[QWidget]:
    """What of a settled window is laid out again and again, though nothing happens; not what it lies in."""
    heard = _heard()
    for _ in range(_AGAIN):  # layouts that come to rest a turn or two late are not meant
        if heard:
            heard &= _heard()
    within = {one.parentWidget() for one in heard}
    return {one for one in heard - within if one.window() is window}


def _heard() -> set[QWidget]:
    heard, app = _Heard(), of_kind(QApplication, QApplication.instance())
    app.installEventFilter(heard)
    _pause()
    app.removeEventFilter(heard)
    return heard.of


def _pause() -> None:
    loop = QEventLoop()
    QTimer.singleShot(_PAUSE_MS, loop.quit)
    loop.exec()
    QApplication.processEvents()


def _places(window: QWidget) -> list[tuple[int, QRect]]:
    return [(id(one), one.geometry()) for one in [window, *window.findChildren(QWidget)] if one.isVisible()]
