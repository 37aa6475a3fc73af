# Things

space = plancia { $board }, riga { $row }, colonna { $column }
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest
landscape-snow = neve
landscape-scree = ghiaione
landscape-meadow = prato
landscape-grain-field = campo di grano
landscape-rice-terrace = risaia
landscape-forest = foresta
landscape-jungle = giungla
landscape-water = acqua
landscape-city = città
# With their article: sentences use them without a preposition that would melt with it ("ha raggiunto { $ground }").
ground-snow = la neve
ground-scree = il ghiaione
ground-meadow = il prato
ground-grain-field = il campo di grano
ground-rice-terrace = la risaia
ground-forest = la foresta
ground-jungle = la giungla
ground-water = l’acqua
ground-city = la città
ground-mountain = una montagna
ground-kathmandu = Kathmandu
colour-brown = marrone
colour-grey = grigio
colour-purple = viola
colour-orange = arancione
colour-pink = rosa
colour-black = nero
resource-backpack = zaino
resource-compass = bussola
resource-paint-box = scatola di colori
resource-coin = moneta
resource-fodder = foraggio
kind-tool-case = cassetta attrezzi
kind-magnifying-glass = lente d’ingrandimento
kind-wooden-barrel = barile di legno
kind-first-aid-bag = borsa medica
kind-telescope = cannocchiale
kind-water-bottle = borraccia
kind-terrain-map = mappa del terreno
kind-chest = forziere
kind-climbing-gear = kit da scalata
kind-tea-leaves = foglie di tè
kind-bridle = briglia
kind-rope-ladder = scala di corda
equipment = { $kind } ({ $landscape })
animal-snow-leopard = leopardo delle nevi
animal-yak = yak
animal-himalayan-monal = lofoforo splendido
animal-himalayan-tahr = tahr dell’Himalaya
animal-bharal = bharal
animal-himalayan-serow = serow dell’Himalaya
animal-indian-rhinoceros = rinoceronte indiano
animal-blackbuck = antilope cervicapra
animal-hog-deer = cervo porcino
animal-jackal = sciacallo
animal-golden-pheasant = fagiano dorato
animal-spiny-babbler = garrulo spinoso
animal-wild-buffalo = bufalo selvatico
animal-dzo = dzo
animal-harlequin-lizard = lucertola arlecchino
animal-red-panda = panda rosso
animal-musk-deer = mosco
animal-red-headed-trogon = trogone testarossa
animal-bengal-tiger = tigre del Bengala
animal-green-python = pitone verde
animal-indian-elephant = elefante indiano
animal-gharial = gaviale
animal-river-dolphin = delfino di fiume
animal-monitor-lizard = varano
animal-mule = mulo
animal-rhesus-macaque = macaco rhesus
animal-langur = langur
temple = tempio stampato della plancia { $board }
temple-tile = tessera tempio della plancia { $board }
good-ring = anello
good-spices = spezie
good-silk = seta
good-prayer-mill = ruota di preghiera
good-statue = statua
good-thangka = thangka
# Maps and pairs of maps are feminine: "la mappa rossa A", "coppia rossa".
map = { $colour } { $half }
map-red = rossa
map-orange = arancione
map-yellow = gialla
map-green = verde
map-blue = blu
map-purple = viola
map-letter-red = R
map-letter-orange = A
map-letter-yellow = G
map-letter-green = V
map-letter-blue = B
map-letter-purple = Vi
character-mountaineer = alpinista
character-yak-guide = guida di yak
character-monk = monaco
character-merchant = mercante
character-border-guard = guardia di confine
character-artist = artista
bend-straight = dritto
bend-left = a sinistra
bend-right = a destra

# Questions

prompt-chance = Decide il caso.
roll = Decide il caso.
prompt-character = Scegli un personaggio.
prompt-place = Metti il tuo yak su una casella di partenza libera.
prompt-die = Usa un dado, oppure prima mettine uno da parte e ritira gli altri.
prompt-die-only = Usa un dado.
prompt-resource = Prendi una risorsa qualsiasi.
prompt-place-onward = Metti il tuo yak su una casella di partenza libera. Guardane una: i suoi numeri mostrano dove porterebbe ogni numero di un dado.
prompt-die-rest = Tre segnalini fatica: usa un dado per la sua risorsa, poi il tuo yak riposa e il turno finisce.
prompt-die-rest-aid = Tre segnalini fatica: in questo turno il tuo yak riposa, a meno che tu non usi la borsa medica.
prompt-die-behind = Usa un dado. Se stasera è ancora dietro la tempesta, il tuo yak riceve il terzo segnalino e deve riposare.
prompt-die-storm = Usa un dado. Se stasera arriva una tempesta e il tuo yak è ancora su questa plancia, riceve il terzo segnalino e deve riposare.
prompt-before-rest = Tre segnalini fatica: il tuo yak riposa, se non lo eviti.
prompt-before-rest-cards = Tre segnalini fatica: il tuo yak riposa e il turno finisce. Prima puoi ancora usare una carta.
prompt-move = Muovi il tuo yak di { $pips ->
    [one] 1 casella
   *[other] { $pips } caselle
  }.
prompt-turn = Dove gira lo yak?
prompt-emerge = Dove sbuca lo yak oltre il confine?
prompt-tool-case = Prendi tre risorse diverse.
prompt-throw = Scegli i dadi da ritirare: { $throws ->
    [one] resta un lancio
   *[other] restano { $throws } lanci
  }.
prompt-act = Agisci sulla casella d’arrivo, o finisci il turno.
prompt-special = Compri anche la merce speciale ({ $good })?
prompt-special-price = Insieme a questa merce ({ $good }) puoi comprare quella speciale: −1 moneta, { $points } punti in tutto
prompt-special-from = Insieme a questa merce ({ $good }) puoi prendere quella speciale di { $owner }: 1 moneta a { $owner }, { $points } punti in tutto
prompt-cards = { $cards }: verso dove?
prompt-ladder = Scala di corda: in quale tempio?
prompt-pip = Borraccia: un punto in più o in meno?
prompt-map = Prendi una mappa.
prompt-give = Quale mappa dai per la { $map }?
prompt-tent = Pianti una tenda su questa casella?

# Choices

action-place = Metti lo yak: { $space }
action-die = Usa il dado { $colour }
action-aside = Metti da parte il dado { $colour } e ritira gli altri
action-take = Prendi: { $resource }
action-rest = Riposa
action-go = Vai a { $direction }
action-go-tea = Vai a { $direction }, con foglie di tè, due volte più lontano
action-go-bridles = Vai a { $direction }, con { $bridles ->
    [one] una briglia
   *[other] { $bridles } briglie
  }
action-go-climbing = Vai a { $direction }, scalando le montagne
action-go-climbing-tea = Vai a { $direction }, scalando le montagne, con foglie di tè, due volte più lontano
action-go-climbing-bridles = Vai a { $direction }, scalando le montagne, con { $bridles ->
    [one] una briglia
   *[other] { $bridles } briglie
  }
action-turn = Gira a { $direction } dopo { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }
action-straight-on = Attraversa il confine prima di girare
action-emerge = Sbuca qui: { $space }
action-stop-short = Fermati prima della montagna
action-use = Usa: { $kind }
action-three = Prendi { $resources }
action-throw = Ritira: { $dice }
action-throw-nothing = Non ritirare nulla
action-keep-dice = Tieni i dadi come sono
action-die-up = Borraccia: un punto in più
action-die-down = Borraccia: un punto in meno
action-turn-die = Gira il dado su { $pips }
action-exchange = Scambia due foraggio con: { $resource }
action-move-to = Mappa del terreno: vai a { $space }
action-stay = Resta qui
action-paint = Dipingi { $animal-key ->
    [animal-yak] lo { $animal }
    [animal-jackal] lo { $animal }
    [animal-dzo] lo { $animal }
    [animal-blackbuck] l’{ $animal }
    [animal-indian-elephant] l’{ $animal }
    [animal-harlequin-lizard] la { $animal }
    [animal-bengal-tiger] la { $animal }
   *[other] il { $animal }
  }
action-collect = Prendi: { $card }
action-buy = Compra la merce sulla casella { $number } della città
action-buy-special = Compra la merce speciale
action-no-special = Lascia la merce speciale
action-offer = Fai un’offerta
action-offer-two = Fai due offerte
action-reach = Scala di corda, offerta: { $temple }
action-take-map = Prendi la mappa { $map }
action-draw-map = Pesca una mappa dal mazzo
action-swap = Scambia una mappa con la { $map } di { $seat }
deed-place = Partenza: { $ground }, casella { $number } di 6
deed-swap = { $owner-key ->
    [you] Scambia una mappa con la tua { $map }
   *[other] Scambia una mappa con la { $map } di { $owner }
  }
action-give = Dai la mappa { $map }
action-end-turn = Finisci il turno
action-character = Scegli { $character-key ->
    [character-mountaineer] l’{ $character }
    [character-artist] l’{ $character }
    [character-yak-guide] la { $character }
    [character-border-guard] la { $character }
   *[other] il { $character }
  }
action-tent = Pianta una tenda: { $landscape }
action-no-tent = Non piantare tende
action-bend = Il cammino va { $bend }
action-lay = Plancia { $face }, { $turns ->
    [0] come stampata
    [one] un quarto di giro
   *[other] { $turns } quarti di giro
  }
action-good = In una città: { $good }
action-show-equipment = Esce: { $card }
action-show-animal = Esce: { $animal }
action-deal-map = Esce la mappa { $map }
action-deal = Equipaggiamento iniziale: { $kind }
action-yak-tile = La prossima tessera yak mostra { $landscape }
player-numbered = Giocatore { $number }
action-standee = { $seat } riceve la sagoma
action-roll = Un dado mostra { $pips }
action-weather-sun = Splende il sole
action-weather-storm = Arriva una tempesta
action-deal-tent = Una tenda: { $landscape }

# What happened

one-resource = { $resource-key ->
    [resource-backpack] uno zaino
    [resource-compass] una bussola
    [resource-paint-box] una scatola di colori
    [resource-coin] una moneta
   *[other] { $resource }
  }
one-good = { $good-key ->
    [good-ring] un anello
    [good-prayer-mill] una ruota di preghiera
    [good-statue] una statua
    [good-thangka] un thangka
   *[other] { $good }
  }
event-laid = La plancia { $number } è { $face }.
event-good = Nella città della plancia { $number }: { $good }.
event-shown = Equipaggiamento scoperto: { $card }.
event-shown-animal = Animale scoperto: { $animal }.
event-map-shown = Mappa scoperta: { $map }.
event-map-under = { $who-key ->
    [you] Hai pescato una seconda mappa dello stesso colore; la { $map } è finita sotto il mazzo.
   *[other] { $who } ha pescato una seconda mappa dello stesso colore; la { $map } è finita sotto il mazzo.
  }
event-begins = { $who-key ->
    [you] Hai ricevuto la sagoma e hai cominciato.
   *[other] { $who } ha ricevuto la sagoma e ha cominciato.
  }
event-character = { $who-key ->
    [you] Hai scelto
   *[other] { $who } ha scelto
  } { $character-key ->
    [character-mountaineer] l’{ $character }
    [character-artist] l’{ $character }
    [character-yak-guide] la { $character }
    [character-border-guard] la { $character }
   *[other] il { $character }
  }.
event-dealt = { $who-key ->
    [you] Hai cominciato con
   *[other] { $who } ha cominciato con
  } { $kind-key ->
    [kind-wooden-barrel] il { $kind }
    [kind-telescope] il { $kind }
    [kind-chest] il { $kind }
    [kind-climbing-gear] il { $kind }
    [kind-tea-leaves] le { $kind }
   *[other] la { $kind }
  }.
event-placed = { $who-key ->
    [you] Hai scelto come partenza { $ground }.
   *[other] { $who } ha scelto come partenza { $ground }.
  }
    .brief = scelto come partenza { $ground }
event-rolled = { $who-key ->
    [you] Hai tirato { $number } ({ $colour }).
   *[other] { $who } ha tirato { $number } ({ $colour }).
  }
event-day = { $who-key ->
    [you] Giorno { $number }. Il primo turno è tuo.
   *[other] Giorno { $number }. { $who } ha il primo turno.
  }
event-aside = { $who-key ->
    [you] Hai messo da parte il dado { $colour } e ritirato gli altri.
   *[other] { $who } ha messo da parte il dado { $colour } e ritirato gli altri.
  }
    .brief = messo da parte il dado { $colour }
event-used-die = { $who-key ->
    [you] Hai usato il dado { $colour }: { $number }.
   *[other] { $who } ha usato il dado { $colour }: { $number }.
  }
    .brief = usato il dado { $colour } ({ $number })
event-gained = { $who-key ->
    [you] Hai preso { one-resource }.
   *[other] { $who } ha preso { one-resource }.
  }
    .brief = preso { one-resource }
event-exchanged = { $who-key ->
    [you] Hai scambiato due foraggio con { one-resource }.
   *[other] { $who } ha scambiato due foraggio con { one-resource }.
  }
    .brief = scambiato due foraggio con { one-resource }
event-used = { $who-key ->
    [you] Hai usato
   *[other] { $who } ha usato
  } { $kind-key ->
    [kind-wooden-barrel] il { $kind }
    [kind-telescope] il { $kind }
    [kind-chest] il { $kind }
    [kind-climbing-gear] il { $kind }
    [kind-tea-leaves] le { $kind }
   *[other] la { $kind }
  }.
    .brief = usato { $kind-key ->
        [kind-wooden-barrel] il { $kind }
        [kind-telescope] il { $kind }
        [kind-chest] il { $kind }
        [kind-climbing-gear] il { $kind }
        [kind-tea-leaves] le { $kind }
       *[other] la { $kind }
      }
event-turned-die = { $who-key ->
    [you] Hai girato il dado { $colour } su { $number }.
   *[other] { $who } ha girato il dado { $colour } su { $number }.
  }
    .brief = girato il dado su { $number }
event-recovered = { $who-key ->
    [you] Hai ripreso fiato; fatica rimasta: { $number }.
   *[other] { $who } ha ripreso fiato; fatica rimasta: { $number }.
  }
event-rested = { $who-key ->
    [you] Hai riposato e perso tutta la fatica.
   *[other] { $who } ha riposato e perso tutta la fatica.
  }
    .brief = riposato
event-moved = { $who-key ->
    [you] { $steps ->
        [0] Non hai potuto lasciare { $ground }.
        [one] Hai percorso 1 casella e raggiunto { $ground }.
       *[other] Hai percorso { $steps } caselle e raggiunto { $ground }.
      }
   *[other] { $steps ->
        [0] { $who } non ha potuto lasciare { $ground }.
        [one] { $who } ha percorso 1 casella e raggiunto { $ground }.
       *[other] { $who } ha percorso { $steps } caselle e raggiunto { $ground }.
      }
  }
    .brief = { $steps ->
        [0] sostato senza lasciare { $ground }
       *[other] raggiunto { $ground }
      }
event-crossed-area = { $who-key ->
    [you] Hai seguito la mappa del terreno attraverso { $ground }.
   *[other] { $who } ha seguito la mappa del terreno attraverso { $ground }.
  }
    .brief = attraversato { $ground }
event-paid = { $who-key ->
    [you] Hai pagato { $number } { $resource }.
   *[other] { $who } ha pagato { $number } { $resource }.
  }
event-tired = { $who-key ->
    [you] Hai preso
   *[other] { $who } ha preso
  } { $number ->
    [one] 1 segnalino fatica
   *[other] { $number } segnalini fatica
  }.
    .brief = preso { $number } fatica
event-fulfilled = { $who-key ->
    [you] Hai completato una tessera yak: { $landscape }.
   *[other] { $who } ha completato una tessera yak: { $landscape }.
  }
    .brief = completato la tessera { $landscape }
event-revealed = { $who-key ->
    [you] Hai scoperto la tessera yak seguente: { $landscape }.
   *[other] { $who } ha scoperto la tessera yak seguente: { $landscape }.
  }
event-all-tiles = { $who-key ->
    [you] Hai completato l’ultima tessera yak.
   *[other] { $who } ha completato l’ultima tessera yak.
  }
    .brief = completato l’ultima tessera yak
event-painted = { $who-key ->
    [you] Hai dipinto
   *[other] { $who } ha dipinto
  } { $animal-key ->
    [animal-yak] lo { $animal }
    [animal-jackal] lo { $animal }
    [animal-dzo] lo { $animal }
    [animal-blackbuck] l’{ $animal }
    [animal-indian-elephant] l’{ $animal }
    [animal-harlequin-lizard] la { $animal }
    [animal-bengal-tiger] la { $animal }
   *[other] il { $animal }
  }.
    .brief = dipinto { $animal-key ->
        [animal-yak] lo { $animal }
        [animal-jackal] lo { $animal }
        [animal-dzo] lo { $animal }
        [animal-blackbuck] l’{ $animal }
        [animal-indian-elephant] l’{ $animal }
        [animal-harlequin-lizard] la { $animal }
        [animal-bengal-tiger] la { $animal }
       *[other] il { $animal }
      }
event-collected = { $who-key ->
    [you] Hai preso l’equipaggiamento: { $card }.
   *[other] { $who } ha preso l’equipaggiamento: { $card }.
  }
    .brief = preso l’equipaggiamento { $card }
event-bought = { $who-key ->
    [you] Hai comprato { one-good }.
   *[other] { $who } ha comprato { one-good }.
  }
    .brief = comprato { one-good }
event-bought-special = { $who-key ->
    [you] Hai comprato la merce speciale: { $good }.
   *[other] { $who } ha comprato la merce speciale: { $good }.
  }
    .brief = comprato la merce speciale ({ $good })
event-took-special = { $who-key ->
    [you] Hai pagato una moneta e preso la merce speciale ({ $good }) di { $owner }.
   *[other] { $owner-key ->
        [you] { $who } ha pagato una moneta e preso la tua merce speciale ({ $good }).
       *[other] { $who } ha pagato una moneta e preso la merce speciale ({ $good }) di { $owner }.
      }
  }
    .brief = { $owner-key ->
        [you] preso la tua merce speciale ({ $good })
       *[other] preso la merce speciale ({ $good }) di { $owner }
      }
event-offered = { $who-key ->
    [you] Hai fatto in un tempio l’offerta { $number } di 9.
   *[other] { $who } ha fatto in un tempio l’offerta { $number } di 9.
  }
    .brief = fatto l’offerta { $number }
event-took-map = { $who-key ->
    [you] Hai preso la mappa { $map }.
   *[other] { $who } ha preso la mappa { $map }.
  }
    .brief = preso la mappa { $map }
event-swapped = { $who-key ->
    [you] Hai scambiato la mappa { $given } con la { $map } di { $owner }.
   *[other] { $owner-key ->
        [you] { $who } ha scambiato la mappa { $given } con la tua { $map }.
       *[other] { $who } ha scambiato la mappa { $given } con la { $map } di { $owner }.
      }
  }
    .brief = { $owner-key ->
        [you] scambiato la mappa { $given } con la tua { $map }
       *[other] scambiato la mappa { $given } con la { $map } di { $owner }
      }
event-secured = { $who-key ->
    [you] Hai messo al sicuro nel forziere una coppia { $pair }.
   *[other] { $who } ha messo al sicuro nel forziere una coppia { $pair }.
  }
    .brief = messo al sicuro una coppia { $pair }
event-arrived = { $who-key ->
    [you] Hai raggiunto Kathmandu: { $number } punti.
   *[other] { $who } ha raggiunto Kathmandu: { $number } punti.
  }
    .brief = raggiunto Kathmandu: { $number } punti
event-left-board = { $who-key ->
    [you] Hai lasciato il percorso.
   *[other] { $who } ha lasciato il percorso.
  }
event-standee = { $who-key ->
    [you] Avevi il totale più basso ({ $number }) e hai ricevuto la sagoma.
   *[other] { $who } aveva il totale più basso ({ $number }) e ha ricevuto la sagoma.
  }
event-own-tent = { $who-key ->
    [you] Hai pescato una tenda: { $landscape }.
   *[other] { $who } ha pescato una tenda: { $landscape }.
  }
event-drew-tent = { $who-key ->
    [you] Hai pescato una tenda.
   *[other] { $who } ha pescato una tenda.
  }
event-pitched = { $who-key ->
    [you] Hai piantato una tenda ({ $landscape }): fatica per { $owner }.
   *[other] { $owner-key ->
        [you] { $who } ha piantato una tenda ({ $landscape }): fatica per te.
       *[other] { $who } ha piantato una tenda ({ $landscape }): fatica per { $owner }.
      }
  }
    .brief = { $owner-key ->
        [you] piantato una tenda contro di te
       *[other] piantato una tenda contro { $owner }
      }
event-sun = Splendeva il sole: la tempesta non si è mossa.
event-storm = È arrivata una tempesta: è avanzata fino al confine { $number }.
event-in-storm = { $who-key ->
    [you] Stavi dietro la tempesta e hai preso un segnalino fatica.
   *[other] { $who } stava dietro la tempesta e ha preso un segnalino fatica.
  }
event-game-over = Il viaggio è finito.

# Where points come from

source-offerings = Offerte
source-goods = Merci
source-specials = Merci speciali
source-kathmandu = Tessera Kathmandu
source-sets = Serie di merci
source-maps = Mappe
source-animals = Animali
source-yak-tiles = Tessere yak
source-distance = Distanza da Kathmandu
source-left-over = Equipaggiamento e risorse avanzati
source-exhaustion = Fatica

# Options

option-tents-title = Tende
option-tents = Tende: chi è andato più piano può ostacolare gli altri.
option-tents-false = Senza tende
option-tents-true = Con le tende: chi ha il totale più basso di un giorno ne pesca una, e può metterla sulla strada di qualcuno
option-characters-title = Personaggi
option-characters = Ognuno gioca un personaggio con un’abilità.
option-characters-false = Si comincia tutti allo stesso modo
option-characters-true = Ognuno sceglie uno di sei personaggi, con un’abilità e cose proprie
option-long-title = Durata
option-long = La partita lunga: sei plance terreno e otto giorni.
option-long-false = Il cammino solito: quattro plance, sei giorni
option-long-true = Il cammino lungo: sei plance, otto giorni
option-landscape-title = Percorso
option-landscape = Il percorso si compone a caso, oppure come proposto per una prima partita.
option-landscape-random = Composto a caso
option-landscape-first-game = Come proposto per una prima partita
option-needles-title = Aghi della bussola
option-needles = Quanti aghi di bussola puntano verso Kathmandu; due sono consigliati per cominciare, di più è più difficile.
option-needles-any = Come capita
option-needles-0 = Nessuno: il cammino più facile
option-needles-1 = Uno
option-needles-2 = Due: consigliati per cominciare
option-needles-3 = Tre
option-needles-4 = Quattro
option-needles-5 = Cinque
option-needles-6 = Sei: il cammino più difficile
option-weather-title = Tempo
option-weather = Come al solito, tutto estratto da dodici tessere, o un numero di tempeste a tua scelta.
option-weather-usual = Come al solito: alcune tempeste presto, altre tardi
option-weather-chance = Come viene: ogni giorno si estrae da sei tempeste e sei soli
option-weather-0-storms = Nessuna tempesta
option-weather-1-storms = Una tempesta
option-weather-2-storms = Due tempeste
option-weather-3-storms = Tre tempeste
option-weather-4-storms = Quattro tempeste
option-weather-5-storms = Cinque tempeste
option-weather-6-storms = Sei tempeste

# The terminal

terminal-head = Giorno { $day } di { $days }, giro { $round } · { $who } ha la sagoma
terminal-weather = Tempo in arrivo: { $suns } sole, { $storms } tempesta
terminal-tiles = Kathmandu: { $tiles }
terminal-landscapes = S neve  R ghiaione  M prato  G campo di grano  T risaia  F foresta  J giungla  W acqua  C città  K Kathmandu  ^ montagna
terminal-signs = 1–4 yak  & più d’uno  * tempio  o partenza   { $goods }
terminal-needles = Aghi (! verso Kathmandu): { $needles }
terminal-storm = La tempesta (≈) è sul confine { $number }.
terminal-no-storm = La tempesta è ancora dietro la partenza.
terminal-equipment = Equipaggiamento (ne restano { $pile }):
terminal-animals = Animali (ne restano { $pile }):
terminal-maps = Mappe (ne restano { $pile }):
terminal-specials = Merci speciali e chi le ha:
terminal-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
terminal-in-kathmandu = a Kathmandu
terminal-not-placed = non ancora in gioco
terminal-exhaustion = fatica { $count }
terminal-has =   Risorse:
terminal-dice =   Dadi (usati oggi: { $total }):
terminal-holds =   Davanti a sé:
terminal-tile = tessera { $tile } ({ $left ->
    [one] 1 coperta
   *[other] { $left } coperte
  })
terminal-ten = 10 punti
terminal-offerings = { $count ->
    [one] 1 offerta
   *[other] { $count } offerte
  }
terminal-secured = coppia { $colour }, al sicuro
terminal-tents = { $count ->
    [one] 1 tenda
   *[other] { $count } tende
  }
terminal-tent = tenda: { $landscape }
terminal-movements = Dove porterebbe:
terminal-ways = { $count } vie, ancora da dichiarare
terminal-cost-compass = { $count } { $count ->
    [one] bussola
   *[other] bussole
  }
terminal-cost-fodder = { $count } foraggio
terminal-cost-exhaustion = { $count } fatica

# Why not now

why-arrived = Il tuo yak riposa a Kathmandu: un turno porta una risorsa, nient’altro.
why-start-space = Prima scegli una delle caselle di partenza indicate.
why-place-first = Prima metti il tuo yak su una casella di partenza; questo viene dopo, in un tuo turno.
why-space-taken = Qui c’è lo yak di { $owner }.
why-space-far = Con un { $pips } il tuo yak va dritto; non arriva a fermarsi qui.
why-die-used = Hai già usato il dado { $colour }; si ritira stasera.
why-die-in-use = Il dado { $colour } è quello in uso.
why-die-aside = Il dado { $colour } è messo da parte per oggi.
why-one-die = Un dado per turno: stai usando quello { $colour }.
why-rerolled = In questo turno hai già ritirato i dadi.
why-last-die = È il tuo ultimo dado: non c’è nulla da ritirare.
why-die-first = Qui c’è { $ground }: prima usa un dado e muoviti; poi agisci dove si ferma il tuo yak.
why-good-first = Una merce della città: comprala per una moneta quando il tuo yak si è fermato lì.
why-temple-first = Un tempio: fai un’offerta quando il tuo yak si è fermato lì.
why-animal-first = Il suo paesaggio: { $landscape }. Dipingilo quando il tuo yak si è fermato lì.
why-card-first = Il suo paesaggio: { $landscape }. Prendila quando il tuo yak si è fermato lì.
why-moved = In questo turno il tuo yak si è già mosso.
why-move-first = Prima si muove il tuo yak; poi agisci dove si ferma.
why-card-before = Questa carta ({ $kind }) si usa prima del movimento.
why-card-during = Questa carta ({ $kind }) si usa durante il movimento: prima usa un dado.
why-card-after = Questa carta ({ $kind }) si usa dopo il movimento.
why-card-nothing = Questa carta ({ $kind }) qui non cambierebbe nulla.
why-map-offering = Una mappa arriva con un’offerta.
why-map-swap = Le mappe si scambiano con chi ha lo yak sulla tua stessa casella.
why-animal-once = In questo turno hai già dipinto un animale.
why-no-paint-box = Non hai scatole di colori.
why-animal-elsewhere = Il suo paesaggio: { $landscape }. Il tuo yak occupa { $ground }.
why-card-once = In questo turno hai già preso una carta.
why-no-backpack = Non hai zaini.
why-card-elsewhere = Il suo paesaggio: { $landscape }. Il tuo yak occupa { $ground }.
why-good-once = In questo turno hai già comprato una merce.
why-no-coin = Non hai monete.
why-good-elsewhere = Il tuo yak deve fermarsi sulla sua casella; ora occupa { $ground }.
why-temple-done = In questo tempio hai già fatto la tua offerta.
why-temple-elsewhere = Il tuo yak deve fermarsi al tempio; ora occupa { $ground }.

# The table in the browser

table-map = Mappa del cammino verso Kathmandu
table-beyond = Più lontano: { $what }
table-board = Plancia { $number }
table-on-board = plancia { $number } di { $count }
table-mountain = montagna
table-kathmandu = Kathmandu
table-kathmandu-tiles = Kathmandu; tessere rimaste: { $tiles }
table-equipment-late = Vale 1 punto per carta; non si usa più quando il tuo yak riposa a Kathmandu.
table-own-maps = Le tue:
table-kathmandu-tile = Tessera Kathmandu: { $points } punti
table-needle = L’ago rosso: avviarsi da questa parte costa una bussola
table-strip = Confine { $number }: attraversarlo costa un foraggio
table-temple = tempio
table-temple-tile = tessera tempio
table-yak = Lo yak di { $who }: { $ground }
table-laying = Si compone il percorso …
table-see-near = Più vicino al mio yak
table-see-whole = Tutto il cammino
table-closer = Più vicino
table-farther = Più lontano
table-which = Quale?
table-cancel = Annulla
table-day = giorno { $day } di { $days }
table-round = giro { $round } di 3
table-weather-left = se ne scoprono { $draws } di { $count }
table-day-word = giorno
table-round-word = giro
table-standee-word = comincia { $who }
table-standee = { $who } ha la sagoma e comincia ogni giro
table-displays = Che cosa è scoperto
map-title = Il cammino verso Kathmandu
tabs = Parti del tavolo
tab-own = Mia plancia
tab-market = Mercato
tab-others = Altri
table-side = Gli altri giocatori, e ciò che è scoperto
table-equipment = Equipaggiamento
table-animals = Animali
table-card-once = una carta per turno: presa
table-animal-once = un animale per turno: dipinto
table-maps = Mappe
table-good = { $good }: { $points } punti
table-specials = Merci speciali
table-special = { $good-key ->
    [good-spices] spezie speciali
   *[other] { $good } speciale
  }: 7 punti
table-special-buy = Compra: { $good-key ->
    [good-spices] spezie speciali
   *[other] { $good } speciale
  }
table-special-price = −1 moneta, { $points } punti in tutto
table-special-from = 1 moneta a { $owner }, { $points } punti in tutto
table-special-of = { $good-key ->
    [good-spices] spezie speciali
   *[other] { $good } speciale
  }: 7 punti, di { $who }
table-pile = { $count } nel mazzo
table-tent-pile = { $count ->
    [one] 1 tenda
   *[other] { $count } tende
  } nel mazzo
table-count = { $what }: { $count }
table-die = dado { $colour }, { $pips }; porta: { $what }
table-any = una risorsa qualsiasi
table-any-short = jolly
table-used = usati: { $total }
table-used-short = usati
table-aside = da parte
dice-reroll = ritira
dice-throw = { $count ->
    [one] Ritira 1 dado
   *[other] Ritira { $count } dadi
}
dice-put-aside = Metti da parte un dado e ritira gli altri
dice-which-aside = Quale dado metti da parte? Gli altri si ritirano.
ability-mountaineer = Passa sopra le montagne, e può fermarsi su una.
ability-yak-guide = Gira il dado rosa come vuole; due foraggio per qualsiasi altra risorsa.
ability-monk = Tre volte, due offerte in una.
ability-merchant = Compra qualsiasi merce della città in cui si trova.
ability-border-guard = Attraversando un confine, sbuca su qualsiasi casella percorribile al di là.
ability-artist = Prende e dipinge anche dai paesaggi vicini.
table-stops = verso { $ground }
table-stays = Resta qui: { $ground }
table-stays-why = La via è subito bloccata: lo yak resta dov’è, e puoi agire qui.
table-then = poi qui: { $what }
table-then-offering = offerta
table-then-animal = un animale
table-then-card = una carta
table-then-swap = scambio di mappe
table-gives = per la { $map }
table-gives-best = al meglio per la { $map }: { $worth }
table-then-points = { $points }, poi { $more }
table-animal-then = ogni animale allora { $most } − { $fewest } = { $value }
table-animal-others = altri: { $changes }
table-start-numbers = I numeri sono quelli di un dado: dove ognuno ti porterebbe da qui.
table-start-good = Una buona partenza ne ha uno verde, che completa la tua tessera yak aperta, oppure un tempio o una città a portata, e poche montagne davanti.
table-sets-out = partenza: { $ground }
table-blocked = lo yak si ferma prima
table-ways = una di { $count } vie: quale si chiede dopo
table-rest-next = terzo segnalino: il tuo prossimo turno è un riposo
table-rests = lo yak riposa; il turno finisce
table-rerolls = ritira: { $dice }
table-die-shows = il dado mostra { $pips }
table-tired = { $change } fatica
table-fulfils = completa la tessera yak { $landscape }
table-pays = la moneta va a { $who }
table-tires = { $who } prende un segnalino fatica
table-points-change = { $count ->
    [one] { $change } punto
   *[other] { $change } punti
}
table-journey = Il viaggio
table-none = nessuno
table-turn = { $who-key ->
    [you] tocca a te
   *[other] tocca a { $who }
  }
table-needle-to = L’ago rosso punta a { $direction }
table-way-goes = Il cammino prosegue a { $direction }
table-row = Riga { $row }, dalla colonna { $first }: { $grounds }
table-start = casella di partenza
table-offered-here = offerte di { $who }
table-where = Yak: { $where }
table-dice-unused = Dadi non usati: { $dice }
table-dice-used = Dadi usati: { $dice } (totale { $total })
table-dice-aside = Dadi messi da parte: { $dice }
table-goods = Merci
table-fulfilled = completate: { $tiles }
table-die-at = dado { $colour }, { $pips }: { $place }
table-place-unused = non usato
table-place-used = usato oggi
table-place-aside = messo da parte
table-maps-under = Sotto il mazzo delle mappe: { $maps }
table-storm = La tempesta è sul confine { $number }.
close-legend = Metti via i segni
table-legend = Che cosa significano i segni
legend-mountain = montagna: ferma uno yak
legend-temple = tempio: un’offerta, una volta per giocatore; su un quadrato, una tessera tempio
legend-times = su una carta: si usa prima, durante o dopo il movimento
legend-strip = confine: attraversarlo costa un foraggio
legend-storm = la tempesta: gli yak dietro si affaticano alla fine di ogni giorno

# Options as one would point at them

table-where-from = { $ground } { $arrows }
say-go = { $arrow } verso { $ground }
say-go-with = { $arrow } verso { $ground }, con { $cards }
say-go-open = { $arrow } e scegli dove
say-go-open-with = { $arrow }, con { $cards }
say-turn = Gira { $arrow } dopo { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }, verso { $ground }
say-emerge = Sbuca qui: { $where }
say-move-to = Mappa del terreno: verso { $where }
say-reach = Scala di corda: offerta al tempio { $arrows }
say-place = Partenza: { $ground }, casella { $number } di { $count }
say-buy = Compra: { $good }
say-swap = Scambia una mappa con la { $map } di { $owner }
say-swap-best = Scambia una mappa con la { $map } di { $owner }: fino a { $worth }
say-die = Usa il dado { $colour } ({ $pips }), prendi: { $what }

# What equipment does, in a line

effect-tool-case = Prendi 3 risorse diverse.
effect-magnifying-glass = Usa il lato opposto del tuo dado.
effect-wooden-barrel = Ritira i dadi non usati che vuoi, fino a 3 volte.
effect-first-aid-bag = Togli 2 fatica; può risparmiarti un riposo.
effect-telescope = Completa la tua tessera yak aperta.
effect-water-bottle = Un punto in più o in meno sul tuo dado.
effect-terrain-map = Prima vai su qualsiasi casella dell’area del tuo paesaggio.
effect-chest = Metti al sicuro tutte le tue coppie di mappe: 8 punti l’una.
effect-climbing-gear = Passa sopra le montagne, senza fermarti su una.
effect-tea-leaves = Vai due volte più lontano, sempre dritto.
effect-bridle = Gira una volta ad angolo retto.
effect-rope-ladder = Offri in un tempio su una casella accanto a te.
brief-tool-case = 3 risorse diverse
brief-magnifying-glass = lato opposto del dado
brief-wooden-barrel = ritira i dadi, fino a 3 volte
brief-first-aid-bag = −2 fatica
brief-telescope = completa la tessera yak
brief-water-bottle = un punto in più o in meno
brief-terrain-map = parti ovunque nella tua area
brief-chest = coppie di mappe: 8 punti l’una
brief-climbing-gear = passa sopra le montagne
brief-tea-leaves = due volte più lontano
brief-bridle = una svolta sul cammino
brief-rope-ladder = offri accanto a un tempio
time-before = Si usa prima del movimento
time-during = Si usa durante il movimento
time-after = Si usa dopo il movimento

# The player board

board-map-from = { $map }, da { $letter } { $who }
board-points-now = punti ora
board-secured = sicuri
board-owed = ancora dovuti
board-parts = { $secured } sicuri, { $owed } dovuti
board-points = Punti di { $who } ora: { $points }; { $secured } sicuri, { $owed } ancora dovuti
board-rest-now = riposa in questo turno
board-rest-next = riposa nel prossimo turno
board-rest-now-short = riposa
board-rest-next-short = poi riposa
board-offerings = Offerte: { $count } di 9 fatte, { $points } punti
board-tiles = Tessere yak: { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
  }, { $points } punti
board-animals = { $count ->
    [one] 1 animale
   *[other] { $count } animali
  }, ora { $value } l’uno
board-animal-each = { $value } l’uno
board-animal-value = { $value } l’uno: più { $most } − meno { $fewest }
board-set = { $count } di 6 tipi
board-set-said = { $count } merci diverse; 5 fanno una serie da 7 punti, 6 una da 12
board-exhaustion = Fatica: { $count } di 3, −3 punti l’una
board-tile-now = Si completa su: { $landscape }
board-tile-none = Tessere tutte completate: 10 punti
counsel-tiles = La tua tessera yak aperta mostra: { $landscape }. Fermati lì, e si scopre la seguente. Alla fine le tessere rimaste e i confini che mancano a Kathmandu costano punti: li devi già ora, e meno a ogni passo.
counsel-cards = I puntini su una carta dicono quando si usa: prima, durante o dopo il movimento. Ciò che tieni vale 1 punto per carta: usa le carte dove portano di più.
counsel-used = I numeri dei dadi che usi si sommano. La sera chi ha il totale più basso comincia domani: i passi piccoli hanno il loro premio.
counsel-special = Chi compra una merce può aggiungere una seconda moneta per quella speciale dello stesso tipo: 7 punti, anche dalle mani di qualcun altro.
counsel-away = Metti via il consiglio
board-no-things = Ancora nessun equipaggiamento, animale o merce

# Held up to be read

inspect-unused = Se alla fine non è stato usato vale 1 punto.
inspect-animal = Paesaggio: { $landscape }. Dipingilo lì per una scatola di colori, un animale per turno.
inspect-animal-value = Ogni animale vale il numero più alto che qualcuno ha dipinto meno il più basso: ora { $most } − { $fewest } = { $value }.
inspect-animal-fewest = Perciò, quando chi da solo ne ha meno ne dipinge un altro, ogni animale vale 1 in meno.
inspect-good = Vale { $points } punti. Comprala per una moneta sulla sua casella di una città.
inspect-good-sets = Cinque merci diverse fanno una serie da 7 punti, tutte e sei una da 12.
inspect-special = Vale 7 punti. Dopo l’acquisto di { $good } la porta una seconda moneta, dalla riserva o da chi la possiede, che riceve la moneta.
inspect-title-ways = Dove può portare
inspect-title-day = I giorni
inspect-day = Il viaggio dura { $days } giorni da tre giri. In un giro ognuno usa un dado: prende la sua risorsa, si muove, agisce sulla casella d’arrivo.
inspect-mountain = Una montagna ferma uno yak, a meno che non scali.
inspect-space = Fermarsi qui ({ $landscape }) completa una tessera yak dello stesso paesaggio, e permette di prenderne equipaggiamento e dipingerne animali.
inspect-space-tile = La tua tessera yak aperta lo chiede.
inspect-space-good = Qui si vende: { $good }, per una moneta.
inspect-space-temple = Un tempio: un’offerta, una volta per giocatore.
inspect-space-yaks = Qui sta: { $who }
inspect-special-owner = Ce l’ha { $who }.
inspect-map = Una mappa singola vale 1 punto, una coppia A e B di un colore 4, una coppia al sicuro 8.
inspect-map-chest = Il forziere, una carta equipaggiamento, mette al sicuro tutte le coppie che hai quando lo usi: nessuno può più ottenerle con uno scambio.
inspect-temple = Fermati qui per fare la tua prossima offerta, una volta in ogni tempio; poi prendi una mappa.
inspect-temple-printed = Ogni plancia tra la partenza e Kathmandu ne ha uno stampato; alcune hanno in più una tessera tempio.
inspect-temple-tile = Una tessera posta su alcune plance: un tempio come quelli stampati.
inspect-temple-done = Offerte fatte qui: { $who }.
inspect-strip = Attraversarlo costa un foraggio, o un segnalino fatica a chi non ne ha.
inspect-needle = Avviarsi da questa parte da qualsiasi casella della plancia costa una bussola, o un segnalino fatica a chi non ne ha.
inspect-storm = Alla fine di ogni giorno ogni yak che le sta dietro riceve un segnalino fatica. Una tessera tempesta la sposta al confine seguente.
inspect-weather = Alla fine di ogni giorno si scopre una tessera tempo. { $count ->
    [one] Ne resta { $count }
   *[other] Ne restano { $count }
  }: { $suns ->
    [one] 1 sole
   *[other] { $suns } soli
  } e { $storms ->
    [one] 1 tempesta
   *[other] { $storms } tempeste
  }. { $then ->
    [0] { $draws ->
        [one] Se ne scoprirà { $draws }
       *[other] Se ne scopriranno { $draws }
      } prima che il viaggio finisca.
   *[other] { $draws ->
        [one] Se ne scoprirà { $draws }
       *[other] Se ne scopriranno { $draws }
      }; poi se ne mescolano altre per la seconda metà del viaggio.
  }
inspect-reroll = Una volta per turno, prima di usare un dado, puoi metterne da parte uno non usato: oggi non porta più nulla. Tutti gli altri tuoi dadi non usati si ritirano, e nulla li riporta indietro.
inspect-standee = Chi ce l’ha comincia ogni giro. La sera va al totale più basso dei tre dadi usati.
inspect-kathmandu = Fermati su una qualsiasi delle sue nove caselle: il dado deve finire lì, uno yak che passa oltre non è arrivato.
inspect-kathmandu-tiles = I numeri sono i punti che sono ancora lì: chi arriva dopo prende il più alto. Arrivare toglie tutta la fatica; poi lo yak lascia il percorso, e ogni turno porta una risorsa.
inspect-exhaustion = Tre segnalini costringono lo yak a riposare: se ne vanno, ma se ne va anche il turno. Ognuno che resta alla fine costa 3 punti.
inspect-offerings = Secondo il numero di offerte fatte: { $points }. Conta solo l’ultima.
inspect-tiles = Una tessera si completa fermandosi sul suo paesaggio. Meno ne restano coperte, meno si perde: { $points } da nessuna a nove.
inspect-die = Porta: { $what }. Lo yak va avanti di { $pips ->
    [one] 1 casella
   *[other] { $pips } caselle
  }.
inspect-tent = Si pianta quando un altro yak si ferma sul suo paesaggio: quello yak riceve un segnalino fatica.
inspect-resource-backpack = Paga una carta equipaggiamento.
inspect-resource-compass = Paga chi si avvia dove punta l’ago rosso.
inspect-resource-paint-box = Paga un animale.
inspect-resource-coin = Paga una merce, e una merce speciale.
inspect-resource-fodder = Paga l’attraversamento di un confine.
inspect-points = Sicuro è ciò che terresti; il dovuto cala con ogni tessera yak, confine e riposo sul cammino.
inspect-starts = Comincia con { $cards ->
    [0] nessun equipaggiamento
    [one] 1 carta equipaggiamento
   *[other] { $cards } carte equipaggiamento
  }
printed-box = il regolamento
printed-ours = questa edizione, non il regolamento

# In few words

shortly-standee = comincia il giorno dopo
shortly-storm = Tempesta al confine { $number }
shortly-in-storm = dietro la tempesta, +1 fatica
shortly-takes-yours = preso la tua merce speciale ({ $good })
shortly-swaps-yours = preso la tua mappa { $map } e dato a te la { $given }
shortly-tires-you = piantato una tenda: per te 1 fatica

# Staged

beat-turn = { $who }: { $what }
beat-standee = { $who-key ->
    [you] Hai usato il totale più basso ({ $total }) e domani cominci tu
   *[other] { $who } ha usato il totale più basso ({ $total }) e domani comincia
  }
beat-dice = Tutti tirano i dadi
beat-shuffled = { $said }; poi si mescolano di nuovo { $count } tessere
beat-sun = Splende il sole: la tempesta resta ferma
beat-storm = Arriva una tempesta
beat-storm-moves = La tempesta avanza
beat-behind-storm = Dietro la tempesta, +1 fatica: { $who }
beat-evening = Sera del giorno { $day }
beat-cards = Nuove carte per il mattino
beat-day = Giorno { $day } di { $days }
beat-die = { $colour } { $number }
beat-tile = Tessera yak completata: { $landscape }
beat-all-tiles = Tessere yak tutte completate
beat-tile-next = Poi: { $landscape }
beat-map = Prendi la { $map }
beat-map-drawn = Dal mazzo: { $map }
beat-map-turns = Giri la mappa in cima al mazzo
beat-map-pair = Fa coppia con la tua { $map }
beat-map-single = Farebbe coppia con la { $map }
beat-animal = Dipinto: { $animal }
beat-card = Preso: { $kind }
beat-arrived = { $who-key ->
    [you] Raggiungi Kathmandu
   *[other] { $who } raggiunge Kathmandu
  }
beat-arrived-points = { $points } punti
beat-rests = riposa
beat-painted = dipinge: { $animal }
beat-collected = prende: { $card }
beat-bought = compra: { $good }
beat-offered = offerta { $number }: { $points } punti
beat-offering = Offerta { $number } di 9
beat-takes-special = prende { $good-key ->
    [good-spices] spezie speciali
   *[other] { $good } speciale
  } di { $owner }
beat-special-gone = persa la merce speciale ({ $good })
beat-taken = { $who } prende la tua merce speciale ({ $good }); la moneta va a te
beat-swapped = { $who } prende la { $map } e ti dà la { $given }
beat-pitched = { $who } pianta una tenda: +1 fatica
beat-used = usa: { $kind }
beat-pays = −{ $number } { $resource }
beat-refreshed = fatica tutta sparita
beat-secured = Al sicuro nel forziere: { $colours }
beat-animals = animali { $change }
beat-tired = +{ $number } fatica

sealed-tile = Non si annulla: è stata scoperta una tessera
sealed-map = Non si annulla: è stata scoperta una mappa
sealed-dice = Non si annulla: sono stati tirati dei dadi

# In Kathmandu

arrived-title = Il tuo yak riposa a Kathmandu
arrived-why = Ora ogni tuo turno porta una risorsa, che vale 1 punto.
arrived-always = Sempre la stessa da ora in poi
arrived-once = Solo questa volta
arrived-standing = Ogni turno prendi: { $resource }
arrived-change = Chiedimelo di nuovo
inspect-title-strip = confine
inspect-title-needle = ago della bussola
inspect-title-storm = tempesta
inspect-title-standee = sagoma
