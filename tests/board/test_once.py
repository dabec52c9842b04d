"""Things prepared once a board."""

from datetime import UTC, datetime
from threading import Barrier, Thread

from companion.board.entries import TerrainCorrection
from companion.board.library import open_board
from companion.board.model import Board
from companion.board.once import KEPT, once_a_board
from companion.board.overlay import Overlay, apply_overlay

ELST = open_board("elst")


def corrected(key: str) -> Board:
    entry = TerrainCorrection(hex="NN3", at=datetime(2026, 1, 1, tzinfo=UTC), key=key, present=True)
    return apply_overlay(ELST, Overlay.of(ELST).with_entries([entry]))


def test_the_same_facts_and_settings_are_prepared_once() -> None:
    calls: list[tuple[str, int]] = []

    @once_a_board
    def prepare(board: Board, setting: int) -> object:
        calls.append((board.digest, setting))
        return object()

    assert prepare(ELST, 1) is prepare(ELST, 1)
    assert prepare(ELST, 2) is not prepare(ELST, 1)
    assert prepare(corrected("orchard"), 1) is prepare(corrected("orchard"), 1)
    assert len(calls) == 3


def test_only_the_latest_are_kept() -> None:
    calls: list[object] = []

    @once_a_board
    def prepare(_board: Board, setting: object) -> None:
        calls.append(setting)

    first, second, *others = range(KEPT)
    for setting in (first, second, *others, first, "one more", first, second):
        prepare(ELST, setting)
    assert calls == [first, second, *others, "one more", second]


def test_a_second_thread_waits_for_the_first() -> None:
    calls: list[None] = []
    together = Barrier(2)

    @once_a_board
    def prepare(_board: Board) -> None:
        calls.append(None)

    def ask() -> None:
        together.wait()
        prepare(ELST)

    threads = [Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == 1
