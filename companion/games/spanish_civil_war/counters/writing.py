"""Counters written as players type them, so that a list can be kept and told again."""

from collections import Counter as Tally
from collections.abc import Iterable, Iterator

from companion.games.spanish_civil_war.counters.counter import UNKNOWN, Counter, PrintedValues
from companion.games.spanish_civil_war.counters.notation import ARM_WORDS, ONE_SIDED, SIZE_WORDS
from companion.games.spanish_civil_war.scenario_data import order_of_battle
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.kit.printed import figure
from companion.latest import LatestOfEach

_ARMS = {arm: word for word, arm in reversed(ARM_WORDS.items())}
_SIZES = {size: word.upper() for word, size in reversed(SIZE_WORDS.items())}


_lines: LatestOfEach[str] = LatestOfEach()  # a list told anew leaves most counters as they are


def written(counters: Iterable[Counter]) -> str:
    """A line for each formation, like counters together; `read_counters` reads it again."""
    by_formation: dict[str, list[str]] = {}
    for counter in counters:
        by_formation.setdefault(counter.formation, []).append(_kept_line(counter))
    return "\n".join(
        f"{formation}: {', '.join(_counted(items))}" for formation, items in by_formation.items()
    )


def _kept_line(counter: Counter) -> str:
    return _lines.of(counter.id, (counter,), lambda: written_counter(counter))


def _counted(items: Iterable[str]) -> Iterator[str]:
    for item, count in Tally(items).items():
        yield item if count == 1 else f"{count}x {item}"


def written_counter(counter: Counter) -> str:
    """One counter: branch, values, size, name."""
    arm = "" if _is_read_without(counter) else _ARMS[counter.arm]
    size = written_size(counter)
    name = f'"{counter.name}"' if counter.name else ""
    return " ".join(word for word in (arm, _faces(counter), size, name) if word) or _ARMS[counter.arm]


def _is_read_without(counter: Counter) -> bool:
    """Whether its formation says what it is."""
    battle = Battle.JARAMA if counter.formation.startswith("J-") else Battle.BRUNETE
    usual = order_of_battle(battle).formation(counter.formation).usual_arm
    return usual is counter.arm is Arm.INFANTRY


def _faces(counter: Counter) -> str:
    """Front, and the back as far as it is told; nothing where neither is."""
    if counter.front == UNKNOWN and counter.back == UNKNOWN:
        return ""
    front = written_face(counter.front, counter.arm)
    if counter.back == UNKNOWN:
        return front
    return f"{front}/{ONE_SIDED if counter.back is None else written_face(counter.back, counter.arm)}"


def written_size(counter: Counter) -> str:
    """The size as it is typed; nothing for a counter without one."""
    return _SIZES[counter.size] if counter.size else ""


def written_face(face: PrintedValues, arm: Arm) -> str:
    """The values of one side as they are typed."""
    attack, movement = figure(face.attack), figure(face.movement)
    if arm is Arm.ARTILLERY:
        return f"{attack}({figure(face.range)}){movement}"
    if face.defence is None and face.movement is None and face.attack is not None:
        return attack
    return f"{attack}-{figure(face.defence)}-{movement}"
