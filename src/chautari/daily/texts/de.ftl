# What is shared of a daily deal

share-title = Chautari { $day } · { $title }
share-count = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $points ->
        [one] Punkt
       *[other] Punkte
    }
}
share-result = { $count }, Rang { $place } von { $seats }, { $lead }{ $back }
share-ahead = { $margin } Vorsprung
share-behind = { $margin } Rückstand
share-even = gleichauf an der Spitze
share-back = , { $count }× zurückgenommen
