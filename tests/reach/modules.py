"""Modules read as what they define, bind and use."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tests.reach.scopes import Loaded, Target, Use, imported, uses_in

BODY = "<body>"
"""The definition that stands for what a module does when it is imported."""

_PLAIN_DECORATORS = frozenset(
    {
        "property",
        "setter",
        "cached_property",
        "cache",
        "lru_cache",
        "classmethod",
        "staticmethod",
        "abstractmethod",
        "contextmanager",
        "overload",
    }
)


@dataclass(frozen=True, slots=True)
class Definition:
    """A function, class, method or value of a module, with what it uses.

    `bases` are those of a class, `parameters` those of a function. A method that `is_called_from_outside`
    runs whenever its class is used: Python, Qt, pydantic or a decorator calls it. A value is no function or
    class: nobody has to reach it.
    """

    module: str
    name: str
    uses: frozenset[Use]
    kind: str
    bases: tuple[Use, ...] = ()
    parameters: tuple[str, ...] = ()
    is_called_from_outside: bool = False

    @property
    def id(self) -> str:
        """Module and name, as the data file writes it."""
        return f"{self.module}:{self.name}"

    @property
    def owner(self) -> str:
        """The id of a method's class."""
        return f"{self.module}:{self.name.partition('.')[0]}"

    @property
    def own_name(self) -> str:
        """The name without its class."""
        return self.name.rpartition(".")[2]


@dataclass(frozen=True, slots=True)
class Module:
    """A module's definitions by name, and the names that it imports."""

    name: str
    definitions: Mapping[str, Definition]
    imports: Mapping[str, Target]


def read_modules(root: Path, folders: Sequence[str]) -> dict[str, Module]:
    """Every module under some folders of `root`, by its dotted name."""
    paths = (path for folder in folders for path in sorted((root / folder).rglob("*.py")))
    modules = (read_module(path.read_text("utf-8"), _dotted(path.relative_to(root))) for path in paths)
    return {module.name: module for module in modules}


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read_module(text: str, name: str) -> Module:
    """A module of its source text."""
    statements = ast.parse(text).body
    imports: dict[str, Target] = {}
    for node in _import_nodes(statements):
        imports.update(imported(node))
    definitions: dict[str, Definition] = {}
    for found in _definitions(statements, name):
        definitions[found.name] = _joined(definitions.get(found.name), found)
    return Module(name, definitions, imports)


def _import_nodes(statements: Sequence[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    for statement in statements:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            yield statement
        elif isinstance(statement, ast.If | ast.Try):
            yield from _import_nodes([*statement.body, *statement.orelse])


def _joined(first: Definition | None, second: Definition) -> Definition:
    """What is bound twice, as overloads are, uses what either does."""
    if first is None:
        return second
    return replace(second, uses=first.uses | second.uses)


# ---- definitions ----


def _definitions(statements: Sequence[ast.stmt], module: str) -> Iterator[Definition]:
    for statement in statements:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield _function(statement, module)
                yield from _registered(statement, module)
            case ast.ClassDef():
                yield from _class(statement, module)
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign() if names := _assigned(statement):
                uses = uses_in([statement], module)
                yield from (Definition(module, name, uses, "value") for name in names)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                continue
            case _:
                yield Definition(module, BODY, _run(statement, module), "value")


def _function(node: ast.FunctionDef | ast.AsyncFunctionDef, module: str) -> Definition:
    parameters = tuple(arg.arg for arg in (*node.args.args, *node.args.kwonlyargs))
    return Definition(module, node.name, uses_in([node], module), "function", parameters=parameters)


def _run(statement: ast.stmt, module: str) -> frozenset[Use]:
    """What a statement does as soon as the module is imported."""
    uses = uses_in([statement], module)
    if not isinstance(statement, ast.ImportFrom):
        return uses
    parts = (Loaded(f"{statement.module}.{alias.name}") for alias in statement.names)
    return uses.union(parts)


def _assigned(statement: ast.Assign | ast.AnnAssign | ast.AugAssign) -> list[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]


def _registered(function: ast.FunctionDef | ast.AsyncFunctionDef, module: str) -> Iterator[Definition]:
    """A function that a decorator of some object takes up (`@app.command()`) is used by the import."""
    if any(map(_is_taken_up, function.decorator_list)):
        name = ast.copy_location(ast.Name(function.name, ast.Load()), function)
        yield Definition(module, BODY, uses_in([name], module), "value")


def _is_taken_up(decorator: ast.expr) -> bool:
    """Pytest's decorators take nothing up: a test or a fixture runs when it is asked for."""
    called = _called(decorator)
    return isinstance(called, ast.Attribute) and not ast.unparse(called).startswith("pytest.")


def _called(decorator: ast.expr) -> ast.expr:
    return decorator.func if isinstance(decorator, ast.Call) else decorator


# ---- classes ----


def _class(node: ast.ClassDef, module: str) -> Iterator[Definition]:
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    rest = [part for part in node.body if part not in methods]
    own = [*node.bases, *(keyword.value for keyword in node.keywords), *node.decorator_list, *rest]
    bases = tuple(use for base in node.bases for use in uses_in([_unsubscripted(base)], module))
    yield Definition(module, node.name, uses_in(own, module), "class", bases=bases)
    for method in methods:
        name, is_called = f"{node.name}.{method.name}", _is_called_from_outside(method)
        yield Definition(module, name, uses_in([method], module), "method", is_called_from_outside=is_called)


def _unsubscripted(base: ast.expr) -> ast.expr:
    return base.value if isinstance(base, ast.Subscript) else base


def _is_called_from_outside(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Python's own methods, Qt's virtual ones (in camelCase), and those that a decorator takes up."""
    name = method.name
    is_hook = name.startswith("_") and name.endswith("_")
    return is_hook or name != name.lower() or any(map(_takes_up, method.decorator_list))


def _takes_up(decorator: ast.expr) -> bool:
    called = _called(decorator)
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name not in _PLAIN_DECORATORS
