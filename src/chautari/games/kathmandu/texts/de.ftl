# Things

space = Tafel { $board }, Reihe { $row }, Spalte { $column }
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
landscape-snow = Schnee
landscape-scree = Geröll
landscape-meadow = Wiese
landscape-grain-field = Kornfeld
landscape-rice-terrace = Reisterrasse
landscape-forest = Wald
landscape-jungle = Dschungel
landscape-water = Wasser
landscape-city = Stadt
ground-snow = Schnee
ground-scree = Geröll
ground-meadow = Wiese
ground-grain-field = Kornfeld
ground-rice-terrace = Reisterrasse
ground-forest = Wald
ground-jungle = Dschungel
ground-water = Wasser
ground-city = Stadt
ground-mountain = Berg
ground-kathmandu = Kathmandu
# Of dice: adjectives.
colour-brown = braun
colour-grey = grau
colour-purple = lila
colour-orange = orange
colour-pink = rosa
colour-black = schwarz
resource-backpack = Rucksack
resource-compass = Kompass
resource-paint-box = Malkasten
resource-coin = Münze
resource-fodder = Futter
kind-tool-case = Werkzeugkoffer
kind-magnifying-glass = Lupe
kind-wooden-barrel = Holzfass
kind-first-aid-bag = Erste-Hilfe-Tasche
kind-telescope = Fernrohr
kind-water-bottle = Wasserflasche
kind-terrain-map = Geländekarte
kind-chest = Truhe
kind-climbing-gear = Kletterausrüstung
kind-tea-leaves = Teeblätter
kind-bridle = Zaumzeug
kind-rope-ladder = Strickleiter
equipment = { $kind } ({ $landscape })
animal-snow-leopard = Schneeleopard
animal-yak = Yak
animal-himalayan-monal = Himalaya-Glanzfasan
animal-himalayan-tahr = Himalaya-Tahr
animal-bharal = Blauschaf
animal-himalayan-serow = Himalaya-Serau
animal-indian-rhinoceros = Panzernashorn
animal-blackbuck = Hirschziegenantilope
animal-hog-deer = Schweinshirsch
animal-jackal = Schakal
animal-golden-pheasant = Goldfasan
animal-spiny-babbler = Nepaldrossling
animal-wild-buffalo = Wasserbüffel
animal-dzo = Dzo
animal-harlequin-lizard = Harlekinechse
animal-red-panda = Roter Panda
animal-musk-deer = Moschustier
animal-red-headed-trogon = Rotkopftrogon
animal-bengal-tiger = Bengaltiger
animal-green-python = Grüner Python
animal-indian-elephant = Indischer Elefant
animal-gharial = Gangesgavial
animal-river-dolphin = Flussdelfin
animal-monitor-lizard = Waran
animal-mule = Maultier
animal-rhesus-macaque = Rhesusaffe
animal-langur = Langur
temple = gedruckter Tempel von Tafel { $board }
temple-tile = Tempelplättchen von Tafel { $board }
good-ring = Ring
good-spices = Gewürze
good-silk = Seide
good-prayer-mill = Gebetsmühle
good-statue = Statue
good-thangka = Thangka
map = { $colour } { $half }
# Of maps: nouns.
map-red = Rot
map-orange = Orange
map-yellow = Gelb
map-green = Grün
map-blue = Blau
map-purple = Lila
map-letter-red = R
map-letter-orange = O
map-letter-yellow = Ge
map-letter-green = Gr
map-letter-blue = B
map-letter-purple = L
character-mountaineer = Bergsteigerin
character-yak-guide = Yak-Führer
character-monk = Mönch
character-merchant = Händlerin
character-border-guard = Grenzwächter
character-artist = Künstlerin
bend-straight = geradeaus
bend-left = nach links
bend-right = nach rechts

# Questions

prompt-chance = Der Zufall entscheidet.
roll = Der Zufall entscheidet.
prompt-character = Wähle einen Charakter.
prompt-place = Setze dein Yak auf ein freies Startfeld.
prompt-die = Nutze einen Würfel, oder lege zuerst einen beiseite und würfle die anderen neu.
prompt-die-only = Nutze einen Würfel.
prompt-resource = Nimm eine beliebige Ressource.
prompt-place-onward = Setze dein Yak auf ein freies Startfeld. Sieh dir eines an: Seine Zahlen zeigen, wohin jede Zahl eines Würfels führen würde.
prompt-die-rest = Drei Erschöpfungsmarker: Nutze einen Würfel für seine Ressource, dann rastet dein Yak, und der Zug endet.
prompt-die-rest-aid = Drei Erschöpfungsmarker: Dein Yak rastet in diesem Zug, außer du benutzt die Erste-Hilfe-Tasche.
prompt-die-behind = Nutze einen Würfel. Ist dein Yak heute Abend noch hinter dem Sturm, bekommt es seinen dritten Marker und muss rasten.
prompt-die-storm = Nutze einen Würfel. Wenn heute Abend ein Sturm kommt und dein Yak noch auf dieser Tafel ist, bekommt es seinen dritten Marker und muss rasten.
prompt-before-rest = Drei Erschöpfungsmarker: Dein Yak rastet, außer du verhinderst es.
prompt-before-rest-cards = Drei Erschöpfungsmarker: Dein Yak rastet, und der Zug endet. Vorher darfst du noch eine Karte benutzen.
prompt-move = Ziehe dein Yak { $pips ->
    [one] 1 Feld
   *[other] { $pips } Felder
  } weit.
prompt-turn = Wo biegt das Yak ab?
prompt-emerge = Wo kommt das Yak hinter der Grenze heraus?
prompt-tool-case = Nimm drei verschiedene Ressourcen.
prompt-throw = Wähle Würfel, die du neu würfelst: noch { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
  }.
prompt-act = Handle auf deinem Zielfeld, oder beende deinen Zug.
prompt-special = Auch die Sonderware kaufen ({ $good })?
prompt-special-price = Zur Ware ({ $good }) darfst du auch die Sonderware kaufen: −1 Münze, zusammen { $points } Punkte
prompt-special-from = Zur Ware ({ $good }) darfst du { $owner } die Sonderware abnehmen: 1 Münze an { $owner }, zusammen { $points } Punkte
prompt-cards = { $cards }: wohin?
prompt-ladder = Strickleiter: an welchem Tempel?
prompt-pip = Wasserflasche: ein Auge mehr oder eines weniger?
prompt-map = Nimm eine Landkarte.
prompt-give = Welche Landkarte gibst du für { $map }?
prompt-tent = Auf diesem Feld ein Zelt aufschlagen?

# Choices

action-place = Yak auf dieses Feld setzen: { $space }
action-die = { $colour-key ->
    [colour-brown] Den braunen Würfel
    [colour-grey] Den grauen Würfel
    [colour-purple] Den lila Würfel
    [colour-orange] Den orangefarbenen Würfel
    [colour-pink] Den rosa Würfel
    [colour-black] Den schwarzen Würfel
   *[other] Den Würfel ({ $colour })
  } nutzen
action-aside = { $colour-key ->
    [colour-brown] Den braunen Würfel
    [colour-grey] Den grauen Würfel
    [colour-purple] Den lila Würfel
    [colour-orange] Den orangefarbenen Würfel
    [colour-pink] Den rosa Würfel
    [colour-black] Den schwarzen Würfel
   *[other] Den Würfel ({ $colour })
  } beiseitelegen und die anderen neu würfeln
action-take = Nimm: { $resource }
action-rest = Rasten
action-go = Nach { $direction } gehen
action-go-tea = Nach { $direction } gehen, mit Teeblättern, doppelt so weit
action-go-bridles = Nach { $direction } gehen, { $bridles ->
    [one] mit Zaumzeug
   *[other] mit { $bridles }× Zaumzeug
  }
action-go-climbing = Nach { $direction } gehen, über Berge kletternd
action-go-climbing-tea = Nach { $direction } gehen, über Berge kletternd, mit Teeblättern, doppelt so weit
action-go-climbing-bridles = Nach { $direction } gehen, über Berge kletternd, { $bridles ->
    [one] mit Zaumzeug
   *[other] mit { $bridles }× Zaumzeug
  }
action-turn = Nach { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
  } nach { $direction } abbiegen
action-straight-on = Erst die Grenze überqueren, dann abbiegen
action-emerge = Hier herauskommen: { $space }
action-stop-short = Vor dem Berg anhalten
action-use = { $kind } benutzen
action-three = Nimm: { $resources }
action-throw = Neu würfeln: { $dice }
action-throw-nothing = Nichts neu würfeln
action-keep-dice = Die Würfel so lassen
action-die-up = Wasserflasche: ein Auge mehr
action-die-down = Wasserflasche: ein Auge weniger
action-turn-die = Den Würfel auf { $pips } drehen
action-exchange = Zwei Futter tauschen gegen: { $resource }
action-move-to = Geländekarte: { $space }
action-stay = Hier bleiben
action-paint = Male { $animal-key ->
    [animal-blackbuck] eine { $animal }
    [animal-harlequin-lizard] eine { $animal }
    [animal-yak] ein { $animal }
    [animal-bharal] ein { $animal }
    [animal-indian-rhinoceros] ein { $animal }
    [animal-musk-deer] ein { $animal }
    [animal-mule] ein { $animal }
    [animal-snow-leopard] einen Schneeleoparden
    [animal-red-panda] einen Roten Panda
    [animal-green-python] einen Grünen Python
    [animal-indian-elephant] einen Indischen Elefanten
    [animal-rhesus-macaque] einen Rhesusaffen
   *[other] einen { $animal }
  }
action-collect = Einpacken: { $card }
action-buy = Die Ware auf Feld { $number } der Stadt kaufen
action-buy-special = Die Sonderware kaufen
action-no-special = Die Sonderware liegen lassen
action-offer = Eine Opfergabe darbringen
action-offer-two = Zwei Opfergaben darbringen
action-reach = Strickleiter, Opfergabe hier: { $temple }
action-take-map = Die Landkarte { $map } nehmen
action-draw-map = Eine Landkarte vom Stapel ziehen
action-swap = Eine Landkarte gegen { $map } von { $seat } tauschen
deed-place = Starte { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }, Startfeld { $number } von 6
deed-swap = Eine Landkarte gegen { $map } von { $owner } tauschen
action-give = Die Landkarte { $map } geben
action-end-turn = Zug beenden
action-character = Als { $character } spielen
action-tent = Ein Zelt aufschlagen: { $landscape }
action-no-tent = Kein Zelt aufschlagen
action-bend = Der Weg führt { $bend }
action-lay = Tafel { $face }, { $turns ->
    [0] wie gedruckt
    [one] eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
  }
action-good = In einer Stadt: { $good }
action-show-equipment = Aufgedeckt: { $card }
action-show-animal = Aufgedeckt: { $animal }
action-deal-map = Aufgedeckt: Landkarte { $map }
action-deal = Startausrüstung: { $kind }
action-yak-tile = Das nächste Yak-Plättchen zeigt: { $landscape }
player-numbered = Person { $number }
action-standee = Den Aufsteller bekommt { $seat }
action-roll = Ein Würfel zeigt { $pips }
action-weather-sun = Die Sonne scheint
action-weather-storm = Ein Sturm zieht auf
action-deal-tent = Ein Zelt: { $landscape }

# What happened

# In the accusative.
one-resource = { $resource-key ->
    [resource-fodder] Futter
    [resource-coin] eine Münze
   *[other] einen { $resource }
  }
one-good = { $good-key ->
    [good-silk] Seide
    [good-spices] Gewürze
    [good-ring] einen Ring
    [good-thangka] ein Thangka
   *[other] eine { $good }
  }
event-laid = Tafel { $number } ist { $face }.
event-good = In der Stadt von Tafel { $number }: { $good }.
event-shown = Ausrüstung aufgedeckt: { $card }.
event-shown-animal = Tier aufgedeckt: { $animal }.
event-map-shown = Landkarte aufgedeckt: { $map }.
event-map-under = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } eine zweite Landkarte derselben Farbe gezogen; { $map } ist unter den Stapel gekommen.
event-begins = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } den Aufsteller bekommen und { $who-key ->
    [you] beginnst
   *[other] beginnt
  }.
event-character = { $who-key ->
    [you] Du spielst
   *[other] { $who } spielt
  } als { $character }.
event-dealt = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } zu Beginn bekommen: { $kind }.
event-placed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  } begonnen.
    .brief = { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  } begonnen
event-rolled = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $number } gewürfelt ({ $colour }).
event-day = Tag { $number }. { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } den ersten Zug.
event-aside = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $colour-key ->
    [colour-brown] den braunen Würfel
    [colour-grey] den grauen Würfel
    [colour-purple] den lila Würfel
    [colour-orange] den orangefarbenen Würfel
    [colour-pink] den rosa Würfel
    [colour-black] den schwarzen Würfel
   *[other] den Würfel ({ $colour })
  } beiseitegelegt und neu gewürfelt.
    .brief = { $colour-key ->
    [colour-brown] den braunen Würfel
    [colour-grey] den grauen Würfel
    [colour-purple] den lila Würfel
    [colour-orange] den orangefarbenen Würfel
    [colour-pink] den rosa Würfel
    [colour-black] den schwarzen Würfel
   *[other] den Würfel ({ $colour })
  } beiseitegelegt
event-used-die = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $colour-key ->
    [colour-brown] den braunen Würfel
    [colour-grey] den grauen Würfel
    [colour-purple] den lila Würfel
    [colour-orange] den orangefarbenen Würfel
    [colour-pink] den rosa Würfel
    [colour-black] den schwarzen Würfel
   *[other] den Würfel ({ $colour })
  } genutzt: { $number }.
    .brief = die { $number } ({ $colour }) genutzt
event-gained = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { one-resource } genommen.
    .brief = { one-resource } genommen
event-exchanged = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } zwei Futter gegen { one-resource } getauscht.
    .brief = zwei Futter gegen { one-resource } getauscht
event-used = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $kind-key ->
    [kind-tool-case] den { $kind }
    [kind-wooden-barrel] das { $kind }
    [kind-telescope] das { $kind }
    [kind-bridle] das { $kind }
   *[other] die { $kind }
  } benutzt.
    .brief = { $kind-key ->
    [kind-tool-case] den { $kind }
    [kind-wooden-barrel] das { $kind }
    [kind-telescope] das { $kind }
    [kind-bridle] das { $kind }
   *[other] die { $kind }
  } benutzt
event-turned-die = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $colour-key ->
    [colour-brown] den braunen Würfel
    [colour-grey] den grauen Würfel
    [colour-purple] den lila Würfel
    [colour-orange] den orangefarbenen Würfel
    [colour-pink] den rosa Würfel
    [colour-black] den schwarzen Würfel
   *[other] den Würfel ({ $colour })
  } auf { $number } gedreht.
    .brief = den Würfel auf { $number } gedreht
event-recovered = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $who-key ->
    [you] dich
   *[other] sich
  } erholt; Erschöpfung noch: { $number }.
event-rested = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } gerastet und alle Erschöpfung verloren.
    .brief = gerastet
event-moved = { $steps ->
    [0] { $who-key ->
    [you] Du bist nicht weitergekommen und
   *[other] { $who } ist nicht weitergekommen und
  } { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  } geblieben.
    [one] { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } das Yak 1 Feld weit { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  } geführt.
   *[other] { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } das Yak { $steps } Felder weit { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  } geführt.
  }
    .brief = { $steps ->
        [0] { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  } haltgemacht
       *[other] das Yak { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  } geführt
      }
event-crossed-area = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } mit der Geländekarte eine andere Stelle erreicht, { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }.
    .brief = eine andere Stelle { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  } erreicht
event-paid = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $number } { $resource } gezahlt.
event-tired = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $number ->
    [one] 1 Erschöpfungsmarker
   *[other] { $number } Erschöpfungsmarker
  } bekommen.
    .brief = { $number } Erschöpfung bekommen
event-fulfilled = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Yak-Plättchen erfüllt: { $landscape }.
    .brief = das Plättchen { $landscape } erfüllt
event-revealed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } das nächste Yak-Plättchen aufgedeckt: { $landscape }.
event-all-tiles = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } das letzte Yak-Plättchen erfüllt.
    .brief = das letzte Yak-Plättchen erfüllt
event-painted = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $animal-key ->
    [animal-blackbuck] eine { $animal }
    [animal-harlequin-lizard] eine { $animal }
    [animal-yak] ein { $animal }
    [animal-bharal] ein { $animal }
    [animal-indian-rhinoceros] ein { $animal }
    [animal-musk-deer] ein { $animal }
    [animal-mule] ein { $animal }
    [animal-snow-leopard] einen Schneeleoparden
    [animal-red-panda] einen Roten Panda
    [animal-green-python] einen Grünen Python
    [animal-indian-elephant] einen Indischen Elefanten
    [animal-rhesus-macaque] einen Rhesusaffen
   *[other] einen { $animal }
  } gemalt.
    .brief = { $animal-key ->
    [animal-blackbuck] eine { $animal }
    [animal-harlequin-lizard] eine { $animal }
    [animal-yak] ein { $animal }
    [animal-bharal] ein { $animal }
    [animal-indian-rhinoceros] ein { $animal }
    [animal-musk-deer] ein { $animal }
    [animal-mule] ein { $animal }
    [animal-snow-leopard] einen Schneeleoparden
    [animal-red-panda] einen Roten Panda
    [animal-green-python] einen Grünen Python
    [animal-indian-elephant] einen Indischen Elefanten
    [animal-rhesus-macaque] einen Rhesusaffen
   *[other] einen { $animal }
  } gemalt
event-collected = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } eine Karte eingepackt: { $card }.
    .brief = { $card } eingepackt
event-bought = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { one-good } gekauft.
    .brief = { one-good } gekauft
event-bought-special = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } die Sonderware { $good } gekauft.
    .brief = die Sonderware { $good } gekauft
event-took-special = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $owner-key ->
    [you] dir
   *[other] { $owner }
  } für eine Münze die Sonderware { $good } abgenommen.
    .brief = { $owner-key ->
    [you] dir
   *[other] { $owner }
  } die Sonderware { $good } abgenommen
event-offered = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } an einem Tempel Opfergabe { $number } von 9 dargebracht.
    .brief = Opfergabe { $number } dargebracht
event-took-map = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } die Landkarte { $map } genommen.
    .brief = die Landkarte { $map } genommen
event-swapped = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $given } gegen { $map } von { $owner-key ->
    [you] dir
   *[other] { $owner }
  } getauscht.
    .brief = { $given } gegen { $map } von { $owner-key ->
    [you] dir
   *[other] { $owner }
  } getauscht
event-secured = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Paar in { $pair } in der Truhe gesichert.
    .brief = ein Paar in { $pair } gesichert
event-arrived = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } Kathmandu erreicht: { $number } Punkte.
    .brief = Kathmandu erreicht ({ $number } Punkte)
event-left-board = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } den Spielplan verlassen.
event-standee = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } die kleinste Summe ({ $number }) und { $who-key ->
    [you] bekommst
   *[other] bekommt
  } den Aufsteller.
event-own-tent = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Zelt gezogen: { $landscape }.
event-drew-tent = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Zelt gezogen.
event-pitched = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } ein Zelt aufgeschlagen ({ $landscape }) und { $owner-key ->
    [you] dich
   *[other] { $owner }
  } ermüdet.
    .brief = ein Zelt gegen { $owner-key ->
    [you] dich
   *[other] { $owner }
  } aufgeschlagen
event-sun = Die Sonne scheint: Der Sturm bleibt.
event-storm = Ein Sturm zieht auf: Er rückt weiter zu Grenze { $number }.
event-in-storm = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } hinter dem Sturm gestanden und einen Erschöpfungsmarker bekommen.
event-game-over = Die Reise ist zu Ende.

# Where points come from

source-offerings = Opfergaben
source-goods = Waren
source-specials = Sonderwaren
source-kathmandu = Kathmandu-Plättchen
source-sets = Warensätze
source-maps = Landkarten
source-animals = Tiere
source-yak-tiles = Yak-Plättchen
source-distance = Entfernung zu Kathmandu
source-left-over = Übrige Ausrüstung und Ressourcen
source-exhaustion = Erschöpfung

# Options

option-tents-title = Zelte
option-tents = Zelte: Wer am langsamsten war, darf die anderen behindern.
option-tents-false = Ohne Zelte
option-tents-true = Mit Zelten: Wer an einem Tag die kleinste Summe hat, zieht eines und darf es anderen in den Weg stellen
option-characters-title = Charaktere
option-characters = Alle spielen einen Charakter mit einer Fähigkeit.
option-characters-false = Alle beginnen gleich
option-characters-true = Alle wählen einen von sechs Charakteren, mit einer Fähigkeit und eigener Ausstattung
option-long-title = Länge
option-long = Das lange Spiel: sechs Geländetafeln und acht Tage.
option-long-false = Der übliche Weg: vier Tafeln, sechs Tage
option-long-true = Der lange Weg: sechs Tafeln, acht Tage
option-landscape-title = Landschaft
option-landscape = Die Landschaft wird zufällig gebaut oder so ausgelegt, wie für die erste Partie vorgeschlagen.
option-landscape-random = Zufällig gebaut
option-landscape-first-game = Wie für die erste Partie vorgeschlagen
option-needles-title = Kompassnadeln
option-needles = Wie viele Kompassnadeln nach Kathmandu zeigen; für den Einstieg sind zwei empfohlen, mehr ist schwieriger.
option-needles-any = Wie sie fallen
option-needles-0 = Keine: der leichteste Weg
option-needles-1 = Eine
option-needles-2 = Zwei: für den Einstieg empfohlen
option-needles-3 = Drei
option-needles-4 = Vier
option-needles-5 = Fünf
option-needles-6 = Sechs: der schwerste Weg
option-weather-title = Wetter
option-weather = Wie üblich, alles aus zwölf Plättchen gezogen, oder eine selbst gewählte Zahl von Stürmen.
option-weather-usual = Wie üblich: einige Stürme früh, einige spät
option-weather-chance = Wie es kommt: jeder Tag aus sechs Stürmen und sechs Sonnen gezogen
option-weather-0-storms = Gar kein Sturm
option-weather-1-storms = Ein Sturm
option-weather-2-storms = Zwei Stürme
option-weather-3-storms = Drei Stürme
option-weather-4-storms = Vier Stürme
option-weather-5-storms = Fünf Stürme
option-weather-6-storms = Sechs Stürme

# The terminal

terminal-head = Tag { $day } von { $days }, Runde { $round } · { $who } hat den Aufsteller
terminal-weather = Kommendes Wetter: { $suns }× Sonne, { $storms }× Sturm
terminal-tiles = Kathmandu: { $tiles }
terminal-landscapes = S Schnee  R Geröll  M Wiese  G Kornfeld  T Reisterrasse  F Wald  J Dschungel  W Wasser  C Stadt  K Kathmandu  ^ Berg
terminal-signs = 1–4 Yaks  & mehrere  * Tempel  o Start   { $goods }
terminal-needles = Nadeln (! nach Kathmandu): { $needles }
terminal-storm = Der Sturm (≈) steht auf Grenze { $number }.
terminal-no-storm = Der Sturm ist noch hinter dem Start.
terminal-equipment = Ausrüstung (noch { $pile }):
terminal-animals = Tiere (noch { $pile }):
terminal-maps = Landkarten (noch { $pile }):
terminal-specials = Sonderwaren nach Besitz:
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
terminal-in-kathmandu = in Kathmandu
terminal-not-placed = noch nicht gesetzt
terminal-exhaustion = Erschöpfung { $count }
terminal-has =   Ressourcen:
terminal-dice =   Würfel (heute genutzt: { $total }):
terminal-holds =   Vor sich:
terminal-tile = Plättchen { $tile } ({ $left } verdeckt)
terminal-ten = 10 Punkte
terminal-offerings = { $count ->
    [one] 1 Opfergabe
   *[other] { $count } Opfergaben
  }
terminal-secured = Paar in { $colour }, gesichert
terminal-tents = { $count ->
    [one] 1 Zelt
   *[other] { $count } Zelte
  }
terminal-tent = Zelt: { $landscape }
terminal-movements = Wohin es führen würde:
terminal-ways = { $count } Wege, noch festzulegen
terminal-cost-compass = { $count } Kompass
terminal-cost-fodder = { $count } Futter
terminal-cost-exhaustion = { $count } Erschöpfung

# Why not now

why-arrived = Dein Yak ruht in Kathmandu: Ein Zug bringt eine Ressource, sonst nichts.
why-start-space = Wähle zuerst eines der markierten Startfelder.
why-place-first = Setze dein Yak zuerst auf ein Startfeld; das hier kommt später, in einem deiner Züge.
why-space-taken = Hier steht das Yak von { $owner }.
why-space-far = Mit einer { $pips } geht dein Yak geradeaus; hier kommt es nicht zu stehen.
why-die-used = Du hast { $colour-key ->
    [colour-brown] den braunen Würfel
    [colour-grey] den grauen Würfel
    [colour-purple] den lila Würfel
    [colour-orange] den orangefarbenen Würfel
    [colour-pink] den rosa Würfel
    [colour-black] den schwarzen Würfel
   *[other] den Würfel ({ $colour })
  } schon genutzt; am Abend wird er neu gewürfelt.
why-die-in-use = { $colour-key ->
    [colour-brown] Der braune Würfel
    [colour-grey] Der graue Würfel
    [colour-purple] Der lila Würfel
    [colour-orange] Der orangefarbene Würfel
    [colour-pink] Der rosa Würfel
    [colour-black] Der schwarze Würfel
   *[other] Der Würfel ({ $colour })
  } ist schon der, den du nutzt.
why-die-aside = { $colour-key ->
    [colour-brown] Der braune Würfel
    [colour-grey] Der graue Würfel
    [colour-purple] Der lila Würfel
    [colour-orange] Der orangefarbene Würfel
    [colour-pink] Der rosa Würfel
    [colour-black] Der schwarze Würfel
   *[other] Der Würfel ({ $colour })
  } liegt für heute beiseite.
why-one-die = Ein Würfel pro Zug: Du nutzt schon { $colour-key ->
    [colour-brown] den braunen Würfel
    [colour-grey] den grauen Würfel
    [colour-purple] den lila Würfel
    [colour-orange] den orangefarbenen Würfel
    [colour-pink] den rosa Würfel
    [colour-black] den schwarzen Würfel
   *[other] den Würfel ({ $colour })
  }.
why-rerolled = Du hast in diesem Zug schon neu gewürfelt.
why-last-die = Es ist dein letzter Würfel: Zum Neuwürfeln ist nichts da.
why-die-first = Landschaft: { $ground }. Nutze zuerst einen Würfel und ziehe; dann handelst du dort, wo dein Yak anhält.
why-good-first = Eine Ware der Stadt: Kaufe sie für eine Münze, sobald dein Yak dort angehalten hat.
why-temple-first = Ein Tempel: Bringe eine Opfergabe dar, sobald dein Yak dort angehalten hat.
why-animal-first = Lebensraum: { $landscape }. Male das Tier, sobald dein Yak dort angehalten hat.
why-card-first = Fundort: { $landscape }. Packe die Karte ein, sobald dein Yak dort angehalten hat.
why-moved = Dein Yak ist in diesem Zug schon gezogen.
why-move-first = Erst zieht dein Yak; dann handelst du dort, wo es anhält.
why-card-before = { $kind }: nur vor der Bewegung.
why-card-during = { $kind }: nur für die Bewegung. Nutze zuerst einen Würfel.
why-card-after = { $kind }: nur nach der Bewegung.
why-card-nothing = { $kind }: würde hier nichts ändern.
why-map-offering = Eine Landkarte bekommst du mit einer Opfergabe.
why-map-swap = Landkarten tauscht man mit jemandem, dessen Yak auf deinem Feld steht.
why-animal-once = Du hast in diesem Zug schon ein Tier gemalt.
why-no-paint-box = Du hast keinen Malkasten.
why-animal-elsewhere = Lebensraum: { $landscape }; dein Yak steht { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }.
why-card-once = Du hast in diesem Zug schon eine Karte eingepackt.
why-no-backpack = Du hast keinen Rucksack.
why-card-elsewhere = Fundort: { $landscape }; dein Yak steht { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }.
why-good-once = Du hast in diesem Zug schon eine Ware gekauft.
why-no-coin = Du hast keine Münze.
why-good-elsewhere = Dein Yak muss auf ihrem Feld anhalten; es steht { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }.
why-temple-done = An diesem Tempel hast du deine Opfergabe schon dargebracht.
why-temple-elsewhere = Dein Yak muss am Tempel anhalten; es steht { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }.

# The table in the browser

table-map = Karte des Weges nach Kathmandu
table-beyond = Weiter entfernt: { $what }
table-board = Tafel { $number }
table-on-board = Tafel { $number } von { $count }
table-mountain = Berg
table-kathmandu = Kathmandu
table-kathmandu-tiles = Kathmandu; noch da: { $tiles }
table-equipment-late = Je 1 Punkt wert; nicht mehr zu benutzen, sobald dein Yak in Kathmandu ruht.
table-own-maps = Deine:
table-kathmandu-tile = Kathmandu-Plättchen: { $points } Punkte
table-needle = Die rote Nadel: In diese Richtung loszuziehen kostet einen Kompass
table-strip = Grenze { $number }: Überqueren kostet ein Futter
table-temple = Tempel
table-temple-tile = Tempelplättchen
table-yak = Das Yak von { $who }, { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }
table-laying = Die Landschaft wird ausgelegt …
table-see-near = Näher an mein Yak
table-see-whole = Der ganze Weg
table-closer = Näher
table-farther = Weiter weg
table-which = Welche Möglichkeit?
table-cancel = Abbrechen
table-day = Tag { $day } von { $days }
table-round = Runde { $round } von 3
table-weather-left = { $draws } von { $count } { $draws ->
    [one] wird
   *[other] werden
  } aufgedeckt
table-day-word = Tag
table-round-word = Runde
table-standee-word = { $who } beginnt
table-standee = { $who } hat den Aufsteller und beginnt jede Runde
table-displays = Was offen liegt
map-title = Der Weg nach Kathmandu
tabs = Teile des Tischs
tab-own = Mein Tableau
tab-market = Markt
tab-others = Andere
table-side = Die Mitspielenden und was offen liegt
table-equipment = Ausrüstung
table-animals = Tiere
table-card-once = eine Karte pro Zug: eingepackt
table-animal-once = ein Tier pro Zug: gemalt
table-maps = Landkarten
table-good = { $good }: { $points } Punkte
table-specials = Sonderwaren
table-special = Sonderware { $good }: 7 Punkte
table-special-buy = Sonderware { $good } kaufen
table-special-price = −1 Münze, zusammen { $points } Punkte
table-special-from = 1 Münze an { $owner }, zusammen { $points } Punkte
table-special-of = Sonderware { $good }: 7 Punkte, bei { $who }
table-pile = { $count } im Stapel
table-tent-pile = { $count } { $count ->
    [one] Zelt
   *[other] Zelte
  } im Stapel
table-count = { $what }: { $count }
table-die = Würfel, { $colour }: { $pips }; bringt: { $what }
table-any = beliebige Ressource
table-any-short = beliebig
table-used = genutzt: { $total }
table-used-short = genutzt
table-aside = beiseite
dice-reroll = neu würfeln
dice-throw = { $count ->
    [one] 1 Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
}
dice-put-aside = Einen Würfel beiseitelegen und die anderen neu würfeln
dice-which-aside = Welcher Würfel kommt beiseite? Die anderen werden neu gewürfelt.
ability-mountaineer = Geht über Berge und darf auf einem anhalten.
ability-yak-guide = Dreht den rosa Würfel beliebig; tauscht zwei Futter gegen jede andere Ressource.
ability-monk = Dreimal zwei Opfergaben auf einmal.
ability-merchant = Kauft jede Ware der Stadt, in der sie steht.
ability-border-guard = Kommt beim Überqueren einer Grenze auf jedem begehbaren Feld dahinter heraus.
ability-artist = Packt ein und malt auch aus benachbarten Landschaften.
table-stops = { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  }
table-stays = Bleib { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }
table-stays-why = Der Weg ist sofort versperrt: Das Yak bleibt, wo es steht, und du darfst hier handeln.
table-then = dann hier: { $what }
table-then-offering = Opfergabe
table-then-animal = ein Tier
table-then-card = eine Karte
table-then-swap = Landkartentausch
table-gives = für { $map }
table-gives-best = am besten für { $map }: { $worth }
table-then-points = { $points }, dann { $more }
table-animal-then = jedes Tier dann { $most } − { $fewest } = { $value }
table-animal-others = andere: { $changes }
table-start-numbers = Die Zahlen sind die eines Würfels: Dorthin brächte dich jede von hier.
table-start-good = Ein guter Start hat eine grüne, die dein offenes Yak-Plättchen erfüllt, oder einen Tempel oder eine Stadt in Reichweite und wenige Berge vor sich.
table-sets-out = startet { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }
table-blocked = unterwegs aufgehalten
table-ways = einer von { $count } Wegen: welcher, wird als Nächstes gefragt
table-rest-next = dritter Marker: Dein nächster Zug ist eine Rast
table-rests = das Yak rastet; der Zug endet
table-rerolls = würfelt neu: { $dice }
table-die-shows = der Würfel zeigt { $pips }
table-tired = { $change } Erschöpfung
table-fulfils = erfüllt das Yak-Plättchen { $landscape }
table-pays = die Münze bekommt { $who }
table-tires = { $who } bekommt einen Erschöpfungsmarker
table-points-change = { $count ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}
table-journey = Die Reise
table-none = keine
table-turn = { $who } ist am Zug
table-needle-to = Die rote Nadel zeigt nach { $direction }
table-way-goes = Der Weg führt weiter nach { $direction }
table-row = Reihe { $row }, ab Spalte { $first }: { $grounds }
table-start = Startfeld
table-offered-here = Opfergaben von { $who }
table-where = Yak: { $where }
table-dice-unused = Freie Würfel: { $dice }
table-dice-used = Genutzte Würfel: { $dice } (Summe { $total })
table-dice-aside = Beiseitegelegte Würfel: { $dice }
table-goods = Waren
table-fulfilled = erfüllt: { $tiles }
table-die-at = Würfel, { $colour }: { $pips }, { $place }
table-place-unused = frei
table-place-used = heute genutzt
table-place-aside = beiseitegelegt
table-maps-under = Unter dem Stapel der Landkarten liegen: { $maps }
table-storm = Der Sturm steht auf Grenze { $number }.
close-legend = Zeichenerklärung schließen
table-legend = Was die Zeichen bedeuten
legend-mountain = Berg: hält ein Yak auf
legend-temple = Tempel: eine Opfergabe, einmal für jede Person; auf einem Quadrat: ein Tempelplättchen
legend-times = auf einer Karte: vor, während oder nach der Bewegung zu benutzen
legend-strip = Grenze: Überqueren kostet ein Futter
legend-storm = der Sturm: Yaks hinter ihm ermüden am Ende jedes Tages

# Options as one would point at them

table-where-from = { $ground } { $arrows }
say-go = { $arrow } { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  }
say-go-with = { $arrow } { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  }, mit { $cards }
say-go-open = { $arrow }, Ziel noch offen
say-go-open-with = { $arrow }, mit { $cards }
say-turn = Nach { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
  } { $arrow } abbiegen, { $ground-key ->
    [ground-snow] in den Schnee
    [ground-scree] ins Geröll
    [ground-meadow] auf die Wiese
    [ground-grain-field] ins Kornfeld
    [ground-rice-terrace] auf die Reisterrasse
    [ground-forest] in den Wald
    [ground-jungle] in den Dschungel
    [ground-water] ins Wasser
    [ground-city] in die Stadt
    [ground-mountain] auf einen Berg
    [ground-kathmandu] nach Kathmandu
   *[other] bis: { $ground }
  }
say-emerge = Hier herauskommen: { $where }
say-move-to = Geländekarte: { $where }
say-reach = Strickleiter: Opfergabe am Tempel { $arrows }
say-place = Starte { $ground-key ->
    [ground-snow] im Schnee
    [ground-scree] im Geröll
    [ground-meadow] auf der Wiese
    [ground-grain-field] im Kornfeld
    [ground-rice-terrace] auf der Reisterrasse
    [ground-forest] im Wald
    [ground-jungle] im Dschungel
    [ground-water] im Wasser
    [ground-city] in der Stadt
    [ground-mountain] auf einem Berg
    [ground-kathmandu] in Kathmandu
   *[other] hier: { $ground }
  }, Startfeld { $number } von { $count }
say-buy = Kaufen: { $good }
say-swap = Landkarte gegen { $map } von { $owner } tauschen
say-swap-best = Landkarte gegen { $map } von { $owner } tauschen: bis zu { $worth }
say-die = Nutze die { $pips } ({ $colour }), nimm: { $what }

# What equipment does, in a line

effect-tool-case = Nimm 3 verschiedene Ressourcen.
effect-magnifying-glass = Nutze die Gegenseite deines Würfels.
effect-wooden-barrel = Würfle beliebige freie Würfel neu, bis zu 3-mal.
effect-first-aid-bag = Entferne 2 Erschöpfung; kann dir eine Rast ersparen.
effect-telescope = Erfülle dein offenes Yak-Plättchen.
effect-water-bottle = Ein Auge mehr oder weniger auf deinem Würfel.
effect-terrain-map = Gehe zuerst auf ein beliebiges Feld im Gebiet deiner Landschaft.
effect-chest = Sichere alle deine Landkartenpaare: je 8 Punkte.
effect-climbing-gear = Gehe über Berge, halte aber auf keinem an.
effect-tea-leaves = Gehe doppelt so weit, geradeaus.
effect-bridle = Biege einmal im rechten Winkel ab.
effect-rope-ladder = Opfergabe an einem Tempel auf einem Feld neben dir.
brief-tool-case = 3 verschiedene Ressourcen
brief-magnifying-glass = Gegenseite des Würfels
brief-wooden-barrel = neu würfeln, bis zu 3-mal
brief-first-aid-bag = −2 Erschöpfung
brief-telescope = erfüllt das Yak-Plättchen
brief-water-bottle = ein Auge mehr oder weniger
brief-terrain-map = beliebiger Start im Gebiet
brief-chest = Landkartenpaare: je 8 Punkte
brief-climbing-gear = über Berge gehen
brief-tea-leaves = doppelt so weit gehen
brief-bridle = unterwegs einmal abbiegen
brief-rope-ladder = Opfergabe neben einem Tempel
time-before = Vor der Bewegung zu benutzen
time-during = Während der Bewegung zu benutzen
time-after = Nach der Bewegung zu benutzen

# The player board

board-map-from = { $map }, von { $letter } { $who }
board-points-now = Punkte jetzt
board-secured = gesichert
board-owed = noch offen
board-parts = { $secured } gesichert, { $owed } offen
board-points = Punkte von { $who } jetzt: { $points }; { $secured } gesichert, { $owed } noch offen
board-rest-now = rastet in diesem Zug
board-rest-next = rastet im nächsten Zug
board-rest-now-short = rastet
board-rest-next-short = rastet bald
board-offerings = Opfergaben: { $count } von 9 dargebracht, { $points } Punkte
board-tiles = Yak-Plättchen: { $count } verdeckt, { $points } Punkte
board-animals = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
  }, jetzt je { $value } wert
board-animal-each = je { $value }
board-animal-value = je { $value }: meiste { $most } − wenigste { $fewest }
board-set = { $count } von 6 Arten
board-set-said = { $count } verschiedene Waren; 5 sind ein Satz zu 7 Punkten, 6 einer zu 12
board-exhaustion = Erschöpfung: { $count } von 3, je −3 Punkte
board-tile-now = Erfüllt auf: { $landscape }
board-tile-none = Alle Plättchen erfüllt: 10 Punkte
counsel-tiles = Dein offenes Yak-Plättchen zeigt: { $landscape }. Halte dort an, und das nächste wird aufgedeckt. Übrige Plättchen und Grenzen bis Kathmandu kosten am Ende Punkte: Noch stehen sie bei dir offen, mit jedem Schritt weniger.
counsel-cards = Die Pünktchen auf einer Karte sagen, wann sie zu benutzen ist: vor, während oder nach der Bewegung. Was du behältst, ist je 1 Punkt wert; benutze Karten also dort, wo sie mehr bringen.
counsel-used = Die Zahlen der Würfel, die du nutzt, werden zusammengezählt. Wer am Abend die kleinste Summe hat, beginnt morgen: Kleine Schritte lohnen sich.
counsel-special = Wer eine Ware kauft, darf eine zweite Münze für die Sonderware ihrer Art dazulegen: 7 Punkte, selbst wenn sie schon jemand anderem gehört.
counsel-away = Hinweis weglegen
board-no-things = Noch keine Ausrüstung, Tiere oder Waren

# Held up to be read

inspect-unused = Am Ende unbenutzt: 1 Punkt.
inspect-animal = Lebensraum: { $landscape }. Male es dort für einen Malkasten, ein Tier pro Zug.
inspect-animal-value = Jedes Tier ist so viel wert, wie jemand höchstens gemalt hat, weniger die kleinste Zahl: jetzt { $most } − { $fewest } = { $value }.
inspect-animal-fewest = Malt also die einzige Person mit den wenigsten ein weiteres, ist jedes Tier 1 weniger wert.
inspect-good = { $points } Punkte wert. Kaufe sie für eine Münze auf ihrem Feld einer Stadt.
inspect-good-sets = Fünf verschiedene Waren sind ein Satz zu 7 Punkten, alle sechs einer zu 12.
inspect-special = 7 Punkte wert. Wer die Ware gekauft hat ({ $good }), bekommt die Sonderware für eine zweite Münze: aus dem Vorrat oder von der Person, der sie gehört; die bekommt dann die Münze.
inspect-title-ways = Wohin es führen kann
inspect-title-day = Die Tage
inspect-day = Die Reise hat { $days } Tage zu drei Runden. In einer Runde nutzen alle einen Würfel: seine Ressource nehmen, ziehen, auf dem Zielfeld handeln.
inspect-mountain = Ein Berg hält ein Yak auf, außer es klettert.
inspect-space = Hier anzuhalten erfüllt ein Yak-Plättchen mit dieser Landschaft ({ $landscape }), und du darfst Ausrüstung davon einpacken und Tiere davon malen.
inspect-space-tile = Dein offenes Yak-Plättchen verlangt danach.
inspect-space-good = Hier zu kaufen: { $good }, für eine Münze.
inspect-space-temple = Ein Tempel: eine Opfergabe, einmal für jede Person.
inspect-space-yaks = Hier steht: { $who }
inspect-special-owner = Sie liegt bei { $who }.
inspect-map = Eine einzelne Landkarte ist 1 Punkt wert, ein Paar A und B einer Farbe 4, ein gesichertes Paar 8.
inspect-map-chest = Die Truhe, eine Ausrüstungskarte, sichert alle Paare, die du beim Benutzen hast: Niemand kann sie dir mehr abtauschen.
inspect-temple = Halte hier an, um deine nächste Opfergabe darzubringen, einmal an jedem Tempel; dann nimm eine Landkarte.
inspect-temple-printed = Auf jeder Tafel zwischen Start und Kathmandu ist einer gedruckt; einige haben außerdem ein Tempelplättchen.
inspect-temple-tile = Ein Plättchen, das auf einigen Tafeln liegt: ein Tempel wie die gedruckten.
inspect-temple-done = Opfergaben hier: { $who }.
inspect-strip = Überqueren kostet ein Futter, ohne Futter einen Erschöpfungsmarker.
inspect-needle = Von einem Feld der Tafel in diese Richtung loszuziehen kostet einen Kompass, ohne Kompass einen Erschöpfungsmarker.
inspect-storm = Am Ende jedes Tages bekommt jedes Yak dahinter einen Erschöpfungsmarker. Ein Sturmplättchen rückt ihn zur nächsten Grenze.
inspect-weather = Am Ende jedes Tages wird ein Wetterplättchen aufgedeckt. { $count } sind übrig: { $suns ->
    [one] 1 Sonne
   *[other] { $suns } Sonnen
  } und { $storms ->
    [one] 1 Sturm
   *[other] { $storms } Stürme
  }. { $then ->
    [0] { $draws } davon { $draws ->
        [one] wird
       *[other] werden
      } bis zum Ende der Reise aufgedeckt.
   *[other] { $draws } davon { $draws ->
        [one] wird
       *[other] werden
      } aufgedeckt; dann werden für die zweite Hälfte der Reise andere gemischt.
  }
inspect-reroll = Einmal pro Zug, bevor du einen Würfel nutzt, darfst du einen freien Würfel beiseitelegen: Er bringt heute nichts mehr. Alle deine anderen freien Würfel werden neu gewürfelt, und nichts bringt sie zurück.
inspect-standee = Wer ihn hat, beginnt jede Runde. Am Abend bekommt ihn die kleinste Summe der drei genutzten Würfel.
inspect-kathmandu = Halte auf einem seiner neun Felder an: Der Würfel muss dort enden, ein Yak, das vorbeigeht, ist nicht angekommen.
inspect-kathmandu-tiles = Die Zahlen sind die Punkte, die dort noch liegen: Wer als Nächstes ankommt, nimmt die höchste. Die Ankunft entfernt alle Erschöpfung; dann verlässt das Yak den Spielplan, und jeder Zug bringt eine Ressource.
inspect-exhaustion = Drei Marker zwingen das Yak zur Rast: Sie sind dann weg, der Zug aber auch. Jeder, der am Ende übrig ist, kostet 3 Punkte.
inspect-offerings = Nach der Zahl der dargebrachten Opfergaben: { $points }. Nur die letzte zählt.
inspect-tiles = Ein Plättchen ist erfüllt, wenn du auf seiner Landschaft anhältst. Je weniger verdeckt liegen, desto weniger geht verloren: { $points } von keinem bis neun.
inspect-die = Bringt: { $what }. Das Yak geht { $pips ->
    [one] 1 Feld
   *[other] { $pips } Felder
  } weit.
inspect-tent = Wird aufgeschlagen, wenn ein anderes Yak auf seiner Landschaft anhält: Dieses Yak bekommt einen Erschöpfungsmarker.
inspect-resource-backpack = Zahlt eine Ausrüstungskarte.
inspect-resource-compass = Zahlt das Losziehen in Richtung der roten Nadel.
inspect-resource-paint-box = Zahlt ein Tier.
inspect-resource-coin = Zahlt eine Ware und eine Sonderware.
inspect-resource-fodder = Zahlt das Überqueren einer Grenze.
inspect-points = Gesichert ist, was du behalten würdest; was offen ist, schrumpft mit jedem Yak-Plättchen, jeder Grenze und jeder Rast auf dem Weg.
inspect-starts = Beginnt mit { $cards ->
    [0] keiner Ausrüstung
    [one] 1 Ausrüstungskarte
   *[other] { $cards } Ausrüstungskarten
  }
printed-box = die Anleitung
printed-ours = diese Ausgabe, nicht die Anleitung

# In few words

shortly-standee = am nächsten Tag zuerst dran
shortly-storm = Sturm weiter zu Grenze { $number }
shortly-in-storm = hinter dem Sturm, +1 Erschöpfung
shortly-takes-yours = dir die Sonderware { $good } abgenommen
shortly-swaps-yours = deine Landkarte { $map } gegen { $given } getauscht
shortly-tires-you = ein Zelt aufgeschlagen: 1 Erschöpfung für dich

# Staged

beat-turn = { $who }: { $what }
beat-standee = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } die kleinste Summe genutzt ({ $total }) und { $who-key ->
    [you] beginnst
   *[other] beginnt
  } morgen
beat-dice = Alle würfeln
beat-shuffled = { $said }; dann werden { $count } Plättchen neu gemischt
beat-sun = Die Sonne scheint: Der Sturm bleibt
beat-storm = Ein Sturm zieht auf
beat-storm-moves = Der Sturm rückt weiter
beat-behind-storm = Hinter dem Sturm, +1 Erschöpfung: { $who }
beat-evening = Abend von Tag { $day }
beat-cards = Neue Karten für den Morgen
beat-day = Tag { $day } von { $days }
beat-die = { $number } ({ $colour })
beat-tile = Yak-Plättchen erfüllt: { $landscape }
beat-all-tiles = Alle Yak-Plättchen erfüllt
beat-tile-next = Als Nächstes: { $landscape }
beat-map = Du nimmst { $map }
beat-map-drawn = Vom Stapel: { $map }
beat-map-turns = Du deckst die oberste Landkarte des Stapels auf
beat-map-pair = Ein Paar mit deiner Landkarte { $map }
beat-map-single = Mit Landkarte { $map } wäre es ein Paar
beat-animal = Gemalt: { $animal }
beat-card = Eingepackt: { $kind }
beat-arrived = { $who-key ->
    [you] Du erreichst
   *[other] { $who } erreicht
  } Kathmandu
beat-arrived-points = { $points } Punkte
beat-rests = Rast
beat-painted = gemalt: { $animal }
beat-collected = eingepackt: { $card }
beat-bought = gekauft: { $good }
beat-offered = Opfergabe { $number }: { $points } Punkte
beat-offering = Opfergabe { $number } von 9
beat-takes-special = Sonderware { $good } von { $owner-key ->
    [you] dir
   *[other] { $owner }
  }
beat-special-gone = Sonderware { $good } weg
beat-taken = { $who } nimmt deine Sonderware { $good }; du bekommst die Münze
beat-swapped = { $who } nimmt { $map } und gibt dir { $given }
beat-pitched = { $who } schlägt ein Zelt auf: +1 Erschöpfung
beat-used = benutzt: { $kind }
beat-pays = −{ $number } { $resource }
beat-refreshed = alle Erschöpfung weg
beat-secured = In der Truhe gesichert: { $colours }
beat-animals = Tiere { $change }
beat-tired = +{ $number } Erschöpfung

sealed-tile = Kein Zurück: Ein Plättchen ist aufgedeckt
sealed-map = Kein Zurück: Eine Landkarte ist aufgedeckt
sealed-dice = Kein Zurück: Die Würfel sind gefallen

# In Kathmandu

arrived-title = Dein Yak ruht in Kathmandu
arrived-why = Jeder deiner Züge bringt jetzt eine Ressource, 1 Punkt wert.
arrived-always = Ab jetzt in jedem Zug dieselbe
arrived-once = Nur dieses Mal
arrived-standing = In jedem Zug nimmst du: { $resource }
arrived-change = Wieder fragen
inspect-title-strip = Grenze
inspect-title-needle = Kompassnadel
inspect-title-storm = Sturm
inspect-title-standee = Aufsteller
