"""What a journal keeps at hand of a long game: the latest entries and states; the rest is read again."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Self, overload

from companion.kit.system import State
from companion.session.entries import Entry

_PAGE = 256
_AT_HAND = 16 * _PAGE
_RECENT = 64  # states kept one an act
_APART = 256  # acts between the states kept of what is longer ago

ReadEntries = Callable[[int, int], Iterable[Entry]]  # the first number and how many
FoldAgain = Callable[[int, tuple[int, State] | None], Iterator[tuple[int, State]]]


class Entries(Sequence[Entry]):
    """Every entry, in order. Those that are `written` may be let go of and are read again when wanted."""

    def __init__(self, read: ReadEntries | None = None) -> None:
        """None yet; without `read` all stay at hand."""
        self._read = read
        self._count = 0
        self._at_hand: dict[int, Entry] = {}
        self.written = 0

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Entry: ...

    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...

    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self._entry(k + 1) for k in range(*at.indices(self._count))]
        if not -self._count <= at < self._count:
            raise IndexError(at)
        return self._entry(at % self._count + 1)

    def __iter__(self) -> Iterator[Entry]:
        return (self._entry(seq) for seq in range(1, self._count + 1))

    def append(self, entry: Entry) -> None:
        """Add the next one."""
        self._count += 1
        self._at_hand[entry.seq] = entry
        self._let_go()

    def cut(self, count: int) -> None:
        """Keep only the first ones: a draft was not written."""
        for seq in range(count + 1, self._count + 1):
            self._at_hand.pop(seq, None)
        self._count = count

    def pass_over(self, count: int) -> None:
        """So many are written and need not be looked at now."""
        self._count = self.written = count

    def _entry(self, seq: int) -> Entry:
        if seq not in self._at_hand:
            self._read_page(seq)
        return self._at_hand[seq]

    def _read_page(self, seq: int) -> None:
        if self._read is None:
            raise LookupError(seq)
        first = (seq - 1) // _PAGE * _PAGE + 1
        for entry in self._read(first, min(_PAGE, self._count - first + 1)):
            self._at_hand.setdefault(entry.seq, entry)
        self._let_go(first)

    def _let_go(self, but: int = 0) -> None:
        """Forget what came to hand first, except the page that begins at `but`."""
        if self._read is None or len(self._at_hand) <= _AT_HAND:
            return
        page = range(but, but + _PAGE)
        gone = [seq for seq in self._at_hand if seq <= self.written and seq not in page]
        for seq in gone[: _AT_HAND // 2]:
            del self._at_hand[seq]


class States:
    """The state after so many acts: the latest ones, a few of those before, the others folded again."""

    def __init__(self, first: State, fold_again: FoldAgain) -> None:
        self._fold_again = fold_again
        self._kept: dict[int, State] = {0: first}
        self._again: dict[int, State] = {}
        self._count = 0

    def copy(self, fold_again: FoldAgain) -> Self:
        """The same states, to go on with."""
        twin = type(self)(self._kept.get(0, self.last), fold_again)
        twin._kept, twin._count = self._kept.copy(), self._count
        return twin

    @property
    def last(self) -> State:
        """The state after all acts."""
        return self._kept[self._count]

    def at(self, place: int) -> State:
        """The state after so many acts."""
        if place in self._kept:
            return self._kept[place]
        if place not in self._again:
            base = max((count for count in self._kept if count < place), default=None)
            known = None if base is None else (base, self._kept[base])
            self._again = dict(deque(self._fold_again(place, known), maxlen=_APART))
        return self._again[place]

    def push(self, state: State) -> None:
        """One act more."""
        self._count += 1
        self._kept[self._count] = state
        old = self._count - _RECENT
        if old % _APART:
            self._kept.pop(old, None)

    def replace_last(self, state: State) -> None:
        """More came of the last act."""
        self._kept[self._count] = state

    def begin_at(self, count: int, state: State) -> None:
        """Go on from a state after so many acts, with none before it at hand."""
        self._kept, self._again, self._count = {count: state}, {}, count

    def cut(self, count: int) -> None:
        """Only so many acts hold."""
        last = self.at(count)
        self._kept = {place: state for place, state in self._kept.items() if place <= count}
        self._again = {}
        self._kept[count] = last
        self._count = count
