"""The commands of every game: answers, settings, facts and piles set by hand, overruling."""

from collections.abc import Mapping

from pydantic import Field, JsonValue

from companion.board.overlay import OverlayChange
from companion.chance.pile import DrawPile
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import AnyAnswer
from companion.reason import Reason
from companion.saved import FrozenMap, SavedReason
from companion.session.messages import Command, Registry


class Answer(Command):
    """Answer a request that waits, named by its id."""

    type = "answer"
    request: str
    answer: AnyAnswer


class ChooseSetting(Command):
    """Choose a reading of the rules, or edit a base table."""

    type = "choose-setting"
    key: str
    value: JsonValue


class CorrectMap(Command):
    """Let the player's word on the board stand; `told` names what was said."""

    type = "correct-map"
    change: OverlayChange
    told: SavedReason

    def label(self) -> Reason:
        """What was said."""
        return self.told


class SetFacts(Command):
    """Set tracked facts, by path, to what the table shows; also to start in mid-game.

    `secret_to` names the faction whose own facts these are.
    """

    type = "set-facts"
    facts: FrozenMap[str, JsonValue] = Field(min_length=1)
    note: str = ""
    secret_to: str = ""

    def label_args(self) -> Mapping[str, str | int | float]:
        """How many facts."""
        return {"count": len(self.facts)}


class KeepPrinted(SetFacts):
    """Printed values that were told for what is undone: they stay known, and are undone by themselves."""

    type = "keep-printed"


class SetPile(Command):
    """Set a pile to what the table shows, or change who keeps it."""

    type = "set-pile"
    name: str
    pile: DrawPile
    note: str = ""


class Overrule(Command):
    """Carry out a refused command all the same. `command` is it as a registry dumps it."""

    type = "overrule"
    command: FrozenMap[str, JsonValue]
    note: str


_PLAIN = {"type", "version", "faction"}  # the fields of a command whose name needs nothing more


class Together(Command):
    """Carry out a whole set-up or list as one act, all of it or nothing.

    `commands` are they as a registry dumps them, each decided after those before it; answers are none.
    """

    type = "together"
    commands: tuple[FrozenMap[str, JsonValue], ...] = Field(min_length=1)

    def label(self) -> Reason:
        """One act many times by its own name, others by how many they are."""
        first, *others = self.commands
        is_plain = {"type"} <= first.keys() <= _PLAIN
        is_alike = bool(others) and is_plain and all(one == first for one in others)
        about = Reason(f"do-{first['type']}") if is_alike else None
        return Reason("do-together-alike" if about else "do-together", args=self.label_args(), about=about)

    def label_args(self) -> Mapping[str, str | int | float]:
        return {"count": len(self.commands)}


class ConfirmStack(Command):
    """A stack stands on the table as it is tracked: whose, and where.

    `faction` is the command whose secret that is in the fog.
    """

    type = "confirm-stack"
    side: str
    hex: HexCoord
    box: str = ""

    def label(self) -> Reason:
        return Reason("do-confirm-stack", hexes=(self.hex,), args={"side": self.side})


class TurnCards(Command):
    """Turn the cards of those at the machine as was agreed on or as play has left them.

    It follows by itself; `seed` is what new backs come from, and as secret as the cards that it tells of.
    `anew` names a command all of whose cards are mixed: another machine has known them.
    """

    type = "turn-cards"
    seed: str
    anew: str = ""


class ShowCards(Command):
    """Lay all cards of a seat open, for good."""

    type = "show-cards"
    seat: str


COMMANDS: Registry[Command] = Registry(
    (
        Answer,
        ChooseSetting,
        CorrectMap,
        SetFacts,
        KeepPrinted,
        SetPile,
        Overrule,
        Together,
        TurnCards,
        ShowCards,
        ConfirmStack,
    )
)
