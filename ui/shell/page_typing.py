"""Where characters typed beside any field go: to the line of the page shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from ui.widgets.layouts import scrolling

if TYPE_CHECKING:
    from ui.cards.prompt import PromptPanel
    from ui.panels.panel import Panel
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
        case "new-session":
            from ui.pages.new_session import NewSessionPage

            window.desk.page(NewSessionPage).type_text(text)
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

    Who has chosen whose counters are named by keys types on into the line for them, be it by way of what
    scrolls it.
    """
    prompt, line = asking(window), _line_beside(window)
    if prompt is None and line is not None:
        line.setFocus(Qt.FocusReason.TabFocusReason)
        line.insertPlainText(text)
        return
    text = prompt.let_go() + text if prompt else text
    if not (prompt or window.map_view).type_text(text):
        window.palette_widget.hide()
        window.go_to_bar.open(text)


def _line_beside(window: MainWindow) -> QPlainTextEdit | None:
    """The line in sight of the panel whose switch has the keyboard, or what scrolls it."""
    holder = QApplication.focusWidget()
    if holder is None:
        return None
    lines = (panel.typing_line for panel in window.docks.panels.values() if _frames(panel, holder))
    return next((line for line in lines if line and line.isVisible()), None)


def _frames(panel: Panel, holder: QWidget) -> bool:
    return holder is scrolling(panel) or (panel.switch is not None and panel.switch.isAncestorOf(holder))
