# The review of a game

title = { $game }: eine Partie von { $names }
lead-won = Gewonnen hat { $who }.
lead-shared = Gewonnen haben gemeinsam { $who }.
method = Jede Entscheidung wurde danach beurteilt, was man dabei wissen konnte, mit einer Suche über { $iterations } Iterationen (bisher { $searched } von { $decisions } Entscheidungen; die anderen mit einem Blick des Netzes). ± ist die halbe Breite des 95-%-Intervalls: Was innerhalb davon liegt, heißt nicht Fehler.

verdict-best = beste
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = Patzer

head-player = wer
head-won = gewonnen
head-loss = verschenkt je Entscheidung
head-luck = Glück
head-adjusted = Ergebnis ohne Glück

chances = Gewinnchancen
chances-note = Die Gewinnchance jeder Person, Zug für Zug: das Mittel dessen, was alle nach ihrem Wissen davon sagen konnten. Die Querlinien stehen bei 25, 50 und 75 %.
players = Alle am Tisch
players-note = Verschenkt je Entscheidung: wie viel Gewinnchance eine Entscheidung im Mittel verloren hat. Glück: wie viel die Antworten des Zufalls über das Erwartbare hinaus gebracht haben, soweit es bis zum Ende einer Partie anhält. Ergebnis ohne Glück: der Anteil am Sieg weniger das Glück, er kann unter 0 oder über 100 % liegen; über eine einzelne Partie sagt er wenig, über viele Partien zeigt er früher als die Siege, wie gut jemand spielt. Was eine Partie entschieden hat: die Entscheidungen und Zufälle, die die Gewinnchance am meisten bewegt haben.
moments = Die Momente, auf die es ankam
moments-note = Die Entscheidungen, die am meisten verloren, und die Zufälle, die am meisten geändert haben, in der Reihenfolge der Partie.

points = Punkte im Verlauf
points-note = Was jede Person aus jeder Quelle gehabt hätte, wenn die Partie dann zu Ende gewesen wäre; unter der Linie, was abgezogen wurde. Die Zahlen sind die vom Ende.
points-of = { $who }: { $points } Punkte

moment-decision = { $who } hat „{ $chosen }“ gewählt. „{ $better }“ hätte { $loss } % mehr bewahrt (±{ $margin }): { $before } % statt { $after } %.
moment-turn = Zusammen mit dem, was im selben Zug sonst gewählt wurde, gingen { $loss } % verloren.
moment-luck-good = { $who } hatte Glück: +{ $change } % (±{ $margin }).
moment-luck-bad = { $who } hatte Pech: −{ $change } % (±{ $margin }).
reason-own = Die bessere Wahl bringt im Mittel { $points } Punkte mehr: { $parts }.
reason-points = Die bessere Wahl führt im Mittel zu { $points } Punkten mehr.
reason-wins = Von Bots { $games }-mal weitergespielt, hat sie { $better }-mal gewonnen statt { $chosen }-mal.
reason-part = { $source } { $points }
reason-and-rest = { $parts }, alles andere { $rest }
reason-rival-less = { $who } hätte { $points } weniger gehabt ({ $source }).
reason-small = Kein einzelner Grund erklärt es: Sie ist in mehreren Kleinigkeiten besser.
reason-taken = In der Partie hat { $who } zugegriffen: „{ $choice }“.
reason-plan = { $who } würde dann höchstwahrscheinlich so weitermachen: { $steps }.
quoted = „{ $text }“

player-decided = Was die Partie von { $who } entschieden hat: { $moments }.
decided-choice = { $change } % durch die Wahl von { $who } bei Zug { $move }
decided-luck = { $change } % durch Glück bei Zug { $move }
player-well = Gut gemacht: { $who } hat „{ $chosen }“ gefunden; die nächstbeste Möglichkeit war { $gap } % weniger wert.
player-learn = Zum Lernen: „{ $chosen }“ statt „{ $better }“ hat { $loss } % gekostet.
at-move = Zug { $move }. { $text }

amount = { $game ->
    [adventure-tours] { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
      }
   *[other] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
      }
  }

# A hint for somebody who practises

hint-look = { $count ->
    [one] Schau hierher: Hier ist etwas zu holen.
   *[other] Schau dir diese { $count } an: Die beste Wahl ist dabei.
  }
hint-move = Am besten scheint: { $choice }.
hint-at-once = In diesem Zug bringt dir das { $parts }.
hint-soon = Damit macht man { $time ->
    [day] an diesem Tag
   *[round] in dieser Runde
  } meist etwa { $amount }, vor allem { $parts }.
hint-plan = Danach höchstwahrscheinlich: { $steps }.
hint-part = { $amount } ({ $source })
hint-taken = Lässt du es liegen, nimmt es höchstwahrscheinlich { $who }.
hint-own = Bis zum Ende bringt dir das meist etwa { $amount } mehr, vor allem hier: { $source }.
hint-points = Bis zum Ende bringt dir das meist etwa { $amount } mehr.
hint-in-many-ways = Nichts Einzelnes hebt es vom Nächstbesten ab: Es ist in mehreren Dingen ein wenig besser.
hint-chance = Etwa { $chance } von 100 solchen Partien werden damit gewonnen.
hint-as-good = Etwa ebenso gut: { $choices }.
hint-quoted = „{ $choice }“
hint-worse = Mit „{ $choice }“ wären es etwa { $less } weniger (±{ $margin }).
hint-only = Etwas anderes gibt es nicht zu wählen.
hint-rival = Es kostet { $who } etwa { $amount } ({ $source }).

# A puzzle from a bots' game

puzzle-headline = Am Zug: { $who }
puzzle-day = Tag { $number }
puzzle-round = Runde { $number }
puzzle-ahead = { $count } Vorsprung
puzzle-behind = { $count } Rückstand
puzzle-even = gleichauf mit der Spitze
puzzle-players = { $count } Personen
puzzle-choices = { $count } Möglichkeiten
puzzle-lead = „{ $best }“ gewinnt mindestens { $lead } % mehr Partien als das Nächstbeste, „{ $other }“.
puzzle-line = Was { $who } danach höchstwahrscheinlich tun würde: { $line }.
puzzle-search = Gezählt durch Vorausschauen, mit den besten Antworten aller: { $chance } % der Partien werden gewonnen, { $less } % (±{ $margin }) mit dem Nächstbesten.
puzzle-played = Gezählt, indem starke Bots { $games } Partien zu Ende spielten: { $better } gewonnen, { $chosen } nach „{ $other }“. Bots machen später Fehler, darum unterscheiden sich die beiden Zählungen; der kleinere Vorsprung ist der zuerst genannte.
