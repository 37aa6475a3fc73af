# Pieces

stone-red = red
stone-yellow = yellow
stone-orange = orange
stone-black = black
stone-grey = grey
stone-blue = blue
stone-green = green
stone-purple = purple
stone-crystal = crystal
stone-fog = fog
one-stone = { $stone-key ->
    [stone-fog] fog
    [stone-crystal] a crystal
    [stone-orange] an orange stone
   *[other] a { $stone } stone
  }
the-stone = { $stone-key ->
    [stone-crystal] the crystal
   *[other] the { $stone } stone
  }
food-milk = milk
food-meat = meat
food-bread = bread
cart-no-milk = the no-milk cart
cart-no-meat = the no-meat cart
cart-no-bread = the no-bread cart
cart-two-kinds = the two-kinds cart
card-build = Build
card-supply = Supply
card-market = Market
amount = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
  }
place-0 = the bottom row, far left
place-1 = the bottom row, left
place-2 = the bottom row, middle
place-3 = the bottom row, right
place-4 = the bottom row, far right
place-5 = the second row, far left
place-6 = the second row, left of the middle
place-7 = the second row, right of the middle
place-8 = the second row, far right
place-9 = the third row, left
place-10 = the third row, middle
place-11 = the third row, right
place-12 = the fourth row, left
place-13 = the fourth row, right
place-14 = the fifth row
place-stack = the very top
side-left = clockwise
side-right = anticlockwise

# Questions

prompt-chance = The bag is asked.
prompt-choose = Choose your action for today. Nobody sees it before your turn at noon.
prompt-pick = { $due ->
    [0] Which stones from { $cart }? One costs 1 food, two 3, three 5; a crystal 1 more.
   *[other] { $due } food so far. Another stone from { $cart }?
  }
prompt-pay = { $due } food to pay. How much of it in { $food }?
prompt-spill = The cart is full: { $due } of the food you paid goes to the market. How much of it is { $food }?
prompt-place = Place a stone on your tower.
prompt-take-all = Choose a kind of food: you take all of it from your cart. Your tent holds 8; the rest stays.
prompt-take-food = Take food from the market: { $count ->
    [one] one more
   *[other] up to { $count }
  }.
prompt-keep = Which stone goes onto a cart? The others go back into the bag.
prompt-onto = Which cart gets { the-stone }?

# Choices

action-choose = { $card }
action-pick = Pick { one-stone }
action-enough-stones = No more stones
action-pay = Pay { $amount } { $food }
action-spill = Put { $amount } { $food } on the market
action-place = Place { the-stone } on { $place }
action-take-all = Take all { $food }
action-take-food = Take { $food }
action-enough-food = No more food
action-keep = Put { the-stone } on a cart
action-onto = Onto { $cart }
deed-onto = Put { the-stone } onto { $cart }
action-remove = The { $stone } stones are not played with
action-cart = Next comes { $cart }
action-first = Player { $seat } has the baby yak
action-bonus = The { $stone } bonus card
action-draw = { $stone } is drawn

# Why not

why-morning = First choose a card for today.
why-noon = Your card for today is revealed: finish its action first.
why-no-stone = { $stone-key ->
    [stone-crystal] There is no crystal
   *[other] There is no { $stone } stone
  } on your cart.
why-three = Three stones a day are the most.
why-too-dear = That makes { $due } food in all. This cart takes only { $count } of what you have.
why-too-dear-crystal = A crystal costs 1 more: { $due } food in all. This cart takes only { $count } of what you have.
why-pick-first = First choose a stone of your cart.
why-price = Food is paid for the stones you choose, no more than they cost.
why-pay-first = First pay the { $due } food; the stones are laid then.
why-refused = This cart takes no { $food }.
why-two-kinds = This cart takes at most two kinds of food.
why-paid = All { $due } food is together.
why-place-first = You have paid: first lay the stones in your hand.
why-rests = A stone needs two below it.
why-beside = In the bottom row a stone lies beside another.
why-top = This place opens when the fifth row is laid.
why-for-cart = Stones drawn at the market go onto a cart.
why-all-laid = Your stones all have a place: pay, or first take another from your cart.
why-all-laid-pay = Your stones all have a place: now pay.
why-taken = A stone lies here already.
why-cart-without = There is no { $food } on your cart.
why-market-without = The market has no { $food } now.
why-supply = Only Supply takes food from the cart.
why-market = Only Market takes food from the market.
why-keep-first = First choose one of the drawn stones.
why-full = There is no room on { $cart }: it has four stones.

# What happened

event-removed = This game is played without the { $stone } stones.
event-bonus = The { $stone } bonus card was laid out.
event-cart-at = Place { $number } of the road: { $cart }.
event-begins = { $who } got the baby yak and began.
event-day = Day { $count }. { $who } { $who-key ->
    [you] have
   *[other] has
  } the baby yak.
event-own-choice = { $who } chose { $card }.
event-chose = { $who } chose a card.
    .brief = chose a card
event-revealed = { $who } revealed { $card }.
    .brief = played { $card }
event-buys-nothing = { $who } could pay for no stone.
    .brief = could pay for no stone
event-takes-nothing = { $who } chose to take no stone.
    .brief = chose to take no stone
event-picked = { $who } picked { one-stone }.
event-paid = { $who } paid { $count } { $food }.
    .brief = paid { $count } { $food }
event-spilled = { $who } put { $count } { $food } on the market: the cart was full.
    .brief = put { $count } { $food } on the market
event-placed = { $who } laid { one-stone } on { $place }.
    .brief = laid { one-stone }
event-stupa = { $who } laid a 14th stone first and got the Stupa marker.
    .brief = got the Stupa marker
event-took-all = { $who } took { $count } { $food } from the cart.
    .brief = took { $count } { $food }
event-took-food = { $who } took one { $food } from the market.
    .brief = took one { $food }
event-drew = { $who } drew { one-stone }.
    .brief = drew { one-stone }
event-cart-full = { $who } drew no stone: the cart was full.
    .brief = drew no stone because the cart was full
event-carts-full = { $who } drew no stones: all carts were full.
    .brief = drew no stones because all carts were full
event-loaded = { $stone-key ->
    [stone-crystal] A crystal
    [stone-orange] An orange stone
   *[other] A { $stone } stone
  } went onto { $cart }.
    .brief = put { the-stone } on { $cart }
event-kept = { $who } chose { the-stone } for a cart.
event-put-back = { $who } put { the-stone } back into the bag.
event-lost = { $stone-key ->
    [stone-fog] Fog
    [stone-crystal] A crystal
    [stone-orange] An orange stone
   *[other] A { $stone } stone
  } left the game.
event-bag-gone = There was not enough left to draw: the bag and the fog around it left the game.
event-carts-turn = Fog rose! All yaks turned round: from now on the carts go { $side }.
event-fog-on-track = The fog went onto the track: { $count } { $count ->
    [one] field is
   *[other] fields are
  } taken.
event-track-opens = The track was full for the first time: the marker left and a fourth field opened.
event-fog-returns = { $count } fog went back into the bag.
event-carts-move = The carts moved on, { $side }.
event-last-day = The last day begins.
event-game-over = The game is over.

# Where points come from

source-sizes = Size of groups
source-number = Number of groups
source-singles = Single stones
source-stupa = Stupa marker
source-food = Most food
source-bonus-red = Bonus card: red
source-bonus-yellow = Bonus card: yellow
source-bonus-orange = Bonus card: orange
source-bonus-black = Bonus card: black
source-bonus-grey = Bonus card: grey
source-bonus-blue = Bonus card: blue
source-bonus-green = Bonus card: green
source-bonus-purple = Bonus card: purple

# Options

option-bonus_cards-title = Bonus cards
option-bonus_cards = How many bonus cards are laid out.
option-bonus_cards-0 = None: the game as it is
option-bonus_cards-1 = One colour gives more points
option-bonus_cards-2 = Two colours give more points
option-bonus_cards-3 = Three colours give more points

# In the terminal

terminal-day = Day { $day }, baby yak: { $who }
terminal-last-day = Day { $day }, the last one, baby yak: { $who }
terminal-track = Fog { $fields }
terminal-mist = and { $count } drawn
terminal-bag = Bag { $count }:
terminal-no-bag = The bag is out of the game.
terminal-bonus = Bonus
terminal-bonus-majority = most { $points }, second { $second }
terminal-bonus-places = { $points } each on: { $places }
terminal-bonus-duty = −{ $points } without one
terminal-stupa = Stupa marker: { $who }
terminal-between = between the two
terminal-nothing = no stones
terminal-market = Market
terminal-yaks-left = yaks look left: clockwise
terminal-yaks-right = yaks look right: anticlockwise
terminal-hand = In hand:
terminal-payment = Paid:
terminal-you = { $who } (you)
terminal-name = { $who }
terminal-points = { $points } p
terminal-no-card = no card yet
terminal-face-down = a card face down
terminal-own-card = { $card } (face down)
terminal-open = { $card }
terminal-given = crystals as
terminal-cart-no-milk = takes no milk
terminal-cart-no-meat = takes no meat
terminal-cart-no-bread = takes no bread
terminal-cart-two-kinds = takes at most two kinds
terminal-food-milk = milk { $count }
terminal-food-meat = meat { $count }
terminal-food-bread = bread { $count }
terminal-red = red
terminal-yellow = yel
terminal-orange = ora
terminal-black = blk
terminal-grey = gry
terminal-blue = blu
terminal-green = grn
terminal-purple = pur
terminal-crystal = ◆◆◆
terminal-fog = fog

# In the browser

mark-red = R
mark-yellow = Y
mark-orange = O
mark-black = Bk
mark-grey = Gy
mark-blue = Bl
mark-green = Gn
mark-purple = P
mark-alone = 1
table-label = The table of Yak
own-things = Your things
day = Day { $day }
last-day = the last day
last-day-next = last day tomorrow
way-left = carts go clockwise
way-right = carts go anticlockwise
way-turned-left = Fog came: carts go clockwise now
way-turned-right = Fog came: carts go anticlockwise now
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
points-below = −{ $points ->
    [one] 1 point
   *[other] { $points } points
  }
gain-plus = +{ $points }
gain-none = ±0
gain-minus = −{ $points }
stones-built = { $count } of { $last } stones
points-brief = { $points } pts
score-short = { $points } · { $stones }/{ $last }
stones-over = { $count } stones
stones-built-short = { $count } of { $last }
sign-at-most-two = ≤2
track-label = Fog track: { $track } of { $fields } fields{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
  }
bag-label = The bag: { $count }{ $removed ->
    [0] {""}
   *[other] . Played without { $removed }
  }
bag-away = out of the game
bag-without = out
bonus-label = Bonus card { $colour }: { $rule }
bonus-most = 1st { $points }
bonus-second = 2nd { $points }
bonus-each = { $points } each
bonus-without = without one
in-hand = In hand
drawn = Drawn
drawn-one = For a cart
drawn-by = { $who } draws
pays-for = Your food pays for { $count ->
    [one] one stone
   *[other] { $count } stones
  } only. Put one back to take another.
why-picked = This stone can’t be put back any more.
put-back = Put { the-stone } back on the cart
in-hand-due = Costs { $due } food
in-hand-of = { $who } holds
in-hand-short = holds
with-mark = { $text }, { $mark }
take-in-hand = Place { the-stone } next
take-up-again = Take { the-stone } up again
plan-place = Plan { the-stone } for { $place }
plan-lift = Take the planned stone off { $place }
give-more = Give one more { $food }
give-less = Keep one { $food }
place-gain = { $label }, { $gain }
suggest = Suggest places
suggest-more = where { $stones } would bring most
suggest-not = Put back
suggest-not-more = takes the suggestion back
confirm-pay = Pay
confirm-build = Pay and build
confirm-lay = Build like this
confirm-pay-label = { $food } for { $stones }
confirm-spill = Put on the market
part-groups = groups { $points }
part-stupa = Stupa { $points }
part-food = most food { $points }
part-bonus = bonus { $points }
part-others = others { $points }
part-besides = extras { $points }
counted-sizes = The larger a group, the more it brings.
counted-number = Three groups or more bring points again.
counted-singles = 1 point for each stone in no group.
counted-stupa = 3 points for the first 14th stone.
counted-food = 2 points for the most food left in a tent.
vain-no-stones = no stones
vain-tent-empty = no food
vain-no-milk = takes no milk
vain-no-meat = takes no meat
vain-no-bread = takes no bread
vain-too-little = too little food
vain-tent-full = tent full
vain-cart-empty = cart empty
vain-market-empty = market empty
vain-draws-tent-full = tent full: stone only
vain-draws-market-empty = market empty: stone only
brings-stones = { $count ->
    [one] 1 stone
   *[other] { $most ->
        [1] up to { $count } stones
       *[other] { $count } stones
      }
  }
brings-points = { $signed } { $points ->
    [one] point
   *[other] points
  }
brings-food = { $most ->
    [1] up to +{ $count } food
   *[other] +{ $count } food
  }
overlooks-stones = You can pay for a stone. Let the day pass without one?
overlooks-no-stone = { $card } brings no stone as things stand. Choose it all the same?
overlooks-no-food = { $card } brings no food as things stand. Choose it all the same?
overlooks-food = You may still take food, and it costs nothing. Leave it?
closes-last-stone = Your last stone: with it your turn ends.
take-nothing = Take no stone
no-more-food = Enough food
ask-choose = Choose today’s action. Nobody sees it before noon.
ask-choose-first = Choose your action for today: Build buys stones for your tower, Supply and Market bring food. Nobody sees it before noon.
ask-choose-last = The last day: choose your last action.
ask-pay = { $due } food for { $count ->
    [one] one stone
   *[other] { $count } stones
  }. Lay { the-stone } on a lit place, then pay.
ask-pay-laid = All is laid: pay { $due } food to build it.
ask-pay-kept = { $count ->
    [0] The rest buys no stone tomorrow.
    [one] The rest buys one stone tomorrow.
   *[other] The rest buys up to { $count } stones tomorrow.
  }
ask-overflow = Pay { $due } food to build it; { $overflow } of it { $overflow ->
    [one] goes
   *[other] go
  } to the market: the cart is full.
ask-spill = The cart is full: { $due } of the food you paid goes to the market. Choose what goes, then confirm.
ask-keep-only = Which stone goes onto { $cart }? Only there is room. The others go back into the bag.
ask-after-fog = Fog: { $way } now. { $ask }
overflow = cart full
overflow-goes = { $count } to the market
note-no-stone = Wants no stone
note-cannot-pay = Can pay for no stone
note-buys-nothing = Nothing in your tent buys a stone of this cart
judged-better = better
judged-chosen = chosen
note-cart-full = The cart is full: no stone is drawn
note-carts-full = All carts are full: no stones are drawn
note-no-food = No food to take
note-stupa = Stupa +3
note-most-food = Most food { $points }
note-most-food-gone = No longer the most food { $points }
told-most-food = { $who } has the most food now.
told-most-food-own = You have the most food now.
told-most-food-shared = { $who } share the most food now.
told-most-food-shared-own = You share the most food with { $who } now.
told-most-food-all = All have as much food now.
note-fog-drawn = Fog!
note-only-room = Only this cart had room
note-given = { $who } put { one-stone } on your cart
note-track-opens = The marker leaves: a fourth field opens
note-fog-returns = { $count } fog back into the bag
note-bag-gone = The bag leaves the game
note-food = +{ $count } { $food }
banner-fog-title = Fog rises
banner-fog-left = All yaks turn round: the carts go clockwise now
banner-fog-right = All yaks turn round: the carts go anticlockwise now
banner-day = { $who } acts first
banner-day-own = You act first
banner-last-day = The last day: in the evening towers and food are counted
banner-end-title = The towers stand
banner-end = Now they are counted
tie-better = fewer stones: { $count }
tie-worse = more stones: { $count }
paid = Paid
tonight = tonight
tomorrow-buys = { $stones ->
    [0] Tomorrow: buys no stone
    [one] Tomorrow: buys 1 stone
   *[other] Tomorrow: up to { $stones } stones
  }
tomorrow-between = Tomorrow: at least { $least }, up to { $most } stones
tomorrow-by-food = With { $foods }
tomorrow-food = { $food } { $stones }
tomorrow-paid = stones tomorrow from { $cart }, unless fog rises
tomorrow-after = after { $card }, from { $cart }
tomorrow-fog = from { $cart }, unless fog rises
cart-between = between the players
yesterday = yesterday
card-down = face down
card-open = revealed
card-none = no card

# The table in words

described-road = Carts on the ring road
described-cart = { $cart }; stones: { $stones }; food: { $food };
described-fog-and-bag = Fog, bag and bonus cards
described-count = { $count } { $what }
described-no-food = no food
described-free = free
described-row = Row { $row }: { $stones }
described-tower = Tower, from the lowest row
described-tent = In the tent: { $food }
described-card = Card: { $card }.
described-yesterday = Yesterday: { $card }.
described-group = Group { $colour } on { $places }: { $points } points
described-crystal = The crystal on { $place } counts as { $colour }
described-crystal-alone = The crystal on { $place } counts alone

# What an option would do

would-build = At { $cart } your tent buys { $stones ->
    [0] nothing: the day would pass without a stone
    [one] one stone
   *[other] up to { $stones } stones
  }: { $food } of your food { $food ->
    [one] counts
   *[other] count
  } there.
would-tomorrow-after = After { $card }, unless fog rises, { $cart } comes: tomorrow your tent buys { $most ->
    [0] nothing
    [one] { $least ->
        [0] at most one stone
       *[other] one stone
      }
   *[other] { $least ->
        [0] up to { $most } stones
       *[other] { $sure ->
            [yes] { $most } stones
           *[no] at least { $least }, up to { $most } stones
          }
      }
  } there.
would-vain-no-stones = There is no stone on { $cart }: the day would pass without one.
would-vain-tent-empty = You have no food to pay with: the day would pass without a stone.
would-vain-no-milk = You have only milk, which { $cart } does not take: the day would pass without a stone.
would-vain-no-meat = You have only meat, which { $cart } does not take: the day would pass without a stone.
would-vain-no-bread = You have only bread, which { $cart } does not take: the day would pass without a stone.
would-vain-too-little = There are only crystals, and you have too little food for one: the day would pass without a stone.
would-supply-full = Your tent is full, so you would take no food{ $draws ->
    [0] , and no stone is drawn.
   *[other] ; a stone is drawn onto your cart.
  }
would-supply-empty = There is no food on your cart{ $draws ->
    [0] , and no stone is drawn.
   *[other] ; a stone is drawn onto it.
  }
would-supply = You would take { $food }{ $draws ->
    [0] , and no stone is drawn.
   *[other] , then a stone is drawn onto your cart.
  }
would-market = { $food ->
    [0] { $full ->
        [1] Your tent is full, so you would take no food
       *[other] There is no food
      }
    [one] One food
   *[other] Up to { $food } food
  }{ $draws ->
    [0] , and no stones are drawn.
   *[other] , then { $draws } stones are drawn and you give one to a cart.
  }
would-tomorrow = Tomorrow, unless fog rises, { $cart } comes: as it is now your tent buys { $stones ->
    [0] nothing
    [one] one stone
   *[other] up to { $stones } stones
  } there.
would-pick = { $due } food in all, { $left } stay in your tent. { $count ->
    [one] It brings up to { $best } now.
   *[other] Your { $count } stones then bring up to { $best } together.
  }
would-pay = You pay { $due } food for { $stones }.
would-take-nothing = You take no stone and pay nothing.
would-refill = That empties the cart: three stones are drawn onto it.
would-keep-food = Left in the tent: { $food }{ $due ->
    [0] .
   *[other] , of which { $due } still has to be paid.
  }
would-overflow = { $count } will not fit on the cart and goes to the market.
would-spill = On the market then: { $food }.
would-place = { $gain }, { $points } in all.
would-group = A { $colour } group of { $count } is worth { $points }.
would-number = The number of groups brings { $points }.
would-single = It lies alone for now.
would-stupa = The fourth row is complete: the Stupa marker is yours.
would-last = As the table stands, it can bring { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }.
would-buy-then = Tomorrow, unless fog rises, { $cart } comes: your tent then buys { $stones ->
    [0] no stone
    [one] one stone
   *[other] up to { $stones } stones
  }.
would-take-all = { $count } for your tent{ $stays ->
    [0] {""}
   *[other] , { $stays } stay on the cart
  }{ $draws ->
    [0] .
   *[other] ; then a stone is drawn onto the cart.
  }
would-have = In your tent then: { $food }.
would-draw = Then { $count } stones are drawn.
would-only-room = It goes onto { $cart }: only there is room.
would-put-back = Back into the bag: { $stones }.
would-load = Then it carries { $stones } and stands before { $who };
you = you
would-load-between = Then it carries { $stones } and stands between you;
would-come = tonight it comes to { $who }, if no more fog rises.
would-come-between = tonight it comes between you, if no more fog rises.

# A component held up to be read

built-label = The tower of { $who }
counts-size = Stones of a group
counts-number = Groups of a tower
counts-points = Points
counts-or-more = { $number }+
inspect-goal = Stones of one colour that touch are a group. Whoever first lays a { $last }th stone gets the Stupa (3 points); one more day, then the game ends and most points win.
inspect-price = { $number } { $number ->
    [one] stone
   *[other] stones
} for { $value } food
inspect-worth = All of it is counted as if the game ended now.
inspect-card-build-title = Build
inspect-card-build = Buy one to three stones from the cart before you, pay with food from your tent, and lay them on your tower: { $prices }. A crystal costs 1 more. What you pay goes onto the cart; what makes more than nine there goes to the market. An emptied cart gets three new stones.
inspect-card-supply-title = Supply
inspect-card-supply = Take all food of one kind from the cart before you. Your tent holds { $tent }; the rest stays on the cart. Then a stone is drawn onto the cart, unless it has four.
inspect-card-market-title = Market
inspect-card-market = Take up to two food of any kinds from the market. Then three stones are drawn: one of them goes onto any cart with room, as you choose; the others go back into the bag.
inspect-market-title = The market
inspect-market = It has { $food }. Whoever plays Market takes up to two of it. Food that no cart has room for comes here.
inspect-bag-title = The bag
inspect-bag = Stones and fog are drawn from it. In it now:
inspect-tent-title = A tent
inspect-tent = It holds { $tent } food. At the end the most food brings 2 points, to everybody who is tied.
inspect-fog-title = Fog
inspect-fog = Whenever fog is drawn, all yaks turn round and another stone is drawn for each fog. After the action the fog goes onto the track: { $track } of { $fields } fields are taken. When the track is full for the first time, the marker leaves, a fourth field opens and all fog goes back into the bag.
inspect-fog-bag = In the bag now: { $all }.
inspect-crystal-title = A crystal
inspect-crystal = It joins a colour and counts as one more stone of it: it must touch a group of that colour, or two of its stones. Each colour takes one crystal; you always get what brings most. The disc on it shows the colour. With a 1 on it no colour takes it: it is worth 1 point. It costs 1 food more.
example-group = counts as red
example-two = counts as blue
example-alone = alone: 1 point
inspect-crystal-as = This one counts as { $colour } now.
inspect-crystal-alone = No colour takes this one yet: it is worth 1 point.
inspect-road-title = The ring road
inspect-road = Every evening each cart goes on to the next place, the way its yak looks: now the { $way }. Whenever fog is drawn, all yaks turn round.
inspect-stupa-title = The Stupa marker
inspect-stupa = For the first who lays a 14th stone: 3 points at the end. The day after that is the last.
inspect-racing = Stones now: { $all }.
inspect-racing-one = { $who } { $count }
inspect-values-title = What a tower is worth
stupa-for = 14th stone { $points }
inspect-baby-yak-title = The baby yak
inspect-baby-yak = Whoever has it acts first at noon, then the others clockwise. In the evening it passes to the next player.
inspect-cart-no-milk-title = The no-milk cart
inspect-cart-no-meat-title = The no-meat cart
inspect-cart-no-bread-title = The no-bread cart
inspect-cart-two-kinds-title = The two-kinds cart
inspect-cart-refuses = Its stones can't be paid with { $food }.
inspect-cart-kinds = Its stones are paid with at most two of the { $all } kinds of food.
inspect-cart = It has room for four stones and { $food } food. In the evening it goes on to the next player, the way its yak looks.
inspect-bonus-title = Bonus card: { $colour }
inspect-bonus-majority = For the most stones of the colour in a tower, and the second most. Tied for most: both get the lower number. Crystals never count.
inspect-bonus-places = { $points } for each stone of the colour on a place that the card marks. Crystals never count.
inspect-bonus-duty = For whoever has no stone of the colour in the tower. Crystals never count.
inspect-standing = Stones that count now: { $all }.
inspect-standing-one = { $who } { $count } ({ $points })
inspect-tower-title = The tower of { $who }
inspect-tower = { $stones } { $stones ->
    [one] stone
   *[other] stones
  } in { $groups } { $groups ->
    [one] group
   *[other] groups
  }.
inspect-points-title = { $who }: { $points }
inspect-part = { $source }: { $points }
inspect-no-points = Nothing counts yet.
inspect-group = { $colour }, { $count } together: { $points }
source-of-rulebook = the rulebook
source-of-review = reviews, not the rulebook
source-of-reconstructed = this edition, not the rulebook
