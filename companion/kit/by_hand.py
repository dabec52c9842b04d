"""Facts and piles set by hand: their events, and what there cannot be by the rules or in the game box."""

from collections.abc import Iterable, Iterator, Mapping

from pydantic import JsonValue, TypeAdapter

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.kit.facts import Fact, fact_impossible, with_facts
from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.reason import Reason
from companion.session.commands import SetFacts, SetPile
from companion.session.errors import IllegalCommandError
from companion.session.events import FactsSet, FactValue, PileSet, chit_name

ByHand = SetFacts | SetPile
_HEX: TypeAdapter[HexCoord | None] = TypeAdapter(HexCoord | None)


def judge_by_hand(system: AnyGame, state: State, command: ByHand) -> tuple[FactsSet | PileSet, Reason | None]:
    """The event of a fact or pile set by hand, and why its value is none that the table can show.

    Players may overrule that; IllegalCommandError for what cannot be tracked at all.
    """
    if isinstance(command, SetPile):
        return _pile_set(command), _pile_refusal(system.pile_limits(state, command.name) or {}, command)
    known = _known_facts(system, state, command)
    return _facts_set(system, state, command, known), _facts_refusal(command, known)


def _known_facts(system: AnyGame, state: State, command: SetFacts) -> dict[str, Fact]:
    found = system.facts_at(state, command.facts.keys())
    return {fact.path: fact for fact in found if fact.secret_to == command.secret_to}


# ---- facts ----


def _facts_set(system: AnyGame, state: State, command: SetFacts, known: Mapping[str, Fact]) -> FactsSet:
    facts = tuple(_fact_value(known, path, value) for path, value in command.facts.items())
    _require_on_board(system, known, facts)
    facts += tuple(_implied(system, state, command))
    with_facts(state.scope(command.secret_to).game, facts)  # what the models refuse
    if not command.secret_to and (refusal := system.facts_refusal(state, command.facts)):
        raise IllegalCommandError(refusal.reason, field=refusal.place.field)
    moot = () if command.secret_to else tuple(_moot(system, state, command))
    return FactsSet(facts=facts, note=command.note, secret_to=command.secret_to, moot=moot)


def _moot(system: AnyGame, state: State, command: SetFacts) -> Iterator[str]:
    """The requests of a moment that is left: nobody rolls there any more."""
    if system.leaves_moment(state, command.facts):
        yield from (request.id for request in state.public.waiting)


def _implied(system: AnyGame, state: State, command: SetFacts) -> Iterator[FactValue]:
    implied = {} if command.secret_to else system.implied_facts(state, command.facts)
    for fact in system.facts_at(state, implied.keys()) if implied else ():
        if fact.path not in command.facts:
            value = implied[fact.path]
            is_option = fact.options is not None and value is not None
            yield FactValue(
                path=fact.path, value=value, label=fact.label, is_option=is_option, sort=fact.sort
            )


def _facts_refusal(command: SetFacts, known: Mapping[str, Fact]) -> Reason | None:
    refusals = (known[path].refusal(value) for path, value in command.facts.items() if path in known)
    return next((refusal for refusal in refusals if refusal), None)


def _fact_value(known: Mapping[str, Fact], path: str, value: JsonValue) -> FactValue:
    fact = known.get(path)
    if fact is None:
        raise IllegalCommandError(Reason("fact-unknown", args={"path": path}))
    if fact.options is not None and value not in fact.options:
        raise IllegalCommandError(fact_impossible(fact.label, value))
    is_option = fact.options is not None
    return FactValue(path=path, value=value, label=fact.label, is_option=is_option, sort=fact.sort)


def _require_on_board(system: AnyGame, known: Mapping[str, Fact], facts: Iterable[FactValue]) -> None:
    """No counter can stand where the map has no hex."""
    for fact in facts:
        about = known[fact.path]
        if about.is_hex and not about.may_be_off_map and not _is_on(system.board, fact.value):
            raise IllegalCommandError(fact_impossible(fact.label, fact.value))


def _is_on(board: Board, value: JsonValue) -> bool:
    try:
        hex_ = _HEX.validate_python(value)
    except ValueError:
        return True  # no hex at all: the game's model tells
    return hex_ is None or hex_ in board


# ---- piles ----


def _pile_set(command: SetPile) -> PileSet:
    """A pile built past its checks would be written and could never be read again."""
    for chit, count in command.pile.left.items():
        if count < 0:
            args = {"pile": command.name, "count": str(count)}
            raise IllegalCommandError(Reason("pile-below-none", args=args, about=chit_name(chit)))
    return PileSet(name=command.name, pile=command.pile, note=command.note)


def _pile_refusal(limits: Mapping[str, int], command: SetPile) -> Reason | None:
    for chit, most in limits.items():
        count = command.pile.left.get(chit, 0)
        if count > most:
            args = {"pile": command.name, "count": str(count), "most": str(most)}
            return Reason("pile-too-full", args=args, about=chit_name(chit))
    return None
