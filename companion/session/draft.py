"""One transaction: entries added to a copy of the journal, written all together or not at all."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from random import Random

from companion.chance.answers import DrawAnswer, Source
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest
from companion.chance.shuffle import Shuffle
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.commands import Answer, TurnCards
from companion.session.decide import Decider, Decision, Foreseen, find_request
from companion.session.entries import Body, Entry
from companion.session.errors import IllegalCommandError, SecretError
from companion.session.events import Asked, ChitsDrawn, SeatsTaken
from companion.session.journal import Act, Journal, seqs_of
from companion.session.messages import Command, Event
from companion.session.secrets.hands import secrets_of
from companion.session.secrets.sealing import Seal
from companion.session.secrets.vault import Vault
from companion.session.standing import (
    Bookmarked,
    BookmarkRemoved,
    Corrected,
    Noted,
    NoteRemoved,
    PileCommitted,
    PileShuffled,
    Redone,
    ShufflePublished,
    StandingEvent,
    Undone,
)
from companion.session.state import PUBLIC, TABLE
from companion.session.table_events import JointRollBegun, JointSeedShown, JointSeedTold

_BESIDE = (Noted, NoteRemoved, Bookmarked, BookmarkRemoved, JointRollBegun, JointSeedTold, JointSeedShown)
Mark = tuple[Journal, int]  # how far a draft had come: its journal, and how many entries it had
Tail = tuple[Journal, tuple[Entry, ...]]  # what was tried: the journal with it, and its entries
_MOST_TURNS = 8  # of four commands at a machine, each twice


class Draft:
    """A journal under way. Nothing of it counts until its entries are written."""

    def __init__(self, journal: Journal, decider: Decider, vault: Vault, now: datetime) -> None:
        self.journal = journal.copy()
        self.entries: list[Entry] = []
        self.changes = Changes.LOG
        self._drawn_before = {name: len(pile.drawn) for name, pile in journal.state.piles.items()}
        self._decider = decider
        self._vault = vault
        self.now = now
        self._act = secrets.token_hex(12)
        self._asked = 0

    def decide_by(self, decider: Decider) -> None:
        """What comes from now on is decided on another board."""
        self._decider = decider

    def mark(self) -> Mark:
        """How far it has come."""
        return self.journal.copy(), len(self.entries)

    def back_to(self, mark: Mark) -> None:
        """Nothing that was added since is part of it."""
        self.journal, count = mark
        self.journal.entries.cut(len(self.journal.entries) - len(self.entries) + count)
        del self.entries[count:]

    def since(self, mark: Mark) -> Tail:
        """What was added since, to be taken again where it was tried."""
        return self.journal, tuple(self.entries[mark[1] :])

    def take(self, tail: Tail) -> None:
        """Add what was tried on the journal as it is, without deciding it again."""
        journal, entries = tail
        for entry in entries:
            journal.entries.append(entry)
        self.journal = journal
        self.entries += entries

    def begin(self, how: Sequence[Event], opening: Sequence[Event]) -> None:
        """Record how a session begins; what is dealt to a command, or laid out in the fog, is sealed."""
        label = Reason("session-started")
        told = (event for event in how if not isinstance(event, StandingEvent))
        if dealt := secrets_of(opening):
            self.record(*how, *(event for event in opening if not event.secret_to), label=label)
            for scope, events in dealt.items():
                self.record(*events, label=Reason("cards-were-dealt"), scope=scope)
        elif self._vault.can_seal_game and self.journal.is_sealed_whole_after(told):
            self.record(*how, label=label)
            self.record(*opening, label=Reason("table-was-laid-out"))
        else:
            self.record(*how, *opening, label=label)

    def execute(self, command: Command, foreseen: Foreseen | None = None) -> None:
        """Decide a command, unless that was done, and fold its events; raises what the decision raises."""
        self._require_committed_order(command)
        self._require_joint(command)
        decision = self._asking(self._decision(command, foreseen))
        for event in decision.events:
            if isinstance(event, SeatsTaken):
                self._prepare_seats(event)
        secret_to = _only_faction(decision.events)
        recorded = decision.recorded or command
        if not secret_to:
            body = Body(self.now, decision.label, decision.events, recorded)
            self._add(self._hidden_doer or command.faction, body)
            return
        self._execute_in_secret(recorded, decision, secret_to)

    def turn_cards(self) -> None:
        """What follows by itself: those at the machine turn their cards, one command after another."""
        for _ in range(_MOST_TURNS):
            if not self._vault.is_sealing or not self.journal.has_to_turn:
                return
            self.execute(TurnCards(seed=secrets.token_hex(16)))

    def turn_anew(self, seat: str) -> None:
        """All cards of a seat get other backs, as far as nothing tells them apart."""
        for command in self.journal.seats[seat] if self.journal.has_hands else ():
            self.execute(TurnCards(seed=secrets.token_hex(16), anew=command.id))

    def _prepare_seats(self, taken: SeatsTaken) -> None:
        """Keys for the new seats; refused once somebody's secrets are closed, which no other may inherit."""
        if self.journal.has_closed_secrets or self.journal.standing.given_up:
            raise IllegalCommandError(Reason("seats-have-secrets"))
        self._vault.make_keys(taken.seats)

    def foresee(self, command: Command) -> Foreseen:
        """What a command would come to now; raises what the decision raises."""
        return Foreseen(self.journal.state, command, self._decision(command, None))

    def _decision(self, command: Command, foreseen: Foreseen | None) -> Decision:
        if foreseen and foreseen.state is self.journal.state and foreseen.command is command:
            return foreseen.decision
        return self._decider.decide(self.journal.state, command)

    def _execute_in_secret(self, command: Command, decision: Decision, faction: str) -> None:
        """Write the secret events into an entry of their own, the public ones into one joined to it."""
        secret = tuple(event for event in decision.events if event.secret_to)
        public = tuple(event for event in decision.events if not event.secret_to)
        seq = self.journal.next_seq
        self._add(faction, Body(self.now, decision.label, secret, command, scope=faction))
        if public:
            label = Reason("acted-in-secret", args={"faction": faction})
            self._add(faction, Body(self.now, label, public, joined_to=seq))

    def undo(self, acts: Sequence[Act], restored: Sequence[Act] = ()) -> None:
        """Take back the last acts, given in their order; those that they replaced hold again."""
        can_redo = not any(self._is_ordered_draw(event) for act in acts for event in act.events)
        self._touch((*acts, *restored))
        undone = Undone(entries=seqs_of(acts), can_redo=can_redo, restored=seqs_of(restored))
        self.record(undone, label=Reason("undone"))

    def redo(self) -> None:
        """Put back what was undone last."""
        done = self.journal.redoable[-1]
        self._touch((*done.acts, *done.replaced_acts))
        redone = Redone(entries=seqs_of(done.acts), replaced=seqs_of(done.replaced_acts))
        self.record(redone, label=Reason("redone"))

    def replace(self, acts: Sequence[Act], label: Reason) -> None:
        """Take back the last acts to decide anew, in this draft, what of them still holds."""
        self._touch(acts)
        self.record(Corrected(entries=seqs_of(acts)), label=label)

    def _asking(self, decision: Decision) -> Decision:
        """A decision whose requests have ids that never come again, and say whose they are."""
        return replace(decision, events=tuple(map(self._numbered, decision.events)))

    def _numbered(self, event: Event) -> Event:
        if not isinstance(event, Asked):
            return event
        self._asked += 1
        return event.numbered(f"{self._act}.{self._asked}")

    def record(self, *events: Event, label: Reason, scope: str = PUBLIC, faction: str = "") -> None:
        """Add an entry that undo does not reach."""
        self._add(faction or scope, Body(self.now, label, events, scope=scope))

    def settle_piles(self, random: Random | None = None) -> None:
        """Publish the order of every pile that ended or that was drawn back, and shuffle anew.

        The promise to keep: every pile that the app orders has one live commitment that it fits, and no
        chit that players have seen is in the order behind it. At a shared table none has an order.
        """
        piles = {} if self.journal.standing.is_shared else self.journal.state.piles
        ordered = {n: p for n, p in piles.items() if p.kind is PileKind.ORDERED and p.size}
        for name in tuple(self.journal.standing.commitments):
            if name not in ordered or not self._is_in_order(name, ordered[name]):
                self._publish(name)
        for name in ordered.keys() - self.journal.standing.commitments.keys():
            self._shuffle(name, Shuffle.of(ordered[name], random))

    def _is_in_order(self, name: str, pile: DrawPile) -> bool:
        shuffle = self.journal.standing.shuffles.get(name)
        is_drawn_back = len(pile.drawn) < self._drawn_before.get(name, 0)
        return shuffle is not None and shuffle.fits(pile) and not is_drawn_back

    def _publish(self, name: str) -> None:
        standing = self.journal.standing
        commitment, shuffle = standing.commitments[name], standing.shuffles.get(name)
        event = ShufflePublished(pile=name, commitment=commitment, shuffle=shuffle)
        self.record(event, label=Reason("shuffle-ended"))

    def _shuffle(self, name: str, shuffle: Shuffle) -> None:
        self.record(PileShuffled(pile=name, shuffle=shuffle), label=Reason("pile-was-shuffled"), scope=TABLE)
        committed = PileCommitted(pile=name, commitment=shuffle.commitment)
        self.record(committed, label=Reason("pile-was-shuffled"))

    def _require_committed_order(self, command: Command) -> None:
        """A pile that the app ordered gives what it committed to, whatever the answer says."""
        if not isinstance(command, Answer) or not isinstance(command.answer, DrawAnswer):
            return
        _, request = find_request(self.journal.state, command.request)
        shuffle = isinstance(request, DrawRequest) and self.journal.standing.shuffles.get(request.pile)
        if not shuffle or not isinstance(request, DrawRequest):
            return
        pile = self.journal.state.piles[request.pile]
        if command.answer.chits != shuffle.next_chits(pile, request.count):
            raise ImpossibleAnswerError(Reason("draw-from-app-pile"))

    def _require_joint(self, command: Command) -> None:
        """A roll that two machines have begun is theirs to end, whoever has left meanwhile."""
        if not isinstance(command, Answer):
            return
        _, request = find_request(self.journal.state, command.request)
        source = getattr(command.answer, "source", None)
        roll = self.journal.standing.rolls.get(request.roll)
        if roll and source is not Source.JOINT:
            raise ImpossibleAnswerError(Reason("joint-roll-made" if roll.shown else "joint-roll-under-way"))

    def _is_ordered_draw(self, event: Event) -> bool:
        if not isinstance(event, ChitsDrawn):
            return False
        pile = self.journal.state.piles.get(event.request.pile)
        return pile is not None and pile.kind is PileKind.ORDERED

    def _touch(self, acts: Iterable[Act]) -> None:
        for act in acts:
            self.changes |= act.changes

    def _add(self, faction: str, body: Body) -> None:
        self._require_game_key(body)
        seal = self._seal_of(body)
        if seal is Seal.FACTION:
            self._vault.key_of(body.scope)  # told before anything is folded
        entry = Entry(self.journal.next_seq, faction, body, seal, self._act, len(self.entries))
        self.journal.append(entry)
        self.entries.append(entry)
        self.changes |= body.changes

    @property
    def _hidden_doer(self) -> str:
        """Whose acts of now are where a game hides what everyone does: those of the seat at the machine."""
        is_hidden = self.journal.has_hands or (self._vault.can_seal_game and self.journal.is_veiled)
        return self._vault.seated if is_hidden else PUBLIC

    def _require_game_key(self, body: Body) -> None:
        """Refuse what would begin to hide the game where its key is not at hand: nothing could be sealed."""
        told = (event for event in body.events if not isinstance(event, StandingEvent))
        if self._vault.lacks_game_key and self.journal.is_sealed_whole_after(told):
            raise SecretError(Reason("secret-game-key-elsewhere"))

    def _seal_of(self, body: Body) -> Seal:
        """How to seal an entry: one that stands beside the game tells nothing of it and stays clear."""
        if body.scope and self._vault.is_sealing:
            return Seal.FACTION
        if not self._vault.can_seal_game or self.journal.has_hands:
            return Seal.NONE
        is_beside = body.command is None and all(isinstance(event, StandingEvent) for event in body.events)
        return Seal.GAME if self.journal.is_veiled and not is_beside else Seal.NONE


def _only_faction(events: Iterable[Event]) -> str:
    factions = {event.secret_to for event in events} - {PUBLIC}
    if len(factions) > 1:
        raise ValueError(f"one command cannot hold secrets of {', '.join(sorted(factions))}")
    return factions.pop() if factions else PUBLIC


def is_of_nobody_else(entries: Sequence[Entry]) -> bool:
    """Whether entries take nothing from anybody, whatever came before: notes, a seat's own secrets."""
    return all(_is_own(entry.body) for entry in entries if entry.body)


def _is_own(body: Body) -> bool:
    is_beside = bool(body.events) and all(isinstance(event, _BESIDE) for event in body.events)
    return is_beside or body.scope not in (PUBLIC, TABLE)
