"""Two sessions at one table, over real sockets: what one does the other has, and nothing is done twice."""

from threading import Barrier, Thread

import pytest

from companion.session.errors import ActSecondError, IllegalCommandError, StoreError
from companion.session.session import Session
from tests.chance.scripted import ScriptedSource
from tests.session.tiny_game import AskWind, EndPhase, Sail
from tests.shared_table.conftest import TableOfTests, until


def test_what_one_seat_does_the_other_has(table: TableOfTests) -> None:
    blue, store = table.join()
    assert blue.head == table.session.head  # a newcomer compares them with the other player
    table.session.execute(Sail(boat="red"))
    until(lambda: store.head == table.table.store.head)
    blue.catch_up()
    assert [one.subject for one in blue.state.waiting] == ["red"]
    blue.answer_from(blue.state.waiting[0].id, ScriptedSource([4]))
    table.session.catch_up()
    assert table.session.state == blue.state
    assert table.session.head == blue.head
    assert [record.seat for record in store.read()][-2:] == ["red", "blue"]
    assert not blue.doubts()
    assert not table.session.doubts()


def test_joining_and_looking_on_write_nothing(table: TableOfTests) -> None:
    before = table.table.store.head
    blue, _ = table.join()
    spectator, looked_at = table.join(seat="", name="third")
    assert table.table.store.head == before
    assert spectator.is_looking_on
    with pytest.raises(StoreError, match="session-looked-on"):
        spectator.execute(AskWind())
    blue.execute(Sail(boat="blue"))
    until(lambda: looked_at.head.seq > before.seq)
    assert spectator.catch_up()
    assert spectator.state == blue.state


def test_of_two_next_phases_one_counts_and_the_other_is_offered_again(table: TableOfTests) -> None:
    blue, store = table.join()
    start = Barrier(2)
    refused: list[tuple[Session, ActSecondError]] = []

    def end_phase(session: Session) -> None:
        start.wait()
        try:
            session.execute(EndPhase())
        except ActSecondError as error:
            refused.append((session, error))

    turn = table.session.state.game.turn
    both = [Thread(target=end_phase, args=(session,)) for session in (table.session, blue)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    ((second, error),) = refused
    until(lambda: store.head == table.table.store.head)
    for session in (table.session, blue):
        session.catch_up()
        assert (session.state.game.phase, session.state.game.turn) == ("plan", turn + 1)
    assert error.offered == EndPhase()
    with pytest.raises(IllegalCommandError, match="tiny-plans-first"):
        second.execute(error.offered)  # the rules look at it as anything that is done now


def test_a_note_that_comes_second_is_added_by_itself(table: TableOfTests) -> None:
    blue, store = table.join()
    table.session.execute(AskWind())
    until(lambda: store.head == table.table.store.head)
    blue.note(1, "windy")  # blue has not looked yet
    assert [note.text for note in blue.standing.notes.values()] == ["windy"]
    assert blue.state.waiting


def test_where_a_seat_points_is_told_to_the_others_and_written_nowhere(table: TableOfTests) -> None:
    _, blue = table.join()
    looks = table.store(table.ticket(""), "looks")
    looks.wait_until_there()
    seen: dict[str, list[tuple[str, str]]] = {"host": [], "blue": [], "looks": []}
    table.table.store.listen(lambda: None, lambda: None)
    stores = {"host": table.table.store, "blue": blue, "looks": looks}
    for name, store in stores.items():
        store.on_pointed = lambda seat, at, name=name: seen[name].append((seat, at))
    head = blue.head
    looks.point("9,9")  # who only looks points at nothing
    blue.point("3,-2")
    until(lambda: seen["host"] == seen["looks"] == [("blue", "3,-2")])
    table.table.store.point("1,1")
    until(lambda: seen["blue"] == [("red", "1,1")])
    until(lambda: seen["looks"][-1] == ("red", "1,1"))
    assert blue.head == table.table.store.head == head
