"""Names of counters, places and moments."""

import re
from collections.abc import Sequence
from functools import cache

from companion.board.model import Board
from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.scenario_data import abbreviations, armies, designations, other_names
from companion.games.no_prisoners.table.counters import FACE, Counter
from companion.games.no_prisoners.table.hand import LOST
from companion.games.no_prisoners.terms import Faction, Nation
from companion.hexes.coordinates import HexCoord
from companion.kit.called import printed_place
from companion.reason import Reason

_GARRISON, _TRIBE, _UNIT = "cp-e-gar", "tribe", "np-unit-"
HIDDEN = "np-hidden-counter"


def counter_name(id_: str, name: str = "") -> Reason:
    """A counter by its id, or by the name that players gave it."""
    if name:
        return Reason("np-counter-named", args={"name": name})
    if id_.startswith(FACE):
        return Reason(HIDDEN, args={"side": "", "unit": id_})
    if id_.startswith(LOST):
        return Reason(f"{_UNIT}lost", args={"number": id_.removeprefix(LOST)})
    if id_.startswith(_GARRISON):
        return Reason("np-unit-cp-e-gar", args={"number": id_.rpartition("-")[2]})
    if id_.startswith(f"{_TRIBE}-"):
        return Reason("np-unit-tribe", args={"number": id_.rpartition("-")[2]})
    return Reason(f"{_UNIT}{id_}")


def designation(counter: Counter) -> str:
    """What a counter is called for short, or the number that tells it from its like; empty for others."""
    return designations().get(counter.id) or str(counter_name(counter.id).args.get("number", ""))


def also_called(id_: str, name: str) -> tuple[str, ...]:
    """What else players may call a counter; of one that the table named also its abbreviations (2.9)."""
    return (*other_names().get(id_, ()), *_spelled_out(name))


def armies_of(counter: Counter) -> tuple[str, ...]:
    """How its army may be named before it; where the nation is not known, of either (2.8); none of a back."""
    if counter.is_face:
        return ()
    nations = (counter.nation,) if counter.nation else tuple(Nation)
    of = counter.faction, *(nations if counter.faction is Faction.CENTRAL_POWERS else ())
    return tuple(word for one in of for word in armies()[one])


@cache
def _spelled_out(name: str) -> tuple[str, ...]:
    """A name with an abbreviation in full, and with one for what it stands for."""
    pairs = (pair for short, full in abbreviations().items() for pair in ((short, full), (full, short)))
    changed = (re.sub(rf"\b{re.escape(one)}\b", other, name, flags=re.IGNORECASE) for one, other in pairs)
    return tuple(one for one in dict.fromkeys(changed) if one != name)


def target_in_words(board: Board, hex_: HexCoord) -> Reason:
    """A hex by its number, and by the name of its place if it has one."""
    name = printed_place(board, hex_)
    return Reason("np-target" if name else "value-hex", hexes=(hex_,), about=name)


def counter_id(reason: Reason) -> str:
    """The id of the counter that a reason names by it; empty for other reasons."""
    if not reason.key.startswith(_UNIT):
        return ""
    id_, number = reason.key.removeprefix(_UNIT), reason.args.get("number")
    if id_ == "lost":
        return f"{LOST}{number}"
    return f"{id_}-{number}" if id_ in (_GARRISON, _TRIBE) and number else id_


def back_of(counter: Counter) -> Reason:
    """All that the enemy may say of a counter, and that of a face by its id."""
    back = {"unit": counter.id} if counter.is_face else {}
    return Reason(HIDDEN, args={"side": counter.faction.value, **back})


def named(counter: Counter) -> Reason:
    """A counter in words; of one that lies hidden its side."""
    return back_of(counter) if counter.is_face else counter_name(counter.id, counter.name)


def about_first(key: str, rule: str, counters: Sequence[Counter]) -> Reason:
    """What is said of some counters, by the first of them, with its hex, and how many more there are."""
    hexes = tuple(hex_ for hex_ in (counters[0].hex,) if hex_ is not None)
    return Reason(key, rule, hexes, {"more": len(counters) - 1}, named(counters[0]))


def box_in_words(box: str) -> Reason:
    """A box of the printed track ("7-west-cp"), or a city by its name, which may be its hex's number."""
    turn, _, player = box.partition("-")
    if not (turn.isdigit() and player):
        return Reason("np-counter-named", args={"name": box})
    now = GameTurn(int(turn))
    args = {"turn": turn, "year": str(now.year), "quarter": now.quarter_name, "player": player}
    return Reason("np-box", args=args)


def moment_in_words(moment: Moment) -> Reason:
    """Turn, player turn and phase."""
    args = {
        "turn": str(moment.turn),
        "year": str(moment.game_turn.year),
        "quarter": moment.game_turn.quarter_name,
        "player": str(moment.player_turn or "interface"),
        "phase": moment.phase.value,
    }
    is_set_up = moment.phase is Phase.SET_UP
    return Reason("np-moment-set-up" if is_set_up else "np-moment", args=args)
