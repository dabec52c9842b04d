"""The stops of the tour that show a session as a whole: its pages, its log, hand-over and packing up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.system import Players, Start
from companion.sight.marker_kinds import MarkerKind
from ui import operations
from ui.pages.facts_page import FactsPage
from ui.pages.hand_over_page import HandOverPage
from ui.session.files import fresh_file
from ui.shell.kinds import of_kind
from ui.widgets.stepper import Stepper

if TYPE_CHECKING:
    from companion.kit.panels import Choice
    from ui.tour.guide import Guide

_SCENARIO = "initial"
_SMOKE = "NN10"
_LOOK = ("NN8", "MM15")


def new_session(guide: Guide) -> None:
    """How a session is begun."""
    guide.window.desk.show("new-session")


def session(guide: Guide) -> None:
    """A session on the map, in the first phase where something is asked."""
    _begin(guide)
    _choose(guide, "elst-choice-next-phase")
    guide.run("fit")


def log(guide: Guide) -> None:
    """A log with a step undone, a bookmark and a note."""
    session(guide)
    bridge = guide.bridge
    operations.toggle_marker(bridge, guide.hex(_SMOKE), MarkerKind.SMOKE)
    operations.set_bookmark(bridge, bridge.in_play.journal.next_seq - 1, is_on=True)
    guide.look(*_LOOK)
    operations.write_note(bridge, bridge.in_play.journal.next_seq - 1, "!")
    _choose(guide, "elst-choice-next-phase")
    operations.undo(bridge)
    guide.window.docks.bring("log")


def overrule(guide: Guide) -> None:
    """A refusal that the table may overrule, its note being written."""
    session(guide)
    _choose(guide, "elst-choice-agree")
    guide.window.message_bar.ask_for_note()


def facts(guide: Guide) -> None:
    """Facts being set."""
    session(guide)
    guide.run("set-facts")
    turn = guide.window.desk.page(FactsPage).editors["clock/moment/turn"]
    of_kind(Stepper, turn.field).more.click()


def readings(guide: Guide) -> None:
    """The readings of the session."""
    session(guide)
    guide.run("readings")


def recap(guide: Guide) -> None:
    """Coming back to a session."""
    log(guide)
    guide.run("recap")


def hand_over(guide: Guide) -> None:
    """The British player is to sit down."""
    _begin_for_two(guide)
    guide.run("hand-over")
    guide.window.desk.page(HandOverPage).factions.button("british").click()


def two_machines(guide: Guide) -> None:
    """The session is about to be opened to a second machine."""
    _begin_for_two(guide)
    guide.run("host-table")


def _begin_for_two(guide: Guide) -> None:
    start = Start(scenario=_SCENARIO, players=Players.TWO)
    operations.begin_session(guide.bridge, fresh_file("tour"), start)


def pack_up(guide: Guide) -> None:
    """The list of what stands where."""
    session(guide)
    operations.toggle_marker(guide.bridge, guide.hex(_SMOKE), MarkerKind.SMOKE)
    operations.toggle_marker(guide.bridge, guide.hex("JJ11"), MarkerKind.VEHICLE)
    guide.run("pack-up")


def _begin(guide: Guide) -> None:
    operations.begin_session(guide.bridge, fresh_file("tour"), Start(scenario=_SCENARIO))
    guide.window.desk.go_to_map()


def _choose(guide: Guide, key: str) -> None:
    """Do what one of the game's choices says, even where it is refused."""
    guide.execute(_choice(guide, key).build())


def _choice(guide: Guide, key: str) -> Choice:
    return next(choice for choice in guide.bridge.in_play.choices() if choice.label.key == key)
