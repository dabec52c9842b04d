"""The Arab Revolt at the table: draws from the cup, the way home, new tribal counters (18.0, 22.3)."""

from companion.games.no_prisoners.procedures.asking import ask_roll, figure_question
from companion.games.no_prisoners.procedures.demands import add_task
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.pools.tribes import TribalRoll, tribal_roll, tribes_moved
from companion.games.no_prisoners.rules.turn.random_events import EffectKind, What
from companion.games.no_prisoners.table.counter_events import CounterMade, TribeWentToCup
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.game_events import ArabsRevolted, CupCounted, Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import NpGame, Task
from companion.games.no_prisoners.table.words import box_in_words, named
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.reason import Reason


def revolt(course: Course) -> None:
    """The Arabs revolt: from now on the turn of every unit marked AR+# is known, and told (18.0)."""
    course.add(ArabsRevolted())
    for counter in course.scene.game.counters.values():
        if counter.after_revolt is not None and counter.spot in (Spot.ASIDE, Spot.DUE):
            course.add(Told(reason=after_revolt(course.scene.game, counter)))


def after_revolt(game: NpGame, counter: Counter) -> Reason:
    """When a unit marked AR+# comes, or that the game ends before."""
    turn = game.due_turn(counter)
    if turn is None:
        return Reason("np-ar-too-late", "18.0d", about=named(counter))
    return Reason("np-ar-comes", "18.0d", args={"turn": str(turn)}, about=named(counter))


def begin_tribal_roll(course: Course) -> None:
    """The roll that the season brings; the cup is counted before it is first drawn from."""
    game = course.scene.game
    roll = tribal_roll(game.moment.game_turn, game.revolted_on)
    if roll is None:
        return
    if roll.is_homeward:
        _ask_homeward(course, roll)
        return
    if game.tribes_in_cup is None and not game.is_cup_unreadable:
        course.ask(figure_question(NpPurpose.CUP, "18.0b", box_in_words(""), ""))
    else:
        _ask_draw(course, roll)


def _ask_homeward(course: Course, roll: TribalRoll) -> None:
    """The die; none where no tribe is on the map. Of what lies face down nobody here can say."""
    game = course.scene.game
    may_go = any(one.is_tribal or one.is_face for one in game.at(Spot.MAP, Faction.ALLIED, Front.EAST))
    if may_go or not game.skips_empty_home:
        ask_roll(course, NpPurpose.HOME, "22.3a", roll.dice)
    else:
        course.add(Told(reason=_gone_home(0)))


def cup_counted(course: Course, tribes: int | None) -> None:
    """The cup was counted, or nobody could; only then it is drawn from."""
    game = course.scene.game
    course.add(CupCounted(tribes=tribes))
    if roll := tribal_roll(game.moment.game_turn, game.revolted_on):
        _ask_draw(course, roll)


def _ask_draw(course: Course, roll: TribalRoll) -> None:
    """The dice; none for a cup that is known to hold nobody."""
    if course.scene.game.skips_empty_cup and course.scene.game.tribes_in_cup == 0:
        course.add(Told(reason=_drawn(0)))
        return
    ask_roll(course, NpPurpose.TRIBES, "18.0c" if roll.dice > 1 else "18.3", roll.dice)


def draw_tribes(course: Course, rolled: int, *, is_told: bool = False) -> None:
    """So many tribal counters come out of the cup, to be placed; a cup not counted holds enough (A35).

    `is_told`: how many were to be drawn has been told; only fewer are told anew.
    """
    known = course.scene.game.tribes_in_cup
    drawn = rolled if known is None else tribes_moved(rolled, known)
    if known is not None:
        course.add(CupCounted(tribes=known - drawn))
    if drawn < rolled or not is_told:
        course.add(Told(reason=_drawn(drawn)))
    for _ in range(drawn):
        course.add(CounterMade(counter=_tribe(course.scene)))


def _drawn(count: int) -> Reason:
    return Reason("np-log-tribes-drawn", "18.3", args={"count": count})


def send_tribes_home(course: Course, rolled: int) -> None:
    """So many tribes go home, all of them where there are no more; else their owner picks (22.3)."""
    tribes = tribes_on_map(course.scene)
    count = tribes_moved(rolled, len(tribes))
    course.add(Told(reason=_gone_home(count)))
    if count == len(tribes):
        for tribe in tribes:
            course.add(TribeWentToCup(unit=tribe.id, name=tribe.name, rule="22.3a"))
        return
    task = Task(
        kind=EffectKind.WITHDRAW,
        player_turn=PlayerTurn.EAST_ALLIED,
        amount=count,
        what=What.TRIBAL_UNIT,
        is_homeward=True,
    )
    add_task(course, task)


def _gone_home(count: int) -> Reason:
    return Reason("np-log-tribes-home", "22.3a", args={"count": count})


def _tribe(scene: Scene) -> Counter:
    """A counter from the cup: what is printed on it only the players see."""
    numbers = [int(id_.rpartition("-")[2]) for id_ in scene.game.counters if id_.startswith("tribe-")]
    return Counter(
        id=scene.new_id("tribe", max(numbers, default=0) + 1),
        faction=Faction.ALLIED,
        front=Front.EAST,
        is_tribal=True,
        spot=Spot.ARRIVING,
    )


def tribes_on_map(scene: Scene) -> tuple[Counter, ...]:
    """The tribal counters on the map."""
    return tuple(counter for counter in scene.game.on_map if counter.is_tribal)
