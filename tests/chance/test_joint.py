"""Rolls that two machines make together: what comes up follows from both seeds, and from nothing else."""

from collections import Counter

from companion.chance.answers import Source
from companion.chance.joint import JointSource, commitment_to
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest, RollRequest, RollRow
from tests.session.tiny_game import TinyPurpose

FIRST, SECOND = "00" * 32, "7f" * 32
TWO_ROWS = RollRequest(purpose=TinyPurpose.SAIL, dice=2, rows=(RollRow(subject="red"), RollRow()))
PILE = DrawPile(kind=PileKind.CUP, left={"clear": 2, "fog": 1})


def test_the_same_seeds_bring_the_same_for_ever() -> None:
    """Whoever checks a recorded game needs these very numbers."""
    roll = JointSource("act.3", FIRST, SECOND).roll(TWO_ROWS)
    assert [one.faces for one in roll.rolls] == [(6, 6), (3, 4)]
    assert roll.source is Source.JOINT
    draw = DrawRequest(purpose=TinyPurpose.FOG, pile="fog", count=9)
    assert JointSource("act.2", FIRST, SECOND).draw(draw, PILE).chits == ("clear", "fog", "clear")
    assert commitment_to(FIRST, "act.3").startswith("e80b46d67fd1e353")


def test_either_seed_and_the_name_of_the_roll_change_everything() -> None:
    many = RollRequest(purpose=TinyPurpose.SAIL, dice=20)
    given = (("1", FIRST, SECOND), ("2", FIRST, SECOND), ("1", SECOND, SECOND), ("1", FIRST, FIRST))
    assert len({JointSource(*one).roll(many).rolls for one in given}) == len(given)


def test_every_face_is_as_likely() -> None:
    many = RollRequest(purpose=TinyPurpose.SAIL, dice=20, rows=(RollRow(),) * 600)
    rolls = JointSource("many", FIRST, SECOND).roll(many).rolls
    faces = Counter(face for roll in rolls for face in roll.faces)
    assert faces.keys() == set(range(1, 7))
    assert all(abs(count - 2000) < 200 for count in faces.values())
