"""A session: one game at the table, remembered step by step.

Every action is decided, written to the store, and only then in force; one that is refused or cannot be
written changes nothing. Actions return the `Changes` that they made.
"""

import secrets
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Self

from pydantic import JsonValue

import companion
from companion.board.source import BoardSource
from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.sources import ChanceSource
from companion.kit.game import AnyGame, Systems
from companion.kit.panels import Choice
from companion.kit.questions import AnyAnswer
from companion.kit.system import Players, Start, State
from companion.reason import Reason
from companion.session.asked_undo import asker_of_undo, undo_asked_by
from companion.session.chain import find_head, short_head
from companion.session.changes import EVERYTHING, Barrier, Changes
from companion.session.commands import Answer, ChooseSetting, CorrectMap, Overrule, SetFacts, Together
from companion.session.correction import Correction
from companion.session.decide import Decider, Foreseen, choices, find_request, is_for_both
from companion.session.draft import Draft
from companion.session.errors import (
    ActSecondError,
    ConfirmationNeededError,
    IllegalCommandError,
    StoreError,
)
from companion.session.events import SettingChosen
from companion.session.first_look import read_start
from companion.session.journal import Act, Journal
from companion.session.keeping import is_kept, kept_printed
from companion.session.last_step import is_told, last_step
from companion.session.log import LogLine, log_lines
from companion.session.mending import Mending
from companion.session.messages import Command
from companion.session.own_acts import OwnActs
from companion.session.past import Past
from companion.session.recorder import Clock, Recorder
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.secrets.secrecy import Secrecy
from companion.session.secrets.vault import Vault
from companion.session.secrets.veil import veiled
from companion.session.standing import (
    BoardFrom,
    BoardsCorrected,
    BoardsUsed,
    Bookmarked,
    BookmarkRemoved,
    Noted,
    NoteRemoved,
    SessionStarted,
    SightChecked,
    Standing,
    StandingEvent,
)
from companion.session.step_words import StepWords
from companion.session.store import SessionStore
from companion.session.table_events import TableEvent, UndoAsked

_BARRIER_KEYS = {
    Barrier.APP_ROLL: "undo-asks-app-roll",
    Barrier.DRAW: "undo-asks-draw",
    Barrier.REVEAL: "undo-asks-reveal",
}


def _now() -> datetime:
    return datetime.now(UTC)


class Session:
    """One game under way, with everything that happened in it."""

    def __init__(self, recorder: Recorder) -> None:
        """For `create` and `open`."""
        self._recorder = recorder
        self.secrecy = Secrecy(recorder)
        self._own = OwnActs(recorder, self.secrecy)
        self._words = StepWords(recorder, self._own)
        self.mending = Mending(recorder, self._own.require)

    @classmethod
    def create(
        cls,
        system: AnyGame,
        store: SessionStore,
        start: Start,
        *,
        clock: Clock = _now,
        keys: OutsideKeys | None = None,
        random: Random | None = None,
    ) -> Self:
        """Begin a session in an empty store.

        Random keys of factions go to `keys` (the player's settings folder by default). Raises
        IllegalCommandError for an unknown scenario or setting, StoreError and SecretError when
        something cannot be written.
        """
        start = _with_defaults(system, start)
        started = _begun(system, start)
        opening = system.opening(start)
        vault = Vault(started, started.seats_of(system.factions), keys or default_keys())
        vault.begin()
        chosen = (SettingChosen(key=key, value=value) for key, value in start.settings.items())
        with vault.dealing():
            recorder = Recorder(system, store, vault, clock, random)
            with recorder.transaction() as draft:
                draft.begin((started, *_sources(system), *chosen), opening)
        if vault.is_sealing:
            recorder.reload()
        return cls(recorder)

    @classmethod
    def open(
        cls,
        store: SessionStore,
        systems: Systems,
        *,
        clock: Clock = _now,
        keys: OutsideKeys | None = None,
        random: Random | None = None,
    ) -> Self:
        """Go on with a session. Every faction that keeps secrets is locked; nothing is written.

        One that cannot be read whole ends at its last readable entry, may be looked at and says why in
        `damage`. Raises StoreError when nothing of it can be read, or for a game that this program does
        not know.
        """
        started = read_start(store)
        system = systems(started.system)
        if system is None:
            raise StoreError(Reason("store-unknown-game", args={"file": store.name, "game": started.system}))
        vault = Vault(started, started.seats_of(system.factions), keys or default_keys())
        recorder = Recorder(system, store, vault, clock, random)
        recorder.reload()
        if recorder.journal.standing.started is None:
            raise StoreError(Reason("store-empty", args={"file": store.name}))
        return cls(recorder)

    def close(self) -> None:
        """Let go of the store."""
        self._recorder.close()

    # What is

    @property
    def system(self) -> AnyGame:
        """The game."""
        return self._recorder.system

    @property
    def store(self) -> SessionStore:
        """Where the session is kept."""
        return self._recorder.store

    @property
    def journal(self) -> Journal:
        """Every entry, for reading."""
        return self._recorder.journal

    @property
    def state(self) -> State:
        """Public state, and that of every unlocked faction."""
        return self.journal.state

    @property
    def standing(self) -> Standing:
        """What undo does not reach: start, boards, notes, bookmarks, commitments."""
        return self.journal.standing

    @property
    def started(self) -> SessionStarted:
        """How the session began."""
        if self.standing.started is None:
            raise ValueError("the session has not begun")
        return self.standing.started

    @property
    def head(self) -> str:
        """Eight characters that stand for the whole history, to be written down by the other player."""
        return short_head(self.store.head.digest)

    @property
    def last_step(self) -> int:
        """The first entry of the last step; 0 for none. Undo leads to an older, passing what it keeps."""
        last = next((one for one in reversed(self.journal.done) if not is_kept(one)), None)
        if last is None:
            return 0
        return last.acts[0].seqs[0] if last.correction is None else last.correction

    def find_head(self, typed: str) -> int | None:
        """The latest entry up to which the history is one whose head was written down; None for no such."""
        return find_head(self.store, typed)

    def doubts(self) -> tuple[Reason, ...]:
        """What shows that the history was changed or cut since it was written on this machine."""
        return self._recorder.doubts()

    def trust_history(self) -> None:
        """Know this history from now on, whatever was known here before: players have chosen it."""
        self._recorder.know()

    @property
    def behind(self) -> int:
        """How many entries were written elsewhere and not folded yet; none at an earlier moment."""
        return 0 if self.mending.past else self.store.head.seq - len(self.journal.entries)

    def catch_up(self) -> Changes:
        """Fold what another window has written since; nothing for a session in play here."""
        return self._recorder.catch_up()

    @property
    def damage(self) -> Reason | None:
        """Why the session ends before its store does; None when it was read whole."""
        return self._recorder.damage

    @property
    def is_looking_on(self) -> bool:
        """Whether it may only be looked at: damaged, closed, or in play in another window."""
        return self.damage is not None or self.is_closed or self.store.is_read_only

    @property
    def is_closed(self) -> bool:
        """Whether nobody here can read what happened, until a seat with a pass phrase opens it (fog)."""
        return self.journal.is_closed

    def choices(self) -> tuple[Choice, ...]:
        """Everything that may be done now, and what may not, with the reason."""
        return choices(self.system.steps(self.state), self.state)

    def log(self, since: int = 1, upto: int | None = None) -> tuple[LogLine, ...]:
        """The log as far as it may be seen, from an entry to another (the last), oldest first.

        Undo, notes and bookmarks change lines of earlier entries too (`lines_altered`).
        """
        return log_lines(self.journal, since, upto, lambda line: veiled(self.system, self.state, line))

    # What players do

    def execute(self, command: Command, foreseen: Foreseen | None = None) -> Changes:
        """Carry out a command, perhaps as foreseen; IllegalCommandError when it is refused.

        ActSecondError when another seat of a shared table acted first: `catch_up`, then offer it again.
        What is said of the map counts whatever the moment, and is not said at an earlier one.
        """
        if isinstance(command, CorrectMap):
            self._recorder.require_present()

        def carry_out(draft: Draft) -> None:
            draft.execute(command, foreseen)
            draft.turn_cards()

        try:
            return self._recorder.add(carry_out)
        except ActSecondError as error:
            error.offered = command
            raise

    def foresee(self, command: Command, state: State | None = None) -> Foreseen:
        """What a command would come to now, or in a state to come; raises as `execute` does, changes nothing.

        A thread of its own may ask.
        """
        state = state or self.state
        decision = Decider(self.system, self._recorder.codec).decide(state, command)
        return Foreseen(state, command, decision)

    def overrule(self, command: Command, note: str) -> Changes:
        """Carry out a command that was refused: the table is right."""
        dumped = self._recorder.codec.commands.dump(command)
        return self.execute(Overrule(command=dumped, note=note, faction=command.faction))

    def together(self, commands: Iterable[Command]) -> Changes:
        """Carry out a whole set-up or list as one act; IllegalCommandError names the one that is refused."""
        listed = tuple(commands)
        return self.execute(self.as_one(listed)) if listed else Changes.NONE

    def as_one(self, commands: Sequence[Command]) -> Together:
        """These commands, at least one, as the one that does all of them."""
        dumped = tuple(self._recorder.codec.commands.dump(command) for command in commands)
        faction = next((command.faction for command in commands if command.faction), "")
        return Together(commands=dumped, faction=faction)

    def answer(self, request_id: str, answer: AnyAnswer, faction: str = "") -> Changes:
        """Answer a waiting request, by its id or a name that only it has now.

        ImpossibleAnswerError for a die or chit that cannot be.
        """
        request = find_request(self.state, self._id_of(request_id))[1]
        return self.execute(Answer(request=request.id, answer=answer, faction=faction))

    def answer_from(self, request_id: str, source: ChanceSource, faction: str = "") -> Changes:
        """Let a source, the app's dice for one, answer a waiting roll or draw."""
        scope, request = find_request(self.state, self._id_of(request_id))
        match request:
            case RollRequest():
                return self.answer(request.id, source.roll(request), faction)
            case DrawRequest():
                self._recorder.mend_piles()
                pile = self.state.scope(scope).piles[request.pile]
                shuffle = self.standing.shuffles.get(request.pile)
                return self.answer(request.id, source.draw(request, pile, shuffle), faction)
        raise IllegalCommandError(Reason("answer-of-other-kind"))

    def choose_setting(self, key: str, value: JsonValue) -> Changes:
        """Choose a reading of the rules or edit a base table, for what comes after.

        Two players change what touches their secrets, or who commands what, only together: the first
        proposes it, the other agrees by choosing the same, or declines (or the first withdraws) by choosing
        what is.
        """
        command = ChooseSetting(key=key, value=value)
        faction = self.secrecy.seated if is_for_both(self.system, self.state, command) else ""
        return self.execute(command.model_copy(update={"faction": faction}))

    def set_facts(self, facts: Mapping[str, JsonValue], note: str = "", secret_to: str = "") -> Changes:
        """Set tracked facts to what the table shows; also to start in mid-game."""
        return self.execute(SetFacts(facts=facts, note=note, secret_to=secret_to, faction=secret_to))

    # Back and forward

    @property
    def undo_label(self) -> Reason | None:
        """The name of what undo would take back; None when there is nothing."""
        if past := self.mending.past:
            return past.acts[-1].bodies[0].told if past.acts else Reason("past-gone-back")
        return self._words.label(last_step(self.journal.done, self.state)) if self.journal.done else None

    @property
    def redo_label(self) -> Reason | None:
        """The name of what redo would put back; None when there is nothing."""
        return self._words.label(self.journal.redoable[-1]) if self.journal.redoable else None

    @property
    def undo_detail(self) -> tuple[Reason, ...]:
        """What came of that, in short, as the log has it; empty where it tells nothing or may not be told."""
        if self.mending.past or not self.journal.done:
            return ()
        return self._words.detail(last_step(self.journal.done, self.state))

    @property
    def redo_detail(self) -> tuple[Reason, ...]:
        """The same of what redo would put back."""
        return self._words.detail(self.journal.redoable[-1]) if self.journal.redoable else ()

    def undo(self, *, back_to: int | None = None, confirmed: bool = False) -> Changes:
        """Take back the last act with what it asked the table for, or all from the entry `back_to` on.

        A correction done last is taken back whole: all that it took out holds again. Raises
        ConfirmationNeededError past an app roll, a draw or a reveal unless `confirmed`, and
        IllegalCommandError when there is nothing to undo or it is an act that was hidden from those who
        sit at the machine, unless the seat that did it asks for that. At an earlier moment it takes back
        what was done there last. Printed values that an act asked for stay known, and are taken back by the
        next undo.
        """
        if past := self.mending.past:
            return self._step_back(past)
        acts, restored = self._acts_to_undo(back_to)
        self._own.require((*acts, *restored), asker_of_undo(self.journal, self.store, back_to))
        _require_confirmed(_not_among(acts, restored), confirmed)
        before = self.state
        with self._recorder.transaction() as draft:
            draft.undo(acts, restored)
            for command in kept_printed(self.system, acts, before, draft.journal.state):
                draft.execute(command)
        return draft.changes

    def undo_question(self, seat: str, back_to: int | None = None) -> UndoAsked:
        """What a seat asks the others, for `undo`: by its first entry, since not all can read each act."""
        acts, restored = self._acts_to_undo(back_to)
        return undo_asked_by(self.journal, seat, None if restored or not acts else acts[0].seqs[0])

    def redo(self) -> Changes:
        """Put back what was undone last, an act with what it was told where one undo took both.

        IllegalCommandError without any.
        """
        if not self.journal.redoable:
            raise IllegalCommandError(Reason("redo-nothing"))
        last = self.journal.redoable[-1].acts
        self._own.require(last)
        together = self.journal.undone_with(last[0]) if last else ()
        with self._recorder.transaction() as draft:
            draft.redo()
            while self._was_told(draft.journal, together):
                draft.redo()
        return draft.changes

    def _was_told(self, journal: Journal, together: Container[int]) -> bool:
        """Whether what would be put back next told what now waits, by those who sit at the machine."""
        if not journal.redoable or not journal.state.waiting or not is_told(journal.redoable[-1]):
            return False
        acts = journal.redoable[-1].acts
        return acts[0].seqs[0] in together and not any(map(self._own.refusal, acts))

    def correct(
        self, seq: int, answer: AnyAnswer, further: Sequence[AnyAnswer] = (), *, confirmed: bool = False
    ) -> Correction:
        """Replace a mistyped answer (the entry `seq`) and decide again what followed.

        `further` answers go to what was not asked before. Raises as `answer` does, ConfirmationNeededError
        for an answer of the app itself, and IllegalCommandError when another acted in secret since.
        """
        self._require_confirmed_at(seq, confirmed)
        return self.mending.correct(seq, answer, further)

    def go_back(self, seq: int, *, without: bool = False, confirmed: bool = False) -> Changes:
        """Go back to before an act (the entry `seq`), perhaps as if it had not been done.

        Everything is asked and done there as ever, until `mending` comes forward or leaves it. Raises
        ConfirmationNeededError for an act that is left out where `undo` does, and IllegalCommandError when
        another acted in secret since.
        """
        if without:
            self._require_confirmed_at(seq, confirmed)
        return self.mending.go_back(seq, without=without)

    # Beside the game

    def note(self, on: int, text: str) -> Changes:
        """Write a note on an entry."""
        return self._record(Noted(on=self._existing(on), text=text), Reason("noted"))

    def remove_note(self, note: int) -> Changes:
        """Take a note off again, by its own number."""
        return self._record(NoteRemoved(note=note), Reason("note-removed"))

    def bookmark(self, on: int, name: str = "") -> Changes:
        """Put a bookmark on an entry."""
        return self._record(Bookmarked(on=self._existing(on), name=name), Reason("bookmarked"))

    def remove_bookmark(self, on: int) -> Changes:
        """Take a bookmark off again."""
        return self._record(BookmarkRemoved(on=on), Reason("bookmark-removed"))

    def use_boards(self, used: BoardsUsed, *, is_told: bool = False) -> Changes:
        """Record which board and overlay are in use, and how the grid lies; nothing when known.

        `is_told`: by the act that corrected the map, or its undoing.
        """
        if used == self.standing.boards:
            return Changes.NONE
        return self._record(BoardsCorrected(used=used) if is_told else used, Reason("boards-in-use"))

    def tell_source(self, source: BoardSource) -> Changes:
        """Record out of which file the players' own board is; nothing when known."""
        if source == self.standing.source:
            return Changes.NONE
        return self._record(BoardFrom(source=source), Reason("board-found"))

    def play_on(self, system: AnyGame) -> None:
        """Let the same game on another board decide what comes from now on."""
        self._recorder.use(system)

    def record_sight(self, checked: SightChecked) -> Changes:
        """Record a line of sight that the players had judged."""
        hexes = tuple(hex_ for hex_ in (checked.source, checked.target) if hex_)
        return self._record(checked, Reason("sight-was-checked", hexes=hexes))

    def tell_table(self, event: TableEvent) -> Changes:
        """Record something of the shared table itself."""
        return self._record(event, event.label)

    def go_through(self, store: SessionStore) -> None:
        """Write through another store that keeps the same file: a shared table begins, or ends."""
        self._recorder.go_through(store)

    def move_to(self, store: SessionStore) -> None:
        """Go on in another store that holds a whole copy of this session."""
        self._recorder.move_to(store)

    def _record(self, event: StandingEvent, label: Reason) -> Changes:
        return self._recorder.add(lambda draft: draft.record(event, label=label))

    def _existing(self, seq: int) -> int:
        if not 1 <= seq < self.journal.next_seq:
            raise IllegalCommandError(Reason("entry-unknown", args={"entry": str(seq)}))
        return seq

    def _acts_to_undo(self, back_to: int | None) -> tuple[Sequence[Act], Sequence[Act]]:
        """The acts to take back, and those to put back with them."""
        journal = self.journal
        place = journal.find_act(back_to) if back_to is not None else None
        if not journal.done or (back_to is not None and place is None):
            raise IllegalCommandError(Reason("undo-nothing"))
        last = last_step(journal.done, self.state)
        return (last.acts, last.replaced_acts) if place is None else (journal.acts[place:], ())

    def _require_confirmed_at(self, seq: int, confirmed: bool) -> None:
        place = self.journal.find_act(seq)
        if place is not None:
            self._own.require(self.journal.acts[place:])
            _require_confirmed(self.journal.acts[place : place + 1], confirmed)

    def _step_back(self, past: Past) -> Changes:
        """Undo at an earlier moment: what was done there last, else the going back itself."""
        if not past.step_back():
            self.mending.leave()
        return EVERYTHING

    def _id_of(self, request: str) -> str:
        """The id of the only waiting request of a name; an id stays what it is."""
        named = [one.id for one in self.state.waiting if one.name == request]
        return named[0] if len(named) == 1 else request


def _begun(system: AnyGame, start: Start) -> SessionStarted:
    """The first event of a new session."""
    return SessionStarted(
        system=system.id,
        session=secrets.token_hex(16),
        start=start,
        app=companion.__version__,
        is_key_outside=start.players is Players.TWO,
        seats=system.seats(start.settings),
    )


def _sources(system: AnyGame) -> Iterator[BoardFrom]:
    """Where a board of the players' own is from; FileError when its file cannot be read any more."""
    from companion.board.sources import source_of  # brings the reading of archives

    if source := source_of(system.board):
        yield BoardFrom(source=source)


def _with_defaults(system: AnyGame, start: Start) -> Start:
    known = {setting.key: setting for setting in system.settings}
    for key, value in start.settings.items():
        if key not in known:
            raise IllegalCommandError(Reason("setting-unknown", args={"key": key}))
        if refusal := known[key].refusal(value):
            raise IllegalCommandError(refusal)
    defaults = {key: setting.default for key, setting in known.items()}
    return start.model_copy(update={"settings": {**defaults, **start.settings}})


def _not_among(acts: Sequence[Act], restored: Sequence[Act]) -> Sequence[Act]:
    """The acts that do not come back as they were decided first: nothing is lost of those that do."""
    again = [_wish(act) for act in restored]
    return [act for act in acts if _wish(act) not in again]


def _wish(act: Act) -> Command | None:
    """What was done, whatever the number of the question that it answered."""
    command = act.bodies[0].command if act.bodies else None
    return command.model_copy(update={"request": ""}) if isinstance(command, Answer) else command


def _require_confirmed(acts: Sequence[Act], confirmed: bool) -> None:
    barrier = max((act.barrier for act in acts), default=Barrier.NONE)
    if barrier and not confirmed:
        raise ConfirmationNeededError(Reason(_BARRIER_KEYS[barrier]))
