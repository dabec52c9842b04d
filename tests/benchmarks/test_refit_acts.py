"""A step of the Refit Phase, up to the painted window: at most 16 ms."""

from collections.abc import Iterator

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from companion.games.elst.rules.refit.procedure import RefitStep
from tests.benchmarks.crowded import paint
from tests.ui.refit_walk import RefitWalk
from tests.ui.running import running
from ui import operations

ROUNDS = 24


@pytest.fixture
def walk(qtbot: QtBot) -> Iterator[RefitWalk]:
    """A table that tracked nothing of the first scenario, at the Escape, the map beside it drawn."""
    with running(qtbot, size=(1366, 768)) as application:
        walk = RefitWalk(application.window, qtbot)
        walk.window.run_action("new-session")
        page = walk.window.desk.pages["new-session"]
        page.options.choices["refit-after"].button("23-evening").click()
        page.begin_button.click()
        walk.fill_in("refit-choice-losses", {"text": "4x 4-5-7"}, side="british")
        walk.tell_control()
        walk.go_to(RefitStep.ESCAPE)
        view = walk.window.desk.pages["procedure"].map
        qtbot.waitUntil(lambda: not view.is_drawing)
        yield walk


def test_next_step(benchmark: BenchmarkFixture, walk: RefitWalk) -> None:
    window = walk.window
    before = walk.campaign.step

    def back() -> None:
        while walk.campaign.step != before:
            operations.undo(window.bridge)
        paint(window)

    def on() -> None:
        window.now_strip.onward.click()
        paint(window)

    benchmark.pedantic(on, setup=back, rounds=ROUNDS, warmup_rounds=2)
    assert walk.campaign.step != before
