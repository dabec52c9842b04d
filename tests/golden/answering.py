"""What a game answers at many moments of its whole recorded game, also to what nobody did there.

At each moment are tried: what was done there with a field of it otherwise, what was done at others, the dice
and replies that could have come; some by another reading or with a fact set by hand, and what was done there
after something else. What that comes to, what the game then offers and what it tells by a rule is counted by
what it is about.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from companion.chance.answers import Roll, RollAnswer
from companion.chance.requests import RollRequest
from companion.kit.counter_sheets import CounterSheetGame
from companion.kit.map_items import MappedGame
from companion.kit.panels import Choice
from companion.kit.questions import AnyAnswer, AnyRequest, Question, Reply, ReplyKind
from companion.kit.sighted import SightedGame
from companion.kit.system import State
from companion.kit.told_map import ToldMapGame
from companion.kit.tracing import TracedGame
from companion.reason import CompanionError
from companion.session.commands import Answer, ChooseSetting, Overrule, SetFacts, Together
from companion.session.decide import Decider, choices
from companion.session.entries import Codec
from companion.session.evolve import evolve_all
from companion.session.journal import Journal
from companion.session.messages import Command
from companion.session.session import Session
from tests.golden.spelling import ruled, spelled

Answers = Iterator[tuple[str, str]]
"""What an answer is about, and the answer in full."""

MOMENTS = 240
LOOKS = 16  # so many of them also for what is shown
AFTERWARDS = 24  # after one of so many it is told how all stands
OTHERWISE, ELSEWHERE, ROLLS, COUNTERS = 4, 4, 6, 4


class Asked:
    """A whole game, asked at moments drawn by a seed."""

    def __init__(self, session: Session, seed: int = 1) -> None:
        self._session, self._system = session, session.system
        self._random, self._hexes = Random(seed), list(self._system.board)
        codec = Codec(self._system)
        self._decider, self._commands = Decider(self._system, codec), codec.commands
        bodies = [(entry.seq, entry.body.command) for entry in session.journal.entries if entry.body]
        self._done = [(seq, one) for seq, done in bodies if done for one in self._taken_apart(done)]
        self._values = _values_of(self._commands.dump(one) for _, one in self._done)
        drawn = self._random.sample(self._done, min(MOMENTS, len(self._done)))
        self._moments = dict(sorted(drawn, key=lambda moment: moment[0]))
        self._looks = set(list(self._moments)[:: max(1, len(self._moments) // LOOKS)])

    def answers(self) -> Answers:
        """All that it says."""
        journal = Journal(self._system, self._system.factions)
        for entry in self._session.journal.entries:
            if entry.seq in self._moments:
                state = self._changed(journal.state)
                yield from self._tried(state, self._moments[entry.seq])
                if entry.seq in self._looks:
                    yield from self._shown(state)
            journal.append(entry)

    # ---- what is tried ----

    def _changed(self, state: State) -> State:
        """As it is, by another reading, or with a fact set by hand."""
        draw = self._random.randrange(4)
        settings = [one for one in self._system.settings if one.options]
        if draw == 0 and settings:
            setting = self._random.choice(settings)
            assert setting.options
            return self._after(
                state, ChooseSetting(key=setting.key, value=self._random.choice(setting.options))
            )[0]
        facts = [one for one in self._system.facts(state) if one.options and not one.secret_to]
        if draw == 1 and facts:
            fact = self._random.choice(facts)
            assert fact.options
            return self._after(state, SetFacts(facts={fact.path: self._random.choice(fact.options)}))[0]
        return state

    def _after(self, state: State, command: Command) -> tuple[State, tuple[str, str]]:
        what = self._name(state, command)
        try:
            decision = self._decider.decide(state, command)
        except CompanionError as refused:
            told = f"{what}: {refused.reason.key} {refused.reason.rule}"
            return state, (told, spelled((command, refused.reason)))
        events = decision.events
        said = [(event, event.log_groups(), event.news()) for event in events]
        after = evolve_all(self._system, state, events)
        return after, (f"{what}: done, {len(events)}", spelled((command, decision.label, said)))

    def _tried(self, state: State, done: Command) -> Answers:
        elsewhere = [one for _, one in self._random.sample(self._done, ELSEWHERE)]
        for command in (done, *elsewhere, *self._otherwise(state, done)):
            after, outcome = self._after(state, command)
            yield outcome
            if after is not state and command is not done:
                yield self._after(after, done)[1]
                if not self._random.randrange(AFTERWARDS):
                    yield from self._on_table(after)

    def _name(self, state: State, command: Command) -> str:
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

    # ---- what is shown ----

    def _shown(self, state: State) -> Answers:
        for choice in choices(self._system.steps(state), state):
            yield _offered("offered", choice)
        for panel in self._system.panels(state):
            yield from ((f"panel {panel.id}: {one.key} {one.rule}", spelled(one)) for one in ruled(panel))
        yield from self._on_table(state)
        if isinstance(self._system, MappedGame):
            yield from self._on_map(self._system, state)
        if isinstance(self._system, ToldMapGame):
            yield from self._by_taps(self._system, state)
        if isinstance(self._system, CounterSheetGame):
            for faction in self._system.factions:
                yield f"sheet of {faction}", spelled(self._system.sheet_rows(state, faction))

    def _by_taps(self, system: ToldMapGame, state: State) -> Answers:
        for hand in system.hands:
            hexes = self._random.sample(self._hexes, 2)
            for option in hand.options:
                yield f"told by {hand.id}", spelled(system.tell(state, hand.id, option.id, hexes))

    def _on_table(self, state: State) -> Answers:
        yield "recap", spelled(self._system.recap(state))
        yield "inventory", spelled(self._system.inventory(state))
        yield from (
            (f"fact {fact.path.partition('/')[0]}", spelled(fact)) for fact in self._system.facts(state)
        )
        if isinstance(self._system, MappedGame):
            yield from ((f"counter of {one.faction}", spelled(one)) for one in self._system.counters(state))
        if isinstance(self._system, SightedGame):
            yield "markers", spelled(self._system.markers(state))

    def _on_map(self, system: Any, state: State) -> Answers:
        yield from ((f"overlay {one.id}", spelled(one.shades)) for one in system.overlays(state))
        counters = sorted(system.counters(state), key=lambda counter: counter.id)
        for counter in self._random.sample(counters, min(COUNTERS, len(counters))):
            yield from (_offered("counter", one) for one in system.counter_choices(state, (counter.id,)))
            if isinstance(system, TracedGame):
                yield "traced lines", spelled(system.traced_lines(state, counter.id))
                if counter.hex is not None:
                    there = self._random.choice(self._hexes)
                    yield "what if", spelled(system.what_if(state, (counter.id,), there))
            if counter.hex is not None:
                yield "reach", spelled(system.reach(state, (counter.id,)))
                yield from ((f"hex: {one.key}", spelled(one)) for one in system.hex_help(state, counter.hex))

    def _taken_apart(self, command: Command) -> list[Command]:
        """What was wished: what was insisted on as if it were not, what was done together one by one."""
        if isinstance(command, Overrule):
            return [self._commands.load(command.command)]
        if isinstance(command, Together):
            return [self._commands.load(one) for one in command.commands]
        return [command]


def _offered(where: str, choice: Choice) -> tuple[str, str]:
    refused = f" {choice.refusal.key} {choice.refusal.rule}" if choice.refusal else ""
    return f"{where} {choice.command.type}:{refused}", spelled(choice)


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
