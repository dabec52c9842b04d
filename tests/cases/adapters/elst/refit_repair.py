"""Adapters of the refit steps that mend and bring back: repair and replenishment."""

from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.pieces import piece_type
from companion.systems.elst.forces.units import squad_equivalents
from companion.systems.elst.refit.readings import PRINTED
from companion.systems.elst.refit.repairs import (
    is_resupplied,
    is_withdrawn_at_night,
    trade_refusal,
)
from companion.systems.elst.refit.replenishment import (
    LossCause,
    counts_for_pool,
    place_refusal,
    pool_half_squads,
    replenishment_choices,
    returns_as,
    squads_returned,
)
from companion.systems.elst.refit.shift import ENTRY
from tests.cases.adapters.elst.refit_words import DATES, isolated_place, piece, piece_name
from tests.cases.case_files import Values
from tests.cases.operations import operation

# ---- repair ----


@operation("elst", "repair.mg_trade")
def mg_trade(given: Values, inputs: Values) -> Values:
    refusal = trade_refusal(given["disabled_vehicular_mg"], given["friendly_lmg_retained_same_area"])
    return {"mg": "Disabled"} if refusal else {"mg": "repaired", "lmg": "eliminated"}


@operation("elst", "repair.special_ammo")
def special_ammo(given: Values, inputs: Values) -> Values:
    return {"restored": is_resupplied(given["captured"], given["isolated"])}


@operation("elst", "repair.low_ammo")
def low_ammo(given: Values, inputs: Values) -> Values:
    return {"removed": is_resupplied(given["captured"], given["isolated"])}


@operation("elst", "reph.british_tank_at_night")
def tank_at_night(given: Values, inputs: Values) -> Values:
    date: CampaignDate = DATES[given["on_map_at_end_of"]]
    goes = is_withdrawn_at_night(Faction.BRITISH, date, "mobile" in given["unit"], given["isolated"])
    return {"retained_in": "British Entry Area" if goes else "Setup Area"}


# ---- replenishment ----


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
