guide = Miss Penhaligon
instead = Patience, dear! First what I have just asked for. Soon the tour is all yours.
listen-first = One moment, dear: hear me out, then press Go on.
ended = That was the tour. Mind the step on your way out.

chapter-first = Your first tours
chapter-first-about = Across the desert: a whole round step by step, another to cut short, and a bold last one.
chapter-expert = Expert expeditions
chapter-expert-about = Every board has its own start and its own ability: lead two of them, and meet the other four.
chapter-boards = Another board every round
chapter-boards-about = The variants of the expert game: between the rounds boards are chosen or dealt anew.

# A first round

welcome = Good morning, { $me }! Miss Penhaligon, Tours to the Ends of the Earth. You, { $first } and { $second } each lead an expedition across the desert.
goal = There are three rounds. In each, the guests whom you take along as members pay you. Whoever has the most coins after the third round wins.
two-ways = Six adventurers have answered my advertisement. On your turn you play exactly one of them: as a member who pays, or as equipment.
demand = The number on top is what they demand. Betty McKlug wants 4 yellow clothing, and you have 3: she can’t join yet. The coin is what she would pay.
do-roy = As equipment anybody will do, and only the number at the foot counts. Roy Nobleman is the best: 1 more in all three colours. Tap Roy, then the row of equipment.
after-roy = Four of everything, so now Betty could join! And whoever plays equipment draws a card. Yours is another Roy.
a-gift = Then { $second } took Ida Handout along and used her action: somebody draws a card. That was you. How kind? Every card still in your hand when the round ends costs you 2 coins.
do-miller = Pater Miller demands 2 red, and you have 4. Tap him, then the row of members above. He will pay 2 coins. For a member you draw no card.
after-finn = { $second } took Butterfinger Finn along, who threw away { $first }’s last equipment: attacks always hit the last card of a row. Only 3 red are left there, but Betty McKlug, who demanded 4, stays. Demands count at the moment of joining only.
do-earl = The blue Earl of Bucket demands 2 and pays just 1 coin. But his action, there and then, lets you play one more card as equipment. Take him along as a member.
do-earl-yellow = Now that other card: the yellow Earl adds 2 clothing. Tap him.
after-earl = 6 yellow! And the card that you drew is Colonel Farsight. He pays 6 coins and demands 7 yellow: one more, and he is yours.
do-betty = Now guests who pay. Betty McKlug demands 4 yellow and pays 4 coins: take her along.
do-betty-first = Her action: two cards from the pile, for one player or for two. Who would like a card that costs 2 coins in the end? Tap { $first }.
do-betty-second = And the other one for { $second }. Fair is fair.
do-protect = { $first } strikes back: Miss Anthrop drives away somebody’s last member. Yours is Betty, with her 4 coins! But Pater Miller stops any attack on you, once, and goes home for it. Tap him.
after-protect = Two coins gone, four saved. He also stops theft, or a card that others make you draw. But he has to be a member: in your hand he does nothing.
do-bill = Slowhand Bill demands 6 yellow: exactly what you have. He pays 5 coins. Take him along.
do-bill-steal = His action takes somebody’s last equipment for your own. { $first }’s is a Roy, who adds 1 to every colour. Tap { $first }.
after-bill = 7 yellow now! Note that { $first } has got a Pater Miller, too: he may stop the next attack.
do-farsight = 7 yellow is what the Colonel demands. Six coins, dear: take him along.
do-again = And his action is another turn. Tap Yes on his card!
do-roy-joins = It is your turn again. The red Roy demands 5 red, and 5 is what you have. This time he travels as a member and pays 5 coins.
gift-stopped = { $second } wanted { $first } to draw two cards; { $first }’s Pater Miller stopped both. And you? You hold one card!
do-ida = If your hand is empty when your turn ends, the round is over at once, for everybody. As equipment Ida would bring you another card. As a member she ends the round: take her along.
do-ida-gift = Her action still counts. { $second } holds most cards already: give one more, and it costs another 2 coins. Tap { $second }, and look what the round brought.
payday = Payday! Your members paid 1, 4, 5, 6, 5 and 2 coins: that makes 23. You held no card, so nothing was taken off. Equipment pays nothing.
payday-others = { $first }: 11 coins, less 6 for three cards. { $second }: 9 coins, and 14 to pay for seven cards! But a purse never falls below 0.
new-round = Round 2: all cards are shuffled, everybody gets six, and gear is back at 3. Whoever sits to the left of the one who ended the round begins: { $first }.
free-turn = Now you choose! Early in a round gear is worth most. An Earl of Bucket, for example, as a member with one more card, or as equipment that adds 2. If in doubt, ask me.
free-rufus = Rufus Rigs pays nothing, but one more member of his colour may follow at once.
free-anthrop = Miss Anthrop drives away somebody’s last member. Look for the dearest guest, and for a Pater Miller beside it.
free-earl = One more card as equipment, and you draw for it. You need not, but gear is gear.
free-lost-equipment = Your last equipment is gone! Your members stay: only newcomers ask what is left.
free-lost-member = There goes your last member. A Pater Miller beside your best guest could have stopped that.
first-done = You have found your feet. Next: a round that is nearly over, and how to end it when it suits you.

# A round to cut short

late = Another second round, and it is late. It ends when a hand is empty, or the pile. { $first } holds 2 cards, you hold 5: now hands matter more than gear.
late-net = This is what the round would bring you if it ended now: your members pay 5, your five cards cost 10. We had better hurry.
late-earl = Members make your hand smaller, equipment doesn’t. The yellow Earl of Bucket brings both: take him along as a member.
late-earl-blue = And the blue Earl as equipment: that lifts blue provisions from 3 to 5.
late-farsight = { $second } took Colonel Farsight along, worth 6 coins, and had another turn. Now the Colonel is { $second }’s last member, and no Pater Miller is with him.
do-rufus = Rufus Rigs pays nothing, but lets one more member of his colour follow at once. Take the blue Rufus along.
do-anthrop = Blue he is, so blue may follow: Miss Anthrop demands 4, and you have 5. Tap her.
do-anthrop-target = She drives somebody’s last member away. { $first } has a Pater Miller, who may stop it. { $second } has none: tap { $second }.
late-robbed = Two members in one turn, and the Colonel gone! { $second } has just stolen your last equipment for it. Never mind: your members stay.
late-choose = Two cards are left, both red: Rufus, and Ida who may follow him. Both in one turn, and the round is over! You lead, so that suits you. But you choose.
late-rufus = Whoever is red and in reach may follow Rufus now. With an empty hand the round would be over.
late-ida = Ida’s card: whoever still holds it at the end of the round pays 2 for it.
late-empty = A hand was empty at the end of a turn, so the round is over. Members have paid, cards in hand have cost 2 each.
late-done = To end a round in time is half the trade. Now for the very last one.

# The last round

last = The third round, nearly over. { $second } has 32 coins in the purse, you have 31, { $first } 25. But { $second }’s members would pay 34, and yours only 19.
last-dare = And { $second } holds a single card: if it can join, all is over. You hold Madame Grandtour, who demands 9 yellow. You have 8. Do we dare?
do-ida-yellow = We do! Ida Handout as equipment adds the ninth. Tap her, then the row of equipment.
last-lucky = 9 yellow! And { $second }’s card could not join: laid as equipment, it brought another one. You are still in business.
do-grandtour = Madame Grandtour, at last: 9 coins. Take her along!
do-grandtour-all = And her action: all your equipment of her colour becomes members, who pay. You have six yellow ones there. Tap Yes on her card!
last-thirty = 30 coins in one turn: 9 for Madame, 21 for her porters. Your yellow gear is back at 3, but who needs it now?
last-choose = One card is left: Earl of Bucket, who can join. As a member he ends the game. As equipment he brings another card, and everybody another turn. Who is ahead now?
last-equipped = Bold! You play on, then. Keep an eye on the others’ hands: anybody with one card may end it.
end-members = The tours are over, so let us count. In the first round your members paid 23 coins.
end-hand = Then 2 coins off for every card left in hand: none for you, 6 for { $first }, 14 for { $second }.
end-sum = Debts are forgiven: in round 1 { $second } could not pay 5 coins. All the rest together is the purse. The fullest wins, and equals would share the victory.
end-last = The second round is counted the same way, and now the third: your last guests.
end-farewell = That is the whole trade, { $me }: gear first, guests in time, and a light hand at the end. Bon voyage!

# Expert expeditions

x-welcome = Back for more, { $me }? Then let us turn the boards over. Every expedition has its own start, and an ability that you may use once in each turn.
x-safari = You lead the Safari caravan: 5 red, 5 blue, 4 yellow. After playing a member you may use its action twice.
x-earl = Earl of Bucket lets one more card follow as equipment. With your caravan he does so twice! Take the red Earl along.
x-earl-once = First Roy Nobleman, for 1 in every colour. Tap him.
x-earl-again = Once more, and that is your caravan’s doing! Tap the Colonel: 1 more yellow.
x-yaks = { $first } leads the Himalaya with yaks: a poor start, but after each turn another one. First equipment, then at once Miss Anthrop, and your Earl is gone.
x-airship = { $second }’s Polar airship need not draw for equipment, and may let any player draw a card: you, just now. It can even end a round with equipment.
x-free = Your turn, with 6 in every colour. Twice Betty McKlug means four cards for the others; twice Butterfinger Finn, two pieces of equipment. You choose.
x-twice = After this your caravan asks once more. Each use stands for itself: you may choose somebody else.
x-half = Caravan, yaks, airship: that makes three. For the other three we go under water.
x-express = { $first } leads the Orient express: only 1 of everything at the start, but after the turn one more card as equipment. Here are two already.
x-steamer = { $second }’s Jungle steamer lets a second member follow the first one, of any colour: Ida Handout, then Pater Miller.
x-submarine = You lead the Submarine trip. After playing equipment you may use that card’s action, if your gear with the card meets its demand.
x-miller = Pater Miller even protects you from among your equipment. Lay him there: tap him, then the row of equipment.
x-bill = Slowhand Bill demands 6 red. You have 5, and he himself adds 1: that counts! Lay him as equipment.
x-bill-maya = Now his action, as if he were a member: take { $first }’s last equipment. You will draw your card all the same.
x-protect-equipment = { $second }’s Butterfinger Finn goes for your last equipment. Tap Pater Miller, there among the equipment: he stops it.
x-submarine-free = Your turn. The Colonel demands 7 red: you have 6, and he would add the seventh. As equipment he gives you another turn! But you choose.
x-farsight = Another turn, from a piece of luggage! In it your ability is there again.
x-done = Now you have met all six. Before you play, read the boards of your rivals: they tell you what to fear.

# Another board every round

b-welcome = The expert game has two variants. Here boards are chosen anew between the rounds. You lead the Submarine trip, round 1 is nearly over, and you hold one card.
b-betty = Betty McKlug demands 4 yellow, and you have 5. Take her along: that ends the round.
b-betty-first = Her two cards first. { $second }’s members pay 24, so cards are best spent there. Tap { $second }.
b-betty-second = And the second one, too.
b-order = The round brought you 14 coins, { $first } 13, { $second } 18. Whoever earned least chooses first among the boards in use, then upward: { $first }, you, { $second }.
b-taken = { $first } has taken your submarine! Two boards are left, and { $second } will get the one that you leave.
b-choose = The Polar airship starts rich and need not draw. The Jungle steamer starts poor, but takes two members in one turn. Tap one.
b-turn = A new round, another board. In the other variant nobody chooses: before every round all six boards are shuffled and dealt anew.
b-done = With neither variant everybody keeps one board for all three rounds. You choose that when a table is set up, under “Between rounds”.
