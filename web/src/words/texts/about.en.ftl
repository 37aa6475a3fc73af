# The page about Chautari. The first signs of a key say where it stands.

lead = A chautari is the stone platform under a tree beside Nepal’s hill paths, where travellers put down their loads, meet and play. This one is for four board games from those hills.

games-title = The games and who made them
games-lead = All rights in the games are their makers’. If you enjoy one here, buy the box: it is better still with friends around a real table.
games-name = Game
games-designers = Invented by
games-publisher = Published by
games-players = Players
games-count = { $least }–{ $most }

notice-title = Unofficial
notice-1 = Chautari is made by admirers, for people who own these games. Nobody named above has endorsed it or has anything to do with it.
notice-2 = No picture and no sentence of the originals is used: everything you see is drawn anew, and the rules are told in our own words. Where a value is printed only on a component and in no rulebook, we had to reconstruct it; the data files that come with the source say which.

data-title = Your data
data-lead = There is little of it, and it stays on the server you play on.
data-1 = No account, no password, no e-mail address. A cookie with a random token is your seat; the server keeps only its hash.
data-2 = Nothing is loaded from other servers: no fonts, no counters, no advertising. Nobody follows you.
data-3 = What you type, a name and what you say at a table, is kept with that table, for those who sit there.
data-4 = Your network address is kept in memory for some minutes, so that nobody can flood the server, and written nowhere.
data-5 = Your browser remembers your name and how you like the light and the sounds. That never leaves it.
data-6 = Nobody is ever sent what their seat may not know: not the page, not the spectators, not the bots.

fair-title = A fair deal
fair-1 = Before the first card the server publishes the hash of a secret from which every card and die follows. At the end it tells the secret, and anybody can check the whole deal: download the record and run

host-title = Your own server
host-1 = One command, one process, one file with all tables. On a machine with Python 3.11 and make:
host-2 = Your network comes in with the address that is printed, or by the code beside it. Tables outlive restarts; a backup is one command.

more-title = Rules, documents, programs
more-rules = Rules of { $title }
more-learn = { $title } in five minutes
more-1 = Programs can sit at these tables too: the server describes itself, and every game is an environment for research. The documents that come with the source tell how to write a bot, how records are kept, and how it is all built.
more-api = What the server understands
more-replay = Open a record

licence-title = Licence
licence-fonts = Two fonts come with it under the SIL Open Font License:
licence-1 = Chautari is free software under the MIT licence: use it, change it, pass it on.
