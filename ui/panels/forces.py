"""The counters of the game in play: naming them, finding them, and what the game counts of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from companion.kit.map_items import RosterGame
from companion.kit.now import acting_now
from companion.kit.panels import ChoiceList
from companion.reason import Reason
from ui import operations
from ui.look.icons import icon
from ui.panels.game_panel import GamePanel
from ui.panels.parts.make import part_view
from ui.panels.parts.still import Item
from ui.panels.roster_entry import RosterEntry
from ui.panels.setup_button import SetupButton
from ui.panels.stack_list import StackList
from ui.session.bridge import Change
from ui.session.counters import counters_of, mapped_game
from ui.session.message import Severity
from ui.session.names import roster_completions
from ui.session.panel_data import now_of, panels_of
from ui.session.roster_store import kept_roster
from ui.session.words import own_words
from ui.shell.actions import is_offered
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.fold import Fold, remembered_fold
from ui.widgets.layouts import clear
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QHideEvent

    from companion.kit.map_items import MappedGame
    from companion.kit.panels import Panel as PanelData
    from companion.kit.panels import Part
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge
    from ui.session.message import Message

_ACTIONS = {
    "move-counters": "move",
    "roll-call": "confirm",
    "setup-areas": "areas",
    "counter-sheet": "sheet",
}
FORCES_ID = "-forces"  # behind a game's id: its own panel of the forces
_REFUSED = ("name", "text")  # what of a reason says what was typed
_SCENARIO = "scenario"  # stands beside the factions for the game's own panel


class ForcesPanel(GamePanel):
    """One faction's roster and stacks, or the game's own panel of the forces.

    `stack_wanted(key)` when the player picks a stack.
    """

    stack_wanted = Signal(object)
    title_look = ""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "", parent)
        self.page = ""
        self._session: Session | None = None
        self._is_counted_anew = True  # the game's own panel, made when it is looked at
        self.roster, self.stacks = RosterEntry(bridge, self.texts, self._completions), StackList(self)
        self.setup = SetupButton(bridge)
        self.typing_line = self.roster.lines
        self.pages = Segments(())
        self._hint = WrappedLabel()
        self._hint.setObjectName("dim")
        self.buttons = {name: QPushButton() for name in _ACTIONS}
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        session, game = self.bridge.session, mapped_game(self.bridge)
        self._panel_id = f"{session.system.id}{FORCES_ID}" if session else ""
        self._show_pages(session.system.factions if session and game else ())
        if session is not self._session:  # another begins with whom it is up to
            self._session = session
            self.roster.lines.clear()
            self._show_side(self._opening(self.pages.values()))
        if session is not None and isinstance(game, RosterGame):
            self.roster.lines.setPlaceholderText(self.bridge.text(f"roster-hint-{session.system.id}"))
        for name, picture in _ACTIONS.items():
            self.buttons[name].setIcon(icon(picture, self.bridge.palette))
        self._is_counted_anew = True
        self._show_page(game)

    def show_faction(self, faction: str) -> None:
        """Show another faction's counters, or with "scenario" what the game counts of all."""
        if faction != self.page:
            self.stacks.in_reading_order()
        self.page = faction
        self._show_page(mapped_game(self.bridge))

    def show_part(self, panel_id: str) -> None:
        """Show the side that is to act."""
        self._show_side(self._acting(self.pages.values()))

    def unfold(self, panel_id: str) -> None:
        """Show what the game counts of all, with what may be told besides."""
        self.unfolded.add(_more_key(panel_id))
        self._is_counted_anew = True
        self._show_side(_SCENARIO)

    def hideEvent(self, event: QHideEvent) -> None:
        """What was read of one stack lies over no other when the panel comes again."""
        super().hideEvent(event)
        self.stacks.unfold(None)

    @property
    def is_scenario(self) -> bool:
        """Whether the game's own panel is shown."""
        return self.page == _SCENARIO

    # ---- inside --------------------------------------------------------------------------------

    def _show_side(self, faction: str) -> None:
        if faction and faction != self.page:
            self.show_faction(faction)
            self.pages.set_value(faction)

    def _items_of(self, data: PanelData) -> Iterator[Item]:
        """What may be told besides by typing is folded away: most evenings need little of it."""
        *others, last = data.parts
        is_typing = isinstance(last, ChoiceList)
        yield from super()._items_of(replace(data, parts=tuple(others) if is_typing else data.parts))
        if is_typing:
            yield Item(None, lambda: self._more(_more_key(data.id), last))

    def _more(self, key: str, choices: Part) -> Fold:
        words = self.bridge.text("forces-more")
        return remembered_fold(words, lambda: [part_view(self, choices, key=key)], key, self.unfolded)

    def _show_pages(self, factions: tuple[str, ...]) -> None:
        """A button for each faction and for the scenario; kept while they are the same."""
        has_own = panels_of(self.bridge).has(self._panel_id)
        pages = (*factions, _SCENARIO) if factions and has_own else factions
        if self.pages.values() != pages:
            clear(self._switch)
            self.pages = Segments(pages)
            self.pages.chosen.connect(self.show_faction)
            self._switch.addWidget(self.pages)
            self.pages.show()  # at once, be the panel shown just now
            self.page = self._opening(factions)
        for page in pages:
            key = "forces-scenario" if page == _SCENARIO else f"faction-{page}"
            self.pages.set_text(page, own_words(self.bridge, Reason(key)))
        if self.page:
            self.pages.set_value(self.page)

    def _opening(self, factions: tuple[str, ...]) -> str:
        """Whom the panel begins with: who is to act, or sets up next."""
        game = mapped_game(self.bridge)
        sets_up = game.sets_up_next(self.bridge.in_play.state) if game else ""
        return self._acting(factions) or sets_up or next(iter(factions), "")

    def _acting(self, factions: tuple[str, ...]) -> str:
        """The faction that is to act; none where nobody or somebody else is."""
        now = now_of(self.bridge)
        return next((one for one in factions if now and now.acting == acting_now(one)), "")

    def _show_page(self, game: MappedGame | None) -> None:
        is_bare = game is not None and not counters_of(self.bridge)
        self._hint.setText(self.bridge.text("forces-no-game" if game is None else "forces-none-named"))
        self._hint.setVisible(game is None or (is_bare and not self.is_scenario))
        for one in (self.roster, self.roster.button):
            one.setVisible(isinstance(game, RosterGame) and not self.is_scenario)
        self._offer_kept()
        self.setup.offer("" if game is None or self.is_scenario else self.page)
        self._tools.setVisible(game is not None)
        self._scenario.setVisible(self.is_scenario)
        self.stacks.setVisible(not self.is_scenario)
        if not self.is_scenario:
            self.stacks.show_faction(self.page)
        elif self._is_counted_anew:
            self._is_counted_anew = False
            super().refresh()

    def _completions(self, line: str) -> tuple[int, list[str]]:
        return roster_completions(self.bridge, self.page, line)

    def _name_counters(self, text: str) -> None:
        before = self.stacks.told()

        def named() -> None:
            self.roster.lines.clear()
            now = self.stacks.told()
            self.stacks.put_first([key for key, words in now.items() if words != before.get(key)])

        self.bridge.message.connect(self._mark_refused)
        operations.name_counters(self.bridge, self.page, text, named)
        self.bridge.message.disconnect(self._mark_refused)

    def _mark_refused(self, message: Message) -> None:
        if message.severity is Severity.ERROR:
            self.roster.mark(_typed(message.reason))

    def _offer_kept(self) -> None:
        """What an earlier session named is offered while this one has named nothing of the faction."""
        session = self.bridge.session
        if session is None or self.is_scenario or not isinstance(session.system, RosterGame):
            self.roster.offer("")
            return
        is_named = bool(session.system.roster_text(session.state, self.page))
        self.roster.offer("" if is_named else kept_roster(session.system.id, self.page))

    def _lay_out(self) -> None:
        self.switch, self._tools, self._scenario = QWidget(), QWidget(), QWidget()
        self._switch = QVBoxLayout(self.switch)
        self._switch.setContentsMargins(0, 0, 0, 0)
        row = FlowLayout(self._tools, even=True)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.roster.button)
        for name, button in self.buttons.items():
            row.addWidget(button)
            button.clicked.connect(lambda _checked=False, name=name: self.action_wanted.emit(name))
            self.texts.bind(f"forces-button-{name}", button.setText)
            button.setVisible(is_offered(name, self.bridge.base_board))
        outer = self._draw_in(self._scenario)
        outer.addWidget(self.switch)
        for widget in (self.roster, self.setup, self._tools, self._hint, self.stacks, self._scenario):
            outer.addWidget(widget)
        outer.addStretch(1)

    def _connect(self) -> None:
        self.roster.named.connect(self._name_counters)
        self.stacks.picked.connect(self.stack_wanted)
        self.stacks.pointed.connect(self.highlight)
        self.bridge.changed.connect(self._follow_selection)

    def _follow_selection(self, changes: frozenset[Change]) -> None:
        """Show the side whose counters lie in the hex that was tapped."""
        if Change.SELECTION not in changes or not self.isVisible():
            return
        here = [one.faction for one in counters_of(self.bridge) if one.hex == self.bridge.selected]
        if self.bridge.selected is not None and here and self.page not in here:
            self.show_faction(here[0])
            self.pages.set_value(self.page)


def _more_key(panel_id: str) -> str:
    """What is folded away of the game's panel."""
    return f"{panel_id}-more"


def _typed(reason: Reason | None) -> Iterator[str]:
    """What a refusal, and what it is about, say of what was typed."""
    while reason is not None:
        yield from (str(reason.args[name]) for name in _REFUSED if name in reason.args)
        reason = reason.about
