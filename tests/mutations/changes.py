"""What small changes the rules of a file offer: a comparison turned, `all` for `any`, one too many."""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_CALLED = {"any": "all", "all": "any", "min": "max", "max": "min"}

# Where a change is no rule: types, texts, what an assertion or a strict `zip` says of the program itself.
_PASSED_OVER = (ast.JoinedStr, ast.Assert)
_TYPES_ASKED = frozenset({"isinstance", "issubclass", "cast"})


@dataclass(frozen=True)
class Mutation:
    """One small change: where it is, the function that holds it, the text before and after.

    `start` and `end` are offsets in the bytes of the file, `path` is relative to the repository.
    """

    path: str
    function: str
    line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def change(self) -> str:
        """The change in one line."""
        return f"{self.before}  ->  {self.after}"

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.path}:{self.line}"

    def made_in(self, source: bytes) -> bytes:
        """The file with the change made."""
        return source[: self.start] + f"({self.after})".encode() + source[self.end :]


def mutations_of(root: Path, path: str) -> list[Mutation]:
    """All small changes that the functions of a file offer, in the order of the file."""
    source = (root / path).read_bytes()
    return list(dict.fromkeys(_Reader(path, source).read(ast.parse(source))))


class _Reader:
    def __init__(self, path: str, source: bytes) -> None:
        self._path = path
        lines = source.splitlines(keepends=True)
        self._starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]

    def read(self, tree: ast.Module) -> Iterator[Mutation]:
        for name, function in _functions(tree, ""):
            for node, changed in _changes(function):
                yield self._mutation(name, node, changed)

    def _mutation(self, name: str, node: ast.expr, changed: ast.expr) -> Mutation:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        before, after = ast.unparse(node), ast.unparse(changed)
        return Mutation(self._path, name, node.lineno, start, end, before, after)


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Each place of a function's body with what may stand there instead."""
    tells_whether = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
    for node in _nodes(function.body):
        if isinstance(node, ast.expr):
            yield from ((node, changed) for changed in _instead_of(node))
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            yield node.test, _negated(node.test)
        if isinstance(node, ast.comprehension):
            yield from ((asked, ast.Constant(True)) for asked in node.ifs)
        if tells_whether and isinstance(node, ast.Return) and node.value is not None:
            yield node.value, _negated(node.value)


def _nodes(found: list[Any]) -> Iterator[ast.AST]:
    for node in found:
        if isinstance(node, _PASSED_OVER):
            continue
        yield node
        yield from _nodes(_parts(node))


def _parts(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value else []
    if isinstance(node, ast.FunctionDef):
        return [*node.body]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _TYPES_ASKED:
        return [*node.args[:1]] if node.func.id != "cast" else [*node.args[1:]]
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return []
    return list(ast.iter_child_nodes(node))


def _instead_of(node: ast.expr) -> Iterator[ast.expr]:
    for sort, changes in _CHANGES:
        if isinstance(node, sort):
            yield from changes(node)


def _compared(node: ast.Compare) -> Iterator[ast.expr]:
    for index, compared in enumerate(node.ops):
        for other in _COMPARED[type(compared)]:
            changed = deepcopy(node)
            changed.ops[index] = other()
            yield changed


def _reckoned(node: ast.BinOp) -> Iterator[ast.expr]:
    if type(node.op) in _RECKONED:
        yield ast.BinOp(node.left, _RECKONED[type(node.op)](), node.right)


def _joined(node: ast.BoolOp) -> Iterator[ast.expr]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def _unsigned(node: ast.UnaryOp) -> Iterator[ast.expr]:
    if isinstance(node.op, ast.Not | ast.USub):
        yield node.operand


def _called(node: ast.Call) -> Iterator[ast.expr]:
    if isinstance(node.func, ast.Name) and node.func.id in _CALLED:
        yield ast.Call(ast.Name(_CALLED[node.func.id]), node.args, node.keywords)


def _counted(node: ast.Constant) -> Iterator[ast.expr]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        if node.value == 1:
            yield ast.Constant(0)


def _negated(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return ast.UnaryOp(ast.Not(), node)


_CHANGES: tuple[tuple[type[ast.expr], Callable[[Any], Iterator[ast.expr]]], ...] = (
    (ast.Compare, _compared),
    (ast.BinOp, _reckoned),
    (ast.BoolOp, _joined),
    (ast.UnaryOp, _unsigned),
    (ast.Call, _called),
    (ast.Constant, _counted),
)
