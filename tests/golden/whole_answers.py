"""What the whole recorded games decide, in tables: `python -m tests.golden.whole_answers` counts anew.

A row tells how often something was decided, a sum over all its words, and what it is about: a command with
what refuses it and by which rule, a calculator. With `--tell FOLDER` every answer is written out instead, so
that those of two states of the rules can be compared line by line.
"""

import argparse
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from zlib import crc32

from companion.kit.calculators import CalculatorField, Given
from companion.kit.panels import InputKind
from companion.known_games import GAMES
from companion.reason import CompanionError
from companion.session.session import Session
from tests.boards_of_games import board_of
from tests.golden import test_elst_campaign, test_whole_games
from tests.golden.answering import Answers, Asked
from tests.golden.spelling import spelled

LONG = "COMPANION_FUZZ", "COMPANION_MUTATIONS"  # variables that ask for all that is recorded
_FOLDER = Path(__file__).parent / "answers"


@dataclass(frozen=True)
class Form:
    """How much is asked: at how many moments of a game, how often of a calculator."""

    moments: int
    typed: int
    folder: Path


FORMS = (Form(20, 30, _FOLDER / "short"), Form(240, 300, _FOLDER))

Table = dict[str, tuple[int, str]]

SESSIONS: Mapping[str, Callable[[], Session]] = {
    **{game: lambda game=game: test_whole_games.open_game(game) for game in test_whole_games.FILES},
    "elst-campaign": test_elst_campaign.open_campaign,
}
CALCULATORS = {
    f"{game.id} {id_}": (game, game.calculator(id_)) for game in GAMES.values() for id_ in game.calculators
}
CALCULATED = "calculators"

# What players type into a line of a calculator; several are put together.
TEXTS = {
    "way": ("L12", "M13", "N13", "P14", "Q15", "Q15", "Q14", "R13", "S13", "L13"),
    "costs": ("1", "1.5", "2", "3"),
    "tem": ("L13", "M13", "Q14"),
    "movers": ("4-5-7,", "9-2,", "2-4-7,", "8-0,"),
    "above": ("4-5-7,", "2-4-7,", "9-1,"),
    "units": ("4-5-7,", "9-2,", "2-4-7,", "4-6-7,", "8-1,"),
    "weapon": ("StuG", "Sherman V", "6-pounder", "Panther", "17-pounder", "PzIV"),
    "printed": ("A4,", "s8,", "H5,", "C6,"),
    "aircraft": ("3", "5", "2", "7"),
    "earlier": ("I1", "I2", "I3", "V1", "V2", "G1"),
    "fire-line": ("100", "150", "90", "+3", "-1", "\u22122", "0", "7", "2", "12", "13", "1", "x"),
}
GAMES_ASKED = (*SESSIONS, CALCULATED)


def table_of(answers: Iterable[tuple[str, str]]) -> Table:
    """How often each is answered, and a sum over what is said, whatever the order."""
    counted: dict[str, tuple[int, int]] = {}
    for about, answer in answers:
        count, total = counted.get(about, (0, 0))
        counted[about] = count + 1, (total + crc32(answer.encode())) % 2**32
    return {about: (count, f"{total:08x}") for about, (count, total) in counted.items()}


def form_asked() -> Form:
    """The long form where one of its variables is set, else the short one."""
    return FORMS[any(os.environ.get(name) for name in LONG)]


def answers_of(game: str, form: Form) -> Answers:
    """All that a whole game decides; of the calculators what they say to what is typed at random."""
    if game == CALCULATED:
        return (row for name in CALCULATORS for row in _calculated(name, form.typed))
    return Asked(SESSIONS[game](), form.moments).answers()


def _calculated(name: str, times: int) -> Answers:
    (game, calculator), random = CALCULATORS[name], Random(name)
    settings = game.make(board_of(game.id)).settings
    yield name, spelled(calculator.fields)
    for _ in range(times):
        given = {
            one.input.name: _typed(one, random) for one in calculator.fields if not (one.fills or one.grows)
        }
        lists = [one for one in calculator.fields if one.grows]
        given |= {one.input.name: _grown(one, given, random) for one in lists}
        yield name, spelled((given, calculator.answer(given)))
        if calculator.answer_by:
            chosen = {one.key: random.choice(one.options) for one in settings if one.options}
            yield f"{name} by readings", spelled((given, chosen, calculator.answer_by(given, chosen)))
    for one in calculator.fields:
        if one.fills:
            yield from ((f"{name} {one.input.name}", _filled(one.fills, one, random)) for _ in range(times))


def _filled(fills: Callable[[str], Given], field: CalculatorField, random: Random) -> str:
    line = " ".join(random.choices(TEXTS[field.input.name], k=random.choice((2, 3, 3, 3))))
    try:
        return spelled((line, fills(line)))
    except CompanionError as refused:
        return spelled((line, refused.reason))


def _typed(field: CalculatorField, random: Random) -> object:
    input_ = field.input
    if input_.kind is InputKind.OPTION:
        return random.choice(input_.options)
    if input_.kind is InputKind.NUMBER:
        if not random.randrange(8):
            return None  # left open
        highest = input_.lowest + 12
        return random.randint(
            input_.lowest, highest if input_.highest is None else min(highest, input_.highest)
        )
    words = TEXTS.get(input_.name, ())
    return " ".join(random.choices(words, k=random.randint(0, 4))).rstrip(",") if words else ""


def _grown(field: CalculatorField, given: Given, random: Random) -> tuple[str, ...]:
    """A list into which a player has taken some of what it offered."""
    taken: tuple[str, ...] = ()
    for _ in range(random.randint(0, 5)):
        assert field.grows
        offers = [one.id for one in field.grows.offers({**given, field.input.name: taken}) if not one.refusal]
        taken += (random.choice(offers),) if offers else ()
    return taken


# ---- the tables ----


def read_table(game: str, form: Form) -> Table:
    """As it was counted last."""
    lines = (line.split(" ", 2) for line in _path(game, form).read_text("utf-8").splitlines())
    return {about: (int(count), total) for count, total, about in lines}


def write_table(game: str, form: Form) -> None:
    """Count anew."""
    table = sorted(table_of(answers_of(game, form)).items())
    lines = [f"{count} {total} {about}\n" for about, (count, total) in table]
    _path(game, form).write_text("".join(lines), "utf-8")


def _path(game: str, form: Form) -> Path:
    return form.folder / f"{game}.txt"


def main() -> None:
    """Count anew, or tell every answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tell", type=Path, metavar="FOLDER")
    folder = parser.parse_args().tell
    for game in GAMES_ASKED:
        if folder is None:
            for form in FORMS:
                write_table(game, form)
        else:
            lines = (f"{about} | {answer}\n" for about, answer in answers_of(game, FORMS[-1]))
            (folder / f"{game}.txt").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
