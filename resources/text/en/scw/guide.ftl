### The guide, task by task: a title, and a line for each thing to do or know.

guide-scw-set-up-title = Set up the battle
guide-scw-set-up =
    The first time, a few questions compare the map’s grid with your printed one; Go on without is an answer.
    Begin the session: it starts in the set-up.
    Name the counters of your printed sheet in Forces (F12), a formation a line: 48: 3x 3-4-6/2-2-6 II, HQ 0-1-6.
    Name what the set-up prints names all that the rulebook sets up, at once.
    Or fill in the Counter sheet (Ctrl+Shift+U) once: it serves every later session.
    Place them by Move (Ctrl+U): type each one’s hex and Enter, the next is in hand.
    Where a formation may stand is told; a hex it may not is refused with its rule.
    What still waits to be placed stands in the line under the toolbar.
    Next phase begins the first turn when all is placed.
guide-scw-supply-title = Check supply and command
guide-scw-supply =
    Tap a unit, or type its hex: the Hex panel (F7) tells its supply and its command.
    Supply lines and Chains of command below the map draw them for all units.
    A unit that is cut off carries a sign and letters besides its colour.
    The panel names what cuts the line, and the smallest change that would restore it.
    Tap a reason to see its hexes on the map.
    Verdicts that rest on reconstructed hexes say so: Same on my map, or Fix here.
    In the status phase all units are judged in one step.
    What a move would change can be tried before it is made.
guide-scw-combat-title = Fight a combat
guide-scw-combat =
    In a combat phase open Game, Combat, and name the hex attacked.
    Tap the attackers; their strengths, HQ and terrain are filled in.
    Choose assault or probe, and what supports it: guns, air points, tanks.
    Every shift stands with its rule, then the column, the odds of each result and what it asks.
    Before the die either side may retreat units, the attacker deciding first.
    Roll, and the result is a list of what each side must do.
    Losses and retreats are chosen there; hexes a unit may retreat to are lit.
    The calculator on the start page does it from typed totals.
guide-scw-barrage-title = Fire a barrage, drop bombs
guide-scw-barrage =
    In a combat phase choose the guns and the hex they fire at.
    Range and the line along which each gun sees are checked; Sight of the barrage draws it.
    The fire, its shifts and the column of each unit stand with their rules.
    One die is rolled for each unit in the hex; type them in order.
    Air points are taken from those of the turn; what is left is shown.
    A result is applied at once: a step, a retreat, a disrupted unit.
    What cannot fire any more this turn is told.
guide-scw-victory-title = Count points and places
guide-scw-victory =
    Game, Victory shows the points of both sides and the level they come to.
    Each place that brings points is listed with its holder; on the map it has its sign and value.
    Control changes as units enter; a place can be set by hand as well.
    Game, Points keeps what is spent each turn: assaults, air, fresh supply.
    What a side may still take this turn stands beside it.
    The last turn tells who has won, and by how much.
