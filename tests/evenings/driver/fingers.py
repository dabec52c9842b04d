"""Fingers alone, without keyboard or a pointer that hovers: they write with the program's own keys."""

from __future__ import annotations

from random import Random
from time import monotonic, sleep
from unicodedata import normalize

from driver.hands import ERASING, LAPTOP, Desk, Hands, StumbleError, type_number
from driver.program import Program
from driver.seen import (
    CELL,
    FIELDS,
    LIST,
    TARGETS,
    Thing,
    holder_of,
    is_in_table,
    is_menu,
    is_stack,
    named,
    shows,
)
from driver.tongues import KANA, WORDS, called, here, is_kana, kana_keys, narrow, sound_of, word_key
from driver.x import Display

_FINGER, _SLIP = 9, 3  # pixels that a finger hits beside what it means, and slips as it lifts
_LOOKED_S = 0.3
_KEYS, _SPACE, _ENTER, _ERASE = "Keys on the screen", "space", "Enter", "Erase"
_BEYOND_LATIN = "\u0250"
_CAPITALS, _QUOTE, _PRESSED = "Aa", '"', ("Button", "CheckBox")
_PUT_AWAY = "Put the keys away"
_TO_KEYS = ("All commands", "View", _KEYS)
_GO_TO, _WAITING = "Go to a hex", ("To hex", "Type", "Put it in hex", "Find a fact", "Find a reading")
_ENTER_ALL = "Enter all"
_GIVES = (_ENTER_ALL, "Do it", "Enter", "Go on", "Open")
_GO_ON = "ctrl+shift+Return"
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
    "ctrl+t": ("All commands", "Session", "Set directly"),
    "ctrl+alt+Return": ("All commands", "Session", "Go on to what is due next"),
    "ctrl+shift+z": ("All commands", "Markers and corrections", "Correct the last answer"),
}
_LISTED = {  # keys that go through a list
    "Down": lambda at: at + 1,
    "Up": lambda at: at - 1,
    "End": lambda _at: -1,
    "Home": lambda _at: 0,
}


class Fingers(Hands):
    """Fingers alone: they hit beside the middle and slip, and write with the program's own keys."""

    def __init__(self, program: Program, display: Display, desk: Desk = LAPTOP) -> None:
        super().__init__(program, display, desk)
        self._random = Random(13)
        self._has_keys = False
        self._meant: Thing | None = None  # what is to be chosen in an open list
        self._stands: dict[str, str] = {}  # by what was to be typed, what came of it

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
        holder = holder_of(things)
        if holder is not None and holder.role == "ListItem":  # one of a list pulled down, which Enter taps
            self._meant = _listed_as(things, text)
            return
        if holder is not None and holder.role == LIST:
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
        self._stands[text] = _written(self.rest())

    def expect(self, words: str) -> None:
        """What was typed is said again as it stood: kana may not have been turned into others."""
        told = {words, *(words.replace(text, stood) for text, stood in self._stands.items() if stood)}
        self._until(lambda: any(shows(self._look(), one) for one in told), f"not shown: {words}")

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
        elif chord in ERASING:
            self._do(f"erase by {chord}", lambda: self._press(_ERASE), False)
        elif chord in (*_IN_SHEET, *_ARROWS) and (cell := _cell_held(things)) is not None:
            self._go_in_sheet(chord, things, cell)
        elif chord in _BUTTONS:
            self._tap_first(self._named(_BUTTONS[chord]))
        elif chord == _GO_ON:
            self._tap_it(_onward(things))
        elif chord in _WAYS:
            for name in _WAYS[chord]:
                self.tap(self._named(name))
        elif chord == "Return":
            self._give()
        elif chord == "Escape":
            self._do("fold up", self._tap_again, False) if is_menu(things) else self.put_down()
        else:
            raise StumbleError(f"no key {chord} on the screen")

    def tap(self, name: str, beside: str = "", is_field: bool = False) -> None:
        """What lies under the keys comes into sight as they are put away; a stack too small is gone to."""
        wanted = self._find(name, beside, is_field)
        if is_stack(wanted) and min(wanted.rect[2:]) <= 2 * _FINGER:
            type_number(self, wanted.name.split()[0], [wanted])
            return
        if any(_covers(keys, wanted) for keys in self.rest() if keys.name in called(_KEYS)):
            super().tap(self._named(_PUT_AWAY))
        super().tap(name, beside, is_field)

    def _tap_first(self, name: str) -> None:
        """A page or message may offer the same by the same name."""
        same = [one for one in named(self.rest(), name) if one.is_in_view]
        if len(same) > 1:
            self._tap_it(same[0])
        else:
            self.tap(name)

    def _tap_it(self, one: Thing) -> None:
        self._mean(one)
        self._do(f"tap {one.name}", lambda: self._hit(one), False)

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

    def _tap_again(self) -> None:
        """Where it has just been tapped; at once it would be a finger that bounces."""
        sleep(_LOOKED_S)
        self.count.taps += 1
        self._display.touch(*self._tapped, 0)

    def _touch(self, thing: Thing) -> None:
        beside = (self._random.randint(-_FINGER, _FINGER) for _ in range(2))
        x, y = (middle + by for middle, by in zip(thing.middle, beside, strict=True))
        self._display.touch(x, y, self._random.randint(-_SLIP, _SLIP))

    def _call_keys(self, things: list[Thing]) -> None:
        """Tap the line that has the keyboard, or that of the card that has it, else one that waits over the
        map, else go to a hex."""
        holder = holder_of(things)
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

        Of Japanese kana sound by sound, and words by keys of their own or as they are offered for their kana.
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
                left = self._write_word(character + left)
                continue
            for key in keys:
                self._press(_SPACE if key == " " else key)

    def _write_word(self, text: str) -> str:
        """By its own key, else by its sound, for which the keys offer it; what is left of the text."""
        self._turn_to(WORDS)
        word = word_key(_words_on_keys(self._look()), text)
        longer, kana = sound_of(text, word)
        if longer:
            self._turn_to(KANA)
            for character in kana:
                for key in kana_keys(character):
                    self._press(key)
            self.rest()
        word = longer or word or text[0]
        self._press(word)
        return text[len(word) :]

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


def _onward(things: list[Thing]) -> Thing:
    """What stands at the end of the strip, whatever it leads to: the last button on the topmost one."""
    on_it = [
        one for one in things if one.role == "Button" and any(part.role == "Button" for part in one.path)
    ]
    top = min(one.rect[1] for one in on_it)
    return max((one for one in on_it if one.rect[1] == top), key=lambda one: one.rect[0])


def _ringed(things: list[Thing]) -> Thing | None:
    """The answer of a card that keys would give: a finger taps it."""
    held = holder_of(things)
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
    values = {one.value for one in things if one.role == LIST and "expanded" in one.states}
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


def _cell_held(things: list[Thing]) -> Thing | None:
    """The cell of a table that has the keyboard."""
    holder = holder_of(things)
    return holder if holder is not None and holder.role == CELL and is_in_table(holder) else None


def _beside(things: list[Thing], held: Thing, way: tuple[int, int]) -> Thing | None:
    """The cell in sight that follows another one on one way."""
    (x, y), (right, down) = held.middle, way
    mates = [one for one in things if one.role == CELL and one.path[-1:] == held.path[-1:]]
    line = [one for one in mates if one.is_in_view and (one.middle[0] == x if down else one.middle[1] == y)]
    far = {(one.middle[0] - x) * right + (one.middle[1] - y) * down: one for one in line}
    ahead = [steps for steps in far if steps > 0]
    return far[min(ahead)] if ahead else None
