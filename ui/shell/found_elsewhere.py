"""What else some words lead to: tasks of the guide, facts that can be set, rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.guide import tasks_on
from companion.known_games import rulebook_on
from companion.reason import Reason
from companion.rulebook import is_found, plain

if TYPE_CHECKING:
    from companion.guide import Task
    from ui.session.bridge import SessionBridge
    from ui.shell.main_window import MainWindow

_LEAST = 2  # letters
_MOST_TASKS = 3


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A place that some words lead to, as it is listed, and how it is shown."""

    id: str
    label: Reason
    show: Callable[[MainWindow], object]


def found_elsewhere(bridge: SessionBridge, query: str, *, sets_facts: bool) -> list[Elsewhere]:
    """The places that have all words of a query, nearest first; none for less than two letters.

    Facts are left out where they cannot be set now.
    """
    words = plain(query).split()
    if len("".join(words)) < _LEAST:
        return []
    facts = _facts(bridge, query, words) if sets_facts else ()
    return [*_tasks(bridge, words), *facts, *_rules(bridge, query)]


def _tasks(bridge: SessionBridge, words: list[str]) -> list[Elsewhere]:
    """Tasks that have the words in their title, then those that have them in their lines."""
    tasks = tasks_on(bridge.base_board)
    titled = [task for task in tasks if _has(bridge.text(task.title_key), words)]
    told = [task for task in tasks if task not in titled and _has(bridge.text(task.text_key), words)]
    return [_task(bridge, task) for task in (*titled, *told)[:_MOST_TASKS]]


def _task(bridge: SessionBridge, task: Task) -> Elsewhere:
    label = Reason("palette-task", args={"title": bridge.text(task.title_key)})
    return Elsewhere(f"task:{task.id}", label, lambda window: _show_task(window, task))


def _show_task(window: MainWindow, task: Task) -> None:
    from ui.pages.guide_page import GuidePage

    page = window.desk.page(GuidePage)
    page.show_task(task)
    window.show_page(page.id, page)


def _facts(bridge: SessionBridge, query: str, words: list[str]) -> Iterator[Elsewhere]:
    session = bridge.session
    facts = session.system.facts(session.state) if session else ()
    if found := sum(_has(bridge.reason_text(fact.label), words) for fact in facts):
        label = Reason("palette-facts", args={"count": found, "query": query.strip()})
        yield Elsewhere("facts:", label, lambda window: _find_facts(window, query.strip()))


def _find_facts(window: MainWindow, query: str) -> None:
    from ui.pages.facts_page import FactsPage

    if window.page != FactsPage.id:
        window.desk.show(FactsPage.id)
    window.desk.page(FactsPage).search.setText(query)


def _rules(bridge: SessionBridge, query: str) -> Iterator[Elsewhere]:
    book = rulebook_on(bridge.board)
    rules = [rule for chapter in book.chapters for rule in chapter.rules] if book else []
    if found := sum(is_found(query, rule, bridge.text(book.text_key(rule))) for rule in rules if book):
        label = Reason("palette-rules", args={"count": found, "query": query.strip()})
        yield Elsewhere("rules:", label, lambda window: window.show_rule(query.strip()))


def _has(text: str, words: list[str]) -> bool:
    return all(word in plain(text) for word in words)
