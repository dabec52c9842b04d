"""Making a change: in the functions of this process, or in a file before a process imports it.

As a plugin of pytest it changes what `MUTATION` names before anything is imported.
"""

import gc
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutations.changes import Mutation

VARIABLE = "MUTATION"
_ROOT = Path(__file__).parents[2]
_Key = tuple[str, str, int]


class Functions:
    """The functions of the games that are there now."""

    def __init__(self) -> None:
        self._found: dict[_Key, list[FunctionType]] = {}
        gc.unfreeze()
        for one in gc.get_objects():
            if type(one) is FunctionType:
                self._found.setdefault(_key(one.__code__), []).append(one)
        gc.freeze()

    def change(self, mutation: Mutation) -> bool:
        """Change a function, for good; False where that takes more than its code."""
        path = _ROOT / mutation.path
        tree = compile(mutation.made_in(path.read_bytes()), str(path), "exec")
        changed = {_key(code): code for code in _codes(tree) if code.co_qualname == mutation.function}
        found = [(one, code) for key, code in changed.items() for one in self._found.get(key, ())]
        if not found or any(one.__code__.co_freevars != code.co_freevars for one, code in found):
            return False
        for one, code in found:
            one.__code__ = code
        return True


def in_words(mutation: Mutation) -> str:
    """As the variable wants it."""
    return json.dumps(asdict(mutation))


def _codes(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes(one)


def _key(code: CodeType) -> _Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _change_at_import(mutation: Mutation) -> None:
    whole = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        if self.path != str(_ROOT / mutation.path):
            return whole(self, name)
        return compile(mutation.made_in(Path(self.path).read_bytes()), self.path, "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


if VARIABLE in os.environ:
    assert not any(name.startswith("companion.games") for name in sys.modules)
    _change_at_import(Mutation(**json.loads(os.environ[VARIABLE])))
