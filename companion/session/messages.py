"""Commands (what a player wishes), events (what happened), and how both are written and read.

A class names itself by `type`, a kebab-case id that never changes once a session was saved with it:

    class PlaceAr(Command):
        type = "place-ar"
        gun: str
        hex: HexCoord

When the fields of a class change, raise its `version` and give its registry an upgrade from the old
one; saved sessions then open as before.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import ValidationError

from companion.chance.purposes import Purposes
from companion.reason import CompanionError, Reason
from companion.saved import Frozen
from companion.session.changes import Barrier, Changes

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
M = TypeVar("M", bound="Message")


class Message(Frozen):
    """A command or an event."""

    type: ClassVar[str]
    version: ClassVar[int] = 1


class Command(Message):
    """What a player wishes to do. `faction` acts; empty for nobody in particular."""

    is_by_itself: ClassVar[bool] = False  # whether a machine does it for its player, who has no choice in it
    faction: str = ""

    def label(self) -> Reason:
        """Names the action in the log and in "Undo ...": the message `do-` and the type."""
        return Reason(f"do-{self.type}", args=self.label_args())

    def label_args(self) -> Mapping[str, str | int | float]:
        """What the label's message may use."""
        return {}


class Event(Message):
    """What happened. Only events change the state.

    A `secret_to` faction folds the event into its own state; empty: the event is public.
    """

    touches: ClassVar[Changes] = Changes.NONE
    is_news: ClassVar[bool] = False  # whether players are told as it happens what the log says of it
    is_setback: ClassVar[bool] = False  # whether its news are of a loss
    is_silent: ClassVar[bool] = False  # whether the log has no line for an entry that holds it
    secret_to: str = ""

    @property
    def barrier(self) -> Barrier:
        """Whether undoing this event asks first."""
        return Barrier.NONE

    def log(self) -> tuple[Reason, ...]:
        """What the log says under the label of its command; nothing when the label says it all."""
        return ()

    def log_groups(self) -> tuple[tuple[Reason, ...], ...]:
        """The same in groups, each a line of its own where there is room."""
        lines = self.log()
        return (lines,) if lines else ()

    def news(self) -> tuple[Reason, ...]:
        """What players are told as it happens, since they did not wish for it or have to act on it."""
        return self.log() if self.is_news else ()


class UnknownMessageError(CompanionError):
    """A saved command or event that this program does not know, or that does not fit its class."""


class Registry(Generic[M]):
    """The commands or the events of a game, by type, with upgrades from older versions.

    `upgrades` maps (type, version) to a function from the fields of that version to those of the next.
    """

    def __init__(
        self, classes: Iterable[type[M]], upgrades: Mapping[tuple[str, int], Upgrade] | None = None
    ) -> None:
        self._classes: dict[str, type[M]] = {}
        self._upgrades = dict(upgrades or {})
        for class_ in classes:
            if self._classes.setdefault(class_.type, class_) is not class_:
                raise ValueError(f"two messages of type {class_.type!r}")

    def __iter__(self) -> Iterator[type[M]]:
        return iter(self._classes.values())

    def __or__(self, other: "Registry[M]") -> "Registry[M]":
        classes = [*self._classes.values(), *other._classes.values()]
        return Registry(classes, self._upgrades | other._upgrades)

    def dump(self, message: M) -> dict[str, Any]:
        """A message as JSON data; KeyError for a class that is not registered."""
        if self._classes[message.type] is not type(message):
            raise KeyError(message.type)
        return {"type": message.type, "version": message.version, **message.model_dump(mode="json")}

    def load(self, data: Mapping[str, Any], purposes: Purposes = ()) -> M:
        """Read what `dump` wrote, now or with an older version; UnknownMessageError otherwise.

        `purposes` are what the game asks for.
        """
        fields = dict(data)
        type_, version = str(fields.pop("type", "")), int(fields.pop("version", 1))
        class_ = self._classes.get(type_)
        if class_ is None or version > class_.version:
            raise UnknownMessageError(Reason("message-unknown", args={"type": type_}))
        for older in range(version, class_.version):
            fields = self._upgrades[type_, older](fields)
        try:
            return class_.model_validate(fields, context=purposes)
        except ValidationError as error:
            raise UnknownMessageError(Reason("message-unreadable", args={"type": type_})) from error
