guide = Mingma
chapter-first = Your first journey
chapter-first-about = Two days step by step, then the fourth day and the last one. In between you walk alone.
chapter-long = The long way
chapter-long-about = Six boards and eight days: what changes, on the way itself.
chapter-tents = Tents
chapter-tents-about = A small revenge for whoever is slow: the tent in the way.
chapter-characters = Characters
chapter-characters-about = Six people, each good at something. You are the monk.
instead = Not yet: first do what I show you. You will choose for yourself soon.
listen-first = One moment: hear me out, then go on.
ended = Enough for now. Rest your feet.

# The first game: setting out

welcome = Namaste, { $me }! I am Mingma, and I have led yaks over these hills for forty years. You, { $first } and { $second } have six days, with three moves each day.
kathmandu = There lies Kathmandu. Being first is not enough: the points lie beside the path, in cities, temples and forests, and the most points win. But whoever is still far away at the end pays for it.
set-out = { $first } and { $second } stand at their starts. Put your yak on the meadow that I point at: tap it.
dice = Your six dice. The colour says what a die brings, the number how far the yak goes. You use three of them today, one each turn.
die = Tap the pink 3. Pink brings fodder, and three spaces from here there is a city.
go = The yak goes straight on, exactly as far as the die says. Tap the space in the city.
border = You crossed a border: that cost one fodder. Without fodder it costs an exhaustion marker.
buy = Where the yak stops, you do what fits the place. Here in the city lies a thangka, the dearest of the goods: 5 points. Tap it and pay a coin.
mountain = { $first } wanted to go five spaces, but a mountain stopped him after four. Being stopped costs an exhaustion marker.
tiles = { $second } stopped in a forest, and her yak tile asked for one: fulfilled. Yours asks for the jungle. Nine more lie face down under it: left like that, they cost 36 points.
die-2 = So, to the jungle: it lies four spaces ahead. Tap the grey 4, which brings a compass.
go-2 = Look at the red needle: setting out the way it points costs a compass. You have two. Tap the jungle.
fulfilled = The jungle! Your tile is fulfilled by itself, and the next asks for a meadow. With every tile you owe less; none left face down brings 10 points.
collect = Equipment lies in landscapes, too: your space decides what you may take, one card a turn, for a backpack. Tap the rope ladder of the jungle.
die-3 = Now to the temple, two spaces away. Tap the purple 2: it also brings a paint box.
go-3 = Tap the temple.
offer = At every temple you may make one offering. The first is worth 3 points, two are worth 7, three 12, and so on: each one adds more than the one before. Tap the temple once more.
map = An offering brings a map. You hold red B: with red A it is a pair and worth 4 points, alone each is worth 1. Take red A.
owed = Your points began at −47, as you owe for nine tiles and five borders. You are climbing already.
evening = Three rounds, and it is evening. { $second } used 1, 1 and 1, the lowest total: she gets the standee and begins tomorrow. Everybody has rolled all dice again.
storm = A storm tile has moved the storm to the first border. { $second } slept behind it: one exhaustion marker. Small steps are good, but the storm follows.
special = { $second } bought a ring, and with a second coin the special ring: 7 points. Whoever buys a ring later may take it from her in the same way.
die-4 = Your turn. A snow leopard lives in the snow, two spaces ahead. Tap the black 2.
any = Black brings whatever you like. This needle costs you a compass, and so does the one on the next board: take a compass.
go-4 = Tap the snow. It costs a compass for the needle and a fodder for the border.
paint = Paint the snow leopard, for a paint box. Each of your animals is worth the largest number that anybody has, minus the smallest: be ahead of the others.
ladder = Every card has its time: the rope ladder comes after the movement. It makes an offering at a temple beside your space. Tap the card.
map-2 = The second offering: 7 points. Take yellow B, the other half of your yellow A.
free-die = Now you choose. Your tile asks for a meadow: three spaces ahead there is one, and the hog deer lives there. Which die takes you there, and brings a paint box?
free-act = You can do something here. What lights up is possible; if nothing of it pleases you, end the turn.
free-tired = An exhaustion marker. One does no harm. With three your yak rests in its next turn: it does not walk, but all three are gone.
free-fulfilled = One tile fewer! See what the next one asks for, and look for it on the map.
done-1 = You walk like somebody from the hills. In the next part it is the fourth day: tired yaks, cards that save you, and rivals who take what is yours.

# The fourth day

day-four = Good morning! This is another journey, on its fourth day. You have made three offerings and painted four animals. Your yak is tired: two exhaustion markers.
statue = { $second } holds the special statue. Two spaces from you a statue is for sale: buy it, and a second coin takes hers.
orange = You need a 2, and no die shows one. But look, you have a water bottle. First tap the orange 3.
bottle = The water bottle makes it one pip more, or one fewer. Tap the card: you need one fewer.
go-statue = Tap the statue. You have no compass for the needle, so it costs an exhaustion marker: your third. Today it is worth it.
statue-buy = Buy the statue: 4 points for a coin.
special-take = And now the special statue: 7 points. { $second } gets your coin, and no more than that.
rested = { $first } had three markers. He took the fodder of his die and stayed where he was: his yak rested, and all three are gone.
swapped = { $second } came to your space. Whoever shares a space may swap a map with you: she took red B, gave orange A, and has a pair now. Only what lies in the chest, a card, is safe.
aside = You have three markers, and I know a way. But first better dice: once a turn you may put one aside for the day and roll the others again. Tap “reroll”, then the grey die.
purple = A purple 1! One space further grows the grain that your tile asks for. Tap it.
aid = Now your yak would have to rest. But your first aid bag takes two markers away. Tap it.
go-babbler = One left, so your yak may walk. Tap the grain field; the needle costs one marker again.
babbler = Paint the spiny babbler, your fifth animal. { $first } has none: each of yours is now worth 5 points, 25 together.
free-storm = Go on alone. The storm stands right behind your board. Once it moves on, every evening spent on this board costs a marker: so look for the way out, too.
free-rested = You took what the die brings and rested: all markers are gone. It costs a turn, but not a point.
free-special = There it goes, a special good in other hands! Nobody is safe from a coin. Perhaps you can bring one back.
free-painted = Well painted. Look what an animal is worth now: the most less the fewest.
done-2 = That was the middle of the journey. What is left is the last day: arriving, and counting.

# The last day

day-six = The last day of that journey, with three moves left for each. You lead by 56 points to 45 and 43. Now each move should bring points, or keep you from losing them.
langur = Kathmandu counts as a city: that is what your tile asks for, and a langur lives there. So first you need a paint box.
box = Tap the purple 1, which brings it.
near = Now to the grain field beside you: from there 4, 5 or 6 spaces straight on end in Kathmandu.
fewest = { $first } painted, and he was the one with the fewest. Each animal is worth 3 now instead of 4: you have lost 5 points without a move.
far = { $second } made an offering, 7 points in all. But two borders lie between her and Kathmandu’s board: if she stays there, she loses 5.
free-arrive = Your turn. The first in Kathmandu gets 15 points, then 13, 11, 9. The yak must stop on one of its nine spaces: a 3 is too short, a 4, 5 or 6 arrives.
free-arrived = You are in Kathmandu! All exhaustion is gone, and a tile that asks for the city is fulfilled. If you have a paint box, think of the langur.
free-rest = Your yak has earned its hay. Whatever turns are left bring you one resource each: one point.
end-offerings = The journey is over; now we count. Offerings: only the last one counts. The fourth is worth 18, the fifth would be 25.
end-goods = Goods bring their 2 to 5 points, special ones 7 each.
end-city = Whoever arrived keeps a Kathmandu tile. And five different goods are a set of 7 points, all six one of 12.
end-maps = Maps: 1 point for a single one, 4 for a pair, 8 for a pair in the chest.
end-animals = Animals: each is worth the largest number that anybody has, minus the smallest. For whoever painted many that is a lot.
end-tiles = Yak tiles face down: one costs nothing, two 1, three 3, four 6, and it goes on growing. None at all brings 10.
end-far = Whoever did not reach Kathmandu’s board pays for the borders on the way there: 2, 5, 9, and so on.
end-rest = Last, 1 point for each resource and each card left, and −3 for each exhaustion marker.
end-won = Whoever has the most wins; of equals, whoever is nearer to Kathmandu. You know the way now, { $me }: sit down at a table of your own!

# The long way

l-way = The long way: six boards between the start and Kathmandu instead of four, seven borders, and eight days.
l-temples = Every one of the six has its temple, and on four of them lies a temple tile besides: ten temples for your nine offerings. All nine are worth 63 points.
l-set-out = Put your yak on this start: four spaces from it stands the first temple.
l-die = Tap the pink 4: its fodder pays for the border at once.
l-go = Straight to the temple. Your tile asks for the forest, too.
l-offer = Make your first offering.
l-map = Blue A goes with your blue B: take it.
l-case = And for your backpack the tool case of the forest: it brings three different resources when you need them.
l-free = You have 24 moves instead of 18, but six boards to cross. A border a day is a good pace; the rest is for detours.
l-done-1 = So it goes on. Let us look at the evening in the middle, when the sky changes.
l-middle = The last round of the fourth day. Half of the time is over, and you stand on the fourth of eight boards: just in time.
l-low = The others have used 10 each today, you only 3 so far. With the pink 3 you begin tomorrow. Tap it.
l-north = Three spaces on, towards Kathmandu. The needle costs your compass.
l-half = The storm comes on. In the first half there were three storms and three suns; now they are shuffled anew for the second: four storms, two suns.
l-free-2 = Four borders lie before you, and twelve moves. Whoever dawdles now walks in the rain: each evening behind the storm is a marker.
l-done-2 = That is the long way: the same journey, with a longer plan. Offerings and pairs of maps grow large on it.

# Tents

t-what = The first day, last round. With tents, whoever has the lowest total in the evening draws one, and those who are level draw too. { $second } is done: 4 in all. You have 2 so far.
t-die = Tap the grey 2: then you have 4, as she has.
t-go = Two spaces on is water, which your tile asks for.
t-drew = You have both drawn a tent. Yours is for the jungle, and nobody else knows it. When another yak stops there, you may pitch it: that yak gets an exhaustion marker.
t-no = Whoever holds a tent is asked after every move of another. { $second } stands on water, and your tent is for the jungle: pitch none.
t-die-2 = Your turn. Tap the grey 4.
t-go-2 = Four spaces, to the rice terrace.
t-hit = { $second } had a tent for the rice terrace! One marker for you; the tent is out of the game.
t-pitch = Now { $first } has stopped in the jungle. Tap your tent: he gets a marker.
t-after = One marker is little. The third costs a whole turn: so a tent is best kept until it hurts. On mountains and in Kathmandu nobody is hindered, and a tent left over is worth nothing.
t-free = Go on alone. Will you be slow again today, for another tent?
t-done = That is all there is to tents. Walk in small steps, and look where the others want to go.

# Characters

c-people = Six people, and everybody becomes one of them, the last in turn order first. Each can do something that is otherwise forbidden, and begins with things of its own.
c-monk = { $second } is the merchant, { $first } the mountaineer, my own trade. You take the monk: three times in the game he makes two offerings at once. But he begins with little.
c-set-out = Your one card is climbing gear. From here it takes you over the mountain, towards the temple: put your yak here.
c-die = Tap the pink 6: it brings the fodder that you lack.
c-go = Tap the climbing gear, then the forest behind the mountain.
c-mountaineer = { $first } walked over a mountain without any gear. As mountaineer he may even stop on one.
c-merchant = { $second } stopped beside the ring and bought the thangka of another space: a merchant buys any good of the city she stands in.
c-die-2 = The temple is one space away. Tap the grey 1: its compass pays for the needle.
c-go-2 = Tap the temple.
c-two = Tap the temple: two offerings at once, 7 points instead of 3. Next time you will be asked, one or two.
c-map = It still brings only one map. Red A goes with your red B.
c-twice = Twice more you can do that. Keep it for later: the fifth and the sixth offering together add 15 points.
c-others = The yak guide turns the pink die as he likes and trades two fodder for anything else. The border guard comes out anywhere behind a border. The artist also paints and collects from the spaces beside hers.
c-free = The rest is yours. Think of the next temple, and of a paint box: you have none.
c-done = Try the others as well. Each of them makes another journey of it.
