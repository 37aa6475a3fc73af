# Yak in five minutes. Every game has the same keys.

want = Yak carts pass your door, loaded with stones. Trade food for them, and pile up the tower that is worth most: stones of one colour that touch each other.
turn = A day in pictures

step-1-title = Morning: choose in secret
step-1 = Everybody lays down one of three cards: Build, Supply or Market. At noon they are turned over one after the other, beginning with whoever has the baby yak.
step-2-title = Build
step-2 = Pay food to the cart before you: 1 for one stone, 3 for two, 5 for three, and 1 more for every crystal. The sign tells what the cart won’t take. In the lowest row each stone goes beside another one, higher up on two of them; only on the very top they pile up singly. It stays there.
step-3-title = Crystals
step-3 = A crystal joins one colour and counts as one more stone of it: a colour of which it touches a group, or two stones. Each colour takes one crystal. You always get what brings most, and see the colour on it. Where no colour takes it, it is worth 1 point.
step-4-title = Supply or Market
step-4 = Supply brings all food of one kind from your cart into your tent, and a new stone onto the cart. Market gives you up to two food of your choice, and of three drawn stones you put one on any cart. A tent holds eight food.
step-5-title = Evening: the carts roll on
step-5 = Each cart goes to the next player, the way its yak looks. But whenever fog comes out of the bag, all yaks turn round, and the stones you waited for go the other way.

end = A day on which somebody has 14 stones is the last but one. One more day, then the towers are counted.

score-1 = A group of 2, 3, 4, 5, 6, 7 or more stones
score-1-points = 3, 6, 9, 12, 16, 20
score-2 = 3, 4, 5, 6, 7 or more groups
score-2-points = 4, 8, 12, 16, 20
score-3 = A crystal that a colour takes
score-3-points = as a stone
score-4 = A stone on its own
score-4-points = 1
score-5 = The first 14th stone: the Stupa
score-5-points = 3
score-6 = Most food left
score-6-points = 2

tip-1 = Many small groups beat a big one. Five pairs are 15 points, and 12 more for being five.
tip-2 = Look at the cart that comes tomorrow, not only at yours. Which way do the yaks look?
tip-3 = One stone costs one food, three cost five. Small deals are cheap, but there are only so many days.
