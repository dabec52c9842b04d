"""The list of a game's rules by chapter: which there are, and what the companion does about each.

The rules' words are messages of the catalogues, for every language.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from string import ascii_lowercase
from typing import Literal

from companion.files import read_json
from companion.packages import scenario_folder
from companion.saved import Frozen


class Duty(StrEnum):
    """What the companion does about a rule."""

    AUTO = "auto"  # decides it
    TRACK = "track"  # remembers what it is about
    REMIND = "remind"  # tells of it when its time comes
    REF = "ref"  # shows its words only


class Rule(Frozen):
    """One rule by its number in the rulebook ("12.3k"); for one game alone where a list serves several."""

    id: str
    duty: Duty
    only_in: str = ""


class Chapter(Frozen):
    """Rules that belong together, in the rulebook's order; for one game alone where a list serves several."""

    id: str
    rules: tuple[Rule, ...]
    only_in: str = ""

    def of(self, game: str) -> "Chapter":
        """The chapter without the rules that are for other games."""
        kept = tuple(rule for rule in self.rules if rule.only_in in ("", game))
        return self.model_copy(update={"rules": kept})


class Rulebook(Frozen):
    """All rules of a game, or of the games of one system; `game` stands in the keys of their words."""

    format: Literal["wargame-companion-rules"]
    version: Literal[1]
    game: str
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in order."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def of(self, game: str) -> "Rulebook":
        """The rules without the chapters and rules that are for other games."""
        kept = tuple(chapter.of(game) for chapter in self.chapters if chapter.only_in in ("", game))
        return self.model_copy(update={"chapters": kept})

    def find(self, number: str) -> Rule | None:
        """The rule of a number, or the first of the rules that a shorter number ("12.7") sums up."""
        summed_up = None
        for chapter in self.chapters:  # once through, since every reason shown asks for its rule
            for rule in chapter.rules:
                if rule.id == number:
                    return rule
                if summed_up is None and rule.id.startswith(number) and is_about(number, rule):
                    summed_up = rule
        return summed_up

    def under(self, number: str) -> tuple[Rule, ...]:
        """The rules of a number and of all its parts: "12.5" has 12.5a and 12.51 under it."""
        return tuple(rule for rule in self.rules if rule.id.startswith(number))

    def text_key(self, rule: Rule) -> str:
        """The message that words a rule."""
        return f"rule-{self.game}-{_key_part(rule.id)}"

    def title_key(self, chapter: Chapter) -> str:
        """The message that names a chapter."""
        return f"rules-chapter-{self.game}-{chapter.id}"


@cache
def rulebook(folder: str) -> Rulebook | None:
    """The rules in scenarios/FOLDER/rules.json, read once; None for a folder without that file."""
    path = scenario_folder(folder) / "rules.json"
    if not path.is_file():
        return None
    return Rulebook.model_validate(read_json(path))


def is_about(number: str, rule: Rule) -> bool:
    """Whether a number names a rule, or sums it up: "12.7" is about 12.7a to 12.7f, not about 12.71."""
    return bool(number) and rule.id.startswith(number) and not rule.id[len(number) :].strip(ascii_lowercase)


def is_found(query: str, rule: Rule, text: str) -> bool:
    """Whether all words of a search stand in a rule's text or begin its number; case and width are one."""
    return _has_all(plain(query).split(), plain(rule.id), plain(text))


class Searched:
    """Rules with their texts, made ready to be looked through with every letter typed."""

    def __init__(self, texts: Iterable[tuple[Rule, str]]) -> None:
        self._texts = [(plain(rule.id), plain(text)) for rule, text in texts]

    def count(self, query: str) -> int:
        """How many of them are found."""
        words = plain(query).split()
        return sum(_has_all(words, number, text) for number, text in self._texts)


def _has_all(words: Sequence[str], number: str, text: str) -> bool:
    return all(number.startswith(word) or word in text for word in words)


def is_of_number(query: str, rule: Rule) -> bool:
    """Whether a search begins a rule's number."""
    number = plain(query).strip()
    return bool(number) and plain(rule.id).startswith(number)


def plain(text: str) -> str:
    """Text as it is searched: full-width letters and digits made plain, case put aside."""
    return unicodedata.normalize("NFKC", text).casefold()


def _key_part(id_: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", id_.lower()).strip("-")
