# The review of a finished game

title = Review
of = { $title }: the review
won = { $names } won. { $scores }
score = { $name } { $points }
by-link = Whoever played can send you its link: it is under Share.
ask = Review this game
ask-about = Every decision is judged by what its player could know then, and every answer of chance by what it did to everybody's chances. It takes about half a minute.
waiting = Another game is being reviewed; this one is next …
beginning = Reading the game …
working = Looking deeper: { $searched } of { $decisions } decisions …
refining = Looking again at what mattered most …
failed = The review could not be made. Please try again.
again = Try again
deeper = Look deeper
deep = This is the deep review.
options-others = { $count ->
    [one] One more was looked at less, as it seemed worse.
   *[other] { $count } more were looked at less, as they seemed worse.
  }
deeper-about = Some minutes instead of half a minute. Whoever looks further ahead may change their mind: a loss can become smaller or larger by more than its margin.
to-replay = To the replay
to-table = To the table
share = Share
share-about = Whoever has this address sees the game and its review, but nothing that was said at the table.
share-copied = Copied.
share-withdraw = Withdraw it
share-withdrawn = Withdrawn: the address leads nowhere any more.
share-label = The address of this review

chances = Chances to win
chances-about = Each line is a player's chance to win: the mean of what all players could tell of it at that moment, each from what they knew. A mistake lowers it by what it gave away, a draw moves it by its luck; what is seen anew beside that is believed by halves, so that it hardly jumps without a reason. Marks show the moments that mattered.
moment = Moment { $moment } of { $last }
moment-about = A moment is one step of the game: a choice, or what chance answered to it. The replay counts them in the same way.
when-setup = Before the first day
when-day = Day { $day }
when-round = Round { $round }
when-both = Day { $day }, round { $round }
at-moment = Moment { $moment }: { $chances }
previous = One moment back
next = One moment on
previous-mistake = The mistake before
next-mistake = The next mistake
previous-own = Your mistake before
next-own = Your next mistake
one-chance = { $name } { $chance } %

moments = The moments that mattered
moments-about = The decisions that cost most and the draws that changed most, in the order of play. The number after ±: the same look made again would come out within it in 19 of 20 cases. What lies within it is never called a mistake; a deeper look may still judge otherwise.
moments-later = They are told when the search is over.
moments-others = What mattered for the others ({ $count })
moments-none = Nobody made a mistake that can be proved, and nobody was very lucky.

verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
verdicts-about = By the chance to win that a decision lost: from 2 % an inaccuracy, from 5 % a mistake, from 10 % a blunder, if that is more than the margin of the estimate.
luck = Luck
luck-all = Luck of what came: { $changes }
luck-about = By how much what was drawn or rolled just before changed each player's chance to win, beyond what could be expected of it.
anew-all = Seen anew: { $changes }
anew-about = By how much the lines have moved since the moment before although nobody gave anything away and nothing came by chance: what others have chosen shows what they are after, and whoever looks from here sees other ways on.
luck-one = { $name } { $change } %
eyes = The table as { $name } saw it
eyes-all = The whole table, with everything hidden in sight

decision-took = { $name } chose: { $choice }.
decision-good = As far as can be told it was as good as the best.
decision-unclear = Something else seemed { $loss } % better (±{ $margin }): too near to tell.
decision-best = { $name } chose the best there was: { $choice }.
decision-only = Nobody had to choose here.
decision-lost = { $loss } % of the chance to win given away (±{ $margin })
decision-lost-about = The chance to win after the best choice less that after the one that was made. The number after ±: the same look made again would come out within it in 19 of 20 cases; a deeper look may judge otherwise.
options = What could have been chosen
option-chosen = chosen
option-show = Show it on the board
option-chance = { $chance } %
options-about = The chance to win after each option, found by playing on from tables that this player could have been sitting at. Options that were tried less often have wider margins.
try = Try it
try-about = Sit down at this moment and play on from it against bots.
in-replay = See it in the replay

players = The players
players-about = How well everybody chose, and what was luck. Whoever is far behind has little left to give away, so a small loss is no praise there. Press any number to read what it means.
player-won = Won
player-share = Won { $share } %
player-loss = Given away per decision
player-loss-about = How much of the chance to win a decision of this player gave away on average. The number after ± is the 95 % interval: so far this may be off.
player-luck = Luck
player-luck-about = What chance brought this player beyond what could be expected of them, all together, as far as it lasts to the end of a game.
player-adjusted = Result less luck
player-adjusted-about = A win counts 100 %, a defeat 0 %; from that the luck is taken off, as far as it then lies between 0 and 100 %. Of a single game it says little: over many games it tells how well somebody plays sooner than the victories do.
player-decided = What decided it
player-decided-about = The choices and the draws that moved this player's chance to win most.
decided-choice = { $change } % by what { $name } chose
decided-luck = { $change } % by luck
player-count-about = Shows the next of them.
player-count = { $verdict }: { $count }

points = Points over time
points-about = What each player had from each source if the game had ended at that moment. Point at a chart to read the values there. The name of a source leads to its rule.
points-at = At moment { $moment }
points-end = At the end
about = What does this mean?
