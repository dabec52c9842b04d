### A session in the window: files, tracker, log, direct setting, readings, hand-over, packing up.

## Commands

menu-session = Session
action-new-session = New session
action-open-session = Open a session
action-save-session-as = Save the session as
action-recap = Where the session stands
action-go-on = Go on
action-go-on-while-quiet = Go on to what is due next
action-set-facts = Set directly
action-readings = Readings of this session
action-hand-over = Hand over
action-own-secrets = Pass phrase, reveal
action-close-secrets = Close my secrets
action-pack-up = Pack up
action-export-log = Export the log
action-close-session = Close the session
action-show-tracker = Turn and phase
action-show-log = Log
dock-tracker = Turn and phase
# Between turn, faction and phase in the titles of games
title-parts = { " · " }
dock-log = Log
# $session (game and scenario), $file (name of the session)
window-title-session = { $session } – { $file } – Wargame Companion
file-kind-session = Sessions
file-kind-html = Web page
file-kind-txt = Text

## Message bar

message-confirm = Undo all the same
message-show = Show on the map
message-overrule = The table is right
message-overrule-note = Why? (a note for the log)

## Files

session-no-game = There is no game to play on this board.
# $file (its name)
session-saved-as = The session goes on in { $file }.
# $file (its name)
log-exported = The log is in { $file }.

## Start page

recent-title = Sessions
# $scenario (its name), $file (the name of the session's file)
recent-name = { $scenario }: { $file }
recent-none = Nothing begun yet. All tools work without a session too.
# $session (game and scenario), $time (of the last act)
recent-line = { $session } · { $time }
# $where (turn and phase), $waiting (what is asked)
recap-waiting = { $where }; waiting for: { $waiting }

## Pages

page-back = Back
page-new-session = New session
page-recap = Welcome back
page-facts = Set to what the table shows
page-readings = Readings of this session
page-hand-over = Hand over
page-own-secrets = Your secrets
page-pack-up = Pack up

## A new session

new-session-scenario = Scenario
new-session-players = At this machine
new-session-solo-means = You see everything; nothing is sealed.
new-session-two-means = What a side keeps secret is sealed; hand over to change seats.
new-session-hiding-warns = What is printed on the counters of a side is sealed with its own key, which lies on this machine: the file alone shows faces. If that key is lost and the side has set no pass phrase, its counters stay face down for good. Pass phrases are set at “Hand over”.
new-session-open-means = This game has no secrets: whether alone or as two players, everybody looks at the same screen.
new-session-name = Name of the session
new-session-point = Begin
new-session-from-beginning = at the beginning
new-session-in-mid-game = in mid-game
new-session-begin = Begin the session
# $folder (where)
new-session-file = Every step is saved at once, in { $folder }.
readings-title = Readings of the rules and tables
readings-before = All can be changed during play too.
readings-consent = What the two of you hide from one another, and who commands what, is changed by consent: one side proposes it, the other agrees at its own seat.
# $faction (who proposes), $wish (the setting and what it is to be)
readings-proposed = Proposed by { $faction } — { $wish }. It holds once the other side agrees.
readings-agree = Agree
readings-decline = Decline
readings-withdraw = Withdraw it
readings-during = A change counts for what comes after; what was decided stands.
readings-search = Find a reading
readings-none-found = No reading has these words.

## Recap

recap-go-on = Go on
recap-host = Open the table again
# $time (of the last act), $file (its name)
recap-when = Last played { $time } · { $file }
recap-last = What was done last
# $head (eight characters), $entry (the number of the last entry)
head-shown = Check code of the history up to entry { $entry }: { $head }. Let the other player write it down; next time it shows whether the history is still the same.
head-field = A check code that was written down
head-check = Check it
# $entry (the number of an entry)
head-found = It is the code of entry { $entry }: up to there the history is as it was.
head-not-found = No entry of this history has that code: it was misread, or the history was changed.
# $action (what was done or asked), $details (what came of it)
recap-line = { $action } – { $details }

## Direct setting

search-empty = Empty the search
facts-about = Change what differs from your table and press the button. It is one step, logged, and can be undone.
facts-search = Find a fact
facts-note = Note for the log (may be left empty)
facts-note-brief = Note
facts-set = Set
facts-none-changed = Nothing is changed yet.
# $count (facts that are not shown)
facts-more = { $count } more: type a word, a name or a hex above to find them.
facts-none-found = Nothing here is called so.
facts-nobody-seated = What a side keeps to itself is set by its player: hand over first.
# $pile (its id)
facts-pile = Chits left in pile { $pile }
also-facts-pile = draw pile; cards; Battery Access
value-none = none
value-no-hex = no hex

## Tracker

tracker-no-session = No session is in play.

## Log

log-search = Search the log
log-only-bookmarks = Only lines with a bookmark
log-do-bookmark = Bookmark, on or off
log-do-note = Write a note
log-do-jump = Show on the map
log-do-correct = Correct this
log-do-insert = Go back before this, for something forgotten
log-do-undo = Undo to here
log-choose-line = Choose a line of the log first.
log-no-act = This line is no act that can be changed now.
# $action (what was done), $details (what came of it)
log-line = { $action }: { $details }
# $count (lines found), $entry (number of an entry)
log-looking = { $count } found, looking further: back to No. { $entry } so far
# $count (lines found), $entry (number of an entry)
log-looked-back = { $count } found back to No. { $entry }; scroll up for more
# $count (lines found)
log-looked-through = { $count } found in the whole log
# $count (lines found)
log-found = { $count } found

## Hand-over

hand-over-who = Who sits down now?
# $faction (its name)
hand-over-guarded = { $faction }: a pass phrase guards what you keep secret.
# $faction (its name)
hand-over-unguarded = { $faction }: no pass phrase guards your secrets; whoever sits at this machine can open them.
hand-over-passphrase = Pass phrase, or recovery code
hand-over-unlock-and-go = Open my secrets and go on
hand-over-unlock = Open my secrets
hand-over-by-code = Open with the recovery code
hand-over-renew = Begin a new key
# $faction (who sat down)
hand-over-key-lost = { $faction }: the key to your secrets is not on this machine.
# $faction (its name)
hand-over-closed = { $faction }: where everything stands is sealed, and no pass phrase of yours opens it. The key is on the machine where the session was begun: open it there, or let the other player sit down with a pass phrase.
hand-over-forgotten = Pass phrase and code are lost
hand-over-renew-asks = A new key opens nothing. What you have sealed and not revealed stays closed for good, to you as well; counters that lie in the fog show their backs until they fight. You may enter it again. The log tells the other player that you did this.
hand-over-renew-sure = Give it up and begin a new key
hand-over-reveal-means = At the end of the game you may let the other player read everything.
hand-over-reveal = Reveal all my secrets
hand-over-reveal-asks = All that you have done in secret will be open to both of you, in this session and in its file, for good.
hand-over-reveal-sure = Reveal everything now
hand-over-open = Your secrets are open. The other player looks away.
needs-own-open = Nothing of yours is open at a machine of your own.
own-secrets-open = Your secrets are open.
hand-over-go-on = To the map
hand-over-set-phrase = A pass phrase keeps them closed to everyone else, also in the file.
hand-over-set-phrase-fog = A pass phrase keeps your seat: nobody else at this program looks at your counters. It also opens them on another machine: in the fog the file alone tells nothing of them.
hand-over-phrase-here = At a table of several machines it opens on this machine only, so that nobody who has the history can try phrases. On another machine the recovery code opens.
hand-over-phrase-guessable = Your pass phrase was set before others had the history: they can try phrases at it. Set one again here.
hand-over-other-phrase = You may choose another pass phrase.
hand-over-new-passphrase = New pass phrase
hand-over-strength-hint = Three or four words that have nothing to do with one another last long; a name with a year, or a number, does not.
# $here, $rented (how long), $tries (a second, on one computer)
hand-over-strength = Whoever has a copy of the file and tries one after another needs, as a rough lower estimate, { $here ->
    [seconds] seconds
    [minutes] minutes
    [hours] hours
    [days] days
    [months] months
    [years] years
   *[centuries] centuries
} on one fast computer ({ $tries } tries a second), { $rented ->
    [seconds] seconds
    [minutes] minutes
    [hours] hours
    [days] days
    [months] months
    [years] years
   *[centuries] centuries
} on a thousand rented ones.
hand-over-protect = Guard by this pass phrase
hand-over-code-once = Recovery code, shown only now. Write it down: it opens your secrets when the pass phrase is forgotten.
hand-over-code-noted = I have written it down

## Packing up

pack-up-about = What the session knows of the table, to set it up again.
pack-up-print = Print
pack-up-save = Save as a web page
# $file (its name)
pack-up-saved = The pack-up list is in { $file }.
pack-up-places = What stands where
pack-up-empty = Nothing tracked stands on the table.
pack-up-piles = Draw piles
pack-up-left = in the pile
pack-up-drawn = drawn
pack-up-map = The map
# $request (what is asked)
pack-up-waits = Waiting for: { $request }
# $item (a piece), $count (how many)
pack-up-count = { $item } × { $count }
# $chit (its name), $count (how many)
pack-up-chits = { $count } { $chit }

## The tour

tour-new-session = A new session: nothing has to be filled in.
tour-session = A session in play: turn and phase, what the rules ask, artillery, log.
tour-log = The log: undone lines struck through, a bookmark, a note.
tour-overrule = A refusal, and the table having its way with a note.
tour-facts = Any tracked fact, set to what the table shows.
tour-readings = The readings of disputed rules, kept by the session.
tour-recap = Coming back to a session.
tour-hand-over = Handing the machine over between two players.
tour-two-machines = Opening a session to a second machine.
tour-pack-up = The pack-up list.

## Corrections of the map in the log
## Opening a session. $file (the file's name)

opening-session = { $file } is being opened. What is in play stays until then.
opening-cancel = Cancel
opening-cancelled = { $file } was not opened.
# $seconds (the limit)
opening-too-long = { $file } was not opened: it takes longer than { $seconds } seconds, which no sound session does.

## A damaged session, and one in play elsewhere

page-damaged = This session is damaged
damaged-read = How far it can be read
# $entries (how many can be read), $upto (turn and phase, and the time of the last act)
damaged-last = { $entries ->
        [one] One entry
       *[other] { $entries } entries
    } can be read, up to { $upto }. What came after is missing.
damaged-left = The file was left as it is. Until you choose, it can be looked at but not played.
damaged-go-on = Go on from there in a new file
damaged-backups = Backups
# $time (when it was put aside), $entries (how many it holds), $last (when the last of them was played)
damaged-backup = { $time }: whole, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, last played { $last }
# $time (when it was put aside), $entries (how many of it can be read)
damaged-backup-broken = { $time }: damaged too, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } can be read
damaged-open-backup = Play on from this backup
damaged-no-backups = There are no backups of it.
damaged-backup-too = This backup is damaged too.
look-on = Look on
# $file (its name)
looking-on = { $file } is in play in another window. Here you look on, and follow what is done there.

## Going on with something left undone

going-on-all-the-same = Left undone. Go on all the same?
going-on-go = Go on
going-on-stay = Stay
# $count (lines)
news-more = { $count } more in the log, then
now-go-on = Next phase
now-more = { $count ->
    [one] One more thing to do
   *[other] { $count } more things to do
}
now-more-told = { $count ->
    [one] One more thing to look at
   *[other] { $count } more things to look at
}
now-ways = What leads on from here
now-more-sign = ⋯
now-asked = Answer what is asked
# $who (a seat), $what (the question)
now-other-asked = { $who } to answer: { $what }
# $who (a seat)
now-other-asked-short = { $who } to answer
now-nothing-leads-on = Nothing leads on from here.
now-seated = { $who } seated
# $who (a seat at the shared table)
now-here = { $who } connected
now-here-short = ● { $who }
now-away = { $who } not connected
now-away-short = ○ { $who }
now-line-cut = table out of reach
now-line-cut-short = ○
now-alone = on your own, table out of reach
now-alone-short = ○ on your own
now-apart = two histories: choose one
now-apart-short = ○ two histories
