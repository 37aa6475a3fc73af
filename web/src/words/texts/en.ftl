# Everywhere

to-home = All games
language = Language
lost = There is nothing at this address.
unreachable = The server can’t be reached. Are you online?
unexpected = The server gave an answer that can’t be understood.
rules-title = Rules
rules-here = What can I do here?
puzzles-title = Puzzles
puzzles-of = Puzzles of { $title }
learn-title = Learn in five minutes
learn-playing = Learn by playing
replay-title = Replay
review-title = Review
about-title = About Chautari
close = Close
rule = Rule { $rule }
whence = Its rule, and where its values come from
values-from = Values from { $source }
cancel = Cancel
copy = Copy
copied = Copied
game-kathmandu = Kathmandu
game-adventure-tours = Adventure Tours
game-yak = Yak
game-reviving-kathmandu = Reviving Kathmandu
title-table = { $title } · Chautari
title-your-turn = Your turn: { $title }

# Home

skip = To the content
games = The games
home-title = Put down your load and play
home-about = Four board games from the hills of Nepal: alone against bots, or with friends by a link. No account, nothing to install.
unofficial = An unofficial, free place to play, made by people who love these games. Please buy them: their makers earned it.
for-programs = For programs
game-makers = by { $designers }
about-kathmandu = Lead your yak over the passes to Kathmandu: read the map, pack well, trade on the way, and mind the weather.
about-adventure-tours = Equip your expedition and win adventurers for it: each who joins pays, each who is left in your hand costs.
about-yak = Build a stone tower in the fog. The carts bring stones and food round the road; choose your day in secret.
about-reviving-kathmandu = Rebuild the city’s monuments section by section, bidding for cards on the drawing table.
fact-players = { $least }–{ $most } players
fact-minutes = { $least }–{ $most } min
fact-weight = { $weight ->
    [light] light
    [medium] medium
   *[demanding] demanding
  }
play = Play
play-game = Play { $title }
learn-playing-game = Learn by playing: { $title }
rules-of = Rules of { $title }
my-tables = Your tables
my-due = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
  }
my-your-turn = Your turn
my-lesson = Go on with your lesson
my-waiting = Seats are free
my-finished = Finished
my-with = with { $names }
my-alone = nobody else yet
my-all = All { $count } tables
my-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
  }
my-put-away = { $count ->
    [one] One table put away
   *[other] { $count } tables put away
  }
put-away = Put away
put-away-table = Put away { $title }, { $others }
bring-back = Bring back
bring-back-table = Bring back { $title }, { $others }
join = Go there
join-title = Join a table
join-code = A link that a friend sent you, or the code of your other device
open-title = Open tables of this server
open-none = Nobody waits for company just now.
open-sit = { $count ->
    [one] One free seat
   *[other] { $count } free seats
  }

# Setting up

no-such-game = There is no such game here.
usual-name = Traveller
who-sits = Who sits where
company = Who plays with you
company-bots = Bots, right away
company-friends = Friends, by a link
first-game = Your first game
first-game-about = { $game ->
    [kathmandu] The landscape that is proposed for it, with two compass needles towards Kathmandu.
   *[other] What is advised for it.
  }
as-usual = As experienced players do
as-usual-about = { $game ->
    [kathmandu] Another landscape every time, needles as they fall.
   *[other] The usual options.
  }
all-options = All options
watch-allowed = Whoever has the link may watch once all seats are taken
how-many = How many play
players = players
kind-me = Me
kind-bot = Bot
kind-open = Friend
bot-level = How well the bot plays
friend-name = Name, if you know it
friend-about = You get one link for all friends.
variants = Options
not-at-this-size = not at this table size
not-with-these = not with what is chosen under “{ $option }”
list-table = Show it among this server’s open tables
away-after = A bot stands in for whoever does not answer, after
away-never = never
away-minutes = { $minutes ->
    [5] 5 minutes
    [15] 15 minutes
    [60] an hour
    [720] 12 hours
    [1440] a day
   *[other] { $days } days
  }
begin = Begin
begin-link = Begin, and get the link
your-name = Your name
sit-down = Sit down
watch = Watch
join-seat = A seat at { $title } is yours
join-table = A table of { $title }
join-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free: it is yours if you like.
   *[other] { $count } seats are free: take the one you like.
  }
join-full = All seats are taken. Ask whoever sent you the link.
join-seat-free = free seat
join-seat-kept = kept for { $name }
join-here = Sit here
join-colour = Your colour
join-colour-named = Colour { $letter }
join-new = New to { $title }?
join-lesson = The lesson shows you how it is played, with the real pieces. Your friends will wait.
join-watch = Watch a game of { $title }
join-move = Your seat at { $title } moves here
join-your-seat = your seat

# The seats

seats = Seats
seat-you = you
log-you = You
log-subject = { $who }
recap-subject = { $who }
log-all = { $who } { $what }.
# Where the verb stands in the short form of an event, first or last: of several of a kind it is said once.
log-verb = first
log-sentence = { $first }, and { $last }.
log-sentence-two = { $first } and { $last }.
log-more = { $what } and { $more ->
    [1] one
    [2] two
    [3] three
   *[other] { $more }
  } more
seat-nobody = Nobody yet
seat-free = free
seat-kept = kept for them
seat-here = here
seat-away = away
seat-asked = is asked
seat-your-turn = your turn
seat-thinking = is thinking
seat-bot = bot, { $level }
level-novice = novice
level-casual = casual
level-strong = strong
level-master = master
level-grandmaster = grandmaster
seat-stand-in = a bot stands in
seat-resigned = a bot plays on
seat-chance = wins { $chance } % of the time
seat-chance-about = How often this player would win if strong bots played on for everybody from here, judged from what you can see: hidden cards of others are not looked at.
seat-numbered = Seat { $number }

# What is asked

ask-label = What you are asked
choices = Your choices
choices-fold = Choices
or-touch = or choose what is lit on the table
staged = See what happens …
staged-skip = Skip
staged-go-on = Continue
unsure = { $choice }? There is no undo.
unsure-passes = { $choice }?
unsure-yes = Do it
unsure-no = Not yet
unsure-skip = Skip it
unsure-back = Back
connecting = Going to the table …
game-over = The game is over.
paused = The table is paused.
waiting-for = Waiting for { $names }.
one-moment = One moment …
watching = You are watching.
undo = Undo
restart = Restart turn
hint = Hint
practice = Practice
practice-about = This game counts as practice: there may have been hints, and choices taken back. It is marked so in your list, at its end and in its record; nothing else differs.
daily = Daily
daily-deal = The daily deal of
daily-day = { DATETIME($day, day: "numeric", month: "short", timeZone: "UTC") }
daily-about = This is the daily deal: everybody in the world is dealt the same and has one try. So that results can be compared there are no hints, and nothing is taken back that has shown something new.
daily-sealed = Daily deal: one try, no hints
daily-others = The other deals of today
rule-link = The rule
not-now = Not now: { $reason }

# What happened

log = Log
log-earlier = Earlier lines
log-tuck = Tuck the log away
log-bring = Bring the log back
log-show = Show this moment
log-show-of = Show: { $what }
log-setup = The set-up
since-mine = Since your last turn
since-short = Recap
since-you = About you:
since-again = Show it again
since-log = To the log
since-you-looked = Since you last looked
missed = { $count ->
    [one] One thing has happened since you last looked.
   *[other] { $count } things have happened since you last looked.
  }
missed-show = Show me
missed-seen = Seen
missed-showing = What you have missed
missed-stop = Back to now
chat-say = Say something
chat-send = Say
talk-unread = { $count ->
    [0] To the log and the talk
    [one] One thing was said
   *[other] { $count } things were said
  }

# Reactions

reactions = Reactions
reaction-nod = Nod
reaction-applause = Applause
reaction-thanks = Thank you
reaction-hmm = Hmm
reaction-ouch = Ouch
reaction-hurry = Hurry?
reactions-silence = Silence reactions

# Notices

connection-lost = The connection is lost; coming back …
bot-plays-for-you = A bot is playing for you.
come-back = Come back
go-on = Go on
undo-you-ask = You ask to take your move back.
undo-asks = { $who } asks to take a move back.
undo-waits = Waiting for { $names }.
undo-agree = Agree
undo-decline = No, it stays
undo-withdraw = Never mind

# Instead of a table

closed-elsewhere = Did you begin on another device? Choose “{ $choice }” in the menu of the table there, and type its code on the page of all games.

# The menu

menu = Menu
pause = Pause
leave = Leave the table
leave-sure = Leave the table? A bot stands in until you come back.
resign = Resign
resign-sure = Resign for good? A bot plays your seat to the end.
chances-show = Show everybody’s chances
go-back = Take back to …
to-origin = Back to where this game was tried from
undo-ask = Ask to take my move back
other-device = Go on at another device
move-code = Type { $code } there, within { $minutes } minutes.
invite-title = One link for everybody
invite-about = Send it to your friends: whoever opens it takes a free seat. No account, nothing to install.
invite-copy = Copy the link
invite-share = Share
invite-subject = A table of { $title }
invite-scan = Or scan it from the screen
links = Links
links-single = Links for single seats and for spectators
links-about = Whoever opens a seat’s link first sits there. No account is needed.
link-for = Link for { $who }
link-renew = New link
link-make = Make a link
link-sure = Make a new link for the seat of { $who }? Whoever sits there now gets up, and it belongs to the one who opens the link.
scan = Scan
spectators = Spectators
described = The table in words
described-short = In words
sound = Sounds
volume = Volume
choices-open = List all choices
pace = Pace: { $pace ->
    [calm] calm
    [brisk] brisk
   *[instant] at once
  }
safety = Ask twice: { $safety ->
    [never] never
    [near] when a finger may slip
   *[final] whatever can’t be taken back
  }
notify = Notify me of my turn
theme = Light or dark: { $theme ->
    [light] light
    [dark] dark
   *[system] as the device
  }
keys = Keys
keys-on = Single keys act

# The keys

key-digit = take the choice with this number
key-arrows = go to the next thing that is offered
key-enter = take it
key-fold = list all choices, or fold the list
key-since = What happened since your last turn
key-undo = undo
key-restart = restart the turn
key-hint = a hint, where you are alone among bots
key-chat = say something
key-described = the table in words
key-rules = the rules for this moment
key-help = these keys
key-escape = close what is open

# Before the game

waiting-title = { $count ->
    [0] All are here
    [one] One seat is free
   *[other] { $count } seats are free
  }
waiting-host = The game begins when all seats are taken, or when the host starts it.
waiting-yours = The game begins by itself when all seats are taken.
never-played = Never played { $title }?
start-with-bots = { $count ->
    [one] Begin now, with a bot in the free seat
   *[other] Begin now, with bots in the free seats
  }

# The end

scoring = The scoring
scoring-skip = Show all
source = Source of points
total = Total
place = Place
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
built-by = What { $name } has built
winner-you = You win!
winner-team = Your team wins!
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
rematch = Play again
rematch-join = To the next game
download = Download the record
share-picture = Picture to share
share-picture-of = How this game of { $title } ended
share-picture-save = Save as a file
share-picture-copy = Copy
share-picture-copied = Copied: paste it where you like.
share-picture-saved = Saved as { $file }
site = Chautari
show-table = Look at the table
own-place = You come { $place }, { $points ->
    [0] level
   *[other] { $points } behind
}.
own-won = { $points ->
    [0] Level with { $names }, and still first.
    [one] By a hair: { $points } ahead of { $names }.
   *[other] { $points } ahead of { $names }.
}
own-team-place = Your team comes { $place }, { $points ->
    [0] level
   *[other] { $points } behind
}.
team-total = Team
team-has = team { $points }
show-scores = The scoring

# A game again

replay-of = { $title } again
replay-reading = Reading …
replay-not-begun = This game has not begun yet.
replay-to-table = To the table
replay-eyes = Whose eyes look
replay-eyes-of = With the eyes of { $name }
replay-all = Everybody
replay-all-about = Everybody in turn: with the eyes of whoever decides next
replay-not-over = While the game goes on, only your own eyes look back.
replay-controls = The replay
replay-where = { $move } of { $last }
replay-move = Moment of the game
replay-start = To the beginning
replay-back = One step back
replay-on = One step on
replay-end = To the end
replay-play = Play
replay-pause = Stop
replay-speed = Speed
replay-times = { $speed }×
replay-played = { $name }: { $choice }
replay-begins = The game begins.
replay-chosen = { $name } chooses in secret.
replay-quiet = Somebody chooses in secret.
replay-standing = { $place }. { $name }, { $total }
replay-later = Later lines
replay-branch = Continue from here
replay-link = Link to this move
replay-download = Download
branch-about = A new table begins at moment { $move } of this game. You take a seat, bots take the others, and whatever is drawn or rolled from then on is drawn anew.
branch-seat = Your seat
branch-begin = Sit down
record-title = Look at a game again
record-about = Step through it, look with anybody’s eyes, or go on from any moment. A record that you bring is seen by you alone.
record-choose = Choose a record’s file, or drop it here
record-unreadable = “{ $name }” is not a record of a game.
record-mine = Your finished games

# The rules

rules-about = Every rule as it is played here, in our own words. The numbers never change, so each can be linked.
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
  }
rules-nothing = No rule speaks of “{ $query }”.
rules-link = Link to rule { $rule }

# Five minutes

learn-of = Learn { $title }
learn-five = In five minutes
learn-players = { $least }–{ $most } players, by { $designers }
learn-end = How it ends
learn-scores = What counts
learn-points = Points
learn-tips = Three tips
learn-play = Play against novice bots now
learn-set-up = Set up a table
learn-all-rules = All the rules

# What a game is about, told at its first table

aim = Your first game of { $title }
aim-goal = The aim
aim-turn = What you do
aim-end = The end
aim-begin = Let’s play
aim-goal-yak = Build the tower worth most. Stones of one colour that touch are a group: 2 score 3 points, 3 score 6, 4 score 9. Many groups score too: three bring 4 points, four 8, five 12.
aim-turn-yak = Each morning all choose a card in secret. Build: pay food for up to 3 stones of the cart before you. Supply: take one kind of its food. Market: take 2 food, and send a stone to a cart. In the evening the carts move on, and fog turns them round.
aim-end-yak = When somebody has laid 14 stones, one last day is played. Whoever is first there has the Stupa, worth 3 points.
aim-goal-adventure-tours = Have the most coins after three rounds. Whoever has joined your expedition pays you at the end of a round; every card left in your hand costs you 2.
aim-turn-adventure-tours = Play one card. As equipment it raises what you can offer, and you draw another. As a member it joins if your equipment of its colour meets its demand, and you may use its action.
aim-end-adventure-tours = A round ends at once when somebody has no card left. So gather paying members, then get rid of your hand before the others do.
aim-goal-kathmandu = Bring your yak to Kathmandu with the most points: from goods, temples, maps, animals, and yak tiles turned over on the landscapes they show. Points begin far below zero, for every tile and border you still owe.
aim-turn-kathmandu = Choose a die, take the resource of its colour, and move your yak as many spaces in a straight line. Then do what the space offers.
aim-end-kathmandu = After six days of three turns, or eight in the long game. The storm follows from behind: be ahead of it.
aim-goal-reviving-kathmandu = Rebuild monuments, bottom to top. A finished one scores the points on its topmost section; sections of one colour, and your secret mission, bring more.
aim-turn-reviving-kathmandu = Bid one coin, face down, on the two cards of a row or column. The higher coin wins, then the nearer one. Whoever wins fewer than two cards draws red ones instead. Then all build; a card with two halves becomes one of them.
aim-end-reviving-kathmandu = After eight rounds. Your last coin, after rounds four and eight, is worth its points or buys a card that somebody has discarded.
