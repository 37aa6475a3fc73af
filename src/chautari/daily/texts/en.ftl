# What is shared of a daily deal

share-title = Chautari { $day } · { $title }
share-count = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] coin
       *[other] coins
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
}
share-result = { $count }, place { $place } of { $seats }, { $lead }{ $back }
share-ahead = { $margin } ahead
share-behind = { $margin } behind
share-even = level at the top
share-back = , { $count }× taken back
