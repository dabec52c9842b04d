"""The campaign's records as sheets: what both players know, and a side's own roster and purchases (4.13)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.words import pieces_in_words, roster_text
from companion.games.elst.procedures.refit.events import (
    AreasFixed,
    ChitsRevealed,
    NewDateBegan,
    ScenariosPlanned,
    date_in_words,
)
from companion.games.elst.procedures.refit.state import Purse
from companion.games.elst.procedures.refit.stock_words import place_in_words
from companion.games.elst.rules.campaign_dates import FIRST_DATE, CampaignDate
from companion.games.elst.rules.forces.counted import gathered
from companion.games.elst.rules.refit.groups import Group, GroupKind, group_of
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType
from companion.games.elst.rules.refit.purchases import Purchase
from companion.games.elst.rules.refit.records import PurchaseLine, RosterLine
from companion.games.elst.shown.order_of_battle import retained_by_place, tracked_elsewhere
from companion.games.elst.shown.victory import verdict
from companion.games.elst.table.field import Field
from companion.games.elst.table.scene import Scene
from companion.games.elst.table.state import ElstGame
from companion.kit.panels import Table
from companion.reason import Reason
from companion.reports.sheet import Section, Sheet
from companion.session.journal import Journal
from companion.session.messages import Event
from companion.session.session import Session

_NOTHING = "–"
_COURSE = ("date", "chits", "scenario", "areas")
_ROSTER = ("date", "start", "gained", "total", "purchases", "spent", "left")
_RECORD = ("date", "id", "group", "p", "r", "str", "units", "sw", "leaders", "setup", "other")
_FORCES = ("place", "counters")


# ---- a session's records ----


def session_sheets(session: Session) -> tuple[Sheet, ...]:
    """The course, and a sheet for every side whose secrets are open or have been revealed."""
    journal = Journal(session.system, session.system.factions)
    for entry in session.journal.entries:
        journal.append(entry)
    purses = {Faction(side): scope.game for side, scope in journal.state.secrets.items()}
    shown = (side for side in Faction if session.secrecy.is_open(side) or purses[side] != Purse())
    course = course_sheet(_public_events(journal), journal.state.game)
    if won := verdict(Scene.of(journal.state, Field(session.system.board))):
        ended = _section("victory", ("victory",), tuple((line,) for line in won))
        course = replace(course, sections=(*course.sections, ended))
    return (course, *(purse_sheet(side, purses[side]) for side in shown))


def _public_events(journal: Journal) -> Iterator[Event]:
    """How the session began, and what holds since."""
    opening = journal.entries[0].body
    events = (*(opening.events if opening else ()), *(e for act in journal.acts for e in act.events))
    return (event for event in events if not event.secret_to)


# ---- what both know ----


@dataclass(frozen=True, slots=True)
class _Day:
    """A date of the campaign as it went. `scenarios` None: not known yet."""

    date: CampaignDate
    chits: Mapping[Faction, Chit] | None = None
    scenarios: tuple[ScenarioType, ...] | None = None
    areas: Mapping[Faction, int] | None = None


def course_sheet(events: Iterable[Event], game: ElstGame) -> Sheet:
    """Date by date: chits shown, scenarios, and the Setup Areas fixed after them; the forces as they are.

    Takes public events, and what both know of the game.
    """
    rows = tuple(_day_row(day) for day in _days(events))
    course = _section("course", _COURSE, rows)
    return Sheet(Reason("record-public"), (course, _section("forces", _FORCES, tuple(_force_rows(game)))))


def _force_rows(game: ElstGame) -> Iterator[tuple[Reason, ...]]:
    """Each side's order of battle, every counter once: by areas, on the map, in the piles."""
    retained, tracked = tuple(retained_by_place(game)), tuple(tracked_elsewhere(game))
    for side in Faction:
        for _, place, pieces in (lot for lot in retained if lot[0] is side):
            where = place_in_words(side, place) if place else _pile(side, Spot.RETAINED)
            yield where, pieces_in_words(pieces)
        for spot in Spot:
            there = (one.pieces for one in tracked if (one.faction, one.place.spot) == (side, spot))
            if found := gathered(there):
                yield _pile(side, spot), pieces_in_words(found)


def _pile(side: Faction, spot: Spot) -> Reason:
    return Reason("record-place", args={"side": side.value, "spot": spot.value})


def _days(events: Iterable[Event]) -> Iterator[_Day]:
    day = _Day(FIRST_DATE, scenarios=(ScenarioType.BRITISH_ATTACK,))
    for event in events:
        match event:
            case NewDateBegan(date=date):
                yield day
                day = _Day(date)
            case ChitsRevealed(chits=chits):
                day = replace(day, chits=chits)
            case ScenariosPlanned(scenarios=scenarios):
                day = replace(day, scenarios=scenarios)
            case AreasFixed(areas=areas):
                day = replace(day, areas={s: sum(a.faction is s for a in areas.areas) for s in Faction})
    yield day


def _day_row(day: _Day) -> tuple[Reason, ...]:
    chits = {side.value: chit.value for side, chit in day.chits.items()} if day.chits else None
    areas = {side.value: count for side, count in day.areas.items()} if day.areas else None
    return (
        date_in_words("refit-date", day.date),
        Reason("refit-log-chits", args=chits) if chits else _cell(),
        _scenarios(day.scenarios),
        Reason("refit-log-areas", args=areas) if areas else _cell(),
    )


def _scenarios(planned: tuple[ScenarioType, ...] | None) -> Reason:
    """One, two on a date on which both attack, none on an Idle Date."""
    if planned is None:
        return _cell()
    return Reason("record-scenarios", args={"types": "-and-".join(planned) or "idle"})


# ---- what a side knows ----


def purse_sheet(side: Faction, purse: Purse) -> Sheet:
    """A side's campaign roster (4.515) and purchase record (4.5153)."""
    carried = (*(line.start for line in purse.roster[1:]), purse.left)  # set right since, if need be
    roster = tuple(map(partial(_roster_row, side), purse.roster, carried))
    record = tuple(_record_row(side, line) for line in purse.record)
    sections = (_section("roster", _ROSTER, roster), _section("purchases", _RECORD, record))
    return Sheet(Reason("record-own", args={"side": side.value}), sections, secret_to=side.value)


def _roster_row(side: Faction, line: RosterLine, left: int) -> tuple[Reason, ...]:
    bought = ", ".join(_bought(side, purchase) for purchase in line.purchases)
    cells = (str(line.start), str(line.gained), str(line.total), bought, str(line.spent), str(left))
    return (date_in_words("refit-date", line.date), *map(_cell, cells))


def _bought(side: Faction, purchase: Purchase) -> str:
    """An id with O for on map: "I1 O"."""
    id_ = _id(group_of(side, purchase.group))
    return f"{id_} O" if purchase.on_map else id_


def _id(group: Group) -> str:
    """As the tables print it; the Attack chit has none."""
    return "AC" if group.kind is GroupKind.ATTACK_CHIT else group.id


def _record_row(side: Faction, line: PurchaseLine) -> tuple[Reason, ...]:
    counters = (roster_text(line.units), roster_text(line.received), ", ".join(line.leaders))
    return (
        date_in_words("refit-date", line.date),
        _cell(_id(group_of(side, line.group))),
        Reason(group_of(side, line.group).text_key),
        *map(_cell, (str(line.bought), str(line.remaining), line.strength_letter)),
        *map(_cell, counters),
        _cell(line.setup_letter),
        place_in_words(side, line.retained_in) if line.retained_in else _cell(),
    )


# ---- parts ----


def _section(name: str, columns: tuple[str, ...], rows: tuple[tuple[Reason, ...], ...]) -> Section:
    headings = tuple(Reason(f"record-column-{column}") for column in columns)
    return Section(Reason(f"record-{name}"), Table(headings, rows), Reason("record-empty"))


def _cell(text: str = "") -> Reason:
    return Reason("refit-cell", args={"text": text or _NOTHING})
