"""Phase and player turn set by hand, and hexes that no map has."""

from random import Random

import pytest

from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase, next_moment
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.commands import NextPhase
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.panels import ChoiceList
from companion.kit.questions import option_in_words
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.due_now import now_of, told
from tests.games.no_prisoners.campaign.random_play import SYSTEM, begin
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import hex_of


def test_play_goes_on_from_a_moment_set() -> None:
    session = begin("the-last-crusade", Random(1))
    session.set_facts({"moment/player_turn": "east-cp", "moment/phase": "reinforcement"})
    session.execute(NextPhase())
    moment: Moment = session.state.game.moment
    assert (moment.player_turn, moment.phase) == (PlayerTurn.EAST_CP, Phase.MOVEMENT)


@pytest.mark.parametrize(
    ("moment", "then"),
    [
        (Moment(turn=1, player_turn=None, phase=Phase.MOVEMENT), Phase.COMBAT_1),  # of the first player turn
        (Moment(turn=3, player_turn=PlayerTurn.WEST_CP, phase=Phase.COMBAT_2), Phase.REPLACEMENT),
    ],
)
def test_play_goes_on_from_what_an_earlier_version_let_be_set(moment: Moment, then: Phase) -> None:
    following = next_moment(moment)
    assert following is not None
    assert (following.player_turn, following.phase) == (PlayerTurn.WEST_CP, then)


def test_a_counter_is_set_nowhere_off_the_map() -> None:
    session = begin("the-last-crusade", Random(1))
    with pytest.raises(IllegalCommandError) as refused:
        session.set_facts({"counters/cp-w-27/hex": {"q": 10**6, "r": 0}})
    assert refused.value.reason.key == "value-impossible"


def test_the_die_of_an_event_phase_that_was_set_can_be_rolled() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT, 11)
    assert told(sketch.session) == ["The event die is not rolled yet (5.0a)"]
    assert now_of(sketch.session).left == ()  # a table that has rolled it goes on
    (choice,) = sketch.choices(cmd.BeginPhase)
    page = next(panel for panel in SYSTEM.panels(sketch.session.state) if panel.id == "np-events")
    assert ChoiceList((choice,)) in page.parts, "what is due leads to this page"
    sketch.do(choice.build())
    assert [one.purpose for one in sketch.session.state.waiting] == [NpPurpose.EVENT]
    sketch.roll(6)
    assert sketch.game.phase.event is not None
    assert sketch.choices(cmd.BeginPhase) == []


def test_a_die_of_a_moment_that_is_left_waits_no_more_until_it_is_come_back_to() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT, 11)
    (choice,) = sketch.choices(cmd.BeginPhase)
    sketch.do(choice.build())
    asked = sketch.session.state.waiting
    sketch.session.set_facts({"moment/turn": 11})
    assert sketch.session.state.waiting == asked
    sketch.session.set_facts({"moment/turn": 16, "moment/phase": "movement"})
    assert sketch.session.state.waiting == ()
    sketch.session.undo()
    assert sketch.session.state.waiting == asked


def test_what_comes_in_a_phase_that_was_set_is_judged() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.REINFORCEMENT, 11)
    (choice,) = sketch.choices(cmd.BeginPhase)
    assert told(sketch.session)[0] == "Judge what comes in this phase (4.0b)", "the strip has it too"
    sketch.do(choice.build())
    assert [one.key for one in sketch.last_lines()].count("np-commander") == 1  # Yildirim
    assert sketch.refused(cmd.BeginPhase()) == "np-phase-begun"


def test_a_phase_that_play_went_on_to_is_not_begun_again() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT, 11)
    sketch.do(cmd.NextPhase())
    assert sketch.choices(cmd.BeginPhase) == []


@pytest.mark.parametrize(
    ("phase", "told", "times"),
    [("movement", None, 2), ("random-event", None, 1), ("movement", 1, 1)],
)
def test_a_clock_set_past_the_first_event_counts_it(phase: str, told: int | None, times: int) -> None:
    """War in the Desert begins with the second Senussi revolt; the table may say otherwise (25.5)."""
    session = begin("war-in-the-desert", Random(1))
    asked = {} if told is None else {"occurred/west-allied-senussi": told}
    session.set_facts({"moment/player_turn": "west-allied", "moment/phase": phase, **asked})
    assert session.state.game.occurred["west-allied-senussi"] == times
    session.undo()
    assert session.state.game.occurred["west-allied-senussi"] == 1


def _set(turn: int, player_turn: str | None, phase: str, **facts: object) -> Session:
    session = begin("the-last-crusade", Random(1))
    moment = {"moment/turn": turn, "moment/player_turn": player_turn, "moment/phase": phase}
    session.set_facts({**moment, **facts})
    return session


def test_the_rate_is_asked_for_in_a_replacement_phase_that_was_set() -> None:
    lost = {"counters/cp-w-16/spot": "replaceable", "counters/cp-w-16/hex": None}
    session = _set(11, "west-cp", "replacement", **lost)
    assert told(session) == ["Tell the replacement rate (4.0b)"]
    session.execute(cmd.BeginPhase())
    assert [one.purpose for one in session.state.waiting] == [NpPurpose.RATE]


def test_victory_points_and_the_end_of_the_game_are_counted_in_a_phase_that_was_set() -> None:
    session = _set(16, None, "vp-check")
    session.execute(cmd.BeginPhase())
    assert {one.purpose for one in session.state.waiting} == {NpPurpose.CITY}
    session = _set(16, None, "game-end")
    session.execute(cmd.BeginPhase())
    assert session.state.game.is_over


def test_what_was_done_in_another_phase_counts_for_nothing_in_one_that_is_set() -> None:
    session = _set(9, "west-allied", "random-event")
    session.execute(NextPhase())
    session.set_facts({"moment/phase": "combat-1"})
    record = session.state.game.phase
    assert record.set_to == session.state.game.moment
    session.set_facts({"vp/west-cp": 3})
    assert session.state.game.phase == record


def test_a_clock_set_on_from_the_set_up_again_and_again_forgets_each_phase() -> None:
    """No phase has begun by going on: each that is set is another (8.0, 8.8, 20.0)."""
    sketch = Sketch(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT, 8)
    sketch.stand(al_w_42="0708", al_w_gb="0711")
    sketch.print("al-w-42", movement=4)
    sketch.do(sketch.march("al-w-42", "1207", "landing"))
    assert sketch.why_not("al-w-42", "1307") == "np-has-landed"
    sketch.set(**{"vp__west-cp": 3})
    assert sketch.why_not("al-w-42", "1307") == "np-has-landed"
    sketch.set(moment__turn=9)
    sketch.do(sketch.march("al-w-42", "1307"))
    assert sketch.why_not("al-w-42", "1306", "strategic") == "np-moved-already"
    sketch.set(moment__turn=10)
    sketch.stand(al_w_ga="1306")
    sketch.do(sketch.march("al-w-42", "1306", "strategic"))


@pytest.mark.parametrize(
    ("turn", "player_turn", "phase", "why"),
    [
        (9, None, "movement", "np-moment-of-player"),
        (9, "west-cp", "vp-check", "np-moment-of-no-player"),
        (9, "west-cp", "set-up", "np-moment-of-no-player"),
        (7, "west-cp", "combat-2", "np-remind-one-combat"),  # 1916 III
    ],
)
def test_a_moment_that_the_sequence_of_play_lacks_is_no_fact(
    turn: int, player_turn: str | None, phase: str, why: str
) -> None:
    session = _set(9, "west-allied", "random-event")
    before = session.state
    facts = {"moment/turn": turn, "moment/player_turn": player_turn, "moment/phase": phase}
    with pytest.raises(IllegalCommandError) as refused:
        session.set_facts(facts)
    assert refused.value.reason.key == why
    assert session.state == before


def test_half_a_moment_is_judged_with_the_half_that_stands() -> None:
    session = _set(9, "west-allied", "random-event")
    with pytest.raises(IllegalCommandError):
        session.set_facts({"moment/phase": "game-end"})
    session.set_facts({"moment/phase": "game-end", "moment/player_turn": None})
    assert session.state.game.moment.phase is Phase.GAME_END


# ---- landings made before ----


def _sailors(turn: int = 6) -> Sketch:
    sketch = Sketch(turn=turn)
    sketch.stand(al_w_42="0308", al_w_52="0308")
    return sketch


def test_a_landing_made_before_is_told_and_the_next_of_its_year_and_front_is_refused() -> None:
    sketch = _sailors()
    sketch.session.set_facts({"landings/1916-west": 1})
    assert sketch.why_not("al-w-42", "1305", "landing") == "np-landing-limit"
    sketch.session.set_facts({"landings/1916-west": 0, "landings/1916-east": 1, "landings/1917-west": 1})
    sketch.do(sketch.march("al-w-42", "1305", "landing"))
    assert sketch.game.landings["1916-west"] == 1
    assert sketch.why_not("al-w-52", "1306", "landing") == "np-landing-limit"


def test_more_landings_than_the_rules_know_are_insisted_on_by_the_table_only() -> None:
    with pytest.raises(IllegalCommandError) as refused:
        _sailors().session.set_facts({"landings/1916-west": 2})
    assert (refused.value.reason.key, refused.value.can_overrule) == ("fact-too-high", True)


def test_an_evacuation_made_before_is_told_once_gallipoli_was_tried() -> None:
    sketch = Sketch(turn=9)
    sketch.stand(al_w_42="1305", al_w_ga="0208")
    assert not list(SYSTEM.facts_at(sketch.session.state, {"landings/gallipoli", "landings/evacuation-8"}))
    sketch.session.set_facts({"gallipoli_on": 7})
    sketch.session.set_facts({"landings/1917-west": 1, "landings/evacuation-8": 2})
    assert sketch.why_not("al-w-42", "0208", "landing") == "np-evacuation-once"
    sketch.session.set_facts({"landings/evacuation-8": 0})
    sketch.do(sketch.march("al-w-42", "0208", "landing"))
    assert sketch.game.landings["evacuation-9"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_of_landings_has_a_name_of_its_own(language: str) -> None:
    session, catalogue = _sailors().session, Catalogue(language)
    session.set_facts({"gallipoli_on": 7})
    facts = [fact for fact in SYSTEM.facts(session.state) if fact.path.startswith("landings/")]
    assert {fact.lacking for fact in facts} == {0}
    assert len({catalogue.reason(fact.label, str) for fact in facts}) == len(facts) > 3


# ---- where counters are ----


def test_a_counter_set_into_a_hex_stands_on_the_map_and_one_set_off_it_in_none() -> None:
    session = begin("the-last-crusade", Random(1))
    path, there = "counters/al-e-cf", hex_of("1313")
    assert session.state.game.counters["al-e-cf"].spot is Spot.ASIDE
    session.set_facts({f"{path}/hex": {"q": there.q, "r": there.r}})
    counter = session.state.game.counters["al-e-cf"]
    assert (counter.spot, counter.hex) == (Spot.MAP, there)
    session.set_facts({f"{path}/spot": "replaceable"})
    counter = session.state.game.counters["al-e-cf"]
    assert (counter.spot, counter.hex) == (Spot.REPLACEABLE, None)


@pytest.mark.parametrize(
    ("unit", "facts", "why"),
    [
        ("al-e-cf", {"spot": "map"}, "np-map-needs-hex"),
        ("cp-w-27", {"hex": None}, "np-map-needs-hex"),
        ("cp-w-27", {"spot": "map", "hex": None}, "np-map-needs-hex"),
        ("al-e-cf", {"spot": "due", "hex": hex_of("1313")._asdict()}, "np-hex-off-map"),
    ],
)
def test_no_counter_is_on_the_map_without_a_hex_nor_in_a_hex_off_it(
    unit: str, facts: dict[str, object], why: str
) -> None:
    session = begin("the-last-crusade", Random(1))
    with pytest.raises(IllegalCommandError) as refused:
        session.set_facts({f"counters/{unit}/{fact}": value for fact, value in facts.items()})
    assert (refused.value.reason.key, refused.value.can_overrule) == (why, False)
    assert refused.value.field == f"counters/{unit}/{next(iter(facts))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_is_called_the_same_in_the_facts_as_elsewhere(language: str) -> None:
    session, catalogue = begin("the-last-crusade", Random(1)), Catalogue(language)
    (fact,) = SYSTEM.facts_at(session.state, {"counters/cp-w-27/spot"})
    assert fact.options is not None
    for spot in map(str, fact.options):
        box = Reason("np-spot", args={"spot": spot})
        assert catalogue.reason(option_in_words(spot, fact.sort), str) == catalogue.reason(box, str)


def test_a_unit_set_among_enemies_stands_there_and_it_is_told() -> None:
    session = begin("the-last-crusade", Random(1))
    before, enemy = session.state, session.state.game.counters["cp-w-27"].hex
    assert enemy is not None
    session.set_facts({"counters/al-w-42/hex": {"q": enemy.q, "r": enemy.r}})
    assert session.state.game.counters["al-w-42"].hex == enemy
    told = [one for one in SYSTEM.came_of(before, session.state) if one.key == "np-both-sides"]
    assert [one.hexes for one in told] == [(enemy,)]


@pytest.mark.parametrize(
    ("unit", "number", "printed", "why"),
    [
        ("al-w-42", "0101", {}, "np-hex-closed"),
        ("al-w-42", "1511", {}, "np-other-front"),
        ("cp-w-27", "1602", {}, "np-damascus-closed"),
        ("cp-e-42", "1705", {"type": "armoured-car"}, "np-vehicles-enter-mountain"),
        ("cp-w-27", "1305", {"type": "armoured-train"}, "np-train-keeps-to-rail"),
        ("cp-w-27", "1304", {"type": "armoured-train"}, ""),
    ],
)
def test_a_unit_set_where_no_rule_puts_it_stands_there_and_the_rule_is_told(
    unit: str, number: str, printed: dict[str, str], why: str
) -> None:
    session, there = begin("the-last-crusade", Random(1)), hex_of(number)
    facts = {"hex": there._asdict(), **printed}
    before = session.state
    session.set_facts({f"counters/{unit}/{fact}": value for fact, value in facts.items()})
    assert session.state.game.counters[unit].hex == there
    told = [one for one in SYSTEM.came_of(before, session.state) if one.key == "np-against-rules"]
    assert [(one.about and one.about.key, one.hexes) for one in told] == ([(why, (there,))] if why else [])


def test_forward_depots_are_set_one_after_the_other_and_taken_away_again() -> None:
    """A table that did not track them has them all the same (15.8)."""
    session = begin("the-last-crusade", Random(1))
    tabuk, off = hex_of("1715"), hex_of("1716")
    session.set_facts({"depots/0": tabuk._asdict()})
    before = session.state
    assert before.game.depots == (tabuk,)
    session.set_facts({"depots/1": off._asdict()})
    assert session.state.game.depots == (tabuk, off)
    told = [one for one in SYSTEM.came_of(before, session.state) if one.key == "np-against-rules"]
    assert [(one.about and one.about.key, one.hexes) for one in told] == [("np-fsd-where", (off,))]
    assert [fact.path for fact in SYSTEM.facts(session.state) if "depots" in fact.path][-1] == "depots/2"
    session.set_facts({"depots/0": None})
    assert session.state.game.depots == (off,)


def test_a_railhead_set_off_the_railway_is_told_to_be_and_lies_there() -> None:
    session = begin("war-in-the-desert", Random(1))
    for number, told_off in (("0910", True), ("0909", False)):
        before, there = session.state, hex_of(number)
        session.set_facts({"railhead": there._asdict()})
        assert session.state.game.railhead == there
        told = [one.key for one in SYSTEM.came_of(before, session.state)]
        assert ("np-against-rules" in told) is told_off
