### A session in the window: files, tracker, log, direct setting, readings, hand-over, packing up.

## Commands

menu-session = Session
action-new-session = New session
action-open-session = Open a session
action-save-session-as = Save the session as
action-recap = Where the session stands
action-set-facts = Set directly
action-readings = Readings of this session
action-hand-over = Hand over
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
page-pack-up = Pack up

## A new session

new-session-scenario = Scenario
new-session-players = At this machine
new-session-solo-means = You see everything; nothing is sealed.
new-session-two-means = What a side keeps secret is sealed; hand over to change seats.
new-session-open-means = This game has no secrets: whether alone or as two players, everybody looks at the same screen.
new-session-point = Begin
new-session-from-beginning = at the beginning
new-session-in-mid-game = in mid-game
new-session-begin = Begin the session
# $folder (where)
new-session-file = Every step is saved at once, in { $folder }.
readings-title = Readings of the rules and tables
readings-before = All can be changed during play too.
readings-consent = What the two of you hide from one another is changed by consent: one side proposes it, the other agrees at its own seat.
# $faction (who proposes), $wish (the setting and what it is to be)
readings-proposed = { $faction } proposes: { $wish }. It holds once the other side agrees.
readings-agree = Agree
readings-decline = Decline
readings-withdraw = Withdraw it
readings-during = A change counts for what comes after; what was decided stands.

## Recap

recap-go-on = Go on
# $time (of the last act), $file (its name)
recap-when = Last played { $time } · { $file }
recap-last = What was done last
# $head (eight characters), $entry (the number of the last entry)
head-shown = Head of the history at entry { $entry }: { $head }. Let the other player write it down; next time it shows whether the history is still the same.
head-field = A head that was written down
head-check = Check it
# $entry (the number of an entry)
head-found = It is the head at entry { $entry }: up to there the history is as it was.
head-not-found = No entry of this history has that head: it was misread, or the history was changed.
# $action (what was done or asked), $details (what came of it)
recap-line = { $action } – { $details }

## Direct setting

facts-about = Change what differs from your table and press the button. It is one step, logged, and can be undone.
facts-search = Find a fact
facts-note = Note for the log (may be left empty)
facts-set = Set
# $count (facts that are not shown)
facts-more = { $count } more: type a word, a name or a hex above to find them.
# $pile (its id)
facts-pile = Chits left in pile { $pile }
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
log-do-correct = Correct this answer
log-do-undo = Undo to here
# $action (what was done), $details (what came of it)
log-line = { $action }: { $details }

## Hand-over

hand-over-who = All secrets are closed. Who sits down now?
# $faction (its name)
hand-over-guarded = { $faction }: a pass phrase guards what you keep secret.
# $faction (its name)
hand-over-unguarded = { $faction }: no pass phrase guards your secrets; whoever sits at this machine can open them.
hand-over-passphrase = Pass phrase, or recovery code
hand-over-unlock = Open my secrets
hand-over-by-code = Open with the recovery code
hand-over-renew = Begin a new key
# $faction (who sat down)
hand-over-key-lost = { $faction }: the key to your secrets is not on this machine.
hand-over-forgotten = Pass phrase and code are lost
hand-over-renew-asks = With a new key, what you have sealed and not revealed stays closed for good. You may enter it again.
hand-over-renew-sure = Give it up and begin a new key
hand-over-reveal-means = At the end of the game you may let the other player read everything.
hand-over-reveal = Reveal all my secrets
hand-over-reveal-asks = All that you have done in secret will be open to both of you, in this session and in its file, for good.
hand-over-reveal-sure = Reveal everything now
hand-over-open = Your secrets are open. The other player looks away.
hand-over-go-on = To the map
hand-over-set-phrase = A pass phrase keeps them closed to everyone else, also in the file.
hand-over-other-phrase = You may choose another pass phrase.
hand-over-new-passphrase = New pass phrase
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
tour-pack-up = The pack-up list.

## Corrections of the map in the log

# $about (the step in words)
step-taken-back = Taken back: { $about }
