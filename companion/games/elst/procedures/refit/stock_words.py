"""Counters Retained, in words; and why counters named are not where they are named."""

from collections.abc import Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.rules.forces.marks import LASTING, Mark
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.reason import Reason


def lot_in_words(lot: Retained) -> Reason:
    """Counters with what ails them, and whether a die has been rolled for it in vain."""
    ailing: dict[str, str | int | float] = {m.value: "yes" if m in lot.marks else "no" for m in LASTING}
    if {Mark.DISABLED, Mark.RECALLED} <= {*lot.marks} and Mark.MA_DISABLED not in lot.marks:
        ailing[Mark.DISABLED.value] = "untold"  # MG or MA: sessions before MA_DISABLED do not say
    ailing |= {"pieces": roster_text((lot.pieces,)), "stands": "yes" if lot.hex else "no"}
    words = Reason("refit-lot", hexes=(lot.hex,) if lot.hex else (), args=ailing)
    if lot.group:
        words = Reason("refit-lot-of-group", args=ailing | {"group": lot.group})
    return Reason("refit-lot-rolled", about=words) if lot.tried else words


def lot_told(key: str, lot: Retained) -> Reason:
    """A line about counters in their place."""
    args = {"side": lot.side.value, "place": lot.place}
    return Reason(key, args=args, about=lot_in_words(lot))


def place_in_words(side: Faction, place: str) -> Reason:
    """A side's area or Entry Area."""
    return Reason("refit-place", args={"side": side.value, "place": place})


def absence_reason(
    wanted: Mapping[str, int], there: Mapping[str, int], place: str, rule: str
) -> Reason | None:
    """Why so many counters cannot leave a place; None when they can. Counts by type id."""
    for id_, count in wanted.items():
        if count > there.get(id_, 0):
            args: dict[str, str | int | float] = {"unit": printed_name(piece_type(id_)), "place": place}
            return Reason("refit-not-there", rule, args=args | {"count": count, "there": there.get(id_, 0)})
    return None
