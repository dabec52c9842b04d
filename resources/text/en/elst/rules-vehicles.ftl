### What the rules of Decision at Elst refuse and explain: notes on vehicles and Guns.

## VN Vehicles and Guns

# $colour (red, black), $year
vehicle-to-hit = It uses { $colour ->
    [red] red
   *[black] black
} TH numbers: the red ones count before { $year }.
weapon-round = It has { $round ->
    [sabot] APDS
    [white-phosphorus] WP
   *[high-explosive] HE
} with depletion number { $number }.
vehicle-no-bow-gun = It has no BMG.
vehicle-stalls = Each time it spends 1 MP to start: DR, and a 12 stalls it. A second DR then wastes so many MP more.
panther-stall-roll = Panther starts: a 12 stalls it
panther-delay-roll = Panther stalled: MP wasted besides the one for starting
# $unit
start-ask-mp = { $unit } starts: how many MP has it left?
start-log-running = It starts.
# $wasted, $left (MP left, or unknown)
start-log-stalled = It stalls and wastes { $wasted } MP{ $left ->
    [unknown] . With MP left it may try again.
    [0] ; its MPh is over.
   *[other] ; with { $left } MP left it may try again.
}
start-not-now = A vehicle starts in the MPh of its own side.
forces-choice-start = Start (stall DR)
remind-panther = A Panther that spends 1 MP to start makes a DR: 12 stalls it.
# $moving (yes, no, unknown)
start-log-target = Defensive First Fire may attack it, { $moving ->
    [yes] as a moving target.
    [no] but not as a moving target.
   *[unknown] as a moving target only if it has entered a new hex in this MPh.
}
start-over = The stall has used up its MP: its MPh is over.
# $hexes, $count (of vehicles)
start-owed = { $hexes }: { $count } { $count ->
    [one] vehicle that may stall has
   *[other] vehicles that may stall have
} moved without a DR in this MPh. Where one spent 1 MP to start, the opponent may demand it.
vehicle-crew-morale = The crew’s morale level is { $morale }.
vehicle-close-defence = { $code } is used in CC and Melee like sN, with { $firepower } FP and { $smoke ->
    [yes] with
   *[no] without
} smoke.
remind-tiger = Tiger: crew morale 9, and M7 in CC like sN with 12 FP, without smoke.
stug-coaxial-gun-later = The CMG of the StuG IIIG(L) is there from September 1944 only.
stug-remote-gun-needs-bu = The remote-controlled AAMG fires only while the vehicle is BU.
