"""Hands that play any game at random through its session, by what the game itself offers.

They choose, answer, overrule, set facts, take back, put back, correct, note; a refusal is an answer. Nothing
but a refusal may come out of it. Everything goes by one seed, so that a failure can be played again.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from companion.chance.sources import AppSource
from companion.hexes.coordinates import HexCoord, disk
from companion.kit.facts import Fact
from companion.kit.game import AnyGame
from companion.kit.panels import Choice, ChoiceList, Input, InputKind
from companion.kit.questions import Question, Reply, ReplyKind
from companion.kit.system import Players, Start
from companion.known_games import GAMES
from companion.reason import CompanionError
from companion.session.commands import Answer
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SessionStore
from tests.boards_of_games import board_of

NEAR = 5
# What players of a game might write: counters, places, names.
TEXTS: Mapping[str, tuple[str, ...]] = {
    "elst": ("2x 4-5-7, 9-1 @ E12", "SS 4-4-7", "3x SS 4-4-7 @ M15", "Sherman V @ C13", "entry", "#1", "X1"),
    "starter-kit": (
        "9-1",
        "4-6-7",
        "ソ連軍",
        "",
        "a name that is much longer than any name of a counter ever is",
    ),
    "jarama": ("48: 2x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6", "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6", "A: HQ 0-1-6"),
    "brunete": ("34: 2x 6-5-6/3-3-6 III, HQ 0-1-6", "71: 2x 2-3-6/1-2-6 II, HQ 0-1-6", "TRUCK: truck ?-?-12"),
    "np": ("1st Brigade", "=1+1", "鉄道"),
}
NOTES = ("", "as the table has it", "地図の通り", "<b>bold</b>\nand a second line")


@cache
def system_of(game: str) -> AnyGame:
    """A game on its own board."""
    return GAMES[game].make(board_of(game))


def find_system(id_: str) -> AnyGame | None:
    """The games as a session looks for them."""
    return system_of(id_) if id_ in GAMES else None


def begin(game: str, store: SessionStore, random: Random, keys: OutsideKeys) -> Session:
    """A session of a game, begun in one of the ways that it knows; all secrets are open."""
    known, system = GAMES[game], system_of(game)
    scenario = random.choice(known.scenarios)
    options = {option.key: random.choice(option.values) for option in system.start_options(scenario)}
    settings = {
        s.key: random.choice(s.options) for s in system.settings if s.options and random.random() < 0.2
    }
    players = random.choice(tuple(Players)) if system.has_secrets else Players.SOLO
    start = Start(scenario=scenario, players=players, options=options, settings=settings)
    session = Session.create(system, store, start, keys=keys, random=random)
    unlock_all(session)
    return session


def unlock_all(session: Session) -> None:
    """Open the secrets of every side; none has a pass phrase."""
    for faction in session.secrecy.seats:
        session.secrecy.unlock(faction)


class Hand:
    """Plays a session."""

    def __init__(self, session: Session, random: Random) -> None:
        self.session, self.random = session, random
        self.refused = 0
        board = board_of(session.system.id)
        cells = sorted(board)
        self._near = [hex_ for hex_ in disk(random.choice(cells), NEAR) if hex_ in board]

    def act(self) -> None:
        """One thing: most often what the game waits for, now and then anything else."""
        waits = self.session.state.waiting
        self.attempt(self._answer if waits and self.random.random() < 0.8 else self._anything())

    def attempt(self, deed: Callable[[], object]) -> None:
        """Do something that may be refused."""
        try:
            deed()
        except CompanionError:
            self.refused += 1

    def _anything(self) -> Callable[[], object]:
        deeds = {
            self._choose: 20.0,
            self._set_a_fact: 2.0,
            self._overrule: 1.5,
            self.take_back: 1.5,
            self._put_back: 1.0,
            self._correct: 0.5,
            self._choose_a_reading: 0.3,
            self._write: 1.0,
        }
        return self.random.choices(tuple(deeds), tuple(deeds.values()))[0]

    # ---- answers ----

    def _answer(self) -> None:
        request = self.random.choice(self.session.state.waiting)
        if isinstance(request, Question):
            self.session.answer(request.id, Reply(value=self._reply(request)))
        else:
            self.session.answer_from(request.id, AppSource(self.random))

    def _reply(self, question: Question) -> HexCoord | int | str | None:
        if question.can_be_unknown and self.random.random() < 0.1:
            return None
        match question.wants:
            case ReplyKind.NUMBER:
                lowest = question.lowest or 0
                return self.random.randint(lowest, min(question.highest or lowest + 9, lowest + 9))
            case ReplyKind.HEX:
                return self.random.choice(self._near)
            case ReplyKind.TEXT:
                return self._text()
        return self.random.choice(question.options)

    # ---- choices ----

    def _choose(self) -> None:
        legal = [choice for choice in self._offered() if choice.is_legal]
        if legal:
            self.session.execute(self._build(self.random.choice(legal)))

    def _overrule(self) -> None:
        offered = [*self._offered()]
        if offered:
            self.session.overrule(self._build(self.random.choice(offered)), self.random.choice(NOTES))

    def _offered(self) -> Iterator[Choice]:
        """Where a player finds buttons: what the steps take, and what panels add to it."""
        yield from self.session.choices()
        for panel in self.session.system.panels(self.session.state):
            for part in panel.parts:
                if isinstance(part, ChoiceList):
                    yield from part.choices

    def _build(self, choice: Choice) -> Any:
        left = [one for one in choice.inputs if not (one.may_be_left and self.random.random() < 0.5)]
        return choice.build(**{one.name: self._given(one) for one in left})

    def _given(self, open_: Input) -> Any:
        match open_.kind:
            case InputKind.HEX:
                return self.random.choice(self._near)
            case InputKind.HEXES:
                return tuple(self.random.sample(self._near, 2))
            case InputKind.NUMBER:
                return self.random.randint(open_.lowest, max(open_.lowest, min(open_.highest or 20, 20)))
            case InputKind.OPTION:
                return self.random.choice(open_.options)
            case InputKind.SEVERAL:
                named = [one.text for one in open_.suggestions]
                return tuple(self.random.sample(named, self.random.randint(1, len(named))))
        return self._text()

    def _text(self) -> str:
        return self.random.choice(TEXTS[self.session.system.id])

    # ---- by hand ----

    def _set_a_fact(self) -> None:
        facts = self.session.system.facts(self.session.state)
        if facts:
            sort = self.random.choice(sorted({_sort_of(fact) for fact in facts}))
            fact = self.random.choice([fact for fact in facts if _sort_of(fact) == sort])
            self.session.set_facts({fact.path: self._value(fact)}, self.random.choice(NOTES), fact.secret_to)

    def _value(self, fact: Fact) -> Any:
        if fact.options:
            return self.random.choice(fact.options)
        if fact.is_hex:
            hex_ = self.random.choice(self._near)
            return self.random.choice([None, {"q": hex_.q, "r": hex_.r}])
        return self.random.choice([None, *range(-1, 12)])

    def _choose_a_reading(self) -> None:
        setting = self.random.choice(self.session.system.settings)
        if setting.options:
            self.session.choose_setting(setting.key, self.random.choice(setting.options))

    # ---- back and forth, and beside the game ----

    def take_back(self) -> None:
        """Undo, sometimes several acts at once."""
        acts = self.session.journal.acts
        back_to = self.random.choice(acts[-5:]).seqs[0] if acts else None
        self.session.undo(back_to=back_to, confirmed=True)

    def _put_back(self) -> None:
        self.session.redo()

    def _correct(self) -> None:
        answered = [
            (act.seqs[0], body.command.answer)
            for act in self.session.journal.acts[-8:]
            for body in act.bodies
            if isinstance(body.command, Answer)
        ]
        if answered:
            seq, answer = self.random.choice(answered)
            self.session.correct(seq, answer, confirmed=True)

    def _write(self) -> None:
        on = self.random.randrange(1, self.session.journal.next_seq)
        if self.random.random() < 0.5:
            self.session.note(on, self.random.choice(NOTES))
        else:
            self.session.bookmark(on, self.random.choice(NOTES))


def _sort_of(fact: Fact) -> str:
    """Facts of counters are many, those of the clock few."""
    return fact.path.split("/")[0]
