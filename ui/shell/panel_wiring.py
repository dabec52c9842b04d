"""What the panels ask of the map, of one another and of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.cards.prompt import PromptPanel
from ui.map.correct_hand import CorrectHand
from ui.map.list_taps import ListTaps
from ui.map.tools.correct import CorrectTool
from ui.map.tools.move import MoveTool
from ui.panels.forces import ForcesPanel
from ui.panels.hex_panel import HexPanel
from ui.panels.log_panel import LogPanel
from ui.panels.marker_tray import MarkerTray
from ui.panels.sight_panel import SightPanel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.board.legend import Brush
    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import StackKey
    from companion.sight.marker_kinds import MarkerKind
    from ui.map.view import MapView
    from ui.panels.panel import Panel
    from ui.shell.docks import Docks
    from ui.shell.main_window import MainWindow


def connect_docks(window: MainWindow, docks: Docks) -> None:
    """Where the panel of the hex is out of sight, what the tool for corrections has in hand is on the map."""
    card = window.map_view.correct_card
    docks.by_id["hex"].visibilityChanged.connect(lambda is_shown: card.want(not is_shown))


def connect_panel(window: MainWindow, docks: Docks, panel: Panel) -> None:
    """Let a panel that was made reach what it asks for."""
    view = window.map_view
    panel.hexes_highlighted.connect(view.highlight)
    panel.way_wanted.connect(view.show_way)
    panel.hex_wanted.connect(view.ensure_visible_hex)
    panel.aim_wanted.connect(view.aim)
    panel.action_wanted.connect(window.run_action)
    panel.rule_wanted.connect(window.show_rule)
    panel.brush_wanted.connect(lambda brush, hex_: _draw_with(window, brush, hex_))
    match panel:
        case SightPanel():
            window.actions_by_id.attach(panel.entry)
            view.hex_hovered.connect(panel.light)
        case MarkerTray():
            panel.marker_taken.connect(view.take_marker)
            panel.put_wanted.connect(lambda kind, hexes: _put_markers(view, panel, kind, hexes))
            view.typing.append(panel.type_text)
            view.tool_changed.connect(panel.show_tool)
            panel.show_tool(view.tool.id)
        case PromptPanel():
            panel.is_telling = window.message_bar.is_telling
            panel.asks_about.connect(view.light_asked)
            panel.asked.connect(lambda is_waiting: _show_or_hide_prompt(window, docks, is_waiting))
            panel.wants_other_height.connect(docks.fit_card)
        case LogPanel():
            panel.correction_wanted.connect(lambda seq: _correct_entry(docks, seq))
        case HexPanel():
            _connect_drawing(window, panel)
            panel.play.move_wanted.connect(lambda hex_: _move_from(window, hex_))
        case ForcesPanel():
            taps = ListTaps(view)
            panel.stack_wanted.connect(lambda key: _take_listed(window, taps, key))


def _take_listed(window: MainWindow, taps: ListTaps, key: StackKey) -> None:
    """A stack of a list; a tap on the tool that was in hand leads back as well as the same tap."""
    window.tool_way.leave_for(MoveTool.id)
    taps.take(key)
    window.tool_way.arrive()


def _move_from(window: MainWindow, hex_: HexCoord) -> None:
    """The counters of the hex that the panel tells of, whosever turn it is to move."""
    window.take_tool(MoveTool.id)
    moving = window.map_view.tool_of(MoveTool).moving
    if moving.key is None or moving.key.hex != hex_:
        moving.pick_in(hex_)


def _put_markers(view: MapView, tray: MarkerTray, kind: MarkerKind, hexes: Sequence[HexCoord]) -> None:
    """Markers whose hexes were typed; what must be asked is asked beside the line."""
    below = tray.line.mapToGlobal(tray.line.rect().bottomLeft())
    if not view.toggle_markers(hexes, kind, below):
        tray.put_back()
    view.ensure_visible_hex(hexes[-1])


def _show_or_hide_prompt(window: MainWindow, docks: Docks, is_waiting: bool) -> None:
    """What is asked comes before the player, and goes away when it is answered; pages ask themselves."""
    if not is_waiting:
        docks.put_away("prompt")
        return
    docks.bring("prompt")
    if docks.is_shown("prompt"):
        window.focus_keeper.give()


def _correct_entry(docks: Docks, seq: int) -> None:
    docks.prompt.open_correction(seq)


def _connect_drawing(window: MainWindow, panel: HexPanel) -> None:
    """What the tool for corrections has in hand stands in the panel of the hex, or on the map without it."""
    view = window.map_view

    def make_hand() -> CorrectHand:
        hand = CorrectHand(view.tool_of(CorrectTool))
        view.typing.append(hand.type_text)
        return hand

    def show_hand(tool_id: str) -> None:
        panel.show_hand(make_hand if tool_id == CorrectTool.id else None)

    view.tool_changed.connect(show_hand)
    show_hand(view.tool.id)


def _draw_with(window: MainWindow, brush: Brush, hex_: HexCoord) -> None:
    window.take_tool(CorrectTool.id)
    window.map_view.tool_of(CorrectTool).take(brush)
    window.map_view.ensure_visible_hex(hex_)
