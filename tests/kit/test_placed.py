"""A refusal stands where it belongs: at the field that it concerns, else where its hex is."""

import pytest

from companion.hexes.coordinates import HexCoord
from companion.kit.placed import SLOT, FieldError, Place, placed
from companion.reason import CompanionError, Reason

HERE, THERE = HexCoord(1, 2), HexCoord(3, 4)
WHY = Reason("why")
WHY_THERE = Reason("why", hexes=(THERE,))


@pytest.mark.parametrize(
    ("refusal", "given", "place"),
    [
        (CompanionError(WHY), {}, SLOT),
        (CompanionError(WHY_THERE), {}, Place(hex=THERE)),
        (CompanionError(WHY), {"count": 3}, Place(field="count")),
        (CompanionError(WHY), {"hex": HERE, "count": 3}, SLOT),
        (CompanionError(WHY_THERE), {"hex": HERE, "to": THERE}, Place(field="to", hex=THERE)),
        (CompanionError(WHY_THERE), {"count": 3, "hexes": (HERE, THERE)}, Place(field="hexes", hex=THERE)),
        (FieldError(WHY, "to"), {"hex": HERE, "to": THERE}, Place(field="to")),
    ],
)
def test_where_a_refusal_belongs(refusal: CompanionError, given: dict[str, object], place: Place) -> None:
    assert placed(refusal, given).place == place
    assert placed(refusal, given).reason == refusal.reason
