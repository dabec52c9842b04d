"""Text catalogues: a key and its figures put into the player's words, in every language.

The messages are Fluent files in `resources/text/<language>/`, a game's own in a folder there, and of an
installed game those in its package. `python -m companion.text --check` compares the languages with one
another and with the code.
"""

import os
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from companion.files import reading
from companion.hexes.coordinates import HexCoord
from companion.packages import installed_folders
from companion.paths import resources_dir
from companion.reason import Reason
from companion.text.arguments import Argument, shown, with_long

LANGUAGES = ("en", "ja")
STRICT_VARIABLE = "COMPANION_STRICT_TEXT"

HexNamer = Callable[[HexCoord], str]

_SOURCE_LANGUAGE = LANGUAGES[0]
_MOST_WORDED = 4000  # messages that are kept with their arguments
# An entry ends where the next entry or comment begins.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z#-]).*\n?)*", re.MULTILINE)
# One line of mere words needs no parser, which takes a hundred times as long.
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\s])\n*")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_SMALL_WORD = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])")
_SEPARATOR = "list-separator"
_PLACES = ("hex", "hexes")  # what a message may show of a reason's hexes
_FULL_STOP = re.compile(r"。(?=(?:（[^（）]*）)?$)")  # perhaps with the number of a rule behind it
_CHART = re.compile(r"([A-Z]+\.[A-Z]+)\.")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class TextError(Exception):
    """A text that the catalogues cannot give: a key, an argument or a sound file is missing."""


class Catalogue:
    """The messages of one language, with English behind them.

    Where `COMPANION_STRICT_TEXT` is set (as in tests), a missing key or argument raises TextError;
    elsewhere the English message, the bare key or the argument's name stands in.
    """

    def __init__(self, language: str, root: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for language {language!r}")
        self.language = language
        own = resources_dir() / "text"
        self._roots = (root,) if root else (own, *installed_folders("text"))

    def __contains__(self, key: str) -> bool:
        return key in self._own

    def text(self, key: str, /, **args: Argument) -> str:
        """The message of a key. Numbers are written as the language does; pass ids as strings."""
        return self.format(key, args)

    def format(self, key: str, args: Mapping[str, Argument]) -> str:
        """As `text`, with the arguments in a mapping."""
        if key in self._own:
            return self._own.format(key, args)
        if _is_strict():
            raise TextError(f"no text {key!r} in {self.language}")
        return self._fallback.format(key, args) if key in self._fallback else key

    def reason(self, reason: Reason, hex_name: HexNamer) -> str:
        """A reason in words, its rule number behind.

        The message may use `$hex` (the first hex), `$hexes` (all of them) and `$about` beside the reason's
        own arguments; `hex_name` gives their printed numbers, as `Board.hex_name` does.
        """
        names = [hex_name(hex_) for hex_ in reason.hexes]
        places = {"hex": names[0], "hexes": self.join(names)} if names else {}
        about = {"about": self.reason(_once(reason, reason.about), hex_name)} if reason.about else {}
        message = self.format(reason.key, {**places, **about, **reason.args})
        if not reason.rule:
            return message
        return self.text("reason-with-rule", text=message, rule=self.rule_name(reason.rule))

    def rule_name(self, rule: str) -> str:
        """A rule's number; a row of a chart, which has none in print, by what the chart is called."""
        chart = _CHART.match(rule)
        key = f"chart-{chart[1].lower().replace('.', '-')}" if chart else ""
        return self.text(key) if key in self else rule

    def has_words(self, reason: Reason) -> bool:
        """Whether there is a message for a reason and for what it is about, and all that they show."""
        given: dict[str, Argument] = dict(reason.args)
        given |= dict.fromkeys(_PLACES, "") if reason.hexes else {}
        given |= {"about": ""} if reason.about else {}
        is_whole = reason.key in self._own and self._own.has_all(reason.key, given)
        return is_whole and (reason.about is None or self.has_words(reason.about))

    def join(self, items: Iterable[str], separator: str = _SEPARATOR) -> str:
        """Items in a row, divided in the language's manner: no full stop stands before what divides them."""
        *others, last = tuple(items) or ("",)
        return self.text(separator).join((*(_FULL_STOP.sub("", one) for one in others), last))

    @cached_property
    def _own(self) -> "_Messages":
        return _messages(self.language, self._roots)

    @cached_property
    def _fallback(self) -> "_Messages":
        return _messages(_SOURCE_LANGUAGE, self._roots)


@cache
def catalogue_in(language: str) -> Catalogue:
    """The texts of a language, read once."""
    return Catalogue(language)


def has_words(reason: Reason) -> bool:
    """Whether the program can put a reason into words that stands in a file, whoever wrote it there."""
    return catalogue_in(_SOURCE_LANGUAGE).has_words(reason)


def has_text(key: str) -> bool:
    """Whether the catalogues have a message of a key."""
    return key in catalogue_in(_SOURCE_LANGUAGE)


def _once(reason: Reason, about: Reason) -> Reason:
    """What a reason is about, without the rule number that stands behind it all anyway."""
    return replace(about, rule="") if about.rule == reason.rule else about


class _Messages:
    """The messages of one language, each parsed at its first use: a whole file takes too long."""

    def __init__(self, language: str, roots: Iterable[Path]) -> None:
        functions = {
            "FIGURE": _figure,
            "WORDS": self._words,
            "COUNTERS": self._counters,
            "LIST": self._listed,
        }
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._sources = _read_all(root / language for root in roots)
        self._keys = frozenset(self._sources)
        self._variables: dict[str, frozenset[str]] = {}  # of the messages read so far
        self._fixed: dict[str, str] = {}  # messages without arguments, of which a window asks for a thousand
        self._worded: dict[tuple[object, ...], str] = {}  # with their arguments: panels say the same again

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, args: Mapping[str, Argument]) -> str:
        if not args and (fixed := self._fixed.get(key)) is not None:
            return fixed
        if not args and (plain := _PLAIN.fullmatch(self._sources.get(key, ""))):
            return self._fixed.setdefault(key, plain[1])
        asked = (key, *((name, type(value), value) for name, value in args.items()))
        if (worded := self._worded.get(asked)) is not None:
            return worded
        self._load(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None and _is_strict():
            raise TextError(f"text {key!r} is malformed")
        if pattern is None:
            return key
        message, errors = self._bundle.format_pattern(pattern, shown(args))
        if errors and _is_strict():
            raise TextError(f"text {key!r}: {errors[0]}")
        whole = with_long(str(message), args)
        if not args and not errors:
            self._fixed[key] = whole
        elif not errors:
            self._keep(asked, whole)
        return whole

    def has_all(self, key: str, args: Mapping[str, Argument]) -> bool:
        """Whether a message can be put together with these arguments, or what it would show is missing."""
        self._load(key)
        if self._variables.get(key, frozenset()) <= args.keys():
            return True
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        return pattern is not None and not self._bundle.format_pattern(pattern, shown(args))[1]

    def _words(self, key: Any) -> str:
        """The message whose key an argument brings, beside what `$about` names: `WORDS($place)`."""
        return self.format(str(key), {})

    def _counters(self, names: Any) -> str:
        """Counters as they are recorded, as the language says and divides them: `COUNTERS($pieces)`."""
        return self._listed(_SMALL_WORD.sub(self._option, str(names)))

    def _listed(self, items: Any) -> str:
        """Items that an argument brings with commas, divided as the language does: `LIST($hexes)`."""
        return str(items).replace(", ", self.format(_SEPARATOR, {}))

    def _option(self, word: re.Match[str]) -> str:
        key = f"option-{word[0]}"
        return self.format(key, {}) if key in self else word[0]

    def _keep(self, asked: tuple[object, ...], worded: str) -> None:
        if len(self._worded) >= _MOST_WORDED:
            self._worded.clear()
        self._worded[asked] = worded

    def _load(self, key: str) -> None:
        """Parse a message or term, and those that it refers to."""
        source = self._sources.get(key)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            self._sources.pop(key, None)  # after it is there for other threads
            references = _REFERENCE.findall(source)
            for reference in references:
                self._load(reference)
            parts = (self._variables.get(reference, frozenset[str]()) for reference in references)
            self._variables[key] = frozenset(_VARIABLE.findall(source)).union(*parts)


def _figure(value: Any) -> Any:
    """A number that an argument brings as a word, so that a message may choose by it: `FIGURE($turn)`."""
    return FluentInt(int(value)) if isinstance(value, str) and value.isdecimal() else value


@lru_cache(maxsize=4)
def _messages(language: str, roots: tuple[Path, ...]) -> _Messages:
    """Read once for all catalogues: a tenth of a second a time would be spent on it."""
    return _Messages(language, roots)


def check_texts(root: Path) -> None:
    """Read the catalogues that an installed game brings; FileError when one of them cannot be read."""
    for language in LANGUAGES:
        with reading(f"text/{language}"):
            _read_entries(root / language)


def _read_all(folders: Iterable[Path]) -> dict[str, str]:
    """The program's own messages, and what installed games add: none of them words it anew."""
    own, *added = folders
    entries = _read_entries(own)
    for folder in added:
        with suppress(OSError, ValueError, TextError):  # told where the game is listed
            entries = _read_entries(folder) | entries
    return entries


def catalogue_files(folder: Path) -> list[Path]:
    """The files of a language: those that all games share, and each game's own folder."""
    return [*sorted(folder.glob("*.ftl")), *sorted(folder.glob("*/*.ftl"))]


def _read_entries(folder: Path) -> dict[str, str]:
    """The source of every message and term; TextError when two share a key."""
    entries: dict[str, str] = {}
    for path in catalogue_files(folder):
        for entry in _ENTRY.finditer(path.read_text("utf-8")):
            if entry[1] in entries:
                raise TextError(f"{path.name} gives text {entry[1]!r} a second time")
            entries[entry[1]] = entry[0]
    return entries


def _is_strict() -> bool:
    return bool(os.environ.get(STRICT_VARIABLE))


def system_language(environ: Mapping[str, str]) -> str:
    """The catalogue that fits a terminal's locale variables; English when none does."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            language = environ[variable][:2].lower()
            return language if language in LANGUAGES else _SOURCE_LANGUAGE
    return _SOURCE_LANGUAGE
