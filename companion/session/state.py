"""The state of a session: what everyone may know, and what each unlocked faction knows besides."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from pydantic import JsonValue

from companion.chance.pile import DrawPile
from companion.kit.questions import AnyRequest
from companion.session.seats import HighCommand, Seats

G = TypeVar("G")
S = TypeVar("S")

PUBLIC = ""  # the scope of everyone
TABLE = "table"  # the scope of nobody: orders of piles that the app keeps

_NOTHING: Mapping[str, Any] = MappingProxyType({})


def _nothing() -> Mapping[str, Any]:
    return _NOTHING


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a faction would set a setting to, once the other agrees."""

    value: JsonValue
    faction: str


@dataclass(frozen=True, slots=True)
class Scope(Generic[G]):
    """What folds together: the game's own frozen state, draw piles, what waits for an answer, settings.

    `settings` holds the chosen readings and edited tables, `proposed` those that wait for the other
    faction's consent; only the public scope has any. `confirmed` says of counters in which turn players
    found them on the table where they are tracked.
    """

    game: G
    piles: Mapping[str, DrawPile] = field(default_factory=_nothing)
    waiting: tuple[AnyRequest, ...] = ()
    settings: Mapping[str, JsonValue] = field(default_factory=_nothing)
    proposed: Mapping[str, Proposal] = field(default_factory=_nothing)
    confirmed: Mapping[str, int] = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True)
class PlayState(Generic[G, S]):
    """The public scope, and one for each command whose seat is unlocked.

    `seats` says what the player of every seat commands, unlocked or not.
    `given_up` names the seats that lost their key in a game that hides what everyone does, each with
    what it has told since: whatever it hid before stays hidden, from itself too.
    """

    public: Scope[G]
    secrets: Mapping[str, Scope[S]] = field(default_factory=_nothing)
    seats: Seats = field(default_factory=_nothing)
    given_up: Mapping[str, frozenset[str]] = field(default_factory=_nothing)

    @property
    def game(self) -> G:
        """The game's public state."""
        return self.public.game

    @property
    def piles(self) -> Mapping[str, DrawPile]:
        """The public draw piles."""
        return self.public.piles

    @property
    def settings(self) -> Mapping[str, JsonValue]:
        """The chosen readings and edited tables."""
        return self.public.settings

    @property
    def seated(self) -> tuple[str, ...]:
        """The seats that are unlocked."""
        return tuple(seat for seat, held in self.seats.items() if all(one.id in self.secrets for one in held))

    @property
    def sees_all(self) -> bool:
        """Whether every seat is unlocked."""
        return bool(self.seats) and len(self.seated) == len(self.seats)

    @property
    def commands(self) -> frozenset[HighCommand]:
        """The commands of the seats that are unlocked."""
        return frozenset(one for seat in self.seated for one in self.seats[seat])

    @property
    def waiting(self) -> tuple[AnyRequest, ...]:
        """Every request in sight, the public ones first."""
        return tuple(request for _, scope in self.scopes() for request in scope.waiting)

    def scopes(self) -> Iterator[tuple[str, Scope[Any]]]:
        """All scopes in sight by faction, the public one first."""
        yield PUBLIC, self.public
        yield from self.secrets.items()

    def scope(self, faction: str) -> Scope[Any]:
        """The public scope or that of a faction; KeyError while the faction is locked."""
        return self.secrets[faction] if faction else self.public

    def with_scope(self, faction: str, scope: Scope[Any]) -> "PlayState[G, S]":
        """The state with one scope replaced."""
        if faction == PUBLIC:
            return replace(self, public=scope)
        return replace(self, secrets=MappingProxyType({**self.secrets, faction: scope}))
