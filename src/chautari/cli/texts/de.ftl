# Commands and their arguments

about = Vier Brettspiele aus dem Himalaya im Terminal: zum Spielen, Nachsehen, Messen und Regellesen.
command = BEFEHL
help-version = die Version dieses Programms ausgeben
help-language = die Sprache, die gesprochen wird: { $languages } (Standard: die Variable CHAUTARI_LANGUAGE, sonst LC_ALL, LC_MESSAGES oder LANG, sonst en)
unknown-language = Die Sprache { $given } gibt es hier nicht; es gibt { $languages }.
help-games = die Spiele auflisten: wie viele Plätze, von wem, mit welchen Optionen
help-play = hier eine Partie spielen, gegen Bots oder mit anderen an derselben Tastatur
help-daily = die Partie des Tages spielen, die alle haben: Plätze, Bots und Optionen bringt sie mit
help-learn = ein Spiel am Tisch lernen, Schritt für Schritt geführt
about-learn = Eine erste Partie, Schritt für Schritt geführt; danach Kapitel über alles, was dazukommen kann. Mit „ende“ gehst du jederzeit.
help-learn-chapter = welches Kapitel (Standard: die erste Partie; --list zeigt alle)
help-learn-part = mit welchem Teil es beginnt, ab 1
help-learn-name = wie du angesprochen wirst
help-learn-list = die Kapitel auflisten
help-learn-resume = die Lektion fortsetzen, die du verlassen hast
help-puzzle = in einem Moment die eine Möglichkeit finden, die klar besser ist als alle anderen
about-puzzle = Zeigt einen Moment einer Partie zwischen Bots, in dem eine Möglichkeit klar besser ist als alle anderen, fragt danach und erklärt, warum.
help-puzzle-number = welches Rätsel, ab 1 (Standard: eines durch Los)
help-puzzle-grade = eines dieser Schwierigkeit durch Los
help-serve = Tische für Freunde bereitstellen, in diesem Browser oder in deinem Netz
help-host = die Adresse, an der gelauscht wird (Standard: { $default }, nur dieser Rechner; 0.0.0.0 lässt dein Netz herein); oder die Variable HOST
help-port = der Port (Standard: { $default }; 0: irgendein freier); oder die Variable PORT
help-origin = eine weitere Adresse, unter der dieser Server geöffnet wird, etwa hinter einem Proxy
help-bot-pause = wie viele Sekunden ein Bot wartet, bevor er antwortet (Standard: 0,8)
help-bot-workers = wie viele Prozesse für die Bots denken (Standard: einer je Kern, bis auf einen)
help-review-time = wie viele Sekunden die Analyse einer beendeten Partie dauern darf (Standard: { $default })
help-open-metrics = /metrics allen verraten, nicht nur diesem Rechner
help-client = der Ordner einer Browser-Oberfläche statt der eingebauten
help-proxy = die Adresse eines Proxys oder sein Netz, dem geglaubt wird, wer anfragt (X-Forwarded-For, -Proto)
help-limits = das Wievielfache des Üblichen eine Adresse verlangen darf (Standard: 1)
help-replay = eine aufgezeichnete Partie Zug für Zug erzählen, ihren Tisch zeigen oder sie prüfen
help-review = sagen, was jede Entscheidung einer beendeten Partie gekostet hat und was Glück war
about-review = Beurteilt jede Entscheidung einer aufgezeichneten Partie danach, was man dabei wissen konnte, und jede Antwort des Zufalls danach, was sie an den Gewinnchancen aller geändert hat.
help-review-seconds = wie lange hineingeschaut wird (Standard: { $seconds })
help-review-html = eine Seite mit Diagrammen in diese Datei schreiben
review-reviewing = Analyse läuft
help-bench = messen, wie schnell die Regeln laufen
help-arena = Bots gegeneinander spielen lassen und sehen, welcher besser ist
about-arena = Lässt Bots in jeder Sitzordnung gegeneinander spielen, jedes Mal mit denselben Karten, und sagt, wie oft jeder gewinnt und wie sicher das ist. Bots, die Iterationen zählen (search:2000it), spielen immer dieselben Partien; solche, die auf die Uhr sehen (search:500ms), nicht.
help-arena-bots = wer spielt: Namen, Python-Dateien oder process:BEFEHL, durch Kommas getrennt; bei weniger Bots als Plätzen füllt der letzte den Rest, bei mehr spielt jede Auswahl von ihnen (Standard: greedy,uniform)
help-on = wo die Partien gespielt werden: here (hier) oder auf Ray (dem Cluster, den RAY_ADDRESS nennt, oder einem dieses Rechners)
help-html = einen Bericht mit Diagrammen in diese Datei schreiben
help-resume = einen unterbrochenen Vergleich fortsetzen
help-results = die Ergebnisse in dieser Datei aufbewahren, eine Zeile je Partie (Standard: bis zur letzten Partie in einer eigenen Datei)
help-balance = Bots viele Partien spielen lassen und sehen, wie es Plätzen, Tableaus, Charakteren, Karten, Entscheidungen und Optionen ergeht
help-balance-bots = wer spielt, in jeder Sitzordnung; der letzte füllt den Rest (Standard: greedy)
help-by-lot = was durch Los statt von den Bots gewählt wird: alle Möglichkeiten, deren Namen so beginnen, wie in --by-lot character
help-all-options = jedes Mal mit einer anderen Verbindung der Optionen spielen, außer denen, die --option nennt, und sie vergleichen
help-record = Bots spielen lassen und jede Entscheidung in eine Parquet-Datei schreiben
about-record = Lässt Bots spielen und schreibt eine Zeile je Entscheidung: wer gefragt wurde, was angeboten und gewählt wurde, und wie die Partie für diesen Platz ausging. Derselbe Befehl setzt fort, was eine Unterbrechung übrig gelassen hat.
help-record-out = die Parquet-Datei, in die geschrieben wird
help-observations = auch schreiben, was der Platz wusste, in Zahlen
help-games-played = wie viele Partien (Standard: 400)
help-workers = wie viele Partien zugleich (Standard: eine je Kern)
help-rules = die Regeln eines Spiels in unseren eigenen Worten ausgeben, oder die ohne Test finden
help-json = JSON ausgeben, das ein Programm lesen kann
help-game = eines von { $games }
help-seats = wie viele Personen spielen
help-you = der Platz, den du nimmst, gezählt ab 0 (Standard: 0)
help-hotseat = Menschen auf allen Plätzen, die --bots frei lässt; die Tastatur wird weitergegeben
help-bots = die Bots auf den anderen Plätzen, der Reihe nach: { $bots }; der letzte füllt den Rest (Standard: greedy)
help-seed = derselbe Startwert teilt dieselben Karten aus
help-option = eine Variante des Spiels; kann mehrmals angegeben werden
help-load = eine gesicherte Partie fortsetzen, auf dem Platz und gegen die Bots, die du nennst
help-resume-play = die Partie fortsetzen, die du zuletzt verlassen hast (oder die zuletzt verlassene von GAME, oder die in FILE), alle auf ihren Plätzen; jede Partie wird nach jedem Zug aufbewahrt
help-confirm = vor einer Wahl nachfragen, die endgültig ist oder die anderen weiterspielen lässt
help-file = eine Aufzeichnung, die dieses Programm gesichert hat
help-seat = mit den Augen dieses Platzes schauen; -1 schaut nur zu
help-at = den Tisch nach Zug N zeigen
help-check = jeden Zug prüfen und beweisen, dass ehrlich gemischt wurde
help-seconds = wie lange jeder Wert gemessen wird (Standard: 1)
help-unproved = Regeln auflisten, die kein Test beweist, und Tests, die keine Regel beweisen
help-backup = alles, was aufbewahrt ist, in eine Datei kopieren, während der Server läuft
help-backup-file = die neue Datei; sie ist selbst ein Speicher, für --store oder für import
help-export = die Aufzeichnung jedes Tisches oder einiger in einen Ordner schreiben
help-export-folder = wohin die Dateien geschrieben werden, eine je Tisch
help-export-tables = die Kennung eines Tisches, wie in seiner Adresse (Standard: alle Tische)
help-finished = nur Partien, die zu Ende sind
help-import = aus gesicherten Aufzeichnungen Tische machen, oder alle Tische einer Sicherung hereinholen
help-import-files = eine Aufzeichnung, die dieses Programm gesichert hat, oder eine Sicherung
help-store = wo die Tische aufbewahrt werden: eine Datei, oder die Adresse einer Datenbank wie postgresql://benutzer@rechner/name
    (Standard: die Variable CHAUTARI_STORE, sonst { $default })
help-tests = wo die Tests sind (Standard: tests im aktuellen Ordner)

bad-usage = Diese Befehlszeile ist nicht zu verstehen: { $reason } (mehr dazu: { $help }).
bad-option = Eine Option schreibt man NAME=WERT, nicht { $given }.
which-game = Welches Spiel? Es gibt { $games }.
other-game = { $file } ist eine Partie { $saved }, nicht { $wanted }.
daily-settled = Die Tagespartie bringt Plätze, Bots, Optionen und Startwert selbst mit; lass sie weg.
no-puzzles = Dieses Rätsel gibt es hier nicht.
settled-already = { $file } bringt Plätze und Optionen selbst mit; lass --seats und --option weg.
no-such-seat = Du kannst auf den Plätzen 0 bis { $last } sitzen, nicht auf Platz { $seat }.
too-many-bots = Genannt sind { $bots } Bots, aber für sie { $free ->
    [one] ist nur { $free } Platz
   *[other] sind nur { $free } Plätze
  } frei.
no-store = Den Speicher { $store } gibt es nicht; sag mit --store, wo die Tische aufbewahrt werden.
bad-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $reason }.
no-tests = Den Ordner { $folder } gibt es nicht; sag mit --tests, wo die Tests sind.
no-such-move = Diese Aufzeichnung hat die Züge 0 bis { $last }, nicht { $move }.
no-time = Eine Messung braucht etwas Zeit: --seconds muss über 0 liegen.
page-is-folder = { $file } ist ein Ordner; nenne eine Datei für den Bericht.
page-no-folder = Den Ordner { $folder } für den Bericht gibt es nicht.
page-not-written = { $file } lässt sich nicht schreiben: { $reason }.
no-games = Mindestens eine Partie und ein Prozess sind nötig.
no-bots-named = Nenne mindestens einen Bot.
more-bots-than-fit = { $bots } Bots sind zu viele für einen Vergleich; nenne höchstens { $most }.
bad-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $given }.
bad-pause = Ein Bot wartet zwischen 0 und 60 Sekunden.
bad-workers = Die Bots denken in 1 bis { $most } Prozessen.
bad-review-seconds = Eine Analyse dauert zwischen 0 und { $most } Sekunden.
bad-limits = Die Grenzen lassen sich mit 1 bis 1000000 malnehmen.
bad-proxy = Ein vertrauenswürdiger Proxy ist eine Adresse oder ein Netz, wie 127.0.0.1 oder 10.0.0.0/8; { $given } ist keines von beiden.
bad-client = In { $folder } ist keine Browser-Oberfläche: Es fehlt index.html.
interrupted = Unterbrochen.
goodbye = Auf Wiedersehen.
kept = Die Partie ist aufbewahrt; chautari play --resume setzt sie fort.
not-kept = Diese Partie wird nicht aufbewahrt, wenn du gehst: { $reason } Der Befehl sichern DATEI bewahrt sie auf.
kept-others = { $count ->
    [one] Noch eine unfertige Partie ist
   *[other] { $count } weitere unfertige Partien sind
  } in { $folder }; chautari play --resume DATEI setzt eine davon fort.
nothing-kept = Hier ist keine unfertige Partie aufbewahrt; chautari play SPIEL beginnt eine.
resume-settled = Eine aufbewahrte Partie bringt Plätze, Bots, Optionen und Startwert selbst mit; lass sie weg.
resume-damaged = { $file } lässt sich nicht fortsetzen, die Datei ist beschädigt: { $reason }.
resume-seats = ihre Namen passen nicht zu ihren Plätzen
resume-dealer = ihr Geber ist nicht der ihrer Aufzeichnung
resume-record = { $file } ist eine Aufzeichnung ohne die Namen am Tisch; chautari play --load { $file } setzt sie fort.
resume-over = Die Partie in { $file } ist zu Ende; chautari replay { $file } erzählt sie noch einmal.
resume-program = { $file } will { $bot } spielen lassen, was ein Programm startet; das dürfen nur Partien, die dieses Programm selbst aufbewahrt hat.

# Keeping tables

backed-up = Alles ist in { $file }.
exported = { $records ->
    [one] Eine Aufzeichnung ist
   *[other] { $records } Aufzeichnungen sind
  } in { $folder }.
exported-unfinished = { $records ->
    [one] Eine Partie ist
   *[other] { $records } Partien sind
  } nicht zu Ende: Eine solche Aufzeichnung enthält, was am Tisch noch nicht gesehen werden darf.
import-refused = { $file } wird nicht hereingeholt: { $reason }
imported = { $file } ist jetzt Tisch { $table }.
imported-before = { $file } ist schon hier, als Tisch { $table }.
imported-seat =   der Platz von { $name }: { $link }
imported-watch =   zum Zuschauen: { $link }
imported-backup = { $file }: { $came ->
    [one] Ein Tisch wurde
   *[other] { $came } Tische wurden
  } hereingeholt, { $here } { $here ->
    [one] war
   *[other] waren
  } schon hier.

# Games

game = { $title } von { $designers } ({ $publisher })
game-seats = ({ $least } bis { $most } Personen)
option = --option { $name }=… ({ $values }): { $text }
games-hint = Spiel eines: chautari play { $game }

# Serving

serve-store = Die Tische werden in { $store } aufbewahrt.
serve-here = Chautari ist auf diesem Rechner unter { $url } zu finden. Um Freunde in deinem Netz hereinzulassen: --host 0.0.0.0
serve-friends = Chautari ist unter { $url } zu finden, für dich und für Freunde im selben Netz.
serve-no-code = (Dieses Terminal kann keinen QR-Code zeichnen.)
serve-stop = Strg-C beendet den Server; kein Tisch geht verloren.

# Puzzles and the daily deal

daily-result = Die Tagespartie
daily-alone = Eine Tagespartie wird ohne Tipps gespielt, damit die Ergebnisse vergleichbar sind.
grade-easy = leicht
grade-medium = mittel
grade-hard = schwer
lesson-go-on = Enter geht weiter
lesson-next = Enter geht weiter mit Teil { $part } von { $parts }; alles andere hört hier auf.
lesson-done = Das war das ganze Kapitel. Eine eigene Partie: chautari play { $game } · mehr Kapitel: chautari learn { $game } --list
lesson-left = Verlassen. Weiter geht es mit: chautari learn { $game } --resume
lesson-no-part = Dieses Kapitel hat die Teile 1 bis { $parts }.
lesson-none-left = Es gibt keine verlassene Lektion dieses Spiels.
lesson-chapter = { $name }: { $title } ({ $minutes } Min.)
puzzle-title = { $title }, Rätsel { $number } von { $total } ({ $grade })
puzzle-hint = Eine Nummer, oder Worte · „zeigen“ verrät die Lösung · ende
puzzle-right = Richtig: { $choice }
puzzle-wrong = „{ $choice }“ ist nicht das Beste: Das verschenkt { $loss } % Gewinnchance (±{ $margin }).
puzzle-why = Warum das besser ist

# Playing

interpreted = Die Regeln laufen hier interpretiert, das ist langsamer: Eine kompilierte Version wurde nicht gebaut.
bot-names = Asha Dawa Maya Pemba Lhamo Bikram
person-name = Person { $number }
play-title = { $title }
who-plays = An der Tastatur: { $people }. Bots: { $bots }.
no-bots = keine
thinks = { $who } überlegt …
what-happened = Was geschehen ist
the-table = Der Tisch, gesehen von { $who }
prompt-mark = { $who } >
hint-only = Enter nimmt die einzige Möglichkeit · warum … · zurück · wertung · verlauf · hilfe · ende
hint = Eine Nummer, oder Worte · ? erklärt · warum … · tipp · zurück · wertung · verlauf · hilfe · ende
hint-thinking = wird überlegt
hint-more = Noch einmal tipp verrät den Zug.
hint-why-so = Noch einmal tipp verrät, warum.
practice = Diese Partie zählt als Übung.
practise-sure = Von jetzt an zählt diese Partie endgültig als Übung: Du darfst Tipps holen und alles zurücknehmen. Soll sie das (j/n)?
not-alone = Tipps und das Zurücknehmen von allem sind für Partien ohne andere Menschen.
back-which = zurück vor N geht zurück vor Wahl N; was von da an gezogen wird, kommt neu.
back-nothing = Du hast noch nichts gewählt.
back-no-such = { $most ->
    [0] Du hast noch nichts gewählt.
   *[other] Du hast die Wahlen 1 bis { $most } getroffen; zurück vor listet sie auf.
  }
# Words that are typed: all that mean the same, between commas; the English ones are understood in every language.
# Texts that name them, as hint and help-in-play, name the first of each.
word-explain = ?
word-why = warum
word-undo = zurück
word-hint = tipp
word-back = zurück vor
word-save = sichern
word-log = verlauf
word-all = alles, ganz
word-look = tisch
word-scores = wertung, stand
word-rules = regeln
word-help = hilfe
word-quit = ende, gehen
word-show = zeigen
word-yes = j, ja
pass-to = Gib die Tastatur an { $who } weiter. Enter, wenn sonst niemand hinschaut.
not-text = Das war kein lesbarer Text.
no-such-number = { $most ->
    [one] Es gibt nur Möglichkeit 1.
   *[other] Es gibt die Möglichkeiten 1 bis { $most }.
  }
no-such-choice = Zu { $typed } passt keine Möglichkeit; es gibt 1 bis { $most }.
several-meant = Zu { $answer } passen mehrere Möglichkeiten:
not-understood = Weder eine Möglichkeit noch ein Befehl: { $answer }. Tippe hilfe für die Befehle, warum { $answer } für das, was es verbietet.
hand-over = Deine Wahl: { $choice }. Enter geht weiter, „zurück“ macht sie rückgängig:
undone = Zurückgenommen.
undo-refused = Das lässt sich nicht zurücknehmen. { $reason }
and-more = … und { $count } weitere dieser Art
hint-explain = ? N erklärt eine Möglichkeit; warum WORTE sagt, was eine andere verbietet; regeln gibt alle Regeln aus.
hint-why = Frag nach etwas, das nicht geht (warum { $action }), oder nach einer Regel über ihre Kennung (warum { $rule }).
no-such-action = Nichts in diesem Spiel heißt { $typed }.
not-now = jetzt nicht: { $action }
open-now = jetzt möglich: { $number }  { $action }
save-where = Sag, wohin: sichern DATEI.
save-foreign = { $file } ist schon da und keine gesicherte Partie; wähl einen anderen Namen.
saved = Gesichert in { $file }. chautari replay { $file } erzählt sie noch einmal.
saved-unfinished = Gesichert in { $file } (mit den verdeckten Karten). chautari play --load { $file } setzt sie fort.
log-earlier = … { $count } frühere (verlauf alles zeigt sie)
scores-hint = Als wäre die Partie jetzt zu Ende; eine Spanne, wo du es nicht wissen kannst.
help-in-play =
    N             Nummer N wählen; oder mit Worten, die nur darauf passen: { $words }; Enter: die einzige
    ?  ? N        was die Möglichkeiten bedeuten, und die Regel dahinter
    warum WORTE   welche Regel es verbietet: warum { $action }
    warum REGEL   was eine Regel sagt: warum { $rule }
    zurück        die letzte Wahl zurücknehmen, wenn nichts aufgedeckt wurde
    tipp          wo du hinschauen solltest; noch einmal: der Zug; noch einmal: warum (zur Übung, ohne andere Menschen)
    zurück vor N  zurück vor irgendeine deiner Entscheidungen, zur Übung; zurück vor listet sie auf
    sichern DATEI eine Kopie der Partie bis jetzt; chautari play --load DATEI spielt von da an weiter
    verlauf       was du gehört hast (verlauf alles: von Anfang an)
    tisch         den Tisch noch einmal zeichnen
    wertung       die Punkte, soweit du sie wissen kannst
    regeln WORTE  die Regeln, die von etwas sprechen (regeln: alle)
    ende          gehen; das Ende der Eingabe und Strg-C tun dasselbe. chautari play --resume setzt fort

# The end

final-table = Der Tisch am Ende
final-points = Woher die Punkte kamen
total = Summe
winner = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
  }
placed = Rang { $place }: { $who }.
player-points = { $who } ({ $points })
offer-save = Die Aufzeichnung sichern? Ein Dateiname, oder Enter, um ohne zu gehen:

# Replays

replay-head = { $title }, { $seats } Personen: { $names }.
replay-options = Optionen: { $options }.
replay-eyes-all = Alles liegt offen: Die Partie ist zu Ende.
replay-eyes-spectator = Wie man es beim Zuschauen sah.
replay-eyes-seat = Wie { $who } es sah.
replay-unfinished = Hier endet die Aufzeichnung, nach { $moves } Zügen; die Partie ist nicht zu Ende.
replay-at = Nach Zug { $move } von { $moves }
check-legal = Alle { $moves } Züge sind erlaubt.
check-fair = Es wurde ehrlich gemischt: Jede Karte und jeder Würfel kam aus dem Geheimnis, dessen Hash vor der ersten Karte veröffentlicht wurde.
check-not-yet = Das Mischen lässt sich noch nicht beweisen: Das Geheimnis des Gebers wird veröffentlicht, wenn die Partie zu Ende ist.
check-partly = Das Mischen ist bis Zug { $move } bewiesen; der Rest, wenn die Partie zu Ende ist.
check-lost = Das Mischen lässt sich nicht beweisen: Der Geber ab Zug { $start } hat sein Geheimnis nie veröffentlicht (eine gesicherte Partie wurde von einem anderen Geber fortgesetzt).

# Bots against bots

bot-failed = { $bot } hat { $times ->
    [one] einmal
   *[other] { $times }-mal
  } versagt ({ $how }), und der Zufall hat an seiner Stelle gewählt.
bot-said = Er sagte: { $said }
fault-crash = { $count } × beendet oder mit Fehler abgebrochen
fault-stall = { $count } × keine rechtzeitige Antwort
fault-nonsense = { $count } × keine solche Möglichkeit
fault-absent = { $count } × nicht mehr gefragt
arena-bot = Bot
arena-games = Partien
arena-share = Siege
arena-interval = 95 %
arena-head = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $deals ->
    [one] 1-mal gemischt
   *[other] { $deals }-mal gemischt
  }, { $seatings ->
    [one] 1 Sitzordnung
   *[other] { $seatings } Sitzordnungen
  }; ein gerechter Anteil ist { $fair } %.
arena-rating = Wertzahl
arena-score = Punkte
arena-times = ms / 95 %
record-goes-on = Weiter nach { $played } von { $games } Partien.
recorded = { $games } Partien sind in { $file }.
arena-playing = { $game } wird gespielt …
arena-interrupted = Unterbrochen nach { $played } von { $games } Partien; sie sind aufbewahrt: Derselbe Befehl mit --resume macht weiter.
arena-nothing-kept = Von diesem Vergleich sind keine Partien aufbewahrt; es geht mit der ersten los.
arena-not-kept = { $folder } lässt sich nicht beschreiben, also werden die Partien nicht aufbewahrt; --results DATEI nennt einen anderen Ort.

balance-seat = Platz
balance-bot = Bot
balance-trait = mit
balance-card = Karte
balance-action = Wahl
balance-option = Option
balance-seats = Plätze
balance-played = von allen
balance-plays = wie oft
balance-share = Siege
balance-interval = 95 %
balance-fair = × Anteil
balance-score = Punkte
balance-chosen = wenn offen
balance-option-games = Partien
balance-first-seat = Platz 0 siegt
balance-length = Entscheidungen
balance-more = … und { $count } seltenere; --json zeigt alle.

# Speed

bench-game = Spiel
bench-seats = Plätze
bench-compiled = kompiliert
bench-decisions = Entscheidungen/s
bench-python = aus Python/s
bench-clone = Kopie ns
bench-yes = ja
bench-no = nein
bench-measuring = { $game } mit { $seats } wird gemessen …

# Rules

no-rule-about = Keine Regel spricht von { $about }.
ruling = unsere Festlegung
unproved-none = Alle { $count } Regeln sind durch einen Test bewiesen.
unproved-rules = Regeln, die kein Test beweist:
unknown-rules = Regeln, die Tests nennen, die aber nirgends stehen:
hollow-tests = Tests, die eine Regel nennen, aber nichts prüfen:

# chautari train
help-train = ein Netz ein Spiel lernen lassen, indem es spielt
about-train = Lässt ein Netz ein Spiel lernen, indem es gegen sich selbst, seine Vergangenheit und gierige Bots spielt, in jeder Tischgröße und mit jeder Option, und bewahrt es in FILE auf; daneben entstehen FILE.training, woraus --resume weitermacht, und die Lernkurve als Bild. In der Arena spielt es so: --bots net@FILE oder search:500ms@FILE. Braucht PyTorch: pip install 'chautari[train]'.
help-train-seats = die Tischgrößen, die es lernt, wie 4 oder 2-4 (Standard: alle des Spiels)
help-minutes = wie lange es insgesamt lernt (Standard: 30)
help-tasks = stattdessen nach so vielen Runden zu 24 Partien enden: Auf einem Kern ergibt derselbe Startwert dann dasselbe Netz
help-train-out = die Datei des Netzes, mit der Endung .bin (Standard: GAME.bin)
help-train-resume = das neben FILE aufbewahrte Lernen fortsetzen, bis die Minuten insgesamt um sind
help-train-learn = was es lernt: die Chancen von Tischen, aus dem, was es gesehen hat (chances), was zu wählen ist, aus dem, was es gewählt hat (choices), oder nur, wie Partien des Netzes enden, mit dem es beginnt (ends) (Standard: chances)
help-train-teacher = eine Suche über so viele Iterationen zeigt, was sie vorzieht: in der Hälfte der Partien, oder bei Entscheidungen zwischen vielen Möglichkeiten (Standard: keine)
help-train-from = als das Netz dieser Datei beginnen, das zu wählen gelernt hat; mit --learn choices oder ends
help-train-workers = wie viele Prozesse Partien dafür spielen (Standard: 1, der abwechselnd spielt und lernt)
train-needs = Das Lernen braucht { $missing }, was hier nicht installiert ist: pip install 'chautari[train]' bringt es mit.
train-exists = { $file } ist schon da: --resume setzt dieses Lernen fort, --out FILE beginnt ein anderes.
train-minutes = Die Minuten eines Lernens sind eine Zahl über 0.
train-workers = Zum Lernen gehört mindestens ein Prozess; tasks und die Iterationen von teacher sind 0 oder mehr.
train-from = --learn choices kann als ein anderes Netz beginnen, --learn ends muss es: --from FILE nennt es.
train-folder = Den Ordner { $folder } für ein Netz gibt es nicht.
train-sizes = { $text } ist keine Tischgröße: Schreib 4, oder 2-4 für mehrere.
train-interrupted = Angehalten; das Netz bis hierher ist in { $file }, und --resume macht weiter.
train-training = { $game } lernt
train-standing = { $minutes } Min., { $games } Partien; allein gegen gierige Bots gewinnt es { $share }
train-kept = Das Netz ist in { $file }; chautari arena { $game } --bots net@{ $file },greedy --seats 4 lässt es spielen.
