"""The questions that artillery puts to the table, and their titles."""

from companion.hexgrid import HexCoord
from companion.play.questions import NO, YES, Question, ReplyKind
from companion.reason import Reason
from companion.sight.blast import BlastVerdict
from companion.systems.elst.batteries.commands import Exposure
from companion.systems.elst.oba.terms import ObaCounter

CONTACT_NUMBER = "oba-ask-contact-number"
CONTACT_RESULT = "oba-ask-contact-result"
REPAIR_NUMBER = "oba-ask-repair-number"
REPAIR_RESULT = "oba-ask-repair-result"
RADIO_ELIMINATED = "oba-ask-radio-eliminated"
BLAST_SIGHT = "oba-ask-blast-sight"
ENEMY_NEAR = "oba-ask-known-enemy"
ENEMY_NEAR_AR = "oba-ask-known-enemy-ar"
SEES_HEX = "oba-ask-sees-hex"
HINDRANCE = "oba-ask-hindrance"
ENTRY = "oba-ask-entry"

CONTACT, NO_CONTACT, RADIO_BREAKS = "contact", "no-contact", "radio-breaks"
MOST_HINDRANCE = 5  # six block


def contact_number(battery: str) -> Question:
    """The number printed on the radio (2.1d)."""
    return Question(
        title=Reason(CONTACT_NUMBER, "2.1d", args={"battery": battery}),
        subject=battery,
        wants=ReplyKind.NUMBER,
        lowest=2,
        highest=12,
    )


def contact_result(battery: str, drm: int) -> Question:
    """What the contact DR came to, where nobody tells the number (2.1d, 2.1e)."""
    return Question(
        title=Reason(CONTACT_RESULT, "2.1d", args={"battery": battery, "drm": drm}),
        subject=battery,
        options=(CONTACT, NO_CONTACT, RADIO_BREAKS),
        can_be_unknown=False,
    )


def repair_number(battery: str) -> Question:
    """The radio's repair number (2.1e)."""
    return Question(
        title=Reason(REPAIR_NUMBER, "2.1e", args={"battery": battery}),
        subject=battery,
        wants=ReplyKind.NUMBER,
        lowest=1,
        highest=6,
    )


def repair_result(battery: str) -> Question:
    """Whether the radio works again, where nobody tells its repair number (2.1e)."""
    title = Reason(REPAIR_RESULT, "2.1e", args={"battery": battery})
    return Question(title=title, subject=battery, options=(YES, NO), can_be_unknown=False)


def radio_eliminated(battery: str) -> Question:
    """Whether the base rules eliminate the radio for a failed repair dr, which the module does not say."""
    title = Reason(RADIO_ELIMINATED, "2.1e", args={"battery": battery})
    return Question(title=title, subject=battery)


def blast_sight(battery: str, counter: ObaCounter, hex_: HexCoord) -> Question:
    """Whether the observer sees the blast height of his counter (2.32b)."""
    args = {"battery": battery, "counter": counter.printed}
    return Question(
        title=Reason(BLAST_SIGHT, "2.32b", (hex_,), args),
        subject=battery,
        options=tuple(BlastVerdict),
    )


def enemy_near_counter(battery: str, hex_: HexCoord) -> Question:
    """Whether a Known enemy is in or next to the counter's hex (2.33b)."""
    title = Reason(ENEMY_NEAR, "2.33b", (hex_,), {"battery": battery})
    return Question(title=title, subject=battery)


def enemy_near_ar(battery: str, hex_: HexCoord) -> Question:
    """Whether a Known enemy is in or next to the AR hex of a correction (2.4b)."""
    title = Reason(ENEMY_NEAR_AR, "2.4b", (hex_,), {"battery": battery})
    return Question(title=title, subject=battery)


def sees_hex(battery: str, hex_: HexCoord) -> Question:
    """Whether the observer sees the AR hex (2.3a)."""
    title = Reason(SEES_HEX, "2.3a", (hex_,), {"battery": battery})
    return Question(title=title, subject=battery, can_be_unknown=False)


def hindrance(battery: str, hex_: HexCoord) -> Question:
    """How much hindrance lies on the way to the AR hex (2.3c)."""
    return Question(
        title=Reason(HINDRANCE, "2.3c", (hex_,), {"battery": battery}),
        subject=battery,
        wants=ReplyKind.NUMBER,
        lowest=0,
        highest=MOST_HINDRANCE,
    )


def entry(battery: str, hex_: HexCoord, *, may_be_exposed: bool) -> Question:
    """How units came into the blast area, or whether they are attacked for it at all (2.51a, 2.51b)."""
    ways = tuple(exposure.value for exposure in Exposure) if may_be_exposed else (YES,)
    return Question(
        title=Reason(ENTRY, "2.51a", (hex_,), {"battery": battery}),
        subject=battery,
        options=(*ways, NO),
        can_be_unknown=False,
    )
