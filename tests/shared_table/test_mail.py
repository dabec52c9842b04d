"""A game by mail: each seat sends what it has done as a file, and nobody serves the table."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.files import write_whole
from companion.kit.system import Start
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.errors import TableError
from companion.shared_table.mail import (
    MailedStore,
    Moves,
    add_to,
    begin_from,
    play_by_mail,
    read_moves,
    write_moves,
)
from companion.shared_table.signing import SeatKeys
from tests.chance.scripted import ScriptedSource
from tests.cli.conftest import Companion, companion  # noqa: F401
from tests.session.tiny_game import AskWind, Sail, TinyGame, systems


class Player:
    """One end: a session by mail and a folder."""

    def __init__(self, folder: Path, seat: str, ends: ExitStack, moves: Moves | None = None) -> None:
        folder.mkdir()
        self.file = folder / "race.wargame"
        if moves is None:
            kept = SqliteStore.create(self.file)
            Session.create(TinyGame(), kept, Start(scenario="regatta")).set_facts({"phase": "sail"})
        else:
            kept = begin_from(moves, self.file)
        self.seat = seat
        self.id = Session.open(kept, systems).started.session
        self.store: MailedStore = play_by_mail(kept, self.id, seat, SeatKeys(folder / "keys"))
        ends.callback(self.store.close)
        self.session = Session.open(self.store, systems)

    def mailed(self, since: int | None = None) -> Moves:
        """What it sends, as it is read out of a file."""
        path = self.file.with_suffix(".moves")
        write_moves(self.store.moves(since), path)
        return read_moves(path)

    def get(self, moves: Moves) -> int:
        count = self.store.take(moves)
        self.session.catch_up()
        return count


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Player, Player]]:
    with ExitStack() as ends:
        red = Player(tmp_path / "red", "red", ends)
        yield red, Player(tmp_path / "blue", "blue", ends, red.mailed(0))


def test_a_game_goes_to_and_fro(both: tuple[Player, Player]) -> None:
    red, blue = both
    red.session.execute(Sail(boat="red"))
    assert blue.get(red.mailed()) == 1
    blue.session.answer_from(blue.session.state.waiting[0].id, ScriptedSource([4]))
    answer = blue.mailed()
    assert len(answer.records) == 1
    assert red.get(answer) == 1
    assert red.get(answer) == 0  # the same letter twice
    assert blue.get(red.mailed(0)) == 0
    assert red.session.state == blue.session.state
    assert red.session.head == blue.session.head


def test_who_went_on_at_the_same_time_is_told_and_keeps_both(both: tuple[Player, Player]) -> None:
    red, blue = both
    head = red.store.head
    red.session.execute(Sail(boat="red"))
    blue.session.execute(AskWind())
    for player, other in ((red, blue), (blue, red)):
        before = player.store.head
        with pytest.raises(TableError, match="shared-apart") as told:
            player.get(other.mailed(head.seq))
        assert told.value.reason.args["entry"] == str(head.seq)
        assert player.store.head == before


def test_a_letter_that_was_lost_is_missed(both: tuple[Player, Player]) -> None:
    red, blue = both
    red.session.note(1, "first letter, lost")
    sent = red.store.head.seq
    red.session.note(1, "second letter")
    with pytest.raises(TableError, match="shared-moves-missing"):
        blue.get(red.mailed(sent))
    assert blue.get(red.mailed()) == 2


def test_what_was_changed_on_the_way_is_not_believed(both: tuple[Player, Player]) -> None:
    red, blue = both
    red.session.execute(Sail(boat="red"))
    moves = red.mailed()
    changed = moves.records[-1].model_copy(update={"faction": "blue"})
    with pytest.raises(TableError, match="shared-record-forged"):
        blue.get(moves.model_copy(update={"records": (*moves.records[:-1], changed)}))
    with pytest.raises(TableError, match="shared-moves-of-other-session"):
        blue.get(moves.model_copy(update={"session": "another"}))
    blue.store.close()
    assert add_to(blue.file, blue.id, moves) == 1


@pytest.mark.parametrize("content", [b"", b"{}", b"[" * 9000, b"\xff", b'{"form": "wargame moves 2"}'])
def test_what_are_no_moves_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.moves"
    write_whole(path, content)
    with pytest.raises(TableError, match="shared-moves-are-none"):
        read_moves(path)
    with pytest.raises(TableError, match="file-unreadable"):
        read_moves(tmp_path / "none.moves")


def test_the_verb_takes_and_sends(both: tuple[Player, Player], companion: Companion) -> None:  # noqa: F811
    red, blue = both
    red.session.execute(Sail(boat="red"))
    blue.store.close()
    letter = str(red.file.with_name("letter.moves"))
    assert companion("mail", str(red.file), "--out", letter, "--since", "3").out.startswith("letter.moves:")
    taken = companion("mail", str(blue.file), "--take", letter)
    assert taken.out == "race.wargame: one entry added.\n"
    assert companion("mail", str(blue.file.with_name("new.wargame")), "--take", letter).code == 1
    assert companion("mail", str(blue.file)).err.startswith("Give --take or --out")
    kept = SqliteStore.open(blue.file)
    assert kept.head == red.store.head
    kept.close()
