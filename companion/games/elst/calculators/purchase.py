"""The purchase planner: what points can buy, and what an order may bring (4.514 to 4.516)."""

from collections import Counter
from collections.abc import Sequence

from companion.games.elst.calculators.fields import SIDES, is_ticked, options, tick, told, typed_line
from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.cpp import cpp_base
from companion.games.elst.rules.refit.groups import group_of, groups_of
from companion.games.elst.rules.refit.purchases import Market, Purchase
from companion.games.elst.rules.refit.readings import PRINTED, RefitReadings
from companion.games.elst.settings import REFIT
from companion.games.elst.shown.refit.planner_words import offered, order_parts, ordered, purchase_of
from companion.kit.calculators import Calculator, CalculatorField, Given, GrowingList, Offer, Settings
from companion.kit.panels import Input, InputKind, Part
from companion.kit.typed import listed
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

_MOST_POINTS = 99
_DATES = {f"date-{date.value}": date for date in CampaignDate if date.has_refit}


@told
def _bought(given: Given, readings: RefitReadings) -> tuple[Part, ...]:
    market = _market(given, _typed_groups(given))
    return order_parts(market, given["points"] or 0, _order(given), readings)


def _by_settings(given: Given, settings: Settings) -> tuple[Part, ...]:
    return _bought(given, REFIT.chosen(settings))


# ---- what is given ----


def _side(given: Given) -> Faction:
    return Faction(given["side"])


def _base(given: Given) -> int:
    """The points that a side has on a date before its roll (4.514)."""
    return cpp_base(_DATES[given["date"]], _side(given))


def _market(given: Given, earlier: Sequence[str]) -> Market:
    """What buying depends on, as the fields say."""
    return Market(
        faction=_side(given),
        date=_DATES[given["date"]],
        bought_before=Counter(earlier),
        has_open_area=not is_ticked(given, "all-isolated"),
        can_enter_north=not is_ticked(given, "north-closed"),
    )


def _typed_groups(given: Given) -> tuple[str, ...]:
    """The groups bought earlier, "I3 I3 V2"; GroupError for one that a side does not have."""
    ids = {id_.casefold(): id_ for id_ in groups_of(_side(given))}
    words = listed(plain(given["earlier"]))
    return tuple(group_of(_side(given), ids.get(word, word)).id for word in words)


# ---- the order ----


def _order(given: Given) -> list[Purchase]:
    """The purchases of the side chosen: the ids begin with it, so that each side keeps its own order."""
    prefix = _prefix(given)
    return [purchase_of(id_.removeprefix(prefix)) for id_ in given["order"] if id_.startswith(prefix)]


def _prefix(given: Given) -> str:
    return f"{given['side']}/"


def _own(given: Given, found: Sequence[Offer]) -> tuple[Offer, ...]:
    return tuple(Offer(_prefix(given) + one.id, one.label, one.refusal) for one in found)


def _offers(given: Given) -> tuple[Offer, ...]:
    try:
        market = _market(given, _typed_groups(given))
    except CompanionError:  # told in the answer
        market = _market(given, ())
    on_map = is_ticked(given, "on-map")
    return _own(given, offered(market, given["points"] or 0, _order(given), on_map=on_map))


def _listed(given: Given) -> tuple[Offer, ...]:
    return _own(given, ordered(_market(given, ()), _order(given)))


PURCHASE = Calculator(
    (
        options("side", SIDES),
        options("date", tuple(_DATES)),
        CalculatorField(
            Input("points", InputKind.NUMBER, Reason("elst-calculator-points"), highest=_MOST_POINTS),
            start_by=_base,
        ),
        tick("on-map"),
        tick("all-isolated"),
        tick("north-closed"),
        typed_line("earlier"),
        CalculatorField(
            Input("order", InputKind.OPTION, Reason("elst-calculator-order")),
            grows=GrowingList(_offers, _listed),
        ),
    ),
    lambda given: _bought(given, PRINTED),
    _by_settings,
)
