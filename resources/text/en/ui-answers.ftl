### Answers in the window: dice, draws, questions, choices and their forms.

## Answering

no-session = No session is in play. Begin one on the start page.
# $kept (how many later acts are decided again), $dropped (how many no longer hold), $acts (the first of these)
correction-drops = Correct it all the same? { $kept ->
        [0] No later act stays
        [one] One later act stays
       *[other] { $kept } later acts stay
    }, { $dropped ->
        [one] one falls, undo brings it back: { $acts }
       *[other] { $dropped } fall, undo brings them back: { $acts }
    }
# $entry (the number of a later entry that does not hold any more), $about (what it was)
correction-falls = { $entry } { $about }
correction-confirm = Correct it
# $kept, $dropped as above
correction-kept = Corrected. { $kept ->
        [0] No later act stayed.
        [one] One later act stayed.
       *[other] { $kept } later acts stayed.
    }{ $dropped ->
        [0] {""}
        [one] {" "}One fell and is struck through in the log; undo brings it back.
       *[other] {" "}{ $dropped } fell and are struck through in the log; undo brings them back.
    }

## An earlier moment of the game

# $entry (the number of the log entry)
past-before = Back before entry { $entry }
# $entry (the number of the log entry), $about (what it was)
past-do-rightly = Entry { $entry }, { $about }, is left out. Do it as it was at the table, or go on without it.
# $entry (the number of the log entry), $about (what it was)
past-do-forgotten = Back before entry { $entry }, { $about }. Do what was forgotten, then go on from here.
action-correct-last = Correct the last answer
action-come-forward = Go on from here
action-leave-past = Leave it as it was
needs-answered = Nothing has been rolled, drawn or answered yet.

## The prompt: what the game asks of the table

dock-prompt = Dice and questions
action-show-prompt = Dice and questions
prompt-nothing = Nothing waits for an answer.
prompt-no-session = No session is in play.
# $names (what is asked next)
prompt-in-turn = Then, in this order: { $names }
# $count (how many more)
prompt-more = { $count ->
        [one] One more waits behind it.
       *[other] { $count } more wait behind it.
    }
answer-none-ringed = No answer is ringed: a digit, a letter or an arrow rings one, then Enter gives it.
prompt-app-rolls = Let the app roll
prompt-app-draws = Let the app draw
prompt-later = Later (Esc)
# $answer (the last answer)
prompt-correct = Correct the last: { $answer }
# $entry (the number of the log entry), $later (how many acts followed)
correcting = Correcting entry { $entry }: give the answer again. { $later ->
        [0] Nothing followed.
        [one] One act followed; it stays if it still holds.
       *[other] { $later } acts followed; those that still hold stay.
    }
correcting-asks = This was not asked before. Later acts wait for it, and stay if they hold once it is answered.
# $entry (the number of the log entry)
correcting-app-roll = Entry { $entry } is a roll of the app that you have seen. Giving other dice replaces it, and the log tells.
# $entry (the number of the log entry)
correcting-draw = The chit of entry { $entry } was seen. Giving another one replaces it, and the log tells.

## Dice

dice-type-total = total
dice-type-faces = e.g. 4 3
dice-all-given = All { $count } rolls are given; tap one of them to give it again.
dice-some-left = Not all rolls are given yet.
dice-accept = Enter all
ring-enter-gives = Enter gives this.
# $row (counts from 1)
dice-row = Roll { $row }
# $row (what it is for), $modifiers
dice-row-modified = { $row }: { $modifiers }
# $hex (the row's), $about (what its roll comes to)
roll-told = { $hex }: { $about }
# $about (as chance-exact)
dice-chance = succeeds { $about }

## Draws

# $about (its colour), $left, $size (chits left of the kind and in all)
draw-chit = { $about }: { $left } of { $size }
# $chit (its colour), $count (how many are left)
pile-count = { $count } { $chit }

## Questions

question-unknown = don’t know
question-type-number = or type a number
question-type-a-number = type a number
question-type-numbers = or type: 5 4 3
question-type-some-numbers = type: 5 4 3
question-type-text = type it here

## Choices of a game’s panel

# $count (how many)
choices-not-now = { $count ->
        [one] Not now: 1
       *[other] Not now: { $count }
    }
form-accept = Do it
form-cancel = Cancel
form-hex-hint = type or tap a hex
# $about (what the field is called)
form-incomplete = Still to be given: { $about }
form-wants-hex = One hex is wanted: tap it on the map or type its number.

## A hex that is asked for

map-tool-aim = Tap the hex that is asked for, or type it.
# $percent
aim-chance = { $percent } %
