"""A player's hands and eyes: taps what is named, types, waits until the window rests, and counts it all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, sleep

from driver.program import Program
from driver.seen import FIELDS, Sight, Thing, is_stack, named, says, shows
from driver.x import Display


@dataclass(frozen=True)
class Desk:
    """A screen, and what frame and task bar leave of it: left, top, width, height."""

    screen: tuple[int, int]
    left: tuple[int, int, int, int]
    is_tablet: bool = False


LAPTOP = Desk((1366, 768), (0, 40, 1366, 690))
TABLET = Desk((1024, 778), (0, 40, 1024, 700), is_tablet=True)

_PAUSE_S, _PATIENCE_S, _REST_S = 0.04, 20.0, 15.0
QUICK_S = 2.0  # the patience of who writes an evening and may have named it wrongly
_MEANT_S, _NEAR = 0.3, 12  # a hand that taps the same spot twice on purpose has looked in between
KEY_S = 0.03  # between the keys of who types fast
ERASING = ("BackSpace", "Delete")  # the letter before, or all that is marked
_GO_TO_HEX, _TABLE_MODE = "ctrl+g", "F11"
_MOST_NOTCHES = 40
_MOVING_FOCUS = ("tab", "shift+tab")


class StumbleError(Exception):
    """What a player wanted could not be done, or was not shown: in words that name it."""


@dataclass
class Count:
    """What an evening took."""

    taps: int = 0
    keys: int = 0
    scrolls: int = 0
    dead: list[str] = field(default_factory=list)
    """Inputs after which nothing was otherwise than before."""
    strayed: list[str] = field(default_factory=list)
    """Wrong taps that one input did not take back, with what was left of them."""


class Hands:
    """Plays a program by sight alone."""

    def __init__(self, program: Program, display: Display, desk: Desk = LAPTOP) -> None:
        self.count = Count()
        self.patience = _PATIENCE_S
        self._program, self._display, self._desk = program, display, desk
        self._sight: Sight | None = None
        self._tapped, self._tapped_at = (0, 0), 0.0

    @property
    def is_open(self) -> bool:
        """Whether the program runs."""
        return self._sight is not None

    def open(self) -> None:
        """Start the program and wait for its window; on a tablet it is large for fingers."""
        self._program.start()
        self._sight = Sight(str(self._program.socket))
        self.rest()
        if self._desk.is_tablet:
            self._display.key(_TABLE_MODE)
            self.rest()

    def close(self) -> None:
        """Close its window by the cross in its frame."""
        self._leave()
        self._display.close_window()
        self._program.wait_for_end()

    def tap(self, name: str, beside: str = "", is_field: bool = False) -> None:
        """Tap what is called so; of several, what stands nearest to some words."""
        thing = self._reach(name, beside, is_field)
        self._mean(thing)
        is_written_in = thing.role in FIELDS and "focused" in thing.states
        self._do(f"tap {name}", lambda: self._hit(thing), thing.role in FIELDS, may_be_dead=is_written_in)

    def _mean(self, thing: Thing) -> None:
        """Look in between, where the same spot is tapped again."""
        if all(abs(a - b) <= _NEAR for a, b in zip(thing.middle, self._tapped, strict=True)):
            sleep(max(self._tapped_at + _MEANT_S - monotonic(), 0))
        self._tapped = thing.middle

    def type(self, text: str) -> None:
        """Type where the keyboard is."""
        self.count.keys += len(text)
        self._do(f"type {text}", lambda: self._display.type(text), False)

    def key(self, chord: str) -> None:
        """Press one key or chord."""
        self.count.keys += 1
        self._do(f"key {chord}", lambda: self._display.key(chord), chord.lower() in _MOVING_FOCUS)

    def expect(self, words: str) -> None:
        """Wait until words are to be seen; StumbleError if they never are."""
        if self._desk.is_tablet:
            self._scroll_to(words)
        self._until(lambda: shows(self._look(), words), f"not shown: {words}")

    def _scroll_to(self, words: str) -> None:
        """What is told, not asked, may stand below the fold of a small window."""
        self._until(lambda: says(self._look(), words), f"not shown: {words}")
        for _ in range(_MOST_NOTCHES):
            things = self._look()
            said = [one for one in things if says([one], words)]
            if not said or shows(said, words):
                return
            self._scroll(said[-1])

    def expect_not(self, words: str) -> None:
        """Wait until words are no more to be seen; StumbleError if they stay."""
        self._until(lambda: not shows(self._look(), words), f"still shown: {words}")

    def value(self, name: str) -> str:
        """What stands in the field called so."""
        return self._find(name, "", True).value

    def rest(self) -> list[Thing]:
        """Wait until two looks are equal; the last of them."""
        until, before = monotonic() + _REST_S, None
        while monotonic() < until:
            self._display.arrange(self._desk.left)
            now = self._look()
            if now == before and now:
                return now
            before = now
            sleep(_PAUSE_S)
        raise StumbleError("the window does not come to rest")

    def put_down(self) -> None:
        """Leave the table as it is looked at: nothing lies over it that a hand alone needed."""

    def end(self) -> None:
        """Leave, whatever state it is in."""
        self._leave()
        self._program.kill()

    def _leave(self) -> None:
        if self._sight is not None:
            self._sight.close()
            self._sight = None

    def _look(self) -> list[Thing]:
        assert self._sight is not None, "the program is closed"
        self._program.check()
        return self._sight.look()

    def _do(
        self, what: str, act: Callable[[], None], focus_counts: bool, *, may_be_dead: bool = False
    ) -> None:
        """Do something that is to be seen; who taps the line that he writes in already sees nothing of it."""
        before = essence(self._look(), focus_counts)
        act()
        if essence(self.rest(), focus_counts) == before and not may_be_dead:
            self.count.dead.append(what)
        self._done(what)

    def _hit(self, thing: Thing) -> None:
        self.count.taps += 1
        self._display.tap(*thing.middle)
        self._tapped_at = monotonic()

    def _done(self, what: str) -> None:
        """What else a hand does after an input."""

    def _reach(self, name: str, beside: str, is_field: bool) -> Thing:
        """A thing in view, scrolled to if need be."""
        thing = self._find(name, beside, is_field)
        for _ in range(_MOST_NOTCHES):
            if thing.is_in_view:
                return thing
            self._scroll(thing)
            moved = self._find(name, beside, is_field)
            if moved.rect == thing.rect:
                break
            thing = moved
        raise StumbleError(f"out of reach: {name}")

    def _find(self, name: str, beside: str, is_field: bool) -> Thing:
        """What is called so; what the program or another machine is still at is waited for, as words are."""
        self._until(lambda: bool(_called(self._look(), name, is_field)), f"nothing is called {name}")
        return self._pick(self.rest(), name, beside, is_field)

    def _pick(self, things: list[Thing], name: str, beside: str, is_field: bool) -> Thing:
        found = _called(things, name, is_field)
        if not found:
            raise StumbleError(f"nothing is called {name}")
        if all("disabled" in one.states for one in found):
            raise StumbleError(f"grey: {name} ({found[0].why})")
        if beside:
            found = _nearest(found, named(things, beside), beside)
        if len({one.rect for one in found}) > 1:
            found = [one for one in found if one.is_in_view] or found
        if len({one.rect for one in found}) > 1:
            raise StumbleError(f"{len(found)} things are called {name}")
        return found[0]

    def _scroll(self, thing: Thing) -> None:
        frame = next((one for one in reversed(thing.path) if _cuts(one, thing)), None)
        if frame is None:
            raise StumbleError(f"out of the window: {thing.name}")
        left, top, width, height = frame.view
        self.count.scrolls += 1
        self._display.wheel(left + width // 2, top + height // 2, thing.middle[1] > top + height // 2)

    def _until(self, is_so: Callable[[], bool], otherwise: str) -> None:
        until = monotonic() + self.patience
        while not is_so():
            if monotonic() > until:
                raise StumbleError(otherwise)
            self._display.arrange(self._desk.left)
            sleep(_PAUSE_S)


def _called(things: list[Thing], name: str, is_field: bool) -> list[Thing]:
    return named([one for one in things if one.role in FIELDS] if is_field else things, name)


def _nearest(found: list[Thing], marks: list[Thing], words: str) -> list[Thing]:
    if not marks:
        raise StumbleError(f"nothing is called {words}")

    def distance(one: Thing) -> int:  # what stands in one row belongs together
        spots = [mark.middle for mark in marks]
        return min(
            abs(one.middle[0] - x) + 3 * abs(one.middle[1] - y) for x, y in spots
        )  # a row reads as one

    return [min(found, key=distance)]


def _cuts(frame: Thing, thing: Thing) -> bool:
    left, top, width, height = frame.rect
    x, y = thing.middle
    return not (left <= x < left + width and top <= y < top + height) and min(frame.view[2:]) > 0


def essence(things: list[Thing], focus_counts: bool) -> list[object]:
    """What is otherwise when something happened; that a button took the focus is nothing."""
    gone = frozenset() if focus_counts else frozenset({"focused"})
    return [(one.role, one.name, one.value, one.why, one.states - gone, one.rect) for one in things]


def type_number(hands: Hands, number: str, called: list[Thing]) -> None:
    """A digit or a hex; one goes to a hex first where what is in hand is not to go there (it says so)."""
    if any(map(is_stack, called)):
        hands.key(_GO_TO_HEX)
    hands.type(number)
    hands.key("Return")
