"""What else something is called, by the rulebook or at the table: words that are found by and never shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import Reason
from companion.text import has_text

if TYPE_CHECKING:
    from collections.abc import Iterator


def also_called(label: Reason) -> Iterator[Reason]:
    """The other words for what a label names; none where the catalogues have none."""
    if has_text(also := f"also-{label.key}"):
        yield Reason(also)
