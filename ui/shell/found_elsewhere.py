"""What else some words lead to: calculators, tasks of the guide, facts that can be set, rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING

from companion.guide import tasks_on
from companion.kit.spelling import folded
from companion.known_games import game_on, rulebook_on
from companion.latest import Latest
from companion.reason import Reason
from companion.rulebook import Searched
from ui.session.fact_words import FactWords
from ui.shell.fuzzy import holds

if TYPE_CHECKING:
    from companion.guide import Task
    from ui.session.bridge import SessionBridge
    from ui.shell.main_window import MainWindow

_LEAST = 2  # letters
_MOST_TASKS = 3
_rules_in_words: Latest[Searched] = Latest(most=2)  # a table of two goes to and fro between its languages


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A place that some words lead to, as it is listed, and how it is shown."""

    id: str
    label: Reason
    show: Callable[[MainWindow], object]


class Index:
    """What may be found elsewhere, as things stand when it is made; words are put together once asked for.

    Facts are left out where they cannot be set now.
    """

    def __init__(self, bridge: SessionBridge, *, sets_facts: bool) -> None:
        self._bridge, self._sets_facts = bridge, sets_facts

    def find(self, query: str) -> list[Elsewhere]:
        """The places that have all words of a query, nearest first; none for less than two letters."""
        query = query.strip()
        if len(query) < _LEAST:
            return []
        return [*self._calculators(query), *self._tasks(query), *self._facts(query), *self._rules(query)]

    def _calculators(self, query: str) -> Iterator[Elsewhere]:
        game = game_on(self._bridge.base_board)
        for id_ in game.calculators if game else ():
            label = Reason("palette-calculator", about=Reason(f"calculator-{id_}"))
            if holds(query, self._bridge.reason_text(label)):
                yield Elsewhere(f"calculator:{id_}", label, partial(_show_calculator, id_))

    def _tasks(self, query: str) -> list[Elsewhere]:
        """Tasks that have the words in their title, then those that have them in their lines."""
        text, tasks = self._bridge.text, tasks_on(self._bridge.base_board)
        titled = [task for task in tasks if holds(query, text(task.title_key))]
        told = [task for task in tasks if task not in titled and holds(query, text(task.text_key))]
        return [_task(self._bridge, task) for task in (*titled, *told)[:_MOST_TASKS]]

    @cached_property
    def _names_of_facts(self) -> list[str]:
        session, words = self._bridge.session if self._sets_facts else None, FactWords(self._bridge)
        if session is None:
            return []
        piles = (words.of_pile(name, pile) for name, pile in session.state.piles.items())
        facts = map(words.of, session.system.facts(session.state))
        return [folded(text) for text in (*facts, *piles)]

    def _facts(self, query: str) -> Iterator[Elsewhere]:
        words = folded(query).split()
        if found := sum(all(word in name for word in words) for name in self._names_of_facts):
            label = Reason("palette-facts", args={"count": found, "query": query})
            yield Elsewhere("facts:", label, lambda window: _find_facts(window, query))

    def _rules(self, query: str) -> Iterator[Elsewhere]:
        text, book = self._bridge.text, rulebook_on(self._bridge.board)
        if book is None:
            return
        searched = _rules_in_words.of(
            (book, self._bridge.catalogue),
            lambda: Searched((rule, text(book.text_key(rule))) for rule in book.rules),
        )
        if found := searched.count(query):
            label = Reason("palette-rules", args={"count": found, "query": query})
            yield Elsewhere("rules:", label, lambda window: window.show_rule(query))


def _task(bridge: SessionBridge, task: Task) -> Elsewhere:
    label = Reason("palette-task", args={"title": bridge.text(task.title_key)})
    return Elsewhere(f"task:{task.id}", label, lambda window: _show_task(window, task))


def _show_task(window: MainWindow, task: Task) -> None:
    from ui.pages.guide_page import GuidePage

    page = window.desk.page(GuidePage)
    page.show_task(task)
    window.show_page(page.id, page)


def _show_calculator(id_: str, window: MainWindow) -> None:
    window.show_start_page()
    window.start_page.calculators.show_one(id_)


def _find_facts(window: MainWindow, query: str) -> None:
    from ui.pages.facts_page import FactsPage

    if window.page != FactsPage.id:
        window.desk.show(FactsPage.id)
    window.desk.page(FactsPage).look_for(query)
