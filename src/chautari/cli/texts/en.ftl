# Commands and their arguments

about = Four board games of the Himalaya in the terminal: play them, replay them, measure them, read their rules.
command = COMMAND
help-version = print the version of this program
help-language = the language to speak: { $languages } (default: the variable CHAUTARI_LANGUAGE, else LC_ALL, LC_MESSAGES or LANG, else en)
unknown-language = There is no language { $given } here; there are { $languages }.
help-games = list the games with their seats, designers and options
help-play = play a game here, against bots or with others at the same keyboard
help-daily = play the deal of today, which everybody has: its seats, bots and options are its own
help-learn = learn a game at the table, led by a guide
about-learn = A first game, led step by step; then chapters on what is optional. Leave with “quit” at any time.
help-learn-chapter = which chapter (default: the first game; --list shows all)
help-learn-part = with which part to begin, from 1 on
help-learn-name = how the guide calls you
help-learn-list = list the chapters
help-learn-resume = go on with the lesson that was left
help-puzzle = find the one option of a moment that is clearly better than every other
about-puzzle = Shows a moment of a game among bots where one option is clearly better than every other, asks for it, and explains why.
help-puzzle-number = which puzzle, from 1 on (default: one by lot)
help-puzzle-grade = one of this difficulty by lot
help-serve = serve tables for friends, in this browser or on your network
help-host = the address to listen at (default: { $default }, this machine only; 0.0.0.0 lets your network in); or the variable HOST
help-port = the port (default: { $default }; 0: any free one); or the variable PORT
help-origin = another address under which people open this server, as behind a proxy
help-bot-pause = how many seconds a bot waits before it answers (default: 0.8)
help-bot-workers = how many processes think for the bots (default: one for each core but one)
help-review-time = how many seconds the review of a finished game may take (default: { $default })
help-open-metrics = tell /metrics to everybody, not only to this machine
help-client = the folder of a browser client to serve instead of the built-in one
help-proxy = the address of a proxy, or its network, that is believed about who calls (X-Forwarded-For, -Proto)
help-limits = how many times the usual one address may ask for (default: 1)
help-replay = tell a recorded game move by move, show its table, or check it
help-review = tell what each decision of a finished game cost, and what was luck
about-review = Judges every decision of a recorded game from what its player could know then, and every answer of chance by what it did to each player's chance to win.
help-review-seconds = how long to look into it (default: { $seconds })
help-review-html = write a page with plots to this file
review-reviewing = reviewing
help-bench = measure how fast the rules run
help-arena = let bots play each other and see which is better
about-arena = Lets bots play each other in every seating, with the same deals for each, and tells how often each wins and how sure that is. Bots that count iterations (search:2000it) play the same games whenever they play; those that watch the clock (search:500ms) do not.
help-arena-bots = who plays: names, Python files or process:COMMAND between commas; with fewer bots than seats the last one fills what is left, with more every choice of them plays (default: greedy,uniform)
help-on = where the games are played: here, or on Ray (the cluster that RAY_ADDRESS names, or one of this machine)
help-html = write a report with plots to this file
help-resume = go on with a match that was interrupted
help-results = keep the results in this file, a line for each game (default: a file of our own until the last game)
help-balance = let bots play many games and see how seats, boards, characters, cards, choices and options fare
help-balance-bots = who plays, in every seating; the last one fills what is left (default: greedy)
help-by-lot = what is chosen by lot instead of by the bots: all choices whose names begin so, as in --by-lot character
help-all-options = play every deal with another combination of options, but for those that --option names, and compare them
help-record = let bots play and write every decision into a Parquet file
about-record = Lets bots play and writes a row for each decision: who was asked, what was offered and chosen, and how the game ended for that seat. The same command goes on with what an interruption left.
help-record-out = the Parquet file to write
help-observations = write what the seat knew as well, in numbers
help-games-played = how many games (default: 400)
help-workers = how many games at once (default: one for each core)
help-rules = print a game's rules in our own words, or find those without a test
help-json = print JSON for a program to read
help-game = one of { $games }
help-seats = how many players
help-you = the seat you take, counted from 0 (default: 0)
help-hotseat = people on all seats that --bots leaves free, passing the keyboard on
help-bots = the bots on the other seats, in order: { $bots }; the last one fills what is left (default: greedy)
help-seed = the same seed deals the same cards
help-option = a variant of the game; may be given several times
help-load = go on with a saved game, on a seat and against bots as you say
help-resume-play = go on with the game you left last (or the one of GAME you left last, or the one of FILE), everybody on their seats; every game is kept after each move
help-confirm = ask before a choice that can't be taken back or lets the others move on
help-file = a record saved by this program
help-seat = see it with the eyes of this seat; -1 is a spectator
help-at = show the table after move N
help-check = check every move and prove that the deal was fair
help-seconds = how long to measure each figure (default: 1)
help-unproved = list rules that no test proves, and tests that prove no rule
help-backup = copy everything of the store into one file, while the server runs
help-backup-file = the new file; it is a store itself, for --store or for import
help-export = write the record of every table, or of some, into a folder
help-export-folder = where the files are written, one for each table
help-export-tables = the id of a table, as in its address (default: all tables)
help-finished = only games that are over
help-import = make tables of saved records, or bring in all tables of a backup
help-import-files = a record saved by this program, or a backup
help-store = where the tables are kept: a file, or the address of a database like postgresql://user@host/name
    (default: the variable CHAUTARI_STORE, else { $default })
help-tests = where the tests are (default: tests below the current folder)

bad-usage = That command line can't be understood: { $reason } ({ $help } tells more).
bad-option = An option is written NAME=VALUE, not { $given }.
which-game = Which game? The games are { $games }.
other-game = { $file } is a game of { $saved }, not of { $wanted }.
daily-settled = The daily deal brings its own seats, bots, options and seed; leave them away.
no-puzzles = There is no such puzzle here.
settled-already = { $file } brings its own seats and options; leave --seats and --option away.
no-such-seat = You can sit on seats 0 to { $last }, not on seat { $seat }.
too-many-bots = { $bots } bots are named, but only { $free } { $free ->
    [one] seat is
   *[other] seats are
  } free for them.
no-store = There is no store { $store }; say with --store where the tables are kept.
bad-folder = The folder { $folder } can't be made: { $reason }.
no-tests = There is no folder { $folder }; say with --tests where the tests are.
no-such-move = This record has moves 0 to { $last }, not { $move }.
no-time = A measurement takes some time: --seconds must be above 0.
page-is-folder = { $file } is a folder; name a file for the report.
page-no-folder = There is no folder { $folder } for the report.
page-not-written = { $file } can't be written: { $reason }.
no-games = At least one game and one worker are needed.
no-bots-named = Name at least one bot.
more-bots-than-fit = { $bots } bots are too many for one match; name at most { $most }.
bad-port = A port is a number from 0 to 65535, not { $given }.
bad-pause = A bot waits from 0 to 60 seconds.
bad-workers = The bots think in 1 to { $most } processes.
bad-review-seconds = A review takes from 0 to { $most } seconds.
bad-limits = The limits can be multiplied by 1 to 1000000.
bad-proxy = A trusted proxy is an address or a network, like 127.0.0.1 or 10.0.0.0/8; { $given } is neither.
bad-client = There is no client in { $folder }: it has no index.html.
interrupted = Interrupted.
goodbye = Goodbye.
kept = The game is kept; chautari play --resume goes on with it.
not-kept = This game is not kept when you leave: { $reason } The command save FILE keeps it.
kept-others = { $count ->
    [one] Another unfinished game is
   *[other] { $count } other unfinished games are
  } in { $folder }; chautari play --resume FILE goes on with that one.
nothing-kept = No unfinished game is kept here; chautari play GAME begins one.
resume-settled = A kept game brings its own seats, bots, options and seed; leave them away.
resume-damaged = { $file } can't be gone on with, it is damaged: { $reason }.
resume-seats = its players don't fit its seats
resume-dealer = its dealer is not the one of its record
resume-record = { $file } is a record without its players; chautari play --load { $file } goes on with it.
resume-over = The game in { $file } is over; chautari replay { $file } tells it again.
resume-program = { $file } wants { $bot } to play, which runs a program; only games kept by this program itself may do that.

# Keeping tables

backed-up = Everything is in { $file }.
exported = { $records ->
    [one] One record is
   *[other] { $records } records are
  } in { $folder }.
exported-unfinished = { $records ->
    [one] One game is
   *[other] { $records } games are
  } not over: such a record holds what its players may not see yet.
import-refused = { $file } is not brought in: { $reason }
imported = { $file } is table { $table } now.
imported-before = { $file } is here already, as table { $table }.
imported-seat =   the seat of { $name }: { $link }
imported-watch =   to watch: { $link }
imported-backup = { $file }: { $came ->
    [one] one table was
   *[other] { $came } tables were
  } brought in, { $here } { $here ->
    [one] was
   *[other] were
  } here already.

# Games

game = { $title } by { $designers } ({ $publisher })
game-seats = ({ $least } to { $most } players)
option = --option { $name }=… ({ $values }): { $text }
games-hint = Play one: chautari play { $game }

# Serving

serve-store = The tables are kept in { $store }.
serve-here = Chautari is at { $url } on this machine. To let friends on your network in: --host 0.0.0.0
serve-friends = Chautari is at { $url } for you and for friends on the same network.
serve-no-code = (This terminal can't draw a QR code.)
serve-stop = Ctrl-C stops the server; no table is lost.

# Puzzles and the daily deal

daily-result = The daily deal
daily-alone = A daily deal is played without hints, so that results can be compared.
grade-easy = easy
grade-medium = medium
grade-hard = hard
lesson-go-on = Enter to go on
lesson-next = Enter goes on with part { $part } of { $parts }; anything else ends here.
lesson-done = That was the whole chapter. A game of your own: chautari play { $game } · more chapters: chautari learn { $game } --list
lesson-left = Left. Go on with: chautari learn { $game } --resume
lesson-no-part = This chapter has parts 1 to { $parts }.
lesson-none-left = No lesson of this game was left.
lesson-chapter = { $name }: { $title } ({ $minutes } min)
puzzle-title = { $title }, puzzle { $number } of { $total } ({ $grade })
puzzle-hint = A number, or words · show tells the solution · quit
puzzle-right = Right: { $choice }
puzzle-wrong = “{ $choice }” is not the best: it gives { $loss } % of the chance to win away (±{ $margin }).
puzzle-why = Why it is better

# Playing

interpreted = The rules run interpreted here, which is slower: no compiled version was built.
bot-names = Asha Dawa Maya Pemba Bikram Lhamo
person-name = Player { $number }
play-title = { $title }
who-plays = At the keyboard: { $people }. Bots: { $bots }.
no-bots = none
thinks = { $who } thinks …
what-happened = What happened
the-table = The table, seen by { $who }
prompt-mark = { $who } >
hint-only = Enter takes the only choice · why … · undo · scores · log · help · quit
hint = A number, or words · ? explains · why … · hint · undo · scores · log · help · quit
hint-thinking = thinking about it
hint-more = hint again tells the move.
hint-why-so = hint again tells why.
practice = This game counts as practice.
practise-sure = From now on this game counts as practice, for good: you may have hints and take back anything. Shall it (y/n)?
not-alone = Hints and taking back anything are for games without other people.
back-which = take back N goes back to before choice N; what is drawn from then on is drawn anew.
back-nothing = You have chosen nothing yet.
back-no-such = { $most ->
    [0] You have chosen nothing yet.
   *[other] You have made choices 1 to { $most }; take back lists them.
  }
# Words that are typed: all that mean the same, between commas; the English ones are understood in every language.
# Texts that name them, as hint and help-in-play, name the first of each.
word-explain = ?
word-why = why
word-undo = undo
word-hint = hint
word-back = take back, back
word-save = save
word-log = log
word-all = all
word-look = look
word-scores = scores
word-rules = rules
word-help = help
word-quit = quit, exit, q
word-show = show
word-yes = y, yes
pass-to = Pass the keyboard to { $who }. Enter when nobody else is looking.
not-text = That was not readable text.
no-such-number = { $most ->
    [one] There is only choice 1.
   *[other] There are choices 1 to { $most }.
  }
no-such-choice = No choice fits { $typed }; there are 1 to { $most }.
several-meant = Several choices fit { $answer }:
not-understood = Neither a choice nor a command: { $answer }. Type help for the commands, why { $answer } for what forbids it.
hand-over = You chose: { $choice }. Enter goes on, undo takes it back:
undone = Taken back.
undo-refused = It can't be taken back. { $reason }
and-more = … and { $count } more like it
hint-explain = ? N explains one choice; why WORDS says what forbids another; rules prints all of them.
hint-why = Ask about something you can't do (why { $action }) or about a rule by its id (why { $rule }).
no-such-action = Nothing in this game is called { $typed }.
not-now = not now: { $action }
open-now = open to you: { $number }  { $action }
save-where = Say where: save FILE.
save-foreign = { $file } is there already and is not a saved game; choose another name.
saved = Saved to { $file }. chautari replay { $file } tells it again.
saved-unfinished = Saved to { $file } (it holds the hidden cards too). chautari play --load { $file } goes on with it.
log-earlier = … { $count } earlier (log all shows them)
scores-hint = As if the game ended now; a range where you can't know.
help-in-play =
    N            choose number N; or by words that fit it alone: { $words }; Enter: the only one
    ?  ? N       what the choices mean, and the rule behind them
    why WORDS    which rule forbids it: why { $action }
    why RULE     what a rule says: why { $rule }
    undo         take your last choice back, unless something was revealed
    hint         what to look at; again: the move; once more: why (for practice, without other people)
    take back N  back to before any choice of yours, for practice; take back lists them
    save FILE    a copy of the game so far; chautari play --load FILE goes on from there
    log          what you have heard (log all: from the beginning)
    look         draw the table again
    scores       points as far as you can know them
    rules WORDS  the rules that speak of something (rules: all of them)
    quit         leave; so do end of input and Ctrl-C. chautari play --resume goes on

# The end

final-table = The table at the end
final-points = Where the points came from
total = Total
winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
  }
placed = Place { $place }: { $who }.
player-points = { $who } ({ $points })
offer-save = Save the record? A file name, or Enter to leave without:

# Replays

replay-head = { $title }, { $seats } players: { $names }.
replay-options = Options: { $options }.
replay-eyes-all = Everything is open: the game is over.
replay-eyes-spectator = As a spectator saw it.
replay-eyes-seat = As { $who } saw it.
replay-unfinished = The record ends here, after { $moves } moves; the game is not over.
replay-at = After move { $move } of { $moves }
check-legal = All { $moves } moves are legal.
check-fair = The deal was fair: every card and die came from the secret whose hash was published before the first of them.
check-not-yet = The deal can't be proved yet: the dealer's secret is published when the game is over.
check-partly = The deal is proved up to move { $move }; the rest when the game is over.
check-lost = The deal can't be proved: the dealer from move { $start } on never published its secret (a saved game was taken up by another dealer).

# Bots against bots

bot-failed = { $bot } failed { $times ->
    [one] once
   *[other] { $times } times
  } ({ $how }), and chance chose in its place.
bot-said = It said: { $said }
fault-crash = { $count } × ended or raised an error
fault-stall = { $count } × no answer in time
fault-nonsense = { $count } × no such choice
fault-absent = { $count } × not asked any more
arena-bot = bot
arena-games = games
arena-share = wins
arena-interval = 95 %
arena-head = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }, { $seatings ->
    [one] 1 seating
   *[other] { $seatings } seatings
  }; an even share is { $fair } %.
arena-rating = rating
arena-score = points
arena-times = ms / 95 %
record-goes-on = Going on after { $played } of { $games } games.
recorded = { $games } games are in { $file }.
arena-playing = Playing { $game } …
arena-interrupted = Interrupted after { $played } of { $games } games; they are kept: the same command with --resume goes on.
arena-nothing-kept = No games of this match are kept; beginning with the first.
arena-not-kept = { $folder } can't be written, so games are not kept; --results FILE names another place.

balance-seat = seat
balance-bot = bot
balance-trait = with
balance-card = card
balance-action = choice
balance-option = option
balance-seats = seats
balance-played = of all
balance-plays = times
balance-share = wins
balance-interval = 95 %
balance-fair = × fair share
balance-score = points
balance-chosen = if open
balance-option-games = games
balance-first-seat = seat 0 wins
balance-length = decisions
balance-more = … and { $count } less often; --json has them all.

# Speed

bench-game = game
bench-seats = seats
bench-compiled = compiled
bench-decisions = decisions/s
bench-python = from Python/s
bench-clone = clone ns
bench-yes = yes
bench-no = no
bench-measuring = Measuring { $game } with { $seats } …

# Rules

no-rule-about = No rule speaks of { $about }.
ruling = our ruling
unproved-none = All { $count } rules are proved by a test.
unproved-rules = Rules that no test proves:
unknown-rules = Rules that tests name but no ledger has:
hollow-tests = Tests that name a rule but assert nothing:

# chautari train
help-train = let a net learn a game by playing it
about-train = Lets a net learn a game by playing it against itself, its past and greedy bots, at every table size and with every option, and keeps it in FILE; beside it come FILE.training, from which --resume goes on, and the learning curve as a picture. The arena plays with it: --bots net@FILE or search:500ms@FILE. Needs PyTorch: pip install 'chautari[train]'.
help-train-seats = the table sizes it learns, as 4 or 2-4 (default: all of the game)
help-minutes = how long it learns in all (default: 30)
help-tasks = end after so many rounds of 24 games instead: on one core the same seed then makes the same net
help-train-out = the file of the net, ending in .bin (default: GAME.bin)
help-train-resume = go on with the training kept beside FILE, until it has had its minutes in all
help-train-learn = what it learns: the chances of tables, from what it saw (chances), what to choose, from what it chose (choices), or only how games end of the net that it begins as (ends) (default: chances)
help-train-teacher = a search of so many iterations shows what it prefers: in half of the games, or at choices among many options (default: none)
help-train-from = begin as the net of this file, which learned to choose; with --learn choices or ends
help-train-workers = how many processes play games for it (default: 1, which plays and learns by turns)
train-needs = Training needs { $missing }, which is not installed here: pip install 'chautari[train]' brings it.
train-exists = { $file } is there already: --resume goes on with that training, --out FILE begins another.
train-minutes = The minutes of a training are a number above 0.
train-workers = A training has at least one worker; tasks and the iterations of a teacher are 0 or more.
train-from = --learn choices can begin as another net, --learn ends must: --from FILE names it.
train-folder = There is no folder { $folder } to keep a net in.
train-sizes = { $text } is no table size: write 4, or 2-4 for several.
train-interrupted = Stopped; the net so far is in { $file }, and --resume goes on.
train-training = { $game } learns
train-standing = { $minutes } min, { $games } games; alone against greedy bots it wins { $share }
train-kept = The net is in { $file }; chautari arena { $game } --bots net@{ $file },greedy --seats 4 plays it.
