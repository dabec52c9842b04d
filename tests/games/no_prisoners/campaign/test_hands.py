"""Two in the fog, each command with its cards in hand: neither needs the other's to go on (9.6)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.procedures.retreating import retreat_ends
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.shown.track_page import track_page
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.table.words import back_of, named
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, ResultCode, Role, UnitType
from companion.kit.panels import Table
from companion.kit.questions import Question, Reply
from companion.kit.sheets import filling, sheet_of
from companion.kit.system import Players, Start
from companion.session.errors import ConfirmationNeededError, IllegalCommandError, SecretError
from companion.session.messages import Command
from companion.session.replay import first_difference
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from tests.games.no_prisoners.campaign.random_play import SYSTEM, by_hand, with_every_key
from tests.games.no_prisoners.campaign.test_campaign import LONG
from tests.games.no_prisoners.campaign.test_faces import verdicts

ALLIED, CENTRAL = Faction.ALLIED, Faction.CENTRAL_POWERS


@pytest.fixture
def keys(tmp_path: Path) -> OutsideKeys:
    return OutsideKeys(tmp_path)


@pytest.fixture
def session(keys: OutsideKeys) -> Session:
    return begin(keys)


def begin(keys: OutsideKeys, *, is_foggy: bool = True) -> Session:
    """The sample set-up of the long scenario; the Central Powers begin its first turn."""
    settings, options = {FOG_OF_WAR: is_foggy}, {"np-set-up": "sample"}
    start = Start(scenario=LONG, players=Players.TWO, settings=settings, options=options)
    session = Session.create(SYSTEM, MemoryStore(), start, keys=keys)
    seat(session, CENTRAL)
    session.execute(cmd.NextPhase())
    return session


def seat(session: Session, faction: Faction) -> None:
    session.secrecy.lock(faction.opponent)
    session.secrecy.unlock(faction)


def scene_of(session: Session) -> Scene:
    return Scene.of(session.state, SYSTEM.field)


def go_to(session: Session, phase: Phase) -> None:
    """On through the player turn; every die comes up 6, whatever is asked is not known or 4."""
    while session.state.game.moment.phase is not phase:
        while session.state.waiting:
            request = session.state.waiting[0]
            is_question = isinstance(request, Question)
            session.answer(request.id, Reply(value=4) if is_question else RollAnswer.physical(6))
        session.execute(cmd.NextPhase())


def test_in_the_fog_who_sits_there_sets_up_what_has_one_place_only(keys: OutsideKeys) -> None:
    start = Start(scenario=LONG, players=Players.TWO, settings={FOG_OF_WAR: True})
    session = Session.create(SYSTEM, MemoryStore(), start, keys=keys)
    seat(session, ALLIED)
    with pytest.raises(IllegalCommandError, match="np-nothing-fixed"):
        session.execute(cmd.PlaceFixed(side=CENTRAL))
    seat(session, CENTRAL)
    session.execute(cmd.PlaceFixed(side=CENTRAL))
    assert len(session.state.game.on_map) == 8


def own(scene: Scene, faction: Faction) -> list[Counter]:
    return [one for one in scene.game.on_map if one.faction is faction and one.is_ground]


def delete(session: Session, keys: OutsideKeys, *holders: str) -> None:
    """Keys that lie outside the file are gone for good."""
    id_ = session.started.session
    keys.save(id_, {holder: key for holder, key in keys.load(id_).items() if holder not in holders})


def read(session: Session, unit: str, **facts: object) -> None:
    for command in by_hand(
        scene_of(session), {f"counters/{unit}/{name}": value for name, value in facts.items()}
    ):
        session.execute(command)


# ---- without the other's key ----


@pytest.mark.long
@pytest.mark.parametrize("faction", Faction)
def test_a_side_is_judged_alike_with_and_without_the_key_of_the_other(
    session: Session, keys: OutsideKeys, faction: Faction
) -> None:
    seat(session, faction)
    alone, all_ = scene_of(session), with_every_key(session, keys)
    assert not any(one.is_face for one in all_.game.on_map)
    assert {one.is_face for one in own(alone, faction.opponent)} == {True}
    for unit in own(alone, faction):
        assert verdicts(alone, unit) == verdicts(all_, unit), unit.id
    for front in Front:
        assert alone.ezoc(faction, front) == all_.ezoc(faction, front)


def test_a_game_goes_on_though_the_key_of_the_other_is_gone(session: Session, keys: OutsideKeys) -> None:
    session.close()
    delete(session, keys, ALLIED, "game")
    again = Session.open(session.store, lambda _: SYSTEM, keys=keys)
    with pytest.raises(SecretError):
        again.secrecy.unlock(ALLIED)
    again.secrecy.unlock(CENTRAL)
    go_to(again, Phase.MOVEMENT)
    unit = ask_movement(again)
    again.answer(again.state.waiting[0].id, Reply(value=5))
    assert scene_of(again).game.counters[unit.id].hex != unit.hex
    assert not again.is_looking_on


def test_with_both_keys_every_act_is_decided_as_it_was(session: Session) -> None:
    go_to(session, Phase.MOVEMENT)
    ask_movement(session)
    session.answer(session.state.waiting[0].id, Reply(value=5))
    for faction in Faction:
        session.secrecy.unlock(faction)
    assert first_difference(session) is None


def test_the_other_s_cards_are_no_part_of_the_state_without_his_key(session: Session) -> None:
    seat(session, ALLIED)
    cards = [card for scope in session.state.secrets.values() for card in scope.game.cards.values()]
    assert {card.faction for card in cards} == {ALLIED}
    assert all(one.is_face for one in session.state.game.counters.values())


# ---- who has to sit ----


def test_in_a_player_turn_its_command_has_to_be_at_the_machine(session: Session) -> None:
    seat(session, ALLIED)
    with pytest.raises(IllegalCommandError, match="np-await-commander"):
        session.execute(cmd.NextPhase())
    made = cmd.MakeCounter(name="x", side=CENTRAL, front=Front.WEST, kind=UnitType.CAMEL)
    for act in (lambda: session.execute(made), lambda: session.overrule(made, "his card")):
        with pytest.raises(IllegalCommandError, match="np-await-commander"):
            act()
    offered = [choice for choice in session.choices() if choice.command is cmd.NextPhase]
    assert [choice.refusal.key for choice in offered if choice.refusal] == ["np-await-commander"]
    seat(session, CENTRAL)
    go_to(session, Phase.REINFORCEMENT)


def test_the_table_insists_on_what_all_see_the_absent_side_do(session: Session, keys: OutsideKeys) -> None:
    """A stack was moved and a phase is over: nobody needs a card for that."""
    go_to(session, Phase.MOVEMENT)
    seat(session, ALLIED)
    face = next(one for one in own(scene_of(session), CENTRAL) if one.front is Front.WEST)
    assert face.hex is not None
    near = next(hex_ for hex_ in face.hex.neighbours() if hex_ in SYSTEM.field.board)
    moved = cmd.MoveCounters(units=(face.id,), hex=near)
    with pytest.raises(IllegalCommandError, match="np-await-commander") as told:
        session.execute(moved)
    assert told.value.can_overrule
    session.overrule(moved, "as the table shows")
    session.overrule(cmd.NextPhase(), "he is done")
    assert session.state.game.moment.phase is Phase.COMBAT_1
    assert session.state.game.counters[face.id].hex == near
    assert session.state.waiting == ()
    counters = scene_of(session).game.counters.values()
    away = next(one for one in counters if one.is_face and one.faction is CENTRAL and not one.is_on_map)
    with pytest.raises(IllegalCommandError, match="np-not-on-map"):
        session.overrule(cmd.RetreatUnit(unit=away.id, hex=near), "who is not there goes nowhere")
    seat(session, CENTRAL)
    assert near in {one.hex for one in own(scene_of(session), CENTRAL)}
    again = Session.open(MemoryStore(session.store.read()), lambda _: SYSTEM, keys=keys)
    for faction in Faction:
        again.secrecy.unlock(faction)
    assert first_difference(again) is None


def test_the_die_of_the_way_home_is_asked_where_none_here_can_tell_tribes_from_others(
    session: Session,
) -> None:
    seat(session, ALLIED)
    hex_ = SYSTEM.field.board.parse_own("2425")
    read(session, "al-e-cf", spot="map", hex={"q": hex_.q, "r": hex_.r})
    moment = {"turn": 9, "player_turn": "east-allied", "phase": "random-event"}
    session.set_facts({"revolted_on": 6, **{f"moment/{part}": value for part, value in moment.items()}})
    seat(session, CENTRAL)
    session.overrule(cmd.NextPhase(), "no event came up")
    assert [one.purpose for one in session.state.waiting] == [NpPurpose.HOME]


# ---- questions ----


def ask_movement(session: Session) -> Counter:
    """A unit is to move whose allowance nobody has read."""
    scene = scene_of(session)
    unit = next(one for one in own(scene, CENTRAL) if scene.is_own(one) and one.movement is None)
    assert unit.hex is not None
    near = (hex_ for hex_ in unit.hex.neighbours() if hex_ in SYSTEM.field.board)
    moves = (cmd.MoveCounters(units=(unit.id,), hex=hex_) for hex_ in near)
    session.execute(next(move for move in moves if _is_legal(session, move)))
    return unit


def _is_legal(session: Session, command: cmd.MoveCounters) -> bool:
    try:
        session.foresee(command)
    except IllegalCommandError:
        return False
    return True


def test_what_is_printed_on_a_card_its_command_alone_is_asked_and_knows(session: Session) -> None:
    go_to(session, Phase.MOVEMENT)
    unit = ask_movement(session)
    (request,) = session.state.waiting
    assert request.addressee == CENTRAL
    seat(session, ALLIED)
    assert session.state.waiting == ()
    seat(session, CENTRAL)
    session.answer(request.id, Reply(value=5))
    assert scene_of(session).game.counters[unit.id].movement == 5
    assert session.state.waiting == ()
    bodies = b"".join(record.body for record in session.store.read() if not record.is_sealed)
    assert f'"{unit.id}"'.encode() not in bodies


def test_a_sheet_knows_counters_by_their_ids_and_fills_the_hand(session: Session) -> None:
    unit = own(scene_of(session), CENTRAL)[0]
    read(session, unit.id, strength=7)
    kept = sheet_of(session)
    assert kept.facts[f"counters/{unit.id}/strength"] == 7
    read(session, unit.id, strength=None)
    for command in filling(session, kept):
        session.execute(command)
    assert scene_of(session).game.counters[unit.id].strength == 7


# ---- combat ----


@pytest.fixture
def fight(session: Session) -> Session:
    return attack(session)


def attack(session: Session) -> Session:
    """A unit of the Central Powers attacks one of the Allies in the fog; strengths are not read."""
    there = [one for one in own(scene_of(session), ALLIED) if one.front is Front.WEST and one.hex]
    target = min(there, key=lambda one: one.hex)  # the backs of counters are drawn at random
    beside = next(
        hex_
        for hex_ in target.hex.neighbours()
        if hex_ in SYSTEM.field.hexes_of(Front.WEST) and not SYSTEM.field.is_closed(hex_)
    )
    unit = next(one for one in own(scene_of(session), CENTRAL) if one.front is Front.WEST)
    read(session, unit.id, hex={"q": beside.q, "r": beside.r})
    go_to(session, Phase.COMBAT_1)
    session.overrule(cmd.Attack(hex=target.hex, crt=Crt.RAID, attackers=(unit.id,)), "the table")
    return session


def test_what_fights_lies_open_and_what_is_read_then_is_remembered(fight: Session, keys: OutsideKeys) -> None:
    combat = fight.state.game.combat
    assert combat is not None
    assert {card.faction for card in combat.cards.values()} == {CENTRAL}
    seat(fight, ALLIED)
    fight.execute(cmd.RevealDefence())
    seat(fight, CENTRAL)  # the attacker reads all that lies open
    asked = [request.subject for request in fight.state.waiting]
    for request in fight.state.waiting:
        fight.answer(request.id, Reply(value=3))
    assert asked
    assert all(one.strength is None for one in fight.state.game.counters.values())
    known = with_every_key(fight, keys)
    assert {known.game.counters[known.names[back]].strength for back in asked} == {3}
    seat(fight, ALLIED)
    assert first_seen(fight, ALLIED, asked) == {3}


def first_seen(session: Session, faction: Faction, backs: list[str]) -> set[int | None]:
    """The strengths in a side's hand of some of its counters."""
    hand = session.state.secrets[faction].game
    return {hand.cards[back].strength for back in backs if back in hand.cards}


def fought(session: Session, die: int) -> None:
    """The defence shown, the attack far the stronger, the die rolled; the defender sits there."""
    seat(session, ALLIED)
    session.execute(cmd.RevealDefence())
    combat = session.state.game.combat
    assert combat is not None
    for request in session.state.waiting:
        session.answer(request.id, Reply(value=30 if request.subject in combat.attackers else 1))
    (request,) = session.state.waiting
    session.answer(request.id, RollAnswer.physical(die))


def refusals(session: Session, command: type[Command]) -> list[str]:
    """Why what is offered of one kind may not be done, "" where it may."""
    offered = (choice for choice in session.choices() if choice.command is command)
    return [choice.refusal.key if choice.refusal else "" for choice in offered]


def test_the_result_is_chosen_by_whom_it_lets_choose_and_by_nobody_else(fight: Session) -> None:
    fought(fight, 1)
    combat = fight.state.game.combat
    assert combat is not None
    assert (combat.code, combat.chooser) == (ResultCode.NP, Role.ATTACKER)
    assert refusals(fight, cmd.ChooseResult) == ["np-await-commander", "np-await-commander"]
    with pytest.raises(IllegalCommandError, match="np-await-commander"):
        fight.execute(cmd.ChooseResult(code=ResultCode.DW))
    seat(fight, CENTRAL)
    assert refusals(fight, cmd.ChooseResult) == ["", ""]
    fight.execute(cmd.ChooseResult(code=ResultCode.DW))
    assert refusals(fight, cmd.RetreatUnit) == ["np-await-commander"] * len(refusals(fight, cmd.RetreatUnit))


def test_who_pursues_says_when_the_pursuit_is_over(fight: Session) -> None:
    (attacker,) = scene_of(fight).game.combat.attackers
    read(fight, attacker, type="infantry")
    fought(fight, 1)
    fight.overrule(cmd.ChooseResult(code=ResultCode.DW), "he said so")
    for unit in scene_of(fight).game.combat.retreating:
        near = sorted(retreat_ends(scene_of(fight), unit))[0]
        fight.execute(cmd.RetreatUnit(unit=unit, hex=near))
    assert fight.state.game.combat.stage is Stage.PURSUIT
    assert refusals(fight, cmd.EndCombat) == ["np-await-commander"]
    due = SYSTEM.now(fight.state).next
    assert due is not None
    assert due.choice is not None
    assert due.choice.refusal is not None
    with pytest.raises(IllegalCommandError, match="np-await-commander"):
        fight.execute(cmd.EndCombat())
    seat(fight, CENTRAL)
    assert refusals(fight, cmd.EndCombat) == [""]
    fight.execute(cmd.EndCombat())
    assert fight.state.game.combat is None


def test_each_decision_of_a_combat_is_for_the_seat_whose_units_it_is_about(fight: Session) -> None:
    (attacker,) = scene_of(fight).game.combat.attackers
    read(fight, attacker, type="infantry")
    seat(fight, CENTRAL)
    assert due_elsewhere(fight) == ALLIED  # who reveals
    fought(fight, 1)
    assert due_elsewhere(fight) == CENTRAL  # who chooses out of an NP
    seat(fight, CENTRAL)
    fight.execute(cmd.ChooseResult(code=ResultCode.DW))
    assert due_elsewhere(fight) == ALLIED  # who retreats
    seat(fight, ALLIED)
    for unit in scene_of(fight).game.combat.retreating:
        near = sorted(retreat_ends(scene_of(fight), unit))[0]
        fight.execute(cmd.RetreatUnit(unit=unit, hex=near))
    assert due_elsewhere(fight) == CENTRAL  # who pursues


def due_elsewhere(session: Session) -> str:
    """The seat that goes on, where what is due says that nobody here does."""
    due = SYSTEM.now(session.state).next
    assert due is not None
    assert due.choice is not None
    assert not due.choice.is_legal
    return SYSTEM.answering(session.state)


# ---- zones ----


def test_that_a_stack_exerts_no_zone_all_may_know_and_not_why(session: Session) -> None:
    unit = next(one for one in _alone(scene_of(session)))
    read(session, unit.id, is_starred=True)
    back = scene_of(session).back(unit)
    assert session.state.game.counters[back].is_starred
    seat(session, ALLIED)
    assert unit.hex is not None
    zones = scene_of(session).ezoc(ALLIED, unit.front)
    assert not set(unit.hex.neighbours()) <= zones
    seat(session, CENTRAL)
    read(session, unit.id, is_starred=False)
    assert not session.state.game.counters[back].is_starred


def _alone(scene: Scene) -> Iterator[Counter]:
    """Units of the Central Powers with no other in their hex nor near them."""
    units = own(scene, CENTRAL)
    for one in units:
        others = {other.hex for other in units if other.id != one.id}
        if one.hex and not any(h == one.hex or h in one.hex.neighbours() for h in others):
            yield one


# ---- a lost key ----


def test_a_lost_key_loses_the_cards_of_its_command_alone(session: Session, keys: OutsideKeys) -> None:
    seat(session, ALLIED)
    before = dict(session.state.secrets[ALLIED].game.cards)
    session.secrecy.lock(ALLIED)
    delete(session, keys, CENTRAL)
    session.secrecy.lock(CENTRAL)
    session.secrecy.renew(CENTRAL)
    units = own(scene_of(session), CENTRAL)
    assert units
    assert all(unit.id.startswith("lost-") for unit in units)
    seat(session, ALLIED)
    assert dict(session.state.secrets[ALLIED].game.cards) == before


def test_counters_whose_cards_are_lost_still_fight_their_strengths_asked(session: Session) -> None:
    session.secrecy.lock(CENTRAL)
    session.secrecy.renew(CENTRAL)
    go_to(session, Phase.COMBAT_1)
    unit = next(one for one in own(scene_of(session), CENTRAL) if one.front is Front.WEST)
    there = [one for one in own(scene_of(session), ALLIED) if one.front is Front.WEST and one.hex]
    target = min(there, key=lambda one: one.hex)  # the backs of counters are drawn at random
    session.overrule(cmd.Attack(hex=target.hex, crt=Crt.RAID, attackers=(unit.id,)), "the table")
    seat(session, ALLIED)
    session.execute(cmd.RevealDefence())
    assert scene_of(session).back(unit) in {request.subject for request in session.state.waiting}


def test_what_is_read_off_a_counter_whose_card_was_lost_is_remembered(session: Session) -> None:
    go_to(session, Phase.MOVEMENT)
    session.secrecy.lock(CENTRAL)
    session.secrecy.renew(CENTRAL)
    unit = ask_movement(session)
    session.answer(session.state.waiting[0].id, Reply(value=5))
    assert unit.id.startswith("lost-")
    assert scene_of(session).game.counters[unit.id].movement == 5


def test_what_was_lost_with_a_key_may_be_entered_again(session: Session) -> None:
    session.secrecy.lock(CENTRAL)
    session.secrecy.renew(CENTRAL)
    session.set_facts({"tribes_in_cup": 14})
    unit = own(scene_of(session), CENTRAL)[0]
    read(session, unit.id, strength=9, type="cavalry")
    again = scene_of(session).game.counters[unit.id]
    assert (again.strength, again.type) == (9, UnitType.CAVALRY)


# ---- what lies open ----


def test_what_has_left_play_lies_open_and_what_comes_again_does_not(session: Session) -> None:
    unit = own(scene_of(session), CENTRAL)[0]
    back = scene_of(session).back(unit)
    read(session, unit.id, spot="replaceable", hex=None)
    assert session.state.game.shown[back].id == unit.id
    seat(session, ALLIED)
    assert scene_of(session).game.counters[unit.id].spot is Spot.REPLACEABLE
    seat(session, CENTRAL)
    read(session, unit.id, spot="arriving")
    assert back not in session.state.game.shown
    seat(session, ALLIED)
    assert unit.id not in scene_of(session).game.counters


def faces_due(session: Session) -> list[Counter]:
    return [one for one in scene_of(session).game.at(Spot.DUE) if one.is_face]


def test_what_both_have_seen_lies_open_on_the_track_until_it_comes(session: Session) -> None:
    unit, unseen = own(scene_of(session), CENTRAL)[:2]
    read(session, unit.id, spot="replaceable", hex=None)
    read(session, unit.id, spot="due", due=2)
    read(session, unseen.id, spot="due", hex=None, due=2)
    seat(session, ALLIED)
    assert scene_of(session).game.counters[unit.id].due == 2
    assert unseen.id not in scene_of(session).game.counters
    tables = [part for part in track_page(scene_of(session)).parts if isinstance(part, Table)]
    assert [row[1] for row in tables[1].rows] == [named(unit), back_of(faces_due(session)[0])]
    seat(session, CENTRAL)
    read(session, unit.id, spot="arriving")
    seat(session, ALLIED)
    assert unit.id not in scene_of(session).game.counters


def test_an_optional_unit_is_taken_in_hand_as_it_comes_onto_the_track(session: Session) -> None:
    back = scene_of(session).back(scene_of(session).game.counters["cp-e-11rj"])
    read(session, "cp-e-11rj", spot="due", due=2)
    assert back not in session.state.game.shown
    assert back in scene_of(session).hands[CENTRAL].cards


def test_fog_that_lifts_shows_the_cards_of_each_side_as_soon_as_it_sits_there(session: Session) -> None:
    session.choose_setting(FOG_OF_WAR, False)
    seat(session, ALLIED)
    session.choose_setting(FOG_OF_WAR, False)
    assert not any(one.is_face for one in own(scene_of(session), ALLIED))
    assert {one.is_face for one in own(scene_of(session), CENTRAL)} == {True}
    seat(session, CENTRAL)
    session.secrecy.lock(CENTRAL)
    assert not any(one.is_face for one in scene_of(session).game.counters.values())
    count = len(session.journal.entries)
    seat(session, ALLIED)
    assert len(session.journal.entries) == count


def test_where_only_looked_at_nothing_is_turned(session: Session, keys: OutsideKeys, tmp_path: Path) -> None:
    session.choose_setting(FOG_OF_WAR, False)
    seat(session, ALLIED)
    session.choose_setting(FOG_OF_WAR, False)
    session.store.backup(tmp_path / "copy.wargame")
    store = SqliteStore.open(tmp_path / "copy.wargame", read_only=True)
    looked = Session.open(store, lambda _: SYSTEM, keys=keys)
    looked.secrecy.unlock(CENTRAL)
    assert len(looked.journal.entries) == len(session.journal.entries)
    looked.close()


def test_who_reveals_all_lays_every_card_open(session: Session, keys: OutsideKeys) -> None:
    """At the end of a game both read everything."""
    session.secrecy.reveal(CENTRAL)
    delete(session, keys, CENTRAL)
    seat(session, ALLIED)
    scene = scene_of(session)
    assert own(scene, CENTRAL)
    assert not any(one.is_face for one in scene.game.counters.values())
    session.secrecy.lock(ALLIED)
    scene = scene_of(session)
    assert {one.faction for one in scene.game.counters.values() if one.is_face} == {ALLIED}


def test_what_comes_to_a_hand_that_lies_open_lies_open(session: Session) -> None:
    session.secrecy.reveal(CENTRAL)
    with pytest.raises(ConfirmationNeededError, match="undo-asks-reveal"):
        session.undo()
    session.execute(
        cmd.MakeCounter(name="late", side=CENTRAL, front=Front.WEST, kind=UnitType.INFANTRY, due=9)
    )
    seat(session, ALLIED)
    assert "late" in {one.name for one in scene_of(session).game.counters.values()}
    session.secrecy.unlock(CENTRAL)
    assert first_difference(session) is None


def test_optional_units_lie_open_until_they_are_sent(session: Session) -> None:
    sent = cmd.SendOptional(unit="al-w-aus1", front=Front.WEST)
    seat(session, ALLIED)
    session.set_facts({"moment/player_turn": PlayerTurn.WEST_ALLIED, "moment/phase": Phase.REINFORCEMENT})
    session.execute(sent)
    assert scene_of(session).game.counters["al-w-aus1"].spot is Spot.ARRIVING
    seat(session, CENTRAL)
    assert "al-w-aus1" not in scene_of(session).game.counters
    assert session.state.game.sent_to == {"al-w-aus1": Front.WEST}
