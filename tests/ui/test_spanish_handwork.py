"""What a battle costs the hands: keys and taps for counters, moves and a combat, counted in the window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.rules.combat.resolving import Combat
from companion.games.spanish_civil_war.rules.combat.results import CombatResult
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.scene import Scene
from companion.hexes.coordinates import HexCoord, disk
from companion.kit.map_items import Motion
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player
from ui.cards.die_button import DieButton
from ui.session.counters import counters_of
from ui.shell.main_window import MainWindow

MOST_TAPS = 8  # of a combat, from its opening to its end
KEYS_A_COUNTER = 8  # 150 of them are 1,200 keys: under six minutes at 0.28 s a key
FORCES = {
    "republican": "11: HQ 0-1-6, 6x 4-4-6/2-2-6, art 4(8)6\n46: HQ 0-1-6, 6x 3-4-6/2-2-6, art 4(8)6\n"
    "VART: 4x art 4(8)6\n1TK: 3x tank 4-3-12/2-1-12 II, ac 1-1-12 II",
    "nationalist": "71: HQ 0-1-6, 9x 3-4-6/2-2-6 II\n13: HQ 0-1-6, 9x 5-5-6/3-3-6, 2x art 5(6)6",
}


class Hand(Player):
    """A player whose taps and keys are counted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.taps = self.keys = 0

    def tap(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        self.taps += 1
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def tap_hex(self, hex_: HexCoord) -> None:
        self.taps += 1
        viewport = self.window.map_view.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot_of(self, hex_))

    def type_line(self, line: str) -> None:
        """Type what is wanted where the keys go now, and Return."""
        there = self.window.focusWidget()
        QTest.keyClicks(there, line)
        QTest.keyClick(there, Qt.Key.Key_Return)
        self.keys += len(line) + 1

    def button(self, words: str) -> QPushButton:
        """The button of the card or the combat page that begins with some words."""
        panels = (self.window.docks.prompt, self.window.docks.panels["game"])
        found = (one for panel in panels for one in panel.findChildren(QPushButton) if one.isVisible())
        return next(one for one in found if one.text().startswith(words))


@pytest.fixture
def battle() -> str:
    return "brunete"


@pytest.fixture
def hand(shared: SharedWindow, battle: str) -> Hand:
    hand = Hand(shared.on(battle))
    hand.begin()
    return hand


@pytest.mark.long
def test_counters_are_told_with_few_keys_a_piece(hand: Hand) -> None:
    hand.window.docks.bring("forces")
    settle()
    panel = hand.window.docks.panels["forces"]
    for side, text in FORCES.items():
        hand.tap(panel.pages.button(side))
        panel.roster.lines.setFocus()
        for line in text.splitlines():
            hand.type_line(line)
    told = len(hand.game.units)
    assert told == 46
    assert hand.keys <= KEYS_A_COUNTER * told
    assert hand.taps == len(FORCES)
    assert all(unit.counter.front.attack is not None for unit in hand.game.units.values())


def in_movement(hand: Hand) -> None:
    """Six regiments set up by typing, in their movement phase; the first of them in hand."""
    hand.tell("republican", "11: 6x 4-4-6/2-2-6")
    hand.window.use_tool("move")
    for hex_ in sorted(disk(hand.hex("1603"), 1))[:6]:
        hand.type_hex(hand.bridge.hex_name(hex_))
    hand.window.use_tool("select")
    while hand.game.clock.moment.phase is not Phase.FIRST_MOVEMENT:
        hand.press("Next phase")
        hand.answer_all()
    hand.run("move-counters")


def waiting(hand: Hand) -> int:
    return sum(counter.motion is Motion.DUE for counter in counters_of(hand.bridge))


def goals(hand: Hand) -> list[HexCoord]:
    """Where the unit in hand may go, and nobody stands."""
    taken = {counter.hex for counter in counters_of(hand.bridge)}
    reach = hand.window.map_view.tools["move"].moving.reach()
    return [hex_ for shade in reach for hex_ in sorted(shade.hexes - taken)]


@pytest.mark.long
def test_a_move_is_four_figures_and_return_and_the_next_unit_is_in_hand(hand: Hand) -> None:
    in_movement(hand)
    moving = hand.window.map_view.tools["move"].moving
    for left in range(6, 0, -1):
        assert waiting(hand) == left
        (unit,), there = moving.going, goals(hand)[0]
        hand.type_line(hand.bridge.hex_name(there))
        assert hand.game.units[unit.id].stand.hex == there
    assert hand.keys == 6 * 5
    assert not moving.due


@pytest.mark.long
def test_a_move_is_one_tap_and_the_next_unit_is_in_hand(hand: Hand) -> None:
    in_movement(hand)
    view = hand.window.map_view
    view.fit()
    for _ in range(6):
        (unit,) = view.tools["move"].moving.going
        there = next(hex_ for hex_ in goals(hand) if view.childAt(spot_of(hand, hex_)) is view.viewport())
        hand.tap_hex(there)
        assert hand.game.units[unit.id].stand.hex == there
    assert hand.taps == 6
    assert not view.tools["move"].moving.due


def spot_of(hand: Hand, hex_: HexCoord) -> QPoint:
    return hand.window.map_view.mapFromScene(hand.window.map_view.board_geometry.centre(hex_))


@pytest.mark.long
@pytest.mark.parametrize("battle", ["jarama"])
def test_a_combat_is_opened_rolled_and_settled_within_eight_taps(hand: Hand) -> None:
    """Loss, retreat and advance included; every value comes from the counters."""
    hand.tell("republican", "48: 3-4-6/2-2-6 II")
    hand.tell("nationalist", "1: 2x 7-4-6/3-3-6 II")
    hand.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532", J_N_1_infantry_2="3433")
    while hand.game.clock.moment.phase is not Phase.FIRST_COMBAT:
        hand.press("Next phase")
        hand.answer_all()
    hand.press("Positions are right: judge supply and command (9.3c)")
    hand.window.docks.bring("game")
    hand.tap(hand.button("Attack 3533"))
    die = next(face for face in range(1, 7) if is_hard(in_the_window(hand).result(face)))
    hand.tap(hand.button("Roll"))
    dice = (one for one in hand.window.findChildren(DieButton) if one.isVisible())
    hand.tap(next(one for one in dice if one.number == die))
    while hand.game.fight.steps_due.get("republican"):
        hand.tap(hand.button("48th Brigade"))
    hand.tap(hand.button("48th Brigade"))
    assert hand.game.units["J-R-48-infantry-1"].stand.hex != hand.hex("3533")
    hand.tap(hand.button("1st Brigade"))
    hand.tap(hand.button("Combat is over"))
    assert hand.game.fight is None
    assert hand.hex("3533") in {hand.game.units[f"J-N-1-infantry-{n}"].stand.hex for n in (1, 2)}
    assert hand.taps <= MOST_TAPS


def in_the_window(hand: Hand) -> Combat:
    session = hand.bridge.session
    return combat_of(Scene.of(session.state, session.system.map), hand.game.fight)


def is_hard(result: CombatResult) -> bool:
    """A result that makes the defender lose a step and retreat."""
    return bool(result.defender.steps and result.defender.retreat and not result.attacker.retreat)
