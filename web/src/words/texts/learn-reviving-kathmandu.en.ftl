# Reviving Kathmandu in five minutes. Every game has the same keys.

want = The earth has shaken, and the city needs builders. Bid for cards, raise monuments from them, section by section, and mind the colours. A Buddha is whole with 1 section, a Shrine with 2, a Stupa with 3, a Pagoda with 4.
turn = A round in pictures

step-1-title = Bid
step-1 = The market is dealt face up from the blue deck. One after the other, everybody puts a coin face down on a free spot around the market. A spot bids for two cards at once: the near one and the far one in the same line.
step-2-title = Collect
step-2 = Coins up! A card goes to its only bidder, else to the highest coin, then to the nearest, then to the one left or right of the card. Whoever has won fewer than two cards draws the rest from the red deck, unseen by the others: everybody goes home with two.
step-3-title = Build
step-3 = All at once, as much as you like, always from the bottom up. A card from the market shows two sections: you build one, the other is lost. A wild section shows all colours: once its monument is complete, you choose one of them for it. A complete monument scores at once, and your mission pays more at the end for the colours it asks for. Three cards may stay in your hand, the rest are discarded face up.
step-4-title = The coin left over
step-4 = After four rounds each has one coin left. From the highest down, it becomes points, or buys any discarded card, to be built at once. Then all coins come back for four more rounds.

end = After eight rounds. Cards in hand are worth nothing; of an unfinished monument the topmost section counts.

score-1 = Buddha, Shrine, Stupa, Pagoda
score-1-points = 2, 3, 6, 10
score-2 = 2, 3, 4 sections of one colour in it
score-2-points = 2, 4, 8
score-3 = A Buddha in a colour that is new to you
score-3-points = 1
score-4 = Your mission: Buddha, Shrine, Stupa, Pagoda
score-4-points = 1, 2, 3, 4
score-5 = The coin left over, if not spent on a card
score-5-points = its value

tip-1 = Where nobody else bids, a coin of 1 is enough. Keep the 5 for the card that two people need.
tip-2 = The coin you leave over counts as well: a 5 is five points, or the first choice among the discards.
tip-3 = Begin tall buildings early. A Pagoda of three sections is worth 6 even unfinished, but earns no colours and no mission.
