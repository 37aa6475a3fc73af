# What is shared of a daily deal

share-title = Chautari { $day } · { $title }
share-count = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] moneta
       *[other] monete
      }
   *[other] { $points ->
        [one] punto
       *[other] punti
      }
  }
share-result = { $count }, { $place }º posto su { $seats }, { $lead }{ $back }
share-ahead = { $margin } in più
share-behind = { $margin } in meno
share-even = in parità in testa
share-back = , annullato { $count }×
