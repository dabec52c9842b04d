"""Random schedules: lines cut, held, doubled; servers killed; seats alone; undo; lost keys, new hosts."""

import asyncio
import os
import random
from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.shared_table import limits, link
from tests.forms import IS_LONG
from tests.fuzz.tried import Tell, tell_tried
from tests.shared_table.pipes import JumpingLoop
from tests.shared_table.schedules import Schedule

SCHEDULES = int(os.environ.get("COMPANION_SCHEDULES", "100000" if IS_LONG else "25"))
AT_ONCE = 8 if IS_LONG else 1
FIRST = int(os.environ.get("COMPANION_SEED", "1"))


async def at_once(work: Any, *args: Any) -> Any:
    """In place of a thread: the schedule alone says what happens when."""
    await asyncio.sleep(0)
    return work(*args)


async def play(schedule: Schedule, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "reach", schedule.network.reach)
    try:
        await schedule.play()
    finally:
        await schedule.close()


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(AT_ONCE))
def test_whatever_happens_nothing_acknowledged_is_lost_or_doubled(
    part: int, monkeypatch: pytest.MonkeyPatch, record_property: Tell
) -> None:
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 1e9)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    came: Counter[str] = Counter()
    for seed in range(FIRST + part, FIRST + SCHEDULES, AT_ONCE):
        random.seed(seed)  # by which lines wait before they are tried again
        schedule = Schedule(Random(seed))
        try:
            with asyncio.Runner(loop_factory=JumpingLoop) as runner:
                runner.run(play(schedule, monkeypatch))
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
        came += schedule.came + Counter(schedules=1)
    assert came["acts"] > came["schedules"]
    tell_tried(record_property, "schedules of a shared table", came)
