### One table at several machines: what bars a seat, and what happened at the others.

## The line

shared-away = The table cannot be reached just now. What was done is kept; the line comes back by itself.
# $address (where it was looked for)
shared-foreign-server = What answers at { $address } is no table of this program.
# $address (where it was looked for)
shared-other-certificate = What answers at { $address } is not the machine that made the code. Ask the host for a new code.
# $port (a number)
shared-port-taken = Port { $port } is in use on this machine; choose another one.
shared-message-unreadable = A message came that no table of this program sends.
# $most (megabytes)
shared-message-too-large = A message of more than { $most } MB came; it was not read.
shared-greet-first = Nothing is answered to one who has not said who comes.
shared-too-fast = Too many requests came at once; the line was closed.
shared-table-full = The table is full: no more machines can come.
# $theirs, $ours (numbers)
shared-other-version = The machines speak different versions ({ $theirs } and { $ours }): update the older program.
shared-server-troubled = The machine that hosts the table could not do it; its log says why.
shared-refused = The table refuses, with words that this program does not know.

## Seats

shared-no-such-session = The code is for another session than the one that is hosted there.
shared-code-refused = The code is not one of this table’s. Ask the host for a new one.
# $seat (its id)
shared-seat-taken = The seat is taken by another machine. If its key was lost, another seat can let you in.
shared-seat-only-looks = This seat only looks on.
# $folder (where it should lie)
shared-key-not-kept = The key of the seat cannot be written to { $folder }.
# $path (the file)
shared-certificate-not-kept = The certificate of the table cannot be kept at { $path }.
# $file (its name)
shared-file-of-other-session = { $file } holds another session; choose another file for this table’s copy.

## Acts

shared-act-second = Another seat acted first. Look at what it did; yours was not done and can be offered again.
# $entry (a number)
shared-other-history = From entry { $entry } on the table has another history than this copy.
# $entry (the last common one)
shared-apart = This copy and the table went different ways after entry { $entry }. Both are kept as they are.
# $entry (a number)
shared-record-unsigned = Entry { $entry } is signed by no seat, and was not taken.
# $entry (a number), $seat (its id)
shared-record-forged = Entry { $entry } was not written by the seat that it names, and was not taken.
# $entry (a number), $seat (its id)
shared-record-of-other-seat = Entry { $entry } is signed with a key that is not that seat’s, and was not taken.
# $entry (a number), $seat (its id)
shared-seat-not-yet-here = Entry { $entry } is by a seat that has not been at this table yet. It is taken when that seat comes.
shared-seat-of-other-key = Entry { $entry } is by a seat that is at this table with another key.
# $entry (a number)
shared-record-of-other-epoch = Entry { $entry } was written for another host, and was not taken.
# $entry (a number)
shared-record-misplaced = Entry { $entry } does not follow what is there, and was not taken.

## Codes

shared-code-is-none = That is no code of a table. A whole code begins with WGT.
shared-code-cut = The code is not whole: paste all of it.
shared-code-newer = The code comes from a newer version of this program; please update.
shared-letters-not-found = No table with these letters is found on this network. Type an @ after them, then address and port as the host’s page shows them: ABCD-EFGH@192.168.1.20:47001
# $address (as typed, with the port)
shared-letters-unanswered = No table answers at { $address }. Compare address and port with those that the host sees.
# $address (as typed)
shared-address-malformed = { $address } is no address with a port. Type both after the @, as 192.168.1.20:47001.
shared-letters-wrong = These are not the letters of this table.
shared-letters-used = The letters have been used, or were mistyped too often. Ask the host for new ones.
shared-digits-differ = The digits are not the same: another machine stands between the two. Nothing was given away.

## Clubs

# $file (its name)
shared-session-is-there = The session of { $file } is there already.
# $store (how its address begins)
shared-store-unknown = Tables cannot be kept at { $store }: name a folder as sqlite:///FOLDER, or a database as postgresql://...

## What the log says

# $about (the seat that hosts), $epoch (a number)
shared-epoch-begun = { $about }: this machine hosts the table from now on (host { $epoch })
# $about (the seat)
shared-seat-let-in = { $about }: let in with a new key

# $about (the seat)
shared-undo-asked = { $about }: request to take back
# $about (the seat)
shared-branch-offered = { $about }: request that what was done there alone hold

## Moves by mail

# $file (its name)
shared-moves-are-none = { $file } holds no moves of this program.
# $file (its name)
shared-moves-not-written = The moves cannot be written to { $file }.
shared-moves-of-other-session = The moves are of another session.
# $entry (the last one here), $next (the first one in the letter)
shared-moves-missing = A letter is missing: this copy ends at entry { $entry }, and these moves begin at { $next }.

## Rolls of two machines

# $about (the seat)
joint-roll-begun = { $about }: a roll of both machines
# $about (the seat)
joint-seed-told = { $about }: a part in that roll
joint-seed-shown = The seed of a roll is shown
joint-roll-under-way = Both machines make this roll together; it is answered as soon as the other one has its part in it.
joint-roll-made = Both machines have made this roll already; Let the app roll brings the same again.
joint-roll-lost = This roll was begun with another key of this seat, and only that could end it. Take back what asked for it.
# $about (the seat)
secret-key-asked = { $about }: the key of what was dealt there is asked for
# $about (the seat)
secret-key-passed = The key of what was dealt to { $about } is passed on, sealed for that seat

## The map of the table

# $count (how many corrections), $about (the seat)
table-map-laid = { $about }: this map is laid for all: { $count ->
    [0] as it comes
    [one] one correction
   *[other] { $count } corrections
}

## Whether both played true

truth-both = Both played true: { $acts } acts decided again, { $rolls } joint rolls proved.
# $entry (a number), $about (why)
truth-false = Entry { $entry }: { $about }
# $entry (a number), $seat (the text of its name), $about (why)
truth-false-of = Entry { $entry }, signed by { WORDS($seat) }: { $about }
# $seat (the text of its name), $count (how many), $entries (their numbers)
truth-closed-of = { $count ->
    [one] { WORDS($seat) }: entry { $entries } is not revealed yet, and cannot be checked.
   *[other] { WORDS($seat) }: { $count } entries are not revealed yet ({ $entries }), and cannot be checked.
}
# $faction (its id)
truth-closed = sealed, and not opened yet
# $about (what was done, or why it is refused)
truth-otherwise = decided otherwise by this version ({ $about })
# $begun (the version that began the session), $now (the version that checks it)
truth-rules-mended = Decided otherwise by this version is no proof of false play: rules are mended, and the version that wrote an entry may have accepted it. The session was begun with version { $begun } and is checked with { $now }.
truth-roll-forged = what came up does not follow from the seeds of both machines
truth-roll-unshown = the seed of the machine that began the roll has not been shown
truth-roll-exchanged = the seed shown is not the one that the roll was bound to
truth-roll-left = the roll was begun and settled, and what came up was never told
truth-rolled-alone = rolled by one machine alone while the other played
truth-map-corrected = The map was corrected in play: what was judged on another map may be decided otherwise now.
