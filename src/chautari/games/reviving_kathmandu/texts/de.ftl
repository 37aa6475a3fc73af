# Cards

colour-blue = Blau
colour-white = Weiß
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-wild = Joker
# In the accusative, as the sentences want them: „vollendet eine Stupa“.
monument-buddha = einen Buddha
monument-shrine = einen Schrein
monument-stupa = eine Stupa
monument-pagoda = eine Pagode
section-buddha = Buddha
section-shrine-bottom = Schrein unten
section-shrine-top = Schrein oben
section-stupa-bottom = Stupa unten
section-stupa-centre = Stupa Mitte
section-stupa-top = Stupa oben
section-pagoda-bottom = Pagode unten
section-pagoda-second = Pagode 2. Stock
section-pagoda-third = Pagode 3. Stock
section-pagoda-top = Pagode oben
face = { $section } ({ $colour })
two-faces = { $first } / { $second }
half = { $face }, statt { $other }

# Spots, by where they lie round the market

spot-l1 = links von den oberen zwei
spot-l2 = links von den unteren zwei
spot-a = rechts von den oberen zwei
spot-b = rechts von den unteren zwei
spot-t1 = oberhalb der ersten Spalte
spot-t2 = oberhalb der zweiten Spalte
spot-t3 = oberhalb der dritten Spalte
spot-b1 = unterhalb der ersten Spalte
spot-b2 = unterhalb der zweiten Spalte
spot-b3 = unterhalb der dritten Spalte

# Questions

prompt-chance = Der Stapel entscheidet.
prompt-bid = Lege eine Münze verdeckt auf ein freies Bietfeld.
prompt-build = Baue eine Karte, oder beende das Bauen.
prompt-place = Wohin kommt dieses Teil: { $face }?
prompt-colour = Welche Farbe hat der Joker von jetzt an?
prompt-discard = Wirf { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } ab: Drei darfst du auf der Hand behalten.
prompt-leftover = Eine Münze ist übrig: Nimm ihre Punkte, oder kaufe eine Karte aus der Ablage und baue sie sofort.
prompt-build-bought = Baue die gekaufte Karte ({ $card }); Karten aus deiner Hand dürfen davor kommen.
prompt-build-on = Baue mehr aus deiner Hand, oder beende das Bauen.

# Choices

action-bid = Münze { $coin } setzen: { $spot }
action-done = Fertig gebaut
action-build = Bauen: { $face }
action-build-half = Bauen: { $half }
action-on = Auf diese Karte: { $card }
action-area = Im Bereich von Person { $seat } beginnen
deed-on = { $face } bauen, auf { $card }
deed-start = Ein Monument beginnen: { $face }
deed-start-with = Ein Monument in der Straße von { $owner } beginnen: { $face }
action-colour = Den Joker zu { $colour } machen
action-discard = Abwerfen: { $card }
action-take-points = Die Punkte der letzten Münze nehmen
action-leave-coin = Für die letzte Münze nichts nehmen
action-buy = Kaufen: { $card }
action-withdraw = Die Karte zurück auf die Hand nehmen
action-first = Person { $seat } beginnt
action-mission = Auftrag { $mission } wird ausgeteilt
action-draw = Aufgedeckt: { $card }

# What happened

event-begins = { $who-key ->
    [you] Du beginnst
   *[other] { $who } beginnt
  } das Spiel.
event-own-mission = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } Auftrag { $mission } bekommen.
event-mission = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } einen Auftrag bekommen.
event-round = Runde { $number }. { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } den Startmarker.
event-market = { $count ->
    [4] Vier Karten
    [6] Sechs Karten
   *[other] { $count } Karten
  } sind in den Markt gekommen.
    .brief = { $count ->
    [4] Vier Karten
    [6] Sechs Karten
   *[other] { $count } Karten
  } sind in den Markt gekommen
event-turned-up = In den Markt gekommen ist { $card }.
event-bid = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } eine Münze { $spot } gelegt.
    .brief = eine Münze { $spot } gelegt
event-own-bid = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } Münze { $number } { $spot } gelegt.
    .brief = Münze { $number } { $spot } gelegt
event-revealed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } Münze { $number } { $spot } aufgedeckt.
    .brief = Münze { $number } aufgedeckt
event-won = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } gewonnen, mit der Münze { $spot }.
    .brief = { $card } gewonnen
event-own-draw = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } gezogen.
    .brief = { $card } gezogen
event-drew = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } eine rote Karte gezogen.
    .brief = eine rote Karte gezogen
event-drew-known = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } unter dem roten Stapel hervorgezogen.
    .brief = { $card } unter dem roten Stapel hervorgezogen
event-unsold = Niemand hat { $card } gewonnen: Die Karte ist unter den roten Stapel gekommen.
event-started = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Monument mit { $face } begonnen.
    .brief = mit { $face } begonnen
event-started-for-mate = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Monument mit { $face } für { $owner-key ->
    [you] dich
   *[other] { $owner }
  } begonnen.
    .brief = mit { $face } für { $owner-key ->
    [you] dich
   *[other] { $owner }
  } begonnen
event-added = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $face } angebaut.
    .brief = { $face } angebaut
event-added-for-mate = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $face } für { $owner-key ->
    [you] dich
   *[other] { $owner }
  } angebaut.
    .brief = { $face } für { $owner-key ->
    [you] dich
   *[other] { $owner }
  } angebaut
event-completed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $monument } vollendet: +{ $number }.
    .brief = { $monument } vollendet (+{ $number })
event-completed-for-mate = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $monument } für { $owner-key ->
    [you] dich
   *[other] { $owner }
  } vollendet: +{ $number }.
    .brief = { $monument } für { $owner-key ->
    [you] dich
   *[other] { $owner }
  } vollendet (+{ $number })
event-coloured = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } den Joker ({ $section }) zu { $colour } gemacht.
    .brief = den Joker ({ $section }) zu { $colour } gemacht
event-coloured-for-mate = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $owner-key ->
    [you] deinen Joker
   *[other] den Joker von { $owner }
  } ({ $section }) zu { $colour } gemacht.
    .brief = { $owner-key ->
    [you] deinen Joker
   *[other] den Joker von { $owner }
  } ({ $section }) zu { $colour } gemacht
event-colour-scores = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } für diese Farbe noch +{ $number } bekommen.
    .brief = für diese Farbe noch +{ $number } bekommen
event-colour-scores-for-mate = Diese Farbe hat { $owner-key ->
    [you] dir
   *[other] { $owner }
  } noch +{ $number } gebracht.
    .brief = { $owner-key ->
    [you] dir
   *[other] { $owner }
  } mit dieser Farbe noch +{ $number } gebracht
event-done-building = { $who-key ->
    [you] Du bist
   *[other] { $who } ist
  } mit dem Bauen fertig.
event-discarded = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } abgeworfen.
    .brief = { $card } abgeworfen
event-took-points = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } für die letzte Münze { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  } genommen.
    .brief = für die letzte Münze { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  } genommen
event-left-coin = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } Münze { $number } ungenutzt gelassen.
    .brief = Münze { $number } ungenutzt gelassen
event-bought = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } mit Münze { $number } gekauft.
    .brief = { $card } mit Münze { $number } gekauft
event-coins-back = Alle Münzen sind zurück.
event-game-over = Das Spiel ist zu Ende.

# Where points come from

source-monuments = Vollendete Monumente
source-colours = Gleiche Farben
source-buddhas = Buddha-Farben
source-coins = Übrige Münzen
source-unfinished = Unvollendete Monumente
source-objective-buddha = Auftrag: Buddha
source-objective-shrine = Auftrag: Schrein
source-objective-stupa = Auftrag: Stupa
source-objective-pagoda = Auftrag: Pagode

# Options

option-open_missions-title = Aufträge
option-open_missions = Mehr Punkte am Ende für bestimmte Farben: geheim oder für alle offen.
option-open_missions-false = Geheim bis zum Ende
option-open_missions-true = Offen von Anfang an
option-teams-title = Teams
option-teams-none = Alle für sich
option-teams-two = Zwei Teams: Punkte werden zusammengezählt, und wer zum selben Team gehört, sitzt nie nebeneinander
option-teams-three = Drei Zweierteams: Punkte werden zusammengezählt, und wer zum selben Team gehört, sitzt nie nebeneinander
option-teams = Gleich große Teams, abwechselnd sitzend: keine, zwei Teams (zu viert oder zu sechst) oder drei (zu sechst).

# Why something can't be done now

why-coin-here = Hier liegt die Münze von { $owner }.
why-own-coin-here = Hier liegt schon eine Münze von dir.
why-coin-spent = Münze { $number } ist ausgegeben, bis alle Münzen zurückkommen.
why-coin-lies = Münze { $number } liegt schon auf einem Bietfeld.
why-bids-first = Erst bieten alle: Gebaut wird nicht, bevor die Münzen aufgedeckt sind.
why-bidding-over = Das Bieten ist für diese Runde vorbei.
why-card-first = Wähle eine Karte aus deiner Hand: Sie findet ihren Platz von selbst.
why-their-street = Das ist die Straße von { $owner }.
why-nothing-waits = In deiner Straße wartet nichts auf „{ $section }“: Das Teil gehört auf „{ $beneath }“.
why-team-waits-not = In den Straßen deines Teams wartet nichts auf „{ $section }“: Das Teil gehört auf „{ $beneath }“.
why-below-first = Baue zuerst dein Teil „{ $beneath }“: Darauf gehört „{ $section }“.
why-bought-first = Die gekaufte Karte fände dann keinen Platz: Baue sie zuerst.
why-not-on-this = Dieses hier wartet nicht auf „{ $section }“.
why-place-first = Erst ein Platz für das Teil in deiner Hand: „{ $section }“.
why-colour-first = Wähle zuerst die Farbe des Jokers.
why-discard-first = Wirf zuerst ab: Drei Karten darfst du auf der Hand behalten.
why-coin-first = Gib zuerst deine letzte Münze aus.
why-no-use = Du kannst sie nicht sofort bauen: Bei dir wartet nichts auf „{ $section }“.
why-no-use-of-either = Du kannst sie nicht sofort bauen: Bei dir wartet nichts auf „{ $section }“ oder „{ $other }“.

# The table in a terminal

terminal-head = Runde { $round } von { $rounds } · { $who } beginnt
terminal-decks = blauer Stapel { $blue } · roter Stapel { $red }
terminal-under-red = Unter dem roten Stapel, nächste zuerst:
terminal-you = { $who } (du)
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
terminal-coins = Münzen { $coins }
terminal-one-of-them = ({ $count } geboten)
terminal-team = Person { $number }, Team { $team }
terminal-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
  }
terminal-hand = Hand
terminal-holds = Bekannt auf der Hand
terminal-nothing = nichts
terminal-your-coin = du: { $coin }
terminal-bought = Gekauft
terminal-discards = Ablage
terminal-mission = Auftrag { $mission }:
terminal-growing = { $height } von { $full }
terminal-finished = fertig, { $points }
terminal-buddha = Buddha
terminal-shrine = Schrein
terminal-stupa = Stupa
terminal-pagoda = Pagode
terminal-level-bottom = unten
terminal-level-second = 2. Stock
terminal-level-centre = Mitte
terminal-level-third = 3. Stock
terminal-level-top = oben

# The table in a browser

table-letter-blue = B
table-letter-white = W
table-letter-red = R
table-letter-green = Gr
table-letter-yellow = Ge
table-letter-wild = ✳
table-market = Markt
table-round = Runde { $round } von { $rounds }
table-last-round = Die letzte Runde
table-spot = Das Bietfeld { $side }: nah an { $near }, fern von { $far }.
table-spot-between = Das Bietfeld { $side }: nah an { $near }.
table-spot-far = Das Bietfeld { $side }: fern von { $far }.
table-spot-bare = Das Bietfeld { $side }.
table-spot-free = Hier liegt keine Münze.
table-coin-up = { $who } hat hier Münze { $coin }.
table-coin-down = { $who } hat hier eine verdeckte Münze.
table-coins = Münzen
table-coin-kept = Münze { $coin }
table-coin-bid = Münze { $coin }, auf einem Bietfeld
table-coin-spent = Münze { $coin }, ausgegeben, bis alle zurückkommen
table-their-coins = Noch nicht ausgegebene Münzen: { $coins }; { $bids ->
    [0] keine davon auf einem Bietfeld
    [one] eine davon auf einem Bietfeld
   *[other] { $bids } davon auf Bietfeldern
  }
table-hand-of = { $cards ->
    [0] keine Karten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
  }
table-no-cards = Keine Handkarten
table-street = Monumente
table-city-of = Stadt von { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
table-news = { $kind } vollendet: +{ $points }
table-you-complete = Du hast { $monument } vollendet: +{ $number }.
table-hold-up = Die Stadt von { $who } groß zeigen
table-wares = Oder Ablage: sofort gebaut
table-ware-later = nach deiner Hand
table-coin-points = Punkte für deine Münze
table-wares-useless = Nichts hier lässt sich in deiner Straße bauen, also bringt deine Münze { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
table-wares-none = Niemand hat eine Karte abgeworfen, also bringt deine Münze { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
table-take-points = { $points ->
    [one] { $points } Punkt nehmen
   *[other] { $points } Punkte nehmen
  }
table-plot = Ein neues Monument
table-planned = { $kind }: Noch steht nichts davon
table-start-own = Im eigenen Bereich beginnen
table-start-with = Bei { $who } beginnen
table-on-with = { $on }, bei { $who }
table-growing-one = { $kind }, im Bau: { $sections }
table-finished-one = { $kind }, vollendet: { $sections }
table-mission = Auftrag
table-your-mission = Dein Auftrag
table-mission-short = Auftrag +{ $points }
table-mission-count = { $points } von { $most }
table-mission-points = { $points } von { $most } Punkten
table-objective = { $kind }, { $what }: +{ $points }, { $state }
table-asks-colour = { $levels ->
    [0] in { $one } oder { $other }
   *[other] { $level } in { $one } oder { $other }
  }
table-asks-match = { $first } und { $second } gleichfarbig
table-asks-same = gleich
table-asks-same-colour = gleiche Farbe
table-objective-met = erfüllt
table-objective-open = { $standing ->
    [0] nicht begonnen
    [one] 1 von { $full } Teilen steht
   *[other] { $standing } von { $full } Teilen stehen
  }
table-first-player = Startmarker
table-team = Team { $team }
table-mate = dein Team
table-rivals = Die anderen
table-rival = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Münzen { $coins }
table-doing-bidding = bietet
table-doing-building = baut
table-doing-colouring = wählt Farbe
table-doing-discarding = wirft ab
table-doing-spending = letzte Münze
table-blue-deck = Blauer Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
table-red-deck = Roter Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
table-first = { $who } beginnt
table-you-first = Du beginnst
table-bid-here = Münze { $coin } hierher
table-growing-worth = jetzt { $points }
table-under-deck = +{ $count } darunter
table-take-coin = Eine Münze ist übrig: Nimm ihre Punkte. Aus der Ablage lässt sich jetzt nichts in deiner Straße bauen.
table-take-coin-bare = Eine Münze ist übrig: Nimm ihre Punkte. Niemand hat eine Karte abgeworfen, die du kaufen könntest.
table-at-hand = Deine Hand und was in deiner Straße wächst
table-other-coin = Oder nimm eine andere Münze für dieses Bietfeld.
table-suggested = Münze { $coin }, bis du eine andere nimmst: Lege sie auf ein Bietfeld.
table-in-hand = Münze { $coin } in der Hand: Lege sie auf ein Bietfeld, oder nimm eine andere.
table-rank = { $rank }.
table-ties = Gleiche Münzen: Die 1. gewinnt. Nah schlägt fern; dann schlägt links oder rechts einer Karte darüber oder darunter.
table-build-bought = Baue die gekaufte Karte: { $card }.
table-colour-of = Welche Farbe hat von jetzt an { $face }?
table-colour-then = dann +{ $points }
table-wins = { $who } hat { $card } gewonnen.
table-you-win = Du hast { $card } gewonnen.
table-won = { $card }: geht an { $who }
table-nothing-to-build = Es gibt nichts, was du bauen kannst.
table-go-on = Weiter
table-last-card = Deine letzte Karte: Mit ihr endet das Bauen.
table-hand-empty = Deine Hand ist leer: Du bist mit dem Bauen fertig.
table-leftovers = Die übrigen Münzen
table-leftovers-hint = Punkte oder eine Karte der Ablage
table-later = +{ $points } am Ende
table-hatched = Farben zusätzlich schraffieren

# What a beat says at the things it happens to

note-you = Du
note-only = { $who }: einziges Gebot
note-higher = { $who }: { $coin } schlägt { $other }
note-lost-higher = { $who }: { $coin } schlägt deine { $other }
note-lost-nearer = { $who }: { $coin } wie du, aber näher
note-lost-edge = { $who }: { $coin } wie du, aber an der Längsseite der Karte
note-nearer = { $who }: { $coin } gegen { $coin }, aber näher
note-edge = { $who }: { $coin } gegen { $coin }, aber an der Längsseite der Karte
note-drawn = { $count ->
    [one] Noch eine für dich
   *[other] Noch { $count } für dich
  }: Alle bekommen { $each } Karten pro Runde
note-unsold = übrig: unter den roten Stapel
note-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
note-matching = { $points } davon für gleiche Farben
note-objective = Auftrag: +{ $points } am Ende
note-reveal = Alle Münzen werden aufgedeckt.
note-last-reveal = Die letzten Münzen werden aufgedeckt, eine nach der anderen.
note-travel = Die Karten gehen an alle, die sie gewonnen haben.
note-coins-back = Alle deine Münzen sind zurück
note-bought = kauft aus der Ablage

# A component held up

inspect-section = { $section }: Teil { $stage } von { $full }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert, wenn es das oberste ist.
inspect-halves = Sie wird als eine ihrer Hälften gebaut; die andere ist dann verloren.
inspect-wild = Ein Joker bekommt seine Farbe, ein für alle Mal, wenn sein Monument vollendet ist.
inspect-growing = Bleibt es so, bringt es am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
inspect-next = Vollendet bringt es sofort { $points } und noch 2, 4 oder 8 für 2, 3 oder 4 Teile einer Farbe.
inspect-finished = Vollendet: { $points } Punkte für seine Spitze.
inspect-new-colour = { $points } mehr für einen Buddha in neuer Farbe.
inspect-matching = { $points } mehr für gleiche Farben.
inspect-mission = Jeder Teil eines Auftrags wird einmal gewertet, am Ende, wenn ein vollendetes Monument ihn erfüllt.
inspect-at-end = { $what }, am Ende
inspect-coin = Die höchste Münze gewinnt eine Karte; ein Bietfeld bietet auf zwei Karten.
inspect-coin-ties = Gleiche Münzen: Die nähere gewinnt, dann die links oder rechts der Karte.
inspect-coin-last = Wenn alle nur noch eine haben, ist sie ihre Punkte wert oder kauft eine Karte aus der Ablage.
inspect-coin-spent = Ausgegeben, bis alle Münzen zurückkommen.
inspect-first = { $who } bietet in dieser Runde zuerst; die nächste beginnt, wer links davon sitzt.
inspect-round = Alle bieten, die Karten werden eingesammelt, dann bauen alle gleichzeitig.
inspect-coins-back = Nach Runde 4 und 8 werden die letzten Münzen ausgegeben, und alle kommen zurück.
inspect-blue-deck = Aus ihm wird zu Beginn jeder Runde der Markt offen ausgelegt.
inspect-red-deck = Wer zu wenige Karten gewinnt, zieht den Rest von hier, ungesehen von den anderen.
inspect-under = Darunter, nächste zuerst: { $cards }.
origin-rulebook = die Anleitung
origin-review = Rezensionen
origin-reconstructed = diese Ausgabe

# The table in words

described-last-bids = Gebote der letzten Runde
described-bid = { $who }: Münze { $coin } { $spot }
described-growing = { $kind }, im Bau: { $sections }; bleibt es so, { $points } wert
described-finished = { $kind }, vollendet: { $sections }; { $points } Punkte{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } für seine Farben
  }
described-wild = { $face }, jetzt { $colour }

# What fits the own street

key-title = Auf den Karten
key-grows = wächst: am Ende
key-completes = vollendet: Gewinn insgesamt
key-mission = dein Auftrag: am Ende
key-later = gestrichelt: mit mehr aus deiner Hand
key-wild = Joker: jede Farbe, sobald vollendet
fits-mark = +{ $points }
fits-grows = passt zu { $kind-key ->
    [terminal-buddha] deinem { $kind }
    [terminal-shrine] deinem { $kind }
   *[other] deiner { $kind }
  }, +{ $points } am Ende
fits-begins = beginnt { $kind-key ->
    [terminal-buddha] einen { $kind }
    [terminal-shrine] einen { $kind }
   *[other] eine { $kind }
  }, +{ $points } am Ende
fits-completes = vollendet { $kind-key ->
    [terminal-buddha] deinen { $kind }
    [terminal-shrine] deinen { $kind }
   *[other] deine { $kind }
  }, +{ $points }
fits-whole = ist { $kind-key ->
    [terminal-buddha] ein ganzer { $kind }
    [terminal-shrine] ein ganzer { $kind }
   *[other] eine ganze { $kind }
  }, +{ $points } sofort
fits-counted = (+{ $at_once } sofort, davon { $before } schon gezählt, als es unvollendet war)
fits-after = auf { $faces } aus deiner Hand: { $fits }
fits-then-grows = mit { $faces } aus deiner Hand obenauf, +{ $points } am Ende
fits-then-completes = vollendet durch { $faces } aus deiner Hand, insgesamt +{ $points }
fits-mission = erfüllt deinen Auftrag, +{ $points } am Ende
brief-completes = { $face } vollendet: +{ $points }
brief-with-completes = { $face } mit deiner Hand vollendet: +{ $points }
brief-grows = { $face } +{ $points } am Ende
brief-with-grows = { $face } mit deiner Hand +{ $points } am Ende
brief-mission = Auftrag +{ $points }
brief-spoils = nicht für deinen Auftrag
fits-spoils = in dieser Farbe kann es deinen Auftrag nicht mehr erfüllen

# What a choice would do

consequence-near = Nah: { $what }
consequence-far = Fern: { $what }
consequence-tie-won = gleiche Münzen: Du schlägst { $who }
consequence-tie-lost = gleiche Münzen: Du verlierst gegen { $who }
consequence-tie-both = gleiche Münzen: Du schlägst { $won }, verlierst gegen { $lost }
consequence-own-coin = eine andere Münze von dir bietet darauf
consequence-starts = Beginnt { $monument }.
consequence-adds = Teil { $stage } von { $full } für { $monument }.
consequence-completes = Vollendet { $monument }, insgesamt +{ $points }: { $gains }.
consequence-wilds = { $count ->
    [one] In der besten Farbe gezählt: Der Joker darin bekommt als Nächstes eine.
   *[other] In den besten Farben gezählt: Die { $count } Joker darin bekommen sie als Nächstes.
  }
consequence-spoils = In dieser Farbe kann es deinen Auftrag nicht mehr erfüllen.
consequence-with = Im Bereich von { $who }.
consequence-places = Es kann an { $count } Stellen kommen
consequence-gain-monuments = +{ $points }
consequence-gain-colours = +{ $points } für gleiche Farben
consequence-gain-buddhas = +{ $points } für eine neue Farbe
consequence-gain-coins = +{ $points } für die Münze
consequence-gain-unfinished = +{ $points } am Ende
consequence-gain-mission = Auftrag +{ $points } am Ende
consequence-loss = −{ $points } (schon gezählt, als es unvollendet war)
consequence-as = Als { $face }: { $what }
consequence-hand-first = Erst { $faces } aus deiner Hand
consequence-no-points = keine Punkte
consequence-done = Es muss nichts abgeworfen werden.
consequence-discards = { $count ->
    [one] Eine Karte muss
   *[other] { $count } Karten müssen
  } abgeworfen werden.
consequence-buys = Aus der Ablage von { $who }.
