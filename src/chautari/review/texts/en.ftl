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
head-loss = given away per decision
head-luck = luck
head-adjusted = without luck

chances = Chances to win
chances-note = Each player's chance to win, move by move: the mean of what all players could tell of it from what they knew.
players = The players
players-note = Given away per decision: how much of the chance to win a decision lost on the average. Luck: how much chance's answers brought beyond what could be expected, as far as it lasts to the end of a game. Without luck: the share in the victory less the luck, what the game would have been worth on the average.
moments = The moments that mattered
moments-note = Decisions that lost most, and the draws that changed most, in the order of play.

points = Points over time
points-note = What each player would have had from each source if the game had ended then; below the line what was taken off. The figures are those of the end.
points-of = { $who }: { $points } points

moment-decision = { $who } chose “{ $chosen }”. “{ $better }” would have kept { $loss } % more (±{ $margin }): { $before } % instead of { $after } %.
moment-luck-good = { $who } was lucky: +{ $change } % (±{ $margin }).
moment-luck-bad = { $who } was unlucky: −{ $change } % (±{ $margin }).
reason-own = It brings more from { $parts }: { $points } points more in all, on the average.
reason-points = It leads to { $points } points more on the average.
reason-wins = Played on { $games } times by bots, it won { $better } times instead of { $chosen }.
reason-part = { $source } ({ $points })
reason-rival-less = { $who } would have had { $points } fewer from { $source }.
reason-taken = In the game { $who } went for it: “{ $choice }”.
reason-plan = Then, most likely: { $steps }.
quoted = “{ $text }”

player-well = Well done: { $who } found “{ $chosen }”; the next best option was worth { $gap } % less.
player-learn = To learn from: “{ $chosen }” instead of “{ $better }” cost { $loss } %.
at-move = Move { $move }. { $text }

# A hint for somebody who practises

hint-look = { $count ->
    [one] Look here: something is to be had.
   *[other] Look at these { $count }: the best choice is among them.
  }
hint-move = Best seems: { $choice }.
hint-chance = With it you win about { $chance } % of such games.
hint-as-good = About as good: { $choices }.
hint-quoted = “{ $choice }”
hint-worse = “{ $choice }” would lower your chance to win by about { $less } % (±{ $margin }).
hint-only = There is nothing else to choose.
hint-rival = After it { $who } usually ends with { $points } points fewer from { $source }.

# A puzzle from a bots' game

puzzle-headline = { $who } to move
puzzle-lead = “{ $best }” wins at least { $lead } % more games than the next best, “{ $other }”.
puzzle-line = What { $who } would most likely do next: { $line }.
puzzle-search = Counted by looking ahead, with everybody’s best answers: { $chance } % of the games are won, { $less } % (±{ $margin }) with the next best.
puzzle-played = Counted by letting strong bots play { $games } games to the end: { $better } won, { $chosen } after “{ $other }”. Bots make mistakes later on, so the two counts differ; the smaller lead is the one named first.
