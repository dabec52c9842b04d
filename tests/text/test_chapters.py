"""What is said with the number of a rule stands under that rule in its game's catalogues, in every language.

`resources/text/<language>/<game>/rules-*.ftl` have a heading for each chapter or section that is said. A
text of several rules stands under the first; the headings of the others name its key, `## + key`.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from companion.paths import resources_dir, scenarios_dir
from companion.text import LANGUAGES

GAMES = Path(__file__).parents[2] / "companion" / "games"
BOOKS = {
    path.parent.name: json.loads(path.read_text("utf-8")) for path in scenarios_dir().glob("*/rules.json")
}

_HEADING = re.compile(r"^## (?!\+ )(\S+)")
_KEY = re.compile(r"^(?:## \+ )?([a-z][a-z0-9-]*)(?: =|$)")
_OWN = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", sorted(BOOKS))
def test_a_text_stands_under_each_rule_that_it_is_said_with(folder: str, language: str) -> None:
    sections = texts_by_section(language, BOOKS[folder]["game"])
    lost = [
        f"{key} ({rule})" for key, rule in said(folder) if key not in sections.get(home(rule, sections), ())
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", sorted(BOOKS))
def test_a_heading_begins_with_a_rule_of_the_book(folder: str, language: str) -> None:
    headings = texts_by_section(language, BOOKS[folder]["game"])
    assert [one for one in headings if not any(serves(one, rule) for rule in rules(folder))] == []


@pytest.mark.parametrize(
    ("folder", "key", "rule", "section"),
    [
        ("elst", "oba-never-corrected", "2.34a", "2.34"),
        ("no_prisoners", "np-rail-blocked", "8.8c", "8.8"),
        ("spanish_civil_war", "scw-no-lost-hq", "10.5a", "10.5"),
    ],
)
def test_the_code_is_read_for_keys_and_rules(folder: str, key: str, rule: str, section: str) -> None:
    assert (key, rule) in said(folder)
    assert home(rule, texts_by_section("en", BOOKS[folder]["game"])) == section


def texts_by_section(language: str, game: str) -> dict[str, list[str]]:
    """Which keys stand or are named under the heading of a section."""
    sections: dict[str, list[str]] = defaultdict(list)
    for path in (resources_dir() / "text" / language / game).glob("rules-*.ftl"):
        section = ""
        for line in path.read_text("utf-8").splitlines():
            if heading := _HEADING.match(line):
                section = heading[1]
            elif key := _KEY.match(line):
                sections[section].append(key[1])
    return sections


def home(rule: str, sections: dict[str, list[str]]) -> str:
    """The closest section that a rule belongs to; empty for none."""
    return max((one for one in sections if serves(one, rule)), key=len, default="")


def serves(section: str, rule: str) -> bool:
    """Whether a section holds a rule: 2.3 does 2.31a, CG1 does not CG12."""
    rest = rule.removeprefix(section)
    return rest != rule and ("." in section or not (section[-1].isdigit() and rest[:1].isdigit()))


def rules(folder: str) -> list[str]:
    return [rule["id"] for chapter in BOOKS[folder]["chapters"] for rule in chapter["rules"]]


@cache
def said(folder: str) -> list[tuple[str, str]]:
    """Texts of a game and the rules that stand beside them in its code."""
    files = [path.read_text("utf-8") for path in sorted((GAMES / folder).rglob("*.py"))]
    pairs = {pair for file in files for node in ast.walk(ast.parse(file)) for pair in _beside(node)}
    known = rules(folder)
    own = frozenset(_OWN.findall("".join(path.read_text("utf-8") for path in _own_texts(folder))))
    return sorted(
        (key, rule) for key, rule in pairs if key in own and any(serves(rule, one) for one in known)
    )


def _own_texts(folder: str) -> Iterator[Path]:
    return (resources_dir() / "text" / LANGUAGES[0] / BOOKS[folder]["game"]).glob("*.ftl")


def _beside(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Two strings that follow one another in a call, a tuple or a mapping."""
    if isinstance(node, ast.Dict):
        neighbours = list(zip(node.keys, node.values, strict=True))
    elif isinstance(node, ast.Call):
        neighbours = list(pairwise([*node.args, *(keyword.value for keyword in node.keywords)]))
    else:
        neighbours = list(pairwise(node.elts)) if isinstance(node, ast.Tuple) else []
    for first, second in neighbours:
        yield from ((key, rule) for key in _strings(first) for rule in _strings(second))


def _strings(node: ast.expr | None) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _strings(node.body) + _strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
