"""A hand without a pointer."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

from driver.hands import KEY_S, Hands, StumbleError, type_number
from driver.seen import CELL, FIELDS, LIST, STEPPERS, UNDO, Thing, holder_of, is_in_table, is_menu

_TICKED = ("CheckBox", "RadioButton")
_FILE, _DIALOG, _MENU = "TreeItem", "Dialog", "ButtonMenu"
_MERELY_HELD = (*FIELDS, CELL)
_ONWARD = ("Next phase", "Next step", "次のフェイズへ", "次の手順へ")
_GO_ON, _COMMANDS = "ctrl+shift+Return", "ctrl+k"
_CHORDS = dict.fromkeys(_ONWARD, _GO_ON) | dict.fromkeys(UNDO, "ctrl+z")


class Keys(Hands):
    """The keyboard alone: a shortcut, a digit, the number of a hex, the search for a command of a tool bar,
    else Tab to what is wanted, arrows among its like, and Enter."""

    def tap(self, name: str, beside: str = "", is_field: bool = False) -> None:
        """Reach it by keys and press it."""
        thing = self._find(name, beside, is_field)
        path = thing.path
        if thing.role == _FILE and any(one.role == _DIALOG for one in path):
            self.type(name)  # into the line that has the keyboard there
            return
        if thing.role == CELL and not is_in_table(thing):
            type_number(self, thing.name.split()[0], [thing])
            return
        is_tool = any(one.role == "ToolBar" and one.name for one in path)
        if is_tool and thing.role != _MENU and name not in _CHORDS:  # a menu is no command
            self.key(_COMMANDS)
            self.type(name.replace("’", "'"))  # as it lies on a keyboard
            self.key("Return")
            return
        self._do(f"tap {name}", lambda: self._press(name, beside, is_field), thing.role in FIELDS)

    def type(self, text: str) -> None:
        """In a line; from a choice made above it Tab leads there."""
        holder = holder_of(self.rest())
        if holder is not None and holder.role in _TICKED and "checked" in holder.states:
            self.key("Tab")
        super().type(text)

    def _press(self, name: str, beside: str, is_field: bool) -> None:
        if name in _CHORDS:
            self._stroke(_CHORDS[name])
        elif name.isdigit() and not beside:
            self._stroke(name)
            self._stroke("Return")
        elif name in STEPPERS:
            self._go_to(lambda things: self._pick(things, beside, "", True))
            self._stroke("Up" if name == "+" else "Down")
        else:
            self._go_to(lambda things: self._pick(things, name, beside, is_field))

    def _go_to(self, wanted: Callable[[list[Thing]], Thing]) -> None:
        goal = wanted(self.rest())
        if is_menu(self._look()):
            self._step(wanted, "Down")
            self._stroke("Return")
        elif self._step(wanted, "shift+Tab" if _is_tool(goal) else "Tab"):
            self._press_holder(is_ticked="checked" in goal.states)
        else:
            raise StumbleError(f"no key leads to {goal.name}")

    def _step(self, wanted: Callable[[list[Thing]], Thing], key: str) -> bool:
        """Press a key until what is wanted has the keyboard; False once it comes round."""
        seen: list[tuple[Thing, ...]] = []
        while True:
            things = self.rest()
            holder, goal = holder_of(things), wanted(things)
            if holder and goal in (holder, *holder.path):
                return True
            stop = (holder, *holder.path) if holder else ()
            if stop in seen:
                return False
            seen.append(stop)
            if key.endswith("Tab") and holder and _are_like(holder, goal) and self._is_near(wanted):
                return True
            self._stroke(key)

    def _is_near(self, wanted: Callable[[list[Thing]], Thing]) -> bool:
        """Whether the arrows that point to it lead to it from where the keyboard is; they choose what they
        reach."""
        seen: set[tuple[Thing, Thing]] = set()  # in a table that scrolls, blank cells follow at one place
        while True:
            things = self.rest()
            holder, goal = holder_of(things), wanted(things)
            if holder is None or (holder, goal) in seen:
                return False
            if goal in (holder, *holder.path):
                return True
            seen.add((holder, goal))
            self._stroke(_arrow(holder, goal))
            if (
                holder_of(after := self.rest()) == holder and wanted(after) == goal
            ):  # as where Down is a floor lower
                self._stroke(_along(holder, goal))

    def _press_holder(self, *, is_ticked: bool) -> None:
        """Enter, or what ticks; not where arrows have ticked it already."""
        holder = holder_of(self._look())
        if holder is not None and holder.role == LIST:
            self._stroke("space")  # pulled down, as by a tap
        if holder is None or holder.role in _MERELY_HELD or ("checked" in holder.states) != is_ticked:
            return
        if holder.role in _TICKED:
            self._stroke("space")
        if holder.role not in _TICKED or holder_of(self.rest()) == holder:
            self._stroke("Return")  # what stays down takes nothing else

    def _stroke(self, chord: str) -> None:
        self.count.keys += 1
        self._display.key(chord)
        sleep(KEY_S)


def _are_like(one: Thing, other: Thing) -> bool:
    """Whether arrows may lead from one to the other."""
    return one.role == other.role and one.role in (*_TICKED, CELL) and one.path[-1:] == other.path[-1:]


def _arrow(holder: Thing, goal: Thing) -> str:
    """The arrow to a thing of its like, which may lie in another row."""
    (x, y), (to_x, to_y) = holder.middle, goal.middle
    if abs(to_y - y) > holder.rect[3] // 2:
        return "Down" if to_y > y else "Up"
    return "Right" if to_x > x else "Left"


def _along(holder: Thing, goal: Thing) -> str:
    """The arrow that leads through rows as they are read."""
    return "Right" if holder.middle[::-1] < goal.middle[::-1] else "Left"


def _is_tool(thing: Thing) -> bool:
    """Whether it stands in a bar above all else, which going back reaches first."""
    return "ToolBar" in (one.role for one in thing.path)
