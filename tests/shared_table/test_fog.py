"""Fog at two machines: each decides with its own cards, and neither finds the other's anywhere (9.6)."""

import base64
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.shown.event_page import task_lines
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.combat_events import CombatDeclared, DefenceRevealed
from companion.games.no_prisoners.table.counter_events import BacksChanged, FacesTurned
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, Role
from companion.kit.panels import Choice
from companion.kit.questions import Question, Reply
from companion.kit.system import Players, Start
from companion.session.errors import IllegalCommandError, SecretError
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from companion.shared_table.attending import attend, is_awaiting_key, let_app_answer
from companion.shared_table.joined import join_table
from companion.shared_table.serving import Club, shelf_at
from companion.shared_table.signing import SeatKeys
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import LONG, hex_of
from tests.games.no_prisoners.campaign.test_hands import attack, read, scene_of
from tests.shared_table.conftest import HERE, SECONDS, until
from tests.shared_table.test_secrets import Holding, keys_on
from tests.shared_table.two import TwoMachines, two_machines

ALLIED, CENTRAL = Faction.ALLIED, Faction.CENTRAL_POWERS  # the host, the guest


@pytest.fixture
def two(tmp_path: Path) -> Iterator[TwoMachines]:
    """The sample set-up; the first turn of the Central Powers has begun."""
    settings, options = {FOG_OF_WAR: True}, {SET_UP: SAMPLE}
    with two_machines(tmp_path, SYSTEM, LONG, settings=settings, options=options) as two:
        two.sit()
        two.guest.execute(cmd.NextPhase())
        two.meet()
        yield two


def covered(two: TwoMachines, faction: Faction) -> set[bytes]:
    """The ids of a side's counters that never lay open, as any text of a session would write them."""
    cards = scene_of(two.of(faction)).hands[faction].cards.values()
    return {f'"{id_}"'.encode() for id_ in {card.id for card in cards} - set(opened(two.host))}


def opened(session: Session) -> Iterator[str]:
    """The counters that lay open at some time: in a combat, or out of play."""
    for event in (event for entry in session.journal.entries if entry.body for event in entry.body.events):
        match event:
            case CombatDeclared():
                cards = event.combat.cards
            case DefenceRevealed():
                cards = event.cards
            case FacesTurned() | BacksChanged():
                cards = {**event.shown, **getattr(event, "opened", {})}
            case _:
                continue
        yield from (card.id for card in cards.values())


def require_hidden(two: TwoMachines) -> None:
    """Neither the line nor the disk of the other tells a card of either side."""
    ids = covered(two, ALLIED) | covered(two, CENTRAL)
    assert len(ids) > 20
    for place in (two.wire, two.disk("host"), two.disk("guest")):
        assert [id_ for id_ in ids if id_ in place] == []


def test_an_attack_is_declared_answered_by_the_other_machine_and_rolled_by_both(two: TwoMachines) -> None:
    attack(two.guest)
    two.meet()
    combat = two.host.state.game.combat
    assert combat is not None
    assert {card.faction for card in combat.cards.values()} == {CENTRAL}
    assert combat.defenders == ()
    two.settle()
    combat = two.guest.state.game.combat
    assert combat is not None
    assert combat.defenders
    assert {card.faction for card in combat.cards.values()} == {ALLIED, CENTRAL}
    assert two.host.journal.acts[-1].bodies[0].command == cmd.RevealDefence()
    two.host.undo(confirmed=True)
    two.settle()
    assert two.host.state.game.combat.stage == "reveal"  # on the way to take the attack back
    two.host.redo()
    two.settle()
    for session in (two.guest, two.host):
        for request in session.state.waiting:
            if isinstance(request, Question):
                session.answer(request.id, Reply(value=3))
        two.meet()
    (die,) = two.guest.state.waiting
    let_app_answer(two.guest, die.id)
    two.settle()
    assert two.guest.state.public == two.host.state.public
    assert two.guest.state.game.combat is None or two.guest.state.game.combat.code
    require_hidden(two)


def test_what_was_dealt_at_the_host_s_machine_tells_it_nothing_once_the_guest_sits(tmp_path: Path) -> None:
    """The host's machine has made both hands; whoever still has the key of then reads backs that are gone."""
    with two_machines(tmp_path, SYSTEM, LONG, settings={FOG_OF_WAR: True}) as two:
        dealt = set(two.host.state.game.counters)
        two.sit()
        units = scene_of(two.guest).game.at(Spot.TO_SET_UP, CENTRAL, Front.WEST)
        hexes = sorted(SYSTEM.field.hexes_of(Front.WEST))
        for unit, hex_ in zip(units[:4], hexes, strict=False):
            two.guest.overrule(cmd.PlaceCounter(unit=unit.id, hex=hex_), "")
        two.meet()
        placed = {one.id for one in two.host.state.game.on_map}
        assert len(placed) == 4
        assert placed.isdisjoint(dealt)
        known = {**default_keys().load(two.id), **keys_on(two.wire, CENTRAL)}
        reader = Session.open(MemoryStore(two.line.read()), lambda _: SYSTEM, keys=Holding(known))
        reader.secrecy.unlock(CENTRAL)
        assert {one.id.split("-")[0] for one in scene_of(reader).game.on_map} == {"lost"}
        require_hidden(two)


def test_at_a_club_what_was_dealt_to_a_seat_comes_from_the_machine_where_the_session_began(
    tmp_path: Path,
) -> None:
    """The club's machine is none of theirs; the second seat asks in the record, and only it can read it."""
    begun, away = OutsideKeys(tmp_path / "begun"), OutsideKeys(tmp_path / "away")
    start = Start(scenario=LONG, players=Players.TWO, settings={FOG_OF_WAR: True})
    first = Session.create(SYSTEM, SqliteStore.create(tmp_path / "game.wargame"), start, keys=begun)
    id_ = first.started.session
    first.close()
    with closing(Club(shelf_at(f"sqlite:///{tmp_path / 'club'}"))) as club, ExitStack() as ends:
        club.bring(tmp_path / "game.wargame")
        club.open(HERE)

        def come(seat: Faction, outside: OutsideKeys) -> Session:
            ticket = club.ticket(id_, seat, [HERE])
            path, keys = tmp_path / f"{seat}.wargame", SeatKeys(tmp_path / f"{seat}-seats")
            store = join_table(ticket, path, keys, outside)
            ends.callback(store.close)
            store.patience = SECONDS
            store.open()
            store.wait_until_there()
            return Session.open(store, lambda _: SYSTEM, keys=outside)

        second = come(CENTRAL, away)
        with pytest.raises(SecretError):
            second.secrecy.unlock(CENTRAL)
        attend(second)
        assert is_awaiting_key(second)
        dealt = begun.load(id_)[CENTRAL]
        one = come(ALLIED, begun)
        one.secrecy.unlock(ALLIED)
        attend(one)
        assert CENTRAL not in begun.load(id_)
        until(lambda: second.store.head == one.store.head)
        second.catch_up()
        attend(second)
        assert not is_awaiting_key(second)
        assert scene_of(second).hands[CENTRAL].cards
        assert not away.load(id_)[CENTRAL].startswith(dealt)
        until(lambda: second.store.head == one.store.head)
        assert base64.b64encode(dealt) not in b"".join(record.body for record in one.store.read())


# ---- withdrawals ----


def withdraw(two: TwoMachines) -> None:
    """A grand offensive takes strength 11 from the west: one unit in supply has 6, two others 7 each."""
    guest = two.guest
    for unit in scene_of(guest).game.at(Spot.MAP, CENTRAL, Front.WEST):
        if unit.id not in ("cp-w-23", "cp-w-27", "cp-w-16"):
            read(guest, unit.id, spot=Spot.GONE, hex=None)
    for unit_id, number, strength in (("cp-w-23", "1406", 6), ("cp-w-27", "0512", 7), ("cp-w-16", "0512", 7)):
        hex_ = hex_of(number)
        read(guest, unit_id, strength=strength)
        read(guest, unit_id, hex={"q": hex_.q, "r": hex_.r})
    before = {"moment/turn": 9, "moment/player_turn": PlayerTurn.EAST_CP, "moment/phase": Phase.REPLACEMENT}
    guest.set_facts(before)
    while guest.state.game.player_turn is not PlayerTurn.WEST_CP:
        guest.execute(cmd.NextPhase())
    guest.answer(guest.state.waiting[0].id, RollAnswer.physical(1))
    two.meet()


def offered(session: Session) -> list[Choice]:
    return [one for one in session.choices() if one.command is cmd.NameWithdrawal]


def test_the_enemy_names_faces_that_withdraw_and_sees_what_went(two: TwoMachines) -> None:
    withdraw(two)
    choice = two.host.state.game.enemy_choice
    assert choice is not None
    assert len(choice.units) == 2
    assert all(back in two.host.state.game.counters for back in choice.units)
    told = [[line.key for line in task_lines(scene_of(one))] for one in (two.host, two.guest)]
    assert told[0] == ["np-task", "np-task-enemy-chooses"]  # the rest hangs on the other's cards
    assert told[1] == ["np-task", "np-withdraw-supplied-then-others", "np-task-enemy-chooses"]
    assert [one.refusal.key for one in offered(two.guest) if one.refusal] == ["np-await-commander"] * 2
    with pytest.raises(IllegalCommandError, match="np-enemy-names-first"):
        two.guest.execute(cmd.MeetTask(units=("cp-w-23", "cp-w-27")))
    faces = scene_of(two.host).game.at(Spot.MAP, CENTRAL, Front.WEST)
    other = next(face.id for face in faces if face.id not in choice.units)
    with pytest.raises(IllegalCommandError, match="np-not-offered"):
        two.host.execute(cmd.NameWithdrawal(unit=other))
    chosen = offered(two.host)[1]
    assert chosen.is_legal
    two.host.execute(chosen.build())
    two.meet()
    back = chosen.values["unit"]
    went, stayed = sorted(("cp-w-27", "cp-w-16"), key=lambda one: scene_of(two.guest).names[back] != one)
    with pytest.raises(IllegalCommandError, match="np-withdraw-named"):
        two.guest.execute(cmd.MeetTask(units=("cp-w-23", stayed)))
    two.guest.execute(cmd.MeetTask(units=("cp-w-23", went)))
    two.meet()
    assert {one.id for one in scene_of(two.host).game.at(Spot.GONE, CENTRAL)} >= {"cp-w-23", went}
    assert stayed not in scene_of(two.host).game.counters
    assert two.host.state.game.tasks == ()
    assert two.host.state.public == two.guest.state.public
    require_hidden(two)


def test_what_waits_in_a_player_turn_is_for_the_seat_that_has_its_cards(two: TwoMachines) -> None:
    state = two.host.state
    assert SYSTEM.answering(state) == two.seats[1]
    attack(two.guest)
    two.meet()
    assert SYSTEM.answering(two.guest.state) == two.seats[0]  # which shows its defenders
    two.settle()
    assert SYSTEM.answering(two.host.state) == ""  # what fights lies open


def test_whoever_owes_losses_chooses_them_at_his_own_machine(two: TwoMachines) -> None:
    attack(two.guest)
    two.settle()
    for request in two.guest.state.waiting:
        if isinstance(request, Question):
            two.guest.answer(request.id, Reply(value=3))
    for number in range(1, 7):
        (die,) = two.guest.state.waiting
        two.guest.answer(die.id, RollAnswer.physical(number))
        two.meet()
        combat = two.guest.state.game.combat
        if combat and combat.owed:
            break
        two.guest.undo(confirmed=True)
        two.meet()
    is_attacker = combat.owed[0] is Role.ATTACKER
    owner, other = (two.guest, two.host) if is_attacker else (two.host, two.guest)
    own, theirs = ([c for c in one.choices() if c.command is cmd.TakeLosses] for one in (owner, other))
    assert any(choice.is_legal for choice in own)
    assert {choice.refusal.key for choice in theirs if choice.refusal} == {"np-await-commander"}
    assert not any(choice.is_legal for choice in theirs)
    lost = next(choice for choice in own if choice.is_legal).build()
    with pytest.raises(IllegalCommandError):
        other.execute(lost)
    owner.execute(lost)


def test_what_was_done_in_secret_is_taken_back_by_the_other_who_was_asked(two: TwoMachines) -> None:
    withdraw(two)
    two.host.execute(offered(two.host)[0].build())
    two.meet()
    before = two.guest.state.game
    went = next(one for one in ("cp-w-27", "cp-w-16") if is_named(two, one))
    two.guest.execute(cmd.MeetTask(units=("cp-w-23", went)))
    two.meet()
    assert two.guest.state.game != before
    question = two.guest.undo_question(two.seats[1])
    two.host.tell_table(question)  # nobody asks for another
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        two.host.undo(back_to=question.back_to, confirmed=True)
    two.meet()
    two.guest.tell_table(question)
    two.meet()
    two.host.undo(back_to=question.back_to, confirmed=True)
    two.meet()
    assert two.guest.state.game == before
    assert two.host.state.public == two.guest.state.public
    require_hidden(two)


def is_named(two: TwoMachines, unit: str) -> bool:
    try:
        two.guest.foresee(cmd.MeetTask(units=("cp-w-23", unit)))
    except IllegalCommandError:
        return False
    return True
