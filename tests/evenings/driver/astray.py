"""A hand that goes astray, and how what it did is taken back by one tap or key."""

from __future__ import annotations

import re
from random import Random
from time import monotonic, sleep

from driver.hands import LAPTOP, Desk, Hands, essence
from driver.program import Program
from driver.seen import TARGETS, UNDO, Thing, holder_of, is_menu, is_stepper
from driver.x import Display

_EVERY, _LOOKED_S, _LINE = 10, 0.3, "EditableText"
_REDO = ("Redo", "やり直す")
_BACKS = ("Back", "Cancel", "戻る", "やめる", "中止")  # what leaves a page or a form
_BEFORE = {"The next stack": "The stack before", "次のスタック": "前のスタック"} | {
    "Open my secrets": "Close my secrets",
    "自分の秘匿情報を開く": "自分の秘匿情報を閉じる",
}
_FACING = _BEFORE | {back: on for on, back in _BEFORE.items()}
_UNDOING = re.compile(rf"({'|'.join(UNDO)})([:：]|$)")
_AWAY = re.compile("Quit|Close|終了$|.*閉じる$")


class Astray(Hands):
    """Hits something wrong before every tenth input, and takes it back by one."""

    def __init__(self, program: Program, display: Display, desk: Desk = LAPTOP) -> None:
        super().__init__(program, display, desk)
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
        if is_menu(before):
            return  # a tap beside a menu only folds it up: unfolded again, nothing was to take back
        wrong = self._random.choice([one for one in before if _is_button(one)])
        self._display.tap(*wrong.middle)
        after = self.rest()
        if essence(after, False) == essence(before, False) or _is_chosen_still(after, wrong):
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
        if _UNDOING.match(wrong.name):
            return "ctrl+y"
        if _is_emptied(before, after):
            return "ctrl+z"
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


def _is_button(thing: Thing) -> bool:
    return (
        thing.role in TARGETS
        and thing.is_in_view
        and "disabled" not in thing.states
        and not _AWAY.match(thing.name)
    )


def _undo(things: list[Thing]) -> str:
    """What undo would take back now."""
    return next((one.name for one in things if one.role in TARGETS and _UNDOING.match(one.name)), "")


def _leaving(before: list[Thing], after: list[Thing]) -> Thing | None:
    """The button that leaves a page or a form which has come."""
    known = {one.name for one in before}
    came = [one for one in after if one.name in _BACKS and one.name not in known and one.is_in_view]
    return came[0] if came else None


def _is_emptied(before: list[Thing], after: list[Thing]) -> bool:
    """Whether a line has the keyboard and nothing in it any more, as by the cross at its end."""
    line = holder_of(after)
    filled = {one.name for one in before if one.role == _LINE and one.value}
    return line is not None and line.role == _LINE and not line.value and line.name in filled


def _is_chosen_still(after: list[Thing], wrong: Thing) -> bool:
    """Whether what was tapped was chosen already and is: it took in what was being written, no more."""
    return wrong.role == "RadioButton" and "checked" in wrong.states and wrong in after


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


def _other_way(things: list[Thing], wrong: Thing) -> Thing | None:
    """The button that does the contrary, as an arrow beside, or the other one of a stepper."""
    facing = [one for one in things if one.name == _FACING.get(wrong.name) and one.is_in_view]
    if facing:
        return facing[0]
    beside = [one for one in things if is_stepper(one) and one.path[-1:] == wrong.path[-1:]]
    others = [one for one in beside if is_stepper(wrong) and one.name != wrong.name]
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
