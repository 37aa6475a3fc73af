# Cards

colour-blue = blu
colour-white = bianco
colour-red = rosso
colour-green = verde
colour-yellow = giallo
colour-wild = jolly
monument-buddha = un Buddha
monument-shrine = un Sacello
monument-stupa = uno Stupa
monument-pagoda = una Pagoda
section-buddha = Buddha
section-shrine-bottom = Sacello base
section-shrine-top = Sacello cima
section-stupa-bottom = Stupa base
section-stupa-centre = Stupa centro
section-stupa-top = Stupa cima
section-pagoda-bottom = Pagoda base
section-pagoda-second = Pagoda 2ª
section-pagoda-third = Pagoda 3ª
section-pagoda-top = Pagoda cima
# The colour agrees with the monument: only the Pagoda is feminine.
face = { $section } { $colour-key ->
    [colour-white] { $section-key ->
        [section-pagoda-bottom] bianca
        [section-pagoda-second] bianca
        [section-pagoda-third] bianca
        [section-pagoda-top] bianca
       *[other] bianco
      }
    [colour-red] { $section-key ->
        [section-pagoda-bottom] rossa
        [section-pagoda-second] rossa
        [section-pagoda-third] rossa
        [section-pagoda-top] rossa
       *[other] rosso
      }
    [colour-yellow] { $section-key ->
        [section-pagoda-bottom] gialla
        [section-pagoda-second] gialla
        [section-pagoda-third] gialla
        [section-pagoda-top] gialla
       *[other] giallo
      }
   *[other] { $colour }
  }
two-faces = { $first } / { $second }
half = { $face } (rinunciando a { $other })

# Spots, by where they lie round the market

spot-l1 = a sinistra delle due in alto
spot-l2 = a sinistra delle due in basso
spot-a = a destra delle due in alto
spot-b = a destra delle due in basso
spot-t1 = sopra la prima colonna
spot-t2 = sopra la seconda colonna
spot-t3 = sopra la terza colonna
spot-b1 = sotto la prima colonna
spot-b2 = sotto la seconda colonna
spot-b3 = sotto la terza colonna

# Questions

prompt-chance = Decide il mazzo.
prompt-bid = Metti una moneta coperta su una casella libera.
prompt-build = Costruisci una carta, o smetti di costruire.
prompt-place = Dove va { $face }?
prompt-colour = Quale colore prende per sempre la sezione jolly?
prompt-discard = Scarta { $count ->
    [one] una carta
   *[other] { $count } carte
  }: in mano possono restartene tre.
prompt-leftover = È rimasta una moneta: prendine i punti, oppure compra uno scarto e costruiscilo subito.
prompt-build-bought = Costruisci la carta comprata ({ $card }); prima puoi usare carte della tua mano.
prompt-build-on = Costruisci ancora dalla mano, o smetti.

# Choices

action-bid = Offri la moneta { $coin } { $spot }
action-done = Smetti di costruire
action-build = Costruisci { $face }
action-build-half = Costruisci { $half }
action-on = Sopra { $card }
action-area = Inizialo dal giocatore { $seat }
deed-on = Costruisci { $face } sopra { $card }
deed-start = Inizia un monumento con { $face }
deed-start-with = { $owner-key ->
    [you] Inizia un monumento con { $face } nella tua via
   *[other] Inizia un monumento con { $face } nella via di { $owner }
  }
action-colour = Dai alla sezione jolly il colore { $colour }
action-discard = Scarta { $card }
action-take-points = Prendi i punti dell’ultima moneta
action-leave-coin = Non prendere nulla per l’ultima moneta
action-buy = Compra { $card }
action-withdraw = Riprendi in mano la carta
action-first = Comincia il giocatore { $seat }
action-mission = Viene distribuita la missione { $mission }
action-draw = Esce { $card }

# What happened

event-begins = { $who-key ->
    [you] Hai aperto la partita.
   *[other] { $who } ha aperto la partita.
  }
event-own-mission = { $who-key ->
    [you] Hai ricevuto la missione { $mission }.
   *[other] { $who } ha ricevuto la missione { $mission }.
  }
event-mission = { $who-key ->
    [you] Hai ricevuto una missione.
   *[other] { $who } ha ricevuto una missione.
  }
event-round = { $who-key ->
    [you] Giro { $number }. Hai il segnalino primo giocatore.
   *[other] Giro { $number }. { $who } ha il segnalino primo giocatore.
  }
event-market = { $count ->
    [4] Quattro carte
    [6] Sei carte
   *[other] { $count } carte
  } sono arrivate al mercato.
  .brief = { $count ->
    [4] Quattro carte
    [6] Sei carte
   *[other] { $count } carte
  } arrivate al mercato
event-turned-up = Al mercato è arrivata { $card }.
event-bid = { $who-key ->
    [you] Hai messo una moneta { $spot }.
   *[other] { $who } ha messo una moneta { $spot }.
  }
  .brief = messo una moneta { $spot }
event-own-bid = { $who-key ->
    [you] Hai messo la moneta { $number } { $spot }.
   *[other] { $who } ha messo la moneta { $number } { $spot }.
  }
  .brief = messo la moneta { $number } { $spot }
event-revealed = { $who-key ->
    [you] Hai scoperto la moneta { $number } { $spot }.
   *[other] { $who } ha scoperto la moneta { $number } { $spot }.
  }
  .brief = mostrato la moneta { $number }
event-won = { $who-key ->
    [you] Hai vinto { $card } con la moneta { $spot }.
   *[other] { $who } ha vinto { $card } con la moneta { $spot }.
  }
  .brief = vinto { $card }
event-own-draw = { $who-key ->
    [you] Hai pescato { $card }.
   *[other] { $who } ha pescato { $card }.
  }
  .brief = pescato { $card }
event-drew = { $who-key ->
    [you] Hai pescato una carta rossa.
   *[other] { $who } ha pescato una carta rossa.
  }
  .brief = pescato una carta rossa
event-drew-known = { $who-key ->
    [you] Hai pescato { $card } da sotto il mazzo rosso.
   *[other] { $who } ha pescato { $card } da sotto il mazzo rosso.
  }
  .brief = pescato { $card } da sotto il mazzo rosso
event-unsold = { $card } non è andata a nessuno: è finita sotto il mazzo rosso.
event-started = { $who-key ->
    [you] Hai iniziato un monumento con { $face }.
   *[other] { $who } ha iniziato un monumento con { $face }.
  }
  .brief = iniziato un monumento con { $face }
event-started-for-mate = { $who-key ->
    [you] Hai iniziato un monumento con { $face } per { $owner }.
   *[other] { $who } ha iniziato un monumento con { $face } { $owner-key ->
        [you] per te
       *[other] per { $owner }
      }.
  }
  .brief = iniziato un monumento con { $face } { $owner-key ->
    [you] per te
   *[other] per { $owner }
  }
event-added = { $who-key ->
    [you] Hai aggiunto { $face }.
   *[other] { $who } ha aggiunto { $face }.
  }
  .brief = aggiunto { $face }
event-added-for-mate = { $who-key ->
    [you] Hai aggiunto { $face } per { $owner }.
   *[other] { $who } ha aggiunto { $face } { $owner-key ->
        [you] per te
       *[other] per { $owner }
      }.
  }
  .brief = aggiunto { $face } { $owner-key ->
    [you] per te
   *[other] per { $owner }
  }
event-completed = { $who-key ->
    [you] Hai completato { $monument }: +{ $number }.
   *[other] { $who } ha completato { $monument }: +{ $number }.
  }
  .brief = completato { $monument }: +{ $number }
event-completed-for-mate = { $who-key ->
    [you] Hai completato { $monument } per { $owner }: +{ $number }.
   *[other] { $who } ha completato { $monument } { $owner-key ->
        [you] per te
       *[other] per { $owner }
      }: +{ $number }.
  }
  .brief = completato { $monument } { $owner-key ->
    [you] per te
   *[other] per { $owner }
  }: +{ $number }
event-coloured = { $who-key ->
    [you] Hai dato a { $section } jolly il colore { $colour }.
   *[other] { $who } ha dato a { $section } jolly il colore { $colour }.
  }
  .brief = dato a { $section } jolly il colore { $colour }
event-coloured-for-mate = { $who-key ->
    [you] Hai dato a { $section } jolly di { $owner } il colore { $colour }.
   *[other] { $owner-key ->
        [you] { $who } ha dato alla tua { $section } jolly il colore { $colour }.
       *[other] { $who } ha dato a { $section } jolly di { $owner } il colore { $colour }.
      }
  }
  .brief = { $owner-key ->
    [you] dato alla tua { $section } jolly
   *[other] dato a { $section } jolly di { $owner }
  } il colore { $colour }
event-colour-scores = { $who-key ->
    [you] Per quel colore hai segnato altri +{ $number }.
   *[other] { $who } ha segnato altri +{ $number } per quel colore.
  }
  .brief = segnato altri +{ $number } per quel colore
event-colour-scores-for-mate = { $owner-key ->
    [you] Quel colore ti ha portato altri +{ $number }.
   *[other] Quel colore ha portato a { $owner } altri +{ $number }.
  }
  .brief = portato { $owner-key ->
    [you] a te
   *[other] a { $owner }
  } altri +{ $number } con quel colore
event-done-building = { $who-key ->
    [you] Hai finito di costruire.
   *[other] { $who } ha finito di costruire.
  }
event-discarded = { $who-key ->
    [you] Hai scartato { $card }.
   *[other] { $who } ha scartato { $card }.
  }
  .brief = scartato { $card }
event-took-points = { $who-key ->
    [you] Hai preso
   *[other] { $who } ha preso
  } { $number ->
    [one] 1 punto
   *[other] { $number } punti
  } per l’ultima moneta.
  .brief = preso { $number ->
    [one] 1 punto
   *[other] { $number } punti
  } per l’ultima moneta
event-left-coin = { $who-key ->
    [you] Non hai usato la moneta { $number }.
   *[other] { $who } non ha usato la moneta { $number }.
  }
  .brief = lasciato la moneta { $number }
event-bought = { $who-key ->
    [you] Hai comprato { $card } con la moneta { $number }.
   *[other] { $who } ha comprato { $card } con la moneta { $number }.
  }
  .brief = comprato { $card } con la moneta { $number }
event-coins-back = Tutte le monete sono tornate.
event-game-over = La partita è finita.

# Where points come from

source-monuments = Monumenti completi
source-colours = Colori uguali
source-buddhas = Colori dei Buddha
source-coins = Monete rimaste
source-unfinished = Monumenti incompleti
source-objective-buddha = Missione: Buddha
source-objective-shrine = Missione: Sacello
source-objective-stupa = Missione: Stupa
source-objective-pagoda = Missione: Pagoda

# Options

option-open_missions-title = Missioni
option-open_missions = Altri punti alla fine per certi colori: segreti, oppure noti a chiunque.
option-open_missions-false = Segrete fino alla fine
option-open_missions-true = Aperte dall’inizio
option-teams-title = Squadre
option-teams-none = Ognuno per sé
option-teams-two = Due squadre: i punti si sommano, e chi è in squadra insieme non siede mai accanto
option-teams-three = Tre squadre da due: i punti si sommano, e chi è in squadra insieme non siede mai accanto
option-teams = Squadre uguali, sedute alternate: nessuna, due squadre (4 o 6 giocatori) o tre (6 giocatori).

# Why something can't be done now

why-coin-here = Qui c’è la moneta di { $owner }.
why-own-coin-here = Qui c’è già una tua moneta.
why-coin-spent = La moneta { $number } è spesa finché non tornano tutte.
why-coin-lies = La moneta { $number } è già su una casella.
why-bids-first = Prima ognuno offre: non si costruisce finché le monete non sono scoperte.
why-bidding-over = Per questo giro le offerte sono chiuse.
why-card-first = Scegli una carta della tua mano: il posto lo trova da sé.
why-their-street = Questa è la via di { $owner }.
why-nothing-waits = Nulla nella tua via aspetta { $section }: va sopra { $beneath }.
why-team-waits-not = Nulla nelle vie della tua squadra aspetta { $section }: va sopra { $beneath }.
why-below-first = Prima costruisci { $beneath }: { $section } va lì sopra.
why-bought-first = La carta comprata non troverebbe più posto: costruisci prima quella.
why-not-on-this = Questo non aspetta { $section }.
why-place-first = Prima un posto per { $section }, che hai preso.
why-colour-first = Prima scegli il colore della sezione jolly.
why-discard-first = Prima scarta: in mano possono restarti tre carte.
why-coin-first = Prima spendi la tua ultima moneta.
why-no-use = Non puoi costruirla subito: nulla di tuo aspetta { $section }.
why-no-use-of-either = Non puoi costruirla subito: nulla di tuo aspetta { $section } o { $other }.

# The table in a terminal

terminal-head = Giro { $round } di { $rounds } · comincia { $who }
terminal-decks = mazzo blu { $blue } · mazzo rosso { $red }
terminal-under-red = Sotto il mazzo rosso, la prossima per prima:
terminal-you = { $who } (tu)
terminal-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
terminal-coins = monete { $coins }
terminal-one-of-them = ({ $count } in offerta)
terminal-team = giocatore { $number }, squadra { $team }
terminal-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
  }
terminal-hand = Mano
terminal-holds = Note in mano
terminal-nothing = nulla
terminal-your-coin = tu: { $coin }
terminal-bought = Comprata
terminal-discards = Scarti
terminal-mission = Missione { $mission }:
terminal-growing = { $height } di { $full }
terminal-finished = finito, { $points }
terminal-buddha = Buddha
terminal-shrine = Sacello
terminal-stupa = Stupa
terminal-pagoda = Pagoda
terminal-level-bottom = base
terminal-level-second = 2ª
terminal-level-centre = centro
terminal-level-third = 3ª
terminal-level-top = cima

# The table in a browser

table-letter-blue = Bl
table-letter-white = Bi
table-letter-red = R
table-letter-green = V
table-letter-yellow = G
table-letter-wild = ✳
table-market = Mercato
table-round = Giro { $round } di { $rounds }
table-last-round = L’ultimo giro
table-spot = La casella { $side }: vicina a { $near }, lontana da { $far }.
table-spot-between = La casella { $side }: vicina a { $near }.
table-spot-far = La casella { $side }: lontana da { $far }.
table-spot-bare = La casella { $side }.
table-spot-free = Qui non c’è nessuna moneta.
table-coin-up = { $who-key ->
    [you] Qui c’è la tua moneta { $coin }.
   *[other] Qui c’è la moneta { $coin } di { $who }.
  }
table-coin-down = { $who-key ->
    [you] Qui c’è una tua moneta coperta.
   *[other] Qui c’è una moneta coperta di { $who }.
  }
table-coins = Monete
table-coin-kept = Moneta { $coin }
table-coin-bid = Moneta { $coin }, su una casella
table-coin-spent = Moneta { $coin }, spesa finché non tornano tutte
table-their-coins = Monete non spese: { $coins }; { $bids ->
    [0] nessuna su una casella
    [one] una su una casella
   *[other] { $bids } su caselle
  }
table-hand-of = { $cards ->
    [0] nessuna carta
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
  }
table-no-cards = Nessuna carta in mano
table-street = Monumenti
table-city-of = La città di { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
table-news = { $kind-key ->
    [terminal-pagoda] Pagoda completa
   *[other] { $kind } completo
  }: +{ $points }
table-you-complete = Hai completato { $monument }: +{ $number }.
table-hold-up = Guarda da vicino la città di { $who }
table-wares = O uno scarto, costruito subito
table-ware-later = dopo la tua mano
table-coin-points = I punti della moneta
table-wares-useless = Nella tua via non si può costruire nulla di questo: la tua moneta porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
table-wares-none = Nessuno ha scartato carte: la tua moneta porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
table-take-points = { $points ->
    [one] Prendi { $points } punto
   *[other] Prendi { $points } punti
  }
table-plot = Un nuovo monumento
table-planned = { $kind }: non ce n’è ancora nulla
table-start-own = Inizialo nella tua area
table-start-with = Inizialo da { $who }
table-on-with = { $on }, da { $who }
table-growing-one = { $kind }, in crescita: { $sections }
table-finished-one = { $kind-key ->
    [terminal-pagoda] Pagoda completa
   *[other] { $kind } completo
  }: { $sections }
table-mission = Missione
table-your-mission = La tua missione
table-mission-short = Missione +{ $points }
table-mission-count = { $points } di { $most }
table-mission-points = { $points } di { $most } punti
table-objective = { $kind } { $what }: +{ $points }, { $state }
table-asks-colour = { $levels ->
    [0] di colore { $one } o { $other }
   *[other] con { $level-key ->
        [terminal-level-centre] il centro
       *[other] la { $level }
      } di colore { $one } o { $other }
  }
table-asks-match = con { $first } e { $second } dello stesso colore
table-asks-same = uguali
table-asks-same-colour = stesso colore
table-objective-met = raggiunto
table-objective-open = { $standing ->
    [0] non iniziato
    [one] c’è 1 sezione su { $full }
   *[other] ci sono { $standing } sezioni su { $full }
  }
table-first-player = Comincia
table-team = squadra { $team }
table-mate = la tua squadra
table-rivals = Gli altri
table-rival = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, monete { $coins }
table-doing-bidding = offre
table-doing-building = costruisce
table-doing-colouring = colora
table-doing-discarding = scarta
table-doing-spending = ultima moneta
table-blue-deck = Mazzo blu: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
table-red-deck = Mazzo rosso: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
table-first = { $who-key ->
    [you] Cominci tu
   *[other] Comincia { $who }
  }
table-you-first = Cominci tu
table-bid-here = Offri qui la moneta { $coin }
table-growing-worth = ora { $points }
table-under-deck = +{ $count } sotto
table-take-coin = È rimasta una moneta: prendine i punti. Nessuno scarto si può costruire ora nella tua via.
table-take-coin-bare = È rimasta una moneta: prendine i punti. Nessuno ha scartato carte da comprare.
table-at-hand = La tua mano, e ciò che cresce nella tua via
table-other-coin = Oppure prendi un’altra moneta per questa casella.
table-suggested = Moneta { $coin }, finché non ne prendi un’altra: mettila su una casella.
table-in-hand = Hai in mano la moneta { $coin }: mettila su una casella, o prendine un’altra.
table-rank = { $rank ->
   *[other] { $rank }ª
  }
table-ties = A parità di monete vince la 1ª. Vicino batte lontano; poi a sinistra o a destra di una carta batte sopra o sotto.
table-build-bought = Costruisci la carta comprata: { $card }.
table-colour-of = Quale colore prende per sempre { $face }?
table-colour-then = poi +{ $points }
table-wins = { $who-key ->
    [you] Hai vinto { $card }.
   *[other] { $who } ha vinto { $card }.
  }
table-you-win = Hai vinto { $card }.
table-won = { $who-key ->
    [you] { $card }: l’hai vinta tu
   *[other] { $card }: va a { $who }
  }
table-nothing-to-build = Non c’è nulla che tu possa costruire.
table-go-on = Avanti
table-last-card = La tua ultima carta: con questa smetti di costruire.
table-hand-empty = Hai la mano vuota: hai finito di costruire.
table-leftovers = Le monete rimaste
table-leftovers-hint = Punti, o uno scarto da costruire
table-later = +{ $points } alla fine
table-hatched = Tratteggia anche i colori

# What a beat says at the things it happens to

note-you = Tu
note-only = { $who }: l’unica offerta
note-higher = { $who }: { $coin } batte { $other }
note-lost-higher = { $who }: { $coin } batte la tua { $other }
note-lost-nearer = { $who }: { $coin } come la tua, ma più vicina
note-lost-edge = { $who }: { $coin } come la tua, ma sul lato lungo della carta
note-nearer = { $who }: { $coin } contro { $coin }, ma più vicina
note-edge = { $who }: { $coin } contro { $coin }, ma sul lato lungo della carta
note-drawn = { $count ->
    [one] Un’altra per te
   *[other] Altre { $count } per te
  }: ognuno riceve { $each } carte a giro
note-unsold = invenduta: sotto il mazzo rosso
note-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
  }
note-matching = di cui { $points } per colori uguali
note-objective = Missione: +{ $points } alla fine
note-reveal = Si scoprono tutte le monete.
note-last-reveal = Si scoprono le ultime monete, una alla volta.
note-travel = Le carte vanno a chi le ha vinte.
note-coins-back = Tutte le tue monete sono tornate
note-bought = compra uno scarto

# A component held up

inspect-section = { $section }: sezione { $stage } di { $full }, vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } se è la più alta.
inspect-halves = Si costruisce come una delle sue metà; l’altra va allora persa.
inspect-wild = Una sezione jolly prende il suo colore, per sempre, quando il suo monumento è completo.
inspect-growing = Se resta così, alla fine porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
inspect-next = Completo porta subito { $points } punti, e altri 2, 4 o 8 per 2, 3 o 4 sezioni di un colore.
inspect-finished = Completo: { $points } punti per la cima.
inspect-new-colour = Altri { $points } per un Buddha di un colore nuovo.
inspect-matching = Altri { $points } per colori uguali.
inspect-mission = Ogni parte di una missione conta una volta, alla fine, se la soddisfa un solo monumento completo.
inspect-at-end = { $what }, alla fine
inspect-coin = La moneta più alta vince una carta; una casella vale come offerta per due carte.
inspect-coin-ties = A parità di monete vince la più vicina, poi quella a sinistra o a destra della carta.
inspect-coin-last = Quando a ognuno ne resta una, vale i suoi punti o compra uno scarto.
inspect-coin-spent = Spesa finché non tornano tutte le monete.
inspect-first = { $who-key ->
    [you] In questo giro la prima offerta è tua; il prossimo comincia alla tua sinistra.
   *[other] In questo giro la prima offerta è di { $who }; il prossimo comincia alla sua sinistra.
  }
inspect-round = Ognuno offre, si raccolgono le carte, poi si costruisce tutti insieme.
inspect-coins-back = Dopo i giri 4 e 8 si spendono le ultime monete e tornano tutte.
inspect-blue-deck = Da qui si distribuisce il mercato, scoperto, all’inizio di ogni giro.
inspect-red-deck = Chi vince troppo poche carte pesca da qui le altre, senza mostrarle.
inspect-under = Sotto, la prossima per prima: { $cards }.
origin-rulebook = il regolamento
origin-review = le recensioni
origin-reconstructed = questa edizione

# The table in words

described-last-bids = Offerte dell’ultimo giro
described-bid = { $who }: moneta { $coin } { $spot }
described-growing = { $kind }, in crescita: { $sections }; vale { $points } se resta così
described-finished = { $kind-key ->
    [terminal-pagoda] Pagoda completa
   *[other] { $kind } completo
  }: { $sections }; { $points } punti{ $bonus ->
    [0] {""}
   *[other] {" "}e { $bonus } per i colori
  }
described-wild = { $face }, ora di colore { $colour }

# What fits the own street

key-title = Sulle carte
key-grows = cresce: alla fine
key-completes = completa: guadagno in tutto
key-mission = la tua missione: alla fine
key-later = tratteggiato: con altre carte in mano
key-wild = jolly: qualsiasi colore, a monumento completo
fits-mark = +{ $points }
fits-grows = { $kind-key ->
    [terminal-pagoda] continua la tua Pagoda
   *[other] continua il tuo { $kind }
  }, +{ $points } alla fine
fits-begins = { $kind-key ->
    [terminal-pagoda] inizia una Pagoda
    [terminal-stupa] inizia uno Stupa
   *[other] inizia un { $kind }
  }, +{ $points } alla fine
fits-completes = { $kind-key ->
    [terminal-pagoda] completa la tua Pagoda
   *[other] completa il tuo { $kind }
  }, +{ $points }
fits-whole = { $kind-key ->
    [terminal-pagoda] è una Pagoda intera
    [terminal-stupa] è uno Stupa intero
   *[other] è un { $kind } intero
  }, +{ $points } subito
fits-counted = (+{ $at_once } subito, di cui { $before } già contati da incompleto)
fits-after = su { $faces } della tua mano: { $fits }
fits-then-grows = con { $faces } della tua mano sopra, +{ $points } alla fine
fits-then-completes = completamento con { $faces } della tua mano, +{ $points } in tutto
fits-mission = soddisfa la tua missione, +{ $points } alla fine
brief-completes = { $face } completa: +{ $points }
brief-with-completes = { $face } con la tua mano completa: +{ $points }
brief-grows = { $face } +{ $points } alla fine
brief-with-grows = { $face } con la tua mano +{ $points } alla fine
brief-mission = missione +{ $points }
brief-spoils = non per la tua missione
fits-spoils = con questo colore non può più soddisfare la tua missione

# What a choice would do

consequence-near = Vicina: { $what }
consequence-far = Lontana: { $what }
consequence-tie-won = monete pari: batti { $who }
consequence-tie-lost = monete pari: perdi contro { $who }
consequence-tie-both = monete pari: batti { $won }, perdi contro { $lost }
consequence-own-coin = offre già un’altra tua moneta
consequence-starts = Inizia { $monument }.
consequence-adds = Sezione { $stage } di { $full } di { $monument }.
consequence-completes = Completa { $monument }, +{ $points } in tutto: { $gains }.
consequence-wilds = { $count ->
    [one] Contato nel colore migliore: la sua sezione jolly lo prende subito dopo.
   *[other] Contato nei colori migliori: le sue { $count } sezioni jolly li prendono subito dopo.
  }
consequence-spoils = Con questo colore non può più soddisfare la tua missione.
consequence-with = Nell’area di { $who }.
consequence-places = Può andare in { $count } posti
consequence-gain-monuments = +{ $points }
consequence-gain-colours = +{ $points } per colori uguali
consequence-gain-buddhas = +{ $points } per un colore nuovo
consequence-gain-coins = +{ $points } per la moneta
consequence-gain-unfinished = +{ $points } alla fine
consequence-gain-mission = missione +{ $points } alla fine
consequence-loss = −{ $points } (già contati da incompleto)
consequence-as = Come { $face }: { $what }
consequence-hand-first = Prima { $faces } della tua mano
consequence-no-points = nessun punto
consequence-done = Non c’è nulla da scartare.
consequence-discards = { $count ->
    [one] Bisogna scartare una carta.
   *[other] Bisogna scartare { $count } carte.
  }
consequence-buys = { $who-key ->
    [you] Dai tuoi scarti.
   *[other] Dagli scarti di { $who }.
  }
