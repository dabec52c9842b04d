"""What gives a form is in sight, however long the form and however small the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton

from companion.known_games import GAMES
from tests.forms import IS_LONG, tried_with
from tests.layout.flaws import judge
from tests.layout.played import EVENINGS, at, kinds
from tests.layout.settling import settle
from tests.layout.shown import name, place, seen
from tests.layout.variants import Variant
from ui.operations.session import take_session
from ui.panels.game_pages import GamePages
from ui.panels.panel import Panel
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.shell.dock_specs import PROMPT
from ui.tour.guide import Guide
from ui.tour.stops import STOPS
from ui.widgets.fold import Fold
from ui.widgets.layouts import scrolling

SMALL = (Variant((1024, 700), "en", is_largest=True), Variant((1024, 700), "ja", is_largest=True))
_STOPS = {stop.id: stop for stop in STOPS}
LONG_WORK = ("shift", "correction", "two-machines", "escape", "fair-play", "recap", "hand-over")
MOVING = 47  # entries of the recorded game of Elst: a stack is in hand
FORMS = {"elst": (8,)}  # where nothing is asked beside them


@pytest.mark.slow
@tried_with("state", LONG_WORK, short=3)
def test_what_gives_a_page_or_panel_is_in_sight(guide: Guide, state: str) -> None:
    guide.start_over(_STOPS[state].board)
    _STOPS[state].visit(guide)
    window = guide.window
    for variant in SMALL:
        variant.put_on(window)
        settle(window)
        giving = [one for one in window.findChildren(QPushButton) if one.isVisible() and one.isDefault()]
        assert giving
        hidden = [name(one) for one in giving if seen(one) != place(one)]
        assert not hidden, (variant.name, hidden)


@pytest.mark.fuzz
@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("evening", EVENINGS if IS_LONG else FORMS)
def test_what_gives_a_form_is_in_sight_as_the_form_opens(guide: Guide, evening: str) -> None:
    opened = below = 0
    for entries in kinds(evening) if IS_LONG else FORMS[evening]:
        session = at(evening, entries)
        if session.state.waiting:
            continue  # what is asked comes first: until then no choice is to be made
        guide.start_over(GAMES[session.system.id].board)
        take_session(guide.bridge, session)
        guide.window.show_map()
        for form, where in _opened(guide, SMALL[entries % 2]):
            opened += 1
            if scrolling(form).room < 2 * form.accept.height():
                continue  # what is asked beside it leaves it less than its foot and as much again
            below += form.accept.window() is guide.window and not form.isAncestorOf(form.accept)
            assert seen(form.accept) == place(form.accept), (entries, *where)
    assert opened
    assert below or IS_LONG


@pytest.mark.long
@pytest.mark.slow
def test_what_gives_a_form_over_the_map_is_in_sight_in_its_own_colours(guide: Guide) -> None:
    session = at("elst", MOVING)
    guide.start_over(GAMES[session.system.id].board)
    take_session(guide.bridge, session)
    window = guide.window
    window.show_map()
    for variant in (Variant((1024, 700)), *SMALL):
        variant.put_on(window)
        window.take_tool("move")
        settle(window)
        card = window.map_view.move_card
        asking = [one for one in card._moving.choices() if one.inputs]
        assert asking
        for choice in asking:
            card._do(choice)
            settle(window)
            assert card.form is not None
            accept = card.form.accept
            assert seen(accept) == place(accept), (variant.name, choice.label.key)
            assert not seen(accept).intersects(seen(card.done))
            flaws = judge(window, is_table_mode=False)
            assert not [one for one in flaws if "MoveCard" in one and "_Row" in one], flaws
            card.form.refuse.click()
            settle(window)


def _opened(guide: Guide, variant: Variant) -> Iterator[tuple[ChoiceForm, tuple[str, ...]]]:
    """Every form of every panel, one after the other, and where it is."""
    window = guide.window
    variant.put_on(window)
    for dock in sorted({*window.docks.by_id} - {PROMPT}):
        window.docks.bring(dock)
        panel = window.docks.panels[dock]
        for page in panel.pages.values() if isinstance(panel, GamePages) else ("",):
            if isinstance(panel, GamePages):
                panel.show_part(str(page))
            _unfold(guide, panel)
            for form, label in _forms(guide, panel):
                yield form, (dock, str(page), label)


def _unfold(guide: Guide, panel: Panel) -> None:
    for one in panel.findChildren(Fold):
        if one.isVisible() and not one.is_open:
            one.head.click()
    settle(guide.window)


def _forms(guide: Guide, panel: Panel) -> Iterator[tuple[ChoiceForm, str]]:
    """A list is drawn anew as its form goes: it is found again by its place."""
    for place_in_panel, choice in [
        (number, choice)
        for number, one in enumerate(_lists(panel))
        for choice in one.choices
        if choice.inputs and choice.is_legal
    ]:
        view = _lists(panel)[place_in_panel]
        view.choose(choice)
        settle(guide.window)
        form = view.form
        assert form is not None
        yield form, choice.label.key
        form.refuse.click()
        settle(guide.window)


def _lists(panel: Panel) -> list[ChoiceListView]:
    return [one for one in panel.findChildren(ChoiceListView) if one.isVisible()]
