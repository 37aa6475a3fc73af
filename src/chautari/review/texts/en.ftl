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
head-adjusted = result less luck

chances = Chances to win
chances-note = Each player's chance to win, move by move: the mean of what all players could tell of it from what they knew. The lines across stand at 25, 50 and 75 %.
players = The players
players-note = Given away per decision: how much of the chance to win a decision lost on the average. Luck: how much chance's answers brought beyond what could be expected, as far as it lasts to the end of a game. Result less luck: the share in the victory less the luck, which may lie below 0 or above 100 %; of a single game it says little, over many games it tells how well somebody plays sooner than the victories do. What decided a game: the choices and the draws that moved the chance most.
moments = The moments that mattered
moments-note = Decisions that lost most, and the draws that changed most, in the order of play.

points = Points over time
points-note = What each player would have had from each source if the game had ended then; below the line what was taken off. The figures are those of the end.
points-of = { $who }: { $points } points

moment-decision = { $who } chose “{ $chosen }”. “{ $better }” would have kept { $loss } % more (±{ $margin }): { $before } % instead of { $after } %.
moment-turn = With what else was chosen in the same turn, { $loss } % were lost.
moment-luck-good = { $who } was lucky: +{ $change } % (±{ $margin }).
moment-luck-bad = { $who } was unlucky: −{ $change } % (±{ $margin }).
reason-own = The better choice brings { $points } points more on the average: { $parts }.
reason-points = The better choice leads to { $points } points more on the average.
reason-wins = Played on { $games } times by bots, it won { $better } times instead of { $chosen }.
reason-part = { $source } { $points }
reason-and-rest = { $parts }, all else { $rest }
reason-rival-less = { $who } would have had { $points } fewer from { $source }.
reason-small = No single thing tells why: it is better in several small ways.
reason-taken = In the game { $who } went for it: “{ $choice }”.
reason-plan = { $who } would then most likely go on with { $steps }.
quoted = “{ $text }”

player-decided = What decided { $who }’s game: { $moments }.
decided-choice = { $change } % by what { $who } chose at move { $move }
decided-luck = { $change } % by luck at move { $move }
player-well = Well done: { $who } found “{ $chosen }”; the next best option was worth { $gap } % less.
player-learn = To learn from: “{ $chosen }” instead of “{ $better }” cost { $loss } %.
at-move = Move { $move }. { $text }

amount = { $game ->
    [adventure-tours] { $count ->
        [one] 1 coin
       *[other] { $count } coins
      }
   *[other] { $count ->
        [one] 1 point
       *[other] { $count } points
      }
  }

# A hint for somebody who practises

hint-look = { $count ->
    [one] Look here: something is to be had.
   *[other] Look at these { $count }: the best choice is among them.
  }
hint-move = Best seems: { $choice }.
hint-at-once = In this turn it brings you { $parts }.
hint-soon = With it players usually make about { $amount } this { $time ->
    [day] day
   *[round] round
  }, above all { $parts }.
hint-plan = Then, most likely: { $steps }.
hint-part = { $amount } ({ $source })
hint-taken = If you leave it, { $who } will most likely take it.
hint-own = By the end it usually brings you about { $amount } more, most of all from { $source }.
hint-points = By the end it usually brings you about { $amount } more.
hint-in-many-ways = Nothing single sets it apart from the next best: it is a little better in several ways.
hint-chance = About { $chance } of 100 such games are won with it.
hint-as-good = About as good: { $choices }.
hint-quoted = “{ $choice }”
hint-worse = With “{ $choice }” it would be about { $less } fewer (±{ $margin }).
hint-only = There is nothing else to choose.
hint-rival = It costs { $who } about { $amount } from { $source }.

# A puzzle from a bots' game

puzzle-headline = { $who } to move
puzzle-day = Day { $number }
puzzle-round = Round { $number }
puzzle-ahead = { $count } ahead
puzzle-behind = { $count } behind
puzzle-even = level with the leader
puzzle-players = { $count } players
puzzle-choices = { $count } choices
puzzle-lead = “{ $best }” wins at least { $lead } % more games than the next best, “{ $other }”.
puzzle-line = What { $who } would most likely do next: { $line }.
puzzle-search = Counted by looking ahead, with everybody’s best answers: { $chance } % of the games are won, { $less } % (±{ $margin }) with the next best.
puzzle-played = Counted by letting strong bots play { $games } games to the end: { $better } won, { $chosen } after “{ $other }”. Bots make mistakes later on, so the two counts differ; the smaller lead is the one named first.
