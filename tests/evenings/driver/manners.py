"""Other hands at the same evening: what they do beside what is wanted must change nothing of it.

`twice` taps everything twice, but a stepper's + and -; `ahead` types at 30 ms a key and waits for nothing;
`heavy` presses Space, then Enter after every act; `astray` taps something wrong before every tenth input and
takes it back by one; `pad` uses the number pad for digits, Enter, going on and undo; `keys` leaves the
pointer alone; `fingers` has no keyboard at all, and no pointer that hovers, turns a wheel or presses right.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic, sleep
from unicodedata import normalize

from driver.hands import Hands, StumbleError, essence
from driver.program import Program
from driver.seen import FIELDS, TARGETS, Thing, named
from driver.tongues import KANA, WORDS, called, here, is_kana, kana_keys, narrow, word_key
from driver.x import Display

_STEPPERS = ("+", "\N{MINUS SIGN}", "-")
_KEY_S = 0.03
_EVERY, _LOOKED_S = 10, 0.3
_ON_PAD = {"+": "KP_Add", "-": "KP_Subtract", "Return": "KP_Enter"} | {str(n): f"KP_{n}" for n in range(10)}
_UNDO, _REDO = ("Undo", "元に戻す"), ("Redo", "やり直す")
_TICKED = ("CheckBox", "RadioButton")
_CELL, _TABLE, _MENU = "Cell", "Table", "ButtonMenu"  # a cell of no table is a hex
_SHEET = "Client"
_LIST, _FILE, _DIALOG = "ComboBox", "TreeItem", "Dialog"
_MERELY_HELD = (*FIELDS, _CELL)
_ONWARD = ("Next phase", "Next step", "次のフェイズへ", "次の手順へ")
_TAPPED_BY_PAD = dict.fromkeys(("Next phase", "次のフェイズへ"), "+") | dict.fromkeys(_UNDO, "-")
_GO_ON, _GO_TO_HEX = "ctrl+shift+Return", "ctrl+g"
_CHORDS = dict.fromkeys(_ONWARD, _GO_ON) | dict.fromkeys(_UNDO, "ctrl+z")
_COMMANDS = "ctrl+k"
_BACKS = ("Back", "Cancel", "戻る", "やめる", "中止")  # what leaves a page or a form
_BEFORE = {"The next stack": "The stack before", "次のスタック": "前のスタック"} | {
    "Open my secrets": "Close my secrets",
    "自分の秘匿情報を開く": "自分の秘匿情報を閉じる",
}
_FACING = _BEFORE | {back: on for on, back in _BEFORE.items()}
_FINGER, _SLIP = 9, 3  # pixels that a finger hits beside what it means, and slips as it lifts
_KEYS, _SPACE, _ENTER, _ERASE = "Keys on the screen", "space", "Enter", "Erase"
_BEYOND_LATIN = "\u0250"
_ERASING = ("BackSpace", "Delete")  # the letter before, or all that is marked
_CAPITALS, _QUOTE, _PRESSED = "Aa", '"', ("Button", "CheckBox")
_PUT_AWAY = "Put the keys away"
_TO_KEYS = ("All commands", "View", _KEYS)
_GO_TO, _WAITING = "Go to a hex", ("To hex", "Type", "Put it in hex")
_ENTER_ALL = "Enter all"
_GIVES = (_ENTER_ALL, "Do it", "Enter", "Go on", "Open")
_BUTTONS = {
    "ctrl+k": "Find a command",
    "ctrl+l": "Sight",
    "ctrl+g": _GO_TO,
    "ctrl+z": "Undo",
    "ctrl+y": "Redo",
    "ctrl+Return": "Declare the shot",
}
_IN_SHEET = {"ctrl+d": "Copy down (Ctrl+D)", "ctrl+Return": "One more like it (Ctrl+Return)"}
_ARROWS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
_WAYS = {  # through the menu
    "ctrl+alt+Return": ("All commands", "Session", "Go on to what is due next"),
    "ctrl+shift+z": ("All commands", "Markers and corrections", "Correct the last answer"),
}
_LISTED = {  # keys that go through a list
    "Down": lambda at: at + 1,
    "Up": lambda at: at - 1,
    "End": lambda _at: -1,
    "Home": lambda _at: 0,
}
_AWAY = re.compile("Quit|Close|終了$|.*閉じる$")


class Twice(Hands):
    """A finger that bounces."""

    def _hit(self, thing: Thing) -> None:
        super()._hit(thing)
        if not _is_stepper(thing):
            self._display.tap(*thing.middle)


class Ahead(Hands):
    """Types faster than it looks."""

    def type(self, text: str) -> None:
        """Type on, whatever is shown by then."""
        self.count.keys += len(text)
        for character in text:
            self._display.type(character)
            sleep(_KEY_S)

    def key(self, chord: str) -> None:
        """Press on, whatever is shown by then."""
        self.count.keys += 1
        self._display.key(chord)
        sleep(_KEY_S)


class Heavy(Hands):
    """A thumb on Space and a finger on Enter after every act."""

    def _done(self, what: str) -> None:
        if what.startswith(("type ", *(f"key {one}" for one in _ERASING))):
            return  # what is typed is not at its end yet
        for key in ("space", "Return"):
            self._display.key(key)
            self.rest()


class Astray(Hands):
    """Hits something wrong before every tenth input, and takes it back by one."""

    def __init__(self, program: Program, display: Display) -> None:
        super().__init__(program, display)
        self._random, self._inputs = Random(7), 0

    def tap(self, name: str, beside: str = "", is_field: bool = False) -> None:
        """Perhaps go astray first: what the last input brought has been looked at by then."""
        self._inputs += 1
        if self._inputs % _EVERY == 0:
            self._stray()
        super().tap(name, beside, is_field)

    def key(self, chord: str) -> None:
        """Not astray: what was typed waits for it."""
        self._inputs += 1
        super().key(chord)

    def _stray(self) -> None:
        before = self.rest()
        if _is_menu(before):
            return  # a tap beside a menu only folds it up: unfolded again, nothing was to take back
        wrong = self._random.choice([one for one in before if _is_button(one)])
        self._display.tap(*wrong.middle)
        after = self.rest()
        if essence(after, False) == essence(before, False):
            return
        back = self._way_back(before, after, wrong)
        if isinstance(back, str):
            self._display.key(back)
        else:
            sleep(_LOOKED_S)  # a second tap at once would be a finger that bounces
            self._display.tap(*back.middle)
        last = wrong if isinstance(back, str) else back
        self._tapped, self._tapped_at = last.middle, monotonic()  # who goes on there has looked in between
        if left := _texts(before) ^ _texts(self.rest()):
            self.count.strayed.append(f"{wrong.name}: {sorted(left)[:6]}")

    def _way_back(self, before: list[Thing], after: list[Thing], wrong: Thing) -> Thing | str:
        """What takes it back: another tap, or a key."""
        again = _again(after, wrong)
        if wrong.name.startswith(_UNDO):
            return "ctrl+y"
        if _is_switched_off(after, wrong):
            return again
        if (
            found := _other_way(after, wrong)
            or _leaving(before, after)
            or _chosen_before(before, after, wrong)
        ):
            return found
        if _undo(after) != _undo(before):
            return "ctrl+z"
        if len(up := _let_go(before, after)) == 1:  # a tool laid down, say
            return up[0]
        backs = [one for one in after if one.name in _BACKS and one.is_in_view]
        if backs and not _like(after, wrong):
            return backs[0]  # one page leads to another, and both have the way back
        return again if "checked" not in wrong.states else "Escape"  # what looks only goes as it came


class Pad(Hands):
    """One hand on the number pad."""

    def open(self) -> None:
        """Start the program; the pad writes digits only with its lock on."""
        super().open()
        if not self._has_lock:
            self._display.key("Num_Lock")
            self._has_lock = True

    _has_lock = False

    def tap(self, name: str, beside: str = "", is_field: bool = False) -> None:
        """Press what the pad has for it, else tap."""
        if name in _TAPPED_BY_PAD:
            self.key(_TAPPED_BY_PAD[name])
        elif name.isdigit() and not beside:
            _type_number(self, name, named(self.rest(), name))
        else:
            super().tap(name, beside, is_field)

    def type(self, text: str) -> None:
        """Digits on the pad, words on the keyboard."""
        if text.isdigit():
            self.count.keys += len(text)
            digits = [str(int(digit)) for digit in text]  # a Japanese line may have broad ones
            self._do(f"type {text}", lambda: [self._display.key(_ON_PAD[digit]) for digit in digits], False)
        else:
            super().type(text)

    def key(self, chord: str) -> None:
        """The pad's own key, where it has one."""
        super().key(_ON_PAD.get(chord, chord))


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
        if thing.role == _CELL and not _is_in_table(thing):
            _type_number(self, thing.name.split()[0], [thing])
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
        holder = _holder(self.rest())
        if holder is not None and holder.role in _TICKED and "checked" in holder.states:
            self.key("Tab")
        super().type(text)

    def _press(self, name: str, beside: str, is_field: bool) -> None:
        if name in _CHORDS:
            self._stroke(_CHORDS[name])
        elif name.isdigit() and not beside:
            self._stroke(name)
            self._stroke("Return")
        elif name in _STEPPERS:
            self._go_to(lambda things: self._pick(things, beside, "", True))
            self._stroke("Up" if name == "+" else "Down")
        else:
            self._go_to(lambda things: self._pick(things, name, beside, is_field))

    def _go_to(self, wanted: Callable[[list[Thing]], Thing]) -> None:
        goal = wanted(self.rest())
        if _is_menu(self._look()):
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
            holder, goal = _holder(things), wanted(things)
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
        seen: set[Thing] = set()
        while True:
            things = self.rest()
            holder, goal = _holder(things), wanted(things)
            if holder is None or holder in seen:
                return False
            if goal in (holder, *holder.path):
                return True
            seen.add(holder)
            self._stroke(_arrow(holder, goal))
            if (
                _holder(after := self.rest()) == holder and wanted(after) == goal
            ):  # as where Down is a floor lower
                self._stroke(_along(holder, goal))

    def _press_holder(self, *, is_ticked: bool) -> None:
        """Enter, or what ticks; not where arrows have ticked it already."""
        holder = _holder(self._look())
        if holder is not None and holder.role == _LIST:
            self._stroke("space")  # pulled down, as by a tap
        if holder is None or holder.role in _MERELY_HELD or ("checked" in holder.states) != is_ticked:
            return
        if holder.role in _TICKED:
            self._stroke("space")
        if holder.role not in _TICKED or _holder(self.rest()) == holder:  # what stays down takes Enter alone
            self._stroke("Return")

    def _stroke(self, chord: str) -> None:
        self.count.keys += 1
        self._display.key(chord)
        sleep(_KEY_S)


class Fingers(Hands):
    """Fingers alone: they hit beside the middle and slip, and write with the program's own keys."""

    def __init__(self, program: Program, display: Display) -> None:
        super().__init__(program, display)
        self._random = Random(13)
        self._has_keys = False
        self._meant: Thing | None = None  # what is to be chosen in an open list

    def open(self) -> None:
        """Start the program; its keys are switched on once, and stay so."""
        super().open()
        if not self._has_keys:
            self._has_keys = True
            for name in _TO_KEYS:
                self.tap(name)

    def type(self, text: str) -> None:
        """Letter by letter on the keys; a total or a face stands on a button of its own."""
        things = self.rest()
        is_list = text.isdigit() and any(named(things, name) for name in called(_ENTER_ALL))
        if text.isdigit() and (is_list or _dice(things, text)):
            for number in (text,) if _dice(things, text) else text:
                self.tap(number)
            return
        if faces := _faces(things, text):
            for face in faces:
                self._do(f"tap {face.name}", lambda face=face: self._hit(face), False)
            return
        holder = _holder(things)
        if holder is not None and holder.role == "ListItem":  # one of a list pulled down, which Enter taps
            self._meant = _listed_as(things, text)
            return
        if holder is not None and holder.role == _LIST:
            self._do(f"tap {holder.name}", lambda: self._hit(holder), False)
            if (meant := _listed_as(self.rest(), text)) is None:
                raise StumbleError(f"not listed: {text}")
            self._do(f"tap {meant.name}", lambda: self._hit(meant), False)
            return
        if not _on_keys(things):
            self._call_keys(things)
        if not _has_letters(self.rest()) and not text[0].isdigit():  # numbers alone
            super().tap(self._named(_PUT_AWAY))
            self.tap(self._named(_GO_TO))
        self._do(f"type {text}", lambda: self._write(text), False)

    def key(self, chord: str) -> None:
        """Enter among the keys; what a shortcut does has its button, what keys choose in a list is tapped."""
        things = self.rest()
        if chord in _LISTED and (listed := _open_list(things)):
            at = listed.index(self._meant) if self._meant in listed else _chosen(things, listed)
            self._meant = listed[min(_LISTED[chord](at), len(listed) - 1)]
        elif self._meant is not None:
            meant, self._meant = self._meant, None
            self._do(f"tap {meant.name}", lambda: self._hit(meant), False)
        elif chord == "ctrl+z" and (text := _written(things)):
            self._do(f"erase {text}", lambda: [self._press(_ERASE) for _ in text], False)
        elif chord in _ERASING:
            self._do(f"erase by {chord}", lambda: self._press(_ERASE), False)
        elif chord in (*_IN_SHEET, *_ARROWS) and (cell := _cell_held(things)) is not None:
            self._go_in_sheet(chord, things, cell)
        elif chord in _BUTTONS:
            self.tap(self._named(_BUTTONS[chord]))
        elif chord == _GO_ON:
            onward = _onward(things)  # a page may offer the same by the same name
            self._mean(onward)
            self._do(f"tap {onward.name}", lambda: self._hit(onward), False)
        elif chord in _WAYS:
            for name in _WAYS[chord]:
                self.tap(self._named(name))
        elif chord == "Return":
            self._give()
        elif chord == "Escape":
            self.put_down()
        else:
            raise StumbleError(f"no key {chord} on the screen")

    def tap(self, name: str, beside: str = "", is_field: bool = False) -> None:
        """What lies under the keys comes into sight as they are put away; a stack too small is gone to."""
        wanted = self._find(name, beside, is_field)
        if _is_stack(wanted) and min(wanted.rect[2:]) <= 2 * _FINGER:
            _type_number(self, wanted.name.split()[0], [wanted])
            return
        if any(_covers(keys, wanted) for keys in self.rest() if keys.name in called(_KEYS)):
            super().tap(self._named(_PUT_AWAY))
        super().tap(name, beside, is_field)

    def _named(self, name: str) -> str:
        return here(self.rest(), name)

    def _go_in_sheet(self, chord: str, things: list[Thing], held: Thing) -> None:
        """What keys do to a row has its button; the cell beside is tapped, out of sight reached by Enter."""
        if chord in _IN_SHEET:
            self.tap(self._named(_IN_SHEET[chord]))
            return
        cell = _beside(things, held, _ARROWS[chord])
        if cell is None and chord == "Down" and _key(things, _ENTER):
            self._do("open and leave", lambda: [self._press(_ENTER) for _ in range(2)], False)
            return
        if cell is None:
            raise StumbleError(f"no cell in sight beside {held.name}")
        self._do(f"tap {cell.name}", lambda: self._hit(cell), False)

    def put_down(self) -> None:
        """Put the keys away."""
        if _on_keys(self.rest()):
            self.tap(self._named(_PUT_AWAY))

    def _give(self) -> None:
        """Enter among the keys; else what gives all that was tapped, where it was not given by that."""
        if _key(self.rest(), _ENTER) is not None:
            self._do("key Return", lambda: self._press(_ENTER), False)
            return
        things = [one for one in self.rest() if one.is_in_view and "disabled" not in one.states]
        if given := [one for one in things if one.name in called(*_GIVES)]:
            self.tap(given[0].name)
        elif ringed := _ringed(things):
            self._do(f"tap {ringed.name}", lambda: self._hit(ringed), False)

    def _hit(self, thing: Thing) -> None:
        self.count.taps += 1
        self._touch(thing)
        self._tapped_at = monotonic()

    def _touch(self, thing: Thing) -> None:
        beside = (self._random.randint(-_FINGER, _FINGER) for _ in range(2))
        x, y = (middle + by for middle, by in zip(thing.middle, beside, strict=True))
        self._display.touch(x, y, self._random.randint(-_SLIP, _SLIP))

    def _call_keys(self, things: list[Thing]) -> None:
        """Tap the line that has the keyboard, or that of the card that has it, else one that waits over the
        map, else go to a hex."""
        holder = _holder(things)
        if holder is not None and holder.role in FIELDS and holder.is_in_view:
            self.tap(holder.name, is_field=True)
        else:
            lines = [one for one in things if one.role == "EditableText" and one.is_in_view]
            asked = [
                one
                for one in lines
                if holder is not None and holder.role == "Grouping" and holder in one.path
            ]
            waiting = asked or [one for one in lines if one.name.startswith(called(*_WAITING))]
            self.tap(waiting[0].name, is_field=True) if waiting else self.tap(self._named(_GO_TO))

    def _write(self, text: str) -> None:
        """Without capitals, but for a name that is to be spelt as it is printed, and without accents.

        Of Japanese kana sound by sound, and the words that have a key of their own.
        """
        is_spelt, left = False, narrow(_without_accents(text))
        while left:
            character, left = left[0], left[1:]
            is_spelt ^= character == _QUOTE
            if character.isascii():
                self._turn_to("")
                is_capital = is_spelt and character.isupper()
                keys = [_CAPITALS, character, _CAPITALS] if is_capital else [character]
            elif is_kana(character):
                self._turn_to(KANA)
                keys = kana_keys(character)
            else:
                self._turn_to(WORDS)
                word = word_key(_words_on_keys(self._look()), character + left) or character
                keys, left = [word], left[len(word) - 1 :]
            for key in keys:
                self._press(_SPACE if key == " " else key)

    def _turn_to(self, keys: str) -> None:
        """To kana or words; to letters by what leads away from those."""
        things = self._look()
        on = [name for name in (KANA, WORDS) if (key := _key(things, name)) and "checked" in key.states]
        if keys != "".join(on) and (key := keys or "".join(on)):
            self._press(key)
            self.rest()

    def _press(self, name: str) -> None:
        key = _key(self._look(), name)
        if key is None:
            raise StumbleError(f"no key {name} on the screen")
        self.count.taps += 1
        self._touch(key)

    def _scroll(self, thing: Thing) -> None:
        raise StumbleError(f"to be scrolled to: {thing.name}")


MANNERS: dict[str, type[Hands]] = {
    "plain": Hands,
    "twice": Twice,
    "ahead": Ahead,
    "heavy": Heavy,
    "astray": Astray,
    "pad": Pad,
    "keys": Keys,
    "fingers": Fingers,
}


def _type_number(hands: Hands, number: str, called: list[Thing]) -> None:
    """A digit or a hex; one goes to a hex first where what is in hand is not to go there (it says so)."""
    if any(map(_is_stack, called)):
        hands.key(_GO_TO_HEX)
    hands.type(number)
    hands.key("Return")


def _is_stack(thing: Thing) -> bool:
    """Whether it is a hex of which it says that a tap takes in hand what stands there."""
    return thing.role == _CELL and bool(thing.why) and not _is_in_table(thing)


def _onward(things: list[Thing]) -> Thing:
    """What stands at the end of the strip, whatever it leads to: the last button on the topmost one."""
    on_it = [
        one for one in things if one.role == "Button" and any(part.role == "Button" for part in one.path)
    ]
    top = min(one.rect[1] for one in on_it)
    return max((one for one in on_it if one.rect[1] == top), key=lambda one: one.rect[0])


def _ringed(things: list[Thing]) -> Thing | None:
    """The answer of a card that keys would give: a finger taps it."""
    held = _holder(things)
    is_answer = held and held.role == "Button" and any(part.role == "Grouping" for part in held.path)
    return held if is_answer else None


def _on_keys(things: list[Thing]) -> bool:
    """Whether the keys are on the screen."""
    return _key(things, _SPACE) is not None


def _covers(keys: Thing, thing: Thing) -> bool:
    """Whether the keys lie over a thing that is none of them, or so near that a finger would hit them."""
    left, top, width, height = keys.rect
    (x, y), is_board = thing.middle, keys.role not in TARGETS
    may_lie_under = is_board and keys not in thing.path and keys.window == thing.window
    is_across = left - _FINGER <= x < left + width + _FINGER
    return may_lie_under and is_across and top - _FINGER <= y < top + height + _FINGER


def _without_accents(text: str) -> str:
    """Letters of European languages as they stand on the keys."""
    return "".join(normalize("NFD", one)[0] if one < _BEYOND_LATIN else one for one in text)


def _key(things: list[Thing], name: str) -> Thing | None:
    """A key by what it types, whatever its case."""
    wanted = {one.casefold() for one in called(name)}
    return next((one for one in _keys(things) if one.name.casefold() in wanted), None)


def _keys(things: list[Thing]) -> list[Thing]:
    """All that is pressed among the keys on the screen."""
    around = (one for one in things if any(frame.name in called(_KEYS) for frame in one.path))
    return [one for one in around if one.role in _PRESSED and one.is_in_view]


def _words_on_keys(things: list[Thing]) -> list[str]:
    """Words that have a key, while those are shown."""
    return [one.name for one in _keys(things)]


def _has_letters(things: list[Thing]) -> bool:
    """Whether there are more keys than digits."""
    return any(_key(things, name) for name in ("q", KANA))


def _written(things: list[Thing]) -> str:
    """What stands in the line that the keys on the screen write into."""
    lines = [one for one in things if one.role == "EditableText" and "focused" in one.states]
    return lines[0].value if lines and _on_keys(things) else ""


def _open_list(things: list[Thing]) -> list[Thing]:
    """What a list that is pulled down over all else offers."""
    front = max(one.window for one in things)
    return [one for one in things if one.window == front and one.role == "ListItem" and one.is_in_view]


def _listed_as(things: list[Thing], text: str) -> Thing | None:
    """Of a list pulled down what begins so."""
    return next((one for one in _open_list(things) if one.name.lower().startswith(text.lower())), None)


def _chosen(things: list[Thing], listed: list[Thing]) -> int:
    """What stands in the list before it was pulled down; what lies under the finger is none of it."""
    values = {one.value for one in things if one.role == _LIST and "expanded" in one.states}
    return next((place for place, one in enumerate(listed) if one.name in values), 0)


def _faces(things: list[Thing], text: str) -> list[Thing]:
    """Of dice in rows below one another the face of each; none where there are not as many as numbers."""
    rows = [sorted(_saying(things, number), key=lambda one: one.rect[1]) for number in text]
    are_faces = text.isdigit() and len(text) > 1 and {*map(len, rows)} == {len(text)}
    return [row[place] for place, row in enumerate(rows)] if are_faces else []


def _dice(things: list[Thing], text: str) -> Thing | None:
    """The one button that says a number."""
    found = _saying(things, text)
    return found[0] if len(found) == 1 and _key(things, text) is None else None


def _saying(things: list[Thing], text: str) -> list[Thing]:
    """Buttons that say a number; a hex smaller than a finger hits beside it is typed."""
    found = (one for one in things if one.role in TARGETS and one.name == text and one.is_in_view)
    return [one for one in found if min(one.rect[2:]) > 2 * _FINGER]


def _is_button(thing: Thing) -> bool:
    return (
        thing.role in TARGETS
        and thing.is_in_view
        and "disabled" not in thing.states
        and not _AWAY.match(thing.name)
    )


def _holder(things: list[Thing]) -> Thing | None:
    """What has the keyboard; of a bar's tab and a table's cell Qt says so, once chosen, whoever has it."""
    focused = [one for one in reversed(things) if "focused" in one.states and one.role != "PageTab"]
    focused = [one for one in focused if not _is_within_field(one)]
    return next((one for one in focused if one.role != _CELL or _is_held(one.path[-1])), None)


def _is_within_field(thing: Thing) -> bool:
    """The sheet of a field of several lines, which is no thing of its own."""
    return thing.role == _SHEET and bool(thing.path) and thing.path[-1].role in FIELDS


def _cell_held(things: list[Thing]) -> Thing | None:
    """The cell of a table that has the keyboard."""
    holder = _holder(things)
    return holder if holder is not None and holder.role == _CELL and _is_in_table(holder) else None


def _beside(things: list[Thing], held: Thing, way: tuple[int, int]) -> Thing | None:
    """The cell in sight that follows another one on one way."""
    (x, y), (right, down) = held.middle, way
    mates = [one for one in things if one.role == _CELL and one.path[-1:] == held.path[-1:]]
    line = [one for one in mates if one.is_in_view and (one.middle[0] == x if down else one.middle[1] == y)]
    far = {(one.middle[0] - x) * right + (one.middle[1] - y) * down: one for one in line}
    ahead = [steps for steps in far if steps > 0]
    return far[min(ahead)] if ahead else None


def _is_in_table(cell: Thing) -> bool:
    return any(one.role == _TABLE for one in cell.path)


def _is_held(table: Thing) -> bool:
    return table.role != _TABLE or "focused" in table.states


def _are_like(one: Thing, other: Thing) -> bool:
    """Whether arrows may lead from one to the other."""
    return one.role == other.role and one.role in (*_TICKED, _CELL) and one.path[-1:] == other.path[-1:]


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


def _is_menu(things: list[Thing]) -> bool:
    return "PopupMenu" in (one.role for one in (*things[-1].path, things[-1]))


def _undo(things: list[Thing]) -> str:
    """What undo would take back now."""
    return next((one.name for one in things if one.role in TARGETS and one.name.startswith(_UNDO)), "")


def _leaving(before: list[Thing], after: list[Thing]) -> Thing | None:
    """The button that leaves a page or a form which has come."""
    known = {one.name for one in before}
    came = [one for one in after if one.name in _BACKS and one.name not in known and one.is_in_view]
    return came[0] if came else None


def _is_switched_off(after: list[Thing], wrong: Thing) -> bool:
    """Whether what was on is off now, where it was: no other was chosen in its place."""
    like = [one for one in after if (one.name, one.rect) == (wrong.name, wrong.rect)]
    return "checked" in wrong.states and bool(like) and all("checked" not in one.states for one in like)


def _like(things: list[Thing], wrong: Thing) -> list[Thing]:
    """What is called as what was tapped, where it is to be seen."""
    return [one for one in things if (one.role, one.name) == (wrong.role, wrong.name) and one.is_in_view]


def _again(things: list[Thing], wrong: Thing) -> Thing:
    """The same button where it stands now: larger type, say, has moved it, which is seen."""
    like = _like(things, wrong)
    return like[0] if len(like) == 1 else wrong


def _is_stepper(thing: Thing) -> bool:
    """Whether it steps a number up or down, which it names: "+ Turn"."""
    return thing.name.partition(" ")[0] in _STEPPERS


def _other_way(things: list[Thing], wrong: Thing) -> Thing | None:
    """The button that does the contrary, as an arrow beside, or the other one of a stepper."""
    facing = [one for one in things if one.name == _FACING.get(wrong.name) and one.is_in_view]
    if facing:
        return facing[0]
    beside = [one for one in things if _is_stepper(one) and one.path[-1:] == wrong.path[-1:]]
    others = [one for one in beside if _is_stepper(wrong) and one.name != wrong.name]
    return others[0] if len(others) == 1 else None


def _chosen_before(before: list[Thing], after: list[Thing], wrong: Thing) -> Thing | None:
    """What was chosen in place of what was tapped, and is no more."""
    like = [one for one in before if one.role == wrong.role and one.path[-1:] == wrong.path[-1:]]
    gone = _let_go(like, after)
    return gone[0] if len(gone) == 1 and gone[0] != wrong else None


def _let_go(before: list[Thing], after: list[Thing]) -> list[Thing]:
    """What was chosen and is no more, where it is still to be seen."""
    now = {(one.name, one.rect): one.states for one in after}
    were = [one for one in before if "checked" in one.states]
    return [one for one in were if "checked" not in now.get((one.name, one.rect), frozenset({"checked"}))]


def _texts(things: list[Thing]) -> set[str]:
    """What is told in view; who has taken something back is offered it again, which is as it should be."""
    return {one.words for one in things if one.is_in_view and not one.name.startswith(_REDO)}
