"""What a player typed is text wherever the window shows it: never markup, never a shortcut key."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QPixmap, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMessageBox,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from companion.kit.system import Start
from companion.session.store import SUFFIX
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.shell.dock_specs import DOCKS
from ui.shell.main_window import MainWindow
from ui.widgets.fold import Fold
from ui.widgets.segments import Segments
from ui.widgets.wrapping_button import WrappingButton

_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"  # what stands for one in a document
PAGES = ("facts", "readings", "pack-up", "recap", "hand-over", "new-session")


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def hostile(tmp_path: Path) -> str:
    """Markup with a picture that would be painted red, and a sign that would make a shortcut key."""
    picture = QPixmap(60, 60)
    picture.fill(QColor("#ff0000"))
    assert picture.save(str(tmp_path / "red.png"))
    return f'<img src="{(tmp_path / "red.png").as_uri()}"><b>M & N</b>'


@pytest.fixture
def evening(window: MainWindow, tmp_path: Path, hostile: str) -> MainWindow:
    """A session whose player typed markup wherever something can be typed."""
    bridge = window.bridge
    file = tmp_path / f"<b>one [*] & two{SUFFIX}"
    assert operations.begin_session(bridge, file, Start(scenario="initial"))
    assert operations.set_facts(bridge, {"clock/moment/turn": 2}, note=hostile)
    operations.write_note(bridge, 1, hostile)
    operations.set_bookmark(bridge, 1, True)
    operations.confirm_hex(bridge, bridge.board.parse_hex("NN8"), note=hostile)
    operations.select_hex(bridge, bridge.board.parse_hex("NN8"))
    window.show_map()
    for dock in DOCKS:
        window.docks.bring(dock.id)
    for page in PAGES:
        window.desk.show(page)
        window.show_map()
    assert not operations.name_counters(bridge, "german", hostile)
    QApplication.processEvents()
    return window


def labels(window: MainWindow) -> Iterable[QLabel]:
    for label in window.findChildren(QLabel):
        label.ensurePolished()
        yield label


def has_red(widget: QLabel) -> bool:
    image = widget.grab().toImage()
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return any(image.pixelColor(*spot) == QColor("#ff0000") for spot in spots)


@pytest.mark.long
def test_markup_is_shown_as_it_was_typed_by_every_label_tip_and_dialog(
    evening: MainWindow, hostile: str
) -> None:
    box = QMessageBox(evening)
    box.setText(hostile)
    shown = (label for label in labels(evening) if label.isVisible())
    (told,) = (label for label in shown if hostile in label.accessibleName())  # which stands in two lines
    assert not has_red(told)
    assert not has_red(shown_tip(evening, hostile))
    formats = {label.textFormat() for label in labels(evening)}
    assert formats == {Qt.TextFormat.PlainText, Qt.TextFormat.RichText}
    rich = [label.text() for label in labels(evening) if label.textFormat() is Qt.TextFormat.RichText]
    assert not [text for text in rich if "<img" in text or "<b>" in text]


def shown_tip(window: MainWindow, text: str) -> QLabel:
    QToolTip.showText(QPoint(5, 5), text, window)
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")
    assert isinstance(tip, QLabel)
    return tip


@pytest.mark.long
def test_documents_and_the_exported_log_hold_what_was_typed_and_no_picture_of_it(
    evening: MainWindow, hostile: str, tmp_path: Path
) -> None:
    assert operations.export_log(evening.bridge, tmp_path / "log.html")
    log = QTextDocument()
    log.setHtml((tmp_path / "log.html").read_text(encoding="utf-8"))
    assert hostile in log.toPlainText()
    browsers = evening.findChildren(QTextBrowser)
    assert browsers
    for document in (log, *(browser.document() for browser in browsers)):
        assert _PICTURE not in document.toPlainText()


@pytest.mark.long
def test_typed_signs_make_no_shortcut_keys_and_stay_in_the_title(evening: MainWindow) -> None:
    words = [button.text() for button in evening.findChildren(QAbstractButton)]
    words += [action.text() for action in evening.findChildren(QAction)]
    assert not [text for text in words if not QKeySequence.mnemonic(text).isEmpty()]
    assert "<b>one [*][*] & two" in evening.windowTitle()


def segments(text: str) -> Segments:
    shown = Segments(("one",))
    shown.set_text("one", text)
    return shown


@pytest.mark.parametrize("make", [WrappingButton, Fold, segments])
def test_a_button_shows_the_sign_that_stands_for_and(qtbot: QtBot, make: Callable[[str], QWidget]) -> None:
    widget = make("M & N")
    qtbot.addWidget(widget)
    button = widget if isinstance(widget, QAbstractButton) else widget.findChild(QAbstractButton)
    assert button.text() == "M && N"
