"""What a game decides and judges at many moments of its whole recorded game, also of what nobody did there.

At each moment are tried: what was done there with a field of it otherwise, what was done at others, the dice
and replies that could have come; some by another reading or with a fact set by hand, some refused ones
insisted on, and what was done there after something else. Each moment draws for itself, so that a rule that
changes here changes nothing elsewhere.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from companion.chance.answers import Roll, RollAnswer
from companion.chance.requests import RollRequest
from companion.kit.questions import AnyAnswer, AnyRequest, Question, Reply, ReplyKind
from companion.kit.system import State
from companion.reason import CompanionError
from companion.session.commands import Answer, ChooseSetting, Overrule, SetFacts, Together
from companion.session.decide import Decider
from companion.session.entries import Codec
from companion.session.evolve import evolve_all
from companion.session.journal import Journal
from companion.session.messages import Command
from companion.session.session import Session
from tests.golden.judging import verdicts
from tests.golden.spelling import spelled

Answers = Iterator[tuple[str, str]]
"""What an answer is about, and the answer in full."""

JUDGED = 2  # at one of so many it is also told what may be done and how all stands
INSISTED = 3
OTHERWISE, ELSEWHERE, ROLLS = 4, 4, 6


class Asked:
    """A whole game, asked at some moments drawn by a seed."""

    def __init__(self, session: Session, moments: int, seed: int = 1) -> None:
        self._session, self._system = session, session.system
        self._seed = seed
        codec = Codec(self._system)
        self._decider, self._commands = Decider(self._system, codec), codec.commands
        bodies = [(entry.seq, entry.body.command) for entry in session.journal.entries if entry.body]
        self._done = [(seq, one) for seq, done in bodies if done for one in self._taken_apart(done)]
        self._values = _values_of(self._commands.dump(one) for _, one in self._done)
        drawn = Random(seed).sample(self._done, min(moments, len(self._done)))
        self._moments = dict(sorted(drawn, key=lambda moment: moment[0]))
        self._random = Random(seed)

    def answers(self) -> Answers:
        """All that it decides and judges."""
        journal = Journal(self._system, self._system.factions)
        for entry in self._session.journal.entries:
            if entry.seq in self._moments:
                self._random = Random(f"{self._seed} {entry.seq}")
                state = self._otherwise_read(journal.state)
                yield from self._tried(state, self._moments[entry.seq])
                if not self._random.randrange(JUDGED):
                    yield from verdicts(self._system, state, self._random)
            journal.append(entry)

    # ---- what is tried ----

    def _otherwise_read(self, state: State) -> State:
        """As it is, by another reading, or with a fact set by hand."""
        draw = self._random.randrange(4)
        if draw > 1:
            return state
        command = self._another_reading() if draw else self._another_fact(state)
        return self._after(state, command)[0] if command else state

    def _another_reading(self) -> Command | None:
        settings = [one for one in self._system.settings if one.options]
        if not settings:
            return None
        setting = self._random.choice(settings)
        return ChooseSetting(key=setting.key, value=self._random.choice(setting.options or (None,)))

    def _another_fact(self, state: State) -> Command | None:
        facts = [one for one in self._system.facts(state) if one.options and not one.secret_to]
        if not facts:
            return None
        fact = self._random.choice(facts)
        return SetFacts(facts={fact.path: self._random.choice(fact.options or (None,))})

    def _after(self, state: State, command: Command) -> tuple[State, tuple[str, str]]:
        what = self._name(state, command)
        try:
            decision = self._decider.decide(state, command)
        except CompanionError as refused:
            told = f"{what}: {refused.reason.key} {refused.reason.rule}"
            return state, (told, spelled((command, refused.reason)))
        said = [(event, event.log_groups(), event.news()) for event in decision.events]
        told = spelled((command, said))
        return evolve_all(self._system, state, decision.events), (f"{what}: done", told)

    def _tried(self, state: State, done: Command) -> Answers:
        elsewhere = [one for _, one in self._random.sample(self._done, ELSEWHERE)]
        for command in (done, *elsewhere, *self._otherwise(state, done)):
            after, outcome = self._after(state, command)
            yield outcome
            if after is state:
                yield from self._insisted(state, command)
            elif command is not done:
                yield self._after(after, done)[1]

    def _insisted(self, state: State, command: Command) -> Answers:
        """One of so many refused wishes is insisted on."""
        if not self._random.randrange(INSISTED):
            insisted = Overrule(command=self._commands.dump(command), note="the table is right")
            yield self._after(state, insisted)[1]

    def _name(self, state: State, command: Command) -> str:
        if isinstance(command, Overrule):
            return f"{command.command['type']} insisted on"
        if not isinstance(command, Answer):
            return command.type
        waiting = (one for _, scope in state.scopes() for one in scope.waiting if one.id == command.request)
        return next((f"answer {one.purpose.value}" for one in waiting), "answer")

    def _otherwise(self, state: State, command: Command) -> Iterator[Command]:
        if isinstance(command, Answer):
            waiting = [
                one for _, scope in state.scopes() for one in scope.waiting if one.id == command.request
            ]
            answers = [answer for request in waiting for answer in self._answers_to(request)]
            yield from (command.model_copy(update={"answer": answer}) for answer in answers)
            return
        dumped = self._commands.dump(command)
        names = [name for name in dumped if name not in ("type", "version")]
        for name in self._random.choices(names, k=OTHERWISE) if names else ():
            yield from self._loaded({**dumped, name: self._other(dumped["type"], name, dumped[name])})

    def _other(self, kind: str, name: str, value: Any) -> Any:
        """Another value for a field: one near, or one that it had elsewhere."""
        near = _near(value)
        return self._random.choice(near if near and self._random.random() < 0.5 else self._values[kind, name])

    def _loaded(self, dumped: Mapping[str, Any]) -> Iterator[Command]:
        try:
            yield self._commands.load(dumped)
        except CompanionError:
            return

    def _answers_to(self, request: AnyRequest) -> Iterator[AnyAnswer]:
        if isinstance(request, RollRequest):
            for _ in range(ROLLS):
                faces = [self._faces(request) for _ in request.rows]
                rolls = [Roll.of(*each) if request.told_apart else sum(each) for each in faces]
                yield RollAnswer.physical(*rolls)
        if isinstance(request, Question) and request.wants is ReplyKind.OPTION:
            yield from (Reply(value=value) for value in request.options)
        if isinstance(request, Question) and request.wants is ReplyKind.NUMBER:
            yield from (Reply(value=value) for value in range(7))

    def _faces(self, request: RollRequest) -> tuple[int, ...]:
        return tuple(self._random.randint(1, request.faces) for _ in range(request.dice))

    def _taken_apart(self, command: Command) -> list[Command]:
        """What was wished: what was insisted on as if it were not, what was done together one by one."""
        if isinstance(command, Overrule):
            return [self._commands.load(command.command)]
        if isinstance(command, Together):
            return [self._commands.load(one) for one in command.commands]
        return [command]


def _values_of(dumped: Iterator[Mapping[str, Any]]) -> dict[tuple[str, str], list[Any]]:
    """By type of command and field: the values that it had."""
    values: dict[tuple[str, str], list[Any]] = {}
    for command in dumped:
        for name, value in command.items():
            had = values.setdefault((command["type"], name), [])
            if value not in had:
                had.append(value)
    return values


def _near(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, dict) and value.keys() == {"q", "r"}:
        steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        return [{"q": value["q"] + q, "r": value["r"] + r} for q, r in steps]
    return [value[:-1]] if isinstance(value, list) and len(value) > 1 else []
