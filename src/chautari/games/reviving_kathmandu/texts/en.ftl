# Cards

colour-blue = blue
colour-white = white
colour-red = red
colour-green = green
colour-yellow = yellow
colour-wild = wild
monument-buddha = a Buddha
monument-shrine = a Shrine
monument-stupa = a Stupa
monument-pagoda = a Pagoda
section-buddha = Buddha
section-shrine-bottom = Shrine bottom
section-shrine-top = Shrine top
section-stupa-bottom = Stupa bottom
section-stupa-centre = Stupa centre
section-stupa-top = Stupa top
section-pagoda-bottom = Pagoda bottom
section-pagoda-second = Pagoda second
section-pagoda-third = Pagoda third
section-pagoda-top = Pagoda top
face = { $colour } { $section }
two-faces = { $first } / { $second }
half = { $face } (giving up { $other })

# Spots, by where they lie round the market

spot-l1 = left of the upper two
spot-l2 = left of the lower two
spot-a = right of the upper two
spot-b = right of the lower two
spot-t1 = above the first column
spot-t2 = above the second column
spot-t3 = above the third column
spot-b1 = below the first column
spot-b2 = below the second column
spot-b3 = below the third column

# Questions

prompt-chance = The deck is asked.
prompt-bid = Put one coin face down on a free spot.
prompt-build = Build a card, or be done with building.
prompt-place = Where does the { $face } go?
prompt-colour = Which colour does the wild section take for good?
prompt-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
  }: three may stay in your hand.
prompt-leftover = One coin is left: take its points, or buy a discard and build it at once.
prompt-build-bought = Build the card you bought ({ $card }); cards of your hand may go first.
prompt-build-on = Build more of your hand, or be done.

# Choices

action-bid = Bid coin { $coin } { $spot }
action-done = Done building
action-build = Build { $face }
action-build-half = Build { $half }
action-on = On top of { $card }
action-area = Start it with player { $seat }
deed-on = Build { $face } on top of { $card }
deed-start = Start a monument with { $face }
deed-start-with = Start a monument with { $face } in { $owner }’s street
action-colour = Make the wild section { $colour }
action-discard = Discard { $card }
action-take-points = Take the last coin's points
action-leave-coin = Take nothing for the last coin
action-buy = Buy { $card }
action-withdraw = Take the card back into your hand
action-first = Player { $seat } begins
action-mission = Mission { $mission } is dealt
action-draw = { $card } comes up

# What happened

event-begins = { $who } began the game.
event-own-mission = { $who } got mission { $mission }.
event-mission = { $who } got a mission.
event-round = Round { $number }. { $who } { $who-key ->
    [you] have
   *[other] has
  } the first-player marker.
event-market = { $count ->
    [4] Four cards
    [6] Six cards
   *[other] { $count } cards
  } came into the market.
  .brief = { $count ->
    [4] Four cards
    [6] Six cards
   *[other] { $count } cards
  } came into the market
event-turned-up = Into the market came { $card }.
event-bid = { $who } put a coin { $spot }.
  .brief = put a coin { $spot }
event-own-bid = { $who } put coin { $number } { $spot }.
  .brief = put coin { $number } { $spot }
event-revealed = { $who } turned up coin { $number } { $spot }.
  .brief = coin { $number }
event-won = { $who } won { $card } with the coin { $spot }.
  .brief = won { $card }
event-own-draw = { $who } drew { $card }.
  .brief = drew { $card }
event-drew = { $who } drew a red card.
  .brief = drew a red card
event-drew-known = { $who } drew { $card } from under the red deck.
  .brief = drew { $card } from under the red deck
event-unsold = Nobody won { $card }: it went under the red deck.
event-started = { $who } started a monument with { $face }.
  .brief = started with { $face }
event-started-for-mate = { $who } started a monument with { $face } for { $owner }.
  .brief = started with { $face } for { $owner }
event-added = { $who } added { $face }.
  .brief = added { $face }
event-added-for-mate = { $who } added { $face } for { $owner }.
  .brief = added { $face } for { $owner }
event-completed = { $who } completed { $monument }: +{ $number }.
  .brief = completed { $monument } for +{ $number }
event-completed-for-mate = { $who } completed { $monument } for { $owner }: +{ $number }.
  .brief = completed { $monument } for { $owner }: +{ $number }
event-coloured = { $who } made the wild { $section } { $colour }.
  .brief = made the wild { $section } { $colour }
event-coloured-for-mate = { $who } made { $owner-key ->
    [you] your wild { $section }
   *[other] the wild { $section } of { $owner }
  } { $colour }.
  .brief = made { $owner-key ->
    [you] your wild { $section }
   *[other] the wild { $section } of { $owner }
  } { $colour }
event-colour-scores = { $who } scored +{ $number } more for that colour.
  .brief = scored +{ $number } more for that colour
event-colour-scores-for-mate = That colour brought { $owner } +{ $number } more.
  .brief = brought { $owner } +{ $number } more by that colour
event-done-building = { $who } finished building.
event-discarded = { $who } discarded { $card }.
  .brief = discarded { $card }
event-took-points = { $who } took { $number ->
    [one] 1 point
   *[other] { $number } points
  } for the last coin.
  .brief = took { $number ->
    [one] 1 point
   *[other] { $number } points
  } for the last coin
event-left-coin = { $who } left coin { $number } unused.
  .brief = left coin { $number } unused
event-bought = { $who } bought { $card } with coin { $number }.
  .brief = bought { $card } with coin { $number }
event-coins-back = All coins came back.
event-game-over = The game is over.

# Where points come from

source-monuments = Completed monuments
source-colours = Matching colours
source-buddhas = Buddha colours
source-coins = Leftover coins
source-unfinished = Unfinished monuments
source-objective-buddha = Mission: Buddha
source-objective-shrine = Mission: Shrine
source-objective-stupa = Mission: Stupa
source-objective-pagoda = Mission: Pagoda

# Options

option-open_missions-title = Missions
option-open_missions = More points at the end for certain colours: kept secret, or open to all.
option-open_missions-false = Secret until the end
option-open_missions-true = Open from the start
option-teams-title = Teams
option-teams-none = Everybody for themselves
option-teams-two = Two teams: points are added up, and mates never sit next to each other
option-teams-three = Three teams of two: points are added up, and mates never sit next to each other
option-teams = Equal teams, seated alternately: none, two teams (4 or 6 players) or three (6 players).

# Why something can't be done now

why-coin-here = { $owner }’s coin lies here.
why-own-coin-here = A coin of yours already lies here.
why-coin-spent = Coin { $number } is spent until all coins come back.
why-coin-lies = Coin { $number } already lies on a spot.
why-bids-first = First all bid: nothing is built before the coins are shown.
why-bidding-over = Bidding is over for this round.
why-card-first = Choose a card of your hand: it finds its place by itself.
why-their-street = This is { $owner }’s street.
why-nothing-waits = Nothing in your street waits for a { $section }: it goes on a { $beneath }.
why-team-waits-not = Nothing in your team’s streets waits for a { $section }: it goes on a { $beneath }.
why-below-first = Build your { $beneath } first: the { $section } goes on it.
why-bought-first = The card you bought would find no place then: build it first.
why-not-on-this = This one does not wait for a { $section }.
why-place-first = First a place for the { $section } you picked up.
why-colour-first = First choose the colour of the wild section.
why-discard-first = First discard: three cards may stay in your hand.
why-coin-first = First spend your last coin.
why-no-use = You can’t build it at once: nothing of yours waits for a { $section }.
why-no-use-of-either = You can’t build it at once: nothing of yours waits for a { $section } or a { $other }.

# The table in a terminal

terminal-head = Round { $round } of { $rounds } · { $who } is first
terminal-decks = blue deck { $blue } · red deck { $red }
terminal-under-red = Under the red deck, next first:
terminal-you = { $who } (you)
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-coins = coins { $coins }
terminal-one-of-them = ({ $count } bid)
terminal-team = player { $number }, team { $team }
terminal-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
terminal-hand = Hand
terminal-holds = Known in hand
terminal-nothing = nothing
terminal-your-coin = you: { $coin }
terminal-bought = Bought
terminal-discards = Discards
terminal-mission = Mission { $mission }:
terminal-growing = { $height } of { $full }
terminal-finished = done, { $points }
terminal-buddha = Buddha
terminal-shrine = Shrine
terminal-stupa = Stupa
terminal-pagoda = Pagoda
terminal-level-bottom = bottom
terminal-level-second = second
terminal-level-centre = centre
terminal-level-third = third
terminal-level-top = top

# The table in a browser

table-letter-blue = B
table-letter-white = W
table-letter-red = R
table-letter-green = G
table-letter-yellow = Y
table-letter-wild = ✳
table-market = Market
table-round = Round { $round } of { $rounds }
table-last-round = The last round
table-spot = The spot { $side }: near { $near }, far from { $far }.
table-spot-between = The spot { $side }: near { $near }.
table-spot-far = The spot { $side }: far from { $far }.
table-spot-bare = The spot { $side }.
table-spot-free = No coin lies here.
table-coin-up = { $who } has coin { $coin } here.
table-coin-down = { $who } has a coin face down here.
table-coins = Coins
table-coin-kept = Coin { $coin }
table-coin-bid = Coin { $coin }, on a spot
table-coin-spent = Coin { $coin }, spent until all coins come back
table-their-coins = Unspent coins: { $coins }; { $bids ->
    [0] none of them on a spot
    [one] one of them on a spot
   *[other] { $bids } of them on spots
  }
table-hand-of = { $cards ->
    [0] no cards
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
table-no-cards = No cards in hand
table-street = Monuments
table-city-of = { $who }’s city: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
table-news = { $kind } complete: +{ $points }
table-you-complete = You completed { $monument }: +{ $number }.
table-hold-up = Hold up { $who }’s city
table-wares = Or a discard, built at once
table-ware-later = after your hand
table-coin-points = For your coin its points
table-wares-useless = Nothing here can be built in your street, so your coin brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
table-wares-none = Nobody has discarded a card, so your coin brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
table-take-points = { $points ->
    [one] Take { $points } point
   *[other] Take { $points } points
  }
table-plot = A new monument
table-planned = { $kind }: nothing stands of it yet
table-start-own = Start it in your own area
table-start-with = Start it with { $who }
table-on-with = { $on }, with { $who }
table-growing-one = { $kind }, growing: { $sections }
table-finished-one = { $kind }, complete: { $sections }
table-mission = Mission
table-your-mission = Your mission
table-mission-short = Mission +{ $points }
table-mission-count = { $points } of { $most }
table-mission-points = { $points } of { $most } points
table-objective = { $kind } { $what }: +{ $points }, { $state }
table-asks-colour = { $levels ->
    [0] in { $one } or { $other }
   *[other] with its { $level } in { $one } or { $other }
  }
table-asks-match = whose { $first } and { $second } match
table-asks-same = same
table-asks-same-colour = same colour
table-objective-met = met
table-objective-open = { $standing ->
    [0] not begun
   *[other] { $standing } of { $full } sections stand
  }
table-first-player = First player
table-team = team { $team }
table-mate = your team
table-rivals = The others
table-rival = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, coins { $coins }
table-doing-bidding = bidding
table-doing-building = building
table-doing-colouring = colouring
table-doing-discarding = discarding
table-doing-spending = last coin
table-blue-deck = Blue deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-red-deck = Red deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-first = { $who } begins
table-you-first = You begin
table-bid-here = Bid coin { $coin } here
table-growing-worth = now { $points }
table-under-deck = +{ $count } under
table-take-coin = One coin is left: take its points. No discard can be built in your street now.
table-take-coin-bare = One coin is left: take its points. Nobody has discarded a card to buy.
table-at-hand = Your hand, and what grows in your street
table-other-coin = Or take another coin for this spot.
table-suggested = Coin { $coin } until you take another: put it on a spot.
table-in-hand = Coin { $coin } in hand: put it on a spot, or take another.
table-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
table-ties = Equal coins: 1st wins. Near beats far; then left or right of a card beats above or below it.
table-build-bought = Build the card you bought: { $card }.
table-colour-of = Which colour does the { $face } take for good?
table-colour-then = then +{ $points }
table-wins = { $who } won { $card }.
table-you-win = You won { $card }.
table-won = { $card }: won by { $who }
table-nothing-to-build = There is nothing you can build.
table-go-on = Go on
table-last-card = Your last card: building ends with it.
table-hand-empty = Your hand is empty: you are done building.
table-leftovers = The coins left over
table-leftovers-hint = Points, or a discard to build
table-later = +{ $points } at end
table-hatched = Hatch the colours too

# What a beat says at the things it happens to

note-you = You
note-only = { $who }: only bidder
note-higher = { $who }: { $coin } beats { $other }
note-lost-higher = { $who }: { $coin } beats your { $other }
note-lost-nearer = { $who }: { $coin } like yours, but nearer
note-lost-edge = { $who }: { $coin } like yours, but on the card’s long side
note-nearer = { $who }: { $coin } against { $coin }, but nearer
note-edge = { $who }: { $coin } against { $coin }, but on the card’s long side
note-drawn = { $count ->
    [one] One more for you
   *[other] { $count } more for you
  }: everybody gets { $each } cards a round
note-unsold = unsold: under the red deck
note-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
note-matching = { $points } of them for matching colours
note-objective = Mission: +{ $points } at the end
note-reveal = All coins are turned up.
note-last-reveal = The last coins are turned up, one by one.
note-travel = The cards go to those who won them.
note-coins-back = All your coins are back
note-bought = buys a discard

# A component held up

inspect-section = { $section }: section { $stage } of { $full }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } if it is the topmost.
inspect-halves = It is built as one of its halves; the other is lost then.
inspect-wild = A wild section takes its colour, for good, when its monument is complete.
inspect-growing = If it stays as it is, it scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end.
inspect-next = Complete it scores { $points } at once, and 2, 4 or 8 more for 2, 3 or 4 sections of one colour.
inspect-finished = Complete: { $points } points for its top.
inspect-new-colour = { $points } more for a Buddha of a new colour.
inspect-matching = { $points } more for matching colours.
inspect-mission = Each part of a mission scores once, at the end, if one complete monument meets it.
inspect-at-end = { $what }, at the end
inspect-coin = The highest coin wins a card; a spot bids for two cards.
inspect-coin-ties = Equal coins: the nearer one wins, then the one left or right of the card.
inspect-coin-last = When everybody has one left, it is worth its points or buys a discard.
inspect-coin-spent = Spent until all coins come back.
inspect-first = { $who } bids first in this round; the next begins to the left.
inspect-round = All bid, the cards are collected, then all build at once.
inspect-coins-back = After rounds 4 and 8 the last coins are spent and all come back.
inspect-blue-deck = The market is dealt from it, face up, at the start of every round.
inspect-red-deck = Whoever wins too few cards draws the rest from it, unseen by the others.
inspect-under = Under it, next first: { $cards }.
origin-rulebook = the rulebook
origin-review = reviews
origin-reconstructed = this edition

# The table in words

described-last-bids = Bids of the last round
described-bid = { $who }: coin { $coin } { $spot }
described-growing = { $kind }, growing: { $sections }; worth { $points } if it stays so
described-finished = { $kind }, complete: { $sections }; { $points } points{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for its colours
  }
described-wild = { $face }, now { $colour }

# What fits the own street

key-title = On the cards
key-grows = grows: at the end
key-completes = completes: gained in all
key-mission = your mission: at the end
key-later = in dashes: with more of your hand
key-wild = wild: any colour, once complete
fits-mark = +{ $points }
fits-grows = fits your { $kind }, +{ $points } at the end
fits-begins = begins a { $kind }, +{ $points } at the end
fits-completes = completes your { $kind }, +{ $points }
fits-whole = is a whole { $kind }, +{ $points } at once
fits-counted = (+{ $at_once } at once, { $before } of it counted already while unfinished)
fits-after = on the { $faces } of your hand: { $fits }
fits-then-grows = with the { $faces } of your hand on top, +{ $points } at the end
fits-then-completes = completed by the { $faces } of your hand, +{ $points } in all
fits-mission = meets your mission, +{ $points } at the end
brief-completes = { $face } completes: +{ $points }
brief-with-completes = { $face } with your hand completes: +{ $points }
brief-grows = { $face } +{ $points } at the end
brief-with-grows = { $face } with your hand +{ $points } at the end
brief-mission = mission +{ $points }
brief-spoils = not for your mission
fits-spoils = in this colour it can’t meet your mission any more

# What a choice would do

consequence-near = Near: { $what }
consequence-far = Far: { $what }
consequence-tie-won = equal coins: you beat { $who }
consequence-tie-lost = equal coins: you lose to { $who }
consequence-tie-both = equal coins: you beat { $won }, lose to { $lost }
consequence-own-coin = another coin of yours bids for it
consequence-starts = Starts { $monument }.
consequence-adds = Section { $stage } of { $full } of { $monument }.
consequence-completes = Completes { $monument }, +{ $points } in all: { $gains }.
consequence-wilds = { $count ->
    [one] Counted in the best colour: its wild section takes one next.
   *[other] Counted in the best colours: its { $count } wild sections take them next.
  }
consequence-spoils = In this colour it can’t meet your mission any more.
consequence-with = In { $who }’s area.
consequence-places = It can go to { $count } places
consequence-gain-monuments = +{ $points }
consequence-gain-colours = +{ $points } for matching colours
consequence-gain-buddhas = +{ $points } for a new colour
consequence-gain-coins = +{ $points } for the coin
consequence-gain-unfinished = +{ $points } at the end
consequence-gain-mission = mission +{ $points } at the end
consequence-loss = −{ $points } (counted already while unfinished)
consequence-as = As { $face }: { $what }
consequence-hand-first = First { $faces } of your hand
consequence-no-points = no points
consequence-done = Nothing has to be discarded.
consequence-discards = { $count ->
    [one] One card has
   *[other] { $count } cards have
  } to be discarded.
consequence-buys = From { $who }’s discards.
