"""What the groups of an order bring, roll by roll: strengths, support weapons, leaders (4.516)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from companion.chance.answers import Outcome
from companion.chance.requests import RollRequest, RollRow
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.purse_events import LinesWritten
from companion.games.elst.procedures.refit.state import Purse
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.refit.groups import Group, group_of
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.refit.records import PurchaseLine
from companion.games.elst.rules.refit.strength import (
    Strength,
    companions_of,
    is_weapon_received,
    leader_modifiers,
    leaders_of,
    single_weapons,
    strength_of,
    units_of,
    weapons_of,
)
from companion.kit.answering import Answered, Answers
from companion.reason import Reason
from companion.session.events import Asked

Lines = Sequence[PurchaseLine]
Write = Callable[[Faction, Lines, Sequence[Outcome], RefitReadings], Iterable[PurchaseLine]]


def unrolled_lines(faction: Faction, date: CampaignDate, purse: Purse) -> tuple[PurchaseLine, ...]:
    """The lines of an order before any roll; groups that roll for no strength have their units."""
    counts = dict(purse.bought_before(date))
    lines = []
    for purchase in purse.order:
        group = group_of(faction, purchase.group)
        counts[group.id] = counts.get(group.id, 0) + 1
        line = PurchaseLine(
            date=date,
            group=group.id,
            bought=counts[group.id],
            in_all=group.in_all,
            on_map=purchase.on_map,
        )
        lines.append(line if group.rolls_strength else _with_units(line, group, Strength.FULL))
    return tuple(lines)


def _with_units(line: PurchaseLine, group: Group, strength: Strength) -> PurchaseLine:
    units = units_of(group, strength)
    return line.model_copy(update={"units": (*units, *companions_of(group, units))})


def ask_for_rolls(course: Course, faction: Faction, lines: Lines, readings: RefitReadings) -> None:
    """Ask for the next dice that today's lines need, or write the lines as complete."""
    groups = [group_of(faction, line.group) for line in lines]
    request = (
        _strength_request(faction, lines, groups)
        or _weapons_request(faction, lines, groups, readings)
        or _leaders_request(faction, lines, groups)
    )
    if request:
        course.add(Asked(request=request, secret_to=faction.value))
        return
    date = course.scene.campaign.date
    done = tuple(lines)
    course.add(LinesWritten(lines=done, are_complete=True, date=date, secret_to=faction.value))


def _request(
    purpose: ElstPurpose, rule: str, faction: Faction, dice: int, rows: list[RollRow]
) -> RollRequest | None:
    if not rows:
        return None
    return RollRequest(purpose=purpose, rule=rule, subject=faction.value, dice=dice, rows=tuple(rows))


def _strength_request(faction: Faction, lines: Lines, groups: Sequence[Group]) -> RollRequest | None:
    rows = [
        RollRow(subject=str(number), title=Reason(group.text_key))
        for number, (line, group) in enumerate(zip(lines, groups, strict=True))
        if group.rolls_strength and line.strength is None
    ]
    return _request(ElstPurpose.STRENGTH, "4.5161", faction, 2, rows)


def _weapons_request(
    faction: Faction, lines: Lines, groups: Sequence[Group], readings: RefitReadings
) -> RollRequest | None:
    """One die for each support weapon of Depleted groups that have not rolled."""
    rows = [
        RollRow(subject=str(number), details={"weapon": weapon}, title=_weapon_title(group, weapon))
        for number, (line, group) in enumerate(zip(lines, groups, strict=True))
        if line.strength is Strength.DEPLETED and not line.has_rolled_weapons
        for weapon in single_weapons(group, readings)
    ]
    return _request(ElstPurpose.WEAPONS, "4.5162a", faction, 1, rows)


def _weapon_title(group: Group, weapon: str) -> Reason:
    return Reason("refit-weapon-of-group", args={"weapon": piece_type(weapon).name, "group": group.id})


def _leaders_request(faction: Faction, lines: Lines, groups: Sequence[Group]) -> RollRequest | None:
    rows = [
        RollRow(
            subject=str(number),
            title=Reason(group.text_key),
            modifiers=leader_modifiers(group.leaders, group.leader_drm, line.strength or Strength.FULL),
        )
        for number, (line, group) in enumerate(zip(lines, groups, strict=True))
        if group.leaders and not line.leaders
    ]
    return _request(ElstPurpose.LEADERS, "4.5163", faction, 2, rows)


# ---- answers ----


def _rolled(course: Course, told: Answered, write: Write) -> None:
    """Today's lines after a roll, and the next one asked for."""
    scene, faction = course.scene, Faction(told.subject)
    date = scene.campaign.date
    today = [line for line in scene.purse(faction).record if line.date is date]
    lines = tuple(write(faction, today, told.outcomes, scene.refit_readings))
    course.add(LinesWritten(lines=lines, are_complete=False, date=date, secret_to=faction.value))
    ask_for_rolls(course, faction, lines, scene.refit_readings)


def _write_strengths(
    faction: Faction, lines: Lines, rolled: Sequence[Outcome], readings: RefitReadings
) -> Iterator[PurchaseLine]:
    found = {int(outcome.row.subject): strength_of(outcome.final) for outcome in rolled}
    for number, line in enumerate(lines):
        group = group_of(faction, line.group)
        yield _at_strength(line, group, found[number], readings) if number in found else line


def _at_strength(
    line: PurchaseLine, group: Group, strength: Strength, readings: RefitReadings
) -> PurchaseLine:
    """With its units; at full strength with all support weapons too."""
    weapons = weapons_of(group, readings) if strength is Strength.FULL else ()
    return _with_units(line, group, strength).model_copy(update={"strength": strength, "received": weapons})


def _write_weapons(
    faction: Faction, lines: Lines, rolled: Sequence[Outcome], readings: RefitReadings
) -> Iterator[PurchaseLine]:
    received: dict[int, list[Pieces]] = {}
    for outcome in rolled:
        got = received.setdefault(int(outcome.row.subject), [])
        if is_weapon_received(Strength.DEPLETED, outcome.final):
            got.append(Pieces(type=outcome.row.details["weapon"], count=1))
    for number, line in enumerate(lines):
        yield _with_weapons(line, received[number]) if number in received else line


def weapons_apart(request: dict[str, Any]) -> dict[str, Any]:
    """A request as up to version 0.1.0, where line and weapon stood in the subject of a row."""
    if request["purpose"] != ElstPurpose.WEAPONS:
        return request
    return request | {"rows": [_weapon_apart(row) for row in request["rows"]]}


def _weapon_apart(row: dict[str, Any]) -> dict[str, Any]:
    number, weapon = row["subject"].split("/")
    return row | {"subject": number, "details": {"weapon": weapon}}


def _with_weapons(line: PurchaseLine, weapons: list[Pieces]) -> PurchaseLine:
    return line.model_copy(update={"received": gathered(weapons), "has_rolled_weapons": True})


def _write_leaders(
    faction: Faction, lines: Lines, rolled: Sequence[Outcome], readings: RefitReadings
) -> Iterator[PurchaseLine]:
    found = {int(outcome.row.subject): outcome.final for outcome in rolled}
    for number, line in enumerate(lines):
        table = group_of(faction, line.group).leaders
        leaders = leaders_of(table, found[number]) if table and number in found else line.leaders
        yield line.model_copy(update={"leaders": leaders})


ANSWERS: Answers = {
    ElstPurpose.STRENGTH: partial(_rolled, write=_write_strengths),
    ElstPurpose.WEAPONS: partial(_rolled, write=_write_weapons),
    ElstPurpose.LEADERS: partial(_rolled, write=_write_leaders),
}
