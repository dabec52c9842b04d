"""Counters of one stack that look the same: one button while they are alike, else each says what it is."""

from functools import cache

import pytest
from PySide6.QtWidgets import QToolButton

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.session.session import Session
from companion.text import LANGUAGES
from tests.games.spanish_civil_war.gun_table import GUN, OTHER_GUN, barrage, gun_table
from tests.games.spanish_civil_war.table import Table
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table
from ui import operations
from ui.panels.stack_list import stack_facts, stack_words
from ui.session.counters import stacks_of
from ui.widgets.layouts import widgets_in

CHIP = "1 5(6)6"


def guns() -> Table:
    """Two guns of one formation and of the same values in 3530, in a combat phase."""
    table = gun_table()
    table.insist(table.placing(OTHER_GUN, "3530"))
    table.go_to(Phase.FIRST_COMBAT)
    return table


@cache
def laid() -> Session:
    """The two before they fire."""
    return guns().session


@cache
def fired() -> Session:
    """One of them has fired."""
    table = guns()
    table.do(barrage(table))
    table.dice(1)
    table.settle()
    return table.session


def hand_on(shared: SharedWindow, session: Session) -> Player:
    player = at_laid_table(shared, session)
    player.window.map_view.move_from(player.hex("3530"))
    return player


def chips(player: Player) -> list[str]:
    """What stands on the buttons of the stack in hand."""
    return [" ".join(chip.text().split()) for chip in buttons(player)]


def buttons(player: Player) -> list[QToolButton]:
    """The buttons of the stack in hand."""
    flow = player.window.map_view.move_card.kinds.flow
    return list(widgets_in(flow))


@pytest.mark.long
def test_two_guns_alike_are_one_button_that_takes_one_after_the_other(shared: SharedWindow) -> None:
    player = hand_on(shared, laid())
    map_view = player.window.map_view
    moving, chip = map_view.tools["move"].moving, next(widgets_in(map_view.move_card.kinds.flow))
    assert chips(player) == [f"{CHIP} · 2 of 2"]
    chip.click()
    assert (chips(player), moving.going) == ([f"{CHIP} · 0 of 2"], ())
    chip.click()
    assert (chips(player), [one.id for one in moving.going]) == ([f"{CHIP} · 1 of 2"], [GUN])


@pytest.mark.long
def test_the_list_counts_them_and_names_each(shared: SharedWindow) -> None:
    bridge = hand_on(shared, laid()).bridge
    stack = next(one for one in stacks_of(bridge).values() if one[0].id == GUN)
    assert stack_words(bridge, stack) == f"2× {CHIP}"
    assert stack_facts(bridge, stack)[0] == "1st Brigade: artillery 1, 1st Brigade: artillery 2"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_one_that_has_fired_says_so_on_its_button(shared: SharedWindow, language: str) -> None:
    player = hand_on(shared, fired())
    operations.set_language(player.bridge, language)
    words = {"en": " (has fired)", "ja": "（射撃済み）"}[language]
    assert chips(player) == [f"{CHIP}{words}", CHIP]
    assert [words in chip.accessibleName() for chip in buttons(player)] == [True, False]


@pytest.mark.long
def test_a_list_counts_those_together_that_are_called_the_same(shared: SharedWindow) -> None:
    player = hand_on(shared, fired())
    (stack,) = (one for one in stacks_of(player.bridge).values() if one[0].hex == player.hex("3530"))
    assert stack_words(player.bridge, stack) == f"2× {CHIP}"
