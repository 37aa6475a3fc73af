# Kathmandu in five minutes. Every game has the same keys.

want = Six days to lead your yak across the hills to Kathmandu. Hurry is not the point: the treasures lie beside the path. But a storm follows you, and the last evening is dear for those who are far from the city.
turn = A turn in pictures

step-1-title = Take a die
step-1 = Its colour gives you a resource: backpack, compass, paint box, coin or fodder; black gives any. Its number is how far you will go. Once a turn you may put one die aside for the day and roll the unused ones again.
step-2-title = Walk straight on
step-2 = Exactly that many spaces, in one of four directions. Mountains and the edge of the land stop you and cost an exhaustion. A border costs fodder, setting out the way the red needle points costs a compass, and without them an exhaustion.
step-3-title = See what is there
step-3 = Where you stop, do all that fits the place: paint an animal, pack equipment, buy the good of a city for a coin, and for a second coin the special one of its kind, even out of the hands of another, make an offering at a temple and take a map for it. Your yak tiles lie in a pile, one of them open, showing a landscape: stop on it, and it is fulfilled and the next is turned up. Nine left face down cost 36 points.
step-4-title = Evening comes
step-4 = After three rounds all roll again, the weather changes, and the storm may come on: a yak behind it gets an exhaustion. Whoever has three of them rests in the next turn: no walking, but all three are gone.

end = After six days, or as soon as every yak is in Kathmandu.

score-1 = By offerings: 1, 2, 3, 4, 5, 6
score-1-points = 3, 7, 12, 18, 25, 33
score-2 = Each good; besides, for 5 different ones or all 6; each special good
score-2-points = 2–5; 7 or 12; 7
score-3 = A map alone; a pair A and B of one colour; a pair secured by the card “chest”
score-3-points = 1; 4; 8
score-4 = Each animal: by how many the player with the most is ahead of the one with the fewest
score-4-points = most − fewest
score-5 = Arriving in Kathmandu first, second, third, fourth
score-5-points = 15, 13, 11, 9
score-6 = Yak tiles still face down: 0, 1, 2, 3 …
score-6-points = +10, 0, −1, −3 …
score-7 = Borders short of Kathmandu: 1, 2, 3 …
score-7-points = −2, −5, −9 …
score-8 = Each resource or equipment card left; each exhaustion
score-8-points = 1; −3

tip-1 = You have eighteen moves, and the straight way takes about half of them. The other half is for detours.
tip-2 = Every offering is worth more than the one before. Plan from temple to temple.
tip-3 = A rest is no shame: it wipes out three exhaustions at once. Only on the last evening each of them costs 3 points.
