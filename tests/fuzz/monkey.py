"""A monkey at the window: clicks, keys, drags and texts at random on the real one.

    python -m tests.fuzz.monkey FOLDER SEED ACTIONS GAME...

Plays a session of each game a little, opens it in a window and lets the monkey loose. Prints a line an
action, so that who reads on sees that the window still moves; what can be seen is judged every few
actions, as the window stands. Ends with 1 and the traceback when anything was raised, or with the flaws.
The same seed does the same again, as far as clock and threads let it.
"""

import faulthandler
import logging
import os
import shutil
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDrag, QKeyEvent, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from companion.known_games import GAMES
from companion.paths import settings_dir
from companion.session.secrets.keys import OutsideKeys
from companion.session.store import SqliteStore
from tests.boards_of_games import board_of
from tests.fuzz.hands import NOTES, TEXTS, Hand, begin
from tests.golden.old_files import FOLDER
from tests.layout.flaws import judge
from tests.layout.settling import settle
from ui.app import Application
from ui.look.preferences import Preferences, save_preferences
from ui.shell.main_window import MainWindow
from ui.widgets.file_dialog import FileDialog

ACTS_BEFORE = 25
POPUP_PACE = 20  # milliseconds between what is done in a menu
LONGEST_OPENING = 30_000  # milliseconds
LONGEST_ACTION = 60.0  # seconds, on a machine that stalls: longer means that the window is frozen
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL, SHIFT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space),
    *(
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
    ),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_F1, Qt.Key.Key_F11),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
)
WORDS = (
    "NN8",
    "a1",
    "zz99",
    "0909",
    "12",
    "-3",
    "",
    "9" * 40,
    "<img src=x>",
    "地図",
    "&",
    "%s {x} $hex",
    "\t\n",
)
QUIT = ("quit",)
SIZES = (1366, 690), (1024, 700), (2400, 1400), (900, 600), (400, 300)
LEAST_SIZE = 1024, 690  # of a window in which nothing may be amiss
JUDGED_EVERY = 25  # actions
TEXT_SIZES = (9, 14, 14, 14, 21, 28)
EDGE = 2  # pixels from a place beside the map to the middle of its edge


class Monkey:
    """Does things to whatever window the program shows."""

    def __init__(self, application: Application, random: Random) -> None:
        self.application, self.random = application, random
        self._life = QObject()  # windows go as another board is laid, and timers with them
        self._in_popup()
        self.deeds: dict[Callable[[], str], float] = {
            self.click: 6,
            self.push: 10,
            self.press: 6,
            self.type: 3,
            self.drag: 2,
            self.wheel: 2,
            self.run: 3,
            self.resize: 0.3,
            self.drag_edge: 0.3,
        }

    @property
    def window(self) -> MainWindow:
        return self.application.window

    def act(self) -> str:
        """One thing, in words."""
        deed = self.random.choices([*self.deeds], [*self.deeds.values()])[0]
        told = f"{deed.__name__} on what went away under the hand"
        with suppress_gone():
            told = deed()
        QApplication.processEvents()
        return told

    def _in_popup(self) -> None:
        """In a menu or dialog, which may hold up what opened it: choose something, or leave it.

        Each time by a timer of its own: one that is at work rings in no dialog that it has opened.
        """
        QTimer.singleShot(POPUP_PACE, self._life, self._in_popup)
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is None:
            return
        key = self.random.choice((Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Escape))
        QTest.keyClick(popup, key)
        if self.random.random() < 0.2:
            popup.close()

    def _top(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def _place(self, top: QWidget) -> tuple[QWidget, QPoint]:
        """A widget in sight and a point in it."""
        rect = top.rect()
        point = QPoint(
            self.random.randrange(max(rect.width(), 1)), self.random.randrange(max(rect.height(), 1))
        )
        widget = top.childAt(point) or top
        return widget, widget.mapFrom(top, point)

    # ---- deeds ----

    def click(self) -> str:
        widget, point = self._place(self._top())
        button = RIGHT if self.random.random() < 0.2 else LEFT
        told = f"click {_name(widget)} {point.x()},{point.y()} {button.name}"
        if self.random.random() < 0.1:
            QTest.mouseDClick(widget, button, NONE, point)
        else:
            QTest.mouseClick(widget, button, self.random.choice((NONE, NONE, NONE, SHIFT, CTRL)), point)
        return told

    def push(self) -> str:
        buttons = [
            one for one in self._top().findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()
        ]
        if not buttons:
            return self.click()
        button = self.random.choice(buttons)
        told = f"push {_name(button)} {button.text()!r}"
        QTest.mouseClick(button, LEFT)
        return told

    def press(self) -> str:
        key, modifier = self.random.choice(KEYS), self.random.choice((NONE, NONE, NONE, CTRL, SHIFT))
        if (key, modifier) == (Qt.Key.Key_Q, CTRL):
            return "press nothing"
        target = QApplication.focusWidget() or self._top()
        told = f"press {modifier.name} {key.name} on {_name(target)}"
        QTest.keyClick(target, key, modifier)
        return told

    def type(self) -> str:
        game = self.window.bridge.session.system.id if self.window.bridge.session else "elst"
        text = self.random.choice((*WORDS, *NOTES, *TEXTS.get(game, ())))
        target = QApplication.focusWidget() or self._top()
        told = f"type {text!r} on {_name(target)}"
        for letter in text:  # QTest knows only letters of English
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(target, QKeyEvent(kind, Qt.Key.Key_unknown.value, NONE, letter))
        return told

    def drag(self) -> str:
        widget, start = self._place(self._top())
        end = QPoint(self.random.randrange(widget.width() + 1), self.random.randrange(widget.height() + 1))
        told = f"drag {_name(widget)} {start.x()},{start.y()} to {end.x()},{end.y()}"
        _drag(widget, start, end)
        return told

    def wheel(self) -> str:
        widget, point = self._place(self._top())
        turn = QPoint(0, self.random.choice((-1200, -120, 120, 1200)))
        modifier = self.random.choice((NONE, CTRL))
        at = QPointF(point)
        far = QPointF(widget.mapToGlobal(point))
        event = QWheelEvent(
            at, far, QPoint(), turn, Qt.MouseButton.NoButton, modifier, Qt.ScrollPhase.NoScrollPhase, False
        )
        told = f"wheel {_name(widget)} {turn.y()}"
        QApplication.sendEvent(widget, event)
        return told

    def run(self) -> str:
        known = {name: action for name, action in self.window.actions_by_id.by_id.items() if name not in QUIT}
        name = self.random.choice(sorted(known))
        if known[name].isEnabled() and known[name].isVisible():
            known[name].trigger()
        return f"run {name}"

    def resize(self) -> str:
        width, height = self.random.choice(SIZES)
        self.window.resize(width, height)
        return f"resize {width} {height}"

    def drag_edge(self) -> str:
        """Draw an edge between the map and what stands beside it, anywhere."""
        page = self.window.centralWidget().geometry()
        start = self.random.choice(
            (
                QPoint(page.left() - EDGE, page.center().y()),
                QPoint(page.right() + EDGE, page.center().y()),
                QPoint(page.center().x(), page.bottom() + EDGE),
            )
        )
        end = QPoint(self.random.randrange(self.window.width()), self.random.randrange(self.window.height()))
        _drag(self.window, start, end)
        return f"drag an edge from {start.x()},{start.y()} to {end.x()},{end.y()}"


def _drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(widget, LEFT, NONE, start)
    for k in (1, 2, 3):
        QTest.mouseMove(widget, start + (end - start) * (k / 3))
        QApplication.processEvents()
    QTest.mouseRelease(widget, LEFT, NONE, end)


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}".strip()


@contextmanager
def suppress_gone() -> Iterator[None]:
    """Leave off where a widget went away under the hand or the eye, as when another board has its window.

    Faults of the program go to its hook, not up through Qt.
    """
    try:
        yield
    except RuntimeError as error:
        if "already deleted" not in str(error):
            raise


class Raised(logging.Handler):
    """Whatever is raised in a slot, an event handler or a thread, or goes to the program's log as raised."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        sys.excepthook = self._note
        threading.excepthook = lambda args: self._note(args.exc_type, args.exc_value, args.exc_traceback)
        logging.getLogger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """A line of the program's log."""
        if record.exc_info and record.exc_info[0]:
            self._note(*record.exc_info)

    def _note(
        self, type_: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.texts.append("".join(traceback.format_exception(type_, error, trace)))


def _answer_dialogs(folder: Path, random: Random) -> None:
    """No dialog of the system opens: a file is chosen at once, or none, or one that is none of ours."""
    (folder / "none of ours.wargame").write_bytes(b"SQLite format 3\0" + bytes(200))
    sound = [shutil.copy(path.with_suffix(".wargame"), folder) for path in sorted(FOLDER.glob("*/*.txt"))]
    there: Sequence[str] = (
        "",
        "",
        str(folder / "none of ours.wargame"),
        str(folder / "gone.json"),
        *map(str, sound),
    )

    def name_one(*args: object, **options: object) -> tuple[str, str]:
        return random.choice(
            ("", str(folder / f"{random.randrange(99)}.html"), str(folder / "deep" / "er" / "x"))
        ), ""

    def asked(dialog: FileDialog) -> tuple[str, str]:
        dialog.deleteLater()
        is_open = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptOpen
        return (random.choice(there), "") if is_open else name_one()

    FileDialog.ask = asked
    QFileDialog.getOpenFileName = lambda *args, **options: (random.choice(there), "")
    QFileDialog.getSaveFileName = name_one
    QPrintDialog.exec = lambda *args: 0
    QDrag.exec = lambda *args: Qt.DropAction.IgnoreAction


def _begun(folder: Path, game: str, random: Random) -> Path:
    """A session that was played a little, in a file."""
    path = folder / f"{game}.wargame"
    session = begin(game, SqliteStore.create(path), random, OutsideKeys(settings_dir() / "keys"))
    hand = Hand(session, random)
    for _ in range(ACTS_BEFORE):
        hand.act()
    session.close()
    return path


def _wait_for_session(application: Application) -> None:
    """Until the worker has read the file, or a while has gone by."""
    for _ in range(LONGEST_OPENING // 20):
        if application.window.bridge.session is not None:
            return
        QTest.qWait(20)


def _started(game: str, path: Path, random: Random) -> Application:
    """The program, more often than not with the session open."""
    known = GAMES[game]
    application = Application(None if known.is_for_any_board else known.board)
    application.window.resize(1366, 768)
    application.show()
    if known.is_for_any_board:
        application.turn_to(board_of(game), MainWindow.show_map)
    QTest.qWait(50)
    if random.random() < 0.8:
        application.window.desk.open(path)
        _wait_for_session(application)
        application.window.show_map()
    return application


def main(folder: Path, seed: int, actions: int, games: Sequence[str]) -> int:
    """Let the monkey loose on one game after the other; 1 when anything was raised."""
    return int(any(_raises(folder, game, seed, actions) for game in games))


def _raises(folder: Path, game: str, seed: int, actions: int) -> bool:
    random = Random(f"{game} {seed}")
    path = _begun(folder, game, random)
    save_preferences(
        Preferences(
            language=random.choice(("en", "ja")),
            theme=random.choice(("light", "dark")),
            text_size=random.choice(TEXT_SIZES),
        )
    )
    _answer_dialogs(folder, random)
    application = _started(game, path, random)
    monkey, raised = Monkey(application, random), Raised()
    for number in range(actions):
        faulthandler.dump_traceback_later(LONGEST_ACTION, exit=True)
        try:
            told = monkey.act()
        except Exception:  # raised where Qt called nobody in between
            raised.texts.append(traceback.format_exc())
            told = "raised"
        sys.stdout.write(f"{game} {number} {told!a}\n")
        sys.stdout.flush()
        if number % JUDGED_EVERY == JUDGED_EVERY - 1 or number == actions - 1:
            with suppress_gone():
                raised.texts += flaws(monkey.window)
        if raised.texts:
            monkey.window.grab().save(str(folder / "raised.png"))
            break
        if not monkey.window.isVisible():  # left, and started again
            application.close()
            application = _started(game, path, random)
            monkey = Monkey(application, random)
    faulthandler.cancel_dump_traceback_later()
    application.close()
    QApplication.processEvents()
    sys.stderr.write("\n".join(raised.texts))
    if raised.texts:  # kept beside the files, for those who look later
        (folder / "raised.txt").write_text("\n".join(raised.texts), "utf-8")
    return bool(raised.texts)


def flaws(window: MainWindow) -> list[str]:
    """What is wrong to the eye with the window as it stands, where it is large enough to be judged."""
    is_left = not window.isVisible() or QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if is_left or window.width() < LEAST_SIZE[0] or window.height() < LEAST_SIZE[1]:
        return []
    settle(window)
    found = judge(window, is_table_mode=window.bridge.is_table_mode)
    return [f"flaw: {flaw}\n" for flaw in found]


if __name__ == "__main__":
    faulthandler.enable()
    code = main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)  # what Python and Qt do to one another at the very end is not the monkey's
