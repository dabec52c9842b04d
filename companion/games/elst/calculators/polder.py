"""Infantry in polder under attack: its TEM, and what an attack on the MF of leaving brings."""

from collections.abc import Iterator

from companion.chance.words import signed
from companion.games.elst.calculators.fields import number, options
from companion.games.elst.rules.forces.polder import (
    Crossing,
    is_exit_attacked,
    polder_tem,
    stays_in_polder,
)
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.sequence import PHASES, Phase
from companion.games.elst.settings import FORCES
from companion.kit.calculators import Calculator, Given, Settings
from companion.kit.panels import Lines, Part
from companion.reason import Reason

STAYS, ENTERS, ENTERS_WITH_TEM, SPENDS_INSIDE, MANHANDLES, LEAVES = (
    "polder-stays",
    "polder-enters",
    "polder-enters-with-tem",
    "polder-spends-inside",
    "polder-manhandles",
    "polder-leaves",
)
HOW = (STAYS, ENTERS, ENTERS_WITH_TEM, SPENDS_INSIDE, MANHANDLES, LEAVES)
NO_EFFECT, PINNED, BROKEN = "polder-no-effect", "pinned", "broken"
_LOWEST_TEM, _HIGHEST_TEM = -1, 6
_MOST_RESIDUAL = 36


def _attack(given: Given, readings: ForceReadings) -> tuple[Part, ...]:
    how = given["how"]
    tem = polder_tem(_crossing(Phase(given["phase"]), how), given["cover"] or 0, readings)
    told = Reason("polder-answer-tem", "1.3c", args={"tem": signed(tem), "number": tem})
    leaving = _leaving(given["residual"] or 0, given["attack"]) if how == LEAVES else ()
    return (Lines((told, *leaving)),)


def _crossing(phase: Phase, how: str) -> Crossing:
    """The MF of leaving is spent inside the hex as well (1.3h)."""
    return Crossing(
        phase=phase,
        is_moving=how != STAYS,
        has_bought_tem=how == ENTERS_WITH_TEM,
        spends_inside=how in (SPENDS_INSIDE, LEAVES),
        is_manhandling=how == MANHANDLES,
    )


def _leaving(residual: int, attack: str) -> Iterator[Reason]:
    """What attacks the exit MF, and whether the unit goes on (1.3h)."""
    if is_exit_attacked(residual):
        yield Reason("polder-answer-residual", "1.3h", args={"residual": residual})
    stays = stays_in_polder(is_pinned=attack == PINNED, is_broken=attack == BROKEN)
    yield Reason("polder-answer-stays" if stays else "polder-answer-leaves", "1.3h")


def _by_settings(given: Given, settings: Settings) -> tuple[Part, ...]:
    return _attack(given, FORCES.chosen(settings))


POLDER_ATTACK = Calculator(
    (
        options("how", HOW),
        options("phase", tuple(phase.value for phase in PHASES), Phase.MOVEMENT),
        number("cover", _LOWEST_TEM, _HIGHEST_TEM, 0),
        number("residual", 0, _MOST_RESIDUAL, 0),
        options("attack", (NO_EFFECT, PINNED, BROKEN)),
    ),
    lambda given: _attack(given, ForceReadings()),
    _by_settings,
)
