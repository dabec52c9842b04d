"""What a roll of the Refit Phase is said to bring is what it brings, die by die (4.506f, 4.508, 4.511g)."""

from dataclasses import replace

import pytest

from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import RollTable, TryEscape, TryShift
from companion.games.elst.procedures.refit.escape_words import outcome_in_words
from companion.games.elst.procedures.refit.escaping import escape_stack
from companion.games.elst.procedures.refit.events import EscapeMade
from companion.games.elst.procedures.refit.state import ShiftOutcome
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.forecasts import forecast
from companion.kit.cards import card_of
from companion.kit.panels import Forecast
from companion.kit.questions import YES, Question, Reply
from companion.reason import Reason
from companion.session.messages import Command
from tests.forms import tried_with
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import at_step, count, hex_at, last_told

ALL_DR, ALL_DR_OF_ONE = range(2, 13), range(1, 7)

# Who tries from where, and how many leaders are wounded: those of whom the table makes something else.
STACKS = [
    (BRITISH, "8-0, 4-5-7", "H17", 1),
    (GERMAN, "SS 4-4-7, 9-1", "C20", 0),
    (BRITISH, "Sherman V", "H17", 0),
    (GERMAN, "SS 2-3-7", "B16", 0),
    (BRITISH, "4-5-7", "H17", 0),
    (BRITISH, "2-4-7", "H17", 0),
    (BRITISH, "2-2-8", "H17", 0),
    (BRITISH, "8-0, 2-2-8", "H17", 0),
    (BRITISH, "8-0", "H17", 1),
    (BRITISH, "6+1", "H17", 0),
    (GERMAN, "4-3-6", "C20", 0),
]


@pytest.fixture(scope="module")
def at_escape() -> CampaignTable:
    return at_step(RefitStep.ESCAPE)


def said(table: CampaignTable, command: Command) -> Forecast:
    found = forecast(SYSTEM.scene(table.state), command)
    assert found is not None
    return found


def roll(table: CampaignTable, command: Command, *dice: int) -> list[Reason]:
    """Make the roll, a wounded leader who is hit again dying of it, and say what was told."""
    table.do(command)
    assert isinstance(table.asked, RollRequest)
    table.session.answer(table.asked.id, RollAnswer.physical(*dice))
    while isinstance(table.asked, Question):
        table.session.answer(table.asked.id, Reply(value=YES))
    return last_told(table)


def back_to(table: CampaignTable, length: int) -> None:
    while len(table.session.journal.done) > length:
        table.session.undo()


def escape_told(table: CampaignTable) -> EscapeMade:
    acts = table.session.journal.done[-1].acts
    return next(one for act in reversed(acts) for one in reversed(act.events) if isinstance(one, EscapeMade))


@tried_with(("side", "text", "hex_", "wounded"), STACKS, 2)
def test_an_escape_brings_what_was_said_of_it(
    at_escape: CampaignTable, side: Faction, text: str, hex_: str, wounded: int
) -> None:
    command = TryEscape(side=side, text=text, hex=hex_at(hex_), wounded=wounded)
    odds = said(at_escape, command)
    stack = escape_stack(SYSTEM.scene(at_escape.state), command)
    start = len(at_escape.session.journal.done)
    for dr in ALL_DR:
        outcome = outcome_in_words(stack, dr + odds.drm)
        assert outcome in [reason for reason, _ in odds.rows]
        roll(at_escape, command, dr)
        made = escape_told(at_escape)
        what = outcome.about or outcome
        units = "" if what.key == "refit-odds-escapes" else str(what.args.get("units", ""))
        if outcome.key == "refit-odds-wounded-again":
            assert made.lost  # as the table said
        elif what.key == "refit-odds-escapes":
            assert (made.lost, made.result.value) == ((), "escapes")
        else:
            assert " ".join(sorted(units.split(", "))) == " ".join(sorted(made.survivors))
        back_to(at_escape, start)


@pytest.mark.parametrize(("side", "text", "hex_", "wounded"), STACKS)
def test_the_card_says_the_same_as_the_odds(
    at_escape: CampaignTable, side: Faction, text: str, hex_: str, wounded: int
) -> None:
    command = TryEscape(side=side, text=text, hex=hex_at(hex_), wounded=wounded)
    outcomes = [replace(reason, rule="") for reason, _ in said(at_escape, command).rows]
    start = len(at_escape.session.journal.done)
    at_escape.do(command)
    assert isinstance(at_escape.asked, RollRequest)
    told = [line.about for line in card_of(at_escape.asked).lines if line.key == "refit-outcome-on"]
    back_to(at_escape, start)
    assert {*outcomes} <= {*told}


def test_nothing_is_said_to_replace_a_crew(at_escape: CampaignTable) -> None:
    """No source gives what a crew is Replaced by: it comes out as it is, and that is told."""
    command = TryEscape(side=BRITISH, text="2-2-8", hex=hex_at("H17"))
    keys = [reason.key for reason, _ in said(at_escape, command).rows]
    assert keys == ["refit-odds-escapes", "refit-odds-eliminated"]
    start = len(at_escape.session.journal.done)
    told = {one.key for one in roll(at_escape, command, 9 - said(at_escape, command).drm)}
    back_to(at_escape, start)
    assert {"refit-escape-escapes", "elr-crew-unknown"} <= told


SHIFTS = {8: "success", 9: "failure", 11: "success-with-losses", 12: "eliminated"}


@pytest.mark.parametrize("dr", ALL_DR)
def test_a_shift_brings_what_was_said_of_it(dr: int) -> None:
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "SS 4-4-7")
    command = TryShift(faction=GERMAN, text="SS 4-4-7", origin="#1", goal="#2")
    odds = said(table, command)
    table.do(command)
    request = table.state.secrets[GERMAN].waiting[0] if not table.asked else table.asked
    table.session.answer(request.id, RollAnswer.physical(dr))
    (move,) = table.purse(GERMAN).moves
    assert isinstance(move, ShiftOutcome)
    keys = [reason.key.removeprefix("refit-odds-shift-") for reason, _ in odds.rows]
    chance = sum(c for r, c in odds.rows if r.key.endswith(f"-shift-{move.result.value}"))
    assert move.result.value in keys
    assert chance > 0


# What is rolled for at each table of one die, with what ails it and the step.
TABLE_CASES = [
    (RollKind.WOUNDED, "9-1", Mark.WOUNDED, RefitStep.WOUNDED),
    (RollKind.STUN, "Sherman V", Mark.STUNNED, RefitStep.REPAIR),
    (RollKind.IMMOBILE, "Sherman V", Mark.IMMOBILE, RefitStep.REPAIR),
    (RollKind.CAPTURED, "LMG", Mark.CAPTURED, RefitStep.REPAIR),
]


@pytest.mark.parametrize(("kind", "text", "mark", "step"), TABLE_CASES)
def test_a_table_brings_what_was_said_of_it(kind: RollKind, text: str, mark: Mark, step: RefitStep) -> None:
    table = at_step(step)
    count(table, BRITISH, "#1", text, mark)
    count(table, BRITISH, "#1", "4-5-7")
    command = RollTable(side=BRITISH, place="#1", kind=kind, text=text)
    start = len(table.session.journal.done)
    seen: dict[str, int] = {}
    table.do(command)
    while isinstance(table.asked, Question):
        table.reply(None)
    assert isinstance(table.asked, RollRequest)
    modifiers = (*table.asked.modifiers, *table.asked.rows[0].modifiers)
    back_to(table, start)
    odds = forecast(SYSTEM.scene(table.state), command)
    for die in ALL_DR_OF_ONE:
        table.do(command)
        while isinstance(table.asked, Question):
            table.reply(None)
        table.answer(die)
        (key,) = {one.key for one in last_told(table) if one.key.startswith("refit-result-")}
        seen[key] = seen.get(key, 0) + 1
        back_to(table, start)
    if odds is not None:
        assert {reason.key: chance * 6 for reason, chance in odds.rows} == seen
        assert odds.drm == sum(one.value for one in modifiers)
