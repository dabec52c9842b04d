### The guide, task by task: a title, and a line for each thing to do or know.

page-guide = Guide
action-guide = Guide
dock-help = What is done here
# $number (of the line), $text (the line)
guide-line = { $number }. { $text }

guide-begin-title = Begin an evening, or go on with one
guide-begin =
    On the start page tap the game that lies on your table; the one played last comes first.
    Tap New session, or one of the recent sessions to go on where it stands.
    Choose the scenario, and whether you play alone or two sit at this machine.
    In mid-game lets you set turn and phase to what the table shows, then go on from there.
    A name tells this session from others of the same scenario; without one it is called by the date.
    Readings of disputed rules stand below; they can be changed during play too.
    Tap Begin the session. Nothing else has to be filled in: what is needed is asked when it is needed.
    Every step is in the file at once; there is nothing to save.
guide-phases-title = Go through the turn
guide-phases =
    The line under the toolbar tells who acts, the phase, and what is to be done next.
    Next phase stands at its end, always in the same place; its keys are Ctrl+Shift+Enter.
    What would be left undone is asked about first: Stay, or Go on.
    Turn and phase (F2) shows the steps as a checklist, with what to keep in mind in each.
    What can be done now stands there as buttons; a grey one says why it cannot.
    With the number pad alone: a digit chooses, Enter gives, + is the next phase, - undoes.
    Back a phase, and any other phase, can be set as well: the table is right.
guide-dice-title = Answer what is asked: dice, draws, questions
guide-dice =
    What is asked stands in a card at the top of the right column, with its rule.
    Roll your own dice and tap the total, or type it and press Enter.
    Let the app roll does it for you; which of the two it was stands in the log.
    A digit or an arrow rings an answer first, Enter gives it; Space never does.
    Later (Esc) puts a question off: it waits in the line under the toolbar.
    The odds beside it are those of the roll as things stand.
    A number that only your printed copy says is asked once; Don’t know is an answer too.
    A wrong answer is put right by Undo, or later in the log.
guide-counters-title = Name the counters
guide-counters =
    Open Forces (F12) and tap the side.
    Type a line as it stands on the counters, and Enter; an @ tells where the stack is.
    Whole lists can be pasted, a stack a line.
    Track as many as you like: none is needed, and rules that lack one ask.
    A tap on a stack unfolds it: what is known of each counter, and its buttons.
    More tells that a counter is lost, reduced, broken or off the map.
    Names are taken in both languages; where one is not known, the nearest is shown.
guide-move-title = Move counters
guide-move =
    Take Move (Ctrl+U), or tap a stack on the map and then Move.
    The card shows the stack in hand; tap a counter to leave it behind.
    Type the hex it went to and press Enter, or tap the hex.
    Enter twice lets the stack stay, once more the one after it. Either way the next one that has not moved is in hand.
    Where the rules of movement are known, the hexes in reach are shaded.
    A move that the rules do not allow is refused with its rule; the table may insist.
    A tap on another stack of your own takes that in hand.
    In a combat phase the card offers the attacks of the stack in hand instead.
    More tells that it is lost, reduced or leaves the map. Done puts the hand down.
guide-roll-call-title = Roll-call: does the table stand as tracked?
guide-roll-call =
    Tracking drifts from the table; the roll-call (Ctrl+Shift+C) mends it in one round.
    The stacks come in reading order; the one asked about is shown on the map.
    Enter says that the table shows the same, and the next one comes.
    Where something else stands, type it: names with commas, 2x for several, - for nothing.
    What is not named goes off the map until it is named where it stands.
    A hex that is tapped is asked about next.
    Other side goes through the stacks of the other player.
    Verdicts that rest on stacks not confirmed this turn name them.
guide-undo-title = Undo, correct, look back
guide-undo =
    Undo (Ctrl+Z) takes the last step back and names it; Redo (Ctrl+Y) brings it again.
    The log (F3) lists everything that was done, asked and answered.
    Tap a line for what stands behind it: reasons, dice, rules.
    An old die can be corrected there: it tells beforehand which later acts it touches.
    Everything that still holds is kept; undoing the correction brings all of it back.
    A bookmark or a note marks a line to be found again.
    Nothing is ever deleted: what was undone stays in the list, crossed out.
    Export the log writes it as a page, a table or plain text.
guide-table-is-right-title = The table is right: set anything, overrule anything
guide-table-is-right =
    Set directly (Ctrl+T) lists every fact the companion keeps.
    Search for it, change it to what the table shows, and tap Set.
    Several changes at once are one step, and one Undo takes them back.
    A verdict you do not share is overruled by The table is right in its message, with a note.
    What the rules would not allow is told as it is set, and is done all the same.
    Readings of this session change how a disputed rule is judged from now on.
    Everything of this stands in the log, so that later you see why.
guide-correct-map-title = Correct the map
guide-correct-map =
    Select the hex that differs from your printed map: tap it, or type its number.
    Fix here (Ctrl+B) opens it: terrain, what stands in it, what runs along its sides.
    Same on my map (Ctrl+Shift+B) confirms a hex nobody is sure of.
    Draw on the map what yours shows (Ctrl+Shift+E): roads, rails and rivers from hex to hex.
    Verdicts that rest on unsure hexes say so, with both buttons beside them.
    Corrections are yours: they hold in every session, and one Undo takes each back.
    Save my corrections to a file hands them to another player.
    Your own picture of the map can be laid underneath; Space held shows it.
guide-layers-title = Choose what the map shows
guide-layers =
    Layers (F9) lists what is drawn, each with a tick and its strength.
    Layers of the game, such as supply or control, stand as buttons below the map.
    The wheel or two fingers zoom at the pointer; a drag moves the map.
    Typing a number goes to its hex, two numbers judge the line between them where the game knows lines.
    Turn the map round shows it as the player opposite sees it.
    Map only (Ctrl+Shift+M) puts all panels away and brings them back.
    Sides, supply and hindrance differ by colour and by letter, hatching or dash as well.
guide-own-boards-title = Check a line on your own boards
guide-own-boards =
    Open a board (Ctrl+Shift+O) takes a board archive, as VASL has them, or a whole folder of them.
    The boards stand on a shelf with their pictures; they stay in your own files. A tap opens one.
    Type two hexes (I5 Y6) and Enter, or take Sight and drag from hex to hex.
    The floor at each end is chosen beside its hex; only buildings with upper levels have any.
    The verdict names the hex that blocks or hinders, with its rule and the level of the ground.
    The side view shows ground, woods and buildings in levels; hatched ground is not seen from the first hex.
    Seen from here (Ctrl+E) shades the whole board by what that hex sees, from the floor chosen.
    Smoke, vehicles and wrecks are laid from the marker tray (F8), and count by their height.
    Put boards together makes one map of several, turned or cropped (a hex is then 4E5), with the scenario’s terrain.
    Hold Space to see the picture that lies in the archive. Overlays are not known: the verdict says so.
guide-two-players-title = Two players and secrets
guide-two-players =
    Choose Two players at the beginning of a session with secrets.
    Hand over (Ctrl+H) closes everything secret; then the other player sits down.
    Each side opens its own secrets with its button, or with a pass phrase if it set one.
    Who is seated stands at the left of the line under the toolbar, on every page.
    What one side keeps is nowhere for the other: not in the log, the undo, an export or the file.
    A recovery code opens a side whose phrase is forgotten: write it down.
    Without a phrase, whoever sits down may take either seat.
    Table mode shows nothing secret, so it can stand where both see it.
guide-two-machines-title = Two machines at one table
guide-two-machines =
    Host this table (find it with Ctrl+K), choose where you sit, and tap Open the table.
    The other player types the eight letters on his start page, or pastes the whole code that you sent him.
    With letters both windows show six digits: read them aloud, and let him in if they are the same.
    The line under the toolbar tells who is seated and who is connected; what the other does appears with its words.
    What the other is asked waits there for him and blocks nothing; an act that came second is offered again.
    The map is the host’s, with what anybody corrects in play; your own corrections rest until you leave.
    Let the app roll makes a roll of both machines that neither can choose; dice from the table count as before.
    While the line is cut you look on, or go on alone by one button; if both acted, you choose one of both histories.
    In two towns use a VPN, a club’s server, or moves by mail, on the same page.
    At the end reveal your secrets on the hand-over page; Did both play true? then decides every act again.
guide-pack-up-title = Pack up, and come back
guide-pack-up =
    Pack up (Ctrl+P) lists what stands where, with facing, markers and piles.
    Print it or keep it as a page; a picture of the map is on it.
    Close the program whenever you like: the file holds the game at every moment.
    Next time the session stands on the start page, with turn and phase as it was left.
    A tap on it opens the recap: where it stands, what waits, what was done last.
    Set up the counters by the list, then go on to the map.
    Save the session as makes a copy under another name and goes on in that.
guide-table-mode-title = Read it from across the table
guide-table-mode =
    Table mode (F11) draws everything large: type, lines, buttons for a finger.
    It shows nothing secret and loses nothing that is needed.
    Larger text (Ctrl+Shift++) and Labels and lines on the map are in the settings.
    Light or dark is Ctrl+Shift+D, the other language Ctrl+J, both at any time.
    Find a command (Ctrl+K) finds everything by its name, without a mouse.
    Every key can be changed in the settings.
    Nothing moves but what you move: there are no animations to be switched off.
