### A procedure that is walked step by step on a page of its own.

# The game’s own name for it stands behind this.
action-procedure = Step by step
page-procedure = Step by step
procedure-later = Later
procedure-all-the-same = Go on all the same
procedure-no-session = A session comes first; this is walked in it.
# $count (rules)
procedure-rules = { $count ->
    [one] One rule
   *[other] { $count } rules
}
# $words (of a rule), $number (its own)
procedure-rule = { $words } ({ $number })

## Who sits at the machine

secrets-nobody-sits = This is secret work. Hand over, and one side unlocks its own.
secrets-own-closed = This is secret work. Open your own secrets first.
# $side
offer-refused = { $offer }: { $reason }
offer-put-back = Put back: { $offer }

## What dice may bring

# $drm (signed), $reasons, $dice
forecast-drm = { $dice ->
    [1] drm
   *[other] DRM
} { $drm }: { $reasons }
# $result (the game’s words), $chance (as chance-exact)
forecast-chance = { $result }: { $chance }
forecast-no-roll = No die roll is needed.

## What a step has brought

diff-subject = Where
diff-before = Before
diff-after = After

## Tasks

task-done = done
