# Cards and boards

card = { $name } ({ $colour })
colour-red = red
colour-blue = blue
colour-yellow = yellow
adventurer-ida-handout = Ida Handout
adventurer-earl-of-bucket = Earl of Bucket
adventurer-pater-miller = Pater Miller
adventurer-rufus-rigs = Rufus Rigs
adventurer-butterfinger-finn = Butterfinger Finn
adventurer-betty-mcklug = Betty McKlug
adventurer-miss-anthrop = Miss Anthrop
adventurer-roy-nobleman = Roy Nobleman
adventurer-slowhand-bill = Slowhand Bill
adventurer-colonel-farsight = Colonel Farsight
adventurer-amelia-airhead = Amelia Airhead
adventurer-madame-grandtour = Madame Grandtour
board-orient-express = Orient express
board-polar-airship = Polar airship
board-submarine-trip = Submarine trip
board-jungle-steamer = Jungle steamer
board-safari-caravan = Safari caravan
board-himalaya-yaks = Himalaya with yaks
board-desert = Desert

# Questions

prompt-chance = The pile is asked.
prompt-turn = Play a card: as a member who pays, or as equipment.
prompt-row = Now choose a row for { $card }: members, who pay, or equipment.
prompt-row-last = { $last ->
    [yes] Your last card. As a member it ends the game; as equipment you draw another.
   *[no] Your last card. As a member it ends the round; as equipment you draw another.
  }
prompt-row-equipment = Now lay { $card } as equipment: you can’t meet the demand to join yet.
prompt-row-only-members = Now lay { $card } in the row of members.
prompt-row-only-equipment = Now lay { $card } in the row of equipment.
prompt-give-one = { $way }{ $card }: who draws a card?
prompt-give-two = { $way }{ $card }: who gets the first of two cards?
prompt-second-card = { $whom } gets the first card. Who gets the second?
prompt-second-card-own = You get the first card. Who gets the second?
prompt-one-more-equipment = { $way }{ $card }: play one more card as equipment?
prompt-discard-equipment = { $way }{ $card }: whose last equipment is discarded?
prompt-take-equipment = { $way }{ $card }: whose last equipment do you take?
prompt-further-turn = { $way }{ $card }: take another turn?
prompt-further-member = { $way }{ $card }: one more member of this colour?
prompt-discard-member = { $way }{ $card }: whose last member is discarded?
prompt-take-member = { $way }{ $card }: whose last member do you take?
prompt-equipment-joins = { $way }{ $card }: does your equipment of this colour join?
way-by-equipment = As equipment,{ " " }
way-once-more = Once more,{ " " }
prompt-draw = Draw a card for the equipment, or none.
prompt-gift = By your expedition: who draws a card?
prompt-add-equipment = By your expedition: one more card as equipment?
prompt-add-member = By your expedition: a second member?
prompt-go-on = By your expedition: another turn?
prompt-protect = { $whom } attacks: { $blow } Does Miller step in?
alone-turn = Nobody in your hand can join: play a card as equipment.
alone-use-action = { $card }: nobody in your hand can follow.
alone-add-member = Nobody in your hand can follow as a second member.
alone-add-equipment = No card in your hand can follow as equipment.
prompt-protect-himself = { $whom } attacks: { $blow } It is Miller himself: he goes either way, answer as you like.
prompt-board = Which expedition do you lead in the next round?
blow-draw = you would draw a card.
blow-draw-two = you would draw two cards.
blow-discard-equipment = you would lose your last equipment.
blow-steal-equipment = your last equipment would be stolen.
blow-discard-member = you would lose your last member.
blow-steal-member = your last member would be stolen.

# Choices

deed-draw = { $own ->
    [yes] Draw a card yourself
   *[no] Give { $victim } a card
  }
deed-discard = Discard { $own ->
    [yes] your own { $card }
   *[no] { $victim }’s { $card }
  }
deed-take = Take { $victim }’s { $card }
deed-decline = Leave the action of { $card } unused
suffer-draw = Draw the card that { $attacker } gives
suffer-draw-two = Draw the two cards that { $attacker } gives
suffer-discard-equipment = Let { $attacker } discard your last equipment
suffer-steal-equipment = Let { $attacker } take your last equipment
suffer-discard-member = Let { $attacker } discard your last member
suffer-steal-member = Let { $attacker } take your last member
nothing-left = Go on
use-colonel-farsight = Take another turn
use-madame-grandtour = Let the equipment join
use-go-on = Take another turn
skip-use-action = Do not use the action
skip-add-equipment = No further equipment
skip-add-member = No second member
skip-gift = Give no card away
skip-go-on = End the turn
action-equip = { $card } as equipment
action-join = { $card } as a member
player-number = Player { $number }
action-seat = { $seat }
action-skip = Do not use it
action-use = Yes
action-draw-one = Draw a card
action-draw-none = Draw no card
action-suffer = Let it happen
action-protect = Discard { $miller } from the members{ $copy ->
    [1] {""}
    [2] , the second one
   *[other] , the third one
  }
action-protect-from-equipment = Discard { $miller } from the equipment{ $copy ->
    [1] {""}
    [2] , the second one
   *[other] , the third one
  }
action-board = Lead the expedition: { $board }
action-first = { $seat } begins
action-deal-board = Expedition dealt: { $board }
action-draw = { $card } is drawn

# Why something can't be done now

why-demand = { $card } demands { $demand } { $kind }; you have { $gear }.
why-colour = { $card } lets a { $colour } member follow, no other colour.
why-as-member = { $card } may only join as a member now.
why-as-equipment = { $card } may only be played as equipment now.
why-action-first = First comes the action of { $card }: use it or not.
why-answer-first = First answer what is asked.
why-oneself = Nobody robs themselves.
why-no-equipment = { $victim } has no equipment.
why-no-members = { $victim } has no members.
why-pile = Whoever plays equipment draws; you first play a card.

# What happened

event-begins = { $who } began.
event-board = { $who } led the expedition: { $board }.
event-round = Round { $number }: everybody was dealt six cards, { $who-key ->
    [you] you
   *[other] { $who }
  } began{ $number ->
    [1] {""}
   *[other] , left of whoever ended the last round
  }.
event-own-deal = { $who } got { $card }.
    .brief = got { $card }
event-equipped = { $who } played { $card } as equipment.
    .brief = played { $card } as equipment
event-joined = { $who } took { $card } along as a member.
    .brief = took { $card } along as a member
event-own-draw = { $who } drew { $card }.
    .brief = drew { $card }
event-drew = { $who } drew a card.
event-drew-none = { $who } drew no card for it.
    .brief = drew no card for it
event-gave = { $who } gave { $victim } a card.
    .brief = gave { $victim } a card
event-aimed = { $who } used { $card } on { $victim }.
    .brief = used the action on { $victim }
event-aimed-second = The second card was for { $victim }.
    .brief = gave { $victim } the second card
event-protected = { $who } discarded { $card } (member { $place }) and stopped { $attacker-key ->
    [you] your attack
   *[other] the attack of { $attacker }
  }.
    .brief = discarded Pater Miller and stopped the attack
event-protected-from-equipment = { $who } discarded { $card } (equipment { $place }) and stopped { $attacker-key ->
    [you] your attack
   *[other] the attack of { $attacker }
  }.
    .brief = discarded Pater Miller and stopped the attack
event-suffered = { $who } kept Pater Miller and let { $attacker-key ->
    [you] your attack
   *[other] the attack of { $attacker }
  } happen.
    .brief = kept Pater Miller
event-lost-equipment = { $who } lost the equipment { $card }.
    .brief = lost { $card }
event-stole-equipment = { $who } took the equipment { $card } from { $victim }.
    .brief = took the equipment { $card } from { $victim }
event-lost-member = { $who } lost the member { $card }.
    .brief = lost { $card }
event-stole-member = { $who } took the member { $card } from { $victim }.
    .brief = took the member { $card } from { $victim }
event-further-turn = { $who } took another turn after this one.
    .brief = took another turn
event-equipment-joined = { $number ->
    [0] { $who } had no { $colour } equipment to take along.
    [one] One { $colour } equipment card of { $who } became a member.
   *[other] { $number } { $colour } equipment cards of { $who } became members.
  }
    .brief = { $number ->
        [one] turned 1 { $colour } equipment into a member
       *[other] turned { $number } { $colour } equipment into members
      }
event-declined = { $who } did not use the action of { $card }.
    .brief = did not use the action
event-declined-equipment = { $who } added no further equipment.
    .brief = added no further equipment
event-declined-member = { $who } added no second member.
    .brief = added no second member
event-declined-turn = { $who } took no further turn.
    .brief = took no further turn
event-declined-gift = { $who } gave no card away.
    .brief = gave no card away
event-pile-empty = That was the last card of the pile: the round ended in { $who-key ->
    [you] your
   *[other] { $who }’s
  } turn.
event-hand-empty = { $who } had no cards left: the round ended.
event-result = { $who } earned { $earned } { $paid ->
    [0] and had no card left to pay for
   *[other] and paid { $paid } for cards left in hand
  }: { $purse ->
    [0] the purse is empty, and never owes anything.
   *[other] { $purse } in the purse.
  }
event-game-over = The game is over.

# What happened, in as few words as will do

short-ida-handout = Ida
short-earl-of-bucket = Earl
short-pater-miller = Miller
short-rufus-rigs = Rufus
short-butterfinger-finn = Finn
short-betty-mcklug = Betty
short-miss-anthrop = Miss Anthrop
short-roy-nobleman = Roy
short-slowhand-bill = Bill
short-colonel-farsight = Farsight
short-amelia-airhead = Amelia
short-madame-grandtour = Grandtour
short-to = gave { $who } a card
short-aimed-to = aimed a card at { $who }
short-aimed-to-you = aimed a card at you
short-to-oneself = drew a card
short-to-you = gave you a card
short-yours = your { $card }
short-theirs = { $who }’s { $card }
shortly-equipped = played { $card } as equipment
shortly-joined = recruited { $card }
shortly-discards = discarded { $card }
shortly-takes = stole { $card }
shortly-protected = { $card } stopped it
shortly-again = took another turn
shortly-equipment-joined = { $number ->
    [one] turned 1 equipment into a member
   *[other] turned { $number } equipment into members
  }

# Where money comes from

source-members-1 = Round 1: members
source-members-2 = Round 2: members
source-members-3 = Round 3: members
source-hand-1 = Round 1: cards in hand
source-hand-2 = Round 2: cards in hand
source-hand-3 = Round 3: cards in hand
source-forgiven = Debts forgiven

# Options

option-level-title = Expeditions
option-level-basic = Basic game: all cross the desert, nobody has an ability
option-level-expert = Expert game: every expedition has its own start and its own ability
option-level = The basic game in the desert, or the expert game in which every expedition has an ability.
option-variant-title = Between rounds
option-variant-none = Everybody keeps the same expedition
option-variant-dealt = All six expeditions are dealt anew before every round
option-variant-chosen = Expeditions are chosen anew, first by whoever earned least
option-variant = Whether everybody keeps the expedition of the first round in the expert game, or gets another one before each round.

# What cards and boards do

does-ida-handout = anybody draws a card
does-earl-of-bucket = play one more equipment
does-pater-miller = as a member: stops an attack
does-rufus-rigs = one more member of this colour
does-butterfinger-finn = discard anybody's last equipment
does-betty-mcklug = two cards for one or two players
does-miss-anthrop = discard anybody's last member
does-roy-nobleman = no action; adds to all three
does-slowhand-bill = take another's last equipment
does-colonel-farsight = take another turn
does-amelia-airhead = take another's last member
does-madame-grandtour = equipment of this colour joins
ability-orient-express = after the turn, one more card as equipment
ability-polar-airship = equipment: draw or not, and a card for anybody
ability-submarine-trip = equipment: use its action if its demand is met
ability-jungle-steamer = after a member, a second one of any colour
ability-safari-caravan = after a member, its action twice
ability-himalaya-yaks = after your turn, another one
ability-desert = no ability

explained-ida-handout = As a member: any player draws a card, you too if you like. Given to another it is an attack: left in hand it costs 2 coins.
explained-earl-of-bucket = As a member: play one more card as equipment, and draw for it. As equipment he adds two.
explained-pater-miller = As a member he waits. When somebody attacks you, discard him and nothing happens: no card lost, none drawn.
explained-rufus-rigs = As a member: play one more member of the same colour whose demand is met; that action may be used too. He himself pays nothing.
explained-butterfinger-finn = As a member: the last equipment card of any player is discarded.
explained-betty-mcklug = As a member: one player draws two cards, or two draw one each. Given to others it is an attack: each left in hand costs 2.
explained-miss-anthrop = As a member: the last member of any player is discarded.
explained-roy-nobleman = He has no action. As equipment he adds to all three kinds of gear.
explained-slowhand-bill = As a member: take another player's last equipment card for your own equipment. Nothing is drawn for it.
explained-colonel-farsight = As a member: take another complete turn after this one.
explained-amelia-airhead = As a member: take another player's last member among your own, whatever the demand. Its action is not used.
explained-madame-grandtour = As a member: all your equipment of her colour becomes members, in the order in which it lies. It pays then, and supports no longer.
led-orient-express = After the turn you may play one more card as equipment and draw for it. Once in each turn.
led-polar-airship = After playing equipment you need not draw, and you may let any player draw a card. Once in each turn.
led-submarine-trip = After playing equipment you may use that card's action, if your gear with the card meets its demand. Once in each turn. A Pater Miller among the equipment protects too.
led-jungle-steamer = After playing a member you may play another one of any colour whose demand is met. Once in each turn.
led-safari-caravan = After playing a member you may use its action twice. Once in each turn.
led-himalaya-yaks = You may take another complete turn. Once before somebody else's turn.
led-desert = Everybody crosses the same desert; nobody has an ability.
values-said = Demands { $demand } { $gear }. Pays { $coins } as a member. Adds { $support } as equipment{ $everywhere ->
    [yes] {" "}to every kind of gear
   *[no] {""}
  }.
starts-said = Starts with { $red } technology, { $blue } provisions and { $yellow } clothing.
kind-red = technology
kind-blue = provisions
kind-yellow = clothing
explained-gear = What your expedition carries of it: the start of the board, and all support among the equipment. A member of this colour joins if the demand is not above it.
explained-pile = { $count ->
    [one] One card is left. Whoever draws it ends the round at once.
   *[other] { $count } cards are left. Whoever draws the last one ends the round at once.
  }
explained-held = Each card left in hand when the round ends costs { $cost } coins. Whoever has none left at the end of a turn ends the round.
pile-title = The draw pile
held-title = Cards in hand
origin-rulebook = the rulebook
origin-review = reviews
origin-reconstructed = this edition

# Moments

strikes-draw = makes { $own ->
    [yes] you
   *[no] them
  } draw a card: −2 if it stays in hand
strikes-draw-two = makes { $own ->
    [yes] you
   *[no] them
  } draw two cards: −2 each if they stay in hand
strikes-discard-equipment = goes for the last equipment
strikes-steal-equipment = wants the last equipment
strikes-discard-member = goes for the last member
strikes-steal-member = wants the last member
strikes-card = { $blow }, { $card }
strikes-oneself = draws a card
moment-saved = Pater Miller steps in
moment-hand-empty = { $who } has played the last card in hand
moment-hand-empty-own = You have played your last card
moment-pile-empty = The last card of the pile has been drawn
moment-round-over = Round { $number } is over
moment-round = Round { $number }
moment-last-round = The last round
moment-begins = { $who } begins
moment-begins-own = You begin
moment-the-end = The tours are over
moment-count = What did the last round bring?
moment-paying = { $own ->
    [yes] Your members pay; each card left in your hand costs you 2.
   *[no] { $who } is paid by the members; each card left in hand costs 2.
  }
moment-members = members pay
moment-cards = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
moment-face-down = face down
moment-standing = After round { $number }
moment-best = Best tour
moment-best-said = The best tour of this round
moment-in-purse = in the purse
moment-leads = { $count ->
    [0] You lead
    [one] { $who } leads
   *[other] { $who } lead together
  }{ $by ->
    [0] {""}
    [one] {" "}by one coin
   *[other] {" "}by { $by } coins
  }. { $left ->
    [one] The last round is next.
   *[other] { $left } rounds to go.
  }
moment-level = Nobody is ahead. { $left ->
    [one] The last round is next.
   *[other] { $left } rounds to go.
  }
moment-forgiven = { $result }, only { $paid } paid: a purse never falls below 0
moment-never-below = never below 0
made-draw = { $who } makes { $whom } draw { $card }.
made-discard = { $who } makes { $whom } discard { $card }.
made-unseen = a card
note-another-turn = another turn
note-suffered = keeps Miller, lets it happen
note-no-turn-left = hand empty: no turn left to take
note-miller-goes = Miller goes either way
note-card = +1 card
note-declined-equipment = no further equipment
note-declined-member = no second member
note-declined-turn = no further turn
note-declined-gift = gives no card away
shown-equipment = equipment +{ $support }{ $everywhere ->
    [yes] {" "}to all three
   *[no] {""}
  }
shown-members = joins and pays { $coins }
shown-unused = does not use the action
note-leads = leads: { $board }

# The table in a terminal

terminal-head = Round { $round } of { $rounds } · { $who }'s turn
terminal-pile = pile { $count }
terminal-further-turns = { $count ->
    [one] 1 further turn
   *[other] { $count } further turns
  }
terminal-discards = Discards
terminal-free-boards = To choose
terminal-round-over = Round { $round } of { $rounds } is over
terminal-player = { $number }: { $who }
terminal-you = { $who } (you)
terminal-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
terminal-money = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
terminal-results = rounds { $results }
terminal-board = Board
terminal-ability-used = ability used in this turn
terminal-equipment = Equipment
terminal-members = Members
terminal-income = pay { $count }
terminal-hand = Hand
terminal-none = none
terminal-demand = demand
terminal-coins = pays
terminal-support = adds
terminal-action = action

# The table in a browser

gear-red = technology (red)
gear-blue = provisions (blue)
gear-yellow = clothing (yellow)
card-explained = { $card }. { $explained }
hand-demands = Can’t join yet: demands { $demand } { $kind }, you have { $gear }.
row-lost = { $by ->
    [nobody] lost: { $card }
   *[other] lost to { $by }: { $card }
  }
roster-open = Who’s who
roster-title = Who’s who: all adventurers
roster-lead = A full dot is a card that you have seen: in your hand, before anybody, or in the discards. The others are in the pile or in hands.
roster-values = demands { $demand } · pays { $coins } · adds { $support } as equipment
roster-seen = { $colour }: { $seen } of { $copies } seen
card-said = { $card }: demands { $demand }, pays { $coins }, adds { $support } as equipment; { $does }
table-empty-row = none yet
table-no-members = no members yet
table-no-equipment = no equipment yet
table-gear = Gear
table-no-board = no expedition yet
zone-join = joins and pays { $coins }
zone-equip = equipment, adds { $amount }
legend-title = What the signs mean
legend-demand = demands to join
legend-coins = pays as a member
legend-support = adds as equipment
legend-joins = may join now
legend-ends = A round ends when a hand or the pile is empty.
zone-draws = and you draw a card
zone-ends = and the round ends
zone-ends-round = ends the round
zone-last = your last card
zone-refused = demands { $demand }, you have { $gear } now
table-first = begins the round
table-results = Results of the rounds
table-money = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
table-coins = { $count ->
    [one] coin
   *[other] coins
  }
table-held = { $count ->
    [0] no card in hand
    [one] 1 card in hand, −2 if the round ends
   *[other] { $count } cards in hand, −2 each if the round ends
  }
table-held-last = last card: this ends the round
table-last-card = 1 card!
table-held-now = { $count ->
    [one] 1 card in hand: −{ $cost } if { $who } goes out
   *[other] { $count } cards in hand: −{ $cost } if { $who } goes out
  }
table-somebody = somebody
table-net = if over now: { $net }
table-net-forgiven = (never below 0)
net-title = If the round ended now: { $net }
net-forgiven = That would cost more than the purse holds: it is emptied, and nobody ever owes anything.
purse-title = { $count ->
    [0] The purse is empty
    [one] 1 coin in the purse
   *[other] { $count } coins in the purse
  }
purse-round = Round { $round }: { $result }
purse-round-forgiven = Round { $round }: { $result }, only { $paid } paid
explained-purse = What the rounds have brought so far. A purse never falls below 0.
explained-net = { $count ->
    [0] The members pay { $income }, and no card is held.
    [one] The members pay { $income }, the card in hand costs { $cost }.
   *[other] The members pay { $income }, the { $count } cards in hand cost { $cost }.
  }
explained-first = Turns go round clockwise from here. After a round, whoever sits to the left of the one who ended it begins the next.
pay-title = The members pay { $count }
explained-pay = What all members of this expedition bring in when the round ends. Cards left in hand are paid for out of it.
table-leads = leads
lead-title = In the lead
explained-lead = Nobody has brought in more so far. Coins count, over all three rounds.
table-sum = Sum of the rounds
table-new = new
table-hand-left = { $count ->
    [0] no card was left
    [one] 1 card was left in hand, −{ $cost }
   *[other] { $count } cards were left in hand, −{ $cost }
  }
table-hand-of = { $who }'s hand
table-expedition-of = The expedition of { $name }
table-myself = Myself
table-others = The others
table-middle = The middle of the table
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-discards = { $count ->
    [0] no discards
    [one] 1 discard
   *[other] { $count } discards
  }
table-to-come = What is to come
table-close = Close
table-discard-him = Discard
table-yes-to = Yes: { $option }
table-may-join = may join
row-may-stop = may stop it
table-used = used this turn
table-turn-of = { $who }'s turn
table-board-said = Expedition: { $board }, which starts with { $red } technology, { $blue } provisions and { $yellow } clothing; { $ability }
table-gear-said = Gear now: { $red } technology, { $blue } provisions, { $yellow } clothing
table-income-said = The members pay { $count }
table-round-result = Round { $round }: { $result }
table-own = { $who } (you)
step-turn = plays a card
step-use-action = may use { $card }
step-use-again = may use { $card } again
step-one-more-card = one more card may follow
step-add-equipment = may add equipment
step-add-member = may add a member
step-attack = aims at { $whom }
step-protect = may stop { $whom } with Pater Miller
step-give-second = gives a second card
step-draw = draws a card
step-draw-two = draws two cards
step-draw-if-you-like = may draw a card
step-gift = may give a card away
step-go-on = may take another turn
step-end-of-turn = ends the turn
step-score-round = the round is scored
step-start-round = the next round begins
step-choose-board = chooses an expedition
step-take-last-board = takes the last expedition
step-said = { $who } { $step }
change-said = { $who }: { $changes }
change-you = You
change-gear = { $colour } { $before } → { $after }
change-income = members pay { $before } → { $after }
change-cards = hand { $before } → { $after }
change-without = without { $cards }
change-draws = { $count ->
    [one] a card from the pile
   *[other] { $count } cards from the pile
  }
change-opens = then within reach: { $cards }
change-action = then its action: { $does }
change-next = then you choose once more
change-next-second-card = then you choose who gets the second card
change-next-draw = then you may draw a card
change-next-gift = then you may let anybody draw a card
change-next-add-equipment = then you may add a card as equipment
change-next-add-member = then you may add a second member
change-next-go-on = then you may take another turn
change-stopped = { $who } could stop it with Pater Miller
change-further-turn = a further turn
change-results = The round ends: { $results }
change-result = { $who } { $result }
