"""The commands of a battle: for each why it is refused and what it does."""
