"""The sheet of a game: what only its printed parts give, as players told it, kept for the next game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from pydantic import JsonValue, ValidationError

from companion.files import cause_of, read_json, reading, write_whole
from companion.kit.facts import Fact, fact_at
from companion.kit.system import State
from companion.reason import CompanionError, Reason
from companion.saved import Frozen, FrozenMap
from companion.session.commands import SetFacts

if TYPE_CHECKING:
    from companion.session.session import Session

_FORMAT: Literal["wargame-companion-sheet"] = "wargame-companion-sheet"


class SheetError(CompanionError):
    """A sheet that cannot be read, written or used."""


class Sheet(Frozen):
    """Facts of one game by path, those that nobody knows left out."""

    format: Literal["wargame-companion-sheet"] = _FORMAT
    version: Literal[1] = 1
    game: str
    facts: FrozenMap[str, JsonValue]


class SheetGame(ABC):
    """What a game has besides when printed tracks, maps and counters give facts that never change."""

    @abstractmethod
    def printed_facts(self, state: State) -> Sequence[Fact]:
        """Those facts, as far as they may be seen now."""


def has_sheet(session: "Session") -> bool:
    """Whether the game of a session keeps a sheet."""
    return isinstance(session.system, SheetGame)


def sheet_of(session: "Session") -> Sheet:
    """What is known of the printed game; SheetError for a game without a sheet."""
    told = {_name(fact): _value(session, fact) for fact in _printed(session)}
    return Sheet(game=session.system.id, facts={path: v for path, v in told.items() if v is not None})


def filling(session: "Session", sheet: Sheet) -> tuple[SetFacts, ...]:
    """What fills in what a sheet knows and this session does not: what is public, and each command's secrets.

    SheetError for the sheet of another game, and where there is nothing to fill in. Facts that this
    session does not have, of turns that its scenario leaves out for one, are passed over.
    """
    if sheet.game != session.system.id:
        raise SheetError(Reason("sheet-other-game"))
    new: dict[str, dict[str, JsonValue]] = {}
    for fact in (fact for fact in _printed(session) if _name(fact) in sheet.facts):
        value = sheet.facts[_name(fact)]
        if _value(session, fact) != value:
            new.setdefault(fact.secret_to, {})[fact.path] = value
    if not new:
        raise SheetError(Reason("sheet-nothing-new"))
    return tuple(SetFacts(facts=facts, secret_to=owner, faction=owner) for owner, facts in new.items())


def _printed(session: "Session") -> Sequence[Fact]:
    if not isinstance(session.system, SheetGame):
        raise SheetError(Reason("sheet-none"))
    return session.system.printed_facts(session.state)


def _name(fact: Fact) -> str:
    return fact.kept_as or fact.path


def _value(session: "Session", fact: Fact) -> Any:
    return fact_at(session.state.scope(fact.secret_to).game, fact.path)


# ---- files ----


def read_sheet(path: Path) -> Sheet:
    """Read a sheet; SheetError says what is wrong with it."""
    try:
        with reading(path.name, SheetError):
            document = read_json(path)
        return Sheet.model_validate(document)
    except ValidationError as error:
        where = "/".join(str(part) for part in error.errors()[0]["loc"]) or "-"
        raise SheetError(_trouble("sheet-broken", path, field=where)) from error


def write_sheet(path: Path, sheet: Sheet) -> None:
    """Write a sheet whole or not at all; SheetError when the system refuses."""
    try:
        write_whole(path, (sheet.model_dump_json(indent=2) + "\n").encode())
    except OSError as error:
        where = str(path.parent)
        raise SheetError(_trouble("file-unwritable", path, cause=cause_of(error), where=where)) from error


def _trouble(key: str, path: Path, **args: str) -> Reason:
    return Reason(key, args={"file": path.name, **args})
