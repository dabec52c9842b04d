"""Forces on the table: where counters are, who controls what, what a scenario counts.

Players turn on what they want tracked; nothing here has to be filled in before play.
"""
