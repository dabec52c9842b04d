"""Pages of HTML on paper: a printer, or a PDF that holds its own fonts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from ui.look.style import text_font

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

_POINTS = 10
_MARGIN = 12.0  # millimetres
_LOCAL_FORMS = QFont.Tag("locl")


def print_page(parent: QWidget, html: str, name: str) -> None:
    """Let the player print a page; `name` is what the printer calls it."""
    printer = QPrinter()
    printer.setDocName(name)
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)  # as pictures on the page are measured for
    if QPrintDialog(printer, parent).exec():
        _document(html).print_(printer)


def pdf_of(html: str, title: str) -> bytes:
    """A page as an A4 PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setPageLayout(_layout())
    _document(html).print_(writer)
    del writer  # as it goes it ends the file
    return bytes(buffer.data().data())


def png_of(image: QImage) -> bytes:
    """A picture as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants bytes, which Qt refuses
    return bytes(buffer.data().data())


def _layout() -> QPageLayout:
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    size, landscape = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape
    return QPageLayout(size, landscape, margins, QPageLayout.Unit.Millimeter)


def _document(html: str) -> QTextDocument:
    """The page in a font that writes Japanese too."""
    document, font = QTextDocument(), text_font(_POINTS)
    # among Latin letters a font for Japanese has figures of its own, of which a PDF cannot tell what they are
    font.setFeature(_LOCAL_FORMS, 0)
    document.setDefaultFont(font)
    document.setHtml(html)
    return document
