# What can I do here? The rules of the moment beside the table, and the pictures of the rules pages.

here-title = What can I do here?
here-title-replay = What is decided here?
here-title-over = How it ends and what counts
here-title-course = What is going on?
here-asked = You are asked: { $question }
here-next = What happens next: { $choice }
here-for = For: { $choices }
here-for-more = For: { $choices } and { $count } more
here-rest = The rest of “{ $chapter }”
here-lit = What lies on the table for it is ringed there; whatever rule is pointed at or touched rings its own pieces.
here-all = All rules of { $title }
here-card = Reference card
here-close = Close the rules
here-rule = Rule { $rule } among all rules
here-print = Print the reference card

# What is seen on the pictures. Every number in them comes from the position that is drawn, or is printed on the picture.

rules-picture-yak-morning = In the morning everybody lays one of the three cards face down.
rules-picture-yak-build = What the stones of a cart cost, and the sign that says which food it refuses.
rules-picture-yak-refused = This cart takes no { $refused }. Of the { $tent } food in the tent { $usable } can be used: enough for { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }, although the cart has more.
rules-picture-yak-fetch = Supply fetches all food of one kind from the cart; at the market one of three drawn stones is kept.
rules-picture-yak-places = The next stone may lie on any of these { $count } places: on two stones, or beside one in the lowest row.
rules-picture-yak-fog = { $track } fogs lie on the track; one more fills its { $fields } open fields, and all go back into the bag.
rules-picture-yak-evening = Fog has turned the yaks: the carts go on the other way.
rules-picture-yak-scored = The numbers stand at the { $groups } groups of this tower: { $sizes } points by their sizes and { $number } for how many they are, { $total } with all that counts besides.
rules-picture-yak-crystals = A crystal counts as one more stone of a colour that it touches.
rules-picture-yak-bonus = { $cards } bonus cards of a game: places, a duty and a majority.

rules-picture-kathmandu-way = A way over { $boards } boards, with { $goods } goods in the cities; the red needles show where setting out costs a compass.
rules-picture-kathmandu-choose = The colour of the die gives a resource, its number the length of the way.
rules-picture-kathmandu-walk = The way crosses a border for fodder; a mountain stops a yak for an exhaustion marker.
rules-picture-kathmandu-move = With a { $pips } the yak goes this way and no farther or shorter; { $fodder ->
    [one] the border strip costs one fodder
   *[other] the border strips cost { $fodder } fodder
  }.
rules-picture-kathmandu-see = What may be had where the yak stops: a paint box for an animal, a backpack for equipment, a coin for a good, an offering for a map.
rules-picture-kathmandu-target = Where the yak has stopped, { $count ->
    [one] one thing can
   *[other] { $count } things can
  } be done.
rules-picture-kathmandu-evening = The storm comes on: a yak behind it takes an exhaustion marker.
rules-picture-kathmandu-storm = Day { $day } of { $days }: yaks that the storm has passed are ringed. { $storms ->
    [one] One storm tile
   *[other] { $storms } storm tiles
  } and { $suns ->
    [one] one sun
   *[other] { $suns } suns
  } are still to come in these days.
rules-picture-kathmandu-journey = What a winner brought home: { $total } points, of them { $points } for { $offerings } offerings.

rules-picture-adventure-tours-start = The beginning: { $cards } cards in hand, and { $start } of each equipment on the desert side.
rules-picture-adventure-tours-two-ways = One card, two ways: above as a member who pays, or to the right as equipment.
rules-picture-adventure-tours-equip = Every card in the row adds its support to the board’s values.
rules-picture-adventure-tours-member = What the card demands is there: its adventurer joins, pays, and may act.
rules-picture-adventure-tours-join = With equipment of { $red } in red, { $blue } in blue and { $yellow } in yellow, { $count } of these { $cards } cards may join as members; any of them may be equipment.
rules-picture-adventure-tours-attack = Only the last member of a row can be reached: one of these { $count }.
rules-picture-adventure-tours-settle = Members pay their coins, cards left in hand cost some.
rules-picture-adventure-tours-home = The last expedition of a winner: { $members } members paid { $income } coins. With both expeditions before it that made { $total }.

rules-picture-reviving-kathmandu-bid = A spot bids for the two cards of its line, the nearer one first.
rules-picture-reviving-kathmandu-bids = { $coins } coins lie face down; { $free } spots are still free.
rules-picture-reviving-kathmandu-large = The market of { $cards } cards, with the two special spots between the second and the third column.
rules-picture-reviving-kathmandu-collect = Higher wins, then nearer; whoever won too little draws red cards.
rules-picture-reviving-kathmandu-build = From the bottom up, one of the two sections of a card from the market.
rules-picture-reviving-kathmandu-growing = { $growing } monuments are under way here; { $finished ->
    [one] one stands complete
   *[other] { $finished } stand complete
  }.
rules-picture-reviving-kathmandu-leftover = The leftover coin becomes points, or buys a discard.
rules-picture-reviving-kathmandu-city = A winner’s city: { $monuments } complete monuments brought { $printed } points by what is printed on top and { $colours } by their colours; { $total } in all, the mission included.
