"""Which names a piece of code uses, and what they stand for there."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Name:
    """A name as a module binds it; with an attribute where one is taken from it."""

    module: str
    name: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute of a value that the code alone does not tell."""

    name: str


@dataclass(frozen=True, slots=True)
class Own:
    """An attribute of the class's own object."""

    name: str


@dataclass(frozen=True, slots=True)
class Loaded:
    """A module that an import runs."""

    module: str


Use = Name | Attribute | Own | Loaded
Target = Name | Loaded | None
"""What a name within a function stands for; None for a value of its own."""

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_LOOPS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_SCOPES = (*_FUNCTIONS, *_LOOPS, ast.ClassDef)
_LEAVES = (ast.Constant, ast.expr_context, ast.operator, ast.cmpop, ast.boolop, ast.unaryop)
_CLOSED = (*_SCOPES, ast.Name, *_LEAVES)  # hold nothing of the scope around
_BINDING = (
    *(ast.Name, ast.FunctionDef, ast.ClassDef, ast.ExceptHandler),
    *(ast.MatchAs, ast.MatchStar, ast.Import, ast.ImportFrom),
)


def imported(node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, Target]]:
    """The names that an import binds, and what they stand for; imports here are absolute."""
    for alias in node.names:
        if isinstance(node, ast.ImportFrom):
            yield alias.asname or alias.name, Name(node.module or "", alias.name)
        else:
            yield (alias.asname or alias.name.partition(".")[0]), Loaded(alias.name)


def uses_in(nodes: Sequence[ast.AST], module: str) -> frozenset[Use]:
    """Every use in some parts of a module's code."""
    visitor = _Visitor(module)
    for node in nodes:
        visitor.visit(node)
    return frozenset(visitor.found)


class _Visitor(ast.NodeVisitor):
    """Goes through code with the scopes it stands in, the innermost last."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._scopes: list[Mapping[str, Target]] = []
        self.found: set[Use] = set()

    def _target(self, name: str) -> Target:
        for scope in reversed(self._scopes):
            if name in scope:
                return scope[name]
        return Name(self._module, name)

    # ---- names and attributes ----

    def visit_Name(self, node: ast.Name) -> None:
        target = self._target(node.id)
        if isinstance(node.ctx, ast.Load) and target:
            self.found.add(target)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load):
            self.found.add(self._taken(node))
        self.visit(node.value)

    def _taken(self, node: ast.Attribute) -> Use:
        if not isinstance(node.value, ast.Name):
            return Attribute(node.attr)
        target = self._target(node.value.id)
        if isinstance(target, Name) and not target.attribute:
            return Name(target.module, target.name, node.attr)
        return Own(node.attr) if node.value.id in ("self", "cls") else Attribute(node.attr)

    def visit_MatchClass(self, node: ast.MatchClass) -> None:
        self.found.update(map(Attribute, node.kwd_attrs))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("getattr", "hasattr"):
            self.found.update(Attribute(text) for arg in node.args[1:2] if (text := _text(arg)))
        self.generic_visit(node)

    # ---- imports and annotations ----

    def visit_Import(self, node: ast.Import) -> None:
        self.found.update(Loaded(alias.name) for alias in node.names)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.found.add(Loaded(node.module or ""))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._annotation(node.annotation)
        for part in (node.target, node.value):
            if part:
                self.visit(part)

    def visit_arg(self, node: ast.arg) -> None:
        self._annotation(node.annotation)

    def _annotation(self, node: ast.expr | None) -> None:
        """Types in quotes are names as well."""
        for part in ast.walk(node) if node else ():
            if text := _text(part):
                self.visit(_parsed(text))
        if node:
            self.visit(node)

    # ---- scopes ----

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for outside in (*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(outside)
        for arg in _arguments(node.args):
            self.visit_arg(arg)
        self._annotation(node.returns)
        self._within(node, node.body)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        for outside in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(outside)
        self._within(node, [node.body])

    def generic_visit(self, node: ast.AST) -> None:
        if isinstance(node, _LOOPS):
            self._within(node, _parts(node))
        else:
            for part in _parts(node):
                self.visit(part)

    def _within(self, node: ast.AST, body: Sequence[ast.AST]) -> None:
        self._scopes.append(_bound_in(node))
        for part in body:
            self.visit(part)
        self._scopes.pop()


def _text(node: ast.AST) -> str:
    """What stands in quotes; nothing for other code."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _parsed(text: str) -> ast.AST:
    try:
        return ast.parse(text, mode="eval")
    except SyntaxError:
        return ast.Constant(text)


def _arguments(args: ast.arguments) -> list[ast.arg]:
    every = (*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg)
    return [arg for arg in every if arg]


def _bound_in(node: ast.AST) -> Mapping[str, Target]:
    """The names that a function or a comprehension binds for itself."""
    bound: dict[str, Target] = {}
    if isinstance(node, _FUNCTIONS):
        bound.update((arg.arg, None) for arg in _arguments(node.args))
    for part in _own_parts(node):
        if isinstance(part, _BINDING):
            bound.update(_bound_by(part))
    return bound


def _parts(node: ast.AST) -> list[ast.AST]:
    """What a node is made of, in order; without what holds no names. `ast`'s own way takes twice as long."""
    parts: list[ast.AST] = []
    for value in vars(node).values():
        if isinstance(value, list):
            parts += [one for one in value if isinstance(one, ast.AST) and not isinstance(one, _LEAVES)]
        elif isinstance(value, ast.AST) and not isinstance(value, _LEAVES):
            parts.append(value)
    return parts


def _own_parts(node: ast.AST) -> Iterator[ast.AST]:
    """In the order in which they stand, those of inner scopes left out."""
    waiting = _parts(node)[::-1]
    while waiting:
        part = waiting.pop()
        yield part
        if not isinstance(part, _CLOSED):
            waiting += _parts(part)[::-1]


def _bound_by(node: ast.AST) -> Iterator[tuple[str, Target]]:
    match node:
        case ast.Name(id=name, ctx=ast.Store()):
            yield name, None
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name, None
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            yield name, None
        case ast.Import() | ast.ImportFrom():
            yield from imported(node)
