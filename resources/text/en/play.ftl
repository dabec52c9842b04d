### What a session says: refusals, the log, secrets, session files.

## Refusals

# $about (what is asked)
answer-first = Answer first: { $about }
answer-of-other-kind = That is not the kind of answer that was asked for.
command-not-here = Nothing in the sequence of play takes this action.
request-not-waiting = This is not being asked any more.
# $reply (what was given)
reply-impossible = “{ $reply }” is no answer to this question.{ $lowest ->
    [none] { $highest ->
        [none] {""}
       *[other] {" "}Give { $highest } or less.
    }
   *[other] { $highest ->
        [none] {" "}Give { $lowest } or more.
       *[other] {" "}Give a number from { $lowest } to { $highest }.
    }
}
# $given (numbers typed) $asked (numbers asked for)
reply-too-many = { $given } numbers are typed, { $asked ->
    [one] one is
   *[other] { $asked } are
} asked for.
# $path (the place of the fact)
fact-unknown = There is no fact { $path } to set.
# $about (the fact or setting in words), $value (what was given)
value-impossible = { $about }: this cannot be { $value }.
# $about (the fact or setting in words), $value (what was given), $limit (the least there can be)
fact-too-low = { $about }: { $value } is too low. { $limit } is the least there can be.
# $about (the fact or setting in words), $value (what was given), $limit (the most there can be)
fact-too-high = { $about }: { $value } is too high. { $limit } is the most there can be.
# $path (where a fact lies)
fact-path = { $path }
# $pile (the name of the pile), $about (the kind of chit), $count (how many were given)
pile-below-none = Pile { $pile }, { $about }: { $count } chits are less than none.
# $pile (the name of the pile), $about (the kind of chit), $count (how many were given), $most (how many the game has)
pile-too-full = Pile { $pile }, { $about }: { $count } chits are too many. The game has { $most }.
# $key (the id of the setting)
# $about (the setting)
setting-needs-seat = { $about }: both sides have to agree on this. Hand over first: the side at the machine proposes it, the other agrees.
setting-is-so = { $about }: so it is already.
# $about (the setting), $value (what it is to be)
setting-would-be = { $about }: { $value ->
    [True] yes
    [False] no
   *[other] { $value }
}
setting-proposed = Proposed a setting that both have to agree on
# $about (the setting and what it is to be)
proposal-waits = Proposed: { $about }. It holds once the other side agrees to it among the readings of this session.
seats-were-taken = The players have changed seats
seats-have-secrets = Who commands what cannot change any more: something is closed already that no other may inherit.
proposal-agreed = Agreed to a proposed setting
proposal-declined = Declined a proposed setting
proposal-withdrawn = Withdrew a proposed setting
setting-unknown = This game has no setting { $key }.
# $about (the table in words)
setting-table-impossible = { $about }: there is no such entry. The table stays as it was.
# $entry (the number of the entry)
entry-unknown = The log has no entry { $entry }.
# $entry (the number of the entry)
correct-no-answer = Entry { $entry } is no roll, draw or reply that holds, so there is nothing to correct.
correct-asks-otherwise = The rules do not ask for this any more.
# $entry (the number of the entry)
past-no-act = Entry { $entry } is nothing that was done in the game and holds, so there is no moment before it to go back to.
# $entry (the number of the entry)
past-is-open = You are at the moment before entry { $entry }: go on from there, or leave it, first.
past-not-open = You are in the game as it stands now.
answer-of-other-side = This is for the other side to answer.

## Undo

undo-nothing = There is nothing to undo.
redo-nothing = There is nothing to redo.
# $about (the side)
undo-locked = { $about } did this; only with their secrets open can it be undone.
undo-another-side = Another side
do-together = { $count ->
    [one] One act
   *[other] { $count } acts at once
}
# $about (an act), $count (how many times)
do-together-alike = { $about } ({ $count } times)
# $number, $count (which of how many), $about (why not)
together-refused = { $number } of { $count }: { $about } Nothing of it was done.
together-of-one-side = Secrets of both sides cannot be told at once.
undo-nobody-seated = In the fog only the side at the machine takes its own acts back: hand over first.
undo-lost-key = This was hidden with a key that was given up: nobody takes it back any more.
undo-asks-app-roll = The app rolled these dice. Undo all the same?
undo-asks-draw = A chit was drawn and seen. Undo all the same?
undo-asks-reveal = Something secret was revealed. Undo all the same?

## The log

session-started = The session began
table-was-laid-out = Table laid out
cards-were-dealt = Cards dealt
do-turn-cards = Cards turned
# $hex (where), $side (whose)
do-confirm-stack = Roll-call: { $hex } as tracked
# $hex (where)
roll-call-nothing-there = Nothing is tracked in { $hex } that the table could confirm.
do-show-cards = Show all cards
do-choose-setting = Choose a setting
# $count (how many facts)
do-set-facts = Set { $count ->
        [one] a fact
       *[other] { $count } facts
    } to what the table shows
do-keep-printed = { $count ->
    [one] A printed value stays known
   *[other] { $count } printed values stay known
}
do-set-pile = Set a pile to what the table shows
refusal-overruled = overruled at the table
# $note (the player's words)
note-shown = note: { $note }
# $dice (the dice as they fell), $final (the result with modifiers), $source (physical, app, joint or scripted)
dice-rolled = { $source ->
        [app] the app rolled { $dice }, result { $final }
        [joint] both machines rolled { $dice }, result { $final }
       *[physical] rolled { $dice }, result { $final }
    }
# $value (with its sign)
modifier-counted = { $value }
# $count (how many chits), $source (physical, app, joint or scripted)
chits-drawn = { $source ->
        [app] the app drew { $count }
        [joint] both machines drew { $count }
       *[physical] drawn { $count }
    }
option-yes = yes
option-no = no
value-unknown = not known
value-hex = { $hex }
# $value (as it is)
value-shown = { $value }
undone = Undone
redone = Redone
# $entry (the number of the last entry of the file), $known (how many this machine knew)
history-cut = The history ends at entry { $entry }; this machine knew it up to entry { $known }. The end was cut off, or this is an older copy.
# $known (up to which entry this machine knew the history)
history-changed = This is another history than the one that this machine knew up to entry { $known }: something in it was changed, or it was played on elsewhere from an older copy.
# $first, $last (numbers of entries)
history-unvouched = Entries { $first } to { $last } were not written with this machine’s key: they were played elsewhere, or changed.
corrected = An answer was corrected
past-set-right = An earlier moment was set right
past-gone-back = Going back
# $about (what was corrected)
correction-of = Correction: { $about }
# $was, $now (the dice)
dice-corrected = rolled { $now }, not { $was }
boards-in-use = Map in use
# $board, $overlay (digests, shortened; none where the player has no corrections)
boards-used = { $overlay ->
    [none] no corrections
   *[other] your corrections ({ $overlay })
}, map version { $board }
# $hex, $hexes (from where, to where)
sight-was-checked = Line of sight { $hexes }
sight-all-seen = all that is seen from there
# $level (number)
sight-all-seen-on-level = all that is seen from there on level { $level } of each hex, or its highest
# $verdict (clear, hindered, blocked, too-close), $hindrance (number), $source, $target (levels)
sight-told = { $verdict ->
        [clear] clear
        [hindered] hindered +{ $hindrance }
        [blocked] blocked
       *[too-close] too close: the string decides
    }{ $source ->
        [0] {""}
       *[other] , from level { $source }
    }{ $target ->
        [0] {""}
       *[other] , to level { $target }
    }
noted = Note
note-removed = Note removed
bookmarked = Bookmark
bookmark-removed = Bookmark removed

## Piles that the app shuffles

pile-was-shuffled = The app shuffled a pile
# $pile (its id), $commitment (hexadecimal)
pile-committed = pile { $pile }, commitment { $commitment }
shuffle-ended = The order of a pile is published
# $pile (its id), $commitment, $nonce (hexadecimal), $order (the chits, first drawn first)
shuffle-published = pile { $pile }, commitment { $commitment }, nonce { $nonce }, order { $order }
# $pile (its id), $commitment (hexadecimal)
act-wordless = (what was done cannot be told: this version has no words for it)
# $count (things more that came of it)
log-more = and { $count } more
# $count (how many acts followed what was corrected)
log-later-acts = { $count ->
    [one] one later act
   *[other] { $count } later acts
} decided again, as far as they hold
log-wordless = (what came of it cannot be told: it names something that this game does not have)
shuffle-proved = the order fits its commitment: checked
shuffle-disproved = THE ORDER DOES NOT FIT ITS COMMITMENT
shuffle-lost = pile { $pile }, commitment { $commitment }; the order was lost with the key of this machine

## Secrets

entry-sealed = Done in secret
acted-in-secret = What all may know of a secret action
lock-changed = A faction keeps its secrets in another way
lock-has-passphrase = behind a pass phrase
lock-is-new = with a new key; what was sealed with the old one stays closed
lock-is-own = with a key made on its own machine, which no other has
entries-were-revealed = Secrets revealed
# $count (how many entries)
entries-revealed = { $count ->
        [one] one entry
       *[other] { $count } entries
    }
secret-phrase-elsewhere = This pass phrase was set on another machine, and opens only there. Here the recovery code opens.
secret-empty-passphrase = A pass phrase needs at least one letter.
secret-wrong-passphrase = The pass phrase is wrong.
secret-wrong-code = The recovery code is wrong.
secret-solo = A solo session keeps no secrets.
secret-locked = These secrets are locked; hand the machine over and unlock them first.
secret-key-lost = The key to these secrets is not on this machine.
store-entry-sealed = Entry { $entry } of the session file is sealed, and the session’s key does not open it: the file was changed.
secret-game-closed = Where everything stands is sealed, and the key to it is not on this machine. A side that has a pass phrase opens the game by it.
secret-game-key-elsewhere = Nothing can be hidden here: the key for it is on the machine where the session was begun. Play on there, or sit down with a pass phrase that was set there.
# $path (the folder)
secret-keys-not-saved = The keys cannot be written to { $path }; nothing was begun.
secret-lock-impossible = The lock of these secrets is damaged: no version of this program makes such a lock.
secret-lock-costly = This machine has too little memory to open the lock of these secrets.

## Session files

# $file (its name)
store-missing = There is no session file { $file }.
# $file (its name)
store-exists = { $file } exists already; choose another name.
# $file (its name)
store-foreign = { $file } is not a session file of this program.
# $file (its name)
store-newer = { $file } was written by a newer version of this program; please update.
# $file (its name)
store-damaged = { $file } is damaged and was left as it is; open one of its backups.
# $file (its name), $entry (the first bad entry)
store-damaged-at = { $file } is damaged at entry { $entry } and was left as it is; open one of its backups.
# $file (its name)
store-empty = { $file } holds no session yet.
# $file (its name)
store-open-elsewhere = { $file } is open in another window of this program.
# $file (its name)
store-disk-full = The disk is full: nothing was saved or changed. Make room, or save { $file } elsewhere.
# $file (its name), $path (where)
store-not-writable = { $file } cannot be written at { $path }.
# $file (its name), $path (where)
store-not-readable = { $file } cannot be read at { $path }.
store-without-psycopg = The library for PostgreSQL is not here: install the program with its extra “club”.
store-database-away = The database of the tables cannot be reached, or refused.
store-database-newer = The database of the tables was written by a newer version of this program; please update.
# $file (its name)
store-too-large = { $file } is larger than any session file can be; it was not read.
# $file (its name), $entry (the entry that does not fit)
store-record-unfit = Entry { $entry } is too large for { $file }; it was not recorded.
# $file (its name)
store-looked-at = { $file } is only looked at here: another window plays on it.
# $file (its old name), $kept (the name of the new file), $folder (where that lies)
store-was-moved = { $file } was moved, replaced or deleted while it was open. Nothing is lost: the game goes on in { $kept } ({ $folder }).
# $file (its old name), $kept (the name of the new file), $folder (where that lies)
store-was-changed = Another program wrote into { $file } while it was open. Nothing is lost: the game goes on in { $kept } ({ $folder }).
# $file (its old name), $kept (the name of the new file), $folder (where that lies)
store-has-bad-pages = { $file } is damaged where nothing is recorded, and was left as it is. Nothing is lost: the game goes on in { $kept } ({ $folder }).
# $file (its name)
store-not-kept = { $file } was moved, deleted or changed while it was open, and no new place could be written. Nothing was recorded: save the game elsewhere.
# $file (its name), $game (its id)
store-unknown-game = { $file } is of a game that this program does not know ({ $game }).
# $entry (its number)
entry-unreadable = Entry { $entry } says something that this program cannot read.
# $entry (the number of the entry)
entry-unfitting = Entry { $entry } does not fit what came before it.
# $entry (the number of the entry), $about (what was to be done)
entry-not-kept = “{ $about }” could not be written so that it can be read again, and was not done. The game stands as before.
body-unreadable = It is not written as a session is.
# $file (the file’s name), $about (why)
session-ends-early = { $file } is only looked at: it could not be read whole. { $about }
# $file (the file’s name)
session-looked-on = { $file } is in play in another window; this one only looks on.
# $entry (the number of the entry)
entry-newer = Entry { $entry } was written by a newer version of this program; please update.
# $type (the id of what is not known)
message-unknown = The session holds something that this program does not know ({ $type }); please update.
# $type (the id of what cannot be read)
message-unreadable = The session holds something that this program cannot read ({ $type }).

## The log as a file

log-number = No.
log-time = Time
log-faction = Faction
log-action = Action
log-details = Details
log-notes = Notes
log-bookmark = Bookmark
log-undone = undone

## A panel that could not be made

panel-broken = Cannot be shown
panel-broken-line = This page of the game cannot be made: something went wrong in it. The others are as they should be; undo, or set the facts of the table, to go on.
