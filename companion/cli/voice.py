"""What a verb says: answers on standard output, refusals in one line on standard error."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from rich.console import Console

from companion.board.model import Board
from companion.cli.one_line import tell_refusal, without_signs
from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason
from companion.text import Catalogue
from companion.text.arguments import Argument

REFUSED = 1


class Voice:
    """One language, and the board whose numbers its hexes bear once it is known."""

    def __init__(self, language: str) -> None:
        self.catalogue = Catalogue(language)
        self.board: Board | None = None
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def text(self, key: str, /, **args: Argument) -> str:
        """A message of the catalogue."""
        return self.catalogue.format(key, args)

    def reason(self, reason: Reason) -> str:
        """A reason in words."""
        return self.catalogue.reason(reason, self.hex_name)

    def reason_json(self, reason: Reason) -> dict[str, Any]:
        """A reason's parts and its words, for JSON."""
        return {
            "key": reason.key,
            "rule": reason.rule,
            "hexes": [self.hex_name(hex_) for hex_ in reason.hexes],
            "args": dict(reason.args),
            "text": self.reason(reason),
        }

    def hex_name(self, hex_: HexCoord) -> str:
        """The printed number of a hex, or its coordinates as long as no board is open."""
        return self.board.hex_name(hex_) if self.board else f"{hex_.q}, {hex_.r}"

    def terrain(self, key: str) -> str:
        """The name of a board's terrain key; the key itself where a board brings one of its own."""
        text_key = f"terrain-{key.replace('_', '-')}"
        return self.catalogue.text(text_key) if text_key in self.catalogue else key

    def say(self, line: str = "", style: str = "") -> None:
        """Print one line."""
        self.console.print(without_signs(line), style=style or None)

    def say_json(self, value: object) -> None:
        """Print a value as JSON."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def speaking(language: str) -> Iterator[Voice]:
    """A voice for one verb; a refusal inside ends the program with its one line."""
    voice = Voice(language)
    try:
        yield voice
    except CompanionError as error:
        _refuse(voice.reason(error.reason))


def _refuse(line: str) -> NoReturn:
    tell_refusal(line)
    raise typer.Exit(REFUSED) from None
