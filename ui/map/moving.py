"""Moving counters: the stack picked, what of it goes, and which stack is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from companion.kit.map_items import Motion
from companion.kit.tracing import TracedGame
from companion.latest import Latest
from companion.reason import CompanionError
from ui import operations
from ui.map.set_aside import Refused, SetAside, waiting_in
from ui.session.bridge import Change
from ui.session.counters import Stack, beside, mapped_game, stacks_of
from ui.session.message import Severity
from ui.session.names import counter_called

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapCounter, MappedGame, MapShade, StackKey
    from companion.kit.panels import Choice
    from companion.reason import Reason
    from companion.session.messages import Command
    from ui.session.bridge import SessionBridge
    from ui.session.message import Message

_Hand = tuple["StackKey | None", frozenset[str]]  # a stack, and what of it is to go
_NOTHING: _Hand = None, frozenset()
_due: Latest[Mapping[StackKey, Stack]] = Latest(most=2)
_in_order: Latest[Sequence[StackKey]] = Latest(most=2)
_PLAY = frozenset({Change.SESSION, Change.UNITS, Change.PHASE})


@dataclass(frozen=True, slots=True)
class _Step:
    """From a stack, of which some were to go, forwards or backwards to another one."""

    key: StackKey | None
    chosen: frozenset[str]
    by: int
    to: StackKey


@dataclass(frozen=True, slots=True)
class _Laid:
    """The stack put down, what of it was to go, and how the game stood and what was looked at by then."""

    key: StackKey
    chosen: frozenset[str]
    now: tuple[object, HexCoord | None]


class Moving(QObject):
    """What is in hand while counters are moved. `changed` when it is another stack, or another part of it.

    Stacks in the map's reading order follow one another, those of the faction in hand first; a stack
    that stays is passed over until the next phase. Counters that were set aside come after all others. As
    another phase begins the hand is put down: the first that waits then is taken; `put_down` where none does.
    """

    changed, put_down = Signal(), Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.is_on = False
        self.is_asking = False  # what a move would change: nothing moves
        self.key: StackKey | None = None
        self.chosen: frozenset[str] = frozenset()
        self.following: Choice | None = None  # what goes on with what was done last, or would do instead
        self.is_instead = False
        self._leading: Latest[tuple[Choice, ...]] = Latest(most=2)
        self._doing = ""  # the formation with which something was begun
        self._order: list[StackKey] = []  # in which stacks are picked from now on
        self._due: frozenset[StackKey] = frozenset()
        self._has_waited = False  # anybody, in this phase
        self._staying: set[StackKey] = set()
        self._laid: _Laid | None = None
        self._laid_at: object = None  # how the game stood as everything was put down
        self._hands: dict[int, _Hand] = {}  # by the step done last by then
        self._at = 0  # that step
        self._stepped: _Step | None = None  # from one stack to the next, and nothing done since
        self._left_for: tuple[StackKey, StackKey | None, frozenset[str]] | None = None  # which, what was left
        self._aside = SetAside()
        self._refusal: Refused | None = None  # told last
        self._tried: Command | None = None  # the move under way
        self._is_arriving = False  # what waits anew came there by the move under way
        bridge.changed.connect(self._on_changed)
        bridge.message.connect(self._note_refusal)

    # ---- what is in hand -----------------------------------------------------------------------

    @property
    def can_ask(self) -> bool:
        """Whether the game can tell what a move would change."""
        session = self._bridge.session
        return session is not None and isinstance(session.system, TracedGame)

    @property
    def stack(self) -> Stack:
        """The stack picked; empty for none."""
        return stacks_of(self._bridge).get(self.key, ()) if self.key else ()

    @property
    def going(self) -> Stack:
        """What of it goes."""
        return tuple(counter for counter in self.stack if counter.id in self.chosen)

    @property
    def _going_ids(self) -> list[str]:
        return [counter.id for counter in self.going]

    @property
    def due(self) -> tuple[StackKey, ...]:
        """The stacks that wait to be moved, in order; behind them those that were set aside."""
        waiting = _due_of(stacks_of(self._bridge))
        faction = self.key.faction if self.key else next(iter(waiting)).faction if waiting else ""
        in_order = _in_order.of((waiting, faction), lambda: sorted(waiting, key=_reading(faction)))
        due = [key for key in in_order if key not in self._staying]
        return tuple(sorted(due, key=lambda key: self._aside.lateness(waiting[key])) if self._aside else due)

    @property
    def is_business(self) -> bool:
        """Whether moving is what the phase is about, or was: somebody waits or has moved."""
        every = stacks_of(self._bridge).values()
        moves = any(counter.motion is not Motion.FREE for stack in every for counter in stack)
        return moves or self._has_waited

    @property
    def aside(self) -> int:
        """How many counters that wait were set aside."""
        stacks = stacks_of(self._bridge).values() if self._aside else ()
        return sum(counter.id in self._aside for stack in stacks for counter in waiting_in(stack))

    @property
    def refusal(self) -> Reason | None:
        """Why what is in hand was set aside before; None where its move would be legal by now."""
        return self._aside.reason_for(self._going_ids, self._bridge.session)

    # ---- picking -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Take the first stack that waits, unless one is in hand; one in the hex looked at comes first.

        What was put down a moment ago, with nothing done nor looked at since, is in hand again. Once
        something is done, what had been refused comes in its turn.
        """
        self.is_on = True
        self._note_due()
        laid, self._laid = self._laid, None
        if self._laid_at is not self._now[0]:
            self._aside.clear()
        if laid is not None and laid.now == self._now:
            self._pick(laid.key, laid.chosen)
        elif not self.stack and not self._pick_selected():
            self._pick(next(iter(self.due), None))

    def _pick_selected(self) -> bool:
        """Take the stack of the hex in sight in hand: while any waits, one that moves now or has moved."""
        here = self._bridge.selected
        there = [stack for key, stack in stacks_of(self._bridge).items() if key.hex == here]
        moves = any(counter.motion is not Motion.FREE for stack in there for counter in stack)
        return here is not None and (moves or not self.due) and self.pick_in(here)

    def forget_laid(self) -> None:
        """What was put down is taken up by whoever picks it: something else was looked at since."""
        self._laid = None

    def end(self) -> None:
        """Put everything down."""
        self._laid = _Laid(self.key, self.chosen, self._now) if self.key else None
        self._laid_at = self._now[0]
        self.is_on = self.is_asking = False
        self._pick(None)

    def pick(self, key: StackKey | None, chosen: frozenset[str] = frozenset()) -> None:
        """Take a stack in hand, or none; those of it that were chosen before, else who is likely to go."""
        self._pick(key, chosen)

    def pick_in(self, hex_: HexCoord) -> bool:
        """Take a stack in a hex in hand: first one that waits, then the next at each call.

        Where there is but one, a second call leads back to the stack left for it, or to none.
        """
        there = [key for key in stacks_of(self._bridge) if key.hex == hex_]
        if not there:
            return False
        there.sort(key=lambda key: key not in self.due)
        at = there.index(self.key) + 1 if self.key in there else 0
        wanted, left = there[at % len(there)], self._left_for
        self._left_for = None
        if wanted != self.key:
            self._left_for = wanted, self.key, self.chosen
            self._pick(wanted)
        elif left is not None and left[0] == wanted:
            self._pick(*left[1:])
        return True

    def call(self, typed: str) -> bool:
        """Take a counter in hand that waits and is called so, as a tap on it does; False where none is."""
        stacks = stacks_of(self._bridge)
        waiting = {one.id: key for key in self.due for one in waiting_in(stacks[key])}
        called = counter_called(self._bridge, waiting, typed)
        if called is None:
            return False
        self._bridge.unsay("refusal")
        self._pick(waiting[called], frozenset((called,)))
        return True

    def has_friends(self, hex_: HexCoord) -> bool:
        """Whether another stack of the side in hand lies in a hex."""
        side = self.key.faction if self.key else ""
        return any(
            key.hex == hex_ and key.faction == side for key in stacks_of(self._bridge) if key != self.key
        )

    def takes(self, hex_: HexCoord) -> bool:
        """Take another own stack there in hand for a hex typed, as a tap does: where nothing in hand moves.

        What still waits goes there instead, or is refused: what is typed ahead is for the next in its turn.
        """
        is_done = all(counter.motion is Motion.DONE for counter in self.going)
        return bool(self.going) and is_done and self.has_friends(hex_) and self.pick_in(hex_)

    def step(self, by: int) -> None:
        """Take the next stack that waits in hand, or the one before; a step back leads to what was left."""
        waiting = tuple(self.due)
        if not waiting:
            return
        step = _Step(self.key, self.chosen, by, beside(waiting, self.key, by))
        back, self._stepped = self._stepped, step
        if back is not None and (back.to, back.by) == (self.key, -by):
            self._stepped = None
            self._pick(back.key, back.chosen)
        else:
            self._pick(step.to)

    def choose(self, kind: Sequence[MapCounter]) -> None:
        """One more of some like counters goes; after all of them none."""
        ids = [counter.id for counter in kind]
        gone = [id_ for id_ in ids if id_ in self.chosen]
        count = (len(gone) + 1) % (len(ids) + 1)
        self.chosen = self.chosen - frozenset(ids) | frozenset(ids[:count])
        self.following, self.is_instead = None, False
        self._tell()

    def choose_only(self, group: Sequence[MapCounter]) -> None:
        """Some of the stack go and nobody else; after them alone all go again."""
        only = frozenset(counter.id for counter in group)
        everybody = frozenset(counter.id for counter in self.stack)
        self.chosen = everybody if self.chosen == only else only
        self.following = None
        self._tell()

    # ---- doing ---------------------------------------------------------------------------------

    def move_to(self, hex_: HexCoord) -> bool:
        """Move what goes to a hex, and take the next stack in hand; False when it is refused.

        While asking, nothing moves: what it would change is told.
        """
        system, session = mapped_game(self._bridge), self._bridge.session
        if system is None or session is None or not self.going:
            return False
        if self.is_asking:
            return operations.ask_what_if(self._bridge, self._going_ids, hex_)
        try:
            command = system.move_counters(session.state, self._going_ids, hex_)
        except CompanionError as refusal:
            self._bridge.say(refusal.reason, Severity.ERROR, slot="refusal")
            self._offer_instead(hex_)
            return False
        self._is_arriving, self._tried, going = True, command, self._going_ids
        is_done = operations.execute(self._bridge, command)
        self._is_arriving, self._tried = False, None
        if self._aside.take_back(going) if is_done else self._aside.tell_anew(going, self._refusal):
            self.changed.emit()
        if not is_done:
            self._offer_instead(hex_)
        return is_done

    def _offer_instead(self, hex_: HexCoord) -> None:
        """What may be done to a hex that nobody may go to, as fire at it, is one tap away."""
        wanted = (one for one in self.choices() if one.is_plain and _concerns(one, hex_))
        self.following = next(wanted, None)
        self.is_instead = self.following is not None
        if self.is_instead:
            self.changed.emit()

    def let_ask(self, is_on: bool) -> None:
        """Let moves be asked about in place of made, or made again."""
        self.is_asking = is_on

    def set_aside(self) -> None:
        """What goes was refused: it comes again behind all others, and the next takes its turn."""
        if self._bridge.session is None or self._bridge.session.state.waiting:
            return
        self._aside.put(self._going_ids, self._refusal)
        order = [key for key in self._rotated() if not self._is_late(key)]
        self._pick(next(iter([*order, *self.due]), self.key))

    def stay(self) -> None:
        """The stack in hand does not move in this phase; take the next one."""
        if self.key is None:
            return
        order = self._rotated()
        self._staying.add(self.key)
        self._pick(next((key for key in order if key in self.due), None))

    def choices(self) -> Sequence[Choice]:
        """What else may be done with what goes."""
        return self._choices_of(self._going_ids)

    @property
    def offered(self) -> tuple[Choice, ...]:
        """What has a button: how something goes on, else what the phase is for."""
        if self.following:
            return (self.following,)
        session = self._bridge.session
        now = (session.system, session.state) if session else ()  # a map corrected leaves the state as it is
        return self._leading.of((*now, self.chosen), self._find_leading)

    def _find_leading(self) -> tuple[Choice, ...]:
        ids = self._going_ids
        game = self._game_for(ids)
        leading = game.leading_choices(self._bridge.in_play.state, ids) if game else ()
        return tuple(sorted((one for one in leading if one.is_legal), key=lambda one: not one.is_plain))

    def _choices_of(self, ids: Collection[str]) -> Sequence[Choice]:
        game = self._game_for(ids)
        return game.counter_choices(self._bridge.in_play.state, list(ids)) if game else ()

    def do(self, choice: Choice) -> None:
        """Do something else with what goes, and take in hand with whom that goes on, if with anyone."""
        formations = {counter.formation for counter in self.going} - {""}
        if operations.execute(self._bridge, choice.build()) and len(formations) == 1:
            self._doing = formations.pop()
            self._pick(next((key for key in self.due if self._going_on(key)[1]), self.key))

    def _going_on(self, key: StackKey) -> tuple[frozenset[str], Choice | None]:
        """Who in a stack is of the formation with which something was begun, and how that goes on."""
        waiting = waiting_in(stacks_of(self._bridge).get(key, ())) if self._doing else ()
        mates = frozenset(one.id for one in waiting if one.formation == self._doing)
        choices = (one for one in self._choices_of(mates) if one.goes_on and one.is_plain)
        return mates, next(choices, None)

    def reach(self) -> Sequence[MapShade]:
        """Where what goes may go, as the game knows it."""
        ids = self._going_ids
        game = self._game_for(ids)
        return game.reach(self._bridge.in_play.state, ids) if game else ()

    def _game_for(self, ids: Collection[str]) -> MappedGame | None:
        """The game, to be asked of some counters; of none it has nothing to say."""
        return mapped_game(self._bridge) if ids else None

    # ---- inside --------------------------------------------------------------------------------

    @property
    def _now(self) -> tuple[object, HexCoord | None]:
        session = self._bridge.session
        return session.state if session else None, self._bridge.selected

    def _pick(self, key: StackKey | None, chosen: frozenset[str] = frozenset()) -> None:
        self.key, self.is_instead = key, False
        mates, self.following = self._going_on(key) if key else (frozenset(), None)
        self.chosen = mates if self.following else chosen or frozenset(self._first_chosen())
        self._order = self._rotated()
        self._tell()

    def _tell(self) -> None:
        """What is in hand is another; undo leads back to it."""
        if self.is_on and self._bridge.session is not None:
            self._at = self._bridge.session.last_step
            self._hands[self._at] = self.key, self.chosen
        self.changed.emit()

    def _first_chosen(self) -> list[str]:
        """What is likely to go: one counter of those off the map, all of a stack there that has not moved.

        What was refused comes behind the rest of its stack.
        """
        stack, due = self.stack, [counter.id for counter in waiting_in(self.stack)]
        if not stack or stack[0].hex is None:
            return sorted(due or [counter.id for counter in stack], key=self._aside.late)[:1]
        fresh = [counter.id for counter in stack if not due or not counter.is_moved]
        return [id_ for id_ in fresh if id_ not in self._aside] or fresh

    def _rotated(self) -> list[StackKey]:
        """The stacks that wait, from the one in hand on; behind them those that were set aside."""
        waiting = list(self.due)
        at = waiting.index(self.key) if self.key in waiting else 0
        if not self._aside:
            return waiting[at:] + waiting[:at]
        if self.key in waiting and self._is_late(self.key):
            return [self.key, *waiting[:at], *waiting[at + 1 :]]
        stacks = stacks_of(self._bridge)
        return sorted(waiting[at:] + waiting[:at], key=lambda key: self._aside.lateness(stacks[key]))

    def _is_late(self, key: StackKey) -> bool:
        return self._aside.lateness(stacks_of(self._bridge).get(key, ())) > 0

    def _note_refusal(self, message: Message) -> None:
        if message.severity is Severity.ERROR:
            self._refusal = Refused(message.reason, self._tried)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.SESSION in changes:
            self._hands.clear()
        if changes & {Change.PHASE, Change.SESSION}:
            self._staying.clear()
            self._aside.clear()
            self._doing = ""
            self._has_waited = False
        if changes & _PLAY:
            self._stepped = None
        if self.is_on and changes & _PLAY:
            self._follow(is_new_phase=bool(changes & {Change.PHASE, Change.SESSION}))

    def _follow(self, *, is_new_phase: bool) -> None:
        """What undo brought back is next; else the stack in hand while it waits; else the one after it.

        Undo and redo lead back to what was in hand by then.
        """
        before, due = self._due, self.due
        self._note_due()
        if (held := self._held_by_then()) is not None:
            self._pick(*held)
            return
        if is_new_phase:
            self._pick(next(iter(due), None))
            if not due:
                self.put_down.emit()
            return
        back = [] if self._is_arriving else [key for key in due if key not in before]
        wanted = [*back[:1], *self._order, *due]
        following = next((key for key in wanted if key in self._due), None)
        if following is not None or self.key in before or not self.stack:
            self._pick(following)
        else:
            self._keep()

    def _held_by_then(self) -> tuple[StackKey, frozenset[str]] | None:
        """What was in hand where undo or redo has led to; a new step was never the last one before."""
        at = self._bridge.session.last_step if self._bridge.session is not None else 0
        is_other, self._at = at != self._at, at
        key, chosen = self._hands.get(at, _NOTHING)
        return (key, chosen) if is_other and key is not None and key in stacks_of(self._bridge) else None

    def _keep(self) -> None:
        """The stack in hand waits for nobody: it stays in hand as far as it is still there."""
        if self.is_instead:  # and what was offered is done, or is another thing by now
            self.following, self.is_instead = None, False
        here = frozenset(counter.id for counter in self.stack)
        self.chosen = self.chosen & here or frozenset(self._first_chosen())
        self._tell()

    def _note_due(self) -> None:
        self._due = frozenset(self.due)
        self._has_waited = self._has_waited or bool(self._due)


def _due_of(stacks: Mapping[StackKey, Stack]) -> Mapping[StackKey, Stack]:
    """The stacks with counters that wait to be moved."""
    return _due.of((stacks,), lambda: {key: stack for key, stack in stacks.items() if waiting_in(stack)})


def _concerns(choice: Choice, hex_: HexCoord) -> bool:
    """Whether that is done to a hex, or to several of which it is one."""
    return any(
        value == hex_ or (isinstance(value, tuple) and hex_ in value) for value in choice.values.values()
    )


def _reading(faction: str) -> Callable[[StackKey], tuple[object, ...]]:
    """The stacks of one faction before all others."""
    return lambda key: (key.faction != faction, *key.reading_order)
