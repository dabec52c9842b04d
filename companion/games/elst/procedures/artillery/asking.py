"""The questions that artillery puts to the table."""

from typing import Any

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from companion.games.elst.scenario_data import terrain_modifiers
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import NO, Question, ReplyKind
from companion.reason import Reason

CONTACT, NO_CONTACT, RADIO_BREAKS = "contact", "no-contact", "radio-breaks"
LOST, BROKEN = "lost", "broken"
MOST_HINDRANCE = 5  # six block
LEAST_TEM, MOST_TEM = -1, 6


def _question(purpose: ElstPurpose, rule: str, battery: str, *hexes: HexCoord, **wanted: Any) -> Question:
    """What is asked of a battery. `wanted` are further fields of the question."""
    args = {"battery": battery, **wanted.pop("args", {})}
    return Question(purpose=purpose, rule=rule, hexes=hexes, args=args, subject=battery, **wanted)


def contact_number(battery: str) -> Question:
    """The number printed on the radio (2.1d)."""
    return _question(
        ElstPurpose.CONTACT_NUMBER, "2.1d", battery, wants=ReplyKind.NUMBER, lowest=2, highest=12
    )


def contact_result(battery: str, drm: int) -> Question:
    """What the contact DR came to, where nobody tells the number (2.1d, 2.1e)."""
    results = (CONTACT, NO_CONTACT, RADIO_BREAKS)
    return _question(
        ElstPurpose.CONTACT_RESULT, "2.1d", battery, args={"drm": drm}, options=results, can_be_unknown=False
    )


def radio_holder(battery: str, hex_: HexCoord, *, is_lost: bool) -> Question:
    """Whether the one of several leaders who fell out had the radio (2.1h)."""
    fate = {"fate": LOST if is_lost else BROKEN}
    return _question(
        ElstPurpose.RADIO_HOLDER, "2.1h", battery, hex_, args=fate, details=fate, can_be_unknown=False
    )


def repair_number(battery: str) -> Question:
    """The radio's repair number (2.1e)."""
    return _question(ElstPurpose.REPAIR_NUMBER, "2.1e", battery, wants=ReplyKind.NUMBER, lowest=1, highest=6)


def repair_result(battery: str) -> Question:
    """Whether the radio works again, where nobody tells its repair number (2.1e)."""
    return _question(ElstPurpose.REPAIR_RESULT, "2.1e", battery, can_be_unknown=False)


def radio_eliminated(battery: str) -> Question:
    """Whether the base rules eliminate the radio for a failed repair dr, which the module does not say."""
    return _question(ElstPurpose.RADIO_ELIMINATED, "2.1e", battery)


def blast_sight(battery: str, counter: ArtilleryCounter, hex_: HexCoord) -> Question:
    """Whether the observer sees the blast height of his counter (2.32b)."""
    printed = {"counter": counter.printed}
    return _question(
        ElstPurpose.BLAST_SIGHT, "2.32b", battery, hex_, args=printed, options=tuple(BlastVerdict)
    )


def enemy_near_counter(battery: str, hex_: HexCoord) -> Question:
    """Whether a Known enemy is in or next to the counter's hex (2.33b)."""
    return _question(ElstPurpose.ENEMY_NEAR, "2.33b", battery, hex_)


def enemy_near_ar(battery: str, hex_: HexCoord) -> Question:
    """Whether a Known enemy is in or next to the AR hex of a correction (2.4b)."""
    return _question(ElstPurpose.ENEMY_NEAR_AR, "2.4b", battery, hex_)


def sees_hex(battery: str, hex_: HexCoord) -> Question:
    """Whether the observer sees the AR hex (2.3a)."""
    return _question(ElstPurpose.SEES_HEX, "2.3a", battery, hex_, can_be_unknown=False)


def hindrance(battery: str, hex_: HexCoord) -> Question:
    """How much hindrance lies on the way to the AR hex (2.3c)."""
    wanted = {"wants": ReplyKind.NUMBER, "lowest": 0, "highest": MOST_HINDRANCE}
    return _question(ElstPurpose.HINDRANCE, "2.3c", battery, hex_, **wanted)


def entry_tem(battery: str, hex_: HexCoord) -> Question:
    """Whether units that came into polder in the blast area have spent the extra MF for its TEM (1.3e)."""
    return _question(ElstPurpose.ENTRY_TEM, "1.3e", battery, hex_, can_be_unknown=False)


def entry(battery: str, hex_: HexCoord, ways: tuple[str, ...]) -> Question:
    """In which of these ways units came into the blast area, or that none is attacked (2.51a, 2.51b)."""
    return _question(ElstPurpose.ENTRY_WAY, "2.51a", battery, hex_, options=(*ways, NO), can_be_unknown=False)


def tem(battery: str, terrain: str, hex_: HexCoord) -> Question:
    """The TEM of a terrain by the base game's chart, once for the whole game (2.52)."""
    wanted: dict[str, Any] = {"wants": ReplyKind.NUMBER, "lowest": LEAST_TEM, "highest": MOST_TEM}
    if terrain not in terrain_modifiers():  # of another map than that of Elst
        wanted["about"] = Reason(f"terrain-{terrain.replace('_', '-')}")
    return _question(ElstPurpose.TEM, "2.52", battery, hex_, args={"terrain": terrain}, **wanted)
