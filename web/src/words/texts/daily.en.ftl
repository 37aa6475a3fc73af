# The daily deal

title = The daily deal
about = One deal a day in each game: the same cards, seats and bots for everybody. Everyone plays it once, and then you can compare.
about-fair = It changes at midnight in Greenwich. What is dealt follows from the date alone, so it is for fun; the bots answer the same moves in the same way.
day = { DATETIME($day, dateStyle: "full", timeZone: "UTC") }
play = Play today's deal
go-on = Go on
see = See the table
seats = { $count } players, you on seat { $seat }
against = Against { $levels }
bots = { $count }× { $level }
options-usual = The usual rules
your-name = Your name
results = Today
results-yesterday = Yesterday
none = Nobody has finished it yet.
none-yesterday = Nobody finished it.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
place = place { $place }
margin-ahead = { $margin } ahead
margin-behind = { $margin } behind
margin-even = level
taken-back = { $count }× taken back
you = you
others = and { $count } more
better = { $better ->
    [0] Nobody did better ({ $played } played).
    [one] One of { $played } did better.
   *[other] { $better } of { $played } did better.
}
copy = Copy the result
copied = Copied
share = Share
share-label = Your result as text
to-daily = All results of the day
card = Today's deal
card-about = The same deal for everybody: { $games }.
card-done = { $done } of { $count } played
card-open = Play it
puzzles-title = Puzzles
puzzles-about = One option is clearly better than all others. Do you find it?
puzzles-open = Solve one
