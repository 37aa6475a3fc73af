# Things

space = board { $board }, row { $row }, column { $column }
direction-north = north
direction-east = east
direction-south = south
direction-west = west
landscape-snow = snow
landscape-scree = scree
landscape-meadow = meadow
landscape-grain-field = grain field
landscape-rice-terrace = rice terrace
landscape-forest = forest
landscape-jungle = jungle
landscape-water = water
landscape-city = city
ground-snow = the snow
ground-scree = the scree
ground-meadow = the meadow
ground-grain-field = the grain field
ground-rice-terrace = the rice terrace
ground-forest = the forest
ground-jungle = the jungle
ground-water = the water
ground-city = the city
ground-mountain = a mountain
ground-kathmandu = Kathmandu
colour-brown = brown
colour-grey = grey
colour-purple = purple
colour-orange = orange
colour-pink = pink
colour-black = black
resource-backpack = backpack
resource-compass = compass
resource-paint-box = paint box
resource-coin = coin
resource-fodder = fodder
kind-tool-case = tool case
kind-magnifying-glass = magnifying glass
kind-wooden-barrel = wooden barrel
kind-first-aid-bag = first aid bag
kind-telescope = telescope
kind-water-bottle = water bottle
kind-terrain-map = terrain map
kind-chest = chest
kind-climbing-gear = climbing gear
kind-tea-leaves = tea leaves
kind-bridle = bridle
kind-rope-ladder = rope ladder
equipment = { $kind } ({ $landscape })
animal-snow-leopard = snow leopard
animal-yak = yak
animal-himalayan-monal = Himalayan monal
animal-himalayan-tahr = Himalayan tahr
animal-bharal = bharal
animal-himalayan-serow = Himalayan serow
animal-indian-rhinoceros = Indian rhinoceros
animal-blackbuck = blackbuck
animal-hog-deer = hog deer
animal-jackal = jackal
animal-golden-pheasant = golden pheasant
animal-spiny-babbler = spiny babbler
animal-wild-buffalo = wild buffalo
animal-dzo = dzo
animal-harlequin-lizard = harlequin lizard
animal-red-panda = red panda
animal-musk-deer = musk deer
animal-red-headed-trogon = red-headed trogon
animal-bengal-tiger = Bengal tiger
animal-green-python = green python
animal-indian-elephant = Indian elephant
animal-gharial = gharial
animal-river-dolphin = river dolphin
animal-monitor-lizard = monitor lizard
animal-mule = mule
animal-rhesus-macaque = rhesus macaque
animal-langur = langur
temple = the printed temple of board { $board }
temple-tile = the temple tile of board { $board }
good-ring = ring
good-spices = spices
good-silk = silk
good-prayer-mill = prayer mill
good-statue = statue
good-thangka = thangka
map = { $colour } { $half }
map-red = red
map-orange = orange
map-yellow = yellow
map-green = green
map-blue = blue
map-purple = purple
map-letter-red = R
map-letter-orange = O
map-letter-yellow = Y
map-letter-green = G
map-letter-blue = B
map-letter-purple = P
character-mountaineer = mountaineer
character-yak-guide = yak guide
character-monk = monk
character-merchant = merchant
character-border-guard = border guard
character-artist = artist
bend-straight = straight on
bend-left = to the left
bend-right = to the right

# Questions

prompt-chance = Chance is asked.
roll = Chance is asked.
prompt-character = Choose a character.
prompt-place = Put your yak on a free start space.
prompt-die = Use a die, or put one aside first and reroll the others.
prompt-die-only = Use a die.
prompt-resource = Take any one resource.
prompt-place-onward = Put your yak on a free start space. Look at one: its numbers show where each number of a die would lead.
prompt-die-rest = Three exhaustion markers: use a die for its resource, then your yak rests and the turn ends.
prompt-die-rest-aid = Three exhaustion markers: your yak rests this turn, unless you use the first aid bag.
prompt-die-behind = Use a die. Still behind the storm this evening, your yak gets its third marker and must rest.
prompt-die-storm = Use a die. If a storm comes this evening and your yak is still on this board, it gets its third marker and must rest.
prompt-before-rest = Three exhaustion markers: your yak rests, unless you prevent it.
prompt-before-rest-cards = Three exhaustion markers: your yak rests, and the turn ends. A card may still be used before that.
prompt-move = Move your yak { $pips ->
    [one] 1 space
   *[other] { $pips } spaces
  }.
prompt-turn = Where does the yak turn?
prompt-emerge = Where does the yak emerge behind the border?
prompt-tool-case = Take three different resources.
prompt-throw = Choose dice to throw again: { $throws ->
    [one] one throw
   *[other] { $throws } throws
  } left.
prompt-act = Act on your target space, or end your turn.
prompt-special = Buy the special { $good } too?
prompt-special-price = With the { $good } you may buy the special one too: −1 coin, { $points } points in all
prompt-special-from = With the { $good } you may take the special one of { $owner }: 1 coin to { $owner }, { $points } points in all
prompt-cards = { $cards }: where to?
prompt-ladder = Rope ladder: at which temple?
prompt-pip = Water bottle: one pip more, or one fewer?
prompt-map = Take a map.
prompt-give = Which map do you give for { $map }?
prompt-tent = Pitch a tent on this space?

# Choices

action-place = Put the yak on { $space }
action-die = Use the { $colour } die
action-aside = Put the { $colour } die aside and reroll the others
action-take = Take: { $resource }
action-rest = Rest
action-go = Go { $direction }
action-go-tea = Go { $direction }, with tea leaves, twice as far
action-go-bridles = Go { $direction }, with { $bridles ->
    [one] a bridle
   *[other] { $bridles } bridles
  }
action-go-climbing = Go { $direction }, climbing over mountains
action-go-climbing-tea = Go { $direction }, climbing over mountains, with tea leaves, twice as far
action-go-climbing-bridles = Go { $direction }, climbing over mountains, with { $bridles ->
    [one] a bridle
   *[other] { $bridles } bridles
  }
action-turn = Turn { $direction } after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
action-straight-on = Cross the border before turning
action-emerge = Emerge on { $space }
action-stop-short = Stop before the mountain
action-use = Use the { $kind }
action-three = Take { $resources }
action-throw = Throw again: { $dice }
action-throw-nothing = Throw nothing again
action-keep-dice = Keep the dice as they are
action-die-up = Water bottle: one pip more
action-die-down = Water bottle: one pip fewer
action-turn-die = Turn the die to { $pips }
action-exchange = Exchange two fodder for: { $resource }
action-move-to = Terrain map: move to { $space }
action-stay = Stay here
action-paint = Paint the { $animal }
action-collect = Collect { $card }
action-buy = Buy the good on space { $number } of the city
action-buy-special = Buy the special good
action-no-special = Leave the special good
action-offer = Make an offering
action-offer-two = Make two offerings
action-reach = Rope ladder: make an offering at { $temple }
action-take-map = Take the map { $map }
action-draw-map = Draw a map from the pile
action-swap = Swap a map for { $map } of { $seat }
deed-place = Set out from { $ground }, start space { $number } of 6
deed-swap = Swap a map for { $map } of { $owner }
action-give = Give the map { $map }
action-end-turn = End the turn
action-character = Be the { $character }
action-tent = Pitch a tent: { $landscape }
action-no-tent = Pitch no tent
action-bend = The way goes { $bend }
action-lay = Board { $face }, { $turns ->
    [0] as printed
    [one] a quarter turn
   *[other] { $turns } quarter turns
  }
action-good = In a city: { $good }
action-show-equipment = { $card } is turned up
action-show-animal = The { $animal } is turned up
action-deal-map = The map { $map } comes up
action-deal = Start equipment: { $kind }
action-yak-tile = The next yak tile shows { $landscape }
player-numbered = Player { $number }
action-standee = { $seat } gets the standee
action-roll = A die shows { $pips }
action-weather-sun = The sun shines
action-weather-storm = A storm comes up
action-deal-tent = A tent: { $landscape }

# What happened

one-resource = { $resource-key ->
    [resource-fodder] fodder
   *[other] a { $resource }
  }
one-good = { $good-key ->
    [good-silk] silk
    [good-spices] spices
   *[other] a { $good }
  }
event-laid = Board { $number } is { $face }.
event-good = In the city of board { $number }: { $good }.
event-shown = Equipment turned up: { $card }.
event-shown-animal = Animal turned up: { $animal }.
event-map-shown = Map turned up: { $map }.
event-map-under = { $who } drew a second map of one colour; { $map } went under the pile.
event-begins = { $who } got the standee and began.
event-character = { $who } became the { $character }.
event-dealt = { $who } started with the { $kind }.
event-placed = { $who } set out from { $ground }.
    .brief = set out from { $ground }
event-rolled = { $who } rolled { $number } ({ $colour }).
event-day = Day { $number }. { $who } { $who-key ->
    [you] have
   *[other] has
  } the first turn.
event-aside = { $who } put the { $colour } die aside and rerolled.
    .brief = put the { $colour } die aside
event-used-die = { $who } used the { $colour } die: { $number }.
    .brief = used the { $colour } { $number }
event-gained = { $who } took { one-resource }.
    .brief = took { one-resource }
event-exchanged = { $who } exchanged two fodder for { one-resource }.
    .brief = exchanged two fodder for { one-resource }
event-used = { $who } used the { $kind }.
    .brief = used the { $kind }
event-turned-die = { $who } turned the { $colour } die to { $number }.
    .brief = turned the die to { $number }
event-recovered = { $who } recovered; exhaustion left: { $number }.
event-rested = { $who } rested and lost all exhaustion.
    .brief = rested
event-moved = { $steps ->
    [0] { $who } could go no further and stayed on { $ground }.
    [one] { $who } moved 1 space to { $ground }.
   *[other] { $who } moved { $steps } spaces to { $ground }.
  }
    .brief = { $steps ->
        [0] stayed on { $ground }
       *[other] went to { $ground }
      }
event-crossed-area = { $who } followed the terrain map to another part of { $ground }.
    .brief = went to another part of { $ground }
event-paid = { $who } paid { $number } { $resource }.
event-tired = { $who } got { $number ->
    [one] 1 exhaustion marker
   *[other] { $number } exhaustion markers
  }.
    .brief = got { $number } exhaustion
event-fulfilled = { $who } fulfilled a yak tile: { $landscape }.
    .brief = fulfilled a { $landscape } tile
event-revealed = { $who } turned up the next yak tile: { $landscape }.
event-all-tiles = { $who } fulfilled the last yak tile.
    .brief = fulfilled the last yak tile
event-painted = { $who } painted the { $animal }.
    .brief = painted the { $animal }
event-collected = { $who } collected the { $card }.
    .brief = collected the { $card }
event-bought = { $who } bought { one-good }.
    .brief = bought { one-good }
event-bought-special = { $who } bought the special { $good }.
    .brief = bought the special { $good }
event-took-special = { $who } paid a coin and took the special { $good } from { $owner }.
    .brief = took the special { $good } from { $owner }
event-offered = { $who } made offering { $number } of 9 at a temple.
    .brief = made offering { $number }
event-took-map = { $who } took the map { $map }.
    .brief = took the map { $map }
event-swapped = { $who } swapped { $given } for { $map } with { $owner }.
    .brief = swapped { $given } for { $map } with { $owner }
event-secured = { $who } secured a { $pair } pair in the chest.
    .brief = secured a { $pair } pair
event-arrived = { $who } reached Kathmandu: { $number } points.
    .brief = reached Kathmandu: { $number } points
event-left-board = { $who } left the board.
event-standee = { $who } had the lowest total ({ $number }) and got the standee.
event-own-tent = { $who } drew a tent: { $landscape }.
event-drew-tent = { $who } drew a tent.
event-pitched = { $who } pitched a tent ({ $landscape }) and tired { $owner }.
    .brief = pitched a tent against { $owner }
event-sun = The sun shone: the storm stayed.
event-storm = A storm came up: it moved on to border { $number }.
event-in-storm = { $who } stood behind the storm and got an exhaustion marker.
event-game-over = The journey is over.

# Where points come from

source-offerings = Offerings
source-goods = Goods
source-specials = Special goods
source-kathmandu = Kathmandu tile
source-sets = Sets of goods
source-maps = Maps
source-animals = Animals
source-yak-tiles = Yak tiles
source-distance = Distance to Kathmandu
source-left-over = Equipment and resources left
source-exhaustion = Exhaustion

# Options

option-tents-title = Tents
option-tents = Tents: whoever was slowest may hinder the others.
option-tents-false = Without tents
option-tents-true = With tents: who has the lowest total of a day draws one, and may put it in another's way
option-characters-title = Characters
option-characters = Everybody plays a character with an ability.
option-characters-false = Everybody begins alike
option-characters-true = Everybody chooses one of six characters, with an ability and things of its own
option-long-title = Length
option-long = The long game: six terrain boards and eight days.
option-long-false = The usual way: four boards, six days
option-long-true = The long way: six boards, eight days
option-landscape-title = Landscape
option-landscape = The landscape is built at random, or laid as proposed for a first game.
option-landscape-random = Built at random
option-landscape-first-game = As proposed for a first game
option-needles-title = Compass needles
option-needles = How many compass needles point towards Kathmandu; two are advised for beginners, more is harder.
option-needles-any = As they fall
option-needles-0 = None: the easiest way
option-needles-1 = One
option-needles-2 = Two: advised for beginners
option-needles-3 = Three
option-needles-4 = Four
option-needles-5 = Five
option-needles-6 = Six: the hardest way
option-weather-title = Weather
option-weather = As usual, all drawn from twelve tiles, or a number of storms of your own.
option-weather-usual = As usual: some storms early, some late
option-weather-chance = As it comes: every day drawn from six storms and six suns
option-weather-0-storms = No storm at all
option-weather-1-storms = One storm
option-weather-2-storms = Two storms
option-weather-3-storms = Three storms
option-weather-4-storms = Four storms
option-weather-5-storms = Five storms
option-weather-6-storms = Six storms

# The terminal

terminal-head = Day { $day } of { $days }, round { $round } · { $who } has the standee
terminal-weather = Weather to come: { $suns } sun, { $storms } storm
terminal-tiles = Kathmandu: { $tiles }
terminal-landscapes = S snow  R scree  M meadow  G grain field  T rice terrace  F forest  J jungle  W water  C city  K Kathmandu  ^ mountain
terminal-signs = 1–4 yaks  & several  * temple  o start   { $goods }
terminal-needles = Needles (! towards Kathmandu): { $needles }
terminal-storm = The storm (≈) stands on border { $number }.
terminal-no-storm = The storm is still behind the start.
terminal-equipment = Equipment ({ $pile } left):
terminal-animals = Animals ({ $pile } left):
terminal-maps = Maps ({ $pile } left):
terminal-specials = Special goods by owner:
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-in-kathmandu = in Kathmandu
terminal-not-placed = not placed yet
terminal-exhaustion = exhaustion { $count }
terminal-has =   Resources:
terminal-dice =   Dice (used today: { $total }):
terminal-holds =   Before them:
terminal-tile = tile { $tile } ({ $left } face down)
terminal-ten = 10 points
terminal-offerings = { $count ->
    [one] 1 offering
   *[other] { $count } offerings
  }
terminal-secured = { $colour } pair, secured
terminal-tents = { $count ->
    [one] 1 tent
   *[other] { $count } tents
  }
terminal-tent = tent: { $landscape }
terminal-movements = Where it would lead:
terminal-ways = { $count } ways, still to be declared
terminal-cost-compass = { $count } compass
terminal-cost-fodder = { $count } fodder
terminal-cost-exhaustion = { $count } exhaustion

# Why not now

why-arrived = Your yak rests in Kathmandu: a turn brings one resource, nothing else.
why-start-space = First choose one of the marked start spaces.
why-place-first = First put your yak on a start space; this comes later, in a turn of yours.
why-space-taken = { $owner }’s yak stands here.
why-space-far = With a { $pips } your yak goes straight on; it does not come to stop here.
why-die-used = You have used the { $colour } die; it is rolled again in the evening.
why-die-in-use = The { $colour } die is the one in use.
why-die-aside = The { $colour } die was put aside for today.
why-one-die = One die a turn: you are using the { $colour } one.
why-rerolled = You have rerolled in this turn already.
why-last-die = It is your last die: there is nothing to reroll.
why-die-first = This is { $ground }: first use a die and move; then you act where your yak stops.
why-good-first = A good of the city: buy it for a coin once your yak has stopped there.
why-temple-first = A temple: make an offering once your yak has stopped there.
why-animal-first = It lives in { $landscape }: paint it once your yak has stopped there.
why-card-first = It lies in { $landscape }: collect it once your yak has stopped there.
why-moved = Your yak has already moved this turn.
why-move-first = First your yak moves; then you act where it stops.
why-card-before = The { $kind } is for before the movement.
why-card-during = The { $kind } is for the movement: first use a die.
why-card-after = The { $kind } is for after the movement.
why-card-nothing = The { $kind } would change nothing here.
why-map-offering = A map comes with an offering.
why-map-swap = Maps are swapped with somebody whose yak shares your space.
why-animal-once = You have painted an animal in this turn already.
why-no-paint-box = You have no paint box.
why-animal-elsewhere = It lives in { $landscape }; your yak stands on { $ground }.
why-card-once = You have collected a card in this turn already.
why-no-backpack = You have no backpack.
why-card-elsewhere = It lies in { $landscape }; your yak stands on { $ground }.
why-good-once = You have bought a good in this turn already.
why-no-coin = You have no coin.
why-good-elsewhere = Your yak must stop on its space; it stands on { $ground }.
why-temple-done = You have made your offering at this temple.
why-temple-elsewhere = Your yak must stop at the temple; it stands on { $ground }.

# The table in the browser

table-map = Map of the way to Kathmandu
table-beyond = Farther away: { $what }
table-board = Board { $number }
table-on-board = board { $number } of { $count }
table-mountain = mountain
table-kathmandu = Kathmandu
table-kathmandu-tiles = Kathmandu; tiles left: { $tiles }
table-equipment-late = Worth 1 point each; not usable once your yak rests in Kathmandu.
table-own-maps = Yours:
table-kathmandu-tile = Kathmandu tile: { $points } points
table-needle = The red needle: setting out this way costs a compass
table-strip = Border { $number }: crossing costs a fodder
table-temple = temple
table-temple-tile = temple tile
table-yak = { $who }’s yak, on { $ground }
table-laying = The landscape is being laid …
table-see-near = Closer to my yak
table-see-whole = The whole way
table-closer = Closer
table-farther = Farther away
table-which = Which one?
table-cancel = Cancel
table-day = day { $day } of { $days }
table-round = round { $round } of 3
table-weather-left = { $draws } of { $count } will be turned
table-day-word = day
table-round-word = round
table-standee-word = { $who } begins
table-standee = { $who } has the standee and begins each round
table-displays = What lies open
map-title = The way to Kathmandu
tabs = Parts of the table
tab-own = My board
tab-market = Market
tab-others = Others
table-side = The other players, and what lies open
table-equipment = Equipment
table-animals = Animals
table-card-once = one card a turn: collected
table-animal-once = one animal a turn: painted
table-maps = Maps
table-good = { $good }: { $points } points
table-specials = Special goods
table-special = special { $good }: 7 points
table-special-buy = Buy the special { $good }
table-special-price = −1 coin, { $points } points in all
table-special-from = 1 coin to { $owner }, { $points } points in all
table-special-of = special { $good }: 7 points, held by { $who }
table-pile = { $count } in the pile
table-tent-pile = { $count } tents in the pile
table-count = { $what }: { $count }
table-die = { $colour } die, { $pips }; brings: { $what }
table-any = any resource
table-any-short = any
table-used = used: { $total }
table-used-short = used
table-aside = aside
dice-reroll = reroll
dice-throw = { $count ->
    [one] Throw 1 die again
   *[other] Throw { $count } dice again
}
dice-put-aside = Put one die aside and reroll the others
dice-which-aside = Which die is put aside? The others are rolled again.
ability-mountaineer = Walks over mountains, and may end on one.
ability-yak-guide = Turns the pink die as he likes; two fodder for any other resource.
ability-monk = Three times, two offerings at once.
ability-merchant = Buys any good of the city she stands in.
ability-border-guard = Crossing a border, emerges on any passable space beyond it.
ability-artist = Collects and paints from neighbouring landscapes too.
table-stops = to { $ground }
table-stays = Stay on { $ground }
table-stays-why = The way is blocked at once: the yak stays where it stands, and you may act here.
table-then = then here: { $what }
table-then-offering = offering
table-then-animal = an animal
table-then-card = a card
table-then-swap = swap a map
table-gives = for { $map }
table-gives-best = best for { $map }: { $worth }
table-then-points = { $points }, then { $more }
table-animal-then = each animal then { $most } − { $fewest } = { $value }
table-animal-others = others: { $changes }
table-start-numbers = The numbers are those of a die: where each would take you from here.
table-start-good = A good start has a green one, which fulfils your open yak tile, or a temple or city within reach, and few mountains ahead.
table-sets-out = sets out from { $ground }
table-blocked = stopped on the way
table-ways = one of { $count } ways: which one is asked next
table-rest-next = third marker: your next turn is a rest
table-rests = the yak rests; the turn ends
table-rerolls = rolls again: { $dice }
table-die-shows = the die shows { $pips }
table-tired = { $change } exhaustion
table-fulfils = fulfils the yak tile { $landscape }
table-pays = the coin goes to { $who }
table-tires = { $who } takes an exhaustion marker
table-points-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
table-journey = The journey
table-none = none
table-turn = { $who } is on turn
table-needle-to = The red needle points { $direction }
table-way-goes = The way goes on to the { $direction }
table-row = Row { $row }, from column { $first }: { $grounds }
table-start = start space
table-offered-here = offerings of { $who }
table-where = Yak: { $where }
table-dice-unused = Unused dice: { $dice }
table-dice-used = Used dice: { $dice } (total { $total })
table-dice-aside = Dice put aside: { $dice }
table-goods = Goods
table-fulfilled = fulfilled: { $tiles }
table-die-at = { $colour } die, { $pips }: { $place }
table-place-unused = unused
table-place-used = used today
table-place-aside = put aside
table-maps-under = Under the pile of maps lie: { $maps }
table-storm = The storm stands on border { $number }.
close-legend = Put the signs away
table-legend = What the signs mean
legend-mountain = mountain: stops a yak
legend-temple = temple: an offering, once for each player; on a square, a temple tile
legend-times = on a card: used before, during or after the movement
legend-strip = border: crossing it costs a fodder
legend-storm = the storm: yaks behind it tire at the end of each day

# Options as one would point at them

table-where-from = { $ground } { $arrows }
say-go = { $arrow } to { $ground }
say-go-with = { $arrow } to { $ground }, with { $cards }
say-go-open = { $arrow } and choose where
say-go-open-with = { $arrow }, with { $cards }
say-turn = Turn { $arrow } after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, to { $ground }
say-emerge = Come out on { $where }
say-move-to = Terrain map: to { $where }
say-reach = Rope ladder: offer at the temple { $arrows }
say-place = Set out from { $ground }, start space { $number } of { $count }
say-buy = Buy: { $good }
say-swap = Swap a map for { $map } of { $owner }
say-swap-best = Swap a map for { $map } of { $owner }: up to { $worth }
say-die = Use the { $colour } { $pips }, take: { $what }

# What equipment does, in a line

effect-tool-case = Take 3 different resources.
effect-magnifying-glass = Use the opposite side of your die.
effect-wooden-barrel = Reroll any unused dice, up to 3 times.
effect-first-aid-bag = Remove 2 exhaustion; can save you a rest.
effect-telescope = Fulfil your open yak tile.
effect-water-bottle = One pip more or fewer on your die.
effect-terrain-map = First go to any space of your landscape’s area.
effect-chest = Secure all your map pairs: 8 points each.
effect-climbing-gear = Walk over mountains, not stop on one.
effect-tea-leaves = Walk twice as far, straight on.
effect-bridle = Turn once at a right angle.
effect-rope-ladder = Offer at a temple on a space beside you.
brief-tool-case = 3 different resources
brief-magnifying-glass = opposite side of the die
brief-wooden-barrel = reroll dice, up to 3 times
brief-first-aid-bag = −2 exhaustion
brief-telescope = fulfils the yak tile
brief-water-bottle = one pip more or fewer
brief-terrain-map = start anywhere in your area
brief-chest = map pairs: 8 points each
brief-climbing-gear = walk over mountains
brief-tea-leaves = walk twice as far
brief-bridle = turn once on the way
brief-rope-ladder = offer beside a temple
time-before = Used before the movement
time-during = Used during the movement
time-after = Used after the movement

# The player board

board-map-from = { $map }, from { $letter } { $who }
board-points-now = points now
board-secured = secured
board-owed = still owed
board-parts = { $secured } secured, { $owed } owed
board-points = Points of { $who } now: { $points }; { $secured } secured, { $owed } still owed
board-rest-now = rests this turn
board-rest-next = rests next turn
board-rest-now-short = rests
board-rest-next-short = rests next
board-offerings = Offerings: { $count } of 9 made, { $points } points
board-tiles = Yak tiles: { $count } face down, { $points } points
board-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animals
  }, worth { $value } each now
board-animal-each = { $value } each
board-animal-value = { $value } each: most { $most } − fewest { $fewest }
board-set = { $count } of 6 kinds
board-set-said = { $count } different goods; 5 make a set of 7 points, 6 one of 12
board-exhaustion = Exhaustion: { $count } of 3, −3 points each
board-tile-now = Fulfilled on: { $landscape }
board-tile-none = All tiles fulfilled: 10 points
counsel-tiles = Your open yak tile shows: { $landscape }. Stop there, and the next one is turned up. Tiles left and borders short of Kathmandu cost points at the end: you owe them now, and less with every step.
counsel-cards = The dots on a card say when it is used: before, during or after the movement. What you keep is worth 1 point each, so use cards where they bring more.
counsel-used = The numbers of the dice you use add up. Whoever has the lowest total in the evening begins tomorrow: small steps have their reward.
counsel-special = Whoever buys a good may add a second coin for the special one of its kind: 7 points, even out of the hands of somebody else.
counsel-away = Put the advice away
board-no-things = No equipment, animals or goods yet

# Held up to be read

inspect-unused = Unused at the end it is worth 1 point.
inspect-animal = Lives in: { $landscape }. Paint it there for a paint box, one animal a turn.
inspect-animal-value = Every animal is worth the most anybody has painted less the fewest: { $most } − { $fewest } = { $value } now.
inspect-animal-fewest = So when the only one with the fewest paints another, each animal is worth 1 less.
inspect-good = Worth { $points } points. Buy it for a coin on its space of a city.
inspect-good-sets = Five different goods make a set of 7 points, all six one of 12.
inspect-special = Worth 7 points. After buying { $good } a second coin brings it, from the supply or from its owner, who gets the coin.
inspect-title-ways = Where it may lead
inspect-title-day = The days
inspect-day = The journey has { $days } days of three rounds. In a round everybody uses one die: takes its resource, moves, acts on the target space.
inspect-mountain = A mountain stops a yak, unless it climbs.
inspect-space = Stopping on { $landscape } fulfils a yak tile of it, and lets you collect equipment and paint animals of it.
inspect-space-tile = Your open yak tile asks for it.
inspect-space-good = { $good } is for sale here: a coin.
inspect-space-temple = A temple: an offering, once for each player.
inspect-space-yaks = Here stands: { $who }
inspect-special-owner = It lies with { $who }.
inspect-map = A single map is worth 1 point, a pair A and B of one colour 4, a secured pair 8.
inspect-map-chest = The chest, an equipment card, secures all pairs you hold when you use it: nobody can swap for them any more.
inspect-temple = Stop here to place your next offering, once at each temple; then take a map.
inspect-temple-printed = Every board between the start and Kathmandu has one printed on it; a few have a temple tile besides.
inspect-temple-tile = A tile laid on a few boards: a temple like the printed ones.
inspect-temple-done = Offerings made here: { $who }.
inspect-strip = Crossing it costs a fodder, or an exhaustion marker without one.
inspect-needle = Setting out this way from any space of the board costs a compass, or an exhaustion marker without one.
inspect-storm = At the end of each day every yak behind it gets an exhaustion marker. A storm tile moves it to the next border.
inspect-weather = At the end of each day one weather tile is turned. { $count } are left: { $suns ->
    [one] 1 sun
   *[other] { $suns } suns
  } and { $storms ->
    [one] 1 storm
   *[other] { $storms } storms
  }. { $then ->
    [0] { $draws } of them will be turned before the journey ends.
   *[other] { $draws } of them will be turned; then others are shuffled for the second half of the journey.
  }
inspect-reroll = Once a turn, before a die is used, you may put one unused die aside: it brings nothing more today. All your other unused dice are rolled again, and nothing brings them back.
inspect-standee = Whoever has it begins each round. In the evening it goes to the lowest total of the three dice used.
inspect-kathmandu = Stop on any of its nine spaces: the die must end there, a yak that walks past has not arrived.
inspect-kathmandu-tiles = The numbers are the points that still lie there: who arrives next takes the highest. Arriving removes all exhaustion; then the yak leaves the board, and each turn brings a resource.
inspect-exhaustion = Three markers force the yak to rest: they go, but so does the turn. Each left at the end costs 3 points.
inspect-offerings = By the number of offerings made: { $points }. Only the last counts.
inspect-tiles = A tile is fulfilled by stopping on its landscape. The fewer lie face down, the less is lost: { $points } from none to nine.
inspect-die = Brings: { $what }. The yak walks { $pips ->
    [one] 1 space
   *[other] { $pips } spaces
  }.
inspect-tent = Pitched when another yak stops on its landscape: that yak gets an exhaustion marker.
inspect-resource-backpack = Pays for an equipment card.
inspect-resource-compass = Pays for setting out where the red needle points.
inspect-resource-paint-box = Pays for an animal.
inspect-resource-coin = Pays for a good, and for a special good.
inspect-resource-fodder = Pays for crossing a border.
inspect-points = Secured is what you would keep; what is owed shrinks with every yak tile, border and rest on the way.
inspect-starts = Starts with { $cards ->
    [0] no equipment
    [one] 1 equipment card
   *[other] { $cards } equipment cards
  }
printed-box = the rulebook
printed-ours = this edition, not the rulebook

# In few words

shortly-standee = first on the next day
shortly-storm = Storm on to border { $number }
shortly-in-storm = behind the storm, +1 exhaustion
shortly-takes-yours = took your special { $good }
shortly-swaps-yours = took your map { $map } and gave you { $given }
shortly-tires-you = pitched a tent: you got 1 exhaustion

# Staged

beat-turn = { $who }: { $what }
beat-standee = { $who } used the lowest total ({ $total }) and begins tomorrow
beat-dice = Everybody rolls
beat-shuffled = { $said }; then { $count } tiles are shuffled anew
beat-sun = The sun shines: the storm stays
beat-storm = A storm comes up
beat-storm-moves = The storm moves on
beat-behind-storm = Behind the storm, +1 exhaustion: { $who }
beat-evening = Evening of day { $day }
beat-cards = New cards for the morning
beat-day = Day { $day } of { $days }
beat-die = { $colour } { $number }
beat-tile = Yak tile fulfilled: { $landscape }
beat-all-tiles = All yak tiles fulfilled
beat-tile-next = Next: { $landscape }
beat-map = You take { $map }
beat-map-drawn = Off the pile: { $map }
beat-map-turns = You turn over the top map of the pile
beat-map-pair = It makes a pair with your { $map }
beat-map-single = It would make a pair with { $map }
beat-animal = Painted: { $animal }
beat-card = Packed: { $kind }
beat-arrived = { $who } reaches Kathmandu
beat-arrived-points = { $points } points
beat-rests = rests
beat-painted = paints: { $animal }
beat-collected = collects: { $card }
beat-bought = buys: { $good }
beat-offered = offering { $number }: { $points } points
beat-offering = Offering { $number } of 9
beat-takes-special = takes the special { $good } of { $owner }
beat-special-gone = special { $good } taken
beat-taken = { $who } takes your special { $good }; you get the coin
beat-swapped = { $who } takes { $map } and gives you { $given }
beat-pitched = { $who } pitches a tent: +1 exhaustion
beat-used = uses: { $kind }
beat-pays = −{ $number } { $resource }
beat-refreshed = all exhaustion gone
beat-secured = Secured in the chest: { $colours }
beat-animals = animals { $change }
beat-tired = +{ $number } exhaustion

sealed-tile = No undo: a tile was turned up
sealed-map = No undo: a map was turned up
sealed-dice = No undo: dice were rolled

# In Kathmandu

arrived-title = Your yak rests in Kathmandu
arrived-why = Each of your turns now brings one resource, worth 1 point.
arrived-always = The same every turn from now on
arrived-once = Only this time
arrived-standing = Each turn you take: { $resource }
arrived-change = Ask me again
inspect-title-strip = border
inspect-title-needle = compass needle
inspect-title-storm = storm
inspect-title-standee = standee
