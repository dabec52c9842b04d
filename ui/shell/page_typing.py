"""Where characters typed beside any field go: to the line of the page shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ui.cards.prompt import PromptPanel
    from ui.shell.main_window import MainWindow


def asking(window: MainWindow) -> PromptPanel | None:
    """The card of what is asked, where it is in sight."""
    page = window.desk.pages.get(window.page)
    prompt = window.docks.prompt if window.is_map_shown else getattr(page, "prompt", None)
    return prompt if prompt is not None and prompt.isVisible() and prompt.is_asking else None


def card_in_use(window: MainWindow) -> PromptPanel:
    """The card of the page shown; where that has none, the map's, which is brought."""
    prompt = getattr(window.desk.pages.get(window.page), "prompt", None)
    if prompt is None:
        window.show_map()
    return prompt or window.docks.prompt


def type_on_page(window: MainWindow, text: str) -> bool:
    """Give typed characters to the page shown; False when it has no use for them."""
    match window.page:
        case "map":
            _type_on_map(window, text)
        case "start":
            window.start_page.type_text(text)
        case "rules":
            window.rules_page.type_text(text)
        case "facts":
            from ui.pages.facts_page import FactsPage

            window.desk.page(FactsPage).type_text(text)
        case "readings":
            from ui.pages.readings_page import ReadingsPage

            window.desk.page(ReadingsPage).type_text(text)
        case "procedure":
            from ui.pages.procedure_page import ProcedurePage

            return window.desk.page(ProcedurePage).type_text(text)
        case _:
            return False
    return True


def _type_on_map(window: MainWindow, text: str) -> None:
    """What is asked comes first; it wants one letter, so that two are a hex to go to.

    Who has chosen whose counters are named by keys types on into the line for them.
    """
    prompt, line = asking(window), _line_beside(QApplication.focusWidget())
    if prompt is None and line is not None:
        line.setFocus(Qt.FocusReason.TabFocusReason)
        line.insertPlainText(text)
        return
    text = prompt.let_go() + text if prompt else text
    if not (prompt or window.map_view).type_text(text):
        window.palette_widget.hide()
        window.go_to_bar.open(text)


def _line_beside(holder: QWidget | None) -> QPlainTextEdit | None:
    """The line that a choice which has the keyboard is made for, where it is in sight."""
    segments = holder.parentWidget() if holder else None
    line = segments.line if isinstance(segments, Segments) else None
    return line if line is not None and line.isVisible() else None
