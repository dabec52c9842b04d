"""What can be reached from where: a graph of calls by name.

Names are followed exactly through imports and modules. An attribute of a value is followed by its name
alone, to every method of that name in a class that is reached itself.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module

from tests.reach.modules import BODY, Definition, Module
from tests.reach.scopes import Attribute, Loaded, Name, Own, Use

_CALLING = sys.stdlib_module_names - {"enum", "typing"} | {"websockets"}


class Graph:
    """The definitions of some modules and the way from one to another."""

    def __init__(self, modules: Mapping[str, Module]) -> None:
        self._modules = modules
        self.definitions = {
            found.id: found for module in modules.values() for found in module.definitions.values()
        }

    def reached(self, roots: Iterable[str]) -> frozenset[str]:
        """The ids of all that some definitions use, directly or not, themselves included."""
        return frozenset(_Walk(self).all_from(roots))

    # ---- names ----

    def named(self, module: str, name: str) -> Iterator[str]:
        """The definition that a name stands for in a module, through imports; none when it is not ours."""
        found = self._modules.get(module)
        if found and name in found.definitions:
            yield found.definitions[name].id
        elif found and isinstance(target := found.imports.get(name), Name):
            yield from self.named(target.module, target.name)

    def home(self, use: Name) -> Name:
        """A name as the module calls it from which it was imported, ours or another's."""
        found = self._modules.get(use.module)
        if found is None or use.name in found.definitions:
            return use
        target = found.imports.get(use.name)
        return self.home(replace(target, attribute=use.attribute)) if isinstance(target, Name) else use

    def module_named(self, use: Name) -> str | None:
        """The module that a name stands for; None when it stands for something else."""
        target = self._modules[use.module].imports.get(use.name) if use.module in self._modules else None
        match target:
            case Name():
                inner = f"{target.module}.{target.name}"
                return inner if inner in self._modules else self.module_named(target)
            case Loaded():
                return target.module
        inner = f"{use.module}.{use.name}"
        return inner if inner in self._modules else None

    # ---- classes ----

    @cached_property
    def methods(self) -> Mapping[str, tuple[Definition, ...]]:
        """The methods of each class, by its id."""
        found: dict[str, list[Definition]] = defaultdict(list)
        for definition in self.definitions.values():
            if definition.kind == "method":
                found[definition.owner].append(definition)
        return {owner: tuple(methods) for owner, methods in found.items()}

    @cached_property
    def _bases(self) -> Mapping[str, frozenset[str]]:
        classes = (found for found in self.definitions.values() if found.kind == "class")
        return {found.id: frozenset(self._resolved(found.bases)) for found in classes}

    def _resolved(self, uses: Iterable[Use]) -> Iterator[str]:
        for use in uses:
            if isinstance(use, Name):
                yield from self.named(use.module, use.name)

    @cached_property
    def _below(self) -> Mapping[str, frozenset[str]]:
        below: dict[str, set[str]] = defaultdict(set)
        for id_ in self._bases:
            for base in self.lineage(id_):
                below[base].add(id_)
        return {base: frozenset(ids) for base, ids in below.items()}

    def overridden(self, class_: Definition) -> frozenset[str]:
        """The names that the bases of a class have in a library, which calls them itself."""
        homes = (self.home(use) for use in class_.bases if isinstance(use, Name))
        return frozenset().union(*map(_library_names, homes))

    def lineage(self, id_: str) -> frozenset[str]:
        """A class and all that it is made from."""
        bases = self._bases.get(id_, frozenset())
        return frozenset({id_}).union(*map(self.lineage, bases))

    def family(self, id_: str) -> frozenset[str]:
        """A class, all that it is made from, and all that are made from it."""
        return self.lineage(id_) | self._below.get(id_, frozenset())


def _library_names(use: Name) -> frozenset[str]:
    """What a class of a library defines that calls it; nothing for any other."""
    if use.module.partition(".")[0] not in _CALLING:
        return frozenset()
    return frozenset(dir(getattr(import_module(use.module), use.name, None))) - set(dir(object))


class _Walk:
    """One walk through a graph. A method is reached once both its class and its name are."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._reached: set[str] = set()
        self._waiting: list[str] = []
        self._names: set[str] = set()
        self._methods: dict[str, list[str]] = defaultdict(list)

    def all_from(self, roots: Iterable[str]) -> set[str]:
        for root in roots:
            self._reach(root)
        while self._waiting:
            self._follow(self._graph.definitions[self._waiting.pop()])
        return self._reached

    def _reach(self, id_: str) -> None:
        if id_ in self._graph.definitions and id_ not in self._reached:
            self._reached.add(id_)
            self._waiting.append(id_)

    def _follow(self, definition: Definition) -> None:
        self._reach(f"{definition.module}:{BODY}")
        if definition.kind == "class":
            self._open(definition)
        elif definition.kind == "method":
            self._reach(definition.owner)
        for use in definition.uses:
            self._take(use, definition)

    def _open(self, class_: Definition) -> None:
        overridden = self._graph.overridden(class_)
        for method in self._graph.methods.get(class_.id, ()):
            self._methods[method.own_name].append(method.id)
            if method.is_called_from_outside or method.own_name in self._names | overridden:
                self._reach(method.id)

    def _take(self, use: Use, by: Definition) -> None:
        match use:
            case Loaded(module):
                self._reach(f"{module}:{BODY}")
            case Attribute(name):
                self._by_name(name)
            case Own(name):
                self._of_class(by.owner, name)
            case Name(module, name, attribute):
                self._take_name(Name(module, name), attribute)

    def _take_name(self, use: Name, attribute: str) -> None:
        module = self._graph.module_named(use)
        if module and attribute:
            self._take_name(Name(module, attribute), "")
            return
        for id_ in self._graph.named(use.module, use.name):
            self._reach(id_)
            if attribute and self._graph.definitions[id_].kind == "class":
                self._of_class(id_, attribute)
            elif attribute:
                self._by_name(attribute)

    def _by_name(self, name: str) -> None:
        if name not in self._names:
            self._names.add(name)
            for id_ in self._methods[name]:
                self._reach(id_)

    def _of_class(self, id_: str, name: str) -> None:
        """Only what its family defines; a name that none of them has is a field."""
        for member in self._graph.family(id_):
            self._reach(f"{member}.{name}")
