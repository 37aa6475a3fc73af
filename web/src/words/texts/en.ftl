# Everywhere

to-home = All games
lost = There is nothing at this address.
unreachable = The server can’t be reached. Are you online?
unexpected = The server gave an answer that can’t be understood.
rules-title = Rules
learn-title = Play in five minutes
replay-title = Replay
about-title = About Chautari

# Setting up

my-tables = Your tables
begin = Begin
your-name = Your name
sit-down = Sit down

# The table

waiting = Waiting for the others.
undo = Undo
