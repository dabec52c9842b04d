"""Opens damaged session files one after the other, in a process that may hang, die or run out of memory.

    python -m tests.fuzz.opening FOLDER FILES SEED

Prints what was seen as JSON: how many opened, how many were refused in one line, and every fault with the
number by which `python -m tests.fuzz.opening FOLDER 1 SEED:NUMBER` does it again.
"""

import json
import os
import resource
import select
import shutil
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from companion.paths import settings_dir
from companion.session.errors import SecretError, StoreError
from companion.session.files import open_session
from companion.session.recap import recap
from companion.session.session import Session
from companion.text import STRICT_VARIABLE, Catalogue
from tests.boards_of_games import board_of
from tests.fuzz.damaging import HARMS, raise_the_cost
from tests.fuzz.hands import find_system
from tests.golden.old_files import FOLDER, KEYS, copy_file
from tests.golden.telling import words_of

SOUND = tuple(sorted(path.with_suffix(".wargame") for path in FOLDER.glob("*/*.txt")))
GUARDED = next(path for path in SOUND if path.stem == "elst_campaign_of_two")
PRESENT = "present"  # in a folder called as theirs, these files as the present program leaves them
LIMIT = 20.0  # seconds for one file, on a machine that stalls
MOST_MEMORY = 3 << 30  # beyond what the program has at its start
ENGLISH = Catalogue("en")


def harmed(folder: Path, seed: str) -> tuple[Path, str]:
    """A file harmed in the way that a seed has it, in an empty folder, and the name of the way."""
    random = Random(seed)
    present = sorted((folder.parent / PRESENT).glob("*/*.wargame"))
    name, harm = random.choice(tuple(HARMS.items()))
    sound = random.choice(
        [one for one in (*SOUND, *present) if harm is not raise_the_cost or _is_guarded(one)]
    )
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    copy_file(sound, folder)
    path = folder / sound.name
    harm(path, random)
    return path, name


def _is_guarded(path: Path) -> bool:
    return path.stem == GUARDED.stem


def _play_on(folder: Path) -> None:
    """The sound files once more, as this program leaves them when it has gone on with them."""
    for sound in SOUND:
        its = folder / sound.parent.name
        its.mkdir(parents=True, exist_ok=True)
        copy_file(sound, its)
        session = open_session(its / sound.name, find_system)
        session.note(1, "gone on")
        session.close()


def fault_of(path: Path) -> tuple[str, bool]:
    """What is wrong with the way a file opens or is refused (empty: nothing), and whether it opened."""
    try:
        session = _open(path)
    except StoreError as refusal:
        return _fault_of_line(refusal), False
    except Exception as error:
        return _told(error), False
    try:
        _read(session)
    except Exception as error:
        return f"when read: {_told(error)}", True
    finally:
        session.close()
    return "", True


def _open(path: Path) -> Session:
    """As a player does."""
    return open_session(path, find_system)


def _read(session: Session) -> None:
    """What is read first: where it stands, the log, and what a wrong pass phrase comes to."""
    recap(session)
    for _ in words_of(session, board_of(session.system.id)):
        pass
    for faction in session.secrecy.seats:
        if session.secrecy.is_kept and session.secrecy.has_passphrase(faction):
            try:
                session.secrecy.unlock(faction, "a wrong one")
            except SecretError:
                continue
            raise ValueError("a wrong pass phrase opened it")


def _fault_of_line(refusal: StoreError) -> str:
    line = ENGLISH.reason(refusal.reason, str)
    return "" if line.strip() and "\n" not in line else f"no line: {line!r}"


def _told(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if "companion" in frame.filename]
    place = own[-1] if own else last
    return f"{type(error).__name__} in {Path(place.filename).name}:{place.name}"


# ---- the process that opens, and the one that watches it ----


@dataclass(slots=True)
class Seen:
    """What came out: counts, and by fault the number of the first file that showed it."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: dict[str, str] = field(default_factory=dict)
    slowest: float = 0.0

    def fault(self, what: str, seed: str) -> None:
        """A file that neither opened nor was refused as it should be."""
        self.counts["faults"] += 1
        self.faults.setdefault(what, seed)


def main(folder: Path, files: int, seed: str) -> Seen:
    """Harm and open that many files."""
    seen, seeds = Seen(), [seed] if ":" in seed else [f"{seed}:{number}" for number in range(files)]
    for keys in FOLDER.glob(f"*/{KEYS}"):
        shutil.copytree(keys, settings_dir() / KEYS, dirs_exist_ok=True)
    _play_on(folder / PRESENT)
    while seeds:
        reading, child = _begin(folder, seeds)
        for line in _lines(reading):
            seeds.pop(0)
            _count(seen, *json.loads(line))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        os.close(reading)
        if seeds:  # it was still at this one
            how = "hung" if os.WTERMSIG(status) == signal.SIGKILL else f"died ({status})"
            seen.fault(f"{harmed(folder / 'again', seeds[0])[1]}: {how}", seeds[0])
            seen.counts["files"] += 1
            seeds.pop(0)
    return seen


def _count(seen: Seen, seed: str, harm: str, fault: str, opened: bool, seconds: float) -> None:
    seen.counts["files"] += 1
    seen.slowest = max(seen.slowest, seconds)
    if fault:
        seen.fault(f"{harm}: {fault}", seed)
    else:
        seen.counts["opened" if opened else "refused"] += 1


def _begin(folder: Path, seeds: list[str]) -> tuple[int, int]:
    """A process that opens a file after the other and tells a line of each."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _limit_memory()
        try:
            for seed in seeds:
                path, harm = harmed(folder / "harmed", seed)
                began = time.monotonic()
                fault, opened = fault_of(path)
                told = json.dumps((seed, harm, fault, opened, time.monotonic() - began))
                os.write(writing, f"{told}\n".encode())
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    return reading, child


def _limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc/self/statm").exists() else 0
    limit = pages * resource.getpagesize() + MOST_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _lines(reading: int) -> Iterator[str]:
    """Whole lines, until there are no more or none comes in time."""
    told = b""
    while select.select([reading], [], [], LIMIT)[0] and (chunk := os.read(reading, 65536)):
        *lines, told = (told + chunk).split(b"\n")
        yield from (line.decode() for line in lines)


if __name__ == "__main__":
    os.environ.pop(STRICT_VARIABLE, None)  # as a player has it: an unknown text stands as its key
    seen = main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
    json.dump({"counts": seen.counts, "faults": seen.faults, "slowest": seen.slowest}, sys.stdout)
