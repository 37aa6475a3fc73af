guide = Tashi
instead = Not yet: first do what I show you. Soon you choose yourself.
listen-first = One moment: hear me out, then go on.
ended = That is all for now.

# The first game

chapter-first = Your first tower
chapter-first-about = Three days with me, some of your own, and the end of the game with all its points.

## The first days

welcome = Namaste, { $me }! I am Tashi, and these are my yaks. You pile up a tower of stones here, { $first } and { $second } pile up theirs. Whose tower is worth most in the end wins.
groups = Stones of one colour that touch are a group. Two bring 3 points, three 6, four 9. And three groups or more bring extra.
carts = My yaks bring the stones. You trade with the cart before you; each evening all carts roll on to the next player.
do-supply = Each morning everybody chooses a card in secret. You have three food, and stones cost food: tap Supply, it fetches more.
market-first = { $second } has the baby yak and goes first: with Market came two food, and a green stone for { $first }’s cart. Tonight that cart comes to { $second }.
do-milk = Your turn: Supply brings all food of one kind from your cart. Tap the milk! The cart that comes to you tonight takes no meat, see its sign.
evening = Supply ended with a black stone for your cart. Then { $first } bought the green one, so { $second } never gets it. Now it is evening, and the carts have rolled on.
do-build = Two red stones stand before you, and this cart takes milk and bread. Tap Build: it buys stones for your tower.
pick-one = Today the baby yak is yours, so you go first. Tap a red stone on your cart.
pick-two = One stone costs 1 food, two cost 3, three cost 5. Tap the other red one too.
enough = Two will do. Tap “No more stones”.
pay-milk = They cost two milk and a bread: some milk is left for later. Tap “Pay”.
lay-red-left = Now they go onto your tower, for good. Tap the place that I show you.
lay-red-middle = And the other beside it, so that they touch.
built = Your first group: 3 points! The bottom row grows sideways; higher up each stone rests on two.
do-market = Day three. No red stone on your cart, and it takes no milk. Tap Market: it brings food, and a stone onto a cart.
refilled = { $first } took the last stone of a cart: then three new ones come out of the bag at once. A red one is among them!
take-one = Now your Market: up to two food of any kind. Tap the milk in the middle.
take-two = And milk again: whichever cart comes to you tomorrow, it takes milk.
fog = You drew fog! Whenever it rises, all yaks turn round, and the carts go the other way. So tonight { $first }’s cart comes to you, with the red stone.
keep = For the fog another stone was drawn. One of the three goes onto a cart: tap the red one.
onto = Now { $first }’s cart: it comes to you, and today nobody acts after you. Tap it.
came = Here it is: two red stones, a blue one and a crystal. The fog lies on the mountain and waits.
choose-freely = Now you choose, { $me }. Two more red ones would make a group of four, 9 points instead of 3, and tonight this cart moves on. But food that you fetch today buys more tomorrow. Weigh it up!
pick-freely = Now you plan stones, places and food first: tap a stone, then a lit place; the number tells what it brings there. When all lie well, tap “Pay and build”; you need no “No more stones” then. A crystal costs 1 food more; we come to it soon.
take-all = Which food will you need? Look at the sign of the cart that comes next. Your tent holds eight; the rest stays on the cart.
take-food = Take up to two, of any kinds. New food comes here when somebody pays and the cart is full.
keep-freely = One of these goes onto a cart. Look where the yaks are heading: help yourself, not your neighbour.
each-evening = A new morning: last evening the carts moved on, and the baby yak went to the next player. Whoever has it acts first.
spilled = The cart was full yesterday: it carries nine food. What you paid beyond that lies at the market now.
track-full = The fog track was full for the first time: a fourth field opens, and all fog goes back into the bag.
days-done = You can feed yourself and build: that is most of it. Next I show you crystals, and why many small groups are a fine thing.

## Later in the game

later = Now another game, on its tenth day: I built this tower for you. Your red group of four brings 9 points, the blue pair and the orange pair 3 each, the lone grey stone 1.
number = That makes 16. The other 4 you have for having three groups: four would bring 8, five 12, six 16, seven 20.
do-crystals-day = Your cart has a red stone and a crystal, and takes the bread in your tent. Tap Build.
crystal = A crystal joins a colour and counts as one more stone of it: it must touch a group of that colour, or two of its stones. Each colour takes only one.
pick-fifth = First the red stone: your fifth red one makes that group worth 12. Tap it.
pick-crystal = Now the crystal: it costs 1 food more, so together they cost your four bread. Tap it.
lay-red-up = The red stone rests upon the two stones below it, up in the third row. Tap the place that I show you.
lay-crystal = And the crystal at the right end of the second row, where it rests on both blue stones.
crystal-laid = See the disc: the crystal counts as blue, and three blue bring 6. You are at 26 points. Now it is your game again.
tomorrow = Before you choose: which cart comes tomorrow, and which food does it refuse? Look at a card, and the table tells what you could buy then.
worth-now = The points by your name are always what your tower would bring if the game ended now. Compare it with the others.
bought-nothing = You could pay for no stone: you had too little food of the kinds that cart takes. Such a day is lost; better fetch food first.
track-rare = Fog gathers on the mountain. When the track is full for the second time, four fogs stay there for good, and only one is left in the bag.
near-the-end = Four full rows are fourteen stones, and with the first tower of fourteen the end begins. Come and see it.

## The end

race = Yet another game, on its thirteenth day: I built this tower for you too. The first to lay a fourteenth stone gets the Stupa: 3 points. One more day follows, then the towers are counted.
last-days = { $first } has 13 stones and 29 points, you have 11 and 26. But today { $first } acts after you!
do-race = Three stones are on your cart, and you have the food for three. Tap Build.
pick-three = Take all three. The two blue ones side by side make a fourth group, the orange one joins your orange. “Suggest places” helps you, if you like.
stupa-yours = The Stupa is yours, { $me }! { $first } came too late.
last-day = The last day: after noon all is counted, and nobody buys anything any more. Build what you can; the most food left in a tent brings 2 points.
count-sizes = Now we count. First every group: 3 points for two stones, 6 for three, 9 for four, 12 for five, 16 for six, 20 for seven or more.
count-number = Then how many groups there are: 4 points for three, 8 for four, 12 for five, 16 for six, 20 for seven or more.
count-others = A stone on its own brings 1, the Stupa 3, the most food 2; whoever ties for that has it too. With equal points the tower of fewer stones is ahead.
farewell = Now you know Yak, { $me }. Sit down and play: the others are waiting, and so are my yaks.

# Bonus cards

chapter-bonus = Bonus cards
chapter-bonus-about = One colour each, paid on top: what the three kinds of cards want of your tower.
cards-red = We are in the middle of a new game, with a tower built for you. Three bonus cards are in it, for one colour each; crystals never count for them. Red: whoever has most red stones gets 5 points, the second 2.
cards-grey = Grey: each grey stone on one of the three places on this card brings 2 points. Your tower shows them too.
cards-orange = Orange: whoever has no orange stone in the end loses 4 points. You have none yet!
do-bonus-day = What luck: your cart has one of each, and your five meat pay for three stones. Tap Build.
pick-orange = First the orange one: a single stone is enough, and the 4 points are not lost. Tap it.
pick-second-red = Now the red one. { $first } has three red stones and you one, { $second } none: being second brings 2 points.
pick-grey = And the grey one: three stones, five food, your cart is empty then. Tap it.
lay-grey = Lay the grey stone at the right end of the bottom row: the card marks that place.
lay-orange = The orange one needs no special place: the right end of the second row will do.
lay-red-pair = And the red one on your other red, in the third row.
bonus-laid = From 7 to 21 points in a day: no loss for orange, 2 for the grey stone’s place, and the red pair is your third group.
keep-for-grey = Now you choose. The middle of the third row is marked too: a grey stone there would bring 2 more.
watch-reds = Keep an eye on red: tie with { $first } for most, and both get only the lower number, 2. Then nobody is second.
bonus-go-on = Three wishes at once, and never enough days. Let us see how it ends.
bonus-race = Another game, some days on, again with a tower built for you. You have 13 stones and act first today, so the Stupa is near.
bonus-standing = { $first } has five red stones and gets 5 points, you have two and get 2. But { $first } has no orange one: that costs 4.
do-bonus-race = You have two food that this cart takes. Tap Build.
pick-fourteenth = The orange stone costs 1 food and fills your fourth row. And what { $first } lacks you take away!
bonus-last-day = The last day. Is there a grey stone for a marked place, or a red one? Else the most food brings 2.
bonus-counted = Everything counts as always, and then each card by itself: red for most and second, grey by places, orange as a loss.
bonus-farewell = There are eight cards, and up to three are drawn for a game. Others work like these: look at them before the first day.

# Two players

chapter-two = For two
chapter-two-about = A third cart stands between you: what differs when two play.
between = You are two, but there are three carts: one stands between you. Nobody can build from it or take its food. Only Market may put a stone on it.
two-left = The carts go clockwise: tonight { $first }’s cart comes to you, yours goes between, and the one between to { $first }.
do-market-two = You have little food. Tap Market.
two-right = { $first } drew fog, and the yaks turned! Now the cart between comes to you tonight. Until then nobody can buy from it: what you put there is safe.
take-milk-two = It takes milk and bread. Tap the milk.
take-bread-two = And the bread.
keep-red-two = A red stone waits on the cart between. Tap the red one here.
onto-between = And now the cart between.
two-came = Here it comes, with both red stones.
do-build-two = Two of a colour at once, that is a group. Tap Build.
pick-red-two = You go first today. Tap a red stone.
pick-both-two = And the other.
pay-two = Two milk and a bread are right. Tap “Pay”.
lay-two = Lay it where I show you: side by side they are a group.
two-leaves = Mind what you leave on your cart: anticlockwise it goes straight to { $first }, clockwise it first waits a day between you.
two-choose = Now you choose. Of the three carts one comes to you tomorrow and one to { $first }: look at both before you take a card.
two-onto = A stone on the cart between can’t be bought today. On yours or { $first }’s it can, by whoever acts later.
two-turned = The yaks have turned: the cart that was to rest between you goes to one of you instead.
two-farewell = That is all that differs. With two it is a duel: half of what you take you take for yourself, the other half away from { $first }.
