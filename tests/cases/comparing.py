"""Whether an operation's answer is what a case expects."""

from collections.abc import Mapping, Set
from typing import Any

# Free texts that explain an answer; the companion words its reasons itself.
NEVER_COMPARED = frozenset({"why", "reason", "reasons", "note"})


class AtLeast(frozenset[Any]):
    """An answer of which a case may name only a part, as in "the legal actions include ..."."""


class AtLeastFields(dict[str, Any]):
    """An answer inside an answer, of whose fields a case may name only a part."""


def differences(expect: Mapping[str, Any], answer: Mapping[str, Any]) -> list[str]:
    """One line for each expected value that the answer lacks or has otherwise.

    An answer's set is compared without order; its lists and tuples are compared in order.
    """
    return [
        f"{key}: expected {wanted!r}, got {answer.get(key, 'nothing')!r}"
        for key, wanted in expect.items()
        if key not in NEVER_COMPARED and not (key in answer and is_same(wanted, answer[key]))
    ]


def is_same(wanted: Any, got: Any) -> bool:
    """Whether a value read from JSON equals an answer's value."""
    if isinstance(wanted, list) and isinstance(got, AtLeast):
        return all(item in got for item in wanted)
    if isinstance(wanted, list) and isinstance(got, Set):
        return all(item in got for item in wanted) and all(item in wanted for item in got)
    if isinstance(wanted, list) and isinstance(got, list | tuple):
        return len(wanted) == len(got) and all(map(is_same, wanted, got))
    if isinstance(wanted, dict) and isinstance(got, AtLeastFields):
        return wanted.keys() <= got.keys() and all(is_same(wanted[key], got[key]) for key in wanted)
    if isinstance(wanted, dict) and isinstance(got, Mapping):
        return wanted.keys() == got.keys() and all(is_same(wanted[key], got[key]) for key in wanted)
    return isinstance(wanted, bool) == isinstance(got, bool) and bool(wanted == got)
