"""What a player types, before it is read."""

import re
import unicodedata

from companion.reason import Reason

MOST_AT_A_STRETCH = 200  # characters; no name is so long, and reading one takes the time of its square
_OVERLONG = re.compile(rf"[^,;、，；。・\t\n]{{{MOST_AT_A_STRETCH + 1}}}")
_QUOTED = 20
_BETWEEN = re.compile(r"[\s,、;・]+")


def listed(text: str) -> list[str]:
    """What a line lists, at one width: blanks, commas, 、 or ・ stand between."""
    return [word for word in _BETWEEN.split(unicodedata.normalize("NFKC", text)) if word]


def overlong(text: str) -> Reason | None:
    """That something between two commas or tabs is longer than any name; None where nothing is."""
    if (found := _OVERLONG.search(text)) is None:
        return None
    return Reason("typed-too-long", args={"begins": found[0][:_QUOTED].strip(), "most": MOST_AT_A_STRETCH})
