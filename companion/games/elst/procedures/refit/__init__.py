"""The refit assistant: the campaign walked from scenario to scenario, its secrets kept by side (4.5).

It needs no tracked scenario: what it must know of the table it asks for, one step at a time.
"""
