title = { $game }: bots against bots
facts = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }, { $seats } seats · { $options } · seed { $seed }
no-options = usual rules
verdict-clear = { $bot } is the strongest here: it wins { $share } % of its games (between { $low } and { $high } %), where an even share would be { $fair } %.
verdict-open = { $bot } is ahead with { $share } % of its games (between { $low } and { $high } %; an even share is { $fair } %), but more games are needed to be sure that it is the strongest.

wins = Who wins
wins-note = How often a seat of each bot wins; a tie divides the victory, a team wins together. The bar is the 95 % interval, the broken line an even share.
ratings = How strong
ratings-note = Ratings from who was placed before whom; the mean of all is 0, and 400 points more mean ten wins for each loss.
points = How many points
points-note = How often a bot made so many points at the end; the line is its mean.
places = In which place
places-note = From the winner's place on the left to the last, in per cent.
mean-place = { $place } on average
duels = Who beats whom
duels-note = How often the bot of a row was placed before that of a column when they met; a tie counts half.
duel-head = placed before →
seats = Where they sit
seats-note = How often each seat wins, whoever sits there: every bot sat on every seat equally often.
seats-of-bots = wins from
seat = seat { $seat }
lengths = How long a game lasts
lengths-note = Everything that was asked of all seats together.
all-games = decisions
range = { $low } to { $high }
thinking = How long they think
thinking-note = For one real choice: half of all choices took at most as long as the dot, 95 % at most as long as the bar's end. Times depend on the machine and on what else it did.
faults = What went wrong
faults-note = Where a bot crashed, stalled or answered nonsense, chance chose in its place.
fault-crash = { $count } × ended or raised an error
fault-stall = { $count } × no answer in time
fault-nonsense = { $count } × no such choice
fault-absent = { $count } × not asked any more
method = How this was found
method-note = What stands behind the figures.
method-seatings = Every deal was played in different seatings, with the same cards and dice, so that no bot had the better seat or the better luck. With many different bots a deal is played from every seat in one order round the table, the next deal in another.
method-intervals = Games with the same deal resemble each other, so whole deals count as independent, not games: Wilson's interval for the effective number of games after Korn and Graubard, Student's for points.
method-ratings = Bradley and Terry's model, fitted to all comparisons of two different bots at a table, with one imagined draw between every two of them; errors from whole deals.
method-again = The same games again, but for bots that watch the clock:
numbers = The figures as a table
bot = bot
games = games
wins-column = wins
interval = 95 %
mean-column = points
rating-column = rating
ms-column = ms, half / 95 %

balance-title = { $game }: how fair it is
balance-facts = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $seats } seats · { $bots } · seed { $seed }
balance-seats = Seats
balance-seats-note = How often each seat wins. Everywhere on this page the bar is the 95 % interval and the broken line an even share; an arrow and a colour mark what lies beside it, as one in twenty does by mere chance. The number is how many times an even share somebody wins.
balance-bots = Bots
balance-bots-note = How often a seat of each bot wins.
balance-traits = What they were given
balance-traits-note = Boards, characters and the like: how often those win who have them.
balance-cards = Cards
balance-cards-note = Of all times that a card was played, how many were by a later winner. Winning and playing a card may have the same cause: this shows what goes together, not what brings what about.
balance-choices = Choices
balance-choices-note = The most frequent kinds of choices: of all times one was made, how many were by a later winner.
balance-options = Options
balance-options-note = How often seat 0 wins with each value of an option, over all combinations in which it was played.
balance-method = Bots played these games; what holds for them need not hold for people. The same games again:
balance-rate = { $rate } of seats
balance-chosen = { $rate } if open
balance-points = { $points } points
balance-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } · { $length } decisions
