"""From a command to its events: the commands of every game here, a game's own in its steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from pydantic import JsonValue

from companion.chance.answers import DrawAnswer, RollAnswer, check_roll
from companion.chance.pile import check_draw
from companion.chance.requests import DrawRequest, RollRequest
from companion.kit.by_hand import ByHand, judge_by_hand
from companion.kit.game import AnyGame
from companion.kit.map_items import StackKey
from companion.kit.panels import Choice
from companion.kit.questions import AnyAnswer, AnyRequest, Question, Reply, answer_first, check_reply
from companion.kit.roll_call import RollCallGame, own_stacks
from companion.kit.system import Setting, State, Step
from companion.latest import Latest
from companion.reason import CompanionError, Reason
from companion.session.commands import (
    Answer,
    ChooseSetting,
    ConfirmStack,
    CorrectMap,
    Overrule,
    SetFacts,
    SetPile,
    ShowCards,
    Together,
    TurnCards,
)
from companion.session.entries import Codec
from companion.session.errors import IllegalCommandError
from companion.session.events import (
    ChitsDrawn,
    DiceRolled,
    MapCorrected,
    ProposalDropped,
    QuestionAnswered,
    RefusalOverruled,
    SeatsTaken,
    SettingChosen,
    SettingProposed,
    StackConfirmed,
)
from companion.session.evolve import evolve, evolve_all
from companion.session.messages import Command, Event
from companion.session.secrets.hands import HandsGame, hands_of
from companion.session.state import PUBLIC, Scope


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command comes to, its name in the log, and it as it is recorded, where that is otherwise."""

    label: Reason
    events: tuple[Event, ...]
    recorded: Command | None = None


_decisions: Latest[Decision] = Latest()  # what is foreseen is done next as a rule


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A decision made beforehand, and for what: it counts while the state is still that one."""

    state: State
    command: Command
    decision: Decision


@dataclass(frozen=True, slots=True)
class _Wish:
    """A command as the rules look at it: refused or not, and its events whether it is or not."""

    refusal: Reason | None
    carry_out: Callable[[], Sequence[Event]]


class Decider:
    """Decides the commands of one game. Changes nothing."""

    def __init__(self, system: AnyGame, codec: Codec) -> None:
        self._system = system
        self.codec = codec

    def decide(self, state: State, command: Command) -> Decision:
        """The events of a command, or IllegalCommandError (ImpossibleAnswerError for an answer)."""
        made_of = (self._system, state, command)
        return _decisions.of(made_of, lambda: self._decide(state, command))

    def _decide(self, state: State, command: Command) -> Decision:
        decided = self._decided(state, command)
        game = hands_of(self._system, state)
        if game is None:
            return decided
        is_parted = isinstance(command, Together | TurnCards | ConfirmStack)  # of those together each was
        events = decided.events if is_parted else tuple(game.parted(state, decided.events))
        recorded = game.by_backs(state, decided.recorded or command)
        return Decision(game.by_backs(state, decided.label), events, recorded)

    def _decided(self, state: State, command: Command) -> Decision:
        match command:
            case Answer():
                return self._answer(state, command)
            case Overrule():
                return self._overrule(state, command)
            case Together():
                return Decision(command.label(), self._together(state, command))
            case ChooseSetting():
                return self._choose(state, command)
            case CorrectMap():
                return Decision(command.label(), (MapCorrected(change=command.change),))
            case TurnCards():
                return self._turn(state, command)
            case ConfirmStack():
                return Decision(command.label(), (self._confirmed(state, command),))
            case ShowCards():
                return Decision(command.label(), tuple(self._hands(state).laid_open(state, command.seat)))
        wish = self._judge(state, command)
        if wish.refusal:
            raise IllegalCommandError(wish.refusal, can_overrule=True)
        return Decision(command.label(), tuple(wish.carry_out()))

    def _turn(self, state: State, command: TurnCards) -> Decision:
        """Cards turned; the seed is recorded only where it is sealed with what came of it."""
        events = tuple(self._hands(state).turned(state, command.seed, command.anew))
        is_secret = any(event.secret_to for event in events)
        recorded = command if is_secret else command.model_copy(update={"seed": ""})
        return Decision(command.label(), events, recorded)

    def _confirmed(self, state: State, command: ConfirmStack) -> StackConfirmed:
        """What stands there now, and the turn; a place with nothing in it is confirmed by what left it."""
        game = self._system
        if not isinstance(game, RollCallGame):
            raise IllegalCommandError(Reason("command-not-here"))
        key = StackKey(command.side, command.hex, command.box)
        ids = tuple(one.id for one in own_stacks(game, state).get(key, ()))
        if not ids:
            raise IllegalCommandError(Reason("roll-call-nothing-there", hexes=(command.hex,)))
        return StackConfirmed(counters=ids, turn=game.turn(state), secret_to=command.faction)

    def _hands(self, state: State) -> HandsGame:
        """The game where commands hold cards; IllegalCommandError in any other."""
        game = hands_of(self._system, state)
        if game is None:
            raise IllegalCommandError(Reason("command-not-here"))
        return game

    def _judge(self, state: State, command: Command) -> "_Wish":
        """Why a command is refused, if it is, and its events all the same."""
        if isinstance(command, SetFacts | SetPile):
            return self._judge_by_hand(state, command)
        _require_no_request(self._system, state, command)
        steps = self._system.steps(state)
        step = find_step(steps, command)
        if not (block := _block_before(steps, step, state)):
            return _Wish(step.refusal(state, command), lambda: step.decide(state, command))

        def insist() -> Sequence[Event]:
            step.refusal(state, command)  # raises for what cannot be at all: no table insists on that
            return step.decide(state, command)

        return _Wish(block, insist)

    def _judge_by_hand(self, state: State, command: ByHand) -> "_Wish":
        """What cannot be tracked at all is refused first: no table can insist on that."""
        event, refusal = judge_by_hand(self._system, state, command)
        return _Wish(refusal, lambda: (event,))

    def _answer(self, state: State, command: Answer) -> Decision:
        faction, request = find_request(state, command.request)
        if request.addressee and command.faction not in ("", request.addressee):
            raise IllegalCommandError(Reason("answer-of-other-side"))
        event = _answered(state.scope(faction), request, command.answer, faction)
        following = self._system.resolve(evolve(self._system, state, event), request, command.answer)
        return Decision(request.title, (event, *following))

    def _overrule(self, state: State, command: Overrule) -> Decision:
        wanted = self.codec.commands.load(command.command)
        wish = self._judge(state, wanted)
        events = tuple(wish.carry_out())
        if wish.refusal:
            secret_to = next((event.secret_to for event in events if event.secret_to), PUBLIC)
            overruled = RefusalOverruled(refusal=wish.refusal, note=command.note, secret_to=secret_to)
            events = (overruled, *events)
        return Decision(wanted.label(), events)

    def _together(self, state: State, command: Together) -> tuple[Event, ...]:
        events: list[Event] = []
        for number, dumped in enumerate(command.commands, start=1):
            try:
                decided = self._one_of(state, self.codec.commands.load(dumped))
            except CompanionError as refusal:
                args = {"number": number, "count": len(command.commands)}
                raise IllegalCommandError(
                    Reason("together-refused", args=args, about=refusal.reason)
                ) from refusal
            state = evolve_all(self._system, state, decided)
            events += decided
        if len({event.secret_to for event in events} - {PUBLIC}) > 1:
            raise IllegalCommandError(Reason("together-of-one-side"))
        return tuple(events)

    def _one_of(self, state: State, command: Command) -> tuple[Event, ...]:
        if isinstance(command, Answer | Together):
            raise IllegalCommandError(Reason("command-not-here"))
        return self.decide(state, command).events

    def _choose(self, state: State, command: ChooseSetting) -> Decision:
        setting = next((s for s in self._system.settings if s.key == command.key), None)
        if setting is None:
            raise IllegalCommandError(Reason("setting-unknown", args={"key": command.key}))
        if refusal := setting.refusal(command.value):
            raise IllegalCommandError(refusal)
        chosen = _chosen(self._system, state, command)
        if isinstance(self._system, HandsGame):
            chosen += tuple(self._system.dealing(state, command.key, command.value))
        if is_for_both(self._system, state, command) and not state.sees_all:
            return _proposed(state, setting, command.value, chosen)
        return Decision(command.label(), chosen)


def is_for_both(system: AnyGame, state: State, command: ChooseSetting) -> bool:
    """Whether two players choose this only together: it touches what they hide, or who commands what."""
    setting = next((s for s in system.settings if s.key == command.key and s.allows(command.value)), None)
    return setting is not None and (setting.needs_consent or len(_chosen(system, state, command)) > 1)


def _chosen(system: AnyGame, state: State, command: ChooseSetting) -> tuple[Event, ...]:
    """The setting, and the seats where it says who commands what."""
    chosen = SettingChosen(key=command.key, value=command.value)
    seats = system.seats({**state.settings, command.key: command.value})
    return (chosen,) if seats == system.seats(state.settings) else (chosen, SeatsTaken(seats=seats))


def _proposed(state: State, setting: Setting, value: JsonValue, chosen: tuple[Event, ...]) -> Decision:
    """One of two players wishes a setting: a proposal, or an answer to the other's (`chosen` if agreed)."""
    seat, key = next(iter(state.seated), ""), setting.key
    if not seat:
        raise IllegalCommandError(Reason("setting-needs-seat", about=Reason(f"setting-{key}")))
    proposal, is_so = state.public.proposed.get(key), setting.in_force(state.settings) == value
    if proposal and is_so:
        label = "proposal-withdrawn" if proposal.faction == seat else "proposal-declined"
        return Decision(Reason(label), (ProposalDropped(key=key, faction=seat),))
    if is_so:
        raise IllegalCommandError(Reason("setting-is-so", about=Reason(f"setting-{key}")))
    if proposal and proposal.faction != seat and proposal.value == value:
        return Decision(Reason("proposal-agreed"), chosen)
    return Decision(Reason("setting-proposed"), (SettingProposed(key=key, value=value, faction=seat),))


def find_step(steps: Sequence[Step], command: Command) -> Step:
    """The first step that takes a command; IllegalCommandError when none does."""
    for step in steps:
        if type(command) in step.commands:
            return step
    raise IllegalCommandError(Reason("command-not-here"))


def choices(steps: Sequence[Step], state: State) -> tuple[Choice, ...]:
    """Every choice of every step; one behind a step that blocks is refused with that step's reason."""
    offered: list[Choice] = []
    block: Reason | None = None
    for step in steps:
        own = step.choices(state)
        offered.extend(own if block is None else (replace(choice, refusal=block) for choice in own))
        block = block or step.blocks(state)
    return tuple(offered)


def _block_before(steps: Sequence[Step], step: Step, state: State) -> Reason | None:
    """What keeps a step from being taken yet: the reason of the first earlier step that blocks."""
    earlier = takewhile(lambda other: other is not step, steps)
    return next((reason for other in earlier if (reason := other.blocks(state))), None)


def _require_no_request(system: AnyGame, state: State, command: Command) -> None:
    """While a request waits, the game goes on with its answer."""
    own = state.secrets.get(command.faction)
    waiting = (*state.public.waiting, *(own.waiting if own else ()))
    if waiting := state.waiting if hands_of(system, state) else waiting:
        raise IllegalCommandError(answer_first(waiting[0]))


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
