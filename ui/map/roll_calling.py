"""Calling the roll: the stack in hand, what is told of it, and which comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from companion.kit.map_items import StackKey
from companion.kit.roll_call import confirming, mending, own_stacks, place_in_roll, unconfirmed
from companion.latest import Latest
from companion.reason import Reason
from ui import operations
from ui.session.bridge import Change
from ui.session.counters import beside, counters_of
from ui.session.message import Message, Severity
from ui.session.roll_call import roll_game
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.roll_call import Stacks
    from companion.session.messages import Command
    from ui.session.bridge import SessionBridge
    from ui.session.counters import Stack

_PLAY = frozenset({Change.SESSION, Change.UNITS, Change.PHASE, Change.SECRETS})
_stacks: Latest[Stacks] = Latest({})
_due: Latest[tuple[StackKey, ...]] = Latest(())


class RollCalling(QObject):
    """Stacks in reading order, each until it is confirmed in the turn under way.

    `changed` when another is in hand. A place in hand may be one where nothing is tracked. What is taken back
    is asked anew: the stack that it was told of is in hand again.
    """

    changed = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.is_on = False
        self.key: StackKey | None = None
        self._told: dict[int, StackKey] = {}  # by the step that was the last one by then
        self._at = 0  # that step now
        bridge.changed.connect(self._on_changed)

    @property
    def stacks(self) -> Stacks:
        """Every stack of the roll, from its top."""
        game = roll_game(self._bridge)
        if game is None:
            return {}
        state = self._bridge.in_play.state
        return asked(self._bridge, lambda: _stacks.of((state, game), lambda: own_stacks(game, state)), {})

    @property
    def due(self) -> tuple[StackKey, ...]:
        """The stacks still to be confirmed."""
        game = roll_game(self._bridge)
        if game is None:
            return ()
        state = self._bridge.in_play.state
        return asked(self._bridge, lambda: _due.of((state, game), lambda: unconfirmed(game, state)), ())

    @property
    def stack(self) -> Stack:
        """What is tracked in the place in hand."""
        return self.stacks.get(self.key, ()) if self.key else ()

    @property
    def is_back(self) -> bool:
        """Whether what was told of the stack in hand was taken back, and nothing done since."""
        return self.key is not None and self._told.get(self._at) == self.key

    def begin(self) -> None:
        """Take the first stack in hand that is not confirmed."""
        self.is_on = True
        self._told, self._at = {}, self._bridge.in_play.last_step
        self._pick(next(iter(self.due), None))

    def end(self) -> None:
        """Stop; what was told stays."""
        self.is_on = False
        self._pick(None)

    def step(self, by: int) -> None:
        """Pass to the next stack that is due, or the one before, and tell nothing of this one."""
        due = self.due
        if due:
            self._pick(beside(due, self.key, by))

    def pick_in(self, hex_: HexCoord) -> None:
        """Take what stands in a hex in hand, the next of several at each call; else the empty hex."""
        there = [key for key in self.stacks if key.hex == hex_]
        at = there.index(self.key) + 1 if self.key in there else 0
        self._pick(there[at % len(there)] if there else StackKey(self._faction, hex_))

    def turn_side(self) -> None:
        """The place in hand is the other side's."""
        game = roll_game(self._bridge)
        if game is not None and self.key is not None and self._bridge.session is not None:
            sides = self._bridge.session.system.factions
            at = sides.index(self.key.faction) + 1 if self.key.faction in sides else 0
            self._pick(self.key._replace(faction=sides[at % len(sides)]))

    def same(self) -> bool:
        """It stands there as it is tracked; the next one is in hand."""
        game = roll_game(self._bridge)
        if game is None or self.key is None or not self.stack:
            return False
        return self._do([confirming(game, self._bridge.in_play.state, self.key)])

    def tell(self, text: str) -> bool:
        """What stands there is what is typed; NameUnclearError for what no counter is called."""
        game = roll_game(self._bridge)
        if game is None or self.key is None:
            return False
        key, before = self.key, self.stack
        commands = mending(game, self._bridge.in_play.state, key, text)
        is_done = not commands or self._do(commands)
        if is_done:
            self._tell_gone(key, before)
        return is_done

    def _tell_gone(self, key: StackKey, before: Stack) -> None:
        """Who was tracked there and was not typed is off the map now."""
        off = {one.id for one in counters_of(self._bridge) if one.hex is None}
        names = [self._bridge.reason_text(one.name) for one in before if one.id in off]
        if names and key.hex is not None:
            args = {"hex": self._bridge.hex_name(key.hex), "names": self._bridge.catalogue.join(names)}
            reason = Reason("roll-call-gone", args=args)
            self._bridge.message.emit(Message(Severity.INFO, reason, slot="news"))

    def _do(self, commands: Sequence[Command]) -> bool:
        here, at = self.key, self._at
        if len(commands) == 1:
            is_done = operations.execute(self._bridge, commands[0])
        else:
            is_done = operations.execute_together(self._bridge, commands)
        if is_done:
            if here is not None:
                self._told[at] = here
            self._pick(self._next_of(here))
        return is_done

    def _next_of(self, key: StackKey | None) -> StackKey | None:
        """The stack after one in reading order, of those that are still due; after the last the first."""
        game, due = roll_game(self._bridge), self.due
        if key is None or game is None:
            return next(iter(due), None)
        place = place_in_roll(game, key)
        return next((one for one in due if place_in_roll(game, one) > place), next(iter(due), None))

    @property
    def _faction(self) -> str:
        """Whose a place is where nothing is tracked: the last one's, else the first stack's or side's."""
        if self.key is not None:
            return self.key.faction
        return next((key.faction for key in self.stacks), self._bridge.in_play.system.factions[0])

    def _pick(self, key: StackKey | None) -> None:
        self.key = key
        self.changed.emit()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if not self.is_on or not changes & _PLAY or self._bridge.session is None:
            return
        before, self._at = self._at, self._bridge.in_play.last_step
        if self._at < before and self._at in self._told:
            self.key = self._told[self._at]
        self.changed.emit()
