# The review of a finished game

title = Analyse
of = { $title }: die Analyse
won = Gewonnen: { $names }. { $scores }
score = { $name } { $points }
by-link = Wer mitgespielt hat, kann dir den Link schicken: Er steht unter „Teilen“.
ask = Diese Partie analysieren
ask-about = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte, und jede Antwort des Zufalls danach, was sie an den Gewinnchancen aller geändert hat. Das dauert etwa eine halbe Minute.
waiting = Gerade wird eine andere Partie analysiert; diese ist die nächste …
beginning = Die Partie wird gelesen …
working = Es wird tiefer geschaut: { $searched } von { $decisions } Entscheidungen …
refining = Das Wichtigste wird noch einmal geprüft …
failed = Die Analyse ist nicht gelungen. Bitte versuch es noch einmal.
again = Noch einmal
deeper = Tiefer schauen
deep = Das ist die gründliche Analyse.
options-others = { $count ->
    [one] Eine weitere wurde weniger geprüft, weil sie schlechter schien.
   *[other] { $count } weitere wurden weniger geprüft, weil sie schlechter schienen.
  }
deeper-about = Ein paar Minuten statt einer halben. Wer weiter vorausschaut, urteilt vielleicht anders: Ein Verlust kann um mehr als seine Unschärfe kleiner oder größer werden.
to-replay = Zur Rückschau
to-table = Zum Tisch
share = Teilen
share-about = Wer diese Adresse hat, sieht die Partie und ihre Analyse, aber nichts von dem, was am Tisch gesagt wurde.
share-copied = Kopiert.
share-withdraw = Zurückziehen
share-withdrawn = Zurückgezogen: Die Adresse führt nirgends mehr hin.
share-label = Die Adresse dieser Analyse

chances = Gewinnchancen
chances-about = Jede Linie ist die Gewinnchance einer Person: das Mittel dessen, was in diesem Moment alle davon sagen konnten, jeweils nach ihrem Wissen. Ein Fehler senkt sie um das, was er verschenkt hat, ein Zufall verschiebt sie um sein Glück; was daneben neu gesehen wird, wird nur halb geglaubt, damit die Linie kaum ohne Grund springt. Markierungen zeigen die Momente, auf die es ankam.
moment = Moment { $moment } von { $last }
moment-about = Ein Moment ist ein Schritt der Partie: eine Wahl, oder was der Zufall darauf geantwortet hat. Die Rückschau zählt sie ebenso.
when-setup = Vor dem ersten Tag
when-day = Tag { $day }
when-round = Runde { $round }
when-both = Tag { $day }, Runde { $round }
at-moment = Moment { $moment }: { $chances }
previous = Einen Moment zurück
next = Einen Moment weiter
previous-mistake = Der vorige Fehler
next-mistake = Der nächste Fehler
previous-own = Dein voriger Fehler
next-own = Dein nächster Fehler
one-chance = { $name } { $chance } %

moments = Die Momente, auf die es ankam
moments-about = Die Entscheidungen, die am meisten gekostet, und die Zufälle, die am meisten geändert haben, in der Reihenfolge der Partie. Die Zahl nach ±: Derselbe Blick, noch einmal getan, käme in 19 von 20 Fällen innerhalb davon heraus. Was innerhalb davon liegt, heißt nie Fehler; ein tieferer Blick kann trotzdem anders urteilen.
moments-later = Sie werden genannt, wenn die Suche fertig ist.
moments-others = Was für die anderen zählte ({ $count })
moments-none = Niemand hat einen beweisbaren Fehler gemacht, und niemand hatte besonders viel Glück.

verdict-best = Beste
verdict-good = Gut
verdict-inaccuracy = Ungenau
verdict-mistake = Fehler
verdict-blunder = Patzer
verdicts-about = Nach der Gewinnchance, die eine Entscheidung verloren hat: ab 2 % eine Ungenauigkeit, ab 5 % ein Fehler, ab 10 % ein Patzer, sofern das mehr ist als die Unschärfe der Schätzung.
luck = Glück
luck-all = Glück mit dem, was kam: { $changes }
luck-about = Um wie viel das, was eben gezogen oder gewürfelt wurde, die Gewinnchance jeder Person verändert hat, über das hinaus, was davon zu erwarten war.
anew-all = Neu gesehen: { $changes }
anew-about = Um wie viel sich die Linien seit dem Moment davor bewegt haben, obwohl niemand etwas verschenkt hat und nichts durch Zufall kam: Was andere gewählt haben, zeigt, worauf sie aus sind, und wer von hier aus schaut, sieht andere Wege.
luck-one = { $name } { $change } %
eyes = Der Tisch, wie { $name } ihn sah
eyes-all = Der ganze Tisch, mit allem Verborgenen

decision-took = { $name } hat gewählt: { $choice }.
decision-good = Soweit sich das sagen lässt, war das so gut wie die beste Möglichkeit.
decision-unclear = Etwas anderes schien { $loss } % besser (±{ $margin }): zu knapp, um es zu sagen.
decision-best = { $name } hat das Beste gewählt, was es gab: { $choice }.
decision-only = Hier gab es nichts zu entscheiden.
decision-lost = { $loss } % Gewinnchance verschenkt (±{ $margin })
decision-lost-about = Die Gewinnchance nach der besten Wahl weniger die nach der getroffenen. Die Zahl nach ±: Derselbe Blick, noch einmal getan, käme in 19 von 20 Fällen innerhalb davon heraus; ein tieferer Blick kann anders urteilen.
options = Was wählbar war
option-chosen = gewählt
option-show = Auf dem Brett zeigen
option-chance = { $chance } %
options-about = Die Gewinnchance nach jeder Möglichkeit, ermittelt durch Weiterspielen von Tischen aus, an denen diese Person hätte sitzen können. Seltener versuchte Möglichkeiten haben eine größere Unschärfe.
try = Ausprobieren
try-about = Setz dich in diesem Moment hin und spiel von da aus gegen Bots weiter.
in-replay = In der Rückschau ansehen

players = Alle am Tisch
players-about = Wie gut alle gewählt haben, und was Glück war. Wer weit zurückliegt, hat nicht mehr viel zu verschenken, ein kleiner Verlust ist dort also kein Lob. Drück auf eine Zahl, um zu lesen, was sie bedeutet.
player-won = Gewonnen
player-share = Zu { $share } % gewonnen
player-loss = Verschenkt je Entscheidung
player-loss-about = Wie viel Gewinnchance eine Entscheidung dieser Person im Mittel verschenkt hat. Die Zahl nach ± ist das 95-%-Intervall: So weit kann das danebenliegen.
player-luck = Glück
player-luck-about = Was der Zufall dieser Person insgesamt über das Erwartbare hinaus gebracht hat, soweit es bis zum Ende einer Partie anhält.
player-adjusted = Ergebnis ohne Glück
player-adjusted-about = Ein Sieg zählt 100 %, eine Niederlage 0 %; davon wird das Glück abgezogen, soweit das Ergebnis dann zwischen 0 und 100 % liegt. Über eine einzelne Partie sagt das wenig: Über viele Partien zeigt es früher als die Siege, wie gut jemand spielt.
player-decided = Was den Ausschlag gab
player-decided-about = Die Entscheidungen und Zufälle, die die Gewinnchance dieser Person am meisten bewegt haben.
decided-choice = { $change } % durch die Wahl von { $name }
decided-luck = { $change } % durch Glück
player-count-about = Zeigt die nächste Stelle.
player-count = { $verdict }: { $count }

points = Punkte im Verlauf
points-about = Was jede Person aus jeder Quelle gehabt hätte, wenn die Partie in diesem Moment zu Ende gewesen wäre. Zeig auf ein Diagramm, um die Werte dort abzulesen. Der Name einer Quelle führt zu ihrer Regel.
points-at = Bei Moment { $moment }
points-end = Am Ende
about = Was bedeutet das?
