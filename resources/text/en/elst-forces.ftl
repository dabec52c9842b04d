### Forces and scenario rules of Decision at Elst.

## Rosters

roster-nothing-named = “{ $text }” names no counter.
roster-unknown-piece = The { $faction ->
    [british] British
   *[german] Germans
} have no counter “{ $name }”.
roster-impossible-count = “{ $part }”: the count must lie between 1 and { $most }, not { $count }.

## Steeple

steeple-infantry-only = Only Infantry may be in a steeple.
steeple-too-many-squads = A steeple holds one squad-equivalent of each side; this would be { $squads }.
steeple-too-many-leaders = A steeple holds { $most } leaders of each side; this would be { $count }.
steeple-climb-cost = The stairs cost { $cost } MF, and { $left } are left.
steeple-no-close-combat = Steeple and ground level are never in CC or Melee with each other.
steeple-no-grenade-up = No smoke grenade is placed from the ground level up into the steeple.
steeple-no-grenade-out = From a steeple a smoke grenade reaches its own Location and the ground level below only.
steeple-no-fire-up = { $weapon ->
    [gun] A Gun
    [pf] A PF
    [psk] A PSK
   *[vehicle-weapon] A vehicle’s weapon
} at ground level cannot fire at the steeple straight above.
steeple-piat-too-near = A PIAT in a steeple cannot fire at the ground level below nor at an adjacent hex.

## Quality of troops

elr-ss-exempt = SS { $unit } is never replaced for exceeding its ELR.
elr-crew-unknown = What replaces a { $unit } crew, its counter and the base rules tell.
elr-lowest = No lower unit takes the place of a { $unit }.
elr-replaced = { $unit } is replaced by { $lower }.

## Vehicles and Guns

ammunition-code-unreadable = “{ $code }” is no ammunition code such as “D6 J4E”.
stug-no-coaxial-gun = The CMG of the StuG IIIG(L) may not be used.
stug-coaxial-gun-later = The CMG of the StuG IIIG(L) is there from September 1944 only.
stug-remote-gun-needs-bu = The remote-controlled AAMG fires only while the vehicle is BU.
vehicle-stalls = Each time it spends 1 MP to start: DR, and a 12 stalls it. A second DR then wastes so many MP more.
vehicle-crew-morale = The crew’s morale level is { $morale }.
vehicle-close-defence = { $code } is used in CC and Melee like sN, with { $firepower } FP and without smoke.
vehicle-no-bow-gun = It has no BMG.
vehicle-numbers-rise = Its special ammunition numbers rise by 1, to A5 and s9.
vehicle-remote-gun = Its AAMG is remote-controlled and fires only while BU.
panther-stall-roll = Panther starts: a 12 stalls it
panther-delay-roll = Panther stalled: MP wasted besides the one for starting

## Scenario rules of the campaign

pf-none-left = The Germans have no Panzerfaust shots left.
self-rally-used = { $most } MMC have tried self rally in this RPh already.
entry-not-in-area = { $hex } is no entry hex of the { $faction ->
    [british] British
   *[german] Germans
}.
entry-in-british-area = { $hex } lies in a British Setup Area: no Germans enter there.
setup-other-area = Retained in { $retained }, it cannot set up in { $setup }.
group-not-together = All units of one reinforcement group first appear in one area, not in { $areas }.
gun-setup-too-far = A Gun sets up within { $most } hexes of where it last stood; this is { $distance }.
leaving-morale-check = { $unit } leaves broken: NMC against morale { $morale }
leaving-leader = Good Order leader
victory-points = The British have { $points } of { $needed } points for units off the east edge between TT6 and TT20.
victory-building-missing = The British do not control { $hexes } of the church building.
victory-building-held = The British control the church building.
initial-enters-only = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
} may only enter from off the map.
initial-other-columns = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards set up nowhere,
    [wessex-214-brigade] 214th Brigade sets up on hexrow D and west,
   *[kampfgruppe-knaust] Kampfgruppe Knaust sets up on hexrow E and east,
} not on { $column }.
initial-never-enters = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
} may not enter from off the map then.
initial-ask-pieces = The scenario card shows the counters of { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
}: type them from there.
