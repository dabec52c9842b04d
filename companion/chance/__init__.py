"""Chance: what the rules ask of dice and draw piles, the answers, and the odds.

A rule never rolls. It asks with a `RollRequest` or `DrawRequest`; the answer (`RollAnswer`,
`DrawAnswer`) comes from physical dice and chits typed in, from the app, or from a script in tests:

    request = RollRequest(purpose=Purpose.CONTACT, subject="gun-1", dice=2,
                          goal=Goal(at_most=8, never=(12,)))
    answer = AppSource().roll(request)
    check_roll(request, answer)            # ImpossibleAnswerError for a die that cannot be
    outcome = outcomes(request, answer)[0]  # natural 7, final 7, is_success True
    chance_of(request)                     # Fraction(13, 18)

The modules: `purposes` (what is asked for), `requests`, `answers`, `pile` (chits left, what may be drawn),
`shuffle` (an order kept by the app under a published commitment), `sources`, `joint` (two machines),
`typed` (dice as a player types them), `odds`.
"""
