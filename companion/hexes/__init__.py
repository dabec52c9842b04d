"""Hexes: coordinates and printed numbers, and the integer lattice under them."""
