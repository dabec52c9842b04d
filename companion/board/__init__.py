"""Boards: sparse facts about a map's hexes, hexsides, areas and networks, each with its source."""
