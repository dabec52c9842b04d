"""Kills programs that play, at random moments, and opens what they leave behind.

    python -m tests.fuzz.killing FOLDER KILLS SEED

Forks each program from this one warm process, game after game and work after work: playing, opening and
closing, undoing, backing up, exporting, saving under another name. Prints what was seen as JSON; stops with
an error at the first file that lost something acknowledged, does not open, or holds what nobody did.
"""

import json
import os
import select
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random

from companion.known_games import GAMES
from companion.reports.log import log_csv, log_html
from companion.reports.words import Words
from companion.session.backups import back_up, backup_files
from companion.session.entries import Entry
from companion.session.files import save_as
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.text import Catalogue
from tests.boards_of_games import board_of
from tests.fuzz.hands import Hand, begin, find_system, unlock_all
from tests.golden.telling import plain

KILLS_A_FILE = 8
MOST_ACTS = 12  # until the kill; none: while the file is opened
LAST_MOMENT = 0.02  # seconds
LONGEST_WAIT = 60.0  # for a sign of life, on a machine that stalls
LONGEST_PAUSE = 5.0  # between acts, on such a machine
Tell = Callable[[Session], None]


@dataclass(frozen=True, slots=True)
class Place:
    """A session file and the keys that lie outside it."""

    path: Path

    def open(self, path: Path | None = None) -> Session:
        """The session, or a copy of it, with every secret open."""
        keys = OutsideKeys(self.path.parent / "keys")
        session = Session.open(SqliteStore.open(path or self.path), find_system, keys=keys)
        unlock_all(session)
        return session


# ---- the works under way when the kill comes ----


def _play(place: Place, random: Random, tell: Tell) -> None:
    session = place.open()
    tell(session)
    hand = Hand(session, random)
    while True:
        hand.act()
        tell(session)


def _undo(place: Place, random: Random, tell: Tell) -> None:
    session = place.open()
    tell(session)
    hand = Hand(session, random)
    while True:
        hand.attempt(hand.take_back)
        tell(session)
        hand.attempt(session.redo)
        tell(session)
        hand.act()
        tell(session)


def _open(place: Place, random: Random, tell: Tell) -> None:
    while True:
        session = place.open()
        tell(session)
        Hand(session, random).act()
        tell(session)
        session.close()


def _back_up(place: Place, random: Random, tell: Tell) -> None:
    session = place.open()
    tell(session)
    hand = Hand(session, random)
    while True:
        hand.act()
        tell(session)
        back_up(session.store, place.path)


def _export(place: Place, random: Random, tell: Tell) -> None:
    session = place.open()
    tell(session)
    words = Words(Catalogue("en"), board_of(session.system.id).hex_name)
    hand = Hand(session, random)
    while True:
        hand.act()
        tell(session)
        place.path.with_suffix(".csv").write_text(log_csv(session.log(), words), "utf-8-sig")
        place.path.with_suffix(".html").write_text(log_html(session.log(), words, "log"), "utf-8")


def _save_as(place: Place, random: Random, tell: Tell) -> None:
    """Into a copy again and again; what counts is the file that began."""
    copy = place.path.with_suffix(".copy.wargame")
    while True:
        session = place.open()
        tell(session)
        Hand(session, random).act()
        tell(session)
        copy.unlink(missing_ok=True)
        save_as(session, copy)
        session.close()


WORKS: Mapping[str, Callable[[Place, Random, Tell], None]] = {
    "play": _play,
    "undo": _undo,
    "open": _open,
    "backup": _back_up,
    "export": _export,
    "save as": _save_as,
}


# ---- a program that plays until it is killed ----


class Chain:
    """A running sum over the entries of a journal, to compare two of them up to any entry."""

    def __init__(self) -> None:
        self.sums = [b""]

    def follow(self, entries: Sequence[Entry]) -> str:
        """The sum after the last entry."""
        for entry in entries[len(self.sums) - 1 :]:
            self.sums.append(sha256(self.sums[-1] + _words(entry)).digest())
        return self.sums[-1].hex()


def _words(entry: Entry) -> bytes:
    body = entry.body
    types = [event.type for event in body.events] if body else []
    told = (body.time, body.label, body.events, body.command) if body else ()
    return json.dumps(plain((entry.seq, entry.faction, types, told))).encode()


def _live(place: Place, work: str, seed: int, acks: int) -> None:
    """Work, telling at first and after each act how many entries are acknowledged, and the sum over them."""
    chain = Chain()

    def tell(session: Session) -> None:
        entries = session.journal.entries
        os.write(acks, f"{len(entries)} {chain.follow(entries)} .\n".encode())

    try:
        WORKS[work](place, Random(seed), tell)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


# ---- the killer ----


@dataclass(slots=True)
class Seen:
    """What came out of the kills."""

    counts: Counter[str] = field(default_factory=Counter)

    def add(self, **counts: int) -> None:
        """Count what one kill showed."""
        self.counts.update({name.replace("_", " "): n for name, n in counts.items()})


def main(folder: Path, kills: int, seed: int) -> Counter[str]:
    """Kill that many programs, game after game and work after work."""
    random, seen = Random(seed), Seen()
    games = {game: _begin(folder, game, random) for game in GAMES}
    for number in range(kills):
        game = tuple(GAMES)[number % len(GAMES)]
        if number // len(GAMES) % KILLS_A_FILE == KILLS_A_FILE - 1:
            games[game] = _begin(folder, game, random)
        work = random.choice(tuple(WORKS))
        try:
            _kill_once(games[game], work, random, seen)
        except Exception as error:
            raise AssertionError(f"kill {number} of seed {seed}: {game}, {work}: {error!r}") from error
    return seen.counts


def _begin(folder: Path, game: str, random: Random) -> Place:
    place = Place(folder / f"{game}-{random.getrandbits(64):016x}.wargame")
    begin(game, SqliteStore.create(place.path), random, OutsideKeys(folder / "keys")).close()
    return place


def _kill_once(place: Place, work: str, random: Random, seen: Seen) -> None:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _live(place, work, random.randrange(2**32), writing)
    os.close(writing)
    acks = _acknowledged(child, reading, random)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the program stopped by itself"
    _compare(place, acks, seen)


def _acknowledged(child: int, reading: int, random: Random) -> list[tuple[int, str]]:
    """Let a program live for some acts and a moment more, then kill it: what it had told until then."""
    told, acts = bytearray(), random.randint(0, MOST_ACTS)
    while (
        told.count(b"\n") < acts
        and select.select([reading], [], [], LONGEST_PAUSE if told else LONGEST_WAIT)[0]
    ):
        told += os.read(reading, 4096)
    time.sleep(random.uniform(0, LAST_MOMENT))
    os.kill(child, signal.SIGKILL)
    while chunk := os.read(reading, 65536):
        told += chunk
    os.close(reading)
    lines = [line for line in told.decode().split("\n") if line.endswith(".")]  # a last one may be cut short
    assert lines or not acts, "no sign of life"
    return [(int(line.split()[0]), line.split()[1]) for line in lines]


def _speaks(reading: int, seconds: float) -> bool:
    ready, _, _ = select.select([reading], [], [], seconds)
    return bool(ready)


def _compare(place: Place, acks: list[tuple[int, str]], seen: Seen) -> None:
    """Every acknowledged entry is there, unchanged, and at most one act more; so is the newest backup."""
    session, chain = place.open(), Chain()
    entries = session.journal.entries
    chain.follow(entries)
    count, wanted = acks[-1] if acks else (0, b"".hex())
    assert len(entries) >= count, f"lost {count - len(entries)} entries of {place.path}"
    assert chain.sums[count].hex() == wanted, f"entry {count} of {place.path} was changed"
    more = {entry.body.time for entry in entries[count:] if entry.body} if acks else set()
    assert len(more) <= 1, f"{len(more)} acts more than acknowledged in {place.path}"
    session.close()
    newest = backup_files(place.path)[:1]  # it is the one that may be cut
    whole = [place.open(path) for path in newest]
    for backup in whole:
        backup.close()
    began = acks[0][0] if acks else 0
    acts = len({count for count, _ in acks} - {began})
    seen.add(kills=1, acts_acknowledged=acts, entries_acknowledged=count - began)
    seen.add(backups_opened=len(whole), one_act_more=int(bool(more)), killed_before_any_act=int(not acts))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
