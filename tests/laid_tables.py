"""Tables laid once, and played on by each test of a file from a copy of its own.

What lays them is kept by `functools.cache` in the file that uses them, and goes with the last test there;
what many files use is kept a few at a time.
"""

from random import Random

from companion.kit.game import Systems
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore


def copy_of(laid: Session, systems: Systems | None = None, *, random: Random | None = None) -> Session:
    """A session in which the same has happened; what is done in either is not done in the other."""
    return Session.open(MemoryStore(laid.store.read()), systems or (lambda _: laid.system), random=random)
