"""Aircraft: their strength, their points, bombardment."""
