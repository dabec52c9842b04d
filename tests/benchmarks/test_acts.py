"""Acts of the hand with 160 counters on the map, each up to the painted window: at most 16 ms."""

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.map_items import Motion
from companion.kit.questions import Question, Reply
from companion.session.events import DiceRolled
from companion.session.session import Session
from tests.benchmarks.crowded import GAMES, crowded, paint
from ui import operations
from ui.operations.play import GOING_ON
from ui.session.bridge import Change
from ui.session.counters import counters_of
from ui.shell.main_window import MainWindow

ROUNDS = 24
LATER = 10  # acts after an old one
LINES = cycle(("11: 6x 4-4-6/2-2-6, HQ 0-1-6", "46: 6x 3-4-6/2-2-6, HQ 0-1-6"))


@pytest.fixture(params=GAMES)
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    with crowded(qtbot, request.param) as window:
        window.docks.bring("tracker")
        paint(window)
        yield window


def measure(
    benchmark: BenchmarkFixture,
    window: MainWindow,
    act: Callable[[], object],
    before: Callable[[], object] = lambda: None,
) -> None:
    """An act of a hand and what is drawn of it; `before` goes before each, and is not counted."""

    def set_up() -> None:
        before()
        paint(window)

    def do() -> None:
        act()
        paint(window)

    benchmark.pedantic(do, setup=set_up, rounds=ROUNDS, warmup_rounds=2)


def session_of(window: MainWindow) -> Session:
    return window.bridge.in_play


def go_on(window: MainWindow) -> None:
    """Next phase, whatever is left undone."""
    window.now_strip.onward.click()
    asked = window.message_bar.current
    if asked is not None and asked.slot == GOING_ON:
        window.message_bar.confirm()


def back_to(window: MainWindow, acts: int) -> None:
    while len(session_of(window).journal.acts) > acts:
        assert operations.undo(window.bridge)


@pytest.mark.parametrize("window", GAMES, indirect=True)
def test_next_phase(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """Phase after phase, as far as nothing is asked."""
    first = len(session_of(window).journal.acts)

    def answered() -> None:
        if session_of(window).state.waiting:
            back_to(window, first)

    measure(benchmark, window, lambda: go_on(window), answered)
    assert len(session_of(window).journal.acts) > first


def test_a_typed_move(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    window.use_tool("move")
    line = window.map_view.move_card.line
    before = moved(window)

    def type_hex() -> None:
        line.setText(window.bridge.hex_name(goal(window)))

    measure(benchmark, window, lambda: QTest.keyClick(line, Qt.Key.Key_Return), type_hex)
    assert moved(window) > before


def moved(window: MainWindow) -> int:
    return sum(counter.is_moved for counter in counters_of(window.bridge))


def goal(window: MainWindow) -> HexCoord:
    """A free hex beside what is in hand, of those that it may go to where the game knows them."""
    moving = window.map_view.tools["move"].moving
    start = moving.stack[0].hex
    taken = {counter.hex for counter in counters_of(window.bridge)}
    reach = {hex_ for shade in moving.reach() for hex_ in shade.hexes} or set(start.neighbours())
    free = [hex_ for hex_ in reach - taken if hex_ in window.bridge.board]
    return min(free, key=lambda hex_: (distance(start, hex_), hex_))


def test_undo(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """Of a move."""
    window.use_tool("move")
    moving = window.map_view.tools["move"].moving
    before = len(session_of(window).journal.acts)

    def move() -> None:
        assert moving.move_to(goal(window))

    measure(benchmark, window, lambda: window.run_action("undo"), move)
    assert len(session_of(window).journal.acts) == before


def test_the_same_in_a_roll_call(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    window.run_action("roll-call")
    line = window.map_view.roll_card.line
    before = len(session_of(window).journal.acts)
    measure(benchmark, window, lambda: QTest.keyClick(line, Qt.Key.Key_Return))
    assert len(session_of(window).journal.acts) == before + ROUNDS + 2


def test_a_tap_on_a_panel(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """One in the place of another, with news since it was seen."""
    button = window.rail.widgetForAction(window.actions_by_id["show-forces"])
    assert isinstance(button, QAbstractButton)

    def put_behind() -> None:
        window.docks.bring("hex")
        window.bridge.update(frozenset({Change.UNITS}))

    measure(benchmark, window, button.click, put_behind)
    assert window.is_dock_shown("forces")


def test_a_change_of_language(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """To the other one and back."""
    before = window.windowTitle()
    measure(benchmark, window, lambda: window.run_action("language"))
    assert window.windowTitle() == before


def test_a_tap_on_a_stack(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """One of the mover's after another: what is in hand, and where it may go."""
    window.use_tool("move")
    view = window.map_view
    due = {one.hex for one in counters_of(window.bridge) if one.hex and one.motion is Motion.DUE}
    spots = {hex_: view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in sorted(due)}
    places = cycle([hex_ for hex_, spot in spots.items() if view.viewport().rect().contains(spot)])
    taken = set()

    def tap() -> None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spots[next(places)])
        taken.add(view.tools["move"].moving.key)

    measure(benchmark, window, tap)
    assert len(taken) > 1


@pytest.mark.parametrize("window", ["brunete", "no_prisoners"], indirect=True)
def test_an_answer(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """To the first thing that is asked when phase follows upon phase."""
    while not session_of(window).state.waiting:
        go_on(window)
    first = len(session_of(window).journal.acts)
    measure(benchmark, window, lambda: give_answer(window), lambda: back_to(window, first))
    assert len(session_of(window).journal.acts) > first


def give_answer(window: MainWindow) -> None:
    request = session_of(window).state.waiting[0]
    given = Reply(value=2) if isinstance(request, Question) else RollAnswer.physical(6, 1)
    assert operations.answer_request(window.bridge, request.id, given)


@pytest.mark.parametrize(
    ("window", "turn"),
    [("brunete", "clock/moment/turn"), ("no_prisoners", "moment/turn")],
    indirect=["window"],
)
def test_an_old_die_corrected(benchmark: BenchmarkFixture, window: MainWindow, turn: str) -> None:
    """The first that is rolled when phase follows upon phase, with acts since then."""
    while not isinstance(request := next(iter(session_of(window).state.waiting), None), RollRequest):
        give_answer(window) if request else go_on(window)

    def rolled(face: int) -> RollAnswer:
        return RollAnswer.physical(face, *(1 for _ in request.rows[1:]))

    assert operations.answer_request(window.bridge, request.id, rolled(4))
    old = len(session_of(window).journal.acts) - 1
    for number in range(LATER):
        assert operations.set_facts(window.bridge, {turn: number + 1})
    faces = cycle((5, 4))

    def correct() -> None:
        seq = session_of(window).journal.acts[old].seqs[0]
        assert operations.correct_answer(window.bridge, seq, rolled(next(faces)))

    measure(benchmark, window, correct)
    assert len(session_of(window).journal.acts) == old + 1 + LATER
    die = next(iter(session_of(window).journal.acts[old].events))
    assert isinstance(die, DiceRolled)
    assert die.answer.rolls[0].total == 4


@pytest.mark.parametrize("window", ["brunete"], indirect=True)
def test_a_line_of_counters(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    window.docks.bring("forces")
    roster = window.docks.panels["forces"].roster
    before = len(session_of(window).state.game.units)

    def tell() -> None:
        roster.lines.setPlainText(next(LINES))
        roster.submit()

    measure(benchmark, window, tell)
    assert len(session_of(window).state.game.units) > before


def test_a_letter_while_a_command_is_looked_for(benchmark: BenchmarkFixture, window: MainWindow) -> None:
    """Among actions, guide, facts and rules."""
    window.open_palette()
    words = cycle(("mov", "move", "movem"))
    measure(benchmark, window, lambda: window.palette_widget.line.setText(next(words)))
