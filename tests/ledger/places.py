"""Whether the places that the ledger names are there."""

import ast
import re
from functools import cache
from pathlib import Path

from companion.text import LANGUAGES, Catalogue
from tests.cases.case_files import OWN_CASES, load_cases
from tests.cases.operations import adapters
from tests.ledger.rows import DUTIES, Row

ROOT = Path(__file__).parents[2]


def flaws_of(row: Row) -> list[str]:
    """What is wrong with a row's duty and places."""
    flaws = [] if row.duty in DUTIES else [f"unknown duty {row.duty}"]
    return flaws + [f"no such place: {place!r}" for place in row.places if not _exists(row, place)]


def _exists(row: Row, place: str) -> bool:
    """Whether a place is there, and is one where a row of this duty may live."""
    kind, _, name = place.partition(":")
    match kind:
        case "case":
            return (row.game, name) in adapters() and (row.game, name) in _case_operations()
        case "test":
            file, _, function = name.partition("::")
            return function in _functions_in(file)
        case "screen" | "remind":
            return all(name in catalogue for catalogue in _catalogues())
        case "rules-page":
            return row.duty == "REF" and all(row.text_key in catalogue for catalogue in _catalogues())
        case _:
            return re.fullmatch(r"step [2-5]", place) is not None


@cache
def _case_operations() -> frozenset[tuple[str, str]]:
    return frozenset((case.system, case.operation) for case in load_cases(OWN_CASES))


@cache
def _functions_in(file: str) -> frozenset[str]:
    path = ROOT / file
    if not path.is_file():
        return frozenset()
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@cache
def _catalogues() -> tuple[Catalogue, ...]:
    return tuple(Catalogue(language) for language in LANGUAGES)
