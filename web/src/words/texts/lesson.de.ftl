# A lesson at a table, and the way to it

lesson-guide = { $guide } führt dich
lesson-go-on = Weiter
lesson-move = Ziehen, um es zu verschieben
lesson-progress = Schritt { $done } von { $steps }
lesson-part = Teil { $part } von { $parts }
lesson-listening = { $guide } erzählt dir etwas
lesson-watching = Sieh, was geschieht
lesson-over = Dieser Teil ist zu Ende
lesson-what-now = Was würdest du tun?
lesson-next-part = Weiter mit Teil { $part }
lesson-next-chapter = Nächstes Kapitel: { $title }
lesson-play = Jetzt eine Partie spielen
lesson-rules = Alle Regeln
lesson-part-done = Teil { $part } von { $parts } ist geschafft
lesson-chapter-done = „{ $title }“ ist geschafft
lesson-show-table = Tisch ansehen
lesson-title = Spielend lernen
lesson-about = Du setzt dich an den echten Tisch. Erst wird dir gezeigt, was zu tun ist, dann wählst du selbst.
lesson-begin = Deine erste Partie
lesson-resume = Deine Lektion fortsetzen
lesson-where = { $parts ->
    [one] { $title }
   *[other] { $title }, Teil { $part } von { $parts }
}
lesson-minutes = etwa { $minutes } Minuten
lesson-done = Fertig
