# The daily deal

title = The daily deal
about = One deal a day in each game: the same cards, seats and bots for everybody. Everyone has one try, and then you can compare.
about-fair = A new deal comes at midnight in Greenwich (UTC). The bots answer the same moves in the same way, so everybody plays on equal terms. It is for fun: nobody checks whether somebody has looked the deal up elsewhere first.
once = One try: no hints, and nothing is taken back that has shown something new.
streak = Your { $days } days in a row.
review = Review
at-table = At your table
you-there = You
first = You are the first today.
alone = You were the only one.
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
points = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] coin
       *[other] coins
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
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
