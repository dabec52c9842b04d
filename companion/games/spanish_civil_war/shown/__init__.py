"""The panels of a battle as data."""
