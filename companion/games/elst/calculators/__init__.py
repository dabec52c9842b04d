"""Calculators without a session: figures typed, and what the rules make of them."""
