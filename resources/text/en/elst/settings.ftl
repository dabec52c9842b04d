### The settings of Decision at Elst: how disputed rules are read.

## Artillery and lines of sight

setting-oba-ffe2-on-lost-contact = FFE:2 when contact is not maintained
option-resolve-then-flip = fires, then becomes FFE:C
option-flip-only = becomes FFE:C without firing
setting-oba-lost-in-mid-turn = Contact lost outside the owner’s fire phase: the counters change
option-next-fire-phase = at his next fire phase
option-at-once = at once
setting-oba-sight-lost-in-mid-turn = Out of contact, the observer goes out of sight of the blast height: access is lost
setting-oba-steeple-critical = Critical Hit on the ground level of a steeple hex: its extra +1
option-still-counts = still counts
option-dropped = is dropped
setting-oba-pin-loses-contact = A pinned observer loses contact
setting-oba-maintenance-drm-after-loss = The maintenance DRM also counts when contact is regained
setting-oba-failed-attempt-keeps-access = Blast height unseen, attempt made and failed: access is kept
setting-oba-unseen-ar-ends-activity = An AR out of LOS ends the observer’s phase
setting-oba-range-drm-without-conversion = The drm for long corrections counts without conversion too
setting-oba-conversion-needs-blast-sight = Conversion needs LOS to the blast height
setting-oba-smoke-frees-correction = While the mission is open, a battery that may fire smoke corrects without a Known enemy
setting-oba-continued-sr-may-convert = An SR made of an FFE:C may be corrected with conversion in the same phase
setting-oba-smoke-ffe-hinders = The blast area of a smoke FFE adds its +1 hindrance too
setting-oba-smoke-is-renewed = The second resolution of a smoke FFE places fresh counters
setting-sight-tolerance = Outlines are trusted within (hexes)
setting-sight-vehicle-adds-to-terrain = Vehicles add to the terrain’s hindrance at the same range
setting-sight-adjacent-always-seen = Adjacent hexes see each other through any smoke
setting-sight-blind-building = From the steeple, a building blinds the hex behind it
option-outline = when the line touches its outline
option-hex = when the line touches its hex
setting-sight-blind-pair = From the steeple, along a hexside, the hex behind is blind
option-any = when either hex blinds
option-both = when both hexes blind
setting-sight-blast-smoke = Smoke of six or more on the line to a blast height
option-smoke-does-not-block = does not block
option-smoke-blocks = blocks
setting-elst-fire-table = Infantry Fire Table and firepower by calibre
setting-elst-terrain-modifiers = TEM by terrain

## Forces

setting-forces-adjacent-steeple-fire-is-close = Fire between a steeple and the next hex is PBF
setting-forces-polder-cover = Polder with another TEM: Infantry gets
option-better = the better one
option-other-terrain = that of the other terrain
setting-forces-six-pounder-sabot = Depletion number of the 6-pounder’s APDS
option-as-coded = 6, as in the counter’s code
option-as-worded = 4, as in the text
setting-forces-stug-coaxial-gun = The StuG IIIG(L) may use its CMG
setting-forces-stug-numbers-rise = The StuG’s printed ammunition numbers rise by 1
setting-forces-first-panzerfaust-fraction-drops = Half a Panzerfaust is dropped at the start too
setting-forces-tracked-vehicles-hinder = Tracked vehicles hinder lines of sight without a marker (base game: +1 a hex)
setting-forces-stacking-squads = Squads of a side in a hex beyond which is hinted (base game; 0: never)
setting-forces-exited-for-victory-never-return = British units gone for victory are out of the whole campaign

## Refit Phase

setting-refit-pile-is-refilled = A battery that is Retained begins each scenario with a full pile
setting-forces-exit-points-reset = Exit VP count anew in every scenario
setting-refit-replenishment-pool = Which losses replenishment counts
option-last-scenario = those of the scenario just played
option-whole-campaign = those of the whole campaign so far
setting-refit-pool-is-emptied = Replenishment empties the pool of losses
setting-refit-crew-is-half-squad = A lost crew counts as half a squad for replenishment
setting-refit-british-company-weapon = What a British company receives besides its LMG
option-dc = DC
option-piat = PIAT
setting-refit-entry-area-retains = Units in Uncontrolled Territory may be Retained in an Entry Area
setting-refit-gun-outside-must-escape = A possessed Gun in Uncontrolled Territory must Escape
setting-refit-gun-beyond-reach-is-free = A Gun whose area lies beyond its 3 hexes sets up anywhere in that area
setting-refit-vehicle-repair-needs-infantry = Vehicular weapons need Infantry in their area for repair
setting-refit-hexes-need-location = Hexes that No Man’s Land parts from every Strategic Location of their area are Uncontrolled
