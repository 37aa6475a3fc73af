# The daily deal

title = Die Tagespartie
about = Jeden Tag eine Partie in jedem Spiel: dieselben Karten, Plätze und Bots für alle. Alle haben einen Versuch, und dann könnt ihr vergleichen.
about-fair = Um Mitternacht in Greenwich (UTC) kommt eine neue Partie. Die Bots beantworten dieselben Züge auf dieselbe Weise, also spielen alle unter gleichen Bedingungen. Es ist zum Vergnügen: Niemand prüft, ob jemand die Partie vorher anderswo angesehen hat.
once = Ein Versuch: keine Tipps, und nichts wird zurückgenommen, was etwas Neues gezeigt hat.
streak = Schon { $days } Tage in Folge.
review = Analyse
at-table = An deinem Tisch
you-there = Du
first = Vor dir hat heute noch niemand gespielt.
alone = Sonst hat niemand gespielt.
day = { DATETIME($day, dateStyle: "full", timeZone: "UTC") }
play = Heutige Partie spielen
go-on = Weiterspielen
see = Tisch ansehen
seats = { $count } Personen, du auf Platz { $seat }
against = Gegen { $levels }
bots = { $count }× { $level }
options-usual = Die üblichen Regeln
your-name = Dein Name
results = Heute
results-yesterday = Gestern
none = Noch niemand ist fertig.
none-yesterday = Niemand hat zu Ende gespielt.
points = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $points ->
        [one] Punkt
       *[other] Punkte
    }
}
place = Rang { $place }
margin-ahead = { $margin } Vorsprung
margin-behind = { $margin } Rückstand
margin-even = gleichauf
taken-back = { $count }× zurückgenommen
you = du
others = und { $count } weitere
better = { $better ->
    [0] Niemand war besser ({ $played } haben gespielt).
    [one] Von { $played } war jemand besser.
   *[other] { $better } von { $played } waren besser.
}
copy = Ergebnis kopieren
copied = Kopiert
share = Teilen
share-label = Dein Ergebnis als Text
to-daily = Alle Ergebnisse des Tages
card = Tagespartie
card-about = Dieselbe Partie für alle: { $games }.
card-done = { $done } von { $count } gespielt
card-open = Spielen
puzzles-title = Rätsel
puzzles-about = Eine Möglichkeit ist klar besser als alle anderen. Findest du sie?
puzzles-open = Rätsel lösen
