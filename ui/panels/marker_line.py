"""Where hexes for markers are typed, with the kind of the marker or without."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from companion.kit.names import Name, Names
from companion.reason import CompanionError, Reason
from companion.sight.marker_kinds import MarkerKind
from ui.session.names import hexes_in
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.hex_text import plain

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord


_BESIDE_A_HEX = re.compile(
    r"(?P<before>[^\W\d_][^\d]*?)\s*(?:[:をのに]|\s(?:in|on|at)\s|\s)\s*[a-z]{1,2}\d{1,2}[にへ]?"
    r"|[a-z]{1,2}\d{1,2}\s*[\s:のに、]\s*(?P<behind>[^\W\d_][^\d]*?)を?(?:置く)?",
    re.IGNORECASE,
)


class MarkerLine(HexLineEdit):
    """A line for hexes; `kind` is the marker named with them: `wreck N19`, `N19に残骸`."""

    kind: MarkerKind | None = None

    def read(self) -> tuple[HexCoord, ...]:
        self.kind, hexes = kind_named(self.text())
        try:
            return hexes_in(self._bridge, hexes, self._goals)
        except CompanionError:
            if self.kind is None and (name := _called_beside_a_hex(hexes)):
                kinds = self._bridge.catalogue.join(
                    self._bridge.text(f"marker-{kind}") for kind in MarkerKind
                )
                raise CompanionError(
                    Reason("marker-none-called", args={"name": name, "kinds": kinds})
                ) from None
            raise


def _called_beside_a_hex(text: str) -> str:
    """What stands beside one hex number as the name of a marker does; empty where nothing stands so."""
    said = _BESIDE_A_HEX.fullmatch(unicodedata.normalize("NFKC", text).strip())
    return (said["before"] or said["behind"] or "").strip() if said else ""


def kind_named(text: str) -> tuple[MarkerKind | None, str]:
    """The kind of marker that a line names in any language, and the rest of it."""
    words, pattern = _kinds()
    if not (found := pattern.search(text)):
        return None, text
    return words[plain(found[1] or found[2])], text[: found.start()] + text[found.end() :]


@cache
def _kinds() -> tuple[dict[str, MarkerKind], re.Pattern[str]]:
    spelled = Names(Name(kind, (Reason(f"marker-{kind}"),)) for kind in MarkerKind).spelled
    words = {plain(one.text): one.means for one in spelled}
    kinds = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    before = rf"^(?:an?\s+|the\s+)?({kinds})(?![a-z])(?:\s*smoke\b)?[\s:：]*(?:(?:in|on|at)\s+|[をのに]\s*)?"
    behind = rf"[\s、にの]+({kinds})を?$"
    return words, re.compile(f"{before}|{behind}", re.IGNORECASE)
