# The review of a game

title = { $game }: a game of { $names }
lead-won = { $who } won.
lead-shared = { $who } won together.
method = Each decision was judged from what its player could know then, by a search of { $iterations } iterations ({ $searched } of { $decisions } decisions so far; the others by one look of the net). ± is the half width of the 95 % interval: what lies within it is not called a mistake.

verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

head-player = player
head-won = won
head-loss = lost a decision
head-luck = luck
head-adjusted = without luck

chances = Chances to win
chances-note = Each player's chance as that player saw the table, move by move; together they need not make 100 %.
players = The players
players-note = Lost a decision: how much of the chance to win a decision gave away on the average. Luck: how much chance's answers brought beyond what could be expected. Without luck: the share in the victory less the luck, what the game would have been worth on the average.
moments = The moments that mattered
moments-note = Decisions that lost most, and the draws that changed most, in the order of play.

moment-decision = { $who } chose “{ $chosen }”. “{ $better }” would have kept { $loss } % more (±{ $margin }): { $before } % instead of { $after } %.
moment-luck-good = { $who } was lucky: +{ $change } % (±{ $margin }).
moment-luck-bad = { $who } was unlucky: −{ $change } % (±{ $margin }).
reason-own = It leads to { $points } points more on the average: { $parts }.
reason-wins = Played on { $games } times by bots, it won { $better } times instead of { $chosen }.
reason-part = { $points } from { $source }
reason-rival-less = { $who } would have had { $points } fewer from { $source }.
reason-rival-more = { $who } would have had { $points } more from { $source }.

player-well = Well done: { $who } found “{ $chosen }”; the next best option was worth { $gap } % less.
player-learn = To learn from: “{ $chosen }” instead of “{ $better }” cost { $loss } %.
at-move = Move { $move }. { $text }
