"""Counters and their printed values, typed or pasted by the players."""
