"""Under which words facts that can be set are found: names, values, and what else they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.chance.pile import PileKind
from companion.kit.questions import option_in_words
from companion.reason import Reason
from companion.text import LANGUAGES, catalogue_in
from ui.session.also_called import also_called

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from companion.chance.pile import DrawPile
    from companion.kit.facts import Fact
    from ui.session.bridge import SessionBridge

_PILE = "facts-pile"


class FactWords:
    """The words of facts in every language, put together once for each name with its values."""

    def __init__(self, bridge: SessionBridge) -> None:
        self._hex_name = bridge.board.hex_name
        self._catalogues = [catalogue_in(language) for language in LANGUAGES]
        self._known: dict[tuple[Reason, tuple[JsonValue, ...] | None], str] = {}

    def of(self, fact: Fact) -> str:
        """All words of a fact."""
        return self._of(fact, fact.options)

    def named(self, fact: Fact) -> str:
        """Its names, without its values."""
        return self._of(fact, None)

    def _of(self, fact: Fact, options: tuple[JsonValue, ...] | None) -> str:
        key = fact.label, options
        if key not in self._known:
            self._known[key] = self._in_words(_texts_of(fact, options))
        return self._known[key]

    def of_pile(self, name: str, pile: DrawPile) -> str:
        """All that the rows of a pile say."""
        chits = (Reason(f"chit-{chit}") for chit in pile.left)
        kept = (Reason(f"pile-kept-{kind.value}") for kind in PileKind)
        title = Reason(_PILE, args={"pile": name})
        return self._in_words((title, *also_called(title), *chits, *kept))

    def _in_words(self, texts: Iterator[Reason] | tuple[Reason, ...]) -> str:
        told = tuple(texts)
        return " ".join(it.reason(text, self._hex_name) for it in self._catalogues for text in told)


def _texts_of(fact: Fact, options: tuple[JsonValue, ...] | None) -> Iterator[Reason]:
    yield fact.label
    yield from also_called(fact.label)
    for option in options or ():
        if isinstance(option, str):
            yield option_in_words(option, fact.sort)
