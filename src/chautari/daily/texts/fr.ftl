# What is shared of a daily deal

share-title = Chautari { $day } · { $title }
share-count = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] pièce
       *[other] pièces
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
}
share-result = { $count }, rang { $place } sur { $seats }, { $lead }{ $back }
share-ahead = { $margin } d’avance
share-behind = { $margin } de retard
share-even = à égalité en tête
share-back = , { $count } repris
