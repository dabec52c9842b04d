"""Drawing changes by a seed, spread over the games, one from a function."""

import random
import tomllib
from collections.abc import Collection
from itertools import chain
from pathlib import Path

from tests.mutations.changes import Mutation, mutations_of

ROOT = Path(__file__).parents[2]
_GAMES = ROOT / "companion" / "games"
_ALIKE = Path(__file__).parent / "alike.toml"

# What only shows what the rules have found.
_SHOWN = frozenset({"shown", "panel", "panels", "page", "pages", "words", "overlays"})


def game_names() -> list[str]:
    """What the folders of the games are called."""
    return sorted(path.parent.name for path in _GAMES.glob("*/game.toml"))


def drawn(seed: int, count: int, games: Collection[str]) -> list[Mutation]:
    """So many changes, the same for the same seed and games, each game's in turn."""
    by_game = [_shuffled(random.Random(f"{seed} {name}"), _GAMES / name) for name in sorted(games)]
    in_turn = chain.from_iterable(zip(*by_game, strict=False))
    return [mutation for mutation, _ in zip(in_turn, range(count), strict=False)]


def all_of(game: Path) -> list[Mutation]:
    """Every change that the rules of a game offer, without those that change nothing."""
    paths = [path.relative_to(ROOT) for path in sorted(game.rglob("*.py"))]
    offered = chain.from_iterable(mutations_of(ROOT, str(path)) for path in paths if _is_rule(path))
    alike = _alike()
    return [mutation for mutation in offered if _name(mutation) not in alike]


def _is_rule(path: Path) -> bool:
    return not _SHOWN & {word for part in path.with_suffix("").parts for word in part.split("_")}


def _shuffled(chance: random.Random, game: Path) -> list[Mutation]:
    mutations = all_of(game)
    chance.shuffle(mutations)
    by_function = {(mutation.path, mutation.function): mutation for mutation in reversed(mutations)}
    return [mutation for mutation in mutations if by_function[mutation.path, mutation.function] is mutation]


def _name(mutation: Mutation) -> tuple[str, str, str]:
    return mutation.path, mutation.function, mutation.change


def _alike() -> set[tuple[str, str, str]]:
    """The changes that leave every answer as it was, each with its reason in the list."""
    rows = tomllib.loads(_ALIKE.read_text("utf-8")).get("change", [])
    assert all(row["why"].strip() for row in rows)
    return {(row["path"], row["function"], f"{row['before']}  ->  {row['after']}") for row in rows}
