"""The window as a stranger finds it: names, roles and visible rectangles out of the listing."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field

Rect = tuple[int, int, int, int]
"""Left, top, width, height in pixels of the screen."""

FIELDS = ("EditableText", "SpinBox", "ComboBox", "Slider")
TARGETS = (
    "Button",
    "CheckBox",
    "RadioButton",
    "MenuItem",
    "PageTab",
    "ListItem",
    "TreeItem",
    "Cell",
    "ButtonMenu",
)
CELL, LIST = "Cell", "ComboBox"  # a cell of no table is a hex
STEPPERS = ("+", "\N{MINUS SIGN}", "-")
UNDO = ("Undo", "元に戻す")
_TABLE, _SHEET = "Table", "Client"
_PATIENCE_S = 120  # a busy machine may take long over a board
_SMALLEST = 6  # pixels of a target that a hand can still hit


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing in the window: what it is called and how much of it is in view."""

    role: str
    name: str
    value: str
    why: str
    states: frozenset[str]
    rect: Rect
    view: Rect
    """What the frames round it leave of it."""
    window: int
    path: tuple[Thing, ...] = field(repr=False, compare=False)

    @property
    def is_in_view(self) -> bool:
        """Whether its middle can be hit."""
        return _holds(self.view, self.middle) and min(self.view[2:]) >= _SMALLEST

    @property
    def middle(self) -> tuple[int, int]:
        """Where a hand would tap it."""
        left, top, width, height = self.rect
        return left + width // 2, top + height // 2

    @property
    def words(self) -> str:
        """What it says."""
        return f"{self.name} {self.value}" if self.value != self.name else self.name


class Sight:
    """Reads the window through its socket."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(_PATIENCE_S)
        self._socket.connect(path)
        self._lines = self._socket.makefile("rb")

    def look(self) -> list[Thing]:
        """Everything shown now, in reading order of the tree."""
        self._socket.sendall(b"\n")
        windows = json.loads(self._lines.readline())
        return [thing for number, one in enumerate(windows) for thing in _things(one, number, None, ())]

    def close(self) -> None:
        """Look away."""
        self._lines.close()
        self._socket.close()


def named(things: list[Thing], name: str) -> list[Thing]:
    """What is called so, else what begins so; a button or field before a mere text, grey ones last."""
    wanted = plain(name)
    front = max((thing.window for thing in things), default=0)
    modal = [one for one in things if one.window == front] if _is_modal(things, front) else things
    found = [one for one in modal if wanted in {plain(one.name), plain(one.value)}]
    if not found or not wanted[-1:].isalnum():  # a sign is heard with what it steps, seen alone
        found += [one for one in modal if re.match(rf"{re.escape(wanted)}\W", plain(one.name))]
    best = min((_rank(one) for one in found), default=None)
    likely = [one for one in found if _rank(one) == best]
    return [one for one in likely if not any(other in one.path for other in likely)]


def says(things: list[Thing], words: str) -> bool:
    """Whether words stand somewhere, be it below the fold."""
    wanted = plain(words)
    return any(wanted in plain(one.words) for one in things)


def shows(things: list[Thing], words: str) -> bool:
    """Whether words stand somewhere in view."""
    return says([one for one in things if _is_seen(one)], words)


def plain(words: str) -> str:
    """As read aloud: without accelerators, line breaks and capitals."""
    return " ".join(words.replace("&", "").split()).casefold()


def _is_seen(thing: Thing) -> bool:
    return min(thing.view[2:]) >= _SMALLEST


def _is_modal(things: list[Thing], front: int) -> bool:
    roots = (one for one in things if one.window == front and not one.path)
    return any("modal" in one.states or "Menu" in one.role for one in roots)


def _rank(thing: Thing) -> tuple[bool, int]:
    kind = 0 if thing.role in TARGETS else 1 if thing.role in FIELDS else 2
    return "disabled" in thing.states, kind


def _things(node: dict, window: int, frame: Rect | None, path: tuple[Thing, ...]) -> Iterator[Thing]:
    rect: Rect = tuple(node["rect"])  # type: ignore[assignment]
    view = rect if frame is None else _common(rect, frame)
    one = Thing(
        node["role"],
        node.get("name", ""),
        node.get("value", ""),
        node.get("why", ""),
        frozenset(node.get("states", ())),
        rect,
        view,
        window,
        path,
    )
    yield one
    for child in node.get("children", ()):
        yield from _things(child, window, view, (*path, one))


def _common(one: Rect, other: Rect) -> Rect:
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right = min(one[0] + one[2], other[0] + other[2])
    bottom = min(one[1] + one[3], other[1] + other[3])
    return left, top, max(0, right - left), max(0, bottom - top)


def _holds(rect: Rect, spot: tuple[int, int]) -> bool:
    return rect[0] <= spot[0] < rect[0] + rect[2] and rect[1] <= spot[1] < rect[1] + rect[3]


def holder_of(things: list[Thing]) -> Thing | None:
    """What has the keyboard; of a bar's tab and a table's cell Qt says so, once chosen, whoever has it."""
    focused = [one for one in reversed(things) if "focused" in one.states and one.role != "PageTab"]
    focused = [one for one in focused if not _is_within_field(one)]
    return next((one for one in focused if one.role != CELL or _is_held(one.path[-1])), None)


def _is_within_field(thing: Thing) -> bool:
    """The sheet of a field of several lines, which is no thing of its own."""
    return thing.role == _SHEET and bool(thing.path) and thing.path[-1].role in FIELDS


def _is_held(table: Thing) -> bool:
    return table.role != _TABLE or "focused" in table.states


def is_in_table(cell: Thing) -> bool:
    """Whether it is no hex."""
    return any(one.role == _TABLE for one in cell.path)


def is_stack(thing: Thing) -> bool:
    """Whether it is a hex of which it says that a tap takes in hand what stands there."""
    return thing.role == CELL and bool(thing.why) and not is_in_table(thing)


def is_menu(things: list[Thing]) -> bool:
    """Whether a menu lies over all else."""
    return "PopupMenu" in (one.role for one in (*things[-1].path, things[-1]))


def is_stepper(thing: Thing) -> bool:
    """Whether it steps a number up or down, which it names: "+ Turn"."""
    return thing.name.partition(" ")[0] in STEPPERS
