### The guide, task by task: a title, and a line for each thing to do or know.

guide-sight-title = Check a line of sight
guide-sight =
    Type two hexes, NN8 MM15, and press Enter: on the start page, on the map or in the sight panel.
    Or take Sight (Ctrl+L) and drag from hex to hex.
    The verdict stands at the top: clear, hindered with its number, blocked, or too close.
    Too close means that your string must decide: the outlines cannot tell.
    The list below goes hex by hex along the line, each with what it does and its rule.
    The margin says how near the line is to another verdict.
    Level buttons, or Up and Down, raise the target; Ctrl with them the viewer.
    Look from the other end (Ctrl+R) swaps the two.
    Under fair play nothing is shown before the shot is declared (Ctrl+Enter).
guide-viewshed-title = See all that a hex sees
guide-viewshed =
    Select the hex, or draw a line from it, and take Seen from here (Ctrl+E).
    Holding a finger on a hex offers the same.
    Every hex is shaded: clear, hindered, blocked, too close; the legend stands below.
    From the steeple of NN8 or another upper level, choose the level first.
    Markers on the map count: smoke, wrecks, vehicles, FFE.
    Tap a hex to see the line to it with all its reasons.
    Clear line and shading takes it off again.
    Fair play asks for a declared shot first.
guide-what-if-title = Smoke, wrecks and vehicles; what one more would change
guide-what-if =
    Take Markers (Ctrl+M), choose one in the tray and tap its hex.
    A hex in the list of a line has the same icons: one tap tries a marker there.
    The verdict is judged anew at once; a tried marker holds for this line only.
    Keep these markers puts them on the map for good.
    Below the verdict stands what one more marker would change.
    Take all markers off clears the map; every step can be undone.
guide-artillery-title = Call offboard artillery
guide-artillery =
    Open Artillery (F4): each battery has its card.
    Name the observer: a leader with a radio among your counters, or a hex and level.
    The card lists what is legal in this phase and why the rest is not.
    Roll for contact; the number and its odds stand beside it.
    Draw a chit from the battery’s pile, by hand or by the program.
    Place the AR: type its hex or tap it. Then the correction, with its dice.
    Fire For Effect: every hex of the blast area is listed with its modifiers.
    Roll each attack and choose its result; the TEM is asked once and kept for the hex.
    What befalls the battery, such as a lost radio, is told at once and stays on the card.
guide-refit-title = Go through the Refit Phase
guide-refit =
    When the scenario is over, Step by step (Ctrl+Shift+R) opens the Refit Phase.
    The steps stand at the left; the one under way is marked.
    Each page tells its rules, asks what it needs, and shows the odds before a roll.
    Counters are picked from what is tracked, or typed where nothing was: 4x 4-5-7, 9-1.
    A page ends in the list of what changed; Next step leads on.
    Undo takes back a step or a roll; Later leaves the page and keeps it.
    Both sides work in secret where the rules say so; the page says who must hand over.
    At the end the new date begins, and its scenario can be played at once.
guide-areas-title = Find the Setup Areas
guide-areas =
    Tell who controls which building: take Control, choose the side, drag over the hexes.
    Vehicles and other things that hold ground are told in the same way.
    The areas are drawn stage by stage: marked, reached, No Man’s Land, joined, result.
    Tap a stage to see what it added, and a hex to learn why it belongs there.
    Each finished area has its number and its list of hexes.
    Fix the areas when they agree with your table; a hex that does not can be set.
    They stay on the map while new groups are set up.
guide-purchase-title = Buy Reinforcement Groups
guide-purchase =
    Roll the CPP of the side first, at its own page.
    Tap a group to put it into the order; its price, and why a grey one cannot be had, stand on it.
    The right column adds up the order: what is spent, what is left, the odds of full strength.
    To set up on map marks a group that enters from the start.
    Close the order seals it; the other side cannot see it.
    Then roll the strength of each group, draw its chit, and reveal when both are done.
    The purchase calculator on the start page does the same without a session.
guide-records-title = Keep the campaign’s records
guide-records =
    Campaign records shows the roster of each side, its groups, losses and points.
    It is filled in by play; a table that tracked nothing tells what was used up before.
    Each date has its page, with the area map and the order of battle.
    Secret parts show only at the seat of their side.
    Print gives it on paper, for a game that is packed away.
    Any number that differs from your sheet is set directly (Ctrl+T).
