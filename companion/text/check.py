"""The check of the catalogues: against one another, and against what code and data ask for."""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.files import read_json
from companion.paths import resources_dir, scenarios_dir
from companion.text import LANGUAGES, catalogue_files
from companion.text.uses import Uses, find_uses, is_key

_CHAPTER = re.compile(r"[A-Z.]*\d[\d.]*(?=[ –～])")  # what a heading begins with: in every language the same


@dataclass(slots=True)
class Entry:
    """A message or term of one file, with the variables and other entries that it uses."""

    place: str  # language/file:line
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Language:
    """All entries of one language (terms with their dash) and what is wrong with them by themselves."""

    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    outlines: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # file -> key or heading, place

    def outline(self, file: str, keys: set[str]) -> list[tuple[str, str]]:
        """The headings of a file and which of the keys stand in it: in order, each with its place."""
        return [(mark, at) for mark, at in self.outlines.get(file, ()) if mark in keys or mark[:1] == "#"]

    @property
    def messages(self) -> set[str]:
        """The keys of all messages, terms left out."""
        return {key for key in self.entries if not key.startswith("-")}


def read_language(folder: Path) -> Language:
    """Read every file of a language."""
    language = Language()
    for path in catalogue_files(folder):
        _read_file(path, path.relative_to(folder).as_posix(), language)
    for key, entry in language.entries.items():
        for reference in sorted(entry.references - language.entries.keys()):
            language.problems.append(f"{entry.place}: {key} refers to {reference}, which does not exist")
    return language


def _read_file(path: Path, file: str, language: Language) -> None:
    source = path.read_text("utf-8")
    folder = path.parents[file.count("/")].name
    for item in FluentParser(with_spans=True).parse(source).body:
        place = f"{folder}/{file}:{source.count(chr(10), 0, _start(item)) + 1}"
        if isinstance(item, ast.Junk):
            language.problems.append(f"{place}: not Fluent: {item.annotations[0].message}")
        elif isinstance(item, ast.Message | ast.Term):
            _read_entry(item, place, language)
        if mark := _mark(item):
            language.outlines.setdefault(file, []).append((mark, place))


def _mark(item: ast.EntryType) -> str:
    """What stands at the same place of every language: a message, or a heading with its number."""
    if isinstance(item, ast.Message):
        return item.id.name
    if not isinstance(item, ast.GroupComment):
        return ""
    chapter = _CHAPTER.match(item.content or "")
    return f"## {chapter[0]}" if chapter else "##"


def _start(item: ast.SyntaxNode) -> int:
    return item.span.start if item.span else 0


def _read_entry(item: ast.Message | ast.Term, place: str, language: Language) -> None:
    key = item.id.name if isinstance(item, ast.Message) else f"-{item.id.name}"
    if key in language.entries:
        language.problems.append(f"{place}: {key} stands in {language.entries[key].place} already")
    if not is_key(item.id.name):
        language.problems.append(f"{place}: {key} is not kebab-case")
    if item.attributes or item.value is None:
        language.problems.append(f"{place}: {key} needs a value and no attributes")
    reader = _EntryReader(Entry(place))
    reader.visit(item)
    if reader.has_straight_quotes:
        language.problems.append(f"{place}: {key} has ' or \" where players read ’ or “ ”")
    language.entries[key] = reader.entry


class _EntryReader(Visitor):
    """Gathers the variables and references of one message or term."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.has_straight_quotes = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self._look_for_quotes(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self._look_for_quotes(node.value)

    def _look_for_quotes(self, words: str) -> None:
        self.has_straight_quotes |= "'" in words or '"' in words

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.references.add(f"-{node.id.name}")


def compare(first: Language, other: Language, name: str) -> Iterator[str]:
    """What a language lacks, has beyond, or words with other variables than the first."""
    for key in sorted(first.messages - other.messages):
        yield f"{first.entries[key].place}: {key} is missing in {name}"
    for key in sorted(other.messages - first.messages):
        yield f"{other.entries[key].place}: {key} is in {name} only"
    for key in sorted(first.messages & other.messages):
        mine, theirs = first.entries[key].variables, other.entries[key].variables
        if mine != theirs:
            yield f"{other.entries[key].place}: {key} uses {_names(theirs)}, elsewhere {_names(mine)}"
    yield from _out_of_order(first, other)


def _out_of_order(first: Language, other: Language) -> Iterator[str]:
    """Where a file first differs from that of the other language in headings or their messages."""
    both = first.messages & other.messages
    for file in sorted(first.outlines.keys() | other.outlines.keys()):
        rows = zip_longest(first.outline(file, both), other.outline(file, both), fillvalue=("nothing", file))
        for (mine, here), (theirs, there) in rows:
            if mine != theirs:
                yield f"{there}: {theirs} stands where {here} has {mine}"
                break


def _names(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def missing(language: Language, uses: Uses) -> Iterator[str]:
    """Keys that are asked for and do not exist, and messages asked for without an argument."""
    for use in uses.named:
        entry = language.entries.get(use.key)
        if entry is None:
            yield f"{use.place}: no message {use.key}"
        elif use.args is not None and not entry.variables <= use.args:
            yield f"{use.place}: {use.key} needs {_names(entry.variables - use.args)}"
    for pattern, place in uses.patterns.items():
        if not any(Uses(patterns={pattern: place}).has(key) for key in language.messages):
            yield f"{place}: no message fits {pattern}"


def unused(language: Language, uses: Uses) -> Iterator[str]:
    """Messages that nothing asks for."""
    whole = _shown_whole()
    referred = {key for entry in language.entries.values() for key in entry.references}
    for key in sorted(language.messages - referred):
        if not key.startswith(whole) and not uses.has(key):
            yield f"{language.entries[key].place}: nothing uses {key}"


def _shown_whole() -> tuple[str, ...]:
    """How messages begin that no code names: lists of rules are shown whole, by game."""
    lists = scenarios_dir().glob("*/rules.json")
    return tuple(f"rule-{read_json(path)['game']}-" for path in lists)


def find_problems(text_root: Path, uses: Uses) -> list[str]:
    """Everything wrong with the catalogues under a folder, one line each."""
    languages = {name: read_language(text_root / name) for name in LANGUAGES}
    source = languages[LANGUAGES[0]]
    problems = [problem for language in languages.values() for problem in language.problems]
    for name in LANGUAGES[1:]:
        problems += compare(source, languages[name], name)
    return [*problems, *missing(source, uses), *unused(source, uses)]


def find_own_uses() -> Uses:
    """What this program itself asks for."""
    root = Path(__file__).resolve().parents[2]
    code = [root / "companion", root / "ui"]
    return find_uses(code, [*code, resources_dir(), scenarios_dir()], root)


def main(arguments: list[str]) -> int:
    """Print every problem; 1 when there is one, 2 when called wrongly."""
    if arguments != ["--check"]:
        sys.stderr.write("usage: python -m companion.text --check\n")
        return 2
    problems = find_problems(resources_dir() / "text", find_own_uses())
    sys.stdout.writelines(f"{problem}\n" for problem in problems)
    return 1 if problems else 0
