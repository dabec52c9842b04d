### One table at several machines, in the window: hosting, joining, and what the others do.

## Commands

action-host-table = Host this table
action-join-table = Join a table
action-point-out = Let others see where I point
action-take-moves = Read moves by mail
action-histories = Both histories
page-host-table = This table, for other machines
page-histories = Two histories of this session
action-truth = Did both play true?
page-truth = Did both play true?

## Hosting

table-own-seat = Where do you sit?
table-before = Others come from their own machines with a code. The table ends with this program; every step lies here, and at each seat.
table-begin = Open the table
table-guest-seat = Who is to come?
table-onlooker = Onlooker
table-letters = Eight letters, good once on the same network:
table-new-letters = New letters
table-caller = Somebody has come with the letters. Read these digits to one another:
table-code = The whole code, to send or to scan:
table-picture = The code as a picture to scan
table-copy = Copy
table-copied = Copied
# $address (of this machine), $port (a number)
table-reach-alone = This machine has no network: only windows on this machine can come (port { $port }).
# $address (of this machine), $port (a number)
table-reach-home = Others on this network reach { $address }, port { $port }. If they cannot, a firewall here bars the port. From another town a router stands between: use a VPN or a club’s server.
# $address (of this machine), $port (a number)
table-reach-open = Others reach { $address }, port { $port }. If they cannot, a firewall bars the port.
table-end = Close the table

## Joining

join-field = Code or eight letters
join-under-way = On the way to the table …
join-host-looks = The host compares the digits …
# $digits (six of them, in groups)
table-digits = { $digits } – does the host’s window show the same digits?
join-same = The same digits
join-other = Other digits
join-in-play = The code is for the session in play here. Close it first, then join.

## At the table

# $about (the seat)
table-came = { $about }: at the table now.
# $about (the seat)
table-left = { $about }: away from the table now.
table-looking-on = You look on at this table, and follow what is done there.
# $who (a seat, or nothing), $about (what it did)
table-did = { $who }: { $about }
# $who (a seat, or nothing), $about (what was done, or asked), $outcome (what changed, came up or was answered)
table-did-so = { $who }: { $about } – { $outcome }
# $who (a seat, or nothing), $outcome (what all may know of something secret)
table-outcome = { $who }: { $outcome }
# $about (what was to be done here)
table-second = Another player was first. Yours was not done: { $about }
# $about (why not)
table-second-over = Another player was first, and yours cannot be done any more: { $about }
table-do-mine = Do it now
# $digits (six of them, in groups)
table-caller-digits = Somebody has come with the letters. Digits to compare: { $digits }
# $about (the seat)
table-asks-in = { $about } has come from another machine, without the key of its seat. Let it in only if you know who it is.
table-let-in = Let it in
# $about (the step)
table-undo-asked = The other player is asked to take back: { $about }
# $who (a seat), $about (the step)
table-undo-wanted = { $who }: may this be taken back? { $about }
table-undo-agree = Agree

## Away from the table, and back

table-go-alone = Go on alone
table-alone = You go on alone. What you do is brought to the table when it is back, if nobody acted there meanwhile.
# $count (entries)
table-brought = { $count ->
    [one] Back at the table: your entry was added there.
   *[other] Back at the table: your { $count } entries were added there.
}
histories-told = Choose one together. The other is kept beside, as a file.
histories-own = Here
histories-table = At the table
# $who (a seat)
histories-of = { $who }
# $count (acts)
histories-count = { $count ->
    [0] Nothing was done since both parted.
    [one] One thing was done since both parted:
   *[other] { $count } things were done since both parted, the last ones:
}
histories-take = Go on with the table’s
histories-ask = Ask the others for this one
histories-agree = Agree to this one
histories-asked = The others are asked to go on with what you did on your own. Until they agree, both stay as they are.
# $who (a seat)
histories-offered = { $who }: may what was done there hold instead of what was done here?
# $file (its name)
histories-kept = The other history is kept beside: { $file }
histories-under-way = Reading …
histories-none = There is no other history any more.

## Moves by mail

mail-by-mail = By mail
mail-told = Nobody need be connected. The first file holds the whole session; every later one what was done since the other wrote. A file that came is read here, or dropped on the window.
mail-write = Write moves to send
file-kind-moves = Moves by mail
# $count (entries), $file (its name)
mail-written = { $count ->
    [one] One entry is in { $file }: send it to the other player.
   *[other] { $count } entries are in { $file }: send it to the other player.
}
mail-nothing-new = All of that was here already.
mail-seat-first = Say first where you sit: Host this table, By mail.
mail-table-open = The table is open: close it before you go on by mail.

## At the end

truth-means = When the game is over, each player reveals all secrets at his own machine. Then every act is decided again by the rules, and every roll that both machines made is proved.
truth-begin = Check every act
truth-reveal = Reveal my secrets
truth-found = What was found
truth-not-yet = Nothing has been checked yet.
truth-under-way = Every act is decided again …
truth-revealed = All your secrets are open. Once the other player has revealed all too, you can check every act.

## The map of the table

# $count (how many corrections the table's map has)
table-map-other = The table plays on its own map ({ $count ->
    [0] no corrections
    [one] one correction
   *[other] { $count } corrections
}). What you corrected elsewhere rests until you leave; what is corrected now holds for everybody here.

## What was dealt elsewhere

table-key-awaited = Your cards were dealt on another machine and are sealed. Their key comes by itself as soon as that player is at the table.
