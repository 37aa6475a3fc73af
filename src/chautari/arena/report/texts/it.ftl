title = { $game }: bot contro bot
facts = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
  }, { $seats } posti · { $options } · seme { $seed }
no-options = regole consuete
verdict-clear = { $bot } è il più forte qui: vince il { $share } % delle sue partite (tra il { $low } e il { $high } %), mentre una parte uguale sarebbe il { $fair } %.
verdict-open = { $bot } è in testa con il { $share } % delle sue partite (tra il { $low } e il { $high } %; una parte uguale è il { $fair } %), ma servono altre partite per essere certi che sia il più forte.

wins = Chi vince
wins-note = Quante volte vince un posto di ogni bot; una parità divide la vittoria, una squadra vince insieme. La barra è l’intervallo al 95 %, la linea tratteggiata una parte uguale.
ratings = Quanto sono forti
ratings-note = La forza calcolata da chi si è piazzato davanti a chi; la media di tutti è 0, e 400 punti in più significano dieci vittorie per ogni sconfitta.
points = Quanti punti
points-note = Quante volte un bot ha fatto un dato numero di punti alla fine; la linea è la sua media.
places = A quale posto
places-note = Dal posto di chi vince, a sinistra, fino all’ultimo, in per cento.
mean-place = { $place } in media
duels = Chi batte chi
duels-note = Quante volte il bot di una riga si è piazzato davanti a quello di una colonna quando si sono incontrati; una parità conta la metà.
duel-head = piazzato davanti a →
seats = Dove siedono
seats-note = Quante volte vince ogni posto, chiunque vi sieda: ogni bot è stato a ogni posto lo stesso numero di volte.
seats-of-bots = vince da
seat = posto { $seat }
lengths = Quanto dura una partita
lengths-note = Tutto ciò che è stato chiesto a tutti i posti insieme.
all-games = decisioni
range = da { $low } a { $high }
thinking = Quanto a lungo pensano
thinking-note = Per una sola vera scelta: metà delle scelte è durata al massimo quanto indica il punto, il 95 % al massimo quanto la fine della barra. I tempi dipendono dalla macchina e da che cos’altro faceva.
faults = Che cosa è andato storto
faults-note = Dove un bot si è bloccato, non ha risposto o ha risposto a sproposito, al suo posto ha scelto il caso.
fault-crash = { $count } × terminato o con un errore
fault-stall = { $count } × nessuna risposta in tempo
fault-nonsense = { $count } × scelta inesistente
fault-absent = { $count } × non più interpellato
method = Come si è trovato tutto questo
method-note = Che cosa c’è dietro le cifre.
method-seatings = Ogni distribuzione è stata giocata in diverse disposizioni dei posti, con le stesse carte e gli stessi dadi, così che nessun bot avesse il posto migliore o più fortuna. Con molti bot diversi una distribuzione si gioca da ogni posto in un solo ordine attorno al tavolo, la distribuzione successiva in un altro.
method-intervals = Le partite con la stessa distribuzione si somigliano, quindi valgono come indipendenti le intere distribuzioni, non le partite: l’intervallo di Wilson per il numero effettivo di partite secondo Korn e Graubard, quello di Student per i punti.
method-ratings = Il modello di Bradley e Terry, adattato a tutti i confronti tra due bot diversi a un tavolo, con una parità immaginaria tra ogni coppia; errori da intere distribuzioni.
method-again = Di nuovo le stesse partite, tranne per i bot che guardano l’orologio:
numbers = Le cifre in una tabella
bot = bot
games = partite
wins-column = vince
interval = 95 %
mean-column = punti
rating-column = forza
ms-column = ms, metà / 95 %

balance-title = { $game }: quanto è equilibrato
balance-facts = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $seats } posti · { $bots } · seme { $seed }
balance-seats = Posti
balance-seats-note = Quante volte vince ogni posto. In tutta questa pagina la barra è l’intervallo al 95 % e la linea tratteggiata una parte uguale; una freccia e un colore segnano ciò che ne sta fuori, come uno su venti fa per puro caso. Il numero dice quante volte una parte uguale si vince.
balance-bots = Bot
balance-bots-note = Quante volte vince un posto di ogni bot.
balance-traits = Che cosa hanno ricevuto
balance-traits-note = Quadri, personaggi e simili: quante volte vince chi li ha.
balance-cards = Carte
balance-cards-note = Di tutte le volte che una carta è stata giocata, quante da chi poi ha vinto. Vincere e giocare una carta possono avere la stessa causa: questo mostra che cosa va insieme, non che cosa provoca che cosa.
balance-choices = Scelte
balance-choices-note = I tipi di scelta più frequenti: di tutte le volte che una è stata fatta, quante da chi poi ha vinto.
balance-options = Opzioni
balance-options-note = Quante volte vince il posto 0 con ogni valore di un’opzione, su tutte le combinazioni in cui è stata giocata.
balance-method = Queste partite le hanno giocate dei bot; ciò che vale per loro non vale per forza per le persone. Di nuovo le stesse partite:
balance-rate = { $rate } dei posti
balance-chosen = { $rate } se possibile
balance-points = { $points } punti
balance-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } · { $length } decisioni
