"""Fog of war: nothing that is said tells the enemy what stands in a stack, until it fights (9.6)."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, UnitType
from companion.kit.map_items import MapCounter
from companion.kit.panels import Table
from companion.kit.system import Players
from companion.reason import Reason
from companion.reports.log import log_text
from companion.reports.pack_up import pack_up
from companion.reports.pack_up_page import pack_up_html
from companion.reports.words import Words
from companion.session.errors import ConfirmationNeededError, IllegalCommandError
from companion.session.log import LogLine
from companion.session.recap import recap
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.veil import veil_of
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import SHORT, hex_of
from tests.games.no_prisoners.campaign.test_campaign import Table as Campaign

CANARY = "Canary"


class _Foggy(Campaign):
    """A campaign with the backs of its counters."""

    backs: Mapping[str, str] = MappingProxyType({})


@pytest.fixture
def table(tmp_path: Path) -> _Foggy:
    """Two players; a division of the Central Powers named by them stands east of the canal."""
    keys = OutsideKeys(tmp_path)
    table = _Foggy(SHORT, players=Players.TWO, keys=keys, **{"np-fog-of-war": True})
    for faction in Faction:
        table.session.secrecy.unlock(faction)
    made = {"side": Faction.CENTRAL_POWERS, "front": Front.WEST, "kind": UnitType.INFANTRY}
    table.do(cmd.MakeCounter(name=CANARY, due=7, **made))
    table.put("made-1", "0909")
    table.read(made_1=29)
    table.put("al-w-53", "0809")
    table.put("al-w-52", "0709")
    table.do(cmd.NextPhase())
    table.backs = {counter.id: table.scene.back(counter) for counter in table.game.counters.values()}
    _seat(table, Faction.ALLIED)
    return table


def _seat(table: _Foggy, faction: Faction) -> None:
    """The machine is handed over to a faction."""
    table.session.secrecy.lock(faction.opponent)
    table.session.secrecy.unlock(faction)


def _counter(table: _Foggy, unit: str) -> MapCounter:
    """A counter as the map shows it, by its own id or that of its back."""
    ids = unit, table.backs.get(unit, unit)
    return next(counter for counter in SYSTEM.counters(table.session.state) if counter.id in ids)


# ---- all that is said ----


def _reasons(value: Any) -> Iterator[Reason]:
    """Every reason in panels, choices, counters and what else is shown."""
    if isinstance(value, Reason):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _reasons(item)
    elif hasattr(value, "__slots__") and not isinstance(value, str):
        for name in value.__slots__:
            yield from _reasons(getattr(value, name))


def _log(lines: tuple[LogLine, ...]) -> Iterator[Reason]:
    for line in lines:
        yield line.label
        for group in line.details:
            yield from group


def everything_told(session: Session, language: str) -> str:
    """All words that a session has for those at the machine: panels, choices, map, log, what waits."""
    state, catalogue = session.state, Catalogue(language)
    veil = veil_of(SYSTEM, state)
    requests = tuple(request.title for request in state.waiting)
    shown = [list(SYSTEM.panels(state)), session.choices(), SYSTEM.facts(state), SYSTEM.inventory(state)]
    shown += [SYSTEM.counters(state), SYSTEM.overlays(state), SYSTEM.recap(state), requests]
    shown += [session.undo_label or (), *(line for line in [recap(session)])]
    reasons = [*(reason for value in shown for reason in _reasons(value)), *_log(session.log())]
    names = SYSTEM.field.board.hex_name
    texts = [catalogue.reason(veil(reason), names) for reason in reasons]
    labels = [counter.label for counter in SYSTEM.counters(state) if counter.id == "made-1"]
    return "\n".join([*texts, *labels])


def _everything(table: _Foggy, language: str) -> str:
    return everything_told(table.session, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_names_what_stands_in_an_enemy_stack(table: _Foggy, language: str) -> None:
    told = _everything(table, language)
    assert CANARY not in told
    assert "29" not in told.split("\n")
    catalogue, names = Catalogue(language), SYSTEM.field.board.hex_name
    _seat(table, Faction.CENTRAL_POWERS)
    hidden = [c for c in table.game.on_map if c.faction is Faction.CENTRAL_POWERS and not c.name]
    assert hidden
    assert [unit.id for unit in hidden if catalogue.reason(named(unit), names) in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_exports_name_no_air_group_and_no_flotilla_of_the_other_side(table: _Foggy, language: str) -> None:
    _seat(table, Faction.CENTRAL_POWERS)
    markers = [c for c in table.game.counters.values() if c.type in (UnitType.AIR, UnitType.NAVAL)]
    first, *_ = enemies = [c for c in markers if c.faction is Faction.CENTRAL_POWERS]
    table.put(first.id, "0909")
    names = {Catalogue(language).reason(named(c), SYSTEM.field.board.hex_name) for c in enemies}
    assert names & set(_exports(table, language))
    _seat(table, Faction.ALLIED)
    exported = "\n".join(_exports(table, language))
    assert [name for name in names if name in exported] == []


def _exports(table: _Foggy, language: str) -> list[str]:
    """The lines of the log and of the pack-up list, as they go into files."""
    board = SYSTEM.field.board
    words = Words(Catalogue(language), board.hex_name, veil=veil_of(SYSTEM, table.session.state))
    page = pack_up_html(pack_up(table.session), words, "")
    log = log_text(table.session.log(), words)
    return re.split(r"[<>\n]|  ", page + log)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_reads_all_of_it(table: _Foggy, language: str) -> None:
    _seat(table, Faction.CENTRAL_POWERS)
    told = _everything(table, language)
    assert CANARY in told
    assert "29" in told.split("\n")


def test_the_list_of_sessions_tells_of_nobody_s_stacks(table: _Foggy) -> None:
    _seat(table, Faction.CENTRAL_POWERS)
    table.read(made_1=28)
    shown = recap(table.session)
    words = [*shown.where, *shown.waiting, shown.last]
    assert all(CANARY not in Catalogue("en").reason(r, SYSTEM.field.board.hex_name) for r in words if r)


def test_backs_say_nothing_and_hold_no_facts(table: _Foggy) -> None:
    back = _counter(table, "made-1")
    assert (back.name.key, back.label) == ("np-hidden-counter", "")
    assert not SYSTEM.counter_facts(table.session.state, back)
    assert _counter(table, "al-w-42").name.key == "np-unit-al-w-42"
    paths = {fact.path for fact in SYSTEM.facts(table.session.state)}
    assert f"cards/{table.backs['al-w-42']}/strength" in paths
    assert [path for path in paths if f"/{table.backs['made-1']}/" in path] == []


def test_solo_players_see_everything() -> None:
    table = _Foggy(SHORT, **{"np-fog-of-war": True})
    table.do(cmd.NextPhase())
    assert _counter(table, "cp-w-27").name.key == "np-unit-cp-w-27"


# ---- declaring and revealing ----


def _attack(table: _Foggy) -> None:
    """The Allies attack the hidden division; they alone are at the machine."""
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    table.read(al_w_53=4)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID, attackers=("al-w-53",)))


def _seen_by(table: _Foggy, faction: Faction, unit: str) -> bool:
    _seat(table, faction)
    return not _counter(table, unit).id.startswith("back-")


def test_an_attack_opens_its_own_side_and_no_more(table: _Foggy) -> None:
    _attack(table)
    assert CANARY not in _everything(table, "en")
    assert not _seen_by(table, Faction.ALLIED, "made-1")
    assert _seen_by(table, Faction.CENTRAL_POWERS, "al-w-53")


def test_nobody_insists_on_seeing_the_defence(table: _Foggy) -> None:
    _attack(table)
    assert table.refused(cmd.RevealDefence()) == "np-reveal-by-defender"
    with pytest.raises(IllegalCommandError, match="np-reveal-by-defender"):
        table.session.overrule(cmd.RevealDefence(), "show me")
    offered = [choice for choice in table.session.choices() if choice.command is cmd.RevealDefence]
    assert [choice.refusal.key for choice in offered if choice.refusal] == ["np-reveal-by-defender"]
    assert table.refused(cmd.NextPhase()) == "np-combat-first"


def test_the_defender_s_own_act_lifts_the_fog_off_his_units(table: _Foggy) -> None:
    _attack(table)
    _seat(table, Faction.CENTRAL_POWERS)
    table.do(cmd.RevealDefence())
    assert table.refused(cmd.RevealDefence()) == "answer-first"
    _seat(table, Faction.ALLIED)
    assert _counter(table, "made-1").name.key == "np-counter-named"
    assert CANARY in _everything(table, "en")
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        table.session.undo()


def test_taking_the_reveal_back_asks_first(table: _Foggy) -> None:
    _attack(table)
    _seat(table, Faction.CENTRAL_POWERS)
    table.do(cmd.RevealDefence())
    with pytest.raises(ConfirmationNeededError, match="undo-asks-reveal"):
        table.session.undo()


def test_where_the_defenders_have_left_nothing_is_revealed(table: _Foggy) -> None:
    _attack(table)
    _seat(table, Faction.CENTRAL_POWERS)
    for counter in table.game.in_hex(hex_of("0909")):
        table.put(counter.id, "1010")
    assert table.refused(cmd.RevealDefence()) == "np-nobody-there"
    table.session.overrule(cmd.EndCombat(), "called off")
    assert table.refused(cmd.RevealDefence()) == "np-no-reveal-now"


def test_a_combat_holds_the_counters_that_it_opened_as_they_are(table: _Foggy) -> None:
    _attack(table)
    combat = table.game.combat
    assert combat is not None
    assert (set(combat.cards), combat.defenders) == ({"al-w-53"}, ())
    _seat(table, Faction.CENTRAL_POWERS)
    table.do(cmd.RevealDefence())
    table.read(made_1=12)
    combat = table.game.combat
    assert combat is not None
    assert set(combat.cards) == {"al-w-53", "made-1"}
    assert combat.cards["made-1"].strength == 12


def test_no_forecast_tells_the_strength_of_a_hidden_stack(table: _Foggy) -> None:
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    table.session.secrecy.unlock(Faction.CENTRAL_POWERS)
    table.read(**{unit.id.replace("-", "_"): 4 for unit in table.game.on_map if unit.is_ground})
    assert "np-strengths" in _forecasts(table)
    table.session.secrecy.lock(Faction.CENTRAL_POWERS)
    assert _forecasts(table) == {"np-strengths-unread"}


def _forecasts(table: _Foggy) -> set[str]:
    """What the page of combat says of the strengths at each target."""
    page = next(panel for panel in SYSTEM.panels(table.session.state) if panel.id == "np-combat")
    rows = next(part.rows for part in page.parts if isinstance(part, Table))
    return {row[1].key for row in rows}


def test_an_attack_that_would_weigh_nothing_is_not_refused_for_what_lies_hidden(table: _Foggy) -> None:
    _seat(table, Faction.CENTRAL_POWERS)
    table.read(made_1=0)
    _seat(table, Faction.ALLIED)
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    table.read(al_w_53=0)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID, attackers=("al-w-53",)))
    _seat(table, Faction.CENTRAL_POWERS)
    table.do(cmd.RevealDefence())
    assert table.game.combat is None
    assert "np-no-strength" in {r.key for group in table.session.log()[-1].details for r in group}


def test_the_command_of_a_hidden_hq_is_not_shaded(table: _Foggy) -> None:
    _seat(table, Faction.CENTRAL_POWERS)
    hq = next(c for c in table.game.on_map if c.type and c.type.is_hq and c.faction is Faction.CENTRAL_POWERS)
    table.set(**{f"counters__{hq.id}__range": 3})
    layers = {layer.id: layer for layer in SYSTEM.overlays(table.session.state)}
    assert layers["np-command-central-powers"].shades
    _seat(table, Faction.ALLIED)
    layers = {layer.id: layer for layer in SYSTEM.overlays(table.session.state)}
    assert layers["np-command-central-powers"].shades == ()
