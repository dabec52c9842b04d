"""Printed values that undo leaves known: once told, they are remembered for the whole game."""

from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from companion.kit.facts import fact_at
from companion.kit.game import AnyGame
from companion.kit.sheets import SheetGame
from companion.kit.system import State
from companion.session.commands import KeepPrinted
from companion.session.events import QuestionAnswered
from companion.session.journal import Act, Done


def kept_printed(
    system: AnyGame, undone: Sequence[Act], before: State, after: State
) -> Iterator[KeepPrinted]:
    """What tells again the values that were asked for by acts that are undone, for each who holds them.

    Nothing where a question waits again, or was all that was undone: players take back what they answered.
    """
    is_asked = any(isinstance(event, QuestionAnswered) for act in undone for event in act.events)
    if not is_asked or after.waiting or not isinstance(system, SheetGame):
        return
    known = _told(system, after)
    lost: dict[str, dict[str, JsonValue]] = {}
    for (owner, path), value in _told(system, before).items():
        if value is not None and known.get((owner, path), value) is None:
            lost.setdefault(owner, {})[path] = value
    for owner, facts in lost.items():
        yield KeepPrinted(facts=facts, secret_to=owner, faction=owner)


def is_kept(step: Done) -> bool:
    """Whether undo did a step, so that values stay known: players did nothing by it."""
    return any(isinstance(body.command, KeepPrinted) for act in step.acts for body in act.bodies)


def _told(system: SheetGame, state: State) -> dict[tuple[str, str], JsonValue]:
    facts = system.printed_facts(state)
    return {(f.secret_to, f.path): fact_at(state.scope(f.secret_to).game, f.path) for f in facts}
