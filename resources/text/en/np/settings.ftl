### The settings of No Prisoners: how disputed rules are read, and optional rules.

## Readings and optional rules

setting-np-rail-needs-supply = Rail movement needs supply at its start
setting-np-roads-serve-strategic-movement = Strategic movement uses the road rate too
setting-np-wadi-doubles-in-winter = Seasonal lakes and wadis double the defence in winter
setting-np-first-turn-events = Event rolls of 1915 I in The Last Crusade
option-no-player-turn-rolls = no player turn rolls
option-only-west-cp-does-not-roll = only West Central Powers do not roll
setting-np-command-bonus = The command bonus in one combat phase
option-once-per-hq = one attack for each HQ
option-once-per-phase = one attack in all
setting-np-extra-unit = The unit that an event brings back
option-owner-picks = its owner picks it
option-at-random = drawn at random
setting-np-withdrawn-tribe-goes-to = A tribal unit that an event withdraws goes
option-permanently-eliminated = to the permanently eliminated
option-back-to-the-cup = back to the tribal cup
setting-np-central-powers-win = A Central Powers victory counts in Race for Damascus
option-below-a-draw = below a draw
option-as-a-draw = as a draw
setting-np-passes-carry-vehicles = Tanks and armoured cars use roads and passes through mountains
setting-np-withdrawal-chooser = Units out of supply that an event withdraws are picked by
option-enemy-commander = the opposing commander of the front
option-owner = their owner
setting-np-historical-revolt = The Arab Revolt breaks out on its historical date (1916 II)
setting-np-historical-withdrawals = Withdrawals on their historical dates
setting-np-race-for-damascus = Race for Damascus
setting-np-fog-of-war = Hide enemy stacks outside combat; for two players what stands in them is sealed from then on, not what both could see before
