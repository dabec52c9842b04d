"""The panels of the session in play and what is due in it, as its game describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.now import now_at, with_waiting
from companion.kit.panel_set import PanelSet, broken_panel
from companion.kit.panels import ChoiceList
from companion.latest import Latest
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from companion.kit.now import Now
    from companion.kit.panels import Choice, Panel, Procedure
    from companion.kit.picks import Pick
    from companion.reason import Reason
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


_panels: Latest[PanelSet] = Latest(
    PanelSet({"": broken_panel}), most=2
)  # tracker, strip and docks all ask for them
_now: Latest[Now | None] = Latest(None, most=2)  # strip, actions and buttons all ask for it


def now_of(bridge: SessionBridge) -> Now | None:
    """What is due now and next, and what leads on; None without a session that can be read here."""
    session = bridge.session
    return asked(bridge, lambda: _now_in(session), None) if session and not session.is_closed else None


def _now_in(session: Session) -> Now | None:
    def looked_at() -> Now | None:
        now = now_at(session.system, session.state)
        return with_waiting(now, session.state) if now else None

    return _now.of((session.state, session.system), looked_at)


def pick_of(bridge: SessionBridge) -> Pick | None:
    """Which act does what is due next; nobody who looks on, or at an earlier moment, is asked."""
    session, now = bridge.session, now_of(bridge)
    if session is None or session.is_looking_on or session.mending.past is not None:
        return None
    return now.next.pick if now and now.next else None


def plain_choices(bridge: SessionBridge) -> dict[str, Choice]:
    """What the game in play knows to do that takes nothing more, by ids of no action; what is refused last.

    What is due is among it, called as the strip calls it.
    """
    session, now = bridge.session, now_of(bridge)
    if session is None or session.is_closed or session.state.waiting:
        return {}
    nothing: tuple[Choice, ...] = ()
    offered = asked(bridge, session.choices, nothing)
    due = [one.choice for one in now.due if one.choice and one.choice not in offered] if now else []
    found = [one for one in (*offered, *due) if not one.inputs and not one.goes_on]
    found.sort(key=lambda choice: not choice.is_legal)
    return {f"choice/{place}": choice for place, choice in enumerate(found)}


def form_choices(bridge: SessionBridge) -> dict[str, tuple[Choice, Panel]]:
    """What takes more in a form of a panel beside the map, by ids of no action: with its panel."""
    session = bridge.session
    if session is None or session.is_closed or session.state.waiting:
        return {}
    found = [
        (choice, panel)
        for panel in panels_of(bridge)
        if panel.procedure is None
        for part in panel.parts
        if isinstance(part, ChoiceList)
        for choice in part.choices
        if choice.inputs and not choice.goes_on
    ]
    return {f"form/{place}": one for place, one in enumerate(found)}


def panels_of(bridge: SessionBridge) -> PanelSet:
    """Every panel of the game in play; none without a session that can be read here."""
    session = bridge.session
    if session is None or session.is_closed:
        return PanelSet({})
    return asked(bridge, lambda: _panels_in(session), PanelSet({"": broken_panel}))


def _panels_in(session: Session) -> PanelSet:
    return _panels.of((session.state, session.system), lambda: session.system.panels(session.state))


def panel_of(bridge: SessionBridge, id_: str) -> Panel | None:
    """The panel of an id; None while the game has none of it."""
    return panels_of(bridge).named(id_)


def procedure_panel_of(bridge: SessionBridge) -> Panel | None:
    """The panel that walks a procedure; None while the game has none."""
    return panels_of(bridge).walked


def procedure_of(bridge: SessionBridge) -> Procedure | None:
    """The procedure that is walked step by step; None while the game has none."""
    panel = procedure_panel_of(bridge)
    return panel.procedure if panel else None


def procedure_name(bridge: SessionBridge) -> Reason | None:
    """What the game calls its procedure; None while it has none."""
    panel = procedure_panel_of(bridge)
    return panel.title if panel else None
