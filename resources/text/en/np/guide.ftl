### The guide, task by task: a title, and a line for each thing to do or know.

guide-np-set-up-title = Set up and place by hand
guide-np-set-up =
    Begin from a sample set-up, or with an empty map to be set up as on your table.
    Move (Ctrl+U) goes from counter to counter: type the hex or place, Enter, the next is in hand.
    Several counters at once: name them, then @ and the hex or place.
    Off the map a counter goes by More …: may be replaced, permanently eliminated; turns and the cup are set directly.
    What waits to be placed stands in the line under the toolbar.
    Units keeps what only your counters print; what is left empty is asked once, when a rule needs it.
guide-np-supply-title = Supply by rail and depot
guide-np-supply =
    Tap a unit, or type its hex: the Hex panel (F7) tells whether its supply holds.
    The line is drawn: by rail to a depot, its length and its end beside it.
    Supply, Rail nets and Depots below the map show them for a whole side.
    A broken line says what cuts it and what would mend it.
    Railheads, depots and control are on the map from the start.
    The railhead moves in the movement phase of the West Allies; the rail nets change at once.
    The command bonus, and the HQ that gives it, stands below the supply.
    Verdicts that rest on reconstructed hexes say so, with Same on my map and Fix here.
guide-np-events-title = Random events and reinforcements
guide-np-events =
    Each player turn begins with its event: roll, and type the die.
    Game, Events shows the table of this player turn as things stand.
    What the event demands is walked through: units to withdraw, to take, to move.
    What does not apply now says why, and counts as no event.
    Reinforcements that are due stand in the line under the toolbar until they are placed.
    Off map keeps the boxes and pools; Turn track what is still to come.
    Redeployments and replacements are done in their phase, each with its limits.
guide-np-tribes-title = The Arab Revolt and the tribal cup
guide-np-tribes =
    The revolt begins by its event or by the schedule; Off map tells when it did.
    Dice say how many tribes come out of the cup: roll, and type the total.
    Draw as many from your cup: each is a counter here, its figures asked when they count.
    Each tribe that is drawn waits to be placed: type its hex, or tap one that is lit.
    How many are left in the cup and how many stand on the map is kept.
    Tribes that leave the map go back to the cup, or are gone, as the rules say.
    The next draw is announced by the turn track.
guide-np-combat-title = Fight a combat
guide-np-combat =
    In a combat phase open Game, Combat, and name the hex attacked.
    Choose the table, raid or main offensive, and the attackers.
    Strengths, terrain, rivers, supply and the command bonus are filled in, each with its rule.
    The percentage gives the column; below stand the results of every die.
    Roll, and follow the steps: choice, losses, retreat, pursuit.
    Hexes to which a unit may retreat are named and lit; a tap makes the retreat.
    Who may pursue is told, and where to.
    What must still be done stands in the line under the toolbar.
guide-np-victory-title = Victory points by front
guide-np-victory =
    Game, VP shows the points of both fronts beside those of history.
    Every city is listed with its value and who holds it.
    Points are counted after each quarter IV, in the East once the Arabs have revolted.
    A number that differs from your track is set there directly.
    Turn track keeps the turn, the revolt and what is due in later turns.
    After the last turn optional units are paid for, and the level of each front is told.
