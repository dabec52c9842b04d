"""Cards that change their backs: taken in hand as fog is agreed on in play, or mixed after combat (9.6)."""

from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.procedures.replacing import final_totals
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.words import counter_id
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.kit.questions import Question, Reply
from companion.session.commands import TurnCards
from companion.session.messages import Command
from companion.session.replay import first_difference
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.sealing import Seal
from companion.session.session import Session
from tests.games.no_prisoners.campaign.random_play import SYSTEM, with_every_key
from tests.games.no_prisoners.campaign.test_hands import (
    ALLIED,
    CENTRAL,
    ask_movement,
    attack,
    begin,
    delete,
    go_to,
    own,
    read,
    scene_of,
    seat,
)


@pytest.fixture
def keys(tmp_path: Path) -> OutsideKeys:
    return OutsideKeys(tmp_path)


@pytest.fixture
def fight(keys: OutsideKeys) -> Session:
    return attack(begin(keys))


# ---- fog agreed on in play ----


@pytest.fixture
def clear(keys: OutsideKeys) -> Session:
    """The same game without fog until now, the Central Powers at the machine."""
    return begin(keys, is_foggy=False)


def agree(session: Session) -> None:
    """The Central Powers propose fog, the Allies agree to it."""
    session.choose_setting(FOG_OF_WAR, True)
    seat(session, ALLIED)
    session.choose_setting(FOG_OF_WAR, True)


def written(session: Session, after: int) -> bytes:
    """What lies open in the file of what was written after an entry."""
    return b"".join(record.body for record in session.store.read(after) if not record.is_sealed)


def test_fog_agreed_on_in_play_puts_the_cards_into_hands(clear: Session, keys: OutsideKeys) -> None:
    before = {one.id: one for one in clear.state.game.counters.values()}
    agree(clear)
    assert clear.state.game.has_hands
    assert not any(one.is_face for one in own(scene_of(clear), ALLIED))
    assert {one.is_face for one in own(scene_of(clear), CENTRAL)} == {
        True
    }  # not dealt yet, and hidden all the same
    seat(clear, CENTRAL)
    assert all(one.is_face for one in clear.state.game.counters.values())
    known = with_every_key(clear, keys).game.counters
    assert {one.id: one for one in known.values()} == before


def test_what_is_done_after_fog_was_agreed_on_names_nothing_that_lies_face_down(clear: Session) -> None:
    agree(clear)
    seat(clear, CENTRAL)
    since = len(clear.journal.entries)
    go_to(clear, Phase.MOVEMENT)
    unit = ask_movement(clear)
    clear.answer(clear.state.waiting[0].id, Reply(value=5))
    assert f'"{unit.id}"'.encode() not in written(clear, since)
    assert Seal.GAME not in {entry.seal for entry in clear.journal.entries}


def test_a_game_with_fog_from_later_goes_on_though_the_key_of_the_other_is_gone(
    clear: Session, keys: OutsideKeys
) -> None:
    agree(clear)
    seat(clear, CENTRAL)
    delete(clear, keys, ALLIED, "game")
    again = Session.open(clear.store, lambda _: SYSTEM, keys=keys)
    again.secrecy.unlock(CENTRAL)
    go_to(again, Phase.MOVEMENT)
    unit = ask_movement(again)
    again.answer(again.state.waiting[0].id, Reply(value=5))
    assert scene_of(again).game.counters[unit.id].hex != unit.hex


def test_with_both_keys_a_game_with_fog_from_later_is_decided_as_it_was(clear: Session) -> None:
    agree(clear)
    seat(clear, CENTRAL)
    go_to(clear, Phase.MOVEMENT)
    for faction in Faction:
        clear.secrecy.unlock(faction)
    assert first_difference(clear) is None


def test_what_the_new_backs_come_from_is_sealed_with_them(clear: Session) -> None:
    agree(clear)
    seat(clear, CENTRAL)
    clear.choose_setting(FOG_OF_WAR, False)
    seat(clear, ALLIED)
    clear.choose_setting(FOG_OF_WAR, False)
    seat(clear, CENTRAL)
    seat(clear, ALLIED)
    for faction in Faction:
        clear.secrecy.unlock(faction)
    turns = [entry for entry in clear.journal.entries if entry.body and _seed(entry.body.command) is not None]
    assert {entry.is_sealed: bool(_seed(entry.body.command)) for entry in turns if entry.body} == {
        True: True,
        False: False,
    }


def _seed(command: Command | None) -> str | None:
    return command.seed if isinstance(command, TurnCards) else None


def test_what_waits_or_fights_as_fog_is_agreed_on_is_taken_in_hand_after_it(clear: Session) -> None:
    go_to(clear, Phase.MOVEMENT)
    ask_movement(clear)
    agree(clear)
    seat(clear, CENTRAL)
    assert not any(one.is_face for one in clear.state.game.counters.values() if one.faction is CENTRAL)
    clear.answer(clear.state.waiting[0].id, Reply(value=5))
    assert all(one.is_face for one in clear.state.game.counters.values() if one.faction is CENTRAL)


def test_taking_the_agreement_back_takes_the_cards_out_of_the_hand_of_who_agreed(clear: Session) -> None:
    before = clear.state.game
    agree(clear)
    clear.undo()
    assert clear.state.game == before
    assert clear.state.settings[FOG_OF_WAR] is False
    clear.redo()
    assert clear.state.settings[FOG_OF_WAR] is True
    assert all(one.is_face for one in clear.state.game.counters.values() if one.faction is ALLIED)


def test_the_players_are_told_that_what_both_could_see_stays_readable(clear: Session) -> None:
    agree(clear)
    told = [reason for line in clear.log() for group in line.details for reason in group]
    assert "np-log-fog-came" in {reason.key for reason in told}


def test_what_nobody_could_read_off_a_card_goes_into_the_hand_with_it(clear: Session) -> None:
    go_to(clear, Phase.MOVEMENT)
    unit = ask_movement(clear)
    clear.answer(clear.state.waiting[0].id, Reply(value=None))
    agree(clear)
    seat(clear, CENTRAL)
    assert clear.state.game.unreadable == ()
    assert scene_of(clear).game.is_unreadable(unit.id, "movement")


def test_where_optional_units_were_sent_before_there_was_fog_is_known_after_it(clear: Session) -> None:
    clear.set_facts({"moment/player_turn": PlayerTurn.WEST_ALLIED, "moment/phase": Phase.REINFORCEMENT})
    clear.execute(cmd.SendOptional(unit="al-w-aus1", front=Front.WEST))
    agree(clear)
    seat(clear, CENTRAL)
    assert "al-w-aus1" not in scene_of(clear).game.counters
    assert final_totals(scene_of(clear))[PlayerTurn.WEST_CP] > clear.state.game.vp[PlayerTurn.WEST_CP]


# ---- backs that were seen ----


def _beside(session: Session, unit: Counter) -> Counter:
    """Another unit of the Central Powers put where one stands."""
    other = next(
        one for one in own(scene_of(session), CENTRAL) if one.front is unit.front and one.id != unit.id
    )
    place = scene_of(session).game.counters[unit.id].hex
    assert place is not None
    read(session, other.id, hex={"q": place.q, "r": place.r})
    return other


def test_a_card_that_was_seen_lies_under_another_back_as_soon_as_others_lie_beside_it(fight: Session) -> None:
    combat = fight.state.game.combat
    assert combat is not None
    (back,) = combat.cards
    unit = combat.cards[back]
    other = _beside(fight, unit)
    two = {back, scene_of(fight).back(other)}
    fight.overrule(cmd.EndCombat(), "called off")
    assert fight.state.game.seen == (back,)  # of the two it alone has attacked in this phase
    since = len(fight.journal.entries)
    fight.execute(cmd.NextPhase())
    assert two.isdisjoint(fight.state.game.counters)
    assert fight.state.game.seen == ()
    now = [scene_of(fight).back(scene_of(fight).game.counters[one]) for one in (unit.id, other.id)]
    assert [fight.state.game.counters[one].hex for one in now] == [
        scene_of(fight).game.counters[unit.id].hex
    ] * 2
    assert [id_ for id_ in (unit.id, other.id) if f'"{id_}"'.encode() in written(fight, since)] == []


def test_a_card_that_was_seen_and_lies_alone_keeps_its_back_until_it_does_not(fight: Session) -> None:
    combat = fight.state.game.combat
    assert combat is not None
    (back,) = combat.cards
    fight.overrule(cmd.EndCombat(), "called off")
    fight.execute(cmd.NextPhase())
    assert fight.state.game.seen == (back,)
    _beside(fight, combat.cards[back])
    assert back not in fight.state.game.counters


def test_the_owner_still_reads_what_his_cards_did_under_former_backs(fight: Session) -> None:
    combat = fight.state.game.combat
    assert combat is not None
    (unit,) = combat.cards.values()
    told = _named_in(fight)
    fight.overrule(cmd.EndCombat(), "called off")
    _beside(fight, unit)
    fight.execute(cmd.NextPhase())
    assert told <= _named_in(fight)


def _named_in(session: Session) -> set[str]:
    """The counters that the log names."""
    reasons = (reason for line in session.log() for group in line.details for reason in group)
    return {counter_id(one.about or one) for one in reasons} - {""}


def test_who_defended_gets_other_backs_as_soon_as_he_sits_there(fight: Session) -> None:
    combat = fight.state.game.combat
    assert combat is not None
    seat(fight, ALLIED)
    other = next(
        one for one in own(scene_of(fight), ALLIED) if one.hex != combat.target and one.front is Front.WEST
    )
    read(fight, other.id, hex={"q": combat.target.q, "r": combat.target.r})
    fight.execute(cmd.RevealDefence())
    for request in fight.state.waiting:
        fight.answer(request.id, Reply(value=3))
    seat(fight, CENTRAL)
    for request in fight.state.waiting:
        fight.answer(request.id, Reply(value=3) if isinstance(request, Question) else RollAnswer.physical(3))
    while fight.state.game.combat:
        fight.overrule(cmd.EndCombat(), "called off")
    stack = {one.id for one in fight.state.game.in_hex(combat.target)}
    assert stack <= set(fight.state.game.seen)
    seat(fight, ALLIED)
    now = {one.id for one in fight.state.game.in_hex(combat.target)}
    assert len(now) == len(stack)
    assert now.isdisjoint(stack)
    count = len(fight.journal.entries)
    seat(fight, ALLIED)
    assert len(fight.journal.entries) == count
