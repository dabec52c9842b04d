"""What one player did in the fog is the other's neither by undo, nor by order, nor by a new key (9.6)."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.board.entries import Confirmation
from companion.board.overlay import Overlay, OverlayChange
from companion.games.no_prisoners.procedures.arriving import group_of
from companion.games.no_prisoners.procedures.opening import all_counters
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.scenario_data import scenario_data
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame
from companion.games.no_prisoners.table.words import counter_id
from companion.games.no_prisoners.terms import Crt, Faction, PlayerTurn
from companion.kit.facts import Fact
from companion.kit.system import Players, Start
from companion.reason import Reason
from companion.session.commands import CorrectMap
from companion.session.errors import IllegalCommandError
from companion.session.log import sealed_label
from companion.session.map_words import overlay_after
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Fog, in_the_fog, with_every_key
from tests.games.no_prisoners.campaign.test_campaign import LONG, hex_of

ALLIED, CENTRAL = Faction.ALLIED, Faction.CENTRAL_POWERS
Reopen = Callable[[Session], Session]


@pytest.fixture
def keys(tmp_path: Path) -> OutsideKeys:
    return OutsideKeys(tmp_path)


@pytest.fixture(params=Fog, ids=str)
def session(keys: OutsideKeys, request: pytest.FixtureRequest) -> Session:
    """The long scenario in the fog, nothing set up, nobody seated."""
    start = Start(scenario=LONG, players=Players.TWO)
    return in_the_fog(start, MemoryStore(), keys, request.param)


def table_of(session: Session) -> NpGame:
    """The table as those at the machine see it."""
    return Scene.of(session.state, SYSTEM.field).game


@pytest.fixture
def reopen(keys: OutsideKeys) -> Reopen:
    return lambda session: Session.open(session.store, lambda _: SYSTEM, keys=keys)


def seat(session: Session, faction: Faction, passphrase: str = "") -> None:
    session.secrecy.lock(faction.opponent)
    session.secrecy.unlock(faction, passphrase)


def waiting(session: Session) -> list[Counter]:
    """The counters that are offered for placing, in their order."""
    counters = table_of(session).counters
    choices = (choice for choice in session.choices() if choice.command is cmd.PlaceCounter)
    return [counters[choice.values["unit"]] for choice in choices]


def place(session: Session, faction: Faction, count: int = 3) -> list[str]:
    """A side takes its seat and places what it is offered first, out of its set-up area; the ids, in order.

    So something of each act is its own: with cards in hand a placing that nothing speaks against is open.
    """
    seat(session, faction)
    placed, field = [], SYSTEM.field
    for counter in waiting(session)[:count]:
        group = group_of(Scene.of(session.state, field), counter)
        area = field.set_up_hexes(group, counter.front) if group else set()
        hex_ = sorted(field.hexes_of(counter.front) - area)[len(placed)]
        session.overrule(cmd.PlaceCounter(unit=counter.id, hex=hex_), "")
        placed.append(counter.id)
    return placed


def names_of(session: Session) -> set[str]:
    """Every counter that the log, the map, what may be done and what may be undone name."""
    lines = (reason for line in session.log() for group in line.details for reason in (line.label, *group))
    labels = (choice.label for choice in session.choices())
    shown = (counter.name for counter in SYSTEM.counters(session.state))
    reasons = [*lines, *labels, *shown, *filter(None, (session.undo_label, session.redo_label))]
    return {counter_id(r.about or r) for r in reasons} - {""}


# ---- the map ----


def test_what_one_player_says_of_the_map_holds_for_both_and_is_his_to_take_back(session: Session) -> None:
    place(session, ALLIED)
    seen = Confirmation(hex="1917", at=datetime.now(UTC))
    change = OverlayChange(said=(seen,))
    session.execute(CorrectMap(change=change, told=Reason("step-hex-confirmed")))
    seat(session, CENTRAL)
    overlay = overlay_after(session.journal, 1, Overlay.of(SYSTEM.board))
    assert overlay.entries == (seen,)
    with pytest.raises(IllegalCommandError) as refused:
        session.undo()
    assert refused.value.reason.key == "undo-locked"
    seat(session, ALLIED)
    session.undo()
    assert overlay_after(session.journal, 1, overlay).entries == ()


# ---- order ----


def test_the_order_of_what_is_offered_is_another_in_every_session(keys: OutsideKeys) -> None:
    roster = [counter.id for counter in all_counters(scenario_data().scenario(LONG))]
    orders = []
    for _ in range(2):
        start = Start(scenario=LONG, players=Players.TWO, settings={FOG_OF_WAR: True})
        session = Session.create(SYSTEM, MemoryStore(), start, keys=keys)
        seat(session, CENTRAL)
        orders.append([counter.id for counter in waiting(session)])
    assert sorted(orders[0]) == sorted(orders[1])
    assert len({tuple(order) for order in orders} | {tuple(sorted(orders[0], key=roster.index))}) == 3


def test_the_order_stays_for_the_player_who_comes_back(session: Session, reopen: Reopen) -> None:
    seat(session, ALLIED)
    order = [counter.id for counter in waiting(session)]
    again = reopen(session)
    seat(again, ALLIED)
    assert [counter.id for counter in waiting(again)] == order


def test_one_player_sees_the_roster_s_order() -> None:
    solo = Session.create(SYSTEM, MemoryStore(), Start(scenario=LONG, settings={FOG_OF_WAR: True}))
    roster = [counter.id for counter in all_counters(scenario_data().scenario(LONG))]
    order = [roster.index(counter.id) for counter in waiting(solo) if counter.faction is CENTRAL]
    assert order == sorted(order)


def test_only_the_owner_is_offered_what_waits(session: Session) -> None:
    assert waiting(session) == []
    seat(session, ALLIED)
    assert {counter.faction for counter in waiting(session)} == {ALLIED}


def test_backs_on_the_map_have_no_ids_and_no_order_of_the_roster(session: Session, keys: OutsideKeys) -> None:
    placed = place(session, CENTRAL, 12)
    seat(session, ALLIED)
    backs = [c for c in SYSTEM.counters(session.state) if c.faction == CENTRAL and c.hex is not None]
    assert len(backs) == len(placed)
    assert not any(unit in back.id for back in backs for unit in placed)
    assert len({back.id for back in backs}) == len(backs)
    known = with_every_key(session, keys).game
    order = [known.in_hex(back.hex)[0].id for back in backs if back.hex]
    roster = [counter.id for counter in all_counters(scenario_data().scenario(LONG))]
    assert order != sorted(order, key=roster.index)


def test_a_back_can_still_be_moved_as_the_table_shows(session: Session) -> None:
    (unit,) = place(session, CENTRAL, 1)
    seat(session, ALLIED)
    (back,) = (c for c in SYSTEM.counters(session.state) if c.faction == CENTRAL and c.hex is not None)
    command = SYSTEM.move_counters(session.state, [back.id], hex_of("0909"))
    assert isinstance(command, cmd.MoveCounters)
    assert command.units == (back.id if session.state.game.has_hands else unit,)


# ---- undo ----


def test_one_side_neither_undoes_nor_redoes_what_the_other_did(session: Session, reopen: Reopen) -> None:
    placed = place(session, CENTRAL)
    for again in (session, reopen(session)):
        for faction in (None, ALLIED):
            if faction:
                seat(again, faction)
            else:
                again.secrecy.lock(CENTRAL)
            with pytest.raises(IllegalCommandError) as told:
                again.undo()
            assert told.value.reason.key == "undo-locked"
            assert told.value.reason.about is not None
            assert told.value.reason.about.key == "faction-central-powers"
            assert again.undo_label is not None
            assert again.undo_label.key == "entry-sealed"
    seat(session, CENTRAL)
    session.undo()
    seat(session, ALLIED)
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        session.redo()
    seat(session, CENTRAL)
    session.redo()
    assert {c.id for c in table_of(session).on_map} == set(placed)


@pytest.mark.parametrize("session", [Fog.HANDS], indirect=True, ids=str)
def test_what_the_other_did_in_the_open_is_named_as_the_log_has_it_and_is_his_to_undo(
    session: Session,
) -> None:
    seat(session, CENTRAL)
    session.set_facts({"tribes_in_cup": 14})
    seat(session, ALLIED)
    assert session.undo_label == session.log()[-1].label
    assert session.undo_label != sealed_label(CENTRAL)
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        session.undo()
    place(session, CENTRAL, 1)
    seat(session, ALLIED)
    assert session.undo_label == sealed_label(CENTRAL)


def test_undo_back_over_an_act_of_the_other_is_refused_whole(session: Session) -> None:
    place(session, ALLIED, 1)
    first = session.journal.acts[-1].seqs[0]
    place(session, CENTRAL, 1)
    seat(session, ALLIED)
    session.set_facts({"tribes_in_cup": 14})
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        session.undo(back_to=first)
    assert len(session.state.game.on_map) == 2


# ---- a key that was lost ----


class TestAKeyThatWasGivenUp:
    """It opens nothing of what its side had hidden, to nobody."""

    @pytest.fixture
    def taken(self, session: Session) -> tuple[Session, set[str]]:
        """The Allied player says that the pass phrase of the other is lost, and takes that seat."""
        placed = set(place(session, CENTRAL, 4))
        session.secrecy.protect(CENTRAL, "Gaza 1917, third battle")
        seat(session, ALLIED)
        place(session, ALLIED, 2)
        session.secrecy.lock(ALLIED)
        session.secrecy.renew(CENTRAL)
        return session, placed

    def test_names_stay_hidden_in_log_map_and_labels(
        self, taken: tuple[Session, set[str]], reopen: Reopen
    ) -> None:
        session, placed = taken
        assert names_of(session).isdisjoint(placed)
        again = reopen(session)
        seat(again, CENTRAL)
        assert names_of(again).isdisjoint(placed)
        assert not any(fact.path.split("/")[1] in placed for fact in _facts_of_counters(again))

    @pytest.mark.parametrize("session", [Fog.HANDS], indirect=True, ids=str)
    def test_no_byte_of_the_session_names_them(self, taken: tuple[Session, set[str]]) -> None:
        session, placed = taken
        written = b"".join(record.body for record in session.store.read())
        assert [unit for unit in placed if f'{unit}"'.encode() in written] == []

    @pytest.mark.parametrize("session", [Fog.WHOLE], indirect=True, ids=str)
    def test_what_was_told_since_follows_undo_and_redo(self, taken: tuple[Session, set[str]]) -> None:
        session, _ = taken
        first, second = place(session, CENTRAL, 2)
        session.undo()
        assert session.state.given_up[CENTRAL] >= {first}
        assert second not in session.state.given_up[CENTRAL]
        session.redo()
        assert session.state.given_up[CENTRAL] >= {first, second}

    def test_nor_does_undo_open_them(self, taken: tuple[Session, set[str]]) -> None:
        session, placed = taken
        seat(session, ALLIED)
        session.undo()
        session.undo()
        assert len(session.state.game.on_map) == len(placed)
        seat(session, CENTRAL)
        with pytest.raises(IllegalCommandError, match=r"undo-lost-key|undo-locked"):
            session.undo()
        assert names_of(session).isdisjoint(placed)

    def test_nor_fog_switched_off(self, taken: tuple[Session, set[str]]) -> None:
        session, placed = taken
        session.secrecy.unlock(ALLIED)
        session.choose_setting(FOG_OF_WAR, False)
        assert names_of(session).isdisjoint(placed)

    def test_what_it_places_and_fights_with_from_then_on_is_its_own_again(
        self, taken: tuple[Session, set[str]]
    ) -> None:
        session, _ = taken
        (new,) = place(session, CENTRAL, 1)
        assert new in names_of(session)
        seat(session, ALLIED)
        assert new not in names_of(session)
        allied = next(c for c in table_of(session).at(Spot.TO_SET_UP, ALLIED) if c.is_ground)
        old = next(c for c in table_of(session).on_map if c.faction is CENTRAL and c.id != new)
        assert old.hex is not None
        beside = next(h for h in old.hex.neighbours() if h in SYSTEM.field.board)
        session.overrule(cmd.PlaceCounter(unit=allied.id, hex=beside), "")
        now = Moment(turn=2, player_turn=PlayerTurn.WEST_ALLIED, phase=Phase.COMBAT_1)
        session.set_facts(
            {"moment/turn": 2, "moment/player_turn": now.player_turn, "moment/phase": now.phase}
        )
        session.overrule(cmd.Attack(hex=old.hex, crt=Crt.RAID, attackers=(allied.id,)), "")
        assert old.id not in names_of(session)
        seat(session, CENTRAL)
        session.execute(cmd.RevealDefence())
        there = table_of(session).in_hex(old.hex)
        defenders = session.state.game.combat.defenders
        assert not [c.id for c in there if c.is_face and c.id in defenders]
        opened = {c.id for c in there if not c.is_face} - {new}
        assert opened
        assert opened <= names_of(session)


def _facts_of_counters(session: Session) -> list[Fact]:
    return [fact for fact in SYSTEM.facts(session.state) if fact.path.startswith("counters/")]


# ---- consent ----


def test_one_side_alone_never_lifts_the_fog(session: Session) -> None:
    placed = set(place(session, CENTRAL))
    seat(session, ALLIED)
    session.choose_setting(FOG_OF_WAR, False)
    assert session.state.settings[FOG_OF_WAR] is True
    assert names_of(session).isdisjoint(placed)
    session.choose_setting(FOG_OF_WAR, True)
    assert session.state.public.proposed == {}
    with pytest.raises(IllegalCommandError, match="setting-is-so"):
        session.choose_setting(FOG_OF_WAR, True)


def test_the_fog_lifts_when_the_other_agrees(session: Session, reopen: Reopen) -> None:
    placed = set(place(session, CENTRAL))
    session.choose_setting(FOG_OF_WAR, False)
    again = reopen(session)
    with pytest.raises(IllegalCommandError, match="setting-needs-seat"):
        again.choose_setting(FOG_OF_WAR, False)
    seat(again, ALLIED)
    again.choose_setting(FOG_OF_WAR, False)
    assert again.state.settings[FOG_OF_WAR] is False
    assert again.state.public.proposed == {}
    if again.state.game.has_hands:
        assert names_of(again).isdisjoint(placed)
        seat(again, CENTRAL)
        seat(again, ALLIED)
    assert placed <= names_of(again)


def test_the_other_may_decline(session: Session) -> None:
    seat(session, CENTRAL)
    session.choose_setting(FOG_OF_WAR, False)
    seat(session, ALLIED)
    session.choose_setting(FOG_OF_WAR, True)
    assert session.state.public.proposed == {}
    session.choose_setting(FOG_OF_WAR, False)  # a proposal of its own now
    assert session.state.settings[FOG_OF_WAR] is True


def test_one_player_changes_it_at_once() -> None:
    solo = Session.create(SYSTEM, MemoryStore(), Start(scenario=LONG))
    solo.choose_setting(FOG_OF_WAR, True)
    assert solo.state.settings[FOG_OF_WAR] is True
    assert SYSTEM.settings[0].key == FOG_OF_WAR
