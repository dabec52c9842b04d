"""Reasons whose rule numbers lead to the rules page, where it lists them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from companion.known_games import rulebook_on
from ui.widgets.reason_list import Line
from ui.widgets.rule_link import with_rule_link

if TYPE_CHECKING:
    from companion.reason import Reason
    from ui.session.bridge import SessionBridge


def reason_lines(bridge: SessionBridge, reasons: Iterable[Reason]) -> list[Line]:
    """Reasons as lines that know their hexes and their rules."""
    name = bridge.catalogue.rule_name
    return [
        Line(bridge.reason_text(one), one.hexes, listed_rule(bridge, one.rule), name(one.rule))
        for one in reasons
    ]


def linked_reasons(bridge: SessionBridge, reasons: Iterable[Reason]) -> str:
    """Reasons under one another, as rich text."""
    return "<br>".join(
        with_rule_link(one.text, one.rule, one.rule_name) for one in reason_lines(bridge, reasons)
    )


def listed_rule(bridge: SessionBridge, number: str) -> str:
    """A rule's number when the rules page has words for it; else (as for the base game's) nothing."""
    book = rulebook_on(bridge.board) if number else None
    return number if book is not None and book.find(number) is not None else ""
