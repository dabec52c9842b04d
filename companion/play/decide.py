"""From a command to its events: the commands of every game here, a game's own in its steps."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from pydantic import JsonValue

from companion.chance.answers import DrawAnswer, RollAnswer, check_roll
from companion.chance.pile import check_draw
from companion.chance.requests import DrawRequest, RollRequest
from companion.play.commands import Answer, ChooseSetting, Overrule, SetFacts, SetPile
from companion.play.entries import Codec
from companion.play.errors import IllegalCommandError
from companion.play.events import (
    ChitsDrawn,
    DiceRolled,
    FactsSet,
    FactValue,
    PileSet,
    QuestionAnswered,
    RefusalOverruled,
    SettingChosen,
)
from companion.play.evolve import evolve
from companion.play.facts import Fact
from companion.play.messages import Command, Event
from companion.play.panels import Choice
from companion.play.questions import AnyAnswer, AnyRequest, Question, Reply, check_reply
from companion.play.state import PUBLIC, Scope
from companion.play.system import GameSystem, State, Step
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command comes to, and its name in the log."""

    label: Reason
    events: tuple[Event, ...]


class Decider:
    """Decides the commands of one game. Changes nothing."""

    def __init__(self, system: GameSystem[Any, Any], codec: Codec) -> None:
        self._system = system
        self._codec = codec

    def decide(self, state: State, command: Command) -> Decision:
        """The events of a command, or IllegalCommandError (ImpossibleAnswerError for an answer)."""
        match command:
            case Answer():
                return self._answer(state, command)
            case Overrule():
                return self._overrule(state, command)
            case ChooseSetting():
                return Decision(command.label(), (self._choose(command),))
            case SetFacts():
                return Decision(command.label(), (self._set_facts(state, command),))
            case SetPile():
                return Decision(command.label(), (_set_pile(command),))
        step, refusal = self._judge(state, command)
        if refusal:
            raise IllegalCommandError(refusal, can_overrule=True)
        return Decision(command.label(), tuple(step.decide(state, command)))

    def _judge(self, state: State, command: Command) -> tuple[Step, Reason | None]:
        """The step that takes a game's own command, and why it is refused there, if it is."""
        _require_no_request(state, command)
        steps = self._system.steps(state)
        step = find_step(steps, command)
        return step, _block_before(steps, step, state) or step.refusal(state, command)

    def _answer(self, state: State, command: Answer) -> Decision:
        faction, request = find_request(state, command.request)
        event = _answered(state.scope(faction), request, command.answer, faction)
        following = self._system.resolve(evolve(self._system, state, event), request, command.answer)
        return Decision(request.title, (event, *following))

    def _overrule(self, state: State, command: Overrule) -> Decision:
        wish = self._codec.commands.load(command.command)
        step, refusal = self._judge(state, wish)
        events = tuple(step.decide(state, wish))
        if refusal:
            secret_to = next((event.secret_to for event in events if event.secret_to), PUBLIC)
            overruled = RefusalOverruled(refusal=refusal, note=command.note, secret_to=secret_to)
            events = (overruled, *events)
        return Decision(wish.label(), events)

    def _choose(self, command: ChooseSetting) -> SettingChosen:
        setting = next((s for s in self._system.settings if s.key == command.key), None)
        if setting is None:
            raise IllegalCommandError(Reason("setting-unknown", args={"key": command.key}))
        if not setting.allows(command.value):
            args = {"key": command.key, "value": str(command.value)}
            raise IllegalCommandError(Reason("setting-impossible", args=args))
        return SettingChosen(key=command.key, value=command.value)

    def _set_facts(self, state: State, command: SetFacts) -> FactsSet:
        known = {f.path: f for f in self._system.facts(state) if f.secret_to == command.secret_to}
        facts = tuple(_fact_value(known, path, value) for path, value in command.facts.items())
        return FactsSet(facts=facts, note=command.note, secret_to=command.secret_to)


def find_step(steps: Sequence[Step], command: Command) -> Step:
    """The first step that takes a command; IllegalCommandError when none does."""
    for step in steps:
        if type(command) in step.commands:
            return step
    raise IllegalCommandError(Reason("command-not-here"))


def choices(steps: Sequence[Step], state: State) -> tuple[Choice, ...]:
    """Every choice of every step; one behind a step that blocks is refused with that step's reason."""
    return tuple(
        choice if block is None else replace(choice, refusal=block)
        for step in steps
        for block in [_block_before(steps, step, state)]
        for choice in step.choices(state)
    )


def _block_before(steps: Sequence[Step], step: Step, state: State) -> Reason | None:
    """What keeps a step from being taken yet: the reason of the first earlier step that blocks."""
    earlier = takewhile(lambda other: other is not step, steps)
    return next((reason for other in earlier if (reason := other.blocks(state))), None)


def _require_no_request(state: State, command: Command) -> None:
    """While a request waits, the game goes on with its answer."""
    own = state.secrets.get(command.faction)
    if state.public.waiting or (own and own.waiting):
        raise IllegalCommandError(Reason("answer-first"))


def find_request(state: State, request_id: str) -> tuple[str, AnyRequest]:
    """The waiting request of an id, and the faction it is secret to (empty: nobody)."""
    for faction, scope in state.scopes():
        for request in scope.waiting:
            if request.id == request_id:
                return faction, request
    raise IllegalCommandError(Reason("request-not-waiting"))


def _answered(scope: Scope[Any], request: AnyRequest, answer: AnyAnswer, faction: str) -> Event:
    """The event of an answer that passed its check."""
    match request, answer:
        case RollRequest(), RollAnswer():
            check_roll(request, answer)
            return DiceRolled(request=request, answer=answer, secret_to=faction)
        case DrawRequest(), DrawAnswer():
            check_draw(request, answer, scope.piles[request.pile])
            return ChitsDrawn(request=request, answer=answer, secret_to=faction)
        case Question(), Reply():
            check_reply(request, answer)
            return QuestionAnswered(request=request, answer=answer, secret_to=faction)
    raise IllegalCommandError(Reason("answer-of-other-kind"))


def _set_pile(command: SetPile) -> PileSet:
    """A pile built past its checks would be written and could never be read again."""
    for chit, count in command.pile.left.items():
        if count < 0:
            args = {"path": f"{command.name}/{chit}", "value": str(count)}
            raise IllegalCommandError(Reason("fact-impossible", args=args))
    return PileSet(name=command.name, pile=command.pile, note=command.note)


def _fact_value(known: dict[str, Fact], path: str, value: JsonValue) -> FactValue:
    fact = known.get(path)
    if fact is None:
        raise IllegalCommandError(Reason("fact-unknown", args={"path": path}))
    if fact.options is not None and value not in fact.options:
        args = {"path": path, "value": str(value)}
        raise IllegalCommandError(Reason("fact-impossible", args=args))
    return FactValue(path=path, value=value, label=fact.label, is_option=fact.options is not None)
