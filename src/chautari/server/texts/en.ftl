# Names

bot-names = Asha Dawa Maya Pemba Bikram Lhamo
host = Host
nth-seat = Seat { $number }
you = you
somebody = Somebody

# Levels of bots

level-novice-title = Novice
level-novice = Has just learnt the rules and overlooks a lot: right for your first games.
level-casual-title = Casual
level-casual = Plays soundly and slips now and then: right for a relaxed game.
level-strong-title = Strong
level-strong = Slips rarely: right when you know the game well.
level-master-title = Master
level-master = Looks ahead, with thousands of games behind it: right when you win often.
level-grandmaster-title = Grandmaster
level-grandmaster = Thinks longest and looks furthest ahead: right when you want the strongest there is.

# Refusals

refused-asked-already = Somebody has asked to take a move back; answer that first.
refused-asked-before = You have asked the others in this turn already; play on, and you may ask again.
refused-bot-plays = A bot is playing for you; return to the table first.
refused-bots-seat = A bot plays that seat to the end; it has no link.
refused-closing = The server is closing; connect again in a moment.
refused-daily-alone = A daily deal is played without hints, so that results can be compared.
refused-enough-chat = You have said all that one seat can say at a table.
refused-enough-reactions = You have nodded and clapped as much as one seat can at a table.
refused-enough-undone = You have taken back as much as one game bears.
refused-fault = Something went wrong here. Nothing was changed; please try again.
refused-foreign-host = This server does not know itself as { $name }: open it by its address in numbers, or start it with --origin http://{ $name }.
refused-foreign-page = This request comes from a page of another site.
refused-hello-again = You have said hello already.
refused-key-used = A message with this key was carried out long ago; a new one needs a new key.
refused-link-expired = This code has expired; ask for a new one on your other device.
refused-link-renewed = The host has made a new link; this one opens nothing any more.
refused-link-used = This seat is taken; ask the host for a new link.
refused-mark-taken = Somebody at this table has that colour already; choose another one.
refused-name-taken = Somebody at this table is called { $name } already; choose another name.
refused-no-hello = The first message is a hello, within ten seconds.
refused-no-hint = No hint could be found this time; ask again.
refused-no-lesson = No lesson is given at this table.
refused-no-such-lesson = There is no such lesson.
refused-lesson-undo = This step of the lesson is not taken back; soon you choose yourself, and may.
refused-no-name = A player needs a name.
refused-no-practice = That is for practice; say first that this game shall count as practice.
refused-no-open-seat = This table has no seat for whoever comes; a link of the host opens one.
refused-no-such-action = { $title } has actions 0 to { $most }.
refused-no-such-choice = You have made no choice of that number.
refused-no-such-day = Only the deals of today and of the day before are told.
refused-no-such-edition = The edition of a review is a number from 0 on.
refused-no-such-eyes = Look with the eyes of a seat from 0 to { $last }, or with all.
refused-no-such-game = There is no such game here.
refused-no-such-level = There is no such bot; the levels are { $levels }.
refused-no-such-line = A line of the log is a number from 0 on.
refused-no-such-link = This link leads nowhere; perhaps the host has made a new one.
refused-no-such-moment = This game has no such moment; they are numbered from 0 on.
refused-no-such-name = This game has no action of that name.
refused-no-such-option = This puzzle offers no such option.
refused-no-such-puzzle = This game has puzzles 1 to { $most }.
refused-no-such-page = There is nothing at this address.
refused-no-such-seat = This table has seats 0 to { $last }.
refused-no-such-table = There is no such table, or it is not open to you.
refused-not-alone = Hints, chances and taking back anything are for tables without other people.
refused-not-asked = You are not asked anything now.
refused-not-finished = This record's game is not over; chautari import brings a game that is to go on.
refused-not-host = Only the host of the table may do that.
refused-not-json = Send JSON, with the content type application/json.
refused-not-over = That is known when the game is over.
refused-not-plain = A line of chat is plain text.
refused-not-playing = The game has not begun yet.
refused-not-read = The tables can't be read now; please try again.
refused-not-seated = Only the person at a seat may do that.
refused-not-stored = That could not be stored, so nothing was changed; please try again.
refused-not-understood = That message can't be understood: { $problem }.
refused-nothing-to-vote = Nobody waits for your word on that.
refused-one-seat = One person has one seat at a table.
refused-only-here = That is told on the server's own machine only.
refused-only-watching = You are watching; only people at the table may do that.
refused-over = The game is over.
refused-own-seat = You sit there yourself; a code moves your seat to another device.
refused-paused = The table is paused; go on first.
refused-reload = The table has changed; connect again to see it as it is.
refused-resigned = You have resigned; a bot plays your seat to the end.
refused-seat-changed = You sit at the table now; connect again.
refused-seat-left = You have left the table; its link opens the seat again.
refused-seat-taken = Somebody was quicker and sits there now; take another seat.
refused-seat-moved = Your seat has moved to another device.
refused-somebody-away = What was shown is taken back only if everybody agrees, and somebody is away.
refused-stale = The table has moved on; look again before you choose.
refused-started = The game has begun already.
refused-table-begun = The game has begun, and nobody may watch it by this link.
refused-table-full = Somebody was quicker: all seats are taken.
refused-too-fast = Too much at once; wait a moment.
refused-too-many-reviews = Many games are being reviewed here; ask again in a few minutes.
refused-too-slow = That took too long to arrive; send it again.
refused-too-large = That is too large; at most { $most } bytes.
refused-too-many-chairs = You have opened this table once too often; this window, the oldest, is closed for the newest.
refused-too-many-listed = As many tables from your address wait for company as this server lists.
refused-too-many-records = You have brought { $most } records here, as many as this server keeps for one person.
refused-too-many-sockets = Too many connections from your address.
refused-too-many-tables = You have set up as many tables as this server allows.
refused-too-many-viewers = As many people watch this table as this server allows.
refused-unplayable = This table can't be played on: { $problem }
refused-wrong-method = This address does not take that kind of request.
other-version = It was begun with another version of the rules; its record can be downloaded.

not-text = This is no record: it is not text.
offered = You may do that now.

# Notes in a table's log

note-created = The table is set up.
note-lesson = A lesson begins.
note-joined = { $who } sits down.
note-started = The game begins.
note-left = { $who } leaves; a bot takes over.
note-got-up = { $who } gets up.
note-away = { $who } is away; a bot takes over.
note-returned = { $who } is back.
note-resigned = { $who } resigns; a bot plays to the end.
note-paused = { $who } asks for a pause.
note-resumed = { $who } goes on.
note-undo-asked = { $who } asks to take a move back.
note-undo-declined = { $who } says no: the move stays.
note-undo-dropped = { $who } is not there to be asked: the move stays.
note-undone = { $who } takes a move back, and all agree.
note-undone-alone = { $who } takes a move back (alone among bots).
note-practice = { $who } practises: from here on this game counts as practice.
note-link-renewed = The host makes a new link for { $who }.
note-downloaded = { $who } downloads the record, with all that is hidden in it.
note-branched = This game goes on from a moment of another one.
note-imported = This game was brought here from a record.

# Reactions

reaction-nod = { $who } nods.
reaction-applause = { $who } applauds.
reaction-hmm = { $who } wonders.
reaction-ouch = { $who } winces.
reaction-hurry = { $who } taps on the table.
reaction-thanks = { $who } says thank you.

# Pages

page-welcome = A place to play four board games from the hills of Nepal with friends, by a link and without an account.
page-game = { $title } by { $designers }
page-no-client = This installation has no table for the browser. chautari play plays in a terminal, and programs can play here over the interface.
page-interface = The interface for programs
page-paths = Paths
page-types = Types
page-socket = One for each viewer: hello first, then news one way and verbs the other; every verb is answered with done or refused.
api-about = Set up tables, hand out links, take seats; the game itself is played over the table's WebSocket. A cookie says who you are. Whatever is refused says why.
api-done = Done
api-refused = Refused, and why
