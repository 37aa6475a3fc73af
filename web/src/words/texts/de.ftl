# Everywhere

to-home = Alle Spiele
language = Sprache
lost = Unter dieser Adresse gibt es nichts.
unreachable = Der Server ist nicht erreichbar. Bist du online?
unexpected = Der Server hat eine unverständliche Antwort gegeben.
rules-title = Regeln
rules-here = Was kann ich hier tun?
puzzles-title = Rätsel
puzzles-of = Rätsel zu { $title }
learn-title = In fünf Minuten lernen
learn-playing = Spielend lernen
replay-title = Rückschau
review-title = Analyse
about-title = Über Chautari
close = Schließen
rule = Regel { $rule }
whence = Die Regel dazu, und woher die Werte stammen
values-from = Quelle der Werte: { $source }
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
game-kathmandu = Kathmandu
game-adventure-tours = Adventure Tours
game-yak = Yak
game-reviving-kathmandu = Reviving Kathmandu
title-table = { $title } · Chautari
title-your-turn = Du bist dran: { $title }

# Home

skip = Zum Inhalt
games = Die Spiele
home-title = Leg deine Last ab und spiel
home-about = Vier Brettspiele aus den Bergen Nepals: allein gegen Bots oder mit Freunden über einen Link. Ohne Konto, ohne Installation.
unofficial = Ein inoffizieller, kostenloser Ort zum Spielen, gemacht von Menschen, die diese Spiele lieben. Bitte kauft sie: Wer sie geschaffen hat, hat es verdient.
for-programs = Für Programme
game-makers = von { $designers }
about-kathmandu = Führe dein Yak über die Pässe nach Kathmandu: Lies die Karte, packe klug, handle unterwegs und behalte das Wetter im Auge.
about-adventure-tours = Rüste deine Expedition aus und gewinne Abenteurer dafür: Wer mitkommt, zahlt; wer auf deiner Hand bleibt, kostet.
about-yak = Baue im Nebel einen Steinturm. Die Fuhrwerke bringen Steine und Nahrung im Kreis herum; plane deinen Tag im Geheimen.
about-reviving-kathmandu = Baue die Monumente der Stadt Teil für Teil wieder auf und biete um Karten auf dem Zeichentisch.
fact-players = { $least }–{ $most } Personen
fact-minutes = { $least }–{ $most } Min.
fact-weight = { $weight ->
    [light] leicht
    [medium] mittel
   *[demanding] anspruchsvoll
  }
play = Spielen
play-game = { $title } spielen
learn-playing-game = Spielend lernen: { $title }
rules-of = Regeln von { $title }
my-tables = Deine Tische
my-due = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
my-your-turn = Du bist dran
my-lesson = Deine Lektion fortsetzen
my-waiting = Plätze sind frei
my-finished = Beendet
my-with = mit { $names }
my-alone = noch niemand sonst
my-all = Alle { $count } Tische
my-over = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
  }
my-put-away = { $count ->
    [one] Ein weggeräumter Tisch
   *[other] { $count } weggeräumte Tische
  }
put-away = Wegräumen
put-away-table = { $title } wegräumen, { $others }
bring-back = Zurückholen
bring-back-table = { $title } zurückholen, { $others }
join = Hingehen
join-title = An einen Tisch setzen
join-code = Ein Link, den dir jemand geschickt hat, oder der Code von deinem anderen Gerät
open-title = Offene Tische auf diesem Server
open-none = Gerade wartet niemand auf Gesellschaft.
open-sit = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
  }

# Setting up

no-such-game = Dieses Spiel gibt es hier nicht.
usual-name = Globetrotter
who-sits = Wer sitzt wo
company = Wer spielt mit dir
company-bots = Bots, sofort
company-friends = Freunde, per Link
first-game = Deine erste Partie
first-game-about = { $game ->
    [kathmandu] Die dafür vorgeschlagene Landschaft, mit zwei Kompassnadeln in Richtung Kathmandu.
   *[other] Was dafür empfohlen wird.
  }
as-usual = Wie geübte Runden spielen
as-usual-about = { $game ->
    [kathmandu] Jedes Mal eine andere Landschaft, die Nadeln, wie sie fallen.
   *[other] Die üblichen Optionen.
  }
all-options = Alle Optionen
watch-allowed = Wer den Link hat, darf zuschauen, sobald alle Plätze besetzt sind
how-many = Wie viele spielen
players = Personen
kind-me = Ich
kind-bot = Bot
kind-open = Gast
bot-level = Wie gut der Bot spielt
friend-name = Name, falls bekannt
friend-about = Du bekommst einen Link für alle.
variants = Optionen
not-at-this-size = nicht bei dieser Personenzahl
not-with-these = nicht mit dem, was unter „{ $option }“ gewählt ist
list-table = Unter den offenen Tischen dieses Servers zeigen
away-after = Ein Bot vertritt alle, die nicht antworten, nach
away-never = gar nicht
away-minutes = { $minutes ->
    [5] 5 Minuten
    [15] 15 Minuten
    [60] einer Stunde
    [720] 12 Stunden
    [1440] einem Tag
   *[other] { $days } Tagen
  }
begin = Los
begin-link = Los, und Link holen
your-name = Dein Name
sit-down = Hinsetzen
watch = Zuschauen
join-seat = Ein Platz bei { $title } gehört dir
join-table = Ein Tisch mit { $title }
join-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei: Er gehört dir, wenn du magst.
   *[other] { $count } Plätze sind frei: Nimm den, der dir gefällt.
  }
join-full = Alle Plätze sind besetzt. Frag, wer dir den Link geschickt hat.
join-seat-free = freier Platz
join-seat-kept = freigehalten für { $name }
join-here = Hier sitzen
join-colour = Deine Farbe
join-colour-named = Farbe { $letter }
join-new = Neu bei { $title }?
join-lesson = Die Einführung zeigt dir mit dem echten Material, wie es gespielt wird. Die anderen warten so lange.
join-watch = Bei { $title } zuschauen
join-move = Dein Platz bei { $title } zieht hierher um
join-your-seat = dein Platz

# The seats

seats = Plätze
seat-you = du
log-you = Du
log-subject = { $who-key ->
    [you] { $who } hast
   *[other] { $who } hat
  }
recap-subject = { $who }:
log-all = { $who } { $who-key ->
    [you] habt
   *[other] haben
  } { $what }.
log-verb = last
log-sentence = { $first } und { $last }.
log-sentence-two = { $first } und { $last }.
log-more = { $more ->
    [1] zweimal { $what }
    [2] dreimal { $what }
    [3] viermal { $what }
   *[other] { $what } (und noch { $more }-mal)
  }
seat-nobody = Noch niemand
seat-free = frei
seat-kept = freigehalten
seat-here = da
seat-away = weg
seat-asked = ist gefragt
seat-your-turn = du bist dran
seat-thinking = überlegt
seat-bot = Bot, { $level }
level-novice = Neuling
level-casual = geübt
level-strong = stark
level-master = Meister
level-grandmaster = Großmeister
seat-stand-in = ein Bot springt ein
seat-resigned = ein Bot spielt weiter
seat-chance = gewinnt in { $chance } % der Fälle
seat-chance-about = Wie oft von hier aus gewonnen würde, wenn starke Bots für alle weiterspielten, beurteilt nach dem, was du sehen kannst: Verdeckte Karten der anderen zählen nicht mit.
seat-numbered = Platz { $number }

# What is asked

ask-label = Was du gefragt wirst
choices = Deine Möglichkeiten
choices-fold = Auswahl
or-touch = oder wähle, was auf dem Tisch leuchtet
staged = Schau, was geschieht …
staged-skip = Überspringen
staged-go-on = Weiter
unsure = { $choice }? Das lässt sich nicht zurücknehmen.
unsure-passes = { $choice }?
unsure-yes = Ja
unsure-no = Noch nicht
unsure-skip = Verzichten
unsure-back = Zurück
connecting = Auf dem Weg zum Tisch …
game-over = Die Partie ist zu Ende.
paused = Der Tisch macht Pause.
waiting-for = Warten auf { $names }.
one-moment = Einen Moment …
watching = Du schaust zu.
undo = Zurück
restart = Zug neu
hint = Tipp
practice = Übung
practice-about = Diese Partie zählt als Übung: Es gab vielleicht Tipps oder zurückgenommene Züge. So ist sie in deiner Liste, am Ende und in der Aufzeichnung markiert; sonst ändert sich nichts.
daily = Tagespartie
daily-deal = Die Tagespartie vom
daily-day = { DATETIME($day, day: "numeric", month: "short", timeZone: "UTC") }
daily-about = Das ist die Tagespartie: Alle auf der Welt bekommen dieselben Karten und haben einen Versuch. Damit die Ergebnisse vergleichbar bleiben, gibt es keine Tipps, und nichts wird zurückgenommen, was etwas Neues gezeigt hat.
daily-sealed = Tagespartie: ein Versuch, keine Tipps
daily-others = Die anderen Tagespartien von heute
rule-link = Die Regel
not-now = Jetzt nicht: { $reason }

# What happened

log = Verlauf
log-earlier = Frühere Zeilen
log-tuck = Verlauf wegstecken
log-bring = Verlauf hervorholen
log-show = Diesen Moment zeigen
log-show-of = Zeigen: { $what }
log-setup = Der Aufbau
since-mine = Seit deinem letzten Zug
since-short = Bisher
since-you = Über dich:
since-again = Noch einmal zeigen
since-log = Zum Verlauf
since-you-looked = Seit du zuletzt hingesehen hast
missed = { $count ->
    [one] Etwas ist geschehen, seit du zuletzt hingesehen hast.
   *[other] { $count } Dinge sind geschehen, seit du zuletzt hingesehen hast.
  }
missed-show = Zeig’s mir
missed-seen = Gesehen
missed-showing = Was du verpasst hast
missed-stop = Zurück zum Jetzt
chat-say = Sag etwas
chat-send = Sagen
talk-unread = { $count ->
    [0] Zu Verlauf und Gespräch
    [one] Jemand hat etwas gesagt
   *[other] { $count } Dinge wurden gesagt
  }

# Reactions

reactions = Gesten
reaction-nod = Nicken
reaction-applause = Beifall
reaction-thanks = Danke
reaction-hmm = Hm
reaction-ouch = Autsch
reaction-hurry = Eilig?
reactions-silence = Gesten ausschalten

# Notices

connection-lost = Die Verbindung ist weg; gleich geht es weiter …
bot-plays-for-you = Ein Bot spielt für dich.
come-back = Zurückkommen
go-on = Weiter
undo-you-ask = Du möchtest deinen Zug zurücknehmen.
undo-asks = { $who } möchte einen Zug zurücknehmen.
undo-waits = Warten auf { $names }.
undo-agree = Einverstanden
undo-decline = Nein, er bleibt
undo-withdraw = Schon gut

# Instead of a table

closed-elsewhere = Hast du auf einem anderen Gerät angefangen? Wähle dort im Menü des Tisches „{ $choice }“ und gib den Code auf der Seite mit allen Spielen ein.

# The menu

menu = Menü
pause = Pause
leave = Tisch verlassen
leave-sure = Den Tisch verlassen? Ein Bot vertritt dich, bis du wiederkommst.
resign = Aufgeben
resign-sure = Endgültig aufgeben? Ein Bot spielt für dich zu Ende.
chances-show = Gewinnchancen aller zeigen
go-back = Zurück bis …
to-origin = Zurück zur Ausgangspartie
undo-ask = Bitten, meinen Zug zurückzunehmen
other-device = Auf anderem Gerät weiterspielen
move-code = Gib dort innerhalb von { $minutes } Minuten { $code } ein.
invite-title = Ein Link für alle
invite-about = Schick ihn allen, die mitspielen sollen: Wer ihn öffnet, nimmt einen freien Platz. Ohne Konto, ohne Installation.
invite-copy = Link kopieren
invite-share = Teilen
invite-subject = Ein Tisch mit { $title }
invite-scan = Oder vom Bildschirm scannen
links = Links
links-single = Links für einzelne Plätze und zum Zuschauen
links-about = Wer den Link eines Platzes zuerst öffnet, sitzt dort. Ein Konto braucht es nicht.
link-for = Link für { $who }
link-renew = Neuer Link
link-make = Link erstellen
link-sure = Neuen Link für den Platz von { $who } erstellen? Wer jetzt dort sitzt, steht auf, und der Platz gehört der Person, die den Link öffnet.
scan = Scannen
spectators = Publikum
described = Der Tisch in Worten
described-short = In Worten
sound = Klänge
volume = Lautstärke
choices-open = Alle Möglichkeiten auflisten
pace = Tempo: { $pace ->
    [calm] ruhig
    [brisk] flott
   *[instant] sofort
  }
safety = Nachfragen: { $safety ->
    [never] nie
    [near] wenn der Finger abrutschen kann
   *[final] bei allem, was endgültig ist
  }
notify = Melden, wenn ich dran bin
theme = Darstellung: { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie Gerät
  }
keys = Tasten
keys-on = Tastenkürzel

# The keys

key-digit = die Möglichkeit mit dieser Nummer nehmen
key-arrows = zum nächsten, was angeboten wird
key-enter = es nehmen
key-fold = alle Möglichkeiten auflisten oder die Liste zuklappen
key-since = was seit deinem letzten Zug geschehen ist
key-undo = zurücknehmen
key-restart = den Zug neu beginnen
key-hint = ein Tipp, wenn du allein unter Bots bist
key-chat = etwas sagen
key-described = der Tisch in Worten
key-rules = die Regeln für diesen Moment
key-help = diese Tasten
key-escape = schließen, was offen ist

# Before the game

waiting-title = { $count ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
waiting-host = Die Partie beginnt, wenn alle Plätze besetzt sind oder die Tischleitung sie startet.
waiting-yours = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.
never-played = { $title } noch nie gespielt?
start-with-bots = { $count ->
    [one] Jetzt beginnen, mit einem Bot auf dem freien Platz
   *[other] Jetzt beginnen, mit Bots auf den freien Plätzen
  }

# The end

scoring = Die Wertung
scoring-skip = Alles zeigen
source = Wofür
total = Summe
place = Rang
ordinal = { $place }.
built-by = Was { $name } gebaut hat
winner-you = Du gewinnst!
winner-team = Dein Team gewinnt!
winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
rematch = Noch einmal
rematch-join = Zur nächsten Partie
download = Aufzeichnung laden
share-picture = Bild zum Teilen
share-picture-of = Wie diese Partie { $title } ausging
share-picture-save = Als Datei sichern
share-picture-copy = Kopieren
share-picture-copied = Kopiert: Füge es ein, wo du willst.
share-picture-saved = Gesichert als { $file }
site = Chautari
show-table = Tisch ansehen
own-place = Das ist für dich der { $place } Platz, { $points ->
    [0] gleichauf
   *[other] { $points } hinter der Spitze
}.
own-won = { $points ->
    [0] Gleichauf mit { $names }, und doch vorn.
    [one] Um Haaresbreite: { $points } vor { $names }.
   *[other] { $points } vor { $names }.
}
own-team-place = Das ist für dein Team der { $place } Platz, { $points ->
    [0] gleichauf
   *[other] { $points } hinter der Spitze
}.
team-total = Team
team-has = Team { $points }
show-scores = Die Wertung

# A game again

replay-of = { $title } in der Rückschau
replay-reading = Wird gelesen …
replay-not-begun = Diese Partie hat noch nicht begonnen.
replay-to-table = Zum Tisch
replay-eyes = Wessen Augen schauen
replay-eyes-of = Mit den Augen von { $name }
replay-all = Alle
replay-all-about = Alle der Reihe nach: mit den Augen der Person, die als Nächstes entscheidet
replay-not-over = Solange die Partie läuft, blickst du nur mit deinen eigenen Augen zurück.
replay-controls = Die Rückschau
replay-where = { $move } von { $last }
replay-move = Moment der Partie
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
replay-played = { $name }: { $choice }
replay-begins = Die Partie beginnt.
replay-chosen = { $name } wählt im Geheimen.
replay-quiet = Jemand wählt im Geheimen.
replay-standing = { $place }. { $name }, { $total }
replay-later = Spätere Zeilen
replay-branch = Ab hier weiterspielen
replay-link = Link zu diesem Zug
replay-download = Herunterladen
branch-about = Ein neuer Tisch beginnt bei Moment { $move } dieser Partie. Du nimmst einen Platz, Bots die übrigen, und was von da an gezogen oder gewürfelt wird, kommt neu.
branch-seat = Dein Platz
branch-begin = Hinsetzen
record-title = Eine Partie noch einmal ansehen
record-about = Geh sie Schritt für Schritt durch, schau mit den Augen aller Plätze, oder spiel von jedem Moment aus weiter. Eine Aufzeichnung, die du mitbringst, siehst nur du.
record-choose = Wähle die Datei einer Aufzeichnung, oder lass sie hier fallen
record-unreadable = „{ $name }“ ist keine Aufzeichnung einer Partie.
record-mine = Deine beendeten Partien

# The rules

rules-about = Jede Regel, wie sie hier gespielt wird, in unseren eigenen Worten. Die Nummern ändern sich nie, darum lässt sich jede verlinken.
rules-chapters = Kapitel
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
  }
rules-nothing = Keine Regel spricht von „{ $query }“.
rules-link = Link zu Regel { $rule }

# Five minutes

learn-of = { $title } lernen
learn-five = in fünf Minuten
learn-players = { $least }–{ $most } Personen, von { $designers }
learn-end = Wie es endet
learn-scores = Was zählt
learn-points = Punkte
learn-tips = Drei Tipps
learn-play = Jetzt gegen Neulinge spielen
learn-set-up = Tisch aufbauen
learn-all-rules = Alle Regeln

# What a game is about, told at its first table

aim = Deine erste Partie { $title }
aim-goal = Das Ziel
aim-turn = Was du tust
aim-end = Das Ende
aim-begin = Los geht’s
aim-goal-yak = Baue den wertvollsten Turm. Gleichfarbige Steine, die sich berühren, sind eine Gruppe: 2 bringen 3 Punkte, 3 bringen 6, 4 bringen 9. Auch viele Gruppen lohnen sich: drei bringen 4 Punkte, vier 8, fünf 12.
aim-turn-yak = Jeden Morgen wählen alle geheim eine Karte. Bauen: Bezahle mit Nahrung bis zu 3 Steine vom Fuhrwerk vor dir. Nachschub: Nimm eine Sorte seiner Nahrung. Markt: Nimm 2 Nahrung und schick einen Stein auf ein Fuhrwerk. Am Abend ziehen die Fuhrwerke weiter, und Nebel lässt sie umkehren.
aim-end-yak = Hat jemand 14 Steine gelegt, wird noch ein letzter Tag gespielt. Wer das zuerst schafft, bekommt die Stupa: 3 Punkte.
aim-goal-adventure-tours = Besitze nach drei Runden die meisten Münzen. Wer an deiner Expedition teilnimmt, bezahlt dich am Ende der Runde; jede Karte, die auf deiner Hand bleibt, kostet dich 2.
aim-turn-adventure-tours = Spiel eine Karte. Als Ausrüstung erhöht sie, was du bieten kannst, und du ziehst eine neue. Als Teilnehmer kommt sie mit, wenn deine Ausstattung in ihrer Farbe für den Anspruch reicht, und du darfst ihre Aktion nutzen.
aim-end-adventure-tours = Eine Runde endet sofort, wenn jemand keine Karte mehr hat. Sammle also zahlende Teilnehmer, und werde dann deine Hand los, bevor es die anderen tun.
aim-goal-kathmandu = Bring dein Yak mit den meisten Punkten nach Kathmandu: für Waren, Tempel, Landkarten, Tiere und Yak-Plättchen, die du auf der gezeigten Landschaft umdrehst. Du beginnst weit unter null, denn jedes Plättchen und jede Grenze, die noch fehlt, kostet.
aim-turn-kathmandu = Wähle einen Würfel, nimm die Ressource seiner Farbe, und zieh dein Yak so viele Felder geradeaus. Dann tu, was das Feld bietet.
aim-end-kathmandu = Nach sechs Tagen mit je drei Zügen, im langen Spiel nach acht. Der Sturm folgt von hinten: Bleib vor ihm.
aim-goal-reviving-kathmandu = Baue Monumente wieder auf, von unten nach oben. Ein fertiges bringt die Punkte auf seinem obersten Teil; Teile einer Farbe und dein geheimer Auftrag bringen mehr.
aim-turn-reviving-kathmandu = Biete verdeckt eine Münze auf die zwei Karten einer Reihe oder Spalte. Die höhere Münze gewinnt, dann die nähere. Wer weniger als zwei Karten gewinnt, zieht stattdessen rote. Dann bauen alle; eine Karte mit zwei Hälften wird zu einer davon.
aim-end-reviving-kathmandu = Nach acht Runden. Deine letzte Münze bringt nach Runde vier und acht ihre Punkte oder kauft eine abgeworfene Karte.
