"""Session files of every released version open, and are what they were."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.chance.answers import Roll, RollAnswer
from companion.chance.purposes import Purpose
from companion.games.elst.purposes import ElstPurpose
from companion.kit.questions import YES, AnyAnswer, Reply
from companion.session.session import Session
from companion.session.state import PUBLIC
from tests.golden.deciding import say_difference
from tests.golden.old_files import (
    FOLDER,
    open_again,
    open_copy,
    read_words,
    told_of,
    unlock,
    words_beside,
    write_file,
)
from tests.golden.old_games import GAMES
from tests.golden.telling import difference, state_of

FILES = [path.with_suffix(".wargame") for path in sorted(FOLDER.glob("*/*.txt"))]
every_old_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")

# What is answered, what happens last then, and what is asked next.
GOES_ON: Mapping[str, tuple[AnyAnswer, str, list[Purpose]]] = {
    "elst_artillery_dice": (RollAnswer.physical(Roll.of(3, 3)), "oba-activity-ended", []),
    "elst_artillery_question": (Reply(value=YES), "asked", [ElstPurpose.HINDRANCE]),
    "elst_campaign_of_two": (RollAnswer.physical(6), "elst-lines-written", []),
    "elst_solo_refit": (RollAnswer.physical(6), "asked", [ElstPurpose.LEADERS]),
    "jarama_in_combat": (RollAnswer.physical(3), "scw-fight-changed", []),
    "np_fog_of_two": (RollAnswer.physical(6), "np-event-happened", []),
    "np_solo_with_events": (RollAnswer.physical(6), "np-event-happened", []),
}


def test_every_released_version_left_files_of_every_game() -> None:
    games = {told_of(path)["standing"]["system"] for path in FILES}
    assert games == {"elst", "jarama", "brunete", "np"}


def test_a_change_is_seen_and_a_field_added_since_is_none() -> None:
    then = {"clock": {"turn": 3}, "piles": [["B1", {"size": 4}]]}
    assert difference(then, {"clock": {"turn": 3, "night": False}, "piles": then["piles"]}) == ""
    assert difference(then, {**then, "clock": {"turn": 4}}) == "/clock/turn: 3 then, 4 now"
    assert difference(then, {**then, "piles": [*then["piles"], ["B2", {"size": 9}]]}).startswith("/piles:")
    assert difference(then, {"clock": {}, "piles": then["piles"]}).startswith("/clock/turn: 3 then")


@every_old_file
def test_an_old_file_opens_with_the_table_as_it_was(path: Path, tmp_path: Path) -> None:
    told = told_of(path)
    public = {"scopes": {PUBLIC: told["scopes"][PUBLIC]}, "standing": told["standing"]}
    session, _ = open_copy(path, tmp_path)
    assert difference(public, state_of(session)) == ""
    unlock(session, told["passphrases"])
    assert difference(told, {**told, **state_of(session)}) == ""
    session.close()


@every_old_file
def test_an_old_file_reads_in_the_log_as_it_did(path: Path) -> None:
    """Where words were meant to change: `python -m tests.golden.old_files` takes them anew."""
    assert read_words(path) == words_beside(path).read_text("utf-8").splitlines()


FOG = [path for path in FILES if path.stem == "np_fog_of_two"]


@pytest.mark.parametrize("path", FOG, ids=lambda path: path.parent.name)
def test_an_old_game_in_the_fog_is_decided_anew_as_it_was_with_both_keys(path: Path, tmp_path: Path) -> None:
    session, _ = open_copy(path, tmp_path)
    unlock(session, told_of(path)["passphrases"])
    assert "np-combat-declared" in {event.type for act in session.journal.acts for event in act.events}
    assert say_difference(session) == ""
    session.close()


@every_old_file
def test_an_old_file_is_played_on(path: Path, tmp_path: Path) -> None:
    told = told_of(path)
    session, _ = open_copy(path, tmp_path)
    unlock(session, told["passphrases"])
    _take_back_and_put_back(session)
    noted = session.journal.next_seq
    session.note(1, "years later")
    session.close()
    again, _ = open_again(tmp_path / path.name)
    unlock(again, told["passphrases"])
    assert difference(told["scopes"], state_of(again)["scopes"]) == ""
    assert again.standing.notes[noted].text == "years later"
    again.close()


@pytest.mark.parametrize("stem", GOES_ON)
def test_what_an_old_file_asks_is_answered_and_the_game_goes_on(stem: str, tmp_path: Path) -> None:
    path = FOLDER / "0.1.0" / f"{stem}.wargame"
    answer, last, asked = GOES_ON[stem]
    session, _ = open_copy(path, tmp_path)
    unlock(session, told_of(path)["passphrases"])
    (request,) = session.state.waiting
    session.answer(request.id, answer, request.addressee)
    body = session.journal.entries[-1].body
    assert body is not None
    assert body.label == request.title
    assert body.events[-1].type == last
    assert [waiting.purpose for waiting in session.state.waiting] == asked
    session.close()


def _take_back_and_put_back(session: Session) -> None:
    last = session.undo_label
    session.undo(confirmed=True)
    assert session.redo_label == last
    session.redo()


@pytest.mark.parametrize("name", GAMES)
def test_this_version_s_file_of_a_game_opens_as_it_was_played(name: str, tmp_path: Path) -> None:
    path = tmp_path / "left" / f"{name}.wargame"
    path.parent.mkdir()
    write_file(path, GAMES[name])
    told = told_of(path)
    (tmp_path / "again").mkdir()
    session, _ = open_copy(path, tmp_path / "again")
    unlock(session, told["passphrases"])
    assert difference(told, {**told, **state_of(session)}) == ""
    session.close()
