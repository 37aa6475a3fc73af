# What is shared of a daily deal

share-title = Chautari { $day } · { $title }
share-result = { $points } { $points ->
    [one] point
   *[other] points
}, place { $place } of { $seats }, { $lead }{ $back }
share-ahead = { $margin } ahead
share-behind = { $margin } behind
share-even = level at the top
share-back = , { $count }× taken back
