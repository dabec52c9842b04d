"""Everything that the game shows can be said in every language."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from companion.kit.panels import Checklist, Choice, ChoiceList, Gauge, Lines, Panel, Table, Track
from companion.kit.questions import Question
from companion.paths import resources_dir
from companion.reason import Reason
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.random_play import Player, Wilful
from tests.games.elst.table import BOARD, SYSTEM

ACTS = 200


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(request.param)


def of_panel(panel: Panel) -> Iterator[Reason]:
    yield panel.title
    for part in panel.parts:
        match part:
            case Lines():
                yield from part.lines
            case ChoiceList():
                for choice in part.choices:
                    yield from of_choice(choice)
            case Gauge():
                yield part.label
            case Checklist():
                for item in part.items:
                    yield from (item.label, *item.reminders)
            case Track():
                yield from part.boxes
            case Table():
                yield from (*part.columns, *(cell for row in part.rows for cell in row))


def of_choice(choice: Choice) -> Iterator[Reason]:
    yield choice.label
    for input_ in choice.inputs:
        yield input_.label
        yield from (Reason(f"option-{option}") for option in input_.options)
    if choice.refusal:
        yield choice.refusal


def of_session(player: Player) -> Iterator[Reason]:
    session = player.session
    state = session.state
    for panel in SYSTEM.panels(state):
        yield from of_panel(panel)
    for request in state.waiting:
        yield request.title
        if isinstance(request, Question):
            yield from (Reason(f"option-{option}") for option in request.options)
    for line in session.log()[-3:]:
        yield line.label
        yield from (reason for group in line.details for reason in group)
    yield from SYSTEM.recap(state)
    for item in SYSTEM.inventory(state):
        yield from (item.piece, *item.marks, *((item.place,) if item.place else ()))
    yield from (fact.label for fact in SYSTEM.facts(state))


def identity(reason: Reason | None) -> tuple[object, ...]:
    """What a reason is told by: alike ones are worded alike."""
    if reason is None:
        return ()
    return reason.key, reason.rule, reason.hexes, tuple(reason.args.items()), identity(reason.about)


@cache
def said_at_random(kind: type[Player]) -> tuple[Reason, ...]:
    """Everything that random play says, whatever the language; what is said again, once."""
    random, said = Random(7), dict[tuple[object, ...], Reason]()
    player = kind(random)
    for act in range(ACTS):
        if player.is_over:
            player = kind(random)
        player.act()
        if act % 3 == 0:
            said.update((identity(reason), reason) for reason in of_session(player))
    return tuple(said.values())


@pytest.mark.parametrize("kind", [Player, Wilful])
def test_random_play_never_lacks_a_word(catalogue: Catalogue, kind: type[Player]) -> None:
    """A missing text or argument raises in tests."""
    said = said_at_random(kind)
    for reason in said:
        assert catalogue.reason(reason, BOARD.hex_name)
    assert len({reason.key for reason in said}) > 100


def test_every_setting_has_a_title_and_a_name_for_each_option(catalogue: Catalogue) -> None:
    for setting in SYSTEM.settings:
        assert catalogue.text(f"setting-{setting.key}")
        for option in setting.options or ():
            if isinstance(option, str):
                assert catalogue.text(f"option-{option}")


def test_what_is_retained_and_the_idle_chit_are_called_in_japanese_as_the_rulebook_does() -> None:
    for path in (resources_dir() / "text" / "ja" / "elst").glob("*.ftl"):
        text = path.read_text("utf-8").replace("場所を保持するもの", "")
        assert "保持" not in text, path.name
        assert text.count("休止") == text.count("戦闘休止"), path.name
