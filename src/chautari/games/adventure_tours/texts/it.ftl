# Cards and boards

card = { $name } ({ $colour })
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
adventurer-ida-handout = Ida Handout
adventurer-earl-of-bucket = Earl of Bucket
adventurer-pater-miller = Padre Miller
adventurer-rufus-rigs = Rufus Rigs
adventurer-butterfinger-finn = Butterfinger Finn
adventurer-betty-mcklug = Betty McKlug
adventurer-miss-anthrop = Miss Anthrop
adventurer-roy-nobleman = Roy Nobleman
adventurer-slowhand-bill = Slowhand Bill
adventurer-colonel-farsight = Colonel Farsight
adventurer-amelia-airhead = Amelia Airhead
adventurer-madame-grandtour = Madame Grandtour
board-orient-express = Orient Express
board-polar-airship = Dirigibile polare
board-submarine-trip = Viaggio in sottomarino
board-jungle-steamer = Battello nella giungla
board-safari-caravan = Carovana safari
board-himalaya-yaks = Himalaya con gli yak
board-desert = Deserto

# Questions

prompt-chance = Si interroga il mazzo.
prompt-turn = Gioca una carta: come partecipante, che paga, o come equipaggiamento.
prompt-row = Ora scegli dove va { $card }: tra i partecipanti, che pagano, o nell’equipaggiamento.
prompt-row-last = { $last ->
    [yes] La tua ultima carta. Come partecipante fa finire la partita; come equipaggiamento te ne fa pescare un’altra.
   *[no] La tua ultima carta. Come partecipante fa finire il giro; come equipaggiamento te ne fa pescare un’altra.
  }
prompt-row-equipment = Ora metti { $card } nell’equipaggiamento: non soddisfi ancora l’esigenza per farla partecipare.
prompt-row-only-members = Ora metti { $card } nella fila dei partecipanti.
prompt-row-only-equipment = Ora metti { $card } nella fila dell’equipaggiamento.
prompt-give-one = { $way }{ $card }: chi pesca una carta?
prompt-give-two = { $way }{ $card }: chi riceve la prima di due carte?
prompt-second-card = La prima carta va a { $whom }. A chi va la seconda?
prompt-second-card-own = La prima carta va a te. A chi va la seconda?
prompt-one-more-equipment = { $way }{ $card }: giochi un’altra carta come equipaggiamento?
prompt-discard-equipment = { $way }{ $card }: di chi si scarta l’ultimo equipaggiamento?
prompt-take-equipment = { $way }{ $card }: di chi prendi l’ultimo equipaggiamento?
prompt-further-turn = { $way }{ $card }: fai un altro turno?
prompt-further-member = { $way }{ $card }: un altro partecipante di questo colore?
prompt-discard-member = { $way }{ $card }: di chi si scarta l’ultimo partecipante?
prompt-take-member = { $way }{ $card }: di chi prendi l’ultimo partecipante?
prompt-equipment-joins = { $way }{ $card }: il tuo equipaggiamento di questo colore si unisce ai partecipanti?
way-by-equipment = Come equipaggiamento,{ " " }
way-once-more = Ancora una volta,{ " " }
prompt-draw = Pesca una carta per l’equipaggiamento, o nessuna.
prompt-gift = Con la tua spedizione: chi pesca una carta?
prompt-add-equipment = Con la tua spedizione: un’altra carta come equipaggiamento?
prompt-add-member = Con la tua spedizione: un secondo partecipante?
prompt-go-on = Con la tua spedizione: un altro turno?
prompt-protect = { $whom } attacca: { $blow } Interviene Miller?
alone-turn = Nessuno nella tua mano può partecipare: gioca una carta come equipaggiamento.
alone-use-action = { $card }: nessuno nella tua mano può seguire.
alone-add-member = Nessuno nella tua mano può seguire come secondo partecipante.
alone-add-equipment = Nessuna carta nella tua mano può seguire come equipaggiamento.
prompt-protect-himself = { $whom } attacca: { $blow } Si tratta proprio di Miller: se ne va comunque, rispondi come vuoi.
prompt-board = Quale spedizione guidi nel prossimo giro?
blow-draw = ti toccherebbe pescare una carta.
blow-draw-two = ti toccherebbe pescare due carte.
blow-discard-equipment = perderesti il tuo ultimo equipaggiamento.
blow-steal-equipment = ti ruberebbe l’ultimo equipaggiamento.
blow-discard-member = perderesti il tuo ultimo partecipante.
blow-steal-member = ti ruberebbe l’ultimo partecipante.

# Choices

deed-draw = { $own ->
    [yes] Pesca tu una carta
   *[no] Dai una carta a { $victim }
  }
deed-discard = Scarta { $own ->
    [yes] la tua carta { $card }
   *[no] { $card } di { $victim }
  }
deed-take = Prendi { $card } di { $victim }
deed-decline = Non usare l’azione di { $card }
suffer-draw = Pesca la carta che ti dà { $attacker }
suffer-draw-two = Pesca le due carte che ti dà { $attacker }
suffer-discard-equipment = Lascia che { $attacker } scarti il tuo ultimo equipaggiamento
suffer-steal-equipment = Lascia che { $attacker } prenda il tuo ultimo equipaggiamento
suffer-discard-member = Lascia che { $attacker } scarti il tuo ultimo partecipante
suffer-steal-member = Lascia che { $attacker } prenda il tuo ultimo partecipante
nothing-left = Continua
use-colonel-farsight = Fai un altro turno
use-madame-grandtour = Fai partecipare l’equipaggiamento
use-go-on = Fai un altro turno
skip-use-action = Non usare l’azione
skip-add-equipment = Niente altro equipaggiamento
skip-add-member = Niente secondo partecipante
skip-gift = Non dare carte
skip-go-on = Finisci il turno
action-equip = { $card } come equipaggiamento
action-join = { $card } come partecipante
player-number = Giocatore { $number }
action-seat = { $seat }
action-skip = Non usarla
action-use = Sì
action-draw-one = Pesca una carta
action-draw-none = Non pescare
action-suffer = Lascia fare
action-protect = Scarta { $miller } dai partecipanti{ $copy ->
    [1] {""}
    [2] , il secondo
   *[other] , il terzo
  }
action-protect-from-equipment = Scarta { $miller } dall’equipaggiamento{ $copy ->
    [1] {""}
    [2] , il secondo
   *[other] , il terzo
  }
action-board = Guida la spedizione: { $board }
action-first = Comincia { $seat }
action-deal-board = Spedizione assegnata: { $board }
action-draw = Viene pescata la carta { $card }

# Why something can't be done now

why-demand = { $card } esige { $demand } di { $kind }; tu hai { $gear }.
why-colour = { $card } fa seguire un partecipante di colore { $colour }, non di un altro.
why-as-member = { $card } ora può andare solo tra i partecipanti.
why-as-equipment = { $card } ora si può giocare solo come equipaggiamento.
why-action-first = Prima viene l’azione di { $card }: usala o rinuncia.
why-answer-first = Prima rispondi a ciò che ti si chiede.
why-oneself = Nessuno deruba sé stesso.
why-no-equipment = { $victim } non ha equipaggiamento.
why-no-members = { $victim } non ha partecipanti.
why-pile = Pesca chi gioca equipaggiamento; prima devi giocare una carta.

# What happened

event-begins = { $who-key ->
    [you] Hai cominciato tu.
   *[other] { $who } ha cominciato.
  }
event-board = { $who-key ->
    [you] Hai guidato la spedizione: { $board }.
   *[other] { $who } ha guidato la spedizione: { $board }.
  }
event-round = Giro { $number }: sei carte a testa. { $who-key ->
    [you] Hai cominciato tu
   *[other] { $who } ha cominciato
  }{ $number ->
    [1] {""}
   *[other] , a sinistra di chi ha chiuso il giro precedente
  }.
event-own-deal = { $who-key ->
    [you] Hai ricevuto { $card }.
   *[other] { $who } ha ricevuto { $card }.
  }
    .brief = ricevuto { $card }
event-equipped = { $who-key ->
    [you] Hai giocato { $card } come equipaggiamento.
   *[other] { $who } ha giocato { $card } come equipaggiamento.
  }
    .brief = giocato { $card } come equipaggiamento
event-joined = { $who-key ->
    [you] Hai preso con te { $card } come partecipante.
   *[other] { $who } ha preso con sé { $card } come partecipante.
  }
    .brief = giocato { $card } come partecipante
event-own-draw = { $who-key ->
    [you] Hai pescato { $card }.
   *[other] { $who } ha pescato { $card }.
  }
    .brief = pescato { $card }
event-drew = { $who-key ->
    [you] Hai pescato una carta.
   *[other] { $who } ha pescato una carta.
  }
event-drew-none = { $who-key ->
    [you] Non hai pescato una carta in cambio.
   *[other] { $who } non ha pescato una carta in cambio.
  }
    .brief = rinunciato a pescare in cambio
event-gave = { $who-key ->
    [you] Hai dato
   *[other] { $who } ha dato
  } una carta a { $victim-key ->
    [you] te
   *[other] { $victim }
  }.
    .brief = dato una carta a { $victim-key ->
        [you] te
       *[other] { $victim }
      }
event-aimed = { $who-key ->
    [you] Hai usato
   *[other] { $who } ha usato
  } { $card } contro { $victim-key ->
    [you] di te
   *[other] { $victim }
  }.
    .brief = usato l’azione contro { $victim-key ->
        [you] di te
       *[other] { $victim }
      }
event-aimed-second = La seconda carta era per { $victim-key ->
    [you] te
   *[other] { $victim }
  }.
    .brief = dato la seconda carta a { $victim-key ->
        [you] te
       *[other] { $victim }
      }
event-protected = { $who-key ->
    [you] Hai scartato { $card }, partecipante { $place }, e hai fermato l’attacco di { $attacker }.
   *[other] { $who } ha scartato { $card }, partecipante { $place }, e ha fermato { $attacker-key ->
        [you] il tuo attacco
       *[other] l’attacco di { $attacker }
      }.
  }
    .brief = scartato Padre Miller e fermato l’attacco
event-protected-from-equipment = { $who-key ->
    [you] Hai scartato { $card }, equipaggiamento { $place }, e hai fermato l’attacco di { $attacker }.
   *[other] { $who } ha scartato { $card }, equipaggiamento { $place }, e ha fermato { $attacker-key ->
        [you] il tuo attacco
       *[other] l’attacco di { $attacker }
      }.
  }
    .brief = scartato Padre Miller e fermato l’attacco
event-suffered = { $who-key ->
    [you] Hai tenuto Padre Miller e hai subito l’attacco di { $attacker }.
   *[other] { $who } ha tenuto Padre Miller e ha subito { $attacker-key ->
        [you] il tuo attacco
       *[other] l’attacco di { $attacker }
      }.
  }
    .brief = tenuto Padre Miller
event-lost-equipment = { $who-key ->
    [you] Hai perso l’equipaggiamento { $card }.
   *[other] { $who } ha perso l’equipaggiamento { $card }.
  }
    .brief = perso { $card }
event-stole-equipment = { $who-key ->
    [you] Hai preso
   *[other] { $who } ha preso
  } l’equipaggiamento { $card } a { $victim-key ->
    [you] te
   *[other] { $victim }
  }.
    .brief = preso l’equipaggiamento { $card } a { $victim-key ->
        [you] te
       *[other] { $victim }
      }
event-lost-member = { $who-key ->
    [you] Hai perso il partecipante { $card }.
   *[other] { $who } ha perso il partecipante { $card }.
  }
    .brief = perso { $card }
event-stole-member = { $who-key ->
    [you] Hai preso
   *[other] { $who } ha preso
  } il partecipante { $card } a { $victim-key ->
    [you] te
   *[other] { $victim }
  }.
    .brief = preso il partecipante { $card } a { $victim-key ->
        [you] te
       *[other] { $victim }
      }
event-further-turn = { $who-key ->
    [you] Hai scelto un altro turno dopo questo.
   *[other] { $who } ha scelto un altro turno dopo questo.
  }
    .brief = scelto un altro turno
event-equipment-joined = { $number ->
    [0] { $who-key ->
        [you] Non avevi equipaggiamento di colore { $colour } da far partecipare.
       *[other] { $who } non aveva equipaggiamento di colore { $colour } da far partecipare.
      }
    [one] Una carta equipaggiamento di colore { $colour } { $who-key ->
        [you] è passata tra i tuoi partecipanti.
       *[other] di { $who } è passata tra i partecipanti.
      }
   *[other] { $number } carte equipaggiamento di colore { $colour } { $who-key ->
        [you] sono passate tra i tuoi partecipanti.
       *[other] di { $who } sono passate tra i partecipanti.
      }
  }
    .brief = { $number ->
        [one] spostato tra i partecipanti 1 carta equipaggiamento di colore { $colour }
       *[other] spostato tra i partecipanti { $number } carte equipaggiamento di colore { $colour }
      }
event-declined = { $who-key ->
    [you] Non hai usato l’azione di { $card }.
   *[other] { $who } non ha usato l’azione di { $card }.
  }
    .brief = rinunciato all’azione
event-declined-equipment = { $who-key ->
    [you] Non hai aggiunto altro equipaggiamento.
   *[other] { $who } non ha aggiunto altro equipaggiamento.
  }
    .brief = rinunciato ad altro equipaggiamento
event-declined-member = { $who-key ->
    [you] Non hai aggiunto un secondo partecipante.
   *[other] { $who } non ha aggiunto un secondo partecipante.
  }
    .brief = rinunciato a un secondo partecipante
event-declined-turn = { $who-key ->
    [you] Non hai fatto un altro turno.
   *[other] { $who } non ha fatto un altro turno.
  }
    .brief = rinunciato a un altro turno
event-declined-gift = { $who-key ->
    [you] Non hai dato carte.
   *[other] { $who } non ha dato carte.
  }
    .brief = rinunciato a dare una carta
event-pile-empty = Era l’ultima carta del mazzo: il giro è finito { $who-key ->
    [you] nel tuo turno.
   *[other] nel turno di { $who }.
  }
event-hand-empty = { $who-key ->
    [you] Non avevi più carte: il giro è finito.
   *[other] { $who } non aveva più carte: il giro è finito.
  }
event-result = { $who-key ->
    [you] Hai incassato
   *[other] { $who } ha incassato
  } { $earned }{ $paid ->
    [0] , senza carte in mano da pagare
   *[other] {" "}e pagato { $paid } per le carte rimaste in mano
  }: { $purse ->
    [0] la borsa è vuota, e non fa mai debiti.
   *[other] { $purse } nella borsa.
  }
event-game-over = La partita è finita.

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
short-to = ha dato una carta a { $who }
short-aimed-to = ha destinato una carta a { $who }
short-aimed-to-you = ha destinato una carta a te
short-to-oneself = ha pescato una carta
short-to-you = ti ha dato una carta
short-yours = { $card-key ->
    [short-ida-handout] la tua { $card }
    [short-betty-mcklug] la tua { $card }
    [short-miss-anthrop] la tua { $card }
    [short-amelia-airhead] la tua { $card }
    [short-madame-grandtour] la tua { $card }
   *[other] il tuo { $card }
  }
short-theirs = { $card } di { $who }
shortly-equipped = ha giocato { $card } come equipaggiamento
shortly-joined = ha ingaggiato { $card }
shortly-discards = ha scartato { $card }
shortly-takes = ha rubato { $card }
shortly-protected = { $card } ha fermato il colpo
shortly-again = ha scelto un altro turno
shortly-equipment-joined = { $number ->
    [one] ha fatto partecipare 1 carta equipaggiamento
   *[other] ha fatto partecipare { $number } carte equipaggiamento
  }

# Where money comes from

source-members-1 = Giro 1: partecipanti
source-members-2 = Giro 2: partecipanti
source-members-3 = Giro 3: partecipanti
source-hand-1 = Giro 1: carte in mano
source-hand-2 = Giro 2: carte in mano
source-hand-3 = Giro 3: carte in mano
source-forgiven = Debiti condonati

# Options

option-level-title = Spedizioni
option-level-basic = Gioco base: tutti attraversano il deserto, nessuno ha una facoltà
option-level-expert = Gioco per esperti: ogni spedizione ha la sua partenza e la sua facoltà
option-level = Il gioco base nel deserto, o il gioco per esperti in cui ogni spedizione ha una facoltà.
option-variant-title = Tra un giro e l’altro
option-variant-none = Tutti tengono la stessa spedizione
option-variant-dealt = Prima di ogni giro le sei spedizioni vengono ridistribuite
option-variant-chosen = Le spedizioni si scelgono di nuovo, a cominciare da chi ha guadagnato meno
option-variant = Se nel gioco per esperti si tiene la spedizione del primo giro, o se ne riceve un’altra prima di ogni giro.

# What cards and boards do

does-ida-handout = qualcuno pesca una carta
does-earl-of-bucket = gioca un altro equipaggiamento
does-pater-miller = tra i partecipanti: ferma un attacco
does-rufus-rigs = un altro partecipante di questo colore
does-butterfinger-finn = scarta l’ultimo equipaggiamento di qualcuno
does-betty-mcklug = due carte per una o due persone
does-miss-anthrop = scarta l’ultimo partecipante di qualcuno
does-roy-nobleman = nessuna azione; aggiunge a tutti e tre
does-slowhand-bill = ruba a un altro l’ultimo equipaggiamento
does-colonel-farsight = fai un altro turno
does-amelia-airhead = ruba a un altro l’ultimo partecipante
does-madame-grandtour = l’equipaggiamento di questo colore partecipa
ability-orient-express = dopo il turno, un’altra carta come equipaggiamento
ability-polar-airship = equipaggiamento: peschi se vuoi, e una carta per chiunque
ability-submarine-trip = equipaggiamento: usane l’azione se ne soddisfi l’esigenza
ability-jungle-steamer = dopo un partecipante, un secondo di qualsiasi colore
ability-safari-caravan = dopo un partecipante, la sua azione due volte
ability-himalaya-yaks = dopo il tuo turno, un altro
ability-desert = nessuna facoltà

explained-ida-handout = Come partecipante: qualcuno pesca una carta, anche tu se vuoi. Data ad altri è un attacco: se resta in mano costa 2 monete.
explained-earl-of-bucket = Come partecipante: gioca un’altra carta come equipaggiamento, e pesca una carta in cambio. Come equipaggiamento aggiunge due.
explained-pater-miller = Come partecipante aspetta. Quando qualcuno ti attacca, scartalo e non succede nulla: nessuna carta persa, nessuna pescata.
explained-rufus-rigs = Come partecipante: gioca un altro partecipante dello stesso colore di cui soddisfi l’esigenza; puoi usare anche quell’azione. Lui non paga niente.
explained-butterfinger-finn = Come partecipante: si scarta l’ultima carta equipaggiamento di una persona qualsiasi.
explained-betty-mcklug = Come partecipante: una persona pesca due carte, oppure due ne pescano una ciascuna. Date ad altri sono un attacco: ciascuna, se resta in mano, costa 2.
explained-miss-anthrop = Come partecipante: si scarta l’ultimo partecipante di una persona qualsiasi.
explained-roy-nobleman = Non ha azione. Come equipaggiamento aggiunge a tutti e tre i tipi di dotazione.
explained-slowhand-bill = Come partecipante: prendi l’ultima carta equipaggiamento di un’altra persona per il tuo equipaggiamento. In cambio non si pesca nulla.
explained-colonel-farsight = Come partecipante: dopo questo fai un altro turno completo.
explained-amelia-airhead = Come partecipante: prendi tra i tuoi l’ultimo partecipante di un’altra persona, qualunque sia la sua esigenza. La sua azione non si usa.
explained-madame-grandtour = Come partecipante: tutto il tuo equipaggiamento del suo colore passa tra i partecipanti, nell’ordine in cui si trova. Da quel momento paga, e non sostiene più.
led-orient-express = Dopo il turno puoi giocare un’altra carta come equipaggiamento e pescarne una in cambio. Una volta per turno.
led-polar-airship = Dopo aver giocato equipaggiamento non devi per forza pescare, e puoi far pescare una carta a chi vuoi. Una volta per turno.
led-submarine-trip = Dopo aver giocato equipaggiamento puoi usare l’azione di quella carta, se la tua dotazione con la carta ne soddisfa l’esigenza. Una volta per turno. Anche un Padre Miller nell’equipaggiamento protegge.
led-jungle-steamer = Dopo aver giocato un partecipante puoi giocarne un altro di qualsiasi colore, se ne soddisfi l’esigenza. Una volta per turno.
led-safari-caravan = Dopo aver giocato un partecipante puoi usarne l’azione due volte. Una volta per turno.
led-himalaya-yaks = Puoi fare un altro turno completo. Una volta, prima del turno di qualcun altro.
led-desert = Tutti attraversano lo stesso deserto; nessuno ha una facoltà.
values-said = Esige { $demand } di { $gear }. Come partecipante paga { $coins }. Come equipaggiamento aggiunge { $support }{ $everywhere ->
    [yes] {" "}a ogni tipo di dotazione
   *[no] {""}
  }.
starts-said = Parte con tecnica { $red }, viveri { $blue } e vestiario { $yellow }.
kind-red = tecnica
kind-blue = viveri
kind-yellow = vestiario
explained-gear = Quanta ne ha la tua spedizione: il valore di partenza del quadro più tutto il sostegno dell’equipaggiamento. Un partecipante di questo colore si unisce se la sua esigenza non la supera.
explained-pile = { $count ->
    [one] Resta una carta. Chi la pesca chiude subito il giro.
   *[other] Restano { $count } carte. Chi pesca l’ultima chiude subito il giro.
  }
explained-held = Ogni carta che resta in mano alla fine del giro costa { $cost } monete. Chi alla fine di un turno non ne ha più chiude il giro.
pile-title = Il mazzo
held-title = Carte in mano
origin-rulebook = il regolamento
origin-review = recensioni
origin-reconstructed = questa edizione

# Moments

strikes-draw = { $own ->
    [yes] ti fa
   *[no] fa
  } pescare una carta: −2 se resta in mano
strikes-draw-two = { $own ->
    [yes] ti fa
   *[no] fa
  } pescare due carte: −2 per ognuna che resta in mano
strikes-discard-equipment = punta all’ultimo equipaggiamento
strikes-steal-equipment = vuole l’ultimo equipaggiamento
strikes-discard-member = punta all’ultimo partecipante
strikes-steal-member = vuole l’ultimo partecipante
strikes-card = { $blow }, { $card }
strikes-oneself = pesca una carta
moment-saved = Padre Miller interviene
moment-hand-empty = { $who } ha giocato l’ultima carta in mano
moment-hand-empty-own = Hai giocato la tua ultima carta
moment-pile-empty = È stata pescata l’ultima carta del mazzo
moment-round-over = Fine del giro { $number }
moment-round = Giro { $number }
moment-last-round = L’ultimo giro
moment-begins = Comincia { $who }
moment-begins-own = Cominci tu
moment-the-end = I viaggi sono finiti
moment-count = Che cosa ha portato l’ultimo giro?
moment-paying = { $own ->
    [yes] I tuoi partecipanti pagano; ogni carta rimasta in mano ti costa 2.
   *[no] { $who } riceve le monete dei partecipanti; ogni carta rimasta in mano costa 2.
  }
moment-members = i partecipanti pagano
moment-cards = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
moment-face-down = coperta
moment-standing = Dopo il giro { $number }
moment-best = Miglior giro
moment-best-said = Il miglior risultato di questo giro
moment-in-purse = nella borsa
moment-leads = { $count ->
    [0] Sei in testa
    [one] { $who } è in testa
   *[other] { $who } sono in testa insieme
  }{ $by ->
    [0] {""}
    [one] {" "}con una moneta di vantaggio
   *[other] {" "}con { $by } monete di vantaggio
  }. { $left ->
    [one] Ora viene l’ultimo giro.
   *[other] Mancano { $left } giri.
  }
moment-level = Nessuno è in testa. { $left ->
    [one] Ora viene l’ultimo giro.
   *[other] Mancano { $left } giri.
  }
moment-forgiven = { $result }, ma se ne pagano solo { $paid }: una borsa non scende mai sotto 0
moment-never-below = mai sotto 0
made-draw = { $who } fa pescare { $card } a { $whom }.
made-discard = { $who } fa scartare { $card } a { $whom }.
made-unseen = una carta
note-another-turn = un altro turno
note-suffered = tiene Miller e subisce
note-no-turn-left = mano vuota: niente altro turno
note-miller-goes = Miller se ne va comunque
note-card = +1 carta
note-declined-equipment = nessun altro equipaggiamento
note-declined-member = nessun secondo partecipante
note-declined-turn = nessun altro turno
note-declined-gift = non dà carte
shown-equipment = equipaggiamento +{ $support }{ $everywhere ->
    [yes] {" "}a tutti e tre
   *[no] {""}
  }
shown-members = partecipa e paga { $coins }
shown-unused = non usa l’azione
note-leads = guida: { $board }

# The table in a terminal

terminal-head = Giro { $round } di { $rounds } · turno di { $who }
terminal-pile = mazzo { $count }
terminal-further-turns = { $count ->
    [one] 1 altro turno
   *[other] { $count } altri turni
  }
terminal-discards = Scarti
terminal-free-boards = Da scegliere
terminal-round-over = Giro { $round } di { $rounds }: finito
terminal-player = { $number }: { $who }
terminal-you = { $who } (tu)
terminal-cards = { $count ->
    [0] 0 carte
    [one] 1 carta
   *[other] { $count } carte
  }
terminal-money = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
terminal-results = giri { $results }
terminal-board = Quadro
terminal-ability-used = facoltà usata in questo turno
terminal-equipment = Equipagg.
terminal-members = Partecipanti
terminal-income = pagano { $count }
terminal-hand = Mano
terminal-none = niente
terminal-demand = esige
terminal-coins = paga
terminal-support = aggiunge
terminal-action = azione

# The table in a browser

gear-red = tecnica (rosso)
gear-blue = viveri (blu)
gear-yellow = vestiario (giallo)
card-explained = { $card }. { $explained }
hand-demands = Non può ancora partecipare: esige { $demand } di { $kind }, tu hai { $gear }.
row-lost = { $by ->
    [nobody] persa: { $card }
   *[other] persa, presa da { $by }: { $card }
  }
roster-open = Chi è chi
roster-title = Chi è chi: tutti gli avventurieri
roster-lead = Un punto pieno è una carta che hai visto: nella tua mano, davanti a qualcuno o tra gli scarti. Le altre sono nel mazzo o in mano agli altri.
roster-values = esige { $demand } · paga { $coins } · aggiunge { $support } come equipaggiamento
roster-seen = { $colour }: { $seen } di { $copies } viste
card-said = { $card }: esige { $demand }, paga { $coins }, aggiunge { $support } come equipaggiamento; { $does }
table-empty-row = ancora nessuna
table-no-members = ancora nessun partecipante
table-no-equipment = ancora nessun equipaggiamento
table-gear = Dotazione
table-no-board = ancora nessuna spedizione
zone-join = partecipa e paga { $coins }
zone-equip = equipaggiamento, aggiunge { $amount }
legend-title = Che cosa significano i segni
legend-demand = esige per partecipare
legend-coins = paga come partecipante
legend-support = aggiunge come equipaggiamento
legend-joins = ora può partecipare
legend-ends = Un giro finisce quando una mano o il mazzo è vuoto.
zone-draws = e peschi una carta
zone-ends = e il giro finisce
zone-ends-round = chiude il giro
zone-last = la tua ultima carta
zone-refused = esige { $demand }, ora hai { $gear }
table-first = comincia il giro
table-results = Risultati dei giri
table-money = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
table-coins = { $count ->
    [one] moneta
   *[other] monete
  }
table-held = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano, −2 se il giro finisce
   *[other] { $count } carte in mano, −2 ognuna se il giro finisce
  }
table-held-last = ultima carta: chiude il giro
table-last-card = 1 carta!
table-held-now = { $count ->
    [one] 1 carta in mano: −{ $cost } se { $who } chiude
   *[other] { $count } carte in mano: −{ $cost } se { $who } chiude
  }
table-somebody = qualcuno
table-net = se finisse ora: { $net }
table-net-forgiven = (mai sotto 0)
net-title = Se il giro finisse ora: { $net }
net-forgiven = Costerebbe più di quanto c’è nella borsa: la si svuota, e nessuno fa mai debiti.
purse-title = { $count ->
    [0] La borsa è vuota
    [one] 1 moneta nella borsa
   *[other] { $count } monete nella borsa
  }
purse-round = Giro { $round }: { $result }
purse-round-forgiven = Giro { $round }: { $result }, pagate solo { $paid }
explained-purse = Che cosa hanno portato i giri finora. Una borsa non scende mai sotto 0.
explained-net = { $count ->
    [0] I partecipanti pagano { $income }, e in mano non c’è nessuna carta.
    [one] I partecipanti pagano { $income }, la carta in mano costa { $cost }.
   *[other] I partecipanti pagano { $income }, le { $count } carte in mano costano { $cost }.
  }
explained-first = Da qui i turni vanno in senso orario. Dopo un giro, comincia il successivo chi siede a sinistra di chi lo ha chiuso.
pay-title = I partecipanti pagano { $count }
explained-pay = Quanto portano tutti i partecipanti di questa spedizione alla fine del giro. Con questo si pagano le carte rimaste in mano.
table-leads = in testa
lead-title = In testa
explained-lead = Finora nessuno ha guadagnato di più. Contano le monete di tutti e tre i giri.
table-sum = Somma dei giri
table-new = nuova
table-hand-left = { $count ->
    [0] non restava nessuna carta
    [one] restava 1 carta in mano, −{ $cost }
   *[other] restavano { $count } carte in mano, −{ $cost }
  }
table-hand-of = La mano di { $who }
table-expedition-of = La spedizione di { $name }
table-myself = Io
table-others = Gli altri
table-middle = Il centro del tavolo
table-round = Giro { $round }
table-round-of = Giro { $round } di { $rounds }
table-discards = { $count ->
    [0] nessuno scarto
    [one] 1 scarto
   *[other] { $count } scarti
  }
table-to-come = Che cosa viene dopo
table-close = Chiudi
table-discard-him = Scarta
table-yes-to = Sì: { $option }
table-may-join = può partecipare
row-may-stop = può fermarlo
table-used = usata in questo turno
table-turn-of = Turno di { $who }
table-board-said = Spedizione: { $board }, che parte con tecnica { $red }, viveri { $blue } e vestiario { $yellow }; { $ability }
table-gear-said = Dotazione attuale: tecnica { $red }, viveri { $blue }, vestiario { $yellow }
table-income-said = I partecipanti pagano { $count }
table-round-result = Giro { $round }: { $result }
table-own = { $who } (tu)
step-turn = gioca una carta
step-use-action = può usare { $card }
step-use-again = può usare ancora { $card }
step-one-more-card = può giocare un’altra carta
step-add-equipment = può aggiungere equipaggiamento
step-add-member = può aggiungere un partecipante
step-attack = punta a { $whom }
step-protect = può fermare { $whom } con Padre Miller
step-give-second = dà una seconda carta
step-draw = pesca una carta
step-draw-two = pesca due carte
step-draw-if-you-like = può pescare una carta
step-gift = può dare una carta
step-go-on = può fare un altro turno
step-end-of-turn = finisce il turno
step-score-round = il conteggio del giro
step-start-round = comincia il giro successivo
step-choose-board = sceglie una spedizione
step-take-last-board = prende l’ultima spedizione
step-said = { $who } { $step }
change-said = { $who }: { $changes }
change-you = Tu
change-gear = { $colour } { $before } → { $after }
change-income = i partecipanti pagano { $before } → { $after }
change-cards = mano { $before } → { $after }
change-without = senza { $cards }
change-draws = { $count ->
    [one] una carta dal mazzo
   *[other] { $count } carte dal mazzo
  }
change-opens = poi a portata: { $cards }
change-action = poi la sua azione: { $does }
change-next = poi scegli ancora una volta
change-next-second-card = poi scegli a chi va la seconda carta
change-next-draw = poi puoi pescare una carta
change-next-gift = poi puoi far pescare una carta a chi vuoi
change-next-add-equipment = poi puoi aggiungere una carta come equipaggiamento
change-next-add-member = poi puoi aggiungere un secondo partecipante
change-next-go-on = poi puoi fare un altro turno
change-stopped = { $who-key ->
    [change-you] Potresti fermarlo con Padre Miller
   *[other] { $who } potrebbe fermarlo con Padre Miller
  }
change-further-turn = un altro turno
change-results = Il giro finisce: { $results }
change-result = { $who } { $result }
