"""Changes rules in small ways and counts what the tests notice: `python -m tests.mutations SEED COUNT`.

The same seed draws the same changes as long as the rules stay as they are. What the tests call is kept in a
file, `--calls`, and looked at anew for files of tests that have changed, for all where a file of rules comes
or goes; remove it after greater changes of rules. A hundred take some minutes.
"""

import argparse
import os
import tempfile
from pathlib import Path

from tests.mutations.changes import Mutation
from tests.mutations.drawing import drawn, game_names
from tests.mutations.trial import say, tried

_CALLS = Path(tempfile.gettempdir()) / "companion-mutations.json"


def main() -> None:
    """Draw, try and tell."""
    os.environ["COMPANION_MUTATIONS"] = "1"  # whole games are asked all that is recorded
    given = _arguments()
    mutations = drawn(given.seed, given.count, given.games)
    if given.only:
        mutations = [mutation for mutation in mutations if mutation.place in given.only]
    _tell(mutations, tried(mutations, given.games, given.calls, given.at_once, given.slowest))


def _tell(mutations: list[Mutation], caught: dict[Mutation, str | None]) -> None:
    survivors = [mutation for mutation in mutations if caught[mutation] is None]
    say(f"\ndrawn     {len(mutations):4}")
    say(f"caught    {len(mutations) - len(survivors):4}")
    say(f"survived  {len(survivors):4}")
    for mutation in survivors:
        say(f"  {mutation.place}  {mutation.function}\n      {mutation.change}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--only", nargs="+", metavar="FILE:LINE", help="of those drawn try these alone")
    games = game_names()
    parser.add_argument("--games", nargs="+", choices=games, default=games, help="change these games alone")
    parser.add_argument("--at-once", type=int, default=2, help="so many are tried at once")
    parser.add_argument("--slowest", type=float, default=600, help="leave out tests that take more seconds")
    parser.add_argument("--calls", type=Path, default=_CALLS, help="what the tests call")
    return parser.parse_args()


main()
