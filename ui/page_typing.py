"""Where characters typed beside any field go: to the line of the page shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.main_window import MainWindow


def type_on_page(window: MainWindow, text: str) -> bool:
    """Give typed characters to the page shown; False when it has no use for them."""
    match window.page:
        case "map":
            if not (window.docks.panels["prompt"].type_text(text) or window.map_view.type_text(text)):
                window.go_to_bar.open(text)
        case "start":
            window.start_page.type_text(text)
        case "rules":
            window.rules_page.type_text(text)
        case "refit":
            return window.desk.pages["refit"].type_text(text)
        case _:
            return False
    return True
