"""What the Now strip asks of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.map.tools.move import MoveTool
from ui.pages.procedure_page import ProcedurePage
from ui.panels.forces import FORCES_ID, ForcesPanel
from ui.panels.game_pages import GamePages, pages_of
from ui.session.counters import stacks_of
from ui.shell.dock_specs import DOCKS, TRACKER
from ui.shell.page_typing import card_in_use

if TYPE_CHECKING:
    from collections.abc import Collection

    from ui.shell.main_window import MainWindow
    from ui.shell.now_strip import NowStrip


def connect_strip(window: MainWindow, strip: NowStrip) -> None:
    """Let the strip bring what is due, and say Stay while the window asks whether to go on."""
    window.message_bar.turned.connect(strip.set_message)
    strip.onward.clicked.connect(window.focus_keeper.leave_button)  # one key, one step
    strip.unfold_wanted.connect(lambda: window.toggle_dock(TRACKER))
    strip.answer_wanted.connect(lambda: _bring_question(window))
    strip.action_wanted.connect(lambda action_id: _run(window, action_id))
    strip.panel_wanted.connect(lambda panel_id: _bring_page(window, panel_id))
    strip.counters_wanted.connect(lambda ids: _take_first(window, ids))


def _run(window: MainWindow, action_id: str) -> None:
    """Run an action; what leads to the page that is shown leads to what it wants, not away from it."""
    page = window.desk.pages.get(window.page)
    if action_id == window.page and isinstance(page, ProcedurePage):
        page.show_due()
    else:
        window.run_action(action_id)


def _bring_question(window: MainWindow) -> None:
    """What waits for an answer comes back to who put it off, where they are if that page asks."""
    card_in_use(window).come_back()


def _take_first(window: MainWindow, ids: Collection[str]) -> None:
    """Take in hand the first stack that waits with one of these counters; for none of them none."""
    view, stacks = window.map_view, stacks_of(window.bridge)
    waiting = view.tool_of(MoveTool).moving.due if ids else ()
    found = (key for key in waiting if any(counter.id in ids for counter in stacks[key]))
    if (key := next(found, None)) is not None:
        view.take_stack(key)


def _bring_page(window: MainWindow, panel_id: str) -> None:
    """A panel of the game: one of its pages, or in a dock of its own; else where turn and phase are told."""
    own = next((spec.id for spec in DOCKS if spec.shows and panel_id.startswith(spec.shows)), "")
    if any(panel.id == panel_id for panel in pages_of(window.bridge)):
        window.bring_dock("game")
        window.docks.panel("game", GamePages).show_page(panel_id)
    elif panel_id.endswith(FORCES_ID):
        window.bring_dock("forces")
        window.docks.panel("forces", ForcesPanel).show_acting()
    else:
        window.bring_dock(own or TRACKER)
        window.docks.panels[own or TRACKER].show_part(panel_id)
