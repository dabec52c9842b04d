"""In what forms the window is judged: its size, its language, its text, its mode, and longer words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pylopdf_fonts_jp import serif_path
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from companion.text import Catalogue
from ui import operations
from ui.look import style
from ui.look.preferences import MAX_TEXT_SIZE, Preferences
from ui.session.bridge import Change
from ui.shell.kinds import of_kind
from ui.shell.main_window import MainWindow

_NORMAL = Preferences().text_size
_WORD = re.compile(r"[^\W\d_]{3,}")
_LONGER = 0.3


@dataclass(frozen=True, slots=True)
class Variant:
    """One form of the window."""

    size: tuple[int, int]
    language: str = "en"
    is_largest: bool = False
    is_table_mode: bool = False
    is_lengthened: bool = False
    is_other_font: bool = False

    @property
    def name(self) -> str:
        """What it differs in from the usual, in words."""
        words = [f"{self.size[0]}x{self.size[1]}", self.language]
        for told, word in (
            (self.is_largest, "largest"),
            (self.is_table_mode, "table"),
            (self.is_lengthened, "longer"),
            (self.is_other_font, "other font"),
        ):
            words += [word] if told else []
        return " ".join(words)

    def put_on(self, window: MainWindow) -> None:
        """Give a window this form, whatever it shows."""
        bridge = window.bridge
        if bridge.is_table_mode is not self.is_table_mode:
            operations.toggle_table_mode(bridge)
        size = MAX_TEXT_SIZE if self.is_largest else _NORMAL
        operations.set_preference(bridge, language=self.language, text_size=size)
        window.resize(*self.size)


# In this order: what a window shows may rest a little on the form it had before.
VARIANTS = (
    Variant((1366, 690)),
    Variant((1024, 700), "ja", is_table_mode=True, is_lengthened=True),
    Variant((1024, 700), "en", is_largest=True),
    Variant((1366, 690), "ja", is_largest=True, is_lengthened=True),
    Variant((1366, 690), "en", is_table_mode=True, is_lengthened=True),
    Variant((2560, 1440), "ja", is_largest=True),
    Variant((2560, 1440), "en", is_table_mode=True),
    Variant((1024, 700), "en"),
    Variant((1024, 700), "ja"),
    Variant((1024, 700), "en", is_other_font=True),
    Variant((1366, 690), "ja", is_table_mode=True, is_other_font=True),
)


@contextmanager
def other_font(window: MainWindow) -> Iterator[None]:
    """Every text with serifs, as a machine's own font may have them: the look is put on anew in it."""
    app = of_kind(QApplication, QApplication.instance())
    real = style._families
    number = QFontDatabase.addApplicationFont(str(serif_path()))
    style._families = lambda: QFontDatabase.applicationFontFamilies(number)  # type: ignore[assignment]
    _put_on(app, window)
    try:
        yield
    finally:
        style._families = real
        _put_on(app, window)


def _put_on(app: QApplication, window: MainWindow) -> None:
    app.setFont(style.text_font(app.font().pointSizeF()))
    window.bridge.changed.emit(frozenset({Change.LANGUAGE}))


def ask_for_new_sizes(window: MainWindow) -> None:
    """A window made in another font knows how wide its words are; of a change under it Qt tells no layout."""
    for one in window.findChildren(QWidget):
        if isinstance(one, QAbstractButton):  # keeps the size of its words until they change
            words = one.text()
            one.setText(f"{words} ")
            one.setText(words)
        one.updateGeometry()


@contextmanager
def longer_texts(window: MainWindow) -> Iterator[None]:
    """Every word of every text a third longer, as another language may have it."""
    real = Catalogue.format

    def longer(self: Catalogue, key: str, args: Any) -> str:
        return lengthened(real(self, key, {name: _shortened(value) for name, value in args.items()}))

    Catalogue.format = longer  # type: ignore[method-assign]
    try:
        window.bridge.changed.emit(frozenset({Change.LANGUAGE}))
        yield
    finally:
        Catalogue.format = real  # type: ignore[method-assign]
        window.bridge.changed.emit(frozenset({Change.LANGUAGE}))


_marks: dict[str, str] = {}


def _shortened(value: Any) -> Any:
    """A text put into another has been lengthened already."""
    return _marks.get(value, value) if isinstance(value, str) else value


def lengthened(text: str) -> str:
    """A text whose words are a third longer; numbers and signs stay."""
    longer = _WORD.sub(lambda found: found[0] + found[0][-1] * round(len(found[0]) * _LONGER), text)
    _marks[longer] = text
    return longer
