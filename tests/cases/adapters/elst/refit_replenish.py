"""Adapters of replenishment (4.513)."""

from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import squad_equivalents
from companion.games.elst.rules.refit.readings import PRINTED
from companion.games.elst.rules.refit.replenishment import (
    LossCause,
    counts_for_pool,
    place_refusal,
    pool_half_squads,
    replenishment_choices,
    returns_as,
    squads_returned,
)
from companion.games.elst.rules.refit.shift import ENTRY
from tests.cases.adapters.elst.refit_words import isolated_place, piece, piece_name
from tests.cases.case_files import Values
from tests.cases.operations import operation


def _pool(told: dict[str, int]) -> dict[str, int]:
    return {piece(name).id: count for name, count in told.items()}


@operation("elst", "replenish.amount")
def replenish_amount(given: Values, inputs: Values) -> Values:
    pool = _pool(given["eliminated"])
    return {
        "squad_equivalents": squad_equivalents(pool_half_squads(pool, PRINTED)),
        "squads": squads_returned(pool, PRINTED),
    }


@operation("elst", "replenish.return_as")
def replenish_return_as(given: Values, inputs: Values) -> Values:
    return {"unit": piece_name(returns_as(piece(given["chosen"])))}


@operation("elst", "replenish.options")
def replenish_options(given: Values, inputs: Values) -> Values:
    choices = replenishment_choices(_pool(given["pool_after_4.509"]))
    return {"may_choose": {piece_name(piece_type(a)): piece_name(piece_type(b)) for a, b in choices.items()}}


@operation("elst", "replenish.area_legal")
def replenish_area_legal(given: Values, inputs: Values) -> Values:
    place = isolated_place() if given["area"] == "isolated" else ENTRY
    return {"legal": place_refusal(place) is None}


@operation("elst", "replenish.counts")
def replenish_counts(given: Values, inputs: Values) -> Values:
    causes = {
        "eliminated by Escape DR": LossCause.ESCAPE,
        "eliminated by Shift DR": LossCause.SHIFT,
        "eliminated by wounded leader table": LossCause.WOUND,
        "eliminated during scenario play": LossCause.PLAY,
        "eliminated in Melee of 4.501": LossCause.MELEE,
    }
    return {"counts": counts_for_pool(piece(given["unit"]), causes[given["event"]])}
