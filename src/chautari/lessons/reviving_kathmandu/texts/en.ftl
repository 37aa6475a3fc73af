guide = Purna
instead = Patience, one brick at a time: first what I show you. Soon you choose yourself.
listen-first = Wait, let me finish. Then it’s your turn.
ended = That’s all. Now I’ll sit in the shade and watch you build.

# A first game

chapter-first = Your first monuments
chapter-first-about = Bid, build, complete: two rounds step by step, the last coin, and the end of a game. Soon you choose yourself.

welcome = Namaste, { $me }. I’m Purna, a mason for fifty years. The earth has shaken, and { $first }, { $second } and you build the city anew. Monuments bring points; after eight rounds the most points win.
spots = Four cards for sale, each a piece of a monument, and eight spots for coins around them. From a spot you bid for both cards of its line: the near one and the far one.
they-bid = { $first } and { $second } have bid. You see where, but not how much. { $second }’s coin lies near the lower right card and far from the red Buddha above it.
do-bid = That Buddha is for you! Tap your coin 3, then the spot right of the upper two: near to the Buddha, far from the card beside it.
highest = Coins up! For each card the highest coin counts, near or far. Your 3 beats { $second }’s 2: the Buddha is yours.
lost-far = For the far card you bid too, but { $first }’s 5 was higher. It won her both cards of her line.
drawn = Everybody goes home with two cards. You won one, so you drew one from the red deck: a red Stupa bottom that the others don’t see.
do-buddha = Now all build at once. A market card has two halves: you build one, the other is gone. Tap the red Buddha half.
buddha-points = A Buddha is complete with one section: 2 points at once, and 1 more because you had no red Buddha yet.
mission = This is your secret mission: at the end it pays for certain colours. A Buddha in red or blue brings 1, so that one is ticked off.
do-stupa = A Stupa has three sections, from the bottom up. Tap your red Stupa bottom: it starts one.
they-build = { $first } has begun a Pagoda: four sections, 10 points when complete. What isn’t built waits in the hand. On to round 2.
spent = The 3 that you bid is spent, and so is { $first }’s 5. Coins only come back after round 4, so think what each is for.
marks = Your Stupa wants a centre, then a top, and both lie in the upper row! The small marks on the cards count what they would bring you.
do-bid-again = Make sure of them. Tap coin 4, then the spot right of the upper two again: near to the red top, far from the wild centre.
tie = Two 4s for the Stupa top, yours and { $first }’s! With equal coins the nearer wins: yours. And the wild centre nobody else wanted. One coin, two cards: that’s how I like it.
do-centre = Tap the wild Stupa centre. Wild has no colour yet; you choose one when the monument is complete.
do-top = Now the red top, and your Stupa stands.
do-colour = Complete: 6 points, and 2 for its two red sections. Now the wild one takes a colour for good. Make it red: three alike bring 4 instead of 2.
stupa-points = Ten points! And see your mission: centre and top of a Stupa in the same colour bring 3 more at the end.
alone = Round 3. You bid first this time, the marker goes round. And now you choose yourself.
green-shrine = The upper row’s green halves make a whole Shrine: 3 points, 2 for the pair, 2 from your mission. Others may see that too: your 5 is strong, your 1 is cheap. Rest on a card, or hold it, and it tells what it is. What will you do?

free-place = It could go on more than one monument here. Tap the one where it matches best.
free-colour = Complete! Choose the wild section’s colour: what matches the other sections, or what your mission wants.
free-build = Build as much as you like, from the bottom up. What you keep waits in your hand, three cards at most. When you’ve had enough, say you’re done.
free-completed = That one stands! Its points are yours already; nobody takes them away.
own-round = Well laid. You bid, collect and build; that’s a whole round. But what becomes of the last coin? I’ll show you in round 4.

fourth-round = Round 4 of a game that went on like ours. You have the 1 and the 5 left. One you bid now; the other stays over, and is worth something too.
pagoda-begun = You’ve begun a yellow Pagoda, and its wild top waits in your hand. Your mission pays 4 if its bottom and second section match.
keep-five = { $first } has 1 and 2 left, { $second } 1 and 4: spent coins lie open. Nobody likes to bid the last high one, so your 1 may do!
do-bid-one = You need the wild Pagoda second, lower right. Tap coin 1, then the spot right of the lower two.
long-side = Equal coins, equally near! Then a coin left or right of the card beats one above or below it: yours wins. The far card nobody else wanted, so you get it too.
do-second = Tap the wild Pagoda second: it goes on your yellow bottom.
do-done = The top can’t go on yet, the third section is missing. Tap the button below: you’re done building, and two cards stay in your hand.
they-complete = { $first } has completed her Pagoda: 10 for its top, 2 for two blue sections. Until then it had brought her nothing.
discards = And { $second } had too many cards: only three may stay in the hand. He had to discard, face up, and look what: a yellow Pagoda third!
last-coin = Everybody has one coin left. From the highest down, each is worth its points or buys any discard. Your 5 goes first!
do-buy = Five points, or that yellow section? I know what I’d do. Tap the yellow Pagoda third among the discards.
do-third = What you buy is built at once. Tap its yellow half.
do-top-now = Along with it you may build from your hand. Tap the wild Pagoda top!
do-yellow = A Pagoda! Two wild sections each take a colour, the lower one first. Make it yellow, like the bottom: that’s also what your mission wants.
do-yellow-again = And the top yellow as well: two alike bring 2, three bring 4, but four bring 8.
pagoda-points = 10 and 8: eighteen points, and 4 at the end from your mission. I’ve seen kings do worse.
do-keep = The red Pagoda bottom may wait. Tap the button below: you’re done.
coins-back = { $second } took 4 points for his coin, { $first } 1. Now all five coins come back to everybody, for four more rounds.
second-half = The same again until round 8. Choose yourself: your wild Stupa top could use a Stupa beneath it, and Buddhas of new colours are quick points.
own-place = It fits in several places. Tap where the colours match best.
own-discard = More than three cards: tap the one you need least. Somebody may buy it with a last coin, so give away nothing that helps them.
own-build = Build what brings points or starts something. Cards still in your hand at the end are worth nothing.
half-done = You know everything now. Let’s see how a game ends.

last-round = The eighth round, the last. Your new Pagoda lacks only its top: unfinished it’s worth 6 at the end, complete it’s 10, and its colours count.
two-pairs = Two white sections make a pair already. The red top, upper right, would make another with the red bottom: 2 and 2. A yellow top still brings the 10.
which-coin = { $second } has bid first, far from all that. You have 2 and 4; { $first } bids after you, with a 3 or a 5. Whatever you keep is your last coin.
other-top = And if that goes wrong: a green Pagoda top lies among { $second }’s discards, and your last coin could buy it. Choose well, { $me }; I’ll be quiet.
last-building = Build all you can: cards in hand are worth nothing, and even a bottom brings its 1 point. But first think what you may buy with your coin.
last-colour = A colour for good: match the others, or a Buddha in a colour that’s new to you.
last-leftover = Your last coin: its points, or a discard that brings more than that.
count-monuments = The game is over; let’s count together. First your complete monuments: 2 for a Buddha, 3 for a Shrine, 6 for a Stupa, 10 for a Pagoda.
count-colours = Then matching colours in each of them: 2, 4 or 8 for two, three or four sections alike. Your yellow Pagoda has its 8 here.
count-buddhas = Each colour among your Buddhas brought 1 more, and last coins that bought nothing count what’s on them.
count-unfinished = Unfinished monuments score the points on their topmost section, without colours and without mission.
count-mission = Last, your mission: 1 for the Buddha, 2 for the Shrine, 3 for the Stupa, 4 for the Pagoda. Each counts once, if a complete monument meets it.
farewell = Most points win, and a tie is shared. You can build now, { $me }. Play a game, and send me a picture of your Pagodas.

# Two players

chapter-two = Two players
chapter-two-about = Two bids each, four cards each, and a last coin after every second round.

two-welcome = Only { $first } and you today. So each of you bids twice a round: you one coin, then she two, then you the last. And each goes home with four cards.
two-bid = Begin small. Tap coin 2, then the spot left of the upper two.
two-last-word = { $first } has bid both her coins, and both reach for your red Buddha from afar. But you have the last word, and that’s worth much.
two-bid-again = Tap coin 4, then the spot above the first column: near to the red Buddha, far from the card below it.
two-both-coins = Both your coins bid for the same card; that’s allowed, and you get it once. The 4 won it, and the card below as well. For the card on the right your 2 lost to a 3.
two-four-cards = You won two cards and drew two red ones: four in all. { $first } has four too.
two-unsold = For the fourth card nobody bid. It goes under the red deck, and everybody knows it’s there.
two-shrine = Four cards, and only three may stay, so build. Tap the yellow Shrine bottom.
two-shrine-top = And the yellow top: a Shrine in one colour, 3 points and 2 for the pair.
two-stupa = Tap the yellow Stupa bottom.
two-choice = And on it the yellow Stupa centre. The other half was a red Buddha, but bottom and centre alike is what your mission wants of a Stupa.
two-marker = Round 2, and you begin again: with two players the marker passes only after every second round.
two-alone = Look at your coins: three left, two of them for this round. So one stays over after round 2 already! Now choose yourself; the yellow Stupa top is lower left.
two-discard = More than three cards: that happens often with two players. Tap the one to give up.
two-leftover = The last coin, already: points, or a discard built at once. It comes after rounds 2, 4, 6 and 8.
two-coins-back = All coins are back, and now { $first } begins for two rounds.
two-ends = That’s all that differs: two bids, four cards, four times a last coin. Eight rounds it is all the same.

# Teams

chapter-teams = Teams
chapter-teams-about = You build in a mate’s street too, and your points are added up.

teams-welcome = Four builders, two teams: { $second } is your mate, and sits across from you. Your points are added up, and the best team wins.
teams-silence = But mates keep their hands secret, and don’t talk about their moves. You’ll have to read { $second }’s street.
teams-rival-coins = { $second }’s coin lies near the upper left card, the red Stupa bottom. Coins of mates compete like any others, so stay away from there.
teams-bid = Help him instead: the right column has a red Stupa centre and a green top. Tap coin 5, then the spot above the second column.
teams-mate-began = Both are yours. And { $second } was quick: he has begun a red Stupa in his street. You may build there too!
teams-centre = Tap the red Stupa centre. Nothing in your own street waits for it, so it goes on { $second }’s Stupa.
teams-top = And the green top. You complete it, but it counts for him, and so for your team.
teams-completed = 6 and 2 for the red pair. Had there been a wild section, you would have chosen its colour, as the one who completed it.
teams-gift = { $second } thanks you with a white Buddha in your street: 2, and 1 for a new colour there. He couldn’t know that your mission likes it, too.
teams-alone = Round 2: he begins. Now choose yourself, and look at both streets.
teams-place = Yours or { $second }’s? Tap a street. Think of Buddha colours and of your own mission: each street is counted for its owner.
teams-discard = Discard with care: a card that’s no use to you may be just what { $second } buys with his last coin.
teams-coin = One limit: a discard bought with the last coin is built in your own street. Hand cards built along with it may go to a mate.
teams-ends = Six may play in two teams of three, or in three teams of two. Mates never sit side by side.

# Five players, open missions

chapter-crowd = A crowd, and open missions
chapter-crowd-about = Five or six players, six cards in the market, and everybody’s mission lies open.

crowd-welcome = Five at the table, so the market is larger: six cards and ten spots. Everybody still takes two cards home.
crowd-open = And today missions lie open. Point at { $first }’s to read it: she’d like a Buddha in green or white. Who knows what others need knows where they’ll bid.
crowd-bar = New are the two spots in the middle: each bids for the card on its left and the card on its right, and is near to both.
crowd-bid = Two Buddhas, one on either side! Tap coin 3, then the upper of the two middle spots.
crowd-nearer = Three 3s! { $first }’s on the far left was far from the red Buddha: the nearer coin wins, and that’s yours.
crowd-edge = { $third }’s coin above the last column was as near to the white Buddha as yours. But you lie on the long side of the card, so you win.
crowd-buddha = Tap the red Buddha: 2 points, 1 for a new colour, and your mission wants red or white.
crowd-second = And the white one, another new colour. It’s also one that { $first } would have liked.
crowd-once = The mission pays once for each part: a second fitting Buddha brings nothing more there. Now look at the Shrine, the Stupa and the Pagoda.
crowd-alone = Round 2, { $second } begins. Choose yourself, and keep an eye on the others’ missions.
crowd-ends = With five or six the sixty blue cards are all in the deck, and bids meet more often. Keep your 5 for the card that two people need.
