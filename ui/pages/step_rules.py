"""The rules of a step in our own words, from the list of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.known_games import rulebook_on
from ui.widgets.fold import remembered_fold
from ui.widgets.reason_list import Line, ReasonList

if TYPE_CHECKING:
    from companion.rulebook import Rule, Rulebook
    from ui.panels.panel import Panel
    from ui.widgets.fold import Fold

_KEY = "rules"


def rules_of_step(panel: Panel, number: str) -> Fold | None:
    """What the rules under the number of a step say, folded; None where there are none.

    Each number leads to its words among the rules.
    """
    book = rulebook_on(panel.bridge.board)
    if book is None or not (rules := book.under(number)):
        return None
    title = panel.bridge.text("procedure-rules", count=len(rules))
    return remembered_fold(title, lambda: [_listed(panel, book, rules)], f"{_KEY}-{number}", panel.unfolded)


def _listed(panel: Panel, book: Rulebook, rules: tuple[Rule, ...]) -> ReasonList:
    lines = ReasonList("small")
    lines.setObjectName(_KEY)
    lines.rule_tapped.connect(panel.rule_wanted)
    lines.show_lines([_line(panel, book, rule) for rule in rules])
    return lines


def _line(panel: Panel, book: Rulebook, rule: Rule) -> Line:
    words = panel.bridge.text(book.text_key(rule))
    return Line(panel.bridge.text("procedure-rule", words=words, number=rule.id), rule=rule.id)
