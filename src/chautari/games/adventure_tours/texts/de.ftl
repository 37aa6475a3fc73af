# Cards and boards

card = { $name } ({ $colour })
colour-red = rot
colour-blue = blau
colour-yellow = gelb
adventurer-ida-handout = Ida Handout
adventurer-earl-of-bucket = Earl of Bucket
adventurer-pater-miller = Pater Miller
adventurer-rufus-rigs = Rufus Rigs
adventurer-butterfinger-finn = Butterfinger Finn
adventurer-betty-mcklug = Betty McKlug
adventurer-miss-anthrop = Miss Anthrop
adventurer-roy-nobleman = Roy Nobleman
adventurer-slowhand-bill = Slowhand Bill
adventurer-colonel-farsight = Colonel Farsight
adventurer-amelia-airhead = Amelia Airhead
adventurer-madame-grandtour = Madame Grandtour
board-orient-express = Orient-Express
board-polar-airship = Polarluftschiff
board-submarine-trip = U-Boot-Fahrt
board-jungle-steamer = Dschungeldampfer
board-safari-caravan = Safarikarawane
board-himalaya-yaks = Himalaya mit Yaks
board-desert = Wüste

# Questions

prompt-chance = Der Stapel ist gefragt.
prompt-turn = Spiel eine Karte: als Teilnehmer, der zahlt, oder als Ausrüstung.
prompt-row = Wähl nun eine Reihe für { $card }: Teilnehmer, die zahlen, oder Ausrüstung.
prompt-row-last = { $last ->
    [yes] Deine letzte Karte. Als Teilnehmer beendet sie das Spiel; als Ausrüstung ziehst du eine neue.
   *[no] Deine letzte Karte. Als Teilnehmer beendet sie die Runde; als Ausrüstung ziehst du eine neue.
  }
prompt-row-equipment = Leg { $card } nun als Ausrüstung an: Den Anspruch als Teilnehmer erfüllst du noch nicht.
prompt-row-only-members = Leg { $card } nun in die Reihe der Teilnehmer.
prompt-row-only-equipment = Leg { $card } nun in die Reihe der Ausrüstung.
prompt-give-one = { $way }{ $card }: Wer zieht eine Karte?
prompt-give-two = { $way }{ $card }: Wer bekommt die erste von zwei Karten?
prompt-second-card = Die erste Karte geht an { $whom }. Wer bekommt die zweite?
prompt-second-card-own = Die erste Karte geht an dich. Wer bekommt die zweite?
prompt-one-more-equipment = { $way }{ $card }: Noch eine Karte als Ausrüstung?
prompt-discard-equipment = { $way }{ $card }: Wessen letzte Ausrüstung wird abgeworfen?
prompt-take-equipment = { $way }{ $card }: Wessen letzte Ausrüstung nimmst du?
prompt-further-turn = { $way }{ $card }: Noch ein Zug?
prompt-further-member = { $way }{ $card }: Noch ein Teilnehmer dieser Farbe?
prompt-discard-member = { $way }{ $card }: Wessen letzter Teilnehmer wird abgeworfen?
prompt-take-member = { $way }{ $card }: Wessen letzten Teilnehmer nimmst du?
prompt-equipment-joins = { $way }{ $card }: Kommt deine Ausrüstung dieser Farbe mit?
way-by-equipment = Als Ausrüstung,{ " " }
way-once-more = Noch einmal,{ " " }
prompt-draw = Zieh eine Karte für die Ausrüstung, oder keine.
prompt-gift = Durch deine Expedition: Wer zieht eine Karte?
prompt-add-equipment = Durch deine Expedition: noch eine Karte als Ausrüstung?
prompt-add-member = Durch deine Expedition: ein zweiter Teilnehmer?
prompt-go-on = Durch deine Expedition: noch ein Zug?
prompt-protect = { $whom } greift an: { $blow } Springt Miller ein?
alone-turn = Niemand auf deiner Hand kann teilnehmen: Spiel eine Karte als Ausrüstung.
alone-use-action = { $card }: Niemand auf deiner Hand kann folgen.
alone-add-member = Niemand auf deiner Hand kann als zweiter Teilnehmer folgen.
alone-add-equipment = Keine Karte auf deiner Hand kann als Ausrüstung folgen.
prompt-protect-himself = { $whom } greift an: { $blow } Es trifft Miller selbst: Er geht so oder so, antworte, wie du magst.
prompt-board = Welche Expedition leitest du in der nächsten Runde?
blow-draw = Du würdest eine Karte ziehen.
blow-draw-two = Du würdest zwei Karten ziehen.
blow-discard-equipment = Du würdest deine letzte Ausrüstung verlieren.
blow-steal-equipment = Deine letzte Ausrüstung würde gestohlen.
blow-discard-member = Du würdest deinen letzten Teilnehmer verlieren.
blow-steal-member = Dein letzter Teilnehmer würde gestohlen.

# Choices

deed-draw = { $own ->
    [yes] Selbst eine Karte ziehen
   *[no] Eine Karte an { $victim }
  }
deed-discard = { $own ->
    [yes] Eigene Karte abwerfen: { $card }
   *[no] { $card } von { $victim } abwerfen
  }
deed-take = { $card } von { $victim } nehmen
deed-decline = Aktion von { $card } nicht nutzen
suffer-draw = Die Karte von { $attacker } ziehen
suffer-draw-two = Die zwei Karten von { $attacker } ziehen
suffer-discard-equipment = Zulassen: { $attacker } wirft deine letzte Ausrüstung ab
suffer-steal-equipment = Zulassen: { $attacker } nimmt deine letzte Ausrüstung
suffer-discard-member = Zulassen: { $attacker } wirft deinen letzten Teilnehmer ab
suffer-steal-member = Zulassen: { $attacker } nimmt deinen letzten Teilnehmer
nothing-left = Weiter
use-colonel-farsight = Noch ein Zug
use-madame-grandtour = Ausrüstung mitnehmen
use-go-on = Noch ein Zug
skip-use-action = Aktion nicht nutzen
skip-add-equipment = Keine weitere Ausrüstung
skip-add-member = Kein zweiter Teilnehmer
skip-gift = Keine Karte vergeben
skip-go-on = Zug beenden
action-equip = { $card } als Ausrüstung
action-join = { $card } als Teilnehmer
player-number = Person { $number }
action-seat = { $seat }
action-skip = Nicht nutzen
action-use = Ja
action-draw-one = Eine Karte ziehen
action-draw-none = Keine Karte ziehen
action-suffer = Geschehen lassen
action-protect = { $miller } bei den Teilnehmern abwerfen{ $copy ->
    [1] {""}
    [2] , den zweiten
   *[other] , den dritten
  }
action-protect-from-equipment = { $miller } bei der Ausrüstung abwerfen{ $copy ->
    [1] {""}
    [2] , den zweiten
   *[other] , den dritten
  }
action-board = Expedition leiten: { $board }
action-first = { $seat } beginnt
action-deal-board = Ausgeteilte Expedition: { $board }
action-draw = { $card } wird gezogen

# Why something can't be done now

why-demand = { $card } verlangt { $demand } { $kind }; du hast { $gear }.
why-colour = Nach { $card } darf nur ein { $colour-key ->
    [colour-red] roter
    [colour-blue] blauer
    [colour-yellow] gelber
   *[other] gleichfarbiger ({ $colour })
  } Teilnehmer folgen, keine andere Farbe.
why-as-member = { $card } darf jetzt nur als Teilnehmer mitkommen.
why-as-equipment = { $card } darf jetzt nur als Ausrüstung gespielt werden.
why-action-first = Zuerst kommt die Aktion von { $card }: Nutz sie oder nicht.
why-answer-first = Antworte zuerst auf die Frage.
why-oneself = Niemand bestiehlt sich selbst.
why-no-equipment = { $victim } hat keine Ausrüstung.
why-no-members = { $victim } hat keine Teilnehmer.
why-pile = Gezogen wird für Ausrüstung; spiel erst eine Karte.

# What happened

event-begins = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } begonnen.
event-board = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } diese Expedition geleitet: { $board }.
event-round = Runde { $number }: Alle haben sechs Karten bekommen, { $who-key ->
    [you] du hast
   *[other] { $who } hat
  } begonnen{ $number ->
    [1] {""}
   *[other] , links von der Person, die die letzte Runde beendet hat
  }.
event-own-deal = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } bekommen.
    .brief = { $card } bekommen
event-equipped = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } als Ausrüstung gespielt.
    .brief = { $card } als Ausrüstung gespielt
event-joined = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } als Teilnehmer mitgenommen.
    .brief = { $card } als Teilnehmer mitgenommen
event-own-draw = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } gezogen.
    .brief = { $card } gezogen
event-drew = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } eine Karte gezogen.
event-drew-none = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keine Karte dafür gezogen.
    .brief = keine Karte dafür gezogen
event-gave = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $victim-key ->
    [you] dir
   *[other] { $victim }
  } eine Karte gegeben.
    .brief = { $victim-key ->
        [you] dir
       *[other] { $victim }
      } eine Karte gegeben
event-aimed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } gegen { $victim-key ->
    [you] dich
   *[other] { $victim }
  } eingesetzt.
    .brief = die Aktion gegen { $victim-key ->
        [you] dich
       *[other] { $victim }
      } eingesetzt
event-aimed-second = Die zweite Karte war für { $victim-key ->
    [you] dich
   *[other] { $victim }
  }.
    .brief = { $victim-key ->
        [you] dir
       *[other] { $victim }
      } die zweite Karte gegeben
event-protected = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } abgeworfen (Teilnehmer { $place }) und den Angriff von { $attacker-key ->
    [you] dir
   *[other] { $attacker }
  } abgewehrt.
    .brief = Pater Miller abgeworfen und den Angriff abgewehrt
event-protected-from-equipment = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } abgeworfen (Ausrüstung { $place }) und den Angriff von { $attacker-key ->
    [you] dir
   *[other] { $attacker }
  } abgewehrt.
    .brief = Pater Miller abgeworfen und den Angriff abgewehrt
event-suffered = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } Pater Miller behalten und den Angriff von { $attacker-key ->
    [you] dir
   *[other] { $attacker }
  } zugelassen.
    .brief = Pater Miller behalten
event-lost-equipment = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } die Ausrüstung { $card } verloren.
    .brief = { $card } verloren
event-stole-equipment = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $victim-key ->
    [you] dir
   *[other] { $victim }
  } die Ausrüstung { $card } weggenommen.
    .brief = { $victim-key ->
        [you] dir
       *[other] { $victim }
      } die Ausrüstung { $card } weggenommen
event-lost-member = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } als Teilnehmer verloren.
    .brief = { $card } verloren
event-stole-member = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $victim-key ->
    [you] dir
   *[other] { $victim }
  } { $card } als Teilnehmer abgenommen.
    .brief = { $victim-key ->
        [you] dir
       *[other] { $victim }
      } { $card } als Teilnehmer abgenommen
event-further-turn = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } nach diesem noch einen Zug gemacht.
    .brief = noch einen Zug gemacht
event-equipment-joined = { $number ->
    [0] { $who-key ->
        [you] Du hattest
       *[other] { $who } hatte
      } keine { $colour-key ->
        [colour-red] rote
        [colour-blue] blaue
        [colour-yellow] gelbe
       *[other] passende ({ $colour })
      } Ausrüstung zum Mitnehmen.
    [one] { $who-key ->
        [you] Du hast
       *[other] { $who } hat
      } eine { $colour-key ->
        [colour-red] rote
        [colour-blue] blaue
        [colour-yellow] gelbe
       *[other] passende ({ $colour })
      } Ausrüstungskarte zum Teilnehmer gemacht.
   *[other] { $who-key ->
        [you] Du hast
       *[other] { $who } hat
      } { $number } { $colour-key ->
        [colour-red] rote
        [colour-blue] blaue
        [colour-yellow] gelbe
       *[other] passende ({ $colour })
      } Ausrüstungskarten zu Teilnehmern gemacht.
  }
    .brief = { $number ->
        [one] 1 { $colour-key ->
            [colour-red] rote
            [colour-blue] blaue
            [colour-yellow] gelbe
           *[other] passende ({ $colour })
          } Ausrüstung zum Teilnehmer gemacht
       *[other] { $number } { $colour-key ->
            [colour-red] rote
            [colour-blue] blaue
            [colour-yellow] gelbe
           *[other] passende ({ $colour })
          } Ausrüstungen zu Teilnehmern gemacht
      }
event-declined = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } die Aktion von { $card } nicht genutzt.
    .brief = die Aktion nicht genutzt
event-declined-equipment = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keine weitere Ausrüstung angelegt.
    .brief = keine weitere Ausrüstung angelegt
event-declined-member = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keinen zweiten Teilnehmer angelegt.
    .brief = keinen zweiten Teilnehmer angelegt
event-declined-turn = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keinen weiteren Zug gemacht.
    .brief = keinen weiteren Zug gemacht
event-declined-gift = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keine Karte vergeben.
    .brief = keine Karte vergeben
event-pile-empty = Das war die letzte Karte des Stapels: Die Runde endete { $who-key ->
    [you] in deinem Zug
   *[other] im Zug von { $who }
  }.
event-hand-empty = { $who-key ->
    [you] Du hattest
   *[other] { $who } hatte
  } keine Karten mehr: Die Runde war zu Ende.
event-result = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $earned } eingenommen { $paid ->
    [0] und für keine Karte zahlen müssen
   *[other] und { $paid } für Karten auf der Hand bezahlt
  }: { $purse ->
    [0] Die Kasse ist leer, Schulden gibt es nie.
   *[other] { $purse } in der Kasse.
  }
event-game-over = Das Spiel ist zu Ende.

# What happened, in as few words as will do

short-ida-handout = Ida
short-earl-of-bucket = Earl
short-pater-miller = Miller
short-rufus-rigs = Rufus
short-butterfinger-finn = Finn
short-betty-mcklug = Betty
short-miss-anthrop = Miss Anthrop
short-roy-nobleman = Roy
short-slowhand-bill = Bill
short-colonel-farsight = Farsight
short-amelia-airhead = Amelia
short-madame-grandtour = Grandtour
short-to = { $who } eine Karte gegeben
short-aimed-to = eine Karte für { $who } bestimmt
short-aimed-to-you = eine Karte für dich bestimmt
short-to-oneself = eine Karte gezogen
short-to-you = dir eine Karte gegeben
short-yours = { $card } von dir
short-theirs = { $card } von { $who }
shortly-equipped = { $card } als Ausrüstung gespielt
shortly-joined = { $card } angeworben
shortly-discards = { $card } abgeworfen
shortly-takes = { $card } gestohlen
shortly-protected = durch { $card } verhindert
shortly-again = noch einen Zug gemacht
shortly-equipment-joined = { $number ->
    [one] 1 Ausrüstung zum Teilnehmer gemacht
   *[other] { $number } Ausrüstungen zu Teilnehmern gemacht
  }

# Where money comes from

source-members-1 = Runde 1: Teilnehmer
source-members-2 = Runde 2: Teilnehmer
source-members-3 = Runde 3: Teilnehmer
source-hand-1 = Runde 1: Karten auf der Hand
source-hand-2 = Runde 2: Karten auf der Hand
source-hand-3 = Runde 3: Karten auf der Hand
source-forgiven = Erlassene Schulden

# Options

option-level-title = Expeditionen
option-level-basic = Grundspiel: Alle durchqueren die Wüste, niemand hat eine Fähigkeit
option-level-expert = Expertenspiel: Jede Expedition hat eigene Startwerte und eine eigene Fähigkeit
option-level = Das Grundspiel in der Wüste, oder das Expertenspiel, in dem jede Expedition eine Fähigkeit hat.
option-variant-title = Zwischen den Runden
option-variant-none = Alle behalten dieselbe Expedition
option-variant-dealt = Alle sechs Expeditionen werden vor jeder Runde neu ausgeteilt
option-variant-chosen = Expeditionen werden neu gewählt; wer am wenigsten einnahm, wählt zuerst
option-variant = Ob im Expertenspiel alle die Expedition der ersten Runde behalten oder vor jeder Runde eine andere bekommen.

# What cards and boards do

does-ida-handout = irgendwer zieht eine Karte
does-earl-of-bucket = spiel eine weitere Ausrüstung
does-pater-miller = als Teilnehmer: wehrt einen Angriff ab
does-rufus-rigs = ein weiterer Teilnehmer dieser Farbe
does-butterfinger-finn = irgendwer verliert die letzte Ausrüstung
does-betty-mcklug = zwei Karten für eine oder zwei Personen
does-miss-anthrop = irgendwer verliert den letzten Teilnehmer
does-roy-nobleman = keine Aktion; zählt für alle drei Farben
does-slowhand-bill = nimm anderen die letzte Ausrüstung
does-colonel-farsight = mach noch einen Zug
does-amelia-airhead = nimm anderen den letzten Teilnehmer
does-madame-grandtour = Ausrüstung dieser Farbe kommt mit
ability-orient-express = nach dem Zug noch eine Karte als Ausrüstung
ability-polar-airship = Ausrüstung: ziehen oder nicht, und eine Karte für irgendwen
ability-submarine-trip = Ausrüstung: nutz ihre Aktion, wenn ihr Anspruch erfüllt ist
ability-jungle-steamer = nach einem Teilnehmer ein zweiter beliebiger Farbe
ability-safari-caravan = nach einem Teilnehmer dessen Aktion zweimal
ability-himalaya-yaks = nach deinem Zug noch einer
ability-desert = keine Fähigkeit

explained-ida-handout = Als Teilnehmerin: Irgendwer zieht eine Karte, auf Wunsch auch du. Für andere ist das ein Angriff: Bleibt die Karte auf der Hand, kostet sie 2 Münzen.
explained-earl-of-bucket = Als Teilnehmer: Spiel noch eine Karte als Ausrüstung und zieh dafür. Als Ausrüstung gibt er zwei.
explained-pater-miller = Als Teilnehmer wartet er. Wenn dich jemand angreift, wirf ihn ab, und nichts geschieht: keine Karte verloren, keine gezogen.
explained-rufus-rigs = Als Teilnehmer: Spiel noch einen Teilnehmer derselben Farbe, dessen Anspruch erfüllt ist; auch dessen Aktion darfst du nutzen. Er selbst zahlt nichts.
explained-butterfinger-finn = Als Teilnehmer: Die letzte Ausrüstungskarte einer beliebigen Person wird abgeworfen.
explained-betty-mcklug = Als Teilnehmerin: Eine Person zieht zwei Karten, oder zwei ziehen je eine. Für andere ist das ein Angriff: Jede, die auf der Hand bleibt, kostet 2.
explained-miss-anthrop = Als Teilnehmerin: Der letzte Teilnehmer einer beliebigen Person wird abgeworfen.
explained-roy-nobleman = Er hat keine Aktion. Als Ausrüstung zählt er für alle drei Arten der Ausstattung.
explained-slowhand-bill = Als Teilnehmer: Nimm die letzte Ausrüstungskarte einer anderen Person in deine eigene Ausrüstung. Dafür wird nichts gezogen.
explained-colonel-farsight = Als Teilnehmer: Mach nach diesem noch einen ganzen Zug.
explained-amelia-airhead = Als Teilnehmerin: Nimm den letzten Teilnehmer einer anderen Person zu deinen eigenen, egal wie hoch der Anspruch ist. Dessen Aktion wird nicht genutzt.
explained-madame-grandtour = Als Teilnehmerin: Deine ganze Ausrüstung in ihrer Farbe wird zu Teilnehmern, in der Reihenfolge, in der sie liegt. Dann zahlt sie, unterstützt aber nicht mehr.
led-orient-express = Nach dem Zug darfst du noch eine Karte als Ausrüstung spielen und dafür ziehen. Einmal in jedem Zug.
led-polar-airship = Nach dem Spielen von Ausrüstung musst du nicht ziehen, und du darfst irgendwen eine Karte ziehen lassen. Einmal in jedem Zug.
led-submarine-trip = Nach dem Spielen von Ausrüstung darfst du die Aktion dieser Karte nutzen, wenn deine Ausstattung einschließlich der Karte ihren Anspruch erfüllt. Einmal in jedem Zug. Ein Pater Miller in der Ausrüstung schützt ebenfalls.
led-jungle-steamer = Nach dem Spielen eines Teilnehmers darfst du noch einen beliebiger Farbe spielen, dessen Anspruch erfüllt ist. Einmal in jedem Zug.
led-safari-caravan = Nach dem Spielen eines Teilnehmers darfst du dessen Aktion zweimal nutzen. Einmal in jedem Zug.
led-himalaya-yaks = Du darfst noch einen ganzen Zug machen. Einmal, bevor jemand anders am Zug ist.
led-desert = Alle durchqueren dieselbe Wüste; niemand hat eine Fähigkeit.
values-said = Verlangt { $demand } { $gear }. Zahlt als Teilnehmer { $coins }. Gibt als Ausrüstung { $support }{ $everywhere ->
    [yes] {" "}für jede Art der Ausstattung
   *[no] {""}
  }.
starts-said = Beginnt mit { $red } Technik, { $blue } Proviant und { $yellow } Kleidung.
kind-red = Technik
kind-blue = Proviant
kind-yellow = Kleidung
explained-gear = Was deine Expedition davon dabeihat: der Startwert des Tableaus und alle Unterstützung aus der Ausrüstung. Ein Teilnehmer dieser Farbe kommt mit, wenn der Anspruch nicht höher ist.
explained-pile = { $count ->
    [one] Eine Karte ist übrig. Wer sie zieht, beendet die Runde sofort.
   *[other] { $count } Karten sind übrig. Wer die letzte zieht, beendet die Runde sofort.
  }
explained-held = Jede Karte, die am Rundenende auf der Hand ist, kostet { $cost } Münzen. Wer am Ende eines Zuges keine mehr hat, beendet die Runde.
pile-title = Der Nachzugstapel
held-title = Karten auf der Hand
origin-rulebook = die Anleitung
origin-review = Rezensionen
origin-reconstructed = diese Ausgabe

# Moments

strikes-draw = lässt { $own ->
    [yes] dich eine
   *[no] eine
  } Karte ziehen: −2, wenn sie auf der Hand bleibt
strikes-draw-two = lässt { $own ->
    [yes] dich zwei
   *[no] zwei
  } Karten ziehen: je −2, wenn sie auf der Hand bleiben
strikes-discard-equipment = hat es auf die letzte Ausrüstung abgesehen
strikes-steal-equipment = will die letzte Ausrüstung haben
strikes-discard-member = hat es auf den letzten Teilnehmer abgesehen
strikes-steal-member = will den letzten Teilnehmer haben
strikes-card = { $blow }: { $card }
strikes-oneself = zieht eine Karte
moment-saved = Pater Miller springt ein
moment-hand-empty = { $who } hat die letzte Karte gespielt
moment-hand-empty-own = Du hast deine letzte Karte gespielt
moment-pile-empty = Die letzte Karte des Stapels ist gezogen
moment-round-over = Runde { $number } ist zu Ende
moment-round = Runde { $number }
moment-last-round = Die letzte Runde
moment-begins = { $who } beginnt
moment-begins-own = Du beginnst
moment-the-end = Die Reisen sind zu Ende
moment-count = Was hat die letzte Runde gebracht?
moment-paying = { $own ->
    [yes] Deine Teilnehmer zahlen; jede Karte, die auf deiner Hand geblieben ist, kostet dich 2.
   *[no] { $who } wird von den Teilnehmern bezahlt; jede Karte, die auf der Hand geblieben ist, kostet 2.
  }
moment-members = Teilnehmer zahlen
moment-cards = { $count ->
    [0] keine Handkarte
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
moment-face-down = verdeckt
moment-standing = Nach Runde { $number }
moment-best = Beste Tour
moment-best-said = Die beste Tour dieser Runde
moment-in-purse = in der Kasse
moment-leads = { $count ->
    [0] Du führst
    [one] { $who } führt
   *[other] { $who } führen gemeinsam
  }{ $by ->
    [0] {""}
    [one] {" "}mit einer Münze Vorsprung
   *[other] {" "}mit { $by } Münzen Vorsprung
  }. { $left ->
    [one] Als Nächstes kommt die letzte Runde.
   *[other] Noch { $left } Runden.
  }
moment-level = Niemand liegt vorn. { $left ->
    [one] Als Nächstes kommt die letzte Runde.
   *[other] Noch { $left } Runden.
  }
moment-forgiven = { $result }, nur { $paid } bezahlt: Eine Kasse fällt nie unter 0
moment-never-below = nie unter 0
made-draw = { $who } lässt { $whom } { $card } ziehen.
made-discard = { $who } lässt { $whom } { $card } abwerfen.
made-unseen = eine Karte
note-another-turn = noch ein Zug
note-suffered = behält Miller, lässt es zu
note-no-turn-left = Hand leer: kein Zug mehr möglich
note-miller-goes = Miller geht so oder so
note-card = +1 Karte
note-declined-equipment = keine weitere Ausrüstung
note-declined-member = kein zweiter Teilnehmer
note-declined-turn = kein weiterer Zug
note-declined-gift = vergibt keine Karte
shown-equipment = Ausrüstung +{ $support }{ $everywhere ->
    [yes] {" "}für alle drei
   *[no] {""}
  }
shown-members = kommt mit und zahlt { $coins }
shown-unused = nutzt die Aktion nicht
note-leads = leitet: { $board }

# The table in a terminal

terminal-head = Runde { $round } von { $rounds } · am Zug: { $who }
terminal-pile = Stapel { $count }
terminal-further-turns = { $count ->
    [one] 1 weiterer Zug
   *[other] { $count } weitere Züge
  }
terminal-discards = Ablage
terminal-free-boards = Zur Wahl
terminal-round-over = Runde { $round } von { $rounds } ist zu Ende
terminal-player = { $number }: { $who }
terminal-you = { $who } (du)
terminal-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
  }
terminal-money = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
terminal-results = Runden { $results }
terminal-board = Tableau
terminal-ability-used = Fähigkeit in diesem Zug genutzt
terminal-equipment = Ausrüstung
terminal-members = Teilnehmer
terminal-income = zahlen { $count }
terminal-hand = Hand
terminal-none = nichts
terminal-demand = verlangt
terminal-coins = zahlt
terminal-support = gibt
terminal-action = Aktion

# The table in a browser

gear-red = Technik (rot)
gear-blue = Proviant (blau)
gear-yellow = Kleidung (gelb)
card-explained = { $card }. { $explained }
hand-demands = Kann noch nicht mit: verlangt { $demand } { $kind }, du hast { $gear }.
row-lost = { $by ->
    [nobody] verloren: { $card }
   *[other] verloren an { $by }: { $card }
  }
roster-open = Wer ist wer
roster-title = Wer ist wer: alle Abenteurer
roster-lead = Ein voller Punkt ist eine Karte, die du gesehen hast: auf deiner Hand, vor irgendwem oder in der Ablage. Die übrigen sind im Stapel oder auf Händen.
roster-values = verlangt { $demand } · zahlt { $coins } · gibt { $support } als Ausrüstung
roster-seen = { $colour }: { $seen } von { $copies } gesehen
card-said = { $card }: verlangt { $demand }, zahlt { $coins }, gibt { $support } als Ausrüstung; { $does }
table-empty-row = noch nichts
table-no-members = noch keine Teilnehmer
table-no-equipment = noch keine Ausrüstung
table-gear = Ausstattung
table-no-board = noch keine Expedition
zone-join = kommt mit und zahlt { $coins }
zone-equip = Ausrüstung, gibt { $amount }
legend-title = Was die Zeichen bedeuten
legend-demand = verlangt der Teilnehmer
legend-coins = zahlt der Teilnehmer
legend-support = gibt die Ausrüstung
legend-joins = darf jetzt mit
legend-ends = Eine Runde endet, wenn eine Hand oder der Stapel leer ist.
zone-draws = und du ziehst eine Karte
zone-ends = und die Runde endet
zone-ends-round = beendet die Runde
zone-last = deine letzte Karte
zone-refused = verlangt { $demand }, du hast jetzt { $gear }
table-first = beginnt die Runde
table-results = Ergebnisse der Runden
table-money = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
table-coins = { $count ->
    [one] Münze
   *[other] Münzen
  }
table-held = { $count ->
    [0] keine Karte auf der Hand
    [one] 1 Handkarte, −2 bei Rundenende
   *[other] { $count } Handkarten, je −2 bei Rundenende
  }
table-held-last = letzte Karte: beendet die Runde
table-last-card = 1 Karte!
table-held-now = { $count ->
    [one] 1 Handkarte: −{ $cost }, wenn { $who } fertig wird
   *[other] { $count } Handkarten: −{ $cost }, wenn { $who } fertig wird
  }
table-somebody = jemand
table-net = wäre jetzt Schluss: { $net }
table-net-forgiven = (nie unter 0)
net-title = Wäre die Runde jetzt zu Ende: { $net }
net-forgiven = Das würde mehr kosten, als die Kasse enthält: Sie wird geleert, und Schulden gibt es nie.
purse-title = { $count ->
    [0] Die Kasse ist leer
    [one] 1 Münze in der Kasse
   *[other] { $count } Münzen in der Kasse
  }
purse-round = Runde { $round }: { $result }
purse-round-forgiven = Runde { $round }: { $result }, nur { $paid } bezahlt
explained-purse = Was die Runden bisher gebracht haben. Eine Kasse fällt nie unter 0.
explained-net = { $count ->
    [0] Die Teilnehmer zahlen { $income }, und keine Karte ist auf der Hand.
    [one] Die Teilnehmer zahlen { $income }, die Karte auf der Hand kostet { $cost }.
   *[other] Die Teilnehmer zahlen { $income }, die { $count } Karten auf der Hand kosten { $cost }.
  }
explained-first = Von hier geht es im Uhrzeigersinn reihum. Nach einer Runde beginnt die nächste links von der Person, die sie beendet hat.
pay-title = Die Teilnehmer zahlen { $count }
explained-pay = Was alle Teilnehmer dieser Expedition am Rundenende einbringen. Davon werden die Karten bezahlt, die auf der Hand geblieben sind.
table-leads = führt
lead-title = In Führung
explained-lead = Niemand hat bisher mehr eingenommen. Es zählen die Münzen aus allen drei Runden.
table-sum = Summe der Runden
table-new = neu
table-hand-left = { $count ->
    [0] keine Karte ist geblieben
    [one] 1 Karte ist auf der Hand geblieben, −{ $cost }
   *[other] { $count } Karten sind auf der Hand geblieben, −{ $cost }
  }
table-hand-of = Hand von { $who }
table-expedition-of = Die Expedition von { $name }
table-myself = Ich selbst
table-others = Die anderen
table-middle = Die Mitte des Tisches
table-round = Runde { $round }
table-round-of = Runde { $round } von { $rounds }
table-discards = { $count ->
    [0] Ablage leer
    [one] Ablage: 1 Karte
   *[other] Ablage: { $count } Karten
  }
table-to-come = Was noch kommt
table-close = Schließen
table-discard-him = Abwerfen
table-yes-to = Ja: { $option }
table-may-join = darf mit
row-may-stop = kann es verhindern
table-used = in diesem Zug genutzt
table-turn-of = Am Zug: { $who }
table-board-said = Expedition: { $board }, beginnt mit { $red } Technik, { $blue } Proviant und { $yellow } Kleidung; { $ability }
table-gear-said = Ausstattung jetzt: { $red } Technik, { $blue } Proviant, { $yellow } Kleidung
table-income-said = Die Teilnehmer zahlen { $count }
table-round-result = Runde { $round }: { $result }
table-own = { $who } (du)
step-turn = spielt eine Karte
step-use-action = darf { $card } nutzen
step-use-again = darf { $card } noch einmal nutzen
step-one-more-card = noch eine Karte darf folgen
step-add-equipment = darf Ausrüstung anlegen
step-add-member = darf einen Teilnehmer anlegen
step-attack = greift { $whom } an
step-protect = darf { $whom } mit Pater Miller abwehren
step-give-second = vergibt eine zweite Karte
step-draw = zieht eine Karte
step-draw-two = zieht zwei Karten
step-draw-if-you-like = darf eine Karte ziehen
step-gift = darf eine Karte vergeben
step-go-on = darf noch einen Zug machen
step-end-of-turn = beendet den Zug
step-score-round = die Runde wird gewertet
step-start-round = die nächste Runde beginnt
step-choose-board = wählt eine Expedition
step-take-last-board = nimmt die letzte Expedition
step-said = { $who } { $step }
change-said = { $who }: { $changes }
change-you = Du
change-gear = { $colour } { $before } → { $after }
change-income = Teilnehmer zahlen { $before } → { $after }
change-cards = Hand { $before } → { $after }
change-without = ohne { $cards }
change-draws = { $count ->
    [one] eine Karte vom Stapel
   *[other] { $count } Karten vom Stapel
  }
change-opens = dann in Reichweite: { $cards }
change-action = dann die Aktion: { $does }
change-next = dann wählst du noch einmal
change-next-second-card = dann wählst du, wer die zweite Karte bekommt
change-next-draw = dann darfst du eine Karte ziehen
change-next-gift = dann darfst du irgendwen eine Karte ziehen lassen
change-next-add-equipment = dann darfst du noch eine Karte als Ausrüstung anlegen
change-next-add-member = dann darfst du einen zweiten Teilnehmer anlegen
change-next-go-on = dann darfst du noch einen Zug machen
change-stopped = { $who } könnte es mit Pater Miller verhindern
change-further-turn = ein weiterer Zug
change-results = Die Runde endet: { $results }
change-result = { $who } { $result }
