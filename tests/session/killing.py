"""Kills a playing session at random moments and opens its file again.

    python -m tests.session.killing FOLDER KILLS SEED

Forks each player from this one warm process. Prints what was seen as JSON; stops with an error at the
first session that lost an acknowledged command or shows more than one that was not acknowledged.
"""

import json
import os
import signal
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.sources import AppSource
from companion.kit.system import Players, Start
from companion.reason import CompanionError
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.session.tiny_game import EndPhase, LookOut, Sail, SailAll, TinyGame, WritePlan, systems

KILLS_A_FILE = 10
LONGEST_LIFE = 0.025  # seconds from the start or the first command


@dataclass(slots=True)
class Seen:
    """What came out of the kills."""

    kills: int = 0
    acknowledged: int = 0  # entries that a player was told were saved
    one_more: int = 0  # kills that left a saved command that nobody was told of
    before_any: int = 0  # kills before the player had done anything


def main(folder: Path, kills: int, seed: int) -> Seen:
    """Kill that many players."""
    random, seen, known = Random(seed), Seen(), [""]
    for number in range(kills):
        path = folder / f"{number // KILLS_A_FILE}.wargame"
        if not path.exists():
            known = _begin(path, random.choice(list(Players)))
        known = _kill_once(path, known, random, seen)
    return seen


def _begin(path: Path, players: Players) -> list[str]:
    start = Start(scenario="regatta", players=players)
    Session.create(TinyGame(), SqliteStore.create(path), start).close()
    return _entries(path)


def _kill_once(path: Path, known: list[str], random: Random, seen: Seen) -> list[str]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _play_until_killed(path, random.randrange(2**32), writing)
    os.close(writing)
    acks = bytearray()
    if random.random() < 0.8:  # else while it still opens the file
        acks += os.read(reading, 4096)
    time.sleep(random.uniform(0, LONGEST_LIFE))
    os.kill(child, signal.SIGKILL)
    while chunk := os.read(reading, 65536):
        acks += chunk
    os.close(reading)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"the player stopped by itself ({status})"
    return _compare(path, known, acks.decode().split("\n"), seen)


def _compare(path: Path, known: list[str], lines: list[str], seen: Seen) -> list[str]:
    """Every acknowledged entry is there, unchanged, and at most one transaction more."""
    acks = [line for line in lines if line.endswith(".")]  # a last line may be cut short
    count, digest = (int(acks[-1].split()[0]), acks[-1].split()[1]) if acks else (len(known), known[-1])
    digests = _entries(path)  # reads the file as the kill left it
    assert len(digests) >= count, f"lost {count - len(digests)} entries of {path}"
    assert digests[count - 1] == digest, f"entry {count} of {path} was changed"
    session = Session.open(SqliteStore.open(path), systems)
    more = {entry.body.time for entry in session.journal.entries[count:] if entry.body}
    assert len(more) <= 1, f"{len(more)} commands more than acknowledged in {path}"
    session.close()
    seen.kills += 1
    seen.acknowledged += count - len(known)
    seen.one_more += len(digests) > count
    seen.before_any += not acks
    return digests


def _entries(path: Path) -> list[str]:
    """The chained digests of a file's entries."""
    store = SqliteStore.open(path)
    digests, before = [], b""
    for record in store.read():
        before = record.digest(before)
        digests.append(before.hex())
    store.close()
    return digests


def _play_until_killed(path: Path, seed: int, acks: int) -> None:
    """Play on, telling after each command how many entries are saved and the digest of the last."""
    try:
        random = Random(seed)
        store = SqliteStore.open(path)
        session = Session.open(store, systems)
        for faction in TinyGame.factions:
            session.secrecy.unlock(faction)
        while True:
            _play_once(session, random)
            count, digest = len(session.journal.entries), store.head.digest.hex()
            os.write(acks, f"{count} {digest} .\n".encode())
    finally:
        os._exit(1)


def _play_once(session: Session, random: Random) -> None:
    try:
        for request in session.state.waiting:
            if isinstance(request, RollRequest | DrawRequest):
                session.answer_from(request.id, AppSource(random), faction="red")
                return
        if random.random() < 0.2:
            session.undo(confirmed=True)
            return
        plan = WritePlan(plan="dash", faction="red")
        session.overrule(random.choice([Sail(boat="red"), SailAll(), LookOut(), plan, EndPhase()]), note="")
    except CompanionError:
        session.note(1, "refused")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asdict(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))))
