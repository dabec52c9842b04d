"""The six laws of the hand and its two tools, sentence by sentence, and what proves each in a window.

`laws.tsv` has a row for every sentence: its id, what it asks, and tests of tests/ui divided by "; ".
"""

import ast
import csv
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PARTS = {*"123456", "remote", "roll-call"}


def _rows() -> list[dict[str, str]]:
    with (HERE / "laws.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def _tests_in(file: str) -> frozenset[str]:
    path = HERE.parent / file
    tree = ast.parse(path.read_text("utf-8")) if path.is_file() else ast.Module([], [])
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def _is_there(test: str) -> bool:
    file, _, name = test.partition("::")
    return name.startswith("test_") and name in _tests_in(file)


@pytest.mark.long
def test_every_sentence_has_its_row_and_every_row_tests_that_are_there() -> None:
    rows = _rows()
    ids = [row["id"] for row in rows]
    assert len(ids) == len(set(ids))
    assert {id_[0] if id_[0].isdigit() else id_[:-2] for id_ in ids} == PARTS
    assert all(row["sentence"] for row in rows)
    gone = {row["id"]: [one for one in row["tests"].split("; ") if not _is_there(one)] for row in rows}
    assert {id_: tests for id_, tests in gone.items() if tests} == {}


def test_every_test_of_this_folder_proves_a_sentence() -> None:
    named = {one for row in _rows() for one in row["tests"].split("; ")}
    files = [path for path in HERE.glob("test_*.py") if path != Path(__file__)]
    tests = {f"hand/{path.name}::{name}" for path in files for name in _tests_in(f"hand/{path.name}")}
    assert {one for one in tests if "::test_" in one} - named == set()
