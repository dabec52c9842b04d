"""One walk through pages and panels of a table, on which all is noted that holds everywhere."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from companion.reason import Reason
from companion.text import Catalogue
from tests.ui.running import settle
from ui.map.view import MapView
from ui.session.message import Severity
from ui.shell.main_window import MainWindow

PANELS = ("tracker", "forces", "hex", "sight", "markers", "layers", "log", "checks", "batteries")
PAGES = ("facts", "new-session", "counter-sheet")
_CONTROLS = (QAbstractButton, QLineEdit, QAbstractSlider)


@dataclass
class Walked:
    """By place, what was wrong there; and the keys of all texts that were said."""

    mute: dict[str, list[str]] = field(default_factory=dict)
    loose: dict[str, list[str]] = field(default_factory=dict)
    covered: list[str] = field(default_factory=list)
    heights: set[int] = field(default_factory=set)
    said: set[str] = field(default_factory=set)

    def note(self, window: MainWindow, place: str) -> None:
        """What holds everywhere, here."""
        settle()
        self.heights.add(window.now_strip.height())
        if not lies_bare(window):
            self.covered.append(place)
        for found, those in ((self.mute, _mute(window)), (self.loose, _loose(window))):
            if those:
                found[place] = those


def walk(window: MainWindow) -> Walked:
    """Through all panels and pages of the session in play."""
    walked, plain = Walked(), Catalogue.text

    def text(catalogue: Catalogue, key: str, *args: object, **values: object) -> str:
        walked.said.add(key)
        return plain(catalogue, key, *args, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "text", text)
        for place, go in _places(window):
            go()
            walked.note(window, place)
    window.palette_widget.hide()
    return walked


def _places(window: MainWindow) -> Iterator[tuple[str, Callable[[], object]]]:
    """Panels, pages, and over the map what comes and goes."""
    for dock in PANELS:
        yield dock, lambda dock=dock: window.docks.bring(dock)
    for page in PAGES:
        yield page, lambda page=page: window.desk.show(page)
    yield "start", window.show_start_page
    yield "go to", window.open_go_to
    yield "message", lambda: window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    yield "commands", window.open_palette


def lies_bare(window: MainWindow) -> bool:
    """Whether whoever taps anywhere on the strip hits it, from one side of the window to the other."""
    strip = window.now_strip
    place = QRect(strip.mapTo(window, QPoint()), strip.size())
    spots = (QPoint(x, y) for x in range(4, place.width(), 60) for y in (place.top() + 4, place.bottom() - 4))
    hit = (window.childAt(spot) for spot in spots)
    return place.width() == window.width() and all(one is strip or strip.isAncestorOf(one) for one in hit)


def _mute(window: MainWindow) -> list[str]:
    """Grey controls that say no reason; those of actions have it in their tips."""
    found = [one for one in window.findChildren(QWidget) if isinstance(one, _CONTROLS) and one.isVisible()]
    grey = [one for one in found if not one.isEnabled() and not isinstance(one, QScrollBar)]
    mute = [one for one in grey if not _says_why(one)]
    return [f"{type(one).__name__} {one.accessibleName() or one.toolTip()}" for one in mute]


def _says_why(one: QWidget) -> bool:
    action = getattr(one, "defaultAction", lambda: None)()
    return bool(one.accessibleDescription()) or (action is not None and "\n" in action.toolTip())


def _loose(window: MainWindow) -> list[str]:
    """What keeps no place free for its bar, so that words would wrap anew as it comes."""
    areas = [one for one in window.findChildren(QAbstractScrollArea) if one.isVisible()]
    free = Qt.ScrollBarPolicy.ScrollBarAsNeeded
    loose = [one for one in areas if one.verticalScrollBarPolicy() == free]
    return [type(one).__name__ for one in loose if not isinstance(one, QPlainTextEdit | MapView)]
