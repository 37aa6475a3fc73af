# Adventure Tours in five minutes. Every game has the same keys.

want = You lead expeditions for people with more money than sense. The rich ones pay best, but they travel only with the finest gear. After three expeditions the fullest purse wins.
turn = A turn in pictures

step-1-title = One card, two ways
step-1 = Everybody begins with six cards and, in the basic game, with 3 of each kind of gear. On your turn you play exactly one adventurer: above as a paying member, or to the right as equipment. A yellow flag marks who begins. Passing is for stay-at-homes: nobody may.
step-2-title = As equipment
step-2 = Any card will do. Its support is added to the gear of its colour: red technology, blue provisions or yellow clothing. Only Roy Nobleman adds to all three. Equipment pays nothing and does nothing else; then you draw a card.
step-3-title = As a member
step-3 = Only if your equipment in the card’s colour is not below what it demands. It will pay its coins, and you draw no card. Its action may be used at once: Slowhand Bill takes somebody’s last equipment, others make somebody draw cards they may be stuck with. Once aboard, nobody minds if equipment gets lost.
step-4-title = The expedition is over
step-4 = At once, when somebody has no card left at the end of a turn, or when the last card has been drawn. Members pay; every card still in a hand costs 2 coins. A purse never falls below 0: nobody owes anything.

end = After three expeditions. The most money wins; equals share the victory.

score-1 = Each member
score-1-points = its coins
score-2 = Each card left in hand
score-2-points = −2
score-3 = Equipment
score-3-points = nothing

tip-1 = Equip first, but not for long: a card played as equipment is replaced, so your hand never gets smaller by it.
tip-2 = Keep an eye on the other hands. Somebody with one card left may end it all before your guests have packed.
tip-3 = Some actions steal a card from another player, or drive it away: always the last one of a row, the one that was laid there last. Don’t leave your best guest standing there, or take Pater Miller along, the man in the black hat: as a member he stops one attack, and leaves.
