"""The events of every game: requests and answers, piles, settings, facts set by hand."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain
from types import MappingProxyType
from typing import Any, Self

from pydantic import JsonValue, model_validator

from companion.board.overlay import OverlayChange
from companion.chance.answers import DrawAnswer, Outcome, RollAnswer, Source, outcomes
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest, Modifier, RollRequest
from companion.kit.facts import with_facts
from companion.kit.questions import AnyRequest, Question, Reply, ReplyKind, option_in_words, value_in_words
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap, SavedReason, with_entry, without_entry
from companion.session.changes import Barrier, Changes
from companion.session.messages import Event, Registry, Upgrade
from companion.session.seats import HighCommand, name_key
from companion.session.state import Proposal, Scope


class ScopeEvent(Event, ABC):
    """An event that the session folds itself, into the public scope or that of its faction."""

    @abstractmethod
    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The scope after it."""


class Asked(ScopeEvent):
    """A rule asked for dice, a draw or a fact of the table."""

    type = "asked"
    version = 2
    touches = Changes.REQUESTS
    request: AnyRequest

    def numbered(self, serial: str) -> Self:
        """The same with a request of its own for all time, to be answered by whose secret it is."""
        addressee = self.secret_to or self.request.addressee
        request = self.request.model_copy(update={"serial": serial, "addressee": addressee})
        return self.model_copy(update={"request": request})

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The request waits."""
        if any(waiting.name == self.request.name for waiting in scope.waiting):
            raise ValueError(f"request {self.request.name!r} waits already")
        return replace(scope, waiting=(*scope.waiting, self.request))


class AnswerGiven(ScopeEvent, ABC):
    """A request was answered."""

    request: AnyRequest

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The request waits no more."""
        return replace(scope, waiting=tuple(r for r in scope.waiting if r.id != self.request.id))


class DiceRolled(AnswerGiven):
    """Dice came up."""

    type = "dice-rolled"
    version = 2
    touches = Changes.REQUESTS
    request: RollRequest
    answer: RollAnswer

    @property
    def barrier(self) -> Barrier:
        """Physical dice are retyped freely; the app's own are not rolled again without asking."""
        return Barrier.APP_ROLL if self.answer.source in (Source.APP, Source.JOINT) else Barrier.NONE

    @property
    def dice(self) -> str:
        """The dice of every row."""
        return ", ".join(map(_dice, outcomes(self.request, self.answer)))

    def log(self) -> tuple[Reason, ...]:
        """Every row with its dice and its result."""
        return tuple(chain.from_iterable(self.log_groups()))

    def log_groups(self) -> tuple[tuple[Reason, ...], ...]:
        """A group a row."""
        return tuple(self._log_row(outcome) for outcome in outcomes(self.request, self.answer))

    def _log_row(self, outcome: Outcome) -> tuple[Reason, ...]:
        dice, source = _dice(outcome), self.answer.source.value
        result = Reason("dice-rolled", args={"dice": dice, "final": outcome.final, "source": source})
        modifiers = (line for m in self.request.modifiers_of(outcome.row) for line in _counted(m))
        title = (outcome.row.title,) if outcome.row.title else ()
        return (*title, result, *modifiers)


def _dice(outcome: Outcome) -> str:
    return " + ".join(map(str, outcome.faces)) or str(outcome.natural)


def _counted(modifier: Modifier) -> tuple[Reason, Reason]:
    return Reason("modifier-counted", args={"value": f"{modifier.value:+d}"}), modifier.reason


class ChitsDrawn(AnswerGiven):
    """Chits came out of a pile."""

    type = "chits-drawn"
    version = 2
    touches = Changes.REQUESTS | Changes.PILES
    request: DrawRequest
    answer: DrawAnswer

    @property
    def barrier(self) -> Barrier:
        """A drawn chit was seen."""
        return Barrier.DRAW

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The chits leave the pile, and the request is answered."""
        pile = scope.piles[self.request.pile].after_draw(self.answer.chits)
        return super().apply(_with_pile(scope, self.request.pile, pile))

    def log(self) -> tuple[Reason, ...]:
        args = {"count": len(self.answer.chits), "source": self.answer.source.value}
        return (Reason("chits-drawn", args=args), *chit_names(self.answer.chits))


def chit_name(chit: str) -> Reason:
    """A chit in words: the message `chit-` and the id."""
    return Reason(f"chit-{chit}")


def chit_names(chits: Iterable[str]) -> tuple[Reason, ...]:
    """Chits in words."""
    return tuple(map(chit_name, chits))


class QuestionAnswered(AnswerGiven):
    """The players told a fact of the table."""

    type = "question-answered"
    version = 2
    touches = Changes.REQUESTS
    request: Question
    answer: Reply

    def log(self) -> tuple[Reason, ...]:
        if self.request.wants is ReplyKind.OPTION and self.answer.value is not None:
            return (Reason(f"option-{self.answer.value}"),)
        return (value_in_words(self.answer.value),)


class PileSet(ScopeEvent):
    """A pile was made, or set to what the table shows."""

    type = "pile-set"
    touches = Changes.PILES
    name: str
    pile: DrawPile
    note: str = ""

    @model_validator(mode="after")
    def _is_kept_openly(self) -> Self:
        if self.secret_to and self.pile.kind is PileKind.ORDERED:
            raise ValueError("a pile that a faction keeps to itself needs no commitment to the others")
        return self

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The pile is as given."""
        return _with_pile(scope, self.name, self.pile)

    def log(self) -> tuple[Reason, ...]:
        """The note, if a player set it."""
        return _note(self.note)


class PileRemoved(ScopeEvent):
    """A pile is of no more use."""

    type = "pile-removed"
    touches = Changes.PILES
    name: str

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The pile is gone."""
        return replace(scope, piles=without_entry(scope.piles, self.name))


class ChitsReturned(ScopeEvent):
    """Drawn chits went back into their pile."""

    type = "chits-returned"
    touches = Changes.PILES
    name: str
    chits: tuple[str, ...]

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The chits may be drawn again."""
        return _with_pile(scope, self.name, scope.piles[self.name].after_return(self.chits))


class ChitsAdded(ScopeEvent):
    """Chits that were not of a pile went into it."""

    type = "chits-added"
    touches = Changes.PILES
    name: str
    chits: tuple[str, ...]

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The chits may be drawn."""
        return _with_pile(scope, self.name, scope.piles[self.name].after_adding(self.chits))


def _with_pile(scope: Scope[Any], name: str, pile: DrawPile) -> Scope[Any]:
    return replace(scope, piles=with_entry(scope.piles, name, pile))


class SettingChosen(ScopeEvent):
    """A reading was chosen or a base table edited; later decisions go by it."""

    type = "setting-chosen"
    touches = Changes.SETTINGS
    key: str
    value: JsonValue

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The setting holds from now on."""
        settings = with_entry(scope.settings, self.key, self.value)
        return replace(scope, settings=settings, proposed=without_entry(scope.proposed, self.key))


class SeatsTaken(Event):
    """Who commands what changed with a reading: from now on these are the seats."""

    type = "seats-taken"
    touches = Changes.SECRETS | Changes.UNITS
    seats: FrozenMap[str, tuple[HighCommand, ...]]

    def log(self) -> tuple[Reason, ...]:
        return (Reason("seats-were-taken"), *(Reason(name_key(seat)) for seat in self.seats))


class MapCorrected(ScopeEvent):
    """The players' word on the board stands; `overlay_after` follows it."""

    type = "map-corrected"
    touches = Changes.BOARD
    change: OverlayChange

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """Changes nothing by itself: the board is no part of the state."""
        return scope


class SettingProposed(ScopeEvent):
    """A faction proposed to change a setting that both have to agree on."""

    type = "setting-proposed"
    touches = Changes.SETTINGS
    key: str
    value: JsonValue
    faction: str

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The setting stays; the proposal waits for the other faction."""
        proposal = Proposal(self.value, self.faction)
        return replace(scope, proposed=with_entry(scope.proposed, self.key, proposal))

    def log(self) -> tuple[Reason, ...]:
        """What was proposed."""
        return (setting_in_words(self.key, self.value),)


class ProposalDropped(ScopeEvent):
    """A proposal was declined by the other faction, or withdrawn by its own."""

    type = "proposal-dropped"
    touches = Changes.SETTINGS
    key: str
    faction: str

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The setting stays, and nothing waits."""
        return replace(scope, proposed=without_entry(scope.proposed, self.key))


def setting_in_words(key: str, value: JsonValue) -> Reason:
    """A setting with what it is, or is to be."""
    return Reason("setting-would-be", args={"value": str(value)}, about=Reason(f"setting-{key}"))


class FactValue(Frozen):
    """A fact with the value it was given and its name in words.

    `is_option`: one of a few, by its id, in words by that and its `sort`.
    """

    path: str
    value: JsonValue
    label: SavedReason
    is_option: bool = False
    sort: str = ""

    @property
    def in_words(self) -> Reason:
        """The value as a text."""
        if self.is_option and isinstance(self.value, str):
            return option_in_words(self.value, self.sort)
        return value_in_words(self.value)


class FactsSet(ScopeEvent):
    """Tracked facts were set to what the table shows; the requests that are `moot` by it wait no more."""

    type = "facts-set"
    touches = Changes.BOARD | Changes.UNITS | Changes.PHASE | Changes.REQUESTS
    facts: tuple[FactValue, ...]
    note: str = ""
    moot: tuple[str, ...] = ()

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """The game state has the facts as given."""
        waiting = tuple(request for request in scope.waiting if request.id not in self.moot)
        return replace(scope, game=with_facts(scope.game, self.facts), waiting=waiting)

    def log(self) -> tuple[Reason, ...]:
        """Each fact and its value, then the note."""
        return tuple(chain.from_iterable(self.log_groups()))

    def log_groups(self) -> tuple[tuple[Reason, ...], ...]:
        """A group a fact, and one for the note."""
        facts = tuple((fact.label, fact.in_words) for fact in self.facts)
        note = _note(self.note)
        return (*facts, note) if note else facts


class StackConfirmed(ScopeEvent):
    """Counters were confirmed, in a turn, to stand where they are tracked."""

    type = "stack-confirmed"
    touches = Changes.UNITS
    counters: tuple[str, ...]
    turn: int

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """It is known of each of them."""
        told = dict.fromkeys(self.counters, self.turn)
        return replace(scope, confirmed=MappingProxyType({**scope.confirmed, **told}))


class RefusalOverruled(ScopeEvent):
    """The table had its way against the rules as the companion knows them."""

    type = "refusal-overruled"
    refusal: SavedReason
    note: str = ""

    def apply(self, scope: Scope[Any]) -> Scope[Any]:
        """Changes nothing by itself; kept for the log."""
        return scope

    def log(self) -> tuple[Reason, ...]:
        """What was overruled, and why."""
        return (Reason("refusal-overruled"), self.refusal, *_note(self.note))


def _note(note: str) -> tuple[Reason, ...]:
    return (Reason("note-shown", args={"note": note}),) if note else ()


def requests_upgraded(further: Upgrade = dict) -> Mapping[tuple[str, int], Upgrade]:
    """Upgrades of requests from version 1, which knew them by the text of the title.

    Purposes have kept those names. A game's own registry may go further: version 1 had no details.
    """

    def upgrade(fields: dict[str, Any]) -> dict[str, Any]:
        request = dict(fields["request"])
        title = dict(request.pop("title"))
        purpose = title.pop("key")
        return fields | {"request": further(request | title | {"purpose": purpose})}

    return {(class_.type, 1): upgrade for class_ in (Asked, DiceRolled, ChitsDrawn, QuestionAnswered)}


SCOPE_EVENTS: Registry[Event] = Registry(
    (
        Asked,
        DiceRolled,
        ChitsDrawn,
        QuestionAnswered,
        PileSet,
        PileRemoved,
        ChitsReturned,
        ChitsAdded,
        SettingChosen,
        SeatsTaken,
        MapCorrected,
        SettingProposed,
        ProposalDropped,
        FactsSet,
        StackConfirmed,
        RefusalOverruled,
    ),
    requests_upgraded(),
)
