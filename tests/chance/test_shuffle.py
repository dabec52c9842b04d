from collections import Counter
from hashlib import sha256
from random import Random

from companion.chance.pile import DrawPile, PileKind
from companion.chance.shuffle import NONCE_BYTES, Shuffle

PILE = DrawPile(kind=PileKind.ORDERED, left={"black": 8, "red": 3})


def test_a_shuffle_orders_what_is_left_of_the_pile() -> None:
    drawn = PILE.after_draw(("red",))
    shuffle = Shuffle.of(drawn)
    assert Counter(shuffle.order) == Counter({"black": 8, "red": 2})
    assert shuffle.fits(drawn)


def test_anyone_can_compute_the_commitment_again() -> None:
    shuffle = Shuffle.of(PILE)
    nonce = bytes.fromhex(shuffle.nonce)
    listed = "".join(f"{chit}\n" for chit in shuffle.order)
    assert len(nonce) == NONCE_BYTES == 32
    assert shuffle.commitment == sha256(nonce + listed.encode("utf-8")).hexdigest()


def test_another_order_or_nonce_has_another_commitment() -> None:
    shuffle = Shuffle(order=("red", "black"), nonce="00" * 32)
    others = [
        Shuffle(order=("black", "red"), nonce="00" * 32),
        Shuffle(order=("red", "black"), nonce="01" * 32),
    ]
    assert shuffle.commitment not in {other.commitment for other in others}


def test_the_order_is_another_each_time() -> None:
    assert len({Shuffle.of(PILE).nonce for _ in range(5)}) == 5
    assert len({Shuffle.of(PILE, Random(seed)).order for seed in range(20)}) > 10


def test_chits_come_out_in_order_until_the_pile_is_empty() -> None:
    shuffle, pile, came = Shuffle.of(PILE), PILE, []
    while pile.size:
        chits = shuffle.next_chits(pile, 2)
        came += chits
        pile = pile.after_draw(chits)
        assert shuffle.fits(pile)
    assert tuple(came) == shuffle.order
    assert shuffle.next_chits(pile, 1) == ()


def test_a_pile_drawn_in_another_order_does_not_fit() -> None:
    shuffle = Shuffle.of(PILE)
    other = "red" if shuffle.order[0] == "black" else "black"
    assert not shuffle.fits(PILE.after_draw((other,)))


def test_a_pile_with_chits_put_in_or_kept_by_hand_does_not_fit() -> None:
    shuffle = Shuffle.of(PILE)
    assert not shuffle.fits(PILE.after_adding(("red",)))
    assert not shuffle.fits(PILE.model_copy(update={"kind": PileKind.PHYSICAL}))
