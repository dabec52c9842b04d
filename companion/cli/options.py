"""What each verb takes, as one frozen object; help texts are catalogue keys until they are shown."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

T = TypeVar("T")
HexList = list[str] | None


class Language(StrEnum):
    """A language the program speaks."""

    EN = "en"
    JA = "ja"


def _option(key: str, *names: str, **settings: Any) -> Any:
    return typer.Option(*names, help=key, **settings)


@dataclass(frozen=True, kw_only=True)
class CommonOptions:
    """What every verb takes. `lang` is None for the terminal's language."""

    lang: Annotated[Language | None, _option("cli-help-lang")] = None
    json: Annotated[bool, _option("cli-help-json", "--json")] = False


_Changes = Annotated[list[str] | None, _option("cli-help-change", metavar="CHANGE")]


@dataclass(frozen=True, kw_only=True)
class SightOptions(CommonOptions):
    """The board, the markers on it and the reading of its outlines. `tolerance` is in hexes.

    Without a `board` it is the first one found that has lines of sight.
    """

    board: Annotated[str | None, _option("cli-help-board", metavar="FILE|NAME")] = None
    smoke: Annotated[HexList, _option("cli-help-smoke", metavar="HEX[@LEVEL][=N]")] = None
    dispersed: Annotated[HexList, _option("cli-help-dispersed", metavar="HEX[@LEVEL][=N]")] = None
    wp: Annotated[HexList, _option("cli-help-wp", metavar="HEX[@LEVEL]=N")] = None
    vehicle: Annotated[HexList, _option("cli-help-vehicle", metavar="HEX")] = None
    wreck: Annotated[HexList, _option("cli-help-wreck", metavar="HEX")] = None
    ffe: Annotated[HexList, _option("cli-help-ffe", metavar="HEX[:RADIUS]")] = None
    tolerance: Annotated[float | None, _option("cli-help-tolerance", min=0, max=0.1)] = None
    change: _Changes = None


@dataclass(frozen=True, kw_only=True)
class LosOptions(SightOptions):
    """`companion los`: a line between two hexes, or all lines into a file."""

    source: Annotated[str | None, typer.Argument(metavar="FROM", help="cli-help-from")] = None
    target: Annotated[str | None, typer.Argument(metavar="TO", help="cli-help-to")] = None
    from_level: Annotated[str, _option("cli-help-from-level", metavar="LEVEL")] = "ground"
    to_level: Annotated[str, _option("cli-help-to-level", metavar="LEVEL")] = "ground"
    hex_mm: Annotated[float | None, _option("cli-help-hex-mm", min=1, max=500)] = None
    all: Annotated[bool, _option("cli-help-all", "--all")] = False
    pairs: Annotated[Path | None, _option("cli-help-pairs", metavar="FILE.csv")] = None
    out: Annotated[Path | None, _option("cli-help-out", metavar="FILE.npz|FILE.csv")] = None


@dataclass(frozen=True, kw_only=True)
class ViewOptions(SightOptions):
    """`companion view`: everything seen from one hex."""

    hex: Annotated[str, typer.Argument(metavar="HEX", help="cli-help-view-hex")]
    level: Annotated[str, _option("cli-help-level", metavar="LEVEL")] = "ground"
    to_floor: Annotated[int, _option("cli-help-to-floor", min=0, max=20)] = 0


@dataclass(frozen=True, kw_only=True)
class BoardOptions(CommonOptions):
    """`companion board`: one board file."""

    file: Annotated[str, typer.Argument(metavar="FILE|NAME", help="cli-help-board-file")]


@dataclass(frozen=True, kw_only=True)
class ImportOptions(CommonOptions):
    """`companion board import`: an archive, and the board file to be written."""

    archive: Annotated[Path, typer.Argument(metavar="ARCHIVE", help="cli-help-archive")]
    out: Annotated[Path, _option("cli-help-import-out", metavar="FILE")]


@dataclass(frozen=True, kw_only=True)
class JoinBoardsOptions(CommonOptions):
    """`companion board join`: boards put together, and the file of their map."""

    boards: Annotated[
        list[str], typer.Argument(metavar="BOARD[:turned][:A1-Q10]...", help="cli-help-join-boards")
    ]
    out: Annotated[Path, _option("cli-help-join-out", metavar="FILE.boards")]
    columns: Annotated[int | None, _option("cli-help-join-columns", min=1, max=24)] = None
    title: Annotated[str, _option("cli-help-join-title")] = ""
    change: _Changes = None


_Addresses = Annotated[list[str] | None, _option("cli-help-address", metavar="ADDRESS")]
_Listen = Annotated[str | None, _option("cli-help-listen", metavar="ADDRESS")]
_Port = Annotated[int, _option("cli-help-port", min=0, max=65535)]


@dataclass(frozen=True, kw_only=True)
class HostOptions(CommonOptions):
    """`companion host`: one session file for other machines."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-host-file")]
    port: _Port = 0
    listen: _Listen = None
    address: _Addresses = None
    letters: Annotated[str | None, _option("cli-help-letters", metavar="SEAT|spectator")] = None
    qr: Annotated[str | None, _option("cli-help-qr", metavar="SEAT|all")] = None


@dataclass(frozen=True, kw_only=True)
class JoinOptions(CommonOptions):
    """`companion join`: a copy of another machine's session."""

    code: Annotated[str, typer.Argument(metavar="CODE", help="cli-help-code")]
    file: Annotated[Path | None, _option("cli-help-copy", metavar="FILE")] = None
    at: Annotated[str | None, _option("cli-help-at", metavar="ADDRESS:PORT")] = None
    once: Annotated[bool, _option("cli-help-once", "--once")] = False
    aside: Annotated[bool, _option("cli-help-aside", "--aside")] = False


@dataclass(frozen=True, kw_only=True)
class ServeOptions(CommonOptions):
    """`companion serve`: the tables of a club."""

    store: Annotated[str, _option("cli-help-store", metavar="sqlite:///FOLDER|postgresql://...")]
    port: _Port = 0
    listen: _Listen = None
    address: _Addresses = None
    bring: Annotated[list[Path] | None, _option("cli-help-bring", metavar="FILE")] = None


@dataclass(frozen=True, kw_only=True)
class MailOptions(CommonOptions):
    """`companion mail`: moves as files."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-mail-file")]
    take: Annotated[Path | None, _option("cli-help-mail-take", metavar="MOVES")] = None
    out: Annotated[Path | None, _option("cli-help-mail-out", "--out", metavar="MOVES")] = None
    since: Annotated[int, _option("cli-help-mail-since", min=0)] = 0


@dataclass(frozen=True, kw_only=True)
class TruthOptions(CommonOptions):
    """`companion truth`: a session decided again."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-truth-file")]


def takes(options: type[T]) -> Callable[[Callable[[T], None]], Callable[..., None]]:
    """Make a verb out of a function of one options object, a command line option for each field."""

    def decorate(verb: Callable[[T], None]) -> Callable[..., None]:
        def command(**values: Any) -> None:
            verb(options(**values))

        command.__name__ = verb.__name__
        command.__signature__ = inspect.signature(options)  # type: ignore[attr-defined]
        return command

    return decorate
