"""The journal: every entry, in order, and the state they fold into.

Nothing is deleted. Acts (what a command did) can be undone: an `Undone` event takes them back and a
`Redone` puts them back. Loading folds the recorded events and decides nothing again.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.reason import Reason
from companion.session.changes import Barrier, Changes
from companion.session.entries import Body, Entry
from companion.session.errors import StoreError
from companion.session.evolve import evolve_all
from companion.session.history import Entries, States
from companion.session.messages import Event
from companion.session.seats import Seats, one_a_faction
from companion.session.secrets.hands import HandsGame, hands_of
from companion.session.secrets.sealing import Seal
from companion.session.secrets.veil import VeiledGame, is_veiled
from companion.session.standing import Corrected, Redone, Standing, StandingEvent, Undone
from companion.session.state import TABLE, PlayState, Scope


@dataclass(frozen=True, slots=True)
class Act:
    """The entries of one command: one, or a secret one with the public one joined to it."""

    seqs: tuple[int, ...]
    _all: Entries = field(compare=False, repr=False)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Its entries."""
        return tuple(self._all[seq - 1] for seq in self.seqs)

    @property
    def is_locked(self) -> bool:
        """Whether part of it is sealed to a faction that is locked."""
        return any(entry.body is None for entry in self.entries)

    @property
    def secret_of(self) -> str:
        """The faction to which part of it is sealed out of sight; else whose it is."""
        locked = (entry.faction for entry in self.entries if entry.body is None)
        return next((one for one in locked if one not in ("", TABLE)), self.faction)

    @property
    def faction(self) -> str:
        """Whose it is; empty for everybody's."""
        return self.entries[0].faction

    @property
    def is_of_the_game(self) -> bool:
        """Whether it was done in a game that is sealed whole."""
        return any(entry.seal is Seal.GAME for entry in self.entries)

    @property
    def bodies(self) -> tuple[Body, ...]:
        """What can be read of it."""
        return tuple(entry.body for entry in self.entries if entry.body)

    @property
    def events(self) -> tuple[Event, ...]:
        """Its events in sight."""
        return tuple(event for body in self.bodies for event in body.events)

    @property
    def barrier(self) -> Barrier:
        """Why undoing it asks first."""
        return max((body.barrier for body in self.bodies), default=Barrier.NONE)

    @property
    def changes(self) -> Changes:
        """What it touched."""
        changes = Changes.LOG
        for body in self.bodies:
            changes |= body.changes
        return changes


@dataclass(frozen=True, slots=True)
class Done:
    """What one undo takes back: an act, or a correction with the acts that it decided again.

    `replaced` is what a correction (the entry `correction`) took out, to be put back with its undo.
    """

    acts: tuple[Act, ...]
    replaced: tuple["Done", ...] = ()
    correction: int | None = None

    @property
    def replaced_acts(self) -> tuple[Act, ...]:
        """The acts that its undo puts back."""
        return tuple(act for done in self.replaced for act in done.acts)


def _without_correction(done: Done) -> tuple[Done, ...]:
    """What is put back of a step of undo: of a correction its acts, one after another."""
    return (done,) if done.correction is None else tuple(Done((act,)) for act in done.acts)


def seqs_of(acts: Iterable[Act]) -> tuple[int, ...]:
    """The numbers of the entries of acts, in their order."""
    return tuple(seq for act in acts for seq in act.seqs)


class Journal:
    """Entries with what they fold into: the acts that hold, the state after each, what stands."""

    def __init__(
        self,
        system: AnyGame,
        unlocked: Iterable[str] = (),
        entries: Entries | None = None,
        seats: Seats | None = None,
    ) -> None:
        """An empty journal; the secret states of `unlocked` commands are folded too."""
        self._system = system
        self._unlocked = tuple(unlocked)
        self._seats = seats
        self.entries = Entries() if entries is None else entries
        self.standing = Standing()
        self.acts: list[Act] = []
        self.done: list[Done] = []  # the same acts as undo takes them back
        self.redoable: list[Done] = []
        self.sealed: list[int] = []  # the entries that a faction alone may read
        self.is_closed = False  # whether what happened in the fog cannot be read here
        self.shortcut: Shortcut = _no_shortcut
        self._states = States(self._empty_table(), self._fold_again)
        self._first_act = ""  # the id of the act that began the session
        self._shown: tuple[State, int, State] | None = None  # of a state, after so many entries
        self._told_by: Mapping[int, tuple[int, frozenset[str]]] = MappingProxyType({})

    @property
    def state(self) -> State:
        """The state after the last act that holds; what a lost key had hidden stays so whatever is undone."""
        last, count = self._states.last, len(self.entries)
        if not self.standing.given_up:
            return last
        if self._shown is None or self._shown[0] is not last or self._shown[1] != count:
            self._shown = last, count, replace(last, given_up=self._told_since())
        return self._shown[2]

    def state_at(self, place: int) -> State:
        """The state before the act at a place among those that hold."""
        return self._states.at(place)

    @property
    def seats(self) -> Seats:
        """What the player of each seat commands now."""
        return self._states.last.seats

    @property
    def is_veiled(self) -> bool:
        """Whether the game hides anything of what everyone does."""
        return is_veiled(self._system, self.state)

    @property
    def has_hands(self) -> bool:
        """Whether commands hold cards, so that what all may know lies open."""
        return hands_of(self._system, self._states.last) is not None

    @property
    def has_closed_secrets(self) -> bool:
        """Whether what seats sealed would be closed to others; a game with hands says itself what is."""
        is_told = isinstance(self._system, HandsGame)
        return not is_told and any(self.entries[seq - 1].faction != TABLE for seq in self.sealed)

    @property
    def has_to_turn(self) -> bool:
        """Whether those at the machine have cards to turn."""
        state = self._states.last
        game = hands_of(self._system, state)
        return game is not None and game.has_to_turn(state)

    def is_sealed_whole_after(self, events: Iterable[Event]) -> bool:
        """Whether it would, after some events, with no hands that hold what it hides."""
        state = evolve_all(self._system, self.state, events)
        return is_veiled(self._system, state) and hands_of(self._system, state) is None

    @property
    def next_seq(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    def copy(self) -> "Journal":
        """A journal to write on: the entries are one list, whose new ones count when this one does not."""
        twin = copy(self)
        twin.acts, twin.done, twin.redoable = self.acts.copy(), self.done.copy(), self.redoable.copy()
        twin.sealed = self.sealed.copy()
        twin._states = self._states.copy(twin._fold_again)
        return twin

    def append(self, entry: Entry) -> None:
        """Add an entry and fold it; StoreError when it does not fit what came before."""
        self.entries.append(entry)
        if entry.seal is Seal.FACTION:
            self.sealed.append(entry.seq)
        self.is_closed |= entry.seal is Seal.GAME and entry.body is None
        if self.is_act(entry):
            self._append_act(entry)
        elif entry.body:
            self._fold_standing_events(entry, entry.body.events)

    def is_act(self, entry: Entry) -> bool:
        """Whether undo reaches an entry: not what was dealt as the session began, though it be closed."""
        return entry.is_act and not (entry.body is None and self._is_of_opening(entry))

    def _is_of_opening(self, entry: Entry) -> bool:
        self._first_act = self._first_act or self.entries[0].act
        return bool(entry.act) and entry.act == self._first_act

    def touched_by(self, entry: Entry) -> Changes:
        """What an entry changed, with all that the acts which it takes or puts back had."""
        changes = Changes.LOG
        for event in entry.body.events if entry.body else ():
            changes |= event.touches
            for seq in moved_by(event):
                changes |= self.touched_by(self.entries[seq - 1])
        return changes

    def find_act(self, seq: int) -> int | None:
        """The place among the acts that hold of the one with this entry."""
        place = bisect_right(self.acts, seq, key=lambda act: act.seqs[0]) - 1  # in order, whatever is undone
        return place if place >= 0 and seq in self.acts[place].seqs else None

    def resume(
        self,
        acts: list[Act],
        done: list[Done],
        redoable: list[Done],
        sealed: Sequence[int],
        standing: Standing,
    ) -> None:
        """Go on from where all this was so; the state comes by `go_on_from`."""
        self.acts, self.done, self.redoable, self.sealed = acts, done, redoable, list(sealed)
        self.standing = standing

    def go_on_from(self, state: State) -> None:
        """This is the state after all acts."""
        self._states.begin_at(len(self.acts), state)

    def undone_with(self, act: Act) -> tuple[int, ...]:
        """The entries that the last undo of an act took back; none where it was not undone."""
        bodies = (entry.body for entry in reversed(self.entries))
        events = (event for body in bodies if body for event in body.events if isinstance(event, Undone))
        return next((event.entries for event in events if act.seqs[0] in event.entries), ())

    # ---- folding -------------------------------------------------------------------------------

    def _told_since(self) -> Mapping[str, frozenset[str]]:
        """What was told since each seat that gave its key up did so."""
        since = self.standing.given_up
        return MappingProxyType({faction: self._told(seq) for faction, seq in since.items()})

    def _told(self, after: int) -> frozenset[str]:
        """What the acts after an entry told; only those done since the last look are looked at."""
        if not isinstance(self._system, VeiledGame):
            return frozenset()
        count, told = self._told_by.get(after, (0, frozenset()))
        events = (e for act in self.acts[count:] if act.seqs[0] > after for e in act.events)
        told |= {id_ for event in events for id_ in self._system.told_by(event)}
        self._told_by = {**self._told_by, after: (len(self.acts), told)}
        return told

    def _append_act(self, entry: Entry) -> None:
        if entry.body and entry.body.joined_to is not None:
            self._join(entry, entry.body)
            return
        if not self._follows_undo(entry):
            self.redoable.clear()
        act = Act((entry.seq,), self.entries)
        self._push(act)
        last = self.done[-1] if self.done else None
        if last and self._is_written_with(entry, last):
            self.done[-1] = Done((*last.acts, act), last.replaced, last.correction)
        else:
            self.done.append(Done((act,)))

    def _is_written_with(self, entry: Entry, done: Done) -> bool:
        """Whether an entry was written together with a correction or another act, whose undo takes it too."""
        seq = done.correction or done.acts[0].seqs[0]
        return bool(entry.act) and self.entries[seq - 1].act == entry.act

    def _follows_undo(self, entry: Entry) -> bool:
        """Whether an entry was written with an undo, for what stays of that: redo brings it back itself."""
        first = self.entries[entry.seq - 1 - entry.part]
        is_same = bool(entry.act) and first.act == entry.act
        return is_same and first.body is not None and isinstance(first.body.events[0], Undone)

    def _join(self, entry: Entry, body: Body) -> None:
        """Public events of the secret act before."""
        if not self.acts or self.acts[-1].seqs[-1] != body.joined_to:
            raise _unfitting(entry)
        act = self.acts[-1] = Act((*self.acts[-1].seqs, entry.seq), self.entries)
        last = self.done[-1]
        self.done[-1] = Done((*last.acts[:-1], act), last.replaced, last.correction)
        self._states.replace_last(evolve_all(self._system, self._states.last, body.events))

    def _push(self, act: Act) -> None:
        self.acts.append(act)
        self._states.push(evolve_all(self._system, self._states.last, act.events))

    def _fold_standing_events(self, entry: Entry, events: Iterable[Event]) -> None:
        """What no undo reaches; the rest of it is the opening of a scenario, which is folded at once."""
        opening = []
        for event in events:
            if isinstance(event, StandingEvent):
                self._fold_standing(event, entry)
            else:
                opening.append(event)
        if opening:
            self._states.replace_last(evolve_all(self._system, self._states.last, opening))

    def _fold_standing(self, event: StandingEvent, entry: Entry) -> None:
        match event:
            case Undone():
                self._undo(event, entry)
            case Redone():
                self._redo(event, entry)
            case Corrected():
                replaced = self._take_back(event.entries, entry)
                self.redoable.clear()
                self.done.append(Done((), tuple(replaced), entry.seq))
            case _:
                self.standing = event.record(self.standing, entry.seq)

    def _undo(self, event: Undone, entry: Entry) -> None:
        taken = self._take_back(event.entries, entry)
        if event.restored:
            if len(taken) != 1 or seqs_of(taken[0].replaced_acts) != event.restored:
                raise _unfitting(entry)
            self._put_back(taken[0].replaced)
        else:
            taken = [one for done in taken for one in _without_correction(done)]
        self.redoable.extend(reversed(taken))
        if not event.can_redo:
            self.redoable.clear()

    def _redo(self, event: Redone, entry: Entry) -> None:
        if not self.redoable or seqs_of(self.redoable[-1].acts) != event.entries:
            raise _unfitting(entry)
        done = self.redoable.pop()
        while self.acts and self._follows_undo(self.entries[self.acts[-1].seqs[0] - 1]):
            self._take_back(self.acts[-1].seqs, entry)
        if event.replaced:
            if seqs_of(done.replaced_acts) != event.replaced:
                raise _unfitting(entry)
            self._take_back(event.replaced, entry)
        self._put_back([done])

    def _put_back(self, dones: Iterable[Done]) -> None:
        for done in dones:
            for act in done.acts:
                self._push(act)
            self.done.append(done)

    def _take_back(self, seqs: tuple[int, ...], entry: Entry) -> list[Done]:
        """Take the last acts back, those of exactly these entries; what undo knew of them, in order.

        None are those of a correction that left nothing.
        """
        if not seqs and self.done and not self.done[-1].acts:
            return [self.done.pop()]
        place = self.find_act(seqs[0]) if seqs else None
        if place is None or seqs_of(self.acts[place:]) != seqs:
            raise _unfitting(entry)
        gone = len(self.acts) - place
        del self.acts[place:]
        self._told_by = {}
        self._states.cut(place)
        return self._pop_done(gone)

    def _pop_done(self, acts: int) -> list[Done]:
        """Undo steps with so many acts, off the end; a correction that is cut stays, as plain acts."""
        popped: list[Done] = []
        while acts:
            done = self.done.pop()
            kept = len(done.acts) - acts
            if kept > 0:
                self.done += (Done((act,)) for act in done.acts[:kept])
                popped += (Done((act,)) for act in reversed(done.acts[kept:]))
                break
            popped.append(done)
            acts -= len(done.acts)
        return popped[::-1]

    def _fold_again(self, place: int, base: tuple[int, State] | None) -> Iterator[tuple[int, State]]:
        """States up to that before a place, each with the number of its acts, from `base` on."""
        count, state = base or self.shortcut(self, place) or (0, self._opening_state())
        yield count, state
        for act in self.acts[count:place]:
            state = evolve_all(self._system, state, act.events)
            count += 1
            yield count, state

    def _empty_table(self) -> State:
        return empty_table(self._system, self._unlocked, self._seats)

    def _opening_state(self) -> State:
        """The table as the session began."""
        state = self._empty_table()
        for entry in self.entries:
            if self.is_act(entry):
                break
            events = entry.body.events if entry.body else ()
            own = [event for event in events if not isinstance(event, StandingEvent)]
            state = evolve_all(self._system, state, own)
        return state


def moved_by(event: Event) -> tuple[int, ...]:
    """The entries of the acts that an event takes out of what holds, or puts back."""
    match event:
        case Undone():
            return (*event.entries, *event.restored)
        case Redone():
            return (*event.entries, *event.replaced)
        case Corrected():
            return event.entries
    return ()


Shortcut = Callable[[Journal, int], tuple[int, State] | None]  # a known state before an act's place


def _no_shortcut(journal: Journal, place: int) -> None:
    return None


def empty_table(system: AnyGame, unlocked: Iterable[str], seats: Seats | None = None) -> State:
    """Before the first event; without `seats` every faction has a player."""
    secrets = {command: Scope(system.initial_secret(command)) for command in unlocked}
    held = one_a_faction(system.factions) if seats is None else seats
    return PlayState(Scope(system.initial_state()), MappingProxyType(secrets), MappingProxyType(dict(held)))


def _unfitting(entry: Entry) -> StoreError:
    return StoreError(Reason("entry-unfitting", args={"entry": str(entry.seq)}))
