# Pieces

stone-red = rosso
stone-yellow = giallo
stone-orange = arancione
stone-black = nero
stone-grey = grigio
stone-blue = blu
stone-green = verde
stone-purple = viola
stone-crystal = cristallo
stone-fog = nebbia
# The names of colours are masculine; a stone (la pietra) is feminine.
one-stone = { $stone-key ->
    [stone-fog] nebbia
    [stone-crystal] un cristallo
    [stone-red] una pietra rossa
    [stone-yellow] una pietra gialla
    [stone-black] una pietra nera
    [stone-grey] una pietra grigia
   *[other] una pietra { $stone }
  }
the-stone = { $stone-key ->
    [stone-crystal] il cristallo
    [stone-red] la pietra rossa
    [stone-yellow] la pietra gialla
    [stone-black] la pietra nera
    [stone-grey] la pietra grigia
   *[other] la pietra { $stone }
  }
food-milk = latte
food-meat = carne
food-bread = pane
# Carts have no article here: sentences say "il { $cart }", "dal { $cart }", "sul { $cart }".
cart-no-milk = carro senza latte
cart-no-meat = carro senza carne
cart-no-bread = carro senza pane
cart-two-kinds = carro dei due tipi
card-build = Costruire
card-supply = Provviste
card-market = Mercato
amount = { $count ->
    [0] niente
   *[other] { $count }
  }
# Places have no article either: sentences say "sulla { $place }".
place-0 = fila in basso, estrema sinistra
place-1 = fila in basso, a sinistra
place-2 = fila in basso, al centro
place-3 = fila in basso, a destra
place-4 = fila in basso, estrema destra
place-5 = seconda fila, estrema sinistra
place-6 = seconda fila, a sinistra del centro
place-7 = seconda fila, a destra del centro
place-8 = seconda fila, estrema destra
place-9 = terza fila, a sinistra
place-10 = terza fila, al centro
place-11 = terza fila, a destra
place-12 = quarta fila, a sinistra
place-13 = quarta fila, a destra
place-14 = quinta fila
place-stack = cima
side-left = in senso orario
side-right = in senso antiorario

# Questions

prompt-chance = Decide il sacchetto.
prompt-choose = Scegli la tua azione di oggi. Nessuno la vede prima del tuo turno a mezzogiorno.
prompt-pick = { $due ->
    [0] Quali pietre dal { $cart }? Una costa 1 cibo, due 3, tre 5; un cristallo 1 in più.
   *[other] Finora { $due } cibo. Un’altra pietra dal { $cart }?
  }
prompt-pay = Da pagare: { $due } cibo. Quanto in { $food }?
prompt-spill = Il carro è pieno: { $due } del cibo pagato va al mercato. Quanto in { $food }?
prompt-place = Posa una pietra sulla tua torre.
prompt-take-all = Scegli un tipo di cibo: lo prendi tutto dal tuo carro. La tua tenda ne contiene 8; il resto rimane lì.
prompt-take-food = Prendi cibo dal mercato: { $count ->
    [one] ancora uno
   *[other] fino a { $count }
  }.
prompt-keep = Quale pietra va su un carro? Le altre tornano nel sacchetto.
prompt-onto = Quale carro riceve { the-stone }?

# Choices

action-choose = { $card }
action-pick = Prendi { one-stone }
action-enough-stones = Basta pietre
action-pay = Paga { $amount } { $food }
action-spill = Metti al mercato { $amount } { $food }
action-place = Posa { the-stone } sulla { $place }
action-take-all = { $food-key ->
    [food-meat] Prendi tutta la carne
   *[other] Prendi tutto il { $food }
  }
action-take-food = Prendi { $food }
action-enough-food = Basta cibo
action-keep = Metti { the-stone } su un carro
action-onto = Sul { $cart }
deed-onto = Metti { the-stone } sul { $cart }
action-remove = { $stone-key ->
    [stone-red] Si gioca senza le pietre rosse
    [stone-yellow] Si gioca senza le pietre gialle
    [stone-orange] Si gioca senza le pietre arancioni
    [stone-black] Si gioca senza le pietre nere
    [stone-grey] Si gioca senza le pietre grigie
    [stone-green] Si gioca senza le pietre verdi
   *[other] Si gioca senza le pietre { $stone }
  }
action-cart = Il prossimo è il { $cart }
action-first = Il giocatore { $seat } ha il piccolo yak
action-bonus = La carta bonus { $stone }
action-draw = { $stone-key ->
    [stone-fog] Esce nebbia
   *[other] Esce { one-stone }
  }

# Why not

why-morning = Prima scegli una carta per oggi.
why-noon = La tua carta di oggi è scoperta: prima finisci la sua azione.
why-no-stone = Sul tuo carro non c’è { $stone-key ->
    [stone-crystal] nessun cristallo
    [stone-red] nessuna pietra rossa
    [stone-yellow] nessuna pietra gialla
    [stone-black] nessuna pietra nera
    [stone-grey] nessuna pietra grigia
   *[other] nessuna pietra { $stone }
  }.
why-three = Tre pietre al giorno sono il massimo.
why-too-dear = Così sono { $due } cibo in tutto. Di quello che hai questo carro ne accetta solo { $count }.
why-too-dear-crystal = Un cristallo costa 1 in più: { $due } cibo in tutto. Di quello che hai questo carro ne accetta solo { $count }.
why-pick-first = Prima scegli una pietra del tuo carro.
why-price = Il cibo si paga per le pietre che scegli, non più di quanto costano.
why-pay-first = Prima paga { $due } cibo; poi si posano le pietre.
why-refused = { $food-key ->
    [food-meat] Questo carro non accetta la carne.
   *[other] Questo carro non accetta il { $food }.
  }
why-two-kinds = Questo carro accetta al massimo due tipi di cibo.
why-paid = Il cibo c’è già tutto: { $due }.
why-place-first = Hai pagato: prima posa le pietre che hai in mano.
why-rests = Una pietra ha bisogno di due pietre sotto.
why-beside = Nella fila in basso una pietra sta accanto a un’altra.
why-top = Questo posto si apre quando è posata la quinta fila.
why-for-cart = Le pietre pescate al mercato vanno su un carro.
why-all-laid = Tutte le tue pietre hanno un posto: paga, o prima prendine un’altra dal tuo carro.
why-all-laid-pay = Tutte le tue pietre hanno un posto: ora paga.
why-taken = Qui c’è già una pietra.
why-cart-without = Sul tuo carro non c’è { $food }.
why-market-without = Ora al mercato non c’è { $food }.
why-supply = Solo Provviste prende cibo dal carro.
why-market = Solo Mercato prende cibo dal mercato.
why-keep-first = Prima scegli una delle pietre pescate.
why-full = Sul { $cart } non c’è posto: ha quattro pietre.

# What happened

event-removed = { $stone-key ->
    [stone-red] In questa partita non ci sono le pietre rosse.
    [stone-yellow] In questa partita non ci sono le pietre gialle.
    [stone-orange] In questa partita non ci sono le pietre arancioni.
    [stone-black] In questa partita non ci sono le pietre nere.
    [stone-grey] In questa partita non ci sono le pietre grigie.
    [stone-green] In questa partita non ci sono le pietre verdi.
   *[other] In questa partita non ci sono le pietre { $stone }.
  }
event-bonus = È in gioco la carta bonus { $stone }.
event-cart-at = Posto { $number } della strada: { $cart }.
event-begins = { $who-key ->
    [you] Hai ricevuto il piccolo yak e hai cominciato.
   *[other] { $who } ha ricevuto il piccolo yak e ha cominciato.
  }
event-day = { $who-key ->
    [you] Giorno { $count }. Hai il piccolo yak.
   *[other] Giorno { $count }. { $who } ha il piccolo yak.
  }
event-own-choice = { $who-key ->
    [you] Hai scelto { $card }.
   *[other] { $who } ha scelto { $card }.
  }
event-chose = { $who-key ->
    [you] Hai scelto.
   *[other] { $who } ha scelto.
  }
    .brief = scelto
event-revealed = { $who-key ->
    [you] Hai scoperto { $card }.
   *[other] { $who } ha scoperto { $card }.
  }
    .brief = giocato { $card }
event-buys-nothing = { $who-key ->
    [you] Non potevi pagare nessuna pietra.
   *[other] { $who } non poteva pagare nessuna pietra.
  }
    .brief = dovuto rinunciare alle pietre
event-takes-nothing = { $who-key ->
    [you] Hai scelto di non prendere pietre.
   *[other] { $who } ha scelto di non prendere pietre.
  }
    .brief = rinunciato alle pietre
event-picked = { $who-key ->
    [you] Hai preso { one-stone }.
   *[other] { $who } ha preso { one-stone }.
  }
event-paid = { $who-key ->
    [you] Hai pagato { $count } { $food }.
   *[other] { $who } ha pagato { $count } { $food }.
  }
    .brief = pagato { $count } { $food }
event-spilled = { $who-key ->
    [you] Hai messo al mercato { $count } { $food }: il carro era pieno.
   *[other] { $who } ha messo al mercato { $count } { $food }: il carro era pieno.
  }
    .brief = messo { $count } { $food } al mercato
event-placed = { $who-key ->
    [you] Hai posato { one-stone } sulla { $place }.
   *[other] { $who } ha posato { one-stone } sulla { $place }.
  }
    .brief = posato { one-stone }
event-stupa = { $who-key ->
    [you] Hai posato la prima 14ª pietra e ricevuto il segnalino Stupa.
   *[other] { $who } ha posato la prima 14ª pietra e ricevuto il segnalino Stupa.
  }
    .brief = preso il segnalino Stupa
event-took-all = { $who-key ->
    [you] Hai preso { $count } { $food } dal carro.
   *[other] { $who } ha preso { $count } { $food } dal carro.
  }
    .brief = preso { $count } { $food }
event-took-food = { $who-key ->
    [you] Hai preso 1 { $food } dal mercato.
   *[other] { $who } ha preso 1 { $food } dal mercato.
  }
    .brief = preso 1 { $food }
event-drew = { $who-key ->
    [you] Hai pescato { one-stone }.
   *[other] { $who } ha pescato { one-stone }.
  }
    .brief = pescato { one-stone }
event-cart-full = { $who-key ->
    [you] Non hai pescato pietre: il carro era pieno.
   *[other] { $who } non ha pescato pietre: il carro era pieno.
  }
    .brief = trovato il carro pieno
event-carts-full = { $who-key ->
    [you] Non hai pescato pietre: tutti i carri erano pieni.
   *[other] { $who } non ha pescato pietre: tutti i carri erano pieni.
  }
    .brief = trovato pieni tutti i carri
event-loaded = { $stone-key ->
    [stone-crystal] Un cristallo è andato
    [stone-red] Una pietra rossa è andata
    [stone-yellow] Una pietra gialla è andata
    [stone-black] Una pietra nera è andata
    [stone-grey] Una pietra grigia è andata
   *[other] Una pietra { $stone } è andata
  } sul { $cart }.
    .brief = messo { the-stone } sul { $cart }
event-kept = { $who-key ->
    [you] Hai scelto { the-stone } per un carro.
   *[other] { $who } ha scelto { the-stone } per un carro.
  }
event-put-back = { $who-key ->
    [you] Hai rimesso { the-stone } nel sacchetto.
   *[other] { $who } ha rimesso { the-stone } nel sacchetto.
  }
event-lost = { $stone-key ->
    [stone-fog] Una nebbia è uscita
    [stone-crystal] Un cristallo è uscito
    [stone-red] Una pietra rossa è uscita
    [stone-yellow] Una pietra gialla è uscita
    [stone-black] Una pietra nera è uscita
    [stone-grey] Una pietra grigia è uscita
   *[other] Una pietra { $stone } è uscita
  } dal gioco.
event-bag-gone = Non c’era più abbastanza da pescare: il sacchetto e la nebbia intorno sono usciti dal gioco.
event-carts-turn = Sale la nebbia! Tutti gli yak si sono girati: da ora i carri vanno { $side }.
event-fog-on-track = La nebbia è andata sul tracciato: { $count ->
    [one] 1 casella occupata
   *[other] { $count } caselle occupate
  }.
event-track-opens = Il tracciato si è riempito per la prima volta: il segnalino è uscito e si è aperta una quarta casella.
event-fog-returns = { $count ->
    [one] 1 nebbia è tornata
   *[other] { $count } nebbie sono tornate
  } nel sacchetto.
event-carts-move = I carri sono andati avanti, { $side }.
event-last-day = Comincia l’ultimo giorno.
event-game-over = La partita è finita.

# Where points come from

source-sizes = Grandezza dei gruppi
source-number = Numero di gruppi
source-singles = Pietre singole
source-stupa = Segnalino Stupa
source-food = Più cibo
source-bonus-red = Carta bonus: rosso
source-bonus-yellow = Carta bonus: giallo
source-bonus-orange = Carta bonus: arancione
source-bonus-black = Carta bonus: nero
source-bonus-grey = Carta bonus: grigio
source-bonus-blue = Carta bonus: blu
source-bonus-green = Carta bonus: verde
source-bonus-purple = Carta bonus: viola

# Options

option-bonus_cards-title = Carte bonus
option-bonus_cards = Quante carte bonus sono in gioco.
option-bonus_cards-0 = Nessuna: il gioco com’è
option-bonus_cards-1 = Un colore dà più punti
option-bonus_cards-2 = Due colori danno più punti
option-bonus_cards-3 = Tre colori danno più punti

# In the terminal

terminal-day = Giorno { $day }, piccolo yak: { $who }
terminal-last-day = Giorno { $day }, l’ultimo, piccolo yak: { $who }
terminal-track = Nebbia { $fields }
terminal-mist = e { $count } { $count ->
    [one] pescata
   *[other] pescate
  }
terminal-bag = Sacchetto { $count }:
terminal-no-bag = Il sacchetto è fuori dal gioco.
terminal-bonus = Bonus
terminal-bonus-majority = 1º posto { $points }, 2º posto { $second }
terminal-bonus-places = { $points } ciascuna su: { $places }
terminal-bonus-duty = −{ $points } a chi non ne ha
terminal-stupa = Segnalino Stupa: { $who }
terminal-between = tra i due
terminal-nothing = nessuna pietra
terminal-market = Mercato
terminal-yaks-left = gli yak guardano a sinistra: senso orario
terminal-yaks-right = gli yak guardano a destra: senso antiorario
terminal-hand = In mano:
terminal-payment = Pagato:
terminal-you = { $who } (tu)
terminal-name = { $who }
terminal-points = { $points } p
terminal-no-card = ancora nessuna carta
terminal-face-down = una carta coperta
terminal-own-card = { $card } (coperta)
terminal-open = { $card }
terminal-given = cristalli come
terminal-cart-no-milk = rifiuta il latte
terminal-cart-no-meat = rifiuta la carne
terminal-cart-no-bread = rifiuta il pane
terminal-cart-two-kinds = al massimo due tipi
terminal-food-milk = latte { $count }
terminal-food-meat = carne { $count }
terminal-food-bread = pane { $count }
terminal-red = ros
terminal-yellow = gia
terminal-orange = ara
terminal-black = ner
terminal-grey = gri
terminal-blue = blu
terminal-green = ver
terminal-purple = vio
terminal-crystal = ◆◆◆
terminal-fog = neb

# In the browser

mark-red = R
mark-yellow = Gi
mark-orange = A
mark-black = N
mark-grey = Gr
mark-blue = B
mark-green = Ve
mark-purple = Vi
mark-alone = 1
table-label = Il tavolo di Yak
own-things = Le tue cose
day = Giorno { $day }
last-day = l’ultimo giorno
last-day-next = domani l’ultimo giorno
way-left = carri in senso orario
way-right = carri in senso antiorario
way-turned-left = Nebbia: ora carri in senso orario
way-turned-right = Nebbia: ora carri in senso antiorario
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
points-below = −{ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
gain-plus = +{ $points }
gain-none = ±0
gain-minus = −{ $points }
stones-built = { $count } di { $last } pietre
points-brief = { $points } pt
score-short = { $points } · { $stones }/{ $last }
stones-over = { $count } pietre
stones-built-short = { $count } di { $last }
sign-at-most-two = ≤2
track-label = Tracciato della nebbia: { $track } di { $fields } caselle{ $drawn ->
    [0] {""}
    [one] , 1 pescata
   *[other] , { $drawn } pescate
  }
bag-label = Il sacchetto: { $count }{ $removed ->
    [0] {""}
   *[other] . Si gioca senza { $removed }
  }
bag-away = fuori dal gioco
bag-without = fuori
bonus-label = Carta bonus { $colour }: { $rule }
bonus-most = 1º { $points }
bonus-second = 2º { $points }
bonus-each = { $points } l’una
bonus-without = se manca
in-hand = In mano
drawn = Pescate
drawn-one = Per un carro
drawn-by = Pesca { $who }
pays-for = Il tuo cibo basta solo per { $count ->
    [one] una pietra
   *[other] { $count } pietre
  }. Rimettine una per prenderne un’altra.
why-picked = Questa pietra non si può più rimettere.
put-back = Rimetti { the-stone } sul carro
in-hand-due = Costa { $due } cibo
in-hand-of = In mano a { $who }
in-hand-short = in mano
with-mark = { $text }, { $mark }
take-in-hand = Ora posa { the-stone }
take-up-again = Riprendi { the-stone }
plan-place = Prevedi { the-stone } sulla { $place }
plan-lift = Togli la pietra prevista dalla { $place }
give-more = Dai ancora 1 { $food }
give-less = Tieni 1 { $food }
place-gain = { $label }, { $gain }
suggest = Proponi posti
suggest-more = dove { $stones } porta di più
suggest-not = Rimetti
suggest-not-more = ritira la proposta
confirm-pay = Paga
confirm-build = Paga e posa
confirm-lay = Posa così
confirm-pay-label = { $food } per { $stones }
confirm-spill = Al mercato
part-groups = gruppi { $points }
part-stupa = Stupa { $points }
part-food = più cibo { $points }
part-bonus = bonus { $points }
part-others = altro { $points }
part-besides = extra { $points }
counted-sizes = Più grande è un gruppo, più porta.
counted-number = Tre gruppi o più portano altri punti.
counted-singles = 1 punto per ogni pietra senza gruppo.
counted-stupa = 3 punti per la prima 14ª pietra.
counted-food = 2 punti per chi ha più cibo nella tenda.
vain-no-stones = nessuna pietra
vain-tent-empty = nessun cibo
vain-no-milk = rifiuta il latte
vain-no-meat = rifiuta la carne
vain-no-bread = rifiuta il pane
vain-too-little = troppo poco cibo
vain-tent-full = tenda piena
vain-cart-empty = carro vuoto
vain-market-empty = mercato vuoto
vain-draws-tent-full = tenda piena: solo pietra
vain-draws-market-empty = mercato vuoto: solo pietra
brings-stones = { $count ->
    [one] 1 pietra
   *[other] { $most ->
        [1] fino a { $count } pietre
       *[other] { $count } pietre
      }
  }
brings-points = { $signed } { $points ->
    [one] punto
   *[other] punti
  }
brings-food = { $most ->
    [1] fino a +{ $count } cibo
   *[other] +{ $count } cibo
  }
overlooks-stones = Puoi pagare una pietra. Lasci passare il giorno senza?
overlooks-no-stone = Per come stanno le cose { $card } non porta pietre. Scegli comunque questa carta?
overlooks-no-food = Per come stanno le cose { $card } non porta cibo. Scegli comunque questa carta?
overlooks-food = Puoi ancora prendere cibo, e non costa nulla. Lo lasci?
closes-last-stone = La tua ultima pietra: con questa finisce il tuo turno.
take-nothing = Niente pietre
no-more-food = Basta cibo
ask-choose = Scegli l’azione di oggi. Nessuno la vede prima di mezzogiorno.
ask-choose-first = Scegli la tua azione di oggi: Costruire compra pietre per la tua torre, Provviste e Mercato portano cibo. Nessuno la vede prima di mezzogiorno.
ask-choose-last = L’ultimo giorno: scegli la tua ultima azione.
ask-pay = { $due } cibo per { $count ->
    [one] una pietra
   *[other] { $count } pietre
  }. Posa { the-stone } su un posto illuminato, poi paga.
ask-pay-laid = È tutto posato: paga { $due } cibo per costruirlo.
ask-pay-kept = { $count ->
    [0] Con il resto domani non compri pietre.
    [one] Con il resto domani compri una pietra.
   *[other] Con il resto domani compri fino a { $count } pietre.
  }
ask-overflow = Paga { $due } cibo per costruirlo; { $overflow ->
    [one] { $overflow } ne va
   *[other] { $overflow } ne vanno
  } al mercato: il carro è pieno.
ask-spill = Il carro è pieno: { $due } del cibo pagato va al mercato. Scegli quale, poi conferma.
ask-keep-only = Quale pietra va sul { $cart }? Solo lì c’è posto. Le altre tornano nel sacchetto.
ask-after-fog = Nebbia: ora { $way }. { $ask }
overflow = carro pieno
overflow-goes = { $count } al mercato
note-no-stone = Non vuole pietre
note-cannot-pay = Non può pagare nessuna pietra
note-buys-nothing = Ciò che hai nella tenda non compra nessuna pietra di questo carro
judged-better = meglio
judged-chosen = scelta
note-cart-full = Il carro è pieno: non si pescano pietre
note-carts-full = Tutti i carri sono pieni: non si pescano pietre
note-no-food = Nessun cibo da prendere
note-stupa = Stupa +3
note-most-food = Più cibo { $points }
note-most-food-gone = Non più il maggior cibo { $points }
told-most-food = Ora { $who } ha più cibo di tutti.
told-most-food-own = Ora hai più cibo di tutti.
told-most-food-shared = Ora { $who } sono in testa col cibo, in parità.
told-most-food-shared-own = Ora sei in testa col cibo, in parità con { $who }.
told-most-food-all = Ora il cibo è pari per tutti.
note-fog-drawn = Nebbia!
note-only-room = Solo questo carro aveva posto
note-given = { $who } ha messo { one-stone } sul tuo carro
note-track-opens = Il segnalino esce: si apre una quarta casella
note-fog-returns = { $count ->
    [one] 1 nebbia torna
   *[other] { $count } nebbie tornano
  } nel sacchetto
note-bag-gone = Il sacchetto esce dal gioco
note-food = +{ $count } { $food }
banner-fog-title = Sale la nebbia
banner-fog-left = Tutti gli yak si girano: ora i carri vanno in senso orario
banner-fog-right = Tutti gli yak si girano: ora i carri vanno in senso antiorario
banner-day = Comincia { $who }
banner-day-own = Cominci tu
banner-last-day = L’ultimo giorno: stasera si contano torri e cibo
banner-end-title = Le torri sono in piedi
banner-end = Ora si contano
tie-better = meno pietre: { $count }
tie-worse = più pietre: { $count }
paid = Pagato
tonight = stasera
tomorrow-buys = { $stones ->
    [0] Domani: non compra pietre
    [one] Domani: compra 1 pietra
   *[other] Domani: fino a { $stones } pietre
  }
tomorrow-between = Domani: almeno { $least }, fino a { $most } pietre
tomorrow-by-food = Con { $foods }
tomorrow-food = { $food } { $stones }
tomorrow-paid = pietre domani dal { $cart }, se non sale la nebbia
tomorrow-after = dopo { $card }, dal { $cart }
tomorrow-fog = dal { $cart }, se non sale la nebbia
cart-between = tra i giocatori
yesterday = ieri
card-down = coperta
card-open = scoperta
card-none = nessuna carta

# The table in words

described-road = Carri sulla strada ad anello
described-cart = { $cart }; pietre: { $stones }; cibo: { $food };
described-fog-and-bag = Nebbia, sacchetto e carte bonus
described-count = { $count } { $what-key ->
    [stone-red] { $count ->
        [one] rossa
       *[other] rosse
      }
    [stone-yellow] { $count ->
        [one] gialla
       *[other] gialle
      }
    [stone-orange] { $count ->
        [one] arancione
       *[other] arancioni
      }
    [stone-black] { $count ->
        [one] nera
       *[other] nere
      }
    [stone-grey] { $count ->
        [one] grigia
       *[other] grigie
      }
    [stone-green] { $count ->
        [one] verde
       *[other] verdi
      }
    [stone-crystal] { $count ->
        [one] cristallo
       *[other] cristalli
      }
    [stone-fog] { $count ->
        [one] nebbia
       *[other] nebbie
      }
   *[other] { $what }
  }
described-no-food = nessun cibo
described-free = libero
described-row = Fila { $row }: { $stones }
described-tower = Torre, dalla fila più bassa
described-tent = Nella tenda: { $food }
described-card = Carta: { $card }.
described-yesterday = Ieri: { $card }.
described-group = Gruppo { $colour } su { $places }: { $points } punti
described-crystal = Il cristallo sulla { $place } conta come { $colour }
described-crystal-alone = Il cristallo sulla { $place } conta da solo

# What an option would do

would-build = Al { $cart } con la tua tenda { $stones ->
    [0] non compri nulla: il giorno passerebbe senza una pietra
    [one] compri una pietra
   *[other] compri fino a { $stones } pietre
  }. { $food ->
    [one] Lì conta { $food } del tuo cibo
   *[other] Lì contano { $food } del tuo cibo
  }.
would-tomorrow-after = Dopo { $card }, se non sale la nebbia, arriva il { $cart }: domani lì con la tua tenda { $most ->
    [0] non compri nulla
    [one] { $least ->
        [0] compri al massimo una pietra
       *[other] compri una pietra
      }
   *[other] { $least ->
        [0] compri fino a { $most } pietre
       *[other] { $sure ->
            [yes] compri { $most } pietre
           *[no] compri almeno { $least }, fino a { $most } pietre
          }
      }
  }.
would-vain-no-stones = Sul { $cart } non c’è nessuna pietra: il giorno passerebbe senza.
would-vain-tent-empty = Non hai cibo per pagare: il giorno passerebbe senza una pietra.
would-vain-no-milk = Hai solo latte, e il { $cart } non lo accetta: il giorno passerebbe senza una pietra.
would-vain-no-meat = Hai solo carne, e il { $cart } non la accetta: il giorno passerebbe senza una pietra.
would-vain-no-bread = Hai solo pane, e il { $cart } non lo accetta: il giorno passerebbe senza una pietra.
would-vain-too-little = Ci sono solo cristalli, e non hai abbastanza cibo per uno: il giorno passerebbe senza una pietra.
would-supply-full = La tua tenda è piena: non prenderesti cibo{ $draws ->
    [0] , e non si pescano pietre.
   *[other] ; sul tuo carro va una pietra pescata.
  }
would-supply-empty = Sul tuo carro non c’è cibo{ $draws ->
    [0] , e non si pescano pietre.
   *[other] ; ci va una pietra pescata.
  }
would-supply = Prenderesti { $food }{ $draws ->
    [0] , e non si pescano pietre.
   *[other] , poi sul tuo carro va una pietra pescata.
  }
would-market = { $food ->
    [0] { $full ->
        [1] La tua tenda è piena: non prenderesti cibo
       *[other] Non c’è cibo
      }
    [one] 1 cibo
   *[other] Fino a { $food } cibo
  }{ $draws ->
    [0] , e non si pescano pietre.
    [one] , poi si pesca una pietra e la dai a un carro.
   *[other] , poi si pescano { $draws } pietre e ne dai una a un carro.
  }
would-tomorrow = Domani, se non sale la nebbia, arriva il { $cart }: per com’è ora, lì con la tua tenda { $stones ->
    [0] non compri nulla
    [one] compri una pietra
   *[other] compri fino a { $stones } pietre
  }.
would-pick = { $due } cibo in tutto, nella tua tenda { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
  }. { $count ->
    [one] Ora porta fino a { $best }.
   *[other] Le tue { $count } pietre insieme portano allora fino a { $best }.
  }
would-pay = Paghi { $due } cibo per { $stones }.
would-take-nothing = Non prendi pietre e non paghi nulla.
would-refill = Così il carro si svuota: si pescano tre pietre e ci vanno sopra.
would-keep-food = Resta nella tenda: { $food }{ $due ->
    [0] .
   *[other] , di cui { $due } ancora da pagare.
  }
would-overflow = { $count ->
    [one] { $count } non entra sul carro e va al mercato.
   *[other] { $count } non entrano sul carro e vanno al mercato.
  }
would-spill = Al mercato poi: { $food }.
would-place = { $gain }, { $points } in tutto.
would-group = Un gruppo di { $count } in { $colour } vale { $points }.
would-number = Il numero di gruppi porta { $points }.
would-single = Per ora sta da sola.
would-stupa = La quarta fila è completa: il segnalino Stupa è tuo.
would-last = Per come sta il tavolo, può portare { $points ->
    [0] 0 punti
    [one] 1 punto
   *[other] { $points } punti
  }.
would-buy-then = Domani, se non sale la nebbia, arriva il { $cart }: con la tua tenda { $stones ->
    [0] non compri allora nessuna pietra
    [one] compri allora una pietra
   *[other] compri allora fino a { $stones } pietre
  }.
would-take-all = { $count } per la tua tenda{ $stays ->
    [0] {""}
    [one] , 1 resta sul carro
   *[other] , { $stays } restano sul carro
  }{ $draws ->
    [0] .
   *[other] ; poi sul carro va una pietra pescata.
  }
would-have = Nella tua tenda poi: { $food }.
would-draw = Poi { $count ->
    [one] si pesca 1 pietra
   *[other] si pescano { $count } pietre
  }.
would-only-room = Va sul { $cart }: solo lì c’è posto.
would-put-back = Di nuovo nel sacchetto: { $stones }.
would-load = Poi porta { $stones } e sta davanti a { $who };
you = te
would-load-between = Poi porta { $stones } e sta tra voi due;
would-come = stasera arriva da { $who }, se non sale altra nebbia.
would-come-between = stasera arriva tra voi due, se non sale altra nebbia.

# A component held up to be read

built-label = La torre di { $who }
counts-size = Pietre di un gruppo
counts-number = Gruppi di una torre
counts-points = Punti
counts-or-more = { $number }+
inspect-goal = Pietre dello stesso colore che si toccano sono un gruppo. Chi posa per primo una { $last }ª pietra riceve lo Stupa (3 punti); ancora un giorno, poi la partita finisce e vince chi ha più punti.
inspect-price = { $number } { $number ->
    [one] pietra
   *[other] pietre
} per { $value } cibo
inspect-worth = Tutto è contato come se la partita finisse ora.
inspect-card-build-title = Costruire
inspect-card-build = Compra da una a tre pietre dal carro davanti a te, paga con il cibo della tua tenda e posale sulla tua torre: { $prices }. Un cristallo costa 1 in più. Ciò che paghi va sul carro; ciò che lì supera nove va al mercato. Un carro svuotato riceve tre nuove pietre.
inspect-card-supply-title = Provviste
inspect-card-supply = Prendi tutto il cibo di un tipo dal carro davanti a te. La tua tenda ne contiene { $tent }; il resto rimane sul carro. Poi si pesca una pietra per il carro, a meno che non ne abbia quattro.
inspect-card-market-title = Mercato
inspect-card-market = Prendi fino a due cibo di qualsiasi tipo dal mercato. Poi si pescano tre pietre: una va su un carro con posto a tua scelta; le altre tornano nel sacchetto.
inspect-market-title = Il mercato
inspect-market = Al mercato: { $food }. Chi gioca Mercato ne prende fino a due. Qui arriva il cibo per cui su un carro non c’è posto.
inspect-bag-title = Il sacchetto
inspect-bag = Da qui si pescano pietre e nebbia. Ora contiene:
inspect-tent-title = Una tenda
inspect-tent = Contiene { $tent } cibo. Alla fine chi ha più cibo riceve 2 punti, anche in caso di parità.
inspect-fog-title = Nebbia
inspect-fog = Ogni volta che si pesca nebbia, tutti gli yak si girano e per ogni nebbia si pesca un’altra pietra. Dopo l’azione la nebbia va sul tracciato: sono occupate { $track } di { $fields } caselle. Quando il tracciato è pieno per la prima volta, il segnalino esce, si apre una quarta casella e tutta la nebbia torna nel sacchetto.
inspect-fog-bag = Ora nel sacchetto: { $all }.
inspect-crystal-title = Un cristallo
inspect-crystal = Si unisce a un colore e conta come una sua pietra in più: deve toccare un gruppo di quel colore, o due sue pietre. Ogni colore prende un cristallo; vale sempre ciò che porta di più. Il disco mostra il colore. Con un 1 sopra nessun colore lo prende: vale 1 punto. Costa 1 cibo in più.
example-group = conta come rosso
example-two = conta come blu
example-alone = da solo: 1 punto
inspect-crystal-as = Questo conta ora come { $colour }.
inspect-crystal-alone = Nessun colore prende ancora questo: vale 1 punto.
inspect-road-title = La strada ad anello
inspect-road = Ogni sera ogni carro va avanti al posto seguente, nel verso in cui guarda il suo yak. Ora: { $way }. Ogni volta che si pesca nebbia, tutti gli yak si girano.
inspect-stupa-title = Il segnalino Stupa
inspect-stupa = Per chi posa per primo una 14ª pietra: 3 punti alla fine. Il giorno dopo è l’ultimo.
inspect-racing = Pietre ora: { $all }.
inspect-racing-one = { $who } { $count }
inspect-values-title = Quanto vale una torre
stupa-for = 14ª pietra { $points }
inspect-baby-yak-title = Il piccolo yak
inspect-baby-yak = Chi ce l’ha agisce per primo a mezzogiorno, poi gli altri in senso orario. La sera passa al giocatore seguente.
inspect-cart-no-milk-title = Il carro senza latte
inspect-cart-no-meat-title = Il carro senza carne
inspect-cart-no-bread-title = Il carro senza pane
inspect-cart-two-kinds-title = Il carro dei due tipi
inspect-cart-refuses = Le sue pietre non si pagano con { $food }.
inspect-cart-kinds = Le sue pietre si pagano con al massimo due dei { $all } tipi di cibo.
inspect-cart = Ha posto per quattro pietre e { $food } cibo. La sera va avanti al giocatore seguente, nel verso in cui guarda il suo yak.
inspect-bonus-title = Carta bonus: { $colour }
inspect-bonus-majority = Per chi ha più pietre del colore in una torre, e per chi viene secondo. In parità al primo posto ognuno riceve il numero più basso. I cristalli non contano mai.
inspect-bonus-places = { $points } per ogni pietra del colore su un posto indicato dalla carta. I cristalli non contano mai.
inspect-bonus-duty = Per chi non ha nella torre nessuna pietra del colore. I cristalli non contano mai.
inspect-standing = Pietre che contano ora: { $all }.
inspect-standing-one = { $who } { $count } ({ $points })
inspect-tower-title = La torre di { $who }
inspect-tower = { $stones } { $stones ->
    [one] pietra
   *[other] pietre
  } in { $groups } { $groups ->
    [one] gruppo
   *[other] gruppi
  }.
inspect-points-title = { $who }: { $points }
inspect-part = { $source }: { $points }
inspect-no-points = Non conta ancora nulla.
inspect-group = { $colour }, { $count } insieme: { $points }
source-of-rulebook = il regolamento
source-of-review = le recensioni, non il regolamento
source-of-reconstructed = questa edizione, non il regolamento
