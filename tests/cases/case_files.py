"""Rulebook cases: what the rules say happens in one situation each, as JSON files."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Values = Mapping[str, Any]
OWN_CASES = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Case:
    """One situation (`given`), one operation with its inputs, and what must come out (`expect`).

    `rules` are ids of the ledger, or the beginning that several ids share.
    """

    system: str
    id: str
    rules: tuple[str, ...]
    operation: str
    given: Values
    inputs: Values
    expect: Values


def load_cases(folder: Path) -> list[Case]:
    """All cases of the case files in a folder; other JSON files in it are passed over."""
    cases = [case for path in sorted(folder.glob("*.json")) for case in _read(path)]
    if not cases:
        raise ValueError(f"no case file in {folder}")
    return cases


def _read(path: Path) -> Iterator[Case]:
    content = json.loads(path.read_text("utf-8"))
    listed = content.get("cases", []) if isinstance(content, dict) else []
    for case in listed:
        if "when" in case:
            yield _case(content["system"], case)


def _case(system: str, case: Values) -> Case:
    when = {"op": case["when"]} if isinstance(case["when"], str) else dict(case["when"])
    rules = tuple(case["rule"].split(","))
    return Case(system, case["id"], rules, when.pop("op"), case.get("given", {}), when, case["expect"])
