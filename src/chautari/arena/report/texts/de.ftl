title = { $game }: Bots gegen Bots
facts = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $deals ->
    [one] 1-mal gemischt
   *[other] { $deals }-mal gemischt
  }, { $seats } Plätze · { $options } · Startwert { $seed }
no-options = übliche Regeln
verdict-clear = { $bot } ist hier am stärksten: { $share } % seiner Partien gewonnen (zwischen { $low } und { $high } %), wo ein gerechter Anteil { $fair } % wäre.
verdict-open = { $bot } liegt mit { $share } % seiner Partien vorn (zwischen { $low } und { $high } %; ein gerechter Anteil ist { $fair } %), aber um sicher zu sein, dass das der stärkste Bot ist, braucht es mehr Partien.

wins = Wer gewinnt
wins-note = Wie oft ein Platz jedes Bots gewinnt; ein Gleichstand teilt den Sieg, ein Team gewinnt gemeinsam. Der Balken ist das 95-%-Intervall, die gestrichelte Linie ein gerechter Anteil.
ratings = Wie stark
ratings-note = Wertzahlen danach, wer vor wem lag; das Mittel aller ist 0, und 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage.
points = Wie viele Punkte
points-note = Wie oft ein Bot am Ende so viele Punkte hatte; die Linie ist sein Mittel.
places = Auf welchem Rang
places-note = Links der Sieg, dann bis zum letzten Rang, in Prozent.
mean-place = { $place } im Mittel
duels = Wer wen schlägt
duels-note = Wie oft der Bot einer Zeile vor dem einer Spalte lag, wenn sie einander trafen; ein Gleichstand zählt halb.
duel-head = vor →
seats = Wo sie sitzen
seats-note = Wie oft jeder Platz gewinnt, wer immer dort sitzt: Jeder Bot saß gleich oft auf jedem Platz.
seats-of-bots = gewinnt von
seat = Platz { $seat }
lengths = Wie lange eine Partie dauert
lengths-note = Alles, was alle Plätze zusammen gefragt wurden.
all-games = Entscheidungen
range = { $low } bis { $high }
thinking = Wie lange sie überlegen
thinking-note = Für eine echte Wahl: Die Hälfte aller Entscheidungen dauerte höchstens so lange wie der Punkt, 95 % höchstens so lange wie das Ende des Balkens. Die Zeiten hängen vom Rechner ab und davon, was er sonst noch tat.
faults = Was schiefging
faults-note = Wo ein Bot abstürzte, stecken blieb oder Unsinn antwortete, hat der Zufall an seiner Stelle gewählt.
fault-crash = { $count } × beendet oder mit Fehler abgebrochen
fault-stall = { $count } × keine rechtzeitige Antwort
fault-nonsense = { $count } × keine solche Möglichkeit
fault-absent = { $count } × nicht mehr gefragt
method = Wie das ermittelt wurde
method-note = Was hinter den Zahlen steht.
method-seatings = Jede Mischung wurde in verschiedenen Sitzordnungen gespielt, mit denselben Karten und Würfeln, sodass kein Bot den besseren Platz oder mehr Glück hatte. Bei vielen verschiedenen Bots wird eine Mischung von jedem Platz aus in einer Reihenfolge um den Tisch gespielt, die nächste Mischung in einer anderen.
method-intervals = Partien mit derselben Mischung ähneln einander, darum gelten ganze Mischungen als unabhängig, nicht Partien: Wilsons Intervall für die wirksame Zahl der Partien nach Korn und Graubard, für Punkte das von Student.
method-ratings = Das Modell von Bradley und Terry, angepasst an alle Vergleiche zweier verschiedener Bots an einem Tisch, mit je einem gedachten Unentschieden zwischen allen Paaren; Fehler aus ganzen Mischungen.
method-again = Dieselben Partien noch einmal, außer bei Bots, die auf die Uhr sehen:
numbers = Die Zahlen als Tabelle
bot = Bot
games = Partien
wins-column = Siege
interval = 95 %
mean-column = Punkte
rating-column = Wertzahl
ms-column = ms, Hälfte / 95 %

balance-title = { $game }: wie ausgewogen es ist
balance-facts = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $seats } Plätze · { $bots } · Startwert { $seed }
balance-seats = Plätze
balance-seats-note = Wie oft jeder Platz gewinnt. Überall auf dieser Seite ist der Balken das 95-%-Intervall und die gestrichelte Linie ein gerechter Anteil; ein Pfeil und eine Farbe kennzeichnen, was daneben liegt, wie es eines von zwanzig durch bloßen Zufall tut. Die Zahl sagt, das Wievielfache eines gerechten Anteils jemand gewinnt.
balance-bots = Bots
balance-bots-note = Wie oft ein Platz jedes Bots gewinnt.
balance-traits = Was sie bekommen haben
balance-traits-note = Tableaus, Charaktere und dergleichen: wie oft gewinnt, wer sie hat.
balance-cards = Karten
balance-cards-note = Von allen Malen, die eine Karte gespielt wurde: wie viele davon von jemandem, der später gewann. Gewinnen und eine Karte spielen können dieselbe Ursache haben: Das zeigt, was zusammen auftritt, nicht, was was bewirkt.
balance-choices = Entscheidungen
balance-choices-note = Die häufigsten Arten von Entscheidungen: von allen Malen, die eine getroffen wurde, wie viele davon von jemandem, der später gewann.
balance-options = Optionen
balance-options-note = Wie oft Platz 0 mit jedem Wert einer Option gewinnt, über alle Verbindungen, in denen er gespielt wurde.
balance-method = Diese Partien haben Bots gespielt; was für sie gilt, muss nicht für Menschen gelten. Dieselben Partien noch einmal:
balance-rate = { $rate } der Plätze
balance-chosen = { $rate }, wenn offen
balance-points = { $points } Punkte
balance-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } · { $length } Entscheidungen
