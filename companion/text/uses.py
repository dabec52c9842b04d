"""Which text keys the code and the data use, and with which arguments."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

_KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_KEY_START = re.compile(rf"{_KEY.pattern}-")
_QUOTED_KEY = re.compile(rf"[\"']({_KEY.pattern})[\"']")
_DATA_SUFFIXES = frozenset({".json", ".geojson", ".html", ".toml"})
_KEYED = ("Reason", "text")
_REASON_FIELDS = ("key", "rule", "hexes", "args", "about")
_REASON_PLACES = frozenset({"hex", "hexes"})


def is_key(text: str) -> bool:
    """Whether a text is a kebab-case id."""
    return _KEY.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Use:
    """A message that the code asks for by name. `args` is None where they cannot be read off."""

    key: str
    place: str  # file:line
    args: frozenset[str] | None


@dataclass(slots=True)
class Uses:
    """All uses: by name with place and arguments, by f-string, and by mere mention of either.

    F-strings are kept as regular expressions that know their fixed parts.
    """

    named: list[Use] = field(default_factory=list)
    patterns: dict[str, str] = field(default_factory=dict)  # pattern -> file:line
    mentioned: set[str] = field(default_factory=set)
    mentioned_patterns: set[str] = field(default_factory=set)

    def has(self, key: str) -> bool:
        """Whether anything may ask for this message."""
        patterns = (*self.patterns, *self.mentioned_patterns)
        return key in self.mentioned or any(re.fullmatch(pattern, key) for pattern in patterns)


def find_uses(code: list[Path], data: list[Path], root: Path) -> Uses:
    """Read every Python file under the `code` folders and every data file under `data`."""
    uses = Uses()
    read = {
        str(path.relative_to(root)): [*ast.walk(ast.parse(path.read_text("utf-8")))]
        for path in _files(code, frozenset({".py"}))
    }
    passers = {file: _passers(nodes) for file, nodes in read.items()}
    public = {name: place for own in passers.values() for name, place in own.items() if name[0] != "_"}
    for file, nodes in read.items():
        _read_code(nodes, file, {**public, **passers[file]}, uses)
    for path in _files(data, _DATA_SUFFIXES):
        uses.mentioned.update(_QUOTED_KEY.findall(path.read_text("utf-8")))
    return uses


def _files(folders: list[Path], suffixes: frozenset[str]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.suffix in suffixes)


def _passers(nodes: list[ast.AST]) -> dict[str, int]:
    """Functions that pass a parameter on as a key, and its place among the arguments."""
    passers: dict[str, int] = {}
    keys = [key for node in nodes if isinstance(key := _key(node), ast.Name)]
    for function in nodes if keys else ():
        if isinstance(function, ast.FunctionDef) and function.name not in _KEYED:
            names = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
            names = names[1:] if names[:1] in (["self"], ["cls"]) else names
            own = (key.id for key in keys if function.lineno <= key.lineno <= (function.end_lineno or 0))
            passers.update((function.name, names.index(name)) for name in own if name in names)
    return passers


def _key(node: ast.AST) -> ast.expr | None:
    """What a call hands to Reason or text as the key."""
    if isinstance(node, ast.Call) and node.args and _name(node) in _KEYED:
        return node.args[0]
    return None


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _read_code(nodes: list[ast.AST], file: str, passers: Mapping[str, int], uses: Uses) -> None:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            uses.mentioned.add(node.value)
        elif isinstance(node, ast.JoinedStr) and _begins_a_key(node):
            uses.mentioned_patterns.add(_pattern(node))
        elif isinstance(node, ast.Call):
            _read_call(node, f"{file}:{node.lineno}", passers, uses)


def _read_call(call: ast.Call, place: str, passers: Mapping[str, int], uses: Uses) -> None:
    name = _name(call)
    if name == "Reason":
        parts = dict(zip(_REASON_FIELDS, call.args, strict=False)) | _keywords(call)
        _add(parts.get("key"), _reason_args(parts), place, uses)
    elif name == "text" and call.args:
        keywords = None if _has_unpacking(call) else frozenset(_keywords(call))
        _add(call.args[0], keywords, place, uses)
    elif passers.get(name, len(call.args)) < len(call.args):
        _add(call.args[passers[name]], None, place, uses)


def _add(key: ast.expr | None, args: frozenset[str] | None, place: str, uses: Uses) -> None:
    if isinstance(key, ast.IfExp):
        _add(key.body, args, place, uses)
        _add(key.orelse, args, place, uses)
    elif isinstance(key, ast.Constant) and isinstance(key.value, str):
        uses.named.append(Use(key.value, place, args))
    elif isinstance(key, ast.JoinedStr) and _begins_a_key(key):
        uses.patterns.setdefault(_pattern(key), place)


def _pattern(key: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values
    )


def _begins_a_key(text: ast.JoinedStr) -> bool:
    start = text.values[0]
    return isinstance(start, ast.Constant) and _KEY_START.match(str(start.value)) is not None


def _keywords(call: ast.Call) -> dict[str, ast.expr]:
    return {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}


def _has_unpacking(call: ast.Call) -> bool:
    return any(keyword.arg is None for keyword in call.keywords)


def _reason_args(parts: dict[str, ast.expr]) -> frozenset[str] | None:
    """The names that a Reason's message may use; None when its `args` are no literal."""
    own = (_REASON_PLACES if "hexes" in parts else frozenset()) | ({"about"} & parts.keys())
    args = parts.get("args")
    if args is None:
        return own
    if not isinstance(args, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in args.keys]
    return None if None in names else own | {str(name) for name in names}
