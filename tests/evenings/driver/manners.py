"""Other hands at the same evening: what they do beside what is wanted must change nothing of it.

`twice` taps everything twice, but a stepper's + and -; `ahead` types at 30 ms a key and waits for nothing;
`heavy` presses Space, then Enter after every act; `astray` taps something wrong before every tenth input and
takes it back by one; `pad` uses the number pad for digits, Enter, going on and undo; `keys` leaves the
pointer alone; `fingers` has no keyboard at all, and no pointer that hovers, turns a wheel or presses right.
"""

from __future__ import annotations

from time import sleep

from driver.astray import Astray
from driver.fingers import Fingers
from driver.hands import ERASING, KEY_S, Hands, type_number
from driver.keys import Keys
from driver.seen import UNDO, Thing, is_stepper, named

_ON_PAD = {"+": "KP_Add", "-": "KP_Subtract", "Return": "KP_Enter"} | {str(n): f"KP_{n}" for n in range(10)}
_TAPPED_BY_PAD = dict.fromkeys(("Next phase", "次のフェイズへ"), "+") | dict.fromkeys(UNDO, "-")


class Twice(Hands):
    """A finger that bounces."""

    def _hit(self, thing: Thing) -> None:
        super()._hit(thing)
        if not is_stepper(thing):
            self._display.tap(*thing.middle)


class Ahead(Hands):
    """Types faster than it looks."""

    def type(self, text: str) -> None:
        """Type on, whatever is shown by then."""
        self.count.keys += len(text)
        for character in text:
            self._display.type(character)
            sleep(KEY_S)

    def key(self, chord: str) -> None:
        """Press on, whatever is shown by then."""
        self.count.keys += 1
        self._display.key(chord)
        sleep(KEY_S)


class Heavy(Hands):
    """A thumb on Space and a finger on Enter after every act."""

    def _done(self, what: str) -> None:
        if what.startswith(("type ", *(f"key {one}" for one in ERASING))):
            return  # what is typed is not at its end yet
        for key in ("space", "Return"):
            self._display.key(key)
            self.rest()


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
            type_number(self, name, named(self.rest(), name))
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
