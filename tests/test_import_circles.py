"""No module needs, on loading, one that needs it; imports for types and within functions aside."""

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for package in ("companion", "ui")
    for path in sorted((ROOT / package).rglob("*.py"))
}


# Ruff has imports stand first (E402), and parsing whole files would take twenty times as long.
_FIRST_DEFINITION = re.compile(r"^(?:@|def |class |async def )", re.MULTILINE)


def _head_of(path: Path) -> ast.Module:
    return ast.parse(_FIRST_DEFINITION.split(path.read_text("utf-8"), maxsplit=1)[0])


def _on_loading(node: ast.AST) -> Iterator[ast.AST]:
    """What is run when a module is loaded, as far as it may import."""
    for child in ast.iter_child_nodes(node):
        is_for_types = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
        if not is_for_types and not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
            yield from _on_loading(child)


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name if name in MODULES else str(node.module) for name in names)


def needs_of(tree: ast.Module) -> set[str]:
    """The modules of the program that one needs while it is loaded."""
    return {name for node in _on_loading(tree) for name in _imported(node) if name in MODULES}


def test_no_module_needs_one_that_needs_it() -> None:
    needs = {name: needs_of(_head_of(path)) - {name} for name, path in MODULES.items()}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(" needs ".join(reversed(error.args[1])))


def test_imports_for_types_and_within_functions_do_not_count() -> None:
    code = """
from companion.reason import Reason
try:
    import companion.paths
finally:
    pass
if TYPE_CHECKING:
    from companion.kit import game
def later():
    from companion import saved
"""
    assert needs_of(ast.parse(code)) == {"companion.reason", "companion.paths"}
