"""Random play of the tiny game: whatever is done, state and journal stay one."""

import tempfile
from pathlib import Path
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.chance.answers import RollAnswer
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.sources import AppSource
from companion.kit.questions import Question, Reply
from companion.kit.system import Players, Start
from companion.reason import CompanionError
from companion.session.commands import Answer, SetPile
from companion.session.files import save_as
from companion.session.journal import Journal
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.state import TABLE
from companion.session.store import SqliteStore
from tests.forms import IS_LONG
from tests.session.tiny_game import (
    FACTIONS,
    AskWind,
    EndPhase,
    LookOut,
    Sail,
    SailAll,
    ShowPlans,
    TinyGame,
    TryLuck,
    WritePlan,
    systems,
)

boats = st.sampled_from([*FACTIONS, "green"])
factions = st.sampled_from(FACTIONS)
commands = st.one_of(
    st.builds(Sail, boat=boats),
    st.builds(SailAll),
    st.builds(LookOut, count=st.integers(1, 3)),
    st.builds(WritePlan, plan=st.sampled_from(["dash", "rest"]), faction=factions),
    st.builds(TryLuck, faction=factions),
    st.builds(ShowPlans),
    st.builds(AskWind),
    st.builds(EndPhase),
)


class RandomPlay(RuleBasedStateMachine):
    """Every rule either acts or is refused; a refusal must change nothing."""

    session: Session
    random: Random  # for the app's dice and shuffles, so that a failing run can be played again

    @initialize(players=st.sampled_from(Players), pile=st.sampled_from(PileKind), seed=st.integers(0, 2**32))
    def begin(self, players: Players, pile: PileKind, seed: int) -> None:
        self.random = Random(seed)
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "race.wargame"
        start = Start(scenario="regatta", players=players, options={"pile": pile.value})
        self.session = Session.create(TinyGame(), SqliteStore.create(self.path), start, random=self.random)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.session.close()
            self.folder.cleanup()

    def attempt(self, action: str, *args: object, **options: object) -> None:
        before = (self.session.state, len(self.session.journal.entries))
        try:
            getattr(self.session, action)(*args, **options)
        except CompanionError:
            assert (self.session.state, len(self.session.journal.entries)) == before

    @rule(command=commands)
    def play(self, command: Command) -> None:
        self.attempt("execute", command)

    @rule(command=commands)
    def overrule(self, command: Command) -> None:
        self.attempt("overrule", command, note="so be it")

    @precondition(lambda self: self.session.state.waiting)
    @rule(
        dice=st.lists(st.integers(0, 13), min_size=1, max_size=2), word=st.sampled_from(["yes", "no", "so"])
    )
    def answer(self, dice: list[int], word: str) -> None:
        for request in self.session.state.waiting:
            match request:
                case RollRequest():
                    self.attempt("answer", request.id, RollAnswer.physical(*dice))
                case Question():
                    self.attempt("answer", request.id, Reply(value=word))
                case DrawRequest():
                    self.attempt("answer_from", request.id, AppSource(self.random))

    @precondition(lambda self: self.session.state.waiting)
    @rule()
    def let_the_app_answer(self) -> None:
        for request in self.session.state.waiting:
            if not isinstance(request, Question):
                self.session.answer_from(request.id, AppSource(self.random))

    @rule()
    def undo_and_redo(self) -> None:
        """Where the way forward stays open, it leads back to the same state."""
        before = self.session.state
        self.attempt("undo", confirmed=True)
        if self.session.redo_label and self.session.state != before:
            self.session.redo()
            assert self.session.state == before

    @rule(count=st.integers(1, 6))
    def undo(self, count: int) -> None:
        acts = self.session.journal.acts
        if acts:
            self.attempt("undo", back_to=acts[-min(count, len(acts))].seqs[0], confirmed=True)

    @rule()
    def redo(self) -> None:
        self.attempt("redo")

    @rule(data=st.data(), die=st.integers(1, 6))
    def correct(self, data: st.DataObject, die: int) -> None:
        answers = [
            body
            for act in self.session.journal.acts
            for body in zip(act.seqs, act.bodies, strict=False)
            if isinstance(body[1].command, Answer) and isinstance(body[1].command.answer, RollAnswer)
        ]
        if answers:
            seq, _ = data.draw(st.sampled_from(answers))
            self.attempt("correct", seq, RollAnswer.physical(die), confirmed=True)

    @rule(boat=boats, position=st.integers(0, 30))
    def set_fact(self, boat: str, position: int) -> None:
        self.attempt("set_facts", {f"boats/{boat}/position": position})

    @rule(clear=st.integers(0, 4), fog=st.integers(0, 3), kind=st.sampled_from(PileKind))
    def set_pile(self, clear: int, fog: int, kind: PileKind) -> None:
        pile = DrawPile(kind=kind, left={"clear": clear, "fog": fog})
        self.attempt("execute", SetPile(name="fog", pile=pile))

    @rule(value=st.booleans())
    def choose_setting(self, value: bool) -> None:
        self.session.choose_setting("two-dice", value)

    @rule(data=st.data())
    def note(self, data: st.DataObject) -> None:
        self.session.note(data.draw(st.integers(1, len(self.session.journal.entries))), "hm")

    @rule(faction=factions)
    def hand_over(self, faction: str) -> None:
        self.session.secrecy.unlock(faction)

    @rule(faction=factions)
    def take_back(self, faction: str) -> None:
        self.session.secrecy.lock(faction)

    @rule()
    def reopen(self) -> None:
        """Everything public is there again; secrets are too, once both are unlocked."""
        unlocked = tuple(self.session.state.secrets)
        before, standing = self.session.state, self.session.standing
        self.session.close()
        self.session = Session.open(SqliteStore.open(self.path), systems, random=self.random)
        for faction in unlocked:
            self.session.secrecy.unlock(faction)
        assert self.session.state == before
        assert self.session.standing == standing

    @rule(number=st.integers(0, 10**9))
    def save_elsewhere(self, number: int) -> None:
        path = self.path.with_name(f"{number}.wargame")
        if not path.exists():
            save_as(self.session, path)
            self.path = path

    @invariant()
    def the_state_is_what_the_entries_fold_into(self) -> None:
        if hasattr(self, "session"):
            folded = Journal(self.session.system, self.session.state.secrets)
            for entry in self.session.journal.entries:
                folded.append(entry)
            places = range(len(folded.acts) + 1)
            journal = self.session.journal
            assert all(folded.state_at(place) == journal.state_at(place) for place in places)
            assert folded.redoable == self.session.journal.redoable

    @invariant()
    def every_ordered_pile_keeps_its_promise(self) -> None:
        if not hasattr(self, "session"):
            return
        standing = self.session.standing
        ordered = {n: p for n, p in self.session.state.piles.items() if p.kind is PileKind.ORDERED and p.size}
        assert standing.commitments.keys() == standing.shuffles.keys() == ordered.keys()
        for name, pile in ordered.items():
            assert standing.shuffles[name].fits(pile)
            assert standing.shuffles[name].commitment == standing.commitments[name]

    @invariant()
    def nothing_of_a_locked_faction_is_in_sight(self) -> None:
        if not hasattr(self, "session"):
            return
        closed = set(FACTIONS) - set(self.session.state.secrets)
        for entry in self.session.journal.entries:
            if entry.is_sealed and entry.faction in closed:
                assert entry.body is None
            if entry.is_sealed and entry.faction == TABLE:
                assert entry.body is not None


RandomPlay.TestCase.settings = settings(
    max_examples=2000 if IS_LONG else 12, stateful_step_count=30, deadline=None
)
TestRandomPlay = RandomPlay.TestCase
